"""Practice before the game: real throws that count for nothing, on a table that a text lays out."""

from __future__ import annotations

import pytest

from bestiary.core import BadNotation, NoPractice, Refused, get
from bestiary.games.monstrous.checks.staging import landing
from bestiary.games.monstrous.physics.landings import aim_at
from bestiary.games.monstrous.physics.practice import HAND, powerless
from bestiary.games.monstrous.state import Monstrous
from bestiary.table.practice import NotInTheAir, Practice

GAME = get("monstrous")
AIM = aim_at(320_000, 210_000, 0)


def thrown(practice: Practice, where: tuple[float, ...] | None) -> Practice:
    """Throws the first card of the hand, which lands where one says."""
    practice.decide(practice.view().choices[0].action)
    practice.decide(list(AIM))
    assert isinstance(practice.state, Monstrous)
    card = next(card for card in range(12) if practice.state.place[card] == 5)
    practice.land(landing(practice.state, {card: where}))
    return practice


def test_a_throw_stays_where_it_fell_and_brings_nothing_to_the_next() -> None:
    first = thrown(Practice(GAME), (320, 210))
    assert [event.kind for event in first.events()] == ["landed", "hit-place"]
    second = Practice(GAME, first.text)
    assert isinstance(second.state, Monstrous)
    assert second.state.place[0] == 3
    assert [int(faith) for faith in second.state.faith] == [0, 0]
    assert len(second.view().choices) == 2 * HAND


def test_a_monster_that_is_hit_does_nothing() -> None:
    practice = thrown(Practice(GAME), (0, 100))  # a Gorgon
    practice = thrown(Practice(GAME, practice.text), (10, 110))
    assert [event.kind for event in practice.events()] == ["landed", "hit"]
    assert all(card.powers == () for card in powerless().monsters)


def test_a_card_off_the_table_comes_back_to_the_hand() -> None:
    practice = thrown(Practice(GAME), None)
    assert [event.kind for event in practice.events()] == ["missed-table"]
    assert len(Practice(GAME, practice.text).view().choices) == 2 * HAND


def test_one_can_throw_on_and_on() -> None:
    practice = Practice(GAME)
    lying = []
    for number in range(25):
        practice = thrown(Practice(GAME, practice.text), (-500 + 80 * (number % 12), -350))
        lying.append(practice.text.count("a."))
        assert not practice.state.over
    assert max(lying) == 10
    assert lying.count(0) == 2  # the cards were gathered


def test_a_decision_can_be_dropped_and_a_bad_one_is_refused() -> None:
    practice = Practice(GAME)
    with pytest.raises(NotInTheAir):
        practice.demand()
    practice.decide(practice.read("throw gorgon common"))
    with pytest.raises(Refused):
        practice.decide([0] * 8)
    practice.lay_out()
    assert practice.view().choices[0].kind == "throw"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("faith=9,9", "practice takes skill="),
        ("skill=normal skill=expert", "practice takes skill="),
        ("skill=divine", "one of normal"),
        ("scenario=naxos,naxos,athens,sparta,troy", "five different"),
        ("pose=a.dragon:0:0:0:0:0:0:0", "a turn of length one"),
        (f"pose=a.dragon:0:0:{1 << 80}:1000000:0:0:0", "over the table"),
        ("pose=a.dragon:700000:0:0:1000000:0:0:0", "over the table"),
        ("pose=a.dragon:nan:0:0:1:0:0:0", "write card"),
        ("pose=a.kraken:0:0:0:1000000:0:0:0", "is no card"),
        ("pose=a.dragon:0:0:3000:1000000:0:0:0,a.hydra:0:0:5000:1000000:0:0:0 over=", "no order"),
        ("over=a.dragon>naxos", "does not lie"),
    ],
)
def test_a_bad_text_is_refused_with_what_would_be_right(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        Practice(GAME, text)


def test_other_games_have_nothing_to_practise() -> None:
    with pytest.raises(NoPractice):
        Practice(get("marry"))
