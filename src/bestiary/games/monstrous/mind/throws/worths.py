"""What it is worth to land on cards, in the weights of the game's score terms: the quick judgement of a bot.

It adds up what the powers of the thrown card, of what it hits and of the traps among that would bring the thrower, and
cost or bring the others on the average. What follows from choices later in the throw is taken at a flat price.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.mind.terms import WEIGHTS
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.hits import monsters_at
from bestiary.games.monstrous.state import Monstrous

FAITH: Final = float(WEIGHTS["faith"])
HAND: Final = -float(WEIGHTS["hand"])  # what a card costs as long as it is in a hand, a deck or an Underworld
DECK: Final = -float(WEIGHTS["deck"])
UNDERWORLD: Final = -float(WEIGHTS["underworld"])
EXTRA: Final = float(WEIGHTS["extra"])
SUB_THROW: Final = 220.0  # a location's Faith, mostly reached
FORESEEN: Final = 40.0
TROY: Final = 60.0  # a part of three Faith at the end

Worth = NDArray[np.float64]


@dataclass(frozen=True)
class Table:
    """What lies on the table, in the order in which hits are told."""

    state: Monstrous
    cards: list[int]
    board: int  # whose throw it is

    @property
    def rivals(self) -> float:
        """Return what a change for one other god counts."""
        return 1.0 / max(1, int(self.state.boards()) - 1)

    def owner(self, card: int) -> float:
        """Return what a gain of a card's owner counts: 1 for the thrower's own cards, below 0 for others'."""
        return 1.0 if card // n.MONSTERS == self.board else -self.rivals

    def monsters(self) -> list[tuple[int, int]]:
        """Return number and card of each monster."""
        return [(number, card) for number, card in enumerate(self.cards) if card < n.MONSTER_CARDS]

    def places(self) -> list[tuple[int, int]]:
        """Return number and place of each location."""
        return [
            (number, card - int(n.MONSTER_CARDS)) for number, card in enumerate(self.cards) if card >= n.MONSTER_CARDS
        ]


def worth(table: Table, slot: int, card: int, up: int, hits: NDArray[np.bool_]) -> Worth:
    """Return what a card with a side up is worth by what it hits; the last axis of `hits` counts the table's cards."""
    places = table.places()
    faiths = np.array([int(table.state.place_faith(place)) for _, place in places], dtype=float)
    on_places = hits[..., [number for number, _ in places]]
    faith = (on_places * faiths).max(axis=-1) * FAITH
    if slot == n.SUB:
        return np.asarray(faith, dtype=float)
    monsters = table.monsters()
    on_monsters = hits[..., [number for number, _ in monsters]]
    count = on_monsters.sum(axis=-1)
    powers = np.array([place_worth(table, place) for _, place in places])
    bonus = np.where(on_places, powers, -np.inf).max(axis=-1)
    bonus = np.where(np.isfinite(bonus), bonus, 0.0)
    total = faith + bonus
    row = int(card % n.MONSTERS if up == n.UNIQUE else n.COMMON_POWER) * int(n.POWER_ROW)
    for condition, met in (
        (n.HIT_MONSTERS, count > 0),
        (n.HIT_LOCATION, on_places.any(axis=-1)),
        (n.MISS_LOCATION, ~on_places.any(axis=-1)),
    ):
        operation = int(table.state.monster_powers[row + condition * 2])
        amount = int(table.state.monster_powers[row + condition * 2 + 1])
        if operation != n.NO_POWER:
            gain = monster_worth(table, operation, amount, faith, on_monsters, [each for _, each in monsters])
            total = total + np.where(met, gain, 0.0)
    return trapped(table, total, on_monsters, [each for _, each in monsters])


def trapped(table: Table, total: Worth, on_monsters: NDArray[np.bool_], monsters: list[int]) -> Worth:
    """Let the traps among what is hit work: they come first, and may end the throw."""
    state = table.state
    stone = np.zeros(total.shape, dtype=bool)
    aside = np.zeros(total.shape)
    for number, card in enumerate(monsters):
        trap = int(state.power(card, n.WHEN_HIT))
        if trap == n.PETRIFY:
            stone |= on_monsters[..., number]
        elif trap == n.GAIN_FAITH:
            aside += on_monsters[..., number] * table.owner(card) * FAITH * int(state.amount(card, n.WHEN_HIT))
        elif trap == n.REBIRTH:
            aside -= on_monsters[..., number] * table.owner(card) * DECK
    return np.where(stone, -UNDERWORLD, total) + aside


def monster_worth(
    table: Table, operation: int, amount: int, faith: Worth, on_monsters: NDArray[np.bool_], monsters: list[int]
) -> Worth | float:
    """Return what a power of the thrown card brings."""
    owners = np.array([table.owner(card) for card in monsters])
    others = owners < 0
    match operation:
        case n.GAIN_FAITH:
            return amount * FAITH
        case n.GAIN_EACH:
            return np.asarray(on_monsters.sum(axis=-1) * amount * FAITH, dtype=float)
        case n.TAKE:
            rich = np.array([min(amount, int(table.state.faith[card // n.MONSTERS])) for card in monsters], dtype=float)
            taken = (on_monsters * (others * rich)).max(axis=-1) if len(monsters) else np.zeros(faith.shape)
            return np.asarray(taken * FAITH * (1 + table.rivals), dtype=float)
        case n.DISCARD:
            return np.asarray(-(on_monsters * owners).sum(axis=-1) * UNDERWORLD, dtype=float)
        case n.RETURN:
            back = np.where(others, owners, -2 * owners)  # own ones can be thrown again
            return np.asarray(-(on_monsters * back).sum(axis=-1) * HAND, dtype=float)
        case n.THROW_ONE:
            return SUB_THROW
        case n.EXTRA_THROW:
            return EXTRA * amount
        case n.DRAW_CARDS:
            return (DECK - HAND) * amount
        case n.DOUBLE_FAITH:
            return faith
        case n.COME_BACK:
            return HAND
        case _:
            return 0.0


def place_worth(table: Table, place: int) -> float:
    """Return what a location's power brings at once, beside its Faith."""
    state, rivals = table.state, table.rivals
    amount = int(state.place_amount(place))
    others = [int(state.faith[board]) for board in range(state.boards()) if board != table.board]
    match int(state.place_power(place)):
        case n.TAKE_HERE | n.TAKE_LEADER:
            return min(amount, max(others, default=0)) * FAITH * (1 + rivals) * 0.6
        case n.GAIN_OR_DRAW:
            return amount * FAITH
        case n.DISCARD_ANY:
            return UNDERWORLD * rivals
        case n.MOST_AT_END:
            return TROY
        case n.GAIN_HERE:
            there = float(len(monsters_at(state, place)))
            return min(amount, there) * FAITH
        case n.PLACE_THROW:
            return EXTRA * amount
        case n.BURY_ANY:
            return DECK * rivals
        case n.RAISE:
            return UNDERWORLD - HAND
        case n.FORESEE:
            return FORESEEN
        case n.OTHERS_GAIN:
            return -amount * FAITH
        case _:
            return 0.0
