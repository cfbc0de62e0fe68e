"""The search: the same for the same seed, blind to what is hidden, fair to simultaneous choices, and worth its time."""

from __future__ import annotations

import pytest
from tests.bots.positions import moments
from tests.conformance.toys.claws.game import GAME as CLAWS

from bestiary import bots
from bestiary.bots.search import ONE
from bestiary.bots.search_tree import Tree
from bestiary.bots.seeker import Seeker, sapling
from bestiary.core import Chance, State, bits, column, get, register

MARRY = get("marry")
LEVELS = [name for name in bots.names() if isinstance(bots.get(name), Seeker)]


def grown(state: State, seat: int, simulations: int, seed: int = 1) -> Tree:
    game = MARRY if type(state) is MARRY.state else CLAWS
    weights = [term.weight for term in game.terms]
    tree = Tree(state.blind(seat), seat, weights, game.scale, game.horizon, seed)
    tree.run(simulations)
    return tree


def test_every_simulation_visits_one_action_of_the_root() -> None:
    for state, seat in moments(games=1, every=20):
        if len(state.legal(seat)) > 1:
            assert sum(visits for _, visits, _ in grown(state, seat, 150).counts()) == 150


def test_every_action_is_tried_once_there_are_simulations_enough() -> None:
    for state, seat in moments(games=1, every=20):
        count = len(state.legal(seat))
        if count > 1:
            assert all(visits for _, visits, _ in grown(state, seat, count).counts())


def test_slices_do_not_change_the_tree() -> None:
    state, seat = next(moments(games=1))
    whole = grown(state, seat, 120)
    sliced = grown(state, seat, 0)
    for size in (1, 19, 100):
        sliced.run(size)
    assert whole.counts() == sliced.counts()


def test_two_full_states_with_one_blind_state_grow_the_same_tree() -> None:
    for number, (state, seat) in enumerate(moments(games=1, every=9)):
        if len(state.legal(seat)) > 1:
            twin = state.resample(seat, Chance(number))
            assert grown(state, seat, 60).counts() == grown(twin, seat, 60).counts()


def test_rewards_of_all_seats_make_one_game() -> None:
    for state, seat in moments(games=1, every=10):
        tree = grown(state, seat, 0)
        tree.judge(state)
        assert abs(sum(tree.rewards) - ONE) < state.seats


def test_seats_that_choose_at_once_choose_by_their_own_counts() -> None:
    register(CLAWS)
    state = CLAWS.start(CLAWS.seats[0], Chance(3))
    asked = bits(state.to_act())
    while len(asked) < 2:
        state.play(asked[0], state.legal(asked[0])[0])
        asked = bits(state.to_act())
    tree = grown(state, asked[0], 300)
    own = {tree.find(0, asked[1], action) for action in state.legal(asked[1])}
    # The other seat's counts at the root add up as well: it does not answer to what the first one chose.
    assert sum(tree.visits[entry] for entry in own if entry >= 0) == 300


def test_the_table_of_entries_grows_without_losing_any() -> None:
    state, seat = next(moments(games=1))
    tree = grown(state, seat, 0)
    entries = [tree.entry_of(node, 0, 7) for node in range(40_000)]
    assert entries == [tree.find(node, 0, 7) for node in range(40_000)]
    assert len(tree.slots) > 1 << 16


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_legally_and_alike(name: str) -> None:
    state, seat = next(moments(games=1))
    chosen = {int(bots.get(name).choose(state.blind(seat), seat, Chance(5))) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(state.legal(seat))


def test_beyond_the_tree_the_best_of_a_few_is_taken_by_the_terms() -> None:
    for state, seat in moments(games=1, every=20):
        tree = grown(state, seat, 0)
        full = state.resample(seat, Chance(1))
        count = int(full.legal_into(seat, tree.room))
        if count < 2:
            continue
        legal = [int(tree.room[place]) for place in range(count)]
        tree.tries = 60 * count  # enough to have drawn every action
        worths = {action: tree.after(full, seat, action) for action in legal}
        chosen = tree.best_of_a_few(full, seat, count)
        assert chosen in legal
        if len(set(worths.values())) == count:  # chance may still decide between what looks alike
            assert worths[chosen] == max(worths.values())


def test_a_few_tries_grow_the_same_tree_for_the_same_seed() -> None:
    state, seat = next(moments(games=1))
    trees = [grown(state, seat, 0) for _ in range(2)]
    for tree in trees:
        tree.tries = 3
        tree.run(80)
    assert trees[0].counts() == trees[1].counts()
    assert trees[0].counts() != grown(state, seat, 80).counts()


def test_chances_that_a_game_tells_itself_go_before_its_terms() -> None:
    game = get("factory")
    state = game.start(2, Chance(4))
    for _ in range(6):
        state.play(bits(state.to_act())[0], state.legal(bits(state.to_act())[0])[0])
    tree = sapling(state, bits(state.to_act())[0], 1)
    tree.judge(state)
    told = column([0, 0])
    assert state.chances_into(told)
    assert list(tree.rewards) == list(told)
