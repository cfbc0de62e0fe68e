"""How cards, actions, pending decisions, events and rules are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Kinds of cards: Locations, Items and Action cards of the Main Deck, then Mutations
LOCATIONS: Final[i64] = 31
ITEMS: Final[i64] = 15
ACTION_CARDS: Final[i64] = 18
MAIN: Final[i64] = 64
MUTATIONS: Final[i64] = 15
KINDS: Final[i64] = 79
FIRST_ITEM: Final[i64] = 31
FIRST_ACTION: Final[i64] = 46
FIRST_MUTATION: Final[i64] = 64

# The table
MOST_SEATS: Final[i64] = 6
SLOTS: Final[i64] = 44  # Locations ever played, in order; a slot is never used again
NOWHERE: Final[i64] = 44  # the place that is no Location
THINGS: Final[i64] = 32  # Items ever played that lie on the table, in order; Infantry is counted apart
SIZE_AT_START: Final[i64] = 2
MOVES: Final[i64] = 2  # Monster Moves in a turn
HAND_AT_START: Final[i64] = 6
HAND_KEPT: Final[i64] = 5
FAME: Final[i64] = 12

# The five monster actions
NO_ACTION: Final[i64] = 0
ATTACKS_UNITS: Final[i64] = 1
ATTACKS_LOCATION: Final[i64] = 2
ATTACKS_MONSTER: Final[i64] = 3
BREATHES: Final[i64] = 4
SLEEPS: Final[i64] = 5

# Where a slot stands
EMPTY: Final[i64] = 0
STANDING: Final[i64] = 1
RUBBLE: Final[i64] = 2
GONE: Final[i64] = 3

# Actions
A_PLAY: Final[i64] = 0  # + card of the Main Deck; around a move: after it is WAIT
A_BEFORE: Final[i64] = 64  # + Action card, counted from the first: played before the move it answers
A_PLACE: Final[i64] = 82  # + slot: a goal or a target
A_TO_NOWHERE: Final[i64] = 126
A_MONSTER: Final[i64] = 127  # + seat: a target
A_UNIT: Final[i64] = 133  # + Item slot: a Unit to hit or move, an Item to eat from
A_FIGURE: Final[i64] = 165  # one of the Infantry here
A_BUILDING: Final[i64] = 166  # a hit on the Location itself
A_MUTATION: Final[i64] = 167  # + mutation: drafted, lost, or breathed with
A_FOOD: Final[i64] = 182  # + token: spent, eaten or given up
A_USE: Final[i64] = 186  # the Location's effect, while Eating
A_ATTACK_UNITS: Final[i64] = 187  # the five monster actions, I to V
A_ATTACK_LOCATION: Final[i64] = 188
A_ATTACK_MONSTER: Final[i64] = 189
A_BREATHE: Final[i64] = 190
A_SLEEP: Final[i64] = 191
A_PASS: Final[i64] = 192
A_WAIT: Final[i64] = 193  # to be asked again after the move
A_DONE: Final[i64] = 194
A_GROW: Final[i64] = 195
A_STOP: Final[i64] = 196  # takes no further Monster Move
A_IDLE: Final[i64] = 197  # no monster action in this Monster Move
A_FLEE: Final[i64] = 198
A_STAY: Final[i64] = 199  # does not flee, does not come
A_COME: Final[i64] = 200  # the owner's monster comes to its Location
A_STRIKE: Final[i64] = 201
A_HOLD: Final[i64] = 202
A_DISCARD: Final[i64] = 203  # + card of the Main Deck
A_BREATH_HIT: Final[i64] = 267  # the next hit handed out is one of the Breath Attack
A_AGAIN: Final[i64] = 268  # tries another Mutation
ACTIONS: Final[i64] = 269

# What is seen when a window has been answered, counted on from the actions
CLOSED: Final[i64] = 269  # nobody plays; 1 more: somebody waits
HEARD: Final[i64] = 271  # + the card and target of the answer that is heard

# Where the turn stands, when nothing else is pending
P_DRAFTING: Final[i64] = 0
P_BEGIN: Final[i64] = 1
P_FIRST_HEAL: Final[i64] = 2
P_OPENING: Final[i64] = 3  # T0 and M1
P_CHOOSING: Final[i64] = 4  # how the Monster Move begins
P_ANNOUNCED_MOVE: Final[i64] = 5
P_ARRIVED: Final[i64] = 6
P_OWNER_ASKED: Final[i64] = 7
P_ANNOUNCING: Final[i64] = 8
P_TRAPPED: Final[i64] = 9  # Minefields go off
P_SPRUNG: Final[i64] = 10
P_ANSWERED: Final[i64] = 11  # M3 is over
P_STEPPING: Final[i64] = 12  # the numbered steps of a monster action
P_CLOSING: Final[i64] = 13
P_BURNING: Final[i64] = 14
P_RESTING: Final[i64] = 15  # M5 and the next M1
P_SECOND_HEAL: Final[i64] = 16
P_GROWING: Final[i64] = 17
P_GROWN: Final[i64] = 18  # G is over
P_LATE: Final[i64] = 19  # T1
P_EXCHANGING: Final[i64] = 20
P_LIMITING: Final[i64] = 21
P_DRAWING: Final[i64] = 22
P_LAST: Final[i64] = 23  # T2
P_CHECKING: Final[i64] = 24

# Steps of monster actions
S_REACT: Final[i64] = 1
S_ASSAULT: Final[i64] = 2
S_FALL: Final[i64] = 3
S_SHOOT: Final[i64] = 4
S_EAT: Final[i64] = 5
S_DUEL: Final[i64] = 6
S_COUNTER: Final[i64] = 7
S_PICK: Final[i64] = 8  # Units shoot at the one that ate most
S_DOZE: Final[i64] = 9
S_WAKE: Final[i64] = 10
S_FINISHED: Final[i64] = 11

# Pending decisions and what is being resolved: frames
F_WINDOW: Final[i64] = 1  # window, whether asked, first seat in order
F_CARD: Final[i64] = 2  # card, seat and target, step
F_HEALING: Final[i64] = 3
F_MOVING: Final[i64] = 4  # CHOOSING or CLOSING
F_DECLARING: Final[i64] = 5  # what the monster does
F_CHOOSING_UNIT: Final[i64] = 6  # for Action I
F_CHOOSING_RIVAL: Final[i64] = 7  # for III and IV: ATTACK_MONSTER or BREATHE, breath
F_CHOOSING_BREATH: Final[i64] = 8  # for IV
F_COMING: Final[i64] = 9  # owner
F_FLEEING: Final[i64] = 10
F_STRIKING: Final[i64] = 11  # seat, whether it may hold back
F_HITTING: Final[i64] = 12  # whether the next hit is to be one of the Breath Attack
F_EATING: Final[i64] = 13
F_SPITTING: Final[i64] = 14  # seat whose stomach is too full
F_PURGING: Final[i64] = 15  # seat that chooses, seat that loses a Mutation
F_SPLICING: Final[i64] = 16  # the two Mutations drawn
F_SENDING: Final[i64] = 17  # seat that chooses, from, to or -1
F_FOLLOWING: Final[i64] = 18  # seat that chooses, Item, place
F_OFFERING: Final[i64] = 19  # to grow or not
F_PAYING: Final[i64] = 20  # Food still needed, whether a 1-Food token was paid
F_SWAPPING: Final[i64] = 21  # first card put down or -1
F_SHEDDING: Final[i64] = 22  # down to the hand limit
F_DRAFT: Final[i64] = 23  # Mutations, sealed
F_BUNDLE: Final[i64] = 24  # card, its next effect, Item: what is done in order while Eating
F_REDRAWING: Final[i64] = 25  # seat, the Mutation drawn that its monster has

# Windows
W_TURN: Final[i64] = 1
W_MOVE: Final[i64] = 2
W_AFTER: Final[i64] = 3
W_ANNOUNCE: Final[i64] = 4
W_STEP: Final[i64] = 5
W_GROW: Final[i64] = 6
W_LATE: Final[i64] = 7
W_LAST: Final[i64] = 8
W_CARD: Final[i64] = 9

# A seat's sealed answer
NOT_ASKED: Final[i64] = -2
OPEN: Final[i64] = -3
PASSED: Final[i64] = 0
WAITS: Final[i64] = 1
# from 64 on: (card + 1) * 64 + the target's code

# Events
E_TURN: Final[i64] = 0
E_FIRST_DIE: Final[i64] = 1
E_OFFERED: Final[i64] = 2
E_GAINED: Final[i64] = 3
E_DREW: Final[i64] = 4
E_DREW_CARD: Final[i64] = 5
E_HEALED: Final[i64] = 6
E_SPENT_FOOD: Final[i64] = 7
E_PLAYED: Final[i64] = 8
E_PLAYED_AT: Final[i64] = 9
E_PLAYED_ON: Final[i64] = 10
E_FIZZLED: Final[i64] = 11
E_SETS_OUT: Final[i64] = 12
E_MOVED: Final[i64] = 13
E_HELD_BACK: Final[i64] = 14
E_CAME: Final[i64] = 15
E_FLED: Final[i64] = 16
E_IDLE: Final[i64] = 17
E_STOPPED: Final[i64] = 18
E_ANNOUNCED: Final[i64] = 19
E_ANNOUNCED_ON: Final[i64] = 20
E_AIMED: Final[i64] = 21
E_TAKEN_BACK: Final[i64] = 22
E_MINE: Final[i64] = 23
E_STRIKES: Final[i64] = 24
E_BREATHES: Final[i64] = 25
E_SHOT: Final[i64] = 26
E_DICE: Final[i64] = 27
E_LOST_HEALTH: Final[i64] = 28
E_SHRANK: Final[i64] = 29
E_GREW: Final[i64] = 30
E_LOST_MOVE: Final[i64] = 31
E_CHART_TURNED: Final[i64] = 32
E_CHART_BACK: Final[i64] = 33
E_HIT_UNIT: Final[i64] = 34
E_HIT_INFANTRY: Final[i64] = 35
E_HIT_LOCATION: Final[i64] = 36
E_UNIT_DESTROYED: Final[i64] = 37
E_INFANTRY_FELL: Final[i64] = 38
E_DESTROYED: Final[i64] = 39
E_INFAMY: Final[i64] = 40
E_INFAMY_LOST: Final[i64] = 41
E_VANISHED: Final[i64] = 42
E_ATE: Final[i64] = 43
E_USED: Final[i64] = 44
E_KNOWN_MUTATION: Final[i64] = 45
E_LOST_MUTATION: Final[i64] = 46
E_SENT: Final[i64] = 47
E_SENT_INFANTRY: Final[i64] = 48
E_FOLLOWS: Final[i64] = 49
E_INFANTRY: Final[i64] = 50
E_EVACUATED: Final[i64] = 51
E_DISCARDED: Final[i64] = 52
E_ITEM_GONE: Final[i64] = 53
E_DECK_OUT: Final[i64] = 54
E_WILL_GROW: Final[i64] = 55
E_NOT_GROWN: Final[i64] = 56
E_WAITS: Final[i64] = 57
E_SPAT: Final[i64] = 58
E_FIRE: Final[i64] = 59
E_BURNED: Final[i64] = 60
E_COUNTED: Final[i64] = 61
E_WON: Final[i64] = 62
E_EXCHANGES: Final[i64] = 63
E_SLEPT: Final[i64] = 64
E_DREW_MUTATION: Final[i64] = 65
E_NO_MUTATION: Final[i64] = 66
E_WINDED: Final[i64] = 67
E_ASSAULTS: Final[i64] = 68
E_CLOSED: Final[i64] = 69
E_PLANS: Final[i64] = 70
E_READIES: Final[i64] = 71
E_ORDERS: Final[i64] = 72

# Rules that a refusal cites: rulings by their number, plain rules from 201 on
B_2_JUST_PLAYED: Final[i64] = 2
B_3_WINDOW: Final[i64] = 3
B_8_NOWHERE: Final[i64] = 8
B_21_LOST: Final[i64] = 21
B_24_NO_UNIT: Final[i64] = 24
B_28_BREATH_USED: Final[i64] = 28
B_35_EXCHANGE: Final[i64] = 35
B_46_NOT_THERE: Final[i64] = 46
B_48_STAYING: Final[i64] = 48
B_53_TARGET: Final[i64] = 53
B_55_MOVED: Final[i64] = 55
B_62_RUBBLE: Final[i64] = 62
B_72_EATING: Final[i64] = 72
B_74_HITS: Final[i64] = 74
B_85_TOKENS: Final[i64] = 85
B_99_NO_HEALTH: Final[i64] = 99
R_NOT_NOW: Final[i64] = 201
R_NOT_HELD: Final[i64] = 202
R_RANGE: Final[i64] = 203  # Attack another monster: place and Size
R_CARD_TIME: Final[i64] = 204  # the card's own timing
R_PLACING: Final[i64] = 205  # where an Item may be played
R_ACTIVE: Final[i64] = 206  # Locations are the active player's
R_NOT_OFFERED: Final[i64] = 207
R_GROW: Final[i64] = 208
