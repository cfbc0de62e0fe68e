"""What the checks may know of the game: what never changes, what is unseen, and moments that play rarely reaches."""

from __future__ import annotations

from collections.abc import Iterator

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.secrets as secrets
from bestiary.core.declared import Unseen
from bestiary.core.state import HIDDEN
from bestiary.games.mashup.notation.actions import SEATS
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.state import Mashup

POSITIONS = {
    "another Mutation may be tried": (
        "a=2/7@l1 a.mutations=fireproof l1=b:toxic-waste-dump phase=stepping "
        "now=happened,running,action:2,step:5,assaulted,bites:2 ask=eating:0:0:0/bundle:5:1:-1/redrawing:0:5:0"
    ),
    "Mutations are drafted": (
        "seats=3 a.offer=wings,fireproof b.offer=wide-jaws,wide-jaws c.offer=fire-breath,bone-plates a.answer=-3 "
        "b.answer=-3 c.answer=5 phase=drafting ask=draft:0:0:0"
    ),
    "a Unit without a Hit": (
        "a=2/7@l1 l1=b:downtown i1=police@l1,-1 i2=battle-tank@l1 phase=stepping "
        "now=running,action:1,chosen:0,step:2,assaulted,plain_hits:2 ask=hitting:0:0:0"
    ),
    "the last hit is the chosen Unit's": (
        "a=2/7@l1 l1=b:downtown,infantry=1 i1=police@l1 i2=battle-tank@l1 phase=stepping "
        "now=running,action:1,chosen:0,step:2,assaulted,plain_hits:1,breath_hits:1,must_hit ask=hitting:0:0:0"
    ),
    "sixes of frost": (
        "a=2/7@l1 l1=b:downtown i1=giant-robot@l1 i2=battle-tank@l1 phase=stepping "
        "now=running,action:1,chosen:0,step:2,assaulted,double_hits:2,doubled:1 ask=hitting:0:0:0"
    ),
    "Police and Rubble": (
        "c=2/7@l1 a.hand=police a.draft=33 a.answer=-3 l1=b:zoo,rubble l2=b:suburb l3=b:family-farm ask=window:1:1:0"
    ),
    "a target that is gone": (
        "a=2/7@nowhere a.hand=family-farm a.answer=-3 l1=b:suburb ask=window:1:0:0/card:53:65:1/window:9:1:0"
    ),
    "a mover that was stopped": (
        "a.lost=1 a.hand=family-farm a.answer=-3 l1=b:suburb phase=announced-move now=running,goal:0,moves:1 "
        "ask=window:2:1:0"
    ),
    "a second wind for a lost Monster Move": (
        "a=2/5@l1 a.lost=1 a.hand=family-farm a.answer=-3 l1=b:suburb phase=answered now=running,action:2,moves:1 "
        "ask=window:4:0:0/card:59:0:4/window:9:1:1"
    ),
    "an attack that no longer can be": (
        "a=2/7@l1 a.lost=1 a.hand=family-farm a.answer=-3 l1=b:suburb phase=answered now=running,action:2,moves:1 "
        "ask=window:4:1:0"
    ),
    "growth that no longer can be": (
        "a=2/3@nowhere a.stomach=mm a.hand=family-farm a.answer=-3 phase=grown ask=window:6:1:0"
    ),
    "growth within reach": "a=2/7@nowhere a.stomach=ym a.hand=growth-spurt,family-farm phase=growing",
    "tokens to grow with": "a=2/7@nowhere a.stomach=yymp phase=late ask=paying:4:0:0",
    "a stomach too full": "a=1/3@nowhere a.stomach=yymm ask=spitting:0:0:0",
    "a waste dump and a known Mutation": (
        "a=2/7@l1 a.mutations=fireproof l1=b:toxic-waste-dump genes=fireproof phase=stepping "
        "now=running,action:2,step:5,assaulted,bites:2 ask=eating:0:0:0"
    ),
    "a waste dump and no Mutations": (
        "a=2/7@l1 l1=b:toxic-waste-dump genes= phase=stepping now=running,action:2,step:5,assaulted,bites:2 "
        "ask=eating:0:0:0"
    ),
    "the laboratory": (
        "a=4/9@l1 a.hand=feeding-frenzy l1=b:genetics-lab,rubble i1=mutagen-barrels@l1 i2=food-convoy@l1 "
        "phase=stepping now=running,action:2,step:5,assaulted,bites:3,prize:20,prize_slot:0 ask=eating:0:0:0"
    ),
    "two Mutations to choose from": (
        "a=4/9@l1 l1=b:genetics-lab,rubble phase=stepping now=running,action:2,step:5,assaulted,bites:3 "
        "ask=eating:0:0:0/splicing:13:5:0"
    ),
    "a Mutation to lose": "b.mutations=wings,fireproof ask=purging:0:1:0",
    "Units to send": (
        "b=2/7@l2 c=2/7@l2 l1=a:suburb,infantry=1 l2=b:zoo i1=hellicopters@l1,>a a=2/7@l1 i2=battle-tank@l1 "
        "ask=sending:0:0:-1"
    ),
    "Units on their way": (
        "b=2/7@l2 c=2/7@l2 l1=a:suburb,infantry=1 l2=b:zoo i1=hellicopters@l1,>a a=2/7@l1 i2=battle-tank@l1 "
        "ask=sending:0:0:1"
    ),
    "two Breath Attacks": "a.mutations=fire-breath,frost-breath b=2/7@nowhere now=moves:1,running phase=announcing",
    "the owner is asked": "l1=b:suburb phase=arrived now=running,moved,moves:1 a=2/7@l1 b=3/9@nowhere",
    "a flight": ("a=2/7@l1 l1=b:suburb phase=answered now=running,action:2,moves:1 ask=window:4:0:0/fleeing:0:4:0"),
    "the closing move": (
        "a=2/7@l1 l1=b:suburb l2=c:zoo l3=a:stadium,new phase=closing now=running,action:2,step:5,assaulted,moves:0"
    ),
    "a monster without Health": (
        "a=2/0@l1 b=2/7@l1 a.mutations=fire-breath! l1=b:suburb,infantry=1 i1=hellicopters@l1,>a"
    ),
    "a stunned monster": "a=2/7@l1 a.quarters=1 l1=b:suburb",
    "too many cards": "a.hand=zoo,suburb,police,police,police,police,blaze phase=limiting",
    "an exchange begun": "a.hand=zoo,suburb,police locked=blaze phase=limiting ask=swapping:12:0:0",
    "the deck is out": "a.hand=air-strike b.hand=blaze c.hand=cover-up infamy=a:zoo deck= locked=police phase=last",
}
# The same under every number of players
HANDS = ("air-strike", "tranquilizer,battle-tank", "napalm", "blaze,police", "freeze-ray", "shrink-ray,reinforcements")
EVERYWHERE = {
    "everyone may play": "a=2/7@l1 l1=b:suburb,infantry=1 phase=opening now=happened",
    "a move is answered": "l1=b:suburb phase=announced-move now=running,goal:0,moves:1,happened ask=window:2:0:0",
    "an attack is answered": "a=2/7@l1 l1=b:airport i1=police@l1 phase=sprung now=running,action:2,moves:1,happened",
    "a card is answered": "a=2/7@l1 l1=b:suburb ask=window:1:0:0/card:52:9:1/window:9:0:0",
}


def positions() -> Iterator[tuple[str, str]]:
    """Yield positions by name."""
    yield from POSITIONS.items()
    for seats in range(2, 7):
        hands = " ".join(f"{SEATS[seat]}.hand={HANDS[seat]}" for seat in range(seats))
        for name, text in EVERYWHERE.items():
            yield f"{name}, {seats} players", f"seats={seats} {hands} {text}"


def invariants(state: Mashup) -> Iterator[str]:
    """Name what is wrong with the cards, places, charts and counts of a full state."""
    yield from _cards(state)
    yield from _monsters(state)
    yield from _table(state)


def _cards(state: Mashup) -> Iterator[str]:
    seats = range(state.seats)
    if any(count < 0 for pile in (state.hand, state.locked, state.deck, state.genes, state.discard) for count in pile):
        yield "a pile holds fewer than no cards"
    if [int(count) for count in secrets.unseen_cards(state)] != [int(count) for count in state.deck]:
        yield "a card of the Main Deck has come or gone"
    if sum(state.deck) != state.deck_size or sum(state.genes) != state.genes_size:
        yield "a deck is not as large as it says"
    for seat in seats:
        if sum(state.hand[seat * n.MAIN : (seat + 1) * n.MAIN]) != state.hand_size[seat]:
            yield f"the hand of seat {seat} is not as large as it says"
    if sum(state.locked) != state.locked_size:
        yield "not as many cards are locked as it says"
    for gene in range(n.MUTATIONS):
        owned = sum(state.mutation[seat * n.MUTATIONS + gene] > 0 for seat in seats)
        offered = sum(state.offer[seat * n.MUTATIONS + gene] for seat in seats)
        there = owned + offered + state.genes[gene] + state.discard[n.FIRST_MUTATION + gene]
        if there != state.card(n.FIRST_MUTATION + gene, c.COPIES):
            yield f"Mutation {gene} has come or gone"
    held = [
        int(state.deck[kind] + state.locked[kind]) + sum(int(state.hand[seat * n.MAIN + kind]) for seat in seats)
        for kind in range(n.MAIN)
    ]
    if state.all_actions - sum(held[n.FIRST_ACTION :]) != state.spent_actions:
        yield "not as many Action cards were seen as it says"
    if state.all_items - sum(held[n.FIRST_ITEM : n.FIRST_ACTION]) != state.spent_items:
        yield "not as many Items were seen as it says"
    for seat in seats:
        points = sum(
            state.card(codes.infamy_card(each), c.INFAMY) for each in state.infamy if codes.infamy_seat(each) == seat
        )
        if points != state.fame[seat]:
            yield f"the Infamy of seat {seat} is not that of its cards"


def _monsters(state: Mashup) -> Iterator[str]:
    spitting = n.F_SPITTING in state.frames[::4]
    for seat in range(state.seats):
        if not 1 <= state.size[seat] <= c.SIZES:
            yield f"seat {seat} has a monster of Size {state.size[seat]}"
        if state.health[seat] < 0 or (state.health[seat] > body.most_health(state, seat) and state.action != n.SLEEPS):
            yield f"seat {seat} has {state.health[seat]} Health"
        if not 0 <= state.quarters[seat] <= 2:
            yield f"the chart of seat {seat} is turned {state.quarters[seat]} times"
        if body.tokens(state, seat) > body.stomach_size(state, seat) and not spitting:
            yield f"the stomach of seat {seat} holds too much"
        if state.place[seat] != n.NOWHERE and not state.is_location(state.place[seat]):
            yield f"seat {seat} stands where there is nothing"
    if any(count < 0 for count in state.stomach):
        yield "a stomach holds fewer than no tokens"


def _table(state: Mashup) -> Iterator[str]:
    for slot in range(state.slots):
        empty = not any(state.site_food[slot * n.FOODS : (slot + 1) * n.FOODS]) and not state.standing[slot]
        if state.site[slot] == n.GONE and not empty:
            yield f"there is something where Location {slot} was"
        if state.site[slot] == n.RUBBLE and not state.monsters_at(slot):
            yield f"the Rubble {slot} lies there without a monster"
        if state.site[slot] == n.STANDING and locations.hits_left(state, slot) <= 0 and state.top() != n.F_HITTING:
            yield f"Location {slot} stands without a Hit"
    for thing in range(state.things):
        place, follows = state.thing_place[thing], state.thing_follows[thing]
        if follows != NOBODY and state.place[follows] != place:
            yield f"Item {thing} does not follow its monster"
        if place != NOBODY and place != n.NOWHERE and not state.is_location(place):
            yield f"Item {thing} lies where there is nothing"
        if place == n.NOWHERE and follows == NOBODY:
            yield f"Item {thing} lies nowhere in particular"
    if any(count < 0 for column in (state.site_food, state.standing, state.thing_food) for count in column):
        yield "there are fewer than no tokens"


def unseen(blind: Mashup) -> Unseen:
    """Return the cards that a blind state leaves open, and the hidden hands and decks that hold them."""
    seats = range(blind.seats)
    if blind.phase == n.P_DRAFTING:
        genes = tuple(int(count) for count in secrets.unseen_mutations(blind))
        offers = [("offer", seat * int(n.MUTATIONS), 2) for seat in seats if blind.offer[seat * n.MUTATIONS] == HIDDEN]
        return Unseen(genes, (*offers, ("genes", 0, int(blind.genes_size))))
    cards = tuple(int(count) for count in secrets.unseen_cards(blind))
    places = [
        ("hand", seat * int(n.MAIN), int(blind.hand_size[seat]))
        for seat in seats
        if blind.hand[seat * n.MAIN] == HIDDEN
    ]
    if blind.locked[0] == HIDDEN:
        places.append(("locked", 0, int(blind.locked_size)))
    return Unseen(cards, (*places, ("deck", 0, int(blind.deck_size))))
