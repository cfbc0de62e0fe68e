"""What is seen from above: whose edge shows over whom, in whole numbers on rounded poses (rulings M5, M55, M74).

Corners are rounded to a micrometre. An edge is measured in 2^20 parts, so that a cut point is off by less than an
eighth of a micrometre; the same poses give the same hits on every machine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules.numbers import (
    CARDS,
    DEEP,
    LOCATION_X,
    LOCATION_Y,
    MONSTER_CARDS,
    MONSTER_X,
    MONSTER_Y,
    POSE,
    VISIBLE,
)

CORNERS: Final[i64] = 8  # x and y of four corners, counter-clockwise
UNIT: Final[i64] = 1 << 20  # parts of an edge
SPAN: Final[i64] = 1 << 21  # what two cuts are packed by
NONE: Final[i64] = -1

# What counts of a card whose edge runs along the one that is looked at
INNER: Final[i64] = 0  # nothing: there is none of it outside the edge
BESIDE: Final[i64] = 1  # it lies under the edge's card: it shows only if it is on the other side
CLOSED: Final[i64] = 2  # it lies over both: it hides one side or the other


def footprint(poses: vec[i64], card: i64) -> vec[i64]:
    """Returns the corners of a card as they are seen from above, counter-clockwise, in micrometres."""
    at = card * POSE
    x = poses[at]
    y = poses[at + 1]
    w = poses[at + 3]
    i = poses[at + 4]
    j = poses[at + 5]
    k = poses[at + 6]
    size = w * w + i * i + j * j + k * k
    half_x = MONSTER_X if card < MONSTER_CARDS else LOCATION_X
    half_y = MONSTER_Y if card < MONSTER_CARDS else LOCATION_Y
    along_x = (w * w + i * i - j * j - k * k) * half_x
    along_y = 2 * (i * j + w * k) * half_x
    across_x = 2 * (i * j - w * k) * half_y
    across_y = (w * w - i * i + j * j - k * k) * half_y
    corners = vec[i64]([0] * CORNERS)
    corner: i64 = 0
    while corner < 4:
        right: i64 = 1 if corner == 1 or corner == 2 else -1
        far: i64 = 1 if corner >= 2 else -1
        # A card that lies face down is seen mirrored: its corners are taken the other way round
        place = corner if w * w + k * k >= i * i + j * j else 3 - corner
        corners[place * 2] = x + rounded(right * along_x + far * across_x, size)
        corners[place * 2 + 1] = y + rounded(right * along_y + far * across_y, size)
        corner += 1
    return corners


def rounded(value: i64, by: i64) -> i64:
    """Divides and rounds to the nearest whole number."""
    return (2 * value + by) // (2 * by)


def root(square: i64) -> i64:
    """Returns the whole part of a square root."""
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
    """Looks at cards from straight above; `pairs` says of those that overlap which lies over which."""

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
        """Tells whether the card is among those looked at."""
        return self.index[card] != NONE

    def hit(self, one: i64, other: i64) -> bool:
        """Tells whether one of two cards is seen to lie directly over the other, and reaches over it (M55, M74)."""
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
        """Tells whether two cards overlap so far that neither could be drawn away by less than DEEP (M74)."""
        return self.reaches(a, b) and self.reaches(b, a)

    def reaches(self, one: i64, other: i64) -> bool:
        """Tells whether the second card reaches far enough in over every edge of the first."""
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
        """Tells whether the first of two cards lies over the second."""
        a = self.index[one]
        b = self.index[other]
        return a != NONE and b != NONE and self.over[a * len(self.cards) + b] == 1

    def hits(self, card: i64) -> vec[i64]:
        """Returns the cards that a card hits, in their order."""
        found = vec[i64]()
        for other in self.cards:
            if self.hit(card, other):
                found = append(found, other)
        return found

    def shown(self, upper: i64, lower: i64) -> i64:
        """Returns how much of the upper one's edge is seen over the lower one, in micrometres."""
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
        """Tells whether a third card lies over one of the two, so that where it covers the edge nothing shows."""
        if between == upper or between == lower:
            return False
        count = len(self.cards)
        return self.over[between * count + upper] == 1 or self.over[between * count + lower] == 1

    def cut(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64, along: i64) -> i64:
        """Returns the part of an edge from a to b that a card covers, as two packed cuts, or NONE.

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
        return first * SPAN + last


def put_in_order(parts: vec[i64], part: i64) -> vec[i64]:
    """Adds a packed part to others that are ordered by where they begin."""
    parts = append(parts, part)
    at = len(parts) - 1
    while at > 0 and parts[at - 1] > part:
        parts[at] = parts[at - 1]
        at -= 1
    parts[at] = part
    return parts


def open_part(inside: i64, covered: vec[i64]) -> i64:
    """Returns how much of a packed part is left open by others, which are ordered."""
    at = inside // SPAN
    end = inside % SPAN
    total: i64 = 0
    for part in covered:
        start = min(end, part // SPAN)
        if start > at:
            total += start - at
        at = max(at, min(end, part % SPAN))
    return total + end - at


# Which cards need an order


def overlap(one: vec[i64], other: vec[i64]) -> bool:
    """Tells whether two footprints have more than a line in common."""
    return not parted(one, other) and not parted(other, one)


def parted(one: vec[i64], other: vec[i64]) -> bool:
    """Tells whether one of a footprint's edges has the whole other footprint outside."""
    side: i64 = 0
    while side < 4:
        px = one[side * 2]
        py = one[side * 2 + 1]
        qx = one[(side + 1) % 4 * 2] - px
        qy = one[(side + 1) % 4 * 2 + 1] - py
        outside: i64 = 0
        corner: i64 = 0
        while corner < 4:
            if qx * (other[corner * 2 + 1] - py) - qy * (other[corner * 2] - px) <= 0:
                outside += 1
            corner += 1
        if outside == 4:
            return True
        side += 1
    return False


def overlapping(poses: vec[i64], cards: vec[i64]) -> vec[i64]:
    """Returns the cards that overlap, two by two: those of which an outcome must say which lies over which."""
    found = vec[i64]()
    prints = vec[i64]()
    for card in cards:
        corners = footprint(poses, card)
        for value in corners:
            prints = append(prints, value)
    i: i64 = 0
    while i < len(cards):
        one = prints[i * CORNERS : (i + 1) * CORNERS]
        j = i + 1
        while j < len(cards):
            if near(poses, cards[i], cards[j]) and overlap(one, prints[j * CORNERS : (j + 1) * CORNERS]):
                found = append(found, cards[i])
                found = append(found, cards[j])
            j += 1
        i += 1
    return found


def near(poses: vec[i64], one: i64, other: i64) -> bool:
    """Tells whether two cards are close enough to overlap at all."""
    reach = half_diagonal(one) + half_diagonal(other)
    dx = poses[one * POSE] - poses[other * POSE]
    dy = poses[one * POSE + 1] - poses[other * POSE + 1]
    return dx * dx + dy * dy < reach * reach


def half_diagonal(card: i64) -> i64:
    """Returns how far a corner is from the centre, rounded up."""
    return 54_200 if card < MONSTER_CARDS else 77_600
