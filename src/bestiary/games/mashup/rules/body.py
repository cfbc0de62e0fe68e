"""A monster's body: what its chart and its Mutations say, and what is in its stomach."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY, Position


def trait(position: Position, seat: i64, operation: i64, colour: i64 = NOBODY) -> i64:
    """Add up what a monster's Mutations say of something; of a colour, if one is named."""
    total: i64 = 0
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.mutation[seat * n.MUTATIONS + gene]:
            kind = n.FIRST_MUTATION + gene
            row = position.card(kind, c.EFFECTS)
            last = row + position.card(kind, c.EFFECT_COUNT)
            while row < last:
                if position.effect(row, c.OPERATION) == operation and (
                    colour == NOBODY or position.effect(row, c.EFFECT_COLOUR) == colour
                ):
                    total += max(1, position.effect(row, c.NUMBER))
                row += 1
        gene += 1
    return total


def hardest(position: Position, seat: i64, colour: i64) -> i64:
    """Return the highest number that one of a monster's Mutations asks of dice of a colour, 0 if none does."""
    most: i64 = 0
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.mutation[seat * n.MUTATIONS + gene]:
            kind = n.FIRST_MUTATION + gene
            row = position.card(kind, c.EFFECTS)
            last = row + position.card(kind, c.EFFECT_COUNT)
            while row < last:
                if position.effect(row, c.OPERATION) == c.HIT_ON and position.effect(row, c.EFFECT_COLOUR) == colour:
                    most = max(most, position.effect(row, c.NUMBER))
                row += 1
        gene += 1
    return most


def most_health(position: Position, seat: i64) -> i64:
    """Return a monster's Maximum Health."""
    return position.line(position.size[seat], c.HEALTH)


def half_health(position: Position, seat: i64) -> i64:
    """Return half of a monster's Maximum Health, rounded up: what sleep restores, and what a smaller one wakes with."""
    return (most_health(position, seat) + 1) // 2


def attack_dice(position: Position, seat: i64) -> i64:
    """Return the black dice of a monster's next Attack."""
    dice = position.line(position.size[seat], c.ATTACK) + position.boost[seat]
    return dice + trait(position, seat, c.ATTACK_DICE)


def stomach_size(position: Position, seat: i64) -> i64:
    """Return how many tokens a monster's stomach holds."""
    return position.line(position.size[seat], c.STOMACH_SIZE) + trait(position, seat, c.STOMACH)


def meal_size(position: Position, seat: i64) -> i64:
    """Return how many tokens a monster may eat in one Monster Move."""
    return position.line(position.size[seat], c.EAT) + trait(position, seat, c.EAT_MORE)


def tokens(position: Position, seat: i64) -> i64:
    """Return how many tokens are in a monster's stomach."""
    at = seat * n.FOODS
    return position.stomach[at] + position.stomach[at + 1] + position.stomach[at + 2] + position.stomach[at + 3]


def food(position: Position, seat: i64) -> i64:
    """Return what the tokens in a monster's stomach are worth."""
    at = seat * n.FOODS
    small = position.stomach[at + n.FOODSTUFF] + position.stomach[at + n.INFANTRY]
    return small + 2 * (position.stomach[at + n.MEAT] + position.stomach[at + n.MEEPLE])


def has_mutation(position: Position, seat: i64) -> bool:
    """Tell whether a monster has any Mutation."""
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.mutation[seat * n.MUTATIONS + gene]:
            return True
        gene += 1
    return False


def fresh_breath(position: Position, seat: i64) -> i64:
    """Return a mask of the Breath Attacks that a monster may use."""
    mask: i64 = 0
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if (
            position.mutation[seat * n.MUTATIONS + gene] == n.HAS
            and position.effect_of(n.FIRST_MUTATION + gene, c.ALWAYS, c.BREATH) != NOBODY
        ):
            mask |= i64(1) << gene
        gene += 1
    return mask


def why_not_give(position: Position, seat: i64, action: i64) -> i64:
    """Return the rule by which a token of a stomach can't be spent or given up, or 0."""
    if action < n.A_FOOD or action >= n.A_USE:
        return n.R_NOT_NOW
    return i64(0) if position.stomach[seat * n.FOODS + action - n.A_FOOD] else n.B_85_TOKENS
