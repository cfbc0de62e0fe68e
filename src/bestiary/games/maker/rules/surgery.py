"""The second Action, f and g: operate with an assistant, and revive the Monster."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.graves as graves
import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.secrets as secrets
import bestiary.games.maker.rules.study as study
from bestiary.games.maker.rules.position import Position, everyone


def can_sew(position: Position, seat: i64, kind: i64) -> bool:
    """Tell whether a part of the kind may be sewn on: its place is empty, and a brain needs a head."""
    if position.sewn_on(seat, kind) != n.NOBODY:
        return False
    return kind != n.BRAIN or position.sewn_on(seat, n.HEAD) != n.NOBODY


# An operation


def kinds_in_stock(position: Position, seat: i64) -> i64:
    """Return the kinds of parts in a seat's warehouse, as a mask."""
    mask: i64 = 0
    places = position.place
    left = position.stock(seat)  # cards there that were not looked at yet
    card: i64 = 0
    while left:
        if places[card] == n.WAREHOUSE + seat:
            left -= 1
            mask |= i64(1) << position.kind[card]
        card += 1
    return mask


def why_not_operate(position: Position, steps: i64, kind: i64, in_stock: i64, asked: i64) -> i64:
    """Return the rule against asking the assistant so many steps away for a kind, or 0."""
    if not position.is_another(steps) and asked != n.M_13_NAMED and asked != n.M_48_SEWABLE:
        return n.M_14_ASSISTANT
    if not in_stock >> kind & 1 and asked != n.M_48_SEWABLE:
        return n.M_13_NAMED
    return i64(0) if can_sew(position, position.turn, kind) else n.M_48_SEWABLE


def operate(position: Position, seat: i64, assistant: i64, kind: i64) -> None:
    """Ask an assistant for a part; where only one card can be handed over, he hands it."""
    position.operations += 1
    position.tell(n.OPERATION, seat, assistant, kind)
    position.push(n.ASSISTING, assistant, kind)
    card = only_card(position)
    if card != n.NOBODY:
        hand_over(position, assistant, card)


def only_card(position: Position) -> i64:
    """Return the card that an assistant must choose, or NOBODY if he has a choice."""
    only: i64 = n.NOBODY
    taking = position.top() == n.TAKING
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        if (why_not_take(position, card) if taking else why_not_hand_over(position, card)) == 0:
            if only != n.NOBODY:
                return n.NOBODY
            only = card
        card += 1
    return only


def why_not_hand_over(position: Position, card: i64) -> i64:
    """Return the rule against handing a card to the operator, or 0."""
    owner = position.keeper(card)
    if owner != position.turn and owner != position.helper():
        return n.R_NOT_THERE
    return i64(0) if can_sew(position, position.turn, position.kind[card]) else n.M_48_SEWABLE


def hand_over(position: Position, assistant: i64, card: i64) -> None:
    """Hand the operator a part; for one of his own the assistant takes one of the named kind in return."""
    kind = position.named_kind()
    his_own = position.keeper(card) == assistant
    if his_own or position.kind[card] != kind:
        position.betrayals += 1
    position.pop()
    position.tell(n.HANDED, assistant, card, 1 if his_own else 0, position.kind[card])
    if not his_own:
        sew(position, card)
        return
    position.push(n.TAKING, assistant, kind, card)
    only = only_card(position)
    if only != n.NOBODY:
        take_in_return(position, assistant, only)


def why_not_take(position: Position, card: i64) -> i64:
    """Return the rule against taking a card of the operator in return, or 0."""
    if position.keeper(card) != position.turn:
        return n.R_NOT_THERE
    return i64(0) if position.kind[card] == position.named_kind() else n.R_NAMED_KIND


def take_in_return(position: Position, assistant: i64, card: i64) -> None:
    """Put the card taken in return where the assistant's own part lay."""
    handed = position.handed()
    position.pop()
    position.tell(n.EXCHANGED, assistant, card, position.kind[card])
    position.lift(card)
    position.place[card] = n.WAREHOUSE + assistant
    position.rank[card] = position.rank[handed]
    position.lay(handed, n.WAREHOUSE + position.turn)
    secrets.show_front(position, handed, position.turn)
    secrets.show_front(position, card, assistant)
    sew(position, handed)


def sew(position: Position, card: i64) -> None:
    """Roll against the Study die: the part is sewn on, or ends on the Gallows Heap."""
    seat = position.turn
    kind = position.kind[card]
    if roll(position, seat, modifier(position, seat, kind)):
        position.put(card, n.SEWN + seat)
        position.sewn[seat * n.KINDS + kind] = card
        position.revealed += 1
        position.seen[card] = everyone(position.seats)
        position.tell(n.SEWN_ON, seat, card, kind, position.value[card])
        study.turn_die(position, seat, 1)
    else:
        position.tell(n.FAILED, seat, card, kind)
        graves.lay_on_heap(position, card)
        study.turn_die(position, seat, -1)


def modifier(position: Position, seat: i64, kind: i64) -> i64:
    """Return what is added to the roll when a part of the kind is sewn on."""
    if kind >= n.HEAD:
        return 0
    other = position.sewn_on(seat, kind ^ 1)
    return 1 if other != n.NOBODY and position.value[other] > 0 else 0


# The roll


def roll(position: Position, seat: i64, change: i64) -> bool:
    """Roll the white die against a Study die."""
    rolled = position.chance.below(n.FACES) + 1
    position.tell(n.ROLLED, seat, rolled, change, position.die[seat])
    return rolled >= needed(position, seat, change)


def needed(position: Position, seat: i64, change: i64) -> i64:
    """Return the lowest face that beats a seat's Study die."""
    return max(1, position.die[seat] - change)


def faces(position: Position, seat: i64, change: i64) -> i64:
    """Return how many of the white die's faces beat a seat's Study die."""
    return max(0, n.FACES + 1 - needed(position, seat, change))


# A revival


def why_not_revive(position: Position, seat: i64) -> i64:
    """Return the rule against a revival, or 0: it needs a brain, which only a head can hold."""
    return i64(0) if position.sewn_on(seat, n.BRAIN) != n.NOBODY else n.M_18_HEAD_AND_BRAIN


def revival_modifier(position: Position, seat: i64) -> i64:
    """Return what is added to the roll of a revival: a loss for each missing limb and for the brain of 7."""
    change: i64 = 0
    kind: i64 = 0
    while kind < n.HEAD:
        if position.sewn_on(seat, kind) == n.NOBODY:
            change -= 1
        kind += 1
    brain = position.sewn_on(seat, n.BRAIN)
    if brain != n.NOBODY and position.value[brain] == n.GENIUS:
        change -= 1
    return change


def revive(position: Position, seat: i64) -> None:
    """Try to bring the Monster to life: it lives, or its brain is lost."""
    if roll(position, seat, revival_modifier(position, seat)):
        position.reviver = seat
        position.tell(n.REVIVED, seat)
        return
    brain = position.sewn_on(seat, n.BRAIN)
    position.sewn[seat * n.KINDS + n.BRAIN] = n.NOBODY
    position.tell(n.FRIED, seat, brain)
    graves.lay_on_heap(position, brain)
    study.turn_die(position, seat, -1)
