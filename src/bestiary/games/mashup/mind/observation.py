"""What a position looks like to a learner: rows of numbers for players, Locations, Items and what is pending."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import Position

STOMACH_AT: Final[i64] = 13  # in a seat's numbers, after what has one number each
GENES_AT: Final[i64] = STOMACH_AT + n.FOODS
A_SEAT: Final[i64] = GENES_AT + n.MUTATIONS  # numbers in an observation
A_SITE: Final[i64] = 11
A_THING: Final[i64] = 8
THE_TURN: Final[i64] = 34
SEATS_AT: Final[i64] = n.MAIN * 2 + n.KINDS + n.MUTATIONS
SITES_AT: Final[i64] = SEATS_AT + n.MOST_SEATS * A_SEAT
THINGS_AT: Final[i64] = SITES_AT + n.SLOTS * A_SITE
TURN_AT: Final[i64] = THINGS_AT + n.THINGS * A_THING
OBSERVED: Final[i64] = TURN_AT + THE_TURN


def observe(position: Position, seat: i64) -> vec[i32]:
    """Return what a seat knows as a row of numbers, seats counted from the observer."""
    row = vec[i32]([0] * OBSERVED)
    kind: i64 = 0
    while kind < n.MAIN:
        row[kind] = i32(position.hand[seat * n.MAIN + kind])
        if seat == position.turn:
            row[n.MAIN + kind] = i32(position.locked[kind])
        kind += 1
    kind = 0
    while kind < n.KINDS:
        row[n.MAIN * 2 + kind] = i32(position.discard[kind])
        kind += 1
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.phase == n.P_DRAFTING:
            row[n.MAIN * 2 + n.KINDS + gene] = i32(position.offer[seat * n.MUTATIONS + gene])
        gene += 1
    observe_seats(position, seat, row)
    observe_table(position, seat, row)
    observe_turn(position, seat, row)
    return row


def observe_seats(position: Position, seat: i64, row: vec[i32]) -> None:
    """Write what is known of each player, the observer first."""
    steps: i64 = 0
    while steps < position.seats:
        who = (seat + steps) % position.seats
        at = SEATS_AT + steps * A_SEAT
        row[at] = 1
        row[at + 1] = i32(position.size[who])
        row[at + 2] = i32(position.health[who])
        row[at + 3] = i32(position.place[who] + 1)
        row[at + 4] = i32(position.fame[who])
        row[at + 5] = i32(position.cards_of(who))
        row[at + 6] = i32(position.quarters[who])
        row[at + 7] = i32(position.lost[who])
        row[at + 8] = i32(position.boost[who])
        row[at + 9] = i32(position.ate[who] + (position.ate_now if who == position.turn else i64(0)))
        last = infamy.last_infamy(position, who)
        row[at + 10] = i32(position.card(codes.infamy_card(position.infamy[last]), c.INFAMY) if last >= 0 else i64(0))
        row[at + 11] = i32(position.wrecked >> who & 1)
        row[at + 12] = i32(position.reacted >> who & 1)
        token: i64 = 0
        while token < n.FOODS:
            row[at + STOMACH_AT + token] = i32(position.stomach[who * n.FOODS + token])
            token += 1
        gene: i64 = 0
        while gene < n.MUTATIONS:
            row[at + GENES_AT + gene] = i32(position.mutation[who * n.MUTATIONS + gene])
            gene += 1
        steps += 1


def observe_table(position: Position, seat: i64, row: vec[i32]) -> None:
    """Write Locations and Items."""
    slot: i64 = 0
    while slot < position.slots:
        at = SITES_AT + slot * A_SITE
        row[at] = i32(position.site[slot])
        row[at + 1] = i32(position.site_kind[slot] + 1)
        row[at + 2] = i32((position.site_owner[slot] - seat) % position.seats + 1)
        row[at + 3] = i32(position.site_damage[slot])
        row[at + 4] = i32(position.site_new[slot])
        row[at + 5] = i32(position.standing[slot])
        token: i64 = 0
        while token < n.FOODS:
            row[at + 6 + token] = i32(position.site_food[slot * n.FOODS + token])
            token += 1
        for fire in position.fires:
            if codes.fire_slot(fire) == slot:
                row[at + 10] += 1
        slot += 1
    thing: i64 = 0
    while thing < position.things:
        at = THINGS_AT + thing * A_THING
        row[at] = i32(position.thing_kind[thing] + 1)
        row[at + 1] = i32(position.thing_place[thing] + 1)
        row[at + 2] = i32(position.thing_damage[thing])
        row[at + 3] = i32(
            (position.thing_follows[thing] - seat) % position.seats + 1
            if position.thing_follows[thing] >= 0
            else i64(0)
        )
        token = 0
        while token < n.FOODS:
            row[at + 4 + token] = i32(position.thing_food[thing * n.FOODS + token])
            token += 1
        thing += 1


def observe_turn(position: Position, seat: i64, row: vec[i32]) -> None:
    """Write where the turn stands, what is asked, and what the observer has sealed."""
    at = TURN_AT
    row[at] = i32((position.turn - seat) % position.seats)
    row[at + 1] = i32(position.phase)
    row[at + 2] = i32(position.moves)
    row[at + 3] = i32(position.seats)
    row[at + 4] = i32(position.deck_size)
    row[at + 5] = i32(position.genes_size)
    row[at + 6] = i32(position.action)
    row[at + 7] = i32(position.step)
    row[at + 8] = i32(1 if position.running else 0)
    row[at + 9] = i32(1 if position.moved else 0)
    row[at + 10] = i32(1 if position.closing else 0)
    row[at + 11] = i32(position.goal)
    row[at + 12] = i32(position.chosen + 1)
    row[at + 13] = i32((position.rival - seat) % position.seats + 1 if position.rival >= 0 else i64(0))
    row[at + 14] = i32(position.breath + 1)
    row[at + 15] = i32(1 if position.shot else 0)
    row[at + 16] = i32(position.prize + 1)
    row[at + 17] = i32(position.bites)
    row[at + 18] = i32(position.plain_hits)
    row[at + 19] = i32(position.breath_hits)
    row[at + 20] = i32(position.double_hits)
    row[at + 21] = i32(position.unit_hits)
    row[at + 22] = i32(position.struck_infantry)
    row[at + 23] = i32(position.discount)
    row[at + 24] = i32(1 if position.turned else 0)
    row[at + 25] = i32(1 if position.asked else 0)
    row[at + 26] = i32(position.top())
    if position.top():
        row[at + 27] = i32(position.top_value(1))
        row[at + 28] = i32(position.top_value(2))
        row[at + 29] = i32(position.top_value(3))
    row[at + 30] = i32(position.draft[seat])
    row[at + 31] = i32(position.answer[seat])
    observe_card(position, row, at + 32)


def observe_card(position: Position, row: vec[i32], at: i64) -> None:
    """Write the card that was played last and waits to be resolved, and its player and target."""
    frame: i64 = len(position.frames) - 4
    while frame >= 0:
        if position.frames[frame] == n.F_CARD:
            row[at] = i32(position.frames[frame + 1] + 1)
            row[at + 1] = i32(position.frames[frame + 2])
            return
        frame -= 4
