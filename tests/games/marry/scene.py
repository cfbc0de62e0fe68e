"""A position in notation that a test plays on, also in notation."""

from __future__ import annotations

from bestiary.core import Chance, Event, Log, get, plain
from bestiary.games.marry.notation.actions import read_action, write_action
from bestiary.games.marry.notation.positions import read_position, write_position
from bestiary.games.marry.rules.board import NAMES

GAME = get("marry")

# Every space but a1 is taken: by b above the fachan, by c around and below him.
ONE_SPACE_LEFT = """
           .  b1 b1 b1
         b1 b1 b1 b1 b1
        b1 b1 b1 b1 b1 b1
       c1 c1 c1 @  c1 c1 c1
        c1 c1 c1 c1 c1 c1
         c1 c1 c1 c1 c1
           c1 c1 c1 c1
"""
# Player a has 24 pieces on the board: one is left. Away from the fachan's lines, so that nothing of it is in his way.
EIGHT_TOWERS = "a2=a3 a3=a3 b1=a3 b3=a3 b5=a3 c2=a3 c5=a3 e2=a3"


class Scene:
    """Is a game that stands in a position."""

    def __init__(self, text: str, seed: int = 1) -> None:
        self.state = read_position(text)
        self.state.chance = Chance(seed)
        self.log = self.state.log = Log()

    def do(self, *actions: str) -> Scene:
        """Plays actions by whoever is on turn."""
        for action in actions:
            self.state.play(int(self.state.turn), read_action(action))
        return self

    def refusal(self, action: str, seat: int | None = None) -> str:
        """Tries an action and returns the id of the rule that refuses it; nothing may change."""
        before = plain(self.state), len(self.log), self.state.chance.asked
        number = int(self.state.refusal(int(self.state.turn) if seat is None else seat, read_action(action)))
        assert (plain(self.state), len(self.log), self.state.chance.asked) == before
        return GAME.rule(number).id if number else "allowed"

    @property
    def legal(self) -> list[str]:
        """Returns what the player on turn may do."""
        return [write_action(action) for action in self.state.legal(int(self.state.turn))]

    def can(self, kind: str) -> list[str]:
        """Returns those legal actions that begin with a word."""
        return [action for action in self.legal if action.split()[0] == kind]

    def at(self, *spaces: str) -> str:
        """Returns what stands on spaces, as a position writes it."""
        cells = write_position(self.state).partition(";")[0].replace("/", " ").split()
        return " ".join(cells[NAMES.index(space)] for space in spaces)

    @property
    def fachan(self) -> str:
        """Returns the space the fachan stands on."""
        return NAMES[self.state.fachan]

    def cards(self, seat: int) -> int:
        """Returns how many cards a player holds."""
        return int(self.state.hand_size[seat])

    @property
    def pile(self) -> str:
        """Returns the discard pile, oldest card first."""
        return "".join("sbf"[kind] for kind in self.state.pile)

    def events(self, kind: str = "", seat: int = 0) -> list[Event]:
        """Returns what a player was told, all of it or one kind."""
        told = [GAME.event(row) for row in self.log.seen_by(seat)]
        return [event for event in told if event.kind == kind or not kind]
