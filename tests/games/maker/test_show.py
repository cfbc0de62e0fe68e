"""What screens are told of the laboratory beforehand: the overview of a turn and the rolls, as the rules count them."""

from __future__ import annotations

from tests.games.maker.scene import GAME, Scene

from bestiary.core import Chance, Match, bits
from bestiary.core.previews import foresee
from bestiary.games.maker.show.previews import MakerPreview, MakerProspect, MenuEntry

DECISIONS = 120


def entry(position: str, kind: str, seat: int = 0) -> MenuEntry:
    told = foresee(GAME, Scene(position).state.blind(seat), seat).moment
    assert isinstance(told, MakerProspect)
    return next(each for each in told.menu if each.kind == kind)


def test_the_overview_says_why_with_the_numbers_of_the_moment() -> None:
    assert entry("g1=la0 die=2,3,3 stones=12,-,-", "recover").values == {"open": 2, "die": 2, "reach": 1}
    assert not entry("g1=la0 die=2,3,3 stones=12,-,-", "recover").can
    assert entry("g1=la0 die=2,3,3 stones=123,-,-", "recover").can
    assert entry("g1=la0 die=3,3,3", "study").values == {"die": 3, "down": 2}
    assert not entry("g1=la0 die=3,3,3", "revive").can


def test_m_53_says_at_three_players_that_no_number_of_cards_is_enough_at_a_4() -> None:
    assert entry("g1=la0 die=4,3,3 stones=12,-,-", "recover").values["reach"] == 0
    assert entry("g1=la0 die=4,3,3,3 stones=12,-,-,-", "recover").values["reach"] == 1


def test_m_37_tells_how_many_graves_hold_anything() -> None:
    assert entry("g2=la0,he2 rest=heap die=6,3,3", "rob").values == {"die": 6, "up": 6, "back": 5, "full": 1}


def test_the_overview_and_what_is_offered_agree_at_every_moment() -> None:
    match, dice, rolls = Match(GAME, 4, Chance(3)), Chance(8), 0
    for _ in range(DECISIONS):
        if match.state.over:
            break
        seat = bits(match.state.to_act())[0]
        blind = match.state.blind(seat)
        told = foresee(GAME, blind, seat)
        choices = GAME.choices(blind, seat)
        assert isinstance(told.moment, MakerProspect)
        menu = {each.kind: each for each in told.moment.menu}
        assert {choice.kind for choice in choices} & menu.keys() <= {kind for kind, each in menu.items() if each.can}
        for choice in choices:
            preview = told.choices[str(choice.action)]
            assert isinstance(preview, MakerPreview)
            if choice.kind == "operate":
                rolls += 1
                assert preview.roll
                assert (preview.roll.need, preview.roll.modifier) == (choice.values["need"], choice.values["modifier"])
                assert preview.roll.percent == round(100 * max(0, 7 - preview.roll.need) / 6)
                assert sum(change.by for change in preview.roll.changes) == preview.roll.modifier
        match.play(seat, choices[dice.below(len(choices))].action)
    assert rolls > 10


def test_a_spectator_sees_the_rolls_and_no_overview() -> None:
    told = foresee(GAME, Scene("g1=la0 a=la2 die=3,3,3").state.blind(3), 3)
    assert isinstance(told.moment, MakerProspect)
    assert told.moment.menu == []
    assert [roll.kind for roll in told.moment.rolls] == [0, 1, 2, 3, 4]
    assert told.choices == {}
