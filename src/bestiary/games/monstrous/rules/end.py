"""The end of a game, its score, and who wins a match of several games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of
from bestiary.games.monstrous.rules.hits import hits_any_place, monsters_at
from bestiary.games.monstrous.rules.position import Position
from bestiary.games.monstrous.rules.setup import lay_out
from bestiary.games.monstrous.rules.throw import clear_throw


def check_end(position: Position) -> bool:
    """Tell whether the game ends with this turn; else who has run out of cards leaves each other god one turn.

    In the round after which the sun sets there are no last turns (M45).
    """
    turn = position.turn
    empty = position.count(turn, n.HAND) == 0 and position.count(turn, n.DECK) == 0
    if (position.teams and empty) or (turn + 1) % position.boards() == position.final_by:
        return True
    if position.sunset > 0 and lowest(position.turns) >= position.sunset:
        position.tell(events.SUNSET, position.sunset)
        return True
    sets_soon = position.sunset > 0 and position.turns[turn] >= position.sunset
    if empty and position.final_by == n.NOBODY and not sets_soon:
        position.final_by = turn
        position.tell(events.LAST_TURNS, turn)
    return False


def tell_scores(position: Position) -> None:
    """Tell everyone's points, so that nobody else has to count them."""
    seat: i64 = 0
    while seat < position.seats:
        position.tell(events.SCORED, seat, position.score(seat))
        seat += 1


def end_game(position: Position) -> None:
    """Score a game, and begin the next one of a war or end the match."""
    clear_throw(position)
    position.extra = 0
    score_troy(position)
    points = vec[i64]([0] * position.boards())
    board: i64 = 0
    while board < position.boards():
        left = position.cards_left(board)
        points[board] = position.faith[board] - left
        position.total[board] += points[board]
        position.tell(events.COUNTED, board, position.faith[board], left, points[board])
        board += 1
    best = best_of(position, points)
    if is_one(best):
        position.last_winner = bit_of(best)
        position.wins[position.last_winner] += 1
        position.tell(events.GAME_WON, position.last_winner, position.game + 1)
    else:
        position.last_winner = n.NOBODY
        position.tell(events.GAME_TIED, position.game + 1)
    position.game += 1
    if position.game < position.games:
        position.step = n.SETUP
        position.setup = n.SET_LOCATIONS
        lay_out(position)
        tell_scores(position)
    else:
        end_match(position, best)


def score_troy(position: Position) -> None:
    """Give Faith to whoever has most monsters on Troy, alone (M26)."""
    place: i64 = 0
    while place < n.PLACES:
        if position.place_power(place) == n.MOST_AT_END:
            counts = vec[i64]([0] * position.boards())
            for card in monsters_at(position, place):
                counts[god_of(card)] += 1
            most = highest(counts)
            if is_one(most) and counts[bit_of(most)] > 0:
                board = bit_of(most)
                position.faith[board] += position.place_amount(place)
                position.tell(events.MOST_ON_TROY, board, position.place_amount(place))
            else:
                position.tell(events.NOBODY_ON_TROY)
        place += 1


def best_of(position: Position, points: vec[i64]) -> i64:
    """Return the gods who win a game: most points, most monsters on locations, fewest in the Underworld (M28)."""
    best = highest(points)
    if not is_one(best):
        best = among(position, best, standing(position))
    if not is_one(best):
        graves = vec[i64]([0] * position.boards())
        board: i64 = 0
        while board < position.boards():
            graves[board] = -position.count(board, n.UNDERWORLD)
            board += 1
        best = among(position, best, graves)
    return best


def standing(position: Position) -> vec[i64]:
    """Return how many monsters of each god hit a location, each counted once (M54)."""
    counts = vec[i64]([0] * position.boards())
    board: i64 = 0
    while board < position.boards():
        card = board * n.MONSTERS
        while card < (board + 1) * n.MONSTERS:
            if position.place[card] == n.TABLE and hits_any_place(position, card):
                counts[board] += 1
            card += 1
        board += 1
    return counts


def among(position: Position, boards: i64, values: vec[i64]) -> i64:
    """Return those of some gods whose value is highest."""
    low = lowest(values)
    cut = values[:]
    board: i64 = 0
    while board < position.boards():
        if not boards >> board & 1:
            cut[board] = low - 1
        board += 1
    return highest(cut)


def end_match(position: Position, best: i64) -> None:
    """End the match: a single game goes to its winners, a war to most points in all, then to more games won."""
    if position.games > 1:
        best = highest(position.total)
        if not is_one(best):
            best = among(position, best, position.wins)
    position.over = True
    tell_scores(position)
    position.won = 0
    seat: i64 = 0
    while seat < position.seats:
        if best >> position.board_of(seat) & 1:
            position.won |= i64(1) << seat
            position.tell(events.WON, seat, position.score(seat))
        seat += 1


def lowest(values: vec[i64]) -> i64:
    """Return the lowest value."""
    least = values[0]
    for value in values:
        least = min(least, value)
    return least


def highest(values: vec[i64]) -> i64:
    """Return the mask of the places that hold the highest value."""
    most = values[0]
    for value in values:
        most = max(most, value)
    mask: i64 = 0
    i: i64 = 0
    while i < len(values):
        if values[i] == most:
            mask |= i64(1) << i
        i += 1
    return mask


def is_one(mask: i64) -> bool:
    """Tell whether exactly one bit is set."""
    return mask != 0 and mask & (mask - 1) == 0


def bit_of(mask: i64) -> i64:
    """Return the number of the only bit that is set."""
    bit: i64 = 0
    while mask > 1:
        mask >>= 1
        bit += 1
    return bit
