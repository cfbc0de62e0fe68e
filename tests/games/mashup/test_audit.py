"""What audits found, each as they wrote the position down."""

from __future__ import annotations

from statistics import median

import pytest
from tests.games.golden import golden
from tests.games.mashup.clicks import turns
from tests.games.mashup.scene import GAME, Scene

from bestiary.core import Chance
from bestiary.table import Table

DUMP = "seats=2 a=2/7@l1 l1=b:toxic-waste-dump phase=choosing"
OWN_CARDS = "a=3/9@l1 a.hand=adrenaline,terrifying-roar l1=b:army-barracks"
ROBOT = (
    "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper a=3/9@l1 b.hand=blaze l1=b:family-farm "
    "i1=giant-robot@l1,-3"
)
CREW = (
    "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper a=3/9@l1 b.hand=blaze l1=b:family-farm "
    "i1=news-crew@l1"
)


def seated(text: str) -> Table:
    """Opens a table that stands in a position."""
    scene = Scene(text)
    names = ["Ann", "Bob", "Cid"][: int(scene.state.seats)]
    table = Table.open(GAME, names, key=bytes(32), now=lambda: 0)
    table.match.state = scene.state
    table.match.state.chance, table.match.state.log = Chance(3), table.match.log
    table.match.undoable.clear()
    table.look_again()
    return table


def act(table: Table, seat: int, text: str) -> None:
    table.play(seat, GAME.parse(table.match.state, text))


# High: the Toxic Waste Dump is used once (B-25, B-61)


def test_b61_a_waste_dump_is_used_once_in_a_meal() -> None:
    scene = Scene(DUMP).do("attack location", "hold", "use")
    assert [event.kind for event in scene.events("gained")] == ["gained"]
    assert scene.asked != "eating" or "use" not in scene.legal()
    assert scene.site(1) in ("rubble", "gone")


def test_b61_a_waste_dump_that_a_hit_destroyed_is_used_once() -> None:
    scene = Scene(f"{DUMP} a.hand=zoo", [3, 3, 3]).do("attack location", "strike", "use")
    assert len(scene.events("gained")) == 1
    assert scene.asked != "eating" or "use" not in scene.legal()


# High: the player on turn is asked in his own windows (B-56)


def test_b56_the_player_on_turn_is_asked_when_he_has_announced_an_attack() -> None:
    table = seated(OWN_CARDS)
    act(table, 0, "attack location")
    assert (table.moment, table.owes(0)) == ("action", True)
    legal = {GAME.notation(table.match.state, action) for action in table.match.state.legal(0)}
    assert {"play adrenaline", "play terrifying-roar"} <= legal


def test_b56_he_is_asked_before_his_attack_roll_after_units_have_shot() -> None:
    table = seated(OWN_CARDS)
    act(table, 0, "attack location")
    act(table, 0, "pass")
    assert table.owes(0)
    assert GAME.moments_for(table.match.state.blind(3), 0) == ("own-roll",)
    assert GAME.moments_for(table.match.state.blind(3), 1) == ("roll",)


@pytest.mark.parametrize("kind", ["own-action", "own-roll"])
def test_b56_each_own_window_has_its_own_order(kind: str) -> None:
    table = seated(OWN_CARDS)
    table.give_orders(0, [kind])
    act(table, 0, "attack location")
    assert table.owes(0)
    assert GAME.moments_for(table.match.state.blind(3), 0) == (kind,)
    act(table, 0, "pass")
    assert not table.moment


@pytest.mark.parametrize("hand", ["adrenaline,terrifying-roar", "zoo,suburb", "police,blaze"])
def test_b56_whether_he_is_asked_does_not_depend_on_his_cards(hand: str) -> None:
    table = seated(OWN_CARDS.replace("adrenaline,terrifying-roar", hand))
    act(table, 0, "attack location")
    assert table.owes(0)


def test_b56_without_a_card_he_is_not_asked() -> None:
    table = seated("a=3/9@l1 b.hand=blaze l1=b:army-barracks")
    act(table, 0, "attack location")
    assert not table.moment


# High: victory is what an announcement would bring, Units and News Crews included (B-33)


@pytest.mark.parametrize("text", [ROBOT, CREW])
def test_b33_everyone_is_asked_before_infamy_of_units_and_crews_wins(text: str) -> None:
    table = seated(text)
    act(table, 0, "attack location")
    assert (table.moment, table.owes(1)) == ("victory", True)


def test_b33_a_following_unit_counts_only_with_a_fresh_breath_attack() -> None:
    fame = "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper"
    text = f"{fame} a=3/9@l1 b.hand=blaze l1=b:family-farm i1=hellicopters@l1,>a"
    for mutations, moment in (("", "action"), ("a.mutations=fire-breath!", "action"), ("a.mutations=fire-breath", "victory")):
        assert GAME.moment(Scene(f"{text} {mutations}").do("attack location").state.blind(3)) == moment


def test_b33_a_card_that_would_win_is_a_moment_of_victory() -> None:
    fame = "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper"
    scene = Scene(f"{fame} a=3/9@l1 a.hand=headline-news b.hand=blaze l1=b:zoo now=wrecked:1,happened phase=opening")
    scene.do("a: play headline-news", "b: pass")
    assert GAME.moment(scene.state.blind(3)) == "victory"
    scene = Scene(f"{fame} a=3/9@l1 b.hand=nuclear-strike a.hand=blaze l1=b:zoo now=happened phase=opening")
    scene.do("a: pass", "b: play nuclear-strike a")
    assert GAME.moment(scene.state.blind(3)) == "victory"


@pytest.mark.parametrize("seats", GAME.seats)
def test_b56_the_median_turn_of_a_player_asks_at_most_twice_more(seats: int) -> None:
    found = turns(state for state, _ in golden(GAME, seats).replay())
    assert max(found) > 0
    assert median(found) <= 2
