"""The numbers behind a refusal: from the rules to the sentence that a person reads."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.core.pebbles import GAME, Pebbles, PebblesGame
from tests.core.pebbles.game import END, RULE, VOTE

from bestiary.core import Chance, Grounds, Refused, Words, register
from bestiary.core.optional.grounds import cite
from bestiary.core.words import core_words
from bestiary.terminal.speech import say_refusal

OWN = """
rule-P-1 = Vote first, and only once.
grounds-P-1 = You have { $stones } stones, the other { $others }.
ui-refused = { $words } ({ $rule })
"""


class Counted(Pebbles):
    """Has a class of its own: a state tells its game by it."""


class CountedGame(PebblesGame, Grounds[Counted]):
    """Says how many stones a seat knows of when it refuses."""

    id = "counted"
    state = Counted

    def grounds(self, blind: Counted, action: int, rule: int) -> Mapping[str, int]:
        return {"stones": blind.stones[0], "others": blind.stones[1]} if action == END else {}

    def words(self, language: str = "en") -> Words:
        own = OWN if language == "en" else OWN.replace("You have", "Du hast")
        return Words(language, core_words(language), own)


def started() -> tuple[CountedGame, Counted]:
    game = CountedGame()
    register(game)
    return game, game.start(2, Chance(1))


def test_a_refusal_says_the_numbers_that_its_seat_may_know() -> None:
    game, state = started()
    with pytest.raises(Refused) as refused:
        state.play(0, END)
    assert refused.value.grounds == {"stones": state.stones[0], "others": -1}
    said = f"Vote first, and only once. You have {state.stones[0]} stones, the other -1."
    assert refused.value.words == said
    assert str(refused.value) == f"{said} [P-1]"
    german = say_refusal(game, refused.value, game.words("de"))
    assert german == f"{said.replace('You have', 'Du hast')} (P-1)"


def test_where_a_game_gives_no_numbers_the_rule_speaks_alone() -> None:
    game, state = started()
    assert cite(game, state, 0, END - 1, RULE).words() == "Vote first, and only once."
    assert cite(game, state, 0, [1, 2], RULE).grounds == {}
    with pytest.raises(Refused) as refused:
        state.play(5, VOTE)  # no seat of this game: nothing is asked of its blind state
    assert (refused.value.rule, refused.value.grounds) == ("not-asked", {})
    with pytest.raises(Refused) as refused:
        register(GAME).start(2, Chance(1)).play(0, END)
    assert (refused.value.words, refused.value.grounds) == ("Vote first, and only once.", {})
