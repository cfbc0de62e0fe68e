"""How fills are spread: exactly, where all of chance can be written out; by counting, where the cards are many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb, log, prod
from typing import Final, TypeVar

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import Node
from bestiary.core import Chance, State, Tape, TapeDry, Unseen, pack, unpack
from bestiary.core.optional.checks import checks_of

Found = TypeVar("Found")

MOST_LEAVES: Final = 4_000
COUNTED: Final = 4  # moments of each setting at which fills are counted
DEALS: Final = 4  # blind states of each seat after a deal

# A count of n fills that differs from its expectation by the divergence d has a chance of at most 2 exp(-n d). With a
# million counts in a run, this bound keeps the chance of a false alarm in all of them together below 1e-9.
ALARM: Final = log(2 * 1e6 / 1e-9)

Spread = dict[bytes, Fraction]


class Widest(Chance):
    """A source that answers 0 and multiplies what it is asked: about how many ways chance could go."""

    def __init__(self) -> None:
        super().__init__(0)
        self.ways = 1

    def below(self, n: int) -> int:
        self.ways *= max(1, n)
        return 0


def leaves(run: Callable[[Chance], Found]) -> Iterator[tuple[Fraction, Found]]:
    """Run something under every way chance can go; yield each way's probability and what it gave."""
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        tape, weight = waiting.pop()
        try:
            yield weight, run(Tape(tape))
        except TapeDry as dry:
            waiting += [([*tape, value], weight / dry.n) for value in range(dry.n)]


def fills_are_uniform(case: Case, setting: Setting) -> None:
    """Check that a fill gives everything that fits its due chance."""
    if setting.game.information == "perfect":
        case.not_run("does not apply: nothing is hidden")
        return
    if _ways(lambda chance: _dealt(setting, chance)) <= MOST_LEAVES:
        for seat in range(setting.seats + 1):
            _compare_deals(case, setting, seat)
    open_nodes = setting.open_nodes
    for node in case.random.sample(open_nodes, min(COUNTED, len(open_nodes))):
        blind = node.state.blind(case.random.randrange(setting.seats + 1))
        chances = checks_of(setting.game).chances(blind)
        if chances is not None:
            _count_cells(case, setting, node, blind, chances)
        unseen = checks_of(setting.game).unseen(blind)
        if unseen is None:
            continue
        if _ways(blind.clone().fill) <= MOST_LEAVES:
            _compare_places(case, node, blind, unseen)
        else:
            _count(case, setting, node, blind, unseen)
    if not case.cases:
        case.not_run(
            "not run: chance has too many ways to write them out, and the game declares no chances of what is unseen"
        )


def _ways(run: Callable[[Chance], object]) -> int:
    chance = Widest()
    run(chance)
    return chance.ways


def _dealt(setting: Setting, chance: Chance) -> State:
    state: State = setting.game.start(setting.seats, chance, setting.options)
    return state


def _compare_deals(case: Case, setting: Setting, seat: int) -> None:
    """Compare a fill's chances at the start with those of all deals after which the seat would know the same."""
    due: dict[bytes, Spread] = {}
    for weight, state in leaves(lambda chance: _dealt(setting, chance)):
        spread = due.setdefault(pack(state.blind(seat)), {})
        full = pack(state)
        spread[full] = spread.get(full, Fraction()) + weight
    for blind, spread in case.random.sample(sorted(due.items()), min(DEALS, len(due))):
        total = sum(spread.values())
        expected = {full: weight / total for full, weight in spread.items()}
        case.that(_fill_spread(blind) == expected, "deal", f"seat {seat}: what fits does not have its due chance")


def _compare_places(case: Case, node: Node, blind: State, unseen: Unseen) -> None:
    """Compare a fill's chances with those of dealing the unseen cards to the hidden places."""
    found: dict[tuple[int, ...], Fraction] = {}
    kinds = range(len(unseen.kinds))
    for full, weight in _fill_spread(pack(blind)).items():
        state = unpack(full)
        cells = tuple(getattr(state, name)[first + kind] for name, first, _ in unseen.places for kind in kinds)
        found[cells] = found.get(cells, Fraction()) + weight
    expected = dict(placed(unseen.kinds, [size for _, _, size in unseen.places]))
    case.that(found == expected, node.where, "what fits does not have its due chance")


def placed(kinds: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Yield every way to deal cards to places of these sizes, as counts by place and kind, and its chance."""
    if not sizes:
        yield (), Fraction(1)
        return
    ways = comb(sum(kinds), sizes[0])
    for counts in hands(kinds, sizes[0]):
        weight = Fraction(prod(comb(count, taken) for count, taken in zip(kinds, counts, strict=True)), ways)
        left = [count - taken for count, taken in zip(kinds, counts, strict=True)]
        for rest, chance in placed(left, sizes[1:]):
            yield (*counts, *rest), weight * chance


def hands(kinds: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield every hand of a size that can be taken from so many cards of each kind, as counts by kind."""
    if not kinds:
        yield ()
        return
    others = sum(kinds[1:])
    for taken in range(max(0, size - others), min(kinds[0], size) + 1):
        for rest in hands(kinds[1:], size - taken):
            yield (taken, *rest)


def _fill_spread(blind: bytes) -> Spread:
    def run(chance: Chance) -> bytes:
        state = unpack(blind)
        state.fill(chance)
        return pack(state)

    found: Spread = {}
    for weight, full in leaves(run):
        found[full] = found.get(full, Fraction()) + weight
    return found


def _count(case: Case, setting: Setting, node: Node, blind: State, unseen: Unseen) -> None:
    """Count the cards of each kind in each hidden place over many fills, against dealing the unseen cards."""
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


def _count_cells(
    case: Case, setting: Setting, node: Node, blind: State, chances: Mapping[tuple[str, int], Mapping[int, float]]
) -> None:
    """Count what stands in each hidden cell over many fills, against the chances that the game declares."""
    many = setting.size.many_fills
    counts: dict[tuple[str, int], dict[int, int]] = {cell: {} for cell in chances}
    for _ in range(many):
        state = blind.clone()
        state.fill(Chance(case.seed()))
        for (name, index), cell in counts.items():
            value = int(getattr(state, name)[index])
            cell[value] = cell.get(value, 0) + 1
    for (name, index), cell in counts.items():
        due = chances[name, index]
        for value in {*cell, *due}:
            share, expected = cell.get(value, 0) / many, due.get(value, 0.0)
            wrong = f"{name}[{index}] is {value} in {share:.1%} of {many} fills, not in {expected:.1%}"
            case.that(many * divergence(share, expected) <= ALARM, node.where, wrong)


def dealt(kinds: Sequence[int], kind: int, size: int, value: int) -> float:
    """Return the chance that `size` cards dealt from all hold `value` of a kind."""
    total = sum(kinds)
    if not 0 <= value <= min(size, kinds[kind]) or size - value > total - kinds[kind]:
        return 0.0
    return comb(kinds[kind], value) * comb(total - kinds[kind], size - value) / comb(total, size)


def divergence(share: float, due: float) -> float:
    """Return how surprising a share is where another was due (Kullback-Leibler, of a yes or no)."""
    found = 0.0
    for seen, expected in ((share, due), (1 - share, 1 - due)):
        if seen > 0:
            if expected <= 0:
                return float("inf")
            found += seen * log(seen / expected)
    return found
