"""A socket that ends here: it goes on at whichever server owns its table, also when that changes."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from typing import Final

import msgspec

from bestiary.server.cluster import frames, traces
from bestiary.server.cluster.home import Home
from bestiary.server.connection import Way
from bestiary.server.messages import CLOSE_CODES, Error, Hello, Ping, Pong, decoder, encoder
from bestiary.server.sockets import Visit

VERSION: Final = re.compile(rb'\{"t":"(?:snapshot|update|chat)","seat":(\d+),"version":(\d+)')
PING: Final = b'"ping"'
PONG: Final = b'{"t":"pong"'
LONGEST_PING: Final = 64  # bytes
MOST_EARLY: Final = 64  # messages that may come while the table is on its way
ENTER_SECONDS: Final = 0.6  # after which an owner that does not answer is looked up again
UNSURE_SECONDS: Final = 1.0  # after which what the owner did not confirm is taken for lost
LOST_SECONDS: Final = 30.0  # after which a client is sent away to try elsewhere
GOING_AWAY: Final = 1012


class Passage:
    """What one stay at a table sends to the client; nothing of it counts once the socket has entered anew."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.session = edge.session

    def write(self, texts: list[bytes]) -> None:
        """Send messages."""
        if self.session == self.edge.session:
            self.edge.deliver(texts)

    def end(self, code: int) -> None:
        """Close the socket."""
        if self.session == self.edge.session:
            self.edge.end(code)


class Edge:
    """One client's socket, and where it is served."""

    def __init__(self, member: Home, number: int, table: str, way: Way, address: str) -> None:
        self.member = member
        self.number = number
        self.table = table
        self.way = way
        self.address = address
        self.hello: Hello | None = None
        self.seen: dict[str, int] = {}
        self.session = 0
        self.visit: Visit | None = None  # if it is served here
        self.owner = ""  # or the server that does
        self.told = 0  # frames that came from there in this session
        self.heard = 0  # and those that went
        self.early: deque[bytes] = deque()  # what waits for the table
        self.unsure: deque[tuple[int, float]] = deque()  # what may not have reached the owner, and since when
        self.held = False  # while the client is slow
        self.again = False  # whether what is being entered is known to be of no use
        self.entering: asyncio.Task[None] | None = None
        self.answered = asyncio.Event()
        self.left = False
        self.impatience: asyncio.TimerHandle | None = None

    # What the socket tells

    def begin(self) -> None:
        """Wait for a token, but not for long."""
        wait = self.member.hub.settings.hello_seconds
        self.impatience = asyncio.get_running_loop().call_later(wait, self._give_up)

    def hear(self, text: bytes) -> None:
        """Pass a message on."""
        if self.hello is None and not self._greet(text):
            return
        answered = self.visit is None and len(text) <= LONGEST_PING and PING in text and self._answer_ping(text)
        if self.entering is not None or self.member.silent or self.table in self.member.moving:
            if not answered:
                self._keep(text)
        elif self.visit is not None:
            self.visit.hear(text)
        else:
            self._pass(text)

    def hold(self, held: bool) -> None:
        """Have nothing sent for a while, or go on."""
        self.held = held
        if self.visit is not None:
            self.visit.hold(held)
        elif self.owner:
            self.member.post.send(self.owner, frames.Slow(self.member.name, self.number, self.session, held))

    def gone(self) -> None:
        """Let go of everything."""
        self.left = True
        if self.impatience is not None:
            self.impatience.cancel()
        if self.entering is not None:
            self.entering.cancel()
        self._leave()
        self.member.edges.pop(self.number, None)

    # What is told

    def deliver(self, texts: list[bytes]) -> None:
        """Send messages to the client, and remember what it has seen."""
        self.answered.set()
        for text in texts:
            found = VERSION.match(text)
            if found is not None:
                self.seen[found[1].decode()] = int(found[2])
        if not self.left:
            self.way.write(texts)

    def end(self, code: int) -> None:
        """Close the socket."""
        self.answered.set()
        self.left = True
        self.way.end(code)

    def take(self, frame: frames.Texts | frames.Ended | frames.Moved | frames.Told) -> None:
        """Take in what the owner says; whatever is missing makes the socket enter anew."""
        if frame.session != self.session or self.left:
            return
        match frame:
            case frames.Texts():
                self.told += 1
                if frame.number != self.told:
                    self.enter()
                else:
                    self.deliver([text for text in frame.texts if not text.startswith(PONG)])
            case frames.Told():
                while self.unsure and self.unsure[0][0] <= frame.heard:
                    self.unsure.popleft()
                if frame.told != self.told:
                    self.enter()
            case frames.Ended():
                self.end(frame.code)
            case frames.Moved():
                self.enter()

    # Entering

    def enter(self) -> None:
        """Look for the owner, and go there with what was seen; also if it is the one that it was."""
        if self.left or self.hello is None:
            return
        if self.entering is None:
            self.entering = self.member.soon(self._enter())
        else:
            self.again = True
            self.answered.set()

    def look(self, now: float) -> None:
        """Enter anew if the owner does not confirm what it was sent, and pass on what waited for a sign of life."""
        if self.unsure and now - self.unsure[0][1] > UNSURE_SECONDS and self.entering is None:
            self.enter()
        elif self.entering is None and self.early and not self.member.silent:
            self._catch_up()

    async def _enter(self) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + LOST_SECONDS
        pause = 0.0
        while not self.left:
            self._leave()
            if loop.time() > until:
                self.end(GOING_AWAY)
                return
            await asyncio.sleep(pause)
            pause = min(0.25, pause + 0.03)
            self.session += 1
            self.told = self.heard = 0
            self.again = False
            self.answered.clear()
            self.unsure.clear()  # the client sends again what has no answer when it is welcomed
            target = await self.member.target(self.table)
            if not target:
                continue
            if target == self.member.name:
                if self.member.silent or not await self.member.claimed(self.table):
                    continue
                self._enter_here()
                break
            if await self._enter_there(target):
                break
        self.entering = None
        self._catch_up()

    def _enter_here(self) -> None:
        self.visit = Visit(self.member.hub, self.table, Passage(self), self.address)
        self.visit.begin()
        self.visit.hold(self.held)
        self.visit.hear(self._greeting())

    async def _enter_there(self, target: str) -> bool:
        self.owner = target
        name, greeting = self.member.name, self._greeting()
        self.member.post.send(target, frames.Enter(name, self.number, self.session, self.table, self.address, greeting))
        if self.held:
            self.member.post.send(target, frames.Slow(name, self.number, self.session, True))
        try:
            await asyncio.wait_for(self.answered.wait(), ENTER_SECONDS)
        except TimeoutError:
            return False
        return not self.again

    def _catch_up(self) -> None:
        waiting = list(self.early)
        self.early.clear()
        for text in waiting:
            self.hear(text)

    def _leave(self) -> None:
        visit, self.visit = self.visit, None
        if visit is not None:
            visit.gone()
        elif self.owner:
            self.member.post.send(self.owner, frames.Gone(self.member.name, self.number, self.session))
        self.owner = ""

    def _greet(self, text: bytes) -> bool:
        if self.impatience is not None:
            self.impatience.cancel()
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            message = None
        if not isinstance(message, Hello):
            self._give_up()
            return False
        self.hello = message
        self.seen = dict(message.seen)
        self.enter()
        return False

    def _greeting(self) -> bytes:
        assert self.hello is not None
        return encoder.encode(Hello(protocol=self.hello.protocol, token=self.hello.token, seen=self.seen))

    def _give_up(self) -> None:
        if not self.left:
            words = "say hello with your token first, at once"
            self.way.write([encoder.encode(Error(code="hello-first", words=words, id="", fatal=True))])
            self.end(CLOSE_CODES["hello-first"])

    def _answer_ping(self, text: bytes) -> bool:
        # This server lives, whatever the table's owner does; he is told too, and takes nobody for gone.
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError):
            return False
        if isinstance(message, Ping) and not self.left:
            self.way.write([encoder.encode(Pong(n=message.n, now=self.member.hub.settings.now()))])
        return isinstance(message, Ping)

    def _keep(self, text: bytes) -> None:
        if text not in self.early:  # the client repeats itself at each welcome
            self.early.append(text)
        if len(self.early) > MOST_EARLY:
            self.end(GOING_AWAY)

    def _pass(self, text: bytes) -> None:
        self.heard += 1
        self.unsure.append((self.heard, asyncio.get_running_loop().time()))
        if len(self.unsure) > MOST_EARLY:
            self.end(GOING_AWAY)
        with traces.span("relay", table=self.table, server=self.owner):
            frame = frames.Heard(self.member.name, self.number, self.session, self.heard, text)
            self.member.post.send(self.owner, frame)
