"""A position in notation that a test plays on, also in notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bestiary.core import Chance, Event, Log, Tape, bits, get, plain
from bestiary.games.maker.notation.actions import SEATS, read_action, write_action
from bestiary.games.maker.notation.positions import CODES, ROWS
from bestiary.games.maker.notation.reading import read_position
from bestiary.games.maker.rules.numbers import SEWN

GAME = get("maker")
FRONT = re.compile(r"\b(la|ra|ll|rl|he|br)([0-7])\b")


class Scene:
    """Is a game that stands in a position; `rolls` are what the white die will show."""

    def __init__(self, text: str, rolls: Sequence[int] = ()) -> None:
        self.state = read_position(text)
        self.state.chance = Tape([roll - 1 for roll in rolls]) if rolls else Chance(1)
        self.log = self.state.log = Log()

    def do(self, *actions: str) -> Scene:
        """Plays actions such as `rob` or `b: hand la3` by their player, else by the first who owes a decision."""
        for text in actions:
            seat, action = self.read(text)
            self.state.play(seat, action)
        return self

    def read(self, text: str) -> tuple[int, int]:
        """Reads an action with cards named by their fronts, and who plays it."""
        player, _, words = text.rpartition(": ")
        seat = SEATS.index(player) if player else bits(self.state.to_act())[0]
        named = FRONT.sub(lambda match: f"#{self.card(match[0])}", words)
        return seat, read_action(named, int(self.state.turn), int(self.state.seats))

    def card(self, front: str) -> int:
        """Returns the handle of a front."""
        kind, value = CODES.index(front[:2]), int(front[2])
        return next(
            card
            for card in range(self.state.cards())
            if (self.state.kind[card], self.state.value[card]) == (kind, value)
        )

    def refusal(self, text: str) -> str:
        """Tries an action and returns the id of the rule that refuses it; nothing may change."""
        seat, action = self.read(text)
        before = plain(self.state), len(self.log), self.state.chance.asked
        number = int(self.state.refusal(seat, action))
        assert (plain(self.state), len(self.log), self.state.chance.asked) == before
        return GAME.rule(number).id if number else "allowed"

    @property
    def owing(self) -> str:
        """Returns the players who owe a decision."""
        return "".join(SEATS[seat] for seat in bits(self.state.to_act()))

    def legal(self, player: str = "") -> list[str]:
        """Returns what a player may do, with cards named by their fronts."""
        seat = SEATS.index(player) if player else bits(self.state.to_act())[0]
        texts = [write_action(each, int(self.state.turn), int(self.state.seats)) for each in self.state.legal(seat)]
        return [re.sub(r"#(\d+)", lambda match: self.front(int(match[1])), text) for text in texts]

    def can(self, kind: str, player: str = "") -> list[str]:
        """Returns those legal actions that begin with a word."""
        return [action for action in self.legal(player) if action.split()[0] == kind]

    def front(self, card: int) -> str:
        """Returns the front of a handle."""
        return f"{CODES[self.state.kind[card]]}{self.state.value[card]}"

    def row(self, name: str) -> str:
        """Returns the cards of a row, from the bottom or the left."""
        place = ROWS.index(name)
        cards = sorted(
            (card for card in range(self.state.cards()) if self.state.place[card] == place),
            key=lambda card: self.state.rank[card],
        )
        return ",".join(map(self.front, cards)) or "-"

    def monster(self, player: str) -> str:
        """Returns what a player has sewn on, by kind."""
        seat = SEATS.index(player)
        cards = [int(card) for card in self.state.sewn[seat * 6 : seat * 6 + 6] if card >= 0]
        assert all(self.state.place[card] == SEWN + seat for card in cards)
        return ",".join(map(self.front, cards)) or "-"

    @property
    def dice(self) -> list[int]:
        """Returns all Study dice."""
        return [int(die) for die in self.state.die]

    def knows(self, front: str) -> str:
        """Returns who knows a front; * is the spectator."""
        seen = self.state.seen[self.card(front)]
        return "".join(letter for seat, letter in enumerate(f"{SEATS[: self.state.seats]}*") if seen >> seat & 1)

    def stones(self, player: str) -> list[int]:
        """Returns a player's robbery cards that lie face up."""
        return [bit + 1 for bit in bits(int(self.state.stones[SEATS.index(player)]))]

    def events(self, kind: str = "", player: str = "a") -> list[Event]:
        """Returns what a player (or the spectator, *) was told, all of it or one kind."""
        seat = int(self.state.seats) if player == "*" else SEATS.index(player)
        told = [GAME.event(row) for row in self.log.seen_by(seat)]
        return [event for event in told if event.kind == kind or not kind]

    def scores(self) -> list[int]:
        """Returns all points."""
        return [int(self.state.score(seat)) for seat in range(self.state.seats)]
