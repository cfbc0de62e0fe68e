"""What a position looks like to a learner: rows of numbers for players, Locations, Items and what is pending."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.shown import Shown

A_SEAT: Final[i64] = 32  # numbers in an observation
A_SITE: Final[i64] = 11
A_THING: Final[i64] = 8
THE_TURN: Final[i64] = 34
SEATS_AT: Final[i64] = n.MAIN * 2 + n.KINDS + n.MUTATIONS
SITES_AT: Final[i64] = SEATS_AT + n.MOST_SEATS * A_SEAT
THINGS_AT: Final[i64] = SITES_AT + n.SLOTS * A_SITE
TURN_AT: Final[i64] = THINGS_AT + n.THINGS * A_THING
OBSERVED: Final[i64] = TURN_AT + THE_TURN


class Observed(Shown):
    """Adds observations; seats are counted from the observer."""

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        kind: i64 = 0
        while kind < n.MAIN:
            row[kind] = i32(self.hand[seat * n.MAIN + kind])
            if seat == self.turn:
                row[n.MAIN + kind] = i32(self.locked[kind])
            kind += 1
        kind = 0
        while kind < n.KINDS:
            row[n.MAIN * 2 + kind] = i32(self.discard[kind])
            kind += 1
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.phase == n.P_DRAFTING:
                row[n.MAIN * 2 + n.KINDS + gene] = i32(self.offer[seat * n.MUTATIONS + gene])
            gene += 1
        self.observe_seats(seat, row)
        self.observe_table(seat, row)
        self.observe_turn(seat, row)
        return row

    def observe_seats(self, seat: i64, row: vec[i32]) -> None:
        """Writes what is known of each player, the observer first."""
        steps: i64 = 0
        while steps < self.seats:
            who = (seat + steps) % self.seats
            at = SEATS_AT + steps * A_SEAT
            row[at] = 1
            row[at + 1] = i32(self.size[who])
            row[at + 2] = i32(self.health[who])
            row[at + 3] = i32(self.place[who] + 1)
            row[at + 4] = i32(self.fame[who])
            row[at + 5] = i32(self.cards_of(who))
            row[at + 6] = i32(self.quarters[who])
            row[at + 7] = i32(self.lost[who])
            row[at + 8] = i32(self.boost[who])
            row[at + 9] = i32(self.ate[who] + (self.ate_now if who == self.turn else 0))
            last = self.last_infamy(who)
            row[at + 10] = i32(self.card(self.infamy[last] >> 3, c.INFAMY) if last >= 0 else 0)
            row[at + 11] = i32(self.wrecked >> who & 1)
            row[at + 12] = i32(self.reacted >> who & 1)
            token: i64 = 0
            while token < c.FOODS:
                row[at + 13 + token] = i32(self.stomach[who * c.FOODS + token])
                token += 1
            gene: i64 = 0
            while gene < n.MUTATIONS:
                row[at + 17 + gene] = i32(self.mutation[who * n.MUTATIONS + gene])
                gene += 1
            steps += 1

    def observe_table(self, seat: i64, row: vec[i32]) -> None:
        """Writes Locations and Items."""
        slot: i64 = 0
        while slot < self.slots:
            at = SITES_AT + slot * A_SITE
            row[at] = i32(self.site[slot])
            row[at + 1] = i32(self.site_kind[slot] + 1)
            row[at + 2] = i32((self.site_owner[slot] - seat) % self.seats + 1)
            row[at + 3] = i32(self.site_damage[slot])
            row[at + 4] = i32(self.site_new[slot])
            row[at + 5] = i32(self.standing[slot])
            token: i64 = 0
            while token < c.FOODS:
                row[at + 6 + token] = i32(self.site_food[slot * c.FOODS + token])
                token += 1
            for fire in self.fires:
                if fire & 63 == slot:
                    row[at + 10] += 1
            slot += 1
        thing: i64 = 0
        while thing < self.things:
            at = THINGS_AT + thing * A_THING
            row[at] = i32(self.thing_kind[thing] + 1)
            row[at + 1] = i32(self.thing_place[thing] + 1)
            row[at + 2] = i32(self.thing_damage[thing])
            row[at + 3] = i32(
                (self.thing_follows[thing] - seat) % self.seats + 1 if self.thing_follows[thing] >= 0 else 0
            )
            token = 0
            while token < c.FOODS:
                row[at + 4 + token] = i32(self.thing_food[thing * c.FOODS + token])
                token += 1
            thing += 1

    def observe_turn(self, seat: i64, row: vec[i32]) -> None:
        """Writes where the turn stands, what is asked, and what the observer has sealed."""
        at = TURN_AT
        row[at] = i32((self.turn - seat) % self.seats)
        row[at + 1] = i32(self.phase)
        row[at + 2] = i32(self.moves)
        row[at + 3] = i32(self.seats)
        row[at + 4] = i32(self.deck_size)
        row[at + 5] = i32(self.genes_size)
        row[at + 6] = i32(self.action)
        row[at + 7] = i32(self.step)
        row[at + 8] = i32(1 if self.running else 0)
        row[at + 9] = i32(1 if self.moved else 0)
        row[at + 10] = i32(1 if self.closing else 0)
        row[at + 11] = i32(self.goal)
        row[at + 12] = i32(self.chosen + 1)
        row[at + 13] = i32((self.rival - seat) % self.seats + 1 if self.rival >= 0 else 0)
        row[at + 14] = i32(self.breath + 1)
        row[at + 15] = i32(1 if self.shot else 0)
        row[at + 16] = i32(self.prize + 1)
        row[at + 17] = i32(self.bites)
        row[at + 18] = i32(self.plain_hits)
        row[at + 19] = i32(self.breath_hits)
        row[at + 20] = i32(self.double_hits)
        row[at + 21] = i32(self.unit_hits)
        row[at + 22] = i32(self.struck_infantry)
        row[at + 23] = i32(self.discount)
        row[at + 24] = i32(1 if self.turned else 0)
        row[at + 25] = i32(1 if self.asked else 0)
        row[at + 26] = i32(self.top())
        if self.top():
            row[at + 27] = i32(self.top_value(1))
            row[at + 28] = i32(self.top_value(2))
            row[at + 29] = i32(self.top_value(3))
        row[at + 30] = i32(self.draft[seat])
        row[at + 31] = i32(self.answer[seat])
        self.observe_card(row, at + 32)

    def observe_card(self, row: vec[i32], at: i64) -> None:
        """Writes the card that was played last and waits to be resolved, and its player and target."""
        frame: i64 = len(self.frames) - 4
        while frame >= 0:
            if self.frames[frame] == n.F_CARD:
                row[at] = i32(self.frames[frame + 1] + 1)
                row[at + 1] = i32(self.frames[frame + 2])
                return
            frame -= 4
