"""Bots that look past a throw: what it leads to decides, not what it gains."""

from __future__ import annotations

import pytest
from tests.games.monstrous.scene import Scene

from bestiary.core import Chance, pack
from bestiary.games.monstrous.mind.throws.aiming import LEVELS, plan
from bestiary.games.monstrous.mind.throws.foresight import Foresight, best_answer, chance_of
from bestiary.games.monstrous.mind.throws.lookout import Lookout
from bestiary.games.monstrous.mind.throws.odds import PLACE, SUB_THROW, Odds
from bestiary.games.monstrous.mind.throws.plans import Chosen, Plan, after
from bestiary.games.monstrous.notation.actions import write_action
from bestiary.games.monstrous.physics.landings import SAMPLES
from bestiary.games.monstrous.rules import numbers as n

LAST = "seats=2 rest=underworld hand-a=hydra hand-b= faith=0,{} lie=b.harpy:0:20:0:common,b.siren:-300:200:0:unique"


def chance_with(scene: Scene, found: Plan) -> float:
    """Returns how often a throw wins, by all its landings and the rules."""
    seat = 0
    ends = [after(scene.state, seat, found, 1, Chosen(landing), chance_of) for landing in range(SAMPLES)]
    return sum(chance_of(end, seat) for end in ends) / SAMPLES


@pytest.mark.parametrize("behind", [3, 5, 8])
def test_a_last_throw_is_made_to_win_rather_than_to_gain(behind: int) -> None:
    scene = Scene(LAST.format(behind))
    greedy, looking = (plan(scene.state, 0, Chance(1), LEVELS[effort - 1]) for effort in (3, 5))
    assert chance_with(scene, looking) >= chance_with(scene, greedy) - 0.05


def test_what_a_set_of_hits_leads_to_is_thought_out_once() -> None:
    scene = Scene(LAST.format(2))
    view = Lookout(scene.state, 0)
    sight = Foresight(view, 1)
    before = pack(scene.state)
    first = view.weigh(view.first_throws(), 4).best(3)
    ordered = sight.foresee(first)
    known = dict(sight.known)
    assert sorted(each[:5] for each in ordered) == sorted(each[:5] for each in first)
    assert sight.foresee(first) == ordered
    assert sight.known == known
    assert pack(scene.state) == before


def test_the_clock_drops_what_there_is_no_time_for() -> None:
    view = Lookout(Scene(LAST.format(2)).state, 0)
    sight = Foresight(view, 1, until=0.0)
    assert len(sight.foresee(view.weigh(view.first_throws(), 4).best(9))) == 1


def test_of_all_monsters_a_rivals_is_discarded() -> None:
    scene = Scene(
        "seats=2 rest=underworld hand-a=hydra,dragon hand-b=giant deck-a=gorgon/ deck-b=siren/ "
        "lie=a.harpy:0:300:0:common,b.phoenix:100:300:0:unique"
    )
    scene.throw("dragon unique", -320, -210)  # Sparta
    assert scene.asked == "a discard"
    assert write_action(scene.state, best_answer(scene.state, 0, 1)) == "monster b.phoenix"


def test_of_a_cyclops_both_his_throw_and_his_own_location_are_still_to_come() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=cyclops,hydra hand-b=giant lie=b.harpy:-310:200:0:common")
    before = scene.twin()
    on_naxos = scene.throw("cyclops unique", -320, 210)
    assert (on_naxos.state.ask, on_naxos.state.ask_a) == (n.ASK_THROW, n.SUB)
    assert Odds(on_naxos.state).due() == SUB_THROW + 4 + PLACE
    assert Odds(before.state).due() == 0
