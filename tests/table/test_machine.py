"""Anything that people, bots and clocks may do, in any order: the table stays whole and each stream stays true."""

from __future__ import annotations

from typing import Any

import bids
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from seating import Hand

from bestiary.core import BestiaryError, registry
from bestiary.table import ClockSetting, Table, Update, bot
from bestiary.table.changes import changed
from bestiary.table.phrases import clean_line
from bestiary.table.saved import load, save

SEATS = 3
seats = st.integers(0, SEATS - 1)


class AnyTable(RuleBasedStateMachine):
    """Does at random what can be done at a table."""

    def __init__(self) -> None:
        super().__init__()
        registry._registered[bids.GAME.id] = bids.GAME

    def teardown(self) -> None:
        registry._registered.pop(bids.GAME.id, None)

    @initialize(
        game=st.sampled_from(["marry", "bids"]),
        clock=st.sampled_from(["none", "move", "game"]),
        with_bot=st.booleans(),
    )
    def begin(self, game: str, clock: Any, with_bot: bool) -> None:
        self.hand = Hand()
        people = ["Ann", "Bob", bot("random") if with_bot else "Cid"]
        setting = ClockSetting(kind=clock, seconds=0 if clock == "none" else 60)
        self.table = Table.open(game, people, key=bytes(32), clock=setting, now=self.hand)
        self.views = [msgspec.to_builtins(self.table.view(seat)) for seat in range(SEATS + 1)]
        self.versions = [0] * (SEATS + 1)
        self.number = 0
        self.entries: list[Any] = []

    @rule(seat=seats, which=st.integers(0, 300), after=st.integers(0, 20_000))
    def act(self, seat: int, which: int, after: int) -> None:
        self.hand.at += after
        legal = self.table.blind(seat).legal(seat)
        self.number += 1
        allowed = bool(legal) and not self.table.over and not self.table.seats[seat].player
        try:
            self.table.play(seat, legal[which % len(legal)] if legal else which, str(self.number))
        except BestiaryError:
            assert not allowed
        else:
            assert allowed or not legal
            assert not self.table.play(seat, 0, str(self.number))

    @rule(seat=seats)
    def bad_action(self, seat: int) -> None:
        before = self.table.entered
        try:
            self.table.play(seat, 10**6)
        except BestiaryError:
            assert self.table.entered == before
        else:
            raise AssertionError("there is no such action")

    @rule(seat=seats)
    def take_back(self, seat: int) -> None:
        possible = self.table.can_undo(seat) and not self.table.seats[seat].player
        try:
            self.table.undo(seat)
        except BestiaryError:
            assert not possible
        else:
            assert possible

    @rule(seat=seats, leaves=st.booleans())
    def leave_or_return(self, seat: int, leaves: bool) -> None:
        try:
            if leaves:
                self.table.stand_in(seat, "random")
            else:
                self.table.back(seat)
        except BestiaryError:
            assert self.table.over or self.table.seats[seat].bot or self.table.seats[seat].out_of_time

    @rule(late=st.booleans())
    def bots_move(self, late: bool) -> None:
        for thought in self.table.due():
            legal = self.table.blind(thought.seat).legal(thought.seat)
            moved = self.table.decide(thought, legal[thought.seed % len(legal)])
            if late and moved:
                assert not self.table.decide(thought, 0)

    @rule(after=st.integers(0, 100_000))
    def time_passes(self, after: int) -> None:
        self.hand.at += after
        self.table.tick()
        deadline = self.table.deadline()
        assert deadline is None or deadline > self.hand.at

    @rule(seat=st.integers(0, SEATS), text=st.text(max_size=5))
    def talk(self, seat: int, text: str) -> None:
        if clean_line(text):
            self.table.say(seat, text)

    @precondition(lambda self: self.number > 25)
    @rule()
    def give_up(self) -> None:
        if not self.table.over:
            self.table.abandon()

    @rule()
    def restart(self) -> None:
        self.follow()
        self.table = load(self.table.setup, save(self.table), [], self.hand)
        for seat, before in enumerate(self.versions):
            self.versions[seat] = self.table.snapshot(seat).version  # those who come back get a snapshot
            assert self.versions[seat] > before or self.table.streams[seat].resting

    @invariant()
    def streams_are_true(self) -> None:
        self.follow()
        for seat in range(SEATS + 1):
            if seat < SEATS and self.table.seats[seat].bot:
                continue  # nobody can listen there
            assert self.views[seat] == msgspec.to_builtins(self.table.view(seat))
            assert self.versions[seat] == self.table.snapshot(seat).version

    def follow(self) -> None:
        last: dict[int, Update] = {}
        for news in self.table.take().news:
            self.versions[news.seat] += 1
            assert news.version == self.versions[news.seat]
            if isinstance(news, Update):
                self.views[news.seat] = changed(self.views[news.seat], news.changes)
                last[news.seat] = news
        assert all((update.ending is not None) == self.table.over for update in last.values())


TestAnyTable = AnyTable.TestCase
# A busy machine is slow to generate; that says nothing about tables.
TestAnyTable.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
