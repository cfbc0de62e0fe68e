"""Schedules of faults, each made from a seed, and how each fault is brought about and ends."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from tests.cluster.chaos.world import Running, World

AIM_SECONDS: Final = 1.0  # in which a kill that is to hit a commit waits for one
SKEWS: Final = (-5.0, 5.0, 0.0)  # seconds by which the clock of a server that starts anew is wrong
STOPS: Final = (0.5, 1.4, 1.6, 3.0)  # seconds, with a lease of 1.5


class Fault(NamedTuple):
    """One thing that goes wrong."""

    kind: str
    server: int
    after: float  # seconds of play before it
    seconds: float  # for which it lasts
    aimed: bool  # whether it waits for a commit
    skew: float  # of whoever is started anew


class Hit(NamedTuple):
    """What a fault met."""

    fault: Fault
    at: float  # on the loop's clock
    ended: float
    committing: bool  # whether the server was in the middle of a commit
    rate: float  # moves a second before it


KILLS: Final = ("kill", "stop")
KINDS: Final = {  # how often each is drawn
    "kill": 6,
    "stop": 4,
    "leave": 1,
    "database-fast": 1,
    "database-immediate": 1,
    "backend": 2,
    "messages": 2,
    "database-held": 1,
    "database-deaf": 1,
    "database-slow": 1,
    "database-cut": 2,
    "messages-deaf": 1,
    "messages-slow": 1,
    "disk-full": 1,
}


def schedule(seed: int, servers: int, many: int, kinds: dict[str, int] = KINDS) -> list[Fault]:
    """Draws a schedule."""
    chosen = random.Random(seed)
    faults = []
    for _ in range(many):
        kind = chosen.choices(list(kinds), list(kinds.values()))[0]
        seconds = chosen.choice(STOPS) if kind == "stop" else 0.5 + chosen.random() * 1.5
        after = 0.7 + chosen.random()
        fault = Fault(kind, chosen.randrange(servers), after, seconds, chosen.random() < 0.6, chosen.choice(SKEWS))
        faults.append(fault)
    return faults


async def when_committing(server: Running, act: Callable[[], None], aimed: bool) -> bool:
    """Does something, at the next commit if it is aimed; tells whether it met one."""
    met = asyncio.Event()
    if aimed:

        def hit() -> None:
            act()
            met.set()

        server.database.on_commit = hit
        try:
            await asyncio.wait_for(met.wait(), AIM_SECONDS)
        except TimeoutError:
            server.database.on_commit = None
    if met.is_set():
        return True
    committing = server.database.committing
    act()
    return committing


async def carry_out(world: World, fault: Fault) -> bool:
    """Brings a fault about and ends it; tells whether its server was in the middle of a commit."""
    server = world.servers[fault.server]
    if fault.kind == "kill":
        committing = await when_committing(server, lambda: server.send(signal.SIGKILL), fault.aimed)
        assert server.process is not None
        await server.process.wait()
        await asyncio.sleep(fault.seconds)
        await world.launch(server, fault.skew)
        return committing
    if fault.kind == "stop":
        committing = await when_committing(server, lambda: server.send(signal.SIGSTOP), fault.aimed)
        await asyncio.sleep(fault.seconds)
        server.send(signal.SIGCONT)
        return committing
    if fault.kind == "database-cut":
        return await when_committing(server, server.database.cut, True)
    await OTHERS[fault.kind](world, server, fault.seconds, fault.skew)
    return False


async def leave(world: World, server: Running, _: float, skew: float) -> None:
    server.send(signal.SIGTERM)
    assert server.process is not None
    try:
        await asyncio.wait_for(server.process.wait(), 30)
    except TimeoutError:
        server.send(signal.SIGKILL)
        raise AssertionError("a server that was told to leave did not") from None
    await world.launch(server, skew)


async def restart_fast(world: World, *_: object) -> None:
    await asyncio.to_thread(world.database.stop, signal.SIGINT)
    await asyncio.to_thread(world.database.start)


async def restart_at_once(world: World, *_: object) -> None:
    await asyncio.to_thread(world.database.stop, signal.SIGQUIT)
    await asyncio.to_thread(world.database.start)


async def end_backend(world: World, *_: object) -> None:
    await world.ask("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7001")


async def restart_messages(world: World, *_: object) -> None:
    await asyncio.to_thread(world.messages.stop)
    await asyncio.sleep(0.2)
    await asyncio.to_thread(world.messages.start)


async def hold_database(_: World, server: Running, seconds: float, __: float) -> None:
    server.database.flowing.clear()
    await asyncio.sleep(seconds)
    server.database.heal()


async def deafen_database(_: World, server: Running, seconds: float, __: float) -> None:
    server.database.deaf = True
    await asyncio.sleep(seconds + 1)
    server.database.heal()


async def slow_database(_: World, server: Running, seconds: float, __: float) -> None:
    server.database.delay = 0.1
    await asyncio.sleep(seconds)
    server.database.heal()


async def deafen_messages(_: World, server: Running, seconds: float, __: float) -> None:
    server.messages.deaf = True
    await asyncio.sleep(seconds)
    server.messages.heal()


async def slow_messages(_: World, server: Running, seconds: float, __: float) -> None:
    server.messages.delay = 0.1
    await asyncio.sleep(seconds)
    server.messages.heal()


async def fill_disk(world: World, _: Running, seconds: float, __: float) -> None:
    disk = world.database.disk
    if disk is not None:
        await asyncio.to_thread(disk.fill)
        await asyncio.sleep(seconds)
        disk.free()


OTHERS: Final[dict[str, Callable[[World, Running, float, float], Awaitable[None]]]] = {
    "leave": leave,
    "database-fast": restart_fast,
    "database-immediate": restart_at_once,
    "backend": end_backend,
    "messages": restart_messages,
    "database-held": hold_database,
    "database-deaf": deafen_database,
    "database-slow": slow_database,
    "messages-deaf": deafen_messages,
    "messages-slow": slow_messages,
    "disk-full": fill_disk,
}
