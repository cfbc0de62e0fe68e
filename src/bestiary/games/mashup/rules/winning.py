"""The end: who has what wins, and who would have it by what is announced."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY, Position


def score(position: Position, seat: i64) -> i64:
    """Return a player's Size and Infamy together."""
    return position.size[seat] + position.fame[seat] if len(position.size) else i64(0)


def holds(position: Position, seat: i64) -> bool:
    """Tell whether a player has what wins at the end of a turn."""
    return position.size[seat] >= c.SIZES or position.fame[seat] >= n.FAME


def winners(position: Position) -> i64:
    """Return the mask of the seats that won, 0 while the game runs."""
    if not position.over:
        return 0
    held: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if holds(position, seat):
            held |= i64(1) << seat
        seat += 1
    best: i64 = -1
    mask: i64 = 0
    seat = 0
    while seat < position.seats:
        if held == 0 or held >> seat & 1:
            points = score(position, seat)
            if points > best:
                best = points
                mask = 0
            if points == best:
                mask |= i64(1) << seat
        seat += 1
    return mask


def would_win(position: Position) -> bool:
    """Tell whether somebody has what wins, or would have it by what is announced."""
    seat: i64 = 0
    while seat < position.seats:
        if holds(position, seat):
            return True
        seat += 1
    seat = position.turn
    if position.phase == n.P_GROWN and position.size[seat] + 1 >= c.SIZES:
        return True
    attacks = (
        position.running
        and (position.action == n.ATTACKS_UNITS or position.action == n.ATTACKS_LOCATION)
        and not position.assaulted
    )
    if attacks and position.fame[seat] + infamy.spoils(position, seat) >= n.FAME:
        return True
    at: i64 = 0
    while at < len(position.frames):
        if position.frames[at] == n.F_CARD and card_would_win(
            position, position.frames[at + 1], position.frames[at + 2]
        ):
            return True
        at += 4
    return False


def card_would_win(position: Position, kind: i64, who: i64) -> bool:
    """Tell whether a card that was played gives its player, or the monster it is aimed at, enough Infamy."""
    seat = codes.player_of(who)
    if position.effect_of(kind, c.ON_PLAY, c.GAIN_INFAMY) != NOBODY:
        return position.fame[seat] + position.card(kind, c.INFAMY) >= n.FAME
    other = codes.seat_of(codes.target_of(who))
    if other < 0 or other >= position.seats or position.effect_of(kind, c.ON_PLAY, c.CREDIT_TARGET) == NOBODY:
        return False
    place = position.place[other]
    return place != n.NOWHERE and position.fame[other] + infamy.location_infamy(position, place) >= n.FAME


def is_decided(position: Position) -> bool:
    """Tell whether the game ends with this turn: somebody has what wins, or the deck is empty."""
    seat: i64 = 0
    while seat < position.seats:
        if holds(position, seat):
            return True
        seat += 1
    return position.deck_size == 0


def end(position: Position) -> None:
    """Count Size and Infamy and names the winners."""
    position.over = True
    position.tell_count(e.COUNTED, e.WON)
