"""What a game declares of itself: metadata that is checked, and the bridge from integers to words and views."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Literal

import msgspec
from librt.vecs import vec
from msgspec.structs import astuple
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Term, Trial, Unseen
from bestiary.core.errors import BadNotation, BadOption, BadSeats, NoPractice
from bestiary.core.options import check_text
from bestiary.core.state import NATURE, NOT_ASKED, OVER, UNKNOWN_ACTION, State
from bestiary.core.view import Change, Choice, Drawing, Event, View
from bestiary.core.words import LANGUAGES, Words, catalogue, check_language, core_words

CONTRACT = 1  # raised when the contract changes in a way that a game can notice

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
KEPT_EVENTS = 8192  # by name, for all tables to share
CORE_RULES = {int(OVER): "over", int(NOT_ASKED): "not-asked", int(UNKNOWN_ACTION): "unknown-action"}


@dataclass(frozen=True)
class Rule:
    """Is a rule a refusal can cite: its id on the rules or rulings page, and its words."""

    game: Game
    id: str
    number: int

    def words(self, language: str = "en") -> str:
        """Says why the rule forbids an action."""
        return self.game.words(language).say(f"rule-{self.id}")


class Game(ABC):
    """Describes a game to every layer above the rules. A game's package has one instance of a subclass as `GAME`."""

    id: ClassVar[str]
    contract: ClassVar[int] = CONTRACT
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[Option, ...]] = ()
    state: ClassVar[type[State]]
    action_kinds: ClassVar[tuple[ActionKind, ...]]
    event_kinds: ClassVar[tuple[EventKind, ...]]  # event kind k is the k-th of these
    rules: ClassVar[Mapping[int, str]]  # a refusal's number: the rule's id
    # What each kind of action needs, by its name, in the order in which a person is told; `State.breaks` judges each.
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {}
    # Kinds of actions that a seat may be asked for though nothing else is allowed, each with the reason; where a game
    # says nothing of it, nothing is checked.
    asked_alone: ClassVar[Mapping[str, str] | None] = None
    # Places of a view (`table.*.corner.*`) that the spoken text leaves out, each with the reason.
    unspoken: ClassVar[Mapping[str, str] | None] = None
    terms: ClassVar[tuple[Term, ...]]
    horizon: ClassVar[int] = 20  # random decisions that search plays on before it weighs a position by its terms
    scale: ClassVar[int] = 300  # the weight of terms that makes one seat's chances e times another's
    tries: ClassVar[int] = 1  # of so many random decisions beyond the tree search takes the best by the terms
    exploration: ClassVar[int] = 70  # how much search tries what looks worse so far, in hundredths of a won game
    observation_width: ClassVar[int]
    observation_range: ClassVar[tuple[int, int]]
    simultaneous: ClassVar[bool]  # whether several seats can owe at once
    nature: ClassVar[bool] = False  # whether outcomes come from outside
    aims: ClassVar[int] = 0  # how many numbers an aim has; 0 in a game without aims
    practice: ClassVar[tuple[str, ...]] = ()  # kinds of events told in practice, where there is something to practise
    chance_outcomes: ClassVar[int]  # the largest n the rules ask below(n) for
    longest: ClassVar[int]  # the most decisions a game can take
    information: ClassVar[Literal["perfect", "imperfect"]]
    hides_actions: ClassVar[bool] = False  # whether a seat may have to decide before it sees what another decided
    forgets: ClassVar[bool] = False  # whether something shown can be hidden again by the same decision
    rotates: ClassVar[bool] = False  # whether the first draw is the first seat, and all seats are alike but for it
    moments: ClassVar[tuple[str, ...]] = ()  # kinds of moments at which seats may answer another's doings, or pass
    default_orders: ClassVar[tuple[str, ...]] = ()  # those of them at which a seat is asked if it says nothing else

    # Starting

    @abstractmethod
    def deal(self, state: State, options: Mapping[str, str]) -> None:
        """Sets a blank state up, drawing from its chance source."""

    def blank(self, seats: int) -> State:
        """Makes a state with nothing set up."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.id} is played by {allowed} players, not {seats}")
        return self.state(seats)

    def start(self, seats: int, chance: Chance, options: Mapping[str, str] | None = None) -> State:
        """Sets a new game up that draws from `chance`."""
        chosen = self.complete(options or {})
        state = self.blank(seats)
        state.chance = chance
        self.deal(state, chosen)
        return state

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Checks options and adds the defaults of those not given."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; it has: {names}")
            if value in known[name].values:
                continue
            if known[name].open:
                check_text(name, value)
                self.check_text(name, value)
            else:
                raise BadOption(f"option {name} of {self.id} is one of {', '.join(known[name].values)}, not {value!r}")
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def complete_ending(self, options: Mapping[str, str]) -> dict[str, str]:
        """Completes options for what plays by itself; raises `BadOption` for a value with which games need not end."""
        complete = self.complete(options)
        for option in self.options:
            if complete[option.name] in option.endless:
                ending = ", ".join(option.ending)
                raise BadOption(
                    f"option {option.name} of {self.id} is {complete[option.name]!r}, with which a game may never end: "
                    f"it is for tables of people; arenas, environments and checks take one of {ending}"
                )
        return complete

    def check_setting(self, seats: int, options: Mapping[str, str]) -> None:
        """Raises an error if complete options don't go with each other or with the number of players.

        A game that has such options calls it in `deal`; the checks ask it which settings there are.
        """
        return

    def check_text(self, name: str, text: str) -> None:
        """Checks a text given for an open option; raises an error that says what is wrong with it."""
        raise NotImplementedError

    def chosen(self, state: State) -> dict[str, str]:
        """Reads a state's options back; an option is kept as its value's index in an attribute of its name."""
        return {option.name: option.values[int(getattr(state, option.name))] for option in self.options}

    # Actions

    @cached_property
    def actions(self) -> int:
        """Returns the size of the action space."""
        last = self.action_kinds[-1]
        return last.first + last.count

    def action_kind(self, action: int) -> ActionKind:
        """Returns the kind an action number belongs to."""
        for kind in self.action_kinds:
            if kind.first <= action < kind.first + kind.count:
                return kind
        raise BadNotation(f"{self.id} has actions 0 to {self.actions - 1}, not {action}")

    @abstractmethod
    def notation(self, state: State, action: int) -> str:
        """Writes an action as text."""

    @abstractmethod
    def parse(self, state: State, text: str) -> int:
        """Reads an action from text; raises `BadNotation` with an example of what would be right."""

    @abstractmethod
    def choice(self, state: State, action: int) -> Choice:
        """Returns an action in its parts."""

    # Answers out of turn: a seat's standing orders say at which kinds of moments it is asked

    def moment(self, blind: State) -> str:
        """Returns the kind of the moment that can be answered now, from what a spectator knows, or nothing."""
        return ""

    def moments_for(self, blind: State, seat: int) -> tuple[str, ...]:
        """Returns the kinds of the open moment as one seat sees it: it is asked if its orders name any of them."""
        return (self.moment(blind),)

    def on_turn(self, blind: State) -> int:
        """Returns the mask of the seats whose own moment it is: they are asked whatever their orders say."""
        return 0

    def passing(self, state: State) -> int:
        """Returns the action that lets the moment pass; asked for only where there is one."""
        raise NotImplementedError

    # How it stands

    def standings(self, state: State) -> list[int]:
        """Orders the seats for lists, best first: winners, then by score; a game may break ties its own way."""
        won = state.winners()
        return sorted(range(state.seats), key=lambda seat: (not won >> seat & 1, -state.score(seat)))

    def figures(self, state: State) -> Mapping[str, float]:
        """Returns what else a finished game tells about the game's balance, a number by its name, for arenas."""
        return {}

    def drawn(self, told: Iterable[Sequence[int]]) -> Sequence[tuple[int, str]]:
        """Returns each seat and card that came to it in a finished game, from all rows of its log, for arenas."""
        return ()

    def won_in_order(self, state: State, first: int) -> dict[str, float]:
        """Returns as figures how a win falls to the places in the order of play, of which `first` has the first."""
        won = bits(state.winners())
        shares = {(seat - first) % state.seats: 1 / len(won) for seat in won}
        return {f"won by the {ORDER[place]} to play": shares.get(place, 0.0) for place in range(state.seats)}

    # What a seat is shown

    @abstractmethod
    def view(self, blind: State, seat: int) -> View:
        """Makes a seat's view from its blind state."""

    @abstractmethod
    def draw(self, view: View, words: Words) -> Drawing:
        """Draws a view as plain text."""

    def describe(self, view: View, choice: Choice, words: Words) -> str:
        """Says what a choice of a view will do, before it is made."""
        return words.say(f"action-{choice.kind}")

    def glossary(self, words: Words) -> list[str]:
        """Says what stands on cards or tiles, a Markdown item each, to be looked up beside the rules."""
        return []

    def own(self, blind: State, seat: int, public: Callable[[], View]) -> dict[str, Any]:
        """Returns the fields of a seat's view that may differ from `public`, a spectator's view of the same moment.

        A game that makes only these spares the table the making of all the rest for each seat.
        """
        view = self.view(blind, seat)
        fields = zip(view.__struct_fields__, astuple(public()), astuple(view), strict=True)
        return {name: own for name, shared, own in fields if own is not shared and own != shared}

    def changes(self, before: State, after: State) -> list[Change] | None:
        """Returns what turns a spectator's view of one moment into that of another, from their blind states.

        A game that finds it there spares the table the making of views, which are else compared.
        """
        return None

    def view_of(self, state: State, seat: int) -> View:
        """Makes a seat's view; the only way from a full state to what anyone sees."""
        return self.view(state.blind(seat), seat)

    def common(self, blind: State, seat: int) -> dict[str, Any]:
        """Returns the fields that every view has, but for prompt and spots."""
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

    def choices(self, blind: State, seat: int) -> list[Choice]:
        """Returns what the seat may do now."""
        return [self.choice(blind, action) for action in blind.legal(seat)]

    # For the checks: what a game may add so that they look deeper

    def invariants(self, state: State) -> list[str]:
        """Names what is broken in a full state: cards, pieces or counts that have come or gone."""
        return []

    def positions(self) -> Mapping[str, State]:
        """Returns positions worth a look that play hardly ever reaches, each by a name; new states each time."""
        return {}

    def trials(self) -> Sequence[Trial]:
        """Returns long checks of the game's own, which only a full check runs."""
        return ()

    def unseen(self, blind: State) -> Unseen | None:
        """Returns the cards that a blind state leaves open, where they are kept as counts by kind."""
        return None

    def chances(self, blind: State) -> Mapping[tuple[str, int], Mapping[int, float]] | None:
        """Returns how likely each value of hidden cells (column and index) is, where cards are kept one by one."""
        return None

    # Nature: needed only of a game with outcomes from outside

    def rare_outcomes(self) -> Mapping[str, tuple[State, Sequence[int]]]:
        """Returns moments at which nature owes, each with an outcome that hardly ever comes, by a name."""
        return {}

    def outcome(self, state: State, chance: Chance) -> Sequence[int]:
        """Returns an outcome that nature may give here, quickly: for search, arenas, environments and checks."""
        raise NotImplementedError

    def live_outcome(self, state: State, chance: Chance) -> Sequence[int]:
        """Computes the outcome at a live table, however long it takes; the quick one if there is no better."""
        return self.outcome(state, chance)

    def sample_aim(self, state: State, seat: int, chance: Chance) -> Sequence[int] | None:
        """Returns an aim the seat may take here, or nothing where it may take none."""
        return None

    def rehearse(self, text: str) -> State:
        """Lays a table out to practise on, at first from an empty text; raises `BadNotation` for a bad one."""
        raise NoPractice(f"{self.id} has nothing to practise")

    def rehearsed(self, state: State) -> str:
        """Ends what was practised on such a table once it is at rest, and writes how it lies then."""
        raise NoPractice(f"{self.id} has nothing to practise")

    def aim_of(self, box: Sequence[float]) -> list[int]:
        """Turns as many numbers from -1 to 1 as an aim has into one that the rules allow: for learners."""
        raise NotImplementedError

    def advise(self, blind: State, seat: int, chance: Chance, effort: int) -> int | None:
        """Returns the action a bot takes where search can't see what follows, or nothing to let it search.

        Effort 1 is the least that plays sensibly; what more of it means is the game's.
        """
        return None

    # Words

    @cached_property
    def folder(self) -> Traversable:
        """Returns the folder of the game's package."""
        return files(sys.modules[type(self).__module__].__package__ or "")

    def words(self, language: str = "en") -> Words:
        """Returns the game's catalogue in a language."""
        if language not in self._catalogues:
            texts = core_words(check_language(language)), catalogue(self.folder, language)
            self._catalogues[language] = Words(language, *texts)
        return self._catalogues[language]

    @cached_property
    def _catalogues(self) -> dict[str, Words]:
        return {}

    def page(self, name: Literal["rules", "rulings"], language: str = "en") -> str:
        """Returns the rules or rulings page as Markdown."""
        return (self.folder / "text" / f"{name}.{check_language(language)}.md").read_text("utf-8")

    def rule(self, number: int) -> Rule:
        """Returns the rule behind a refusal's number."""
        return Rule(self, CORE_RULES.get(number) or self.rules[number], number)

    @lru_cache(maxsize=KEPT_EVENTS)  # noqa: B019 - a game lives as long as the process
    def event(self, row: tuple[int, ...]) -> Event:
        """Names the parts of an event as a seat sees it: (kind, a, b, c, d); nobody may change what is returned."""
        kind = self.event_kinds[row[0]]
        return Event(kind.name, dict(zip(kind.names, row[1:], strict=False)))

    def say_event(self, event: Event, names: Sequence[str], words: Words) -> str:
        """Says an event in words; `names` are the players'."""
        kind = next(kind for kind in self.event_kinds if kind.name == event.kind)
        values: dict[str, str | int] = {}
        for argument in kind.arguments:
            name, family = argument.split(":")
            values[name] = self.say_value(family, event.values[name], names, words)
        return words.say(f"event-{event.kind}", **values)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        """Says one argument of an event: a seat's name, a spot's, a number, or a word of a family."""
        if family == "number":
            return value
        if family == "seat":
            return names[value] if value >= 0 else words.say("nobody")
        if family == "spot":
            return self.spot_name(value) if value >= 0 else words.say("nobody")
        return words.say(f"{family}-{'hidden' if value < 0 else value}")

    def spot_name(self, spot: int) -> str:
        """Returns the id of a spot by its number in events."""
        raise NotImplementedError

    # Identity

    def content(self) -> Any:
        """Returns the cards, tiles and numbers the game is played with, as plain data."""
        return None

    @cached_property
    def content_hash(self) -> str:
        """Returns the hash of the content, which a record's header names."""
        return blake2b(msgspec.json.encode(self.content(), order="deterministic"), digest_size=8).hexdigest()

    @property
    def languages(self) -> tuple[str, ...]:
        """Returns the languages there are words for."""
        return LANGUAGES


def bits(mask: int) -> list[int]:
    """Returns the numbers of the bits that are set."""
    return list(_bits(mask))


def shares(state: State) -> list[float]:
    """Returns what each seat won: the winners split 1, and nobody wins a game that was cut short."""
    won = bits(state.winners())
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]


@lru_cache(maxsize=4096)
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def column(values: Iterable[int]) -> vec[i64]:
    """Makes a state's column."""
    return vec[i64](values)
