"""The one funnel all chance goes through, and the sources behind it.

Rules ask `below(n)` and nothing else. Which source answers depends on who plays: a fast generator in search and
arenas, a keyed one at a live table, a tape when a record is replayed or OpenSpiel resolves chance node by node.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MASK62: Final[i64] = (1 << 62) - 1
KEY_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class TapeDry(Exception):
    """The news that a tape has no value for a `below(n)`: the caller stands at a chance node of n outcomes."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the tape is dry: an outcome below {n} is needed")
        self.n: int = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A fast generator: for search and arenas, never behind dice that people see."""

    def __init__(self, seed: i64) -> None:
        self.stream: i64 = (seed * 2862933555777941757 + 3037000493) & MASK62
        self.asked: i64 = 0

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n-1; n = 1 is no chance and is not counted as asked."""
        if n <= 1:
            return 0
        self.asked += 1
        self.stream = (self.stream * 2862933555777941757 + 3037000493) & MASK62
        return (self.stream >> 31) % n

    def fork(self) -> Chance:
        """Copy the source with its place in its stream."""
        twin = Chance(0)
        twin.stream = self.stream
        twin.asked = self.asked
        return twin

    def __deepcopy__(self, memo: object) -> Chance:
        return self.fork()

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return rebuild_chance, (self.stream, self.asked)


def rebuild_chance(stream: int, asked: int) -> Chance:
    """Build a pickled generator again."""
    chance = Chance(0)
    chance.stream = stream
    chance.asked = asked
    return chance


class NoChance(Chance):
    """A source that refuses to answer: clones and blind states hold it, so that no copy can look into the future."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        raise RuntimeError("this state has no chance source: give a clone or a blind state one of its own")

    def fork(self) -> Chance:
        return self

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return no_chance, ()


NO_CHANCE: Final[Chance] = NoChance()


def no_chance() -> Chance:
    """Return the shared source that refuses."""
    return NO_CHANCE


class Keyed(Chance):
    """BLAKE2b over a counter under a 256-bit key: what was seen tells nothing of what comes."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        super().__init__(0)
        self.key: bytes = key

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        bound: int = n
        limit = (1 << 60) - (1 << 60) % bound
        attempt = 0
        while True:
            block = int(self.asked).to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(blake2b(block, key=self.key, digest_size=8).digest(), "big") >> 4
            if value < limit:
                self.asked += 1
                return i64(value % bound)
            attempt += 1

    def fork(self) -> Chance:
        twin = Keyed(self.key)
        twin.asked = self.asked
        return twin

    def commitment(self) -> str:
        """Return the hash to publish before the first draw."""
        return commitment(self.key)

    def __reduce__(self) -> tuple[object, tuple[bytes, int]]:  # type: ignore[override]
        return rebuild_keyed, (self.key, self.asked)


def rebuild_keyed(key: bytes, asked: int) -> Keyed:
    """Build a pickled keyed source again."""
    chance = Keyed(key)
    chance.asked = asked
    return chance


def commitment(number: bytes) -> str:
    """Hash a key, or a number that goes into one, for publication; domain-separated from the draws made with it."""
    return blake2b(number, digest_size=32, person=b"bestiary commit").hexdigest()


def mixed(number: bytes, shares: list[bytes]) -> bytes:
    """Make a table's key from the server's number and the players' own, in the order of their seats."""
    if not shares:
        return number  # nobody added to it
    return blake2b(b"".join([number, *shares]), digest_size=KEY_BYTES, person=b"bestiary key").digest()


class Tape(Chance):
    """A source that answers from recorded values, then raises `TapeDry`."""

    def __init__(self, values: list[int]) -> None:
        super().__init__(0)
        self.values: vec[i64] = vec[i64](values)

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        if self.asked >= len(self.values):
            raise TapeDry(n)
        value = self.values[self.asked]
        if value < 0 or value >= n:
            raise ValueError(f"the tape holds {value} where an outcome below {n} is due")
        self.asked += 1
        return value

    def fork(self) -> Chance:
        twin = Tape([])
        twin.values = self.values[:]
        twin.asked = self.asked
        return twin

    def __reduce__(self) -> tuple[object, tuple[list[int], int]]:  # type: ignore[override]
        return rebuild_tape, ([int(value) for value in self.values], self.asked)


def rebuild_tape(values: list[int], asked: int) -> Tape:
    """Build a pickled tape again."""
    tape = Tape(values)
    tape.asked = asked
    return tape


class Recorder(Chance):
    """A source that passes another's answers on and keeps them, so that a record can replay them."""

    def __init__(self, source: Chance) -> None:
        super().__init__(0)
        self.source: Chance = source
        self.values: vec[i64] = vec[i64]()
        self.bounds: vec[i64] = vec[i64]()  # of each value, so that whoever has the key can draw it again

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        value = self.source.below(n)
        self.asked += 1
        self.values = append(self.values, value)
        self.bounds = append(self.bounds, n)
        return value

    def fork(self) -> Chance:
        twin = Recorder(self.source.fork())
        twin.values = self.values[:]
        twin.bounds = self.bounds[:]
        twin.asked = self.asked
        return twin

    def tape(self) -> list[int]:
        """Return every answer given so far, oldest first."""
        return [int(value) for value in self.values]

    def limits(self) -> list[int]:
        """Return the bound of every answer given so far, oldest first."""
        return [int(bound) for bound in self.bounds]

    def __reduce__(self) -> tuple[object, tuple[Chance, list[int], list[int]]]:  # type: ignore[override]
        return rebuild_recorder, (self.source, self.tape(), self.limits())


def rebuild_recorder(source: Chance, values: list[int], bounds: list[int]) -> Recorder:
    """Build a pickled recorder again."""
    recorder = Recorder(source)
    recorder.values = vec[i64](values)
    recorder.bounds = vec[i64](bounds)
    recorder.asked = len(values)
    return recorder
