"""Renaming seats: where all are alike but for who begins, another beginner gives the same game, turned."""

from __future__ import annotations

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import NOBODY, Walk, replay, step_on
from bestiary.core import Chance, Recorder, State, Tape, bits


def seats_can_be_renamed(case: Case, setting: Setting) -> None:
    """Check that shifting the first draw and playing the same actions shows every seat what its neighbour saw."""
    if not setting.game.rotates:
        case.not_run("does not apply: the game does not declare that its seats are alike")
        return
    for played in setting.walks:
        shift = case.random.randrange(1, setting.seats) if setting.seats > 1 else 0
        tape = _tape(setting, played)
        if not tape:
            case.that(False, played.at(0), "the first draw should be the first seat, but nothing is drawn")
            continue
        one, other = (
            setting.game.start(setting.seats, Tape(values), setting.options)
            for values in (tape, [(tape[0] + shift) % setting.seats, *tape[1:]])
        )
        for step, (seat, action) in enumerate(played.moves):
            _compare(case, setting, one, other, shift, played.at(step))
            step_on(one, played, step, seat, action)
            step_on(other, played, step, (seat + shift) % setting.seats if seat != NOBODY else NOBODY, action)
        _compare(case, setting, one, other, shift, played.at(len(played.moves)))


def _tape(setting: Setting, played: Walk) -> list[int]:
    chance = Recorder(Chance(played.seed))
    state = setting.game.start(setting.seats, chance, setting.options)
    replay(state, played)
    return chance.tape()


def _compare(case: Case, setting: Setting, one: State, other: State, shift: int, where: str) -> None:
    seats = setting.seats
    unturned = type(one).observe is State.observe  # the columns as they are: only a game can turn them
    turned = {(seat + shift) % seats for seat in bits(one.to_act())}
    case.that(set(bits(other.to_act())) == turned, where, f"turned by {shift}, other seats owe a decision")
    won = {(seat + shift) % seats for seat in bits(one.winners())}
    case.that(set(bits(other.winners())) == won, where, f"turned by {shift}, other seats win")
    for seat in range(seats):
        twin = (seat + shift) % seats
        same = (
            (unturned or list(one.observe(seat)) == list(other.observe(twin)))
            and one.score(seat) == other.score(twin)
            and one.legal(seat) == other.legal(twin)
            and one.terms(seat) == other.terms(twin)
        )
        case.that(same, where, f"turned by {shift}, seat {twin} does not see what seat {seat} saw")
