"""Aims: what may be aimed is the same for all who look, what may not changes nothing, and records keep what was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import APART, RANDOM, Node, Walk, choose
from bestiary.core import NATURE, Chance, Keyed, Match, Refused, State, bits, column, pack, unpack
from bestiary.core.game import CORE_RULES
from bestiary.core.optional.aims import Aims
from bestiary.core.optional.nature import nature_of
from bestiary.core.record import decode, encode

FAR: Final = 1 << 61
HUGE: Final = 1 << 70  # what a message can hold and a compiled engine can't


def aims_are_checked(case: Case, setting: Setting) -> None:
    """Check that aims are refused as rules say and without a trace, and that those taken are recorded and replayed."""
    game = setting.game
    if not isinstance(game, Aims):
        case.not_run("does not apply: nothing is aimed")
        return
    aimed = 0
    for node in setting.nodes:
        for seat in range(setting.seats):
            aimed += _look(case, setting, game, node, seat)
    for seed, _ in setting.plays[:2]:
        aimed += _play(case, setting, game, seed)
    case.that(aimed > 0, "all games and positions", "nobody could ever aim")


def _look(case: Case, setting: Setting, aims: Aims, node: Node, seat: int) -> bool:
    game, state, where = setting.game, node.state, node.where
    aim = aims.sample_aim(state.blind(seat), seat, Chance(case.seed()))
    owes = bool(state.to_act() & (NATURE - 1) & 1 << seat)
    case.that(aim is None or owes, where, f"seat {seat} owes nothing but may aim")
    rows = list(spoilt(aims, aim or [0] * aims.aims)) + ([list(aim)] if aim else [])
    full = state.blind(seat)
    full.fill(Chance(case.seed()))
    again = node.fresh()
    before, asked = pack(again), again.chance.asked
    for row in rows:
        rule = state.aim_refusal(seat, column(row))
        seen = {int(each.aim_refusal(seat, column(row))) for each in (state.blind(seat), full)}
        case.that(seen == {int(rule)}, where, f"aim {row} of seat {seat}: refused by {rule}, and blind by {seen}")
        case.that(rule == 0 or rule in {*game.rules, *CORE_RULES}, where, f"aim {row}: {rule} is no rule's number")
        case.that(owes or rule != 0, where, f"seat {seat} owes nothing but may aim {row}")
        case.that(len(row) == aims.aims or rule != 0, where, f"an aim of {len(row)} numbers is taken")
        if rule:
            case.that(_refuses(again, seat, row) == rule, where, f"aim {row} of seat {seat} is carried out")
            same = pack(again) == before and again.chance.asked == asked
            case.that(same, where, f"refused aim {row} of seat {seat} changes the state")
    if aim is None:
        return False
    case.that(state.aim_refusal(seat, column(aim)) == 0, where, f"the sample aim {list(aim)} is refused")
    ends = []
    for again in (node.fresh(), node.fresh()):
        again.aim(seat, column(aim))
        whole = pack(again)
        kept = pack(unpack(whole)) == whole == pack(again.clone())
        case.that(kept, where, f"the state after aim {list(aim)} is not copied whole")
        ends.append(whole)
    case.that(ends[0] == ends[1] != pack(state), where, f"aim {list(aim)} does nothing, or another thing each time")
    return True


def spoilt(game: Aims, aim: Sequence[int]) -> Iterator[list[int]]:
    """Yield aims that are hardly ever allowed: too few and too many numbers, and extremes in every place."""
    yield []
    yield [0] * (game.aims + 1)
    yield [0] * game.aims
    for place in range(game.aims):
        for value in (-FAR, -1, 0, FAR):
            yield [value if at == place else number for at, number in enumerate(aim)]


def _refuses(state: State | Match, seat: int, row: Sequence[int]) -> int:
    try:
        if isinstance(state, State):
            state.aim(seat, column(row))
        else:
            state.aim(seat, row)
    except Refused as error:
        return error.number if error.words and error.rule else -1
    return 0


def _play(case: Case, setting: Setting, aims: Aims, seed: int) -> int:
    """Play a game in which everyone aims who may, take aims back, execute its record, and return how many aimed."""
    game, where = setting.game, f"seed {seed}, aimed play"
    match = Match(game, setting.seats, Keyed(seed.to_bytes(32, "big")), setting.options)
    choices, played = Chance(seed + APART), Walk(seed, RANDOM)
    before = pack(match.state)
    for row in ([HUGE] * aims.aims, [0] * (aims.aims - 1), []):
        case.that(_refuses(match, 0, row) > 0 and pack(match.state) == before, where, f"aim {row} is taken")
    states, aimed = [before], 0
    while (mask := match.state.to_act()) and len(played.moves) <= game.longest:
        if mask == NATURE:
            match.nature(nature_of(game).outcome(match.state, choices))
        else:
            seat = bits(mask)[0]
            aim = aims.sample_aim(match.state.blind(seat), seat, choices)
            if aim is None:
                seat, action = choose(match.state, choices, RANDOM, played)
                match.play(seat, action)
            else:
                match.aim(seat, aim)
                aimed += 1
                after = pack(match.state)
                if match.can_undo(seat):
                    match.undo(seat)
                    case.that(
                        pack(match.state) == states[-1], where, f"taking aim {list(aim)} back restores too little"
                    )
                    match.aim(seat, aim)
                case.that(pack(match.state) == after, where, f"aim {list(aim)}, taken back and made again, differs")
        played.moves.append((0, 0))
        states.append(pack(match.state))
    record = decode(encode(match.record()))
    again = [pack(state) for state, _ in record.replay()]
    case.that(again == states, where, "executing a record with aims gives another state")
    case.that(record.verify_key(), where, "the revealed key does not give the chance played with")
    return aimed
