"""Recorded games on the screen, as lines and as data."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer, VerticalScroll
from textual.widgets import ProgressBar, Static

from bestiary.core.words import Words
from bestiary.terminal.board import Board
from bestiary.terminal.drawing import split
from bestiary.terminal.palette import theme_of
from bestiary.terminal.reel import Reel
from bestiary.terminal.rooms import Room
from bestiary.terminal.speech import say_winners

TEN = 10


def as_data(reel: Reel, words: Words, to: int) -> dict[str, Any]:
    """Return a record as plain data, with its events in words, as a spectator saw it."""
    header, record = reel.record.header, reel.record
    return {
        "game": header.game,
        "rules_version": header.rules_version,
        "options": header.options,
        "names": header.names,
        "executed": reel.other is None,
        "key": reel.fair,
        "moves": [
            {
                "number": moment.move,
                "seat": record.moves[moment.move - 1].seat if moment.move else None,
                "text": record.moves[moment.move - 1].text if moment.move else None,
                "events": [
                    {
                        "kind": event.kind if event else None,
                        "values": event.values if event else {},
                        "words": reel.say(event, words),
                    }
                    for event in reel.events(moment, reel.spectator)
                ],
            }
            for moment in reel.moments[: to + 1]
        ],
        "result": None if record.result is None else {"winners": record.result.winners, "scores": record.result.scores},
    }


def as_lines(reel: Reel, words: Words, to: int) -> list[str]:
    """Return a record in words, as a spectator saw it, with the board at the last move shown."""
    lines = [words.say("title"), *reel.say_trust(words)]
    for moment in reel.moments[: to + 1]:
        lines += ["", reel.say_move(moment.move, words), *reel.lines(moment, reel.spectator, words)]
    view = reel.view(to, reel.spectator)
    if view is not None:
        lines += ["", *(line.rstrip() for line in reel.game.draw(view, words).lines)]
    return [*lines, "", *say_result(reel, words)] if to == len(reel.moments) - 1 else lines


def say_result(reel: Reel, words: Words) -> list[str]:
    """Say how the recorded game ended."""
    result, names = reel.record.result, reel.record.header.names
    if result is None:
        return []
    winners = [names[seat] for seat in result.winners if 0 <= seat < len(names)]
    order = sorted(range(len(names)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    rows = [
        words.say("ui-end-row", place=place, name=names[seat], score=result.scores[seat])
        for place, seat in enumerate(order, 1)
    ]
    return [say_winners(winners, words), *rows]


class ReplayScreen(Room[None]):
    """A screen that steps through a record, through the eyes of a spectator or of any seat."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "step(1)", show=False),
        Binding("left,backspace,p", "step(-1)", show=False),
        Binding("up", f"step(-{TEN})", show=False),
        Binding("down", f"step({TEN})", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("e", "eyes", show=False),
        Binding("pageup", "scroll('scroll_page_up')", show=False),
        Binding("pagedown", "scroll('scroll_page_down')", show=False),
        Binding("q,escape,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, reel: Reel, words: Words, to: int) -> None:
        super().__init__(words)
        self.reel = reel
        self.at = to
        self.seat = reel.spectator

    def furnish(self) -> ComposeResult:
        yield Static("\n".join(self.reel.say_trust(self.words)), classes="bar", id="trust", markup=False)
        with ScrollableContainer(id="replay-board", can_focus=False):
            yield Board()
            yield Static(id="facts", markup=False)
        yield Static(id="prompt", markup=False)
        with VerticalScroll(id="events", can_focus=False):
            yield Static(id="text", markup=False)
        yield ProgressBar(total=max(1, len(self.reel.moments) - 1), show_eta=False, show_percentage=False, id="slider")
        yield Static(self.words.say("ui-replay-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """Show the moment stepped to."""
        reel, words = self.reel, self.words
        moment = reel.moment(self.at)
        view = reel.view(self.at, self.seat)
        if view is None:
            self.query_one("#facts", Static).update(words.say("ui-replay-no-board"))
        else:
            board, facts = split(reel.game.draw(view, words))
            move = reel.record.moves[self.at - 1] if self.at else None
            before = reel.moments[self.at - 1].state if self.at else None
            spots: list[str] = []
            if move is not None and before is not None and move.seat >= 0:
                blind = before.blind(move.seat)
                spots = reel.game.choice(blind, reel.game.parse(blind, move.text)).spots
            self.query_one(Board).show(board, view, (), spots)
            self.query_one("#facts", Static).update("\n".join(facts))
        names = [*reel.record.header.names, words.say("ui-replay-spectator")]
        step = words.say("ui-replay-step", step=self.at, count=len(reel.moments) - 1)
        eyes = words.say("ui-replay-eyes", name=names[self.seat])
        self.query_one("#prompt", Static).update(f"{reel.say_move(self.at, words)}   ({step}; {eyes})")
        lines = reel.lines(moment, self.seat, words)
        if self.at == len(reel.moments) - 1:
            lines += say_result(reel, words)
        self.query_one("#text", Static).update("\n".join(lines))
        self.query_one("#slider", ProgressBar).update(progress=self.at)

    def action_step(self, by: int) -> None:
        self.at = min(max(0, self.at + by), len(self.reel.moments) - 1)
        self.show()

    def action_go(self, move: int) -> None:
        self.at = move if move >= 0 else len(self.reel.moments) - 1
        self.show()

    def action_leave(self) -> None:
        """Go back to the table it was opened from, or end."""
        if isinstance(self.app, Replay):
            self.app.exit()
        else:
            self.dismiss(None)

    def action_eyes(self) -> None:
        self.seat = (self.seat + 1) % (self.reel.spectator + 1)
        self.show()

    def action_scroll(self, how: str) -> None:
        getattr(self.query_one("#events", VerticalScroll), how)(animate=False)


class Replay(App[None]):
    """The application that shows one record."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, reel: Reel, words: Words, to: int) -> None:
        super().__init__()
        self.theme = theme_of()
        self.first = ReplayScreen(reel, words, to)

    def on_mount(self) -> None:
        self.push_screen(self.first)
