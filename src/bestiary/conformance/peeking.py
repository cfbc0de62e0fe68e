"""Bots: wherever a seat knows the same, its bot is sent the same bytes and makes the same move."""

from __future__ import annotations

from typing import Final

from bestiary.conformance.case import Case, Setting, has_greedy
from bestiary.conformance.secrecy import filled
from bestiary.core import NATURE, bits, pack

BOTS: Final = ("random", "greedy", "search-8")  # all there is to a stronger search is more of the same
TWINS: Final = 2


def bots_cannot_peek(case: Case, setting: Setting) -> None:
    """Check the question that a bot's process is sent, and its answer, from the state and from its twins."""
    if not has_greedy():
        case.not_run("does not apply: no bots are installed")
        return
    from bestiary.bots.wire import Question
    from bestiary.bots.worker import think
    from bestiary.workers.wire import frame

    for node in setting.moments(setting.size.thoughts):
        for seat in bits(node.state.to_act() & (NATURE - 1)):
            blind = node.state.blind(seat)
            legal = node.state.legal(seat)
            for bot in BOTS:
                seed = case.seed()
                question = Question(bot, pack(blind), seat, seed)
                answer = think(question)
                case.that(answer.action in legal, node.where, f"{bot} of seat {seat}: {answer.trouble or 'illegal'}")
                twins = [Question(bot, pack(filled(case, blind).blind(seat)), seat, seed) for _ in range(TWINS)]
                same = all(frame(other) == frame(question) for other in twins)
                case.that(same, node.where, f"{bot} of seat {seat} is sent what its seat may not know")
                # Whatever is sent the same bytes is asked once more: it has to answer as before.
                case.that(think(twins[0]) == answer, node.where, f"{bot} of seat {seat} moves otherwise in a twin")
