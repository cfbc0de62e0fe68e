"""The variant Team, paragraph by paragraph (B7), and what its rulings M33 and M68 say."""

from __future__ import annotations

from tests.games.monstrous.landings import play_on, start
from tests.games.monstrous.scene import FAR, Scene

from bestiary.core import NATURE, Chance, bits
from bestiary.games.monstrous.rules import numbers as n

# Two teams: a and c against b and d
TEAM = "seats=4 teams=yes rest=underworld"
HANDS = f"{TEAM} hand-a=dragon,harpy hand-c=manticore,hydra hand-b=giant hand-d=siren deck-b=gorgon/ deck-d=hydra/"


def both(scene: Scene, one: str, other: str) -> Scene:
    """Lets both members plan and lock."""
    return scene.plan(one).plan(other).do("lock", "lock")


def test_m33_team_setup_splits_the_twelve_six_and_six_and_removes_nothing() -> None:
    for seats in (4, 6, 8, 10):
        state = start(seats, {"players": "teams"})
        boards = seats // 2
        for seat in range(seats):
            hand = 2 if seat % boards == state.first else 3
            assert (int(state.held(seat, n.HAND)), int(state.held(seat, n.DECK))) == (hand, 6 - hand)
        assert all(state.count(board, n.UNDERWORLD) == 0 for board in range(boards))
        assert [int(state.board_of(seat)) for seat in range(seats)] == [*range(boards)] * 2


def test_m33_a_team_ends_the_game_at_once_when_hands_and_decks_are_empty_without_last_turns() -> None:
    scene = Scene(f"{TEAM} hand-a=dragon hand-b=giant hand-d=siren deck-b=hydra/ faith=3,9")
    scene.throw("dragon unique", *FAR)
    assert scene.state.over
    assert scene.events("last-turns") == []
    assert bits(scene.state.winners()) == [1, 3]


def test_m33_the_end_waits_while_a_partner_has_cards() -> None:
    scene = Scene(f"{TEAM} hand-a=dragon deck-c=harpy/ hand-b=giant hand-d=siren deck-b=hydra/").throw(
        "dragon unique", *FAR
    )
    assert not scene.state.over
    assert scene.hand("c") == "harpy"


def test_b7_team_score_is_the_teams_faith_less_all_its_cards_and_both_share_it() -> None:
    scene = Scene(f"{TEAM} hand-a=dragon hand-b=giant hand-d=siren deck-b=hydra/gorgon faith=20,9").throw(
        "dragon unique", *FAR
    )
    assert [int(scene.state.score(seat)) for seat in range(4)] == [20 - 11, 9 - 12, 20 - 11, 9 - 12]


def test_b7_paragraph_1_partners_plan_in_turn_see_each_other_and_may_change_until_both_are_content() -> None:
    scene = Scene(HANDS)
    assert scene.asked == "a throw"
    scene.plan("dragon unique")
    assert scene.asked == "c throw"
    assert scene.view(2).throws[0].kind == 4  # c sees what a has planned
    scene.plan("manticore unique")
    assert scene.asked == "a lock"
    scene.do("change")
    assert scene.asked == "a throw"
    assert "dragon" in scene.hand("a")
    scene.plan("harpy common")
    assert scene.asked == "a lock"
    scene.do("lock")
    assert scene.asked == "c lock"
    scene.do("lock")
    assert scene.asked == "nature"
    assert scene.flying() == ["a.harpy", "a.manticore"]


def test_m71_b7_paragraph_1_a_plan_may_be_changed_three_times() -> None:
    scene = Scene(HANDS).plan("dragon unique").plan("manticore unique")
    for _ in range(3):
        scene.do("change").plan("dragon unique")
    assert scene.asked == "c lock"  # a's plan stands, which is told: there is nothing left to ask
    assert scene.told("locked") == ["player a is content with the throw."]
    scene.do("change").plan("hydra unique")
    assert scene.asked == "c lock"
    scene.do("lock")
    assert scene.asked == "nature"


def test_b7_paragraph_1_a_member_without_cards_sits_out_and_both_without_go_to_step_7() -> None:
    scene = Scene(f"{TEAM} hand-a=dragon deck-a=harpy/ deck-c=siren/ hand-b=giant hand-d=gorgon deck-b=hydra/")
    scene.plan("dragon unique")
    assert scene.asked == "nature"  # nobody to agree with
    none = Scene(f"{TEAM} deck-a=harpy/ deck-c=siren/ hand-b=giant hand-d=gorgon deck-b=hydra/")
    assert (none.hand("a"), none.hand("c"), none.asked) == ("harpy", "siren", "b throw")


def test_b7_paragraph_1_both_cards_fly_in_one_outcome() -> None:
    scene = both(Scene(HANDS), "dragon unique", "manticore unique")
    scene.land({"a.dragon": (-320, 210), "a.manticore": (320, 210)})
    assert scene.state.throw_number == 1
    assert scene.asked == "a order"
    assert scene.do("member 1", "member 2").faith == [4 + 1 + 3, 0]


def test_b7_paragraph_2_the_team_says_which_card_goes_first_in_a_step() -> None:
    scene = both(Scene(f"{HANDS} lie=b.gryphon:-320:240:0:unique"), "dragon unique", "manticore unique")
    scene.land({"a.dragon": (-340, 220, 0), "a.manticore": (-290, 230, 30)})
    assert (scene.asked, scene.legal) == ("a order", ["member 1", "member 2"])
    twin = scene.twin()
    # The Manticore first: it gains for Gryphon and Dragon, then the Dragon discards both
    assert twin.do("member 2").told("gained") == ["Green gains 2 Faith for the Manticore."]
    assert "manticore" in twin.underworld("a")
    # The Dragon first: the Manticore is gone and does nothing more
    scene.do("member 1")
    assert scene.events("gained") == []
    assert "manticore" in scene.underworld("a")


def test_b7_paragraph_2_nobody_is_asked_if_only_one_card_does_something() -> None:
    scene = both(Scene(HANDS), "dragon unique", "manticore unique")
    scene.land({"a.dragon": FAR, "a.manticore": (-320, 210)})
    assert scene.events("ordered") == []
    assert scene.faith == [4, 0]


def test_b7_paragraph_3_cards_thrown_together_hit_each_other_in_step_3_but_are_no_traps() -> None:
    text = f"{TEAM} hand-a=gorgon,harpy hand-c=manticore,hydra hand-b=giant hand-d=siren deck-b=gorgon/"
    scene = both(Scene(text), "gorgon unique", "manticore unique")
    scene.land({"a.gorgon": FAR, "a.manticore": (FAR[0] + 20, FAR[1])})
    assert scene.table == ["a.gorgon", "a.manticore"]
    assert scene.told("gained") == ["Green gains 1 Faith for the Manticore."]


def test_b7_paragraph_4_each_card_has_its_own_location_power_and_faith_even_of_one_location() -> None:
    scene = both(Scene(HANDS), "dragon common", "manticore common")
    scene.land({"a.dragon": (280, 210), "a.manticore": (370, 210)})
    assert scene.asked == "a order"
    scene.do("member 1", "member 2")
    assert scene.faith == [2 * (3 + 1), 0]  # no deck to draw from: each gains 1 by the power and 3
    assert len(scene.events("faith-gained")) == 2


def test_b7_paragraph_5_extra_throws_are_shared_one_at_a_time() -> None:
    scene = both(Scene(f"{HANDS} extra=2 deck-a=gorgon/"), "dragon unique", "manticore unique")
    scene.land({"a.dragon": FAR, "a.manticore": (100, 300)})
    assert (scene.asked, scene.legal) == ("a thrower", ["member 1", "member 2"])
    scene.do("member 2")
    assert scene.asked == "c throw"
    scene.throw("hydra unique", 200, 300)
    assert scene.asked == "a throw"  # only a has a card left
    scene.throw("harpy unique", 250, 300)
    assert scene.asked == "b throw"


def test_b7_paragraph_5_the_thrower_says_who_draws() -> None:
    text = f"{HANDS} deck-a=gorgon/siren deck-c=phoenix/gryphon"
    scene = both(Scene(text), "dragon unique", "hydra unique")
    scene.land({"a.dragon": FAR, "a.hydra": (-320, 210)})
    assert (scene.asked, scene.legal) == ("c drawer", ["member 1", "member 2"])
    scene.do("member 1")
    assert "gorgon" in scene.hand("a")
    athens = both(Scene(text), "dragon unique", "manticore unique")
    athens.land({"a.dragon": FAR, "a.manticore": (320, 210)})
    athens.do("draw")
    assert athens.asked == "c drawer"


def test_b7_paragraph_5_delphi_looks_into_the_deck_that_the_thrower_names() -> None:
    text = f"{HANDS} deck-a=gorgon,siren/ deck-c=phoenix,gryphon/ scenario=delphi,athens,corinth,sparta,troy"
    scene = both(Scene(text), "dragon unique", "manticore unique").land({"a.dragon": (-320, 210), "a.manticore": FAR})
    assert scene.asked == "a seer"
    scene.do("member 2")
    assert (scene.asked, scene.legal) == ("a foresee", ["monster a.phoenix", "monster a.gryphon"])
    assert "gryphon" in scene.do("monster a.gryphon").hand("c")


def test_b7_paragraph_6_each_member_draws_from_his_own_deck() -> None:
    scene = both(Scene(f"{HANDS} deck-a=gorgon/siren deck-c=phoenix/gryphon"), "dragon unique", "manticore unique")
    scene.land({"a.dragon": FAR, "a.manticore": (100, 300)})
    assert "gorgon" in scene.hand("a")
    assert "phoenix" in scene.hand("c")


def test_b7_paragraph_7_a_card_comes_back_to_the_member_who_last_held_it() -> None:
    scene = both(Scene(HANDS), "dragon common", "manticore common")
    scene.land({"a.dragon": (-100, 300), "a.manticore": (100, 300)})
    scene.plan("giant unique").plan("siren unique").do("lock", "lock")
    scene.land({"b.giant": (90, 300), "b.siren": (200, -300)})
    assert "manticore" in scene.hand("c")
    assert scene.hand("a") == "harpy"


def test_b7_paragraph_7_the_underworld_location_gives_a_card_of_the_common_pile_to_the_thrower() -> None:
    text = f"{HANDS} scenario=underworld,athens,corinth,sparta,troy"
    scene = both(Scene(text), "dragon unique", "manticore unique").land({"a.dragon": FAR, "a.manticore": (-320, 210)})
    assert scene.asked == "c raise"
    scene.do("monster a.gryphon")
    assert "gryphon" in scene.hand("c")
    assert int(scene.state.holder[11]) == 2


def test_b7_paragraph_7_off_table_cards_share_one_underworld_and_partners_do_not_rob_each_other() -> None:
    scene = both(Scene(HANDS), "dragon unique", "manticore unique").land({"a.dragon": None, "a.manticore": None})
    assert {"dragon", "manticore"} <= set(scene.underworld("a").split(","))
    lie = "lie=a.gryphon:-290:240:0:unique"
    naxos = both(Scene(f"{HANDS} faith=1,1 {lie}"), "dragon common", "manticore unique")
    naxos.land({"a.dragon": FAR, "a.manticore": (-320, 210)})
    assert naxos.events("took") == []


def test_b7_paragraph_8_young_members_may_each_try_again_once_paid_by_the_team() -> None:
    scene = both(Scene(f"{HANDS} young=a,c faith=3,0"), "dragon unique", "manticore unique")
    scene.land({"a.dragon": FAR, "a.manticore": None})
    assert scene.asked == "a young"
    scene.do("throw again").plan("dragon unique").land({"a.dragon": (100, 300)})
    assert scene.asked == "c missed"
    scene.do("throw again").plan("manticore unique").land({"a.manticore": (-320, 210)})
    assert scene.faith == [1 + 4, 0]
    assert scene.asked == "b throw"
    assert start(4, {"players": "teams", "young": "all"}).faith[0] == 6


def test_m68_troy_and_ties_count_by_team_and_hands_by_member() -> None:
    lie = "lie=a.gryphon:300:-190:0:unique,a.siren:350:-240:0:common,b.harpy:360:-180:0:unique"
    scene = Scene(f"{TEAM} hand-a=dragon hand-b=giant deck-b=hydra/ {lie}").throw("dragon unique", *FAR)
    assert scene.told("most-on-troy") == ["Green has most monsters on Troy and gains 3 Faith."]
    assert scene.state.over


def test_m72_a_partners_card_that_a_cyclops_throws_does_nothing_more_of_its_own() -> None:
    text = HANDS.replace("hand-a=dragon", "hand-a=cyclops")
    scene = both(Scene(text), "cyclops unique", "manticore unique")
    scene.land({"a.cyclops": FAR, "a.manticore": (FAR[0] + 20, FAR[1])})
    assert scene.asked == "a order"
    scene.do("member 1")
    assert scene.asked == "a side"
    scene.plan("manticore unique").land({"a.manticore": (-320, 210)})
    assert scene.faith == [4, 0]
    assert len(scene.events("faith-gained")) == 1


def test_team_games_are_played_to_their_end() -> None:
    for seats in (4, 6, 8, 10):
        state = play_on(start(seats, {"players": "teams"}), Chance(seats))
        assert state.over
        assert state.to_act() != NATURE
        winners = bits(state.winners())
        assert len(winners) % 2 == 0
