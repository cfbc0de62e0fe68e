"""How much one socket and one address may ask for."""

from __future__ import annotations

import time
from collections import defaultdict

LARGE = 50_000  # bytes of a request that cost as much as another request
FORGET = 10_000  # addresses remembered at most


class Bucket:
    """Lets so many things a second pass, and a few at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic() if now is None else now

    def level(self) -> float:
        """Return how much may pass at once now."""
        return min(self.burst, self.left + (time.monotonic() - self.at) * self.rate)

    def pour(self, amount: float) -> None:
        """Let so much pass, whether or not it may."""
        self.left = self.level() - amount
        self.at = time.monotonic()

    def take(self, now: float | None = None, amount: float = 1) -> bool:
        """Tells whether one more, or so much, may pass now."""
        now = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for each address; of those that are too many to remember the first is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.found: dict[str, Bucket] = {}

    def take(self, address: str, amount: float = 1) -> bool:
        """Tell whether one more, or so much, of an address may pass now."""
        return self._of(address).take(amount=amount)

    def pour(self, address: str, amount: float) -> None:
        """Let so much of an address pass, whether or not it may."""
        self._of(address).pour(amount)

    def _of(self, address: str) -> Bucket:
        if address not in self.found:
            if len(self.found) >= FORGET:
                del self.found[next(iter(self.found))]
            self.found[address] = Bucket(self.rate, self.burst)
        return self.found[address]

    def level(self, address: str) -> float:
        """Return how much of an address may pass at once now."""
        return self.found[address].level() if address in self.found else self.burst


class Addresses:
    """Counts the open sockets of each address, and limits how fast it may try."""

    def __init__(
        self, sockets: int, rate: float, burst: int, wrong_a_minute: int, said: float = 0, said_at_once: int = 0
    ) -> None:
        self.most = sockets
        self.open: defaultdict[str, int] = defaultdict(int)
        self.requests = Buckets(rate, burst)
        self.messages = Buckets(said, said_at_once)
        self.wrong = Buckets(wrong_a_minute / 60, wrong_a_minute)

    def enter(self, address: str) -> bool:
        """Counts a socket in, unless the address has too many."""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Counts a socket out."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def request(self, address: str, size: int = 0) -> bool:
        """Tells whether an HTTP request may pass; a large one counts as many, since all of it has to be read."""
        return self.requests.take(address, min(self.requests.burst, 1 + size // LARGE))

    def guessing(self, address: str) -> bool:
        """Tells whether the address has tried too many wrong tokens to be listened to."""
        return self.wrong.level(address) < 1

    def guessed_wrong(self, address: str) -> None:
        """Notes a wrong token."""
        self.wrong.take(address)
