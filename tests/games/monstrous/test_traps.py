"""Throw Step 2: Gorgon, Siren and Phoenix, whoever throws at them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monstrous.scene import Scene

from bestiary.games.monstrous.content.powers import parse_powers, standard_powers, write_powers

BASE = "rest=underworld hand-b=giant deck-a=harpy/hydra deck-b=harpy/hydra"


def test_m8_a_monster_discarded_in_step_2_does_nothing_more_but_steps_6_and_7_go_on() -> None:
    scene = Scene(f"seats=2 hand-a=dragon {BASE} extra=1 lie=b.gorgon:-320:230:0:unique,b.siren:-300:190:0:unique")
    scene.throw("dragon unique", -320, 200)
    assert "dragon" in scene.underworld("a")
    assert scene.faith == [0, 1]  # the Siren of the snapshot works all the same; no Naxos, no Dragon's power
    assert scene.table == ["b.gorgon", "b.siren"]
    assert scene.told("lapsed") == ["Green has no cards to throw: one throw lapses."]
    assert (scene.hand("a"), scene.asked) == ("harpy", "b throw")


def test_m8_an_extra_throw_is_still_made_after_the_first_card_was_turned_to_stone() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,manticore {BASE} extra=1 lie=b.gorgon:-320:230:0:unique")
    scene.throw("dragon unique", -320, 200)
    assert scene.asked == "a throw"


def test_m9_traps_work_in_the_order_of_turns_and_their_owners_are_not_asked() -> None:
    scene = Scene(
        "seats=3 turn=b rest=underworld hand-a=hydra hand-b=dragon,harpy hand-c=giant deck-a=harpy/ deck-b=hydra/ "
        "lie=a.siren:-150:300:0:unique,b.siren:-40:300:0:unique,c.siren:-95:355:0:unique,c.phoenix:-95:245:0:unique"
    )
    scene.throw("dragon common", -95, 300)
    assert [event.values["god"] for event in scene.events("gained", "reborn")] == [1, 2, 2, 0, 1]
    assert scene.asked == "c throw"


def test_m10_the_phoenix_has_a_power_of_its_own_besides_its_trap() -> None:
    scene = Scene(f"seats=2 hand-a=phoenix,dragon {BASE} lie=b.gryphon:-100:300:0:unique")
    scene.throw("phoenix unique", -90, 300)
    assert scene.told("extra") == ["Green gains one throw."]
    assert "a.phoenix" in scene.table


@pytest.mark.parametrize(
    ("text", "throw", "others"),
    [
        ("lie=b.phoenix:-100:300:0:unique", ("dragon unique", -100, -300), {"b_phoenix": None}),  # knocked off
        ("lie=b.phoenix:-100:300:0:common", ("dragon unique", -90, 300), {}),  # common side
    ],
)
def test_m11_a_phoenix_can_die(text: str, throw: tuple[str, float, float], others: dict[str, Any]) -> None:
    scene = Scene(f"seats=2 hand-a=dragon {BASE} {text}")
    scene.throw(*throw, **others)
    assert "phoenix" in scene.underworld("b")


def test_m11_a_phoenix_thrown_onto_a_gorgon_is_turned_to_stone() -> None:
    scene = Scene(f"seats=2 hand-a=phoenix {BASE} lie=b.gorgon:-100:300:0:unique")
    scene.throw("phoenix unique", -90, 300)
    assert "phoenix" in scene.underworld("a")


def test_m11_sparta_kills_a_phoenix_that_is_not_hit() -> None:
    scene = Scene(f"seats=2 hand-a=hydra {BASE.replace('/hydra', '/', 1)} lie=b.phoenix:-100:300:0:unique")
    scene.throw("hydra common", -320, -210)
    assert "phoenix" in scene.underworld("b")


def test_m11_a_phoenix_that_is_hit_escapes_the_dragon_to_the_top_of_its_deck() -> None:
    scene = Scene(f"seats=2 hand-a=dragon {BASE} lie=b.phoenix:-100:300:0:unique")
    scene.throw("dragon unique", -90, 300)
    assert scene.deck("b") == "phoenix,harpy"
    assert scene.events("discarded") == []


def test_a_gorgon_thrown_onto_a_gorgon_is_discarded() -> None:
    scene = Scene(f"seats=2 hand-a=gorgon {BASE} lie=b.gorgon:-100:300:0:unique")
    scene.throw("gorgon unique", -90, 300)
    assert "gorgon" in scene.underworld("a")
    assert scene.table == ["b.gorgon"]


def test_m41_a_phoenix_on_a_phoenix_gains_a_throw_only_if_another_monster_is_still_hit() -> None:
    lone = Scene(f"seats=2 hand-a=phoenix {BASE} lie=b.phoenix:-100:300:0:unique").throw("phoenix unique", -90, 300)
    assert lone.deck("b").startswith("phoenix")
    assert lone.events("extra") == []
    text = f"seats=2 hand-a=phoenix {BASE} lie=b.hydra:-100:300:90:unique,b.phoenix:-100:300:0:unique"
    both = Scene(text.replace("harpy/hydra", "harpy/")).throw("phoenix unique", -90, 300)
    assert len(both.events("extra")) == 1


def test_m42_a_trap_does_not_work_on_its_own_throw() -> None:
    scene = Scene(f"seats=2 hand-a=siren {BASE} lie=b.hydra:-100:300:0:unique".replace("harpy/hydra", "harpy/"))
    scene.throw("siren unique", -90, 300)
    assert scene.faith == [0, 0]
    assert scene.table == ["a.siren", "b.hydra"]


def test_m49_gorgon_siren_and_phoenix_of_one_snapshot_all_work_and_two_gorgons_discard_once() -> None:
    scene = Scene(
        "seats=2 rest=underworld hand-a=dragon,hydra hand-b=giant deck-b=harpy/ "
        "lie=b.gorgon:-150:300:0:unique,b.siren:-40:300:0:unique,b.phoenix:-95:355:0:unique,a.gorgon:-95:245:0:unique"
    )
    scene.throw("dragon unique", -95, 300)
    assert scene.faith == [0, 1]
    assert scene.deck("b").startswith("phoenix")
    assert [event.values["monster"] for event in scene.events("discarded")] == [4]
    assert len(scene.events("petrified")) == 2


def test_a_trap_with_its_common_side_up_is_none() -> None:
    scene = Scene(f"seats=2 hand-a=dragon {BASE} lie=b.gorgon:-100:300:0:common,b.siren:-60:320:0:common")
    scene.throw("dragon common", -80, 310)
    assert scene.faith == [1, 0]
    assert scene.events("petrified") == []


def test_a_siren_earns_for_its_god_even_when_he_hits_it_himself() -> None:
    scene = Scene(f"seats=2 hand-a=hydra {BASE.replace('/hydra', '/', 1)} lie=a.siren:-100:300:0:unique")
    assert scene.throw("hydra unique", -90, 300).faith == [1, 0]


# With traps of one's own their owner says in which order they work (M9)

REBORN = write_powers(standard_powers()).replace("siren|red|when-hit: gain 1|", "siren|red|when-hit: rebirth|")
TWO_TRAPS = (
    "seats=3 rest=underworld hand-a=dragon,harpy hand-b=giant hand-c=giant deck-b=harpy/ deck-c=harpy/ "
    "lie=b.siren:-150:300:0:unique,b.phoenix:-40:300:0:unique,c.siren:-95:355:0:unique"
)


@pytest.mark.parametrize(("first", "deck"), [("siren", "phoenix,siren,harpy"), ("phoenix", "siren,phoenix,harpy")])
def test_m9_with_own_traps_their_owner_chooses_the_order(first: str, deck: str) -> None:
    assert "siren|red|when-hit: rebirth|" in REBORN
    scene = Scene(TWO_TRAPS, parse_powers(REBORN)).throw("dragon common", -95, 300)
    assert scene.asked == "b trap"
    assert scene.legal == ["monster b.siren", "monster b.phoenix"]
    assert scene.refusal("monster c.siren") == "R-3"
    scene.do(f"monster b.{first}")
    assert scene.deck("b") == deck
    assert scene.deck("c") == "siren,harpy"  # who owns one is not asked, and comes in turn
    assert scene.told("ordered") == [f"player b lets the {first.title()} of Blue go first."]
    assert scene.asked == "b throw"


def test_m9_with_the_shipped_traps_nobody_is_asked() -> None:
    scene = Scene(TWO_TRAPS).throw("dragon common", -95, 300)
    assert scene.asked == "b throw"


def test_m9_three_traps_of_one_god_are_asked_for_one_after_the_other_though_a_gorgon_took_the_thrown_card() -> None:
    text = TWO_TRAPS.replace("c.siren", "b.gorgon")
    scene = Scene(text, parse_powers(REBORN)).throw("dragon common", -95, 300).do("monster b.gorgon")
    assert "a.dragon" not in scene.table
    assert (scene.asked, scene.legal) == ("b trap", ["monster b.siren", "monster b.phoenix"])
    scene.do("monster b.siren")
    assert scene.deck("b") == "phoenix,siren,harpy"
    assert scene.asked == "b throw"
