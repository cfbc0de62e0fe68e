"""What the toys of these tests have in common: whoever has most points wins, and actions are written by their names."""

from __future__ import annotations

from typing import Any

from bestiary.core import BadNotation, Choice, Drawing, Game, State, View, Words, column


class Pointed(State):
    """Counts points."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = column([0] * seats)

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        best = max(self.points)
        return sum(1 << seat for seat in range(self.seats) if self.points[seat] == best) if self.over else 0

    def terms_into(self, seat: int, out: Any) -> int:
        out[0] = self.points[seat]
        return 1


class Toy(Game):
    """Names each action by its kind, and draws nothing."""

    def notation(self, state: State, action: int) -> str:
        return self.action_kinds[action].name

    def parse(self, state: State, text: str) -> int:
        names = [kind.name for kind in self.action_kinds]
        if text not in names:
            raise BadNotation(f"{text!r} is none of {', '.join(names)}")
        return names.index(text)

    def choice(self, state: State, action: int) -> Choice:
        name = self.notation(state, action)
        return Choice(action=action, notation=name, kind=name, spots=[], values={})

    def draw(self, view: View, words: Words) -> Drawing:
        return Drawing([], {})
