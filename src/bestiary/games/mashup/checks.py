"""What the checks may know of the game: what never changes, what is unseen, and moments that play rarely reaches."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.core.game import Unseen
from bestiary.core.state import HIDDEN
from bestiary.games.mashup import rules_content as c
from bestiary.games.mashup import rules_numbers as n
from bestiary.games.mashup.rules import Mashup
from bestiary.games.mashup.rules_position import NOBODY

POSITIONS: dict[str, str] = {}


def positions() -> Iterator[tuple[str, str]]:
    """Yields positions by name."""
    yield from POSITIONS.items()


def invariants(state: Mashup) -> Iterator[str]:
    """Names what is wrong with the cards, places, charts and counts of a full state."""
    yield from _cards(state)
    yield from _monsters(state)
    yield from _table(state)


def _cards(state: Mashup) -> Iterator[str]:
    seats = range(state.seats)
    if any(count < 0 for pile in (state.hand, state.locked, state.deck, state.genes, state.discard) for count in pile):
        yield "a pile holds fewer than no cards"
    if [int(count) for count in state.unseen_cards()] != [int(count) for count in state.deck]:
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
        points = sum(state.card(gained >> 3, c.INFAMY) for gained in state.infamy if gained & 7 == seat)
        if points != state.fame[seat]:
            yield f"the Infamy of seat {seat} is not that of its cards"


def _monsters(state: Mashup) -> Iterator[str]:
    spitting = state.top() == n.F_SPITTING
    for seat in range(state.seats):
        if not 1 <= state.size[seat] <= c.SIZES:
            yield f"seat {seat} has a monster of Size {state.size[seat]}"
        if state.health[seat] < 0 or (state.health[seat] > state.most_health(seat) and state.action != n.SLEEPER):
            yield f"seat {seat} has {state.health[seat]} Health"
        if not 0 <= state.quarters[seat] <= 2:
            yield f"the chart of seat {seat} is turned {state.quarters[seat]} times"
        if state.tokens(seat) > state.stomach_size(seat) and not spitting:
            yield f"the stomach of seat {seat} holds too much"
        if state.place[seat] != n.NOWHERE and not state.is_location(state.place[seat]):
            yield f"seat {seat} stands where there is nothing"
    if any(count < 0 for count in state.stomach):
        yield "a stomach holds fewer than no tokens"


def _table(state: Mashup) -> Iterator[str]:
    for slot in range(state.slots):
        empty = not any(state.site_food[slot * c.FOODS : (slot + 1) * c.FOODS]) and not state.standing[slot]
        if state.site[slot] == n.GONE and not empty:
            yield f"there is something where Location {slot} was"
        if state.site[slot] == n.RUBBLE and not state.monsters_at(slot):
            yield f"the Rubble {slot} lies there without a monster"
        if state.site[slot] == n.STANDING and state.hits_left(slot) <= 0 and state.top() != n.F_HITTING:
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
    """Returns the cards that a blind state leaves open, and the hidden hands and decks that hold them."""
    seats = range(blind.seats)
    if blind.phase == n.P_DRAFTING:
        genes = tuple(int(count) for count in blind.unseen_mutations())
        offers = [("offer", seat * int(n.MUTATIONS), 2) for seat in seats if blind.offer[seat * n.MUTATIONS] == HIDDEN]
        return Unseen(genes, (*offers, ("genes", 0, int(blind.genes_size))))
    cards = tuple(int(count) for count in blind.unseen_cards())
    places = [
        ("hand", seat * int(n.MAIN), int(blind.hand_size[seat]))
        for seat in seats
        if blind.hand[seat * n.MAIN] == HIDDEN
    ]
    if blind.locked[0] == HIDDEN:
        places.append(("locked", 0, int(blind.locked_size)))
    return Unseen(cards, (*places, ("deck", 0, int(blind.deck_size))))
