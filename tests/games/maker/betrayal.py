"""Measures whether betrayal pays: from the same moment an assistant once helps and once betrays, and all play on.

PYTHONPATH=src:. python -m tests.games.maker.betrayal --players 3 --games 300

Greedy bots play. Wherever an assistant can do both, the game is played on four times from there: twice after the best
honest part (the kind that was asked for, out of the operator's warehouse) and twice after the best other one, by the
bots' own estimate and with the same chance. What is told is how much more often the assistant, the operator and the
others win after a betrayal, in points of a hundred; the decisions of one game count as one sample.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from bestiary import bots
from bestiary.bots.search import Scales
from bestiary.bots.tuning import AS_DECLARED, weights
from bestiary.core import Chance, bits, get
from bestiary.games.maker.rules.numbers import ASSISTING, HAND_OVER, WAREHOUSE
from bestiary.games.maker.state import Maker
from bestiary.lab.arena import seed_for
from bestiary.lab.stats import mean_interval

GAME = get("maker")
FILLS = 6
PLAYED_ON = 2  # from each moment, after each way
MOST = 2  # moments of one game
EVERY = 3  # decisions of assistants that are let pass before one is looked at
WAYS = ("swap", "other kind")  # for a part of his own, and out of the operator's warehouse


def way_of(state: Maker, action: int) -> str:
    """Returns how handing a card over betrays the operator, or nothing if it does not."""
    card = action - int(HAND_OVER)
    if state.place[card] == WAREHOUSE + state.top_value(1):
        return WAYS[0]
    return "" if state.kind[card] == state.top_value(2) else WAYS[1]


def best_of(state: Maker, seat: int, chance: Chance) -> dict[str, int]:
    """Returns the best honest action of an assistant, under no name, and the best betrayal of each way."""
    blind = state.blind(seat)
    scales = Scales(weights(GAME, AS_DECLARED), seat)
    actions = state.legal(seat)
    totals = [0] * len(actions)
    for _ in range(FILLS):
        full = blind.clone()
        full.fill(chance)
        totals = [a + b for a, b in zip(totals, scales.compare(full, chance.below(1 << 30)), strict=True)]
    best: dict[str, tuple[int, int]] = {}
    for action, total in zip(actions, totals, strict=True):
        best[way_of(state, action)] = max(best.get(way_of(state, action), (total, action)), (total, action))
    return {way: action for way, (_, action) in best.items()}


def play_on(state: Maker, seat: int, action: int, seed: int) -> list[float]:
    """Plays a copy of a game to its end after an action, and returns each seat's share of the win."""
    greedy, choices = bots.get("greedy"), Chance(seed)
    copy = state.clone()
    copy.chance = Chance(seed + 1)
    copy.play(seat, action)
    while not copy.over:
        for each in bits(copy.to_act()):
            copy.play(each, greedy.choose(copy.blind(each), each, choices))
    won = bits(copy.winners())
    return [1 / len(won) if each in won else 0.0 for each in range(copy.seats)]


def compare(seats: int, number: int) -> Iterator[tuple[str, tuple[float, float, float]]]:
    """Yields for the moments of one game what each way of betrayal brings assistant, operator and the rest together."""
    greedy, choices = bots.get("greedy"), Chance(seed_for(number, 1))
    state = GAME.start(seats, Chance(seed_for(number, 2)))
    assert isinstance(state, Maker)
    met = looked = 0
    while not state.over and looked < MOST:
        for seat in bits(state.to_act()):
            if state.top() == ASSISTING:
                met += 1
                best = best_of(state, seat, choices) if met % EVERY == 0 else {}
                if "" in best and len(best) > 1:
                    looked += 1
                    for way in best.keys() - {""}:
                        yield way, difference(state, seat, best[way], best[""], number * 1_000 + met)
            state.play(seat, greedy.choose(state.blind(seat), seat, choices))


def difference(state: Maker, seat: int, betrayal: int, honest: int, seed: int) -> tuple[float, float, float]:
    """Returns how much more the assistant, the operator and the others win after a betrayal."""
    total = [0.0] * state.seats
    for again in range(PLAYED_ON):
        pair = (play_on(state, seat, action, seed_for(seed, again)) for action in (betrayal, honest))
        total = [each + (a - b) / PLAYED_ON for each, a, b in zip(total, *pair, strict=True)]
    operator = int(state.turn)
    return total[seat], total[operator], sum(total) - total[seat] - total[operator]


def measure(seats: int, games: int) -> dict[str, object]:
    """Returns what betrayals brought, ready for JSON."""
    found: dict[str, list[list[tuple[float, float, float]]]] = {way: [] for way in WAYS}
    for number in range(games):
        told: dict[str, list[tuple[float, float, float]]] = {}
        for way, change in compare(seats, number):
            told.setdefault(way, []).append(change)
        for way, changes in told.items():
            found[way].append(changes)
    report: dict[str, object] = {"players": seats, "games": games}
    for way, games_of in found.items():
        means = [[sum(each[who] for each in game) / len(game) for game in games_of] for who in range(3)]
        report[way] = {
            "moments": sum(map(len, games_of)),
            **{
                who: [round(100 * number, 1) for number in mean_interval(values)]
                for who, values in zip(("assistant", "operator", "others"), means, strict=True)
                if values
            },
        }
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, choices=GAME.seats, default=3)
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.players, chosen.games), indent=2))
