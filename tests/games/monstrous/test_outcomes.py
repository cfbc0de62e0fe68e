"""What nature says is checked first; cards off the table, turned over or put back (M18-M21, M53, M57)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.monstrous.scene import Scene

from bestiary.core import NATURE, BadOutcome, Match, bits, column, get, pack
from bestiary.core.chance import Chance
from bestiary.games.monstrous.notation.positions import pose_of
from bestiary.games.monstrous.rules import numbers as n

HANDS = "seats=2 rest=underworld hand-a=hydra,dragon hand-b=giant deck-a=gorgon/"
TEXT = f"{HANDS} deck-b=siren/ lie=b.harpy:-300:200:0:unique"


def thrown(text: str = TEXT) -> Scene:
    return Scene(text).plan("hydra unique")


# What can't be


def change(at: int, value: int) -> Callable[[list[int]], list[int]]:
    return lambda outcome: [*outcome[:at], value, *outcome[at + 1 :]]


ROWS = 7  # the harpy, five locations, the hydra
PAIRS = 1 + 8 * ROWS
BAD: dict[str, Callable[[list[int]], list[int]]] = {
    "nothing": lambda _: [],
    "a row too many": change(0, ROWS + 1),
    "rows without end": change(0, 66),
    "negative rows": change(0, -1),
    "an unknown card": change(1, 65),
    "a card that lies nowhere": change(1, 5),
    "a card twice": change(9, 15),
    "off to the side": change(2, 600_001),
    "beyond the far edge": change(3, -400_001),
    "too high": change(4, 1_000_001),
    "too low": change(4, -20_001),
    "no rotation": change(5, 0),
    "a long quaternion": change(5, 1_030_000),
    "an absurd quaternion": change(5, 1 << 61),
    "a pair too many": change(PAIRS, 2),
    "pairs without end": change(PAIRS, 1 << 40),
    "a pair of one": change(PAIRS + 1, 60),
    "a pair of nobody": change(PAIRS + 1, 99),
    "a pair that lies elsewhere": change(PAIRS + 1, 3),
    "an overlap without an order": lambda o: [*o[:PAIRS], 0, 0],
    "an order both ways": lambda o: [*o[:PAIRS], 2, o[PAIRS + 1], o[PAIRS + 2], o[PAIRS + 2], o[PAIRS + 1], 0],
    "a flight that is cut": lambda o: [*o[:-1], 3, 14, 1],
    "a flight of too few bytes": lambda o: [*o[:-1], 2, 8, 1],
    "a flight of too large numbers": lambda o: [*o[:-1], 2, 7, 1 << 56],
    "a flight of negative numbers": lambda o: [*o[:-1], 2, 7, -1],
    "a short last number": lambda o: [*o[:-1], 3, 8, 1, 256],
    "an endless flight": lambda o: [*o[:-1], 20_001, *[0] * 20_001],
    "numbers after the end": lambda o: [*o, 1],
}


@pytest.mark.parametrize("name", BAD)
def test_an_outcome_that_cannot_be_is_refused_and_changes_nothing(name: str) -> None:
    scene = thrown()
    good = scene.outcome({"a.hydra": (-100, 300)})
    assert (good[0], good[PAIRS]) == (ROWS, 1)
    before = pack(scene.state), len(scene.log)
    with pytest.raises(BadOutcome) as error:
        scene.state.apply_nature(column(BAD[name](good)))
    assert len(str(error.value)) > 20
    assert (pack(scene.state), len(scene.log)) == before
    scene.state.apply_nature(column(good))
    assert scene.asked == "b throw"


def test_a_card_that_could_have_moved_must_have_a_row() -> None:
    scene = thrown()
    good = scene.outcome({"a.hydra": (-100, 300)})
    with pytest.raises(BadOutcome, match="does not say where it is"):
        scene.state.apply_nature(column([ROWS - 1, *good[9:]]))


def test_no_outcome_is_taken_when_nothing_was_thrown() -> None:
    scene = Scene(TEXT)
    with pytest.raises(BadOutcome, match="nothing has been thrown"):
        scene.state.apply_nature(column([0, 0, 0]))


def test_a_flight_is_kept_for_the_last_throw_only() -> None:
    scene = thrown()
    good = scene.outcome({"a.hydra": (-100, 300)})
    scene.state.apply_nature(column([*good[:-1], 3, 9, 1 << 55, 5]))
    assert [int(each) for each in scene.state.flight] == [9, 1 << 55, 5]
    scene.throw("giant unique", -100, -300)
    assert len(scene.state.flight) == 0


def test_a_match_takes_no_number_beyond_64_bits() -> None:
    match = Match(get("monstrous"), 2, Chance(1))
    while match.state.to_act() != NATURE:
        seat = bits(match.state.to_act())[0]
        match.play(seat, match.state.legal(seat)[0])
    with pytest.raises(BadOutcome):
        match.nature([1 << 80])


# What happens to cards


def test_m20_a_card_hangs_over_the_edge_as_long_as_its_centre_is_over_the_table() -> None:
    scene = thrown()
    scene.land({"a.hydra": (600, 400)})
    assert "a.hydra" in scene.table


def test_m19_a_knocked_monster_hits_nothing_and_off_the_table_goes_to_its_underworld() -> None:
    scene = thrown(f"{HANDS} lie=b.manticore:-100:300:0:unique,a.siren:0:300:0:unique")
    scene.land({"a.hydra": (-100, 300), "b.manticore": (-10, 300)})
    assert scene.faith == [0, 0]  # the Manticore was knocked onto the Siren: no hit
    scene.throw("giant unique", -100, -300, b_manticore=None)
    assert "manticore" in scene.underworld("b")
    assert scene.told("knocked-off") == ["The Manticore of Blue is knocked off the table, into its Underworld."]


def test_m21_the_face_up_at_rest_counts() -> None:
    scene = Scene(TEXT).plan("dragon unique").land({"a.dragon": (-300, 230, 0, "common")})
    assert "b.harpy" in scene.table
    assert scene.told("gained") == ["Green gains 1 Faith for the Dragon."]


def test_m53_a_trap_that_is_knocked_over_by_the_throw_is_none() -> None:
    text = HANDS + " lie=b.siren:-100:300:0:{}"
    scene = thrown(text.format("unique")).land({"a.hydra": (-90, 300), "b.siren": (-100, 300, 0, "common")})
    assert scene.faith == [0, 0]
    assert scene.told("turned-over") == ["The Siren of Blue is knocked over: common side up."]
    scene = thrown(text.format("common")).land({"a.hydra": (-90, 300), "b.siren": (-100, 300, 0, "unique")})
    assert scene.faith == [0, 1]


def test_m18_a_location_off_the_table_is_put_back_under_all_that_lies_there_now() -> None:
    scene = thrown().land({"a.hydra": (-340, 220), "naxos": None})
    assert [int(each) for each in scene.state.poses[60 * 7 : 60 * 7 + 7]] == [
        -320_000,
        210_000,
        1_000,
        1_000_000,
        0,
        0,
        0,
    ]
    assert scene.told("put-back") == ["Naxos fell off the table and is put back."]
    assert "naxos" in scene.hits("a.hydra")
    assert "naxos" in scene.hits("b.harpy")
    assert scene.faith[0] >= 4


def test_m18_two_locations_that_fell_are_both_put_back() -> None:
    scene = thrown(f"{HANDS} move=athens:-300:150:0")
    scene.land({"a.hydra": (-100, 300), "naxos": None, "athens": None})
    assert len(scene.events("put-back")) == 2
    assert list(scene.state.poses[61 * 7 : 61 * 7 + 2]) == [-300_000, 150_000]
    assert not trouble(scene)


def trouble(scene: Scene) -> list[str]:
    return get("monstrous").invariants(scene.state)


def test_m18_a_location_on_its_face_is_turned_up_in_place() -> None:
    scene = thrown()
    outcome = scene.outcome({"a.hydra": (-100, 300)})
    at = 1 + 8 * 1
    assert outcome[at] == 60
    outcome[at + 4 : at + 8] = pose_of(0, 0, 30, "common")[3:]
    scene.state.apply_nature(column(outcome))
    assert scene.state.side_up(60) == n.UNIQUE
    assert list(scene.state.poses[60 * 7 : 60 * 7 + 2]) == [-320_000, 210_000]
    assert scene.told("turned-up") == ["Naxos is turned face up again."]


def test_m57_a_card_that_is_not_at_rest_in_time_counts_where_it_is() -> None:
    outcome = thrown().outcome({"a.hydra": (-330, 200)})
    at = next(row for row in range(1, PAIRS, 8) if outcome[row] == 9)
    outcome[at + 3] = 150_000  # fifteen centimetres above the table
    scene = thrown()
    scene.state.apply_nature(column(outcome))
    assert "naxos" in scene.hits("a.hydra")


def test_m29_nothing_is_hidden_but_the_order_of_the_decks() -> None:
    scene = Scene("seats=3 hand-a=hydra,dragon deck-b=siren/")
    for seat in range(4):
        assert pack(scene.state.blind(seat)) == pack(scene.state)
    assert scene.deck("b").startswith("siren")
