"""Puts the figures into a table and into ratios that name both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bestiary.lab.speed.peers import IN_PYTHON, RAW
from bestiary.lab.speed.run import Measurement, Row

WHAT: Final = {
    "engine_decisions_per_s": "inside the engine",
    "python_steps_per_s": "step by step from Python",
    "pettingzoo_steps_per_s": "through PettingZoo",
    "simulations_per_s": "search with whole playouts",
    "cut_simulations_per_s": "search as the bots do it",
    "clone_us": "copying a state",
    "bytes_per_state": "a state in memory",
}
UNIT: Final = {
    "engine_decisions_per_s": "decisions/s",
    "python_steps_per_s": "steps/s",
    "pettingzoo_steps_per_s": "steps/s",
    "simulations_per_s": "simulations/s",
    "cut_simulations_per_s": "simulations/s",
    "clone_us": "µs",
    "bytes_per_state": "bytes",
}
NAMES: Final = {"bestiary": "Bestiary", "open_spiel": "OpenSpiel", "pettingzoo": "PettingZoo"}
HOW: Final = """\
Everything is per second of CPU time, the median of interleaved samples; all play uniformly at random.
- inside the engine: whole games by legal_into + apply, no Python in between. OpenSpiel's are the C++ rollouts of its
  search bot, which does not count decisions: their number is the mean length of its games driven from Python.
- step by step from Python: Bestiary by to_act + legal + play, which checks each action, and each game dealt anew;
  OpenSpiel by legal_actions + apply_action, which does not check. Chance nodes take time and are no steps.
- through PettingZoo: last() + step() with an action from the mask; the same driver for all. "raw" leaves out the
  wrappers that PettingZoo's env() puts around its own games.
- search: tree search from the opening position, each simulation one random playout to the end of the game; OpenSpiel's
  by its MCTSBot in C++, or in Python where it says "python bot". As bots do it: cut off and weighed by the terms."""


def what(metric: str) -> str:
    """Say what a metric measures; a game's own metrics have names that say it."""
    return WHAT.get(metric) or metric.removesuffix("_per_s").replace("_", " ")


class Ratio(msgspec.Struct, frozen=True):
    """How many times one figure is another."""

    value: float
    of: str
    to: str


def ratios(rows: Sequence[Row]) -> list[Ratio]:
    """Compare each game's slowest player count with its interpreted self and with the peers."""
    found: list[Ratio] = []
    for game in dict.fromkeys(row.game for row in rows if row.subject == "bestiary"):
        inside = slowest(rows, game, "engine_decisions_per_s", "compiled")
        steps = slowest(rows, game, "python_steps_per_s", "compiled")
        zoo = slowest(rows, game, "pettingzoo_steps_per_s", "compiled")
        spiel = peer(rows, "open_spiel", "connect_four", "python_steps_per_s")
        spiel_inside = peer(rows, "open_spiel", "connect_four", "engine_decisions_per_s")
        full = slowest(rows, game, "simulations_per_s", "compiled")
        cut = slowest(rows, game, "cut_simulations_per_s", "compiled")
        searched = peer(rows, "open_spiel", "backgammon", "simulations_per_s")
        searched_in_python = peer(rows, "open_spiel", "backgammon" + IN_PYTHON, "simulations_per_s")
        pairs = [
            (inside, spiel),
            (inside, spiel_inside),
            (inside, inside and itself(rows, inside)),
            (steps, spiel),
            (zoo, peer(rows, "pettingzoo", "connect_four_v3", "pettingzoo_steps_per_s")),
            (zoo, peer(rows, "pettingzoo", "connect_four_v3" + RAW, "pettingzoo_steps_per_s")),
            (full, searched),
            (cut, searched_in_python),
        ]
        found += [Ratio(round(of.value / to.value, 2), named(of), named(to)) for of, to in pairs if of and to]
    return found


def slowest(rows: Sequence[Row], game: str, metric: str, mode: str) -> Row | None:
    """Return a game's figure at the number of players at which it is lowest."""
    fitting = [row for row in rows if (row.subject, row.game, row.metric, row.mode) == ("bestiary", game, metric, mode)]
    return min(fitting, key=lambda row: row.value, default=None)


def itself(rows: Sequence[Row], compiled: Row) -> Row | None:
    """Return the figure that the interpreted engine has where the compiled one has this."""
    same = msgspec.structs.replace(compiled, mode="interpreted")
    return next((row for row in rows if named_alike(row, same)), None)


def named_alike(one: Row, other: Row) -> bool:
    """Tell whether two figures are of the same thing."""
    return all(getattr(one, name) == getattr(other, name) for name in ("subject", "game", "players", "mode", "metric"))


def peer(rows: Sequence[Row], subject: str, game: str, metric: str) -> Row | None:
    """Return a peer's figure."""
    return next((row for row in rows if (row.subject, row.game, row.metric) == (subject, game, metric)), None)


def named(row: Row) -> str:
    """Say what a figure is of, and how much it is."""
    mode = "" if row.mode == "peer" else f" {row.mode},"
    amount = f"{amount_of(row)} {UNIT[row.metric]}"
    return f"{NAMES[row.subject]} {row.game} ({row.players} players,{mode} {WHAT[row.metric]}: {amount})"


def amount_of(row: Row) -> str:
    """Write a figure with three digits that matter."""
    value = row.value
    if row.metric in ("clone_us", "bytes_per_state"):
        return f"{value:.2f}" if value < 100 else f"{value:,.0f}"
    if value >= 999_500:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.3g} k" if value >= 1000 else f"{value:.0f}"


def table(measured: Measurement) -> str:
    """Write everything for a person."""
    rows = measured.rows
    lines = [f"{'':<12}{'game':<22}{'players':>7}  {'engine':<13}{'median':>12}   lowest to highest"]
    for metric in dict.fromkeys([*WHAT, *(row.metric for row in rows)]):
        chosen = sorted((row for row in rows if row.metric == metric), key=lambda row: row.subject != "bestiary")
        if chosen:
            lines += ["", f"{what(metric)}, {UNIT.get(metric, 'times/s')}"]
        for row in chosen:
            low, high = (amount_of(msgspec.structs.replace(row, value=value)) for value in (row.low, row.high))
            mode = "its own" if row.mode == "peer" else row.mode
            spread = f"   {low} to {high}" if row.samples > 1 else ""
            lines.append(
                f"{NAMES[row.subject]:<12}{row.game:<22}{row.players:>7}  {mode:<13}{amount_of(row):>12}{spread}"
            )
    if compared := ratios(rows):
        lines += ["", "ratios"]
        lines += [f"{ratio.value:>8.2f} x  {ratio.of}\n{'':>9}to  {ratio.to}" for ratio in compared]
    lines += ["", HOW]
    if measured.left_out:
        lines += ["", "Not measured:", *(f"- {reason}" for reason in measured.left_out)]
    return "\n".join(lines)
