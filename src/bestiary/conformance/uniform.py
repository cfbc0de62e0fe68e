"""How fills are spread: exactly, where all of chance can be written out; by counting, where the cards are many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import comb, log
from typing import Final, TypeVar

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import Move, Node
from bestiary.core import Chance, State, Tape, TapeDry, Unseen, pack

Found = TypeVar("Found")

MOST_LEAVES: Final = 4_000
COUNTED: Final = 2  # moments of each setting at which many fills are counted
LENGTHS: Final = (0, 1, 3)  # decisions after which chance is written out

# A count of n fills that differs from its expectation by the divergence d has a chance of at most 2 exp(-n d). With a
# million counts in a run, this bound keeps the chance of a false alarm in all of them together below 1e-9.
ALARM: Final = log(2 * 1e6 / 1e-9)

Spread = dict[bytes, Fraction]


class Widest(Chance):
    """Answers 0 and multiplies what it is asked: about how many ways chance could go."""

    def __init__(self) -> None:
        super().__init__(0)
        self.ways = 1

    def below(self, n: int) -> int:
        self.ways *= max(1, n)
        return 0


def leaves(run: Callable[[Chance], Found]) -> Iterator[tuple[Fraction, Found]]:
    """Runs something under every way chance can go; yields each way's probability and what it gave."""
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        tape, weight = waiting.pop()
        try:
            yield weight, run(Tape(tape))
        except TapeDry as dry:
            waiting += [([*tape, value], weight / dry.n) for value in range(dry.n)]


def fills_are_uniform(case: Case, setting: Setting) -> None:
    """Checks that a fill gives everything that fits its due chance."""
    if setting.game.information == "perfect":
        case.not_run("does not apply: nothing is hidden")
        return
    for walk in setting.walks[: len(LENGTHS)]:
        for length in LENGTHS:
            moves = walk.moves[:length]
            if _ways(setting, moves) <= MOST_LEAVES and not _sealed(setting, moves, walk.seed):
                for seat in range(setting.seats + 1):
                    _compare_exactly(case, setting, moves, seat, walk.at(length))
    open_nodes = setting.open_nodes
    for node in case.random.sample(open_nodes, min(COUNTED, len(open_nodes))):
        seat = case.random.randrange(setting.seats + 1)
        blind = node.state.blind(seat)
        unseen = setting.game.unseen(blind)
        if unseen is not None:
            _count(case, setting, node, blind, unseen)
    if not case.cases:
        case.not_run("not run: chance has too many ways to write them out, and the game declares no unseen cards")


def _ways(setting: Setting, moves: Sequence[Move]) -> int:
    chance = Widest()
    _played(setting, moves, chance)
    return chance.ways


def _sealed(setting: Setting, moves: Sequence[Move], seed: int) -> bool:
    """Tells whether answers are sealed here: a fill need not hold them, since nobody knows that they were given."""
    state = _played(setting, moves, Chance(seed))
    return state is not None and any(state.blind(seat).to_act() != state.to_act() for seat in range(setting.seats + 1))


def _played(setting: Setting, moves: Sequence[Move], chance: Chance) -> State | None:
    """Deals and plays the moves, or returns None where one of them is not allowed."""
    state = setting.game.start(setting.seats, chance, setting.options)
    for seat, action in moves:
        if state.refusal(seat, action):
            return None
        state.apply(seat, action)
    return state


def _compare_exactly(case: Case, setting: Setting, moves: Sequence[Move], seat: int, where: str) -> None:
    """Compares a fill's chances with those of all deals in which the seat would know the same."""
    due: dict[bytes, Spread] = {}
    for weight, state in leaves(lambda chance: _played(setting, moves, chance)):
        if state is not None:
            spread = due.setdefault(pack(state.blind(seat)), {})
            full = pack(state)
            spread[full] = spread.get(full, Fraction()) + weight
    for blind, spread in case.random.sample(sorted(due.items()), min(3, len(due))):
        total = sum(spread.values())
        expected = {full: weight / total for full, weight in spread.items()}
        case.that(
            _fill_spread(blind) == expected, where, f"seat {seat}: a fill does not give all that fits its due chance"
        )


def _fill_spread(blind: bytes) -> Spread:
    from bestiary.core import unpack

    def run(chance: Chance) -> bytes:
        state = unpack(blind)
        state.fill(chance)
        return pack(state)

    found: Spread = {}
    for weight, full in leaves(run):
        found[full] = found.get(full, Fraction()) + weight
    return found


def _count(case: Case, setting: Setting, node: Node, blind: State, unseen: Unseen) -> None:
    """Counts the cards of each kind in each hidden place over many fills, against dealing the unseen cards."""
    many = setting.size.many_fills
    counts: dict[tuple[str, int], dict[int, int]] = {}
    for _ in range(many):
        state = blind.clone()
        state.fill(Chance(case.seed()))
        for name, first, _size in unseen.places:
            column = getattr(state, name)
            for kind in range(len(unseen.kinds)):
                cell = counts.setdefault((name, first + kind), {})
                cell[column[first + kind]] = cell.get(column[first + kind], 0) + 1
    for name, first, size in unseen.places:
        for kind in range(len(unseen.kinds)):
            cell = counts[name, first + kind]
            for value in {*cell, *range(size + 1)}:
                share, due = cell.get(value, 0) / many, dealt(unseen.kinds, kind, size, value)
                wrong = f"{name}[{first + kind}] is {value} in {share:.1%} of {many} fills, not in {due:.1%}"
                case.that(many * divergence(share, due) <= ALARM, node.where, wrong)


def dealt(kinds: Sequence[int], kind: int, size: int, value: int) -> float:
    """Returns the chance that `size` cards dealt from all hold `value` of a kind."""
    total = sum(kinds)
    if not 0 <= value <= min(size, kinds[kind]) or size - value > total - kinds[kind]:
        return 0.0
    return comb(kinds[kind], value) * comb(total - kinds[kind], size - value) / comb(total, size)


def divergence(share: float, due: float) -> float:
    """Returns how surprising a share is where another was due (Kullback-Leibler, of a yes or no)."""
    found = 0.0
    for seen, expected in ((share, due), (1 - share, 1 - due)):
        if seen > 0:
            if expected <= 0:
                return float("inf")
            found += seen * log(seen / expected)
    return found
