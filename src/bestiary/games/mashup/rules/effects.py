"""What cards do, operation by operation, as their rows in the tables say."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.playing import SLOT_TARGET
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.rules.secrets import draw_from
from bestiary.games.mashup.rules.windows import Windows


class Effects(Windows):
    """Adds the resolving of cards.

    A card's frame holds the card, its player and target, and the window it was played in with the number of the
    effect that comes next: effects may ask somebody before the next one is due.
    """

    def resolve_card(self) -> None:
        """Does the next thing a played card does."""
        kind = self.top_value(1)
        seat = self.top_value(2) & 7
        target = self.top_value(2) >> 3
        number = self.top_value(3) >> 4
        self.happened = True
        if number == 0 and kind >= n.FIRST_ITEM and self.refuse_target(seat, kind, target):
            self.tell(n.E_FIZZLED, kind)
            self.discard[kind] += 1
            self.finish_card(kind, seat, target)
        elif kind < n.FIRST_ITEM:
            self.build(seat, kind)
            self.finish_card(kind, seat, target)
        elif number < self.card(kind, c.EFFECT_COUNT):
            self.set_top(3, self.top_value(3) + 16)
            row = self.card(kind, c.EFFECTS) + number
            if self.effect(row, c.TRIGGER) == c.ON_PLAY:
                self.operate(row, kind, seat, target)
        elif kind < n.FIRST_ACTION:
            self.put_item(kind, target)
            self.finish_card(kind, seat, target)
        else:
            self.end_action_card(kind, seat, target)
            self.finish_card(kind, seat, target)

    def put_item(self, kind: i64, target: i64) -> None:
        """Puts an Item on its Location; one that turns into a figure is discarded."""
        if self.effect_of(kind, c.ON_PLAY, c.DISCARD_SELF) != NOBODY:
            self.discard[kind] += 1
        elif target >= SLOT_TARGET:
            self.put(kind, target - SLOT_TARGET, NOBODY)
        else:
            self.put(kind, self.place[target - 1], target - 1)
            self.tell(n.E_FOLLOWS, kind, target - 1)

    def end_action_card(self, kind: i64, seat: i64, target: i64) -> None:
        """Discards an Action card, unless it is Infamy; what it does later waits at its place."""
        if self.has_effects(kind, c.LATER):
            self.fires = append(self.fires, kind * 64 + target - SLOT_TARGET)
            self.tell(n.E_FIRE, self.spot(target - SLOT_TARGET))
        if self.effect_of(kind, c.ON_PLAY, c.GAIN_INFAMY) != NOBODY:
            self.gain_infamy(seat, kind)
        else:
            self.discard[kind] += 1

    def finish_card(self, kind: i64, seat: i64, target: i64) -> None:
        """Takes a resolved card's frame away and lets the active monster flee from it where it may."""
        origin = self.top_value(3) & 15
        self.pop()
        if self.may_flee(kind, seat, target, origin):
            self.push(n.F_FLEEING, self.turn, origin)

    def may_flee(self, kind: i64, seat: i64, target: i64, origin: i64) -> bool:
        """Tells whether a card of another player answered the active monster's move or announcement."""
        if seat == self.turn or self.stunned(self.turn):
            return False
        if self.place[self.turn] == n.NOWHERE:  # what has set out from there may break off and stay
            return origin == n.W_MOVE and self.goal != n.NOWHERE
        if origin == n.W_TURN:
            is_item = kind >= n.FIRST_ITEM and kind < n.FIRST_ACTION
            return self.entered != NOBODY and is_item and self.place_of_target(target) == self.entered
        if origin == n.W_MOVE or origin == n.W_AFTER:
            return self.goal != n.NOWHERE
        return origin == n.W_ANNOUNCE

    def place_of_target(self, target: i64) -> i64:
        """Returns the place that a target is or stands at."""
        return target - SLOT_TARGET if target >= SLOT_TARGET else self.place[target - 1]

    # Operations

    def operate(self, row: i64, kind: i64, seat: i64, target: i64) -> None:
        """Does one effect of a card that its player has played."""
        operation = self.effect(row, c.OPERATION)
        number = self.effect(row, c.NUMBER)
        if target >= SLOT_TARGET:
            self.operate_at(row, operation, number, seat, target - SLOT_TARGET)
        elif target > 0:
            self.operate_on(row, operation, number, kind, seat, target - 1)
        elif operation == c.EXTRA_EAT:
            self.bites += number
        elif operation == c.ATTACK_DICE:
            self.boost[seat] += number
        elif operation == c.HEAL:
            self.heal(seat, number)
        elif operation == c.REGAIN_MOVE:
            self.regain_move(seat)
        elif operation == c.GROW_DISCOUNT:
            self.discount += number
        elif operation == c.SILENCE_UNITS:
            self.roar(seat)

    def operate_on(self, row: i64, operation: i64, number: i64, kind: i64, seat: i64, other: i64) -> None:
        """Does an effect on a monster or player."""
        if operation == c.ROLL:
            self.roll_at(other, self.effect(row, c.EFFECT_COLOUR), number)
        elif operation == c.LOSE_MOVE:
            self.lose_move(other, self.entitled(other))
        elif operation == c.SHRINK:
            self.shrink(other, number)
        elif operation == c.LOSE_HEALTH:
            self.lose_health(other, number)
        elif operation == c.LOSE_MUTATION:
            self.push(n.F_PURGING, seat, other)
        elif operation == c.LOSE_INFAMY:
            self.lose_infamy(other)
        elif operation == c.SAME_HITS:
            credited = self.effect_of(kind, c.ON_PLAY, c.CREDIT_TARGET) != NOBODY
            self.same_hits(self.place[other], other, self.last_hits, other if credited else NOBODY)

    def operate_at(self, row: i64, operation: i64, number: i64, seat: i64, slot: i64) -> None:
        """Does an effect at a Location."""
        if operation == c.ROLL:
            self.roll_at_all(slot, self.effect(row, c.EFFECT_COLOUR), number)
        elif operation == c.LOSE_HEALTH:
            self.hurt_all(slot, number)
        elif operation == c.ADD_INFANTRY:
            self.standing[slot] += number
            self.tell(n.E_INFANTRY, self.spot(slot), number)
        elif operation == c.REMOVE_MEEPLE:
            self.evacuate(slot)
        elif operation == c.MOVE_UNITS:
            self.push(n.F_SENDING, seat, slot, NOBODY)
        elif operation == c.DESTROY_LOCATION:
            self.destroy(slot, NOBODY)

    def roar(self, seat: i64) -> None:
        """Silences the Units where a monster is, for this Monster Move."""
        place = self.place[seat]
        self.silence |= shifted(1, place + seat if place == n.NOWHERE else place)

    def evacuate(self, slot: i64) -> None:
        """Returns all Meeple of a Location and its Items to the pool."""
        count = self.meeple_at(slot)
        self.site_food[slot * c.FOODS + c.MEEPLE] = 0
        thing: i64 = 0
        while thing < self.things:
            if self.thing_place[thing] == slot and self.thing_food[thing * c.FOODS + c.MEEPLE]:
                self.thing_food[thing * c.FOODS + c.MEEPLE] = 0
                self.discard_if_eaten(thing)
            thing += 1
        self.tell(n.E_EVACUATED, self.spot(slot), count)

    # What burns later

    def burn(self) -> bool:
        """Does what the first card still burning does; tells whether there was one."""
        if len(self.fires) == 0:
            return False
        kind = self.fires[0] >> 6
        slot = self.fires[0] & 63
        self.fires = self.fires[1:]
        self.happened = True
        self.tell(n.E_BURNED, self.spot(slot))
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            if self.effect(row, c.TRIGGER) == c.LATER:
                self.operate_at(row, self.effect(row, c.OPERATION), self.effect(row, c.NUMBER), NOBODY, slot)
            row += 1
        return True

    # What an Item does when a monster announces to attack at its Location

    def spring_traps(self, place: i64) -> None:
        """Lets the traps of a Location go off against the active monster."""
        thing: i64 = 0
        while thing < self.things:
            if self.thing_place[thing] == place and self.has_effects(self.thing_kind[thing], c.ON_ANNOUNCED):
                kind = self.thing_kind[thing]
                self.tell(n.E_MINE, self.turn, kind)
                self.remove_thing(thing)
                row = self.effect_of(kind, c.ON_ANNOUNCED, c.ROLL)
                if row != NOBODY:
                    self.roll_at(self.turn, self.effect(row, c.EFFECT_COLOUR), self.effect(row, c.NUMBER))
            thing += 1

    # What is used while Eating: all effects of a card in order

    def run_bundle(self) -> None:
        """Does the next effect of a Location or Item that is used while Eating."""
        kind = self.top_value(1)
        number = self.top_value(2)
        if number >= self.card(kind, c.EFFECT_COUNT):
            self.pop()
            return
        self.set_top(2, number + 1)
        row = self.card(kind, c.EFFECTS) + number
        if self.effect(row, c.TRIGGER) != c.ON_EAT:
            return
        operation = self.effect(row, c.OPERATION)
        amount = self.effect(row, c.NUMBER)
        seat = self.turn
        if operation == c.GAIN_MUTATION:
            if amount > 1:
                self.splice(seat)
            else:
                self.gain_mutation(seat)
        elif operation == c.HEAL:
            self.heal(seat, amount)
        elif operation == c.LOSE_HEALTH:
            self.lose_health(seat, amount)
        elif operation == c.DRAW:
            while amount > 0:
                self.draw(seat)
                amount -= 1
        elif operation == c.DISCARD_SELF:
            self.remove_thing(self.top_value(3))
        elif operation == c.DESTROY_SELF:
            self.destroy(self.place[seat], seat)
            self.prize = NOBODY  # its effect is what destroys it: there is nothing left to use

    def splice(self, seat: i64) -> None:
        """Draws two Mutations to choose one from; if the monster has both, one more may be tried."""
        if self.genes_size == 0:
            self.tell(n.E_NO_MUTATION, seat)
            return
        first = draw_from(self.genes, self.genes_size, self.chance)
        self.tell(n.E_DREW_MUTATION, first)
        second = NOBODY
        if self.genes_size > 1:
            second = draw_from(self.genes, self.genes_size - 1, self.chance)
            self.tell(n.E_DREW_MUTATION, second)
            self.genes[second] += 1
        self.genes[first] += 1
        has_first = self.mutation[seat * n.MUTATIONS + first] != 0
        has_second = second == NOBODY or self.mutation[seat * n.MUTATIONS + second] != 0
        if has_first and has_second:
            self.know_mutation(seat, first)
        elif has_second or second == first:
            self.take_gene(seat, first)
        elif has_first:
            self.take_gene(seat, second)
        else:
            self.push(n.F_SPLICING, first, second)

    def take_gene(self, seat: i64, gene: i64) -> None:
        """Takes a Mutation out of its deck."""
        self.genes[gene] -= 1
        self.genes_size -= 1
        self.mutate(seat, gene)

    # Drawing

    def draw(self, seat: i64) -> None:
        """Draws a card from the Main Deck, if there is one."""
        if self.deck_size == 0:
            return
        kind = draw_from(self.deck, self.deck_size, self.chance)
        self.hand[seat * n.MAIN + kind] += 1
        self.hand_size[seat] += 1
        self.drawn(seat, kind)

    def drawn(self, seat: i64, kind: i64) -> None:
        """Tells everyone that a card was drawn, and its player which."""
        self.deck_size -= 1
        self.revealed += 1
        self.tell(n.E_DREW, seat)
        log = self.log
        if log is not None:
            log.put(n.E_DREW_CARD, i64(1) << seat, kind)
        if self.deck_size == 0:
            self.tell(n.E_DECK_OUT)


def shifted(bit: i64, steps: i64) -> i64:
    """Shifts a bit by up to 61 steps; a literal 1 would be shifted by the compiler as a number of 32 bits."""
    return bit << steps
