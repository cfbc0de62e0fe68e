"""The parts, and how actions, pending decisions, events and rules are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Kinds of body parts; opposite limbs differ in the last bit
LEFT_ARM: Final[i64] = 0
RIGHT_ARM: Final[i64] = 1
LEFT_LEG: Final[i64] = 2
RIGHT_LEG: Final[i64] = 3
HEAD: Final[i64] = 4
BRAIN: Final[i64] = 5
KINDS: Final[i64] = 6
LIMBS: Final[i64] = 4
KIND_NAMES: Final = ("left-arm", "right-arm", "left-leg", "right-leg", "head", "brain")
GENIUS: Final[i64] = 7  # the brain that is hard to revive

# The table
MOST_CARDS: Final[i64] = 36
MOST_SEATS: Final[i64] = 5
MOST_GRAVES: Final[i64] = 5
WORST: Final[i64] = 6  # the Study die
BEST: Final[i64] = 1
FIRST_DIE: Final[i64] = 3
REFILL: Final[i64] = 3
REVIVER_POINTS: Final[i64] = 3

# Where a card lies: in a grave, on the heap, in a seat's warehouse, sewn on by a seat
GRAVE: Final[i64] = 0  # + grave
HEAP: Final[i64] = 5
WAREHOUSE: Final[i64] = 6  # + seat
SEWN: Final[i64] = 11  # + seat
PLACES: Final[i64] = 16

# Actions
STEAL: Final[i64] = 0  # + card
HEAP_THEFT: Final[i64] = 36  # + card
HAND_OVER: Final[i64] = 72  # + card
TAKE: Final[i64] = 108  # + card
SELL: Final[i64] = 144  # + card
SHOW: Final[i64] = 180  # + card
ADD: Final[i64] = 216  # + card: offered with its back up
WANT: Final[i64] = 252  # + card
OPERATE: Final[i64] = 288  # + assistant * 6 + kind; players are counted clockwise from the one on turn
WISH: Final[i64] = 318  # + kind, 6 for knowledge, 7 for nothing
POINTS: Final[i64] = 326  # + 0 to 5
ACCEPT: Final[i64] = 332  # + player, counted from the seller
DEMAND: Final[i64] = 337  # + player, counted from the seller
CHOOSE_GRAVE: Final[i64] = 342  # + grave
ROB: Final[i64] = 347
JOIN: Final[i64] = 348
STAY_OUT: Final[i64] = 349
PREPARE: Final[i64] = 350
STUDY: Final[i64] = 351
REVIVE: Final[i64] = 352
RECOVER: Final[i64] = 353
PASS: Final[i64] = 354
END_SALE: Final[i64] = 355
AGREE: Final[i64] = 356
REFUSE: Final[i64] = 357
SKIP: Final[i64] = 358
ACTIONS: Final[i64] = 359

WISHES: Final[i64] = 8
WISH_KNOWLEDGE: Final[i64] = 6
WISH_NOTHING: Final[i64] = 7

# Pending decisions
JOINING: Final[i64] = 1  # seat that is asked
SEALING: Final[i64] = 2
ASSISTING: Final[i64] = 3  # assistant, kind asked for
TAKING: Final[i64] = 4  # assistant, kind asked for, card handed over
OFFERING: Final[i64] = 5  # goods, seat that is asked
SELLING: Final[i64] = 6  # goods, whether the counter-demand is used
DEMANDING: Final[i64] = 7  # goods, seat addressed
ANSWERING: Final[i64] = 8  # goods, seat addressed, points demanded
WISHING: Final[i64] = 9  # goods

# A participant's sealed choice
OUT: Final[i64] = -2
OPEN: Final[i64] = -3  # takes part, has not chosen yet

# Events
TURN_BEGAN: Final[i64] = 0
DIE_TURNED: Final[i64] = 1
ROBBERY: Final[i64] = 2
JOINED: Final[i64] = 3
STAYED_OUT: Final[i64] = 4
CHOICE_SHOWN: Final[i64] = 5
FOUGHT: Final[i64] = 6
GRAVE_EMPTY: Final[i64] = 7
CARD_TAKEN: Final[i64] = 8
FRONT_SEEN: Final[i64] = 9
BACK_SEEN: Final[i64] = 10
REFILLED: Final[i64] = 11
HEAP_ROBBED: Final[i64] = 12
STOLEN: Final[i64] = 13
PREPARED: Final[i64] = 14
STUDIED: Final[i64] = 15
OPERATION: Final[i64] = 16
HANDED: Final[i64] = 17
EXCHANGED: Final[i64] = 18
ROLLED: Final[i64] = 19
SEWN_ON: Final[i64] = 20
FAILED: Final[i64] = 21
REVIVED: Final[i64] = 22
FRIED: Final[i64] = 23
FOR_SALE: Final[i64] = 24
OFFERED_CARD: Final[i64] = 25
OFFERED: Final[i64] = 26
PASSED: Final[i64] = 27
DEMANDED_CARD: Final[i64] = 28
DEMANDED: Final[i64] = 29
AGREED: Final[i64] = 30
REFUSED: Final[i64] = 31
SOLD: Final[i64] = 32
SALE_ENDED: Final[i64] = 33
RECOVERED: Final[i64] = 34
SKIPPED: Final[i64] = 35
TIME_UP: Final[i64] = 36
COUNTED: Final[i64] = 37
WON: Final[i64] = 38
WISHED: Final[i64] = 39
NOTHING_LEFT: Final[i64] = 40

# Rules that a refusal cites: rulings by their number, plain rules from 101 on
M_3_NO_STONE: Final[i64] = 3
M_8_GUARDED: Final[i64] = 8
M_13_NAMED: Final[i64] = 13
M_14_ASSISTANT: Final[i64] = 14
M_18_HEAD_AND_BRAIN: Final[i64] = 18
M_22_RECOVER: Final[i64] = 22
M_23_OFFER: Final[i64] = 23
M_42_HEAP: Final[i64] = 42
M_48_SEWABLE: Final[i64] = 48
R_NOT_NOW: Final[i64] = 101
R_NOT_THERE: Final[i64] = 102
R_STONE_OPEN: Final[i64] = 103
R_OWN: Final[i64] = 104
R_POINTS: Final[i64] = 105
R_NAMED_KIND: Final[i64] = 106
R_OWN_STOCK: Final[i64] = 107
R_HIS_STOCK: Final[i64] = 108
R_NO_GRAVE: Final[i64] = 109
R_NO_WAREHOUSE: Final[i64] = 110
R_EMPTY: Final[i64] = 111
R_LAID: Final[i64] = 112
R_DEMANDED: Final[i64] = 113
R_PLAYER: Final[i64] = 114
R_BEGUN: Final[i64] = 115
R_MEANS: Final[i64] = 116
