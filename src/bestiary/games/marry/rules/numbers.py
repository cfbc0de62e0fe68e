"""The numbers the game is played with, and how its actions, events and rules are counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Cards
STOMP: Final[i64] = 0
BUILD: Final[i64] = 1
FORTIFY: Final[i64] = 2
CARD_KINDS: Final[i64] = 3
CARDS: Final[vec[i64]] = vec[i64]([25, 15, 20])
ALL_CARDS: Final[i64] = 60
CARD_NAMES: Final = ("stomp", "build", "fortify")
SET: Final[i64] = 3  # so many of a kind count as one of another

# Pieces and limits
PIECES: Final[i64] = 25
TOWER: Final[i64] = 3
DEALT: Final[i64] = 3
IDLE_DRAW: Final[i64] = 3  # cards for a turn without a card played
HOUSES_A_BUILD: Final[i64] = 2
STRONGEST: Final[i64] = 3
TOWERS_TO_WIN: Final[i64] = 3
ROUND_LIMIT: Final[i64] = 200

# Points at which the blue wizard gives a boon
DOUBLE_STOMP: Final[i64] = 15
FOREIGN_TARGET: Final[i64] = 30
MATE: Final[i64] = 45
FREE_TOWER: Final[i64] = 60
SECOND_TOWER: Final[i64] = 75
GLORY: Final[i64] = 90

# Actions
PLACE: Final[i64] = 0  # + space
RAISE: Final[i64] = 37  # + space: the free tower
STRENGTHEN: Final[i64] = 74  # + space: a Fortify card
PLAY_BUILD: Final[i64] = 111
MOVE: Final[i64] = 112  # + direction * 6 + distance - 1
STOMP_AT: Final[i64] = 148  # + (strength - 1) * 37 + space
SWAP: Final[i64] = 259  # + from * 2 + which of the other two
STOP: Final[i64] = 265
ACTIONS: Final[i64] = 266

# Steps in which a decision is owed
FREE_HOUSES: Final[i64] = 3
CARDS_AND_MOVE: Final[i64] = 4

# Frames
BUILDING: Final[i64] = 1  # houses left, houses placed
FORTIFYING: Final[i64] = 2
STOMPING: Final[i64] = 3  # sets laid down as Stomp cards

# Events
TURN_BEGAN: Final[i64] = 0
SCORED: Final[i64] = 1
BOON: Final[i64] = 2
DREW: Final[i64] = 3
SHUFFLED: Final[i64] = 4
HOUSE_PLACED: Final[i64] = 5
TOWER_RAISED: Final[i64] = 6
CARD_PLAYED: Final[i64] = 7
SET_PLAYED: Final[i64] = 8
STRENGTHENED: Final[i64] = 9
FACHAN_MOVED: Final[i64] = 10
STOMPED: Final[i64] = 11
FELL: Final[i64] = 12
FACHAN_STOPPED: Final[i64] = 13
STEP_ENDED: Final[i64] = 14
PIECES_RETURNED: Final[i64] = 15
WON: Final[i64] = 16
CUT_SHORT: Final[i64] = 17
FACHAN_LURED: Final[i64] = 18

# Rules that a refusal cites: rulings by their number, plain rules from 101 on
A_2_FREE_TOWERS: Final[i64] = 2
A_6_SUPPLY: Final[i64] = 6
A_8_STRENGTH: Final[i64] = 8
A_16_FOREIGN: Final[i64] = 16
A_17_MOVE: Final[i64] = 17
A_19_BUILD: Final[i64] = 19
A_20_OWN: Final[i64] = 20
A_27_FACHANS_SPACE: Final[i64] = 27
A_30_SET: Final[i64] = 30
A_33_LINE: Final[i64] = 33
A_39_ONE_BY_ONE: Final[i64] = 39
R_STEPS: Final[i64] = 101
R_FREE_HOUSES: Final[i64] = 102
R_ONE_BUILDING: Final[i64] = 103
R_HAND: Final[i64] = 104
R_STOMPS: Final[i64] = 105
R_MOVE_ONCE: Final[i64] = 106
R_PIECES: Final[i64] = 107
R_TOWER_IS_HIGHEST: Final[i64] = 108


def swap_target(action: i64) -> i64:
    """Returns the kind of card that a SWAP action turns three others into."""
    source = (action - SWAP) // 2
    other = (action - SWAP) % 2
    return other if other < source else other + 1
