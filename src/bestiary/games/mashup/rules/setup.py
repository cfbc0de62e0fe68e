"""Setup: the table, the draft of Mutations, the first hands and who begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.mutations as mutations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.position import NOBODY, Position


def lay_out(position: Position, cards: vec[i64], effects: vec[i64], chart: vec[i64]) -> None:
    """Put an empty table up: all cards in their decks, monsters of Size 2 nowhere in particular."""
    seats = position.seats
    position.cards = cards
    position.effects = effects
    position.chart = chart
    position.hand = vec[i64]([0] * (seats * n.MAIN))
    position.hand_size = vec[i64]([0] * seats)
    position.locked = vec[i64]([0] * n.MAIN)
    position.deck = vec[i64]([0] * n.MAIN)
    position.discard = vec[i64]([0] * n.KINDS)
    position.genes = vec[i64]([0] * n.MUTATIONS)
    position.offer = vec[i64]([0] * (seats * n.MUTATIONS))
    position.infamy = vec[i64]()
    position.fires = vec[i64]()
    position.fame = vec[i64]([0] * seats)
    position.size = vec[i64]([n.SIZE_AT_START] * seats)
    position.health = vec[i64]([0] * seats)
    position.place = vec[i64]([n.NOWHERE] * seats)
    position.stomach = vec[i64]([0] * (seats * n.FOODS))
    position.mutation = vec[i64]([0] * (seats * n.MUTATIONS))
    position.quarters = vec[i64]([0] * seats)
    position.lost = vec[i64]([0] * seats)
    position.boost = vec[i64]([0] * seats)
    position.ate = vec[i64]([0] * seats)
    position.site = vec[i64]([n.EMPTY] * n.SLOTS)
    position.site_kind = vec[i64]([0] * n.SLOTS)
    position.site_owner = vec[i64]([0] * n.SLOTS)
    position.site_damage = vec[i64]([0] * n.SLOTS)
    position.site_new = vec[i64]([0] * n.SLOTS)
    position.site_food = vec[i64]([0] * (n.SLOTS * n.FOODS))
    position.standing = vec[i64]([0] * n.SLOTS)
    position.thing_kind = vec[i64]([0] * n.THINGS)
    position.thing_place = vec[i64]([NOBODY] * n.THINGS)
    position.thing_damage = vec[i64]([0] * n.THINGS)
    position.thing_breath = vec[i64]([0] * n.THINGS)
    position.thing_follows = vec[i64]([NOBODY] * n.THINGS)
    position.thing_food = vec[i64]([0] * (n.THINGS * n.FOODS))
    position.answer = vec[i64]([n.NOT_ASKED] * seats)
    position.draft = vec[i64]([0] * seats)
    seat: i64 = 0
    while seat < seats:
        position.health[seat] = body.most_health(position, seat)
        seat += 1
    fill_decks(position)


def fill_decks(position: Position) -> None:
    """Put every card into its deck."""
    kind: i64 = 0
    while kind < n.KINDS:
        copies = position.card(kind, c.COPIES)
        if kind >= n.FIRST_MUTATION:
            position.genes[kind - n.FIRST_MUTATION] = copies
            position.genes_size += copies
        else:
            position.deck[kind] = copies
            position.deck_size += copies
            if kind >= n.FIRST_ACTION:
                position.all_actions += copies
            elif kind >= n.FIRST_ITEM:
                position.all_items += copies
        kind += 1


def deal(position: Position, cards: vec[i64], effects: vec[i64], chart: vec[i64]) -> None:
    """Lay the table out and gives every player two Mutations to choose from."""
    lay_out(position, cards, effects, chart)
    seat: i64 = 0
    while seat < position.seats:
        first = hands.draw_from(position.genes, position.genes_size, position.chance)
        second = hands.draw_from(position.genes, position.genes_size - 1, position.chance)
        position.genes_size -= 2
        position.offer[seat * n.MUTATIONS + first] += 1
        position.offer[seat * n.MUTATIONS + second] += 1
        position.answer[seat] = n.OPEN
        log = position.log
        if log is not None:
            log.put(e.OFFERED, i64(1) << seat, min(first, second), max(first, second))
        seat += 1
    position.push(n.F_DRAFT)


def choose_mutation(position: Position, seat: i64, gene: i64) -> None:
    """Take a sealed choice; with the last one all are shown, hands are dealt and the first player is rolled."""
    position.answer[seat] = gene
    if windows.still_open(position):
        return
    position.pop()
    windows.count_as_shown(position)
    who: i64 = 0
    while who < position.seats:
        at = who * n.MUTATIONS
        position.offer[at + position.answer[who]] -= 1
        mutations.mutate(position, who, position.answer[who])
        gene = 0
        while gene < n.MUTATIONS:
            position.genes[gene] += position.offer[at + gene]
            position.genes_size += position.offer[at + gene]
            position.offer[at + gene] = 0
            gene += 1
        who += 1
    windows.forget_answers(position)
    deal_hands(position)
    position.turn = roll_for_first(position)
    position.phase = n.P_BEGIN


def why_not_draft(position: Position, seat: i64, action: i64) -> i64:
    """Return the rule by which a Mutation can't be drafted, or 0."""
    if action < n.A_MUTATION or action >= n.A_FOOD:
        return n.R_NOT_NOW
    return i64(0) if position.offer[seat * n.MUTATIONS + action - n.A_MUTATION] > 0 else n.R_NOT_OFFERED


def deal_hands(position: Position) -> None:
    """Give every player six cards."""
    seat: i64 = 0
    while seat < position.seats:
        card: i64 = 0
        while card < n.HAND_AT_START:
            hands.draw(position, seat)
            card += 1
        seat += 1


def roll_for_first(position: Position) -> i64:
    """Return the seat with the highest die; those that tie roll again."""
    mask = (i64(1) << position.seats) - 1
    while mask & (mask - 1):
        best: i64 = 0
        tied: i64 = 0
        seat: i64 = 0
        while seat < position.seats:
            if mask >> seat & 1:
                die = position.chance.below(6) + 1
                position.tell(e.FIRST_DIE, seat, die)
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
