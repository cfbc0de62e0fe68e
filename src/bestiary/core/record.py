"""A game written down: who played what, what chance and nature gave, what everyone saw, how it ended.

Under the rules version it was played with, a record is executed again and gives the same state. Under another one it
is shown from its events, never executed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.aims import decide, read_decision
from bestiary.core.chance import Keyed, Recorder, Tape, TapeDry, commitment
from bestiary.core.errors import BadRecord, BestiaryError, OtherRulesVersion
from bestiary.core.game import Game, bits
from bestiary.core.log import Log
from bestiary.core.registry import get
from bestiary.core.state import NATURE, State

FORMAT = 1
NATURES_SEAT = -1


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Is what a game was played with."""

    format: int = FORMAT
    game: str
    rules_version: int
    content: str
    seats: int
    options: dict[str, str]
    names: list[str]
    commitment: str | None = None  # the hash of the key, published before the first draw
    key: str | None = None  # the key in hex, once the game is over


class Move(msgspec.Struct, array_like=True):
    """Is one decision in notation, or an outcome of nature."""

    seat: int
    text: str
    outcome: list[int] = []


class Result(msgspec.Struct, kw_only=True):
    """Is how a game ended; nobody wins one that was cut short."""

    winners: list[int]
    scores: list[int]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Is a game from its first draw on."""

    header: Header
    tape: list[int] = []  # every answer of chance, in order
    moves: list[Move] = []
    events: list[list[int]] = []  # kind, audience, four arguments or more
    result: Result | None = None

    @property
    def game(self) -> Game:
        """Returns the game that was played."""
        return get(self.header.game)

    def check_version(self) -> None:
        """Raises `OtherRulesVersion` if the record can't be executed by what is installed."""
        header, game = self.header, self.game
        if header.rules_version != game.rules_version:
            raise OtherRulesVersion(
                f"this record of {header.game} follows rules version {header.rules_version}, installed is "
                f"{game.rules_version}: it can be shown from its events, not executed"
            )
        if header.content != game.content_hash:
            raise OtherRulesVersion(f"this record of {header.game} was played with other cards or tiles than installed")

    def replay(self) -> Iterator[tuple[State, int]]:
        """Executes the record: yields the state and the number of events after the deal and after every move.

        It is the same state each time, gone on; clone it to keep it.
        """
        header, game = self.header, self.game
        self.check_version()
        try:
            state: State = game.blank(header.seats)
            state.chance = Tape(self.tape)
            state.log = Log()
            game.set_up(state, game.complete(header.options))
            yield state, len(state.log)
            for move in self.moves:
                apply_move(game, state, move)
                yield state, len(state.log)
        except TapeDry:
            raise BadRecord("this record is truncated: chance was asked more often than it holds answers") from None
        except (BestiaryError, ValueError, OverflowError) as error:
            raise BadRecord(f"this record does not follow the rules: {error}") from error
        if state.chance.asked != len(self.tape):
            raise BadRecord("this record is corrupt: it holds more answers of chance than were asked for")
        if [list(row) for row in state.log.rows()] != self.events:
            raise BadRecord("this record is corrupt: executing it gives other events than it holds")
        if self.result != (result_of(state) if state.over else None):
            raise BadRecord("this record is corrupt: executing it gives another result than it holds")

    def __iter__(self) -> Iterator[tuple[Move, State]]:
        """Execute the record move by move: yield each with the state after it, a copy of its own."""
        states = self.replay()
        next(states)
        for move, (state, _) in zip(self.moves, states, strict=False):
            yield move, state.clone()

    def final(self) -> State:
        """Executes the record and returns its last state."""
        last: State | None = None
        for state, _ in self.replay():
            last = state
        assert last is not None
        return last

    def verify_key(self) -> bool:
        """Tells whether the revealed key fits the commitment and gives the chance that was played with."""
        self.check_version()
        header = self.header
        if header.key is None or header.commitment is None:
            return False
        try:
            key = bytes.fromhex(header.key)
            chance = Recorder(Keyed(key))
        except ValueError:
            return False
        if commitment(key) != header.commitment:
            return False
        game = self.game
        try:
            state = game.start(header.seats, chance, header.options)
            for move in self.moves:
                apply_move(game, state, move)
        except (BestiaryError, ValueError, OverflowError):
            return False  # other chance than was played with makes other moves illegal
        return chance.tape() == self.tape


def apply_move(game: Game, state: State, move: Move) -> None:
    """Plays one recorded move."""
    if move.seat == NATURES_SEAT:
        if state.to_act() != NATURE:
            raise BadRecord("an outcome stands where nobody threw anything")
        state.apply_nature(vec[i64](move.outcome))
    elif not 0 <= move.seat < state.seats:
        raise BadRecord(f"seat {move.seat} made a move at a table for {state.seats}")
    else:
        decide(state, game, move.seat, read_decision(game, state, move.text))


def result_of(state: State) -> Result:
    """Returns how a finished game ended."""
    return Result(winners=bits(state.winners()), scores=[int(state.score(seat)) for seat in range(state.seats)])


def save(record: Record, path: Path) -> None:
    """Writes a record to a file in one step: a killed process leaves the old file or the new one."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(encode(record))
    part.replace(path)


def load(path: Path) -> Record:
    """Reads a record from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}") from None
    return decode(data)


def encode(record: Record) -> bytes:
    """Writes a record as JSON: a line for the header, the tape and the result, and one for each move and event."""
    parts = {
        "header": msgspec.json.encode(record.header),
        "tape": msgspec.json.encode(record.tape),
        "moves": _one_a_line(record.moves),
        "events": _one_a_line(record.events),
        "result": msgspec.json.encode(record.result),
    }
    return b"{" + b",\n".join(b'"%s":%s' % (name.encode(), part) for name, part in parts.items()) + b"}\n"


def _one_a_line(rows: Sequence[object]) -> bytes:
    return b"[" + b",".join(b"\n" + msgspec.json.encode(row) for row in rows) + b"]"


def decode(data: bytes) -> Record:
    """Reads a record from JSON."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is no record of a game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this record is corrupt or truncated: {error}") from None
    if record.header.format != FORMAT:
        raise BadRecord(f"this record has format {record.header.format}; this Bestiary reads format {FORMAT}")
    return record
