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
from bestiary.core.chance import KEY_BYTES, Keyed, Recorder, Tape, TapeDry, commitment, mixed
from bestiary.core.errors import BadRecord, BestiaryError, OtherRulesVersion
from bestiary.core.game import Game, bits
from bestiary.core.log import Log
from bestiary.core.registry import get
from bestiary.core.state import NATURE, State

FORMAT = 2
UNBOUNDED = 1  # the format that kept no bounds: its draws can be made again only by executing the rules
NATURES_SEAT = -1


class Share(msgspec.Struct, array_like=True, frozen=True):
    """A player's own number in the key, and the hash of it that was shown to all before any number was."""

    seat: int
    commitment: str
    number: str = ""  # in hex, once it was shown


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a game was played with."""

    format: int = FORMAT
    game: str
    rules_version: int
    content: str
    seats: int
    options: dict[str, str]
    names: list[str]
    commitment: str | None = None  # the hash of the server's number (the key where nobody added to it), told before all
    key: str | None = None  # the key in hex, once the game is over
    number: str | msgspec.UnsetType = msgspec.UNSET  # the server's, once the game is over, if players added theirs
    shares: list[Share] | msgspec.UnsetType = msgspec.UNSET  # what players added to the key, by seat
    left_out: list[int] | msgspec.UnsetType = msgspec.UNSET  # seats that had promised a number and did not show it
    computed_by: str | msgspec.UnsetType = msgspec.UNSET  # what computed outcomes from outside, and on what machine


class Move(msgspec.Struct, array_like=True):
    """One decision in notation, or an outcome of nature."""

    seat: int
    text: str
    outcome: list[int] = []


class Result(msgspec.Struct, kw_only=True):
    """How a game ended; nobody wins one that was cut short."""

    winners: list[int]
    scores: list[int]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game from its first draw on."""

    header: Header
    tape: list[int] = []  # every answer of chance, in order
    bounds: list[int] = []  # of each answer; none in the first format
    moves: list[Move] = []
    events: list[list[int]] = []  # kind, audience, four arguments or more
    result: Result | None = None

    @property
    def game(self) -> Game:
        """Return the game that was played."""
        return get(self.header.game)

    def check_version(self) -> None:
        """Raise `OtherRulesVersion` if the record can't be executed by what is installed."""
        header, game = self.header, self.game
        if header.rules_version != game.rules_version:
            raise OtherRulesVersion(
                f"this record of {header.game} follows rules version {header.rules_version}, installed is "
                f"{game.rules_version}: it can be shown from its events, not executed"
            )
        if header.content != game.content_hash:
            raise OtherRulesVersion(f"this record of {header.game} was played with other cards or tiles than installed")

    def replay(self) -> Iterator[tuple[State, int]]:
        """Execute the record: yield the state and the number of events after the deal and after every move.

        It is the same state each time, gone on; clone it to keep it.
        """
        header, game = self.header, self.game
        self.check_version()
        try:
            state: State = game.blank(header.seats)
            chance = Recorder(Tape(self.tape))
            state.chance = chance
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
        if header.format != UNBOUNDED and chance.limits() != self.bounds:
            raise BadRecord("this record is corrupt: executing it asks for draws with other bounds than it holds")
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
        """Execute the record and return its last state."""
        last: State | None = None
        for state, _ in self.replay():
            last = state
        assert last is not None
        return last

    def verify_key(self) -> bool:
        """Tell whether the revealed key fits the commitments and give the chance that was played with."""
        self.check_version()
        header = self.header
        if not key_fits(header):
            return False
        assert header.key is not None
        chance = Recorder(Keyed(bytes.fromhex(header.key)))
        game = self.game
        try:
            state = game.start(header.seats, chance, header.options)
            for move in self.moves:
                apply_move(game, state, move)
        except (BestiaryError, ValueError, OverflowError):
            return False  # other chance than was played with makes other moves illegal
        return chance.tape() == self.tape and (header.format == UNBOUNDED or chance.limits() == self.bounds)


def key_fits(header: Header) -> bool:
    """Tell whether a revealed key is made from the numbers whose hashes were told before, the server's and players'."""
    if header.key is None or header.commitment is None:
        return False
    shares = header.shares or []
    try:
        key = bytes.fromhex(header.key)
        number = bytes.fromhex(header.number) if header.number is not msgspec.UNSET else key
        numbers = [bytes.fromhex(share.number) for share in shares]
    except ValueError:
        return False
    if any(len(each) != KEY_BYTES for each in (key, number, *numbers)):
        return False
    promised = [header.commitment, *(share.commitment for share in shares)]
    return [commitment(each) for each in (number, *numbers)] == promised and mixed(number, numbers) == key


def apply_move(game: Game, state: State, move: Move) -> None:
    """Play one recorded move."""
    if move.seat == NATURES_SEAT:
        if state.to_act() != NATURE:
            raise BadRecord("an outcome stands where nobody threw anything")
        state.apply_nature(vec[i64](move.outcome))
    elif not 0 <= move.seat < state.seats:
        raise BadRecord(f"seat {move.seat} made a move at a table for {state.seats}")
    else:
        decide(state, game, move.seat, read_decision(game, state, move.text))


def result_of(state: State) -> Result:
    """Return how a finished game ended."""
    return Result(winners=bits(state.winners()), scores=[int(state.score(seat)) for seat in range(state.seats)])


def save(record: Record, path: Path) -> None:
    """Write a record to a file in one step: a killed process leaves the old file or the new one."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(encode(record))
    part.replace(path)


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}") from None
    return decode(data)


def encode(record: Record) -> bytes:
    """Write a record as JSON: a line for the header, the tape and the result, and one for each move and event."""
    parts = {
        "header": msgspec.json.encode(record.header),
        "tape": msgspec.json.encode(record.tape),
        **({"bounds": msgspec.json.encode(record.bounds)} if record.header.format != UNBOUNDED else {}),
        "moves": _one_a_line(record.moves),
        "events": _one_a_line(record.events),
        "result": msgspec.json.encode(record.result),
    }
    return b"{" + b",\n".join(b'"%s":%s' % (name.encode(), part) for name, part in parts.items()) + b"}\n"


def _one_a_line(rows: Sequence[object]) -> bytes:
    return b"[" + b",".join(b"\n" + msgspec.json.encode(row) for row in rows) + b"]"


def decode(data: bytes) -> Record:
    """Read a record from JSON."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is no record of a game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this record is corrupt or truncated: {error}") from None
    if not UNBOUNDED <= record.header.format <= FORMAT:
        raise BadRecord(f"this record has format {record.header.format}; this Bestiary reads formats up to {FORMAT}")
    if len(record.bounds) != (0 if record.header.format == UNBOUNDED else len(record.tape)):
        raise BadRecord("this record is corrupt: it does not hold one bound for each answer of chance")
    return record
