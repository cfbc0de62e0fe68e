"""What every game declares and does: the bridge from a state's integers to words and views.

An author writes what is abstract, declares what has no default, and may override the rest that is not final. Whatever
not every game has is an optional part (`bestiary.core.optional`).
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Literal, final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.declared import ActionKind, EventKind, Option
from bestiary.core.drawing import draw_view
from bestiary.core.errors import BadNotation, BadOption, BadSeats
from bestiary.core.generic import S, V
from bestiary.core.masks import bits as bits
from bestiary.core.optional.settings import Settings
from bestiary.core.options import check_text
from bestiary.core.state import NATURE, NOT_ASKED, OVER, UNKNOWN_ACTION, State
from bestiary.core.view import Choice, Drawing, Event
from bestiary.core.words import LANGUAGES, Words, catalogue, check_language, core_words, languages_in

CONTRACT = 2  # raised when the contract changes in a way that a game can notice

KEPT_EVENTS = 8192  # by name, for all tables to share
CORE_RULES = {int(OVER): "over", int(NOT_ASKED): "not-asked", int(UNKNOWN_ACTION): "unknown-action"}


@dataclass(frozen=True)
class Rule:
    """A rule that a refusal cites: its id on the rules or rulings page, its words, and the numbers behind it."""

    game: Game
    id: str
    number: int
    grounds: Mapping[str, int] = field(default_factory=dict)

    def words(self, language: str = "en") -> str:
        """Say why the rule forbids an action, with its numbers where the game has words for them."""
        words = self.game.words(language)
        said = words.say(f"rule-{self.id}")
        message = f"grounds-{self.id}"
        return f"{said} {words.say(message, **self.grounds)}" if self.grounds and words.has(message) else said


class Game(ABC, Generic[S, V]):
    """A game as every layer above the rules knows it; its package has one instance of a subclass as `GAME`."""

    id: ClassVar[str]
    contract: ClassVar[int] = CONTRACT
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[Option, ...]] = ()
    state: type[S]
    action_kinds: ClassVar[tuple[ActionKind, ...]]
    event_kinds: ClassVar[tuple[EventKind, ...]]  # event kind k is the k-th of these
    rules: ClassVar[Mapping[int, str]] = {}  # a refusal's number: the rule's id
    simultaneous: ClassVar[bool] = False  # whether several seats can owe at once
    chance_outcomes: ClassVar[int]  # the largest n the rules ask below(n) for
    longest: ClassVar[int]  # the most decisions a game can take
    information: ClassVar[Literal["perfect", "imperfect"]]
    hides_actions: ClassVar[bool] = False  # whether a seat may have to decide before it sees what another decided
    rotates: ClassVar[bool] = False  # whether the first draw is the first seat, and all seats are alike but for it

    # Starting

    @abstractmethod
    def deal(self, state: S, options: Mapping[str, str]) -> None:
        """Set a blank state up, drawing from its chance source; it already holds the options it has attributes for."""

    @final
    def blank(self, seats: int) -> S:
        """Make a state with nothing set up."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.id} is played by {allowed} players, not {seats}")
        return self.state(seats)

    @final
    def start(self, seats: int, chance: Chance, options: Mapping[str, str] | None = None) -> S:
        """Set a new game up that draws from `chance`."""
        chosen = self.complete(options or {})
        state = self.blank(seats)
        state.chance = chance
        self.set_up(state, chosen)
        return state

    @final
    def set_up(self, state: S, options: Mapping[str, str]) -> None:
        """Set a blank state up with complete options: keep what `chosen` reads back, and deal."""
        for option in self.options:
            value = options[option.name]
            if value in option.values and isinstance(getattr(state, option.name, None), int):
                setattr(state, option.name, option.values.index(value))
        self.deal(state, options)

    @final
    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Check options and add the defaults of those not given."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; it has: {names}")
            if value in known[name].values:
                continue
            if known[name].open and isinstance(self, Settings):
                check_text(name, value)
                self.check_text(name, value)
            else:
                raise BadOption(f"option {name} of {self.id} is one of {', '.join(known[name].values)}, not {value!r}")
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    @final
    def complete_ending(self, options: Mapping[str, str]) -> dict[str, str]:
        """Complete options for what plays by itself; raise `BadOption` for a value with which games need not end."""
        complete = self.complete(options)
        for option in self.options:
            if complete[option.name] in option.endless:
                ending = ", ".join(option.ending)
                raise BadOption(
                    f"option {option.name} of {self.id} is {complete[option.name]!r}, with which a game may never end: "
                    f"it is for tables of people; arenas, environments and checks take one of {ending}"
                )
        return complete

    def chosen(self, state: S) -> dict[str, str]:
        """Read a state's options back; an option is kept as its value's index in an attribute of its name."""
        return {option.name: option.values[int(getattr(state, option.name))] for option in self.options}

    # Actions

    @final
    @cached_property
    def actions(self) -> int:
        """Return the size of the action space."""
        last = self.action_kinds[-1]
        return last.first + last.count

    @final
    def action_kind(self, action: int) -> ActionKind:
        """Return the kind an action number belongs to."""
        for kind in self.action_kinds:
            if kind.first <= action < kind.first + kind.count:
                return kind
        raise BadNotation(f"{self.id} has actions 0 to {self.actions - 1}, not {action}")

    @abstractmethod
    def notation(self, state: S, action: int) -> str:
        """Write an action as text."""

    @abstractmethod
    def parse(self, state: S, text: str) -> int:
        """Read an action from text; raise `BadNotation` with an example of what would be right."""

    @abstractmethod
    def choice(self, state: S, action: int) -> Choice:
        """Return an action in its parts."""

    def choices(self, blind: S, seat: int) -> list[Choice]:
        """Return what the seat may do now."""
        return [self.choice(blind, action) for action in blind.legal(seat)]

    # How it stands

    def standings(self, state: S) -> list[int]:
        """Order the seats for lists, best first: winners, then by score; a game may break ties its own way."""
        won = state.winners()
        return sorted(range(state.seats), key=lambda seat: (not won >> seat & 1, -state.score(seat)))

    # What a seat is shown

    @abstractmethod
    def view(self, blind: S, seat: int) -> V:
        """Make a seat's view from its blind state."""

    @final
    def view_of(self, state: S, seat: int) -> V:
        """Make a seat's view; the only way from a full state to what anyone sees."""
        blind: Any = state.blind(seat)
        return self.view(blind, seat)

    @final
    def common(self, blind: S, seat: int) -> dict[str, Any]:
        """Return the fields that every view has, but for prompt and spots."""
        mask = blind.to_act()
        return {
            "game": self.id,
            "rules_version": self.rules_version,
            "options": self.chosen(blind),
            "seats": int(blind.seats),
            "seat": seat,
            "to_act": [] if mask == NATURE else bits(mask),
            "nature": mask == NATURE,
            "over": blind.over,
            "winners": bits(blind.winners()),
            "scores": [int(blind.score(each)) for each in range(blind.seats)],
            "choices": self.choices(blind, seat),
        }

    def draw(self, view: V, words: Words) -> Drawing:
        """Draw a view as plain text; a game that has a board draws it."""
        return draw_view(view, words)

    def describe(self, view: V, choice: Choice, words: Words) -> str:
        """Say what a choice of a view will do, before it is made."""
        return words.say(f"action-{choice.kind}")

    # Words

    @cached_property
    def folder(self) -> Traversable:
        """Return the folder of the game's package."""
        return files(sys.modules[type(self).__module__].__package__ or "")

    @final
    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Return the languages there are words for."""
        return languages_in(self.folder)

    def words(self, language: str = "en") -> Words:
        """Return the game's catalogue in a language, or in its first one where it has no such words."""
        if language not in self._catalogues:
            own = self.catalogue(language)
            shared = core_words(language if language in LANGUAGES else LANGUAGES[0])
            self._catalogues[language] = Words(language, shared, own)
        return self._catalogues[language]

    @cached_property
    def _catalogues(self) -> dict[str, Words]:
        return {}

    @final
    def catalogue(self, language: str) -> str:
        """Return the text of the game's own catalogue in a language, or in its first one."""
        return catalogue(self.folder, self._spoken(language))

    def _spoken(self, language: str) -> str:
        if language not in self.languages:
            check_language(language)
            return self.languages[0]
        return language

    @final
    def page(self, name: Literal["rules", "rulings"], language: str = "en") -> str:
        """Return the rules or rulings page as Markdown; a game without rulings of its own has no such page."""
        file = f"{name}.{self._spoken(language)}.md"
        found = next((self.folder / room / file for room in PAGES if (self.folder / room / file).is_file()), None)
        if found is None:
            if name == "rulings":
                return ""
            raise FileNotFoundError(f"{self.id} has no {file}")
        return found.read_text("utf-8")

    def glossary(self, words: Words) -> list[str]:
        """Say what stands on cards or tiles, a Markdown item each, to be looked up beside the rules."""
        return []

    @final
    def rule(self, number: int, grounds: Mapping[str, int] | None = None) -> Rule:
        """Return the rule behind a refusal's number, with the numbers behind that refusal."""
        return Rule(self, CORE_RULES.get(number) or self.rules[number], number, grounds or {})

    @final
    @lru_cache(maxsize=KEPT_EVENTS)  # noqa: B019 - a game lives as long as the process
    def event(self, row: tuple[int, ...]) -> Event:
        """Name the parts of an event as a seat sees it, kind and arguments; nobody may change what is returned."""
        kind = self.event_kinds[row[0]]
        values = dict(zip(kind.names, row[1:], strict=False))
        spots = {name: self.spot_name(values[name]) for name in kind.spots if values[name] >= 0}
        return Event(kind.name, values, spots)

    @final
    def say_event(self, event: Event, names: Sequence[str], words: Words) -> str:
        """Say an event in words; `names` are the players'."""
        kind = next(kind for kind in self.event_kinds if kind.name == event.kind)
        values: dict[str, str | int] = {}
        for argument in kind.arguments:
            name, family = argument.split(":")
            values[name] = self.say_value(family, event.values[name], names, words)
        return words.say(f"event-{event.kind}", **values)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        """Say one argument of an event: a seat's name, a spot's, a number, or a word of a family."""
        if family == "number":
            return value
        if family == "seat":
            return names[value] if value >= 0 else words.say("nobody")
        if family == "spot":
            return self.spot_name(value) if value >= 0 else words.say("nobody")
        return words.say(f"{family}-{'hidden' if value < 0 else value}")

    def spot_name(self, spot: int) -> str:
        """Return the id of a spot by its number in events; needed of games with events that name one."""
        return str(spot)

    # Identity

    def content(self) -> Any:
        """Return the cards, tiles and numbers the game is played with, as plain data."""
        return None

    @final
    @cached_property
    def content_hash(self) -> str:
        """Return the hash of the content, which a record's header names."""
        return blake2b(msgspec.json.encode(self.content(), order="deterministic"), digest_size=8).hexdigest()


PAGES = ("pages", "text")  # the folders of a package in which its pages may lie


def shares(state: State) -> list[float]:
    """Return what each seat won: the winners split 1, and nobody wins a game that was cut short."""
    won = bits(state.winners())
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]


def column(values: Iterable[int]) -> vec[i64]:
    """Make a state's column."""
    return vec[i64](values)
