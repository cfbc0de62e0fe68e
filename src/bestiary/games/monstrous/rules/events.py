"""What can happen, by number; the order is the one in which the game declares its kinds of events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GAME_BEGAN: Final[i64] = 0  # number, of how many
LAID: Final[i64] = 1  # place, location
SWAPPED: Final[i64] = 2  # place, old location, new location
REMOVED: Final[i64] = 3  # monster, for every god
TRADED: Final[i64] = 4  # god, monster out of the deck, monster out of the Underworld
KEPT_ALL: Final[i64] = 5  # seat, what is left as it is
SPLIT: Final[i64] = 6  # seat, monster
YOUNG_FAITH: Final[i64] = 7  # seat
DREW: Final[i64] = 8  # seat, monster
DECK_TOP: Final[i64] = 9  # seat, monster
TURN_BEGAN: Final[i64] = 10  # god, number
THREW: Final[i64] = 11  # seat, god, monster, side
COLUMN_CHOSEN: Final[i64] = 12  # seat, column
ROW_CHOSEN: Final[i64] = 13  # seat, row
MANNER_CHOSEN: Final[i64] = 14  # seat, stand, technique
AIMED_FROM: Final[i64] = 15  # seat, x, y, z
AIMED_ALONG: Final[i64] = 16  # azimuth, elevation, speed, spin
AIMED_TILT: Final[i64] = 17  # attitude
LOCKED: Final[i64] = 18  # seat
CHANGED: Final[i64] = 19  # seat
LANDED: Final[i64] = 20  # god, monster, side
MISSED_TABLE: Final[i64] = 21  # god, monster
KNOCKED_OFF: Final[i64] = 22  # god, monster
TURNED_OVER: Final[i64] = 23  # god, monster, side
PUT_BACK: Final[i64] = 24  # location
TURNED_UP: Final[i64] = 25  # location
RETHROWN: Final[i64] = 26  # seat, god, monster
LEFT_LYING: Final[i64] = 27  # seat, god, monster
STEP: Final[i64] = 28  # step, god, monster
ORDERED: Final[i64] = 29  # seat, god, monster
HIT: Final[i64] = 30  # god, monster
HIT_PLACE: Final[i64] = 31  # location
HIT_NOTHING: Final[i64] = 32
PETRIFIED: Final[i64] = 33  # god, monster
GAINED: Final[i64] = 34  # god, Faith, monster
REBORN: Final[i64] = 35  # god, monster
TOOK: Final[i64] = 36  # god, robbed god, Faith
DISCARDED: Final[i64] = 37  # god, monster
TO_HAND: Final[i64] = 38  # god, monster, seat
TO_DECK: Final[i64] = 39  # god, monster, seat
EXTRA: Final[i64] = 40  # god, throws
DOUBLED: Final[i64] = 41  # god
PICKED: Final[i64] = 42  # seat, god, monster
POWER_USED: Final[i64] = 43  # seat, location
PLACE_GAINED: Final[i64] = 44  # god, Faith, location
FAITH_GAINED: Final[i64] = 45  # god, Faith, location
CHOSE_CARD: Final[i64] = 46  # seat
FORESAW: Final[i64] = 47  # seat, monster
ON_TOP: Final[i64] = 48  # seat, monster
MEMBER_CHOSEN: Final[i64] = 49  # seat, member
LAPSED: Final[i64] = 50  # god, throws
LAST_TURNS: Final[i64] = 51  # god
SUNSET: Final[i64] = 52  # turns
MOST_ON_TROY: Final[i64] = 53  # god, Faith
NOBODY_ON_TROY: Final[i64] = 54
COUNTED: Final[i64] = 55  # god, Faith, cards left, points
GAME_WON: Final[i64] = 56  # god, game
GAME_TIED: Final[i64] = 57  # game
WON: Final[i64] = 58  # seat, points
LEAVES: Final[i64] = 59  # god, monster
SCORED: Final[i64] = 60  # seat, points so far: at each turn's end, and when cards left are subtracted
