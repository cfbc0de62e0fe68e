"""For the ear: sentences instead of drawings, what changed first, and games played by what was said alone."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any, TextIO

import pytest

from bestiary.terminal.aloud import aloud, news
from bestiary.terminal.lines import FORGET, Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.rulebook import plain_text, without_tests
from bestiary.terminal.speech import rule_page

DRAWN = re.compile(r"[\u2190-\u2bff\u2800-\u28ff]")
CHOICE = re.compile(r"^(\d+): ", re.MULTILINE)
TARGET = re.compile(r"^(at [\w.-]+): ", re.MULTILINE)
RANGE = re.compile(r"^(\d+) to (\d+): ", re.MULTILINE)


class Listener(io.StringIO):
    """Answers by what was said since it last answered, and knows nothing else."""

    def __init__(self, said: io.StringIO, most: int) -> None:
        super().__init__()
        self.said = said
        self.most = most
        self.heard = 0
        self.dice = random.Random(3)

    def readline(self, size: int | None = -1, /) -> str:
        self.most -= 1
        text = self.said.getvalue()[self.heard :]
        self.heard = len(self.said.getvalue())
        offered = [int(number) for number in CHOICE.findall(text)]
        offered += [number for first, last in RANGE.findall(text) for number in range(int(first), int(last) + 1)]
        targets = TARGET.findall(text)
        if not self.most:
            return ""
        if targets:
            return f"{self.dice.choice(targets)}\n"
        return f"{self.dice.choice(offered)}\n" if offered else "\n"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("marry", "you,random,random"),
        ("factory", "you,random"),
        ("maker", "you,random,random"),
        ("mashup", "you,random"),
        ("monstrous", "you,random"),
    ],
)
def test_a_listener_plays_a_whole_game_by_what_is_said(table: Any, game: str, seats: str) -> None:
    session = table.seat(seats, game=game)
    target = io.StringIO()
    with Opponents() as opponents:
        PlainTable(session, opponents, Lines(Listener(target, 2000), target, spoken=True)).run()
    assert session.over
    said = target.getvalue()
    assert not DRAWN.findall(said)
    assert "wins." in said or "Nobody wins" in said


def test_what_changed_is_said_first_and_the_rest_on_demand(table: Any) -> None:
    session = table.seat("you,random,random")
    target = io.StringIO()
    with Opponents() as opponents:
        PlainTable(session, opponents, Lines(io.StringIO("house a1\nboard\nsay\nquit\n"), target, spoken=True)).run()
    before, _, after = target.getvalue().partition("builds a house on a1.")
    changed, _, whole = after.partition("your decision: \n")[2].partition("your decision: \n")
    assert "The fachan stands on" in before
    assert "Houses of player 1: a1." in changed or "a1" in changed
    assert "The fachan stands on" not in changed
    assert "The fachan stands on" in whole


def test_drawn_signs_are_never_read() -> None:
    assert aloud("hand #8 → warehouse-a") == "hand #8 : warehouse-a"
    assert aloud("  ║ ● 3▂ ◂ ⣿ done") == "3 done"
    assert news(["a", "b"], ["b", "c"]) == ["c"]


def test_rules_are_plain_text_in_lines() -> None:
    page = "# Head\n\n**Bold** and `code`, see [this](#there).\n\n| a | b |\n|---|---|\n| one | two |\n"
    assert plain_text(page) == "Head\n\nBold and code, see this.\n\na; b\none; two"


def test_searching_for_a_card_finds_no_test(table: Any) -> None:
    session = table.seat("you,random", game="mashup")
    page = rule_page(session.game, session.words)
    assert "test_card_" not in page
    rows = "| card | test |\n|---|---|\n| Napalm | `test_card_napalm` |"
    assert without_tests(rows) == "| card |\n| --- |\n| Napalm |"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_hand_over_wipes_what_can_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    screen: TextIO = Screen()
    Lines(io.StringIO(), screen).turn_away()
    assert screen.getvalue() == FORGET  # type: ignore[attr-defined]


def test_whoever_comes_to_the_machine_hears_what_happened_meanwhile(table: Any) -> None:
    told = table.told(table.seat("Anna,Bert,random", seed="1"), "\n" + "done\n\n" * 12)
    assert "Since your last decision:" in told


def test_an_output_that_closes_loses_no_game(table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    class Closing(io.StringIO):
        def write(self, text: str, /) -> int:
            if "builds a house" in text or self.tell() > 1_000_000:
                self.seek(2_000_000)
            if self.tell() > 1_000_000:
                raise BrokenPipeError
            return super().write(text)

    session = table.seat("you,random,random")
    with Opponents() as opponents, pytest.raises(BrokenPipeError):
        PlainTable(session, opponents, Lines(io.StringIO("house a1\nhouse a2\n"), Closing())).run()
    assert Path(session.path).is_file()
    assert "play --resume" in capsys.readouterr().err
