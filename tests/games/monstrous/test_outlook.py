"""What a position is worth to a bot, and what a learner sees of it."""

from __future__ import annotations

import pytest
from tests.games.monstrous.scene import FAR, GAME, Scene

from bestiary.games.monstrous.mind.observation import CARD_ROW, OBSERVED
from bestiary.games.monstrous.rules import numbers as n

TEXT = "seats=2 rest=underworld hand-a=hydra,dragon hand-b=giant deck-a=gorgon/siren deck-b=siren/"
TEAM = "seats=4 teams=yes rest=underworld hand-a=dragon hand-c=manticore hand-b=giant hand-d=siren deck-a=gorgon/siren"
TERMS = [term.name for term in GAME.terms]


def prospect(scene: Scene) -> int:
    """Returns what the throw promises that god a is planning."""
    return scene.state.terms(0)[TERMS.index("prospect")]


def after(*actions: str, text: str = TEXT) -> int:
    return prospect(Scene(text).do(*actions))


def test_terms_count_faith_cards_and_throws() -> None:
    terms = dict(zip(TERMS, Scene(f"{TEXT} faith=3,1 extra=2").state.terms(0), strict=True))
    assert terms == {"faith": 3, "hand": 2, "deck": 2, "underworld": 8, "extra": 2, "prospect": 0, "won": 0}


def test_a_card_promises_what_its_best_target_is_worth() -> None:
    assert after("throw dragon unique") > 200
    assert after("throw hydra unique") > after("throw hydra common")  # a card to draw


def test_a_column_and_a_row_through_a_location_promise_most() -> None:
    naxos, beside = 11, 18  # columns 12 and 19: its centre, and 17 cm off
    assert after("throw dragon unique", f"column {naxos + 1}") > after("throw dragon unique", f"column {beside + 1}")
    aimed = [after("throw dragon unique", "column 12", f"row {row}") for row in (8, 12, 16)]
    assert aimed == sorted(aimed, reverse=True)
    assert aimed[0] > 300


def test_one_stands_near_and_throws_steadily() -> None:
    plan = ("throw dragon unique", "column 12", "row 8")
    assert after(*plan, "from north soft") > after(*plan, "from south soft") > after(*plan, "from south tumbling")


def test_a_gorgon_beside_the_target_frightens_and_a_crowd_lures_the_manticore() -> None:
    plan = ("throw {} unique", "column 12", "row 8")
    safe = after(*(step.format("dragon") for step in plan))
    assert after(*(step.format("dragon") for step in plan), text=f"{TEXT} lie=b.gorgon:-320:210:0:unique") < safe
    crowd = (
        TEXT.replace("hydra,dragon", "hydra,manticore") + " lie=b.harpy:-320:210:0:unique,b.gryphon:-300:200:0:unique"
    )
    alone = TEXT.replace("hydra,dragon", "hydra,manticore")
    steps = [step.format("manticore") for step in plan]
    assert after(*steps, text=crowd) > after(*steps, text=alone)


def test_a_free_aim_promises_no_less_than_its_card() -> None:
    assert prospect(Scene(TEXT)) == 0
    scene = Scene(f"{TEXT} young=a faith=3,0").throw("dragon unique", *FAR)
    assert scene.asked == "a young"
    worth = {
        action: scene.twin().do(action).state.terms(0)[TERMS.index("prospect")] for action in ("throw again", "keep")
    }
    assert worth["throw again"] > 100 > worth["keep"]


def test_an_observation_has_a_row_for_each_card_in_the_order_of_actions() -> None:
    scene = Scene(f"{TEXT} lie=b.gryphon:100:300:90:common,b.harpy:110:310:0:unique")
    row = [int(each) for each in scene.state.observe(0)]
    assert len(row) == OBSERVED == GAME.observation_width
    gryphon = row[23 * CARD_ROW : 24 * CARD_ROW]
    assert gryphon[:2] == [n.TABLE, 2]
    assert gryphon[5:8] == [0, 100, 300]
    assert gryphon[15:21] == [0, 1 << 3, 0, 0, 0, 0]  # god 1's Harpy lies over it
    other = [int(each) for each in scene.state.observe(1)]
    assert other[23 * CARD_ROW + 1] == 1  # its own
    naxos = row[60 * CARD_ROW : 61 * CARD_ROW]
    assert (naxos[0], naxos[5], naxos[6], naxos[7]) == (n.TABLE, 4, -320, 210)
    low, high = GAME.observation_range
    assert all(low <= each <= high for each in row)


def seen(text: str) -> list[int]:
    return [int(each) for each in Scene(text).state.observe(0)]


@pytest.mark.parametrize("side", ["unique", "common"])
def test_an_observation_tells_how_a_card_is_turned_whichever_side_is_up(side: str) -> None:
    """The audit's twins: a card common side up was observed alike at 0 and at 70 degrees."""
    rows = {tuple(seen(f"{TEXT} lie=b.gorgon:-100:300:{degrees}:{side}")) for degrees in (0, 70, 110, 180, 250, 290)}
    assert len(rows) == 6


def test_an_observation_tells_a_tilt() -> None:
    flat = Scene(f"{TEXT} lie=b.gorgon:-100:300:0:unique")
    tilted = flat.twin()
    card = tilted.card("b.gorgon")
    tilted.state.poses[card * 7 + 3], tilted.state.poses[card * 7 + 4] = 995_004, 99_833
    assert list(flat.state.observe(0)) != list(tilted.state.observe(0))


def test_perfect_information_what_decides_a_game_further_on_is_observed() -> None:
    team = Scene(TEAM).do("dragon unique")
    rows = [list(team.state.observe(0))]
    for aim in ("column 3", "row 4", "from west lob"):
        team.do(*(("throw manticore unique",) if aim == "column 3" else ()), aim)
        rows.append(list(team.state.observe(0)))
    changed = team.twin().do("change")
    locked = team.twin().do("lock")
    rows += [list(changed.state.observe(0)), list(locked.state.observe(0))]
    assert len({tuple(row) for row in rows}) == len(rows)
    young = Scene(f"{TEXT} young=b rethrown=b")
    assert list(young.state.observe(0)) != list(Scene(f"{TEXT} young=b").state.observe(0))
