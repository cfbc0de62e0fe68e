"""Game Setup: locations in an X, the shared removal, decks and first hands; in a war, what the last winner swaps."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import ones
from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of, monster_card, place_card
from bestiary.games.monstrous.rules.hits import holds
from bestiary.games.monstrous.rules.piles import draw, is_in, turn_up
from bestiary.games.monstrous.rules.position import Position


def begin_match(position: Position) -> None:
    """Set the first game up; options and content are in place."""
    boards = position.boards()
    position.clear()
    position.total = vec[i64]([0] * boards)
    position.wins = vec[i64]([0] * boards)
    position.first = position.board_of(position.youngest - 1) if position.youngest else position.chance.below(boards)
    lay_out(position)


def lay_out(position: Position) -> None:
    """Lay the next game's locations and cards out."""
    position.clear()
    if position.game > 0 and position.youngest == 0:
        position.first = (position.first + 1) % position.boards()
    position.turn = position.first
    position.final_by = n.NOBODY
    position.tell(events.GAME_BEGAN, position.game + 1, position.games)
    place: i64 = 0
    while place < n.PLACES:
        lay_location(position, place, position.course[position.game * n.PLACES + place])
        position.tell(events.LAID, place, position.location[place])
        place += 1
    card: i64 = 0
    while card < position.boards() * n.MONSTERS:
        position.place[card] = n.DECK
        position.holder[card] = god_of(card)
        card += 1


def lay_location(position: Position, place: i64, location: i64) -> None:
    """Lay a location: top left, top right, centre, bottom left, bottom right (M38, M66)."""
    position.location[place] = location
    at = place_card(place) * n.POSE
    position.poses[at] = i64(0) if place == n.CENTRE else -n.CORNER_X if place % 3 == 0 else n.CORNER_X
    position.poses[at + 1] = i64(0) if place == n.CENTRE else n.CORNER_Y if place < n.CENTRE else -n.CORNER_Y
    position.poses[at + 2] = n.LOCATION_Z
    position.poses[at + n.POSE_TURN] = n.ONE


def set_up_on(position: Position) -> bool:
    """Go on with the setup until a decision is needed; tell whether it is done."""
    if position.setup == n.SET_LOCATIONS:
        if position.last_winner != n.NOBODY:
            position.put_ask(n.ASK_LOCATION, position.last_winner)
        else:
            position.setup = n.SET_REMOVAL
    elif position.setup == n.SET_REMOVAL:
        if not position.teams and not position.epic:
            remove_monsters(position)
        position.setup = n.SET_TRADES if may_trade(position) else n.SET_DEAL
        position.trading = 0
    elif position.setup == n.SET_TRADES:
        if position.trading < position.boards():
            position.put_ask(n.ASK_OUT, position.last_winner, position.trading)
        else:
            position.setup = n.SET_DEAL
    else:
        deal_hands(position)
        return True
    return False


def may_trade(position: Position) -> bool:
    """Tell whether the winner of the game before may trade monsters: not in teams, not without Underworlds."""
    return position.last_winner != n.NOBODY and not position.teams and not position.epic


# What the winner of the game before may swap


def why_not_swap(position: Position, location: i64) -> i64:
    """Return why a location can't take another's place: it lies on the table already."""
    return n.R_SWAP if holds(position.location, location) else i64(0)


def swap_location(position: Position, place: i64, location: i64) -> None:
    """Put a location from outside the scenario in the place of another."""
    position.tell(events.SWAPPED, place, position.location[place], location)
    lay_location(position, place, location)
    position.setup = n.SET_REMOVAL
    position.answered()


def why_not_out(position: Position, card: i64) -> i64:
    """Return why a monster can't leave: it is not in the deck that is traded from."""
    return i64(0) if is_in(position, card, position.ask_a, n.DECK) else n.R_PILE


def trade_out(position: Position, card: i64) -> None:
    """Take the monster that is to leave a deck."""
    position.tell(events.LEAVES, position.ask_a, kind_of(card))
    position.put_ask(n.ASK_IN, position.ask_seat, position.ask_a, card)


def why_not_in(position: Position, card: i64) -> i64:
    """Return why a monster can't come: it is not in that god's Underworld."""
    return i64(0) if is_in(position, card, position.ask_a, n.UNDERWORLD) else n.R_PILE


def trade_in(position: Position, card: i64) -> None:
    """Trade it for one of the Underworld, which takes its place."""
    out = position.ask_b
    position.place[out] = n.UNDERWORLD
    position.place[card] = n.DECK
    position.tell(events.TRADED, position.ask_a, kind_of(out), kind_of(card))
    position.trading += 1
    position.answered()


def swap_nothing(position: Position) -> None:
    """Leave locations, or a god's cards, as they are."""
    if position.ask == n.ASK_LOCATION:
        position.setup = n.SET_REMOVAL
        position.tell(events.KEPT_ALL, position.ask_seat, 0)
    else:
        position.trading += 1
        position.tell(events.KEPT_ALL, position.ask_seat, position.ask_a + 1)
    position.answered()


# Cards


def remove_monsters(position: Position) -> None:
    """Take as many monsters as there are gods out of every deck, the same for all."""
    removed: i64 = 0
    while ones(removed) < position.boards():
        pick = position.chance.below(n.MONSTERS - ones(removed))
        monster: i64 = 0
        while removed >> monster & 1 or pick > 0:
            if not removed >> monster & 1:
                pick -= 1
            monster += 1
        removed |= i64(1) << monster
        position.tell(events.REMOVED, monster)
        board: i64 = 0
        while board < position.boards():
            position.place[monster_card(board, monster)] = n.UNDERWORLD
            board += 1


def split_deck(position: Position, board: i64) -> None:
    """Give six monsters of a team's deck, drawn at random, to its second member."""
    given: i64 = 0
    while given < n.TEAM_DECK:
        pick = position.chance.below(n.MONSTERS - given)
        card = board * n.MONSTERS
        while position.holder[card] != board or pick > 0:
            if position.holder[card] == board:
                pick -= 1
            card += 1
        position.holder[card] = position.member(board, 1)
        position.tell(events.SPLIT, position.holder[card], kind_of(card))
        given += 1


def deal_hands(position: Position) -> None:
    """Shuffle, draw the first hands and show the tops of the decks."""
    step: i64 = 0
    while step < position.boards():
        board = (position.first + step) % position.boards()
        if position.teams:
            split_deck(position, board)
        number: i64 = 0
        while number < position.members():
            seat = position.member(board, number)
            turn_up(position, seat, 1)
            drawn: i64 = n.HAND_AT_START - 1 if position.teams and board == position.first else n.HAND_AT_START
            while drawn > 0:
                draw(position, seat)
                drawn -= 1
            if position.is_young(seat):
                position.faith[board] += n.YOUNG_START
                position.tell(events.YOUNG_FAITH, seat, n.YOUNG_START)
            number += 1
        step += 1
    position.setup = n.SET_LOCATIONS
    position.trading = 0
