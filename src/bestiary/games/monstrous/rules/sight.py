"""What is seen from above: whose edge shows over whom, in whole numbers on rounded poses (rulings M5, M55, M74).

Corners are rounded to a micrometre. An edge is measured in 2^20 parts, so that a cut point is off by less than an
eighth of a micrometre; the same poses give the same hits on every machine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules.footprints import CORNERS, footprint
from bestiary.games.monstrous.rules.numbers import CARDS, DEEP, VISIBLE

UNIT: Final[i64] = 1 << 20  # parts of an edge
SPAN: Final[i64] = 1 << 21  # what two cuts are packed by
NONE: Final[i64] = -1

# What counts of a card whose edge runs along the one that is looked at
INNER: Final[i64] = 0  # nothing: there is none of it outside the edge
BESIDE: Final[i64] = 1  # it lies under the edge's card: it shows only if it is on the other side
CLOSED: Final[i64] = 2  # it lies over both: it hides one side or the other


def root(square: i64) -> i64:
    """Return the whole part of a square root."""
    low: i64 = 0
    high: i64 = 1 << 21
    while low + 1 < high:
        middle = (low + high) // 2
        if middle * middle <= square:
            low = middle
        else:
            high = middle
    return low


class Sight:
    """Cards seen from straight above; `pairs` says of those that overlap which lies over which."""

    def __init__(self, poses: vec[i64], cards: vec[i64], pairs: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.index: vec[i64] = vec[i64]([NONE] * CARDS)  # by card: its number here
        self.corners: vec[i64] = vec[i64]([0] * (len(cards) * CORNERS))
        self.over: vec[i64] = vec[i64]([0] * (len(cards) * len(cards)))  # 1 if the first lies over the second
        n: i64 = 0
        while n < len(cards):
            self.index[cards[n]] = n
            corners = footprint(poses, cards[n])
            each: i64 = 0
            while each < CORNERS:
                self.corners[n * CORNERS + each] = corners[each]
                each += 1
            n += 1
        n = 0
        while n + 1 < len(pairs):
            upper = self.index[pairs[n]]
            lower = self.index[pairs[n + 1]]
            if upper != NONE and lower != NONE:
                self.over[upper * len(cards) + lower] = 1
            n += 2

    def sees(self, card: i64) -> bool:
        """Tell whether the card is among those looked at."""
        return self.index[card] != NONE

    def hit(self, one: i64, other: i64) -> bool:
        """Tell whether one of two cards is seen to lie directly over the other, and reaches over it (M55, M74)."""
        a = self.index[one]
        b = self.index[other]
        if a == NONE or b == NONE or a == b:
            return False
        if self.over[a * len(self.cards) + b]:
            return self.is_deep(a, b) and self.shown(a, b) >= VISIBLE
        if self.over[b * len(self.cards) + a]:
            return self.is_deep(b, a) and self.shown(b, a) >= VISIBLE
        return False

    def is_deep(self, a: i64, b: i64) -> bool:
        """Tell whether two cards overlap so far that neither could be drawn away by less than DEEP (M74)."""
        return self.reaches(a, b) and self.reaches(b, a)

    def reaches(self, one: i64, other: i64) -> bool:
        """Tell whether the second card reaches far enough in over every edge of the first."""
        corners = self.corners
        side: i64 = 0
        while side < 4:
            p = one * CORNERS + side * 2
            q = one * CORNERS + (side + 1) % 4 * 2
            dx = corners[q] - corners[p]
            dy = corners[q + 1] - corners[p + 1]
            needed = DEEP * root(dx * dx + dy * dy)
            inside = False
            corner: i64 = 0
            while corner < 4 and not inside:
                at = other * CORNERS + corner * 2
                inside = dx * (corners[at + 1] - corners[p + 1]) - dy * (corners[at] - corners[p]) >= needed
                corner += 1
            if not inside:
                return False
            side += 1
        return True

    def lies_over(self, one: i64, other: i64) -> bool:
        """Tell whether the first of two cards lies over the second."""
        a = self.index[one]
        b = self.index[other]
        return a != NONE and b != NONE and self.over[a * len(self.cards) + b] == 1

    def hits(self, card: i64) -> vec[i64]:
        """Return the cards that a card hits, in their order."""
        found = vec[i64]()
        for other in self.cards:
            if self.hit(card, other):
                found = append(found, other)
        return found

    def shown(self, upper: i64, lower: i64) -> i64:
        """Return how much of the upper one's edge is seen over the lower one, in micrometres."""
        count = len(self.cards)
        corners = self.corners
        total: i64 = 0
        edge: i64 = 0
        while edge < 4:
            a = upper * CORNERS + edge * 2
            b = upper * CORNERS + (edge + 1) % 4 * 2
            inside = self.cut(lower, corners[a], corners[a + 1], corners[b], corners[b + 1], INNER)
            if inside != NONE:
                covered = vec[i64]()
                between: i64 = 0
                while between < count:
                    if self.blocks(between, upper, lower):
                        along = CLOSED if self.over[between * count + upper] else BESIDE
                        hidden = self.cut(between, corners[a], corners[a + 1], corners[b], corners[b + 1], along)
                        if hidden != NONE:
                            covered = put_in_order(covered, hidden)
                    between += 1
                dx = corners[b] - corners[a]
                dy = corners[b + 1] - corners[a + 1]
                total += open_part(inside, covered) * root(dx * dx + dy * dy)
            edge += 1
        return total // UNIT

    def blocks(self, between: i64, upper: i64, lower: i64) -> bool:
        """Tell whether a third card lies over one of the two, so that where it covers the edge nothing shows."""
        if between == upper or between == lower:
            return False
        count = len(self.cards)
        return self.over[between * count + upper] == 1 or self.over[between * count + lower] == 1

    def cut(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64, along: i64) -> i64:
        """Return the part of an edge from a to b that a card covers, as two packed cuts, or NONE.

        `along` says what counts if the edge runs along one of the card's own.
        """
        first: i64 = 0
        last = UNIT
        side: i64 = 0
        while side < 4:
            p = shape * CORNERS + side * 2
            q = shape * CORNERS + (side + 1) % 4 * 2
            px = self.corners[p]
            py = self.corners[p + 1]
            qx = self.corners[q] - px
            qy = self.corners[q + 1] - py
            da = qx * (ay - py) - qy * (ax - px)
            db = qx * (by - py) - qy * (bx - px)
            if da <= 0 and db <= 0:
                same_way = qx * (bx - ax) + qy * (by - ay) > 0
                if da < 0 or db < 0 or along == INNER or (along == BESIDE and same_way):
                    return NONE
            if da < 0:
                first = max(first, da * UNIT // (da - db))
            elif db < 0:
                last = min(last, da * UNIT // (da - db))
            if first >= last:
                return NONE
            side += 1
        return packed(first, last)


def packed(first: i64, last: i64) -> i64:
    """Return the part of an edge between two cuts as one number, so that parts are ordered by where they begin."""
    return first * SPAN + last


def first_cut(part: i64) -> i64:
    """Return where a part begins."""
    return part // SPAN


def last_cut(part: i64) -> i64:
    """Return where a part ends."""
    return part % SPAN


def put_in_order(parts: vec[i64], part: i64) -> vec[i64]:
    """Add a packed part to others that are ordered by where they begin."""
    parts = append(parts, part)
    at = len(parts) - 1
    while at > 0 and parts[at - 1] > part:
        parts[at] = parts[at - 1]
        at -= 1
    parts[at] = part
    return parts


def open_part(inside: i64, covered: vec[i64]) -> i64:
    """Return how much of a packed part is left open by others, which are ordered."""
    at = first_cut(inside)
    end = last_cut(inside)
    total: i64 = 0
    for part in covered:
        start = min(end, first_cut(part))
        if start > at:
            total += start - at
        at = max(at, min(end, last_cut(part)))
    return total + end - at
