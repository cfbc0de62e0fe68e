"""What a seat is asked: a sentence that is put together from one phrase for each kind of answer that is allowed."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core.view import Prompt
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.monsters import condition_of
from bestiary.games.monstrous.state import Monstrous


class Question(NamedTuple):
    """A question by its name, with the phrases of its answers."""

    name: str
    phrases: tuple[str, ...]


QUESTIONS = {
    int(n.ASK_THROW): Question("throw", ("throw",)),
    int(n.ASK_COLUMN): Question("column", ("column",)),
    int(n.ASK_ROW): Question("row", ("row",)),
    int(n.ASK_MANNER): Question("manner", ("manner",)),
    int(n.ASK_LOCK): Question("lock", ("lock", "change")),
    int(n.ASK_YOUNG): Question("young", ("rethrow", "keep")),
    int(n.ASK_ORDER): Question("order", ("member_order",)),
    int(n.ASK_VICTIM): Question("victim", ("god_victim",)),
    int(n.ASK_PICK): Question("pick", ("card_pick",)),
    int(n.ASK_POWER): Question("power", ("place_power",)),
    int(n.ASK_FAITH): Question("faith", ("place_faith",)),
    int(n.ASK_ROBBED): Question("robbed", ("god_robbed",)),
    int(n.ASK_GAIN): Question("gain", ("gain", "draw")),
    int(n.ASK_DISCARD): Question("discard", ("card_discard",)),
    int(n.ASK_BURY): Question("bury", ("card_bury",)),
    int(n.ASK_RAISE): Question("raise", ("card_raise",)),
    int(n.ASK_FORESEE): Question("foresee", ("card_foresee",)),
    int(n.ASK_TOP): Question("top", ("card_top",)),
    int(n.ASK_DRAWER): Question("drawer", ("member_drawer",)),
    int(n.ASK_SEER): Question("seer", ("member_seer",)),
    int(n.ASK_THROWER): Question("thrower", ("member_thrower",)),
    int(n.ASK_LOCATION): Question("location", ("swap", "done")),
    int(n.ASK_OUT): Question("out", ("card_out", "done_deck")),
    int(n.ASK_IN): Question("in", ("card_in",)),
    int(n.ASK_TRAP): Question("trap", ("card_trap",)),
}
SIDE = Question("side", ("throw_side",))  # of a card that is thrown anyway
MISSED = Question("missed", ("rethrow", "keep_off"))  # a young god's card that lies off the table


def prompt(state: Monstrous, seat: int) -> Prompt:
    """Return what a seat is asked, or what it waits for."""
    if state.over:
        return Prompt("prompt-over", {})
    if state.ask == n.ASK_FLIGHT:
        return Prompt("prompt-flight", {})
    if seat != state.ask_seat:
        return Prompt("prompt-waits", {"god": int(state.board_of(state.ask_seat))})
    asked = question(state)
    return Prompt(f"prompt-{asked.name}", values(state), [*asked.phrases])


def question(state: Monstrous) -> Question:
    """Return the question that is open."""
    if state.ask == n.ASK_THROW and state.thrown[state.ask_a] >= 0:
        return SIDE
    if state.ask == n.ASK_YOUNG and state.place[state.thrown[state.ask_a]] == n.OFF:
        return MISSED
    return QUESTIONS[int(state.ask)]


def values(state: Monstrous) -> dict[str, int]:
    """Return what phrases tell besides: the monster, god or number that a question is about."""
    trades = state.ask in (n.ASK_OUT, n.ASK_IN)
    slot = 0 if trades else int(state.ask_a)
    card = int(state.thrown[slot])
    return {
        "monster": max(card, 0) % int(n.MONSTERS),
        "god": int(state.ask_a) if trades else int(state.turn),
        "amount": amount(state, card),
        "extra": int(state.extra),
        "changes": int(n.MOST_CHANGES - state.changes[slot]),
    }


def amount(state: Monstrous, card: int) -> int:
    """Return how much Faith or how many cards a power gives or takes."""
    if state.ask in (n.ASK_GAIN, n.ASK_ROBBED):
        return int(state.place_amount(state.ask_b))
    if state.ask == n.ASK_VICTIM:
        return int(state.amount(card, condition_of(state, card, n.TAKE)))
    return 1
