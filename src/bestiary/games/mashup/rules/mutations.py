"""Mutations: gained, chosen and lost."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY, Position


def mutate(position: Position, seat: i64, gene: i64) -> None:
    """Lay a Mutation beside a monster's chart."""
    position.mutation[seat * n.MUTATIONS + gene] = n.HAS
    position.tell(e.GAINED, seat, gene)


def gain_mutation(position: Position, seat: i64) -> None:
    """Draw a Mutation; one that the monster has goes back, and another may be tried once."""
    position.happened = True
    if position.genes_size == 0:
        position.tell(e.NO_MUTATION, seat)
        return
    first = hands.draw_from(position.genes, position.genes_size, position.chance)
    if position.mutation[seat * n.MUTATIONS + first] == n.LACKS:
        position.genes_size -= 1
        mutate(position, seat, first)
        return
    position.genes[first] += 1
    know_mutation(position, seat, first)


def know_mutation(position: Position, seat: i64, gene: i64) -> None:
    """Let the owner of a monster that has a drawn Mutation say whether another is tried, if there is one."""
    position.tell(e.KNOWN_MUTATION, seat, gene)
    if position.genes_size > 1:
        position.push(n.F_REDRAWING, seat, gene)


def try_again(position: Position, seat: i64, known: i64) -> None:
    """Draw another Mutation while the one that the monster has lies aside."""
    if position.genes[known] == 0 or position.genes_size < 2:
        return
    position.genes[known] -= 1
    found = hands.draw_from(position.genes, position.genes_size - 1, position.chance)
    position.genes[known] += 1
    if position.mutation[seat * n.MUTATIONS + found]:
        position.genes[found] += 1
        position.tell(e.KNOWN_MUTATION, seat, found)
    else:
        position.genes_size -= 1
        mutate(position, seat, found)


def splice(position: Position, seat: i64) -> None:
    """Draw two Mutations to choose one from; if the monster has both, one more may be tried."""
    if position.genes_size == 0:
        position.tell(e.NO_MUTATION, seat)
        return
    first = hands.draw_from(position.genes, position.genes_size, position.chance)
    position.tell(e.DREW_MUTATION, first)
    second = NOBODY
    if position.genes_size > 1:
        second = hands.draw_from(position.genes, position.genes_size - 1, position.chance)
        position.tell(e.DREW_MUTATION, second)
        position.genes[second] += 1
    position.genes[first] += 1
    has_first = position.mutation[seat * n.MUTATIONS + first] != n.LACKS
    has_second = second == NOBODY or position.mutation[seat * n.MUTATIONS + second] != n.LACKS
    if has_first and has_second:
        know_mutation(position, seat, first)
    elif has_second or second == first:
        take_gene(position, seat, first)
    elif has_first:
        take_gene(position, seat, second)
    else:
        position.push(n.F_SPLICING, first, second)


def take_gene(position: Position, seat: i64, gene: i64) -> None:
    """Take a Mutation out of its deck."""
    position.genes[gene] -= 1
    position.genes_size -= 1
    mutate(position, seat, gene)


def refresh_breath(position: Position, seat: i64) -> None:
    """Make a monster's Breath Attacks available again."""
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.mutation[seat * n.MUTATIONS + gene] == n.HAS_USED:
            position.mutation[seat * n.MUTATIONS + gene] = n.HAS
        gene += 1


# Losing one


def run_purging(position: Position) -> bool:
    """Take a monster's only Mutation, or tell that one must be chosen."""
    other = position.top_value(n.PURGED)
    only: i64 = NOBODY
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.mutation[other * n.MUTATIONS + gene]:
            if only != NOBODY:
                return True
            only = gene
        gene += 1
    position.pop()
    if only != NOBODY:
        lose_mutation(position, other, only)
    return False


def lose_mutation(position: Position, seat: i64, gene: i64) -> None:
    """Discard a Mutation; its effect ends at once."""
    position.mutation[seat * n.MUTATIONS + gene] = n.LACKS
    position.discard[n.FIRST_MUTATION + gene] += 1
    position.happened = True
    position.tell(e.LOST_MUTATION, seat, gene)
    monsters.empty_stomach(position, seat)


# Choosing one


def why_not_purge(position: Position, action: i64) -> i64:
    """Return the rule by which a Mutation can't be the one that a monster loses, or 0."""
    if action < n.A_MUTATION or action >= n.A_FOOD:
        return n.R_NOT_NOW
    has = position.mutation[position.top_value(n.PURGED) * n.MUTATIONS + action - n.A_MUTATION]
    return i64(0) if has else n.R_NOT_OFFERED


def why_not_splice(position: Position, action: i64) -> i64:
    """Return the rule by which a Mutation can't be taken out of two, or 0."""
    if action < n.A_MUTATION or action >= n.A_FOOD:
        return n.R_NOT_NOW
    gene = action - n.A_MUTATION
    drawn = gene == position.top_value(n.SPLICED) or gene == position.top_value(n.SPLICED_TOO)
    return i64(0) if drawn else n.R_NOT_OFFERED


def why_not_redraw(action: i64) -> i64:
    """Return the rule by which another Mutation can't be tried or left, or 0."""
    return i64(0) if action == n.A_DONE or action == n.A_AGAIN else n.R_NOT_NOW
