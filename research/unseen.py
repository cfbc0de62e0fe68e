"""How often a seat can't see what another one decides: `python research/unseen.py GAME --players N`.

A tree for each player differs from one tree for all only where a seat decides without having seen a decision before.
In greedy games, wherever seats are asked, all choose at once, as they do in the tree. Then one choice is replaced by
another, drawn at random, under the same luck, and both games go on alike until somebody else has to choose: a seat that
was told the same in both, and knows the same, then did not see which was taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import typer

from bestiary import bots
from bestiary.core import NATURE, Chance, Log, State, bits, column, get, pack
from bestiary.lab.arena import seed_for
from bestiary.lab.stats import wilson

SEEDS: Final = 1 << 30
MOST_STEPS: Final = 50


def main(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10,
) -> None:
    """Play greedy games and count the decisions that somebody did not see."""
    rules = get(game)
    seats = players or min(rules.seats)
    greedy = bots.get("greedy")
    decisions = unseen = 0
    for number in range(games):
        state = rules.start(seats, Chance(seed_for(number)))
        chance = Chance(seed_for(number, 1))
        while mask := state.to_act():
            if mask == NATURE:
                state.apply_nature(column(rules.outcome(state, chance)))
                continue
            chosen = {seat: greedy.choose(state.blind(seat), seat, chance) for seat in bits(mask)}
            for seat in chosen:
                if len(state.legal(seat)) > 1:
                    decisions += 1
                    unseen += hides(state, chosen, seat, chance, greedy)
            for seat, action in chosen.items():
                state.play(seat, action)
    low, high = wilson(unseen, decisions)
    print(
        f"{game}, {seats} players: {unseen} of {decisions} decisions ({unseen / max(1, decisions):.1%}, {low:.1%} to "
        f"{high:.1%}) in {games} games were not seen by somebody who had to choose"
    )


def hides(state: State, chosen: Mapping[int, int], seat: int, chance: Chance, greedy: bots.Bot) -> bool:
    """Tells whether another seat has to choose before it can tell what this one chose from what else it could."""
    others = [action for action in state.legal(seat) if action != chosen[seat]]
    other = others[chance.below(len(others))]
    seed = int(chance.below(SEEDS))
    one, two = after(state, chosen, seed), after(state, {**chosen, seat: other}, seed)
    for _ in range(MOST_STEPS):
        mask = one.to_act()
        if mask in (0, NATURE) or two.to_act() != mask:
            return False
        if any(len(one.legal(rival)) > 1 and same(one, two, rival) for rival in bits(mask) if rival != seat):
            return True
        # Whoever is asked now chooses what can be seen, or goes on with what he began: then others may see all of it.
        for each in bits(mask):
            action = greedy.choose(one.blind(each), each, chance)
            if two.refusal(each, action):
                return False
            one.play(each, action)
            two.play(each, action)
        if not any(same(one, two, rival) for rival in range(state.seats) if rival != seat):
            return False
    return False


def same(one: State, two: State, seat: int) -> bool:
    """Tells whether a seat was told the same on the way to both states, and knows the same in them."""
    assert one.log is not None
    assert two.log is not None
    return one.log.seen_by(seat) == two.log.seen_by(seat) and pack(one.blind(seat)) == pack(two.blind(seat))


def after(state: State, chosen: Mapping[int, int], seed: int) -> State:
    """Returns a copy of the state with everybody's choice carried out."""
    twin = state.clone()
    twin.chance = Chance(seed)
    twin.log = Log()
    for seat, action in chosen.items():
        twin.apply(seat, action)
    return twin


if __name__ == "__main__":
    typer.run(main)
