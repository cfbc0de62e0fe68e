"""What is shown: the view, the table as text, and in sentences for those who do not see it."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.monstrous.landings import GAME, play_on, start
from tests.games.monstrous.scene import Scene

from bestiary.core import Chance
from bestiary.games.monstrous.show.view import MonstrousView

TEXT = (
    "seats=3 rest=underworld hand-a=hydra,dragon hand-b=giant hand-c=siren deck-a=gorgon/ faith=3,1,4 young=a "
    "lie=b.harpy:-300:200:0:unique,c.manticore:-270:220:45:common,b.gryphon:100:300:0:unique"
)


def view(text: str = TEXT, seat: int = 0) -> MonstrousView:
    found = GAME.view_of(Scene(text).state, seat)
    assert isinstance(found, MonstrousView)
    return found


def test_cards_lie_from_the_bottom_to_the_top_with_all_that_a_page_draws() -> None:
    shown = view()
    order = [card.card for card in shown.lying]
    assert [card.kind for card in shown.lying if card.place] == [
        shown.scenario[card - 60] for card in order if card >= 60
    ]
    assert order.index(15) < order.index(29)  # the Manticore lies over the Harpy
    assert [29, 15] in shown.over_pairs
    harpy = next(card for card in shown.lying if card.card == 15)
    assert (harpy.board, harpy.unique, harpy.hits) == (1, True, [29, 60])
    assert harpy.pose[:2] == [-300_000, 200_000]
    assert sorted(harpy.corners[::2]) == [-331_500, -331_500, -268_500, -268_500]


def test_gods_hands_decks_and_choices() -> None:
    shown = view()
    assert [god.faith for god in shown.gods] == [3, 1, 4]
    assert shown.holders[0].hand == [4, 9]
    assert (shown.holders[0].top, shown.holders[0].young, shown.holders[1].young) == ([0], True, False)
    assert {choice.target for choice in shown.choices} == {"hand-4", "hand-9"}
    spots = {spot.id: spot for spot in shown.spots}
    assert {"location-0", "monster-15", "hand-4", "deck-1", "underworld-2", "player-1"} <= set(spots)
    assert [piece.kind for piece in spots["location-0"].pieces] == ["harpy", "manticore"]
    assert spots["location-0"].neighbours["right"]


def test_what_is_thrown_and_what_it_hits_is_marked() -> None:
    scene = Scene(TEXT.replace("hand-a=hydra,dragon", "hand-a=harpy,dragon").replace("b.harpy", "b.hydra"))
    scene.throw("harpy unique", -285, 230)
    shown = GAME.view_of(scene.state, 0)
    assert isinstance(shown, MonstrousView)
    assert (shown.step, shown.active) == (3, 3)
    assert [card.card for card in shown.lying if card.thrown] == [3]
    assert {card.card for card in shown.lying if card.hit} == {21, 29, 60} or {29} <= {
        card.card for card in shown.lying if card.hit
    }
    assert shown.throws[0].landed


def test_a_view_survives_json_and_says_how_large_it_is() -> None:
    shown = view()
    data = msgspec.json.encode(shown)
    assert msgspec.json.decode(data, type=MonstrousView) == shown
    assert len(data) < 20_000


def test_the_table_is_drawn_from_above() -> None:
    lines = GAME.draw(view(), GAME.words()).lines
    assert lines[0] == "  +----5---10---15---20---25---30---35---40---45---+"
    assert [int(line[:2]) for line in lines[1:17]] == list(range(1, 33, 2))
    assert sum("B" in line for line in lines[1:17]) >= 2
    assert any("c" in line for line in lines[1:17])
    assert "1 Naxos (4)  2 Athens (3)  3 Corinth (3)  4 Sparta (3)  5 Troy (3)" in lines
    assert "B b's Gryphon, unique side up, at 100, 300 mm; hits nothing" in lines
    assert all(len(line) <= 79 for line in lines)


def test_it_is_said_where_cards_lie() -> None:
    said = GAME.draw(view(), GAME.words()).spoken
    assert "Naxos, top left, column 12, row 8, 4 Faith. Hit by b's Harpy, c's Manticore." in said
    lies = "c's Manticore, common side up, 51 millimetres to the right of Naxos, column 14, row 8"
    assert f"{lies}; seen over b's Harpy, Naxos, under nothing." in said
    own = "Player a, you, for Green, a young god who may throw a card again."
    assert any(line.startswith(own) for line in said)
    assert any(line.endswith("Hand: Dragon, Hydra. Deck: one card, seen from the top: Gorgon.") for line in said)


def test_the_same_in_german() -> None:
    drawing = GAME.draw(view(), GAME.words("de"))
    assert (
        "Naxos, oben links, Spalte 12, Zeile 8, 4 Glauben. Getroffen von: Harpyie von b, Mantikor von c."
        in drawing.spoken
    )
    assert all(len(line) <= 79 for line in drawing.lines)


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_happens_can_be_said(language: str) -> None:
    state = play_on(start(4, {"players": "teams", "young": "all", "wars": "three"}), Chance(1))
    assert state.log is not None
    names = [f"player {seat}" for seat in range(4)]
    words = GAME.words(language)
    for row in set(state.log.seen_by(0)):
        assert GAME.say_event(GAME.event(row), names, words)


def test_a_spectator_has_no_hand_of_his_own() -> None:
    assert not [spot for spot in view(seat=3).spots if spot.id.startswith("hand-")]
