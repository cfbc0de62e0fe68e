"""The game's numbers: cards, the table, actions, what is asked, events, and the rules that a refusal cites."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1

# Cards: monsters are board * 12 + monster, then five places that hold locations
MONSTERS: Final[i64] = 12
BOARDS: Final[i64] = 5
MONSTER_CARDS: Final[i64] = BOARDS * MONSTERS
PLACES: Final[i64] = 5
CENTRE: Final[i64] = 2  # the place in the middle, after top left and top right
CARDS: Final[i64] = MONSTER_CARDS + PLACES
LOCATIONS: Final[i64] = 11
MEMBERS: Final[i64] = 2  # of a team
MOST_SEATS: Final[i64] = BOARDS * MEMBERS
TEAM_DECK: Final[i64] = MONSTERS // MEMBERS
HAND_AT_START: Final[i64] = 3
YOUNG_START: Final[i64] = 3  # Faith

MONSTER_NAMES: Final = (
    "gorgon", "siren", "phoenix", "harpy", "dragon", "manticore",
    "cyclops", "hellhound", "pegasus", "hydra", "giant", "gryphon",
)  # fmt: skip
LOCATION_NAMES: Final = (
    "naxos", "athens", "corinth", "sparta", "troy", "thebes",
    "underworld", "olympia", "argos", "delphi", "mt-olympus",
)  # fmt: skip
SEAT_LETTERS: Final = "abcdefghij"

# Where a monster is
UNUSED: Final[i64] = 0
HAND: Final[i64] = 1
DECK: Final[i64] = 2
TABLE: Final[i64] = 3
UNDERWORLD: Final[i64] = 4
AIR: Final[i64] = 5  # chosen to be thrown, not landed yet
OFF: Final[i64] = 6  # fell off the table, and a young god may still throw it again

SIDES: Final[i64] = 2
UNIQUE: Final[i64] = 0  # sides of a monster
COMMON: Final[i64] = 1

# Lengths in micrometres, angles in microradians, speeds in mm/s, spin in mrad/s, quaternions times a million
POSE: Final[i64] = 7  # x y z qw qx qy qz
POSE_TURN: Final[i64] = 3  # where its quaternion begins
ONE: Final[i64] = 1_000_000
TABLE_X: Final[i64] = 600_000  # half the table
TABLE_Y: Final[i64] = 400_000
LOWEST: Final[i64] = -20_000
HIGHEST: Final[i64] = 1_000_000
FALLEN: Final[i64] = -1_000_000_000  # as a height: off the table
MONSTER_X: Final[i64] = 31_500  # half a monster card, 63 x 88 mm
MONSTER_Y: Final[i64] = 44_000
LOCATION_X: Final[i64] = 63_500  # half a location card, 127 x 89 mm
LOCATION_Y: Final[i64] = 44_500
LOCATION_Z: Final[i64] = 1_000  # half as thick as the card
CORNER_X: Final[i64] = 320_000
CORNER_Y: Final[i64] = 210_000
VISIBLE: Final[i64] = 1_000  # the length of an edge that must be seen
DEEP: Final[i64] = 500  # how far one card must reach over another: rims that touch interlock by a quarter of that

# Aiming: by a grid and a manner, or freely by eight numbers
SUB: Final[i64] = MEMBERS  # the slot of the card that a Cyclops throws, after two that are thrown together
SLOTS: Final[i64] = SUB + 1
GRID: Final[i64] = 25_000
COLUMNS: Final[i64] = 2 * TABLE_X // GRID
ROWS: Final[i64] = 2 * TABLE_Y // GRID
STANDS: Final[i64] = 4
TECHNIQUES: Final[i64] = 5
MANNERS: Final[i64] = STANDS * TECHNIQUES
STAND_NAMES: Final = ("south", "east", "north", "west")
TECHNIQUE_NAMES: Final = ("soft", "flat", "lob", "hard", "tumbling")
AIM_NUMBERS: Final[i64] = 8
AIM_NAMES: Final = ("x", "y", "z", "azimuth", "elevation", "speed", "spin", "attitude")
AIM_FORM: Final[i64] = 0
AIM_COLUMN: Final[i64] = 1
AIM_ROW_OF_GRID: Final[i64] = 2
AIM_MANNER: Final[i64] = 3
AIM_FREE: Final[i64] = 4
AIM_ROW: Final[i64] = AIM_FREE + AIM_NUMBERS  # form, column, row, manner, eight numbers
NO_AIM: Final[i64] = 0
BY_GRID: Final[i64] = 1
FREELY: Final[i64] = 2
LINE: Final[i64] = 200_000  # one throws from a line so far beyond the table's edge
REACH: Final[i64] = 400_000  # or from further off, up to here
Z_LEAST: Final[i64] = 50_000
Z_MOST: Final[i64] = 600_000
AZIMUTH_MOST: Final[i64] = 3_141_593
ELEVATION_LEAST: Final[i64] = -400_000
ELEVATION_MOST: Final[i64] = 1_200_000
ATTITUDE_MOST: Final[i64] = 800_000
SPEED_LEAST: Final[i64] = 200
SPEED_MOST: Final[i64] = 6_000
SPIN_MOST: Final[i64] = 60_000
MOST_FLIGHT: Final[i64] = 20_000  # numbers of a recorded flight

# Actions: each kind begins where the one before ends
THROW: Final[i64] = 0  # + monster * 2 + side
COLUMN: Final[i64] = THROW + MONSTERS * SIDES
ROW: Final[i64] = COLUMN + COLUMNS
MANNER: Final[i64] = ROW + ROWS  # + stand * 5 + technique
CARD: Final[i64] = MANNER + MANNERS
PLACE: Final[i64] = CARD + MONSTER_CARDS
GOD: Final[i64] = PLACE + PLACES
MEMBER: Final[i64] = GOD + BOARDS
GAIN: Final[i64] = MEMBER + MEMBERS
DRAW: Final[i64] = GAIN + 1
RETHROW: Final[i64] = DRAW + 1
KEEP: Final[i64] = RETHROW + 1
LOCK: Final[i64] = KEEP + 1
CHANGE: Final[i64] = LOCK + 1
SWAP: Final[i64] = CHANGE + 1  # + place * 11 + location
DONE: Final[i64] = SWAP + PLACES * LOCATIONS
ACTIONS: Final[i64] = DONE + 1

# What is asked, of whom `ask_seat` says
ASK_NOTHING: Final[i64] = 0
ASK_FLIGHT: Final[i64] = 1  # of nature
ASK_THROW: Final[i64] = 2  # slot: a card of the hand, or the side of a card that is thrown anyway
ASK_COLUMN: Final[i64] = 3  # slot
ASK_ROW: Final[i64] = 4  # slot
ASK_MANNER: Final[i64] = 5  # slot
ASK_LOCK: Final[i64] = 6  # slot
ASK_YOUNG: Final[i64] = 7  # slot
ASK_ORDER: Final[i64] = 8  # which of two cards thrown together goes first in this step
ASK_VICTIM: Final[i64] = 9  # slot: the god whom a monster takes Faith from
ASK_PICK: Final[i64] = 10  # slot: the monster that a Cyclops throws
ASK_POWER: Final[i64] = 11  # slot: the place whose power is used
ASK_FAITH: Final[i64] = 12  # slot: the place whose Faith is gained
ASK_ROBBED: Final[i64] = 13  # slot: the god whom a location takes Faith from
ASK_GAIN: Final[i64] = 14  # slot: Faith or a card
ASK_DISCARD: Final[i64] = 15  # slot: any monster
ASK_BURY: Final[i64] = 16  # slot: any monster, for its god's deck
ASK_RAISE: Final[i64] = 17  # slot: a monster of one's Underworld
ASK_FORESEE: Final[i64] = 18  # slot, whose deck: the card to draw
ASK_TOP: Final[i64] = 19  # slot, whose deck: the card to lie on top
ASK_DRAWER: Final[i64] = 20  # slot, how many: who of the team draws
ASK_SEER: Final[i64] = 21  # slot, how many: whose deck is turned up
ASK_THROWER: Final[i64] = 22  # who of the team makes an extra throw
ASK_LOCATION: Final[i64] = 23  # a war's winner: one location against another
ASK_OUT: Final[i64] = 24  # board: a monster of its deck to go
ASK_IN: Final[i64] = 25  # board, card: a monster of its Underworld to come for it
ASK_TRAP: Final[i64] = 26  # slot, board: which of its traps works next
ASKS: Final[i64] = ASK_TRAP + 1

# A turn's Throw Steps; 0 is a game's setup
SETUP: Final[i64] = 0
STEP_THROW: Final[i64] = 1
STEP_TRAPS: Final[i64] = 2
STEP_MONSTERS: Final[i64] = 3
STEP_PLACES: Final[i64] = 4
STEP_FAITH: Final[i64] = 5
STEP_EXTRA: Final[i64] = 6
STEP_DRAW: Final[i64] = 7

# How far a throw is
NO_THROW: Final[i64] = 0
PLANNING: Final[i64] = 1
LOCKING: Final[i64] = 2
RELEASED: Final[i64] = 3
AT_REST: Final[i64] = 4

# How far a setup is
SET_LOCATIONS: Final[i64] = 0
SET_REMOVAL: Final[i64] = 1
SET_TRADES: Final[i64] = 2
SET_DEAL: Final[i64] = 3

# Powers: a row of operation and amount for each condition
CONDITIONS: Final[i64] = 4
WHEN_HIT: Final[i64] = 0
HIT_MONSTERS: Final[i64] = 1
HIT_LOCATION: Final[i64] = 2
MISS_LOCATION: Final[i64] = 3
POWER_ROW: Final[i64] = CONDITIONS * 2
COMMON_POWER: Final[i64] = MONSTERS  # the row after the twelve monsters'
NO_POWER: Final[i64] = 0
PETRIFY: Final[i64] = 1
GAIN_FAITH: Final[i64] = 2
REBIRTH: Final[i64] = 3
GAIN_EACH: Final[i64] = 4
TAKE: Final[i64] = 5
DISCARD: Final[i64] = 6
RETURN: Final[i64] = 7
THROW_ONE: Final[i64] = 8
EXTRA_THROW: Final[i64] = 9
DRAW_CARDS: Final[i64] = 10
DOUBLE_FAITH: Final[i64] = 11
COME_BACK: Final[i64] = 12
PLACE_ROW: Final[i64] = 3  # Faith, operation, amount
TAKE_HERE: Final[i64] = 1
GAIN_OR_DRAW: Final[i64] = 2
DISCARD_ANY: Final[i64] = 3
MOST_AT_END: Final[i64] = 4
GAIN_HERE: Final[i64] = 5
PLACE_THROW: Final[i64] = 6
TAKE_LEADER: Final[i64] = 7
BURY_ANY: Final[i64] = 8
RAISE: Final[i64] = 9
FORESEE: Final[i64] = 10
OTHERS_GAIN: Final[i64] = 11

# Work that waits behind a decision
W_POWER: Final[i64] = 1  # slot, condition
W_DRAW: Final[i64] = 2  # slot

# Bounds that the rulebook does not need
MOST_THROWS: Final[i64] = 60  # in one turn
MOST_CHANGES: Final[i64] = 3  # of a member's plan for one throw
MOST_SUNSET: Final[i64] = 99

# Rules that a refusal cites: rulings by their number, plain rules by theirs and a hundred
M_22_EDGE: Final[i64] = 22
PLAIN_RULES: Final[i64] = 100
R_NOT_NOW: Final[i64] = 101
R_HAND: Final[i64] = 102
R_TARGET: Final[i64] = 103
R_NOT_HIT: Final[i64] = 104
R_GOD: Final[i64] = 105
R_PILE: Final[i64] = 106
R_SWAP: Final[i64] = 108  # 107 forbade a fourth change of a plan, which nobody is asked for any more
R_NUMBERS: Final[i64] = 109  # these and M22 only a free aim can break
R_REACH: Final[i64] = 110
R_ANGLE: Final[i64] = 111
R_SPEED: Final[i64] = 112
