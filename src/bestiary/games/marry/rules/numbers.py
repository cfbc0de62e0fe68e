"""The numbers the game is played with, and how its actions, events and rules are counted.

What is made of other numbers is made here: within one module the compiler works sums out, across modules it does not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.declared import Stage

FEWEST_SEATS: Final[i64] = 3
MOST_SEATS: Final[i64] = 5

# The valley: rings of hexes around the centre
RADIUS: Final[i64] = 3
DIRECTIONS: Final[i64] = 6
SPACES: Final[i64] = 1 + DIRECTIONS * RADIUS * (RADIUS + 1) // 2
CENTRE: Final[i64] = SPACES // 2
REACH: Final[i64] = 2 * RADIUS  # the longest run from one rim to the other
MOST_IN_LINE: Final[i64] = DIRECTIONS * RADIUS  # spaces on the six lines from the centre

# Cards
STOMP: Final[i64] = 0
BUILD: Final[i64] = 1
FORTIFY: Final[i64] = 2
CARD_KINDS: Final[i64] = 3
CARD_NAMES: Final = ("stomp", "build", "fortify")
STOMP_CARDS: Final[i64] = 25
BUILD_CARDS: Final[i64] = 15
FORTIFY_CARDS: Final[i64] = 20
ALL_CARDS: Final[i64] = STOMP_CARDS + BUILD_CARDS + FORTIFY_CARDS
CARDS: Final[vec[i64]] = vec[i64]([STOMP_CARDS, BUILD_CARDS, FORTIFY_CARDS])  # by kind
SET: Final[i64] = 3  # so many of a kind count as one of another
DEALT: Final[i64] = 3
IDLE_DRAW: Final[i64] = 3  # cards for a turn without a card played

# Pieces and limits
PIECES: Final[i64] = 25
TOWER: Final[i64] = 3  # pieces on top of each other, the most there may be
MOST_FREE_HOUSES: Final[i64] = 3
MOST_FREE_TOWERS: Final[i64] = 2
HOUSES_A_BUILD: Final[i64] = 2
MOST_STOMPS: Final[i64] = 2
STRONGEST: Final[i64] = 3  # Stomp cards in one stomp
TOWERS_TO_WIN: Final[i64] = 3
ROUND_LIMIT: Final[i64] = 200

# Points at which the blue wizard gives a boon
BOON_EVERY: Final[i64] = 15
DOUBLE_STOMP: Final[i64] = BOON_EVERY
FOREIGN_TARGET: Final[i64] = 2 * BOON_EVERY
MATE: Final[i64] = 3 * BOON_EVERY
FREE_TOWER: Final[i64] = 4 * BOON_EVERY
SECOND_TOWER: Final[i64] = 5 * BOON_EVERY
GLORY: Final[i64] = 6 * BOON_EVERY
BOONS: Final[i64] = 5  # before glory

# The option: when free towers are given
EVERY_TURN: Final[i64] = 0
# The options, each kept in an attribute of the position by the number of its value; the first is the usual one.
OPTIONS: Final = {"free_tower": ("every_turn", "once_when_reached")}

# Kinds of actions, and where each begins: what follows it is as far off as it has numbers
HOUSE_KIND: Final[i64] = 0
TOWER_KIND: Final[i64] = 1
FORTIFY_KIND: Final[i64] = 2
BUILD_KIND: Final[i64] = 3
MOVE_KIND: Final[i64] = 4
STOMP_KIND: Final[i64] = 5
SWAP_KIND: Final[i64] = 6
DONE_KIND: Final[i64] = 7
KIND_NAMES: Final = ("house", "tower", "fortify", "build", "move", "stomp", "swap", "done")

HOUSE_AT: Final[i64] = 0  # + space
TOWER_AT: Final[i64] = HOUSE_AT + SPACES  # + space: the free tower
FORTIFY_AT: Final[i64] = TOWER_AT + SPACES  # + space
PLAY_BUILD: Final[i64] = FORTIFY_AT + SPACES
MOVE: Final[i64] = PLAY_BUILD + 1  # + direction and distance, packed in `fachan.py`
STOMP_AT: Final[i64] = MOVE + DIRECTIONS * REACH  # + strength and target, packed in `stomp.py`
SWAP: Final[i64] = STOMP_AT + STRONGEST * SPACES  # + what it is made of and becomes, packed in `sets.py`
DONE: Final[i64] = SWAP + CARD_KINDS * (CARD_KINDS - 1)
ACTIONS: Final[i64] = DONE + 1
STARTS: Final = (HOUSE_AT, TOWER_AT, FORTIFY_AT, PLAY_BUILD, MOVE, STOMP_AT, SWAP, DONE)  # by kind

# Steps of a turn
GAIN_POINTS: Final[i64] = 1
DRAW_A_CARD: Final[i64] = 2
FREE_HOUSES: Final[i64] = 3
CARDS_AND_MOVE: Final[i64] = 4
STOMPED_BUILDINGS: Final[i64] = 5

# Frames: a card that is being played
NO_CARD: Final[i64] = 0
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

RULINGS: Final = (
    A_2_FREE_TOWERS,
    A_6_SUPPLY,
    A_8_STRENGTH,
    A_16_FOREIGN,
    A_17_MOVE,
    A_19_BUILD,
    A_20_OWN,
    A_27_FACHANS_SPACE,
    A_30_SET,
    A_33_LINE,
    A_39_ONE_BY_ONE,
)
PLAIN_RULES: Final = (  # and so on, as the rules page tells them
    R_STEPS,
    R_FREE_HOUSES,
    R_ONE_BUILDING,
    R_PIECES,
    R_MOVE_ONCE,
    R_HAND,
    R_TOWER_IS_HIGHEST,
    R_STOMPS,
)

# What a kind of action needs: rules in the order in which a person is told that they forbid it, each with its stage
Needs = tuple[tuple[int, Stage], ...]


def kind_of(action: i64) -> i64:
    """Return which kind of action a number is."""
    if action < TOWER_AT:
        return HOUSE_KIND
    if action < FORTIFY_AT:
        return TOWER_KIND
    if action < PLAY_BUILD:
        return FORTIFY_KIND
    if action < MOVE:
        return BUILD_KIND
    if action < STOMP_AT:
        return MOVE_KIND
    if action < SWAP:
        return STOMP_KIND
    return SWAP_KIND if action < DONE else DONE_KIND
