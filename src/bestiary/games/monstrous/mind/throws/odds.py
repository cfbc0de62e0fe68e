"""How likely each god is to win: Faith and cards so far, and the throws to come.

Whoever empties hand and deck first ends the game, so throws to come are a race: a throw gained by one is mostly a throw
lost by the others. Most numbers were fitted to 60 games for two between greedy bots (a loss of 0.53 nats a position
there); what a Phoenix that lies open and a Cyclops' throw are worth was set by what stronger bots make of them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Final

from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.hits import monsters_at
from bestiary.games.monstrous.state import Monstrous

MONSTERS: Final = int(n.MONSTERS)
TO_THROW: Final = (n.HAND, n.DECK, n.AIR)

THROW: Final = 6.0  # what a throw brings, against the others, in points
BLUR: Final = 0.06  # by how much less one counts that is foreseen, for every throw to come
AT_ONCE: Final = 1.5  # what a throw that is due counts beyond that, while there are many
SPECIAL: Final = 0.5  # what a card with a power that mostly pays brings beyond others
PAYS: Final = (n.TAKE, n.DOUBLE_FAITH, n.THROW_ONE, n.GAIN_EACH)
REBORN: Final = 2.0  # what it is worth that a Phoenix lies open, to be hit and thrown again
GAINED: Final = {int(n.HIT_LOCATION): 0.85, int(n.HIT_MONSTERS): 0.75}  # how often a card gains its throw
UNFORESEEN: Final = {-1: 0.2, 0: 0.6, 1: 0.2}  # throws gained or lost by cards that come back, and the like
MANY: Final = 3  # cards to be thrown with which that may happen
SUB_THROW: Final = 3.0  # what a Cyclops' throw brings
PLACE: Final = 0.8  # what the power of a location brings beside its Faith
TROY: Final = 2.0  # how much surer a lead of one at Troy is than none
SOME: Final = 4  # throws to come that are neither few nor many
FORGIVEN: Final = 0.6  # by how much less a card counts that may remain, for every throw to come
SURE: Final = 0.3  # how far points are spread when nothing is left to throw
SPREAD: Final = 1.6  # and by how much more with the root of the throws to come
WAR: Final = 6.0  # and for each game of a war that is still to come


@dataclass(frozen=True)
class Odds:
    """Everybody's chance to win from a position."""

    state: Monstrous

    @cached_property
    def boards(self) -> int:
        return int(self.state.boards())

    @cached_property
    def places(self) -> list[int]:
        """Return where each monster is; the one that a Cyclops throws counts as lying on the table."""
        found = [int(each) for each in self.state.place]
        if self.throwing and self.state.thrown[n.SUB] >= 0:
            found[int(self.state.thrown[n.SUB])] = int(n.TABLE)
        return found

    @cached_property
    def throwing(self) -> bool:
        """Tell whether a card is about to be thrown, or in the air."""
        return self.state.stage in (n.PLANNING, n.LOCKING, n.RELEASED)

    def cards(self, board: int, *where: int) -> list[int]:
        """Return a god's monsters that are somewhere."""
        first = board * MONSTERS
        return [card for card in range(first, first + MONSTERS) if self.places[card] in where]

    @cached_property
    def to_throw(self) -> list[list[int]]:
        """Return each god's monsters that are still to be thrown."""
        return [self.cards(board, *TO_THROW) for board in range(self.boards)]

    @cached_property
    def at_hand(self) -> int:
        """Return how many throws whose turn it is has before the turn ends."""
        state = self.state
        begun = state.step == n.STEP_THROW if not self.throwing else state.thrown[n.SUB] < 0
        return int(state.extra) + int(begun)

    def chances(self) -> list[float]:
        """Return each god's chance to win; together they make one."""
        if self.state.over:
            won = [float(self.state.winners() >> board & 1) for board in range(self.boards)]
            return [each / sum(won) for each in won]
        throws = self.throws()
        points = [self.points(board, throws[board], sum(throws)) for board in range(self.boards)]
        spread = SURE + SPREAD * math.sqrt(sum(throws)) + WAR * (int(self.state.games) - int(self.state.game) - 1)
        shares = [math.exp((each - max(points)) / spread) for each in points]
        return [each / sum(shares) for each in shares]

    # The race

    def throws(self) -> list[float]:
        """Return how many throws each god still has until the game ends, on the average."""
        state = self.state
        held = tuple(map(len, self.to_throw))
        likely = tuple(self.gains(board) for board in range(self.boards))
        return race(held, likely, int(state.turn), self.at_hand, int(state.final_by), int(state.members()))

    def gains(self, board: int) -> tuple[float, ...]:
        """Return how likely each card that a god still has is to gain a throw, where it can."""
        powers = self.state.monster_powers
        return tuple(
            likely
            for card in self.to_throw[board]
            for condition, likely in GAINED.items()
            if powers[card % MONSTERS * n.POWER_ROW + condition * 2] == n.EXTRA_THROW
        )

    # The points

    def points(self, board: int, throws: float, in_all: float) -> float:
        """Return the points that a god is likely to end with."""
        state, cards = self.state, self.to_throw[board]
        lost = len(self.cards(board, n.UNDERWORLD, n.OFF))
        so_far = float(int(state.total[board]) + int(state.faith[board]) - lost)
        many = in_all / (in_all + SOME)
        if board == state.turn:
            so_far += self.due() + (AT_ONCE * many if self.at_hand else 0.0)
        unthrown = (len(cards) - throws) / (1 + FORGIVEN * in_all)
        special = SPECIAL * sum(map(self.pays, cards)) * throws / max(1, len(cards))
        reborn = REBORN * many * sum(map(self.may_rise, self.cards(board, n.TABLE)))
        thrown = THROW * throws / (1 + BLUR * in_all)
        return so_far + thrown - unthrown + special + reborn + self.troy(board, in_all)

    def due(self) -> float:
        """Return what is still to come of a Cyclops: his throw, and the location that he hits himself."""
        state = self.state
        if self.at_hand > state.extra or not self.throwing:
            return 0.0
        sight, found = state.look(), SUB_THROW
        for card in (int(each) for each in state.thrown[: n.SUB]):
            if card >= 0 and state.place[card] == n.TABLE:
                here = [int(each) - int(n.MONSTER_CARDS) for each in sight.hits(card) if each >= n.MONSTER_CARDS]
                found += max((int(state.place_faith(place)) + PLACE for place in here), default=0.0)
        return found

    def pays(self, card: int) -> bool:
        """Tell whether a card has a power that mostly pays."""
        row = card % MONSTERS * int(n.POWER_ROW)
        return any(power in PAYS for power in self.state.monster_powers[row : row + n.POWER_ROW : 2])

    def may_rise(self, card: int) -> bool:
        """Tell whether a card on the table goes back to its deck when it is hit."""
        return bool(self.state.power(card, n.WHEN_HIT) == n.REBIRTH)

    def troy(self, board: int, throws: float) -> float:
        """Return what a god may expect for having most monsters at Troy in the end."""
        state, found = self.state, 0.0
        for place in range(int(n.PLACES)):
            if state.place_power(place) == n.MOST_AT_END:
                there = [int(card) // MONSTERS for card in monsters_at(state, place)]
                lead = there.count(board) - max(there.count(each) for each in range(self.boards) if each != board)
                firm = TROY / (0.25 + 0.25 * math.sqrt(throws))
                found += int(state.place_amount(place)) / (1 + math.exp(firm * (0.5 - lead)))
        return found


@lru_cache(1 << 14)
def race(
    held: tuple[int, ...], likely: tuple[tuple[float, ...], ...], turn: int, at_hand: int, final_by: int, pace: int
) -> list[float]:
    """Return how many throws gods have until the game ends, by the cards they hold and the throws they may gain."""
    found = [0.0] * len(held)
    every = [spread_of_gains(gains, count) for gains, count in zip(likely, held, strict=True)]
    if len(held) > 2:  # so many that only what is likeliest is looked at
        every = [[(1.0, max(rows)[1])] for rows in every]
    for gains in product(*every):
        share = math.prod(chance for chance, _ in gains)
        left = throws_left(held, [gained for _, gained in gains], turn, at_hand, final_by, pace)
        found = [each + share * count for each, count in zip(found, left, strict=True)]
    return found


def spread_of_gains(likely: Sequence[float], held: int) -> list[tuple[float, int]]:
    """Return how likely a god is to gain how many throws, by the cards that can and by what nobody foresees."""
    found = {0: 1.0}
    for chance in likely:
        found = mixed(found, {0: 1 - chance, 1: chance})
    if held >= MANY:
        found = mixed(found, UNFORESEEN)
    return [(chance, gained) for gained, chance in found.items()]


def mixed(one: Mapping[int, float], other: Mapping[int, float]) -> dict[int, float]:
    """Return how likely sums are of two numbers that are so likely."""
    found: dict[int, float] = {}
    for (a, p), (b, q) in product(one.items(), other.items()):
        found[a + b] = found.get(a + b, 0.0) + p * q
    return found


def throws_left(
    held: Sequence[int], gained: Sequence[int], turn: int, at_hand: int, final_by: int, pace: int
) -> list[float]:
    """Return how many throws gods have left if they gain so many: the first without cards ends the game."""
    boards = len(held)
    behind = [(board - turn) % boards for board in range(boards)]  # turns until it is each god's
    needs = [0] * boards  # turns after the present one
    ends = []
    for board in range(boards):
        left = max(0, held[board] - (at_hand if board == turn else 0))
        least = int(left > 0 or board != turn)
        needs[board] = max(least, -(-(left - gained[board]) // pace) if left else 0)
        ends.append(behind[board] + boards * (needs[board] - (board != turn)))
    last = min(ends) + boards - 1  # the last turn that is played, counted from the present one
    if final_by >= 0:
        last = (final_by - turn - 1) % boards
    found = []
    for board in range(boards):
        turns = (last - behind[board]) // boards + (board != turn)
        used = gained[board] * min(1.0, turns / needs[board]) if needs[board] else 0.0
        now = at_hand if board == turn else 0
        found.append(float(max(0, min(held[board], now + turns * pace + used))))
    return found
