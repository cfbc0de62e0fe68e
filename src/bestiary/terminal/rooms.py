"""What all screens share: words, a sentence when the terminal is too small, and readers for long texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from bestiary.core.words import Words
from bestiary.terminal.rulebook import search

COLUMNS, LINES = 72, 22

Answer = TypeVar("Answer")


def too_small(width: int, height: int, words: Words) -> str | None:
    """Return the sentence for a terminal that is too small, or None."""
    if width >= COLUMNS and height >= LINES:
        return None
    return words.say("ui-small", width=width, height=height, columns=COLUMNS, lines=LINES)


class Room(Screen[Answer]):
    """A screen that says so when the terminal is too small for it, and comes back when it is large enough."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.sentence = Static(id="too-small", markup=False)

    def compose(self) -> ComposeResult:
        yield self.sentence
        yield from self.furnish()

    def furnish(self) -> ComposeResult:
        """Yield the widgets of the screen."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        sentence = too_small(event.size.width, event.size.height, self.words)
        self.sentence.update(sentence or "")
        self.set_class(sentence is not None, "small")
        if sentence is None and self.focused is None and self.AUTO_FOCUS:
            for widget in self.query(self.AUTO_FOCUS).results():
                if widget.focusable:
                    widget.focus()
                    break


class Reader(Room[None]):
    """A long text to scroll through and to search."""

    AUTO_FOCUS = "#search"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,f2,f5", "leave", show=False, priority=True),
        Binding("up", "page('scroll_up')", show=False, priority=True),
        Binding("down", "page('scroll_down')", show=False, priority=True),
        Binding("pageup", "page('scroll_page_up')", show=False, priority=True),
        Binding("pagedown,enter", "page('scroll_page_down')", show=False, priority=True),
        Binding("ctrl+home", "page('scroll_home')", show=False, priority=True),
        Binding("ctrl+end", "page('scroll_end')", show=False, priority=True),
    ]

    def __init__(
        self,
        words: Words,
        title: str,
        find: Callable[[str], RenderableType],
        *,
        hint: str,
        wanted: str = "",
        at_end: bool = False,
    ) -> None:
        super().__init__(words)
        self.hint = words.say(hint)
        self.heading = title
        self.find = find
        self.wanted = wanted
        self.at_end = at_end

    def furnish(self) -> ComposeResult:
        yield Static(
            f"{self.heading}   (Esc: {self.words.say('ui-key-back')}, ↑↓ PgUp PgDn)", classes="bar", markup=False
        )
        yield Input(self.wanted, placeholder=self.hint, id="search", compact=True, select_on_focus=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Static(self.find(self.wanted), id="text", markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.query_one("#page", VerticalScroll).scroll_end, animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value == self.wanted:
            return
        self.wanted = event.value
        self.query_one("#text", Static).update(self.find(event.value))
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def action_page(self, how: str) -> None:
        getattr(self.query_one("#page", VerticalScroll), how)(animate=False)

    def action_leave(self) -> None:
        self.dismiss(None)


def rule_reader(words: Words, page: str, wanted: str = "") -> Reader:
    """Make the screen of the rules and rulings."""

    def find(text: str) -> RenderableType:
        found = search(page, text)
        return Markdown(found) if found else Text(words.say("ui-rules-none", text=text))

    return Reader(words, words.say("ui-rules-title"), find, hint="ui-rules-search", wanted=wanted)


def text_reader(words: Words, title: str, lines: list[str], *, at_end: bool = False) -> Reader:
    """Make the screen of a long text as it stands."""

    def find(text: str) -> RenderableType:
        wanted = text.casefold()
        return Text("\n".join(line for line in lines if wanted in line.casefold()))

    return Reader(words, title, find, hint="ui-key-search", at_end=at_end)
