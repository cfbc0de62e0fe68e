"""Weighs what actions lead to, by a game's declared score terms: the inner loop of the bots that look ahead."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.state import MOST_LEGAL, NATURE, State

ONE: Final[i64] = 1_000_000  # a won game, in whole numbers
LONGEST_FRAME: Final[i64] = 64  # decisions that are thought ahead inside one; a guard, not a limit met in play


class Scales:
    """The weight of full states for one seat: its own terms against the mean of its rivals', in whole numbers.

    Rivals are weighed before they answer: once an action passes the decision on, what they gain by their own turn says
    nothing about the action, so their terms are those from before it.
    """

    def __init__(self, weights: list[int], seat: int) -> None:
        self.weights: vec[i64] = vec[i64](weights)
        self.seat: i64 = seat
        self.row: vec[i64] = vec[i64]([0] * len(weights))
        self.room: vec[i64] = vec[i64]([0] * MOST_LEGAL)
        self.base: i64 = 0  # the rivals' weight before the action
        self.depth: i64 = 0  # how many pending decisions make the frame that is thought to its end
        self.seed: i64 = 0  # actions are compared under the same luck

    def compare(self, full: State, seed: int) -> list[int]:
        """Return what each legal action of the seat is worth in a full state."""
        self.prepare(full, seed)
        count = full.legal_into(self.seat, self.room)
        actions = self.room[:count]
        return [int(self.balance(self.ending(full, action))) for action in actions]

    def prepare(self, full: State, seed: int) -> None:
        """Take a full state for the one that actions are tried in, all under the luck of one seed."""
        self.base = self.rivals(full)
        self.depth = max(1, len(full.frames))
        self.seed = seed

    def ending(self, full: State, action: i64) -> State:
        """Return the state after an action, once the frame it opened, or stands in, is played greedily to its end."""
        state = self.after(full, action)
        steps: i64 = 0
        while steps < LONGEST_FRAME and len(state.frames) >= self.depth and self.owes(state):
            state = self.after(state, self.best(state))
            steps += 1
        return state

    def best(self, state: State) -> i64:
        """Return the action that looks best one step ahead, the first of equals."""
        count = state.legal_into(self.seat, self.room)
        actions = self.room[:count]
        found = actions[0]
        most = self.balance(self.after(state, found))
        i: i64 = 1
        while i < count:
            value = self.balance(self.after(state, actions[i]))
            if value > most:
                most = value
                found = actions[i]
            i += 1
        return found

    def after(self, state: State, action: i64) -> State:
        """Return a copy of the state with the action carried out."""
        twin = state.clone()
        twin.chance = Chance(self.seed)
        twin.apply(self.seat, action)
        return twin

    def owes(self, state: State) -> bool:
        """Tell whether the seat is asked next."""
        mask = state.to_act()
        return mask != NATURE and (mask >> self.seat & 1) == 1

    def balance(self, state: State) -> i64:
        """Return the seat's weight against its rivals', multiplied by their number so that it stays whole."""
        rivals = self.rivals(state) if state.over or self.owes(state) else self.base
        return self.weight(state, self.seat) * (state.seats - 1) - rivals

    def rivals(self, state: State) -> i64:
        """Return the weight of all other seats together."""
        total: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != self.seat:
                total += self.weight(state, other)
            other += 1
        return total

    def weight(self, state: State, seat: i64) -> i64:
        """Return what a seat's position is worth by itself."""
        count = state.terms_into(seat, self.row)
        total: i64 = 0
        i: i64 = 0
        while i < count:
            total += self.row[i] * self.weights[i]
            i += 1
        return total

    def shares_into(self, state: State, scale: float, out: vec[i64]) -> None:
        """Write every seat's share of a won game: a weight that is greater by `scale` makes it e times as large."""
        best = float(self.weight(state, 0))
        seat: i64 = 1
        while seat < state.seats:
            best = max(best, float(self.weight(state, seat)))
            seat += 1
        whole = 0.0
        seat = 0
        while seat < state.seats:
            whole += math.exp((float(self.weight(state, seat)) - best) / scale)
            seat += 1
        seat = 0
        while seat < state.seats:
            share = math.exp((float(self.weight(state, seat)) - best) / scale) / whole
            out[seat] = i64(int(share * float(ONE)))
            seat += 1
