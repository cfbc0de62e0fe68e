"""What a game declares, and what every game can do by it."""

from __future__ import annotations

import msgspec
import pytest
from tests.core.pebbles import GAME, PebblesGame

from bestiary.core import BadGame, BadNotation, BadOption, BadSeats, Chance, Event, NoPractice, bits, column, get
from bestiary.core.optional.checks import checks_of
from bestiary.core.optional.mind import mind_of
from bestiary.core.optional.nature import nature_of
from bestiary.core.optional.practice import practice_of
from bestiary.core.state import NATURE


def test_options_are_completed_and_checked() -> None:
    marry = get("marry")
    usual = {option.name: option.values[0] for option in marry.options}
    assert usual
    assert marry.complete({}) == usual
    other = {marry.options[0].name: marry.options[0].values[1]}
    assert marry.complete(other) == {**usual, **other}
    with pytest.raises(BadOption, match="pebbles has no option 'size'; it has: none"):
        GAME.complete({"size": "big"})


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadSeats, match="pebbles is played by 2 players, not 3"):
        GAME.blank(3)


def test_actions_belong_to_kinds() -> None:
    assert GAME.actions == 7
    assert GAME.action_kind(3).name == "show"
    with pytest.raises(BadNotation, match="pebbles has actions 0 to 6, not 7"):
        GAME.action_kind(7)


def test_standings_put_winners_first_and_then_go_by_score() -> None:
    state = GAME.start(2, Chance(1))
    state.stones = column([1, 3])  # type: ignore[attr-defined]
    assert GAME.standings(state) == [1, 0]
    state.over = True  # seat 0 is on turn and wins
    assert GAME.standings(state) == [0, 1]


def test_a_view_says_who_owes() -> None:
    state = GAME.start(2, Chance(1))
    view = GAME.view_of(state, 0)
    assert (view.to_act, view.nature, view.over) == ([0, 1], False, False)
    assert [choice.notation for choice in view.choices] == ["vote"]
    assert view.scores[1] == -1  # another's stones are not known
    state.thrown = True  # type: ignore[attr-defined]
    view = GAME.view_of(state, 2)
    assert (view.to_act, view.nature, view.choices) == ([], True, [])
    assert state.to_act() == NATURE


def test_a_choice_is_described_by_its_kind_unless_the_game_knows_better() -> None:
    view = GAME.view_of(GAME.start(2, Chance(1)), 0)
    assert GAME.describe(view, view.choices[0], GAME.words()) == "Vote"


def test_events_are_named_and_said() -> None:
    words = GAME.words()
    assert GAME.event((0, 1, 4, 0, 0)) == Event("did", {"seat": 1, "action": 4})
    assert GAME.say_event(GAME.event((0, 1, 4, 0, 0)), ["Ada", "Ben"], words) == "Ben: a throw"
    assert GAME.say_event(GAME.event((0, -1, -1, 0, 0)), ["Ada", "Ben"], words) == "nobody: something"
    assert GAME.say_event(GAME.event((1, 12, 0, 0, 0)), [], words) == "12"
    assert GAME.say_event(GAME.event((2, -1, 0, 0, 0)), [], words) == "nobody"
    assert GAME.say_event(GAME.event((2, 3, 0, 0, 0)), [], words) == "hole 3"


def test_events_name_the_spots_that_their_reader_may_know() -> None:
    known, hidden = GAME.event((2, 3, 0, 0, 0)), GAME.event((2, -1, 0, 0, 0))
    assert list(known.spots.values()) == [GAME.spot_name(3)]
    assert hidden.spots == {}
    assert b"spots" not in msgspec.json.encode(hidden)


def test_rules_have_words_in_every_language() -> None:
    assert GAME.rule(1).words() == "Vote first, and only once."
    assert GAME.rule(1001).id == "over"
    assert get("marry").rule(1002).words("de") == "Du bist jetzt nicht am Zug."


def test_pages_are_read_by_language() -> None:
    assert GAME.page("rules") == "# Pebbles\n"
    assert get("marry").page("rulings", "de").startswith("# Marry the Monster")


def test_the_content_hash_depends_on_the_content_alone() -> None:
    class Other(PebblesGame):
        def content(self) -> object:
            return {"stones": 4}

    assert GAME.content() is None
    assert GAME.content_hash == PebblesGame().content_hash
    assert GAME.content_hash != Other().content_hash
    assert len(GAME.content_hash) == 16


def test_what_is_optional_may_be_left_out() -> None:
    checks = checks_of(GAME)
    state = GAME.start(2, Chance(1))
    assert checks.invariants(state) == []
    assert checks.positions() == {}
    assert checks.unseen(state) is None
    assert mind_of(GAME) is GAME
    assert [term.name for term in mind_of(object()).terms] == ["score", "won"]
    with pytest.raises(BadGame, match="owes an outcome from outside, but does not bring Nature"):
        nature_of(object())
    with pytest.raises(NoPractice, match="pebbles has nothing to practise"):
        practice_of(GAME)


def test_bits_are_the_numbers_of_set_bits() -> None:
    assert bits(0) == []
    assert bits(0b10110) == [1, 2, 4]
