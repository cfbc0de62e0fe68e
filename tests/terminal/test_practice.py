"""Practice in lines: a card is chosen, aimed and lands; what is wrong is said."""

from __future__ import annotations

from io import StringIO

from bestiary.core import get
from bestiary.terminal.lines import Lines
from bestiary.terminal.practice import PlainPractice
from bestiary.workers.nature import Supplier


def said(typed: str, language: str = "en") -> str:
    target = StringIO()
    with Supplier() as supplier:
        PlainPractice(get("monstrous"), supplier, language, Lines(StringIO(typed), target)).run()
        assert supplier.failure is None
    return target.getvalue()


def test_a_card_is_thrown_by_choices_and_by_numbers() -> None:
    by_numbers = "throw siren common\naim 320000 -600000 220000 1622298 209440 2125 25000 0\n"
    text = said("1\ncolumn 33\nrow 9\nfrom south soft\n" + by_numbers + "gather\nsay\nq\n")
    assert text.count("comes to rest") + text.count("misses the table") == 2
    assert text.count("Your hand: Gorgon, Siren, Phoenix, Harpy, Dragon") >= 2
    assert "Naxos, top left" in text


def test_what_is_wrong_is_said_and_nothing_is_lost() -> None:
    text = said("99\nfly\nthrow gorgon unique\naim 0 0 0 0 0 0 0 0\nback\n", "de")
    assert "Übung" in text
    assert "M22" in text
    assert "99" in text
    assert "fly" in text


def test_practice_has_the_commands_of_a_game() -> None:
    text = said("help\nlist\nwhat 1\nwhat xyzzy\nq\n")
    assert text.count("Practice: nothing counts.") == 2
    assert "\n2: " in text
    assert "No choice fits “xyzzy”" in text
