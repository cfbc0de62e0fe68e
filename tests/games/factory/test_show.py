"""What screens are told of a placement before it is made, and the place that a beginner is shown."""

from __future__ import annotations

from tests.games.factory.scene import GAME, Scene

from bestiary.core import Chance, Match, bits
from bestiary.core.previews import Foreseen, foresee
from bestiary.core.view import View
from bestiary.games.factory.show.previews import FactoryPreview, FactoryProspect
from bestiary.games.factory.show.view import FactoryView, MonsterView

TWO = "a (0,0)t... / b (0,0)t..."


def told(scene: Scene) -> Foreseen:
    """Return what is told to whoever is on turn."""
    seat = int(scene.state.turn)
    return foresee(GAME, scene.state.blind(seat), seat)


def monster_in(view: View, name: str) -> MonsterView:
    """Return a monster by its name."""
    assert isinstance(view, FactoryView)
    return next(each for each in view.monsters if each.name == name)


def preview(scene: Scene, action: str) -> FactoryPreview:
    """Return what is told of an action."""
    found = told(scene).choices[str(GAME.parse(scene.state, action))]
    assert isinstance(found, FactoryPreview)
    return found


def advice(scene: Scene) -> tuple[str, str] | None:
    """Return which place is shown to a beginner, and why."""
    prospect = told(scene).moment
    assert isinstance(prospect, FactoryProspect)
    return (prospect.advice.spot, prospect.advice.why) if prospect.advice else None


def test_what_is_told_of_a_placement_is_what_comes_of_it() -> None:
    match, dice, compared, completed = Match(GAME, 3, Chance(3)), Chance(4), 0, 0
    while mask := match.state.to_act():
        seat = bits(mask)[0]
        before = match.view(seat)
        assert isinstance(before, FactoryView)
        foreseen = foresee(GAME, match.state.blind(seat), seat).choices
        assert set(foreseen) == {str(choice.action) for choice in before.choices if choice.kind == "place"}
        choice = before.choices[dice.below(len(before.choices))]
        match.play(seat, choice.action)
        if choice.kind != "place":
            continue
        name = choice.target.split("(")[0]
        was, now = (monster_in(view, name) for view in (before, match.view(seat)))
        if now.tiles == was.tiles + 1:  # the table may have laid the next one on it too
            assert foreseen[str(choice.action)] == FactoryPreview(now.open_edges, now.done, now.points)
            compared += 1
            completed += now.done
    assert compared > 20
    assert completed


def test_a_minion_is_told_to_bring_its_eyes() -> None:
    scene = Scene("a (0,0)t... (0,-1)..t. / a1 (0,0)K...* / b (0,0)t... ; pool=t...:3 drawn=K...*")
    assert preview(scene, "place a1(0,-1) 180") == FactoryPreview(0, completes=True, points=2)


def test_a_beginner_is_shown_where_his_own_monster_is_finished() -> None:
    assert advice(Scene(f"{TWO} ; drawn=t... pool=t...:12,K...:9,K...*:9")) == ("a(0,-1)", "finish")


def test_a_beginner_is_shown_to_grow_early_and_to_open_others_late() -> None:
    assert advice(Scene(f"{TWO} ; drawn=ttt. pool=t...:12,K...:9,K...*:9")) == ("a(0,-1)", "grow")
    assert advice(Scene(f"{TWO} ; drawn=ttt. pool=t...:6")) == ("b(0,-1)", "away")


def test_a_beginner_is_shown_to_close_more_than_he_opens() -> None:
    assert advice(Scene("a (0,0)t.t. / b (0,0)K... ; drawn=t... pool=t...:6")) == ("a(0,-1)", "close")


def test_a_beginner_completes_anothers_monster_only_where_nothing_else_is_left() -> None:
    scene = Scene("a (0,0)K... / b (0,0)t... / c (0,0)t... ; drawn=t... pool=t...:6")
    found = advice(scene)
    assert found is not None
    assert found[1] == "only"


def test_nothing_is_shown_before_tiles_are_laid_and_to_spectators() -> None:
    state = GAME.start(2, Chance(1))
    assert foresee(GAME, state.blind(0), 0).moment == FactoryProspect(None)
    scene = Scene(f"{TWO} ; drawn=t... pool=t...:12,K...:9,K...*:9")
    assert foresee(GAME, scene.state.blind(2), 2).moment == FactoryProspect(None)
