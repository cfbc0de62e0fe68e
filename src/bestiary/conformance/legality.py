"""What is allowed: legal actions and refusals say the same, and a refused action changes nothing."""

from __future__ import annotations

from typing import Final

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import Node
from bestiary.core import NATURE, BadNotation, BadOutcome, Chance, Match, Refused, State, column, pack
from bestiary.core.game import CORE_RULES
from bestiary.core.optional.nature import Nature
from bestiary.core.state import MOST_LEGAL

IMPOSSIBLE: Final[tuple[list[int], ...]] = ([], [1 << 61], [-(1 << 61)] * 8, [0] * 5_000)  # for any game
HUGE: Final = 1 << 70  # what a message can hold and a compiled engine can't
TRIED = 8  # refused actions that are really tried at each moment


def actions_of(case: Case, setting: Setting) -> list[int]:
    """Return the whole action space, or a sample of a large one."""
    space = range(setting.game.actions)
    return list(space) if len(space) <= setting.size.actions else case.random.sample(space, setting.size.actions)


def refusal_matches_legal(case: Case, setting: Setting) -> None:
    """Check that exactly the legal actions are not refused, over the whole action space and all seats."""
    space = actions_of(case, setting)
    rules = {*setting.game.rules, *CORE_RULES}
    for node in setting.nodes:
        state, mask = node.state, node.state.to_act()
        for seat in range(state.seats):
            legal = state.legal(seat)
            case.that(legal == sorted(set(legal)), node.where, f"seat {seat}: legal actions are not ascending")
            case.that(len(legal) < MOST_LEGAL, node.where, f"seat {seat}: too many legal actions for the buffer")
            if not mask >> seat & 1:
                case.that(not legal, node.where, f"seat {seat} owes nothing but has legal actions")
            else:
                case.that(bool(legal), node.where, f"seat {seat} owes a decision but has no legal action")
            case.that(
                [a for a, flag in enumerate(state.mask(seat, setting.game.actions)) if flag] == legal,
                node.where,
                f"seat {seat}: mask and legal actions differ",
            )
            allowed = set(legal)
            for action in {*space, *legal, -1, setting.game.actions}:
                rule = state.refusal(seat, action)
                case.that(
                    (rule == 0) == (action in allowed),
                    node.where,
                    f"seat {seat}, action {action}: refusal is {rule}, legal is {action in allowed}",
                )
                case.that(
                    rule == 0 or rule in rules, node.where, f"action {action}: refusal {rule} is no rule's number"
                )


def refused_changes_nothing(case: Case, setting: Setting) -> None:
    """Check that `play` raises `Refused` with the rule for what is not allowed, and leave all as it was."""
    for node in setting.nodes:
        state = node.fresh()
        before, asked = pack(state), state.chance.asked
        for _ in range(TRIED):
            seat = case.random.randrange(-1, setting.seats + 1)
            action = case.random.randrange(-1, setting.game.actions + 1)
            rule = state.refusal(seat, action)
            if rule == 0:
                continue
            case.that(_refuses(state, seat, action) == rule, node.where, f"action {action} of seat {seat} is played")
            unchanged = pack(state) == before and state.chance.asked == asked
            case.that(unchanged, node.where, f"refused action {action} of seat {seat} changes the state")

    match = Match(setting.game, setting.seats, Chance(setting.seed), setting.options)
    for seat, action in ((0, HUGE), (0, -HUGE), (HUGE, 0), (-HUGE, 0)):
        before = pack(match.state)
        case.that(_refuses(match, seat, action) > 0, "start", f"action {action} of seat {seat} is played")
        case.that(pack(match.state) == before and not match.moves, "start", f"action {action} of seat {seat} is noted")


def _refuses(state: State | Match, seat: int, action: int) -> int:
    try:
        state.play(seat, action)
    except Refused as error:
        return error.number if error.words and error.rule else -1
    return 0


def outcomes_are_checked(case: Case, setting: Setting) -> None:
    """Check that what nature can't give is refused and changes nothing, and that what it gives is not a seat's."""
    if not isinstance(setting.game, Nature):
        case.not_run("does not apply: no outcome comes from outside")
        return
    for node in setting.nodes:
        if node.state.to_act() != NATURE:
            continue
        state = node.fresh()
        before, asked = pack(state), state.chance.asked
        for outcome in IMPOSSIBLE:
            case.that(_bad_outcome(state, outcome), node.where, f"{outcome} is taken for an outcome of nature")
            unchanged = pack(state) == before and state.chance.asked == asked
            case.that(unchanged, node.where, f"the impossible outcome {outcome} changes the state")
        for seat in range(setting.seats):
            case.that(not state.legal(seat), node.where, f"seat {seat} may decide before nature has")


def _bad_outcome(state: State, outcome: list[int]) -> bool:
    try:
        state.apply_nature(column(outcome))
    except BadOutcome:
        return True
    return False


def notation_round_trips(case: Case, setting: Setting) -> None:
    """Check that every action's text reads back as the action, and that other texts are refused with an example."""
    for node in setting.nodes[:: max(1, len(setting.nodes) // 20)]:
        texts: dict[str, int] = {}
        seat = case.random.randrange(setting.seats)
        state = node.state.blind(seat)
        legal = {action for each in range(setting.seats) for action in node.state.legal(each)}
        for action in {*actions_of(case, setting), *legal}:
            text = _text(case, setting, state, action, node, needed=action in legal)
            if text is None:
                continue
            read = _read(setting, state, text)
            case.that(read == action, node.where, f"action {action} is written {text!r}, which is read as {read}")
            case.that(texts.setdefault(text, action) == action, node.where, f"{text!r} stands for two actions")
        for text in _spoilt(case, list(texts)):
            read = _read(setting, state, text)
            known = isinstance(read, int) and 0 <= read < setting.game.actions
            case.that(known or read == "refused", node.where, f"{text!r} is read as {read}")


def _text(case: Case, setting: Setting, state: State, action: int, node: Node, *, needed: bool) -> str | None:
    try:
        return setting.game.notation(state, action)
    except BadNotation as error:  # an action that means nothing here may have no text
        case.that(not needed, node.where, f"legal action {action} has no notation: {error}")
        return None


def _read(setting: Setting, state: State, text: str) -> int | str:
    try:
        return setting.game.parse(state, text)
    except BadNotation as error:
        return "refused" if str(error) else "refused without a word"
    except Exception as error:
        return f"an error, {type(error).__name__}: {error}"


def _spoilt(case: Case, texts: list[str]) -> list[str]:
    found = ["", " ", "\0", "?", "1", "-1", "seat 0", "🐉", "x" * 5_000]
    for text in case.random.sample(texts, min(10, len(texts))):
        at = case.random.randrange(len(text) + 1)
        found += [text[:at], text[at:], text + text, text[:at] + "9" + text[at:], text.replace(" ", ""), text.upper()]
    return found
