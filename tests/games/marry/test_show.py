"""What screens are told of the valley: what is printed on it, and what choices would do before they are made."""

from __future__ import annotations

from bestiary.core import Chance, Match, State, bits, get
from bestiary.core.previews import foresee
from bestiary.core.view import Choice
from bestiary.games.marry.show.previews import MarryPreview

DECISIONS = 260


def moments(seed: int) -> list[tuple[State, int, dict[int, Choice]]]:
    """Play on at random and note every moment with its choices."""
    match, dice, found = Match(get("marry"), 3, Chance(seed)), Chance(seed + 1), []
    while match.state.to_act() and len(found) < DECISIONS:
        seat = bits(match.state.to_act())[0]
        choices = {choice.action: choice for choice in match.game.choices(match.state.blind(seat), seat)}
        found.append((match.state.clone(), seat, choices))
        match.play(seat, list(choices)[dice.below(len(choices))])
    return found


def test_what_is_told_of_a_choice_is_what_comes_of_it() -> None:
    game, stomps = get("marry"), 0
    for state, seat, choices in moments(5):
        told = foresee(game, state.blind(seat), seat).choices
        assert set(told) == {str(action) for action in choices}
        for action, choice in choices.items():
            preview = told[str(action)]
            assert isinstance(preview, MarryPreview)
            before, after = game.view_of(state, seat), state.clone()
            after.chance = Chance(1)
            after.apply(seat, action)
            shown = game.view_of(after, seat)
            buildings = [
                {spot.id: p.size for spot in each.spots for p in spot.pieces if p.seat >= 0} for each in (before, shown)
            ]
            if choice.kind == "stomp":
                stomps += 1
                assert preview.falls == [
                    spot for spot in choice.spots if spot in buildings[0].keys() - buildings[1].keys()
                ]
                assert shown.fachan == (preview.stops or choice.target)  # type: ignore[attr-defined]
            if choice.kind in ("tower", "fortify"):
                assert (preview.height, preview.becomes) == (buildings[0][choice.target], buildings[1][choice.target])
            held, left = (each.table[seat].hand for each in (before, shown))  # type: ignore[attr-defined]
            if choice.kind in ("stomp", "build", "fortify", "swap"):
                names = game.printed({})["cards"]  # type: ignore[attr-defined]
                spent = {name: held[n] - left[n] for n, name in enumerate(names) if held[n] > left[n]}
                assert {name: count for name, count in preview.spends.items() if count} == spent
    assert stomps > 20


def test_the_printed_valley_is_the_one_that_is_shown() -> None:
    game = get("marry")
    printed = game.printed({})  # type: ignore[attr-defined]
    view = game.view_of(game.start(3, Chance(1)), 0)
    shown = [(spot.id, spot.value, spot.neighbours) for spot in view.spots]
    assert [(space["id"], space["value"], space["neighbours"]) for space in printed["spaces"]] == shown
    assert sum(space["value"] for space in printed["spaces"]) == 65
    assert printed["boons"] == [15, 30, 45, 60, 75]


def test_a_spectator_is_told_nothing_of_choices() -> None:
    game = get("marry")
    state = game.start(3, Chance(1))
    assert foresee(game, state.blind(3), 3).choices == {}
