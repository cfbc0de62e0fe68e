"""The app: it deals games, keeps the process of the bots, and leaves without losing anything."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import Static

from bestiary.core.errors import BestiaryError
from bestiary.core.registry import games
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.palette import theme_of
from bestiary.terminal.picker import Picker, Setting
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.table import PAUSE, TableScreen


class TerminalGame(App[None]):
    """The application that plays a session, or asks first what is to be played."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]

    def __init__(
        self,
        start: Session | Setting,
        opponents: Opponents,
        *,
        seed: str | None = None,
        path: Path | None = None,
        pause: float = PAUSE,
        hints: bool = False,
    ) -> None:
        super().__init__()
        self.title = "Bestiary"
        self.start = start
        self.opponents = opponents
        self.seed = seed
        self.path = path
        self.pause = pause
        self.hints = hints
        self.session: Session | None = None
        self.failure: str | None = None  # why the game could not be saved
        self.theme = theme_of()

    def on_mount(self) -> None:
        if isinstance(self.start, Session):
            self.sit(self.start)
        else:
            self.push_screen(Picker(self.start, {game.id: game for game in games()}))

    def on_picker_started(self, event: Picker.Started) -> None:
        """Deal the game that was picked."""
        setting = event.setting
        self.pop_screen()
        key = key_of(self.seed)
        dealt = setting.game, setting.seats, setting.options, key, self.path, setting.language, self.hints
        session = Session.new(*dealt)
        if setting.orders is not None:
            session.order_all(setting.orders)
        self.sit(session)

    def on_picker_resumed(self, event: Picker.Resumed) -> None:
        """Go on with the game that was picked, or say why that can't be."""
        try:
            session = Session.resumed(event.path)
        except BestiaryError as error:
            self.screen.query_one("#message", Static).update(str(error))
            return
        self.pop_screen()
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Show a session's table."""
        self.session = session
        self.push_screen(TableScreen(session, self.opponents, self.pause))

    def on_table_screen_again(self) -> None:
        """Deal the same players a new game."""
        assert self.session is not None
        self.pop_screen()
        self.sit(self.session.rematch())

    def leave(self) -> None:
        """Save the game and end the app."""
        self.workers.cancel_all()
        if self.session is not None:
            try:
                self.session.save()
            except BestiaryError as error:
                self.failure = str(error)
        self.opponents.close()  # else the end waits until a strong bot has thought its move out
        self.exit()

    def on_table_screen_left(self) -> None:
        self.leave()

    def action_leave(self) -> None:
        self.leave()
