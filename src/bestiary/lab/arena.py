"""Lets bots play many games: every bot sits in every place equally often, on the same deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from math import fsum
from time import process_time
from typing import Any, NamedTuple

from bestiary.core.chance import Chance
from bestiary.core.errors import BadSeats, BestiaryError
from bestiary.core.game import bits, column
from bestiary.core.log import Log
from bestiary.core.optional.balance import Balance
from bestiary.core.optional.nature import nature_of
from bestiary.core.registry import get
from bestiary.core.state import NATURE, State
from bestiary.lab.draws import Draws
from bestiary.lab.players import check_player, known_to, player
from bestiary.lab.stats import Sums, wilson


class BadArena(BestiaryError):
    """An error raised for an arena that can't be held."""


class Thought(NamedTuple):
    """How often a bot had a choice in one game, and the CPU seconds it took to choose."""

    choices: int
    seconds: float


class Outcome(NamedTuple):
    """How one game ended: who won, by their places in the line-up and at the table, and how long it took."""

    number: int
    winners: tuple[int, ...]  # indices in the line-up; none if the game was cut short
    places: tuple[int, ...]  # the winners' seats
    length: int
    figures: tuple[tuple[str, float], ...] = ()  # what the game tells about its balance
    thought: tuple[Thought, ...] = ()  # by index in the line-up
    drawn: tuple[tuple[int, str], ...] = ()  # seats and the cards that came to them, if they are compared


@dataclass(frozen=True)
class Arena:
    """What is to be played: a game, who plays it, how often, and from which seed."""

    game: str
    lineup: tuple[str, ...]
    games: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1
    cards: bool = False  # whether wins with and without each card are compared

    def __post_init__(self) -> None:
        """Refuse what can't be played before anything is."""
        game = get(self.game)
        game.blank(len(self.lineup))
        game.complete_ending(self.options)
        for bot in self.lineup:
            check_player(bot, game)
        if self.games < 1:
            raise BadArena(f"an arena plays at least one game, not {self.games}")
        if self.cards and (not isinstance(game, Balance) or type(game).drawn is Balance.drawn):
            raise BadArena(f"{self.game} does not tell which cards come to whom: its wins can't be compared by cards")

    @property
    def players(self) -> int:
        return len(self.lineup)

    def seat_of(self, index: int, number: int) -> int:
        """Return where a bot of the line-up sits in a game: one place further in each."""
        return (index + number) % self.players

    def play(self, number: int) -> Outcome:
        """Play one game; games of one round of places share their deal."""
        game = get(self.game)
        deal = number // self.players
        state: State = game.start(self.players, Chance(seed_for(self.seed, deal)), self.options)
        log = state.log = Log() if self.cards else None
        index_at = {self.seat_of(index, number): index for index in range(self.players)}
        seated = [player(self.lineup[index_at[seat]]) for seat in range(self.players)]
        chances = [Chance(seed_for(self.seed, deal, index_at[seat])) for seat in range(self.players)]
        nature = Chance(seed_for(self.seed, deal, self.players))
        choices = [0] * self.players
        seconds = [0.0] * self.players
        length = 0
        while (mask := state.to_act()) and length <= game.longest:
            if mask == NATURE:
                state.apply_nature(column(nature_of(game).outcome(state, nature)))
                length += 1
                continue
            # Who is asked at once answers from what was known before anyone did.
            asked = [(seat, known_to(seated[seat], state, seat)) for seat in bits(mask)]
            for seat, known in asked:
                choices[index_at[seat]] += len(known.legal(seat)) > 1
                started = process_time()
                action = seated[seat].choose(known, seat, chances[seat])
                seconds[index_at[seat]] += process_time() - started
                state.play(seat, action)
                length += 1
        places = tuple(bits(state.winners()))
        figures = tuple(game.figures(state).items()) if isinstance(game, Balance) else ()
        thought = tuple(map(Thought, choices, seconds))
        drawn = tuple(game.drawn(log.rows())) if log and isinstance(game, Balance) else ()
        return Outcome(number, tuple(index_at[place] for place in places), places, length, figures, thought, drawn)


class Figure:
    """A figure summed up by deals, since games of one deal are alike and count as one sample.

    A deal's games are all there after a moment; until then they wait, and afterwards only their sums are kept.
    """

    def __init__(self) -> None:
        self.games = 0
        self.open: dict[int, list[float]] = {}  # deals of which games are still to come
        self.sums = Sums()

    def add(self, deal: int, value: float) -> None:
        """Count a game's value in."""
        self.games += 1
        self.open.setdefault(deal, []).append(value)

    def close(self, deal: int) -> None:
        """Sum up a deal of which all games were played."""
        games = self.open.pop(deal, [])
        if games:
            self.sums.add(fsum(games) / len(games))

    def take(self, other: Figure) -> None:
        """Count in what others summed up; deals of which both had games stay open until they are closed."""
        self.games += other.games
        self.sums.take(other.sums)
        for deal, values in other.open.items():
            self.open.setdefault(deal, []).extend(values)

    def report(self, name: str) -> dict[str, Any]:
        """Return the mean and its 95 % interval."""
        sums = self.sums.copy()
        for games in self.open.values():  # the arena was stopped, or its games are no whole rounds
            sums.add(fsum(games) / len(games))
        middle, low, high = sums.interval()
        rounded = {"mean": round(middle, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"name": name, "games": self.games, **rounded}


class Tally:
    """What came out, counted; any order of the games gives the same figures."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.games = 0
        self.cut_short = 0
        self.decisions = 0
        self.wins = [Fraction()] * arena.players  # by index in the line-up
        self.place_wins = [Fraction()] * arena.players
        self.figures: dict[str, Figure] = {}  # by name
        self.played: dict[int, int] = {}  # games, by deals that are not yet complete
        self.draws = Draws()
        self.stopped = ""  # why the arena ended early, if it did

    def add(self, outcome: Outcome) -> None:
        """Count a game in; a shared win is split."""
        self.games += 1
        self.decisions += outcome.length
        self.cut_short += not outcome.winners
        share = Fraction(1, max(1, len(outcome.places)))
        for index, place in zip(outcome.winners, outcome.places, strict=True):
            self.wins[index] += share
            self.place_wins[place] += share
        deal = outcome.number // self.arena.players
        for name, value in outcome.figures:
            self.figures.setdefault(name, Figure()).add(deal, value)
        self._count(deal, 1)
        if self.arena.cards:
            self.draws.add(deal, outcome.drawn, dict.fromkeys(outcome.places, share), self.arena.players)

    def add_all(self, outcomes: Iterable[Outcome]) -> Tally:
        """Count several games in, and return itself."""
        for outcome in outcomes:
            self.add(outcome)
        return self

    def take(self, other: Tally) -> None:
        """Count in what another process summed up of the same arena: the same as counting its games in."""
        self.games += other.games
        self.cut_short += other.cut_short
        self.decisions += other.decisions
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.place_wins = [mine + more for mine, more in zip(self.place_wins, other.place_wins, strict=True)]
        for name, figure in other.figures.items():
            self.figures.setdefault(name, Figure()).take(figure)
        for deal, games in other.played.items():
            self._count(deal, games)
        self.draws.take(other.draws)

    def _count(self, deal: int, games: int) -> None:
        """Count a deal's games, and sum them up when all are there."""
        self.played[deal] = self.played.get(deal, 0) + games
        if self.played[deal] == self.arena.players:
            del self.played[deal]
            for figure in self.figures.values():
                figure.close(deal)

    def report(self) -> dict[str, Any]:
        """Return the figures, ready for JSON: one entry a bot, and one a place at the table."""
        arena = self.arena
        seats = []
        for bot in dict.fromkeys(arena.lineup):
            places = [index for index, name in enumerate(arena.lineup) if name == bot]
            wins = sum((self.wins[index] for index in places), Fraction())
            seats.append({"bot": bot, "seated": len(places), **rate(wins, self.games * len(places))})
        return {
            "game": arena.game,
            "players": arena.players,
            "options": get(arena.game).complete(arena.options),
            "seed": arena.seed,
            "asked": arena.games,
            "games": self.games,
            "stopped": self.stopped,
            "seats": seats,
            "places": [
                {"place": place + 1, **rate(wins, self.games)} for place, wins in enumerate(self.place_wins)
            ],
            "cut_short": self.cut_short,
            "mean_length": round(self.decisions / self.games, 2) if self.games else None,
            "figures": [figure.report(name) for name, figure in self.figures.items()],
            **({"cards": self.draws.report()} if arena.cards else {}),
        }  # fmt: skip


def rate(won: Fraction, games: int) -> dict[str, float]:
    """Return wins, their share of the games and its 95 % interval."""
    wins = float(won)
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return {
        "games": games,
        "wins": round(wins, 4),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def seed_for(*parts: int) -> int:
    """Make a seed of numbers such that no two tuples give related streams."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> 2


def line_up(game: str, named: Sequence[str], players: int | None) -> tuple[str, ...]:
    """Complete a line-up to the number of players with the bot named last; greedy among random if none is named."""
    chosen = list(named) or ["greedy", "random"]
    wanted = players or (len(chosen) if named else min(get(game).seats))
    if wanted < len(chosen):
        raise BadSeats(f"{len(chosen)} bots can't sit on {wanted} seats: name fewer bots or more players")
    return tuple(chosen + chosen[-1:] * (wanted - len(chosen)))
