"""The screen on which a game, its options and its seats are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.widgets import Button, Input, Label, Select, Static

import bestiary.bots as bots
from bestiary.core.errors import BadSeats
from bestiary.core.game import Game
from bestiary.core.words import LANGUAGES, Words
from bestiary.terminal.rooms import Room
from bestiary.terminal.seating import LONGEST_NAME, YOU, Seat, seated
from bestiary.terminal.shelf import Kept, running
from bestiary.terminal.speech import game_words

PERSON = "person"
MOST_KEPT = 20  # saved games that the form lists: the last played
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}


@dataclass
class Setting:
    """What was chosen for a new game."""

    game: Game
    players: int
    language: str = "en"
    seats: list[Seat] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    orders: str | None = None  # of all people, as a command line writes them


def say_kept(kept: Kept, words: Words) -> str:
    """Say in short which saved game it is."""
    return words.say("ui-pick-kept", name=kept.name, players=", ".join(kept.names), moves=kept.moves)


class Picker(Room[Setting | None]):
    """A screen that asks what is played and who plays. Changing game, players or language furnishes it anew."""

    AUTO_FOCUS = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("escape,ctrl+q,f10", "leave", show=False),
    ]

    class Started(Message):
        """The news what is to be played."""

        def __init__(self, setting: Setting) -> None:
            super().__init__()
            self.setting = setting

    class Resumed(Message):
        """The news which saved game is to go on."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    def __init__(self, setting: Setting, offered: Mapping[str, Game], who: list[str] | None = None) -> None:
        super().__init__(game_words(setting.game, setting.language))
        self.setting = setting
        self.offered = offered
        self.who = who or [PERSON, "greedy"]
        self.kept = running()[:MOST_KEPT]
        self.titles = {game.id: game_words(game, setting.language).say("title") for game in offered.values()}

    def furnish(self) -> ComposeResult:
        setting, words = self.setting, self.words
        yield Static(words.say("ui-pick-title"), classes="bar", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            if self.kept:
                kept = [(words.say("ui-pick-new"), "")]
                kept += [(say_kept(each, words), str(each.path)) for each in self.kept]
                yield self.row(words.say("ui-pick-saved"), "saved", kept, "")
            yield self.row(
                words.say("ui-pick-game"),
                "game",
                [(title, name) for name, title in self.titles.items()],
                setting.game.id,
            )
            yield Static(words.say("summary"), classes="quiet", markup=False)
            counts = [(str(count), str(count)) for count in setting.game.seats]
            yield self.row(words.say("ui-pick-players"), "players", counts, str(setting.players))
            languages = [(LANGUAGE_NAMES[language], language) for language in LANGUAGES]
            yield self.row(words.say("ui-pick-language"), "language", languages, setting.language)
            for option in setting.game.options:
                values = [(words.say(f"option-{option.name}-{value}"), value) for value in option.values]
                chosen = setting.options.get(option.name, option.values[0])
                if chosen not in option.values:
                    values.append((words.say(f"option-{option.name}-own"), chosen))
                yield self.row(words.say(f"option-{option.name}"), f"option-{option.name}", values, chosen)
            kinds = [(words.say("ui-pick-person"), PERSON)]
            kinds += [(words.say("ui-pick-bot", bot=bot), bot) for bot in bots.names()]
            for number in range(1, setting.players + 1):
                who = self.who[min(number, len(self.who)) - 1]
                with Horizontal(classes="row seat"):
                    yield Label(words.say("ui-pick-seat", number=number), classes="label", markup=False)
                    yield Select(kinds, value=who, allow_blank=False, id=f"who-{number}", compact=True)
                    name = words.say("seat-name", number=number)
                    yield Input(
                        name, id=f"name-{number}", compact=True, max_length=LONGEST_NAME, disabled=who != PERSON
                    )
            yield Static(words.say("ui-pick-hint"), id="message", classes="quiet", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(words.say("ui-pick-start"), id="start")
                yield Button(words.say("ui-pick-quit"), id="quit")

    def row(self, title: str, name: str, values: list[tuple[str, str]], chosen: str) -> Horizontal:
        """Make a line of the form."""
        select = Select(values, value=chosen, allow_blank=False, id=name, compact=True)
        return Horizontal(Label(title, classes="label", markup=False), select, classes="row")

    def on_select_changed(self, event: Select.Changed) -> None:
        name, value = event.select.id or "", str(event.value)
        setting = self.setting
        if name.startswith("who-"):
            self.query_one(f"#name-{name[4:]}", Input).display = value == PERSON
        elif name.startswith("option-"):
            setting.options[name.removeprefix("option-")] = value
        elif name == "players" and value != str(setting.players):
            self.anew(replace(setting, players=int(value)))
        elif name == "language" and value != setting.language:
            self.anew(replace(setting, language=value))
        elif name == "game" and value != setting.game.id:
            game = self.offered[value]
            self.anew(Setting(game, game.seats[0], setting.language))

    def anew(self, setting: Setting) -> None:
        """Put a picker with another setting in this one's place."""
        who = [str(self.query_one(f"#who-{number}", Select).value) for number in range(1, self.setting.players + 1)]
        self.app.switch_screen(Picker(setting, self.offered, [*who, "greedy"]))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "quit":
            self.action_leave()
            return
        if self.kept and (saved := str(self.query_one("#saved", Select).value)):
            self.post_message(self.Resumed(Path(saved)))
            return
        parts = []
        for number in range(1, self.setting.players + 1):
            who = str(self.query_one(f"#who-{number}", Select).value)
            parts.append(f"{YOU}:{self.query_one(f'#name-{number}', Input).value}" if who == PERSON else who)
        try:
            self.setting.seats = seated(parts, self.words)
        except BadSeats as error:
            self.query_one("#message", Static).update(str(error))
            return
        self.post_message(self.Started(self.setting))

    def action_leave(self) -> None:
        self.app.exit()
