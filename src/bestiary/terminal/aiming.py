"""The table on the screen while something is aimed: a crosshair, the spread of such throws, targets and chances."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from textual.widgets import OptionList
from textual.widgets.option_list import Option

from bestiary.core.optional.sights import BadSight, Mark, Sight, Sights, Target
from bestiary.core.state import State
from bestiary.terminal.board import Board
from bestiary.terminal.entry import Entry
from bestiary.terminal.hints import percent
from bestiary.terminal.session import Session
from bestiary.terminal.tableau import Tableau

TARGET = "target-"  # begins the id of a line that is a target
FRAME = 0.09  # seconds between two pictures of a flight
EDGE = 1  # columns that a board has more than its drawing, on the left


def label(target: Target) -> str:
    """Return the line of the list that stands for a target."""
    return f"{percent(target.chance):>3} % {target.text}"


class AimingTableau(Tableau):
    """A tableau that shows where one aims on the drawn table, in games that are aimed so."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.sight: Sight | None = None
        self.targets: list[Target] = []
        self.aimed_at = (-1, "")  # for how many moves and in which language targets were looked up
        self.flown: Sequence[Mark] = ()  # signs of what is in the air

    @property
    def blind(self) -> State:
        """Return what the person at the machine knows."""
        return self.session.match.state.blind(self.session.viewer)

    def take_aim(self) -> None:
        """Look up what can be aimed at, once a decision."""
        session = self.session
        now = len(session.match.moves), session.language
        if self.aimed_at == now:
            return
        before, self.aimed_at = self.aimed_at, now
        asked = not session.over and session.due() is not None and session.due() == session.viewer
        self.targets = []
        if asked and isinstance(session.game, Sights):
            self.targets = session.game.targets(self.blind, session.viewer, self.words)
        if not self.targets:
            self.sight = None
        elif self.sight is None or before[0] != now[0]:
            self.sight = max(self.targets, key=lambda each: each.chance).sight
        self.query_one(Entry).aiming = self.query_one(Board).aiming = self.sight is not None

    def show_all(self) -> None:
        """Show the session, and the crosshair where one has to aim."""
        self.aimed_at = (-1, "") if self.session.over else self.aimed_at
        self.take_aim()
        super().show_all()
        if self.sight is not None:
            self.call_after_refresh(self.tell_sight)

    def labels(self) -> list[str]:
        return super().labels() + [label(each) for each in self.targets]

    def list_choices(self) -> None:
        """List targets with their chances while nothing is written, else the choices that fit."""
        self.take_aim()
        super().list_choices()
        if self.sight is None or self.query_one(Entry).value or self.spot or self.hints:
            return
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options(Option(label(each), f"{TARGET}{number}") for number, each in enumerate(self.targets))
        listed.highlighted = next((at for at, each in enumerate(self.targets) if each.sight == self.sight), None)
        self.draw_board()

    def draw_board(self) -> None:
        """Draw the board, with the crosshair or what is in the air on it."""
        if self.seen is None or not (self.flown or self.sight is not None):
            super().draw_board()
            return
        game = self.session.game
        marks = self.flown
        if self.sight is not None and isinstance(game, Sights):
            marks = game.mark_sight(self.blind, self.sight)
        placed = [(line, column + EDGE, sign) for line, column, sign in marks]
        self.query_one(Board).show(self.board, self.seen[0], (), (), (), placed)

    def tell_sight(self) -> None:
        """Say where one aims and what that will probably hit."""
        game = self.session.game
        if self.sight is None or not isinstance(game, Sights):
            return
        here = (each for each in self.targets if (each.sight.x, each.sight.y) == (self.sight.x, self.sight.y))
        name = next((f"{each.said}. " for each in here), "")
        self.tell(f"{name}{game.say_sight(self.blind, self.sight, self.words)}")
        self.say_prompt_line(self.words.say("ui-sight"))

    def aim_at(self, sight: Sight | None) -> None:
        """Move the crosshair."""
        if sight is None:
            return
        self.sight = sight
        self.list_choices()
        self.tell_sight()

    def tell_picked(self) -> None:
        if self.sight is None or self.hints or self.query_one(Entry).value:
            super().tell_picked()

    def follow_words(self, text: str) -> bool:
        """Move the crosshair to where words aim; tell whether they begin like an aim."""
        game = self.session.game
        if self.sight is None or not isinstance(game, Sights):
            return False
        try:
            sight = game.read_sight(self.blind, self.session.viewer, text, self.words)
        except BadSight as error:
            self.tell(str(error))
            return True
        if sight is not None:
            self.sight = sight
            self.draw_board()
            self.tell_sight()
        return sight is not None

    # Keys and mouse

    def on_entry_sighted(self, event: Entry.Sighted) -> None:
        """Move the crosshair by keys."""
        game = self.session.game
        if self.sight is None or not isinstance(game, Sights):
            return
        if not event.how.endswith("next"):
            self.aim_at(game.nudge(self.sight, event.how))
            return
        step = -1 if event.how.startswith("-") else 1
        places = [(each.sight.x, each.sight.y) for each in self.targets]
        here = (self.sight.x, self.sight.y)
        at = (places.index(here) + step) % len(places) if here in places else 0
        self.aim_at(self.targets[at].sight)

    def on_board_place_clicked(self, event: Board.PlaceClicked) -> None:
        """Aim where the mouse is clicked; a second click there throws."""
        game = self.session.game
        if self.sight is None or not isinstance(game, Sights):
            return
        sight = game.sight_at(self.sight, event.line, event.column - EDGE)
        if sight is not None and sight == self.sight:
            self.let_go()
        else:
            self.aim_at(sight)

    def let_go(self) -> None:
        """Throw along the crosshair; a table on which nothing is played has nothing to throw."""

    async def show_flight(self, hurry: asyncio.Event) -> None:
        """Show a few pictures of what flew, unless the player is in a hurry."""
        game = self.session.game
        if not isinstance(game, Sights):
            return
        for marks in game.flight(self.session.view()):
            self.flown = marks
            self.draw_board()
            await asyncio.sleep(0 if hurry.is_set() else FRAME)
        self.flown = ()
