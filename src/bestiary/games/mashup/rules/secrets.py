"""Who knows what: copies of a game, what a seat may know of it, and games that a seat could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.chance import Chance
from bestiary.core.state import HIDDEN, State
from bestiary.games.mashup.rules.position import Position


class Secrets(Position):
    """Adds to a position how it is copied, hidden and imagined."""

    def blank(self) -> Secrets:
        """Makes an empty state of the same class."""
        raise NotImplementedError

    def clone(self) -> State:
        twin = self.blank()
        self.copy_to(twin)
        twin.cards = self.cards[:]
        twin.effects = self.effects[:]
        twin.chart = self.chart[:]
        self.copy_cards(twin)
        self.copy_table(twin)
        self.copy_turn(twin)
        return twin

    def copy_cards(self, twin: Position) -> None:
        """Copies hands, decks and what lies beside the table."""
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.locked = self.locked[:]
        twin.locked_size = self.locked_size
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.discard = self.discard[:]
        twin.spent_actions = self.spent_actions
        twin.spent_items = self.spent_items
        twin.all_actions = self.all_actions
        twin.all_items = self.all_items
        twin.genes = self.genes[:]
        twin.genes_size = self.genes_size
        twin.offer = self.offer[:]
        twin.infamy = self.infamy[:]
        twin.fame = self.fame[:]

    def copy_table(self, twin: Position) -> None:
        """Copies monsters, Locations and Items."""
        twin.size = self.size[:]
        twin.health = self.health[:]
        twin.place = self.place[:]
        twin.stomach = self.stomach[:]
        twin.mutation = self.mutation[:]
        twin.quarters = self.quarters[:]
        twin.lost = self.lost[:]
        twin.boost = self.boost[:]
        twin.ate = self.ate[:]
        twin.ate_now = self.ate_now
        twin.slots = self.slots
        twin.site = self.site[:]
        twin.site_kind = self.site_kind[:]
        twin.site_owner = self.site_owner[:]
        twin.site_damage = self.site_damage[:]
        twin.site_new = self.site_new[:]
        twin.site_food = self.site_food[:]
        twin.standing = self.standing[:]
        twin.fires = self.fires[:]
        twin.things = self.things
        twin.thing_kind = self.thing_kind[:]
        twin.thing_place = self.thing_place[:]
        twin.thing_damage = self.thing_damage[:]
        twin.thing_breath = self.thing_breath[:]
        twin.thing_follows = self.thing_follows[:]
        twin.thing_food = self.thing_food[:]

    def copy_turn(self, twin: Position) -> None:
        """Copies where the turn stands, and the answers given."""
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.moves = self.moves
        twin.happened = self.happened
        twin.wrecked = self.wrecked
        twin.discount = self.discount
        twin.running = self.running
        twin.turned = self.turned
        twin.moved = self.moved
        twin.closing = self.closing
        twin.goal = self.goal
        twin.entered = self.entered
        twin.waiting = self.waiting
        twin.action = self.action
        twin.chosen = self.chosen
        twin.rival = self.rival
        twin.breath = self.breath
        twin.step = self.step
        twin.asked = self.asked
        twin.reacted = self.reacted
        twin.assaulted = self.assaulted
        twin.shot = self.shot
        twin.silence = self.silence
        twin.prize = self.prize
        twin.prize_slot = self.prize_slot
        twin.bites = self.bites
        twin.plain_hits = self.plain_hits
        twin.breath_hits = self.breath_hits
        twin.double_hits = self.double_hits
        twin.unit_hits = self.unit_hits
        twin.doubled = self.doubled
        twin.must_hit = self.must_hit
        twin.struck_infantry = self.struck_infantry
        twin.last_hits = self.last_hits
        twin.answer = self.answer[:]
        twin.draft = self.draft[:]

    # What a seat may know

    def blind(self, seat: i64) -> State:
        twin = self.clone()
        assert isinstance(twin, Secrets)
        twin.hide(twin.deck)
        if seat != self.turn:
            twin.hide(twin.locked)
        if self.phase == n.P_DRAFTING:
            twin.hide(twin.genes)
        who: i64 = 0
        while who < self.seats:
            if who != seat:
                twin.hide_hand(who)
            who += 1
        return twin

    def hide(self, counts: vec[i64]) -> None:
        """Hides a pile."""
        kind: i64 = 0
        while kind < len(counts):
            counts[kind] = HIDDEN
            kind += 1

    def hide_hand(self, who: i64) -> None:
        """Hides a player's cards and sealed answer: to the others he is still thinking."""
        at = who * n.MAIN
        while at < (who + 1) * n.MAIN:
            self.hand[at] = HIDDEN
            at += 1
        at = who * n.MUTATIONS
        while self.phase == n.P_DRAFTING and at < (who + 1) * n.MUTATIONS:
            self.offer[at] = HIDDEN
            at += 1
        if self.answer[who] != n.NOT_ASKED:
            self.answer[who] = n.OPEN
        self.draft[who] = 0

    # What could be

    def fill(self, chance: Chance) -> None:
        """Deals the cards that nobody has shown to the hands and decks that are hidden.

        A player whose answer is hidden may not have given it yet: such a state fits too, and search lets him answer.
        """
        if self.phase == n.P_DRAFTING:
            self.fill_draft(chance)
        left = self.unseen_cards()
        total: i64 = 0
        for count in left:
            total += count
        seat: i64 = 0
        while seat < self.seats:
            if self.hand[seat * n.MAIN] == HIDDEN:
                total = deal_from(left, total, self.hand, seat * n.MAIN, self.hand_size[seat], chance)
            seat += 1
        if self.locked[0] == HIDDEN:
            total = deal_from(left, total, self.locked, 0, self.locked_size, chance)
        if self.deck[0] == HIDDEN:
            self.deck = left

    def fill_draft(self, chance: Chance) -> None:
        """Deals the Mutations to draft from."""
        left = self.unseen_mutations()
        total: i64 = 0
        for count in left:
            total += count
        seat: i64 = 0
        while seat < self.seats:
            if self.offer[seat * n.MUTATIONS] == HIDDEN:
                total = deal_from(left, total, self.offer, seat * n.MUTATIONS, 2, chance, n.MUTATIONS)
            seat += 1
        if self.genes[0] == HIDDEN:
            self.genes = left

    def unseen_mutations(self) -> vec[i64]:
        """Returns which Mutations are drafted from or in their deck, as far as they are not known."""
        left = vec[i64]([0] * n.MUTATIONS)
        gene: i64 = 0
        while gene < n.MUTATIONS:
            left[gene] = self.card(n.FIRST_MUTATION + gene, c.COPIES)
            seat: i64 = 0
            while seat < self.seats:
                left[gene] -= max(0, self.offer[seat * n.MUTATIONS + gene])
                seat += 1
            gene += 1
        return left

    def unseen_cards(self) -> vec[i64]:
        """Returns how many cards of each kind of the Main Deck lie in hidden places."""
        left = vec[i64]([0] * n.MAIN)
        kind: i64 = 0
        while kind < n.MAIN:
            left[kind] = self.card(kind, c.COPIES) - self.discard[kind] - max(0, self.locked[kind])
            seat: i64 = 0
            while seat < self.seats:
                left[kind] -= max(0, self.hand[seat * n.MAIN + kind])
                seat += 1
            kind += 1
        slot: i64 = 0
        while slot < self.slots:
            if self.site[slot] == n.STANDING:
                left[self.site_kind[slot]] -= 1
            slot += 1
        thing: i64 = 0
        while thing < self.things:
            if self.thing_place[thing] >= 0:
                left[self.thing_kind[thing]] -= 1
            thing += 1
        for gained in self.infamy:
            left[gained >> 3] -= 1
        at: i64 = 0
        while at < len(self.frames):
            if self.frames[at] == n.F_CARD:
                left[self.frames[at + 1]] -= 1
            at += 4
        return left


def deal_from(
    left: vec[i64], total: i64, to: vec[i64], first: i64, count: i64, chance: Chance, kinds: i64 = n.MAIN
) -> i64:
    """Deals so many of the cards left to a hidden place, each as likely, and returns how many are left."""
    kind: i64 = 0
    while kind < kinds:
        to[first + kind] = 0
        kind += 1
    while count > 0:
        kind = draw_from(left, total, chance)
        to[first + kind] += 1
        total -= 1
        count -= 1
    return total


def draw_from(left: vec[i64], total: i64, chance: Chance) -> i64:
    """Takes one card out of counts by kind, each card as likely."""
    pick = chance.below(total)
    kind: i64 = 0
    while pick >= left[kind]:
        pick -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind
