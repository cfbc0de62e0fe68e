"""What players read: the drawing, the sentences, the words and the pages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary.core import Chance, Drawing, bits
from bestiary.core.words import LANGUAGES
from bestiary.games.maker.checks import POSITIONS
from bestiary.games.maker.show.shapes import MakerView

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
SOME = "g1=la0,he2 g2=- heap=br7*,ll0 a=la2+b,ra1 b=ll1,rl1+a C=he1,br2 die=2,3,6 stones=34,-,1 action=2"
RULINGS = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M7b", *(f"M{number}" for number in range(8, 63))]


def view(text: str, seat: int = 0) -> MakerView:
    made = GAME.view_of(Scene(text).state, seat)
    assert isinstance(made, MakerView)
    return made


def say(made: MakerView, language: str = "en") -> str:
    """Says what a seat is asked."""
    return GAME.words(language).say_prompt(made.prompt)


def drawing(text: str, seat: int = 0, language: str = "en") -> Drawing:
    return GAME.draw(view(text, seat), GAME.words(language))


def test_the_table_shows_graves_heap_dice_stones_monsters_and_warehouses() -> None:
    assert drawing(SOME).lines[:10] == [
        "Graves  1: 2 #18 He?  2: empty      3: empty      4: 14 #22 Br?",
        "Heap    #23 Br7  #8 LL?",
        "                 Study  Stones  LA RA LL RL He Br  Points",
        "> a Player 1         2    ..34   .  .  .  .  .  .       0  robbable",
        "        #2 LA2*  #5 RA1",
        "  b Player 2         3    ....   .  .  .  .  .  .       0",
        "        #9 LL?  #13 RL1",
        "  c Player 3         6    1...   .  .  .  .  1  2       3",
        "Round 1 of 100. Player a, Action 2.",
        "With a 2 on the Study die: LA needs a 2: 83 %; RA needs a 2: 83 %; LL needs a",
    ]


def test_places_point_into_the_text() -> None:
    drawn = drawing(SOME)
    line, start, width = drawn.places["grave-1"]
    assert drawn.lines[line][start : start + width] == "1: 2 #18 He?"
    line, start, width = drawn.places["warehouse-b"]
    assert drawn.lines[line][start : start + width] == "b Player 2"
    line, start, width = drawn.places["slab-c"]
    assert drawn.lines[line][start : start + width].split() == [".", ".", ".", ".", "1", "2"]
    assert set(drawn.places) == {spot.id for spot in view(SOME).spots}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_drawing_fits_80_columns_and_24_lines_at_every_moment(language: str, seats: int) -> None:
    chance = Chance(4)
    state = GAME.start(seats, Chance(2))
    words = GAME.words(language)
    step = 0
    while not state.over:
        seat = bits(state.to_act())[0]
        if step % 5 == 0:
            drawn = GAME.draw(GAME.view_of(state, seat), words)
            assert max(map(len, drawn.lines)) <= 80
            assert len(drawn.lines) <= 24
            assert all(0 <= line < len(drawn.lines) for line, _, _ in drawn.places.values())
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        step += 1
    assert GAME.draw(GAME.view_of(state, seats), words).spoken


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "A=la1,ra1,he1,br1 die=3,3,3 action=2",
            "With a 3 on the Study die: LL needs a 3: 67 %; RL needs a 3: 67 %; revival",
        ),
        ("ask=joining:b sealed=?,-,-", "Grave robbery: a."),
        ("sealed=2,?,- ask=sealing", "You chose grave 2."),
        ("A=he0 a=ra0,ra3 b=br2 action=2 ask=assisting:b:ra", "Player b assists; asked for: right arm."),
        ("a=ra0 b=la1 action=3 wish=brain ask=offering:ra0:b", "For sale: #4 RA0 of player a; wanted: a brain."),
        ("a=ra0 b=la1 action=3 ask=selling:ra0:0 offer=la1:shown points=-,2,-", "b: #1 LA? (shown), 2 points"),
        ("a=ra0 b=la1 action=3 ask=selling:ra0:0 offer=la1:back points=-,0,-", "b: #1 LA?"),
        ("a=ra0 b=la1 action=3 ask=answering:ra0:b:1 wanted=la1 points=-,1,-", "Demanded of b: #1 LA?, one point."),
        ("a=ra0 b=la1 action=3 ask=demanding:ra0:b points=-,1,-", "Demanded of b: nothing."),
        ("end=b", "Player b has brought a Monster to life."),
        ("end=limit", "All rounds are over; no Monster lives."),
        ("prepared=yes action=2", "Round 1 of 100. Player a, Action 2, prepared to study."),
    ],
)
def test_the_status_says_what_is_going_on(text: str, line: str) -> None:
    assert line in drawing(text).lines


def test_rolls_are_said_with_what_they_need_before_they_are_made() -> None:
    spoken = drawing("A=la1,he1,br7 a=ra1 die=4,3,3 action=2").spoken
    assert "To sew on a right arm player a needs a 3: 67 %, with +1 on the roll." in spoken
    assert "To sew on a left leg player a needs a 4: 50 %." in spoken
    assert "To revive the Monster player a needs a 8, which no face shows: 0 %, with -4 on the roll." in spoken
    assert (
        "To revive the Monster player a needs a 5: 33 %, with -3 on the roll."
        in drawing("A=la1,he1,br1 die=2,3,3").spoken
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_every_position_is_drawn_said_and_asked(language: str, name: str) -> None:
    words = GAME.words(language)
    for seat in (0, 1, 3):
        made = view(POSITIONS[name], seat)
        assert words.say_prompt(made.prompt)
        drawn = GAME.draw(made, words)
        assert max(map(len, drawn.lines)) <= 80
        assert drawn.spoken


def test_sentences_say_what_is_known_and_who_knows_it() -> None:
    spoken = drawing(SOME).spoken
    assert "Grave 1, 2 cards from the top: head number 18; part number 0." in spoken
    assert (
        "Gallows Heap, 2 parts from the bottom: brain number 23 worth 7, seen by a, b, c; left leg number 8." in spoken
    )
    assert "Player a, you: Study die 2, 0 points, 2 parts in the warehouse, open to thieves." in spoken
    assert (
        "Warehouse of player a: left arm number 2 worth 2, seen by a, b; right arm number 5 worth 1, seen by a."
        in spoken
    )
    assert "Monster of player c: head number 17 worth 1; brain number 21 worth 2." in spoken
    assert "Robbery cards of player a lying face up: 3, 4." in spoken


DEEP = "g1=la0^+a,rl3^,he2+a g2=ll0,ra1^+a,ra2 heap=br7 a=la1"  # a has seen three fronts in graves


def test_m_43_a_grave_shows_all_that_its_reader_knows_at_every_depth() -> None:
    assert drawing(DEEP).lines[:3] == [
        "Graves  1: 3 #18 He2  2: 3 #6 RA?   3: empty      4: 16 #22 Br?",
        "Below   1: #15 RL?, #0 LA0  2: #5 RA1",
        "Heap    #23 Br?",
    ]
    assert "Below   1: #15 RL?, #0 LA?  2: #5 RA?" in drawing(DEEP, 1).lines
    assert "Tiefer  1: #15 RB?, #0 LA?  2: #5 RA?" in drawing(DEEP, 1, "de").lines
    grave = "Grave 1, 3 cards from the top: head number 18 worth 2, seen by a; right leg number 15; left arm number 0"
    assert f"{grave} worth 0, seen by a." in drawing(DEEP).spoken


def test_a_robbery_says_who_takes_part_and_ones_own_choice() -> None:
    spoken = drawing("sealed=2,?,- ask=sealing").spoken
    assert "Player a takes part in the robbery." in spoken
    assert "Player b takes part in the robbery." in spoken
    assert "You chose grave 2." in spoken
    assert "To decide now: b." in spoken
    assert not any("grave 2" in each for each in drawing("sealed=2,?,- ask=sealing", 1).spoken)


def test_an_operation_says_the_assistant_and_the_part_asked_for() -> None:
    spoken = drawing("A=he0 a=ra0,ra3 b=br2 action=2 ask=assisting:b:ra").spoken
    assert "An operation: player b assists and is asked for a right arm." in spoken


@pytest.mark.parametrize(
    ("graves", "full"), [("g1=- g2=- g3=- rest=heap", 0), ("g1=la0 rest=heap", 1)], ids=["empty", "one"]
)
def test_m_37_what_a_robbery_can_bring_is_said_before_it(graves: str, full: int) -> None:
    made = view(f"{graves} die=6,3,3")
    robbing = next(choice for choice in made.choices if choice.kind == "rob")
    assert robbing.values == {"die": 6, "up": 6, "back": 5, "full": full}
    asked = view(f"{graves} die=6,3,3 ask=joining:b sealed=?,-,-", 1)
    assert ("all graves are empty" in say(asked)) == (full == 0)
    chosen = view(f"{graves} sealed=?,?,- ask=sealing")
    assert ("there is no part to be had" in say(chosen)) == (full == 0)


def test_a_view_is_plain_data_and_its_board_a_graph() -> None:
    made = view(SOME)
    assert msgspec.json.decode(msgspec.json.encode(made), type=MakerView) == made
    spots = {spot.id: spot for spot in made.spots}
    assert spots["heap"].neighbours["left"] == "grave-4"
    assert spots["warehouse-b"].neighbours == {
        "left": "warehouse-a",
        "right": "warehouse-c",
        "up": "grave-2",
        "down": "slab-b",
    }


# Words


OFFER = "a=ra0 b=la1 action=3 ask=offering:ra0:b"
DEMAND = "a=ra0 b=la1 action=3 ask=demanding:ra0:b points=-,1,-"


@pytest.mark.parametrize(
    ("text", "die", "english", "german"),
    [
        (OFFER, 5, "offer one point of knowledge alone", "allein einen Wissenspunkt bieten"),
        (OFFER, 4, "offer up to 2 points of knowledge alone", "allein bis zu 2 Wissenspunkte bieten"),
        (
            f"{OFFER} offer=la1:back",
            6,
            "close your offer with no points of knowledge",
            "dein Angebot ohne Wissenspunkte abschließen",
        ),
        (
            f"{OFFER} offer=la1:back",
            5,
            "close your offer with up to one point of knowledge",
            "dein Angebot mit bis zu einem Wissenspunkt abschließen",
        ),
        (DEMAND, 5, "demand one point of knowledge alone", "allein einen Wissenspunkt fordern"),
        (
            f"{DEMAND} wanted=la1",
            6,
            "close your demand with no points of knowledge",
            "deine Forderung ohne Wissenspunkte abschließen",
        ),
        (
            f"{DEMAND} wanted=la1",
            5,
            "close your demand with up to one point of knowledge",
            "deine Forderung mit bis zu einem Wissenspunkt abschließen",
        ),
        (
            f"{DEMAND} wanted=la1",
            3,
            "close your demand with up to 3 points of knowledge",
            "deine Forderung mit bis zu 3 Wissenspunkten abschließen",
        ),
    ],
)
def test_points_that_can_be_paid_are_counted_in_words(text: str, die: int, english: str, german: str) -> None:
    made = view(f"{text} die=3,{die},3", 0 if "demanding" in text else 1)
    assert english in say(made)
    assert german in say(made, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words(language: str) -> None:
    words, chance = GAME.words(language), Chance(3)
    scene = Scene("g1=la0,he2 heap=br7 a=la2 b=ll1 c=rl1")
    while not scene.state.over:
        seat = bits(scene.state.to_act())[0]
        legal = scene.state.legal(seat)
        scene.state.apply(seat, legal[chance.below(len(legal))])
    for player in "ab*":
        for event in scene.events(player=player):
            assert GAME.say_event(event, NAMES, words)


def test_events_name_the_part_and_graves_as_they_are_numbered() -> None:
    scene = Scene("g1=la0,he2").do("rob", "b: stay out", "c: stay out", "grave 1")
    told = [GAME.say_event(event, NAMES, GAME.words()) for event in scene.events()]
    assert told[-5:] == [
        "Ada chose grave 1.",
        "Ada takes a head (#18) out of grave 1.",
        "You see the front of #18: a head worth 2.",
        "The Study die of Ada shows 3.",
        "On top of grave 1 lies now: a left arm (#0).",
    ]


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_page_has_one_line_each_with_its_reason(language: str) -> None:
    rows = [line for line in GAME.page("rulings", language).splitlines() if line.startswith("| <a")]
    assert [ANCHOR.findall(row) for row in rows] == [[ruling] for ruling in RULINGS]


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {f"M{number}" for number in re.findall(r"^def test_m_(\d+b?)_", tests, re.MULTILINE)} == set(RULINGS)
