"""The parts, and how places, actions, pending decisions, events and rules are counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final[i64] = -1  # no seat, and no card

# Kinds of body parts; opposite limbs differ in the last bit
LEFT_ARM: Final[i64] = 0
RIGHT_ARM: Final[i64] = 1
LEFT_LEG: Final[i64] = 2
RIGHT_LEG: Final[i64] = 3
HEAD: Final[i64] = 4
BRAIN: Final[i64] = 5
KIND_NAMES: Final = ("left-arm", "right-arm", "left-leg", "right-leg", "head", "brain")
KINDS: Final[i64] = BRAIN + 1
GENIUS: Final[i64] = 7  # the brain that is hard to revive
VALUES: Final[i64] = GENIUS + 1  # a front is kind * VALUES + value

# The table
MOST_SEATS: Final[i64] = 5
MOST_CARDS: Final[i64] = (MOST_SEATS + 1) * KINDS
MOST_GRAVES: Final[i64] = 5
FEWEST_GRAVES: Final[i64] = 4  # for three players
FEWEST_SEATS: Final[i64] = 3
REFILL: Final[i64] = 3
BEST: Final[i64] = 1  # the Study die
WORST: Final[i64] = 6
FIRST_DIE: Final[i64] = 3
FACES: Final[i64] = 6  # the white die
REVIVER_POINTS: Final[i64] = 3
FIRST_ROTTED_BONUS: Final[i64] = 3  # rotted parts that bring a bonus; each further one brings as much again
ROTTED_POINTS: Final[i64] = 5

# The options, each by the number of its value: rounds at most (0 without a limit), and when empty graves are refilled
LIMITS: Final[dict[str, i64]] = {"hundred": 100, "fifty": 50, "none": 0}
ROUNDS: Final[vec[i64]] = vec[i64](list(LIMITS.values()))
WHEN_EMPTIED: Final[i64] = 0
WHENEVER_POSSIBLE: Final[i64] = 1
REFILLS: Final = ("when_emptied", "whenever_possible")

# Where a card lies: in a grave, on the heap, in a seat's warehouse, sewn on by a seat
GRAVE: Final[i64] = 0  # + grave
HEAP: Final[i64] = GRAVE + MOST_GRAVES
WAREHOUSE: Final[i64] = HEAP + 1  # + seat
SEWN: Final[i64] = WAREHOUSE + MOST_SEATS  # + seat
PLACES: Final[i64] = SEWN + MOST_SEATS

# How a card is offered
BACK_UP: Final[i64] = 1
SHOWN: Final[i64] = 2

# What a seller may wish for: a kind, or
WISH_KNOWLEDGE: Final[i64] = KINDS
WISH_NOTHING: Final[i64] = KINDS + 1
WISHES: Final[i64] = KINDS + 2

# Actions; a kind of action is known by the number of its first one
STEAL: Final[i64] = 0  # + card
HEAP_THEFT: Final[i64] = STEAL + MOST_CARDS  # + card
HAND_OVER: Final[i64] = HEAP_THEFT + MOST_CARDS  # + card
TAKE: Final[i64] = HAND_OVER + MOST_CARDS  # + card
SELL: Final[i64] = TAKE + MOST_CARDS  # + card
SHOW: Final[i64] = SELL + MOST_CARDS  # + card
ADD: Final[i64] = SHOW + MOST_CARDS  # + card: offered with its back up
WANT: Final[i64] = ADD + MOST_CARDS  # + card
OPERATE: Final[i64] = (
    WANT + MOST_CARDS
)  # + assistant * KINDS + kind; players are counted clockwise from the one on turn
WISH: Final[i64] = OPERATE + MOST_SEATS * KINDS  # + wish
POINTS: Final[i64] = WISH + WISHES  # + points, up to the steps of a Study die
ACCEPT: Final[i64] = POINTS + WORST - BEST + 1  # + player, counted from the seller
DEMAND: Final[i64] = ACCEPT + MOST_SEATS  # + player, counted from the seller
CHOOSE_GRAVE: Final[i64] = DEMAND + MOST_SEATS  # + grave
ROB: Final[i64] = CHOOSE_GRAVE + MOST_GRAVES
JOIN: Final[i64] = ROB + 1
STAY_OUT: Final[i64] = JOIN + 1
PREPARE: Final[i64] = STAY_OUT + 1
STUDY: Final[i64] = PREPARE + 1
REVIVE: Final[i64] = STUDY + 1
RECOVER: Final[i64] = REVIVE + 1
PASS: Final[i64] = RECOVER + 1
END_SALE: Final[i64] = PASS + 1
AGREE: Final[i64] = END_SALE + 1
REFUSE: Final[i64] = AGREE + 1
SKIP: Final[i64] = REFUSE + 1
ACTIONS: Final[i64] = SKIP + 1
ACTION_KINDS: Final[dict[str, i64]] = {
    "steal": STEAL,
    "heap": HEAP_THEFT,
    "hand": HAND_OVER,
    "take": TAKE,
    "sell": SELL,
    "show": SHOW,
    "add": ADD,
    "want": WANT,
    "operate": OPERATE,
    "wish": WISH,
    "points": POINTS,
    "accept": ACCEPT,
    "demand": DEMAND,
    "grave": CHOOSE_GRAVE,
    "rob": ROB,
    "join": JOIN,
    "stay-out": STAY_OUT,
    "prepare": PREPARE,
    "study": STUDY,
    "revive": REVIVE,
    "recover": RECOVER,
    "pass": PASS,
    "end-sale": END_SALE,
    "agree": AGREE,
    "refuse": REFUSE,
    "skip": SKIP,
}


def kinds_of_actions() -> vec[i64]:
    """Return the kind of each action, and behind the last action no kind."""
    kinds: list[i64] = []
    kind: i64 = STEAL
    starts = {*ACTION_KINDS.values()}
    action: i64 = 0
    while action < ACTIONS:
        if action in starts:
            kind = action
        kinds.append(kind)
        action += 1
    kinds.append(NOBODY)
    return vec[i64](kinds)


KIND_OF: Final[vec[i64]] = kinds_of_actions()

# The Actions of a turn
FIRST: Final[i64] = 1
SECOND: Final[i64] = 2
THIRD: Final[i64] = 3

# Pending decisions, and what each holds
JOINING: Final[i64] = 1
SEALING: Final[i64] = 2
ASSISTING: Final[i64] = 3
TAKING: Final[i64] = 4
OFFERING: Final[i64] = 5
SELLING: Final[i64] = 6
DEMANDING: Final[i64] = 7
ANSWERING: Final[i64] = 8
WISHING: Final[i64] = 9
PENDING: Final[dict[i64, tuple[str, tuple[str, ...]]]] = {
    JOINING: ("joining", ("seat",)),
    SEALING: ("sealing", ()),
    ASSISTING: ("assisting", ("seat", "kind")),
    TAKING: ("taking", ("seat", "kind", "card")),
    WISHING: ("wishing", ("card",)),
    OFFERING: ("offering", ("card", "seat")),
    SELLING: ("selling", ("card", "demanded")),
    DEMANDING: ("demanding", ("card", "seat")),
    ANSWERING: ("answering", ("card", "seat", "points")),
}
# Steps of a turn: a pending decision, or an Action that is due (+ its number)
ACTION_DUE: Final[i64] = WISHING
MOST_STEPS: Final[i64] = ACTION_DUE + THIRD + 1

# A participant's sealed choice, if it is no grave
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
ANY_RULE: Final[i64] = 0  # what is asked of a condition: whether any rule forbids it, else one alone
