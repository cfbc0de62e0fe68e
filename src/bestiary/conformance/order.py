"""Orders of decisions: sealed answers may come in any order, and what taught nobody anything can be taken back."""

from __future__ import annotations

from itertools import permutations

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.secrecy import filled
from bestiary.conformance.walk import APART, NOBODY, RANDOM, Walk, choose
from bestiary.core import NATURE, CannotUndo, Chance, Log, Match, State, bits, pack
from bestiary.core.optional.nature import nature_of

ORDERS = 24
FILLS = 3
ON = 8  # decisions played from a named position


def answers_commute(case: Case, setting: Setting) -> None:
    """Check that answers owed at the same time lead to one state in any order, and that none shows early."""
    if not setting.game.simultaneous:
        case.not_run("does not apply: nobody decides at the same time as another")
        return
    for node in setting.open_nodes:
        owing = bits(node.state.to_act() & (NATURE - 1))
        if len(owing) < 2:
            continue
        answers = {seat: case.random.choice(node.state.legal(seat)) for seat in owing}
        orders = list(permutations(owing))
        ends = set()
        for order in case.random.sample(orders, min(ORDERS, len(orders))):
            state = node.fresh()
            state.log = Log()
            for number, seat in enumerate(order):
                waiting = order[number + 1 :]
                before = {other: pack(state.blind(other)) for other in waiting}
                state.apply(seat, answers[seat])
                for other in waiting:
                    same = pack(state.blind(other)) == before[other] and not state.log.seen_by(other)
                    case.that(same, node.where, f"seat {other} learns that seat {seat} has answered {answers[seat]}")
                    case.that(bool(state.to_act() >> other & 1), node.where, f"seat {other} owes no answer any more")
            told = tuple(tuple(state.log.seen_by(seat)) for seat in range(setting.seats + 1))
            ends.add((pack(state), int(state.chance.asked), told))
        case.that(len(ends) == 1, node.where, f"answers {answers} lead to {len(ends)} states in different orders")


def undo_is_sound(case: Case, setting: Setting) -> None:
    """Check that undo restores everything, and that what is taken back would have shown nobody anything hidden."""
    for played in setting.walks[: max(2, len(setting.walks) // 2)]:
        match = Match(setting.game, setting.seats, Chance(played.seed), setting.options)
        _play_and_take_back(
            case, setting, match, Walk(played.seed, RANDOM), min(setting.size.far, setting.game.longest)
        )
    for node in setting.open_nodes:
        if not node.walk.moves:  # a named position: where play hardly ever comes
            match = Match(setting.game, setting.seats, Chance(setting.seed), setting.options)
            match.state = node.fresh()
            match.state.chance, match.state.log = match.chance, match.log
            match.log.cut(0)
            _play_and_take_back(case, setting, match, Walk(setting.seed, node.walk.how), ON)


def _play_and_take_back(case: Case, setting: Setting, match: Match, played: Walk, most: int) -> None:
    """Play on at random, and take back whatever can be taken back, to play it again."""
    choices = Chance(played.seed + APART)
    while match.state.to_act() and len(played.moves) < most:
        if match.state.to_act() == NATURE:
            match.nature(nature_of(setting.game).outcome(match.state, choices))
            played.moves.append((NOBODY, 0))
            continue
        seat, action = choose(match.state, choices, RANDOM, played)
        before = _everything(match)
        match.play(seat, action)
        played.moves.append((seat, action))
        for other in range(setting.seats):
            if other != seat or not match.can_undo(seat):
                case.that(_cannot(match, other), played.at(len(played.moves)), f"seat {other} may take this back")
        if match.can_undo(seat):
            _take_back(case, match, seat, action, before, played)


def _take_back(case: Case, match: Match, seat: int, action: int, before: tuple[object, ...], played: Walk) -> None:
    where = played.at(len(played.moves))
    point = match.undoable[0]
    actions = [each for _, each in played.moves[point.moves :]]
    everyone = range(match.state.seats + 1)
    told = [match.log.seen_by(each, point.events) for each in everyone]
    after = pack(match.state.blind(seat))
    for _ in range(FILLS):
        state = filled(case, point.state.blind(seat))
        same = _repeat(state, seat, actions) and pack(state.blind(seat)) == after
        case.that(same, where, f"seat {seat} may take back {actions}, which told it something hidden")
        shown = [each for each in everyone if _told(state, each) != told[each]]
        case.that(not shown, where, f"seat {seat} may take back {actions}, which told seats {shown} something hidden")
    now = _everything(match)
    match.undo(seat)
    case.that(_everything(match) == before, where, f"taking back action {action} does not restore what was before")
    match.play(seat, action)
    case.that(_everything(match) == now, where, f"action {action}, taken back and played again, does something else")


def _repeat(state: State, seat: int, actions: list[int]) -> bool:
    asked = state.chance.asked
    for action in actions:
        if state.refusal(seat, action):
            return False
        state.apply(seat, action)
    return bool(state.chance.asked == asked)


def _told(state: State, seat: int) -> list[tuple[int, ...]]:
    return state.log.seen_by(seat) if state.log else []


def _everything(match: Match) -> tuple[object, ...]:
    return pack(match.state), match.log.rows(), match.moves[:], match.chance.tape(), int(match.chance.asked)


def _cannot(match: Match, seat: int) -> bool:
    try:
        if match.can_undo(seat):
            return False
        match.undo(seat)
    except CannotUndo:
        return True
    return False
