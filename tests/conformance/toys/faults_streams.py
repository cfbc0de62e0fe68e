"""Faults in what a seat is sent."""

from __future__ import annotations

from collections import Counter

from tests.conformance.toys.claws.game import ClawsGame, ClawsView
from tests.conformance.toys.planting import plant

from bestiary.core import Prompt, State


@plant("streams tell nothing", ClawsGame)
class Nervous(ClawsGame):
    """Says in everybody's view how often anybody has looked: others look again when they change their minds."""

    def __init__(self) -> None:
        super().__init__()
        self.looked: Counter[str] = Counter()

    def view(self, blind: State, seat: int) -> ClawsView:
        view = super().view(blind, seat)
        self.looked["all"] += 1
        view.prompt = Prompt(view.prompt.message, {"looked": self.looked["all"]})
        return view
