"""Orders as people give them: on the screen by F7, line by line, and on the command line."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.terminal.ordering import Ordering
from bestiary.terminal.session import Session
from bestiary.terminal.table import TableScreen

DEFAULT = ("assault", "duel", "victory", "own-action", "own-roll", "own-meal")


def at_window(session: Session) -> Session:
    """Plays the first choice of everyone up to a moment at which the person is asked in another's turn."""
    session.order_all("always")
    for _ in range(500):
        due = session.due()
        assert due is not None
        session.take_over()
        state: Any = session.match.state
        if due == session.viewer and session.game.moment(state.blind(len(session.seats))) == "move" and state.turn:
            session.order_all("default +move")
            return session
        session.play(due, state.legal(due)[0])
    raise AssertionError("nobody was asked")


def ask(session: Session) -> tuple[str, ...]:
    assert session.orders is not None
    return session.orders.ask


async def click(stage: Any, text: str) -> None:
    """Clicks on a text."""
    lines = stage.text().splitlines()
    row = next(number for number, line in enumerate(lines) if text in line)
    await stage.pilot.click(offset=(lines[row].index(text), row))
    await stage.pilot.pause()


# Line by line


def test_orders_are_told_and_given_line_by_line(table: Any) -> None:
    session = table.seat("you,random", game="mashup")
    out = table.told(session, "orders\norders +card -duel\norders\norders pass\nhelp\n")
    assert out.count("“orders” says which those are") == 2
    assert "I am asked: at 6 of 12 kinds of moments. At all other moments you pass" in out
    assert "duel (you are asked): a monster attacks another\n" in out
    assert "card (you pass): a card is played\n" in out
    assert "card (you are asked): a card is played\n" in out
    assert "I am asked: not until my turn.\n" in out
    assert ask(session) == ("assault", "card", "victory", "own-action", "own-roll", "own-meal")


def test_orders_are_given_in_german(table: Any) -> None:
    out = table.told(table.seat("you,random", language="de", game="mashup"), "orders\norders immer\norders always\n")
    assert "Ich werde gefragt: bei 6 von 12 Arten von Anlässen." in out
    assert "Die Anweisung „immer“ gibt es nicht. Es gibt: always, default," in out
    assert "Ich werde gefragt: immer." in out


def test_bad_orders_change_nothing(table: Any) -> None:
    session = table.seat("you,random", game="mashup")
    out = table.told(session, "orders dance\norders always perhaps\norders +\n")
    assert "There are no orders “dance”. There are: always, default, never, pass, turn," in out
    assert "There are no orders “perhaps”" in out
    assert "There are no orders “+”" in out
    assert ask(session) == DEFAULT


def test_a_game_without_answers_out_of_turn_has_nothing_to_order(table: Any) -> None:
    out = table.told(table.seat("you,random,random"), "orders\norders always\n")
    assert out.count("Nobody is asked out of turn in this game") == 2
    assert "says which those are" not in out


def test_orders_that_pass_go_on_at_once_and_the_passes_are_told(table: Any) -> None:
    session = at_window(table.seat("you,random", game="mashup"))
    moves = len(session.match.moves)
    out = table.told(session, "orders never\n")
    assert session.match.moves[moves].text == "pass"
    assert "By your orders you passed " in out


def test_out_of_turn_the_board_is_told_once_and_then_only_what_an_answer_needs(table: Any) -> None:
    session = at_window(table.seat("you,random", game="mashup"))
    session.order_all("always")
    first, *later = table.told(session, "pass\nstay\n" * 6).split("your decision:")
    assert "\nnowhere in particular:" in first
    assert any("\nYour hand:" in part and "\nnowhere in particular:" not in part for part in later)


# On the screen


def test_f7_says_and_changes_when_one_is_asked(table: Any) -> None:
    session = table.seat("you,random", game="mashup")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == 0)
        assert "F7 I am asked: at 6 of 12 kinds of moments" in stage.text()
        await stage.press("f7")
        assert isinstance(stage.app.screen, Ordering)
        assert "a monster attacks for 2 Infamy or more" in stage.text()
        await stage.press("down", "space", "enter")
        assert isinstance(stage.app.screen, TableScreen)
        assert ask(session) == ("move", *DEFAULT)
        assert "I am asked: at 7 of 12" in stage.text()
        await stage.press("f7", "a")
        assert "I am asked: always" in stage.text()
        await stage.press("f7", "n")
        assert "I am asked: not until my turn" in stage.text()
        await stage.press("f7", "n")
        assert "I am asked: always" in stage.text()
        await stage.press("f7", "space", "escape")
        assert ask(session) == session.game.moments
        await stage.press("f7", "d")
        assert ask(session) == DEFAULT
        await click(stage, "F7 I am asked")
        assert isinstance(stage.app.screen, Ordering)
        await click(stage, "a monster moves")
        await click(stage, "Enter OK")
        assert ask(session) == ("move", *DEFAULT)

    table.run(session, scene)


def test_the_screen_of_orders_fits_the_smallest_terminal_in_both_languages(table: Any) -> None:
    session = table.seat("you,random", game="mashup")

    async def scene(stage: Any) -> None:
        for back in ("Esc back", "Esc zurück"):
            await stage.until(lambda: session.due() == 0)
            await stage.press("f7")
            assert back in stage.text()
            await stage.press("escape", "f4")

    table.run(session, scene, (72, 22))


def test_orders_that_pass_play_on_at_once(table: Any) -> None:
    session = at_window(table.seat("you,random", game="mashup"))
    moves = len(session.match.moves)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == 0)
        await stage.press("f7", "n")
        await stage.until(lambda: len(session.match.moves) > moves)
        await stage.until(lambda: session.due() == 0)

    table.run(session, scene)
    assert session.match.moves[moves].text == "pass"


def test_marry_has_no_line_of_orders(table: Any) -> None:
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == 0)
        assert "I am asked" not in stage.text()
        await stage.press("f7")
        assert "Nobody is asked out of turn in this game" in stage.text()

    table.run(session, scene)


@pytest.mark.parametrize("people", ["Anna,Bert", "Anna,Bert,random"])
def test_at_the_hand_over_nobodys_orders_are_shown(table: Any, people: str) -> None:
    session = table.seat(people, game="mashup")
    session.order_all("always")
    assert session.orders is None

    async def scene(stage: Any) -> None:
        await stage.pilot.pause()
        assert "I am asked" not in stage.text()
        await stage.press("enter")
        await stage.until(lambda: isinstance(stage.app.screen, TableScreen) and session.viewer == 0)
        assert "I am asked: always" in stage.text()

    table.run(session, scene)
