"""The shapes in which a table of the Mashup is shown, and the names of its spots."""

from __future__ import annotations

import msgspec

import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.view import View

LETTERS = "abcdef"


class MashupSeat(msgspec.Struct):
    """What everyone knows of a player and his monster."""

    size: int
    health: int
    most_health: int
    attack: int  # black dice of its next Attack
    meal: int  # tokens a Monster Move
    stomach_size: int
    grow: int  # Health and Food that growing takes; 0 at the last Size
    stomach: list[int]  # tokens by kind
    food: int  # what they are worth
    infamy: int
    infamy_cards: list[int]  # in the order gained
    mutations: list[int]  # cards
    used: list[int]  # Breath Attacks that are used up, as cards
    least: list[int]  # by colour: the lowest face that hits it
    quarters: int  # how far its chart is turned
    lost: bool  # whether it has lost the Monster Move under way
    place: str
    hand: int  # cards
    meeple: int  # eaten in its last turn and, if it is on turn, in this one


class MashupThing(msgspec.Struct):
    """One Item on the table."""

    spot: str
    card: int
    place: str
    left: int  # Hits, for a Unit
    dice: int
    food: list[int]
    follows: int  # a seat, or -1


class MashupSite(msgspec.Struct):
    """One Location, or its Rubble, with what dice may do there to the monster on turn and to the Location."""

    spot: str
    card: int
    owner: int
    rubble: bool
    left: int  # Hits
    hits: int  # Hits when undamaged
    new: bool  # played in this turn
    food: list[int]  # tokens by kind; the last are fallen Infantry
    infantry: int  # standing
    fires: int
    dice: list[int]  # by colour: what Units there roll together
    expected: float  # hits of that roll on the monster on turn
    down: float  # chance that it takes that monster to 0
    fall: float  # chance that one Attack of that monster destroys the Location


class MashupPending(msgspec.Struct):
    """Something announced that has not happened yet."""

    kind: str  # card, move, action or grow
    seat: int
    card: int = -1
    action: int = 0  # 1 to 5
    target: str = ""  # a spot


class MashupView(View, kw_only=True):
    """A view with what only this game has."""

    table: list[MashupSeat]
    sites: list[MashupSite]
    things: list[MashupThing]
    hand: list[int]  # the viewer's cards that can be played
    locked: list[int]  # cards of the viewer drawn in an exchange
    deck: int
    genes: int  # cards in the Mutation deck
    discard: list[list[int]]  # card and how many
    offer: list[int]  # Mutations the viewer may draft
    turn: int
    turns: int
    moves: int  # Monster Moves left
    stage: str  # where the turn stands
    window: str  # which window is open, or ""
    frame: str  # what else is asked, or ""
    playing: int  # card whose target the viewer is choosing, or -1
    stack: list[MashupPending]  # the top one happens first
    action: int  # the monster action announced
    chosen: str  # the Unit that is attacked first
    rival: int
    hits: int  # still to be handed out
    bites: int  # tokens that may still be eaten


# Names of spots


def place_name(place: int) -> str:
    """Return the id of a Location's spot, or of nowhere in particular."""
    return "nowhere" if place == n.NOWHERE else f"l{place + 1}"


def monster_name(seat: int) -> str:
    """Return the id of a monster's spot."""
    return f"monster-{LETTERS[seat]}"


def thing_name(thing: int) -> str:
    """Return the id of an Item's spot."""
    return f"i{thing + 1}"


def target_name(target: int) -> str:
    """Return the id of the spot that a card is played at."""
    if target == codes.NO_TARGET:
        return ""
    return place_name(codes.slot_of(target)) if codes.is_slot(target) else monster_name(codes.seat_of(target))
