"""The app as people play it: by keyboard, by mouse, in two languages, on 80 by 24."""

from __future__ import annotations

import asyncio
import random
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from bestiary.bots.bot import BotFailed
from bestiary.core import load
from bestiary.terminal import saved
from bestiary.terminal.app import TerminalGame
from bestiary.terminal.board import Board
from bestiary.terminal.dialogs import End, HandOver, Leave
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.rooms import Reader
from bestiary.terminal.session import Session
from bestiary.terminal.table import TableScreen

CARDS = ("Stomp", "Build", "Fortify")


def due(session: Session) -> bool:
    return session.due() == session.viewer


def asked(stage: Any, session: Session) -> bool:
    return session.over or (
        due(session) and isinstance(stage.app.screen, TableScreen) and bool(stage.app.screen.groups)
    )


@pytest.mark.parametrize("steps", range(6))
def test_a_decision_ends_whoever_followed_the_others_however_hasty_the_keys_are(steps: int) -> None:
    async def cancelled() -> bool:
        screen: Any = SimpleNamespace(paused=False, hurry=asyncio.Event(), pause=60)
        following = asyncio.ensure_future(TableScreen.breathe(screen))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        screen.hurry.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        ended = following.done()
        following.cancel()
        await asyncio.wait([following])
        return ended or following.cancelled()

    assert asyncio.run(cancelled())


@pytest.mark.slow
def test_a_whole_game_is_played_by_keyboard_on_80_by_24(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        dice = random.Random(5)
        for _ in range(500):
            await stage.until(lambda: asked(stage, session))
            if session.over:
                break
            choices = session.view().choices
            if dice.random() < 0.8:
                await stage.write(str(dice.randrange(len(choices)) + 1))
            else:
                await stage.write(dice.choice(choices).notation)
        assert session.over
        await stage.until(lambda: isinstance(stage.app.screen, End))
        assert "wins" in stage.text()
        assert str(session.path.name) in stage.text()
        await stage.press("b")
        await stage.until(lambda: isinstance(stage.app.screen, TableScreen))
        await stage.press("enter")
        await stage.until(lambda: isinstance(stage.app.screen, End))
        await stage.press("r")
        await stage.until(lambda: stage.app.session is not session and asked(stage, stage.app.session))
        await stage.press("ctrl+c")

    app = table.run(session, scene)
    record = load(table.path)
    assert record.result is not None
    assert record.verify_key()
    assert app.session is not None
    assert not app.session.over
    assert app.session.path.is_file()


def test_arrows_and_enter_pick_a_choice(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        first = session.view().choices[0]
        await stage.press("down", "up")
        assert f"<{first.spots[-1]}" in stage.text()
        await stage.press("enter")
        assert session.match.moves[-1].text == first.notation

    table.run(session, scene)


def test_typing_filters_the_choices_and_the_lit_spots(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        assert "[a1" in stage.text()
        assert "[g2" in stage.text()
        await stage.press("g", "2")
        assert "[a1" not in stage.text()
        assert "<g2" in stage.text()
        await stage.press("enter")
        assert session.match.moves[-1].text == "house g2"

    table.run(session, scene)


def test_an_ambiguous_text_plays_nothing(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        before = len(session.match.moves)
        await stage.write("house")
        assert len(session.match.moves) == before
        assert "choices fit" in stage.text()
        await stage.press("escape")
        await stage.write("sing a song")
        assert len(session.match.moves) == before
        assert "is no action here" in stage.text()

    table.run(session, scene)


def test_a_refusal_shows_the_rule_and_opens_the_rules_at_it(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        before = len(session.match.moves)
        await stage.write("stomp 1 > d4")
        assert "[rule R-1]" in stage.text()
        assert "another step" in stage.text()
        assert len(session.match.moves) == before
        await stage.press("f1")
        assert isinstance(stage.app.screen, Reader)
        assert "R-1" in stage.text()
        assert "five steps" in stage.text()
        await stage.press("escape")
        assert isinstance(stage.app.screen, TableScreen)

    table.run(session, scene)


def test_the_rules_are_one_key_away_and_searchable(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        await stage.press("question_mark")
        assert isinstance(stage.app.screen, Reader)
        await stage.press(*"xyzzy")
        assert "Nothing in the rules" in stage.text()

    table.run(session, scene)


def test_a_click_on_a_spot_selects_and_a_second_one_plays(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        board = stage.app.screen.query_one(Board)
        line, column, _ = board.drawing.places["g4"]
        await stage.pilot.click(Board, offset=(column, line))
        await stage.pilot.pause()
        assert "Choices on g4" in stage.text()
        assert "<g4" in stage.text()
        await stage.pilot.click(Board, offset=(column, line))
        await stage.pilot.pause()
        assert session.match.moves[-1].text == "house g4"

    table.run(session, scene)


def test_a_click_on_a_choice_plays_it(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        second = session.view().choices[1].notation
        await stage.pilot.click("#choices", offset=(8, 2))
        await stage.pilot.pause()
        assert session.match.moves[-1].text == second

    table.run(session, scene)


def test_undo_takes_back_or_says_why_not(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        before = len(session.match.moves)
        await stage.press("u")
        assert "you have not decided anything yet" in stage.text()
        await stage.write("house a1")
        assert len(session.match.moves) == before + 1
        assert "builds a house on a1" in stage.text()
        await stage.press("f3")
        assert len(session.match.moves) == before
        assert "Taken back." in stage.text()
        assert "builds a house on a1" not in stage.text()

    table.run(session, scene)


def test_the_language_changes_in_the_middle_of_the_game(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        await stage.press("f4")
        assert "Regeln" in stage.text()
        assert "Haus" in stage.text()
        await stage.write("stomp 1 > d4")
        assert "[Regel R-1]" in stage.text()
        await stage.press("escape", "f4")
        assert "Rules" in stage.text()

    table.run(session, scene)


def test_no_hand_is_shown_to_the_wrong_person(table: Any) -> None:
    session = table.seat("Anna,Bert,random", seed="4")

    async def scene(stage: Any) -> None:
        seen = 0
        for _ in range(60):
            await stage.until(lambda: isinstance(stage.app.screen, HandOver) or asked(stage, session))
            if isinstance(stage.app.screen, HandOver):
                text = stage.text()
                assert not any(card in text for card in CARDS)
                assert session.viewer == session.spectator
                await stage.press("escape")
                assert isinstance(stage.app.screen, HandOver)
                seen += 1
                await stage.press("enter")
                await stage.until(lambda: asked(stage, session))
            viewer, other = session.viewer, 1 - session.viewer
            view: Any = session.view()
            assert view.seat == viewer
            assert view.table[viewer].hand is not None
            assert view.table[other].hand is None
            drawn = f"{session.names[other]} draws "
            told = session.log()
            assert not any(line.startswith(drawn) and any(card in line for card in CARDS) for line in told)
            await stage.press("f2")
            whole = stage.text()
            assert not any(f"{drawn}{card}" in whole for card in CARDS)
            await stage.press("escape")
            hand = stage.text().splitlines()
            row = next(line for line in hand if line.strip("> ").startswith(session.names[other]))
            assert not any(card in row for card in CARDS)
            await stage.write("done")
            if seen >= 4:
                return
        raise AssertionError("nobody handed over")

    table.run(session, scene)


def test_the_last_person_may_take_back_before_handing_over(table: Any) -> None:
    session = table.seat("Anna,Bert,Carl")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: isinstance(stage.app.screen, HandOver))
        assert "take the last decision back" not in stage.text()
        await stage.press("u")
        assert isinstance(stage.app.screen, HandOver)
        await stage.press("enter")
        await stage.until(lambda: asked(stage, session))

    table.run(session, scene)


def test_a_terminal_too_small_gets_a_sentence_and_comes_back(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        before = len(session.match.moves)
        await stage.pilot.resize_terminal(50, 15)
        await stage.pilot.pause()
        assert "50 columns and 15 lines" in " ".join(stage.text().split())
        await stage.press("enter")
        assert len(session.match.moves) == before
        await stage.pilot.resize_terminal(80, 24)
        await stage.pilot.pause()
        await stage.write("house a1")
        assert len(session.match.moves) == before + 1

    table.run(session, scene)


def test_leaving_asks_first_and_the_game_goes_on_later(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        await stage.write("house a1")
        await stage.press("f10")
        assert isinstance(stage.app.screen, Leave)
        await stage.press("n")
        assert isinstance(stage.app.screen, TableScreen)
        await stage.press("ctrl+q")
        await stage.press("y")

    table.run(session, scene)
    assert table.path.stat().st_mode & 0o777 == saved.PRIVATE
    again = Session.resumed(table.path)
    assert again.match.moves == session.match.moves
    assert [seat.bot for seat in again.seats] == [None, "greedy", "random"]


def test_ctrl_c_loses_nothing(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        await stage.write("house a1")
        await stage.press("f1")
        await stage.press("ctrl+c")

    app = table.run(session, scene)
    assert app.failure is None
    assert Session.resumed(table.path).match.moves == session.match.moves


class Ponderer:
    """Thinks about its move until it is closed."""

    def __init__(self) -> None:
        self.asked, self.closed = Event(), Event()

    def think(self, *question: object) -> int:
        self.asked.set()
        self.closed.wait(60)
        raise BotFailed("it is closed")

    def close(self) -> None:
        self.closed.set()


def test_leaving_waits_for_no_bot(table: Any, stage_of: Any) -> None:
    thinker = Ponderer()
    app = TerminalGame(table.seat("titan,titan,titan"), Opponents(thinker), pause=0)  # type: ignore[arg-type]

    async def leave() -> None:
        async with app.run_test() as pilot:
            await stage_of(app, pilot).until(thinker.asked.is_set)
            await pilot.press("ctrl+c")

    asyncio.run(leave())
    assert thinker.closed.is_set()
    app.opponents.supplier.close()


def test_bots_alone_are_watched_to_the_end(table: Any) -> None:
    session = table.seat("random,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: isinstance(stage.app.screen, End))
        await stage.press("q")

    table.run(session, scene)
    assert session.over
    assert session.viewer == session.spectator


def test_every_fact_is_reached_on_80_by_24_with_five_players(table: Any) -> None:
    session = table.seat("random,random,random,random,you")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        drawing = session.drawing()
        shown = " ".join(stage.text().split())
        mine = next(line for line in drawing.lines if line.startswith("> Player 5"))
        assert " ".join(mine.split()) in shown
        await stage.press("f5")
        shown = stage.text()
        await stage.press("pagedown")
        shown += stage.text()
        await stage.press("pagedown")
        shown += stage.text()
        flat = " ".join(shown.split())
        for line in drawing.lines:
            assert " ".join(line.split()) in flat

    table.run(session, scene)


def test_the_names_of_the_keys_can_be_clicked(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        keys = stage.text().splitlines()[-1]
        await stage.pilot.click("#keys", offset=(keys.index("F2") + 1, 0))
        await stage.pilot.pause()
        assert isinstance(stage.app.screen, Reader)

    table.run(session, scene)
