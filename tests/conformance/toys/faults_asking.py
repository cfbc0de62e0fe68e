"""Faults in what is asked, said and cited."""

from __future__ import annotations

from tests.conformance.toys.larder.game import LarderGame
from tests.conformance.toys.larder.rules import HAND_FULL, LARDER_EMPTY, Larder
from tests.conformance.toys.planting import plant

from bestiary.core import Condition, Drawing, Prompt, View, Words


@plant("refusals in order", LarderGame)
class CitesTheHand(Larder):
    """Says that the hand is full where the larder is empty too."""

    def refusal(self, seat: int, action: int) -> int:
        rule = super().refusal(seat, action)
        return HAND_FULL if rule == LARDER_EMPTY and self.breaks(seat, action, HAND_FULL) else rule


@plant("refusals in order", LarderGame)
class CountsTheCostFirst(LarderGame):
    """Lists what it costs before what may be done at all."""

    conditions = {  # noqa: RUF012
        **LarderGame.conditions,
        "draw": (*LarderGame.conditions["draw"][::2], Condition(LARDER_EMPTY, "may")),
    }


@plant("refusals in order", LarderGame)
class ForgetsACondition(LarderGame):
    """Refuses by a rule that is not in the list."""

    conditions = {**LarderGame.conditions, "draw": LarderGame.conditions["draw"][:-1]}  # noqa: RUF012


@plant("prompts name what is legal", LarderGame)
class AlwaysOffersToDraw(LarderGame):
    """Asks whether to draw even where the hand is full."""

    def prompt(self, blind: Larder, kinds: list[str]) -> Prompt:
        asked = super().prompt(blind, kinds)
        if asked.choices and "draw" not in asked.choices and not blind.top():
            asked.choices.append("draw")
        return asked


@plant("prompts name what is legal", LarderGame)
class SaysMoreThanIsAsked(LarderGame):
    """Has a sentence that offers something of its own."""

    def prompt(self, blind: Larder, kinds: list[str]) -> Prompt:
        asked = super().prompt(blind, kinds)
        return Prompt("ask-draw", {}) if not asked.choices and not blind.over else asked


@plant("prompts name what is legal", LarderGame)
class AsksWhoWaits(LarderGame):
    """Asks everybody."""

    def prompt(self, blind: Larder, kinds: list[str]) -> Prompt:
        return super().prompt(blind, kinds or ["eat"])


@plant("no idle questions", LarderGame)
class AsksForNothing(LarderGame):
    """Gives no reason why somebody who can only draw is asked."""

    asked_alone = {"eat": LarderGame.asked_alone["eat"]}  # noqa: RUF012


@plant("all is spoken", LarderGame)
class KeepsTheHandToItself(LarderGame):
    """Does not say what one holds."""

    def draw(self, view: View, words: Words) -> Drawing:
        drawing = super().draw(view, words)
        return Drawing(drawing.lines, {}, [line for line in drawing.spoken if " of " not in line])


@plant("all is spoken", LarderGame)
class ExceptsWithoutReason(LarderGame):
    """Leaves something out and does not say why."""

    unspoken = {**LarderGame.unspoken, "hands.*": ""}  # noqa: RUF012
