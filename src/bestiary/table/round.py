"""How a table's key is made so that nobody can choose it: all promise their numbers by hashes, then show them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection
from typing import Final

from bestiary.core.chance import KEY_BYTES, commitment, mixed
from bestiary.core.record import Share
from bestiary.table.errors import BadShare

PROMISING_MS: Final = 5_000  # to promise a number by its hash,
OPENING_MS: Final = 10_000  # and to show it, once everyone's hash is there
HASH: Final = re.compile(r"[0-9a-f]{64}")


class Round:
    """One making of a key: the server's hash stands first, then the players' hashes, then their numbers.

    The server's own number stays hidden until the game is over, so who shows last knows as little of the key as who
    shows first. Who promises none in time adds nothing. Who does not show a promised number in time is left out as
    well, and all others begin anew with other numbers: staying away makes another key, never a chosen one. Everybody is
    told who was left out.
    """

    def __init__(
        self,
        seats: Collection[int],
        now: Callable[[], int],
        draw: Callable[[], bytes] = lambda: os.urandom(KEY_BYTES),
    ) -> None:
        self.seats = set(seats)
        self.now = now
        self.draw = draw
        self.left_out: list[int] = []
        self.attempts = 0
        self._begin()

    def _begin(self) -> None:
        self.attempts += 1
        self.number = self.draw()
        self.promised: dict[int, str] = {}
        self.shown: dict[int, bytes] = {}
        self.since = self.now()  # when it began, or when the last hash came

    @property
    def commitment(self) -> str:
        """Return the hash of the server's number, which is told before any player's hash is taken."""
        return commitment(self.number)

    @property
    def settled(self) -> bool:
        """Tell whether every hash is there: from now on they are shown to all, and numbers are taken."""
        return set(self.promised) == self.seats

    @property
    def done(self) -> bool:
        """Tell whether every number is there."""
        return self.settled and set(self.shown) == self.seats

    def promise(self, seat: int, hashed: str) -> None:
        """Take the hash of a player's number; it can't be changed."""
        if seat not in self.seats:
            raise BadShare(f"seat {seat} adds no number to this table's key")
        if not HASH.fullmatch(hashed):
            raise BadShare("a number is promised by its BLAKE2b hash, 64 digits in small hex")
        if self.promised.get(seat, hashed) != hashed:
            raise BadShare("this seat has promised another number before")
        if hashed in (self.commitment, *(other for who, other in self.promised.items() if who != seat)):
            raise BadShare("somebody else has promised this very number: draw one of your own")
        if seat not in self.promised:
            self.promised[seat] = hashed
            self.since = self.now()

    def show(self, seat: int, number: str) -> None:
        """Take a player's number, in hex, once all have promised theirs."""
        if not self.settled:
            raise BadShare("not everyone has promised a number yet: show none before")
        if self.late():
            raise BadShare("the time to show a number is over: the round begins anew")
        if not HASH.fullmatch(number) or commitment(bytes.fromhex(number)) != self.promised.get(seat):
            raise BadShare("this is not the number whose hash was promised")
        self.shown[seat] = bytes.fromhex(number)

    def left(self) -> int:
        """Return for how many milliseconds a hash, or a number once all hashes are there, is waited for."""
        return self.since + (OPENING_MS if self.settled else PROMISING_MS) - self.now()

    def late(self) -> list[int]:
        """List the seats whose hash, or whose number once all hashes are there, did not come in its time."""
        return [] if self.left() >= 0 else sorted(self.seats - set(self.shown if self.settled else self.promised))

    def begin_anew(self) -> list[int]:
        """Leave out who is late and return who that is; if numbers were shown all others begin again."""
        late, settled = self.late(), self.settled
        if late:
            self.seats.difference_update(late)
            self.left_out += late
            if settled:
                self._begin()
            else:
                self.since = self.now()
        return late

    def shares(self) -> list[Share]:
        """Return what everyone added, by seat; numbers only once they are shown."""
        return [
            Share(seat, self.promised[seat], self.shown[seat].hex() if seat in self.shown else "")
            for seat in sorted(self.promised)
        ]

    def key(self) -> bytes:
        """Make the key."""
        if not self.done:
            raise BadShare("not everyone has shown the number that he promised")
        return mixed(self.number, [self.shown[seat] for seat in sorted(self.seats)])
