"""The short questions between two decisions: hand over, leave, what now after the end."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Static

from bestiary.core.words import Words
from bestiary.terminal.paths import PathLine
from bestiary.terminal.rooms import Answer, Room

AfterEnd = Literal["rematch", "board", "replay", "analyse", "quit"]
ANSWERS: tuple[AfterEnd, ...] = ("rematch", "board", "replay", "analyse", "quit")


class HandOver(Room[bool]):
    """A cover over the table until the next person is there; True if the last one takes a decision back instead."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", show=False),
        Binding("u", "back", show=False),
        Binding("escape", "nothing", show=False, priority=True),
    ]

    def __init__(self, words: Words, name: str, last: str | None, still: float) -> None:
        super().__init__(words)
        self.person = name
        self.last = last
        self.covered_until = monotonic() + still

    def furnish(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.words.say("ui-handover-title"), classes="title", markup=False)
            yield Static(self.words.say("ui-handover", name=self.person), markup=False)
            yield Static(self.words.say("ui-handover-ready", name=self.person), markup=False)
            if self.last is not None:
                yield Static(self.words.say("ui-handover-undo", name=self.last), markup=False)

    def action_ready(self) -> None:
        # The Enter that ended a turn, pressed twice, must not show the next hand.
        if monotonic() >= self.covered_until:
            self.dismiss(False)

    def action_back(self) -> None:
        if self.last is not None:
            self.dismiss(True)

    def action_nothing(self) -> None:
        """Keep Escape from uncovering the table."""


class Kept(Room[Answer]):
    """A dialog that names the file in which the game is kept."""

    BINDINGS: ClassVar[list[BindingType]] = [PathLine.COPY]

    def __init__(self, words: Words, path: str) -> None:
        super().__init__(words)
        self.path = path

    def furnish_path(self, message: str) -> ComposeResult:
        """Say where the file is, in a line of its own that is never broken."""
        yield Static(self.words.say(message), classes="quiet above-path", markup=False)
        yield PathLine(self.path)

    def action_copy_path(self) -> None:
        """Copy the whole path, of which a small terminal shows only the end."""
        self.app.copy_to_clipboard(self.path)
        self.notify(self.words.say("ui-path-copied"))


class Leave(Kept[bool]):
    """The question whether to leave a game that is not over."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def furnish(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.words.say("ui-quit-ask"), markup=False)
            yield from self.furnish_path("ui-quit-saved")
            with Horizontal(classes="buttons"):
                yield Button(self.words.say("ui-quit-no"), id="no")
                yield Button(self.words.say("ui-quit-yes"), id="yes")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class End(Kept[AfterEnd]):
    """The result, and the question what now."""

    AUTO_FOCUS = "#rematch"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "answer('rematch')", show=False),
        Binding("b,escape", "answer('board')", show=False),
        Binding("w", "answer('replay')", show=False),
        Binding("a", "answer('analyse')", show=False),
        Binding("q,ctrl+q,f10", "answer('quit')", show=False, priority=True),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words, result: str, rows: list[str], path: str) -> None:
        super().__init__(words, path)
        self.result = result
        self.rows = rows

    def furnish(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.words.say("ui-end-title"), classes="title", markup=False)
            yield Static(self.result, classes="result", markup=False)
            with VerticalScroll(id="standings", can_focus=False):
                yield Static("\n".join(self.rows), markup=False)
            yield from self.furnish_path("ui-end-record")
            with Horizontal(classes="buttons"):
                for answer in ANSWERS:
                    yield Button(self.words.say(f"ui-end-{answer}"), id=answer, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(next(answer for answer in ANSWERS if answer == event.button.id))

    def action_answer(self, answer: AfterEnd) -> None:
        self.dismiss(answer)
