"""A tree for each player, for games in which a seat decides before it sees what another has decided.

All trees are walked side by side (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012). A seat's
node follows from what that seat did and saw alone, so in the tree too it can't answer what it has not seen; and what
nobody saw does not split what is learnt. Every seat that decides chooses at its own node, and only there is counted.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.bots.search_tree import Tree
from bestiary.core.state import LOOKS, NATURE, UNSEEN, State


class Grove(Tree):
    """A tree for each seat in one table of entries: the seats' roots come first, the searching seat's is 0."""

    def __init__(
        self, blind: State, seat: int, weights: list[int], scale: int, horizon: int, seed: int, known: bool = False
    ) -> None:
        super().__init__(blind, seat, weights, scale, horizon, seed, known)
        self.nodes: vec[i64] = vec[i64]([0] * blind.seats)  # where each seat stands in its own tree
        self.fresh: bool = False  # whether somebody chose what had not been tried

    def walk(self, state: State) -> None:
        seats = state.seats
        seat: i64 = 0
        while seat < seats:
            self.nodes[seat] = (seat + seats - self.seat) % seats
            seat += 1
        self.fresh = False
        while not self.fresh:
            mask = state.to_act()
            if mask == 0 or mask == NATURE:
                return
            self.decide_apart(state, mask)
            self.first = False

    def decide_apart(self, state: State, mask: i64) -> None:
        """Let every seat that owes choose at its own node, and carry out and show what they chose."""
        chosen = vec[i64]()
        seat: i64 = 0
        while mask >> seat:
            if mask >> seat & 1:
                count = state.legal_into(seat, self.room)
                chosen = append(chosen, self.room[0] if count == 1 else self.choose(seat, count))
            seat += 1
        seat = 0
        i: i64 = 0
        while mask >> seat:
            if mask >> seat & 1:
                self.show(state, seat, chosen[i])
                state.apply(seat, chosen[i])
                i += 1
            seat += 1

    def choose(self, seat: i64, count: i64) -> i64:
        """Return what a seat chooses of the actions in the room, and leads it there in its own tree."""
        entry = self.select(self.nodes[seat], seat, count)
        if self.visits[entry] == 0:
            self.fresh = True
        self.path = append(self.path, entry)
        self.nodes[seat] = self.node_after(entry)
        return self.keys[entry] % LOOKS

    def show(self, state: State, seat: i64, action: i64) -> None:
        """Lead everybody on by what he sees of an action."""
        observer: i64 = 0
        while observer < state.seats:
            look = state.shown_as(seat, action, observer)
            if look != UNSEEN:
                entry = self.entry_of(self.nodes[observer], look // LOOKS, look % LOOKS)
                self.nodes[observer] = self.node_after(entry)
            observer += 1

    def node_after(self, entry: i64) -> i64:
        """Return the node that an entry leads to."""
        return entry + self.blind.seats
