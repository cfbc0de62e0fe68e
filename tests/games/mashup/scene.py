"""A position in notation that a test plays on, also in notation; windows that a test does not name are passed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import bestiary.games.mashup.rules.numbers as n
from bestiary.core import Chance, Event, Log, bits, get, plain
from bestiary.games.mashup.content.chart import parse_chart
from bestiary.games.mashup.content.sets import (
    card_number,
    card_table,
    chart_table,
    effect_table,
    parse_cards,
    standard_cards,
)
from bestiary.games.mashup.notation.actions import SEATS, location_name, read_action, write_action
from bestiary.games.mashup.notation.positions import read_position

GAME = get("mashup")
# Tests of rules count with these numbers: the shipped set is a design that may change, and no rule with it.
FOLDER = Path(__file__).parent
KNOWN = {card.name: card for card in parse_cards((FOLDER / "known_cards.txt").read_text("utf-8"))}
CARDS = tuple(KNOWN.get(card.name, card) for card in standard_cards())  # a new card as it is shipped
CHART = parse_chart((FOLDER / "known_chart.txt").read_text("utf-8"))
TABLES = (card_table(CARDS), effect_table(CARDS), chart_table(CHART))
WINDOWS = {int(value): name[2:].lower() for name, value in vars(n).items() if name.startswith("W_")}
FRAMES = {int(value): name[2:].lower() for name, value in vars(n).items() if name.startswith("F_")}


class Scene:
    """Is a game that stands in a position; `rolls` are what the dice will show, after which chance is free.

    Locations are named `l1`, Items `i1`, players by letters: `b: play blaze l1` plays a card and names its target.
    """

    def __init__(self, text: str, rolls: Sequence[int] = ()) -> None:
        self.log = Log()
        self.told = 0
        self.chance = Dice(rolls)
        self.state = read_position(text, self.chance, self.log, TABLES)

    # Playing

    def do(self, *actions: str) -> Scene:
        """Plays actions; windows in which the player named does not owe or may not act so are passed by everyone."""
        for text in actions:
            for part in self.parts(text):
                self.reach(part)
        return self

    def parts(self, text: str) -> list[str]:
        """Splits `b: play blaze l1` into playing the card and choosing its target."""
        player, _, words = text.rpartition(": ")
        said = words.split()
        prefix = f"{player}: " if player else ""
        if (
            said[0] in ("play", "before", "attack", "breathe")
            and len(said) == 3
            and said[-1] not in ("units", "location")
        ):
            if said[2] in SEATS:
                return [f"{prefix}{said[0]} {said[1]}", f"{prefix}monster {said[2]}"]
            return [f"{prefix}{said[0]} {said[1]}", f"{prefix}{said[2]}"]
        return [text]

    def reach(self, text: str) -> None:
        """Plays one action, after passing windows that stand before it; a choice without another may be named, too."""
        while True:
            if self.was_chosen(text):
                return
            seat, action = self.read(text)
            if self.state.to_act() >> seat & 1 and not self.state.refusal(seat, action):
                self.told = len(self.log.seen_by(0))
                self.state.play(seat, action)
                return
            if self.state.over or self.state.top() != n.F_WINDOW:
                raise AssertionError(f"{text!r} can't be done; {self.asked} may {self.legal(SEATS[seat])}")
            self.pass_all()

    def was_chosen(self, text: str) -> bool:
        """Tells whether the table has already made the choice that a text names, since there was no other."""
        word = text.rpartition(": ")[2]
        if not re.match(r"(i[0-9]|l[0-9]|unit |infantry|monster |food )", word):
            return False
        rows = [GAME.event(row) for row in self.log.seen_by(0)][self.told :]
        made = [event for event in rows if event.kind in ("aimed", "announced-on", "spent-food", "orders")]
        seat, action = self.read(text)
        legal = self.state.to_act() >> seat & 1 and not self.state.refusal(seat, action)
        return bool(made) and not legal

    def read(self, text: str) -> tuple[int, int]:
        """Reads an action and who plays it."""
        player, _, words = text.rpartition(": ")
        seat = SEATS.index(player) if player else self.first_to_act()
        if words[0] == "l" and words[1:].isdigit():
            return seat, int(n.A_PLACE) + int(words[1:]) - 1
        if words[0] == "i" and words[1:].isdigit():
            return seat, int(n.A_UNIT) + int(words[1:]) - 1
        return seat, read_action(self.state, words)

    def first_to_act(self) -> int:
        """Returns the player on turn in windows, else who owes."""
        if self.state.top() == n.F_WINDOW or self.state.over:
            return int(self.state.turn)
        return bits(self.state.to_act())[0]

    def pass_all(self) -> None:
        """Lets everyone who owes an answer in the open window pass."""
        for seat in bits(self.state.to_act()):
            assert not self.state.draft[seat], "somebody is still choosing a target"
            self.state.play(seat, int(n.A_PASS))

    def settle(self) -> Scene:
        """Passes windows until another decision is due."""
        while self.state.top() == n.F_WINDOW and not self.state.over:
            self.pass_all()
        return self

    def until(self, asked: str) -> Scene:
        """Passes windows until a certain one is open or another decision is due."""
        while self.asked != asked and self.state.top() == n.F_WINDOW:
            self.pass_all()
        assert self.asked == asked, f"{self.asked} instead of {asked}"
        return self

    def refusal(self, text: str) -> str:
        """Tries an action and returns the id of the rule that refuses it; nothing may change."""
        seat, action = self.read(text)
        before = plain(self.state), len(self.log), self.chance.asked
        number = int(self.state.refusal(seat, action))
        assert (plain(self.state), len(self.log), self.chance.asked) == before
        return GAME.rule(number).id if number else "allowed"

    def legal(self, player: str = "") -> list[str]:
        """Returns what a player may do."""
        seat = SEATS.index(player) if player else self.first_to_act()
        return [write_action(self.state, action) for action in self.state.legal(seat)]

    # Looking

    @property
    def asked(self) -> str:
        """Names what is asked: a window or a decision."""
        if self.state.over:
            return "over"
        if self.state.top() == n.F_WINDOW:
            return WINDOWS[int(self.state.top_value(1))]
        return FRAMES[int(self.state.top())]

    @property
    def owing(self) -> str:
        """Returns the players who owe a decision."""
        return "".join(SEATS[seat] for seat in bits(self.state.to_act()))

    def monster(self, player: str) -> tuple[int, int]:
        """Returns a monster's Size and Health."""
        seat = SEATS.index(player)
        return int(self.state.size[seat]), int(self.state.health[seat])

    def place(self, player: str) -> str:
        """Returns where a monster is."""
        place = int(self.state.place[SEATS.index(player)])
        return "nowhere" if place == n.NOWHERE else f"l{place + 1}"

    def stomach(self, player: str) -> str:
        """Returns what a monster has eaten."""
        at = SEATS.index(player) * int(n.FOODS)
        return "".join(letter * int(self.state.stomach[at + token]) for token, letter in enumerate("ympi"))

    def food(self, slot: int) -> str:
        """Returns the tokens on a Location."""
        return "".join(
            letter * int(self.state.site_food[(slot - 1) * n.FOODS + token]) for token, letter in enumerate("ympi")
        )

    def site(self, slot: int) -> str:
        """Returns a Location by name, or what became of it."""
        gone = self.state.site[slot - 1] in (n.GONE, n.EMPTY)
        return "gone" if gone else location_name(self.state, slot - 1).rpartition("-")[0]

    def infantry(self, slot: int) -> int:
        """Returns how many Infantry stand on a Location."""
        return int(self.state.standing[slot - 1])

    def items(self, slot: int | str) -> list[str]:
        """Returns the Items on a Location, or nowhere."""
        place = n.NOWHERE if slot == "nowhere" else int(slot) - 1
        names = [card.name for card in standard_cards()]
        return [names[k] for k, p in zip(self.state.thing_kind, self.state.thing_place, strict=True) if p == place]

    def fame(self, player: str) -> int:
        """Returns a player's Infamy."""
        return int(self.state.fame[SEATS.index(player)])

    def quarters(self, player: str) -> int:
        """Returns how far a monster's chart is turned."""
        return int(self.state.quarters[SEATS.index(player)])

    def lost(self, player: str) -> bool:
        """Tells whether a monster has lost the Monster Move under way."""
        return bool(self.state.lost[SEATS.index(player)])

    def has(self, player: str, mutation: str) -> int:
        """Returns whether a monster has a Mutation: 2 if its Breath Attack is used."""
        return int(self.state.mutation[SEATS.index(player) * n.MUTATIONS + card_number(mutation) - n.FIRST_MUTATION])

    def held(self, player: str, card: str) -> int:
        """Returns how many of a card a player can play."""
        return int(self.state.hand[SEATS.index(player) * n.MAIN + card_number(card)])

    def discarded(self, card: str) -> int:
        """Returns how many of a card lie on the discard pile."""
        return int(self.state.discard[card_number(card)])

    def events(self, kind: str = "", player: str = "a") -> list[Event]:
        """Returns what a player (or the spectator, *) was told, all of it or one kind."""
        seat = int(self.state.seats) if player == "*" else SEATS.index(player)
        told = [GAME.event(row) for row in self.log.seen_by(seat)]
        return [event for event in told if event.kind == kind or not kind]

    def kinds(self) -> list[str]:
        """Returns the kinds of all events, but for windows that closed."""
        return [event.kind for event in self.events() if event.kind != "closed"]


class Dice(Chance):
    """Answers with the faces that a test names; a draw from a deck takes the next number as it is."""

    def __init__(self, rolls: Sequence[int]) -> None:
        super().__init__(1)
        self.rolls = list(rolls)

    def below(self, n: int) -> int:
        if n <= 1 or not self.rolls:
            return super().below(n)
        self.asked += 1
        roll = self.rolls.pop(0)
        value = roll - 1 if n == 6 else roll
        assert 0 <= value < n, f"{roll} can't be rolled of {n}"
        return value


__all__ = ["GAME", "Scene"]
