"""The ends of finished games told: the count adds up, and what is said holds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.games.factory import test_completion as factory
from tests.games.golden import golden
from tests.games.marry.scene import Scene as Valley
from tests.games.mashup.scene import Scene as City
from tests.games.monstrous.test_wars import LAST, won

from bestiary.core import Game, State, games, get
from bestiary.core.optional.endings import Column, Finale, Phrase, deciding
from bestiary.server.records import ending

LANGUAGES = ("en", "de")


def told(game: str, state: State) -> list[str]:
    """Returns how and why a game ended, in English."""
    found = get(game).ending([(state, [])])
    names = ["Ada", "Bruno", "Cleo", "Dora"][: state.seats]
    words = get(game).words()
    return [phrase.say(names, words) for phrase in (found.how, found.why) if phrase]


def phrases(found: Finale) -> Iterator[Phrase]:
    """Name all sentences of an end."""
    yield from (found.title, found.how, *found.also)
    if found.why:
        yield found.why


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_count_adds_up_and_every_sentence_can_be_said(game: Game) -> None:
    seats = game.seats[1]
    record = golden(game, seats)
    found, result = ending(record), record.result
    assert found is not None
    assert result is not None
    adding = [column.values for column in found.count if column.adds]
    assert [sum(parts) for parts in zip(*adding, strict=True)] == result.scores
    names = [f"Player{seat}" for seat in range(seats)]
    for language in LANGUAGES:
        words = game.words(language)
        for phrase in phrases(found):
            assert "{" not in phrase.say(names, words)
        assert all(words.has(f"ending-{column.name}") for column in found.count)


def test_one_part_decides_where_all_else_would_turn_the_order() -> None:
    count = [Column("arms", [6, 1]), Column("legs", [2, 4]), Column("towers", [0, 9], adds=False)]
    found = deciding(count, 0, 1)
    assert found is not None
    assert found.words == {"part": "ending-arms"}
    assert found.values == {"more": 6, "less": 1, "rest": 2, "other": 4, "level": 0}
    said = found.say(["Ada", "Bruno"], get("maker").words())
    assert said == "What decided: arms, 6 to 1. In all else Bruno led 4 to 2."


def test_nothing_is_said_where_no_single_part_decides() -> None:
    assert deciding([Column("arms", [3, 1]), Column("legs", [3, 1])], 0, 1) is None
    assert deciding([Column("arms", [1, 3])], 0, 1) is None


def test_a_game_that_was_ended_early_has_no_end_to_tell() -> None:
    assert ending(msgspec.structs.replace(golden(get("marry"), 3), result=None)) is None


def test_an_end_that_is_shared_says_only_what_holds_for_all_who_share_it() -> None:
    infamy = "b:downtown,b:sky-needle,b:royal-palace,b:great-dam,a:airport,a:stadium,a:city-hall"
    city = City(f"seats=2 a=8/19@nowhere b=2/7@nowhere infamy={infamy} phase=checking")
    assert told("mashup", city.state) == ["Size and Infamy together 14, shared"]
    hall = factory.Scene(f"{factory.B_IS_DONE} / c (0,0)t... ; drawn=t... pool=").do("place a(0,-1) 180")
    assert told("factory", hall.state) == ["2 points"]


def test_a_war_is_decided_by_games_won_and_not_by_where_monsters_stand() -> None:
    base = LAST.replace("wars=three", "wars=three game=3").replace("faith=30,1", "faith=20,20")
    assert told("monstrous", won(f"{base} total=5,5 wins=2,0").state) == [
        "14 points over 3 games",
        "Ada and Bruno are level at 14 over all games; more games won count for Ada.",
    ]


def test_whoever_wins_by_90_points_alone_is_not_said_to_have_had_more_towers() -> None:
    valley = Valley("d4=@ ; points=90,60,0 end=a")
    assert [line for line in told("marry", valley.state) if "tower" in line] == []
