"""Copies of a game. All is public but the order of the decks, which nobody knows and no state holds (M29)."""

from __future__ import annotations

from bestiary.games.monstrous.rules.position import Position


def copy(position: Position, twin: Position) -> None:
    """Copy a game to a blank one."""
    position.copy_to(twin)
    twin.scenario = position.scenario
    twin.teams = position.teams
    twin.epic = position.epic
    twin.wars = position.wars
    twin.young = position.young
    twin.sunset = position.sunset
    twin.youngest = position.youngest
    twin.skill = position.skill
    twin.games = position.games
    twin.course = position.course[:]
    twin.monster_powers = position.monster_powers[:]
    twin.place_powers = position.place_powers[:]
    twin.own_traps = position.own_traps
    twin.location = position.location[:]
    twin.place = position.place[:]
    twin.holder = position.holder[:]
    twin.depth = position.depth[:]
    twin.poses = position.poses[:]
    twin.pairs = position.pairs[:]
    twin.flight = position.flight[:]
    twin.latest = position.latest[:]
    twin.faith = position.faith[:]
    twin.total = position.total[:]
    twin.wins = position.wins[:]
    twin.turns = position.turns[:]
    copy_progress(position, twin)


def copy_progress(position: Position, twin: Position) -> None:
    """Copy how far the match, the turn and the throw are."""
    twin.game = position.game
    twin.first = position.first
    twin.turn = position.turn
    twin.step = position.step
    twin.setup = position.setup
    twin.trading = position.trading
    twin.stage = position.stage
    twin.extra = position.extra
    twin.throws = position.throws
    twin.throw_number = position.throw_number
    twin.rethrown = position.rethrown
    twin.final_by = position.final_by
    twin.last_winner = position.last_winner
    twin.won = position.won
    twin.thrown = position.thrown[:]
    twin.thrower = position.thrower[:]
    twin.side = position.side[:]
    twin.flying = position.flying[:]
    twin.aims = position.aims[:]
    twin.changes = position.changes[:]
    twin.due = position.due
    twin.locks = position.locks
    twin.kept = position.kept
    twin.pending = position.pending
    twin.active = position.active
    twin.doubled = position.doubled
    twin.snapshot = position.snapshot[:]
    twin.looked = position.looked
    twin.ask = position.ask
    twin.ask_seat = position.ask_seat
    twin.ask_a = position.ask_a
    twin.ask_b = position.ask_b
