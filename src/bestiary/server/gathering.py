"""A table before its game: who is here, who sits where, and how they will play. Rules alone; it sends nothing."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bestiary import bots
from bestiary.core.game import Game
from bestiary.core.registry import get
from bestiary.table.clock import ClockSetting
from bestiary.table.errors import TableRefusal
from bestiary.table.seats import check_bot, clean_name, known_as

BEASTS: Final = ("owl", "slug", "imp", "bat", "cat", "toad", "moth", "hare")
COLOURS: Final = 6  # identities that the page draws, each a colour, a pattern and a shape
USUAL_CHAIRS: Final = 6  # beyond them chairs begin closed
MOST_GUESTS: Final = 40

ChairKind = Literal["free", "bot", "closed", "here"]


class Guest(msgspec.Struct, kw_only=True):
    """Somebody who came; his token is nowhere, only its hash."""

    number: int
    lock: str
    name: str = ""
    beast: str = ""
    colour: int = -1
    chair: int = -1
    ready: bool = False
    admitted: bool = True  # who came by the spoken name waits until the host lets him in


class Chair(msgspec.Struct, kw_only=True):
    """A place at the table; who sits on it says so himself, but for bots and those who share the host's screen."""

    kind: ChairKind = "free"
    bot: str = ""
    name: str = ""  # of somebody at the host's screen


class Gathering(msgspec.Struct, kw_only=True):
    """A table whose game has not begun, as it is stored."""

    id: str
    at: int
    game: str
    chairs: list[Chair]
    options: dict[str, str]
    word: str  # the link's: it lets in, and gives nobody's seat
    spoken: str  # the name to call it by
    host: int = 0
    guests: list[Guest] = []
    clock: ClockSetting = ClockSetting()
    hints: bool = False
    listed: bool = False
    locked: bool = False
    talk: bool = True  # whether people may write what they like once the game has begun
    starts: int = 0  # when it begins by itself, with bots on the free chairs; 0 for whenever the host likes
    arrivals: int = 0  # guests there ever were
    sent_away: list[str] = []  # hashes of the tokens of those who were asked to leave
    table: str = ""  # the game, once it has begun

    # Who is there

    def guest(self, number: int) -> Guest:
        """Return a guest by his number."""
        for guest in self.guests:
            if guest.number == number:
                return guest
        raise TableRefusal("no-guest", "there is no such guest here any more")

    def sitter(self, chair: int) -> Guest | None:
        """Return who sits on a chair."""
        return next((guest for guest in self.guests if guest.chair == chair), None)

    def is_taken(self, chair: int) -> bool:
        """Tell whether somebody will play from a chair."""
        return self.chairs[chair].kind in ("bot", "here") or self.sitter(chair) is not None

    def is_open(self, chair: int) -> bool:
        """Tell whether a guest may sit down on a chair."""
        return self.chairs[chair].kind == "free" and self.sitter(chair) is None

    def taken(self) -> list[int]:
        """Return the chairs from which somebody will play."""
        return [chair for chair in range(len(self.chairs)) if self.is_taken(chair)]

    def has_room(self) -> bool:
        """Tell whether a stranger may come and sit down."""
        return not self.locked and not self.table and any(self.is_open(chair) for chair in range(len(self.chairs)))

    # Coming and going

    def come(self, lock: str, *, admitted: bool, here: set[int]) -> Guest:
        """Let somebody new in; who only looked on and has gone makes room for him."""
        if lock in self.sent_away:
            raise TableRefusal("sent-away", "the host has asked you to leave this table")
        if self.locked:
            raise TableRefusal("locked", "this table is locked: its host lets nobody else in")
        if len(self.guests) >= MOST_GUESTS:
            gone = [each for each in self.guests if each.chair < 0 and each.number not in {*here, self.host}]
            if not gone:
                raise TableRefusal("full", "as many people are here as this table takes")
            self.guests.remove(gone[0])
        guest = Guest(number=self.arrivals, lock=lock, admitted=admitted)
        self.arrivals += 1
        if admitted and not any(each.number == self.host for each in self.guests):
            self.host = guest.number  # everybody had left
        self.guests.append(guest)
        return guest

    def sit(self, by: int, chair: int, name: str, beast: str, colour: int, ready: bool) -> None:
        """Take a free chair under a name, or none to look on; beast and colour are the guest's while he stays."""
        guest = self._admitted(by)
        name = clean_name(name)
        others = [each for each in self.guests if each is not guest]
        if any(known_as(each.name) == known_as(name) for each in others):
            raise TableRefusal("name-taken", f"somebody here is called {name} already: choose another name")
        if beast not in BEASTS:
            raise TableRefusal("bad-value", f"the beasts are {', '.join(BEASTS)}, not {beast!r}")
        if not -1 <= chair < len(self.chairs):
            raise TableRefusal("bad-value", f"this table has chairs 0 to {len(self.chairs) - 1}, not {chair}")
        if chair >= 0 and chair != guest.chair and not self.is_open(chair):
            raise TableRefusal("chair-taken", "this chair is taken or closed: choose a free one")
        if chair >= 0 and colour >= 0:
            self._check_colour(colour, others)
        guest.name, guest.beast, guest.chair = name, beast, chair
        guest.colour = colour if chair >= 0 else -1
        guest.ready = ready and chair >= 0
        self._colour()

    def _check_colour(self, colour: int, others: list[Guest]) -> None:
        if colour >= COLOURS:
            raise TableRefusal("bad-value", f"there are colours 0 to {COLOURS - 1}, not {colour}")
        worn = {each.colour for each in others if each.chair >= 0}
        if colour in worn and len(worn) < COLOURS:
            raise TableRefusal("colour-taken", "somebody here wears this colour: choose another one")

    def _colour(self) -> None:
        """Give whoever sits without a colour one that nobody wears."""
        for guest in self.guests:
            if guest.chair >= 0 and guest.colour < 0:
                worn = {each.colour for each in self.guests if each.chair >= 0}
                free = [colour for colour in range(COLOURS) if colour not in worn]
                guest.colour = free[0] if free else guest.chair % COLOURS

    def _admitted(self, by: int) -> Guest:
        guest = self.guest(by)
        if not guest.admitted:
            raise TableRefusal("knocking", "the host has not let you in yet")
        return guest

    # What the host may do

    def check_host(self, by: int) -> None:
        """Refuse what only the host may do."""
        if by != self.host:
            raise TableRefusal("not-yours", "only the host of this table may do this")

    def arrange_chair(self, by: int, chair: int, kind: ChairKind, bot: str, name: str) -> None:
        """Put a bot or somebody at the host's screen on a chair, close it, or open it again."""
        self.check_host(by)
        if not 0 <= chair < len(self.chairs):
            raise TableRefusal("bad-value", f"this table has chairs 0 to {len(self.chairs) - 1}, not {chair}")
        if self.sitter(chair) is not None:
            raise TableRefusal("chair-taken", "somebody sits on this chair")
        found = Chair(kind=kind)
        if kind == "bot":
            found.bot = check_bot(bot or bots.DEFAULT)
        if kind == "here":
            found.name = clean_name(name)
        self.chairs[chair] = found

    def arrange(self, by: int, chosen: dict[str, str], clock: ClockSetting | None, hints: bool | None) -> None:
        """Say how the game will be played. Only what changes is said, so two quick changes both hold."""
        self.check_host(by)
        self.clock = self.clock if clock is None else clock.check()
        self.options, self.hints = {**self.options, **chosen}, self.hints if hints is None else hints

    def read(self, options: dict[str, str]) -> dict[str, str]:
        """Return what some options come to beside the others; a text of one's own may take a while."""
        complete = get(self.game).complete({**self.options, **options})
        return {name: complete[name] for name in options}

    def open_to(self, by: int, listed: bool | None, locked: bool | None, talk: bool | None) -> None:
        """Say whom the table is open to; what strangers can read is ready-made until the host says otherwise."""
        self.check_host(by)
        if listed is not None and listed != self.listed:
            self.listed, self.talk = listed, not listed
        elif talk is not None:
            self.talk = talk
        self.locked = self.locked if locked is None else locked

    def hand_on(self, by: int, to: int) -> None:
        """Make another guest the host."""
        self.check_host(by)
        self.host = self._admitted(to).number

    def admit(self, by: int, number: int) -> None:
        """Let in somebody who came by the table's spoken name."""
        self.check_host(by)
        self.guest(number).admitted = True

    def send_away(self, by: int, number: int) -> None:
        """Ask a guest to leave; his place is free."""
        self.check_host(by)
        if number == self.host:
            raise TableRefusal("bad-value", "the host leaves by handing his part on")
        guest = self.guest(number)
        self.guests.remove(guest)
        self.sent_away = [*self.sent_away, guest.lock][-MOST_GUESTS:]

    def leave(self, by: int) -> None:
        """Go for good; the host's part goes to whoever came first of those who stay."""
        self.guests.remove(self.guest(by))
        if by == self.host:
            self.inherit(self.guests)

    def inherit(self, heirs: list[Guest]) -> None:
        """Make whoever came first of those who sit the host, or else of those who look on."""
        if admitted := [each for each in heirs if each.admitted]:
            self.host = min(admitted, key=lambda each: (each.chair < 0, each.number)).number


def gather(game: Game, *, id: str, at: int, word: str, spoken: str) -> Gathering:  # noqa: A002
    """Make a table to gather at, with its chairs free as far as a game usually has players."""
    most = max(game.seats)
    chairs = [Chair(kind="free" if place < max(USUAL_CHAIRS, min(game.seats)) else "closed") for place in range(most)]
    return Gathering(
        id=id, at=at, game=game.id, chairs=chairs, options=game.complete({}), word=word, spoken=spoken, guests=[]
    )
