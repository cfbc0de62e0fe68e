"""The panes of the table: board, choices, log and facts, arranged by what is in them."""

from __future__ import annotations

from math import ceil

from textual.app import ComposeResult
from textual.containers import Container, ScrollableContainer, Vertical
from textual.style import Style
from textual.widgets import OptionList, RichLog, Static

from bestiary.terminal.board import Board
from bestiary.terminal.layout import Needs, Plan, arrange


def rows_of(text: str, width: int, most: int) -> int:
    """Return how many lines a text takes, at most so many."""
    return min(most, sum(max(1, ceil(len(line) / max(1, width))) for line in text.splitlines()))


class Choices(OptionList):
    """A list whose highlighted line is reversed, as the style says: Textual forgets that and leaves it to shades."""

    def get_visual_style(self, *component_classes: str, partial: bool = False) -> Style:
        style = super().get_visual_style(*component_classes, partial=partial)
        reverse = bool(component_classes) and self.get_component_styles(component_classes[-1]).text_style.reverse
        return style + Style(reverse=True) if reverse else style


class Panes(Vertical):
    """The panes, each with the room it needs."""

    def __init__(self) -> None:
        super().__init__(id="panes")
        self.needs = Needs((0, 0), (0, 0), 0)
        self.plan: Plan | None = None
        self.zoomed = False

    def compose(self) -> ComposeResult:
        with Container(id="middle"):
            with ScrollableContainer(id="board-pane", can_focus=False):
                yield Board()
            yield Choices(id="choices", markup=False, compact=True)
            yield RichLog(id="log", wrap=True, min_width=20, max_lines=400)
        with ScrollableContainer(id="facts-pane", can_focus=False):
            yield Static(id="facts", markup=False)

    def share_out(self, width: int, room: int, needs: Needs) -> None:
        """Give the panes their room; a board that was zoomed in on has it all."""
        plan = Plan(True, room, 0, 0, 0) if self.zoomed else arrange(width, room, needs)
        if plan == self.plan:
            return
        self.plan = plan
        middle, choices = self.query_one("#middle"), self.query_one("#choices")
        log, facts = self.query_one("#log"), self.query_one("#facts-pane")
        choices.display = plan.choices > 0
        log.display = plan.log > 0
        facts.display = plan.facts > 0
        facts.styles.height = plan.facts
        middle.styles.grid_columns = f"1fr {plan.choices}" if plan.beside else f"{plan.choices} 1fr"
        middle.styles.grid_rows = f"{plan.board} 1fr" if plan.log else "1fr"
        middle.styles.grid_size_columns = 2 if plan.choices else 1
        self.query_one("#board-pane").styles.column_span = 1 if plan.beside else 2
        choices.styles.row_span = 2 if plan.beside and plan.log else 1
        choices.set_class(not plan.beside, "below")
