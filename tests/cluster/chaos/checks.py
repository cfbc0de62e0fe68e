"""What must hold after any faults: of what is stored, of what was acknowledged, and of what each seat saw."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, NamedTuple

import msgspec
from tests.cluster.chaos.people import Person, encode
from tests.cluster.chaos.world import World

from bestiary.server.seals import opened
from bestiary.server.storage import read_entry, read_setup
from bestiary.table.entries import AnyEntry
from bestiary.table.saved import carry_out_again, restore, settle
from bestiary.table.setup import Setup


class Found(NamedTuple):
    """What was wrong, in words, and how many of each."""

    lost: list[str]
    doubled: list[str]
    gaps: list[str]
    unseen: list[str]  # views that nobody should have seen, or that are not what is stored
    strange: list[str]  # what the protocol does not allow

    @property
    def faults(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.gaps, *self.unseen, *self.strange]


class Kept(NamedTuple):
    """What is stored of a table."""

    setup: Setup
    fence: int
    numbers: list[int]
    fences: list[int]
    entries: list[AnyEntry]


async def kept_of(world: World, table: str) -> Kept:
    """Reads a table past all servers."""
    ((setup, fence),) = await world.ask("SELECT setup, fence FROM tables WHERE id = $1", table)
    rows = await world.ask("SELECT number, fence, entry FROM entries WHERE tbl = $1 ORDER BY number", table)
    entries = [read_entry(opened(row[2])) for row in rows if row[2] is not None]
    return Kept(read_setup(opened(setup)), fence, [row[0] for row in rows], [row[1] for row in rows], entries)


def views_of(kept: Kept) -> list[list[bytes]]:
    """Returns every view that each seat could have had, in order: after the deal and after each entry."""
    table = restore(kept.setup, None)
    seats = range(len(table.seats))
    views: list[list[bytes]] = [[] for _ in seats]

    def look() -> None:
        settle(table)
        table.rest()
        for seat in seats:
            shown = msgspec.json.decode(msgspec.json.encode(table.snapshot(seat).view))
            views[seat].append(encode(shown))

    look()
    for entry in kept.entries:
        carry_out_again(table, [entry])
        look()
    return views


async def check(world: World, until: float) -> Found:
    """Looks at all tables of a schedule, while people are still there: the last they see may come until a time."""
    found = Found([], [], [], [], [])
    for table in world.tables:
        kept = await kept_of(world, table)
        people = [person for person in world.people if person.table == table]
        _check_stored(table, kept, people, found)
        views = await asyncio.to_thread(views_of, kept)
        # A message lost on the way to a socket is noticed at the next sign of life: a busy machine lets it wait.
        while time.monotonic() < until and any(
            person.saw and person.saw[-1] != views[person.seat][-1] for person in people
        ):
            await asyncio.sleep(0.1)
        for person in people:
            _check_seen(person, views[person.seat], found)
            found.strange.extend(f"{table}: {words}" for words in person.wrong)
    return found


def _check_stored(table: str, kept: Kept, people: list[Person], found: Found) -> None:
    if kept.numbers != list(range(len(kept.numbers))):
        found.gaps.append(f"{table}: the numbers {kept.numbers} have a gap")
    if kept.fences != sorted(kept.fences) or kept.fence < kept.fences[-1]:
        found.gaps.append(f"{table}: the fences {kept.fences}, {kept.fence} fall")
    stored = Counter(entry.id for entry in kept.entries if entry.id)
    found.doubled.extend(f"{table}: {name} is stored {many} times" for name, many in stored.items() if many > 1)
    acked = Counter(asked.id for person in people for asked in person.asked)
    found.lost.extend(f"{table}: {name} was acknowledged and is not stored" for name in acked - stored)


def _check_seen(person: Person, views: list[bytes], found: Found) -> None:
    known: dict[bytes, list[int]] = {}
    for place, view in enumerate(views):
        known.setdefault(view, []).append(place)
    name = f"{person.table}, seat {person.seat}"
    at = 0
    for number, view in enumerate(person.saw):
        later = [place for place in known.get(view, ()) if place >= at]
        if not later:
            kind = "it had been there before" if view in known else "nothing stored shows it so"
            found.unseen.append(f"{name}: of the view {number} of {len(person.saw)}, {kind}")
            return
        at = later[0]
    if person.saw and person.saw[-1] != views[-1]:
        found.unseen.append(f"{name}: the last view is not what is stored last")


def as_rows(found: Found) -> dict[str, Any]:
    """Returns how many there were of each kind."""
    return {kind: len(words) for kind, words in found._asdict().items()}
