"""A package that can't be loaded, or that declares nonsense, is told of and harms no other game."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.core.pebbles import PebblesGame
from tests.core.pebbles.game import Pebbles

from bestiary.core import BadGame, Mind, State, broken, games, get, ids, register, registry

GOOD = ["factory", "maker", "marry", "mashup", "monstrous"]


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets a test install a package of one module, whose text is given."""
    found = dict(registry._found())
    monkeypatch.setattr(registry, "_found", lambda: found)
    monkeypatch.syspath_prepend(tmp_path)

    def planted(name: str, text: str) -> None:
        (tmp_path / f"planted_{name}.py").write_text(text)
        found[name] = EntryPoint(name, f"planted_{name}:GAME", registry.GROUP)
        monkeypatch.delitem(sys.modules, f"planted_{name}", raising=False)

    return planted


FAULTS = {
    "raises": ("raise TypeError('no such thing')", "TypeError: no such thing"),
    "garbled": ("GAME = (", "SyntaxError"),
    "leaves": ("import sys; sys.exit('bye')", "SystemExit: bye"),
    "empty": ("", "has no attribute 'GAME'"),
    "other": ("GAME = 'a game'", "does not offer a game of that id"),
    "unfinished": (
        "from bestiary.core import Game\nclass Half(Game):\n    id = 'unfinished'\nGAME = Half()",
        "TypeError: Can't instantiate abstract class Half",
    ),
    "silent": (
        (
            "from tests.core.pebbles import PebblesGame\nclass Silent(PebblesGame):\n    id = 'silent'\n"
            "    seats = None\nGAME = Silent()"
        ),
        "silent does not meet the contract: its seats is empty",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_package_at_fault_is_told_of_and_harms_no_other(plant: Any, name: str) -> None:
    text, sentence = FAULTS[name]
    plant(name, text)
    assert name in ids()
    assert [game.id for game in games()] == GOOD
    assert sentence in broken()[name]
    assert list(broken()) == [name]
    with pytest.raises(BadGame, match=r"can't be loaded|does not offer|does not meet"):
        get(name)
    assert get("marry").id == "marry"


def test_a_game_that_can_not_be_described_is_told_of(plant: Any) -> None:
    plant(
        "mute",
        "from tests.core.pebbles import PebblesGame\nclass Mute(PebblesGame):\n    id = 'mute'\n"
        "    def words(self, language='en'):\n        raise KeyError(language)\nGAME = Mute()",
    )
    assert broken() == {"mute": "mute can't be described: KeyError: 'en'"}


def test_the_games_and_the_doctor_list_it(plant: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from bestiary.cli.doctor import games_found
    from bestiary.cli.games import games as list_games
    from bestiary.cli.games import listed

    plant("raises", FAULTS["raises"][0])
    list_games(as_json=False, language="en")
    told = " ".join(capsys.readouterr().out.split())
    assert "raises the package that registers 'raises' can't be loaded: TypeError: no such thing" in told
    assert "Marry the Monster" in told
    assert "TypeError: no such thing" in listed()[-1]["trouble"]
    assert [game["id"] for game in listed()] == [*GOOD, "raises"]
    assert "TypeError: no such thing" in games_found()["raises"]
    assert games_found()["marry"] == "Marry the Monster"


async def _list() -> list[Any]:
    from bestiary.server.api import list_games

    return await list_games()


def test_the_server_lists_it(plant: Any) -> None:
    import asyncio

    plant("raises", FAULTS["raises"][0])
    found = asyncio.run(_list())
    assert [game.id for game in found] == [*GOOD, "raises"]
    assert [bool(game.trouble) for game in found] == [False] * 5 + [True]
    assert "TypeError: no such thing" in found[-1].trouble


class Blind(Pebbles):
    """Forgets what hidden information needs."""

    blind = State.blind
    fill = State.fill


@pytest.mark.parametrize(
    ("declared", "sentence"),
    [
        ({"state": dict}, "its state is <class 'dict'>, no class that extends State"),
        ({"state": State}, "State has no to_act; State has no legal_into; State has no refusal; State has no apply"),
        ({"state": Blind}, "Blind has no blind, which a game with hidden information needs"),
        ({"information": "none"}, "its information is 'none', not perfect or imperfect"),
        ({"options": (SimpleNamespace(name="size", values=()),)}, "option size has no value"),
        ({"event_kinds": (SimpleNamespace(name="did", arguments=("seat",)),)}, "argument 'seat' of event did is not"),
        ({"moments": ("turn",)}, "it has moments, but does not inherit Answers, to which that belongs"),
        ({"contract": 1}, "meets contract 1; this Bestiary has contract 2"),
    ],
)
def test_what_a_game_lacks_is_said_when_it_is_registered(declared: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGame) as error:
        register(type("Lacking", (PebblesGame,), declared)())
    assert sentence in str(error.value)


def test_all_that_is_missing_is_said_at_once() -> None:
    bare = type("Bare", (PebblesGame,), {})
    needed = ("rules_version", "seats", "information")
    for name in needed:
        setattr(bare, name, property(lambda self: self.nowhere))
    with pytest.raises(BadGame) as error:
        register(bare())
    assert all(f"it declares no {name}" in str(error.value) for name in needed)


def test_terms_of_its_own_need_the_state_to_write_them() -> None:
    class Wordless(Pebbles):
        terms_into = State.terms_into

    with pytest.raises(BadGame, match="Wordless has no terms_into, which terms of its own need"):
        register(type("Wordy", (PebblesGame,), {"state": Wordless})())
    assert register(type("Plain", (PebblesGame,), {"state": Wordless, "terms": Mind.terms})())
