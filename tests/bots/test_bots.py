"""Bots move legally, by their seat's blind state and their seed alone, and greedy takes what its terms promise."""

from __future__ import annotations

import pytest
from tests.bots.positions import moments

from bestiary import bots
from bestiary.bots.search import Scales
from bestiary.core import BestiaryError, Chance, State, get, pack

MARRY = get("marry")
QUICK = ["random", "greedy", "hatchling"]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bot_always_answers_with_a_legal_action(name: str, players: int) -> None:
    for state, seat in moments(players, games=1, every=11):
        assert bots.get(name).choose(state.blind(seat), seat, Chance(7)) in state.legal(seat)


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_alike_wherever_its_seat_knows_alike(name: str) -> None:
    seen = 0
    for state, seat in moments(games=2, every=2):
        twin = state.resample(seat, Chance(seen + 1))
        assert pack(twin.blind(seat)) == pack(state.blind(seat))
        moves = {int(bots.get(name).choose(full.blind(seat), seat, Chance(seen))) for full in (state, twin)}
        assert len(moves) == 1
        seen += 1
    assert seen > 80


@pytest.mark.parametrize("name", QUICK)
def test_choosing_leaves_the_blind_state_as_it_was(name: str) -> None:
    for state, seat in moments(games=1, every=17):
        blind = state.blind(seat)
        before = pack(blind)
        bots.get(name).choose(blind, seat, Chance(3))
        assert pack(blind) == before


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="random, hatchling"):
        bots.get("oracle")
    assert issubclass(bots.UnknownBot, BestiaryError)


def at_first_houses() -> tuple[State, int]:
    state = MARRY.start(3, Chance(5))
    return state, int(state.to_act()).bit_length() - 1


def worths(state: State, seat: int) -> dict[str, int]:
    scales = Scales([term.weight for term in MARRY.terms], seat)
    values = scales.compare(state.resample(seat, Chance(1)), 1)
    return {MARRY.notation(state, action): value for action, value in zip(state.legal(seat), values, strict=True)}


def test_greedy_builds_where_a_house_earns_most() -> None:
    state, seat = at_first_houses()
    chosen = bots.get("greedy").choose(state.blind(seat), seat, Chance(1))
    values = worths(state, seat)
    assert values[MARRY.notation(state, chosen)] == max(values.values())
    best = [action for action in state.legal(seat) if values[MARRY.notation(state, action)] == max(values.values())]
    assert len(best) == 6  # the ring round the fachan


def test_equals_are_taken_by_chance() -> None:
    state, seat = at_first_houses()
    chosen = {bots.get("greedy").choose(state.blind(seat), seat, Chance(seed)) for seed in range(60)}
    assert len(chosen) == 6


def test_a_build_card_is_judged_by_the_houses_it_leads_to() -> None:
    for state, seat in moments(games=3, every=1):
        values = worths(state, seat)
        if "build" in values and "done" in values:
            # Laid down and left alone, a card is only lost: its worth must come from the frame's end.
            assert values["build"] > values["done"]
            return
    pytest.fail("no random game offered a Build card")


def test_rivals_are_weighed_before_they_answer() -> None:
    for state, seat in moments(games=3, every=1):
        values = worths(state, seat)
        full = state.resample(seat, Chance(1))
        following = (seat + 1) % 3
        before = full.score(following)
        if "done" in values and full.step == 4:  # type: ignore[attr-defined]
            full.chance = Chance(1)
            full.apply(seat, MARRY.parse(full, "done"))
            if full.score(following) > before and not full.over:
                scales = Scales([term.weight for term in MARRY.terms], seat)
                scales.base = scales.rivals(state)
                own = scales.weight(full, seat) * 2
                assert values["done"] == own - scales.base
                assert scales.rivals(full) > scales.base
                return
    pytest.fail("no random game had a rival scoring at the end of a turn")
