"""A player's turn from the first Heal to the check for victory, and the Monster Moves in it."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.mashup import rules_content as c
from bestiary.games.mashup import rules_numbers as n
from bestiary.games.mashup.rules_actions import MonsterActions
from bestiary.games.mashup.rules_position import NOBODY
from bestiary.games.mashup.rules_secrets import draw_from


class Turns(MonsterActions):
    """Adds the course of a turn."""

    def run(self) -> None:
        """Goes on until somebody owes a decision or the game is over."""
        while not self.over:
            frame = self.top()
            if frame == 0:
                self.go_on()
            elif frame == n.F_WINDOW:
                if not self.run_window():
                    return
            elif frame == n.F_CARD:
                self.resolve_card()
            elif frame == n.F_BUNDLE:
                self.run_bundle()
            elif frame == n.F_HITTING:
                if not self.run_hits():
                    return
            elif frame == n.F_EATING:
                if self.can_eat():
                    return
                self.pop()
            elif frame == n.F_HEALING:
                if self.can_heal():
                    return
                self.pop()
            elif frame == n.F_SPITTING:
                if self.run_spitting():
                    return
            elif frame == n.F_PURGING:
                if self.run_purging():
                    return
            elif frame == n.F_SENDING:
                if self.run_sending():
                    return
            else:
                return

    def go_on(self) -> None:
        """Does what comes next in the turn."""
        phase = self.phase
        if phase < n.P_STEPPING:
            self.go_on_early(phase)
        elif phase == n.P_STEPPING:
            self.run_step()
        elif phase == n.P_CLOSING:
            self.close_move()
        elif phase == n.P_BURNING:
            self.end_move()
        elif phase == n.P_RESTING:
            self.phase = n.P_CHOOSING
            self.open_window(n.W_TURN)
        elif phase == n.P_SECOND_HEAL:
            self.phase = n.P_GROWING
            self.push(n.F_HEALING)
        elif phase == n.P_GROWING:
            self.phase = n.P_LATE
            if self.may_grow():
                self.push(n.F_OFFERING)
        elif phase == n.P_GROWN:
            self.pay_for_growing()
        elif phase == n.P_LATE:
            self.phase = n.P_EXCHANGING
            self.open_window(n.W_LATE)
        else:
            self.end_turn(phase)

    def go_on_early(self, phase: i64) -> None:
        """Does what comes next before the steps of a monster action."""
        if phase == n.P_BEGIN:
            self.begin_turn()
        elif phase == n.P_FIRST_HEAL:
            self.phase = n.P_OPENING
            self.push(n.F_HEALING)
        elif phase == n.P_OPENING:
            self.phase = n.P_CHOOSING
            self.open_window(n.W_TURN)
        elif phase == n.P_CHOOSING:
            self.entered = NOBODY
            if self.moves == 0:
                self.phase = n.P_SECOND_HEAL
            else:
                self.push(n.F_MOVING)
        elif phase == n.P_ANNOUNCED_MOVE:
            self.carry_out_move()
        elif phase == n.P_ARRIVED:
            self.ask_owner()
        elif phase == n.P_OWNER_ASKED:
            self.phase = n.P_BURNING if self.closing else n.P_ANNOUNCING
            if self.waiting:
                self.waiting = False
                self.tell(n.E_WAITS)
                self.happened = True
                self.open_window(n.W_AFTER)
        elif phase == n.P_ANNOUNCING:
            self.push(n.F_DECLARING)
        elif phase == n.P_TRAPPED:
            self.phase = n.P_SPRUNG
            if self.action <= 2 and self.place[self.turn] != n.NOWHERE:
                self.spring_traps(self.place[self.turn])
        elif phase == n.P_SPRUNG:
            self.phase = n.P_ANSWERED
            self.open_window(n.W_ANNOUNCE)
        else:
            self.check_announcement()

    # The beginning

    def begin_turn(self) -> None:
        """Gives Health, makes Breath Attacks fresh and Monster Moves available."""
        seat = self.turn
        self.tell(n.E_TURN, seat)
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[seat * n.MUTATIONS + gene] == 2:
                self.mutation[seat * n.MUTATIONS + gene] = 1
            gene += 1
        regeneration = self.trait(seat, c.REGENERATE)
        if regeneration:
            self.heal(seat, regeneration)
        elif self.health[seat] > 0:
            self.heal(seat, 1)
        self.moves = 2
        self.happened = True
        self.phase = n.P_FIRST_HEAL

    def can_heal(self) -> bool:
        """Tells whether the active player may spend Food on Health."""
        return self.health[self.turn] < self.most_health(self.turn) and self.tokens(self.turn) > 0

    def spend_food(self, action: i64) -> None:
        """Heals with one token, or ends healing."""
        if action == n.A_DONE:
            self.pop()
            return
        token = action - n.A_FOOD
        self.stomach[self.turn * c.FOODS + token] -= 1
        self.happened = True
        self.tell(n.E_SPENT_FOOD, self.turn, token)
        self.heal(self.turn, 2 * food_value(token))

    # A Monster Move

    def begin_move(self) -> None:
        """Begins a Monster Move."""
        self.moves -= 1
        self.running = True
        self.turned = self.quarters[self.turn] > 0
        self.moved = False
        self.closing = False
        self.action = 0
        self.chosen = NOBODY
        self.rival = NOBODY
        self.breath = NOBODY
        self.step = 0
        self.asked = False
        self.reacted = 0
        self.assaulted = False
        self.shot = False
        self.silence = 0
        self.prize = NOBODY
        self.prize_slot = NOBODY

    def choose_move(self, action: i64) -> None:
        """Takes how a Monster Move begins or ends: a goal, a monster action, or nothing."""
        closing = self.phase == n.P_CLOSING
        self.pop()
        if closing:
            if action == n.A_DONE:
                self.phase = n.P_BURNING
            else:
                self.closing = True
                self.set_out(action)
        elif action == n.A_STOP:
            self.moves = 0
            self.phase = n.P_SECOND_HEAL
            self.tell(n.E_STOPPED, self.turn)
        else:
            self.begin_move()
            if action <= n.A_TO_NOWHERE:
                self.set_out(action)
            else:
                self.push(n.F_DECLARING)
                self.declare(action)

    def set_out(self, action: i64) -> None:
        """Announces a move and its goal; it can be answered before it is carried out."""
        self.goal = n.NOWHERE if action == n.A_TO_NOWHERE else action - n.A_PLACE
        self.happened = True
        self.waiting = False
        self.tell(n.E_SETS_OUT, self.turn, self.spot(self.goal))
        self.phase = n.P_ANNOUNCED_MOVE
        self.open_window(n.W_MOVE)

    def carry_out_move(self) -> None:
        """Moves the active monster to its goal, if it still can."""
        seat = self.turn
        if self.stunned(seat) or (self.goal != n.NOWHERE and not self.is_location(self.goal)):
            self.tell(n.E_HELD_BACK, seat)
            self.waiting = False
            self.phase = n.P_BURNING if self.closing else n.P_ANNOUNCING
            return
        self.moved = True
        self.tell(n.E_MOVED, seat, self.spot(self.goal))
        self.go(seat, self.goal)
        if self.closing and self.goal != n.NOWHERE:
            self.entered = self.goal
        self.phase = n.P_ARRIVED

    def ask_owner(self) -> None:
        """Asks the owner of the Location whether his monster comes, if it may."""
        self.phase = n.P_OWNER_ASKED
        if self.goal == n.NOWHERE:
            return
        owner = self.site_owner[self.goal]
        if owner != self.turn and self.may_come(owner):
            self.waiting = True
            self.push(n.F_COMING, owner)

    def may_come(self, owner: i64) -> bool:
        """Tells whether the owner's monster may move to its Location in reaction."""
        place = self.place[owner]
        if place == self.goal or self.stunned(owner) or self.size[owner] > self.size[self.turn] + 1:
            return False
        return place == n.NOWHERE or self.site_owner[place] == owner

    def come(self, owner: i64, action: i64) -> None:
        """Takes the owner's decision."""
        self.pop()
        if action == n.A_COME:
            self.tell(n.E_CAME, owner, self.spot(self.goal))
            self.go(owner, self.goal)

    def declare(self, action: i64) -> None:
        """Announces a monster action, or asks first whom or what it is against."""
        self.pop()
        if action == n.A_IDLE:
            self.tell(n.E_IDLE, self.turn)
            self.closing = True
            wings = self.trait(self.turn, c.MOVE_TWICE) > 0
            self.phase = n.P_CLOSING if self.moved and wings else n.P_BURNING
        elif action == n.A_ATTACK_UNITS:
            self.push(n.F_CHOOSING_UNIT)
        elif action == n.A_ATTACK_MONSTER:
            self.push(n.F_CHOOSING_RIVAL, n.A_ATTACK_MONSTER)
        elif action == n.A_BREATHE:
            fresh = self.fresh_breath(self.turn)
            if fresh & (fresh - 1):
                self.push(n.F_CHOOSING_BREATH)
            else:
                self.choose_breath(only_bit(fresh))
        else:
            self.announce(action - n.A_ATTACK_UNITS + 1)

    def choose_breath(self, gene: i64) -> None:
        """Takes which Breath Attack is used alone, and asks against whom."""
        self.breath = gene
        self.push(n.F_CHOOSING_RIVAL, n.A_BREATHE)

    def choose_rival(self, seat: i64) -> None:
        """Takes the monster that is attacked."""
        action = self.top_value(1) - n.A_ATTACK_UNITS + 1
        self.pop()
        self.rival = seat
        self.announce(action)

    def choose_unit(self, action: i64) -> None:
        """Takes the Unit that is attacked first, or another one in its place."""
        self.pop()
        self.chosen = n.THINGS if action == n.A_FIGURE else action - n.A_UNIT
        if self.action == 0:
            self.announce(1)
        self.tell(n.E_AIMED, self.turn, n.FIRST_ITEM if action == n.A_FIGURE else self.thing_kind[self.chosen])

    def announce(self, action: i64) -> None:
        """Announces a monster action; traps go off, then everyone may answer."""
        self.action = action
        self.happened = True
        if action == 3 or action == 4:
            self.tell(n.E_ANNOUNCED_ON, self.turn, action, self.rival)
        else:
            self.tell(n.E_ANNOUNCED, self.turn, action)
        self.phase = n.P_TRAPPED

    def check_announcement(self) -> None:
        """Goes on with the announced action, or takes it back if an answer has made it illegal."""
        self.step = 0
        self.asked = True  # the window of the announcement stands before the first step
        if self.refuse_announced() == 0:
            self.phase = n.P_STEPPING
            return
        self.tell(n.E_TAKEN_BACK, self.turn)
        self.action = 0
        self.chosen = NOBODY
        self.rival = NOBODY
        self.breath = NOBODY
        self.phase = n.P_ANNOUNCING

    def refuse_announced(self) -> i64:
        """Says why the announced action can't go on, or 0."""
        seat = self.turn
        if self.action == n.SLEEPER:
            return 0
        if self.stunned(seat):
            return n.B_21_LOST
        if self.action == 4 and self.mutation[seat * n.MUTATIONS + self.breath] != 1:
            return n.B_28_BREATH_USED
        if self.action >= 3 and self.health[seat] == 0:
            return n.B_99_NO_HEALTH
        return self.refuse_rival(n.A_ATTACK_MONSTER, self.rival) if self.action == 3 else 0

    def refuse_rival(self, action: i64, other: i64) -> i64:
        """Says why a monster can't be attacked by III or IV, or 0."""
        seat = self.turn
        if other == seat or other >= self.seats:
            return n.R_RANGE
        if action == n.A_ATTACK_MONSTER and (
            self.place[other] != self.place[seat] or self.size[other] < self.size[seat] - 1
        ):
            return n.R_RANGE
        return 0

    def flee(self, action: i64) -> None:
        """Takes the flight to nowhere, which ends the Monster Move, or stays."""
        origin = self.top_value(2)
        self.pop()
        if action == n.A_STAY:
            return
        self.tell(n.E_FLED, self.turn)
        self.go(self.turn, n.NOWHERE)
        if origin == n.W_TURN:
            self.entered = NOBODY
            return
        self.close_window()
        self.happened = True
        self.action = 0
        self.closing = True
        self.waiting = False
        self.phase = n.P_BURNING

    def close_move(self) -> None:
        """Offers the closing move, if there was none at the beginning or the monster has wings."""
        seat = self.turn
        if self.stunned(seat) or (self.moved and not self.trait(seat, c.MOVE_TWICE)):
            self.phase = n.P_BURNING
        else:
            self.push(n.F_MOVING)

    def end_move(self) -> None:
        """Lets fires burn, one after the other, and turns the chart back."""
        self.running = False
        seat: i64 = 0
        while seat < self.seats:
            self.lost[seat] = 0
            self.boost[seat] = 0
            seat += 1
        if self.burn():
            return
        if self.turned and self.quarters[self.turn] > 0:
            self.quarters[self.turn] -= 1
            self.tell(n.E_CHART_BACK, self.turn, self.quarters[self.turn])
        self.turned = False
        self.action = 0
        self.closing = False
        self.silence = 0
        self.phase = n.P_RESTING

    # Growing

    def growth(self) -> i64:
        """Returns the Health that growing needs; without the discount it is the Food, too. 0 at the last Size."""
        return self.line(self.size[self.turn], c.GROW)

    def may_grow(self) -> bool:
        """Tells whether growing is offered, by what lies open: a card may make up for missing Food."""
        need = self.growth()
        if need == 0 or self.health[self.turn] < need:
            return False
        missing = need - self.discount - self.food(self.turn)
        if missing <= 0:
            return True
        kind = n.FIRST_ACTION
        while self.hand_size[self.turn] and kind < n.MAIN:
            row = self.effect_of(kind, c.ON_PLAY, c.GROW_DISCOUNT)
            if row != NOBODY and self.discard[kind] < self.card(kind, c.COPIES):
                missing -= self.effect(row, c.NUMBER)
            kind += 1
        return missing <= 0

    def refuse_grow(self) -> i64:
        """Says why the active monster can't grow now, or 0."""
        need = self.growth()
        enough = need > 0 and self.health[self.turn] >= need and self.food(self.turn) >= need - self.discount
        return 0 if enough else n.R_GROW

    def offer_growth(self, action: i64) -> None:
        """Takes the announcement to grow, or not to."""
        self.pop()
        if action == n.A_GROW:
            self.tell(n.E_WILL_GROW, self.turn)
            self.happened = True
            self.phase = n.P_GROWN
            self.open_window(n.W_GROW)

    def pay_for_growing(self) -> None:
        """Lets the active player pay for growing, if Health and Food still suffice."""
        self.phase = n.P_LATE
        if self.refuse_grow():
            self.tell(n.E_NOT_GROWN, self.turn)
            return
        need = self.growth() - self.discount
        if need <= 0:
            self.grow()
        else:
            self.push(n.F_PAYING, need, 0)

    def pay(self, token: i64) -> None:
        """Pays one token towards growing."""
        value = food_value(token)
        self.stomach[self.turn * c.FOODS + token] -= 1
        self.tell(n.E_SPENT_FOOD, self.turn, token)
        need = self.top_value(1) - value
        if need <= 0:
            self.pop()
            self.grow()
        else:
            self.set_top(1, need)
            if value == 1:
                self.set_top(2, 1)

    def refuse_payment(self, token: i64) -> i64:
        """Says why a token can't be paid, or 0: none may be paid that turns out not to be needed."""
        at = self.turn * c.FOODS
        if self.stomach[at + token] == 0:
            return n.B_85_TOKENS
        small = self.stomach[at + c.FOODSTUFF] + self.stomach[at + c.INFANTRY]
        big = self.stomach[at + c.MEAT] + self.stomach[at + c.MEEPLE]
        need = self.top_value(1)
        if food_value(token) == 2:
            if self.top_value(2) == 0:
                return 0
            return 0 if need >= 2 and exact(need - 2, small, big - 1) else n.B_85_TOKENS
        return 0 if exact(need - 1, small - 1, big) else n.B_85_TOKENS

    def grow(self) -> None:
        """Makes the active monster one Size bigger; its Health stays."""
        self.size[self.turn] += 1
        self.happened = True
        self.tell(n.E_GREW, self.turn, self.size[self.turn])

    # The end of a turn

    def end_turn(self, phase: i64) -> None:
        """Does what comes after the last cards were played."""
        if phase == n.P_EXCHANGING:
            self.phase = n.P_LIMITING
            if self.may_exchange():
                self.push(n.F_SWAPPING, NOBODY)
        elif phase == n.P_LIMITING:
            self.phase = n.P_DRAWING
            if self.cards_of(self.turn) > self.limit(self.turn):
                self.push(n.F_SHEDDING)
        elif phase == n.P_DRAWING:
            self.phase = n.P_LAST
            self.draw(self.turn)
        elif phase == n.P_LAST:
            self.phase = n.P_CHECKING
            if self.deck_size == 0:
                self.happened = True
                self.open_window(n.W_LAST)
        else:
            self.check_victory()

    def may_exchange(self) -> bool:
        """Tells whether two cards can be discarded for one."""
        return self.cards_of(self.turn) >= 2 and self.deck_size > 0

    def swap(self, action: i64) -> None:
        """Discards a card towards an exchange, or ends exchanging; the second one is replaced."""
        if action == n.A_DONE:
            self.pop()
            return
        if self.top_value(1) == NOBODY:
            self.tell(n.E_EXCHANGES, self.turn)
            self.put_down(action - n.A_DISCARD)
            self.set_top(1, action - n.A_DISCARD)
            return
        self.put_down(action - n.A_DISCARD)
        kind = draw_from(self.deck, self.deck_size, self.chance)
        self.locked[kind] += 1
        self.locked_size += 1
        self.drawn(self.turn, kind)
        self.set_top(1, NOBODY)
        if not self.may_exchange():
            self.pop()

    def put_down(self, kind: i64) -> None:
        """Discards a card; of two alike, the one that can't be played this turn."""
        seat = self.turn
        locked: i64 = 0
        if self.locked[kind] > 0:
            self.locked[kind] -= 1
            self.locked_size -= 1
            locked = 1
        else:
            self.hand[seat * n.MAIN + kind] -= 1
            self.hand_size[seat] -= 1
        self.discard[kind] += 1
        self.count_spent(kind)
        self.tell(n.E_DISCARDED, seat, kind, locked)

    def shed(self, kind: i64) -> None:
        """Discards a card down to the hand limit."""
        self.put_down(kind)
        if self.cards_of(self.turn) <= self.limit(self.turn):
            self.pop()

    def check_victory(self) -> None:
        """Ends the game if somebody has won or the deck is empty, or passes the turn on."""
        seat: i64 = 0
        ends = self.deck_size == 0
        while seat < self.seats:
            ends = ends or self.holds(seat)
            seat += 1
        if ends:
            self.end()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Passes the turn to the left."""
        seat = self.turn
        kind: i64 = 0
        while self.locked_size and kind < n.MAIN:
            self.hand[seat * n.MAIN + kind] += self.locked[kind]
            self.locked[kind] = 0
            kind += 1
        self.hand_size[seat] += self.locked_size
        self.locked_size = 0
        self.ate[seat] = self.ate_now
        self.ate_now = 0
        self.wrecked = 0
        self.discount = 0
        slot: i64 = 0
        while slot < self.slots:
            self.site_new[slot] = 0
            slot += 1
        self.turn = (seat + 1) % self.seats
        self.turns += 1
        self.phase = n.P_BEGIN

    def end(self) -> None:
        """Counts Size and Infamy and names the winners."""
        self.over = True
        seat: i64 = 0
        while seat < self.seats:
            self.tell(n.E_COUNTED, seat, self.score(seat))
            seat += 1
        winners = self.winners()
        seat = 0
        while seat < self.seats:
            if winners >> seat & 1:
                self.tell(n.E_WON, seat, self.score(seat))
            seat += 1

    # Decisions that cards ask for

    def run_spitting(self) -> bool:
        """Tells whether a monster's owner must still choose a token to give up; of one kind, none is asked for."""
        seat = self.top_value(1)
        while self.tokens(seat) > self.stomach_size(seat):
            only: i64 = NOBODY
            token: i64 = 0
            while token < c.FOODS:
                if self.stomach[seat * c.FOODS + token]:
                    if only != NOBODY:
                        return True
                    only = token
                token += 1
            self.spit(seat, only)
        self.pop()
        return False

    def spit(self, seat: i64, token: i64) -> None:
        """Returns a token from a stomach to the pool."""
        self.stomach[seat * c.FOODS + token] -= 1
        self.tell(n.E_SPAT, seat, token)

    def run_purging(self) -> bool:
        """Takes a monster's only Mutation, or tells that one must be chosen."""
        other = self.top_value(2)
        only: i64 = NOBODY
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[other * n.MUTATIONS + gene]:
                if only != NOBODY:
                    return True
                only = gene
            gene += 1
        self.pop()
        if only != NOBODY:
            self.lose_mutation(other, only)
        return False

    def run_sending(self) -> bool:
        """Tells whether there is still a Unit to move, or a Location to move it to."""
        source = self.top_value(2)
        goal = self.top_value(3)
        if goal != NOBODY:
            if self.standing[source]:
                return True
            thing: i64 = 0
            while thing < self.things:
                if self.refuse_sending(thing, source, goal) == 0:
                    return True
                thing += 1
        else:
            slot: i64 = 0
            while slot < self.slots:
                if self.refuse_goal(source, slot) == 0:
                    return True
                slot += 1
        self.pop()
        return False

    def send(self, action: i64) -> None:
        """Takes the Location that Units move to, one Unit after the other, or that no more move."""
        source = self.top_value(2)
        goal = self.top_value(3)
        if action == n.A_DONE:
            self.pop()
        elif goal == NOBODY:
            self.set_top(3, action - n.A_PLACE)
        elif action == n.A_FIGURE:
            self.standing[source] -= 1
            self.standing[goal] += 1
            self.tell(n.E_SENT_INFANTRY, self.spot(source), self.spot(goal))
        else:
            thing = action - n.A_UNIT
            self.thing_place[thing] = goal
            self.tell(n.E_SENT, self.thing_kind[thing], self.spot(source), self.spot(goal))
            if self.thing_follows[thing] != NOBODY:
                self.follow_anew(self.top_value(1), thing, goal)

    def follow_anew(self, seat: i64, thing: i64, goal: i64) -> None:
        """Chooses the monster that a moved Unit follows; one alone needs no choice."""
        there = self.monsters_at(goal)
        if there & (there - 1):
            self.push(n.F_FOLLOWING, seat, thing, goal)
        else:
            self.follow(thing, only_bit(there))

    def follow(self, thing: i64, seat: i64) -> None:
        """Lets a Unit follow a monster."""
        self.thing_follows[thing] = seat
        self.tell(n.E_FOLLOWS, self.thing_kind[thing], seat)


def food_value(token: i64) -> i64:
    """Returns the Food a token is worth."""
    return 2 if token == c.MEAT or token == c.MEEPLE else 1


def exact(need: i64, small: i64, big: i64) -> bool:
    """Tells whether 1-Food and 2-Food tokens can pay a need without surplus."""
    twos = min(big, need // 2)
    return need >= 0 and need - 2 * twos <= small


def only_bit(mask: i64) -> i64:
    """Returns the number of the lowest bit that is set."""
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
