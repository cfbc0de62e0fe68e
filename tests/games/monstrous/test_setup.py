"""Game Setup, its options, and which of them go together."""

from __future__ import annotations

import pytest
from tests.games.monstrous.landings import GAME, start
from tests.games.monstrous.scene import Scene

from bestiary.core import BadOption, BadSeats, Tape, bits
from bestiary.games.monstrous.content.scenarios import listed_scenario
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.piles import known_cards


def names(scenario: str) -> list[int]:
    return list(listed_scenario(scenario).locations)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_monsters_as_gods_go_to_every_underworld_the_same_for_all(seats: int) -> None:
    state = start(seats)
    removed = {
        tuple(card % 12 for card in range(board * 12, board * 12 + 12) if state.place[card] == n.UNDERWORLD)
        for board in range(seats)
    }
    assert len(removed) == 1
    assert len(removed.pop()) == seats
    for seat in range(seats):
        assert (int(state.held(seat, n.HAND)), int(state.held(seat, n.DECK))) == (3, 12 - seats - 3)
        assert known_cards(state, seat) == 1


def test_m31_the_location_is_told_from_the_pile() -> None:
    assert GAME.words().say("location-6") == "Underworld (location)"
    assert GAME.words("de").say("location-6") == "Unterwelt (Ort)"


@pytest.mark.parametrize(("seats", "players"), [(2, "teams"), (3, "teams"), (5, "teams"), (6, "alone"), (10, "alone")])
def test_m32_teams_are_4_6_8_or_10_and_gods_alone_are_2_to_5(seats: int, players: str) -> None:
    with pytest.raises(BadSeats, match="players"):
        start(seats, {"players": players})
    for fine in (4, 6, 8, 10):
        assert start(fine, {"players": "teams"}).boards() == fine // 2


def test_m35_epic_removes_nothing() -> None:
    state = start(3, {"deck": "epic"})
    assert all(state.count(board, n.UNDERWORLD) == 0 for board in range(3))
    assert all(state.held(seat, n.DECK) == 9 for seat in range(3))


def test_epic_does_not_go_with_teams() -> None:
    with pytest.raises(BadOption, match="does not go with"):
        start(4, {"players": "teams", "deck": "epic"})


def test_m37_m67_the_youngest_is_drawn_or_set_and_starts() -> None:
    assert {int(start(4, seed=seed).turn) for seed in range(20)} == {0, 1, 2, 3}
    assert {int(start(4, {"youngest": "c"}, seed).turn) for seed in range(5)} == {2}
    state = start(4, {"youngest": "c"})
    assert [int(each) for each in state.faith] == [0, 0, 0, 0]
    assert bits(state.to_act()) == [2]


@pytest.mark.parametrize(
    "options",
    [
        {"youngest": "e"},
        {"youngest": "first"},
        {"young": "a,e"},
        {"young": "children"},
        {"sunset": "100"},
        {"sunset": "-1"},
        {"sunset": "soon"},
        {"sunset": "２４"},
        {"skill": "divine"},
        {"scenario": "naxos naxos (athens) troy sparta"},
        {"powers": "gorgon | red | when-hit: petrify | rulebook"},
    ],
)
def test_options_that_mean_nothing_are_refused_in_words(options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as error:
        start(3, options)
    assert len(str(error.value)) > 30


def test_options_are_read_back() -> None:
    options = {"young": "a,c", "youngest": "b", "sunset": "12", "deck": "epic", "wars": "three", "scenario": "basic_2"}
    state = start(3, options)
    assert GAME.chosen(state) == GAME.complete(options)
    own = start(2, {"scenario": "troy (naxos) sparta athens argos"})
    assert GAME.chosen(own)["scenario"] == "troy sparta (naxos) athens argos"
    assert GAME.complete(GAME.chosen(own)) == GAME.chosen(own)


def test_m38_a_scenario_lies_in_an_x_with_the_third_in_the_centre() -> None:
    state = start(2, {"scenario": "basic_1"})
    laid = {
        n.LOCATION_NAMES[state.location[place]]: tuple(state.poses[(60 + place) * 7 : (60 + place) * 7 + 2])
        for place in range(5)
    }
    assert laid == {
        "troy": (-320_000, 210_000),
        "corinth": (320_000, 210_000),
        "olympia": (0, 0),
        "argos": (-320_000, -210_000),
        "athens": (320_000, -210_000),
    }


def test_the_first_game_has_the_rulebooks_locations() -> None:
    assert {n.LOCATION_NAMES[each] for each in start(2).location} == {"naxos", "athens", "corinth", "sparta", "troy"}


@pytest.mark.parametrize("name", [value for value in GAME.options[0].values if value != "drawn"])
def test_every_scenario_can_be_played(name: str) -> None:
    assert [int(each) for each in start(2, {"scenario": name}).location] == names(name)


def test_a_drawn_scenario_is_one_of_the_twelve() -> None:
    drawn = {tuple(start(2, {"scenario": "drawn"}, seed).location) for seed in range(60)}
    listed = {tuple(names(value)) for value in GAME.options[0].values[2:]}
    assert drawn <= listed
    assert len(drawn) > 8


def test_m65_a_scenario_of_ones_own_is_five_of_the_eleven_locations() -> None:
    state = start(2, {"scenario": "delphi (thebes) argos troy sparta"})
    assert [n.LOCATION_NAMES[each] for each in state.location] == ["delphi", "argos", "thebes", "troy", "sparta"]


def test_m66_every_gap_between_locations_is_above_a_monsters_length() -> None:
    state = start(2)
    boxes = []
    for place in range(5):
        x, y = (int(each) for each in state.poses[(60 + place) * 7 : (60 + place) * 7 + 2])
        boxes.append((x - 63_500, x + 63_500, y - 44_500, y + 44_500))
    for one in boxes:
        assert -600_000 < one[0] < one[1] < 600_000
        assert -400_000 < one[2] < one[3] < 400_000
        for other in boxes:
            if one != other:
                gap = max(one[0] - other[1], other[0] - one[1], one[2] - other[3], other[2] - one[3])
                assert gap > 88_000


def test_the_top_of_every_deck_is_seen_and_below_it_nothing() -> None:
    state = start(2)
    assert state.log is not None
    told = [GAME.event(row) for row in state.log.seen_by(1)]
    assert sum(event.kind == "drew" for event in told) == 6
    assert sum(event.kind == "deck-top" for event in told) == 8  # 4 each: three were drawn, the fourth lies open


def test_chance_is_asked_for_the_start_the_removal_and_each_card_that_shows() -> None:
    tape = Tape([1, *[0] * 2, *[0] * 8])
    scene = Scene(state=GAME.start(2, tape))
    assert (int(scene.state.turn), int(tape.asked)) == (1, 11)
    assert scene.underworld("a") == "gorgon,siren"
