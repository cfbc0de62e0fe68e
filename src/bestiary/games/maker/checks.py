"""What the checks may know of the game: what never changes, and moments that play rarely reaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from bestiary.core.state import HIDDEN
from bestiary.games.maker.notation.positions import LIMITS, fronts
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.position import Position

POSITIONS = {
    "every way to rob": "g1=la0 g2=he2,ra1 heap=br7,ll0 a=la2 b=ll1,rl1,rl2 die=2,3,6 stones=34,-,1234",
    "no robbery card is left": "a=la2 b=ll1,rl1,rl2 c=he1 die=6,3,1 stones=1234,-,-",
    "the heap is empty": "a=la2 b=ll1 c=he1",
    "two sealed choices are left": "g1=la0 g2=he2 heap=br7,ll0,la1,la2 sealed=?,-,? ask=sealing",
    "a choice is sealed, one is not": "g1=la0 g2=he2 heap=br7,ll0,la1,la2 sealed=1,?,? ask=sealing",
    "three want the same two graves": "g1=la0 g2=he2 heap=br7 die=1,6,3 sealed=1,?,1 stones=4,34,- ask=sealing",
    "the last cards of two graves are taken": (
        "g1=la0 g2=he2 heap=br7,ll0,la1,la2 sealed=1,2,? stones=-,-,34 rest=g4 ask=sealing"
    ),
    "a grave is empty": "g1=- heap=br7 stones=34,-,- sealed=?,-,- ask=sealing",
    "the second to be asked": "ask=joining:c sealed=?,-,-",
    "ready to operate": "A=la2,he0 a=ra0,ra3,br1,la3 b=br2,he1 c=- die=3,2,6 action=2",
    "ready to revive": "A=he1,br7,la2 a=ll0 die=2,3,3 action=2 g1=la0",
    "a revival that can't fail": "A=he1,br2,la2,ra2,ll2,rl2 B=he2,br1 die=1,3,3 action=2",
    "an assistant with many parts": "A=he0 a=ra0,ra3,ll1 b=br2,la1,he1 action=2 ask=assisting:b:ra",
    "an exchange": "A=he0 a=ra0,ra3,ll1 b=br2,la1,he1 action=2 ask=taking:b:ra:br2",
    "the third Action": "a=ra0,ra3,ll1 b=br2 die=2,6,3 stones=123,-,- action=3",
    "too few open robbery cards": "a=ra0 die=2,3,3 stones=12,-,- action=3",
    "before the wish": "a=ra0,ra3,ll1 b=br2 action=3 ask=wishing:ra3",
    "before the offers": "a=ra0,ra3,ll1 b=br2,la1 c=he3 die=3,5,6 action=3 ask=offering:ll1:b",
    "the next buyer has no means": "a=ra0,ra3,ll1 b=br2,la1 die=3,5,6 action=3 ask=offering:ll1:b",
    "an offer half made": "a=ra0,ra3,ll1 b=br2,la1 c=he3 action=3 ask=offering:ll1:b offer=br2:shown",
    "the seller chooses": (
        "a=ra0,ra3,ll1 b=br2,la1 c=- die=3,4,6 action=3 wish=brain ask=selling:ll1:0 offer=la1:shown points=-,1,-"
    ),
    "the counter-demand was refused": (
        "a=ra0,ra3,ll1 b=br2,la1 die=3,4,6 action=3 ask=selling:ll1:1 offer=la1:back points=-,0,-"
    ),
    "a counter-demand half made": (
        "a=ra0,ra3,ll1 b=br2,la1 c=he3 die=3,4,5 action=3 ask=demanding:ll1:b wanted=br2 points=-,-,1"
    ),
    "a counter-demand waits": (
        "a=ra0,ra3,ll1 b=br2,la1 c=he3 die=3,4,5 action=3 ask=answering:ll1:b:2 wanted=br2 points=-,-,1"
    ),
    "the last turn of the last round": "c=la1 turn=c round=100 action=3 first=a",
    "fronts were seen deep in graves": "g1=la0^+a,rl3^,he2+a g2=ll0,ra1^+ab,ra2 heap=br7 a=la1",
    "all graves are empty": "g1=- a=la1 b=br2 c=he3 rest=heap",
    "all graves are empty, and one is asked": "g1=- a=la1 b=br2 c=he3 rest=heap sealed=?,-,- ask=joining:b",
    "a robber has one card left": "g1=la0 g2=he2 stones=-,234,- sealed=?,1,? ask=sealing",
    "a game without a limit": "a=la1 b=br2 c=he3 limit=none round=400",
    "a grave waits for the heap": "g1=- A=he1,br1 a=la1 action=2 refill=whenever_possible die=6,3,3",
}
# The same under every number of players and option: a part with one value a player is cut to their number
EVERYWHERE = {
    "everyone chooses a grave": "g1=la0,la1 g2=he2 heap=br7,ll0 sealed=? ask=sealing",
    "two robbers are still to choose": "g1=la0 g2=he2 heap=br7,ll0,la1,la2 sealed=?,2,?,1,1 ask=sealing",
    "an assistant chooses": "A=he0 a=ra0,ra3,ll1 b=br2,la1,he1 action=2 ask=assisting:b:ra",
    "a buyer chooses": "a=ra0,ra3,ll1+c b=br2,la1 c=he3 action=3 ask=offering:ll1:b",
    "a seller chooses": "a=ra0,ra3,ll1 b=br2,la1 c=he3 action=3 ask=selling:ll1:0 offer=la1:shown points=-,1,-,-,-",
}


def positions() -> Iterator[tuple[str, str]]:
    """Yield every position worth a look, with its name."""
    yield from POSITIONS.items()
    for (name, text), seats, limit, refill in product(EVERYWHERE.items(), (3, 4, 5), LIMITS, n.REFILLS):
        whole = f"{text} die=3 limit={limit} refill={refill}"
        cut = " ".join(_for_seats(part, seats) for part in whole.split())
        yield f"{name}, {seats} players, {limit}, {refill}", cut


def _for_seats(part: str, seats: int) -> str:
    """Cut a part of a position that has one value a player to the number of players."""
    name, _, value = part.partition("=")
    if name not in ("die", "sealed", "points"):
        return part
    values = value.split(",") * (seats if "," not in value else 1)
    return f"{name}={','.join(values[:seats])}"


def invariants(state: Position) -> Iterator[str]:
    """Name what is wrong with the fronts, places, Monsters and dice of a full state."""
    seats, cards = int(state.seats), range(state.cards())
    if sorted((int(state.kind[card]), int(state.value[card])) for card in cards) != fronts(seats):
        yield "the fronts are not the game's"
    for place in range(n.PLACES):
        ranks = sorted(int(state.rank[card]) for card in cards if state.place[card] == place)
        if ranks != list(range(state.held[place])):
            yield f"place {place} holds {state.held[place]} cards at {ranks}"
    if any(not n.BEST <= die <= n.WORST for die in state.die):
        yield "a Study die shows no number from 1 to 6"
    for seat in range(seats):
        sewn = {int(state.sewn_on(seat, kind)) for kind in range(n.KINDS)} - {int(n.NOBODY)}
        if sewn != {card for card in cards if state.place[card] == n.SEWN + seat}:
            yield f"the Monster of seat {seat} is not what lies on its slab"
        if any(card >= 0 and state.kind[card] != at % n.KINDS for at, card in enumerate(state.sewn)):
            yield "a part is sewn on where it does not belong"
    for card in cards:
        owner = int(state.place[card] - n.WAREHOUSE)
        if 0 <= owner < seats and not state.knows(owner, card):
            yield f"seat {owner} does not know card {card} of its warehouse"
        top = state.place[card] >= n.HEAP or state.rank[card] == state.held[state.place[card]] - 1
        if top and not state.backs[card]:
            yield f"the back of card {card} lies open, but nobody has seen it"


def chances(blind: Position) -> dict[tuple[str, int], dict[int, float]]:
    """Return how likely each value of each hidden cell is.

    A card of known kind has any unknown front of the kind. What the others of the kind leave over is spread evenly over
    the cards of which nothing is known.
    """
    cards = range(blind.cards())
    known = {(int(blind.kind[card]), int(blind.value[card])) for card in cards if blind.value[card] != HIDDEN}
    left = [front for front in fronts(int(blind.seats)) if front not in known]
    of_kind = Counter(kind for kind, _ in left)
    backs = Counter(int(blind.kind[card]) for card in cards if blind.value[card] == HIDDEN)
    hidden = backs.pop(int(HIDDEN), 0)
    found: dict[tuple[str, int], dict[int, float]] = {}
    for card in cards:
        kind = int(blind.kind[card])
        if kind != HIDDEN and blind.value[card] == HIDDEN:
            found["value", card] = {value: 1 / of_kind[kind] for each, value in left if each == kind}
        elif kind == HIDDEN:
            found["kind", card] = {each: (of_kind[each] - backs[each]) / hidden for each in of_kind}
            values = found["value", card] = dict.fromkeys((value for _, value in left), 0.0)
            for each, value in left:
                values[value] += (of_kind[each] - backs[each]) / of_kind[each] / hidden
    return found
