"""Throw Step 1, its end: the outcome that nature gives, checked, and where every card came to rest."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.errors import BadOutcome
from bestiary.core.state import NATURE
from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of, place_of
from bestiary.games.monstrous.rules.footprints import footprint, overlap
from bestiary.games.monstrous.rules.hits import tell_hits
from bestiary.games.monstrous.rules.outcome import OUTCOME_ROW, check, fell
from bestiary.games.monstrous.rules.position import Position


def take_in(position: Position, outcome: vec[i64]) -> None:
    """Check an outcome, and put everything where it says."""
    if position.to_act() != NATURE:
        raise BadOutcome("nothing has been thrown: no outcome is due")
    check(position, outcome)
    rows = outcome[0]
    before = position.poses[:]
    sides = sides_up(position)
    i: i64 = 0
    while i < rows:
        settle(position, outcome, 1 + i * OUTCOME_ROW)
        i += 1
    at = 1 + rows * OUTCOME_ROW
    count = outcome[at]
    position.pairs = outcome[at + 1 : at + 1 + count * 2]
    position.flight = outcome[at + 2 + count * 2 :]
    put_locations_back(position, outcome, before)
    tell_landing(position, sides)
    position.latest = vec[i64]()
    slot: i64 = 0
    while slot < n.SLOTS:
        if position.flying[slot]:
            position.latest = append(position.latest, position.thrown[slot])
        position.flying[slot] = 0
        slot += 1
    position.stage = n.AT_REST
    position.answered()


def sides_up(position: Position) -> vec[i64]:
    """Return which side of each lying monster is up, NOBODY for the others."""
    found = vec[i64]([n.NOBODY] * n.MONSTER_CARDS)
    card: i64 = 0
    while card < n.MONSTER_CARDS:
        if position.place[card] == n.TABLE:
            found[card] = position.side_up(card)
        card += 1
    return found


def settle(position: Position, outcome: vec[i64], row: i64) -> None:
    """Put one card where the outcome says."""
    card = outcome[row]
    part: i64 = 0
    while part < n.POSE:
        position.poses[card * n.POSE + part] = i64(0) if fell(outcome, row) else outcome[row + 1 + part]
        part += 1
    if card >= n.MONSTER_CARDS:
        return
    if not fell(outcome, row):
        position.place[card] = n.TABLE
    elif position.place[card] == n.AIR:
        position.place[card] = n.OFF
    else:
        position.place[card] = n.UNDERWORLD
        position.tell(events.KNOCKED_OFF, god_of(card), kind_of(card))


def put_locations_back(position: Position, outcome: vec[i64], before: vec[i64]) -> None:
    """Put fallen locations back under what lies there now, and turn those up that lie on their face (M18)."""
    i: i64 = 0
    while i < outcome[0]:
        row = 1 + i * OUTCOME_ROW
        card = outcome[row]
        if card >= n.MONSTER_CARDS and fell(outcome, row):
            part: i64 = 0
            while part < n.POSE:
                position.poses[card * n.POSE + part] = before[card * n.POSE + part]
                part += 1
            slide_under(position, card)
            position.tell(events.PUT_BACK, position.location[place_of(card)])
        elif card >= n.MONSTER_CARDS and position.side_up(card) == n.COMMON:
            turn_face_up(position, card)
            position.tell(events.TURNED_UP, position.location[place_of(card)])
        i += 1


def slide_under(position: Position, card: i64) -> None:
    """Give a card that is put back its order: under everything that overlaps it."""
    corners = footprint(position.poses, card)
    for other in position.lying():
        if other != card and is_placed(position, other) and overlap(corners, footprint(position.poses, other)):
            position.pairs = append(position.pairs, other)
            position.pairs = append(position.pairs, card)


def is_placed(position: Position, card: i64) -> bool:
    """Tell whether a card has a pose: a second location that fell has none until it is put back."""
    at = card * n.POSE + n.POSE_TURN
    return position.poses[at] | position.poses[at + 1] | position.poses[at + 2] | position.poses[at + 3] != 0


def turn_face_up(position: Position, card: i64) -> None:
    """Turn a card over about its own long axis, in place."""
    at = card * n.POSE + n.POSE_TURN
    w = position.poses[at]
    i = position.poses[at + 1]
    j = position.poses[at + 2]
    k = position.poses[at + 3]
    position.poses[at] = -i
    position.poses[at + 1] = w
    position.poses[at + 2] = k
    position.poses[at + 3] = -j


def tell_landing(position: Position, sides: vec[i64]) -> None:
    """Tell which thrown cards came to rest how, what they hit, and which lying ones were turned over."""
    card: i64 = 0
    while card < n.MONSTER_CARDS:
        if position.place[card] == n.TABLE and sides[card] != n.NOBODY and sides[card] != position.side_up(card):
            position.tell(events.TURNED_OVER, god_of(card), kind_of(card), position.side_up(card))
        card += 1
    slot: i64 = 0
    while slot < n.SLOTS:
        if position.flying[slot]:
            card = position.thrown[slot]
            if position.place[card] == n.TABLE:
                position.tell(events.LANDED, god_of(card), kind_of(card), position.side_up(card))
                tell_hits(position, position.look().hits(card))
            else:
                position.tell(events.MISSED_TABLE, god_of(card), kind_of(card))
        slot += 1
