"""A recorded game as a row of moments: what was played, what happened, what each seat saw."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bestiary.core.errors import BadRecord, BestiaryError, OtherRulesVersion
from bestiary.core.record import NATURES_SEAT, Record, decode, result_of
from bestiary.core.state import State
from bestiary.core.view import Event, View
from bestiary.core.words import Words
from bestiary.terminal.command import command
from bestiary.terminal.saved import is_saved
from bestiary.terminal.shelf import called
from bestiary.terminal.speech import game_words

ARGUMENTS = 6  # an event's row: kind, audience, four arguments


@dataclass(frozen=True)
class Moment:
    """The game after a move: its state if it could be executed, and the numbers of its first and last new event."""

    move: int  # 0 is the deal
    state: State | None
    first: int
    last: int


class Reel:
    """A record that was checked: executed under its own rules version, or to be shown from its events."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.other: OtherRulesVersion | None = None
        header = record.header
        if len(header.names) != header.seats or header.seats not in self.game.seats:
            raise BadRecord(f"this record names {len(header.names)} players for {header.seats} seats")
        if any(len(row) != ARGUMENTS for row in record.events):
            raise BadRecord(f"this record is corrupt: an event has {ARGUMENTS} numbers")
        if any(not NATURES_SEAT <= move.seat < header.seats for move in record.moves):
            raise BadRecord(f"this record is corrupt: a move belongs to none of its {header.seats} seats")
        if record.result is not None and len(record.result.scores) != header.seats:
            raise BadRecord(f"this record is corrupt: its result has no score for each of {header.seats} seats")
        self.moments = self._moments()
        self.fair = self._fairness()

    def _moments(self) -> list[Moment]:
        moments: list[Moment] = []
        told = 0
        try:
            for state, events in self.record.replay():
                moments.append(Moment(len(moments), state.clone(), told, events))
                told = events
        except OtherRulesVersion as error:
            self.other = error
            # Which events belong to which move is known only to the rules it was played with.
            return [Moment(0, None, 0, len(self.record.events))]
        end = moments[-1].state
        assert end is not None
        claimed = self.record.result
        if (claimed is not None) != end.over or (claimed is not None and claimed != result_of(end)):
            raise BadRecord("this record is corrupt: executing it gives another result than it holds")
        return moments

    def _fairness(self) -> str:
        """Return whether the draws follow from the key: fair, unfair, or unkeyed where that can't be told."""
        header = self.record.header
        if header.key is None or header.commitment is None or self.other is not None:
            return "unkeyed"
        try:
            return "fair" if self.record.verify_key() else "unfair"
        except BestiaryError:
            return "unfair"

    @property
    def spectator(self) -> int:
        return self.record.header.seats

    def moment(self, move: int) -> Moment:
        """Return the game after a move."""
        if not 0 <= move < len(self.moments):
            raise BadRecord(f"this record can be shown up to move {len(self.moments) - 1}, not {move}")
        return self.moments[move]

    def view(self, move: int, seat: int) -> View | None:
        """Return what a seat saw after a move, or None where there is no state."""
        state = self.moments[move].state
        return None if state is None else self.game.view_of(state, seat)

    def events(self, moment: Moment, seat: int) -> list[Event | None]:
        """Return what a seat could read of a moment; None for an event this version does not know."""
        rows = [row for row in self.record.events[moment.first : moment.last] if row[1] >> seat & 1]
        return [
            self.game.event((row[0], *row[2:])) if 0 <= row[0] < len(self.game.event_kinds) else None for row in rows
        ]

    def lines(self, moment: Moment, seat: int, words: Words) -> list[str]:
        """Say what a seat could read of a moment."""
        return [self.say(event, words) for event in self.events(moment, seat)]

    def say(self, event: Event | None, words: Words) -> str:
        """Say an event; one of another version may be beyond this one's words."""
        if event is None:
            return words.say("ui-replay-unknown-event")
        try:
            return self.game.say_event(event, self.record.header.names, words)
        except (BestiaryError, IndexError, KeyError):
            return words.say("ui-replay-unknown-event")

    def say_move(self, move: int, words: Words) -> str:
        """Say who played what."""
        if move == 0:
            return words.say("ui-replay-start")
        played = self.record.moves[move - 1]
        if played.seat == NATURES_SEAT:
            return words.say("ui-replay-nature", number=move)
        name = self.record.header.names[played.seat]
        return words.say("ui-replay-move", number=move, name=name, move=played.text)

    def say_trust(self, words: Words) -> list[str]:
        """Say how far the record was checked."""
        header = self.record.header
        if self.other is not None:
            if header.rules_version != self.game.rules_version:
                installed = self.game.rules_version
                return [words.say("ui-replay-other", version=header.rules_version, installed=installed)]
            return [words.say("ui-replay-other-content")]
        executed = words.say("ui-replay-executed", version=header.rules_version)
        unfinished = [] if self.record.result is not None else [words.say("ui-replay-running")]
        return [executed, words.say(f"ui-replay-{self.fair}"), *unfinished]

    def words(self, language: str) -> Words:
        """Return the words of the terminal and of the game."""
        return game_words(self.game, language)


def load_reel(path: Path) -> Reel:
    """Read and check a record; a game that still runs is not shown, as that would tell its hidden cards."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}") from None
    if is_saved(data):
        raise BadRecord(f"the game in {path} is not over; `{command()} play --resume {called(path)}` goes on with it")
    return Reel(decode(data))
