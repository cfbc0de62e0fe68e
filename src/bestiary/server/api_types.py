"""What the HTTP API takes and gives. The page's TypeScript types come from these classes too."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import structs
from pydantic import ConfigDict, Field, with_config

from bestiary.core.view import Event

Number = Annotated[int, Field(ge=-(1 << 62), le=1 << 62)]  # that compiled rules take
STRICT = ConfigDict(extra="forbid")


@dataclass
class OptionInfo:
    """A choice made before a game starts; the first value is the default. Words: `option-<name>-<value>`."""

    name: str
    values: list[str]
    open: bool = False  # whether it takes a text of one's own as well,
    form: Literal["text", "number", "seat", "seats"] = "text"  # and what that says


@dataclass
class GameInfo:
    """A game one can open a table for."""

    id: str
    rules_version: int
    title: dict[str, str]  # by language
    summary: dict[str, str]
    players: list[int]
    minutes: list[int]
    options: list[OptionInfo]
    bots: list[str]
    practice: bool  # whether one can practise before a game
    newcomer: str = ""  # the bot whom somebody meets who has not played it yet
    trouble: str = ""  # why no table can be opened: the package that registers the game is at fault


@dataclass
class ContentInfo:
    """What a screen needs of a game besides its words and views."""

    events: dict[str, dict[str, str]]  # what each event's arguments are: seat, spot, number or a family of words
    printed: dict[str, Any]  # what is printed on cards, board and charts, under the names the game gives it


@with_config(STRICT)
@dataclass
class WantedContent:
    """A question for what a game brings under these options; those left out have their defaults."""

    options: dict[str, str] = field(default_factory=dict)


@with_config(STRICT)
@dataclass
class WantedSeat:
    """Who shall sit on a seat: `me` is whoever opens the table, `person` gets a link, `bot` plays at once."""

    kind: Literal["me", "person", "bot"]
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=40)] = ""


@with_config(STRICT)
@dataclass
class WantedClock:
    """How the table is timed: `seconds` a turn (`move`, `days`) or a game (`game`)."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=5_184_000)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    lag: Annotated[int, Field(ge=0, le=5000)] = 500


@with_config(STRICT)
@dataclass
class OpenTable:
    """A request for a table."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=16)]
    options: dict[str, str] = field(default_factory=dict)
    clock: WantedClock = field(default_factory=WantedClock)
    hints: bool = False  # whether all who sit down agree on hints; against bots alone they are always to be had
    round: Annotated[str, Field(max_length=64)] = ""  # in which the opener promised a number for the key
    number: Annotated[str, Field(max_length=64)] = ""  # that number, in hex


@dataclass
class ShareInfo:
    """A player's own number in the key, in hex, and the hash of it that was shown before any number was."""

    seat: int
    commitment: str
    number: str


@with_config(STRICT)
@dataclass
class BeginRound:
    """A promise of 32 bytes for a table's key by their hash: the opener's, for a seat of his own."""

    seat: Annotated[int, Field(ge=0, le=64)]
    commitment: Annotated[str, Field(max_length=64)]


@dataclass
class RoundInfo:
    """A round in which all have promised: the server's hash, and the players'. Numbers are shown within ten seconds."""

    round: str
    commitment: str
    shares: list[ShareInfo]


@dataclass
class Link:
    """A way in: what it gives, its token, and the page's path with it."""

    role: Literal["owner", "seat", "spectator"]
    seats: list[int]
    token: str
    path: str


@dataclass
class OpenedTable:
    """A table with a link for each person and one for spectators; the first is the owner's."""

    table: str
    links: list[Link]


@dataclass
class PersonInfo:
    """Who sits on a seat."""

    name: str
    bot: str
    stand_in: str


@dataclass
class TableInfo:
    """What a link leads to."""

    table: str
    game: str
    options: dict[str, str]
    people: list[PersonInfo]
    clock: WantedClock
    opened: int  # milliseconds
    hints: bool
    over: bool
    seats: list[int]
    owner: bool
    due: bool  # whether a seat of the link owes a decision now


@with_config(STRICT)
@dataclass
class OpenGathering:
    """A request for a table to gather at; with a name, whoever opens it sits down at once."""

    game: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(max_length=40)] = ""
    beast: Annotated[str, Field(max_length=40)] = "owl"


@with_config(STRICT)
@dataclass
class QuickPlay:
    """A request for a game with whoever wants the same one now."""

    game: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    beast: Annotated[str, Field(max_length=40)] = "owl"


@dataclass
class OpenedGathering:
    """A table to gather at, the guest's own token there, and the one path that leads all others to it."""

    gathering: str
    token: str
    path: str


@dataclass
class CalledTable:
    """Which table a spoken name belongs to."""

    gathering: str
    game: str


@dataclass
class WaitingTable:
    """A listed table with a free chair."""

    gathering: str
    game: str
    host: str
    clock: str
    quick: bool  # whether it begins by itself in a moment
    colours: list[int]
    bots: list[str]
    free: int


@dataclass
class WatchedTable:
    """A listed game that goes on, with the token of those who look on."""

    table: str
    game: str
    people: list[PersonInfo]
    colours: list[int]
    token: str


@dataclass
class OpenTables:
    """What strangers may come to."""

    open: list[WaitingTable]
    watch: list[WatchedTable]


@dataclass
class EventInfo:
    """Something that happened; its words are `event-<kind>`."""

    kind: str
    values: dict[str, int]
    spots: dict[str, str]  # the ids of those values that are spots of the board

    @classmethod
    def of(cls, event: Event) -> EventInfo:
        """Return an event as HTTP tells it: all of it."""
        return cls(**structs.asdict(event))


@dataclass
class LogInfo:
    """Everything a seat was told so far."""

    seat: int
    events: list[EventInfo]


@dataclass
class Step:
    """One move of a recorded game: who played what, what followed, and what changes in the view."""

    seat: int
    notation: str
    events: list[EventInfo]
    changes: list[Any]  # as in an update of the socket protocol


@dataclass
class Evidence:
    """What anyone needs to draw all values of chance again, without the rules and without trusting who tells it."""

    format: int  # the first keeps no bounds: there the values are not checkable by themselves
    commitment: str
    key: str
    number: str  # the server's own; the key where nobody added to it
    shares: list[ShareInfo]
    tape: list[int]
    bounds: list[int]


@dataclass
class Replay:
    """A recorded game as a seat saw it; without views if it follows another rules version than the one installed."""

    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    seat: int
    verified: bool  # whether the server, executing the rules with the key, drew the same; never of an imported game
    imported: bool  # whether it was played elsewhere: nobody here saw a hash of its key beforehand
    evidence: Evidence
    view: Any  # the game's view after the deal, or null
    events: list[EventInfo]  # the deal's
    steps: list[Step]
    winners: list[int]
    scores: list[int]


@dataclass
class RecordInfo:
    """A finished game in a list."""

    record: str
    game: str
    rules_version: int
    opened: int  # in milliseconds
    names: list[str]
    winners: list[int]
    scores: list[int]
    abandoned: bool


@dataclass
class RecordPage:
    """A page of a list of finished games, the one opened last first."""

    records: list[RecordInfo]
    next: str  # what to go on `after`; empty at the end


@with_config(STRICT)
@dataclass
class Tried:
    """What someone practises: how the table lies, and the decisions of one try, an aim among them by its numbers."""

    text: Annotated[str, Field(max_length=6_000)] = ""
    decisions: Annotated[list[Number | Annotated[list[Number], Field(max_length=32)]], Field(max_length=8)] = field(
        default_factory=list
    )


@dataclass
class Practised:
    """What came of it: how the table lies for the next try, what is seen, and what happened."""

    text: str
    air: Any  # the view while something was in the air; null if more decisions are to come before
    view: Any
    events: list[EventInfo]
    foreseen: Any  # what can be told beforehand of the next try


@dataclass
class StoredRecord:
    """An imported record, with the token that may delete it."""

    record: str
    token: str


@dataclass
class Problem:
    """What was wrong and what would be right."""

    code: str
    words: str
