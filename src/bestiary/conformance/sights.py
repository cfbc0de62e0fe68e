"""What a seat sees of another's decision before it has to decide itself: just that takes it elsewhere in a search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.secrecy import filled
from bestiary.conformance.walk import Node
from bestiary.core import LOOKS, NATURE, UNSEEN, Chance, Log, State, bits, pack
from bestiary.core.optional.nature import Nature

PAIRS = 4  # of choices, and of fills, that are compared at each moment
STEPS = 12  # times that seats decide after that

Choices = Mapping[int, int]  # actions of seats that decide at once


class World:
    """A game that goes on from a moment, with what every seat was shown of it."""

    def __init__(self, setting: Setting, state: State, seed: int) -> None:
        self.state = state.clone()
        self.state.chance = Chance(seed)
        self.log = self.state.log = Log()
        self.hides = setting.game.hides_actions
        self.shown: list[list[int]] = [[] for _ in range(setting.seats)]

    def play(self, chosen: Choices) -> None:
        """Carry out what seats chose at once."""
        for seat, action in chosen.items():
            for observer, shown in enumerate(self.shown):
                look = int(self.state.shown_as(seat, action, observer)) if self.hides else seat * LOOKS + action
                if look != UNSEEN:
                    shown.append(look)
            self.state.apply(seat, action)

    def seen_by(self, seat: int) -> tuple[object, bytes]:
        """Return what a seat was told, and what it knows now."""
        return self.log.seen_by(seat), pack(self.state.blind(seat))


def shown_as_seen(case: Case, setting: Setting) -> None:
    """Check that a seat that has to decide was shown as different what it can tell apart, and nothing else.

    A game that declares no hidden actions is taken to show them all, as a search with one tree for all seats does.
    """
    for node in setting.open_nodes:
        if owing(node.state):
            for _ in range(PAIRS):
                _choose_otherwise(case, setting, node)
                _imagine_otherwise(case, setting, node)
    if not case.cases and isinstance(setting.game, Nature):
        case.not_run("does not apply: an outcome from outside comes between any two decisions")


def owing(state: State) -> list[int]:
    """Return the seats that owe a decision."""
    return bits(state.to_act() & (NATURE - 1))


def any_choices(case: Case, state: State) -> dict[int, int]:
    """Return what all who owe a decision might choose."""
    return {seat: case.random.choice(state.legal(seat)) for seat in owing(state)}


def _choose_otherwise(case: Case, setting: Setting, node: Node) -> None:
    """Compare two choices of a seat, for all others."""
    first = any_choices(case, node.state)
    mover = case.random.choice(list(first))
    second = {**first, mover: case.random.choice(node.state.legal(mover))}
    if second == first:
        return
    which = f"actions {first[mover]} and {second[mover]} of seat {mover}"
    seed = case.seed()
    one, two = World(setting, node.state, seed), World(setting, node.state, seed)
    for seat in _meet_again(case, one, two, first, second):
        if seat == mover:
            continue
        apart = one.shown[seat] != two.shown[seat]
        if one.seen_by(seat) == two.seen_by(seat):
            case.that(not apart, node.where, f"seat {seat} is shown {which} as different, but can't tell them apart")
        else:
            case.that(apart, node.where, f"seat {seat} is shown {which} as the same, but can tell them apart")


def _imagine_otherwise(case: Case, setting: Setting, node: Node) -> None:
    """Compare what happens in two fills for the seat that can't tell them apart."""
    watcher = case.random.randrange(setting.seats)
    blind = node.state.blind(watcher)
    seed = case.seed()
    one, two = (World(setting, filled(case, blind), seed) for _ in range(2))
    first = any_choices(case, one.state)
    second = any_choices(case, two.state)
    if watcher in first:  # what it chose itself it knows
        second[watcher] = first[watcher]
    for seat in _meet_again(case, one, two, first, second):
        if seat == watcher and one.seen_by(seat) == two.seen_by(seat):
            wrong = f"seat {seat} is shown {first} and {second} as different in states that it can't tell apart"
            case.that(one.shown[seat] == two.shown[seat], node.where, wrong)


def _meet_again(case: Case, one: World, two: World, first: Choices, second: Choices) -> Iterator[int]:
    """Play two worlds on alike and yield the seats that have a choice to make in them, before they make it."""
    one.play(first)
    two.play(second)
    for _ in range(STEPS):
        asked = owing(one.state)
        both = {seat: sorted({*one.state.legal(seat)}.intersection(two.state.legal(seat))) for seat in asked}
        if not asked or owing(two.state) != asked or not all(both.values()):
            return
        yield from (seat for seat in asked if len(one.state.legal(seat)) > 1)
        chosen = {seat: case.random.choice(legal) for seat, legal in both.items()}
        one.play(chosen)
        two.play(chosen)
