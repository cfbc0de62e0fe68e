"""Choices are grouped, numbered and found by what is typed."""

from __future__ import annotations

from bestiary.core import Choice, Keyed, Match, get
from bestiary.terminal.choices import Numbered, ends, flat, grouped, matching
from bestiary.terminal.speech import game_words


def test_numbers_follow_the_order_of_legal_actions() -> None:
    match = Match(get("marry"), 3, Keyed(bytes(32)))
    view = match.view(match.view(3).to_act[0])
    words = game_words(match.game, "en")
    groups = grouped(view, words)
    assert [each.choice for each in flat(groups)] == view.choices
    assert [each.number for each in flat(groups)] == list(range(1, len(view.choices) + 1))
    assert [each.choice.notation for each in flat(matching(groups, "HOUSE g4"))] == ["house g4"]
    assert [each.choice.notation for each in flat(matching(groups, "", "c3"))] == ["house c3"]
    assert {str(each.number)[0] for each in flat(matching(groups, "2"))} == {"2"}
    assert flat(matching(groups, "nothing")) == []
    assert "d4" not in ends(groups)
    german = grouped(view, game_words(match.game, "de"))
    assert [each.choice.notation for each in flat(matching(german, "haus g4"))] == ["house g4"]


def test_a_label_says_where_a_choice_ends() -> None:
    assert Numbered(1, Choice(0, "move ne 3", "move", ["d5", "c5", "b5"], {})).label == "move ne 3 → b5"
    assert Numbered(1, Choice(0, "stomp 2 > d4", "stomp", ["d4"], {})).label == "stomp 2 > d4"
    assert Numbered(1, Choice(0, "hand #8", "hand", ["warehouse-a"], {}, "warehouse-a")).label == "hand #8"
    assert Numbered(1, Choice(0, "infantry", "figure", ["l3"], {})).label == "infantry → l3"
    assert Numbered(1, Choice(0, "done", "done", [], {})).end is None
