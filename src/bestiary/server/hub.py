"""All tables of one server: finds them by link, loads them when they are needed, lets them go when they are not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from bestiary.bots import DEAR
from bestiary.bots.thinker import Thinker
from bestiary.core.errors import BestiaryError, OtherRulesVersion
from bestiary.server.analyses import Analyses
from bestiary.server.caretaker import Caretaker, far_off
from bestiary.server.control import Watched
from bestiary.server.errands import Errands
from bestiary.server.foreteller import Foreteller
from bestiary.server.ground import Ground, PracticeGround
from bestiary.server.hints import Adviser
from bestiary.server.jobs import Append, Change, Follow, Hold, Job, Open, Served, StorageError, size_of, told
from bestiary.server.limits import Addresses
from bestiary.server.live import Live
from bestiary.server.lobby import Lobby
from bestiary.server.logs import log
from bestiary.server.metrics import Metrics
from bestiary.server.quotas import Quotas
from bestiary.server.replays import Replays
from bestiary.server.rounds import Rounds
from bestiary.server.settings import Settings
from bestiary.server.sqlite import Sqlite
from bestiary.server.storage import Elsewhere, Key, Storage, Stored, encode, fits, unreadable
from bestiary.server.turns import Place, Turns
from bestiary.table.saved import NEVER, carry_out_again, needed, restore, settle
from bestiary.table.table import Table, Thought

GATHER_SECONDS = 0.004
LONGEST_ALARM = 86_400.0
PIECE_SECONDS = 0.005  # of loading, after which everybody else has a turn


class UnknownTable(BestiaryError):
    """Is raised for a table that does not exist, or no longer."""


class BadToken(BestiaryError):
    """Is raised for a token that opens nothing here."""


class Hub:
    """Holds what is in memory, and is the only way to what is not."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage: Storage = storage or Sqlite(settings.database)
        self.addresses = Addresses(
            settings.sockets_per_address,
            settings.requests_per_second,
            settings.request_burst,
            settings.wrong_tokens_per_minute,
            settings.messages_per_address,
            settings.address_burst,
        )
        self.tables: dict[str, Live] = {}
        self.thinkers = {False: Thinker(), True: Thinker()}  # for quick bots, and for those that think for seconds
        self.turns = {dear: Turns[int](f"thinker-{dear}") for dear in self.thinkers}
        self.adviser = Adviser()
        self.ground = Ground("nature")
        self.practice_ground = PracticeGround(settings)
        self.analyses = Analyses()
        self.replays = Replays()
        self.rounds = Rounds(settings)
        self.closing = False
        self.leaving = False  # whether other servers are to have the tables
        self.quotas = Quotas(settings, self.storage)
        self.lobby = Lobby(self)
        self.errands = Errands()
        self.foreteller = Foreteller(self.errands)
        self.storage_failed = False  # whether what was last to be stored could not be
        self.wishes = Watched(settings.database)
        self.caretaker = Caretaker(self)
        self.gathered: list[Job] = []
        self.under_way: set[asyncio.Task[None]] = set()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # of tables that have to go on at some time
        self.metrics.gauges["tables"] = lambda: len(self.tables)
        self.metrics.gauges["sockets"] = lambda: sum(len(live.connections) for live in self.tables.values())

    # Starting and ending

    async def start(self) -> None:
        """Starts writing, and resumes every game in which a bot, nature or a clock is due."""
        self.loop = asyncio.get_running_loop()
        await self.storage.start(self._committed, self.settings.now())
        await self.quotas.tidy()
        await self.lobby.begin()
        self.tasks = [
            self.loop.create_task(each()) for each in (self.resume, self.caretaker.sweep, self.caretaker.tidy)
        ]
        log.info("started", extra={"path": str(self.settings.database), "count": self.quotas.running})

    async def resume(self) -> None:
        """Goes on with every game that nobody has, in which something is due, or will be."""
        for table, due in await self.storage.running():
            if table in self.tables:
                continue
            try:
                await self.storage.check(table)
                if due is None:
                    await self._rouse(table)  # nobody knows: its last entries were not saved
                else:
                    self._alarm(table, due)
            except Elsewhere:
                continue
            except BestiaryError as error:
                log.warning("table not resumed", extra={"table": table, "words": str(error)})
            await asyncio.sleep(0)

    def _alarm(self, table: str, due: int) -> None:
        if due != NEVER and not self.closing:
            delay = min(max(0.0, (due - self.settings.now()) / 1000), LONGEST_ALARM)
            if table in self.alarms:
                self.alarms[table].cancel()
            self.alarms[table] = self.loop.call_later(delay, lambda: self.soon(self._alarmed(table)))

    async def _alarmed(self, table: str) -> None:
        self.alarms.pop(table, None)
        try:
            await self._rouse(table)
        except Elsewhere:
            return
        except BestiaryError as error:
            log.warning("table not resumed", extra={"table": table, "words": str(error)})

    async def _rouse(self, table: str) -> None:
        live = await self.live(table)
        if far_off(live, self.settings):
            self.let_go(live)

    async def close(self) -> None:
        """Tells everyone to come back, stores what is queued and ends."""
        self.closing = True
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        for live in list(self.tables.values()):
            live.stop()
            live.save()
            for connection in list(live.connections):
                connection.fail("closing", "the server is shutting down: connect again in a moment", fatal=True)
        self.lobby.close()
        self.write(Job("", [Served(self.settings.now())], lambda _: None))
        self._hand_over()
        await self.storage.close()
        await asyncio.sleep(0)
        for thinker in self.thinkers.values():
            thinker.close()
        for turns in self.turns.values():
            turns.close()
        self.foreteller.close()
        self.errands.close()
        self.adviser.close()
        self.analyses.close()
        self.ground.close()
        self.practice_ground.close()

    def missing(self) -> list[str]:
        """Returns what keeps the server from doing its work."""
        missing = self.storage.ails()
        if self.closing or self.leaving:
            missing.append("closing")
        if self.storage_failed:
            missing.append("commit")
        return missing

    def let_go(self, live: Live) -> None:
        """Save a table and forget it until it is needed again."""
        live.stop()
        live.save()
        del self.tables[live.id]
        self._alarm(live.id, needed(live.table))

    async def release(self, live: Live) -> None:
        """Save a table and forget it, with all of it stored: another server is to have it."""
        live.stop()
        live.save()
        await self.store(live.id, ())
        while live.pending:
            await self.store(live.id, ())
        self.tables.pop(live.id, None)

    def forget_all(self) -> None:
        """Forget all tables, without storing anything: others have them."""
        for task in self.loading.values():
            task.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        self.alarms.clear()
        tables, self.tables = self.tables, {}
        for live in tables.values():
            live.stop()
            live.connections.clear()
        # What was to be stored goes on its way, so that whoever waits for it is told, but not under another number.
        self._hand_over()

    # Writing

    def write(self, job: Job) -> None:
        """Queues a job for the disk; all of the next few milliseconds go together."""
        self.gathered.append(job)
        if len(self.gathered) == 1:
            self.loop.call_later(GATHER_SECONDS, self._hand_over)

    def _hand_over(self) -> None:
        batch, self.gathered = self.gathered, []
        if batch:
            self.storage.put(batch)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that takes a while, beside everything else."""
        task = self.loop.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def store(self, table: str, changes: Sequence[Change], first_entry: int = -1, entries: int = 0) -> None:
        """Writes and waits for the disk; raises `StorageError` if it could not be."""
        done: asyncio.Future[None] = self.loop.create_future()

        def tell(outcome: StorageError | None) -> None:
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

        self.write(Job(table, changes, tell, first_entry, entries))
        await done

    def _committed(self, batch: list[Job], seconds: float) -> None:
        self.loop.call_soon_threadsafe(self._tell, batch, seconds)

    def _tell(self, batch: list[Job], seconds: float) -> None:
        self.metrics.commit.add(seconds)
        for job in batch:
            self.storage_failed = job.outcome is not None
            if job.outcome is None:
                self.metrics.count("entries", job.entries)
            else:
                self.metrics.count("storage_failures")
            job.done(job.outcome)

    def drop(self, live: Live, reason: StorageError) -> None:
        """Forgets a table whose last change could not be stored: it is loaded anew as it was before."""
        log.error("not stored", extra={"table": live.id, "words": str(reason)})
        self.foreteller.forget(live.id)
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            live.stop()
        for connection in list(live.connections):
            connection.fail("storage", told(reason), fatal=True)
        live.connections.clear()

    # Tables

    async def open(
        self, table: Table, seats_of: list[Key], opener: str = "", also: Callable[[str], list[Change]] = lambda _: []
    ) -> Live:
        """Stores a new table, and what else goes with it, and serves it; `opener` is the address that asked for it."""
        await self.quotas.check_opening(opener)
        id = self.settings.id()  # noqa: A001
        changes = [*self._opening(id, table, seats_of), *also(id)]
        self.quotas.note_opening(opener, id, size_of(changes))
        await self.store(id, changes, 0, 1)
        live = Live(self, id, table, seats_of)
        live.opener = opener
        return self._serve(live)

    def _opening(self, id: str, table: Table, keys: list[Key]) -> list[Change]:  # noqa: A002
        return [
            Open(id, table.setup.at, encode(table.setup), encode(keys)),
            Append(id, 0, None, encode(table.history())),
        ]

    def _serve(self, live: Live) -> Live:
        self.tables[live.id] = live
        live.go_on()
        return live

    async def key(self, table: str, token: str) -> Key:
        """Returns what a token holds at a table, before anything else is looked at."""
        live = self.tables.get(table)
        return key_of(live.keys if live is not None else (await self._stored(table)).keys, token)

    async def live(self, table: str) -> Live:
        """Returns a table, loaded if need be, however many ask for it meanwhile."""
        while table not in self.tables:  # whoever waited for it as well may have let it go already
            if table not in self.loading:
                self.loading[table] = task = self.loop.create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            await asyncio.shield(self.loading[table])
        return self.tables[table]

    async def _load(self, table: str) -> Live:
        begun = time.perf_counter()
        await self.storage.claim(table)
        stored = await self._stored(table)
        try:
            live = await self._make(stored)
        except (OtherRulesVersion, StorageError):
            raise
        except Exception as error:  # whatever a damaged row leads to
            raise unreadable(table, error) from error
        alarm = self.alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()
        self.metrics.others["rebuild"].add(time.perf_counter() - begun)
        return self._serve(live)

    async def _stored(self, table: str) -> Stored:
        stored = await self.storage.table(table)
        if stored is None:
            raise UnknownTable(f"there is no table {table!r}: the link is wrong, or the game was deleted")
        return stored

    async def _make(self, stored: Stored) -> Live:
        data, entries = await self.storage.saved(stored.id)
        table = restore(stored.setup, data, self.settings.now)
        begun = time.perf_counter()
        for entry in entries:
            carry_out_again(table, [entry])
            if time.perf_counter() - begun > PIECE_SECONDS:
                await asyncio.sleep(0)
                begun = time.perf_counter()
        settle(table)
        for began, ended in await self.storage.gaps(stored.id):
            table.rest_clock(began, ended)
        live = Live(self, stored.id, table, stored.keys, stored.rematch)
        live.stored_end = stored.ended is not None
        live.saved = table.entered - len(entries) if data is not None else -1
        if stored.rematch:
            following = await self.storage.table(stored.rematch)
            if following is None:
                live.rematch = None
            else:
                live.rematch_keys = following.keys
        return live

    async def rematch(self, live: Live, opener: str = "") -> None:
        """Opens the table that follows, once, for an address, and tells everyone."""
        async with live.rematching:
            if live.rematch is None:
                live.table.check_over()
                await self.quotas.check_opening(opener)
                table = live.table.rematch(await live.seal())
                # Whose token is not known here gets his lock when he shows it: see `Live.tell_rematch`.
                live.rematch_keys = [Key("", key.seats, key.owner) for key in live.keys]
                live.rematch = id = self.settings.id()  # noqa: A001
                changes = [*self._opening(id, table, live.rematch_keys), Follow(live.id, id)]
                self.quotas.note_opening(opener, id, size_of(changes))
                try:
                    await self.store(id, changes, 0, 1)
                except StorageError:
                    live.rematch = None
                    raise
                following = Live(self, id, table, live.rematch_keys)
                following.opener = opener
                self._serve(following)
        live.tell_rematch(list(live.connections))

    def keep_keys(self, table: str, keys: list[Key]) -> None:
        """Stores who holds what at a table, and lets those in from now on."""
        live = self.tables.get(table)
        if live is not None:
            live.keys = keys
        self.write(Job(table, [Hold(table, encode(keys))], lambda _: None))

    async def think(self, thought: Thought, place: Place) -> int:
        """Asks a bot, outside the event loop and outside this process, when its table's turn has come."""
        dear = thought.bot in DEAR
        ask = partial(self.thinkers[dear].think, thought.bot, thought.blind, thought.seat, thought.seed)
        return await self.turns[dear].ask(place, ask)


def key_of(keys: list[Key], token: str) -> Key:
    """Return what a token holds, of what there is to hold at a table."""
    for key in keys:
        if fits(token, key.lock):
            return key
    raise BadToken("this link opens no seat of this table: ask for it again")
