"""What can happen: a number for the rules, and for everybody else a name and what its numbers are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.core.declared import EventKind

GAME_BEGAN: Final[i64] = 0
LAID: Final[i64] = 1
SWAPPED: Final[i64] = 2
REMOVED: Final[i64] = 3
TRADED: Final[i64] = 4
KEPT_ALL: Final[i64] = 5
SPLIT: Final[i64] = 6
YOUNG_FAITH: Final[i64] = 7
DREW: Final[i64] = 8
DECK_TOP: Final[i64] = 9
TURN_BEGAN: Final[i64] = 10
THREW: Final[i64] = 11
COLUMN_CHOSEN: Final[i64] = 12
ROW_CHOSEN: Final[i64] = 13
MANNER_CHOSEN: Final[i64] = 14
AIMED_FROM: Final[i64] = 15
AIMED_ALONG: Final[i64] = 16
AIMED_TILT: Final[i64] = 17
LOCKED: Final[i64] = 18
CHANGED: Final[i64] = 19
LANDED: Final[i64] = 20
MISSED_TABLE: Final[i64] = 21
KNOCKED_OFF: Final[i64] = 22
TURNED_OVER: Final[i64] = 23
PUT_BACK: Final[i64] = 24
TURNED_UP: Final[i64] = 25
RETHROWN: Final[i64] = 26
LEFT_LYING: Final[i64] = 27
STEP: Final[i64] = 28
ORDERED: Final[i64] = 29
HIT: Final[i64] = 30
HIT_PLACE: Final[i64] = 31
HIT_NOTHING: Final[i64] = 32
PETRIFIED: Final[i64] = 33
GAINED: Final[i64] = 34
REBORN: Final[i64] = 35
TOOK: Final[i64] = 36
DISCARDED: Final[i64] = 37
TO_HAND: Final[i64] = 38
TO_DECK: Final[i64] = 39
EXTRA: Final[i64] = 40
DOUBLED: Final[i64] = 41
PICKED: Final[i64] = 42
POWER_USED: Final[i64] = 43
PLACE_GAINED: Final[i64] = 44
FAITH_GAINED: Final[i64] = 45
CHOSE_CARD: Final[i64] = 46
FORESAW: Final[i64] = 47
ON_TOP: Final[i64] = 48
MEMBER_CHOSEN: Final[i64] = 49
LAPSED: Final[i64] = 50
LAST_TURNS: Final[i64] = 51
SUNSET: Final[i64] = 52
MOST_ON_TROY: Final[i64] = 53
NOBODY_ON_TROY: Final[i64] = 54
COUNTED: Final[i64] = 55
GAME_WON: Final[i64] = 56
GAME_TIED: Final[i64] = 57
WON: Final[i64] = 58
LEAVES: Final[i64] = 59
SCORED: Final[i64] = 60

EVENTS: Final[dict[int, str]] = {
    GAME_BEGAN: "game-began number:number games:number",
    LAID: "laid place:place location:location",
    SWAPPED: "swapped place:place old:location location:location",
    REMOVED: "removed monster:monster",
    TRADED: "traded god:god out:monster monster:monster",
    KEPT_ALL: "kept-all seat:seat what:kept",
    SPLIT: "split seat:seat monster:monster",
    YOUNG_FAITH: "young-faith seat:seat faith:number",
    DREW: "drew seat:seat monster:monster",
    DECK_TOP: "deck-top seat:seat monster:monster depth:number",
    TURN_BEGAN: "turn god:god number:number",
    THREW: "threw seat:seat god:god monster:monster side:side",
    COLUMN_CHOSEN: "column seat:seat column:cell",
    ROW_CHOSEN: "row seat:seat row:cell",
    MANNER_CHOSEN: "manner seat:seat stand:stand technique:technique",
    AIMED_FROM: "aimed-from seat:seat x:number y:number z:number",
    AIMED_ALONG: "aimed-along azimuth:number elevation:number speed:number spin:number",
    AIMED_TILT: "aimed-tilt attitude:number",
    LOCKED: "locked seat:seat",
    CHANGED: "changed seat:seat",
    LANDED: "landed god:god monster:monster side:side",
    MISSED_TABLE: "missed-table god:god monster:monster",
    KNOCKED_OFF: "knocked-off god:god monster:monster",
    TURNED_OVER: "turned-over god:god monster:monster side:side",
    PUT_BACK: "put-back location:location",
    TURNED_UP: "turned-up location:location",
    RETHROWN: "rethrown seat:seat god:god monster:monster",
    LEFT_LYING: "left-lying seat:seat god:god monster:monster",
    STEP: "step step:step god:god monster:monster",
    ORDERED: "ordered seat:seat god:god monster:monster",
    HIT: "hit god:god monster:monster",
    HIT_PLACE: "hit-place location:location",
    HIT_NOTHING: "hit-nothing",
    PETRIFIED: "petrified god:god monster:monster",
    GAINED: "gained god:god faith:number monster:monster",
    REBORN: "reborn god:god monster:monster",
    TOOK: "took god:god victim:god faith:number",
    DISCARDED: "discarded god:god monster:monster",
    TO_HAND: "to-hand god:god monster:monster seat:seat",
    TO_DECK: "to-deck god:god monster:monster seat:seat",
    EXTRA: "extra god:god throws:number",
    DOUBLED: "doubled god:god",
    PICKED: "picked seat:seat god:god monster:monster",
    POWER_USED: "power-used seat:seat location:location",
    PLACE_GAINED: "place-gained god:god faith:number location:location",
    FAITH_GAINED: "faith-gained god:god faith:number location:location",
    CHOSE_CARD: "chose-card seat:seat",
    FORESAW: "foresaw seat:seat monster:monster",
    ON_TOP: "on-top seat:seat monster:monster",
    MEMBER_CHOSEN: "member-chosen seat:seat member:seat",
    LAPSED: "lapsed god:god throws:number",
    LAST_TURNS: "last-turns god:god",
    SUNSET: "sunset turns:number",
    MOST_ON_TROY: "most-on-troy god:god faith:number",
    NOBODY_ON_TROY: "nobody-on-troy",
    COUNTED: "counted god:god faith:number cards:number points:number",
    GAME_WON: "game-won god:god number:number",
    GAME_TIED: "game-tied number:number",
    WON: "won seat:seat points:number",
    LEAVES: "leaves god:god monster:monster",
    SCORED: "scored seat:seat points:number",
}
# What a chart is drawn from, since the log says how points are gained; and how a throw was aimed: what it hit is told.
QUIET: Final = ("scored", "column", "row", "manner", "aimed-from", "aimed-along", "aimed-tilt")


def event_kinds() -> tuple[EventKind, ...]:
    """Return the kinds of events in the order of their numbers."""
    kinds: list[EventKind] = []
    for number in sorted(EVENTS):
        words = EVENTS[number].split()
        kinds.append(EventKind(words[0], tuple(words[1:]), quiet=words[0] in QUIET))
    return tuple(kinds)
