"""What cards can do: one row for each operation, in the order in which the rules count them.

A row says what follows the operation's name on a card's line, what may set it off, and by what bots judge it. Whatever
else sets it off would do nothing, so that a card's line which says so is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

TRIGGERS = ("play", "always", "eat", "destroyed", "monster-destroyed", "announced", "later")
Worth = Literal[
    "harm",  # by what it costs the monster or player it is played at
    "own",  # by what it brings its player
    "place",  # by who stands where it is played
    "meal",  # as one of the things that are used while Eating, all alike
    "body",  # by what the dice, tokens and Mutations it changes are worth
    "card",  # not by itself: as one card like any other
]


@dataclass(frozen=True, slots=True)
class Operation:
    """One word for an effect, with all that must be known of it outside of the rules."""

    shape: str  # what follows its name: # a number, c a colour, d dice (colour:number), t a tag
    set_off_by: tuple[str, ...]
    worth: Worth


OPERATIONS: Mapping[str, Operation] = {
    "roll": Operation("d", ("play", "destroyed", "announced", "later"), "harm"),
    "lose-health": Operation("#", ("play", "eat", "later"), "card"),
    "heal": Operation("#", ("play", "eat"), "own"),
    "lose-move": Operation("", ("play",), "harm"),
    "regain-move": Operation("", ("play",), "card"),
    "shrink": Operation("#", ("play",), "harm"),
    "gain-mutation": Operation("#", ("eat",), "meal"),
    "lose-mutation": Operation("", ("play",), "harm"),
    "destroy-self": Operation("", ("eat",), "meal"),
    "destroy-location": Operation("", ("play", "later"), "card"),
    "destroy-contents": Operation("", ("destroyed",), "card"),
    "discard-self": Operation("", ("play", "eat", "announced"), "card"),
    "same-hits": Operation("", ("play",), "card"),
    "credit-target": Operation("", ("play",), "card"),
    "move-units": Operation("", ("play",), "card"),
    "add-infantry": Operation("#", ("play", "later"), "place"),
    "remove-meeple": Operation("", ("play", "later"), "card"),
    "extra-eat": Operation("#", ("play",), "card"),
    "attack-dice": Operation("#", ("play", "always"), "own"),
    "grow-discount": Operation("#", ("play",), "card"),
    "gain-infamy": Operation("", ("play", "monster-destroyed"), "own"),
    "infamy-by-breath": Operation("", ("destroyed",), "card"),
    "lose-infamy": Operation("#", ("play",), "harm"),
    "silence-units": Operation("", ("play",), "own"),
    "unit-dice": Operation("dt", ("always",), "body"),
    "location-hits": Operation("#", ("always",), "body"),
    "draw": Operation("#", ("eat",), "meal"),
    "breath": Operation("d", ("always",), "body"),
    "breath-hits": Operation("#", ("always",), "body"),
    "hit-on": Operation("d", ("always",), "body"),
    "keep-move": Operation("c", ("always",), "body"),
    "regenerate": Operation("#", ("always",), "body"),
    "stomach": Operation("#", ("always",), "body"),
    "eat-more": Operation("#", ("always",), "body"),
    "move-twice": Operation("", ("always",), "body"),
    "keep-cards": Operation("#", ("always",), "body"),
}
OPERATION_NAMES = tuple(OPERATIONS)
