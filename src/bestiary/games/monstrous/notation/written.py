"""Positions written as text, in the words that `positions` reads."""

from __future__ import annotations

from bestiary.core.errors import BadNotation
from bestiary.games.monstrous.content.settings import GAMES
from bestiary.games.monstrous.notation.actions import place_name
from bestiary.games.monstrous.notation.positions import BY_GOD, MONSTERS, POSE, card_text
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous


def write_position(state: Monstrous) -> str:
    """Write a position at the beginning of a throw, of a team's turn; raise `BadNotation` for any other moment."""
    begins = state.ask == n.ASK_THROW and all(card < 0 for card in state.thrown)
    if not begins or (state.teams and state.throws > 1):
        raise BadNotation("a position is written at the beginning of a throw, in teams at the beginning of a turn")
    letters = n.SEAT_LETTERS
    parts = [f"seats={state.seats}"]
    parts += [f"{name}=yes" for name in ("teams", "epic") if getattr(state, name)]
    parts.append(f"scenario={','.join(place_name(state, place) for place in range(n.PLACES))}")
    for seat in range(state.seats):
        parts += _piles(state, seat)
    for board in range(state.boards()):
        kinds = _names(state, board, int(n.UNDERWORLD))
        parts += [f"underworld-{letters[board]}={','.join(kinds)}"] if kinds else []
    parts += cards_lying(state)
    parts += [f"{name}={','.join(map(str, getattr(state, name)))}" for name in BY_GOD]
    parts += [f"turn={letters[state.turn]}", f"first={letters[state.first]}"]
    parts += [f"extra={state.extra}", f"throws={state.throws - 1}"]  # the throw that begins is counted already
    parts += [
        f"{name}={letters[at]}" for name, at in (("final", state.final_by), ("last", state.last_winner)) if at >= 0
    ]
    for name in ("young", "rethrown"):
        found = [letters[seat] for seat in range(state.seats) if getattr(state, name) >> seat & 1]
        parts += [f"{name}={','.join(found)}"] if found else []
    return " ".join([*parts, f"wars={tuple(GAMES)[state.wars]}", f"game={state.game + 1}", f"sunset={state.sunset}"])


def cards_lying(state: Monstrous) -> list[str]:
    """Write how all cards on the table lie, and which lies over which."""
    lying = [int(card) for card in state.lying()]
    poses = [[card_text(state, card), *map(str, state.poses[card * POSE : (card + 1) * POSE])] for card in lying]
    pairs = zip(state.pairs[::2], state.pairs[1::2], strict=True)
    return [
        f"pose={','.join(':'.join(pose) for pose in poses)}",
        f"over={','.join(f'{card_text(state, int(a))}>{card_text(state, int(b))}' for a, b in pairs)}",
    ]


def _names(state: Monstrous, board: int, where: int) -> list[str]:
    cards = range(board * MONSTERS, (board + 1) * MONSTERS)
    return [n.MONSTER_NAMES[card % MONSTERS] for card in cards if state.place[card] == where]


def _piles(state: Monstrous, seat: int) -> list[str]:
    board, letter = int(state.board_of(seat)), n.SEAT_LETTERS[seat]
    own = [card for card in range(board * MONSTERS, (board + 1) * MONSTERS) if state.holder[card] == seat]
    hand = [n.MONSTER_NAMES[card % MONSTERS] for card in own if state.place[card] == n.HAND]
    deck = [card for card in own if state.place[card] == n.DECK]
    top = sorted((card for card in deck if state.depth[card]), key=lambda card: int(state.depth[card]))
    names = [[n.MONSTER_NAMES[card % MONSTERS] for card in cards] for cards in (top, [c for c in deck if c not in top])]
    found = [f"hand-{letter}={','.join(hand)}"] if hand else []
    return found + ([f"deck-{letter}={','.join(names[0])}/{','.join(names[1])}"] if deck else [])
