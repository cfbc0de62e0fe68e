"""A position in notation that a test plays on, also in notation."""

from __future__ import annotations

from bestiary.core import Chance, Event, Log, get, plain
from bestiary.games.factory.notation.positions import read_position
from bestiary.games.factory.show.view import FactoryView, MonsterView

GAME = get("factory")

# Eight tiles around a hole, with one missing at a(1,0)
ALMOST_A_RING = "a (0,0)tt.. (0,-1)t.t. (0,-2).tt. (1,-2).t.t (2,-2)..Kt (2,-1)K.t. (2,0)t..t* / b (0,0)K..."
# The gap at a(1,-1) has a thick edge on its left and a thin one below
A_PINCH = "a (0,0)tt.. (0,-1).Kt. (1,0)t..t / b (0,0)K..."


class Scene:
    """Is a game that stands in a position."""

    def __init__(self, text: str, seed: int = 1) -> None:
        self.state = read_position(text)
        self.state.chance = Chance(seed)
        self.log = self.state.log = Log()

    def do(self, *actions: str) -> Scene:
        """Plays actions by whoever is on turn."""
        for action in actions:
            self.state.play(int(self.state.turn), GAME.parse(self.state, action))
        return self

    def refusal(self, action: str, seat: int | None = None) -> str:
        """Tries an action and returns the id of the rule that refuses it; nothing may change."""
        before = plain(self.state), len(self.log), self.state.chance.asked
        tried = GAME.parse(self.state, action)
        number = int(self.state.refusal(int(self.state.turn) if seat is None else seat, tried))
        assert (plain(self.state), len(self.log), self.state.chance.asked) == before
        return GAME.rule(number).id if number else "allowed"

    @property
    def legal(self) -> list[str]:
        """Returns what the player on turn may do."""
        return [GAME.notation(self.state, action) for action in self.state.legal(int(self.state.turn))]

    @property
    def view(self) -> FactoryView:
        """Returns what everyone sees."""
        made = GAME.view_of(self.state, int(self.state.turn))
        assert isinstance(made, FactoryView)
        return made

    def monster(self, name: str) -> MonsterView:
        """Returns a monster by its name."""
        return next(monster for monster in self.view.monsters if monster.name == name)

    @property
    def drawn(self) -> str:
        """Returns the edges of the tile in hand."""
        return self.view.faces[self.view.drawn].edges

    @property
    def points(self) -> list[int]:
        """Returns everybody's points."""
        return self.view.scores

    @property
    def turn(self) -> str:
        """Returns the letter of the player on turn."""
        return "abcdef"[self.state.turn]

    def events(self, kind: str = "") -> list[Event]:
        """Returns what was told, all of it or one kind."""
        told = [GAME.event(row) for row in self.log.seen_by(0)]
        return [event for event in told if event.kind == kind or not kind]

    @property
    def told(self) -> list[str]:
        """Returns the kinds of what was told, in order."""
        return [event.kind for event in self.events()]
