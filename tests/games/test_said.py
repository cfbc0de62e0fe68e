"""What players read of rules that are easily told wrong: pages, sheets and cards beside the rules themselves."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest
from tests.games.maker.scene import Scene

from bestiary.conformance.wording import messages
from bestiary.core import Game, bits, games, get
from bestiary.games.mashup.content.sets import standard_cards
from bestiary.games.mashup.show.faces import card_lines

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src/games"
CATALOGUES = sorted(
    file.relative_to(ROOT).as_posix() for room in ("src", "web/src") for file in (ROOT / room).rglob("*.ftl")
)
BLANK = re.compile(r"(?<![^\s(])-(?=[\s.,;)]|$)|\b1 (cards|tokens|dice|points|Hits|Handkarten|Karten|Marken|Punkte)\b")
SCENARIOS = {"en": ("Basic, quick", "Medium", "Long"), "de": ("Einfach, kurz", "Mittel", "Lang")}


@pytest.mark.parametrize(
    ("game", "page", "language", "said"),
    [
        ("maker", "rules", "en", "Five rotted parts are worth as much as five threes"),
        ("maker", "rules", "de", "Fünf verfaulte Teile sind so viel wert wie fünf Dreien"),
        ("maker", "rules", "en", "| 3 | no 4s and 5s | 24 | 4 | 5 |"),
        ("maker", "rules", "de", "| 3 | keine 4 und 5 | 24 | 4 | 5 |"),
        ("maker", "rules", "en", "with three players (four cards) not at 4 either"),
        ("maker", "rules", "de", "zu dritt (vier Karten) auch bei 4 nicht"),
        ("mashup", "rules", "en", "**Standing orders**: nobody is asked at each of these moments"),
        ("mashup", "rules", "de", "**Anweisungen**: Niemand wird in jedem dieser Momente gefragt"),
        ("mashup", "rules", "en", "unless it is at 0 Health, has lost this Monster Move or its chart is\nturned"),
        ("mashup", "rules", "de", "außer es hat 0 Gesundheit, hat diesen Monsterzug verloren\n   oder seine Tafel"),
        ("monstrous", "rules", "en", "for your **first game**"),
        ("monstrous", "rules", "de", "im **ersten Spiel**"),
        ("monstrous", "rulings", "en", "being hit by a Dragon with its common side up"),
        ("monstrous", "rulings", "de", "von einem Drachen getroffen zu werden, wenn die Grundseite oben liegt"),
        ("factory", "rules", "en", "**the player who begins first**"),
        ("factory", "rules", "de", "**wer beginnt, zuerst**"),
    ],
)
def test_a_page_tells_the_rule(game: str, page: str, language: str, said: str) -> None:
    squeezed = " ".join(get(game).page(page, language).split())
    assert " ".join(said.split()) in squeezed


def test_five_rotted_parts_score_as_much_as_five_threes() -> None:
    assert Scene("A=la0,ra0,ll0,rl0,he0").scores()[0] == Scene("A=la3,ra3,ll3,rl3,he3").scores()[0] == 15


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_twelve_scenarios_are_on_the_rules_page_with_their_levels(language: str) -> None:
    game = get("monstrous")
    page = game.page("rules", language)
    words = game.words(language)
    assert [level in page for level in SCENARIOS[language]] == [True] * 3
    rows = [line for line in page.splitlines() if line.startswith("|") and line.count(",") >= 4 and "**" in line]
    assert len(rows) == 12
    names = [words.say(f"location-{number}").partition(" ")[0].strip(",(") for number in range(11)]
    assert all(sum(name in row for name in names) >= 5 for row in rows)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sheet_of_marry_moves_the_fachan_where_he_is_not_lured(language: str) -> None:
    sheet = (WEB / "marry/aid" / f"{language}.ftl").read_text("utf-8")
    step = next(line for line in sheet.splitlines() if line.startswith("turn-4"))
    assert {"en": "move him once", "de": "Beweg ihn einmal"}[language] in step
    assert {"en": "lure", "de": "ock"}[language] not in step


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sheet_of_factory_gives_a_minion_to_the_owner_of_the_monster(language: str) -> None:
    sheet = (WEB / "factory/aid" / f"{language}.ftl").read_text("utf-8")
    line = next(line for line in sheet.splitlines() if line.startswith("know-3"))
    assert {"en": "its owner", "de": "sein Besitzer"}[language] in line


@pytest.mark.parametrize(
    ("language", "feeder", "roar"),
    [
        ("en", "cost you no Monster Move", "where your monster is when this happens"),
        ("de", "kosten dich aber keinen Monsterzug", "an dem dein Monster gerade ist"),
    ],
)
def test_cards_of_mashup_say_what_they_spare_and_whom_they_silence(language: str, feeder: str, roar: str) -> None:
    words = get("mashup").words(language)
    told = {card.name: " ".join(card_lines(card, words)) for card in standard_cards()}
    assert feeder in told["radiation-feeder"]
    assert roar in told["terrifying-roar"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_is_said_has_no_dashes_for_nothing_no_ids_of_spots_and_no_plurals_of_one(
    game: Game, language: str
) -> None:
    words = game.words(language)
    for name, state in islice(game.positions().items(), 0, None, 3):
        seat = next((seat for seat in bits(int(state.to_act())) if seat < state.seats), 0)
        view = game.view_of(state, seat)
        ids = [spot.id for spot in view.spots if re.match("[a-z]+-", spot.id)]
        choices = [game.describe(view, choice, words) for choice in view.choices[:20]]
        for line in (*game.draw(view, words).spoken, *choices):
            assert not BLANK.search(line), f"{name}: {line}"
            assert not any(spot in line for spot in ids), f"{name}: {line}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_line_of_a_catalogue_can_be_read(catalogue: str) -> None:
    found, junk = messages((ROOT / catalogue).read_text("utf-8"))
    assert found
    assert not junk


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_maker_tells_examples_of_its_own_with_players_of_its_own(language: str) -> None:
    game = get("maker")
    told = game.page("rules", language) + game.page("rulings", language)
    lessons = (WEB / "maker/words" / f"{language}.ftl").read_text("utf-8")
    assert all(name in told for name in ("Wanda", "Bruno", "Ida"))
    assert not re.search(r"\b(Karl|Anne|Otto)s?\b", told + lessons)  # who plays in the published examples
