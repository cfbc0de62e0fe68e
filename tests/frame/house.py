"""Measures the house: `python tests/frame/house.py [--json]`."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.frame import imports  # noqa: E402 - found only now, where this file is started by its name

from bestiary.core import Game, State, games  # noqa: E402


class House(NamedTuple):
    """The figures by which rooms are judged."""

    chains: dict[str, list[str]]  # the classes from a game's state up to the contract's, without that
    methods: dict[str, int]  # of each class with more than twenty
    rooms: dict[str, int]  # lines of each room of each game
    rules: dict[str, int]  # lines of each module of rules
    members: dict[str, int]  # public ones that `Game` and each part bring, and an author may declare or write
    given: int  # public ones of `Game` that are final: whoever uses a game has them, and no author writes them
    circles: list[list[str]]  # modules that import each other

    @property
    def longest_chain(self) -> int:
        return max(map(len, self.chains.values()))

    @property
    def longest_rules(self) -> int:
        return max(self.rules.values())

    @property
    def longest_turn(self) -> int:
        return max(lines for file, lines in self.rules.items() if file.endswith("/turn.py"))


def measure() -> House:
    """Measure the sources of this checkout."""
    files = imports.modules()
    lines = {name: len(file.read_text("utf-8").splitlines()) for name, file in files.items()}
    own = [game for game in games() if type(game).__module__.startswith("bestiary.games.")]
    return House(
        chains={game.id: _chain(game.state) for game in own},
        methods=_methods(files),
        rooms=_rooms(lines),
        rules={_place(files[name]): count for name, count in lines.items() if _is_rules(name)},
        members={part.__name__: len(_members(part)) - len(_given(part)) for part in _parts(own)},
        given=len(_given(Game)),
        circles=imports.cycles(imports.graph()),
    )


def _chain(state: type[State]) -> list[str]:
    return [kind.__name__ for kind in state.__mro__ if issubclass(kind, State) and kind is not State]


def _methods(files: dict[str, Path], more_than: int = 20) -> dict[str, int]:
    found = {}
    for name, file in files.items():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                count = sum(isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) for each in node.body)
                if count > more_than:
                    found[f"{name}.{node.name}"] = count
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def _rooms(lines: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, count in lines.items():
        parts = name.split(".")
        if parts[1:2] == ["games"] and len(parts) > 3:
            room = f"{parts[2]}/{parts[3]}"
            found[room] = found.get(room, 0) + count
    return found


def _is_rules(name: str) -> bool:
    parts = name.split(".")
    return parts[1:2] == ["games"] and len(parts) > 3 and parts[3] == "rules"


def _place(file: Path) -> str:
    return str(file.relative_to(imports.SOURCES / imports.PACKAGE / "games"))


def _parts(own: list[Game]) -> list[type]:
    """List `Game` and the parts that games bring by inheriting them."""
    found = {kind for game in own for kind in type(game).__mro__ if kind.__module__.startswith("bestiary.core")}
    return sorted({Game, *found}, key=lambda kind: (kind is not Game, kind.__name__))


def _members(part: type) -> set[str]:
    names = {*vars(part), *inspect.get_annotations(part)}
    return {name for name in names if not name.startswith("_")}


def _given(part: type) -> set[str]:
    """List the members that are final."""
    return {name for name in _members(part) if getattr(vars(part).get(name), "__final__", False)}


def main(arguments: list[str]) -> None:
    """Print the figures."""
    house = measure()
    if "--json" in arguments:
        print(json.dumps(house._asdict(), indent=2))
        return
    for game, chain in house.chains.items():
        print(f"{game}: {len(chain)} below State: {' > '.join(chain)}")
    print("\nmembers: " + ", ".join(f"{name} {count}" for name, count in house.members.items()))
    print(f"`Game` gives its users {house.given} more")
    print("\nclasses of more than 20 methods: " + (", ".join(f"{n} {c}" for n, c in house.methods.items()) or "none"))
    print("\nlines of rooms: " + ", ".join(f"{name} {count}" for name, count in house.rooms.items()))
    print(
        "\nlongest of rules: " + ", ".join(f"{n} {c}" for n, c in sorted(house.rules.items(), key=lambda e: -e[1])[:8])
    )
    print("\ncircles: " + ("; ".join(", ".join(group) for group in house.circles) or "none"))


if __name__ == "__main__":
    main(sys.argv[1:])
