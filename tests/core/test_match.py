"""A live game: playing, taking back, recording, going on."""

from __future__ import annotations

import pytest
from tests.core.pebbles import GAME

from bestiary.core import (
    HIDDEN,
    BadNotation,
    BadOption,
    BadOutcome,
    BadRecord,
    BadSeats,
    CannotUndo,
    Chance,
    Game,
    Keyed,
    Match,
    Refused,
    State,
    get,
    plain,
)
from bestiary.core.match import resume

KEY = bytes(range(32))


@pytest.fixture
def match(pebbles: Game) -> Match:
    """Is a game of Pebbles after the vote, seat 0 on turn."""
    match = Match(pebbles, 2, Keyed(KEY))
    match.play(0, 0)
    match.play(1, 0)
    return match


def test_names_are_given_or_made_up() -> None:
    assert Match(get("marry"), 3, Chance(1)).names == ["Player 1", "Player 2", "Player 3"]
    assert Match(get("marry"), 3, Chance(1), names=["Ada", "Ben", "Cleo"]).names == ["Ada", "Ben", "Cleo"]
    with pytest.raises(BadSeats, match="a game of 3 players has 3 names, not 1"):
        Match(get("marry"), 3, Chance(1), names=["Ada"])


def test_bad_options_and_seats_start_no_match() -> None:
    with pytest.raises(BadOption):
        Match(get("marry"), 3, Chance(1), {"free_tower": "never"})
    with pytest.raises(BadSeats):
        Match(get("marry"), 2, Chance(1))


def test_decisions_are_played_logged_and_recorded(match: Match) -> None:
    match.play_text(0, "draw")
    assert [move.text for move in match.moves] == ["vote", "vote", "draw"]
    assert [event.kind for event in match.events(0)] == ["did", "has", "did", "did", "has"]
    assert [event.kind for event in match.events(1)] == ["did", "did", "has", "did"]
    assert [event.kind for event in match.events(1, 4)] == ["did"]
    assert match.view(1).to_act == [0]


@pytest.mark.parametrize(
    ("seat", "action"), [(0, 0), (1, 1), (2, 1), (-1, 1), (0, 9), (0, -1), (0, 1 << 70), (1 << 70, 1)]
)
def test_a_refused_decision_changes_nothing(match: Match, seat: int, action: int) -> None:
    match.play_text(0, "hold")
    before = plain(match.state), list(match.moves), match.log.rows(), match.chance.tape(), match.can_undo(0)
    with pytest.raises(Refused):
        match.play(seat, action)
    assert (plain(match.state), list(match.moves), match.log.rows(), match.chance.tape(), match.can_undo(0)) == before


def test_text_that_is_no_action_changes_nothing(match: Match) -> None:
    with pytest.raises(BadNotation):
        match.play_text(0, "jump")
    assert len(match.moves) == 2


# Taking back


def test_a_decision_is_taken_back_with_its_events(match: Match) -> None:
    before = plain(match.state), match.log.rows(), len(match.moves)
    match.play_text(0, "hold")
    match.play_text(0, "hold")
    match.undo(0)
    match.undo(0)
    assert (plain(match.state), match.log.rows(), len(match.moves)) == before
    assert not match.can_undo(0)
    match.play_text(0, "draw")  # chance is still there
    assert len(match.record().moves) == 3


def test_a_decision_is_final_once_another_seat_is_asked_that_has_secrets(match: Match) -> None:
    match.play_text(0, "hold")
    assert match.can_undo(0)
    match.play_text(0, "pass")
    assert not match.can_undo(0)  # whatever seat 1 does or does not do, unseen
    match.play_text(1, "hold")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(CannotUndo, match="nothing can be taken back"):
        match.undo(0)


def test_where_everything_lies_open_a_decision_stays_until_the_next_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "information", "perfect")
    match = Match(GAME, 2, Keyed(KEY))
    match.play(0, 0)
    match.play(1, 0)
    match.play_text(0, "pass")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play_text(1, "hold")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_a_reveal_counts_by_what_the_undoing_seat_knows_of_it(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    blind = type(match.state).blind

    def unnoticed(state: State, seat: int) -> State:
        twin = blind(state, seat)
        twin.revealed = HIDDEN
        return twin

    match.play_text(0, "hold")
    monkeypatch.setattr(type(match.state), "blind", unnoticed)
    match.play_text(0, "show")
    assert match.can_undo(0)  # else the way back would tell it


@pytest.mark.parametrize("action", ["draw", "show"])
def test_chance_and_shown_fronts_can_not_be_taken_back(match: Match, action: str) -> None:
    match.play_text(0, "hold")
    match.play_text(0, action)
    assert not match.can_undo(0)
    match.play_text(0, "hold")
    match.undo(0)
    assert not match.can_undo(0)  # not further than the draw


def test_a_sealed_answer_can_not_be_taken_back_from_the_state(pebbles: Game) -> None:
    match = Match(pebbles, 2, Chance(1))
    match.play(0, 0)
    assert not match.can_undo(0)


def test_nothing_is_taken_back_after_an_outcome_or_the_end(match: Match) -> None:
    match.play_text(0, "throw")
    assert not match.can_undo(0)  # it is in the air
    match.nature([3])
    assert not match.can_undo(0)
    match.play_text(0, "end")
    assert not match.can_undo(0)


def test_a_drawn_last_card_of_a_deck_can_not_be_taken_back() -> None:
    from bestiary.games.marry.notation.positions import read_position

    match = Match(get("marry"), 3, Chance(1))
    match.state = read_position("d4=@ a1=a1 ; hands=1f,25s15b18f,-")
    match.state.chance, match.state.log = match.chance, match.log
    match.play_text(0, "fortify a1")
    assert match.can_undo(0)
    match.play_text(0, "done")  # player b draws the one card that is left
    assert not match.can_undo(0)


# Outcomes from outside


def test_an_outcome_is_taken_in_only_when_due_and_only_if_it_can_be_one(match: Match) -> None:
    with pytest.raises(BadOutcome, match="no outcome is due"):
        match.nature([3])
    match.play_text(0, "throw")
    with pytest.raises(BadOutcome, match="one number"):
        match.nature([3, 4])
    with pytest.raises(BadOutcome):
        match.nature([1 << 70])
    match.nature([3])
    assert match.moves[-1].outcome == [3]
    assert match.moves[-1].seat == -1


# Records of live games


def test_the_key_is_told_when_the_game_is_over(match: Match) -> None:
    header = match.record().header
    assert header.commitment == Keyed(KEY).commitment()
    assert header.key is None
    assert match.record().result is None
    match.play_text(0, "end")
    record = match.record()
    assert record.header.key == KEY.hex()
    assert record.result is not None
    assert record.result.winners == [0]
    assert record.verify_key()


def test_a_match_without_a_key_has_no_commitment(pebbles: Game) -> None:
    assert Match(pebbles, 2, Chance(1)).record().header.commitment is None


def test_a_recorded_game_goes_on(match: Match) -> None:
    match.play_text(0, "draw")
    match.play_text(0, "throw")
    match.nature([2])
    again = resume(match.record(), Keyed(KEY))
    assert plain(again.state) == plain(match.state)
    assert again.log.rows() == match.log.rows()
    for each in (match, again):
        each.play_text(0, "draw")
    assert plain(again.state) == plain(match.state)


def test_a_recorded_game_does_not_go_on_with_other_chance(match: Match) -> None:
    match.play_text(0, "draw")
    with pytest.raises(BadRecord, match="another chance source"):
        resume(match.record(), Keyed(bytes(32)))


def test_pebbles_is_the_game_that_is_played(match: Match) -> None:
    assert match.game is GAME
