"""Powers and scenarios as data: what is shipped, what a designer may write, and what is refused and why."""

from __future__ import annotations

import pytest
from tests.games.monstrous.landings import GAME, play_on, start
from tests.games.monstrous.scene import FAR, Scene

from bestiary.core import Chance
from bestiary.games.monstrous.content.powers import (
    BadPowers,
    monster_column,
    parse_powers,
    place_column,
    read_columns,
    standard_powers,
    write_powers,
)
from bestiary.games.monstrous.content.scenarios import BadScenario, parse_scenarios, standard_scenarios, write_scenarios

SHIPPED = write_powers(standard_powers()).replace(";", "\n")


def changed(old: str, new: str) -> str:
    assert old in SHIPPED
    return SHIPPED.replace(old, new)


def test_m73_every_power_says_who_gave_it() -> None:
    powers = standard_powers()
    assert [card.name for card in powers.monsters if card.source == "ours"] == ["hydra", "giant", "gryphon"]
    assert [card.name for card in powers.monsters if card.source == "deduced"] == ["hellhound", "pegasus", "common"]
    assert [card.name for card in powers.locations if card.faith_source == "rulebook"] == ["naxos", "athens"]
    ours = [card.name for card in powers.locations if card.power_source == "ours"]
    assert ours == ["corinth", "olympia", "argos", "delphi", "mt-olympus"]
    marked = {card.name for card in Scene(state=start(2)).view().cards if card.ours}
    assert {"hydra", "giant", "gryphon", "corinth", "sparta"} <= marked
    assert not {"gorgon", "naxos", "athens"} & marked


def test_powers_are_written_and_read_and_kept_in_columns() -> None:
    powers = standard_powers()
    assert parse_powers(write_powers(powers)) == powers
    assert read_columns(tuple(monster_column(powers)), tuple(place_column(powers))) == powers


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (SHIPPED.replace("gorgon|", "medusa|"), "there is no card 'medusa'"),
        (SHIPPED + "\ngorgon|red|when-hit: petrify|rulebook", "stands in line"),
        ("\n".join(line for line in SHIPPED.splitlines() if "gorgon" not in line), "gorgon are missing"),
        (changed("gorgon|red|", "gorgon|bronze|"), "a red plate is a trap's"),
        (changed("dragon|bronze|", "dragon|red|"), "a red plate is a trap's"),
        (changed("dragon|bronze|", "dragon|gold|"), "a plate is one of"),
        (changed("dragon|bronze|", "dragon|iron|"), "iron plate"),
        (changed("hit-monsters: discard", "hit-monsters"), "a condition"),
        (changed("hit-monsters: discard", "on-sundays: discard"), "a condition"),
        (changed("hit-monsters: discard", "hit-monsters: explode"), "an effect is one of"),
        (changed("hit-monsters: discard", "hit-monsters: discard 3"), "takes no number"),
        (changed("hit-monsters: take 2", "hit-monsters: take"), "a number from 1 to 9"),
        (changed("hit-monsters: take 2", "hit-monsters: take 10"), "a number from 1 to 9"),
        (changed("hit-monsters: take 2", "hit-location: take 2"), "does not go with hit-location"),
        (
            changed("hit-monsters: discard", "hit-monsters: discard,hit-monsters: gain 1"),
            "two powers under one condition",
        ),
        (changed("hit-monsters: discard", ""), "has no power"),
        (changed("naxos|4|", "naxos|many|"), "from 0 to 9"),
        (changed("naxos|4|", "naxos|10|"), "from 0 to 9"),
        (changed("take-here 1", "take-there 1"), "an effect is one of"),
        (changed("|rulebook,rulebook", "|rulebook"), "who gives the Faith and who the power"),
        (changed("petrify|rulebook", "petrify|hearsay"), "who says so is one of"),
        (
            changed("hit-monsters: take 2", "hit-monsters: take ２"),
            r"^line [0-9]+: take takes .* 0 to 9, .*２",
        ),
        (changed("naxos|4|", "naxos|４|"), r"^line [0-9]+: the Faith of a location .* 0 to 9, not '４'"),
        (changed("naxos|4|", "naxos|٤|"), "in digits from 0 to 9"),
        ("gorgon red petrify", "four parts"),
        ("", "are missing"),
    ],
)
def test_bad_powers_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadPowers, match=reason):
        parse_powers(text)


def test_a_reason_names_its_line() -> None:
    with pytest.raises(BadPowers, match=r"^line 2: a plate"):
        parse_powers("# mine\ngorgon | pink | when-hit: petrify | ours")


def test_powers_of_ones_own_are_played_with_and_kept() -> None:
    own = changed("hit-monsters: discard", "hit-monsters: gain-each 3, miss-location: draw 1")
    state = start(2, {"powers": own})
    assert "dragon|bronze|hit-monsters: gain-each 3,miss-location: draw 1|ours" in GAME.chosen(state)["powers"]
    assert GAME.complete(GAME.chosen(state)) == GAME.chosen(state)
    assert play_on(state, Chance(1)).over
    text = "seats=2 rest=underworld hand-a=dragon,hydra hand-b=giant deck-a=gorgon/ lie=b.gryphon:-100:300:0:unique"
    scene = Scene(text, parse_powers(own)).throw("dragon unique", FAR[0] + 10, FAR[1])
    assert scene.faith == [3, 0]
    assert "gorgon" in scene.hand("a")


def test_the_rulebooks_twelve_scenarios_stand_in_its_order() -> None:
    assert [each.name for each in standard_scenarios()][1:] == [
        *(f"basic_{number}" for number in (1, 2, 3)),
        *(f"medium_{number}" for number in (1, 2, 3, 4, 5, 6)),
        *(f"long_{number}" for number in (1, 2, 3)),
    ]
    centres = [str(each).split("(")[1].split(")")[0] for each in standard_scenarios()]
    assert centres == [
        *("corinth", "olympia", "olympia", "naxos", "underworld", "underworld", "delphi", "delphi"),
        *("mt-olympus", "mt-olympus", "naxos", "argos", "mt-olympus"),
    ]
    assert all(len(set(each.locations)) == 5 for each in standard_scenarios())


def test_m65_a_scenario_of_ones_own_may_have_a_name_and_its_centre_anywhere() -> None:
    (scenario,) = parse_scenarios("mine | (thebes) delphi argos troy sparta  # a comment")
    assert write_scenarios((scenario,)) == "delphi argos (thebes) troy sparta"
    assert parse_scenarios(write_scenarios((scenario,))) == (parse_scenarios("delphi argos (thebes) troy sparta"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is none"),
        ("# nothing", "there is none"),
        ("troy corinth (rome) argos athens", "line 1: there is no location 'rome'"),
        ("\ntroy troy (naxos) argos athens", "line 2: troy stands twice"),
        ("troy corinth (naxos) argos", "5 locations, not 4"),
        ("troy corinth naxos argos athens", "one location stands in brackets"),
        ("(troy) corinth (naxos) argos athens", "one location stands in brackets, as the centre, not 2"),
        ("basic_9", "or name a scenario"),
    ],
)
def test_bad_scenarios_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadScenario, match=reason):
        parse_scenarios(text)


def test_one_game_takes_one_scenario() -> None:
    with pytest.raises(BadScenario, match="takes one"):
        start(2, {"scenario": "basic_1;basic_2"})
