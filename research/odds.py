"""How good a game's own estimate of everybody's chances is: `python research/odds.py factory --players 2 --games 200`.

Bots play, now and then at random so that odd positions come up too; each estimate is compared with who won. The loss
is the mean of -ln of the chance that was given to the winner: the lower the better, and ln of the number of players for
one who knows nothing. Whoever changes such numbers looks here, on deals (`--seed`) that the change was not made by.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from typing import Annotated, Any, Final

import typer

from bestiary.core import Chance, State, bits, column, get
from bestiary.lab.arena import BadArena, seed_for
from bestiary.lab.players import player

WHOLE: Final = 1_000_000
TENTHS: Final = 10
LEAST: Final = 1e-6  # a chance of nought that comes true would cost without end


def estimate(state: State) -> list[float] | None:
    """Returns everybody's chances as the game tells them, or nothing where it does not."""
    out = column([0] * state.seats)
    return [chance / WHOLE for chance in out] if state.chances_into(out) else None


def judge(guesses: list[tuple[list[float], list[int]]]) -> dict[str, Any]:
    """Compares estimates with the winners of their games."""
    losses = []
    told: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chances, winners in guesses:
        losses.append(-sum(math.log(max(LEAST, chances[seat])) for seat in winners) / len(winners))
        for seat, chance in enumerate(chances):
            won = 1 / len(winners) if seat in winners else 0.0
            told[min(TENTHS - 1, int(chance * TENTHS))].append((chance, won))
    rows = [
        {
            "estimates": len(pairs),
            "mean_chance": round(sum(chance for chance, _ in pairs) / len(pairs), 3),
            "won": round(sum(won for _, won in pairs) / len(pairs), 3),
        }
        for _, pairs in sorted(told.items())
    ]
    return {"positions": len(losses), "loss": round(sum(losses) / len(losses), 4), "by_tenths": rows}


def main(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    astray: Annotated[int, typer.Option(help="Of so many decisions one is random.")] = 25,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
) -> None:
    """Play, estimate, compare, and print JSON."""
    rules = get(game)
    seats = players or min(rules.seats)
    mind = player(bot)
    guesses: list[tuple[list[float], list[int]]] = []
    for number in range(games):
        state = rules.start(seats, Chance(seed_for(seed, number)))
        chance = Chance(seed_for(seed, number, 1))
        seen: list[list[float]] = []
        while mask := state.to_act():
            seat = bits(mask)[0]
            legal = state.legal(seat)
            wild = chance.below(astray) == 0
            state.play(seat, legal[chance.below(len(legal))] if wild else mind.choose(state.blind(seat), seat, chance))
            if not state.over and (chances := estimate(state)):
                seen.append(chances)
        guesses += [(chances, bits(state.winners())) for chances in seen]
    if not guesses:
        raise BadArena(f"{game} tells no chances of its own: its search goes by the score terms")
    found = {
        "game": game,
        "players": seats,
        "games": games,
        "bot": bot,
        "seed": seed,
        "ignorance": round(math.log(seats), 4),
    }
    print(json.dumps({**found, **judge(guesses)}, indent=2))


if __name__ == "__main__":
    typer.run(main)
