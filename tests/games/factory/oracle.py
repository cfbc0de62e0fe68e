"""The rules once more, as slowly and plainly as they can be written: a dictionary of tiles for each monster.

It shares nothing with the engine but the names of actions and the letters of edges.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

STEPS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}  # up, right, down, left


def turn_by(edges: str, quarters: int) -> str:
    """Turns a tile clockwise: what was on its left comes to the top."""
    for _ in range(quarters):
        edges = edges[3] + edges[0] + edges[1] + edges[2]
    return edges


@dataclass
class Monster:
    """Is a monster: its tiles' edges by their places."""

    owner: int
    minion: int
    tiles: dict[tuple[int, int], str]
    eyes: int

    @property
    def name(self) -> str:
        return "abcdef"[self.owner] + (str(self.minion) if self.minion else "")

    def loose_ends(self) -> set[tuple[int, int]]:
        """Returns the empty places into which a thin or thick edge reaches."""
        found = set()
        for (x, y), edges in self.tiles.items():
            for side, (dx, dy) in STEPS.items():
                if edges[side] != "." and (x + dx, y + dy) not in self.tiles:
                    found.add((x + dx, y + dy))
        return found

    def takes(self, edges: str, x: int, y: int) -> bool:
        """Tells whether a tile may lie at a place: all touching edges alike, one of them thin or thick."""
        joined = False
        for side, (dx, dy) in STEPS.items():
            other = self.tiles.get((x + dx, y + dy))
            if other is not None:
                if other[(side + 2) % 4] != edges[side]:
                    return False
                joined = joined or edges[side] != "."
        return joined


@dataclass
class Oracle:
    """Is a game."""

    seats: int
    pool: int
    monsters: list[Monster] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)

    def finished(self, seat: int) -> bool:
        """Tells whether a player's first monster is complete."""
        return any(m.owner == seat and not m.minion and not m.loose_ends() for m in self.monsters)

    def begin(self, owner: int, edges: str, eye: bool) -> None:
        """Lays down a first tile."""
        minion = sum(monster.owner == owner for monster in self.monsters)
        self.monsters.append(Monster(owner, minion, {(0, 0): edges}, int(eye)))
        self.pool -= 1

    def places(self, seat: int, edges: str) -> set[str]:
        """Returns every way a player may lay a tile, by trying all of them."""
        found: dict[tuple[str, int, int, str], int] = {}
        for monster in self.monsters:
            if not monster.loose_ends():
                continue
            if monster.owner != seat and not monster.minion and self.finished(seat):
                continue
            around = {(x + dx, y + dy) for x, y in monster.tiles for dx, dy in STEPS.values()} - set(monster.tiles)
            for x, y in around:
                for quarters in (3, 2, 1, 0):
                    turned = turn_by(edges, quarters)
                    if monster.takes(turned, x, y):
                        found[monster.name, x, y, turned] = quarters  # of equal turns the smallest stays
        return {f"place {name}({x},{y}) {quarters * 90}" for (name, x, y, _), quarters in found.items()}

    def lay(self, text: str, edges: str, eye: bool) -> Monster | None:
        """Lays a tile and returns the monster if that completes it."""
        match = re.fullmatch(r"place ([a-f]\d*)\((-?\d+),(-?\d+)\) (\d+)", text)
        assert match
        monster = next(each for each in self.monsters if each.name == match[1])
        monster.tiles[int(match[2]), int(match[3])] = turn_by(edges, int(match[4]) // 90)
        monster.eyes += eye
        if monster.loose_ends():
            return None
        gained = monster.eyes if monster.minion else len(monster.tiles)
        self.points[monster.owner] = self.points.get(monster.owner, 0) + gained
        return monster

    def over(self) -> bool:
        """Tells whether all first monsters are complete or no tile lies face down."""
        return self.pool == 0 or all(self.finished(seat) for seat in range(self.seats))
