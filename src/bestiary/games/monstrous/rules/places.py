"""Throw Steps 4 and 5: the power of one location that is hit, then the Faith of one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of, place_card, place_of
from bestiary.games.monstrous.rules.draws import both_have_decks, draw_for, who_has_deck
from bestiary.games.monstrous.rules.gains import gain_by_place, gain_place, gain_throws, take_faith
from bestiary.games.monstrous.rules.hits import holds, monsters_at, places_of
from bestiary.games.monstrous.rules.piles import (
    deck_card,
    discard,
    draw,
    is_in,
    raise_up,
    return_to_deck,
    take_from_deck,
    turn_up,
)
from bestiary.games.monstrous.rules.position import Position


def choose_power(position: Position, slot: i64) -> None:
    """Use the power of a location that is hit."""
    hit = places_of(position.snapshot)
    if len(hit) > 1:
        position.put_ask(n.ASK_POWER, position.thrower[slot], slot)
    else:
        use_place(position, slot, place_of(hit[0]))


def choose_faith(position: Position, slot: i64) -> None:
    """Gain the Faith of a location that is hit."""
    hit = places_of(position.snapshot)
    if len(hit) > 1:
        position.put_ask(n.ASK_FAITH, position.thrower[slot], slot)
    else:
        gain_place(position, slot, place_of(hit[0]))


def why_not_place(position: Position, place: i64) -> i64:
    """Return why a location can't be chosen: the card that is asked about does not hit it."""
    if position.ask_a == n.SUB:
        hit = position.look().hit(position.thrown[n.SUB], place_card(place))
    else:
        hit = holds(position.snapshot, place_card(place))
    return i64(0) if hit else n.R_NOT_HIT


def use_place(position: Position, slot: i64, place: i64) -> None:
    """Use a location's power; without a target nothing happens (M13)."""
    position.answered()
    seat = position.thrower[slot]
    board = position.board_of(seat)
    power = position.place_power(place)
    amount = position.place_amount(place)
    position.tell(events.POWER_USED, seat, position.location[place])
    if power == n.TAKE_HERE or power == n.TAKE_LEADER:
        choose_robbed(position, slot, place)
    elif power == n.GAIN_OR_DRAW:
        if position.held(who_has_deck(position, seat), n.DECK):
            position.put_ask(n.ASK_GAIN, seat, slot, place)
        else:
            gain_by_place(position, board, amount, place)
    elif power == n.DISCARD_ANY:
        choose_target(position, slot, n.ASK_DISCARD)
    elif power == n.GAIN_HERE:
        gain_by_place(position, board, min(amount, others_at(position, slot, place)), place)
    elif power == n.PLACE_THROW:
        gain_throws(position, board, amount)
    elif power == n.BURY_ANY:
        choose_target(position, slot, n.ASK_BURY)
    elif power == n.RAISE:
        choose_raised(position, slot)
    elif power == n.FORESEE:
        choose_seer(position, slot, amount)
    elif power == n.OTHERS_GAIN:
        other: i64 = 0
        while other < position.boards():
            if other != board:
                gain_by_place(position, other, amount, place)
            other += 1


def others_at(position: Position, slot: i64, place: i64) -> i64:
    """Return how many monsters besides the thrown one hit a location."""
    found: i64 = 0
    for card in monsters_at(position, place):
        if card != position.thrown[slot]:
            found += 1
    return found


# Faith of another god


def choose_robbed(position: Position, slot: i64, place: i64) -> None:
    """Ask whom to take Faith from, if there are several."""
    gods = robbable(position, slot, place)
    if len(gods) > 1:
        position.put_ask(n.ASK_ROBBED, position.thrower[slot], slot, place)
    elif len(gods) == 1:
        rob(position, slot, place, gods[0])


def robbable(position: Position, slot: i64, place: i64) -> vec[i64]:
    """Return the gods whom a location lets one take Faith from: those who are there, or those who lead (M60)."""
    board = position.board_of(position.thrower[slot])
    most: i64 = 1
    other: i64 = 0
    while other < position.boards():
        if other != board:
            most = max(most, position.faith[other])
        other += 1
    there: i64 = 0
    if position.place_power(place) == n.TAKE_HERE:
        for card in monsters_at(position, place):
            there |= i64(1) << god_of(card)
    found = vec[i64]()
    other = 0
    while other < position.boards():
        leads = position.place_power(place) == n.TAKE_LEADER and position.faith[other] == most
        if other != board and (there >> other & 1 or leads):
            found = append(found, other)
        other += 1
    return found


def why_not_robbed(position: Position, board: i64) -> i64:
    """Return why a location does not let one take Faith from a god."""
    return i64(0) if holds(robbable(position, position.ask_a, position.ask_b), board) else n.R_GOD


def rob(position: Position, slot: i64, place: i64, god: i64) -> None:
    """Take Faith from a god for a location's power."""
    position.answered()
    take_faith(position, position.board_of(position.thrower[slot]), god, position.place_amount(place))


# Faith or a card


def gain_or_draw(position: Position, draws: bool) -> None:
    """Take the choice between Faith and a card."""
    slot = position.ask_a
    place = position.ask_b
    seat = position.ask_seat
    position.answered()
    if draws:
        position.tell(events.CHOSE_CARD, seat)
        draw_for(position, slot, position.place_amount(place))
    else:
        gain_by_place(position, position.board_of(seat), position.place_amount(place), place)


# Any monster of the table


def choose_target(position: Position, slot: i64, ask: i64) -> None:
    """Ask which monster of the table goes, if there are several."""
    found: i64 = 0
    only = n.NOBODY
    card: i64 = 0
    while card < n.MONSTER_CARDS:
        if is_target(position, slot, card):
            found += 1
            only = card
        card += 1
    if found > 1:
        position.put_ask(ask, position.thrower[slot], slot)
    elif found == 1:
        strike(position, ask, only)


def is_target(position: Position, slot: i64, card: i64) -> bool:
    """Tell whether a location's power may be used on a monster: any on the table but the thrown one (M59)."""
    return position.place[card] == n.TABLE and card != position.thrown[slot]


def why_not_target(position: Position, card: i64) -> i64:
    """Return why a location's power can't be used on a card."""
    return i64(0) if is_target(position, position.ask_a, card) else n.R_TARGET


def strike(position: Position, ask: i64, card: i64) -> None:
    """Send a monster of the table to its Underworld or on top of its deck."""
    position.answered()
    if ask == n.ASK_DISCARD:
        discard(position, card)
    else:
        return_to_deck(position, card)


# The Underworld, and what is to come


def choose_raised(position: Position, slot: i64) -> None:
    """Ask which monster of the own Underworld comes to hand, if there are several."""
    seat = position.thrower[slot]
    board = position.board_of(seat)
    found = position.count(board, n.UNDERWORLD)
    if found > 1:
        position.put_ask(n.ASK_RAISE, seat, slot)
    elif found == 1:
        card = board * n.MONSTERS
        while position.place[card] != n.UNDERWORLD:
            card += 1
        raise_up(position, card, seat)


def why_not_raised(position: Position, card: i64) -> i64:
    """Return why a card can't come to hand: it is not in the own Underworld."""
    return i64(0) if is_in(position, card, position.board_of(position.ask_seat), n.UNDERWORLD) else n.R_PILE


def raise_chosen(position: Position, card: i64) -> None:
    """Take the chosen monster out of the Underworld."""
    seat = position.ask_seat
    position.answered()
    raise_up(position, card, seat)


def choose_seer(position: Position, slot: i64, amount: i64) -> None:
    """Turn up the top of a deck; of a team, the thrower says whose."""
    seat = position.thrower[slot]
    if both_have_decks(position, seat):
        position.put_ask(n.ASK_SEER, seat, slot, amount)
    else:
        foresee(position, slot, who_has_deck(position, seat), amount)


def seer_chosen(position: Position, number: i64) -> None:
    """Turn up the top of the deck that was named."""
    slot = position.ask_a
    amount = position.ask_b
    seat = position.member(position.board_of(position.ask_seat), number)
    position.tell(events.MEMBER_CHOSEN, position.ask_seat, seat)
    position.answered()
    foresee(position, slot, seat, amount)


def foresee(position: Position, slot: i64, owner: i64, amount: i64) -> None:
    """Show the top cards of a deck and ask which of them is drawn."""
    turn_up(position, owner, amount)
    position.looked = min(amount, position.held(owner, n.DECK))
    if position.looked > 1:
        position.put_ask(n.ASK_FORESEE, position.thrower[slot], slot, owner)
    else:
        draw(position, owner)
        position.looked = 0


def why_not_foreseen(position: Position, card: i64) -> i64:
    """Return why a card can't be drawn or lie on top: it is not among those that are turned up."""
    in_deck = position.place[card] == n.DECK and position.holder[card] == position.ask_b
    return i64(0) if in_deck and 0 < position.depth[card] <= position.looked else n.R_PILE


def draw_foreseen(position: Position, card: i64) -> None:
    """Draw one of the cards that were turned up; the rest is put back in any order."""
    slot = position.ask_a
    owner = position.ask_b
    position.tell(events.FORESAW, position.ask_seat, kind_of(card))
    position.answered()
    take_from_deck(position, card)
    position.looked -= 1
    if position.looked > 1:
        position.put_ask(n.ASK_TOP, position.thrower[slot], slot, owner)
    else:
        position.looked = 0


def put_foreseen_on_top(position: Position, card: i64) -> None:
    """Lay one of two cards that were turned up over the other."""
    owner = position.ask_b
    position.tell(events.ON_TOP, position.ask_seat, kind_of(card))
    other = deck_card(position, owner, 3 - position.depth[card])
    position.depth[other] = 2
    position.depth[card] = 1
    position.looked = 0
    position.answered()
