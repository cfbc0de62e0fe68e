"""How games are found."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.core.pebbles import GAME, PebblesGame

from bestiary.core import BadGame, Game, UnknownGame, game_of, games, get, ids, register, registry
from bestiary.core.state import State


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, EntryPoint | str]]:
    """Lets a test install packages that register games."""
    found = dict(registry._found())
    before = dict(registry._registered)
    monkeypatch.setattr(registry, "_found", lambda: found)
    yield found
    registry._registered.clear()
    registry._registered.update(before)


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, registry.GROUP)


def test_the_games_of_the_package_are_found() -> None:
    assert "marry" in ids()
    assert get("marry").id == "marry"
    assert get("marry") in games()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*marry"):
        get("chess")


def test_another_package_registers_a_game_by_an_entry_point(installed: dict[str, EntryPoint | str]) -> None:
    installed["pebbles"] = point("pebbles", "tests.core.pebbles:GAME")
    assert "pebbles" in ids()
    assert get("pebbles") is GAME
    assert game_of(GAME.blank(2)) is GAME


def test_a_state_finds_its_game_even_if_it_was_not_loaded_yet(installed: dict[str, EntryPoint | str]) -> None:
    installed["pebbles"] = point("pebbles", "tests.core.pebbles:GAME")
    assert game_of(GAME.blank(2)) is GAME


def test_a_state_of_no_game_finds_none() -> None:
    with pytest.raises(UnknownGame, match="no registered game has states of class State"):
        game_of(State(3))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("pebbles", "tests.core.pebbles:WORDS", "the package that registers 'pebbles' can't be loaded"),
        ("pebbles", "tests.core.nowhere:GAME", "the package that registers 'pebbles' can't be loaded"),
        ("pebbles", "tests.core.pebbles:Pebbles", "does not offer a game of that id"),
        ("marbles", "tests.core.pebbles:GAME", "does not offer a game of that id"),
    ],
)
def test_a_package_that_offers_no_such_game_is_refused(
    installed: dict[str, EntryPoint | str], name: str, value: str, sentence: str
) -> None:
    installed[name] = point(name, value)
    with pytest.raises(BadGame) as error:
        get(name)
    assert sentence in str(error.value)


def test_a_folder_without_a_game_is_refused(installed: dict[str, EntryPoint | str]) -> None:
    installed["empty"] = "bestiary.games"
    with pytest.raises(BadGame, match="the package that registers 'empty' can't be loaded"):
        get("empty")


def test_a_game_of_another_contract_is_refused() -> None:
    class Old(PebblesGame):
        contract = 0

    with pytest.raises(BadGame, match="pebbles meets contract 0; this Bestiary has contract 2"):
        register(Old())


def test_a_game_can_be_registered_by_hand(pebbles: Game) -> None:
    assert get("pebbles") is pebbles
    assert "pebbles" in ids()
