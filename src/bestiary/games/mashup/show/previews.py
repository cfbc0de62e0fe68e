"""What dice will do before they are thrown: to a monster that is aimed at, and to the one on turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bestiary.core.previews import Previews
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.mashup.content.cards import COLOURS, Card
from bestiary.games.mashup.content.sets import cards_of_options
from bestiary.games.mashup.mind.odds import against, at_least, expected
from bestiary.games.mashup.rules.body import half_health
from bestiary.games.mashup.rules.cards import ADD_INFANTRY, BLACK, WHITE
from bestiary.games.mashup.show.printed import rolled
from bestiary.games.mashup.show.shapes import MashupSite, MashupView, monster_name
from bestiary.games.mashup.state import Mashup

SHOT_AT = (1, 2, 5)  # the monster actions in which Units shoot at the one on turn: I, II and V
DICE_OF_INFANTRY = 2
BREATHING = 4  # the monster action that strikes by a Breath Attack

Dice = list[int]


class Shot(msgspec.Struct):
    """Dice against a monster: what they hit on average, and how likely they take it to 0."""

    seat: int
    dice: list[int]
    expected: float
    down: float


class MashupPreview(msgspec.Struct, omit_defaults=True):
    """What one choice would do."""

    shot: Shot | None = None
    facing: Shot | None = None  # what the monster on turn faces once this is played, where that is certain
    heals: int = 0


class MashupProspect(msgspec.Struct):
    """What is told of a moment: what the monster on turn faces as things stand."""

    facing: Shot | None


class MashupPreviews(Previews):
    """What Macro Monster Mashup tells beforehand."""

    _seen: tuple[State | None, int, MashupView | None] = (None, -1, None)

    def preview(self, blind: State, seat: int, choice: Choice) -> MashupPreview | None:
        """Return what dice do to whatever a choice is aimed at."""
        view = self._view(blind, seat)
        told = MashupPreview()
        if choice.kind == "monster" and view.frame != "following":
            told.shot = _aimed(view, choice.values["seat"])
        if choice.kind == "sleep":
            assert isinstance(blind, Mashup)
            told.heals = int(half_health(blind, blind.turn))
        if view.playing >= 0 and choice.target:
            told.facing = _with_card(view, choice.target)
        return told if told != MashupPreview() else None

    def prospect(self, blind: State, seat: int) -> MashupProspect:
        """Return what the monster on turn faces."""
        view = self._view(blind, seat)
        dice = _faced(view)
        return MashupProspect(None if view.over or not any(dice) else shot(view, view.turn, dice))

    def _view(self, blind: State, seat: int) -> MashupView:
        """Return the seat's view, made once for all choices of a moment."""
        known, whose, view = self._seen
        if known is not blind or whose != seat or view is None:
            view = self.view(blind, seat)  # type: ignore[attr-defined]
            assert isinstance(view, MashupView)
            self._seen = (blind, seat, view)
        return view


def shot(view: MashupView, seat: int, dice: Sequence[int]) -> Shot:
    """Return what dice do to a monster."""
    monster = view.table[seat]
    chances = against(dice, monster.least)
    down = at_least(chances, max(1, monster.health))
    return Shot(seat, list(dice), round(expected(chances), 4), round(down, 4))


def pool(colour: int, count: int) -> Dice:
    """Return so many dice of one colour."""
    return [count if each == colour else 0 for each in range(len(COLOURS))]


def dice_of(card: Card) -> Dice | None:
    """Return the dice that a card throws when it is played."""
    found = rolled(card)
    return pool(COLOURS.index(found["colour"]), found["count"]) if found else None


def _aimed(view: MashupView, seat: int) -> Shot | None:
    """Return the dice of the card that is played at a monster, or of the blow that it is chosen for."""
    if view.playing >= 0:
        dice = dice_of(cards_of_options(view.options["cards"])[view.playing])
        return shot(view, seat, dice) if dice else None
    if view.action == BREATHING or view.frame == "breath":
        return None
    return shot(view, seat, pool(int(BLACK), view.table[view.turn].attack))


def _stands(view: MashupView) -> tuple[MashupSite | None, bool]:
    """Return the Location at which the monster on turn will be, and whether Units shoot at it there."""
    monster = view.table[view.turn]
    action = next((each.action for each in view.stack if each.kind == "action"), None)
    goal = next((each.target for each in view.stack if each.kind == "move"), None)
    site = next((site for site in view.sites if site.spot == (goal or monster.place)), None)
    shoots = goal is not None if action is None else action in SHOT_AT
    return site, site is not None and shoots


def _faced(view: MashupView) -> Dice:
    """Return the dice against the monster on turn: of cards that are pending at it, and of Units where it will be."""
    cards = cards_of_options(view.options["cards"])
    site, shoots = _stands(view)
    dice = list(site.dice) if site and shoots else pool(0, 0)
    for each in view.stack:
        if each.kind == "card" and each.target == monster_name(view.turn):
            dice = _sum(dice, dice_of(cards[each.card]) or pool(0, 0))
    return dice


def _with_card(view: MashupView, target: str) -> Shot | None:
    """Return what the monster on turn faces once the card in play goes to a target, where that is certain."""
    card = cards_of_options(view.options["cards"])[view.playing]
    site, shoots = _stands(view)
    rolls = dice_of(card)
    more: Dice | None = None
    if rolls and (target == monster_name(view.turn) or (site and target == site.spot == view.table[view.turn].place)):
        more = rolls
    elif not rolls and site and shoots and target == site.spot:
        soldiers = sum(effect.number for effect in card.effects if effect.operation == ADD_INFANTRY)
        more = pool(int(WHITE), DICE_OF_INFANTRY * soldiers) if soldiers else None
        if more is None and card.dice:
            more = pool(card.colour, card.dice)
    return shot(view, view.turn, _sum(_faced(view), more)) if more else None


def _sum(one: Sequence[int], other: Sequence[int]) -> Dice:
    return [a + b for a, b in zip(one, other, strict=True)]
