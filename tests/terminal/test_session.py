"""A session without a screen: whose eyes look on, what bots are given, what is kept."""

from __future__ import annotations

import os
from typing import Any

import pytest

import bestiary.bots as bots
from bestiary.bots.thinker import Thinker
from bestiary.core import BadRecord, CannotUndo, Keyed, Match, State, get, pack, unpack
from bestiary.core.game import bits
from bestiary.terminal import saved
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.session import Session


def play_on(session: Session, decisions: int) -> None:
    for _ in range(decisions):
        due = session.due()
        if due is None:
            return
        if session.is_person(due):
            session.take_over()
        session.play(due, session.match.view(due).choices[0].action)


def test_bots_are_given_their_blind_state_and_nothing_else(table: Any) -> None:
    session = table.seat("you,greedy,random")
    bot, blind, seat, seed = session.bot_question(1)
    assert (bot, seat) == ("greedy", 1)
    assert blind == pack(session.match.state.blind(1))
    assert 0 <= seed < 1 << 62
    known: State = unpack(blind)
    assert pack(known.blind(1)) == blind


def test_a_bot_that_does_not_answer_is_stood_in_for_and_that_is_said(table: Any) -> None:
    session = table.seat("random,greedy,random")
    due = session.due()
    assert due is not None
    with Opponents(Thinker(patience=0.0)) as opponents:
        action = opponents.decide(session, due)
        assert opponents.failure is not None
    assert action in session.match.state.legal(due)
    with Opponents() as opponents:
        opponents.decide(session, due)
        assert opponents.failure is None


def test_with_several_people_nobody_looks_on_between_decisions(table: Any) -> None:
    session = table.seat("Anna,Bert,Carl")
    assert session.viewer == session.spectator
    assert session.hand_over_due()
    for _ in range(40):
        due = session.due()
        assert due is not None
        session.take_over()
        assert session.viewer == due
        assert not session.hand_over_due()
        view = session.view()
        session.play(due, view.choices[-1].action)
        if session.due() != due:
            assert session.viewer == session.spectator


def test_alone_the_player_always_looks_on(table: Any) -> None:
    session = table.seat("random,you,random")
    assert session.viewer == 1
    play_on(session, 20)
    assert session.viewer == 1
    assert not session.hand_over_due()


def test_the_log_follows_undo_eyes_and_language(table: Any) -> None:
    session = table.seat("you,random,random")
    while session.due() != 0:
        play_on(session, 1)
    before = list(session.log())
    play_on(session, 1)
    assert len(session.log()) > len(before)
    session.undo(0, session.words)
    assert session.log() == before
    session.language = "de"
    assert session.log() != before
    assert len(session.log()) == len(before)


def test_undo_says_why_not(table: Any) -> None:
    session = table.seat("you,random,random")
    with pytest.raises(CannotUndo, match="not decided anything"):
        session.undo(0, session.words)
    while session.due() != 0:
        play_on(session, 1)
    for _ in range(60):
        if session.due() != 0:
            break
        session.play(0, session.match.view(0).choices[-1].action)
    with pytest.raises(CannotUndo, match="drew cards"):
        session.undo(0, session.words)
    play_on(session, 1)
    with pytest.raises(CannotUndo, match="another player has decided"):
        session.undo(0, session.words)
    play_on(session, 100_000)
    with pytest.raises(CannotUndo, match="game is over"):
        session.undo(0, session.words)


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(table: Any) -> None:
    session = table.seat("you,random,random")
    play_on(session, 30)
    session.save()
    again = Session.resumed(table.path)
    play_on(session, 100_000)
    play_on(again, 100_000)
    assert again.over
    assert again.match.record() == session.match.record()
    again.save()
    with pytest.raises(BadRecord, match="is over"):
        Session.resumed(table.path)


def test_saving_again_keeps_the_file_private_and_leaves_no_part(table: Any) -> None:
    session = table.seat("you,random,random")
    table.path.with_name("game.json.part").write_text("left behind")
    os.umask(0)
    for _ in range(2):
        session.save()
        assert table.path.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in table.path.parent.iterdir()] == ["game.json"]


def test_two_games_of_one_second_get_two_files(table: Any) -> None:
    first = saved.default_path("marry")
    first.parent.mkdir(parents=True)
    first.write_text("")
    assert saved.default_path("marry") != first


def test_standings_put_the_winner_first() -> None:
    match = Match(get("marry"), 3, Keyed(b"s" * 32))
    while not match.state.over:
        seat = bits(match.state.to_act())[0]
        match.play(seat, match.state.legal(seat)[0])
    session = Session(match, [], b"s" * 32)
    session.seats = [None] * 3  # type: ignore[list-item]
    rows = session.standings()
    assert [row[3] for row in rows] == [True, False, False]
    assert session.winners() == [rows[0][1]]


def test_all_bots_can_sit_down(table: Any) -> None:
    session = table.seat(",".join([*bots.names()[:2], "you"]))
    assert session.people == [2]
