"""How edges, tiles, actions, events and rules are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1
MOST_PLAYERS: Final[i64] = 6

# Edges, clockwise from the top. A code holds four of them in two bits each, the top edge in the lowest.
BLANK: Final[i64] = 0
THIN: Final[i64] = 1
THICK: Final[i64] = 2
SIDES: Final[i64] = 4
EDGE_BITS: Final[i64] = 2
EDGE: Final[i64] = (1 << EDGE_BITS) - 1
CODE_BITS: Final[i64] = SIDES * EDGE_BITS
CODE: Final[i64] = (1 << CODE_BITS) - 1
ALL_THICK: Final[i64] = CODE // EDGE * THICK
EYE: Final[i64] = CODE + 1  # beside a code, in events

# The largest set that fits the fixed action space. A tile with d edges adds at most max(1, d - 1) cells, a monster in
# progress two more.
MOST_TILES: Final[i64] = 88
SHAPES: Final[i64] = 23  # that are not blank all round
MOST_FACES: Final[i64] = 2 * SHAPES  # each with or without an eye
MOST_CELLS: Final[i64] = (SIDES - 1) * MOST_TILES + 2 * MOST_PLAYERS

# Actions: a kind's start is the sum of the counts before it
START: Final[i64] = 0  # + face
PLACE: Final[i64] = START + MOST_FACES  # + cell * 4 + rotation
ACTIONS: Final[i64] = PLACE + MOST_CELLS * SIDES

# Steps
DRAFT: Final[i64] = 0
PLAY: Final[i64] = 1

# Events, as the game declares them
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

# Rules that a refusal cites: rulings by their number, plain rules from 101 on
F_1_START: Final[i64] = 1
F_12_COMPLETE: Final[i64] = 12
F_21_BANNED: Final[i64] = 21
F_27_SAME: Final[i64] = 27
F_28_DUTY: Final[i64] = 28
R_MATCH: Final[i64] = 101
R_NO_CELL: Final[i64] = 102
R_FILLED: Final[i64] = 103
