"""What the checks may know of the game: what never changes, whatever is thrown and chosen."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import overlapping
from bestiary.games.monstrous.state import Monstrous

MONSTERS = int(n.MONSTERS)
POSE = int(n.POSE)


def invariants(state: Monstrous) -> Iterator[str]:
    """Name what is wrong with the cards, decks, poses and Faith of a state."""
    boards = int(state.boards())
    for card in range(n.MONSTER_CARDS):
        board, where = card // MONSTERS, int(state.place[card])
        if (where == n.UNUSED) != (board >= boards):
            yield f"card {card} has come or gone"
        if board < boards and state.board_of(state.holder[card]) != board:
            yield f"card {card} is held by another god's seat {state.holder[card]}"
        pose = [int(each) for each in state.poses[card * POSE : (card + 1) * POSE]]
        if any(pose) != (where == n.TABLE):
            yield f"card {card} is at {where}, but its pose is {pose}"
        if where != n.DECK and state.depth[card]:
            yield f"card {card} is in no deck, but has a depth there"
        if where in (n.AIR, n.OFF) and card not in list(state.thrown):
            yield f"card {card} is in the air, but nobody threw it"
    for seat in range(state.seats):
        depths = sorted(
            int(state.depth[card])
            for card in range(n.MONSTER_CARDS)
            if state.place[card] == n.DECK and state.holder[card] == seat and state.depth[card]
        )
        if depths != list(range(1, len(depths) + 1)):
            yield f"the known cards of deck {seat} lie at {depths}"
        if state.step != n.SETUP and state.held(seat, n.DECK) and not depths:
            yield f"nobody sees the top of deck {seat}"
    yield from _table(state)
    if any(faith < 0 for faith in state.faith):
        yield "a god has less than no Faith"


def _table(state: Monstrous) -> Iterator[str]:
    if len(set(state.location)) != n.PLACES:
        yield "a location lies on the table twice"
    lying = {int(card) for card in state.lying()}
    pairs = [(int(a), int(b)) for a, b in zip(state.pairs[::2], state.pairs[1::2], strict=True)]
    if any(card not in lying for pair in pairs for card in pair):
        yield "a card has an order that does not lie on the table"
    if len({frozenset(pair) for pair in pairs}) != len(pairs):
        yield "two cards have two orders"
    needed = [int(each) for each in overlapping(state.poses, state.lying())]
    if not {frozenset(pair) for pair in zip(needed[::2], needed[1::2], strict=True)} <= {frozenset(p) for p in pairs}:
        yield "two cards overlap, but have no order"
