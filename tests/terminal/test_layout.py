"""Nothing to decide on is out of sight: panes as large as needed, a board that follows, text that can be read."""

from __future__ import annotations

import random
from typing import Any

import pytest
from textual.color import Color as Shade
from textual.containers import ScrollableContainer
from textual.widgets import Static

from bestiary.core import get
from bestiary.core.chance import Chance
from bestiary.core.view import Drawing
from bestiary.terminal.board import Board, light
from bestiary.terminal.choices import flat
from bestiary.terminal.drawing import split
from bestiary.terminal.layout import Needs, arrange
from bestiary.terminal.palette import DARK, LIGHT, THEMES, theme_of
from bestiary.terminal.panes import Panes
from bestiary.terminal.session import Session

SMALL, LARGE = (80, 24), (140, 45)
SEATS = {
    "marry": "you,random,random",
    "factory": "you,random",
    "maker": "you,random,random",
    "mashup": "you,random",
    "monstrous": "you,random",
}
READABLE = 4.5
MOVES = {"factory": 12}  # at random, its games may end after 19


def midway(session: Session, moves: int) -> Session:
    """Plays at random until a person has several choices in the midst of the game."""
    dice = random.Random(1)
    while not session.over:
        if session.in_the_air:
            session.land(session.game.outcome(session.match.state, Chance(5)))
            continue
        due = session.due()
        assert due is not None
        if moves <= 0 and session.is_person(due) and len(session.view().choices) > 1:
            break
        session.play(due, dice.choice(list(session.match.state.legal(due))))
        moves -= 1
    assert not session.over
    return session


def in_sight(stage: Any, spot: str) -> bool:
    """Tells whether a spot of the board lies within its pane."""
    pane = stage.app.screen.query_one("#board-pane", ScrollableContainer)
    line, column, _ = stage.app.screen.query_one(Board).drawing.places[spot]
    across, down = column - pane.scroll_x, line - pane.scroll_y
    return bool(0 <= across < pane.size.width and 0 <= down < pane.size.height)


def unseen(stage: Any, picked: Any) -> list[str]:
    return [
        spot for spot in picked.choice.spots[-1:] if spot in stage.app.screen.board.places and not in_sight(stage, spot)
    ]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
@pytest.mark.parametrize("game", SEATS)
def test_the_board_follows_the_choice_and_every_label_is_whole(table: Any, game: str, size: tuple[int, int]) -> None:
    session = midway(table.seat(SEATS[game], game=game), MOVES.get(game, 40))

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        screen = stage.app.screen
        for _ in range(min(12, len(flat(screen.groups)))):
            await stage.press("down")
            await stage.pilot.pause()
            picked = screen.picked()
            assert picked is not None
            assert unseen(stage, picked) == [], stage.text()
            assert picked.label in stage.text()
        header = stage.text().splitlines()[0]
        assert all(session.names[seat] in header for seat in range(len(session.seats)))

    table.run(session, scene, size)


def test_a_board_that_does_not_follow_is_found_out(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: without following, a spot of Monstrous is out of sight on a small screen."""
    monkeypatch.setattr(Board, "follow", lambda *_: None)
    session = midway(table.seat(SEATS["monstrous"], game="monstrous"), 25)
    missed: list[str] = []

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        await stage.press("down")
        missed.extend(unseen(stage, stage.app.screen.picked()))

    table.run(session, scene)
    assert missed


def test_panes_take_what_they_need() -> None:
    marry = arrange(80, 20, Needs((49, 7), (16, 40), 9))
    assert marry.beside
    assert marry.board == 7
    assert marry.log
    maker = arrange(80, 20, Needs((71, 9), (24, 6), 5))
    assert not maker.beside
    assert maker.board == 9
    wide = arrange(140, 40, Needs((65, 33), (40, 20), 5))
    assert wide.beside
    assert wide.choices >= 43
    assert wide.board == 33
    assert arrange(80, 20, Needs((68, 28), (30, 6), 0)).facts == 0
    many = arrange(80, 20, Needs((53, 1), (22, 36), 15))
    assert 20 - many.facts >= 8  # lines of the list, of which one reads some before one scrolls


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_key_bar_is_whole(table: Any, language: str) -> None:
    session = table.seat("you,random,random", language=language)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        bar = stage.text().splitlines()[-1]
        said = {action: session.words.say(f"ui-key-{action}") for action in ("rules", "quit", "keys", "zoom", "log")}
        assert all(name in bar for name in said.values()), bar

    table.run(session, scene)


def test_the_board_is_scrolled_and_zoomed_by_keys(table: Any) -> None:
    session = midway(table.seat(SEATS["monstrous"], game="monstrous"), 25)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        pane = stage.app.screen.query_one("#board-pane", ScrollableContainer)
        height = pane.size.height
        await stage.press("alt+down")
        assert pane.scroll_y == 2
        await stage.press("ctrl+up")
        assert pane.scroll_y == 0
        await stage.press("f8")
        assert stage.app.screen.query_one(Panes).zoomed
        assert pane.size.height > height
        await stage.press("down")
        assert pane.scroll_y == 2
        await stage.press("f8")
        assert pane.size.height == height

    table.run(session, scene)


def test_keys_and_signs_are_one_key_away(table: Any) -> None:
    session = table.seat("you,greedy,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        await stage.press("f9")
        shown = stage.text()
        await stage.press("pagedown")
        shown += stage.text()
        for part in ("Ctrl+Q or F10", "the picked choice", "3▅ manor", "greedy: takes what scores most"):
            assert part in shown

    table.run(session, scene)


def ratio(front: Shade, back: Shade) -> float:
    """Returns the contrast of two colours as WCAG defines it."""

    def luminance(shade: Shade) -> float:
        parts = [part / 255 for part in shade.rgb]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(front), luminance(back)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def too_faint(app: Any) -> list[tuple[str, float]]:
    """Returns the texts on the screen that can't be read well."""
    faint: list[tuple[str, float]] = []
    for strip in app.screen._compositor.render_strips():
        for text, style, _ in strip:
            if not text.strip(" ─│▁▂▃▄▅▆▇█▏▎▍▌▋▊▉┃") or style is None or style.color is None or style.bgcolor is None:
                continue
            front, back = (Shade.from_rich_color(color) for color in (style.color, style.bgcolor))
            if style.dim:
                front = back.blend(front, 0.5)
            found = ratio(front, back)
            if found < READABLE:
                faint.append((text, round(found, 2)))
    return faint


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
def test_all_text_and_pieces_have_contrast(table: Any, dark: bool) -> None:
    session = midway(table.seat("you,random,random,random,random"), 60)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        if stage.app.current_theme.dark != dark:
            await stage.press("ctrl+t")
        assert stage.app.theme == THEMES[dark]
        await stage.pilot.pause()
        assert too_faint(stage.app) == []
        await stage.press("down")
        assert too_faint(stage.app) == []
        await stage.write("stomp 9 > zz")
        assert too_faint(stage.app) == []
        await stage.press("f9")
        assert too_faint(stage.app) == []

    table.run(session, scene)


def test_every_seats_colour_has_contrast_on_every_ground() -> None:
    for palette, grounds in ((DARK, ("#121212", "#1e1e1e", "#24292f")), (LIGHT, ("#e0e0e0", "#d8d8d8", "#d0d0d0"))):
        for colour in (*palette.seats, palette.quiet):
            for ground in grounds:
                assert ratio(Shade.parse(colour), Shade.parse(ground)) >= READABLE, (colour, ground)
    assert ratio(Shade.parse("rgb(167,6,68)"), Shade.parse("rgb(18,18,18)")) < READABLE  # what they were


def test_the_theme_is_that_of_the_terminal() -> None:
    assert theme_of({}) == THEMES[True]
    assert theme_of({"COLORFGBG": "0;15"}) == THEMES[False]
    assert theme_of({"COLORFGBG": "15;0"}) == THEMES[True]
    assert theme_of({"BESTIARY_THEME": "light"}) == THEMES[False]
    assert theme_of({"BESTIARY_THEME": "dark", "COLORFGBG": "0;15"}) == THEMES[True]


def test_without_colours_the_marks_still_say_it(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        await stage.press("down", "up")
        assert "<a1" in stage.text()
        assert "[g4" in stage.text() or "|g4" in stage.text()

    table.run(session, scene)


def test_a_mark_is_closed_or_not_opened() -> None:
    """Lit places in Mashup were opened and never closed: `[b Player 2: City Hall (4)`."""
    game = get("mashup")
    view = game.view_of(game.start(2, Chance(3)), 0)

    def marked(line: str) -> str:
        return light(Drawing([line], {"monster-b": (0, 1, 10)}), view, {"monster-b"}).plain.rstrip()

    assert marked(" b Player 2: City Hall (4)") == "[b Player 2] City Hall (4)"
    assert marked(" b Player 2x City Hall (4)") == " b Player 2x City Hall (4)"
    assert marked(" b Player 2") == "[b Player 2]"


def test_what_stands_below_the_last_player_stays_with_him(table: Any) -> None:
    """Maker's last warehouse was drawn below the divider, in the wrong pane."""
    session = midway(table.seat(SEATS["maker"], game="maker"), 40)
    board, facts = split(session.drawing())
    drawn = [line for line in session.drawing().lines if line.lstrip().startswith("#")]
    assert drawn
    assert not any(line in facts for line in drawn)
    assert all(any(line.strip() in each for each in board.lines) for line in drawn)


def test_a_pane_without_facts_is_not_there(table: Any) -> None:
    session = midway(table.seat(SEATS["monstrous"], game="monstrous"), 10)

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        facts = stage.app.screen.query_one("#facts", Static)
        assert stage.app.screen.query_one("#facts-pane").display == bool(str(facts.content).strip())

    table.run(session, scene)


def test_no_bar_takes_a_line_of_the_facts(table: Any) -> None:
    """A bar below the facts came for a moment with the one beside them, and took the line that is read last."""
    session = table.seat("you,random,random")
    below: list[bool] = []
    beside: list[bool] = []

    async def scene(stage: Any) -> None:
        pane = stage.app.screen.query_one("#facts-pane", ScrollableContainer)
        stage.app.watch(pane, "show_horizontal_scrollbar", lambda shown: below.append(shown))
        stage.app.watch(pane, "show_vertical_scrollbar", lambda shown: beside.append(shown))
        for moves in range(3):
            await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
            await stage.press("down", "down", "enter")
            await stage.until(lambda made=moves: len(session.match.moves) > made)

    table.run(session, scene)
    assert True in beside
    assert True not in below


def test_one_name_a_player_on_board_header_and_log(table: Any) -> None:
    session = table.seat("Ann,greedy,greedy", game="maker")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        shown = stage.text()
        assert "Player 1" not in shown
        assert "a Ann (you): 0" in shown
        assert shown.count("b Greedy 1") >= 2

    table.run(session, scene)


def test_a_terminal_that_shrinks_and_grows_in_mid_game_loses_nothing(table: Any) -> None:
    session = table.seat("you,random,random")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == session.viewer and bool(stage.app.screen.groups))
        await stage.press(*"house")
        for size in ((20, 5), (1, 1), (72, 22), (140, 45), (80, 24)):
            await stage.pilot.resize_terminal(*size)
            await stage.pilot.pause()
        assert "house" in stage.text()
        await stage.press("escape")
        await stage.write("house a1")
        assert session.match.moves[-1].text == "house a1"

    table.run(session, scene)
