"""Information-set Monte Carlo tree search over the contract: one search for all games.

Each simulation imagines a full state that fits what the seat knows, walks the tree by upper confidence bounds, adds
one entry, plays on at random, and counts what came of it for every seat. The tree is open loop: an entry stands for a
decision after the decisions before it, whatever chance and hidden cards were. Seats that choose at once choose by
their own counts at the same node, so that none of them knows another's choice. Forced decisions cost no entry.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.bots.search import ONE, Scales
from bestiary.core.chance import Chance
from bestiary.core.playout import playout
from bestiary.core.state import LOOKS, MOST_LEGAL, NATURE, State

SLOTS: Final[i64] = 1 << 16  # grows with the tree
SEATS: Final[i64] = 16
NEW: Final[i64] = -1
EXPLORATION: Final = 0.7  # in shares of a won game: what a young action may be worth beyond what it brought
SEEDS: Final[i64] = 1 << 30


class Tree:
    """A tree that grows from what one seat knows; `run` adds simulations, `best` tells what they say.

    `known` says that the state is full and to be taken as it is: for finished games, and to see what peeking is worth.
    """

    def __init__(
        self, blind: State, seat: int, weights: list[int], scale: int, horizon: int, seed: int, known: bool = False
    ) -> None:
        self.blind: State = blind
        self.seat: i64 = seat
        self.known: bool = known
        self.scale: float = float(scale)
        self.horizon: i64 = horizon
        self.exploration: float = EXPLORATION
        self.tries: i64 = 1  # actions that are drawn for a decision beyond the tree; the best by the terms is taken
        self.chance: Chance = Chance(seed)
        self.scales: Scales = Scales(weights, seat)
        self.room: vec[i64] = vec[i64]([0] * MOST_LEGAL)
        self.keys: vec[i64] = vec[i64]()
        self.who: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()  # how often the action could have been chosen
        self.totals: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]([0] * SLOTS)
        self.path: vec[i64] = vec[i64]()
        self.rewards: vec[i64] = vec[i64]([0] * blind.seats)
        self.sums: vec[i64] = vec[i64]([0] * blind.seats)  # of the rewards of all simulations, by seat
        self.first: bool = True  # whether a simulation stands at its first decision, to which the hints belong
        self.actions: vec[i64] = vec[i64](blind.legal(seat))
        self.hints: vec[i64] = self.first_look()
        self.done: i64 = 0

    def first_look(self) -> vec[i64]:
        """Weigh the seat's actions once by the score terms: which to try first, from 0 for the worst to ONE."""
        full = self.imagine()
        worths = vec[i64](self.scales.compare(full, self.chance.below(SEEDS)))
        low = worths[0]
        high = worths[0]
        for worth in worths:
            low = min(low, worth)
            high = max(high, worth)
        hints = vec[i64]([0] * len(worths))
        i: i64 = 0
        while i < len(worths):
            hints[i] = (worths[i] - low) * ONE // max(1, high - low)
            i += 1
        return hints

    def imagine(self) -> State:
        """Return a full state that fits what the seat knows, with chance of its own."""
        full = self.blind.clone()
        if not self.known:
            full.fill(self.chance)
        full.chance = Chance(self.chance.below(SEEDS))
        return full

    def run(self, simulations: int) -> None:
        """Add simulations; call it in slices where something else waits."""
        i: i64 = 0
        while i < simulations:
            self.simulate()
            i += 1
        self.done += simulations

    def simulate(self) -> None:
        """Imagine, walk, add one entry, play on and count."""
        state = self.imagine()
        self.path = vec[i64]()
        self.first = True
        self.walk(state)
        if self.tries > 1:
            self.play_on(state)
        else:
            playout(state, self.chance, self.horizon, self.room)
        self.judge(state)
        for entry in self.path:
            self.visits[entry] += 1
            self.totals[entry] += self.rewards[self.who[entry]]
        seat: i64 = 0
        while seat < state.seats:
            self.sums[seat] += self.rewards[seat]
            seat += 1

    def walk(self, state: State) -> None:
        """Carry out decisions down the tree until an entry is added or no seat owes one."""
        node: i64 = 0
        while True:
            mask = state.to_act()
            if mask == 0 or mask == NATURE:
                return
            before = len(self.keys)
            node = self.decide(state, mask, node)
            self.first = False
            if len(self.keys) > before:
                return

    def decide(self, state: State, mask: i64, node: i64) -> i64:
        """Let every seat that owes choose at this node, carry the choices out and return the node after them."""
        chosen = vec[i64]()
        after = node
        seat: i64 = 0
        while mask >> seat:
            if mask >> seat & 1:
                count = state.legal_into(seat, self.room)
                if count == 1:
                    chosen = append(chosen, self.room[0])
                else:
                    entry = self.select(node, seat, count)
                    chosen = append(chosen, self.keys[entry] % LOOKS)
                    self.path = append(self.path, entry)
                    if after == node:
                        after = entry + 1
                    else:
                        after = self.entry_of(after, seat, self.keys[entry] % LOOKS) + 1
            seat += 1
        seat = 0
        i: i64 = 0
        while mask >> seat:
            if mask >> seat & 1:
                state.apply(seat, chosen[i])
                i += 1
            seat += 1
        return after

    def select(self, node: i64, seat: i64, count: i64) -> i64:
        """Return the entry of an action not tried yet, or of the one with the best bound."""
        root = self.first and seat == self.seat
        untried: i64 = 0
        fresh: i64 = 0
        hinted: i64 = -1
        best: i64 = NEW
        most = -1.0
        i: i64 = 0
        while i < count:
            entry = self.find(node, seat, self.room[i])
            if entry == NEW or self.visits[entry] == 0:
                untried += 1
                if root and self.hints[i] > hinted:
                    hinted = self.hints[i]
                    fresh = i
                elif not root and self.chance.below(untried) == 0:
                    fresh = i
            else:
                self.chances[entry] += 1
                if untried == 0:
                    bound = self.bound(entry, self.hints[i] if root else i64(0))
                    if bound > most:
                        most = bound
                        best = entry
            i += 1
        return self.entry_of(node, seat, self.room[fresh]) if untried else best

    def bound(self, entry: i64, hint: i64) -> float:
        """Return what an entry may be worth at best: its mean, what is not known of it, and its hint while young."""
        visits = float(self.visits[entry])
        mean = float(self.totals[entry]) / visits / float(ONE)
        unknown = self.exploration * math.sqrt(math.log(float(self.chances[entry] + 1)) / visits)
        return mean + unknown + float(hint) / float(ONE) / (visits + 1.0)

    def play_on(self, state: State) -> None:
        """Play on beyond the tree, each decision the best of a few by the seat's own terms."""
        made: i64 = 0
        while made < self.horizon:
            mask = state.to_act()
            if mask == 0 or mask == NATURE:
                return
            seat: i64 = 0
            while mask >> seat:
                if mask >> seat & 1:
                    count = state.legal_into(seat, self.room)
                    state.apply(seat, self.best_of_a_few(state, seat, count))
                    made += 1
                seat += 1

    def best_of_a_few(self, state: State, seat: i64, count: i64) -> i64:
        """Draw a few of the actions in the room and return the one after which the seat stands best."""
        best = self.room[self.chance.below(count)]
        if count == 1:
            return best
        most = self.after(state, seat, best)
        i: i64 = 1
        while i < self.tries:
            action = self.room[self.chance.below(count)]
            if action != best:
                value = self.after(state, seat, action)
                if value > most:
                    most = value
                    best = action
            i += 1
        return best

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Return the weight of a seat's terms after an action."""
        twin = state.clone()
        twin.chance = Chance(self.chance.below(SEEDS))
        twin.apply(seat, action)
        return self.scales.weight(twin, seat)

    def judge(self, state: State) -> None:
        """Write every seat's reward: its share of a won game, else its chances as the game or the terms tell them."""
        seats = state.seats
        winners = state.winners()
        count: i64 = 0
        seat: i64 = 0
        while seat < seats:
            count += winners >> seat & 1
            seat += 1
        seat = 0
        if count:
            while seat < seats:
                self.rewards[seat] = ONE // count if winners >> seat & 1 else i64(0)
                seat += 1
            return
        if not state.chances_into(self.rewards):
            self.scales.shares_into(state, self.scale, self.rewards)

    # The table of entries

    def key(self, node: i64, seat: i64, action: i64) -> i64:
        """Return the one number for a seat's action at a node."""
        return (node * SEATS + seat) * LOOKS + action

    def slot(self, key: i64) -> i64:
        """Return where a key's entry is kept, or would be."""
        size = len(self.slots)
        at = (key * 2654435761 & ((1 << 62) - 1)) >> 13 & (size - 1)
        while self.slots[at] and self.keys[self.slots[at] - 1] != key:
            at = (at + 1) & (size - 1)
        return at

    def find(self, node: i64, seat: i64, action: i64) -> i64:
        """Return the entry of a seat's action at a node, or NEW."""
        return self.slots[self.slot(self.key(node, seat, action))] - 1

    def entry_of(self, node: i64, seat: i64, action: i64) -> i64:
        """Return the entry of a seat's action at a node, adding it if it is new."""
        key = self.key(node, seat, action)
        at = self.slot(key)
        if self.slots[at]:
            return self.slots[at] - 1
        entry = len(self.keys)
        self.keys = append(self.keys, key)
        self.who = append(self.who, seat)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 1)
        self.totals = append(self.totals, 0)
        self.slots[at] = entry + 1
        if entry * 2 > len(self.slots):
            self.grow()
        return entry

    def grow(self) -> None:
        """Double the table."""
        self.slots = vec[i64]([0] * (len(self.slots) * 2))
        entry: i64 = 0
        while entry < len(self.keys):
            self.slots[self.slot(self.keys[entry])] = entry + 1
            entry += 1

    # What the simulations say

    def counts(self) -> list[tuple[int, int, float]]:
        """Return (action, visits, mean reward) of each of the seat's actions."""
        found: list[tuple[int, int, float]] = []
        for action in self.actions:
            entry = self.find(0, self.seat, action)
            visits = self.visits[entry] if entry != NEW else i64(0)
            mean = float(self.totals[entry]) / float(visits) / float(ONE) if visits else 0.0
            found.append((int(action), int(visits), mean))
        return found

    def chances_to_win(self) -> list[float]:
        """Return every seat's share of the simulated games; together they make one."""
        whole = float(max(1, sum(self.sums)))
        return [float(total) / whole for total in self.sums]

    def best(self) -> int:
        """Return the action that was visited most."""
        return max(self.counts(), key=lambda row: row[1:])[0]
