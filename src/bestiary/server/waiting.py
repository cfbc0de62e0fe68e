"""A gathering that is served: who is connected, what each is told, and what waits for the disk."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from bestiary.core.errors import BestiaryError
from bestiary.server.codes import code_of
from bestiary.server.connection import Connection
from bestiary.server.gathering import BEASTS, Gathering, Guest
from bestiary.server.gathering_messages import (
    Admit,
    Arrange,
    Begun,
    Come,
    GuestMessage,
    HandOn,
    Knocking,
    Leave,
    OpenTo,
    Received,
    SendAway,
    SetChair,
    Sit,
    Start,
)
from bestiary.server.gathering_storage import kept
from bestiary.server.inn import Inn
from bestiary.server.jobs import Change, Job, StorageError, size_of, told
from bestiary.server.logs import log
from bestiary.server.messages import PROTOCOL, Ack, Ping, Pong, Promise, ShowNumber, encoder
from bestiary.server.sealing import Sealing, no_round
from bestiary.server.starting import adders, begin, check_startable, gathered, keys_of, options_of, watch_token
from bestiary.server.storage import fits, lock_of
from bestiary.table.errors import TableRefusal
from bestiary.table.round import Round
from bestiary.table.seats import clean_name, known_as
from bestiary.table.table import Table

SHORT_TEXT = 1_000  # characters of an option that are read in no time
MOST_KNOCKING = 8
KNOCKING_OF_ONE = 3  # of them, of one address: nobody keeps all others from being heard
PAUSE = 0.05  # seconds between two times at which everybody is told how the table stands
KNOCKING: Final = encoder.encode(Knocking())


def known_name(text: str) -> str:
    """Return the name under which somebody comes, or none where it can't be one: he is asked for it anyway."""
    try:
        return clean_name(text)
    except BestiaryError:
        return ""


class Waiting:
    """A gathering in memory. What it tells anyone has been stored before."""

    def __init__(self, inn: Inn, gathering: Gathering, begun: Callable[[Waiting], None], opener: str = "") -> None:
        self.inn = inn
        self.gathering = gathering
        self.begun = begun  # is told when the game begins
        self.opener = opener
        self.connections: dict[Connection, int] = {}
        self.starting = False
        self.sealing: Sealing | None = None  # while those who are here make the key
        self.quick_from: Counter[str] = Counter()  # seats of quick play, by the address that they were given to
        self.used = inn.settings.now()
        self.timer: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None  # with a host who is gone
        self.publishing: asyncio.TimerHandle | None = None  # the next time at which all are told how it stands
        self.published = 0.0
        self.asked: list[tuple[Connection, str]] = []  # requests that are carried out and not acknowledged yet

    @property
    def here(self) -> set[int]:
        """Return the guests who are connected."""
        return set(self.connections.values())

    # Coming

    def come(self, connection: Connection, hello: Come) -> None:
        """Let somebody in, or let him knock; raises what is wrong."""
        connection.adds = hello.adds
        gathering = self.gathering
        known = next((each for each in gathering.guests if fits(hello.token, each.lock)), None) if hello.token else None
        if known is None and hello.token and lock_of(hello.token) in gathering.sent_away:
            raise TableRefusal("sent-away", "the host has asked you to leave this table")
        invited = bool(hello.word) and hmac.compare_digest(hello.word.encode(), gathering.word.encode())
        if known is None and hello.word and not invited:
            raise TableRefusal("bad-token", "this link leads to no table: ask for it again")
        if gathering.table:
            if known is None and not invited and not gathering.listed:
                raise TableRefusal("bad-token", "the game has begun: ask for its link to look on")
            self._receive(connection, known, "")
            return
        token = ""
        if known is None:
            token = self.inn.settings.token()
            # Who was sent away has the link still: from then on it lets one knock.
            admitted = (invited or gathering.listed) and not gathering.sent_away
            known = self._welcome(lock_of(token), hello, connection.address, admitted=admitted)
        self._receive(connection, known, token)
        self.changed()
        if self.sealing is not None and known.admitted:
            self.sealing.tell(connection, known.lock)
        self.await_host()

    def _welcome(self, lock: str, hello: Come, address: str, *, admitted: bool) -> Guest:
        gathering = self.gathering
        if not admitted:
            self._check_knocking(address)
        name = known_name(hello.name)
        guest = gathering.come(lock, admitted=admitted, here=self.here)
        taken = {known_as(each.name) for each in gathering.guests}
        guest.name = name if known_as(name) not in taken else ""
        beasts = {each.beast for each in gathering.guests}
        guest.beast = next((beast for beast in BEASTS if beast not in beasts), BEASTS[guest.number % len(BEASTS)])
        return guest

    def _check_knocking(self, address: str) -> None:
        knocking = {each.number for each in self.gathering.guests if not each.admitted}
        own = sum(number in knocking and each.address == address for each, number in self.connections.items())
        if len(knocking) >= MOST_KNOCKING or own >= KNOCKING_OF_ONE:
            raise TableRefusal("full", "many people knock at this table: try again later")

    def _receive(self, connection: Connection, guest: Guest | None, token: str) -> None:
        number = -1 if guest is None else guest.number
        self.connections[connection] = number
        self.used = self.inn.settings.now()
        connection.send(
            Received(
                protocol=PROTOCOL,
                gathering=self.gathering.id,
                game=self.gathering.game,
                you=number,
                token=token,
                heartbeat=self.inn.settings.heartbeat,
            )
        )
        if self.gathering.table:
            connection.send(self._begun(number))

    def gone(self, connection: Connection) -> None:
        """Forget a socket; who only knocked has left."""
        number = self.connections.pop(connection, -1)
        self.used = self.inn.settings.now()
        guest = next((each for each in self.gathering.guests if each.number == number), None)
        if guest is None or self.gathering.table or number in self.here:
            return
        if not guest.admitted:
            self.gathering.guests.remove(guest)
        self.changed()
        self.await_host()

    def await_host(self) -> None:
        """Give a host who is gone some time to come back before one of those who are here is the host."""
        if self.patience is None and self.here and self.gathering.host not in self.here:
            self.patience = asyncio.get_running_loop().call_later(self.inn.settings.host_seconds, self._inherit)

    def _inherit(self) -> None:
        self.patience = None
        gathering = self.gathering
        if self.starting or gathering.table or gathering.host in self.here:
            return
        gathering.inherit([each for each in gathering.guests if each.number in self.here])
        self.changed()

    # Asking

    def answer(self, connection: Connection, message: GuestMessage) -> None:
        """Carry a message out and answer it."""
        if isinstance(message, Ping):
            connection.send(Pong(n=message.n, now=self.inn.settings.now()))
            return
        if isinstance(message, Come):
            connection.fail("malformed", "come was already said on this socket")
            return
        by = self.connections[connection]
        try:
            if isinstance(message, Promise | ShowNumber):
                self._add(by, message)
                connection.send(Ack(id=message.id))
                return
            self.inn.quotas.check_storing(connection.address)
            self._check_waiting()
            if isinstance(message, Start):
                self.gathering.check_host(by)
                self.starting = True
                self.inn.soon(self._start(connection, message))
                return
            if isinstance(message, Arrange):
                self.gathering.check_host(by)
                if any(len(value) > SHORT_TEXT for value in message.options.values()):
                    self.inn.soon(self._read_and_arrange(connection, message))
                    return
                self._arrange(by, message, self.gathering.read(message.options))
            else:
                self._carry_out(by, message)
        except BestiaryError as error:
            connection.fail(code_of(error), told(error), message.id)
            return
        self.changed(connection, message.id)

    def _add(self, by: int, message: Promise | ShowNumber) -> None:
        if self.sealing is None:
            raise no_round()
        self.sealing.hear(self.gathering.guest(by).lock, message)

    def _check_waiting(self) -> None:
        if self.starting or self.gathering.table:
            raise TableRefusal("begun", "the game begins: nothing can be changed any more")

    async def _read_and_arrange(self, connection: Connection, message: Arrange) -> None:
        """Let others go on while a text of somebody's own is read."""
        reading = partial(self.gathering.read, message.options)
        try:
            chosen = await self.inn.errands.run(connection.address, self.gathering.id, reading)
            if connection not in self.connections:
                return
            self._check_waiting()
            self._arrange(self.connections[connection], message, chosen)
        except BestiaryError as error:
            connection.fail(code_of(error), told(error), message.id)
        else:
            self.changed(connection, message.id)

    def _arrange(self, by: int, message: Arrange, chosen: dict[str, str]) -> None:
        self.gathering.arrange(by, chosen, message.clock, message.hints)

    def _carry_out(self, by: int, message: Sit | SetChair | OpenTo | HandOn | Admit | SendAway | Leave) -> None:
        gathering = self.gathering
        match message:
            case Sit():
                gathering.sit(by, message.chair, message.name, message.beast, message.colour, message.ready)
            case SetChair():
                gathering.arrange_chair(by, message.chair, message.kind, message.bot, message.name)
            case OpenTo():
                gathering.open_to(by, message.listed, message.locked, message.talk)
            case HandOn():
                gathering.hand_on(by, message.guest)
            case Admit():
                gathering.admit(by, message.guest)
            case SendAway():
                gathering.send_away(by, message.guest)
                self._turn_out(message.guest)
            case Leave():
                gathering.leave(by)

    def _turn_out(self, number: int) -> None:
        for connection in [each for each, guest in self.connections.items() if guest == number]:
            del self.connections[connection]
            connection.fail("sent-away", "the host has asked you to leave this table", fatal=True)

    # Storing, then telling

    def changed(self, asker: Connection | None = None, request: str = "") -> None:
        """Store how the table stands and tell everyone, at once or all changes of a moment together.

        All of it is told whenever something changes: who keeps changing it must not cost everybody else the server.
        """
        if asker is not None:
            self.asked.append((asker, request))
        if self.publishing is None:
            wait = self.published + PAUSE - time.monotonic()
            if wait <= 0:
                self._publish()
            else:
                self.publishing = asyncio.get_running_loop().call_later(wait, self._publish)

    def _publish(self) -> None:
        self.publishing, self.published = None, time.monotonic()
        admitted = {guest.number for guest in self.gathering.guests if guest.admitted}
        seen = encoder.encode(gathered(self.gathering, self.here))
        texts: dict[Connection, list[bytes]] = {
            each: [seen if number in admitted else KNOCKING] for each, number in self.connections.items()
        }
        asked, self.asked = self.asked, []
        for asker, request in asked:
            texts.setdefault(asker, []).append(encoder.encode(Ack(id=request)))
        # While it begins, its row is not to be written as of before.
        changes = [] if self.starting else [kept(self.gathering)]
        for address in {asker.address for asker, _ in asked} or {self.opener}:
            self.inn.quotas.note_stored(address, size_of(changes))
        self.inn.write(Job("", changes, partial(self._stored, texts)))

    def _stored(self, texts: dict[Connection, list[bytes]], outcome: StorageError | None) -> None:
        for connection, lines in texts.items():
            if outcome is None:
                connection.send_texts(lines)
            else:
                connection.fail("storage", told(outcome), fatal=True)

    # Beginning

    async def _start(self, connection: Connection, message: Start) -> None:
        try:
            await self.start()
        except BestiaryError as error:
            connection.fail(code_of(error), told(error), message.id)
        else:
            connection.send(Ack(id=message.id))

    async def start(self) -> None:
        """Begin the game, stored together with the end of the gathering; a gathering begins once."""
        inn, gathering = self.inn, self.gathering
        self.starting = True
        try:
            check_startable(gathering)
            opening = partial(begin, gathering, await self._seal(), inn.settings.now)
            long = any(len(value) > SHORT_TEXT for value in options_of(gathering).values())
            table: Table = await asyncio.to_thread(opening) if long else opening()
            live = await inn.open(table, keys_of(gathering), self.opener, self._ended)
        finally:
            self.starting = False
        gathering.table = live.id
        inn.write(Job("", [kept(gathering)], lambda _: None))  # with who came meanwhile
        log.info("begun", extra={"table": live.id, "count": len(table.seats)})
        self.begun(self)
        if self.publishing is not None:
            self.publishing.cancel()
            self._publish()
        for connection, guest in self.connections.items():
            connection.send(self._begun(guest))

    async def _seal(self) -> Round:
        """Make the key with all who sit and are here."""
        gathering = self.gathering
        adding = {number for connection, number in self.connections.items() if connection.adds}

        def hearers() -> list[tuple[Connection, str]]:
            locks = {guest.number: guest.lock for guest in gathering.guests if guest.admitted}
            return [(connection, locks[number]) for connection, number in self.connections.items() if number in locks]

        self.sealing = Sealing(adders(gathering, adding), self.inn.settings.key, hearers)
        try:
            return await self.sealing.make()
        finally:
            self.sealing = None

    def _ended(self, table: str) -> list[Change]:
        return [kept(msgspec.structs.replace(self.gathering, table=table))]

    def _begun(self, number: int) -> Begun:
        gathering = self.gathering
        guest = next((each for each in gathering.guests if each.number == number), None)
        keys = keys_of(gathering)
        seats = next((key.seats for key in keys if guest is not None and key.lock == guest.lock), [])
        return Begun(table=gathering.table, seats=seats, watch=watch_token(gathering))
