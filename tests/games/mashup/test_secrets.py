"""What a seat may know, what it imagines, and what it can't take back."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.mashup.scene import GAME, Scene

import bestiary.games.mashup.rules.numbers as n
from bestiary.core import HIDDEN, CannotUndo, Chance, Match, bits, pack
from bestiary.games.mashup.content.sets import card_number
from bestiary.games.mashup.state import Mashup


def blind(scene: Scene, seat: int) -> Mashup:
    """Returns what a seat knows."""
    found = scene.state.blind(seat)
    assert isinstance(found, Mashup)
    return found


def test_a_seat_sees_its_own_draft_and_nobody_elses() -> None:
    scene = Scene("seats=3 a.hand=air-strike b.hand=tranquilizer phase=opening now=happened").do("b: play tranquilizer")
    assert [int(blind(scene, seat).draft[1]) for seat in (0, 1, 2, 3)] == [0, 55, 0, 0]
    scene.do("b: monster a")
    assert blind(scene, 1).answer[1] == 55 * 64 + 1
    assert [int(blind(scene, seat).answer[1]) for seat in (0, 2, 3)] == [n.OPEN] * 3


def test_locked_cards_are_known_to_their_player_alone() -> None:
    scene = Scene("seats=2 a.hand=zoo,suburb,police deck=blaze,airport phase=exchanging").do(
        "discard zoo", "discard suburb"
    )
    assert set(blind(scene, 1).locked) == {HIDDEN}
    assert sum(blind(scene, 0).locked) == 1
    assert blind(scene, 1).locked_size == 1


def test_fills_deal_the_unseen_cards_evenly() -> None:
    scene = Scene("seats=2 a.hand=zoo b.hand=police deck=blaze,airport,stadium,police")
    counts: Counter[int] = Counter()
    for seed in range(500):
        full = blind(scene, 0)
        full.fill(Chance(seed))
        assert GAME.invariants(full) == []
        assert pack(full.blind(0)) == pack(blind(scene, 0))
        counts[next(kind for kind in range(n.MAIN) if full.hand[n.MAIN + kind])] += 1
    assert set(counts) == {card_number(name) for name in ("police", "blaze", "airport", "stadium")}
    assert 150 < counts[card_number("police")] < 250  # two of five cards


def test_draws_are_told_to_their_player_alone() -> None:
    scene = Scene("seats=2 a.hand=zoo phase=drawing")
    assert len(scene.events("drew", "b")) == 1
    assert (len(scene.events("drew-card", "a")), scene.events("drew-card", "b"), scene.events("drew-card", "*")) == (
        1,
        [],
        [],
    )


def test_a_pass_that_closed_a_window_of_several_can_not_be_taken_back() -> None:
    match = Match(GAME, 2, Chance(3))
    for seat in (0, 1):
        match.play(seat, match.state.legal(seat)[0])
    assert bits(match.state.to_act()) == [0, 1]
    match.play_text(0, "pass")
    assert not match.can_undo(0)
    match.play_text(1, "pass")
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_an_announced_step_of_ones_own_can_be_taken_back() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:suburb,infantry=1")
    match = Match(GAME, 2, Chance(1))
    match.state = scene.state
    match.state.chance, match.state.log = match.chance, match.log
    before = pack(match.state)
    match.play_text(0, "attack units")
    match.undo(0)
    assert pack(match.state) == before


def test_standing_orders_know_every_window_by_its_kind() -> None:
    seen = set()
    for name, state in GAME.positions().items():
        assert isinstance(state, Mashup)
        spectator = state.blind(int(state.seats))
        kind = GAME.moment(spectator)
        assert (kind in GAME.moments) == (state.top() == n.F_WINDOW), name
        seen.add(kind)
        for seat in bits(state.to_act()):
            if kind and not state.draft[seat]:
                assert state.refusal(seat, GAME.passing(state)) == 0
    assert {"turn", "move", "assault", "card", "victory"} <= seen
    assert set(GAME.default_orders) <= set(GAME.moments)


@pytest.mark.parametrize(
    ("actions", "moment"),
    [
        (("sleep",), "action"),
        (("attack location",), "assault"),
        (("attack monster", "monster b"), "duel"),
        (("at nowhere",), "move"),
    ],
)
def test_moments_of_a_monster_move(actions: tuple[str, ...], moment: str) -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 b.hand=zoo l1=b:downtown").do(*actions)
    assert GAME.moment(blind(scene, 2)) == moment


def test_the_player_on_turn_is_always_asked_before_and_after_his_monster_moves() -> None:
    scene = Scene("seats=2 turn=b a.hand=zoo b.hand=suburb phase=opening now=happened")
    assert GAME.on_turn(blind(scene, 2)) == 0b10
    announced = Scene("seats=2 a=2/7@l1 b.hand=zoo l1=b:suburb").do("attack location")
    assert GAME.on_turn(blind(announced, 2)) == 0


def test_a_place_without_infamy_and_one_who_is_about_to_win_are_moments_of_their_own() -> None:
    small = Scene("seats=2 a=2/7@l1 b.hand=zoo l1=b:suburb").do("attack location")
    assert GAME.moment(blind(small, 2)) == "action"
    last = Scene("seats=2 a=2/7@l1 b.hand=zoo l1=b:suburb infamy=a:downtown,a:sky-needle,a:royal-palace,a:stadium")
    assert GAME.moment(blind(last.do("attack location"), 2)) == "victory"
    winning = Scene("seats=2 a=8/19@l1 b.hand=zoo l1=b:family-farm").do("attack location")
    assert GAME.moment(blind(winning, 2)) == "victory"
    growing = Scene("seats=2 a=2/7@nowhere a.stomach=mm b.hand=zoo phase=growing").do("grow")
    assert GAME.moment(blind(growing, 2)) == "action"
    grown = Scene("seats=2 a=7/17@nowhere a.stomach=mmmmm b.hand=zoo phase=growing").do("grow")
    assert GAME.moment(blind(grown, 2)) == "victory"
