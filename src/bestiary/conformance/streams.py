"""A seat's whole stream over real tables: it depends on nothing that the seat may not know.

Two servers hold twin tables that the observer can't tell apart. What he sees happens at both alike; at the second the
others hold other cards besides, draft and withdraw, seal other answers, order and pass, ask and are refused. All bytes
that arrive at the observer's sockets are compared: undo, versions, clocks, presence, number and size of messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest
from math import ceil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Literal

from bestiary.conformance.case import Case, Setting
from bestiary.core import NATURE, Chance, Game, Log, State, bits, pack
from bestiary.core.optional.answers import Answers
from bestiary.core.optional.nature import nature_of

if TYPE_CHECKING:
    from bestiary.conformance.served import Host, Seated
    from bestiary.core.aims import Decision
    from bestiary.table import Table

DECISIONS: Final = 100  # that a pair of twins is followed for
TRIES: Final = 6  # of other choices that might look the same
PAUSE: Final = 1_500  # milliseconds between two decisions
SHOWN: Final = 240  # signs of a message that a failure quotes
CLOCKS: Final = ("none", "game", "move")
SECONDS: Final = 600  # on every clock

Known = tuple[list[tuple[int, ...]], bytes]  # what an observer is told, and what he knows then
Steps = Sequence[tuple[int, "Decision"]]  # seats and their actions


def streams_tell_nothing(case: Case, settings: Sequence[Setting]) -> None:
    """Check that what a seat's socket receives is the same, byte for byte, whatever it may not know."""
    counts = {setting.seats for setting in settings}
    for seats in sorted(counts):
        alike = [setting for setting in settings if setting.seats == seats]
        each = ceil(settings[0].size.twins / len(alike))
        with TemporaryDirectory(prefix="bestiary-twins-") as folder:
            asyncio.run(_serve(case, alike, each, Path(folder)))


async def _serve(case: Case, settings: Sequence[Setting], pairs: int, folder: Path) -> None:
    from bestiary.conformance.served import Host

    hosts = [Host(folder / name) for name in ("first", "second")]
    for host in hosts:
        await host.start()
    try:
        for setting in settings:
            nodes = [node for node in setting.open_nodes if _is_settled(setting.game, node.state)]
            for number in range(pairs if nodes else 0):
                node = nodes[number % len(nodes)]
                pair = Pair(case, setting, hosts, number)
                await pair.open(node.fresh())
                try:
                    wrong = await pair.compare()
                finally:
                    await pair.close()
                where = f"{setting.seats} players, {node.where}, pair {number}"
                case.that(not wrong, where, f"seat {pair.observer} hears of what it may not know: {wrong}")
    finally:
        for host in hosts:
            await host.close()


def _is_settled(game: Game, state: State) -> bool:
    """Tell whether a table can stand so: nothing is sealed in the state itself, and nobody's orders pass it by.

    A table follows the orders as soon as a moment opens. One laid out in the middle of it would follow them with the
    next order that anyone gives, at one twin and not at the other.
    """
    from bestiary.table.orders import default_orders, open_moment, passed_for

    if state.to_act() != state.blind(state.seats).to_act():
        return False
    if not open_moment(game, state):
        return True
    return not any(passed_for(game, state, seat, default_orders(game)) for seat in bits(state.to_act()))


class Pair:
    """Two tables that differ in what the observer may not know, and go on alike as far as he can see."""

    def __init__(self, case: Case, setting: Setting, hosts: Sequence[Host], number: int) -> None:
        self.setting = setting
        self.game = setting.game
        self.hosts = hosts
        self.random = Random(case.seed())
        self.observer = number % (setting.seats + 1)
        self.clock: Literal["none", "game", "move"] = CLOCKS[number // (setting.seats + 1) % len(CLOCKS)]
        self.key = case.seed().to_bytes(32, "big")
        self.hints = number % 2 == 1

    # Opening and comparing

    async def open(self, state: State) -> None:
        """Seat everybody at both tables."""
        self.now = self.hosts[0].time
        twins = state, state.resample(self.observer, Chance(self.random.randrange(1 << 40)))
        self.seated = [self._seat(host, each) for host, each in zip(self.hosts, twins, strict=True)]
        for each in self.seated:
            await each.open()
        self.first, self.second = (each.table for each in self.seated)

    def _seat(self, host: Host, state: State) -> Seated:
        from bestiary.conformance.served import Seated
        from bestiary.table import ClockSetting, Table

        clock = ClockSetting(kind=self.clock, seconds=SECONDS)
        names = [f"Seat {seat}" for seat in range(self.setting.seats)]
        table = Table.open(
            self.game,
            names,
            options=self.setting.options,
            clock=clock,
            key=self.key,
            hints=self.hints,
            now=host.hub.settings.now,
        )
        match = table.match
        match.state = state
        match.state.chance, match.state.log = match.chance, match.log
        table.look_again()
        table.clock.ask(int(state.to_act()) & (NATURE - 1), host.time)
        return Seated(host, table, self.observer)

    async def close(self) -> None:
        """Let everybody go."""
        for each in self.seated:
            await each.close()

    async def compare(self) -> str:
        """Play on and return what the observer heard of at one table only, or nothing."""
        from bestiary.conformance.served import messages

        for _ in range(DECISIONS):
            if self.first.over or self.second.over:
                break
            self._pass_time()
            if self.first.match.state.to_act() == NATURE:
                self._land()
                continue
            self._stir()
            self._decide()
        heard = [messages(await each.heard()) for each in self.seated]
        late = [await each.late() for each in self.seated]
        for one, other in (heard, late):
            for number, (told, instead) in enumerate(zip_longest(one, other, fillvalue=b"nothing")):
                if told != instead:
                    return f"message {number} is {told[:SHOWN]!r} at one table, {instead[:SHOWN]!r} at the other"
        return ""

    def _pass_time(self) -> None:
        self.now += PAUSE
        for host in self.hosts:
            host.time = self.now

    def _land(self) -> None:
        outcome = list(nature_of(self.game).outcome(self.first.match.state, Chance(self.random.randrange(1 << 40))))
        self._follow()
        for each in self.seated:
            each.table.nature(outcome)
            each.live.flush()

    # What both do alike

    def _decide(self) -> None:
        """Let one of those who are asked decide, or take something back, as alike as the observer can tell."""
        draw = self.random.random()
        if draw < 0.1 and self._take_back():
            return
        if draw < 0.15:
            for each in self.seated:
                each.ask(0, "say", text="Hm.")
        seat = self.random.choice([seat for seat in range(self.setting.seats) if self.first.owes(seat)])
        action = self.random.choice(self.first.blind(seat).legal(seat))
        if self.first.match.state.to_act() != 1 << seat:
            self._seal(seat, action)
            return
        foreseen = self._foresee(self.first, [(seat, action)])
        for other in self._choices(seat, action):
            if self._foresee(self.second, [(seat, other)]) == foreseen:
                break
        else:
            self._follow()
            other = action
        self.seated[0].ask(seat, "act", seat=seat, action=action)
        self.seated[1].ask(seat, "act", seat=seat, action=other)

    def _choices(self, seat: int, action: int) -> Iterator[int]:
        """Yield what the seat might do at the second table, in any order; the observer does the same at both."""
        legal = self.second.blind(seat).legal(seat)
        if seat != self.observer:
            yield from self.random.sample(legal, min(TRIES, len(legal)))
        if action in legal:
            yield action

    def _seal(self, seat: int, action: int) -> None:
        """Write a step of a sealed answer; with the last, both tables get the same answers, in whatever order."""
        waiting = [each for each in range(self.setting.seats) if each != seat and self.first.owes(each)]
        if not waiting and self.first.completes(seat, action):
            self._agree(seat, action)
            self.seated[0].ask(seat, "act", seat=seat, action=action)
            self.seated[1].ask(seat, "act", seat=seat, action=action)
            return
        self.seated[0].ask(seat, "act", seat=seat, action=action)
        if seat == self.observer:
            if waiting and not self._stays_open(seat):
                self._strike(waiting[0])
            self.seated[1].ask(seat, "act", seat=seat, action=action)

    def _agree(self, last: int, action: int) -> None:
        answers = {seat: list(steps) for seat, steps in self.first.pad.answers.items()}
        others = [seat for seat in answers if seat not in (self.observer, last)]
        steps = [(seat, step) for seat in sorted({*answers, last}) for step in self._whole(answers, seat, last, action)]
        for seat in range(self.setting.seats):
            self._strike(seat)
        if self._foresee(self.second, steps) != self._foresee(self.first, steps):
            self._follow()
        self.random.shuffle(others)
        for seat in [*others, last] if last != self.observer else others:
            for step in answers.get(seat, []):
                self.seated[1].ask(seat, "act", seat=seat, action=step)

    def _whole(self, answers: dict[int, list[Decision]], seat: int, last: int, action: int) -> list[Decision]:
        steps = answers.get(seat, [])
        return [*steps, action] if seat == last else steps

    def _strike(self, seat: int) -> None:
        """Take a sealed answer back at the second table; the observer's own is the same at both."""
        if seat != self.observer:
            while self.second.pad.answers.get(seat):
                self.seated[1].ask(seat, "undo", seat=seat)

    def _take_back(self) -> bool:
        first, second = self.first.match, self.second.match
        seat = first.undo_seat
        if self.first.pad.answers or not (self.first.can_undo(seat) and self.second.can_undo(seat)):
            return False
        points = first.undoable[-1], second.undoable[-1]
        known = {pack(point.state.blind(self.observer)) for point in points}
        gone = [
            match.log.seen_by(self.observer, point.events) for match, point in zip((first, second), points, strict=True)
        ]
        if len(known) > 1 or gone[0] != gone[1]:
            return False  # at the second table it drafted something that it would take back first
        for each in self.seated:
            each.ask(seat, "undo", seat=seat)
        return True

    def _foresee(self, table: Table, steps: Steps) -> Known | None:
        """Return what the observer would be told and know after some decisions, and what follows by orders."""
        from bestiary.table.orders import open_moment, passed_for

        state = table.match.state.clone()
        state.chance = table.match.chance.source.fork()
        log = state.log = Log()
        for seat, action in steps:
            assert isinstance(action, int)  # aims are actions too, and nobody here drags
            if state.refusal(seat, action):
                return None
            state.apply(seat, action)
        game = self.game
        while isinstance(game, Answers) and open_moment(game, state):
            asked = bits(state.to_act())
            if not all(passed_for(self.game, state, seat, table.orders[seat]) for seat in asked):
                break
            passing = game.passing(state)
            for seat in asked:
                state.apply(seat, passing)
        return log.seen_by(self.observer), pack(state.blind(self.observer))

    def _follow(self) -> None:
        """Let the second table be as the first, in what is hidden too: else it would go on differently for all."""
        first, second = self.first.match, self.second.match
        second.state = first.state.clone()
        self._begin_anew()
        self.second.orders[:] = [
            mine if seat == self.observer else theirs
            for seat, (mine, theirs) in enumerate(zip(self.second.orders, self.first.orders, strict=True))
        ]

    def _begin_anew(self) -> None:
        match = self.second.match
        chance = self.first.match.chance.fork()
        assert isinstance(chance, type(match.chance))
        match.chance = chance
        match.state.chance, match.state.log = match.chance, match.log

    # What happens at the second table only

    def _stir(self) -> None:
        """Let the others at the second table do what the observer may not notice."""
        others = [seat for seat in range(self.setting.seats) if seat != self.observer]
        for host in self.hosts[1:]:
            host.time = self.now - self.random.randrange(PAUSE)
        for _ in range(self.random.choice((0, 1, 1, 2))):
            seat = self.random.choice(others)
            doing = self.random.choice((self._draft, self._draft, self._order, self._ask, self._deal, self._come))
            doing(seat)
        self.hosts[1].time = self.now

    def _draft(self, seat: int) -> None:
        """Add a step to an answer that nobody sees yet, or take one back."""
        table, seated = self.second, self.seated[1]
        if not table.match.state.to_act() >> seat & 1:
            return
        alone = table.match.state.to_act() == 1 << seat
        if self.random.random() < 0.4 and table.can_undo(seat):
            if not alone or self._hides_its_last(seat):
                seated.ask(seat, "undo", seat=seat)
        elif alone:
            now: Known = ([], pack(table.match.state.blind(self.observer)))
            legal = table.blind(seat).legal(seat)
            for action in self.random.sample(legal, min(TRIES, len(legal))):
                if self._foresee(table, [(seat, action)]) == now:
                    seated.ask(seat, "act", seat=seat, action=action)
                    return
        elif self._stays_open(seat):
            legal = table.blind(seat).legal(seat) or table.match.state.blind(seat).legal(seat)
            seated.ask(seat, "act", seat=seat, action=self.random.choice(legal))

    def _hides_its_last(self, seat: int) -> bool:
        match = self.second.match
        point = match.undoable[-1]
        told = match.log.seen_by(self.observer, point.events)
        return not told and pack(point.state.blind(self.observer)) == pack(match.state.blind(self.observer))

    def _stays_open(self, seat: int) -> bool:
        """Tell whether somebody else still thinks, who does not leave it to his orders."""
        from bestiary.table.orders import passed_for

        table, state = self.second, self.second.match.state
        return any(
            each != seat and table.owes(each) and not passed_for(self.game, state, each, table.orders[each])
            for each in bits(state.to_act())
        )

    def _order(self, seat: int) -> None:
        """Give other orders; where they would end a moment, everybody might see that they did."""
        game = self.game
        if not isinstance(game, Answers) or (self.second.moment and not self._stays_open(seat)):
            return
        ask = self.random.sample(game.moments, self.random.randrange(len(game.moments) + 1))
        self.seated[1].ask(seat, "orders", seat=seat, ask=ask, until_turn=self.random.random() < 0.2)

    def _ask(self, seat: int) -> None:
        """Ask for what is not allowed, and why."""
        seated = self.seated[1]
        action = self.random.randrange(self.game.actions)
        if action not in self.second.blind(seat).legal(seat) and not self.second.pad.answers.get(seat):
            seated.ask(seat, "act", seat=seat, action=action)
        seated.ask(seat, "why", seat=seat, action=action)
        seated.ask(seat, "ping", n=1)

    def _deal(self, seat: int) -> None:
        """Let the others hold other cards than before."""
        if self.second.pad.answers:
            return  # what they have sealed may be none of them
        self.second.match.state = self.first.match.state.resample(self.observer, Chance(self.random.randrange(1 << 40)))
        self._begin_anew()

    def _come(self, seat: int) -> None:
        """Open a second page on the same seat and close it again."""
        with suppress(ValueError):
            self.seated[1].visit(seat).gone()
