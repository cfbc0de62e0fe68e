"""What a tile shows: an edge on each side, thin, thick or blank, packed into a code."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.factory.rules.numbers import CODE, CODE_BITS, EDGE, EDGE_BITS, EYE, SIDES


def edge_of(code: i64, side: i64) -> i64:
    """Return the edge that a code has on a side."""
    return code >> side * EDGE_BITS & EDGE


def on_side(edge: i64, side: i64) -> i64:
    """Return a code that has an edge on one side and none on the others."""
    return edge << side * EDGE_BITS


def opposite(side: i64) -> i64:
    """Return the side by which a neighbour on this side touches."""
    return side ^ 2


def count_edges(code: i64) -> i64:
    """Count the sides of a code that are not blank."""
    count: i64 = 0
    while code:
        if code & EDGE:
            count += 1
        code >>= EDGE_BITS
    return count


def turned(code: i64, rotation: i64) -> i64:
    """Return the code of a tile after a clockwise turn of so many quarters."""
    bits = rotation * EDGE_BITS
    return (code << bits | code >> CODE_BITS - bits) & CODE


def shape_of(code: i64, eye: i64) -> i64:
    """Return what events and words call a tile: the least code of its rotations, marked if it shows an eye."""
    least = code
    rotation: i64 = 1
    while rotation < SIDES:
        least = min(least, turned(code, rotation))
        rotation += 1
    return least + EYE * eye
