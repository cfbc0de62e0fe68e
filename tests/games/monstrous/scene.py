"""A position in notation that a test plays on, also in notation, with throws that land where the test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bestiary.core import NATURE, Chance, Event, Log, State, bits, column, get, plain
from bestiary.games.monstrous.checks.staging import Where, do, flying, landing
from bestiary.games.monstrous.content.powers import Powers
from bestiary.games.monstrous.notation.actions import card_name, read_action, write_action
from bestiary.games.monstrous.notation.positions import card_of, read_position
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.piles import deck_card, known_cards
from bestiary.games.monstrous.show.prompts import prompt
from bestiary.games.monstrous.show.view import MonstrousView
from bestiary.games.monstrous.state import Monstrous

GAME = get("monstrous")
MONSTERS = int(n.MONSTERS)
PLACES_FROM = int(n.MONSTER_CARDS)
FIRST = {"naxos": (-320, 210), "athens": (320, 210), "corinth": (0, 0), "sparta": (-320, -210), "troy": (320, -210)}
FAR = (-100, 300)  # where nothing lies


class Scene:
    """Is a game that stands in a position."""

    def __init__(self, text: str = "", powers: Powers | None = None, state: State | None = None) -> None:
        found = state or read_position(text, powers, Chance(1))
        assert isinstance(found, Monstrous)
        self.state = found
        self.state.chance = Chance(1)
        self.log = self.state.log = Log()

    # Playing

    def do(self, *actions: str) -> Scene:
        """Plays actions by the seat that is asked."""
        do(self.state, *actions)
        return self

    def plan(self, text: str) -> Scene:
        """Chooses a card and a side, such as `dragon unique`, and aims anywhere."""
        return self.do(text)

    def land(self, where: Mapping[str, Where], under: Mapping[str, Sequence[str]] | None = None) -> Scene:
        """Lets what was thrown come to rest: cards by name, each over what it overlaps but for those it is under."""
        self.state.apply_nature(column(self.outcome(where, under)))
        return self

    def throw(
        self,
        text: str,
        x: float,
        y: float,
        degrees: float = 0,
        under: Sequence[str] = (),
        up: str = "",
        **others: Where,
    ) -> Scene:
        """Throws a card so that it lands somewhere; `others` are cards that it moves, `a_dragon` for a.dragon."""
        self.plan(text)
        card = self.flying()[0]
        moved = {name.replace("_", "."): where for name, where in others.items()}
        return self.land({card: (x, y, degrees, up or text.split()[1]), **moved}, {card: under})

    def flying(self) -> list[str]:
        """Returns the cards that are in the air."""
        return [self.name(card) for card in flying(self.state)]

    def outcome(self, where: Mapping[str, Where], under: Mapping[str, Sequence[str]] | None = None) -> list[int]:
        """Returns nature's outcome in which some cards have moved."""
        assert self.state.to_act() == NATURE
        names = {self.card(name): [self.card(each) for each in below] for name, below in (under or {}).items()}
        return landing(self.state, {self.card(name): at for name, at in where.items()}, names)

    # Reading

    def twin(self) -> Scene:
        """Returns a copy to try something on."""
        return Scene(state=self.state.clone())

    def view(self, seat: int = 0) -> MonstrousView:
        """Returns what a seat is shown."""
        found = GAME.view_of(self.state, seat)
        assert isinstance(found, MonstrousView)
        return found

    def card(self, name: str) -> int:
        """Returns the number of a.dragon or of a location on the table."""
        return card_of(self.state, name)

    def name(self, card: int) -> str:
        """Returns the name of a card."""
        return card_name(card) if card < PLACES_FROM else n.LOCATION_NAMES[self.state.location[card - PLACES_FROM]]

    def hits(self, name: str) -> list[str]:
        """Returns what a card hits now."""
        return sorted(self.name(int(each)) for each in self.state.look().hits(self.card(name)))

    def _monsters(self, where: int, board: int, seat: int = -1) -> str:
        cards = range(board * MONSTERS, (board + 1) * MONSTERS)
        found = [
            each for each in cards if self.state.place[each] == where and seat in (-1, int(self.state.holder[each]))
        ]
        return ",".join(n.MONSTER_NAMES[each % MONSTERS] for each in found)

    def hand(self, letter: str) -> str:
        """Returns a seat's hand."""
        seat = n.SEAT_LETTERS.index(letter)
        return self._monsters(int(n.HAND), int(self.state.board_of(seat)), seat)

    def deck(self, letter: str) -> str:
        """Returns a seat's deck as far as it is known, from the top."""
        seat = n.SEAT_LETTERS.index(letter)
        known = range(1, int(known_cards(self.state, seat)) + 1)
        return ",".join(n.MONSTER_NAMES[int(deck_card(self.state, seat, depth)) % MONSTERS] for depth in known)

    def underworld(self, god: str) -> str:
        """Returns a god's Underworld."""
        return self._monsters(int(n.UNDERWORLD), "abcde".index(god))

    @property
    def table(self) -> list[str]:
        """Returns the monsters on the table."""
        return [self.name(card) for card in range(PLACES_FROM) if self.state.place[card] == n.TABLE]

    @property
    def faith(self) -> list[int]:
        """Returns every god's Faith."""
        return [int(each) for each in self.state.faith]

    @property
    def asked(self) -> str:
        """Returns who is asked, and for what: `a throw`."""
        if self.state.to_act() in (0, NATURE):
            return "nature" if self.state.to_act() else "nobody"
        seat = bits(self.state.to_act())[0]
        return f"{n.SEAT_LETTERS[seat]} {prompt(self.state, seat).message.removeprefix('prompt-')}"

    @property
    def legal(self) -> list[str]:
        """Returns what the seat that is asked may do."""
        seat = bits(self.state.to_act())[0]
        return [write_action(self.state, action) for action in self.state.legal(seat)]

    def refusal(self, text: str, seat: int | None = None) -> str:
        """Tries an action and returns the id of the rule that refuses it; nothing may change."""
        before = plain(self.state), len(self.log)
        who = bits(self.state.to_act())[0] if seat is None else seat
        number = int(self.state.refusal(who, read_action(self.state, text)))
        assert (plain(self.state), len(self.log)) == before
        return GAME.rule(number).id if number else "allowed"

    def events(self, *kinds: str) -> list[Event]:
        """Returns what was told, all of it or some kinds."""
        told = [GAME.event(row) for row in self.log.seen_by(0)]
        return [event for event in told if event.kind in kinds or not kinds]

    def told(self, *kinds: str) -> list[str]:
        """Returns the same in words."""
        names = [f"player {letter}" for letter in n.SEAT_LETTERS]
        return [GAME.say_event(event, names, GAME.words()) for event in self.events(*kinds)]
