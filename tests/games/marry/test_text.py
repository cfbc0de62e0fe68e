"""What players read: views, the drawn board, sentences, words in every language, and the pages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.games.marry.scene import GAME, ONE_SPACE_LEFT, Scene

from bestiary.core import LANGUAGES, Chance
from bestiary.games.marry.show.view import MarryView

SOME = (
    "d4=@ a3=a1 b2=b2 c4=a3 c6=c1 ; points=1,3,20,0,0 hands=2s1b,3f,4s,-,1b pile=ssbf corner=b1,b1,c2 stomps=1 played=2"
)
ANCHOR = re.compile(r'<a id="([AR]-\d+)"></a>')


def view(text: str, seat: int = 0) -> MarryView:
    made = GAME.view_of(Scene(text).state, seat)
    assert isinstance(made, MarryView)
    return made


def test_the_board_is_seven_rows_with_every_space_where_its_place_says() -> None:
    drawing = GAME.draw(view(SOME), GAME.words())
    assert drawing.lines[:7] == [
        "          a1 +1  a2 +1  a3 1▂  a4 +1",
        "       b1 +1  b2 2▅  b3 +2  b4 +2  b5 +1",
        "   c1 +1  c2 +2  c3 +3  c4 1█  c5 +2  c6 3▂",
        "d1 +1  d2 +2  d3 +3  d4 @   d5 +3  d6 +2  d7 +1",
        "   e1 +1  e2 +2  e3 +3  e4 +3  e5 +2  e6 +1",
        "       f1 +1  f2 +2  f3 +2  f4 +2  f5 +1",
        "          g1 +1  g2 +1  g3 +1  g4 +1",
    ]
    assert len(drawing.places) == 37
    for spot, (line, start, width) in drawing.places.items():
        assert drawing.lines[line][start : start + width].split()[0] == spot


def test_the_table_shows_what_is_known_of_everybody() -> None:
    lines = GAME.draw(view(SOME), GAME.words()).lines
    assert lines[8:11] == [
        "Round 1, step 4: moving the fachan and playing cards. Deck 45.",
        "Fachan not moved yet, no stomp left; 2 cards played.",
        "Discard pile (4), newest last: SSBF",
    ]
    assert lines[13].split() == ["points", "a", "turn", "towers", "pieces", "cards"]
    assert " ".join(lines[14].split()) == "> Player 1 1 +4 1 21 3"
    assert " ".join(lines[15].split()) == "Player 2 3 +2 0 21 3"
    assert " ".join(lines[16].split()) == "stomped: ▂ ▂"
    assert lines[-1] == "Your hand: 2 Stomp, 1 Build, 0 Fortify."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_fits_80_columns_and_24_lines_at_every_moment(language: str) -> None:
    chance = Chance(4)
    state = GAME.start(5, Chance(2))
    words = GAME.words(language)
    while not state.over:
        seat = int(state.to_act()).bit_length() - 1
        drawing = GAME.draw(GAME.view_of(state, seat), words)
        assert max(map(len, drawing.lines)) <= 80
        assert len(drawing.lines) <= 24
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    assert words.say("text-over", winner=0, round=1)
    assert GAME.draw(GAME.view_of(state, 5), words).spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_view_is_said(language: str) -> None:
    said = "\n".join(GAME.draw(view(SOME), GAME.words(language)).spoken)
    for space in ("a3", "b2", "c4", "c6", "d4", "a1", "g4"):
        assert re.search(rf"\b{space}\b", said)
    for figure in ("45", "21", "20"):
        assert re.search(rf"\b{figure}\b", said)
    assert GAME.words(language).say("option-free_tower-every_turn") in said


def test_sentences_name_buildings_hand_and_stomped_buildings() -> None:
    spoken = GAME.draw(view(SOME), GAME.words()).spoken
    assert (
        "Player 1, you: one point, 4 more in the next turn, one tower, 21 pieces in supply, 3 cards in hand." in spoken
    )
    assert "Your hand: 2 Stomp, 1 Build, 0 Fortify." in spoken
    assert "Towers of Player 1: c4, worth 3." in spoken
    assert "Stomped buildings of Player 2: 2 houses, 0 manors, 0 towers." in spoken
    assert "The fachan stands on d4, worth 5." in spoken


def test_other_hands_are_not_said() -> None:
    assert not [line for line in GAME.draw(view(SOME, 5), GAME.words()).spoken if "hand:" in line]


def test_a_full_ring_has_no_empty_spaces_to_name() -> None:
    spoken = GAME.draw(view(ONE_SPACE_LEFT), GAME.words()).spoken
    assert [line for line in spoken if line.startswith("Empty")] == ["Empty spaces worth 1: a1."]


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("d4=@ ; step=3 houses=2 towers=1", "2 free houses and one free tower left."),
        ("d4=@ ; end=b round=7", "The game is over in round 7: Player 2 has won."),
        ("d4=@ ; end=cut round=200", "The game is over after 200 rounds; nobody has won."),
        (
            "d4=@ ; points=30,0,0 stomps=1 foreign=yes moved=yes played=1",
            "Fachan moved, one stomp left, foreign target used; one card played.",
        ),
        (
            "d4=@ ; points=30,0,0 stomps=1",
            "Fachan not moved yet, one stomp left, foreign target left; no card played.",
        ),
    ],
)
def test_the_status_says_how_far_the_turn_is(position: str, line: str) -> None:
    assert line in GAME.draw(view(position), GAME.words()).lines


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("d4=@ ; end=a", "The game is over."),
        ("d4=@ ; step=3 houses=3", "You may place free houses (3 left) or go on to the cards."),
        ("d4=@ ; step=3 houses=1", "You may place your last free house or go on to the cards."),
        (
            "d4=@ a1=a1 ; step=3 towers=1",
            "You may turn a house or manor into your free tower or go on to the cards.",
        ),
        (
            "d4=@ a1=a1 ; step=3 houses=1 towers=2",
            (
                "You may place your last free house, turn houses or manors into free towers (2 left) "
                "or go on to the cards."
            ),
        ),
        ("d4=@", "You may move the fachan or end your turn and draw three cards."),
        ("d4=@ ; moved=yes", "All that is left is to end your turn and draw three cards."),
        ("d4=@ ; moved=yes played=1", "All that is left is to end your turn."),
        (
            "d4=@ d5=a1 ; hands=1s1b,-,- moved=yes played=1",
            "You may play a Build, lure the fachan (once) or end your turn.",
        ),
        ("d4=@ ; card=build:2", "Your Build card: place its first house."),
        ("d4=@ ; card=build:1", "Your Build card: place its second house or leave it at one house."),
        (
            "d4=@ d5=a1 ; card=fortify",
            "The set counts as a Fortify card: choose the house or manor to strengthen.",
        ),
        # With two sets down a third may follow, with one down none that is not held.
        (
            "d4=@ d5=a1 ; hands=1s3b,-,- card=stomp:2 played=6",
            "2 sets lie down as Stomp cards: choose the target and the strength or lay down another set.",
        ),
        (
            "d4=@ d5=a1 ; hands=1s,-,- card=stomp:1 played=3",
            "One set lies down as a Stomp card: choose the target and the strength.",
        ),
    ],
)
def test_a_prompt_says_what_can_be_done_and_nothing_else(position: str, text: str) -> None:
    prompt = view(position).prompt
    assert GAME.words().say_prompt(prompt) == text
    assert GAME.words("de").say_prompt(prompt) != text


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    for seat in (1, 3):
        prompt = view("d4=@ ; card=build:2", seat).prompt
        assert prompt.choices == []
        assert GAME.words().say_prompt(prompt) == "Player 1 is on turn."


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        ("d4=@ ; step=3 houses=1", "house c3", "Place a house on c3, worth 3 points a turn."),
        ("d4=@ ; step=3 houses=1", "done", "Go on to step 4."),
        ("d4=@ a1=a2 ; points=60,0,0 step=3 towers=1", "tower a1", "Turn your manor on a1 into a tower."),
        ("d4=@ a1=a1 ; hands=1f,-,-", "fortify a1", "Turn your house on a1 into a manor."),
        ("d4=@ ; hands=1b,-,-", "build", "Play a Build card: two houses on empty spaces."),
        ("d4=@", "move nw 2", "Move the fachan north-west to b2."),
        ("d4=@ ; hands=3s,-,-", "swap stomp > build", "Lay three Stomp cards down as one Build."),
        ("d4=@", "done", "End your turn and draw three cards."),
        ("d4=@ ; played=1", "done", "End your turn."),
        ("d4=@ ; card=build:1 played=1", "done", "Leave it at one house."),
        (
            "d4=@ d5=b1 d7=a1 ; hands=1s,-,-",
            "stomp 1 > d7",
            (
                "Lure the fachan with strength 1 to Player 1: house on d7. "
                "2 buildings fall: Player 2: house on d5; Player 1: house on d7. He ends on d7."
            ),
        ),
        (
            "d4=@ d6=b2 d7=a1 ; hands=1s,-,-",
            "stomp 1 > d7",
            (
                "Lure the fachan with strength 1 to Player 1: house on d7. Nothing falls. "
                "He stops on d5, before something too strong (Player 2: manor on d6)."
            ),
        ),
        (
            "d4=@ d5=a2 ; hands=1s,-,-",
            "stomp 1 > d5",
            (
                "Lure the fachan with strength 1 to Player 1: manor on d5. Nothing falls. He stays on d4: "
                "what stands beside him is too strong (Player 1: manor on d5). The cards are spent for nothing."
            ),
        ),
    ],
)
def test_a_choice_says_beforehand_what_it_will_do(position: str, action: str, sentence: str) -> None:
    made = view(position)
    choice = next(choice for choice in made.choices if choice.notation == action)
    assert GAME.describe(made, choice, GAME.words()) == sentence
    assert GAME.describe(made, choice, GAME.words("de")) != sentence


def test_a_view_says_which_card_is_being_played() -> None:
    assert view("d4=@ ; card=build:1").frame == "building"
    assert view("d4=@ ; card=build:1").frame_values == [1, 1]
    assert view("d4=@ ; card=stomp:2").frame == "stomping"
    assert view("d4=@ ; card=stomp:2").frame_values == [2]
    assert view("d4=@").frame == ""


def test_a_view_is_plain_data() -> None:
    made = view(SOME)
    assert msgspec.json.decode(msgspec.json.encode(made), type=MarryView) == made


# Words


def messages(language: str) -> set[str]:
    text = (Path(str(GAME.folder)) / "words" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en") == messages("de")
    arguments = {}
    for language in LANGUAGES:
        text = (Path(str(GAME.folder)) / "words" / f"{language}.ftl").read_text("utf-8")
        parts = re.split(r"^([a-zA-Z][\w-]*) =", text, flags=re.MULTILINE)[1:]
        arguments[language] = {
            name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)
        }
    assert arguments["en"] == arguments["de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words(language: str) -> None:
    words, chance = GAME.words(language), Chance(3)
    scene = Scene("d4=@ ; step=3 houses=3")
    while not scene.state.over:
        legal = scene.state.legal(int(scene.state.turn))
        scene.state.apply(int(scene.state.turn), legal[chance.below(len(legal))])
    for event in scene.events():
        assert GAME.say_event(event, ["Ada", "Ben", "Cleo"], words)


def test_what_is_hidden_is_told_without_it() -> None:
    scene = Scene("d4=@").do("done")
    names = ["Ada", "Ben", "Cleo"]
    assert GAME.say_event(scene.events("drew", seat=1)[0], names, GAME.words()) == "Ada draws a card."
    assert GAME.say_event(scene.events("drew", seat=1)[0], names, GAME.words("de")) == "Ada zieht eine Karte."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_event_kind_action_kind_option_and_term_has_words(language: str) -> None:
    words = GAME.words(language)
    wanted = [f"rule-{rule}" for rule in GAME.rules.values()]
    wanted += [f"event-{kind.name}" for kind in GAME.event_kinds] + [
        f"action-{kind.name}" for kind in GAME.action_kinds
    ]
    wanted += [f"term-{term.name}" for term in GAME.terms] + ["title", "summary"]
    wanted += [f"option-{option.name}-{value}" for option in GAME.options for value in option.values]
    assert [message for message in wanted if not words.has(message)] == []


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_page_has_one_line_each(language: str) -> None:
    rows = [line for line in GAME.page("rulings", language).splitlines() if line.startswith("| <a")]
    assert [ANCHOR.findall(row) for row in rows] == [[f"A-{number}"] for number in range(1, 48)]


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    rulings = {anchor for anchor in ANCHOR.findall(GAME.page("rulings")) if anchor.startswith("A-")}
    names = re.findall(
        r"^def test_a_(\d+)_", "\n".join(map(Path.read_text, Path(__file__).parent.glob("test_*.py"))), re.MULTILINE
    )
    assert {f"A-{number}" for number in names} == rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_its_rules_in_their_order(language: str) -> None:
    assert ANCHOR.findall(GAME.page("rules", language)) == [f"R-{number}" for number in range(1, 9)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ["**Hidden** are only the cards in the hands of others", "200 rounds", "you may turn one house or manor"],
        ),
        ("de", ["**Verdeckt** sind nur die Handkarten", "200 Runden", "darfst du ein Haus oder einen Gutshof"]),
    ],
)
def test_the_rules_page_tells_what_is_hidden_the_limit_and_what_may_be_done_at_60(
    language: str, told: list[str]
) -> None:
    page = GAME.page("rules", language)
    assert [text for text in told if text not in page] == []


def test_a_35_reaching_the_points_counts_and_not_passing_them() -> None:
    row = next(line for line in GAME.page("rulings").splitlines() if 'id="A-35"' in line)
    assert "reaches 60 or 75 points, exactly or beyond" in row
    scene = Scene("d4=@ a1=a1 a2=a1 a3=a1 ; points=57,0,0 turn=c free_tower=once_when_reached").do("done")
    assert scene.state.points[0] == 60
    assert scene.state.towers_left == 1
