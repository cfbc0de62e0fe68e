"""Refusals: of all that forbids an action, the one is cited that a person would name first."""

from __future__ import annotations

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.legality import actions_of
from bestiary.core.declared import STAGES
from bestiary.core.game import CORE_RULES
from bestiary.core.optional.checks import checks_of

LOOKED_AT = 3  # times as many moments as other properties look at would cost too much: every third


def refusals_in_order(case: Case, setting: Setting) -> None:
    """Check that a refusal cites the first condition of its kind that is broken, and that none is by what is legal."""
    game = setting.game
    conditions = checks_of(game).conditions
    if not conditions:
        case.not_run("does not apply: the game declares no conditions of its actions")
        return
    for kind in game.action_kinds:
        listed = [STAGES.index(each.stage) for each in conditions.get(kind.name, ())]
        case.that(listed == sorted(listed), kind.name, f"its conditions go back in {STAGES}: {listed}")
    space = actions_of(case, setting)
    for node in setting.nodes[::LOOKED_AT]:
        state, mask = node.state, node.state.to_act()
        for seat in range(setting.seats):
            if not mask >> seat & 1:
                continue
            for action in {*space, *state.legal(seat)}:
                cited = int(state.refusal(seat, action))
                if cited in CORE_RULES:
                    continue
                name = game.action_kind(action).name
                rules = [each.rule for each in conditions.get(name, ())]
                broken = [rule for rule in rules if state.breaks(seat, action, rule)]
                if cited:
                    case.that(cited in rules, node.where, f"{name}: rule {cited} refuses it and is not in its list")
                case.that(
                    (broken or [0])[0] == cited,
                    node.where,
                    f"seat {seat}, action {action} ({name}) is refused by {cited}, but breaks {broken} of {rules}",
                )
