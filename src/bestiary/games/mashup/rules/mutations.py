"""Mutations: gained, chosen and lost."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY, Position


def mutate(position: Position, seat: i64, gene: i64) -> None:
    """Lay a Mutation beside a monster's chart."""
    position.mutation[seat * n.MUTATIONS + gene] = 1
    position.tell(n.E_GAINED, seat, gene)


def gain_mutation(position: Position, seat: i64) -> None:
    """Draw a Mutation; one that the monster has goes back, and another may be tried once."""
    position.happened = True
    if position.genes_size == 0:
        position.tell(n.E_NO_MUTATION, seat)
        return
    first = hands.draw_from(position.genes, position.genes_size, position.chance)
    if position.mutation[seat * n.MUTATIONS + first] == 0:
        position.genes_size -= 1
        mutate(position, seat, first)
        return
    position.genes[first] += 1
    know_mutation(position, seat, first)


def know_mutation(position: Position, seat: i64, gene: i64) -> None:
    """Let the owner of a monster that has a drawn Mutation say whether another is tried, if there is one."""
    position.tell(n.E_KNOWN_MUTATION, seat, gene)
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
        position.tell(n.E_KNOWN_MUTATION, seat, found)
    else:
        position.genes_size -= 1
        mutate(position, seat, found)


def splice(position: Position, seat: i64) -> None:
    """Draw two Mutations to choose one from; if the monster has both, one more may be tried."""
    if position.genes_size == 0:
        position.tell(n.E_NO_MUTATION, seat)
        return
    first = hands.draw_from(position.genes, position.genes_size, position.chance)
    position.tell(n.E_DREW_MUTATION, first)
    second = NOBODY
    if position.genes_size > 1:
        second = hands.draw_from(position.genes, position.genes_size - 1, position.chance)
        position.tell(n.E_DREW_MUTATION, second)
        position.genes[second] += 1
    position.genes[first] += 1
    has_first = position.mutation[seat * n.MUTATIONS + first] != 0
    has_second = second == NOBODY or position.mutation[seat * n.MUTATIONS + second] != 0
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
        if position.mutation[seat * n.MUTATIONS + gene] == 2:
            position.mutation[seat * n.MUTATIONS + gene] = 1
        gene += 1


# Losing one


def run_purging(position: Position) -> bool:
    """Take a monster's only Mutation, or tells that one must be chosen."""
    other = position.top_value(2)
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
    position.mutation[seat * n.MUTATIONS + gene] = 0
    position.discard[n.FIRST_MUTATION + gene] += 1
    position.happened = True
    position.tell(n.E_LOST_MUTATION, seat, gene)
    monsters.empty_stomach(position, seat)


# Choosing one


def refuse_mutation(position: Position, frame: i64, seat: i64, gene: i64) -> i64:
    """Say why a Mutation can't be chosen, or 0."""
    if frame == n.F_DRAFT:
        return 0 if position.offer[seat * n.MUTATIONS + gene] > 0 else n.R_NOT_OFFERED
    if frame == n.F_PURGING:
        return 0 if position.mutation[position.top_value(2) * n.MUTATIONS + gene] else n.R_NOT_OFFERED
    if frame == n.F_SPLICING:
        return 0 if gene == position.top_value(1) or gene == position.top_value(2) else n.R_NOT_OFFERED
    if frame == n.F_CHOOSING_BREATH:
        return 0 if body.fresh_breath(position, seat) >> gene & 1 else n.B_28_BREATH_USED
    return n.R_NOT_NOW
