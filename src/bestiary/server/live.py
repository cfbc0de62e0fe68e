"""A table that is served: its sockets, its bots at work, its clock, and what waits for the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from bestiary.bots import DEAR, BotFailed
from bestiary.core.chance import Chance
from bestiary.core.errors import BestiaryError
from bestiary.core.optional.nature import Nature
from bestiary.core.pack import unpack
from bestiary.server.connection import Connection
from bestiary.server.host import Host
from bestiary.server.idleness import Idleness
from bestiary.server.jobs import Append, Change, End, Job, Save, StorageError, size_of
from bestiary.server.logs import log
from bestiary.server.messages import Ack, IdleSaid, Manners, NewTable, Presence, Welcome, encoder
from bestiary.server.sealing import Sealing, rematch_sealing
from bestiary.server.seals import sealed
from bestiary.server.storage import Ended, Key, encode, following_token, lock_of
from bestiary.server.turns import Place
from bestiary.table.round import Round
from bestiary.table.saved import forget, needed, save
from bestiary.table.table import Due, Table, Thought

RELOAD_SECONDS = 0.004  # that carrying out again what is not saved may take, on this machine
MOST_UNSAVED = 512  # entries, however little each of them costs

PRESENCE_RATE = 500  # messages a second that tell who is here, however many watch: a crowd is told less often

BEATS = 4  # bots' pauses between two times at which their sealed answers are taken,
QUICK_BEAT = 0.05  # and the least there are between them: where all bots that are asked are quick,
LONG_BEAT = 0.5  # and where one thinks for long

Frames = dict[Connection, list[bytes]]  # what each socket is to be sent, in order


class Live:
    """One table in memory. What it tells anyone has been stored before."""

    def __init__(self, hub: Host, id: str, table: Table, keys: list[Key], rematch: str | None = None) -> None:  # noqa: A002
        self.hub = hub
        self.id = id
        self.table = table
        self.idleness = Idleness(table)
        self.keys = keys
        self.rematch = rematch
        self.rematch_keys: list[Key] = []
        self.rematching = asyncio.Lock()
        self.sealing: Sealing | None = None  # of the rematch's key
        self.stored_end = False
        self.saved = -1  # the last entry that is included in what was saved,
        self.saved_spent = 0.0  # and what it had cost to carry all until then out
        self.pending = 0  # jobs under way to the disk
        self.sockets: list[dict[Connection, None]] = [{} for _ in table.streams]  # in the order in which they came
        self.connections: set[Connection] = set()
        self.thinking: dict[int, tuple[Thought, asyncio.Task[None]]] = {}
        self.landing: tuple[Due, asyncio.Task[None]] | None = None  # an outcome of nature that is being computed
        self.timer: asyncio.TimerHandle | None = None
        self.announcing: asyncio.TimerHandle | None = None  # the next time at which all are told who is here
        self.announced = 0.0
        self.moment: tuple[int, float] = (-1, 0.0)  # the decisions made so far, and since when there are no more
        self.used = time.monotonic()
        self.opener = ""  # the address from which it was opened, as long as this process remembers it
        self.presence = b""  # as last told to all
        table.rest()

    # Sockets

    @property
    def spectators(self) -> int:
        """Return the number under which spectators are told."""
        return len(self.table.seats)

    def join(self, connection: Connection, seen: dict[str, int]) -> None:
        """Let a socket in and tell it what it missed."""
        key = connection.key
        for seat in key.seats:
            if self.table.seats[seat].stand_in and not self.table.seats[seat].out_of_time:
                self.table.back(seat)
        self.flush()
        welcome = Welcome(
            protocol=1,
            table=self.id,
            game=self.table.game.id,
            seats=key.seats,
            owner=key.owner,
            hints=self.table.hints,
            heartbeat=self.hub.settings.heartbeat,
            patience=self.hub.settings.idle_seat_seconds,
        )
        self.connections.add(connection)
        texts = [encoder.encode(welcome)]
        for seat in key.seats or [self.spectators]:
            self.sockets[seat][connection] = None
            self.table.listen(seat)
            missed = self.table.streams[seat].missed(seen[str(seat)]) if str(seat) in seen else None
            texts += [encoder.encode(self.table.snapshot(seat))] if missed is None else missed
        texts.append(self._presence())
        if self.table.setup.strangers or not self.table.talk:
            texts.append(self._manners())
        self.after_storing({connection: texts})
        self.tell_presence(connection)
        if self.sealing is not None:
            self.sealing.tell(connection, key.lock)
        if self.rematch:
            self.tell_rematch([connection])
        self.go_on()

    def leave(self, connection: Connection) -> None:
        """Forget a socket."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        for sockets in self.sockets:
            sockets.pop(connection, None)
        if not self.sockets[self.spectators]:
            self.table.listen(self.spectators, False)
        self.used = time.monotonic()
        self.tell_presence()

    def is_here(self, seat: int) -> bool:
        """Tell whether a person's socket is open for the seat."""
        return bool(self.sockets[seat])

    def tell_presence(self, told: Connection | None = None) -> None:
        """Tell everyone who is here if that has changed, at once or all changes of a moment together.

        How many pages somebody opens is nobody else's business. Whoever was told already is left out.
        """
        if self.announcing is not None or self._presence() == self.presence:
            return
        wait = self._presence_wait()
        if wait <= 0:
            self._announce(told)
        elif self.connections:
            self.announcing = asyncio.get_running_loop().call_later(wait, self._announce)

    def _presence_wait(self) -> float:
        pause = self.hub.settings.presence_seconds
        if pause:
            pause = max(pause, len(self.connections) / PRESENCE_RATE)
        return self.announced + pause - time.monotonic()

    def _announce(self, told: Connection | None = None) -> None:
        self.announcing = None
        text = self._presence()
        if text != self.presence:
            self.presence = text
            self.announced = time.monotonic()
            self.after_storing({connection: [text] for connection in self.connections if connection is not told})

    def _presence(self) -> bytes:
        here = [bool(seat.player) or self.is_here(number) for number, seat in enumerate(self.table.seats)]
        return encoder.encode(Presence(here=here, spectators=len(self.sockets[self.spectators])))

    def _manners(self) -> bytes:
        return encoder.encode(Manners(talk=self.table.talk, strangers=self.table.setup.strangers))

    def tell_manners(self) -> None:
        """Tell everyone how people talk here from now on."""
        self.after_storing({connection: [self._manners()] for connection in self.connections})

    def call_idle(self, by: int, seat: int) -> None:
        """Note that somebody wants a bot for an idle seat, which it gets once most of the seated do."""
        idle = time.monotonic() - self.moment[1]
        said, needed = self.idleness.say(by, seat, idle, self.hub.settings.idle_seat_seconds)
        if said >= needed:
            self.table.stand_in(seat, by=by)
        told = encoder.encode(IdleSaid(seat=seat, said=said, needed=needed))
        self.after_storing({connection: [told] for connection in self.connections})

    def tell_rematch(self, connections: list[Connection]) -> None:
        """Tell each socket its own token for the table that follows, made from the one that it has here.

        Only hashes are stored. So the lock of a seat is made when its holder first comes for it, be it after a restart.
        """
        following = self.rematch or ""
        known = [key.lock for key in self.rematch_keys]
        frames: Frames = {}
        for connection in connections:
            token = following_token(connection.token, following)
            place = next(place for place, key in enumerate(self.keys) if key.lock == connection.key.lock)
            self.rematch_keys[place].lock = lock_of(token)
            frames[connection] = [encoder.encode(NewTable(table=following, token=token))]
        if [key.lock for key in self.rematch_keys] == known:
            self.after_storing(frames)
        else:
            self.hub.keep_keys(following, self.rematch_keys)
            self._after_all(frames)

    async def seal(self) -> Round:
        """Make the key of the rematch with everybody who plays and is here."""
        self.sealing = sealing = rematch_sealing(self.connections, self.hub.settings.key)
        return await sealing.make()

    # Storing, then telling

    def flush(self, ack: tuple[Connection, str] | None = None) -> None:
        """Store what was accepted, and tell everyone concerned once that is done."""
        done = self.table.take()
        frames: Frames = {}
        for news in done.news:
            text = self.table.streams[news.seat].keep(news)
            for connection in self.sockets[news.seat]:
                frames.setdefault(connection, []).append(text)
        if ack is not None:
            frames.setdefault(ack[0], []).append(encoder.encode(Ack(id=ack[1])))
        if not done.entries:
            self.after_storing(frames)
            return
        self.used = time.monotonic()
        first = self.table.entered - len(done.entries) + 1
        changes: list[Change] = [
            Append(self.id, first + place, encode(entry), None if history is None else encode(history))
            for place, (entry, history) in enumerate(done.entries)
        ]
        if self.table.over or self._worth_saving():
            changes += self._milestones()
        self.pending += 1
        self.hub.quotas.note_stored(ack[0].address if ack else self.opener, size_of(changes))
        self.hub.write(Job(self.id, changes, partial(self._stored, frames), first, len(done.entries)))
        self.go_on()

    def _milestones(self) -> list[Change]:
        changes: list[Change] = []
        ends = self.table.over and not self.stored_end
        if ends or self._worth_saving():
            changes.append(self._saved())
        if ends:
            self.stored_end = True
            ended = Ended(header=self.table.header(), result=self.table.match.result())
            changes.append(End(self.id, encode(ended)))
        return changes

    def _worth_saving(self) -> bool:
        unsaved = self.table.entered - max(0, self.saved)
        return unsaved >= MOST_UNSAVED or self.table.spent - self.saved_spent >= RELOAD_SECONDS

    def _saved(self) -> Save:
        table = self.table
        self.saved, self.saved_spent = table.entered, table.spent
        forget(table)
        return Save(self.id, table.entered, sealed(save(table)), needed(table))

    def save(self) -> None:
        """Save what is not yet: the table is about to leave the memory, and whoever comes is not to wait."""
        if self.saved != self.table.entered:
            self.hub.write(Job(self.id, [self._saved()], self._saving, self.table.entered + 1))

    def _saving(self, outcome: StorageError | None) -> None:
        if outcome is not None:  # nothing is lost: its entries are stored
            log.warning("not saved", extra={"table": self.id, "words": str(outcome)})

    def after_storing(self, frames: Frames) -> None:
        """Send messages once everything before them is stored."""
        if self.pending:
            self._after_all(frames)
        else:
            deliver(frames)

    def _after_all(self, frames: Frames) -> None:
        """Send messages once everything that was written for any table is stored."""
        self.pending += 1
        self.hub.write(Job(self.id, (), partial(self._stored, frames)))

    def _stored(self, frames: Frames, outcome: StorageError | None) -> None:
        self.pending -= 1
        if outcome is None:
            deliver(frames)
        else:
            self.hub.drop(self, outcome)

    # Going on without people

    def go_on(self) -> None:
        """Set bots and nature to work and the clock to the next deadline."""
        if self.moment[0] != self.table.decided:
            self.moment = (self.table.decided, time.monotonic())
        if isinstance(self.table.game, Nature):
            self._ask_nature()
        for thought in () if self._plays_for_nobody() else self.table.due():
            known = self.thinking.get(thought.seat)
            if known is not None and known[0].ticket == thought.ticket:
                continue
            if known is not None:
                known[1].cancel()
            task = asyncio.get_running_loop().create_task(self._think(thought))
            self.thinking[thought.seat] = (thought, task)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadline = self.table.deadline()
        if deadline is not None:
            delay = max(0.0, (deadline - self.table.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(min(delay + 0.01, 86_400), self._time_over)

    def _plays_for_nobody(self) -> bool:
        """Tell whether only bots are seated, and nobody looks on: they wait until somebody does."""
        return not self.connections and all(seat.bot for seat in self.table.seats)

    def _ask_nature(self) -> None:
        due = self.table.nature_due()
        if self.landing is not None:
            if due is not None and self.landing[0].ticket == due.ticket:
                return
            self.landing[1].cancel()
            self.landing = None
        if due is not None:
            self.landing = (due, asyncio.get_running_loop().create_task(self._land(due)))

    async def _land(self, due: Due) -> None:
        outcome, failure = await self.hub.ground.outcome(due.state, due.key)
        if self.landing is not None and self.landing[0] is due:
            self.landing = None
        if failure is not None:
            self.hub.metrics.count("nature_failures")
            log.warning("nature failed", extra={"table": self.id, "words": failure})
            for connection in self.connections:
                connection.fail("nature", f"{failure}; a simpler outcome was drawn instead")
        self.attempt(lambda: self.table.land(due, outcome))

    def _time_over(self) -> None:
        self.timer = None
        if self.table.tick():
            self.flush()
            self.tell_presence()
        else:
            self.go_on()

    async def _think(self, thought: Thought) -> None:
        sealed = self.table.sealed
        if not sealed:
            await asyncio.sleep(self.hub.settings.bot_pause)
        started = time.perf_counter()
        place = Place(self.opener or self.id, self.id, bool(self.connections))
        # An answer out of turn that comes too late is a pass: when a moment ends must not depend on anybody's cards.
        can_pass = self.table.can_pass(thought)
        if can_pass and not self.table.answerable:
            self._pass(thought)
            return
        try:
            action = await asyncio.wait_for(self.hub.think(thought, place), self._until_beat() if can_pass else None)
        except TimeoutError:
            self.hub.metrics.count("late_answers")
            self._pass(thought)
            return
        except BotFailed as failure:
            action = self._draw_instead(thought, str(failure))
        if action not in unpack(thought.blind).legal(thought.seat):
            action = self._draw_instead(thought, f"it chose {action}, which is not allowed")
        self.hub.metrics.bot.add(time.perf_counter() - started)
        if sealed and self.table.completes(thought.seat, action):
            await asyncio.sleep(self._until_beat())
        self._forget_thought(thought)
        self.attempt(lambda: self.table.decide(thought, action))

    def _pass(self, thought: Thought) -> None:
        self._forget_thought(thought)
        self.attempt(lambda: self.table.pass_instead(thought))

    def _forget_thought(self, thought: Thought) -> None:
        if self.thinking.get(thought.seat, (None,))[0] is thought:
            del self.thinking[thought.seat]

    def _until_beat(self) -> float:
        # A bot with nothing to answer passes at once, one with cards thinks: others must not see by the time which.
        # So the time is set by what all know, who is seated.
        levels = {seat.player for seat in self.table.seats}
        beat = max(BEATS * self.hub.settings.bot_pause, LONG_BEAT if levels & DEAR else QUICK_BEAT)
        return beat - (time.monotonic() - self.moment[1]) % beat

    def _draw_instead(self, thought: Thought, failure: str) -> int:
        self.hub.metrics.count("bot_failures")
        log.warning("bot failed", extra={"table": self.id, "seat": thought.seat, "bot": thought.bot, "words": failure})
        # What a bot choked on may name its hand: the log has it, the table has not.
        for connection in self.connections:
            connection.fail("bot", f"the bot {thought.bot!r} gave no move; a legal move was drawn for it")
        legal = unpack(thought.blind).legal(thought.seat)
        return legal[int(Chance(thought.seed).below(len(legal)))]

    def attempt(self, change: Callable[[], object]) -> None:
        """Carry out a change that nobody waits for."""
        try:
            change()
        except BestiaryError as error:
            log.warning("change refused", extra={"table": self.id, "words": str(error)})
        self.flush()

    def stop(self) -> None:
        """End bots and clock; the table is about to leave the memory."""
        if self.timer is not None:
            self.timer.cancel()
        if self.announcing is not None:
            self.announcing.cancel()
            self.announcing = None
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.landing is not None:
            self.landing[1].cancel()


def deliver(frames: Frames) -> None:
    """Hand messages to their sockets."""
    for connection, texts in frames.items():
        connection.send_texts(texts)
