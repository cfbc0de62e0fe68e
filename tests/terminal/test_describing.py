"""What a choice will do is said before it is made, and what stands on a card can be looked up."""

from __future__ import annotations

from typing import Any

from bestiary.terminal.rooms import Reader


def test_choices_are_described_line_by_line(table: Any) -> None:
    session = table.seat("you,random", game="mashup")
    first, second = (session.match.view(0).choices[number].notation for number in (0, 1))
    out = table.told(session, f"what\nwhat 1\nwhat {second}\nwhat xyzzy\n")
    lines = [line for line in out.splitlines() if line.startswith(("1: ", "2: ")) and "Mutation – " not in line]
    assert lines.count(f"1: {first}") == lines.count(f"2: {second}") == 1
    described = [line[:2] for line in out.splitlines() if " – Mutation; " in line]
    assert described == ["1:", "2:", "1:", "2:"]
    assert "No choice fits “xyzzy”" in out


def test_a_choice_whose_notation_says_all_is_not_described(table: Any) -> None:
    session = table.seat("you,random", game="mashup")
    session.play(0, session.match.state.legal(0)[0])
    session.play(1, session.match.state.legal(1)[0])
    while session.due() != 0:
        session.play(1, session.match.state.legal(1)[-1])
    choice = next(choice for choice in session.match.view(0).choices if choice.kind == "pass")
    assert session.describe(choice) == ""


def test_cards_are_looked_up_with_the_rules_by_both_their_names(table: Any) -> None:
    out = table.told(table.seat("you,random", game="mashup"), "? air-strike\n? headline news\n")
    assert "- Air Strike (air-strike, ×3): Action card." in out
    assert "- Headline News (headline-news, ×1): Action card" in out
    out = table.told(table.seat("you,random", language="de", game="mashup"), "? luftangriff\n")
    assert "- Luftangriff (air-strike, ×3): Aktionskarte." in out


def test_the_picked_choice_is_described_on_the_screen(table: Any) -> None:
    session = table.seat("you,random", game="mashup")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == 0)
        assert " – Mutation; " not in stage.text()
        await stage.press("down")
        assert " – Mutation; " in stage.text()
        await stage.press("escape")
        assert " – Mutation; " not in stage.text()
        await stage.press("question_mark", *"blaze")
        assert isinstance(stage.app.screen, Reader)
        assert "Each monster there loses 2 Health" in " ".join(stage.text().split())

    table.run(session, scene)
