"""What dice will do, before they are thrown: exact chances of hits for any mix of dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

FACES = 6


def spread(pools: Iterable[tuple[int, int]]) -> list[float]:
    """Return the chance of each number of hits; a pool is a number of dice and the lowest face that hits."""
    chances = [1.0]
    for dice, least in pools:
        hit = max(0, FACES + 1 - least) / FACES
        for _ in range(dice):
            stays = [chance * (1 - hit) for chance in chances] + [0.0]
            for hits, chance in enumerate(chances):
                stays[hits + 1] += chance * hit
            chances = stays
    return chances


def expected(chances: Sequence[float]) -> float:
    """Return how many hits come on average."""
    return sum(hits * chance for hits, chance in enumerate(chances))


def at_least(chances: Sequence[float], hits: int) -> float:
    """Return the chance of that many hits or more."""
    return sum(chances[max(0, hits) :])


def against(dice: Sequence[int], least: Sequence[int]) -> list[float]:
    """Return the chances of dice by colour, against something that each colour hits from a face of its own on."""
    return spread(zip(dice, least, strict=True))
