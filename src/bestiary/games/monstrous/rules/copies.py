"""Copies of a game. All is public but the order of the decks, which nobody knows and no state holds (M29)."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.state import State
from bestiary.games.monstrous.rules.position import Position


class Copies(Position):
    """Adds to a position how it is copied."""

    def blank(self) -> Copies:
        """Makes an empty state of the same class."""
        raise NotImplementedError

    def clone(self) -> State:
        twin = self.blank()
        self.copy_to(twin)
        twin.scenario = self.scenario
        twin.teams = self.teams
        twin.epic = self.epic
        twin.wars = self.wars
        twin.young = self.young
        twin.sunset = self.sunset
        twin.youngest = self.youngest
        twin.skill = self.skill
        twin.games = self.games
        twin.course = self.course[:]
        twin.monster_powers = self.monster_powers[:]
        twin.place_powers = self.place_powers[:]
        twin.own_traps = self.own_traps
        twin.location = self.location[:]
        twin.place = self.place[:]
        twin.holder = self.holder[:]
        twin.depth = self.depth[:]
        twin.poses = self.poses[:]
        twin.pairs = self.pairs[:]
        twin.flight = self.flight[:]
        twin.latest = self.latest[:]
        twin.faith = self.faith[:]
        twin.total = self.total[:]
        twin.wins = self.wins[:]
        twin.turns = self.turns[:]
        self.copy_progress(twin)
        return twin

    def copy_progress(self, twin: Copies) -> None:
        """Copies how far the match, the turn and the throw are."""
        twin.game = self.game
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.setup = self.setup
        twin.trading = self.trading
        twin.stage = self.stage
        twin.extra = self.extra
        twin.throws = self.throws
        twin.throw_number = self.throw_number
        twin.rethrown = self.rethrown
        twin.final_by = self.final_by
        twin.last_winner = self.last_winner
        twin.won = self.won
        twin.thrown = self.thrown[:]
        twin.thrower = self.thrower[:]
        twin.side = self.side[:]
        twin.flying = self.flying[:]
        twin.aims = self.aims[:]
        twin.changes = self.changes[:]
        twin.due = self.due
        twin.locks = self.locks
        twin.kept = self.kept
        twin.pending = self.pending
        twin.active = self.active
        twin.doubled = self.doubled
        twin.snapshot = self.snapshot[:]
        twin.looked = self.looked
        twin.ask = self.ask
        twin.ask_seat = self.ask_seat
        twin.ask_a = self.ask_a
        twin.ask_b = self.ask_b

    def blind(self, seat: i64) -> State:
        return self.clone()

    def fill(self, chance: Chance) -> None:
        pass
