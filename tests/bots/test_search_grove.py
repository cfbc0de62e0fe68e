"""A tree for each player: in the tree too, nobody answers what he has not seen."""

from __future__ import annotations

import pytest
from tests.bots.shells import HIDER, LEAVE, SEEKER, SHELLS, Shells

from bestiary.bots.search_grove import Grove
from bestiary.bots.search_tree import Tree
from bestiary.bots.seeker import sapling
from bestiary.core import Chance, State, bits, get

MASHUP = get("mashup")


def searched(kind: type[Tree], state: State, seat: int, simulations: int, seed: int = 1) -> Tree:
    tree = kind(state.blind(seat), seat, [1], 100, 10, seed)
    tree.run(simulations)
    return tree


@pytest.mark.parametrize("seed", range(5))
def test_one_tree_for_all_believes_that_the_seeker_sees_the_pea(seed: int) -> None:
    tree = searched(Tree, Shells(), HIDER, 2_000, seed)
    assert tree.best() == LEAVE
    assert all(mean < 0.2 for action, _, mean in tree.counts() if action != LEAVE)


@pytest.mark.parametrize("seed", range(5))
def test_with_a_tree_for_each_the_seeker_has_to_guess(seed: int) -> None:
    tree = searched(Grove, Shells(), HIDER, 2_000, seed)
    assert tree.best() != LEAVE
    # The seeker lifts one shell by one count, wherever the pea is: it is there about one time in three.
    hidden = [(visits, mean) for action, visits, mean in tree.counts() if action != LEAVE]
    assert sum(visits * mean for visits, mean in hidden) / sum(visits for visits, _ in hidden) > 0.5
    assert tree.chances_to_win()[HIDER] > 0.5


def test_what_was_not_seen_leads_to_one_node() -> None:
    entries = {}
    for kind in (Tree, Grove):
        tree = searched(kind, Shells(), HIDER, 500)
        entries[kind] = sum(who == SEEKER and count > 0 for who, count in zip(tree.who, tree.visits, strict=True))
    assert entries == {Tree: SHELLS * SHELLS, Grove: SHELLS}


def test_the_seeker_searches_at_its_own_root() -> None:
    state = Shells()
    state.apply(HIDER, 1)
    tree = searched(Grove, state, SEEKER, 300)
    assert sum(visits for _, visits, _ in tree.counts()) == 300
    assert all(mean == pytest.approx(1 / 3, abs=0.12) for _, _, mean in tree.counts())


def test_only_games_that_hide_decisions_get_a_tree_for_each_player() -> None:
    kinds = {}
    for game in map(get, ("factory", "maker", "marry", "mashup", "monstrous")):
        state = game.start(game.seats[0], Chance(1))
        kinds[game.id] = type(sapling(state, bits(state.to_act())[0], 1))
    assert kinds == {"factory": Tree, "maker": Tree, "marry": Tree, "mashup": Grove, "monstrous": Tree}


def test_a_grove_grows_alike_in_slices_and_from_states_that_look_alike() -> None:
    state = MASHUP.start(3, Chance(7))
    choices = Chance(8)
    for number in range(120):
        seat = bits(state.to_act())[0]
        legal = state.legal(seat)
        if number % 15 == 0 and len(legal) > 1:
            whole, twin, sliced = (
                sapling(full.blind(seat), seat, 5) for full in (state, state.resample(seat, choices), state)
            )
            whole.run(60)
            twin.run(60)
            for size in (1, 19, 40):
                sliced.run(size)
            assert whole.counts() == twin.counts() == sliced.counts()
            assert sum(visits for _, visits, _ in whole.counts()) == 60
        state.play(seat, legal[choices.below(len(legal))])
