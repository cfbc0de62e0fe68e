"""Everything the terminal says is there in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from bestiary.core import LANGUAGES, get
from bestiary.core.words import catalogue
from bestiary.terminal.speech import say_winners, terminal_words

ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
USED = re.compile(r"""["']((?:ui|analysis|hint|games|bot|legend)-[a-z-]+[a-z])["']""")
KINDS = "ui|analysis|hint|games|bot|legend"
MADE = re.compile(rf"f\"((?:{KINDS})-[a-z-]*)\{{|f'((?:{KINDS})-[a-z-]*)\{{")


def ids(language: str) -> list[str]:
    return ID.findall(catalogue(files("bestiary.terminal"), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert ids(language) == ids("en")
    assert len(set(ids(language))) == len(ids(language))


def test_every_message_is_said_and_every_word_is_there() -> None:
    folders = [files("bestiary.terminal"), files("bestiary.cli")]
    paths = [path for folder in folders for path in folder.iterdir() if path.name.endswith(".py")]
    sources = [path.read_text("utf-8") for path in paths]
    used = {name for source in sources for name in USED.findall(source)}
    made = tuple(first or second for source in sources for first, second in MADE.findall(source))
    known = set(ids("en"))
    assert used <= known
    assert {name for name in known - used if not name.startswith(made)} == set()


def test_winners_are_named() -> None:
    words = terminal_words("en")
    assert say_winners([], words) == "Nobody wins."
    assert say_winners(["Anna"], words) == "Anna wins."
    assert say_winners(["Anna", "Bert"], words) == "Anna, Bert win together."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_explains_keys_and_signs_fits_the_smallest_terminal(language: str) -> None:
    said = terminal_words(language)
    for message in ("ui-keys-all", "ui-signs", *(each for each in ids(language) if each.startswith("legend-"))):
        assert max(map(len, said.say(message).splitlines())) < 79, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_legends_name_signs_as_the_boards_write_them(language: str) -> None:
    said = terminal_words(language)
    maker, mashup, factory = (get(game).words(language) for game in ("maker", "mashup", "factory"))
    signs = said.say("legend-maker").replace(":", " ").split()
    codes = [maker.say(f"code-{kind}") for kind in range(6)]
    assert {*codes, maker.say("text-head-stones"), maker.say("text-robbable")} <= set(signs)
    for message, values in (("text-here", {"monsters": ""}), ("text-stomach", {"size": 4, "tokens": ""})):
        assert mashup.say(message, **values).strip() in said.say("legend-mashup")
    body = factory.say("text-legend").partition("◉")[0].strip()
    assert body in said.say("legend-factory")
