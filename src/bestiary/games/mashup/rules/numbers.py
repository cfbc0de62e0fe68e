"""How cards, actions, pending decisions and rules are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Kinds of cards by deck, as many as the cards' file has: `python tests/games/mashup/decks.py` counts them
LOCATIONS: Final[i64] = 31
ITEMS: Final[i64] = 15
ACTION_CARDS: Final[i64] = 18
MUTATIONS: Final[i64] = 15

# All other numbers are made of those before them. The Main Deck has Locations, Items and Action cards
FIRST_ITEM: Final[i64] = LOCATIONS
FIRST_ACTION: Final[i64] = FIRST_ITEM + ITEMS
MAIN: Final[i64] = FIRST_ACTION + ACTION_CARDS
FIRST_MUTATION: Final[i64] = MAIN
KINDS: Final[i64] = FIRST_MUTATION + MUTATIONS

# Food tokens
FOODSTUFF: Final[i64] = 0
MEAT: Final[i64] = 1
MEEPLE: Final[i64] = 2
INFANTRY: Final[i64] = 3
FOODS: Final[i64] = 4

# The table
MOST_SEATS: Final[i64] = 6
SLOTS: Final[i64] = 44  # Locations ever played, in order; a slot is never used again
NOWHERE: Final[i64] = SLOTS  # the place that is no Location
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

# Whether a monster has a Mutation
LACKS: Final[i64] = 0
HAS: Final[i64] = 1
HAS_USED: Final[i64] = 2  # its Breath Attack, until the next turn

# Where a slot stands
EMPTY: Final[i64] = 0
STANDING: Final[i64] = 1
RUBBLE: Final[i64] = 2
GONE: Final[i64] = 3

# Actions, each kind from the end of the one before
A_PLAY: Final[i64] = 0  # + card of the Main Deck; around a move: after it is WAIT
A_BEFORE: Final[i64] = A_PLAY + MAIN  # + Action card, counted from the first: played before the move it answers
A_PLACE: Final[i64] = A_BEFORE + ACTION_CARDS  # + slot: a goal or a target
A_NOWHERE: Final[i64] = A_PLACE + SLOTS
A_MONSTER: Final[i64] = A_NOWHERE + 1  # + seat: a target
A_UNIT: Final[i64] = A_MONSTER + MOST_SEATS  # + Item slot: a Unit to hit or move, an Item to eat from
A_FIGURE: Final[i64] = A_UNIT + THINGS  # one of the Infantry here
A_BUILDING: Final[i64] = A_FIGURE + 1  # a hit on the Location itself
A_MUTATION: Final[i64] = A_BUILDING + 1  # + mutation: drafted, lost, or breathed with
A_FOOD: Final[i64] = A_MUTATION + MUTATIONS  # + token: spent, eaten or given up
A_USE: Final[i64] = A_FOOD + FOODS  # the Location's effect, while Eating
A_ATTACK_UNITS: Final[i64] = A_USE + 1  # the five monster actions, I to V
A_ATTACK_LOCATION: Final[i64] = A_ATTACK_UNITS + 1
A_ATTACK_MONSTER: Final[i64] = A_ATTACK_LOCATION + 1
A_BREATHE: Final[i64] = A_ATTACK_MONSTER + 1
A_SLEEP: Final[i64] = A_BREATHE + 1
A_PASS: Final[i64] = A_SLEEP + 1
A_WAIT: Final[i64] = A_PASS + 1  # to be asked again after the move
A_DONE: Final[i64] = A_WAIT + 1
A_GROW: Final[i64] = A_DONE + 1
A_STOP: Final[i64] = A_GROW + 1  # takes no further Monster Move
A_IDLE: Final[i64] = A_STOP + 1  # no monster action in this Monster Move
A_FLEE: Final[i64] = A_IDLE + 1
A_STAY: Final[i64] = A_FLEE + 1  # does not flee, does not come
A_COME: Final[i64] = A_STAY + 1  # the owner's monster comes to its Location
A_STRIKE: Final[i64] = A_COME + 1
A_HOLD: Final[i64] = A_STRIKE + 1
A_DISCARD: Final[i64] = A_HOLD + 1  # + card of the Main Deck
A_BREATH_HIT: Final[i64] = A_DISCARD + MAIN  # the next hit handed out is one of the Breath Attack
A_AGAIN: Final[i64] = A_BREATH_HIT + 1  # tries another Mutation
ACTIONS: Final[i64] = A_AGAIN + 1

# What is seen when a window has been answered, counted on from the actions
CLOSED: Final[i64] = ACTIONS  # nobody plays
CLOSED_WAITING: Final[i64] = CLOSED + 1  # nobody plays, and somebody waits
HEARD: Final[i64] = CLOSED_WAITING + 1  # + the card and target of the answer that is heard

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

# What the three numbers of a frame are
DECIDER: Final[i64] = 1  # the seat that decides, where it is not the player on turn
WINDOW_KIND: Final[i64] = 1
WINDOW_ASKED: Final[i64] = 2
WINDOW_FIRST: Final[i64] = 3  # the seat whose answer is looked at first
CARD_KIND: Final[i64] = 1
CARD_AIM: Final[i64] = 2
CARD_COURSE: Final[i64] = 3
RIVAL_ACTION: Final[i64] = 1
FLED_FROM: Final[i64] = 2  # the window in which the card was played
MAY_HOLD: Final[i64] = 2
BREATH_CALLED: Final[i64] = 1
PURGED: Final[i64] = 2
SPLICED: Final[i64] = 1
SPLICED_TOO: Final[i64] = 2
SENT_FROM: Final[i64] = 2
SENT_TO: Final[i64] = 3
FOLLOWER: Final[i64] = 2
FOLLOWED_AT: Final[i64] = 3
STILL_NEEDED: Final[i64] = 1
PAID_SMALL: Final[i64] = 2
PUT_DOWN: Final[i64] = 1
BUNDLE_CARD: Final[i64] = 1
BUNDLE_EFFECT: Final[i64] = 2
BUNDLE_ITEM: Final[i64] = 3
KNOWN: Final[i64] = 2

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

# Rules that a refusal cites: rulings by their number, plain rules from 201 on
ANY_RULE: Final[i64] = 0
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
