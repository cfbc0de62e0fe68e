"""Says what a ladder found: shares with intervals, ratings along the ladder, seconds a move."""

from __future__ import annotations

from math import log10, sqrt
from typing import Any, Final

from bestiary.lab.ladder import MOST, Ladder, Pair, seconds_a_move
from bestiary.lab.stats import Z95, wilson

TEN_TO_ONE: Final = 400  # points of rating that make one ten times as likely to win as another
ANCHOR: Final = "greedy"  # whose rating is 0: it is near the others, so that they are known best beside it
HALF: Final = 0.5  # games added to either side, so that a clean sheet has a rating


def report(ladder: Ladder) -> dict[str, Any]:
    """Return all figures, ready for JSON."""
    return {
        "game": ladder.game,
        "players": ladder.players,
        "options": ladder.options,
        "seed": ladder.seed,
        "when": ladder.when,
        "fair_share": round(1 / ladder.players, 4),
        "done": ladder.done,
        "pairs": [pair_figures(pair, ladder.players) for pair in ladder.pairs],
        "ratings": ratings(ladder),
    }


def pair_figures(pair: Pair, players: int) -> dict[str, Any]:
    """Return a pair's share of wins and what it says."""
    games = len(pair.games)
    low, high = wilson(pair.wins, games)
    fair = 1 / players
    verdict = "unplayed" if not games else "stronger" if low > fair else "weaker" if high < fair else "undecided"
    return {
        "upper": pair.upper,
        "lower": pair.lower,
        "games": games,
        "most": pair.most,
        "wins": round(pair.wins, 2),
        "share": round(pair.wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "verdict": verdict,
        "done": pair.decided(players),
    }


def ratings(ladder: Ladder) -> list[dict[str, Any]]:
    """Rate every rung that was played from the anchor's 0; differences and their variances add up along the ladder."""
    names = ladder.names()
    anchor = ANCHOR if ANCHOR in names else names[0]
    found: dict[str, tuple[float, float]] = {anchor: (0.0, 0.0)}
    waiting = [anchor]
    while waiting:
        name = waiting.pop()
        rating, spread = found[name]
        for pair in ladder.pairs:
            other = {pair.upper: pair.lower, pair.lower: pair.upper}.get(name)
            if not pair.games or other is None or other in found:
                continue
            more, error = difference(pair.wins, len(pair.games), ladder.players)
            found[other] = (rating + (more if other == pair.upper else -more), sqrt(spread**2 + error**2))
            waiting.append(other)
    rows: list[dict[str, Any]] = []
    for name, (rating, error) in found.items():
        seconds = seconds_a_move(ladder.pairs, name)
        rows.append(
            {
                "bot": name,
                "rating": round(rating),
                "low": round(rating - Z95 * error),
                "high": round(rating + Z95 * error),
                "seconds_a_move": None if seconds is None else float(f"{seconds:.3g}"),
            }
        )
    return rows


def difference(wins: float, games: int, players: int) -> tuple[float, float]:
    """Return by how much one is rated above each of its equal rivals, and the standard error.

    With r rivals, one who is s times as likely to win as each of them wins s / (s + r) of the games.
    """
    won = wins + HALF
    lost = games - wins + HALF
    rating = TEN_TO_ONE * log10(won / lost * (players - 1))
    return rating, TEN_TO_ONE / 2.302585 * sqrt(1 / won + 1 / lost)


def in_words(found: dict[str, Any]) -> str:
    """Write a ladder as two tables."""
    lines = [
        f"{found['game']}, {found['players']} players, seed {found['seed']}",
        f"One of the upper against the lower in all other seats; a fair share is {found['fair_share']:.1%}.",
        "",
        f"{'upper':<14}{'lower':<14}{'games':>6}{'wins':>8}{'share':>8}   95 % interval    verdict",
    ]
    for pair in found["pairs"]:
        if not pair["games"]:
            lines.append(f"{pair['upper']:<14}{pair['lower']:<14}{0:>6}{'':>37}not played yet")
            continue
        interval = f"{pair['low']:.1%} to {pair['high']:.1%}"
        going = "" if pair["done"] else ", not finished"
        lines.append(
            f"{pair['upper']:<14}{pair['lower']:<14}{pair['games']:>6}{pair['wins']:>8g}{pair['share']:>8.1%}"
            f"   {interval:<17}{pair['verdict']}{going}"
        )
    lines += ["", f"{'bot':<14}{'rating':>7}   {'95 % interval':<18}CPU seconds a choice"]
    for row in sorted(found["ratings"], key=lambda row: float(row["rating"])):
        interval = f"{row['low']} to {row['high']}"
        seconds = "" if row["seconds_a_move"] is None else f"{row['seconds_a_move']:.3g}"
        lines.append(f"{row['bot']:<14}{row['rating']:>7}   {interval:<18}{seconds}")
    lines += [
        "",
        f"A pair stops once its share is surely not the fair one, or after {MOST} games (60 where one thinks long).",
        f"Ratings add up along the ladder from {ANCHOR}'s 0; 400 points make ten times as likely to win as each rival.",
    ]
    return "\n".join(lines)
