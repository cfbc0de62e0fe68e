"""A layer imports what the picture in `docs/architecture.md` shows, and a room of a game only what is below it."""

import re
from pathlib import Path

import pytest
from tests.frame import imports

PICTURE = Path(__file__).parents[2] / "docs/architecture.md"
ARROW = re.compile(r"^  ([\w &]+) --> ([\w &]+)$", re.MULTILINE)
# What a room of a game must not know; a room that is not named here may know all. `rules` know themselves alone.
ROOMS = {
    "rules": {"state", "mind", "content", "notation", "physics", "show", "checks", "game"},
    "state": {"content", "notation", "physics", "show", "checks", "game"},
    "content": {"mind", "notation", "physics", "show", "checks", "game"},
    "notation": {"mind", "physics", "show", "checks", "game"},
    "physics": {"mind", "show", "game"},
    "mind": {"notation", "show", "checks", "game"},
    "show": {"checks", "game"},
    "checks": {"game"},
}
# Modules may need each other where they are one thing: the chapters of a rulebook, and still the contract.
ONE_THING = re.compile(r"bestiary\.(core|games\.\w+\.rules)\b")


@pytest.fixture(scope="module")
def graph() -> imports.Graph:
    return imports.graph()


def plant(graph: imports.Graph, **texts: str) -> imports.Graph:
    """Return what the graph would be if modules, which may be new, had these texts too."""
    names = {name: f"bestiary.{name.replace('__', '.')}" for name in texts}
    known = {*graph, *names.values()}
    more = {names[name]: set(imports.imported(text, known)) for name, text in texts.items()}
    return {name: graph.get(name, set()) | more.get(name, set()) for name in known}


def between_layers(graph: imports.Graph) -> imports.Graph:
    """Return what the picture has to show."""
    found = imports.layers(graph)
    return {name: others for name, others in found.items() if others}


def picture() -> imports.Graph:
    """Read the arrows between layers out of the picture."""
    drawn: imports.Graph = {}
    for starts, ends in ARROW.findall(PICTURE.read_text(encoding="utf-8")):
        for start in starts.split(" & "):
            drawn.setdefault(start, set()).update(ends.split(" & "))
    return drawn


def trespasses(graph: imports.Graph) -> list[str]:
    """List what a game imports from outside that is not the core, and what a room imports that it must not know."""
    found = []
    for module, others in graph.items():
        home = module.split(".")[1:4]
        for other in others if home[:1] == ["games"] and len(home) == 3 else ():
            there = other.split(".")[1:4]
            inside = there[:2] == home[:2]
            if inside and there[2:] and there[2] in ROOMS.get(home[2], ()):
                found.append(f"{module} -> {other}")
            if not inside and imports.layer(other) not in ("core", "engine"):
                found.append(f"{module} -> {other}")
    return sorted(found)


def test_the_picture_shows_every_import_between_layers_and_no_other(graph: imports.Graph) -> None:
    assert between_layers(graph) == picture()


def test_no_arrow_goes_back() -> None:
    assert picture()
    assert imports.cycles(picture()) == []


def test_games_import_the_core_alone_and_rooms_what_is_below(graph: imports.Graph) -> None:
    assert trespasses(graph) == []


def test_modules_import_each_other_in_no_circle(graph: imports.Graph) -> None:
    circles = [group for group in imports.cycles(graph) if not all(map(ONE_THING.match, group))]
    assert circles == []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("core__chance", "def later() -> None:\n    from bestiary.bots import bot\n"),
        ("table__clock", "import bestiary.server.hub\n"),
        ("bots__dice", "from bestiary import games\n"),
    ],
)
def test_a_planted_import_of_a_layer_is_found(graph: imports.Graph, module: str, text: str) -> None:
    assert between_layers(plant(graph, **{module: text})) != picture()


def test_a_planted_import_of_a_room_is_found(graph: imports.Graph) -> None:
    found = trespasses(
        plant(
            graph,
            games__marry__rules__parlour="import bestiary.games.marry.mind.dreams as dreams\n",
            games__marry__mind__dreams="from bestiary.games.factory import game\n",
        )
    )
    assert "bestiary.games.marry.rules.parlour -> bestiary.games.marry.mind.dreams" in found
    assert "bestiary.games.marry.mind.dreams -> bestiary.games.factory.game" in found


def test_a_planted_circle_is_found(graph: imports.Graph) -> None:
    circles = imports.cycles(
        plant(graph, server__logs="def later() -> None:\n    from bestiary.server.hub import Hub\n")
    )
    assert any({"bestiary.server.logs", "bestiary.server.hub"} <= set(group) for group in circles)
