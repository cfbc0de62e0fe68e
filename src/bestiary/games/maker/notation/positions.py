"""Positions as text that reads and round-trips: the rows of cards, then what differs from a plain first Action.

    g1=la0,he2 heap=br7,ll0+b A=he1,br2 a=la2 b=ll1,rl1 die=2,3,6 stones=34,-,- action=2

A row is a grave (`g1`), the `heap`, a warehouse (`a`) or a Monster (`A`), its cards from the bottom or the left; `-` is
an empty one. A card is its kind (la, ra, ll, rl, he, br) and value; `la?` is an unknown front, `??` an unknown card.
Who knows a front follows from where it lies; `+bc` adds players, `*` everyone. `^` is a back that was seen below a
grave's top. `7:la3` gives a card its handle; without handles, cards are numbered by kind and value. Cards named nowhere
lie at the bottom of the last grave, or where `rest` says. In any order and only where they differ from the defaults:

    die=3,3,3                one Study die a player, which also says how many play
    stones=12,-,4            robbery cards lying face up
    turn=a first=a round=1 action=1 prepared=yes
    sealed=2,?,-             chosen grave, takes part, does not
    ask=assisting:b:la       what is pending: joining:player, sealing, assisting:player:kind, taking:player:kind:card,
                             wishing:card, offering:card:player, selling:card:demanded, demanding:card:player,
                             answering:card:player:points; a card by front or #handle
    offer=la2:shown,ll1:back wanted=la2 points=-,1,- wish=brain     what lies on the market
    limit=hundred refill=when_emptied                               the options
    shown=15                 how often something hidden was shown
    counted=7,2,3            operations, betrayals and deals so far
    end=a                    revived by a; end=limit is a game that ran out of rounds
"""

from __future__ import annotations

from bestiary.core.state import HIDDEN
from bestiary.games.maker.notation.actions import SEATS, WISHES
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.parts import in_game
from bestiary.games.maker.rules.position import Position, everyone

CODES = ("la", "ra", "ll", "rl", "he", "br")
ROWS = ("g1", "g2", "g3", "g4", "g5", "heap", *SEATS, *SEATS.upper())
LIMITS = tuple(n.LIMITS)
HOW = ("back", "shown")  # from BACK_UP on
# What a pending decision holds: a player, a kind, a card or a number
VALUES = {"seat": "p", "kind": "k", "card": "c", "demanded": "n", "points": "n"}
PENDING = {name: (int(kind), "".join(VALUES[each] for each in values)) for kind, (name, values) in n.PENDING.items()}


def fronts(seats: int) -> list[tuple[int, int]]:
    """Return the fronts in the game by kind and value; a card's number here is its handle if none is given."""
    return [(kind, value) for kind in range(n.KINDS) for value in range(n.VALUES) if in_game(seats, kind, value)]


def write_position(state: Position) -> str:
    """Write a position: its rows, then each part that differs from its default."""
    natural = list(zip(map(int, state.kind), map(int, state.value), strict=True)) == fronts(int(state.seats))
    parts = {}
    for place, name in enumerate(ROWS):
        cards = sorted((c for c in range(state.cards()) if state.place[c] == place), key=lambda c: state.rank[c])
        parts[name] = ",".join(_write_card(state, card, natural) for card in cards)
    seats = range(state.seats)
    parts |= {
        "die": ",".join(str(die) for die in state.die),
        "stones": ",".join(_write_stones(state, seat) for seat in seats),
        "turn": SEATS[state.turn],
        "first": SEATS[state.first],
        "round": str(state.round + 1),
        "action": str(state.phase),
        "prepared": "yes" if state.prepared else "",
        "sealed": ",".join({n.OUT: "-", n.OPEN: "?"}.get(choice, str(choice + 1)) for choice in state.sealed),
        "ask": _write_pending(state),
        "offer": ",".join(f"#{card}:{HOW[how - n.BACK_UP]}" for card, how in enumerate(state.offer) if how),
        "wanted": ",".join(f"#{card}" for card, wanted in enumerate(state.wanted) if wanted),
        "points": ",".join("-" if points == n.NOBODY else str(points) for points in state.offered),
        "wish": WISHES[state.wish],
        "limit": LIMITS[state.round_limit],
        "refill": n.REFILLS[state.refill],
        "shown": str(state.revealed),
        "counted": f"{state.operations},{state.betrayals},{state.deals}",
        "end": ("limit" if state.reviver == n.NOBODY else SEATS[state.reviver]) if state.over else "",
    }
    defaults = _defaults(int(state.seats))
    return " ".join(f"{name}={value}" for name, value in parts.items() if value != defaults.get(name, ""))


def _defaults(seats: int) -> dict[str, str]:
    nothing = ",".join("-" * seats)
    return {
        "die": "3,3,3", "stones": nothing, "turn": "a", "first": "a", "round": "1", "action": "1", "sealed": nothing,
        "points": nothing, "wish": WISHES[-1], "limit": LIMITS[0], "refill": n.REFILLS[0], "shown": "0",
        "counted": "0,0,0",
    }  # fmt: skip


def _write_stones(state: Position, seat: int) -> str:
    return "".join(str(grave + 1) for grave in range(state.graves()) if state.is_spent(seat, grave)) or "-"


def _write_card(state: Position, card: int, natural: bool) -> str:
    kind, value, place = int(state.kind[card]), int(state.value[card]), int(state.place[card])
    handle = "" if natural else f"{card}:"
    front = "??" if kind == HIDDEN else f"{CODES[kind]}{'?' if value == HIDDEN else value}"
    below = place < n.HEAP and state.rank[card] < state.held[place] - 1
    back = "^" if below and state.backs[card] else ""
    seen, usual = int(state.seen[card]), usual_knowers(place, int(state.seats))
    if seen == usual:
        return f"{handle}{front}{back}"
    if seen == everyone(state.seats):
        return f"{handle}{front}{back}*"
    return f"{handle}{front}{back}+{''.join(SEATS[seat] for seat in range(state.seats) if seen & ~usual & 1 << seat)}"


def usual_knowers(place: int, seats: int) -> int:
    """Return who knows a front because of where its card lies."""
    if place < n.WAREHOUSE:
        return 0
    return 1 << place - int(n.WAREHOUSE) if place < n.SEWN else int(everyone(seats))


def _write_pending(state: Position) -> str:
    for name, (kind, types) in PENDING.items():
        if state.top() == kind:
            return ":".join([name, *(_write_value(state, which, each) for which, each in enumerate(types))])
    return ""


def _write_value(state: Position, which: int, kind: str) -> str:
    value = int(state.top_value(which + 1))
    return {"p": lambda: SEATS[value], "k": lambda: CODES[value], "c": lambda: f"#{value}"}.get(kind, value.__str__)()
