"""The same app plays games it has never heard of: sealed answers at once, turns that pass without chance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.toys.claws.game import GAME as CLAWS
from tests.core.pebbles import GAME as PEBBLES

from bestiary.core import CannotUndo, Game, register, registry
from bestiary.terminal.dialogs import End, HandOver
from bestiary.terminal.seating import Seat
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.table import TableScreen


@pytest.fixture(params=[CLAWS, PEBBLES], ids=lambda game: str(game.id))
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    yield register(request.param)
    registry._registered.pop(request.param.id)


def seat(game: Game, path: Path) -> Session:
    return Session.new(game, [Seat("Anna"), Seat("Bert")], {}, key_of("1"), path)


async def admit(stage: Any) -> None:
    await stage.until(lambda: isinstance(stage.app.screen, HandOver))
    await stage.press("enter")
    await stage.until(lambda: isinstance(stage.app.screen, TableScreen) and bool(stage.app.screen.groups))


@pytest.mark.parametrize("game", [CLAWS], indirect=True)
def test_sealed_answers_are_given_one_after_the_other_and_stay_sealed(game: Game, table: Any) -> None:
    session = seat(game, table.path)

    async def scene(stage: Any) -> None:
        for anna, bert in (("long", "short"), ("short", "middle"), ("middle", "long")):
            await admit(stage)
            assert "Anna (you)" in stage.text()
            await stage.write(anna)
            await admit(stage)
            assert "Bert (you)" in stage.text()
            assert not any(f"Anna shows the {anna}" in line for line in session.log())
            await stage.write(bert)
        await stage.until(lambda: isinstance(stage.app.screen, End))
        assert "Anna shows the long claw." in session.log()

    table.run(session, scene)
    assert session.over


@pytest.mark.parametrize("game", [CLAWS], indirect=True)
def test_a_refusal_of_another_game_names_its_rule(game: Game, table: Any) -> None:
    session = seat(game, table.path)

    async def scene(stage: Any) -> None:
        for answer in ("long", "short"):
            await admit(stage)
            await stage.write(answer)
        await admit(stage)
        await stage.write("long")
        assert "That claw is blunt. [rule C-1]" in stage.text()

    table.run(session, scene)


def passed(game: Game, path: Path) -> Session:
    session = seat(game, path)
    for each in (0, 1):
        session.match.play_text(each, "vote")
    session.viewer = session.last_person = 0
    session.play_text(0, "pass")
    assert session.viewer == session.spectator
    assert session.hand_over_due()
    return session


@pytest.mark.parametrize("game", [PEBBLES], indirect=True)
def test_a_turn_passed_where_all_lies_open_can_be_taken_back_before_the_next_person_looks(
    game: Game, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(game), "information", "perfect")
    session = passed(game, table.path)
    assert session.match.can_undo(0)
    session.undo(0, session.words)
    assert session.viewer == 0
    assert session.due() == 0
    assert not session.hand_over_due()


@pytest.mark.parametrize("game", [PEBBLES], indirect=True)
def test_a_turn_passed_to_one_with_secrets_is_final(game: Game, table: Any) -> None:
    session = passed(game, table.path)
    assert not session.match.can_undo(0)
    with pytest.raises(CannotUndo, match="another player is asked now"):
        session.undo(0, session.words)
