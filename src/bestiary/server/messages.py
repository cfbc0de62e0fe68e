"""The socket protocol: one JSON object a message, its kind in `t`. `docs/protocol.md` tells how they go together.

These types are the protocol: both ends are checked against them, and the page's TypeScript types come from them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.bots.wire import Reason
from bestiary.core.record import Share
from bestiary.table.news import Chat, Snapshot, Update

PROTOCOL = 1  # raised by any change that an older page could not follow


# From the page


class Message(msgspec.Struct, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    """Something a client sends."""


class Request(Message, kw_only=True):
    """A message that changes the table: sent again under the same id, it has no second effect."""

    id: str


class Hello(Message, tag="hello"):
    """A message that comes first: the token of a link, and for each seat the last version the client saw."""

    protocol: int
    token: str
    seen: dict[str, int] = {}
    adds: bool = False  # a number to the key of a rematch


class Act(Request, tag="act"):
    """A decision: an action's number, or its notation."""

    seat: int
    action: int | str


class Aim(Request, tag="aim"):
    """A decision by a row of numbers, in a game that has them."""

    seat: int
    numbers: list[int]


class Undo(Request, tag="undo"):
    """A message that takes the seat's last decision back."""

    seat: int


class Say(Request, tag="say"):
    """A line of chat."""

    text: str


class GiveOrders(Request, tag="orders"):
    """The kinds of moments at which the seat wants to be asked; at all others the table passes for it."""

    seat: int
    ask: list[str]
    until_turn: bool = False


class Name(Request, tag="name"):
    """A message that changes the name shown for a seat."""

    seat: int
    name: str


class Back(Request, tag="back"):
    """A message that takes a seat back from the bot that stood in."""

    seat: int


class StandIn(Request, tag="stand_in"):
    """A message that puts a bot in the place of someone who left; the owner's right."""

    seat: int
    bot: str = "brute"


class Abandon(Request, tag="abandon"):
    """A message that ends the game for all; the owner's right."""


class LetTalk(Request, tag="talk"):
    """A message that says whether people may write what they like, or ready-made phrases alone; the owner's right."""

    free: bool


class Idle(Request, tag="idle"):
    """A message that says that a seat holds all others up: when most of the seated do, a bot takes it."""

    seat: int


class Rematch(Request, tag="rematch"):
    """A message that opens another table for the same people, once this game is over."""


class Promise(Request, tag="promise"):
    """A message that promises a number for a key that is being made, by its hash."""

    attempt: int
    commitment: str


class ShowNumber(Request, tag="show_number"):
    """A message that shows the number that was promised, once everybody's hash was told."""

    attempt: int
    number: str


class Why(Message, tag="why"):
    """The question whether an action, or an aim by its numbers, is allowed, and which rule forbids it."""

    id: str
    seat: int
    action: int | str | list[int]


class AskHint(Message, tag="hint"):
    """The question for the best moves of a seat that owes a decision, where the table has agreed on hints."""

    id: str
    seat: int


class AskPreviews(Message, tag="previews"):
    """The question what each choice of a seat, or of the moment for spectators, would do."""

    id: str
    seat: int


class Ping(Message, tag="ping"):
    """A message that asks for a sign of life."""

    n: int = 0


ClientMessage = (
    Hello
    | Act
    | Aim
    | Undo
    | GiveOrders
    | Say
    | Name
    | Back
    | StandIn
    | Abandon
    | LetTalk
    | Idle
    | Rematch
    | Promise
    | ShowNumber
    | Why
    | AskHint
    | AskPreviews
    | Ping
)


# To the page


class Reply(msgspec.Struct, kw_only=True, tag_field="t"):
    """Something the server sends beside a seat's stream."""


class Welcome(Reply, tag="welcome"):
    """A message that answers hello: what the token gives. `seats` is empty for a spectator."""

    protocol: int
    table: str
    game: str
    seats: list[int]
    owner: bool
    hints: bool  # whether hints may be asked for
    heartbeat: int  # seconds after which the client should ping if it has nothing else to say
    patience: float  # seconds after which a seat that holds all up is idle, where there is no clock


class Ack(Reply, tag="ack"):
    """A message that says that a request is carried out and stored."""

    id: str


class Refusal(Reply, tag="refusal", omit_defaults=True):
    """The rule that forbids an action: its id on the rules or rulings page and its message in the catalogue.

    The grounds are the numbers behind it, for the message `grounds-<rule>`, where the game says them.
    """

    id: str
    rule: str
    message: str
    words: str
    grounds: dict[str, int] = {}


class Allowed(Reply, tag="allowed"):
    """A message that answers why: nothing forbids the action."""

    id: str


class HintMove(msgspec.Struct):
    """A move worth making: its number and notation, the chances to win with it, and what it changes at once."""

    action: int
    notation: str
    chance: float
    reasons: list[Reason]


class Hints(Reply, tag="hints"):
    """A message that answers hint: the moves that the bot finds best, the best first."""

    id: str
    seat: int
    bot: str
    moves: list[HintMove]


class Previewed(Reply, tag="previewed"):
    """The answer to previews: what is told of the moment, and of all choices by their action, at this version."""

    id: str
    seat: int
    version: int
    moment: Any
    choices: dict[str, Any]


class Error(Reply, omit_defaults=True, tag="error"):
    """What else was wrong. `code` is one of the protocol's; after a fatal one the socket is closed."""

    code: str
    words: str
    id: str = ""
    fatal: bool = False


class Presence(Reply, tag="presence"):
    """Who is here: for each seat whether a person or bot would answer, and how many spectators watch."""

    here: list[bool]
    spectators: int


class Manners(Reply, tag="manners"):
    """Whether people may write what they like, and whether strangers look on who can't write to the seated."""

    talk: bool
    strangers: bool


class IdleSaid(Reply, tag="idle_said"):
    """A message that says how many of the seated want a bot for an idle seat, and how many it takes."""

    seat: int
    said: int
    needed: int


class NewTable(Reply, tag="rematch"):
    """A message that says where the rematch is, with the recipient's own token for it."""

    table: str
    token: str


class KeyRound(Reply, tag="key_round"):
    """A message that tells how far the making of a key is: the server's hash first, then all people's hashes at once.

    As long as it is not settled whoever has an own seat in it promises a number, then he shows it.
    """

    attempt: int  # begun anew where somebody did not show his number
    commitment: str  # of the server's number
    settled: bool
    seats: list[int]  # for which numbers are added
    shares: list[Share]
    left_out: list[int]
    own: int  # the seat for which the recipient adds a number; -1 if he adds none


class Pong(Reply, tag="pong"):
    """A sign of life, with the server's time for the clocks in milliseconds."""

    n: int
    now: int


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Chat
    | Ack
    | Refusal
    | Allowed
    | Hints
    | Previewed
    | Error
    | Presence
    | Manners
    | IdleSaid
    | NewTable
    | KeyRound
    | Pong
)

# What Error.code can say, and the close code of those that end the socket.
ERRORS = {
    "protocol": "the client speaks another version of the protocol: reload the page",
    "malformed": "a message is no JSON, of no known kind, or lacks something",
    "too-large": "a message is longer than allowed",
    "hello-first": "the first message was not hello, or did not come in time",
    "unknown-table": "there is no table of this id",
    "bad-token": "the token opens no seat of this table",
    "full": "too many sockets are open at this table or from this address",
    "too-fast": "more messages came than a person could send",
    "not-yours": "the token does not hold this seat, or the right to do this",
    "notation": "a text names no action of this game",
    "undo": "nothing can be taken back",
    "over": "the game is over",
    "not-over": "a rematch follows when the game is over",
    "stood-in": "a bot plays this seat; take it back first",
    "out-of-time": "the seat's time has run out: a bot plays it to the end",
    "is-bot": "a bot already plays this seat",
    "still-here": "the person of this seat is here: only a leaver can be replaced",
    "bot": "a bot gave no move: a legal one was drawn for it",
    "nature": "a throw could not be computed in full: a simpler one was made of it",
    "bad-value": "a name, bot, line or seat is not as it should be",
    "no-hints": "this table has not agreed on hints",
    "sent-away": "the host has asked this guest to leave",
    "locked": "the host lets nobody else in",
    "knocking": "the host has not let this guest in yet",
    "no-guest": "there is no such guest here any more",
    "name-taken": "somebody here has this name",
    "chair-taken": "this chair is taken or closed",
    "colour-taken": "somebody here wears this colour",
    "not-startable": "those who sit can't begin yet",
    "begun": "the game begins or has begun",
    "spectator": "those who look on can't write to the seated at a table for everybody",
    "phrases": "the host has not allowed free chat: only ready-made phrases are said",
    "not-idle": "this seat owes nothing, or has not been idle for long",
    "not-due": "the seat has nothing to decide now",
    "hint": "no hint could be thought out; nothing was changed",
    "storage": "the change could not be stored: nothing was changed, try again",
    "other-rules": "this table was played under other rules: it can be watched as a record, not continued",
    "closing": "the server is shutting down: connect again in a moment",
}

CLOSE_CODES = {
    "protocol": 4000,
    "malformed": 4001,
    "too-large": 1009,
    "hello-first": 4002,
    "unknown-table": 4004,
    "bad-token": 4003,
    "full": 4005,
    "too-fast": 4006,
    "storage": 4007,
    "other-rules": 4008,
    "sent-away": 4009,
    "locked": 4010,
    "closing": 1012,
}

LARGEST_MESSAGE = 4096  # bytes a client may send at once

decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
