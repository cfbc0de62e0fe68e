"""Messages between servers, over NATS: quick, and lost at times; whoever needs more counts them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import nats
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from bestiary.core.errors import BestiaryError
from bestiary.server.cluster import frames, traces
from bestiary.server.logs import log

ANSWER_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 0.1
MOST_WAITING: Final = 20_000  # messages to send; more are let go, and what they were about is entered anew


class BadMessages(BestiaryError):
    """NATS can't be used; says why and what to do."""


class Post:
    """One server's way to all others: a subject of its own, and theirs."""

    def __init__(self, address: str, name: str, hear: Callable[[frames.AnyFrame, str], Awaitable[None]]) -> None:
        self.address = address
        self.name = name
        self.hear = hear  # gets each frame, and where an answer goes
        self.shaken: Callable[[], None] = lambda: None  # called when frames may have been lost
        self.sent: Callable[[str, int], None] = lambda _, __: None  # called with what goes to whom, in bytes
        self.prefix = ""
        self.client = Client()
        self.waiting: deque[tuple[str, bytes, dict[str, str] | None]] = deque()
        self.more = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None

    async def start(self, cluster: str) -> None:
        """Connect, and make sure that this server may speak and listen."""
        self.prefix = f"bestiary.{cluster}."
        try:
            await reach(self.client, self.address, self.name, self._troubled, self._reconnected)
            await self.client.subscribe(self.prefix + self.name, cb=self._heard)
            await hear_itself(self.client, self.address, self.prefix + self.name, frames.encode(frames.Ping()))
        except BadMessages:
            await self.close()
            raise
        self.sending = asyncio.get_running_loop().create_task(self._send())

    async def close(self) -> None:
        """Send what is left and hang up."""
        if self.sending is not None:
            for _ in range(50):
                if self.waiting:
                    await asyncio.sleep(0.01)
            self.sending.cancel()
        if self.client.options:  # else it was never connected
            with suppress(nats.errors.Error, OSError, TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self.client.close(), 2)

    def send(self, to: str, frame: frames.AnyFrame) -> None:
        """Send a frame to a server; whether it comes is not known."""
        if len(self.waiting) < MOST_WAITING:
            data = frames.encode(frame)
            self.sent(to, len(data))
            self.waiting.append((self.prefix + to, data, traces.carried()))
            self.more.set()

    async def ask(self, to: str, frame: frames.AnyFrame, seconds: float = ANSWER_SECONDS) -> bytes | None:
        """Return a server's answer, or nothing if none came."""
        with suppress(nats.errors.Error, TimeoutError):
            return (await self.client.request(self.prefix + to, frames.encode(frame), seconds)).data
        return None

    async def is_gone(self, to: str) -> bool:
        """Tell whether it is known that nobody listens under a server's name."""
        try:
            await self.client.request(self.prefix + to, frames.encode(frames.Ping()), 0.5)
        except nats.errors.NoRespondersError:
            return True
        except (nats.errors.Error, TimeoutError):
            return False
        return False

    async def answer(self, to: str, data: bytes) -> None:
        """Answer what was asked."""
        with suppress(nats.errors.Error):
            await self.client.publish(to, data)

    async def _send(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            while self.waiting:
                subject, data, headers = self.waiting.popleft()
                try:
                    await self.client.publish(subject, data, headers=headers)
                except (nats.errors.Error, OSError) as error:
                    log.warning("message lost", extra={"words": str(error)})
                    self.shaken()

    async def _heard(self, message: Msg) -> None:
        try:
            with traces.belonging(message.headers):
                await self.hear(frames.decode(message.data), message.reply)
        except Exception:  # one bad frame must not end the listening
            log.exception("frame failed")

    async def _troubled(self, error: Exception) -> None:
        log.warning("messages disturbed", extra={"words": str(error) or type(error).__name__})
        if isinstance(error, nats.errors.SlowConsumerError):
            self.shaken()

    async def _reconnected(self) -> None:
        self.shaken()


async def reach(
    client: Client,
    address: str,
    name: str,
    troubled: Callable[[Exception], Awaitable[None]],
    reconnected: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Connect for good, through whatever interrupts it later; raise `BadMessages` if that can't be done at first."""
    where = urlsplit(address)
    try:
        if not await _answers(where.hostname, where.port):
            raise BadMessages(
                f"NATS at {shown(address)} can't be reached: check that it runs and that the address is right."
            )
        await client.connect(
            address,
            name=name,
            connect_timeout=3,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY_SECONDS,  # type: ignore[arg-type]  # fractions are fine
            ping_interval=5,
            error_cb=troubled,
            reconnected_cb=reconnected,
            allow_reconnect=False,  # else a user who is not let in would try for ever
            pending_size=8 << 20,
        )
        client.options["allow_reconnect"] = True
    except (OSError, nats.errors.Error, TimeoutError, ValueError) as error:
        if client.options:
            await client.close()
        said = str(error) or type(error).__name__
        raise BadMessages(f"NATS at {shown(address)} refuses {name}: {said}; check address and user.") from error


async def hear_itself(client: Client, address: str, subject: str, question: bytes) -> None:
    """Raise `BadMessages` unless a question to oneself is answered: NATS does not say what a user may not do."""
    try:
        await client.flush(3)
        await client.request(subject, question, ANSWER_SECONDS)
    except (OSError, nats.errors.Error, TimeoutError) as error:
        raise BadMessages(
            f"NATS at {shown(address)} does not bring one's own messages: "
            f"let its user publish and subscribe to bestiary.> and _INBOX.>"
        ) from error


def is_unheard(message: Msg) -> bool:
    """Tell whether NATS says by a message that nobody listened to a question."""
    return bool(message.headers) and message.headers.get("Status") == "503"  # type: ignore[union-attr]


def shown(address: str) -> str:
    """Return an address without its user and password."""
    return f"nats://{urlsplit(address).netloc.rpartition('@')[2]}"


async def _answers(host: str | None, port: int | None) -> bool:
    # The library would try for ever at the first connection, as it should at all later ones.
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, port or 4222), 3)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True
