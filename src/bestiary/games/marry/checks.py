"""What the checks may know of the game: what never changes, what nobody sees, and moments that play rarely reaches."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.core.declared import Unseen
from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.board import NAMES
from bestiary.games.marry.rules.numbers import CARD_KINDS, CARD_NAMES, CARDS, PIECES, SPACES, TOWER
from bestiary.games.marry.rules.position import NOBODY, Position, hand_cell

POSITIONS = {
    "before the free houses": "d4=@ a1=a1 a2=b1 ; points=14,0,0 hands=1s,-,- step=3 houses=3",
    "all pieces used up": "d4=@ a1=a3 a2=a3 a3=a3 a4=a3 b1=a3 b2=a3 b3=a3 b4=a3 d6=a1 ; hands=2s2b2f,-,-",
    "one piece for a free tower that takes two": (
        "d4=@ a1=a3 a2=a3 a3=a3 a4=a3 b1=a3 b2=a3 b3=a3 c1=a2 c2=a1 ; points=44,0,0 step=3 houses=1 towers=1"
    ),
    "the second free tower": "d4=@ a1=a3 a2=a1 a3=a2 ; points=80,0,0 step=3 towers=2",
    "free houses are used up, a free tower is not": "d4=@ a1=a1 b1=b2 c1=a3 ; points=61,0,0 step=3 towers=1",
    "a set lies down as Stomp": "d4=@ d5=a1 d6=b2 d7=a2 ; points=31,0,0 hands=2s3b3f,-,- card=stomp:1",
    "three sets lie down as Stomp": "d4=@ d5=a1 d7=a2 ; hands=2s3b,-,- card=stomp:3 played=9",
    "two sets lie down, and a building is out of line": "d4=@ d5=a1 a2=a1 ; card=stomp:2 played=6",
    "two sets lie down, and three cards of a kind are left": "d4=@ d5=a1 ; hands=1s3b,-,- card=stomp:2 played=6",
    "a set lies down as Fortify": "d4=@ d5=a1 e4=a2 c5=b1 ; hands=1s,-,- card=fortify played=3",
    "a set as Fortify for the one building": "d4=@ d5=a1 c5=b1 ; hands=3s,-,-",
    "no building stands in the row of the fachan": "d1=@ ; hands=1s,-,-",
    "a Build card before its first house": "d4=@ d5=a1 ; hands=1s,-,- card=build:2 played=1",
    "a Build card before its second house": "d4=@ d5=a1 ; hands=1s,-,- card=build:1 played=1",
    "the foreign target is used up": "d4=@ d5=a1 e4=b1 ; points=31,0,0 hands=3s,-,- stomps=1 foreign=yes played=1",
    "everything is used up": "d4=@ d5=a1 ; hands=3s3b,-,- stomps=1 moved=yes played=1",
    "the third tower is near": "d4=@ a1=a3 a2=a3 a3=a2 ; points=45,0,0 hands=1f,-,-",
    "the next player reaches 90": "d4=@ d5=b1 ; points=0,89,0",
    "the next player reaches all boons": "d4=@ a1=b3 a2=b3 d5=b1 ; points=0,74,0",
    "the deck is empty": "d4=@ d5=a1 ; hands=25s15b18f,-,- pile=ff",
    "one card is left, and nobody can tell which": "d4=@ d5=a1 ; hands=20s13b18f,2s1b1f,3s1b moved=yes played=1",
    "deck and pile are empty": "d4=@ d5=a1 ; hands=25s,15b,20f",
    "the last round ends": "d4=@ d5=a1 ; turn=c round=200",
}


def invariants(state: Position) -> Iterator[str]:
    """Name the cards, pieces and counts of a full state that don't add up."""
    for kind in range(CARD_KINDS):
        held = sum(state.hand[hand_cell(seat, kind)] for seat in range(state.seats))
        total = held + state.deck[kind] + list(state.pile).count(kind)
        if total != CARDS[kind]:
            yield f"there are {total} {CARD_NAMES[kind]} cards, not {CARDS[kind]}"
    if state.deck_size != sum(state.deck):
        yield f"the deck has {sum(state.deck)} cards and says {state.deck_size}"
    for seat in range(state.seats):
        if state.hand_size[seat] != sum(state.hand[hand_cell(seat, 0) : hand_cell(seat + 1, 0)]):
            yield f"seat {seat} does not hold the {state.hand_size[seat]} cards it says"
        pieces = state.supply[seat] + state.pieces_on_board(seat) + state.pieces_in_corner(seat)
        if pieces != PIECES or state.supply[seat] < 0:
            yield f"seat {seat} has {pieces} pieces, {state.supply[seat]} of them in supply"
        towers = sum(state.owner[space] == seat and state.height[space] == TOWER for space in range(SPACES))
        if state.towers[seat] != towers:
            yield f"seat {seat} has {towers} towers and says {state.towers[seat]}"
    for space in range(SPACES):
        height = state.height[space]
        if not 0 <= height <= TOWER or (state.owner[space] == NOBODY) != (height == 0):
            yield f"{NAMES[space]} has height {height} and owner {state.owner[space]}"
    if state.height[state.fachan]:
        yield f"the fachan stands in a building on {NAMES[state.fachan]}"


def unseen(blind: Position) -> Unseen:
    """Return the cards that are neither discarded nor in a known hand, and the hidden places that hold them."""
    kinds = [int(count) for count in CARDS]
    for kind in blind.pile:
        kinds[kind] -= 1
    places = [("deck", 0, int(blind.deck_size))]
    for seat in range(blind.seats):
        first = hand_cell(seat, 0)
        if blind.hand[first] == HIDDEN:
            places.append(("hand", first, int(blind.hand_size[seat])))
        else:
            for kind in range(CARD_KINDS):
                kinds[kind] -= int(blind.hand[first + kind])
    return Unseen(tuple(kinds), tuple(places))
