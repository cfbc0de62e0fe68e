"""Hints in the terminal: on the screen, in lines, only where they were agreed on, and a failure is told."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from bestiary.bots.bot import BotFailed
from bestiary.bots.wire import Hint, Reason
from bestiary.core import bits, get
from bestiary.terminal.hints import say_hints
from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.seating import read_seats
from bestiary.terminal.session import NoHints, Session, key_of
from bestiary.terminal.speech import game_words

MARRY = get("marry")


class Adviser:
    """Stands in for the process: advises the first legal action, or fails."""

    def __init__(self, failure: str = "") -> None:
        self.failure = failure
        self.asked: list[tuple[object, ...]] = []

    def think(self, *_: object) -> int:
        raise BotFailed("not in this test")

    def advise(self, *question: object) -> list[Hint]:
        self.asked.append(question)
        if self.failure:
            raise BotFailed(self.failure)
        return [Hint(0, 0.42, [Reason(0, "points", 2.0), Reason(1, "houses", -1.0)])]

    def close(self) -> None:
        """Has nothing to end."""


def seated(seats: str, folder: Path, *, agreed: bool = False, language: str = "en") -> Session:
    words = game_words(MARRY, language)
    session = Session.new(MARRY, read_seats(MARRY, seats, words), {}, key_of("7"), folder / "g.json", language, agreed)
    while (due := session.due()) is not None and not session.is_person(due):
        session.play(due, session.match.state.legal(due)[0])
    session.take_over()
    return session


def told(session: Session, adviser: Adviser, commands: str) -> str:
    target = io.StringIO()
    opponents = Opponents(adviser)  # type: ignore[arg-type]
    PlainTable(session, opponents, Lines(io.StringIO(commands), target)).run()
    return target.getvalue()


@pytest.mark.parametrize(("language", "said"), [("en", "42 % to win"), ("de", "42 % Gewinnchance")])
def test_a_hint_is_told_with_chances_and_reasons(tmp_path: Path, language: str, said: str) -> None:
    session = seated("you,random,random", tmp_path, language=language)
    adviser = Adviser()
    out = told(session, adviser, "hint\nquit\n")
    assert said in out
    assert "+2 " in out
    assert f"{session.names[1]}: -1 " in out
    ((bot, _, seat, _),) = adviser.asked
    assert (bot, seat) == ("titan", session.viewer)


def test_people_who_share_a_machine_have_to_agree(tmp_path: Path) -> None:
    assert "--hints" in told(seated("you,Ann,random", tmp_path), Adviser(), "\nhint\nquit\n")
    assert "42 %" in told(seated("you,Ann,random", tmp_path, agreed=True), Adviser(), "\nhint\nquit\n")


def test_the_agreement_is_kept_with_the_game(tmp_path: Path) -> None:
    session = seated("you,Ann,random", tmp_path, agreed=True)
    session.save()
    assert Session.resumed(session.path).agreed
    assert session.rematch().agreed


def test_a_failure_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    session = seated("you,random,random", tmp_path)
    moves = len(session.match.moves)
    out = told(session, Adviser("the bot did not move within 10 s"), "hint\nquit\n")
    assert "There is no hint now: the bot did not move within 10 s" in out
    assert len(session.match.moves) == moves


def test_nothing_is_hinted_at_while_others_decide(tmp_path: Path) -> None:
    session = seated("you,random,random", tmp_path)
    seat = session.viewer
    while bits(session.match.state.to_act())[0] == seat:
        session.play(seat, session.match.state.legal(seat)[-1])
    with pytest.raises(NoHints, match="Nothing is to be decided"):
        session.hint_question()


def test_f6_shows_hints_on_the_screen(table: Any) -> None:
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        await stage.press("f6")
        await stage.until(lambda: "% to win" in stage.text())
        hinted = say_hints(session, stage.app.screen.opponents.advise(session))
        assert hinted[0][:20] in stage.text()
        await stage.press("ctrl+c")

    table.run(session, scene)
