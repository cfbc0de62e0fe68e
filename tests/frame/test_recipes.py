"""The five recipes of CONTRIBUTING.md: each is applied to a copy of the sources, and proven there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
SNOWFALL = "action   snowfall x1 | at monster | when any | bars 3:4 | play lose-move | picture snowflake-1"
LEFT_OUT = ignore_patterns("__pycache__", "page", "*.so", "*.onnx")


class Copy:
    """A copy of the sources that a recipe is applied to."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "bestiary"
        copytree(ROOT / "src" / "bestiary", self.package, ignore=LEFT_OUT)

    def edit(self, file: str, *edits: tuple[str, str]) -> None:
        """Put text instead of other text that stands there once."""
        path = self.package / file
        text = path.read_text("utf-8")
        for old, new in edits:
            assert text.count(old) == 1, f"{file}: {old!r} stands there {text.count(old)} times"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")

    def add(self, file: str, text: str) -> None:
        """Add text to the end of a file, or write one that is new."""
        path = self.package / file
        path.write_text((path.read_text("utf-8") if path.exists() else "") + text, "utf-8")

    def run(self, *arguments: str) -> str:
        """Run Python with the copy in place of the sources, interpreted."""
        paths = os.pathsep.join((str(self.package.parent), str(ROOT)))
        environment = {**os.environ, "PYTHONPATH": paths, "BESTIARY_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        ended = subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    def prove(self, proof: str) -> None:
        """Run a proof, which must see the copy."""
        here = f"import bestiary; assert bestiary.__file__.startswith({str(self.package)!r}), bestiary.__file__\n"
        assert self.run("-c", f"{here}{proof}\nprint('proven')").splitlines()[-1] == "proven"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """Make a copy of the sources."""
    return Copy(tmp_path)


def test_an_option(copy: Copy) -> None:
    copy.edit(
        "games/marry/rules/numbers.py",
        ('("every_turn", "once_when_reached")}', '("every_turn", "once_when_reached"), "dealt": ("3", "5")}'),
    )
    copy.edit(
        "games/marry/rules/position.py",
        ("EVERY_TURN  # an option\n", "EVERY_TURN  # an option\n        self.dealt: i64 = 0\n"),
        ("vec[i64]([self.free_tower])", "vec[i64]([self.free_tower, self.dealt])"),
        ("twin.free_tower = self.free_tower\n", "twin.free_tower = self.free_tower\n        twin.dealt = self.dealt\n"),
    )
    copy.edit("games/marry/rules/setup.py", ("% seats, DEALT)", "% seats, DEALT + 2 * position.dealt)"))
    for language, name in (("en", "Cards dealt"), ("de", "Karten zu Beginn")):
        copy.add(
            f"games/marry/words/{language}.ftl", f"option-dealt = {name}\noption-dealt-3 = 3\noption-dealt-5 = 5\n"
        )
    copy.prove("""
from bestiary.core.chance import Chance
from bestiary.core.match import Match
from bestiary.core.registry import get
from bestiary.games.marry.notation.positions import write_position
game = get("marry")
for value in ("3", "5"):
    state = game.start(3, Chance(1), {"dealt": value})
    assert sorted(state.hand_size)[:2] == [int(value)] * 2, list(state.hand_size)
    assert game.chosen(state)["dealt"] == value == game.chosen(state.clone())["dealt"]
    assert game.view_of(state, 0).options["dealt"] == value
    assert list(state.observe(0))[-1] == ("3", "5").index(value)
    assert ("dealt=5" in write_position(state)) == (value == "5")
assert game.chosen(game.start(3, Chance(1)))["dealt"] == "3"
assert game.words("de").say("option-dealt") == "Karten zu Beginn"
""")


def test_a_card(copy: Copy) -> None:
    copy.edit(
        "games/mashup/content/cards.txt",
        ("action   tranquilizer x2 ", "action   tranquilizer x1 "),
        (
            "\n\n# Mutations\n",
            f"\n{SNOWFALL}\n\n# Mutations\n",
        ),
    )
    for language, name in (("en", "Snowfall"), ("de", "Schneefall")):
        copy.add(f"games/mashup/words/{language}.ftl", f"card-snowfall = {name}\ndoes-snowfall = {name}.\n")
    copy.run("tests/games/mashup/decks.py", str(copy.package / "games" / "mashup"))
    copy.prove("""
from bestiary.games.mashup.content.sets import standard_cards
from bestiary.games.mashup.show.sayings import say_card
from tests.games.mashup.scene import GAME, Scene
scene = Scene("seats=2 b.hand=snowfall phase=opening now=happened").do("b: play snowfall a").settle()
assert scene.quarters("a") == 1
names = [card.name for card in standard_cards()]
said = [say_card(names.index(name), GAME.words("de")) for name in ("snowfall", "fire-breath")]
assert said == ["Schneefall", "Feueratem"]
assert any("snowfall" in entry for entry in GAME.glossary(GAME.words("en")))
scene = Scene("seats=2 b.hand=tranquilizer phase=opening now=happened").do("b: play tranquilizer a").settle()
assert scene.quarters("a") == 1
""")


def test_a_refusal(copy: Copy) -> None:
    copy.edit(
        "games/marry/rules/numbers.py",
        (
            "R_TOWER_IS_HIGHEST: Final[i64] = 108\n",
            "R_TOWER_IS_HIGHEST: Final[i64] = 108\nR_MANOR_FIRST: Final[i64] = 109\n",
        ),
        ("    R_STOMPS,\n)", "    R_STOMPS,\n    R_MANOR_FIRST,\n)"),
    )
    copy.edit(
        "games/marry/rules/fortify.py",
        ("    R_HAND,\n    R_STEPS,\n", "    R_HAND,\n    R_MANOR_FIRST,\n    R_STEPS,\n"),
        ('    (A_2_FREE_TOWERS, "may"),\n', '    (A_2_FREE_TOWERS, "may"),\n    (R_MANOR_FIRST, "target"),\n'),
        (
            "    if rule == A_2_FREE_TOWERS:",
            "    if rule == R_MANOR_FIRST:\n        return position.height[space] < 2\n    if rule == A_2_FREE_TOWERS:",
        ),
        (
            "tower_fails(position, space, A_6_SUPPLY):\n",
            "max(tower_fails(position, space, A_6_SUPPLY), tower_fails(position, space, R_MANOR_FIRST)):\n",
        ),
    )
    copy.add("games/marry/words/en.ftl", "rule-R-9 = Only a manor becomes a free tower.\n")
    copy.add("games/marry/words/de.ftl", "rule-R-9 = Nur ein Gutshof wird ein Gratisturm.\n")
    copy.prove("""
from tests.games.marry.scene import Scene
GIVEN = "; points=60,0,0 step=3 houses=1 towers=1"
refused, allowed = Scene(f"d4=@ d5=a1 {GIVEN}"), Scene(f"d4=@ d5=a2 {GIVEN}")
assert refused.refusal("tower d5") == "R-9" and "tower d5" not in refused.legal, refused.legal
assert allowed.refusal("tower d5") == "allowed" and "tower d5" in allowed.legal, allowed.legal
""")


def test_a_bot(copy: Copy) -> None:
    copy.add(
        "bots/stubborn.py",
        '"""The bot that takes the last thing there is to do."""\n\n'
        "from bestiary.bots.bot import Bot\nfrom bestiary.core.chance import Chance\n"
        "from bestiary.core.state import State\n\n\n"
        'class Stubborn(Bot):\n    """A player of last choices."""\n\n    name = "stubborn"\n\n'
        "    def choose(self, blind: State, seat: int, chance: Chance) -> int:\n        return blind.legal(seat)[-1]\n",
    )
    copy.edit(
        "bots/__init__.py",
        (
            '    "random": "bestiary.bots.dice:Dice",\n',
            '    "random": "bestiary.bots.dice:Dice",\n    "stubborn": "bestiary.bots.stubborn:Stubborn",\n',
        ),
    )
    for language, said in (("en", "takes the last thing there is to do"), ("de", "nimmt das Letzte, was geht")):
        copy.add(f"terminal/words/{language}.ftl", f"bot-stubborn = {said}\n")
    copy.prove("""
from bestiary.bots import get, names
from bestiary.table.seats import bot
from bestiary.table.table import Table
assert "stubborn" in names()
table = Table.open("marry", [bot("stubborn"), bot("random"), "Ada"], key=bytes(32))
state = table.match.state
seat = state.to_act().bit_length() - 1
assert get("stubborn").choose(state.blind(seat), seat, state.chance) == state.legal(seat)[-1]
""")


def test_a_field_of_a_table(copy: Copy) -> None:
    copy.edit(
        "table/setup.py",
        ("    hints: bool = False", '    title: str = ""  # what those who opened it call it\n    hints: bool = False'),
    )
    copy.edit(
        "table/table.py",
        (
            "        hints: bool = False,\n",
            '        hints: bool = False,\n        title: str = "",\n',
        ),
        ("            hints=hints,\n", "            hints=hints,\n            title=title,\n"),
    )
    copy.prove("""
import msgspec
from bestiary.table.setup import Setup
from bestiary.table.table import Table
table = Table.open("marry", ["Ada", "Bo", "Cy"], title="Friday")
stored = msgspec.json.encode(table.setup)
assert msgspec.json.decode(stored, type=Setup).title == "Friday"
untitled = msgspec.json.decode(stored)
del untitled["title"]
assert msgspec.convert(untitled, Setup, strict=False).title == ""
""")
