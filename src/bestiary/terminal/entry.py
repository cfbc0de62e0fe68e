"""The line to write on: it keeps the keyboard, and passes on the keys that are not text."""

from __future__ import annotations

from textual.events import Key
from textual.message import Message
from textual.widgets import Input

LONGEST = 120  # signs; an aim by numbers takes up to 80
STEPS = {
    "up": "cursor_up",
    "down": "cursor_down",
    "pageup": "page_up",
    "pagedown": "page_down",
    "ctrl+home": "first",
    "ctrl+end": "last",
}
# What keys do with a crosshair while nothing is written
SIGHTS = {
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "tab": "next",
    "shift+tab": "-next",
    "pagedown": "manner",
    "pageup": "-manner",
    "end": "side",
    "home": "-side",
}
# Keys that mean something on an empty line, unless moves of the game begin with that letter.
COMMANDS: dict[str, str] = {"?": "rules", " ": "hurry", "u": "undo", "l": "log", "q": "quit"}


class Entry(Input):
    """A line for moves in notation, filters, and single keys while it is empty."""

    class Decided(Message):
        """The news that Enter was pressed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Stepped(Message):
        """The news that an arrow or page key was pressed."""

        def __init__(self, how: str) -> None:
            super().__init__()
            self.how = how

    class Sighted(Message):
        """The news that a key moved the crosshair."""

        def __init__(self, how: str) -> None:
            super().__init__()
            self.how = how

    class Commanded(Message):
        """The news that a single key gave a command."""

        def __init__(self, command: str) -> None:
            super().__init__()
            self.command = command

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, compact=True, select_on_focus=False, max_length=LONGEST)
        self.commands = dict(COMMANDS)
        self.asleep = {"p": "pause"}  # keys that mean something while others decide
        self.awake = False  # whether a decision is asked for; text typed before would only be in the way
        self.aiming = False  # whether there is a crosshair to move
        self.letters: set[str] = set()  # with which moves of the game begin

    async def _on_key(self, event: Key) -> None:
        message = self._meaning(event)
        if message is None and (self.awake or not event.is_printable):
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        if message is not None:
            self.post_message(message)

    def _meaning(self, event: Key) -> Message | None:
        if self.aiming and not self.value and event.key in SIGHTS:
            return self.Sighted(SIGHTS[event.key])
        if event.key in STEPS:
            return self.Stepped(STEPS[event.key])
        if event.key == "enter":
            return self.Decided(" ".join(self.value.split()))
        letter = event.character or ""
        if not self.awake and letter in (watching := self.commands | self.asleep):
            return self.Commanded(watching[letter])
        if not self.value and letter in self.commands and letter not in self.letters:
            return self.Commanded(self.commands[letter])
        return None
