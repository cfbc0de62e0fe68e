"""What happens to monsters: Health, Size, lost Monster Moves, Mutations, and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.rules.secrets import Secrets, draw_from

MANY: Final[i64] = 1000  # more hits than one roll can have
DICE_TOLD: Final[i64] = 20  # whose faces one event holds


class Monsters(Secrets):
    """Adds what changes a monster."""

    # Health

    def heal(self, seat: i64, amount: i64) -> None:
        """Gives Health back, never above the Maximum."""
        gained = min(amount, self.most_health(seat) - self.health[seat])
        if gained > 0:
            self.health[seat] += gained
            self.happened = True
            self.tell(n.E_HEALED, seat, gained, self.health[seat])

    def lose_health(self, seat: i64, amount: i64) -> None:
        """Takes one loss of Health, however many hits: to 0 it costs a Monster Move, from 0 it costs a Size."""
        if amount <= 0:
            return
        self.happened = True
        if self.health[seat] > 0:
            entitled = self.entitled(seat)
            lost = min(amount, self.health[seat])
            self.health[seat] -= lost
            self.tell(n.E_LOST_HEALTH, seat, lost, self.health[seat])
            if self.health[seat] == 0:
                self.lose_move(seat, entitled)
            return
        if self.size[seat] > 1:
            self.size[seat] -= 1
        self.health[seat] = (self.most_health(seat) + 1) // 2
        self.tell(n.E_SHRANK, seat, self.size[seat], self.health[seat])
        self.empty_stomach(seat)

    def shrink(self, seat: i64, sizes: i64) -> None:
        """Takes Size at once; Health falls to the new Maximum."""
        if self.size[seat] <= 1:
            return
        self.happened = True
        self.size[seat] = max(1, self.size[seat] - sizes)
        self.health[seat] = min(self.health[seat], self.most_health(seat))
        self.tell(n.E_SHRANK, seat, self.size[seat], self.health[seat])
        self.empty_stomach(seat)

    def empty_stomach(self, seat: i64) -> None:
        """Lets the owner give up tokens that the stomach no longer holds."""
        if self.tokens(seat) > self.stomach_size(seat):
            self.push(n.F_SPITTING, seat)

    # Lost Monster Moves

    def entitled(self, seat: i64) -> bool:
        """Tells whether a monster may still announce its action or make an Attack in the Monster Move under way."""
        if not self.running or self.stunned(seat):
            return False
        if seat == self.turn:
            if self.action == 0:
                return not self.closing
            return self.action != n.SLEEPER and not self.assaulted
        if self.health[seat] == 0 or self.reacted >> seat & 1:
            return False
        if self.action == 3 or self.action == 4:
            return self.rival == seat and self.can_counter_from(seat)
        if self.action == 0 or self.place[seat] != self.place[self.turn] or self.place[seat] == n.NOWHERE:
            return False
        return self.step <= 1 if self.action == n.SLEEPER else self.step == 0

    def can_counter_from(self, seat: i64) -> bool:
        """Tells whether the rival of III or IV stands where it may strike back."""
        if self.place[seat] != self.place[self.turn]:
            return False
        return self.action == 3 or self.place[seat] != n.NOWHERE

    def lose_move(self, seat: i64, entitled: bool) -> None:
        """Takes the rest of the Monster Move under way, or turns the chart for the next."""
        self.happened = True
        if entitled:
            self.lost[seat] = 1
            self.tell(n.E_LOST_MOVE, seat)
        elif self.quarters[seat] < 2:
            self.quarters[seat] += 1
            self.tell(n.E_CHART_TURNED, seat, self.quarters[seat])

    def regain_move(self, seat: i64) -> None:
        """Takes a quarter turn back, or else the loss of the Monster Move under way."""
        if self.quarters[seat] > 0:
            self.quarters[seat] -= 1
            self.tell(n.E_CHART_BACK, seat, self.quarters[seat])
        elif self.lost[seat]:
            self.lost[seat] = 0
            self.tell(n.E_WINDED, seat)

    # Dice

    def least(self, colour: i64, seat: i64) -> i64:
        """Returns the lowest number of a die that hits a monster; without one, a Unit or Location."""
        if seat != NOBODY:
            least = self.hardest(seat, colour)
            if least:
                return least
        return 4 if colour == c.WHITE else 3

    def throw(self, colour: i64, dice: i64, seat: i64) -> i64:
        """Rolls dice of a colour and returns hits + MANY * sixes; hits that no Mutation changes go to `last_hits`."""
        least = self.least(colour, seat)
        plain: i64 = 4 if colour == c.WHITE else 3
        hits: i64 = 0
        told: i64 = 0
        sixes: i64 = 0
        faces: i64 = 0
        die: i64 = 0
        while die < dice:
            face = self.chance.below(6) + 1
            faces = faces * 7 + face
            if face >= least:
                hits += 1
            if face >= plain:
                self.last_hits += 1
            if face == 6:
                sixes += 1
            die += 1
            if die % DICE_TOLD == 0 or die == dice:
                self.tell(n.E_DICE, colour, faces, hits - told)
                told = hits
                faces = 0
        if dice:
            self.happened = True
        return hits + MANY * sixes

    def hit_monster(self, seat: i64, hits: i64, blue_sixes: i64, green_sixes: i64) -> None:
        """Makes one roll against a monster count: the loss of Health, then what blue and green sixes do."""
        self.lose_health(seat, hits)
        if blue_sixes and not self.trait(seat, c.KEEP_MOVE, c.BLUE):
            self.lose_move(seat, self.entitled(seat))
        if green_sixes >= 2:
            if not self.trait(seat, c.KEEP_MOVE, c.GREEN):
                self.lose_move(seat, self.entitled(seat))
            self.gain_mutation(seat)

    def roll_at(self, seat: i64, colour: i64, dice: i64) -> None:
        """Rolls dice of one colour against a monster."""
        self.last_hits = 0
        found = self.throw(colour, dice, seat)
        sixes = found // MANY
        self.hit_monster(seat, found % MANY, sixes if colour == c.BLUE else 0, sixes if colour == c.GREEN else 0)

    # Mutations

    def gain_mutation(self, seat: i64) -> None:
        """Draws a Mutation; one that the monster has goes back, and another may be tried once."""
        self.happened = True
        if self.genes_size == 0:
            self.tell(n.E_NO_MUTATION, seat)
            return
        first = draw_from(self.genes, self.genes_size, self.chance)
        if self.mutation[seat * n.MUTATIONS + first] == 0:
            self.genes_size -= 1
            self.mutate(seat, first)
            return
        self.genes[first] += 1
        self.know_mutation(seat, first)

    def know_mutation(self, seat: i64, gene: i64) -> None:
        """Lets the owner of a monster that has a drawn Mutation say whether another is tried, if there is one."""
        self.tell(n.E_KNOWN_MUTATION, seat, gene)
        if self.genes_size > 1:
            self.push(n.F_REDRAWING, seat, gene)

    def try_again(self, seat: i64, known: i64) -> None:
        """Draws another Mutation while the one that the monster has lies aside."""
        if self.genes[known] == 0 or self.genes_size < 2:
            return
        self.genes[known] -= 1
        found = draw_from(self.genes, self.genes_size - 1, self.chance)
        self.genes[known] += 1
        if self.mutation[seat * n.MUTATIONS + found]:
            self.genes[found] += 1
            self.tell(n.E_KNOWN_MUTATION, seat, found)
        else:
            self.genes_size -= 1
            self.mutate(seat, found)

    def mutate(self, seat: i64, gene: i64) -> None:
        """Lays a Mutation beside a monster's chart."""
        self.mutation[seat * n.MUTATIONS + gene] = 1
        self.tell(n.E_GAINED, seat, gene)

    def lose_mutation(self, seat: i64, gene: i64) -> None:
        """Discards a Mutation; its effect ends at once."""
        self.mutation[seat * n.MUTATIONS + gene] = 0
        self.discard[n.FIRST_MUTATION + gene] += 1
        self.happened = True
        self.tell(n.E_LOST_MUTATION, seat, gene)
        self.empty_stomach(seat)

    # Where they stand

    def go(self, seat: i64, place: i64) -> None:
        """Puts a monster somewhere; what follows it comes along, and Rubble that all have left is gone."""
        old = self.place[seat]
        self.place[seat] = place
        self.happened = True
        thing: i64 = 0
        while thing < self.things:
            if self.thing_follows[thing] == seat and self.thing_place[thing] >= 0:
                self.thing_place[thing] = place
            thing += 1
        if old != n.NOWHERE:
            self.clear_rubble(old)

    def clear_rubble(self, slot: i64) -> None:
        """Takes Rubble without a monster off the table, with everything on it."""
        if self.site[slot] != n.RUBBLE or self.monsters_at(slot):
            return
        self.destroy_contents(slot)
        self.site[slot] = n.GONE
        self.tell(n.E_VANISHED, self.spot(slot))

    def destroy_contents(self, slot: i64) -> None:
        """Destroys the Items and tokens of a Location; nobody gains Infamy."""
        thing: i64 = 0
        while thing < self.things:
            if self.thing_place[thing] == slot:
                self.remove_thing(thing)
            thing += 1
        token: i64 = 0
        while token < c.FOODS:
            self.site_food[slot * c.FOODS + token] = 0
            token += 1
        self.standing[slot] = 0

    def remove_thing(self, thing: i64) -> None:
        """Discards an Item."""
        self.tell(n.E_ITEM_GONE, self.thing_kind[thing], self.spot(self.thing_place[thing]))
        self.discard[self.thing_kind[thing]] += 1
        self.take_thing(thing)

    def take_thing(self, thing: i64) -> None:
        """Takes an Item off the table."""
        self.thing_place[thing] = NOBODY
        self.thing_follows[thing] = NOBODY
        self.thing_damage[thing] = 0
        self.thing_breath[thing] = 0
        token: i64 = 0
        while token < c.FOODS:
            self.thing_food[thing * c.FOODS + token] = 0
            token += 1

    # Infamy

    def gain_infamy(self, seat: i64, kind: i64) -> None:
        """Puts a card under a player's chart."""
        self.infamy = append(self.infamy, kind * 8 + seat)
        points = self.card(kind, c.INFAMY)
        self.fame[seat] += points
        self.tell(n.E_INFAMY, seat, kind, points)

    def lose_infamy(self, seat: i64) -> None:
        """Discards the Infamy card that a player gained last."""
        last = self.last_infamy(seat)
        if last == NOBODY:
            return
        kind = self.infamy[last] >> 3
        kept = vec[i64]()
        at: i64 = 0
        while at < len(self.infamy):
            if at != last:
                kept = append(kept, self.infamy[at])
            at += 1
        self.infamy = kept
        self.fame[seat] -= self.card(kind, c.INFAMY)
        self.discard[kind] += 1
        self.tell(n.E_INFAMY_LOST, seat, kind)
