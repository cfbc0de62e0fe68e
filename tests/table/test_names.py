"""What people write: names that can be read, lines that turn no others round."""

from __future__ import annotations

import pytest

from bestiary.core.errors import BestiaryError
from bestiary.table.errors import TableRefusal
from bestiary.table.seats import LONGEST_NAME, clean_name, known_as
from bestiary.table.table import Table


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \n  Lee\t", "Ann Lee"),
        ("\u202eAnn\u2066", "Ann"),
        ("A\u200bn\u200dn\ufeff", "A n n"),
        ("Jose\u0301", "José"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 6, "Ź\u0302\u0303\u0304"),
        ("\u3164\u2800Ann", "Ann"),
        ("नमस्ते", "नमस्ते"),
        ("شهرزاد", "شهرزاد"),
        ("Ann 🦉", "Ann 🦉"),
    ],
)
def test_a_name_is_what_can_be_read_of_it(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "\u200b", "\u3164\u3164", "x" * (LONGEST_NAME + 1), "x" * (1 << 20), "\ud800"])
def test_what_shows_nothing_or_too_much_is_no_name(typed: str) -> None:
    with pytest.raises(BestiaryError, match="a name has 1 to 40 signs"):
        clean_name(typed)


def test_names_that_are_read_as_one_are_one() -> None:
    assert known_as("\uff21nn") == known_as("ANN") == known_as("ann")
    assert known_as("Straße") == known_as("STRASSE")


def test_a_line_of_chat_turns_no_other_round() -> None:
    table = Table.open("marry", ["Ann", "Ben", "Cy"])
    table.say(0, "\u202ehello\u2066\nthere 👩\u200d🚀")
    assert table.snapshot(1).chat[0].text == "hello  there 👩\u200d🚀"
    with pytest.raises(TableRefusal, match="1 to 500 signs"):
        table.say(0, "\u202e\u200b")
