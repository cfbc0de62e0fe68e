"""Visits of sockets that end at other servers."""

from __future__ import annotations

import time
from typing import Final

from bestiary.server.cluster import frames, traces
from bestiary.server.cluster.home import Home
from bestiary.server.sockets import Visit

TOLD_SECONDS: Final = 2.0  # after the last message, for which the other side is told how many there were


class Far:
    """The way to one socket at another server."""

    def __init__(self, member: Home, enter: frames.Enter) -> None:
        self.member = member
        self.server = enter.sender
        self.socket = enter.socket
        self.session = enter.session
        self.told = 0
        self.heard = 0
        self.active = time.monotonic()
        self.visit = Visit(member.hub, enter.table, self, enter.address)
        self.table = enter.table

    def write(self, texts: list[bytes]) -> None:
        """Send messages."""
        self.told += 1
        self.active = time.monotonic()
        self._send(frames.Texts(self.member.name, self.socket, self.session, self.told, texts))

    def end(self, code: int) -> None:
        """Close the socket."""
        self._send(frames.Ended(self.member.name, self.socket, self.session, code))
        self.member.fars.pop((self.server, self.socket), None)

    def hear(self, frame: frames.Heard) -> None:
        """Take in what the client said, unless something before it was lost."""
        self.heard += 1
        self.active = time.monotonic()
        if frame.number == self.heard:
            with traces.span("relayed", table=self.table, server=self.server):
                self.visit.hear(frame.text)
        else:
            self.move()

    def tell(self) -> None:
        """Say how much went each way."""
        self._send(frames.Told(self.member.name, self.socket, self.session, self.told, self.heard))

    def move(self) -> None:
        """Have the socket enter anew, wherever its table is."""
        self._send(frames.Moved(self.member.name, self.socket, self.session))
        self.gone()

    def gone(self) -> None:
        """Let go of everything."""
        self.visit.gone()
        if self.member.fars.get((self.server, self.socket)) is self:
            del self.member.fars[self.server, self.socket]

    def _send(self, frame: frames.AnyFrame) -> None:
        self.member.post.send(self.server, frame)
