"""The rules: setup, the draft of Mutations, and where each decision goes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.mind.observation import Observed
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.rules.secrets import Secrets, draw_from


class Mashup(Observed):
    """Is one game of Macro Monster Mashup."""

    def blank(self) -> Secrets:
        return Mashup(self.seats)

    # Setup

    def lay_out(self, cards: vec[i64], effects: vec[i64], chart: vec[i64]) -> None:
        """Puts an empty table up: all cards in their decks, monsters of Size 2 nowhere in particular."""
        seats = self.seats
        self.cards = cards
        self.effects = effects
        self.chart = chart
        self.hand = vec[i64]([0] * (seats * n.MAIN))
        self.hand_size = vec[i64]([0] * seats)
        self.locked = vec[i64]([0] * n.MAIN)
        self.deck = vec[i64]([0] * n.MAIN)
        self.discard = vec[i64]([0] * n.KINDS)
        self.genes = vec[i64]([0] * n.MUTATIONS)
        self.offer = vec[i64]([0] * (seats * n.MUTATIONS))
        self.infamy = vec[i64]()
        self.fires = vec[i64]()
        self.fame = vec[i64]([0] * seats)
        self.size = vec[i64]([n.SIZE_AT_START] * seats)
        self.health = vec[i64]([0] * seats)
        self.place = vec[i64]([n.NOWHERE] * seats)
        self.stomach = vec[i64]([0] * (seats * c.FOODS))
        self.mutation = vec[i64]([0] * (seats * n.MUTATIONS))
        self.quarters = vec[i64]([0] * seats)
        self.lost = vec[i64]([0] * seats)
        self.boost = vec[i64]([0] * seats)
        self.ate = vec[i64]([0] * seats)
        self.site = vec[i64]([n.EMPTY] * n.SLOTS)
        self.site_kind = vec[i64]([0] * n.SLOTS)
        self.site_owner = vec[i64]([0] * n.SLOTS)
        self.site_damage = vec[i64]([0] * n.SLOTS)
        self.site_new = vec[i64]([0] * n.SLOTS)
        self.site_food = vec[i64]([0] * (n.SLOTS * c.FOODS))
        self.standing = vec[i64]([0] * n.SLOTS)
        self.thing_kind = vec[i64]([0] * n.THINGS)
        self.thing_place = vec[i64]([NOBODY] * n.THINGS)
        self.thing_damage = vec[i64]([0] * n.THINGS)
        self.thing_breath = vec[i64]([0] * n.THINGS)
        self.thing_follows = vec[i64]([NOBODY] * n.THINGS)
        self.thing_food = vec[i64]([0] * (n.THINGS * c.FOODS))
        self.answer = vec[i64]([n.NOT_ASKED] * seats)
        self.draft = vec[i64]([0] * seats)
        seat: i64 = 0
        while seat < seats:
            self.health[seat] = self.most_health(seat)
            seat += 1
        self.fill_decks()

    def fill_decks(self) -> None:
        """Puts every card into its deck."""
        kind: i64 = 0
        while kind < n.KINDS:
            copies = self.card(kind, c.COPIES)
            if kind >= n.FIRST_MUTATION:
                self.genes[kind - n.FIRST_MUTATION] = copies
                self.genes_size += copies
            else:
                self.deck[kind] = copies
                self.deck_size += copies
                if kind >= n.FIRST_ACTION:
                    self.all_actions += copies
                elif kind >= n.FIRST_ITEM:
                    self.all_items += copies
            kind += 1

    def deal(self, cards: vec[i64], effects: vec[i64], chart: vec[i64]) -> None:
        """Lays the table out and gives every player two Mutations to choose from."""
        self.lay_out(cards, effects, chart)
        seat: i64 = 0
        while seat < self.seats:
            first = draw_from(self.genes, self.genes_size, self.chance)
            second = draw_from(self.genes, self.genes_size - 1, self.chance)
            self.genes_size -= 2
            self.offer[seat * n.MUTATIONS + first] += 1
            self.offer[seat * n.MUTATIONS + second] += 1
            self.answer[seat] = n.OPEN
            log = self.log
            if log is not None:
                log.put(n.E_OFFERED, i64(1) << seat, min(first, second), max(first, second))
            seat += 1
        self.push(n.F_DRAFT)

    def choose_mutation(self, seat: i64, gene: i64) -> None:
        """Takes a sealed choice; with the last one all are shown, hands are dealt and the first player is rolled."""
        self.answer[seat] = gene
        if self.still_open():
            return
        self.pop()
        self.count_as_shown()
        who: i64 = 0
        while who < self.seats:
            at = who * n.MUTATIONS
            self.offer[at + self.answer[who]] -= 1
            self.mutate(who, self.answer[who])
            gene = 0
            while gene < n.MUTATIONS:
                self.genes[gene] += self.offer[at + gene]
                self.genes_size += self.offer[at + gene]
                self.offer[at + gene] = 0
                gene += 1
            who += 1
        self.forget_answers()
        self.deal_hands()
        self.turn = self.roll_for_first()
        self.phase = n.P_BEGIN

    def deal_hands(self) -> None:
        """Gives every player six cards."""
        seat: i64 = 0
        while seat < self.seats:
            card: i64 = 0
            while card < n.HAND_AT_START:
                self.draw(seat)
                card += 1
            seat += 1

    def roll_for_first(self) -> i64:
        """Returns the seat with the highest die; those that tie roll again."""
        mask = (i64(1) << self.seats) - 1
        while mask & (mask - 1):
            best: i64 = 0
            tied: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if mask >> seat & 1:
                    die = self.chance.below(6) + 1
                    self.tell(n.E_FIRST_DIE, seat, die)
                    if die > best:
                        best = die
                        tied = 0
                    if die == best:
                        tied |= i64(1) << seat
                seat += 1
            mask = tied
        first: i64 = 0
        while not mask >> first & 1:
            first += 1
        return first

    # Decisions

    def apply(self, seat: i64, action: i64) -> None:
        frame = self.top()
        if frame == n.F_WINDOW:
            self.answer_window(seat, action)
        elif frame == n.F_DRAFT:
            self.choose_mutation(seat, action - n.A_MUTATION)
        elif frame == n.F_MOVING:
            self.choose_move(action)
        elif frame == n.F_DECLARING:
            self.declare(action)
        elif frame == n.F_HITTING:
            self.hand_out(action)
        elif frame == n.F_STRIKING:
            self.strike(seat, action)
        elif action < n.A_BEFORE:  # a card for the Eat or Grow step
            self.play_card(seat, action - n.A_PLAY, 0, 0)
        elif frame == n.F_EATING:
            self.eat(action)
        elif frame >= n.F_HEALING and frame <= n.F_FLEEING:
            self.apply_early(frame, seat, action)
        else:
            self.apply_late(frame, seat, action)
        self.run()

    def apply_early(self, frame: i64, seat: i64, action: i64) -> None:
        """Carries out a choice on the way to a monster action."""
        if frame == n.F_HEALING:
            self.spend_food(action)
        elif frame == n.F_CHOOSING_UNIT:
            self.choose_unit(action)
        elif frame == n.F_CHOOSING_RIVAL:
            self.choose_rival(action - n.A_MONSTER)
        elif frame == n.F_CHOOSING_BREATH:
            self.pop()
            self.choose_breath(action - n.A_MUTATION)
        elif frame == n.F_COMING:
            self.come(seat, action)
        else:
            assert frame == n.F_FLEEING
            self.flee(action)

    def apply_late(self, frame: i64, seat: i64, action: i64) -> None:
        """Carries out a choice that a card asks for, or one at the end of a turn."""
        if frame == n.F_SWAPPING:
            self.swap(action)
        elif frame == n.F_SHEDDING:
            self.shed(action - n.A_DISCARD)
        elif frame == n.F_OFFERING:
            self.offer_growth(action)
        elif frame == n.F_PAYING:
            self.pay(action - n.A_FOOD)
        elif frame == n.F_SPITTING:
            self.spit(seat, action - n.A_FOOD)
        elif frame == n.F_PURGING:
            other = self.top_value(2)
            self.pop()
            self.lose_mutation(other, action - n.A_MUTATION)
        elif frame == n.F_SPLICING:
            self.pop()
            self.take_gene(seat, action - n.A_MUTATION)
        elif frame == n.F_SENDING:
            self.send(action)
        elif frame == n.F_REDRAWING:
            known = self.top_value(2)
            self.pop()
            if action == n.A_AGAIN:
                self.try_again(seat, known)
        else:
            assert frame == n.F_FOLLOWING
            thing = self.top_value(2)
            self.pop()
            self.follow(thing, action - n.A_MONSTER)
