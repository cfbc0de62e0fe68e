"""All tables whose game has not begun: opens them, finds them by link or spoken name, lists those that are open."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import NamedTuple

from bestiary import bots
from bestiary.core.errors import BestiaryError
from bestiary.core.registry import get
from bestiary.server.gathering import Gathering, gather
from bestiary.server.gathering_storage import kept, stored
from bestiary.server.inn import Inn
from bestiary.server.jobs import Disperse, told
from bestiary.server.limits import Addresses
from bestiary.server.live import Live
from bestiary.server.logs import log
from bestiary.server.spoken import heard, new_name
from bestiary.server.starting import watch_token
from bestiary.server.storage import Elsewhere, lock_of
from bestiary.server.waiting import Waiting
from bestiary.table.seats import known_as

MOST_LISTED = 60
WORD_BYTES = 12  # of a token that are enough for a link's word
QUICK_OF_ONE = 2  # of them, that are kept for one address: a couple at home
FILLED = 3  # players of a game of quick play, where a game takes as many


class UnknownGathering(BestiaryError):
    """There is no such table to gather at."""


class TooManyGatherings(BestiaryError):
    """Too many tables that wait for their start."""


class Guessing(BestiaryError):
    """Too many wrong names were tried."""


class Opened(NamedTuple):
    """A gathering, and the token of a guest that was made for it; empty if none was."""

    waiting: Waiting
    token: str


class Lobby:
    """Everybody who waits for a game to begin."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.here = False  # of several servers, one has all that wait
        self.waiting: dict[str, Waiting] = {}
        self.names: dict[str, str] = {}
        settings = inn.settings
        self.guesses = Addresses(0, 0, 0, settings.wrong_names_per_minute)
        self.opened: defaultdict[str, set[str]] = defaultdict(set)  # by address, what waits that was opened from there

    async def begin(self) -> None:
        """Read what waited when the server ended, unless another one has it."""
        if not await self.inn.storage.claim_lobby():
            return
        for id in await self.inn.storage.gatherings():  # noqa: A001
            if id in self.waiting:  # a try before this one came as far as that
                continue
            try:
                gathering = await stored(self.inn.storage, id)
            except BestiaryError as error:
                log.warning("gathering not read", extra={"table": id, "words": told(error)})
                continue
            if gathering is not None:
                self._keep(Waiting(self.inn, gathering, self._begun))
        self.here = True

    def check_here(self) -> None:
        """Raise unless this is the server at which people wait."""
        if not self.here:
            raise Elsewhere("", "the tables whose game has not begun")

    def leave(self) -> None:
        """Forget all who wait: another server is to have them."""
        self.here = False
        self.close()
        self.waiting.clear()
        self.names.clear()

    def close(self) -> None:
        """Tell everyone to come back."""
        for waiting in self.waiting.values():
            for timer in (waiting.timer, waiting.patience, waiting.publishing):
                if timer is not None:
                    timer.cancel()
            for connection in list(waiting.connections):
                connection.fail("closing", "the server is shutting down: connect again in a moment", fatal=True)

    def _keep(self, waiting: Waiting) -> Waiting:
        gathering = waiting.gathering
        self.waiting[gathering.id] = waiting
        if not gathering.table:
            self.names[gathering.spoken] = gathering.id
            if gathering.starts:
                self._set_timer(waiting)
        return waiting

    # Opening and finding

    def open(self, game: str, opener: str, *, name: str = "", beast: str = "") -> Opened:
        """Open a table to gather at; whoever does is its host, and sits if he says his name."""
        self.inn.quotas.check_room()
        self.inn.quotas.check_storing(opener)
        here = self.opened[opener]
        here &= {id for id in here if id in self.waiting and not self.waiting[id].gathering.table}  # noqa: A001
        settings = self.inn.settings
        if len(here) >= settings.gatherings_per_address or len(self.names) >= settings.gatherings_in_all:
            raise TooManyGatherings("many tables that were opened from your address wait for their start: begin those")
        gathering = gather(
            get(game),
            id=settings.id(),
            at=settings.now(),
            word=settings.token()[:WORD_BYTES],
            spoken=new_name(self.names),
        )
        waiting = self._keep(Waiting(self.inn, gathering, self._begun, opener))
        here.add(gathering.id)
        try:
            return Opened(waiting, self._seat(waiting, name, beast))
        except BestiaryError:
            self.waiting.pop(gathering.id)
            self.names.pop(gathering.spoken)
            raise

    def _seat(self, waiting: Waiting, name: str, beast: str) -> str:
        token = self.inn.settings.token()
        gathering = waiting.gathering
        guest = gathering.come(lock_of(token), admitted=True, here=waiting.here)
        if name:
            chair = next(chair for chair in range(len(gathering.chairs)) if gathering.is_open(chair))
            called = {known_as(each.name) for each in gathering.guests}
            own = name if known_as(name) not in called else f"{name} {guest.number + 1}"
            try:
                gathering.sit(guest.number, chair, own, beast, -1, True)
            except BestiaryError:
                gathering.guests.remove(guest)
                raise
        return token

    async def keep(self, waiting: Waiting) -> None:
        """Store how a gathering stands, and wait for the disk."""
        await self.inn.store("", [kept(waiting.gathering)])

    async def find(self, id: str) -> Waiting:  # noqa: A002
        """Return a gathering by its link, also one whose game has begun."""
        self.check_here()
        if id in self.waiting:
            return self.waiting[id]
        gathering = await stored(self.inn.storage, id)
        if gathering is None:
            raise UnknownGathering("there is no such table: the link is wrong, or nobody came for long")
        return Waiting(self.inn, gathering, self._begun)

    def called(self, text: str, address: str) -> Waiting:
        """Return the gathering of a spoken name; whoever guesses is slowed down."""
        if self.guesses.guessing(address):
            raise Guessing("too many names that are no table's were tried from this address: wait a minute")
        found = self.names.get(heard(text))
        if found is None:
            self.guesses.guessed_wrong(address)
            raise UnknownGathering("no table that waits has this name: ask for it again")
        return self.waiting[found]

    # Open tables

    def open_tables(self) -> list[Gathering]:
        """Return the listed tables at which a chair is free, the oldest first, where the server lists any."""
        if not self.inn.settings.list_tables:
            return []
        open_ones = (each.gathering for each in self.waiting.values() if each.gathering.listed and each.here)
        return [gathering for gathering in open_ones if gathering.has_room()][:MOST_LISTED]

    def watched(self) -> list[tuple[Live, str]]:
        """Return the listed games that go on, each with what lets one look on, where the server lists any."""
        found: list[tuple[Live, str]] = []
        if not self.inn.settings.list_tables:
            return found
        for waiting in self.waiting.values():
            live = self.inn.tables.get(waiting.gathering.table)
            if waiting.gathering.listed and live is not None and not live.table.over:
                found.append((live, watch_token(waiting.gathering)))
        return found[:MOST_LISTED]

    # Quick play

    def quick(self, game: str, opener: str, name: str, beast: str) -> Opened:
        """Seat somebody with others who want the same game now; bots fill up after a moment."""
        for waiting in self.waiting.values():
            gathering = waiting.gathering
            if gathering.starts and gathering.game == game and gathering.has_room() and not waiting.starting:
                # Seats are given before anybody comes: nobody is to take all others' by asking again and again.
                if waiting.quick_from[opener] >= QUICK_OF_ONE:
                    continue
                waiting.quick_from[opener] += 1
                return Opened(waiting, self._seat(waiting, name, beast))
        opened = self.open(game, opener, name=name, beast=beast)
        opened.waiting.quick_from[opener] += 1
        gathering = opened.waiting.gathering
        gathering.listed, gathering.talk = True, False
        gathering.starts = self.inn.settings.now() + int(self.inn.settings.quick_seconds * 1000)
        for chair in gathering.chairs[max(FILLED, min(get(game).seats)) :]:
            chair.kind = "closed"
        self._set_timer(opened.waiting)
        return opened

    def _set_timer(self, waiting: Waiting) -> None:
        delay = max(0.0, (waiting.gathering.starts - self.inn.settings.now()) / 1000)
        waiting.timer = asyncio.get_running_loop().call_later(delay, lambda: self.inn.soon(self._fill(waiting)))

    async def _fill(self, waiting: Waiting) -> None:
        gathering = waiting.gathering
        if gathering.table or waiting.starting or gathering.id not in self.waiting:
            return
        for guest in list(gathering.guests):
            if guest.number not in waiting.here:
                gathering.leave(guest.number)
        if not any(guest.chair >= 0 for guest in gathering.guests):
            await self._forget(waiting)
            return
        for place, chair in enumerate(gathering.chairs):
            if gathering.is_open(place):
                chair.kind, chair.bot = "bot", bots.NEWCOMER
        try:
            await waiting.start()
        except BestiaryError as error:
            gathering.starts = 0  # its host may still begin it
            log.warning("quick play not begun", extra={"table": gathering.id, "words": told(error)})
            waiting.changed()

    # Ending

    def _begun(self, waiting: Waiting) -> None:
        self.names.pop(waiting.gathering.spoken, None)

    async def tidy(self) -> None:
        """Give up tables to which nobody came for long, and let go of those whose game is over."""
        old = self.inn.settings.now() - int(self.inn.settings.unused_hours * 3_600_000)
        for waiting in list(self.waiting.values()):
            if waiting.connections:
                continue
            if waiting.gathering.table:
                if waiting.gathering.table not in self.inn.tables:
                    del self.waiting[waiting.gathering.id]
            elif waiting.used < old:
                await self._forget(waiting)

    async def _forget(self, waiting: Waiting) -> None:
        gathering = waiting.gathering
        self.waiting.pop(gathering.id, None)
        self.names.pop(gathering.spoken, None)
        if waiting.publishing is not None:
            waiting.publishing.cancel()
        for connection in list(waiting.connections):
            connection.fail("unknown-table", "nobody came to this table for long", fatal=True)
        await self.inn.store("", [Disperse(gathering.id)])

    def sweep(self, silent: float) -> None:
        """Close sockets of which nothing was heard for long."""
        for waiting in self.waiting.values():
            for connection in list(waiting.connections):
                if connection.heard < silent:
                    connection.close()
                    waiting.gone(connection)
