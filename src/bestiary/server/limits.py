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


class Addresses:
    """Counts the open sockets of each address, and limits how fast it may try."""

    def __init__(self, sockets: int, rate: float, burst: int, wrong_a_minute: int) -> None:
        self.most = sockets
        self.rate = rate
        self.burst = burst
        self.wrong_a_minute = wrong_a_minute
        self.open: defaultdict[str, int] = defaultdict(int)
        self.requests: dict[str, Bucket] = {}
        self.wrong: dict[str, Bucket] = {}

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
        amount = min(self.burst, 1 + size // LARGE)
        return self._bucket(self.requests, address, self.rate, self.burst).take(amount=amount)

    def guessing(self, address: str) -> bool:
        """Tells whether the address has tried too many wrong tokens to be listened to."""
        bucket = self.wrong.get(address)
        if bucket is None:
            return False
        return bucket.level() < 1

    def guessed_wrong(self, address: str) -> None:
        """Notes a wrong token."""
        self._bucket(self.wrong, address, self.wrong_a_minute / 60, self.wrong_a_minute).take()

    def _bucket(self, buckets: dict[str, Bucket], address: str, rate: float, burst: float) -> Bucket:
        if address not in buckets:
            if len(buckets) >= FORGET:  # the one that was seen first; all others stay as well known as they were
                del buckets[next(iter(buckets))]
            buckets[address] = Bucket(rate, burst)
        return buckets[address]
