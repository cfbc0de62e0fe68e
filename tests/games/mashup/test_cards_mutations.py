"""Every Mutation card: what it changes, and what it leaves alone."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import Scene

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.rolling as rolling

OPEN = "phase=opening now=happened"


def least(mutation: str) -> list[int]:
    """Returns what hits a monster with a Mutation: white, black, red, green, blue."""
    state = Scene(f"seats=2 a.mutations={mutation}").state
    return [int(rolling.least(state, colour, 0)) for colour in range(5)]


def breath(mutation: str, faces: list[int], target: str = "2/7@nowhere") -> Scene:
    """Breathes at another monster somewhere else."""
    scene = Scene(f"seats=2 a=2/7@l1 a.mutations={mutation} b={target} l1=b:suburb", faces)
    return scene.do("breathe", "monster b").settle()


def test_card_fire_breath_rolls_two_red_dice() -> None:
    scene = breath("fire-breath", [3, 6, 6])
    assert (scene.monster("b"), scene.has("a", "fire-breath")) == ((2, 5), 2)


def test_card_fire_breath_joins_an_attack() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=fire-breath l1=b:downtown", [6] * 6)
    scene.do("attack location", "mutation fire-breath").settle()
    assert scene.state.site_damage[0] == 5


def test_card_frost_breath_rolls_two_blue_dice_and_a_six_costs_a_monster_move() -> None:
    assert breath("frost-breath", [6, 3]).quarters("b") == 1
    assert breath("frost-breath", [6, 6]).quarters("b") == 1  # once an attack
    assert breath("frost-breath", [5, 5]).quarters("b") == 0
    assert breath("frost-breath", [6, 3]).monster("b") == (2, 5)


def test_card_frost_breath_sixes_are_two_hits_on_units_and_one_on_a_location() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=frost-breath l1=b:downtown i1=giant-robot@l1", [1, 1, 1, 6, 6])
    scene.do("attack units", "i1", "mutation frost-breath", "i1", "building").settle()
    assert (scene.state.thing_damage[0], scene.state.site_damage[0]) == (2, 1)


def test_card_atomic_breath_mutates_with_two_sixes() -> None:
    scene = breath("atomic-breath", [6, 6])
    assert (scene.monster("b"), scene.quarters("b"), len(scene.events("gained"))) == ((2, 5), 1, 1)
    assert len(breath("atomic-breath", [6, 5]).events("gained")) == 0


def test_card_acid_spit_counts_twice_on_a_location_and_once_on_units() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=acid-spit l1=b:downtown", [1, 1, 3, 3])
    scene.do("attack location", "mutation acid-spit").settle()
    assert scene.state.site_damage[0] == 1 + 2
    units = Scene("seats=2 a=2/7@l1 a.mutations=acid-spit l1=b:downtown i1=giant-robot@l1", [1, 1, 1, 6])
    units.do("attack units", "i1", "mutation acid-spit").settle()
    assert (units.state.thing_damage[0], units.state.site_damage[0]) == (1, 0)
    assert breath("acid-spit", [3, 6]).monster("b") == (2, 6)


def test_card_cold_resistant_needs_five_and_keeps_its_monster_moves() -> None:
    assert least("cold-resistant") == [4, 3, 3, 3, 5]
    scene = (
        Scene("seats=2 a.mutations=cold-resistant l1=b:suburb a=2/7@l1 i1=cryo-cannon@l1", [6, 4]).do("sleep").settle()
    )
    assert scene.quarters("a") == 0


def test_card_fireproof_needs_five() -> None:
    assert least("fireproof") == [4, 3, 5, 3, 3]


def test_card_radiation_feeder_gains_the_mutation_but_loses_no_move() -> None:
    assert least("radiation-feeder") == [4, 3, 3, 5, 3]
    scene = Scene(
        f"seats=2 a=4/11@nowhere a.mutations=radiation-feeder b.hand=nuclear-strike {OPEN}", [6, 6, 4, 4, 4, 4, 0]
    )
    scene.do("b: play nuclear-strike a").settle()
    assert (scene.monster("a"), scene.quarters("a"), len(scene.events("gained"))) == ((4, 9), 0, 1)


def test_card_bulletproof_hide_is_hit_by_white_sixes_only() -> None:
    assert least("bulletproof-hide") == [6, 3, 3, 3, 3]


def test_card_bone_plates_need_four() -> None:
    assert least("bone-plates") == [4, 4, 3, 3, 3]


@pytest.mark.parametrize(("health", "after"), [(3, 5), (0, 2), (6, 7)])
def test_card_regeneration_gives_two_even_from_nothing(health: int, after: int) -> None:
    scene = Scene(f"seats=2 a=2/{health}@nowhere a.mutations=regeneration phase=begin")
    assert scene.monster("a") == (2, after)


def test_card_second_stomach_holds_three_more() -> None:
    assert body.stomach_size(Scene("seats=2 a.mutations=second-stomach").state, 0) == 7
    scene = Scene(f"seats=2 a.mutations=second-stomach a.stomach=yyyyyym b.hand=anti-mutagen-bomb {OPEN}")
    scene.do("b: play anti-mutagen-bomb a")
    scene.until("spitting").do("a: food foodstuff", "a: food foodstuff", "a: food foodstuff").settle()
    assert scene.stomach("a") == "yyym"


def test_card_wide_jaws_eat_one_more() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=wide-jaws l1=b:grain-silo,rubble").do("attack location")
    scene.until("eating").do(*["food foodstuff"] * 3).settle()
    assert scene.stomach("a") == "yyy"


def test_card_razor_claws_add_a_die() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 a.mutations=razor-claws l1=b:downtown", [6] * 4)
        .do("attack location", "strike")
        .settle()
    )
    assert scene.state.site_damage[0] == 4


def test_card_wings_move_at_the_beginning_and_at_the_end() -> None:
    text = "seats=2 a=2/7@nowhere b=8/19@nowhere {} l1=b:grain-silo l2=b:suburb"
    scene = (
        Scene(text.format("a.mutations=wings"), [6, 1, 1]).do("l1", "attack location", "strike", "done", "l2").settle()
    )
    assert scene.place("a") == "l2"
    plain = Scene(text.format(""), [6, 1, 1]).do("l1", "attack location", "strike", "done").settle()
    assert (plain.place("a"), plain.asked, plain.state.running) == ("l1", "moving", False)


def test_card_wings_fly_on_after_a_move_without_an_action() -> None:
    scene = Scene("seats=2 a=2/7@nowhere b=8/19@nowhere a.mutations=wings l1=b:grain-silo l2=b:suburb").do(
        "l1", "idle", "l2"
    )
    assert scene.settle().place("a") == "l2"


def test_card_keen_instinct_keeps_two_more_cards() -> None:
    hand = "police,police,police,police,zoo,blaze,blaze,suburb"
    scene = Scene(f"seats=2 a.mutations=keen-instinct a.hand={hand} phase=limiting")
    assert scene.asked == "shedding"
    scene.do("discard blaze").settle()
    assert scene.state.hand_size[0] == 8  # seven kept, one drawn
