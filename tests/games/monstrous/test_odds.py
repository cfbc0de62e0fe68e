"""Who is likely to win: points, and the race for the last throw."""

from __future__ import annotations

import pytest
from tests.games.monstrous.scene import Scene

from bestiary.games.monstrous.mind.throws.odds import Odds, spread_of_gains, throws_left

EVEN = "seats=2 rest=underworld hand-a=hydra,dragon hand-b=giant,dragon deck-a=gorgon/siren deck-b=siren/gorgon"


def chances(text: str) -> list[float]:
    return Odds(Scene(text).state).chances()


def test_chances_make_one_and_rise_with_faith() -> None:
    even, ahead = chances(EVEN), chances(f"{EVEN} faith=6,0")
    assert sum(even) == pytest.approx(1)
    assert ahead[0] > even[0] > 0.5  # whose throw it is
    assert 1 - ahead[0] == pytest.approx(ahead[1])


def test_the_same_lead_is_worth_more_when_less_is_left_to_throw() -> None:
    early = chances(f"{EVEN} faith=5,0")
    late = chances("seats=2 rest=underworld hand-a=hydra hand-b=giant faith=5,0")
    assert late[0] > early[0]


def test_a_phoenix_that_lies_open_and_cards_that_pay_are_worth_having() -> None:
    lying = EVEN.replace("rest=underworld", "rest=underworld lie={}.phoenix:0:300:0:{}")
    open_one = chances(lying.format("a", "unique"))
    assert open_one[0] > chances(lying.format("a", "common"))[0] > chances(lying.format("b", "unique"))[0]
    assert chances(EVEN.replace("hand-a=hydra", "hand-a=harpy"))[0] > chances(EVEN)[0]


def test_a_lead_at_troy_counts_and_a_tie_does_not() -> None:
    at_troy = "lie=a.harpy:300:-200:0:common,b.harpy:{}:-220:0:common"
    last = "seats=2 rest=underworld hand-a= hand-b=giant turn=b"
    tied, alone = (Odds(Scene(f"{last} {at_troy.format(x)}").state) for x in (340, 100))
    assert alone.troy(0, 1) > 2 > tied.troy(0, 1) > alone.troy(1, 1)
    assert tied.troy(0, 1) == tied.troy(1, 1)


def test_when_it_is_over_the_winner_has_won() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=hydra hand-b=giant faith=9,0")
    scene.throw("hydra unique", 0, 300).throw("giant unique", 0, -300)
    assert scene.state.over
    assert Odds(scene.state).chances() == [1.0, 0.0]


def test_a_throw_gained_by_who_began_takes_one_from_the_other() -> None:
    assert throws_left((4, 4), (0, 0), 0, 1, -1, 1) == [4, 4]
    assert throws_left((4, 4), (1, 0), 0, 1, -1, 1) == [4, 3]
    assert throws_left((4, 4), (0, 1), 0, 1, -1, 1) == [4, 4]  # the last one throws once more than he needs
    assert throws_left((5, 3), (0, 0), 0, 1, -1, 1) == [4, 3]


def test_last_turns_are_one_throw_each() -> None:
    assert throws_left((3, 0), (0, 0), 0, 1, 1, 1) == [1, 0]
    assert throws_left((3, 2, 0), (0, 0, 0), 0, 2, 2, 1) == [2, 1, 0]
    assert throws_left((6, 4), (0, 0), 0, 2, -1, 2) == [6, 4]  # a team throws two at once


def test_what_may_be_gained_is_likely_in_all() -> None:
    rows = spread_of_gains((0.5, 0.5), 1)
    assert {gained: chance for chance, gained in rows} == {0: 0.25, 1: 0.5, 2: 0.25}
    assert sum(chance for chance, _ in spread_of_gains((0.8,), 5)) == pytest.approx(1)


def test_many_gods_race_by_what_is_likeliest() -> None:
    found = chances("seats=3 rest=underworld hand-a=hydra,phoenix hand-b=giant,dragon hand-c=dragon,siren faith=1,2,3")
    assert sum(found) == pytest.approx(1)
    assert found[2] > found[1]
