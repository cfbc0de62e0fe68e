"""Setup: decks, the sealed draft, hands, who begins, and what everyone may know."""

from __future__ import annotations

from tests.games.mashup.scene import GAME, Scene

import bestiary.games.mashup.rules.numbers as n
from bestiary.core import HIDDEN, Chance, Log, Match, bits
from bestiary.games.mashup.state import Mashup


def start(seats: int = 3, seed: int = 5) -> Mashup:
    """Deals a game that keeps its events."""
    state = GAME.blank(seats)
    state.chance = Chance(seed)
    state.log = Log()
    GAME.deal(state, GAME.complete({}))
    assert isinstance(state, Mashup)
    return state


def drafted(seats: int = 3, seed: int = 5) -> Mashup:
    """Deals a game and lets everyone take the first Mutation offered."""
    state = start(seats, seed)
    for seat in range(seats):
        state.play(seat, state.legal(seat)[0])
    return state


def test_b_1_monsters_begin_nowhere_with_size_two_and_seven_health() -> None:
    state = drafted()
    assert list(state.place) == [n.NOWHERE] * 3
    assert (list(state.size), list(state.health)) == ([2] * 3, [7] * 3)
    assert (list(state.hand_size), state.deck_size) == ([6] * 3, 108 - 18)


def test_b_83_mutations_are_drafted_sealed_and_shown_together() -> None:
    state = start()
    assert bits(state.to_act()) == [0, 1, 2]
    assert all(1 <= len(state.legal(seat)) <= 2 for seat in range(3))
    state.play(1, state.legal(1)[0])
    spectator = state.blind(3)
    assert isinstance(spectator, Mashup)
    assert bits(spectator.to_act()) == [0, 1, 2]  # nobody sees that seat 1 has chosen
    assert set(spectator.offer) == {HIDDEN}
    assert bits(state.to_act()) == [0, 2]
    state.play(0, state.legal(0)[0])
    state.play(2, state.legal(2)[0])
    assert state.genes_size == 25 - 3
    assert sum(1 for owned in state.mutation if owned) == 3


def test_a_mutation_that_was_not_offered_is_refused() -> None:
    state = start()
    offered = {action - n.A_MUTATION for action in state.legal(0)}
    other = next(gene for gene in range(n.MUTATIONS) if gene not in offered)
    assert GAME.rule(int(state.refusal(0, n.A_MUTATION + other))).id == "R-7"


def test_b_37_two_monsters_may_draft_the_same_mutation() -> None:
    scene = Scene(
        "seats=2 a.offer=wide-jaws,wings b.offer=wide-jaws,fireproof a.answer=-3 b.answer=-3 phase=drafting "
        "ask=draft:0:0:0"
    )
    scene.do("a: mutation wide-jaws", "b: mutation wide-jaws")
    assert (scene.has("a", "wide-jaws"), scene.has("b", "wide-jaws")) == (1, 1)


def test_b_47_the_highest_die_begins_and_ties_roll_again() -> None:
    text = "seats=3 {} phase=drafting ask=draft:0:0:0"
    offers = " ".join(f"{p}.offer=wide-jaws,wings {p}.answer=-3" for p in "a")
    others = "b.offer=fireproof,bone-plates b.answer=5 c.offer=regeneration,second-stomach c.answer=9"
    scene = Scene(text.format(f"{offers} {others}"))
    scene.chance.rolls = [0] * 18 + [6, 2, 6, 3, 5]
    scene.do("a: mutation wings")
    assert scene.state.turn == 2
    assert [event.values for event in scene.events("first-die")][-2:] == [
        {"seat": 0, "number": 3},
        {"seat": 2, "number": 5},
    ]


def test_b_38_tokens_never_run_out() -> None:
    scene = Scene(
        "seats=2 a.hand=army-barracks,army-barracks,royal-palace,military-airfield phase=opening now=happened"
    )
    scene.do("play army-barracks", "play army-barracks", "play royal-palace", "play military-airfield").settle()
    assert [scene.infantry(slot) for slot in (1, 2, 3, 4)] == [3, 3, 2, 2]
    scene = Scene(
        "seats=2 a.hand=reinforcements,reinforcements l1=b:army-barracks,infantry=60 phase=opening now=happened"
    )
    scene.do("play reinforcements l1", "play reinforcements l1").settle()
    assert scene.infantry(1) == 64


def test_b_90_hands_decks_and_sealed_answers_are_secret_and_the_rest_lies_open() -> None:
    scene = Scene("seats=3 a.hand=blaze b.hand=police,suburb b.stomach=yp c.mutations=wings infamy=b:zoo l1=a:suburb")
    blind = scene.state.blind(0)
    assert isinstance(blind, Mashup)
    assert set(blind.hand[n.MAIN :]) == {HIDDEN}
    assert set(blind.deck) == {HIDDEN}
    assert list(blind.hand[: n.MAIN]) == list(scene.state.hand[: n.MAIN])
    for name in (
        "hand_size",
        "deck_size",
        "stomach",
        "mutation",
        "fame",
        "discard",
        "site",
        "genes",
        "place",
        "infamy",
    ):
        ours, theirs = getattr(blind, name), getattr(scene.state, name)
        assert ours == theirs if isinstance(ours, int) else list(ours) == list(theirs)


def test_b_91_every_turn_draws_a_card_so_the_deck_bounds_the_turns() -> None:
    for seed in range(3):
        match = Match(GAME, 2, Chance(seed))
        chance = Chance(seed)
        while not match.state.over:
            for seat in bits(match.state.to_act()):
                legal = match.state.legal(seat)
                match.state.apply(seat, legal[chance.below(len(legal))])
        assert match.state.turns <= 108 - 12  # type: ignore[attr-defined]
