"""Who knows what, and how a seat imagines the rest."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary.conformance.case import Case, Enough, Setting, Size
from bestiary.conformance.uniform import fills_are_uniform
from bestiary.core import HIDDEN, CannotUndo, Chance, Match, State, bits, pack
from bestiary.games.maker import checks
from bestiary.games.maker.game import MakerGame
from bestiary.games.maker.notation.positions import write_position
from bestiary.games.maker.notation.reading import read_position
from bestiary.games.maker.show.shapes import MakerView
from bestiary.games.maker.state import Maker


def view(scene: Scene, seat: int) -> MakerView:
    made = GAME.view_of(scene.state, seat)
    assert isinstance(made, MakerView)
    return made


def fronts(scene: Scene, seat: int) -> set[str]:
    """Returns the fronts that a seat's blind state holds."""
    blind = scene.state.blind(seat)
    assert isinstance(blind, Maker)
    return {scene.front(card) for card in range(blind.cards()) if blind.value[card] != HIDDEN}


def test_m_10_everyone_knows_the_fronts_of_his_own_warehouse() -> None:
    scene = Scene("a=la1,ra1 b=he2 A=ll3")
    assert fronts(scene, 0) == {"la1", "ra1", "ll3"}
    assert fronts(scene, 1) == {"he2", "ll3"}
    assert fronts(scene, 3) == {"ll3"}  # the spectator


def test_m_11_of_a_grave_the_number_of_cards_and_the_back_of_the_top_are_seen() -> None:
    scene = Scene("g1=la0,he2,br1")
    grave = [part for part in view(scene, 0).parts if part.place == "grave-1"]
    assert [(part.kind, part.value) for part in grave] == [(-1, -1), (-1, -1), (5, -1)]
    assert view(scene, 0).graves[0] == 3


def test_m_60_public_is_what_lies_open_and_secret_what_does_not() -> None:
    scene = Scene("g1=la0,he2 heap=br7,ll0 a=la2 b=ll1,rl1 C=he1 die=2,3,6 stones=34,-,1")
    for seat in (0, 1, 2, 3):
        seen = view(scene, seat)
        assert [player.die for player in seen.table] == [2, 3, 6]
        assert [player.open_stones for player in seen.table] == [[2, 3], [], [0]]
        assert [player.stock for player in seen.table] == [1, 2, 0]
        assert [part.kind for part in seen.parts if part.place == "warehouse-b"] == [2, 3]
        assert [part.kind for part in seen.parts if part.place == "heap"] == [5, 2]
        assert seen.table[2].values[4] == 1
        assert [part.value for part in seen.parts if part.place == "heap"] == [-1, -1]


def test_m_61_the_backs_of_a_refilled_grave_are_known_and_those_of_a_dealt_one_are_not() -> None:
    scene = Scene("g1=la0 g2=ra0,ra1 heap=br7,ll0,la1 sealed=1,-,? ask=sealing").do("c: grave 2")
    parts = view(scene, 3).parts
    assert [part.kind for part in parts if part.place == "grave-1"] == [5, 2, 0]
    assert [part.kind for part in parts if part.place == "grave-2"] == [1]  # uncovered just now
    assert scene.events("back", "*")[0].values["part"] == 1


def test_m_43_who_has_seen_a_front_follows_the_card_to_the_end() -> None:
    scene = Scene("b=la1,ra1,ll1 c=he1 die=2,3,3", [1]).do("steal la1")
    assert scene.knows("la1") == "ab"  # the owner was robbed but does not forget
    scene.do("operate left-arm with c", "c: hand la1")
    assert (scene.row("heap"), scene.knows("la1")) == ("la1", "ab")
    scene.do("b: skip", "skip", "skip", "c: heap la1")
    assert scene.knows("la1") == "abc"
    assert fronts(scene, 1) >= {"la1"}


def test_m_43_each_way_a_card_goes_shows_it_to_whom_it_must() -> None:
    robber = Scene("g1=la0,he2").do("rob", "b: stay out", "c: stay out", "grave 1")
    assert robber.knows("he2") == "a"
    heap = Scene("heap=br7").do("heap br7")
    assert heap.knows("br7") == "a"
    sale = Scene("a=ll1 b=br2,la1 action=3").do("sell ll1", "wish nothing", "add br2", "points 0", "pass", "accept b")
    assert (sale.knows("ll1"), sale.knows("br2")) == ("ab", "ab")
    operation = Scene("A=he3 a=rl1,rl2,la1 b=he0,br3 action=2", [1]).do(
        "operate right-leg with b", "hand br3", "take rl2"
    )
    assert (operation.knows("br3"), operation.knows("rl2")) == ("ab", "ab")
    demand = Scene("a=ll1 b=br2 c=la1 action=3").do("sell ll1", "wish nothing", "points 1", "pass")
    demand.do("demand c", "want la1", "points 0", "agree")
    assert (demand.knows("ll1"), demand.knows("la1")) == ("ac", "ac")


def test_a_blind_handing_over_teaches_the_assistant_nothing() -> None:
    scene = Scene("A=he3 a=rl1,rl2,la1 b=he0,br3 action=2", [1]).do("operate right-leg with b", "b: hand la1")
    assert scene.knows("la1") == "a"
    assert scene.events("front", "b") == []


# Imagining


def test_fills_give_every_fitting_front_the_same_chance() -> None:
    scene = Scene("g1=la0,la1 a=la2,la3 heap=br1 rest=b")
    blind = scene.state.blind(0)
    assert isinstance(blind, Maker)
    counts: Counter[str] = Counter()
    for seed in range(3_000):
        full = blind.clone()
        full.fill(Chance(seed))
        assert isinstance(full, Maker)
        assert GAME.invariants(full) == []
        assert pack(full.blind(0)) == pack(blind)
        counts[str((int(full.value[scene.card("br1")]), int(full.value[scene.card("la1")])))] += 1
    assert len(counts) == 4 * 2  # four brains on the heap, two left arms on the grave's top
    assert all(abs(count - 375) < 110 for count in counts.values())  # six standard deviations


def test_an_unknown_back_may_be_any_part_that_is_left() -> None:
    blind = Scene("g1=la0,he2 a=la1,la2,la3 rest=g1").state.blind(0)
    kinds: Counter[int] = Counter()
    for seed in range(400):
        full = blind.clone()
        full.fill(Chance(seed))
        assert isinstance(full, Maker)
        kinds[int(full.kind[read_position("").cards() - 1])] += 1
    assert len(kinds) > 3


# Taking back


def test_a_choice_that_turned_all_cards_over_can_not_be_taken_back() -> None:
    match = Match(GAME, 3, Chance(4))
    first = int(match.state.turn)  # type: ignore[attr-defined]
    match.play_text(first, "rob")
    match.play_text((first + 1) % 3, "join")
    match.play_text((first + 2) % 3, "stay out")
    match.play_text(first, "grave 1")
    assert not match.can_undo(first)
    match.play_text((first + 1) % 3, "grave 1")  # they fight: no card moved, but the choices lie open
    with pytest.raises(CannotUndo):
        match.undo((first + 1) % 3)


def test_an_offer_in_the_making_can_be_taken_back_card_by_card() -> None:
    match = Match(GAME, 3, Chance(4))
    first = int(match.state.turn)  # type: ignore[attr-defined]
    match.play_text(first, "skip")
    match.play_text(first, "skip")
    state = match.state
    match.play(first, state.legal(first)[0])
    match.play_text(first, "wish nothing")
    buyer = bits(state.to_act())[0]
    before = pack(match.state)
    match.play(buyer, match.state.legal(buyer)[0])
    match.undo(buyer)
    assert pack(match.state) == before


def test_positions_written_from_a_seats_eyes_hide_what_it_does_not_know() -> None:
    blind = Scene("g1=la0,he2 a=la1 b=ra1").state.blind(0)
    assert isinstance(blind, Maker)
    text = write_position(blind)
    assert "b=5:ra?" in text
    assert "g1=0:??,18:he?" in text


class Crooked(MakerGame):
    """Declares other chances than its fills have: a left arm on a grave's top would mostly be rotted."""

    def chances(self, blind: State) -> dict[tuple[str, int], dict[int, float]]:
        return {
            cell: {value: 0.9 if value == min(due) else 0.1 / (len(due) - 1) for value in due} if len(due) > 1 else due
            for cell, due in checks.chances(blind).items()  # type: ignore[arg-type]
        }


@pytest.mark.parametrize(("game", "fair"), [(GAME, True), (Crooked(), False)])
def test_the_spread_of_fills_is_checked_cell_by_cell(game: MakerGame, fair: bool) -> None:
    case = Case("fills", 1)
    setting = Setting(game, 3, game.complete({}), 1, Size(random=1, greedy=0, nodes=3, many_fills=400))
    with nullcontext() if fair else pytest.raises(Enough):
        fills_are_uniform(case, setting)
    assert case.cases
    assert (case.failures == []) == fair
