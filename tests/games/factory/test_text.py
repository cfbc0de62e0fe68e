"""What players read: views, drawn monsters, sentences, words in every language, and the pages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.games.factory.scene import A_PINCH, ALMOST_A_RING, GAME, Scene

from bestiary.core import LANGUAGES, Chance, Match
from bestiary.games.factory.show.view import FactoryView

ANCHOR = re.compile(r'<a id="(F\d+|R-\d+)"></a>')
RULINGS = 38


def lines(position: str, language: str = "en") -> list[str]:
    return GAME.draw(Scene(position).view, GAME.words(language)).lines


def spoken(position: str, language: str = "en") -> list[str]:
    return GAME.draw(Scene(position).view, GAME.words(language)).spoken


def test_thin_limbs_are_single_lines_and_thick_ones_double() -> None:
    drawn = lines("a (0,0)tKtK* (1,0).t.K (0,1)t...* / b (0,0)K... ; drawn=t... pool=t...:2,K...")
    assert drawn[:5] == [
        "Drawn: a thin end",
        "   │",
        "   ●        ●───     ●     ───●",
        "                     │",
        "   0       90       180      270",
    ]
    assert drawn[6:11] == [
        "a  Player 1: 3 tiles, 3 open    b  Player 2: one tile, 1 open",
        "    ○                           ·",
        "    │                           ║",
        "·═══▣═══●───○                   ■",
        "    │",
    ]
    assert drawn[11] == "    ◉"


def test_a_gap_that_nothing_fits_is_crossed_and_counted() -> None:
    drawn = lines(f"{A_PINCH} ; drawn=K... pool=t...:2")
    assert drawn[7].startswith("one spot × that nothing fits")
    assert drawn[8].startswith("●═══×  ")
    assert not [line for line in lines(f"{A_PINCH} ; drawn=tK.. pool=t...:2,K...") if "═×" in line or "spot ×" in line]


def test_a_tile_that_looks_the_same_all_round_is_drawn_once() -> None:
    assert lines("a (0,0)K... / b (0,0)t... ; drawn=KKKK")[4].split() == ["0"]
    assert lines("a (0,0)K... / b (0,0)t... ; drawn=K.K.")[4].split() == ["0", "90"]


def test_places_say_where_each_cell_is_drawn() -> None:
    drawing = GAME.draw(Scene(f"{ALMOST_A_RING} ; drawn=t.t.*").view, GAME.words())
    signs = {
        spot: drawing.lines[line][column : column + width] for spot, (line, column, width) in drawing.places.items()
    }
    assert signs == {
        "a(0,0)": "■", "a(0,-1)": "●", "a(1,0)": "○", "a(0,-2)": "●", "a(1,-2)": "●", "a(2,-2)": "●",
        "a(2,-1)": "●", "a(2,0)": "◉", "b(0,0)": "■", "b(0,-1)": "·",
    }  # fmt: skip


def test_start_tiles_are_listed_with_their_edges() -> None:
    drawn = lines("a (0,0)tttt ; seats=2")
    assert drawn[0] == "Start tiles:"
    assert "fork-KtK-eye    KtK.  1x" in "\n".join(drawn)
    assert "cross-tttt" not in "\n".join(drawn)
    assert "87 tiles lie face up to start from." in drawn


def test_the_table_tells_points_and_what_they_come_from() -> None:
    drawn = lines("a (0,0)t... (0,-1)..t. / a1 (0,0)K...* (0,-1)..K. / a2 (0,0)K... / b (0,0)K... ; drawn=K... pool=")
    assert drawn[-2:] == ["> Player 1    3 points (first 2, minion 1)", "  Player 2    0 points"]
    assert "No tile lies face down. " in drawn[-3]


def test_a_finished_game_shows_every_first_monster_and_who_won() -> None:
    scene = Scene("a (0,0)t... / b (0,0)K... (0,-1)..K. / b1 (0,0)K... ; drawn=t... pool=").do("place a(0,-1) 180")
    drawn = GAME.draw(scene.view, GAME.words()).lines
    assert "The game is over: Player 1, Player 2 win together." in drawn
    assert drawn[0].startswith("a  Player 1: 2 tiles, 0 open    b  Player 2: 2 tiles, 0 open")


def test_a_wide_monster_is_drawn_closer() -> None:
    bars = " ".join(f"({x},0).t.t" for x in range(1, 4)) + " (4,0).t.t*"
    narrow = lines(f"a (0,0)tt.. {bars} / b (0,0)K... ; drawn=K...")
    assert "■───●───●───●───◉───·" in "\n".join(narrow)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_drawing_fits_80_columns_and_says_everything_at_every_moment(language: str, seats: int) -> None:
    chance = Chance(4)
    state = GAME.start(seats, Chance(2))
    words = GAME.words(language)
    while True:
        seat = max(0, int(state.to_act()).bit_length() - 1)
        view = GAME.view_of(state, seat)
        assert isinstance(view, FactoryView)
        drawing = GAME.draw(view, words)
        assert max(map(len, drawing.lines)) <= 80
        said = "\n".join(drawing.spoken)
        for monster in view.monsters:
            if not monster.done:
                assert all(cell.spot in said for cell in monster.cells)
        if state.over:
            break
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def test_sentences_name_tiles_by_their_shape_and_gaps_by_what_they_want() -> None:
    said = spoken(f"{A_PINCH} ; drawn=K...* pool=t...:2")
    assert "The drawn tile is a thick end with an eye." in said
    assert "Player 1, you: no points." in said
    assert "First monster of Player 1: 3 tiles, none with an eye, 2 open edges." in said
    assert "At a(0,-1): a bend from thick to thin, thick right, thin below." in said
    assert "Open: a(1,-1), thin below, thick left; no tile that is left fits there." in said
    assert "Open: b(0,-1), thick below." in said


def test_german_sentences() -> None:
    said = spoken("a (0,0)t... (0,-1)..t. / a1 (0,0)ttt. / b (0,0)K...* ; drawn=t... pool=t...", "de")
    assert "Es ist fertig und hat 2 Punkte gebracht." in said
    assert "Auf a1(0,0): eine dünne Gabel, oben dünn, rechts dünn, unten dünn." in said
    assert "Offen: b(0,-1), unten dick; kein übriges Plättchen passt dorthin." in said


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("a (0,0)t... / b (0,0)K... ; end=yes", "prompt-over"),
        ("a (0,0)t... ; seats=3", "prompt-draft"),
        ("a (0,0)t... / b (0,0)K... ; drawn=K...", "prompt-place"),
    ],
)
def test_a_prompt_says_what_is_asked(position: str, message: str) -> None:
    prompt = Scene(position).view.prompt
    assert prompt.message == message
    english, german = (GAME.words(language).say_prompt(prompt) for language in LANGUAGES)
    assert english != german


def test_a_view_is_plain_data() -> None:
    made = Scene(f"{A_PINCH} ; drawn=K...").view
    assert msgspec.json.decode(msgspec.json.encode(made), type=FactoryView) == made


def test_neighbours_lead_back() -> None:
    spots = {spot.id: spot for spot in Scene(f"{ALMOST_A_RING} ; drawn=t.t.*").view.spots}
    opposite = {"up": "down", "right": "left", "down": "up", "left": "right"}
    for spot in spots.values():
        for direction, neighbour in spot.neighbours.items():
            assert spots[neighbour].neighbours[opposite[direction]] == spot.id
    assert spots["a(0,0)"].neighbours == {"up": "a(0,-1)", "right": "a(1,0)"}


def test_a_choice_names_its_spot_and_its_parts() -> None:
    choice = Scene("a (0,0)t... / b (0,0)K... ; drawn=t...").view.choices[0]
    assert (choice.kind, choice.spots, choice.target) == ("place", ["a(0,-1)"], "a(0,-1)")
    assert choice.values["turn"] == 2
    start = Scene("; seats=2").view.choices[0]
    assert (start.kind, start.spots, start.notation) == ("start", [], "start thin-end")


# Words


def test_events_are_told_by_shapes_and_places() -> None:
    scene = Scene("a (0,0)t... / b (0,0)K... ; turn=b drawn=t...* pool=KK..").do("place a(0,-1) 180")
    told = [GAME.say_event(event, ["Ada", "Ben"], GAME.words()) for event in scene.events()]
    assert told == [
        "Ben adds a thin end with an eye to Ada's monster at a(0,-1).",
        "Ada's first monster is complete: 2 points.",
        "Ada starts a minion from a thick bend.",
        "No tile lies face down any more.",
        "Ada has 2 points.",
        "Ada wins with 2 points.",
        "Ben has no points.",
    ]
    german = GAME.say_event(scene.events()[0], ["Ada", "Ben"], GAME.words("de"))
    assert german == "Ben legt ein dünnes Ende mit Auge an das Monster von Ada an, auf a(0,-1)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_has_words_of_its_own(language: str) -> None:
    words = GAME.words(language)
    state = GAME.start(2, Chance(1))
    said = {words.say(f"tile-{state.shape(face)}") for face in range(len(state.counts))}  # type: ignore[attr-defined]
    assert len(said) == len(state.counts)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words(language: str) -> None:
    words, chance = GAME.words(language), Chance(3)
    scene = Scene("a (0,0)KKK. / b (0,0)ttt. / c (0,0)tKt. ; drawn=K...")
    while not scene.state.over:
        legal = scene.state.legal(int(scene.state.turn))
        scene.state.apply(int(scene.state.turn), legal[chance.below(len(legal))])
    for event in scene.events():
        assert GAME.say_event(event, ["Ada", "Ben", "Cleo"], words)


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_page_has_one_line_each(language: str) -> None:
    rows = [line for line in GAME.page("rulings", language).splitlines() if line.startswith("| <a")]
    assert [ANCHOR.findall(row) for row in rows] == [[f"F{number}"] for number in range(1, RULINGS + 1)]


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    names = re.findall(r"^def test_((?:f_\d+_)+)", sources, re.MULTILINE)
    tested = {int(number) for name in names for number in re.findall(r"\d+", name)}
    assert tested == set(range(1, RULINGS + 1))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ["the player who begins first", "`draft`", "the first monsters of others are closed to you", "one place"],
        ),
        (
            "de",
            ["wer beginnt, zuerst", "`draft`", "sind dir die ersten Monster der anderen verboten", "nur eine Stelle"],
        ),
    ],
)
def test_the_rules_page_tells_who_picks_first_the_option_and_what_fits_nowhere(language: str, told: list[str]) -> None:
    page = " ".join(GAME.page("rules", language).split())
    assert [text for text in told if text not in page] == []


@pytest.mark.parametrize(("language", "owner"), [("en", "The owner of a completed monster"), ("de", "Wessen Monster")])
def test_f_21_the_lesson_says_whose_minion_it_is(language: str, owner: str) -> None:
    page = Path(__file__).parents[3] / "web" / "src" / "games" / "factory" / "words" / f"{language}.ftl"
    said = next(line for line in page.read_text("utf-8").splitlines() if line.startswith("learn-rival-after"))
    assert owner in said


def test_the_text_board_counts_tiles_with_an_eye() -> None:
    said = GAME.words().say("text-minion", name="a1", seat="Player 1", eyes=2, open=1)
    assert said == "a1  Player 1, minion: 2 tiles with an eye, 1 open"


@pytest.mark.parametrize("players", GAME.seats)
def test_what_a_choice_leaves_open_is_told_before_it_is_made(players: int) -> None:
    match, chance, told = Match(GAME, players, Chance(5)), Chance(6), 0
    while not match.state.over:
        seat = match.state.actors()[0]
        view = match.view(seat)
        assert isinstance(view, FactoryView)
        choice = view.choices[int(chance.below(len(view.choices)))]
        said = GAME.describe(view, choice, GAME.words())
        start = len(match.log)
        match.play(seat, choice.action)
        if choice.kind == "start":
            assert said.startswith("Your monster starts from a ")
            continue
        if any(event.kind == "one-place" for event in match.events(seat, start)):
            continue  # what the table lays by itself may close more
        after = match.view(seat)
        assert isinstance(after, FactoryView)
        name = str(choice.target).partition("(")[0]
        (left,) = (monster.open_edges for monster in after.monsters if monster.name == name)
        expected = {0: "that completes it.", 1: "one edge stays open."}.get(left, f"{left} edges stay open.")
        assert said.endswith(expected)
        told += 1
    assert told > players
