"""A gathering that is served: who is connected, what each is told, and what waits for the disk."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from functools import partial

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
from bestiary.server.messages import PROTOCOL, Ack, Ping, Pong, encoder
from bestiary.server.starting import begin, check_round, gathered, keys_of, options_of, watch_token
from bestiary.server.storage import fits, lock_of
from bestiary.table.errors import TableRefusal
from bestiary.table.seats import clean_name
from bestiary.table.table import Table

SHORT_TEXT = 1_000  # characters of an option that are read in no time
MOST_KNOCKING = 8


class Waiting:
    """A gathering in memory. What it tells anyone has been stored before."""

    def __init__(self, inn: Inn, gathering: Gathering, begun: Callable[[Waiting], None], opener: str = "") -> None:
        self.inn = inn
        self.gathering = gathering
        self.begun = begun  # is told when the game begins
        self.opener = opener
        self.connections: dict[Connection, int] = {}
        self.starting = False
        self.used = inn.settings.now()
        self.timer: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None  # with a host who is gone

    @property
    def here(self) -> set[int]:
        """Return the guests who are connected."""
        return set(self.connections.values())

    # Coming

    def come(self, connection: Connection, hello: Come) -> None:
        """Let somebody in, or let him knock; raises what is wrong."""
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
            known = self._welcome(lock_of(token), hello, admitted=admitted)
        self._receive(connection, known, token)
        self.changed()
        self.await_host()

    def _welcome(self, lock: str, hello: Come, *, admitted: bool) -> Guest:
        gathering = self.gathering
        if not admitted and sum(not each.admitted for each in gathering.guests) >= MOST_KNOCKING:
            raise TableRefusal("full", "many people knock at this table: try again later")
        name = clean_name(hello.name) if hello.name.strip() else ""
        guest = gathering.come(lock, admitted=admitted, here=self.here)
        taken = {each.name.casefold() for each in gathering.guests}
        guest.name = name if name.casefold() not in taken else ""
        beasts = {each.beast for each in gathering.guests}
        guest.beast = next((beast for beast in BEASTS if beast not in beasts), BEASTS[guest.number % len(BEASTS)])
        return guest

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
            self.inn.quotas.check_storing(connection.address)
            self._check_waiting()
            if isinstance(message, Start):
                self.gathering.check_host(by)
                self.starting = True
                self.inn.soon(self._start(connection, message))
                return
            self._carry_out(by, message)
        except BestiaryError as error:
            connection.fail(code_of(error), told(error), message.id)
            return
        self.changed(connection, message.id)

    def _check_waiting(self) -> None:
        if self.starting or self.gathering.table:
            raise TableRefusal("begun", "the game begins: nothing can be changed any more")

    def _carry_out(
        self, by: int, message: Sit | SetChair | Arrange | OpenTo | HandOn | Admit | SendAway | Leave
    ) -> None:
        gathering = self.gathering
        match message:
            case Sit():
                gathering.sit(by, message.chair, message.name, message.beast, message.colour, message.ready)
            case SetChair():
                gathering.arrange_chair(by, message.chair, message.kind, message.bot, message.name)
            case Arrange():
                gathering.arrange(by, message.options, message.clock, message.hints)
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
        """Store how the table stands, and tell everyone once that is done."""
        texts: dict[Connection, list[bytes]] = {each: [self._seen_by(each)] for each in self.connections}
        if asker is not None:
            texts.setdefault(asker, []).append(encoder.encode(Ack(id=request)))
        # While it begins, its row is not to be written as of before.
        changes = [] if self.starting else [kept(self.gathering)]
        self.inn.quotas.note_stored(self.opener if asker is None else asker.address, size_of(changes))
        self.inn.write(Job("", changes, partial(self._stored, texts)))

    def _seen_by(self, connection: Connection) -> bytes:
        number = self.connections[connection]
        guest = next((each for each in self.gathering.guests if each.number == number), None)
        if guest is None or not guest.admitted:
            return encoder.encode(Knocking())
        return encoder.encode(gathered(self.gathering, self.here))

    def _stored(self, texts: dict[Connection, list[bytes]], outcome: StorageError | None) -> None:
        for connection, lines in texts.items():
            if outcome is None:
                connection.send_texts(lines)
            else:
                connection.fail("storage", told(outcome), fatal=True)

    # Beginning

    async def _start(self, connection: Connection, message: Start) -> None:
        try:
            await self.start(message.round, message.number)
        except BestiaryError as error:
            connection.fail(code_of(error), told(error), message.id)
        else:
            connection.send(Ack(id=message.id))

    async def start(self, round: str = "", number: str = "") -> None:  # noqa: A002
        """Begin the game, stored together with the end of the gathering; a gathering begins once."""
        inn, gathering = self.inn, self.gathering
        self.starting = True
        try:
            made = inn.rounds.end(round, number) if round else None
            if made is not None:
                check_round(gathering, made)
            opening = partial(begin, gathering, made, inn.settings.key, inn.settings.now)
            long = any(len(value) > SHORT_TEXT for value in options_of(gathering).values())
            table: Table = await asyncio.to_thread(opening) if long else opening()
            live = await inn.open(table, keys_of(gathering), self.opener, self._ended)
        finally:
            self.starting = False
        gathering.table = live.id
        inn.write(Job("", [kept(gathering)], lambda _: None))  # with who came meanwhile
        log.info("begun", extra={"table": live.id, "count": len(table.seats)})
        self.begun(self)
        for connection, guest in self.connections.items():
            connection.send(self._begun(guest))

    def _ended(self, table: str) -> list[Change]:
        return [kept(msgspec.structs.replace(self.gathering, table=table))]

    def _begun(self, number: int) -> Begun:
        gathering = self.gathering
        guest = next((each for each in gathering.guests if each.number == number), None)
        keys = keys_of(gathering)
        seats = next((key.seats for key in keys if guest is not None and key.lock == guest.lock), [])
        return Begun(table=gathering.table, seats=seats, watch=watch_token(gathering))
