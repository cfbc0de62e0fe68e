"""How edges, tiles, actions, events and rules are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Edges, clockwise from the top. A code holds four of them in two bits each, the top edge in the lowest.
BLANK: Final[i64] = 0
THIN: Final[i64] = 1
THICK: Final[i64] = 2
SIDES: Final[i64] = 4
EDGE_BITS: Final[i64] = 2
EDGE: Final[i64] = 3
CODE: Final[i64] = 255
EYE: Final[i64] = 256  # beside a code, in events

# The largest set that fits the fixed action space. A tile with d edges adds at most max(1, d - 1) cells, a monster in
# progress two more: 3 * 88 + 2 * 6.
MOST_TILES: Final[i64] = 88
MOST_FACES: Final[i64] = 46  # 23 shapes that are not all blank, each with or without an eye
MOST_CELLS: Final[i64] = 276

# Actions
START: Final[i64] = 0  # + face
PLACE: Final[i64] = 46  # + cell * 4 + rotation
ACTIONS: Final[i64] = 1150

# Steps
DRAFT: Final[i64] = 0
PLAY: Final[i64] = 1

NONE: Final[i64] = -1
SEVERAL: Final[i64] = -2  # places for a tile, where one would be an action

# Events
STARTED: Final[i64] = 0
TURN_BEGAN: Final[i64] = 1
DREW: Final[i64] = 2
UNPLAYABLE: Final[i64] = 3
PLACED: Final[i64] = 4
COMPLETED: Final[i64] = 5
MINION: Final[i64] = 6
POOL_EMPTY: Final[i64] = 7
ALL_COMPLETE: Final[i64] = 8
SCORED: Final[i64] = 9
WON: Final[i64] = 10
ONE_PLACE: Final[i64] = 11

# A place in events: owner, number of the minion, coordinates moved into the positive, rotation
PLACE_OWNER: Final[i64] = 1 << 24
PLACE_MINION: Final[i64] = 1 << 18
PLACE_X: Final[i64] = 1 << 10
PLACE_Y: Final[i64] = 1 << 2
MIDDLE: Final[i64] = 128

# Rules that a refusal cites: rulings by their number, plain rules from 101 on
F_1_START: Final[i64] = 1
F_12_COMPLETE: Final[i64] = 12
F_21_BANNED: Final[i64] = 21
F_27_SAME: Final[i64] = 27
F_28_DUTY: Final[i64] = 28
R_MATCH: Final[i64] = 101
R_NO_CELL: Final[i64] = 102
R_FILLED: Final[i64] = 103
