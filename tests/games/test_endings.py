"""The ends of finished games told: the count adds up, and what is said holds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.games.golden import golden

from bestiary.core import Game, games, get
from bestiary.core.optional.endings import Column, Finale, Phrase, deciding
from bestiary.server.records import ending

LANGUAGES = ("en", "de")


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
