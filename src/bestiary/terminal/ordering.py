"""The screen on which a seat says when it wants to be asked out of turn."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bestiary.core.game import Game
from bestiary.core.words import Words
from bestiary.table.orders import Orders, default_orders
from bestiary.terminal.panes import Choices
from bestiary.terminal.rooms import Room
from bestiary.terminal.standing import say_orders

KEYS = ("give", "switch", "always", "until_turn", "default", "leave")  # their words name the key


class Ordering(Room[Orders | None]):
    """A dialog that asks for orders; None leaves them as they are."""

    AUTO_FOCUS = "#kinds"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "give", show=False, priority=True),
        Binding("space", "switch", show=False),
        Binding("a", "always", show=False),
        Binding("n", "until_turn", show=False),
        Binding("d", "default", show=False),
        Binding("escape,f7", "leave", show=False, priority=True),
    ]

    def __init__(self, words: Words, game: Game, orders: Orders) -> None:
        super().__init__(words)
        self.game = game
        self.orders = orders
        self.ask = set(orders.ask)

    def furnish(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="dialog"):
            yield Static(say_orders(self.orders, words), classes="title", markup=False)
            yield Static(words.say("orders-why"), markup=False)
            yield Static(words.say("orders-ask"), id="kinds-title", markup=False)
            kinds = [Option(self.label(kind), kind) for kind in self.orders.moments]
            yield Choices(*kinds, id="kinds", markup=False, compact=True)
            keys = [f"[@click=screen.{action}]{words.say(f'ui-orders-{action}')}[/]" for action in KEYS]
            yield Static("  ".join(keys), classes="quiet")

    def label(self, kind: str) -> str:
        """Return a kind of moment with a mark that needs no colour."""
        return f"[{'x' if kind in self.ask else ' '}] {self.words.say(f'moment-{kind}')}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask at a kind of moment that was clicked, or no longer."""
        kind = event.option.id or ""
        self.ask ^= {kind}
        event.option_list.replace_option_prompt(kind, self.label(kind))

    def action_switch(self) -> None:
        self.query_one("#kinds", OptionList).action_select()

    def action_give(self) -> None:
        self.dismiss(self.orders.given(tuple(self.ask), False))

    def action_always(self) -> None:
        self.dismiss(self.orders.given(self.orders.moments, False))

    def action_until_turn(self) -> None:
        self.dismiss(self.orders.given(self.orders.ask, not self.orders.until_turn))

    def action_default(self) -> None:
        usual = default_orders(self.game) or self.orders
        self.dismiss(self.orders.given(usual.ask, False))

    def action_leave(self) -> None:
        self.dismiss(None)
