"""What happened since: a digest of the others' turns, changed places, steps, the end with all it offers."""

from __future__ import annotations

from typing import Any

import pytest
from textual.widgets import OptionList

from bestiary.bots.wire import Hint
from bestiary.core import Chance
from bestiary.terminal.analysing import Analysing
from bestiary.terminal.dialogs import End
from bestiary.terminal.digest import digest, fitting
from bestiary.terminal.ending import end_rows
from bestiary.terminal.hints import in_order
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.replay import ReplayScreen
from bestiary.terminal.session import Session
from bestiary.terminal.speech import why_not
from bestiary.terminal.table import TableScreen


def asked(stage: Any, session: Any) -> bool:
    screen = stage.app.screen
    return session.over or (session.due() == session.viewer and isinstance(screen, TableScreen) and bool(screen.groups))


def test_a_digest_joins_what_one_player_did() -> None:
    lines = ["Bert builds a1.", "Bert builds b1.", "The sun sets.", "Bert 2 draws.", "Bert 2 sleeps."]
    told = digest(lines, ["Bert", "Bert 2"])
    assert told == ["Bert builds a1; builds b1.", "The sun sets.", "Bert 2 draws; sleeps."]


def test_of_what_happened_as_much_is_told_as_there_is_room_for() -> None:
    assert fitting(["Bert builds a1.", "The sun sets."], 40) == ["Bert builds a1.", "The sun sets."]
    assert fitting(["Bert builds a1.", "The sun sets."], 20) == ["Bert builds a1."]
    assert fitting(["Bert builds a1.", "The sun sets."], 8) == ["Bert bu…"]


def test_what_became_of_ones_own_throw_stays_until_a_key_and_no_longer(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.seat("you,random", game="monstrous")

    async def land(_opponents: Opponents, flying: Session) -> None:
        flying.land(session.game.outcome(flying.match.state, Chance(5)))

    monkeypatch.setattr(Opponents, "land_aside", land)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        screen = stage.app.screen
        screen.pause = 0.01
        await stage.press("enter")
        await stage.until(lambda: screen.sight is not None)
        await stage.press("enter")
        await stage.until(lambda: "Landed" in stage.text())
        told = screen.told[0]
        assert "comes to rest" in told
        assert "Player 1 aims" not in told
        await stage.press("space")
        await stage.until(lambda: "Landed" not in stage.text())
        assert screen.told[0] != told

    table.run(session, scene)


def test_nothing_is_waited_for_once_the_person_can_decide(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the list is laid out anew under whoever picks from it, and Enter plays another choice."""
    session = table.seat("random,you,random")
    due: list[int | None] = []

    async def breathe(screen: TableScreen) -> None:
        due.append(screen.session.due())

    monkeypatch.setattr(TableScreen, "breathe", breathe)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        assert due
        assert session.viewer not in due

    table.run(session, scene)


def test_what_changed_is_listed_and_marked_until_the_next_key(table: Any) -> None:
    session = table.seat("you,greedy,greedy")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        turn = session.view().choices
        while session.due() == session.viewer and "done" in {choice.notation for choice in turn}:
            await stage.write("done")
            await stage.until(lambda: asked(stage, session))
            turn = session.view().choices
            if stage.app.screen.news:
                break
        changed = stage.app.screen.news
        assert changed
        shown = stage.text()
        assert "Since your last decision" in shown
        assert any(f"*{spot}" in shown for spot in changed)
        await stage.press("down")
        assert not stage.app.screen.news
        assert not any(f"*{spot}" in stage.text() for spot in changed)

    table.run(session, scene)


def test_others_are_watched_step_by_step(table: Any) -> None:
    session = table.seat("random,random,random")

    async def scene(stage: Any) -> None:
        screen = stage.app.screen
        screen.paused = True
        await stage.until(lambda: "Paused" in stage.text())
        moves = len(session.match.moves)
        await stage.press("space")
        await stage.until(lambda: len(session.match.moves) == moves + 1 and "Paused" in stage.text())
        await stage.press("p")
        assert not screen.paused
        await stage.until(lambda: len(session.match.moves) > moves + 3)
        await stage.press("ctrl+c")

    table.run(session, scene)


def test_the_end_has_a_breakdown_a_replay_and_an_analysis(table: Any, monkeypatch: Any) -> None:
    import bestiary.lab.analysis as analysis

    monkeypatch.setattr(analysis, "CHANCES", 1)
    session = table.seat("random,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: isinstance(stage.app.screen, End))
        text = stage.text()
        for row in end_rows(session):
            assert row.strip()[:30] in text
        assert "towers" in text
        for name in ("Rematch", "Board", "Watch again", "Analyse", "Quit"):
            assert name in text
        await stage.press("w")
        await stage.until(lambda: isinstance(stage.app.screen, ReplayScreen))
        assert "Before the first move" in stage.text()
        await stage.press("q")
        await stage.until(lambda: isinstance(stage.app.screen, End))
        await stage.press("a")
        await stage.until(lambda: isinstance(stage.app.screen, Analysing))
        await stage.press("escape")
        await stage.until(lambda: isinstance(stage.app.screen, End))
        await stage.press("q")

    table.run(session, scene)


def test_hints_stand_in_the_list_and_leave_the_board_alone(table: Any) -> None:
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        screen = stage.app.screen
        before = screen.query_one("#board-pane").size
        first, second = session.view().choices[:2]

        async def advised(_: object) -> list[Hint]:
            return [Hint(first.action, 0.43, []), Hint(second.action, 0.35, [])]

        screen.opponents.advise_aside = advised
        await stage.press("f6")
        await stage.until(lambda: "43 % to win" in stage.text())
        listed = screen.query_one("#choices", OptionList)
        assert "43 %" in str(listed.get_option_at_index(1).prompt)
        assert screen.query_one("#board-pane").size == before
        assert f"<{first.spots[-1]}" in stage.text()
        await stage.press("down")
        await stage.until(lambda: "35 % to win" in stage.text())
        await stage.press("enter")
        assert session.match.moves[-1].text == second.notation

    table.run(session, scene)


def test_no_hint_claims_more_than_the_one_advised() -> None:
    """Hint 1 had 35 %, hint 2 43 %."""
    hints = [Hint(1, 0.35, []), Hint(2, 0.43, []), Hint(3, 0.2, [])]
    assert [hint.action for hint in in_order(hints)] == [1, 3]


def test_that_nothing_is_to_be_decided_does_not_stay(table: Any) -> None:
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        screen = stage.app.screen
        screen.tell(screen.words.say("hint-none"), bad=True)
        screen.advance()
        await stage.until(lambda: screen.told[0] == "")

    table.run(session, scene)


def test_a_kinds_name_alone_brings_the_rule_and_how_to_read_it(table: Any) -> None:
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        await stage.write("stomp")
        shown = " ".join(stage.text().split())
        assert "[rule R-1]" in shown
        assert "F1" in shown

    table.run(session, scene)
    seat = session.people[0]
    assert why_not(session.game, session.match.state.blind(seat), seat, "house", session.words) is None


def test_choices_are_read_and_found_in_german(table: Any) -> None:
    session = table.seat("you,random,random", language="de")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: asked(stage, session))
        assert "Haus a1" in stage.text()
        assert "house a1" not in stage.text()
        await stage.write("Haus a1")
        assert session.match.moves[-1].text == "house a1"

    table.run(session, scene)
