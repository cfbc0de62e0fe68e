"""The screen on which a game that was just played is looked back at, while a bot thinks about it."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from bestiary.core.words import Words
from bestiary.lab.analysis import Analysis, analyse
from bestiary.terminal.analysis import analysis_lines
from bestiary.terminal.reel import Reel
from bestiary.terminal.rooms import Room

LEVEL = "brute"


class Analysing(Room[None]):
    """A screen that says how far an analysis is, then how everyone's chances went and what would have been better."""

    AUTO_FOCUS = "#page"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,ctrl+q,f10", "leave", show=False, priority=True)]

    def __init__(self, reel: Reel, words: Words, file: str) -> None:
        super().__init__(words)
        self.reel = reel
        self.file = file
        self.left = Event()

    def furnish(self) -> ComposeResult:
        yield Static(self.words.say("ui-analysis-title"), classes="bar", markup=False)
        with VerticalScroll(id="page"):
            yield Static(self.words.say("ui-analysis-begins", level=LEVEL), id="text", markup=False)

    def on_mount(self) -> None:
        self.look_back()

    @work(exclusive=True)
    async def look_back(self) -> None:
        """Let the bot think in a thread, and show what it found."""
        loop, count = asyncio.get_running_loop(), len(self.reel.moments) - 1

        def told(move: int) -> None:
            if self.left.is_set():
                raise KeyboardInterrupt  # stops an analysis in good order
            loop.call_soon_threadsafe(self.say, self.words.say("ui-analysis-move", move=move, count=count))

        def think() -> Analysis:
            return analyse(self.reel.record, LEVEL, range(self.reel.record.header.seats), told)

        found = await asyncio.to_thread(think)
        seats = list(range(self.reel.record.header.seats))
        self.say("\n".join(analysis_lines(self.reel, found, self.words, seats, self.file)))

    def say(self, text: str) -> None:
        """Show a text, if the screen is still there."""
        if not self.left.is_set() and self.query("#text"):
            self.query_one("#text", Static).update(text)

    def action_leave(self) -> None:
        self.left.set()
        self.dismiss(None)
