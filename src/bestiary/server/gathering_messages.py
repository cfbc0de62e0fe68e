"""What is said on the socket of a table whose game has not begun. `docs/protocol.md` tells how it goes together."""

from __future__ import annotations

import msgspec

from bestiary.server.gathering import Chair, ChairKind
from bestiary.server.messages import (
    Ack,
    Error,
    KeyRound,
    Message,
    Ping,
    Pong,
    Promise,
    Reply,
    Request,
    ShowNumber,
)
from bestiary.table.clock import ClockSetting

LARGEST_WISH = 60_000  # bytes a guest may send at once: a host may send texts of his own

# From the page


class Come(Message, tag="come"):
    """What comes first: the guest's own token if he was here before, else the link's word; neither, to knock."""

    protocol: int
    token: str = ""
    word: str = ""
    name: str = ""  # under which he knocks
    adds: bool = False  # a number to the table's key: whoever does is waited for


class Sit(Request, tag="sit"):
    """A message that takes a chair under a name, with a beast and a colour; a chair of -1 is to look on."""

    chair: int
    name: str
    beast: str
    colour: int = -1
    ready: bool = False


class SetChair(Request, tag="chair"):
    """A message by which the host puts a bot or somebody at his own screen on a chair, or closes or opens it."""

    chair: int
    kind: ChairKind
    bot: str = ""
    name: str = ""


class Arrange(Request, tag="arrange"):
    """A message that says how the game will be played; the host's right. What is left out stays as it is."""

    options: dict[str, str] = msgspec.field(default_factory=dict)
    clock: ClockSetting | None = None
    hints: bool | None = None


class OpenTo(Request, tag="open_to"):
    """The host's word on whether strangers see the table, whether it is locked and whether people may write freely.

    What is left out stays as it is.
    """

    listed: bool | None = None
    locked: bool | None = None
    talk: bool | None = None


class HandOn(Request, tag="hand_on"):
    """A message that makes another guest the host."""

    guest: int


class Admit(Request, tag="admit"):
    """A message that lets in who came by the spoken name; the host's right."""

    guest: int


class SendAway(Request, tag="send_away"):
    """A message that asks a guest to leave; the host's right."""

    guest: int


class Leave(Request, tag="leave"):
    """A message with which a guest goes for good."""


class Start(Request, tag="start"):
    """The host's word to begin the game with all who sit, once those of them who are here have made its key."""


GuestMessage = (
    Come | Sit | SetChair | Arrange | OpenTo | HandOn | Admit | SendAway | Leave | Start | Promise | ShowNumber | Ping
)


# To the page


class Received(Reply, tag="received"):
    """The answer to come: who one is here, and the token that shows it; told once, kept by the guest's own device."""

    protocol: int
    gathering: str
    game: str
    you: int
    token: str  # empty if the guest had it already
    heartbeat: int


class Knocking(Reply, tag="knocking"):
    """A message that says that the host has yet to let one in."""


class GuestInfo(msgspec.Struct):
    """What all know of a guest."""

    number: int
    name: str
    beast: str
    colour: int
    chair: int
    ready: bool
    admitted: bool
    here: bool


class Gathered(Reply, tag="gathered"):
    """How the table stands: all of it, whenever it has changed."""

    host: int
    guests: list[GuestInfo]
    chairs: list[Chair]
    options: dict[str, str]
    clock: ClockSetting
    hints: bool
    listed: bool
    locked: bool
    talk: bool
    starts: int
    word: str
    spoken: str
    players: int  # who will play if it begins now,
    lacking: int  # how many are missing before it can,
    trouble: str  # and what else is in the way, in words


class Begun(Reply, tag="begun"):
    """The news that the game has begun: a guest's own token opens his seat there, `watch` lets anybody look on."""

    table: str
    seats: list[int]
    watch: str


GatheringReply = Received | Knocking | Gathered | KeyRound | Begun | Ack | Error | Pong

decoder = msgspec.json.Decoder(GuestMessage)
