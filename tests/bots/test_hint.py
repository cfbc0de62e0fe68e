"""Hints: the best moves with their chances, and reasons that follow from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.bots.fair import GOOD_DEAL, FairGame, fair
from tests.bots.positions import moments

from bestiary import bots
from bestiary.bots.bot import BotFailed
from bestiary.bots.hint import advise, means, reasons
from bestiary.bots.seeker import Seeker, seeker
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import Reason
from bestiary.core import Chance, Match, State, Term, get, pack, register

MARRY = get("marry")


def searching(name: str = "search-200") -> Seeker:
    return seeker(bots.get(name))


def test_hints_are_legal_and_the_best_comes_first() -> None:
    for state, seat in moments(games=1, every=15):
        hints = advise(searching(), state.blind(seat), seat, Chance(4))
        legal = state.legal(seat)
        assert 1 <= len(hints) <= 3
        assert {hint.action for hint in hints} <= set(legal)
        assert all(0 <= hint.chance <= 1 for hint in hints)
        if len(legal) > 1:
            assert hints[0].action == searching().choose(state.blind(seat), seat, Chance(4))


def test_whoever_knows_the_same_is_told_the_same() -> None:
    looked = 0
    for number, (state, seat) in enumerate(moments(games=1, every=12)):
        twin = state.resample(seat, Chance(number))
        told = [advise(searching("search-60"), full.blind(seat), seat, Chance(9)) for full in (state, twin)]
        assert told[0] == told[1]
        looked += 1
    assert looked > 5


def test_reasons_name_the_terms_that_change() -> None:
    state = MARRY.start(3, Chance(3))
    seat = int(state.to_act()).bit_length() - 1
    house = next(action for action in state.legal(seat) if MARRY.action_kind(action).name == "house")
    found = {reason.term: reason.by for reason in reasons(state.blind(seat), seat, house)}
    assert found["houses"] == 1
    assert all(MARRY.words(language).has(f"term-{term}") for term in found for language in MARRY.languages)


def test_what_a_rival_loses_is_a_reason_and_what_he_gains_is_none() -> None:
    register(FairGame())
    rob, wait, barter = (reasons(fair(action), 0, action) for action in (3, 4, 5))
    assert rob == [Reason(1, "coins", -5)]
    assert wait == [Reason(0, "coins", 1)]
    # A decision inside a decision is thought to its end: the barter closes with the good deal.
    assert barter == [Reason(0, "coins", 9)]
    assert GOOD_DEAL == 6


def test_what_is_counted_in_hundredths_is_told_in_ones() -> None:
    assert means([[76, 3], [80, 4]], [Term("promise", 1, 100), Term("points", 1)]) == [0.8, 3.5]
    told = [reasons(state.blind(seat), seat, action) for state, seat, action in first_tiles()]
    changes = [reason.by for each in told for reason in each if reason.term == "promise"]
    assert changes
    assert all(0 < abs(by) < 20 for by in changes)  # no tile promises so many points


def first_tiles() -> Iterator[tuple[State, int, int]]:
    """Yields the first decisions of a game of Monster Factory, with what was chosen."""
    match = Match(get("factory"), 2, Chance(7))
    for _ in range(4):
        state = match.state
        (seat,) = state.actors()
        action = state.legal(seat)[0]
        yield state, seat, action
        match.play(seat, action)


def test_a_gamble_is_told_by_its_mean() -> None:
    register(FairGame())
    (reason,) = reasons(fair(1), 0, 1)
    assert 0 < reason.by < 8


def test_a_worker_gives_hints_from_the_blind_state_alone() -> None:
    state, seat = next(moments(games=1))
    blind = state.blind(seat)
    with Thinker(patience=60) as thinker:
        assert thinker.advise("search-50", pack(blind), seat, 3) == advise(
            searching("search-50"), blind, seat, Chance(3)
        )
        with pytest.raises(BotFailed, match="does not search"):
            thinker.advise("greedy", pack(blind), seat, 3)
        assert thinker.think("random", pack(blind), seat, 1) in state.legal(seat)
