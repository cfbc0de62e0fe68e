"""What audits found, each as they wrote the position down."""

from __future__ import annotations

from statistics import median

import pytest
from tests.games.golden import golden
from tests.games.mashup.clicks import turns
from tests.games.mashup.scene import GAME, Scene

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
from bestiary.core import Chance, column
from bestiary.games.mashup.content.sets import card_number, card_table, changed_cards, effect_table
from bestiary.table import Table

DUMP = "seats=2 a=2/7@l1 l1=b:toxic-waste-dump phase=choosing"
OWN_CARDS = "a=3/9@l1 a.hand=adrenaline,terrifying-roar l1=b:army-barracks"
ROBOT = (
    "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper a=3/9@l1 b.hand=blaze l1=b:family-farm "
    "i1=giant-robot@l1,-3"
)
CREW = (
    "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper a=3/9@l1 b.hand=blaze l1=b:family-farm i1=news-crew@l1"
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


def test_b_61_a_waste_dump_is_used_once_in_a_meal() -> None:
    scene = Scene(DUMP).do("attack location", "hold", "use")
    assert [event.kind for event in scene.events("gained")] == ["gained"]
    assert scene.asked != "eating" or "use" not in scene.legal()
    assert scene.site(1) in ("rubble", "gone")


def test_b_61_a_waste_dump_that_a_hit_destroyed_is_used_once() -> None:
    scene = Scene(f"{DUMP} a.hand=zoo", [3, 3, 3]).do("attack location", "strike", "use")
    assert len(scene.events("gained")) == 1
    assert scene.asked != "eating" or "use" not in scene.legal()


# High: the player on turn is asked in his own windows (B-56)


def test_b_56_the_player_on_turn_is_asked_when_he_has_announced_an_attack() -> None:
    table = seated(OWN_CARDS)
    act(table, 0, "attack location")
    assert (table.moment, table.owes(0)) == ("action", True)
    legal = {GAME.notation(table.match.state, action) for action in table.match.state.legal(0)}
    assert {"play adrenaline", "play terrifying-roar"} <= legal


def test_b_56_he_is_asked_before_his_attack_roll_after_units_have_shot() -> None:
    table = seated(OWN_CARDS)
    act(table, 0, "attack location")
    act(table, 0, "pass")
    assert table.owes(0)
    assert GAME.moments_for(table.match.state.blind(3), 0) == ("own-roll",)
    assert GAME.moments_for(table.match.state.blind(3), 1) == ("roll",)


@pytest.mark.parametrize("kind", ["own-action", "own-roll"])
def test_b_56_each_own_window_has_its_own_order(kind: str) -> None:
    table = seated(OWN_CARDS)
    table.give_orders(0, [kind])
    act(table, 0, "attack location")
    assert table.owes(0)
    assert GAME.moments_for(table.match.state.blind(3), 0) == (kind,)
    act(table, 0, "pass")
    assert not table.moment


@pytest.mark.parametrize("hand", ["adrenaline,terrifying-roar", "zoo,suburb", "police,blaze"])
def test_b_56_whether_he_is_asked_does_not_depend_on_his_cards(hand: str) -> None:
    table = seated(OWN_CARDS.replace("adrenaline,terrifying-roar", hand))
    act(table, 0, "attack location")
    assert table.owes(0)


def test_b_56_without_a_card_he_is_not_asked() -> None:
    table = seated("a=3/9@l1 b.hand=blaze l1=b:army-barracks")
    act(table, 0, "attack location")
    assert not table.moment


# High: victory is what an announcement would bring, Units and News Crews included (B-33)


@pytest.mark.parametrize("text", [ROBOT, CREW])
def test_b_33_everyone_is_asked_before_infamy_of_units_and_crews_wins(text: str) -> None:
    table = seated(text)
    act(table, 0, "attack location")
    assert (table.moment, table.owes(1)) == ("victory", True)


def test_b_33_a_following_unit_counts_only_with_a_fresh_breath_attack() -> None:
    fame = "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper"
    text = f"{fame} a=3/9@l1 b.hand=blaze l1=b:family-farm i1=hellicopters@l1,>a"
    for mutations, moment in (
        ("", "action"),
        ("a.mutations=fire-breath!", "action"),
        ("a.mutations=fire-breath", "victory"),
    ):
        assert GAME.moment(Scene(f"{text} {mutations}").do("attack location").state.blind(3)) == moment


def test_b_33_a_card_that_would_win_is_a_moment_of_victory() -> None:
    fame = "infamy=a:downtown,a:sky-needle,a:royal-palace,a:skyscraper"
    scene = Scene(f"{fame} a=3/9@l1 a.hand=headline-news b.hand=blaze l1=b:zoo now=wrecked:1,happened phase=opening")
    scene.do("a: play headline-news", "b: pass")
    assert GAME.moment(scene.state.blind(3)) == "victory"
    scene = Scene(f"{fame} a=3/9@l1 b.hand=nuclear-strike a.hand=blaze l1=b:zoo now=happened phase=opening")
    scene.do("a: pass", "b: play nuclear-strike a")
    assert GAME.moment(scene.state.blind(3)) == "victory"


@pytest.mark.parametrize("seats", GAME.seats)
def test_b_56_the_median_turn_of_a_player_asks_at_most_twice_more(seats: int) -> None:
    found = turns(state for state, _ in golden(GAME, seats).replay())
    assert max(found) > 0
    assert median(found) <= 2


# Medium


def test_b_3_a_sleeper_can_be_burned_twice_when_nobody_attacks() -> None:
    scene = Scene("a=3/2@l1 l1=a:downtown b.hand=blaze").do("sleep").until("announce")
    scene.do("a: pass") if "a" in scene.owing else None
    scene.do("b: pass").until("step")
    assert scene.monster("a") == (3, 7)
    scene.do("b: play blaze l1").settle()
    scene.do("done").settle()
    assert scene.monster("a") == (3, 3)


@pytest.mark.parametrize("hand", ["feeding-frenzy", "police"])
def test_b_72_a_meal_ends_by_the_eaters_word_whatever_card_he_holds(hand: str) -> None:
    scene = Scene(f"a=2/7@l1 a.hand={hand} l1=b:suburb,rubble,food=yyyy")
    scene.do("attack location", "food foodstuff", "food foodstuff")
    assert scene.asked == "eating"
    assert ("play feeding-frenzy" in scene.legal()) == (hand == "feeding-frenzy")
    scene.do("done")
    assert scene.asked != "eating"


def test_b_72_feeding_frenzy_is_played_after_the_last_bite() -> None:
    scene = Scene("a=2/7@l1 a.hand=feeding-frenzy l1=b:suburb,rubble,food=yyyy")
    scene.do("attack location", "food foodstuff", "food foodstuff", "play feeding-frenzy")
    scene.do("food foodstuff", "food foodstuff")
    assert scene.stomach("a") == "yyyy"


@pytest.mark.parametrize(("hand", "food"), [("", "yyyy"), ("a.hand=feeding-frenzy", "yy")])
def test_b_72_a_meal_ends_by_itself_where_no_card_could_go_on_with_it(hand: str, food: str) -> None:
    scene = Scene(f"a=2/7@l1 {hand} l1=b:suburb,rubble,food={food}")
    scene.do("attack location", "food foodstuff", "food foodstuff")
    assert scene.asked != "eating"


BREATHER = "a=2/7@nowhere a.mutations=fire-breath i1=hellicopters@nowhere,>a"


def test_b_29_breath_hits_may_go_first_where_they_bring_infamy() -> None:
    scene = Scene(BREATHER, [3, 3, 1, 3, 3]).do("attack units", "i1", "mutation fire-breath")
    assert scene.asked == "hitting"
    assert "breath hit" in scene.legal()
    scene.do("breath hit", "breath hit")
    assert scene.fame("a") == 1


def test_b_29_a_breath_hit_may_be_the_second_one() -> None:
    scene = Scene(BREATHER, [3, 3, 1, 3, 3]).do("attack units", "i1", "mutation fire-breath", "unit hellicopters-1")
    assert scene.fame("a") == 0
    scene.do("breath hit")
    assert scene.fame("a") == 1


def test_b_29_hits_of_two_kinds_are_not_asked_about_where_they_are_alike() -> None:
    scene = Scene("a=2/7@l1 a.mutations=fire-breath l1=b:downtown", [3, 3, 1, 3, 3])
    scene.do("attack location", "mutation fire-breath")
    assert scene.asked != "hitting"
    assert "breath hit" not in scene.legal()


def test_b_58_growing_is_offered_only_to_whom_it_is_open() -> None:
    scene = Scene("a=2/7@nowhere a.stomach=y a.hand=police,suburb phase=second-heal now=moves:0")
    assert scene.asked not in ("offering", "healing")


def test_b_86_growth_spurt_is_played_before_the_grow_step() -> None:
    scene = Scene("a=2/7@nowhere a.stomach=y a.hand=growth-spurt,suburb phase=opening now=happened")
    scene.do("play growth-spurt", "stop", "grow").settle()
    assert scene.monster("a") == (3, 7)


# Low


def test_b_6_a_monster_that_sets_out_from_nowhere_may_stay_there() -> None:
    scene = Scene("a=2/7@nowhere b.hand=air-strike l1=c:suburb", [1, 1, 1, 1])
    scene.do("l1", "b: before air-strike a", "a: flee")
    assert scene.place("a") == "nowhere"
    assert scene.asked in ("moving", "turn")


def test_b_36_another_mutation_is_tried_only_if_its_player_likes() -> None:
    text = (
        "a=2/7@l1 a.mutations=fireproof l1=b:toxic-waste-dump genes=fireproof,wings phase=stepping "
        "now=running,action:2,step:5,assaulted,bites:2 ask=eating:0:0:0"
    )
    scene = Scene(text, [0]).do("use")
    assert scene.legal() == ["done", "again"]
    scene.do("done")
    assert not scene.events("gained")
    scene = Scene(text, [0]).do("use", "again")
    assert scene.has("a", "wings")


def test_b_104_two_mutations_against_one_colour_do_not_add_up() -> None:
    scene = Scene("a=2/7@nowhere a.mutations=fireproof")
    state = scene.state
    own = changed_cards("mutation cold-resistant x2 | tags Resistance | bars 4:3 | always hit-on red:5, keep-move blue")
    state.cards, state.effects = column(card_table(own)), column(effect_table(own))
    for name in ("fireproof", "cold-resistant"):
        state.mutation[card_number(name) - int(n.FIRST_MUTATION)] = 1
    assert rolling.least(state, c.RED, 0) == 5


def test_b_105_what_has_one_public_answer_is_told_and_not_asked() -> None:
    scene = Scene("a=2/7@l1 l1=b:zoo i1=police@l1").do("attack units")
    assert scene.asked != "choosing_unit"
    assert [event.kind for event in scene.events("aimed")] == ["aimed"]
