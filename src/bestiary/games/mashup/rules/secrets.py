"""Who knows what: copies of a game, what a seat may know of it, and games that a seat could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.chance import Chance
from bestiary.core.state import HIDDEN
from bestiary.games.mashup.rules.position import Position


def copy(position: Position, twin: Position) -> None:
    """Copy a game into an empty one."""
    position.copy_to(twin)
    twin.cards = position.cards[:]
    twin.effects = position.effects[:]
    twin.chart = position.chart[:]
    copy_cards(position, twin)
    copy_table(position, twin)
    copy_turn(position, twin)


def copy_cards(position: Position, twin: Position) -> None:
    """Copy hands, decks and what lies beside the table."""
    twin.hand = position.hand[:]
    twin.hand_size = position.hand_size[:]
    twin.locked = position.locked[:]
    twin.locked_size = position.locked_size
    twin.deck = position.deck[:]
    twin.deck_size = position.deck_size
    twin.discard = position.discard[:]
    twin.spent_actions = position.spent_actions
    twin.spent_items = position.spent_items
    twin.all_actions = position.all_actions
    twin.all_items = position.all_items
    twin.genes = position.genes[:]
    twin.genes_size = position.genes_size
    twin.offer = position.offer[:]
    twin.infamy = position.infamy[:]
    twin.fame = position.fame[:]


def copy_table(position: Position, twin: Position) -> None:
    """Copy monsters, Locations and Items."""
    twin.size = position.size[:]
    twin.health = position.health[:]
    twin.place = position.place[:]
    twin.stomach = position.stomach[:]
    twin.mutation = position.mutation[:]
    twin.quarters = position.quarters[:]
    twin.lost = position.lost[:]
    twin.boost = position.boost[:]
    twin.ate = position.ate[:]
    twin.ate_now = position.ate_now
    twin.slots = position.slots
    twin.site = position.site[:]
    twin.site_kind = position.site_kind[:]
    twin.site_owner = position.site_owner[:]
    twin.site_damage = position.site_damage[:]
    twin.site_new = position.site_new[:]
    twin.site_food = position.site_food[:]
    twin.standing = position.standing[:]
    twin.fires = position.fires[:]
    twin.things = position.things
    twin.thing_kind = position.thing_kind[:]
    twin.thing_place = position.thing_place[:]
    twin.thing_damage = position.thing_damage[:]
    twin.thing_breath = position.thing_breath[:]
    twin.thing_follows = position.thing_follows[:]
    twin.thing_food = position.thing_food[:]


def copy_turn(position: Position, twin: Position) -> None:
    """Copy where the turn stands, and the answers given."""
    twin.turn = position.turn
    twin.turns = position.turns
    twin.phase = position.phase
    twin.moves = position.moves
    twin.happened = position.happened
    twin.wrecked = position.wrecked
    twin.discount = position.discount
    twin.running = position.running
    twin.turned = position.turned
    twin.moved = position.moved
    twin.closing = position.closing
    twin.goal = position.goal
    twin.entered = position.entered
    twin.waiting = position.waiting
    twin.action = position.action
    twin.chosen = position.chosen
    twin.rival = position.rival
    twin.breath = position.breath
    twin.step = position.step
    twin.asked = position.asked
    twin.reacted = position.reacted
    twin.assaulted = position.assaulted
    twin.shot = position.shot
    twin.silence = position.silence
    twin.prize = position.prize
    twin.prize_slot = position.prize_slot
    twin.bites = position.bites
    twin.plain_hits = position.plain_hits
    twin.breath_hits = position.breath_hits
    twin.double_hits = position.double_hits
    twin.unit_hits = position.unit_hits
    twin.doubled = position.doubled
    twin.must_hit = position.must_hit
    twin.struck_infantry = position.struck_infantry
    twin.last_hits = position.last_hits
    twin.answer = position.answer[:]
    twin.draft = position.draft[:]


# What a seat may know


def hide_from(twin: Position, seat: i64) -> None:
    """Hide in a copy of a game what a seat may not know of it."""
    hide(twin.deck)
    if seat != twin.turn:
        hide(twin.locked)
    if twin.phase == n.P_DRAFTING:
        hide(twin.genes)
    who: i64 = 0
    while who < twin.seats:
        if who != seat:
            hide_hand(twin, who)
        who += 1


def hide(counts: vec[i64]) -> None:
    """Hide a pile."""
    kind: i64 = 0
    while kind < len(counts):
        counts[kind] = HIDDEN
        kind += 1


def hide_hand(position: Position, who: i64) -> None:
    """Hide a player's cards and sealed answer: to the others he is still thinking."""
    at = who * n.MAIN
    while at < (who + 1) * n.MAIN:
        position.hand[at] = HIDDEN
        at += 1
    at = who * n.MUTATIONS
    while position.phase == n.P_DRAFTING and at < (who + 1) * n.MUTATIONS:
        position.offer[at] = HIDDEN
        at += 1
    if position.answer[who] != n.NOT_ASKED:
        position.answer[who] = n.OPEN
    position.draft[who] = 0


# What could be


def fill(position: Position, chance: Chance) -> None:
    """Deal the cards that nobody has shown to the hands and decks that are hidden.

    A player whose answer is hidden may not have given it yet: such a state fits too, and search lets him answer.
    """
    if position.phase == n.P_DRAFTING:
        fill_draft(position, chance)
    left = unseen_cards(position)
    total: i64 = 0
    for count in left:
        total += count
    seat: i64 = 0
    while seat < position.seats:
        if position.hand[seat * n.MAIN] == HIDDEN:
            total = deal_from(left, total, position.hand, seat * n.MAIN, position.hand_size[seat], chance)
        seat += 1
    if position.locked[0] == HIDDEN:
        total = deal_from(left, total, position.locked, 0, position.locked_size, chance)
    if position.deck[0] == HIDDEN:
        position.deck = left


def fill_draft(position: Position, chance: Chance) -> None:
    """Deal the Mutations to draft from."""
    left = unseen_mutations(position)
    total: i64 = 0
    for count in left:
        total += count
    seat: i64 = 0
    while seat < position.seats:
        if position.offer[seat * n.MUTATIONS] == HIDDEN:
            total = deal_from(left, total, position.offer, seat * n.MUTATIONS, 2, chance, n.MUTATIONS)
        seat += 1
    if position.genes[0] == HIDDEN:
        position.genes = left


def unseen_mutations(position: Position) -> vec[i64]:
    """Return which Mutations are drafted from or in their deck, as far as they are not known."""
    left = vec[i64]([0] * n.MUTATIONS)
    gene: i64 = 0
    while gene < n.MUTATIONS:
        left[gene] = position.card(n.FIRST_MUTATION + gene, c.COPIES)
        seat: i64 = 0
        while seat < position.seats:
            left[gene] -= max(0, position.offer[seat * n.MUTATIONS + gene])
            seat += 1
        gene += 1
    return left


def unseen_cards(position: Position) -> vec[i64]:
    """Return how many cards of each kind of the Main Deck lie in hidden places."""
    left = vec[i64]([0] * n.MAIN)
    kind: i64 = 0
    while kind < n.MAIN:
        left[kind] = position.card(kind, c.COPIES) - position.discard[kind] - max(0, position.locked[kind])
        seat: i64 = 0
        while seat < position.seats:
            left[kind] -= max(0, position.hand[seat * n.MAIN + kind])
            seat += 1
        kind += 1
    slot: i64 = 0
    while slot < position.slots:
        if position.site[slot] == n.STANDING:
            left[position.site_kind[slot]] -= 1
        slot += 1
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] >= 0:
            left[position.thing_kind[thing]] -= 1
        thing += 1
    for gained in position.infamy:
        left[codes.infamy_card(gained)] -= 1
    at: i64 = 0
    while at < len(position.frames):
        if position.frames[at] == n.F_CARD:
            left[position.frames[at + 1]] -= 1
        at += 4
    return left


def deal_from(
    left: vec[i64], total: i64, to: vec[i64], first: i64, count: i64, chance: Chance, kinds: i64 = n.MAIN
) -> i64:
    """Deal so many of the cards left to a hidden place, each as likely, and return how many are left."""
    kind: i64 = 0
    while kind < kinds:
        to[first + kind] = 0
        kind += 1
    while count > 0:
        kind = hands.draw_from(left, total, chance)
        to[first + kind] += 1
        total -= 1
        count -= 1
    return total
