"""What a socket may ask of a table once its token is known, and how a no is put."""

from __future__ import annotations

import time
from collections.abc import Mapping

from bestiary.core.errors import BestiaryError, Refused
from bestiary.server.codes import code_of
from bestiary.server.connection import Connection
from bestiary.server.hub import Hub
from bestiary.server.jobs import told
from bestiary.server.live import Live
from bestiary.server.messages import (
    Abandon,
    Ack,
    Act,
    Aim,
    Allowed,
    AskHint,
    AskPreviews,
    Back,
    ClientMessage,
    GiveOrders,
    Hello,
    Idle,
    LetTalk,
    Name,
    Ping,
    Pong,
    Promise,
    Refusal,
    Rematch,
    Say,
    ShowNumber,
    StandIn,
    Undo,
    Why,
)
from bestiary.server.sealing import no_round
from bestiary.table.errors import TableRefusal


def answer(hub: Hub, live: Live, connection: Connection, message: ClientMessage) -> None:
    """Carry a message out and answer it."""
    if isinstance(message, Ping):
        connection.send(Pong(n=message.n, now=hub.settings.now()))
        return
    if isinstance(message, Hello):
        connection.fail("malformed", "hello was already said on this socket")
        return
    started = time.perf_counter()
    try:
        if isinstance(message, Rematch):
            _check_player(connection)
            hub.soon(_rematch(hub, live, connection, message))
        elif isinstance(message, Promise | ShowNumber):
            if live.sealing is None:
                raise no_round()
            live.sealing.hear(connection.key.lock, message)
            connection.send(Ack(id=message.id))
        elif isinstance(message, Why):
            _why(live, connection, message)
        elif isinstance(message, AskHint):
            _own(connection, message.seat)
            hub.adviser.answer(live.id, live.table, connection, message)
        elif isinstance(message, AskPreviews):
            hub.metrics.count("previews")
            if message.seat != live.spectators or connection.key.seats:
                _own(connection, message.seat)
            hub.foreteller.answer(live.id, live.table, connection, message)
        else:
            hub.quotas.check_storing(connection.address)
            _change(live, connection, message)
            live.flush((connection, message.id))
    except Refused as no:
        hub.metrics.count("refusals")
        connection.send(refusal(message.id, no.rule, no.words, no.grounds))
    except BestiaryError as error:
        connection.fail(code_of(error), told(error), message.id)
    hub.metrics.engine.add(time.perf_counter() - started)


def refusal(request: str, rule: str, words: str, grounds: Mapping[str, int]) -> Refusal:
    """Say which rule forbids what a request asks for."""
    return Refusal(id=request, rule=rule, message=f"rule-{rule}", words=words, grounds=dict(grounds))


async def _rematch(hub: Hub, live: Live, connection: Connection, message: Rematch) -> None:
    try:
        await hub.rematch(live, connection.address)
        live.flush((connection, message.id))
    except BestiaryError as error:
        connection.fail(code_of(error), told(error), message.id)


def _change(
    live: Live,
    connection: Connection,
    message: Act | Aim | Undo | GiveOrders | Say | Name | Back | StandIn | Abandon | LetTalk | Idle,
) -> None:
    table = live.table
    key = connection.key
    by = key.seats[0] if key.seats else live.spectators
    match message:
        case Act():
            table.play(_own(connection, message.seat), message.action, message.id)
        case Aim():
            table.play(_own(connection, message.seat), message.numbers, message.id)
        case Undo():
            table.undo(_own(connection, message.seat), message.id)
        case GiveOrders():
            table.give_orders(_own(connection, message.seat), message.ask, message.until_turn, message.id)
        case Say():
            table.say(by, message.text, message.id)
        case Name():
            table.rename(_own(connection, message.seat), message.name, message.id)
        case Back():
            table.back(_own(connection, message.seat), message.id)
            live.tell_presence()
        case StandIn():
            _check_owner(connection)
            if 0 <= message.seat < live.spectators and live.is_here(message.seat) and message.seat not in key.seats:
                raise TableRefusal("still-here", "the person of this seat is here: only a leaver can be replaced")
            table.stand_in(message.seat, message.bot, by, message.id)
            live.tell_presence()
        case LetTalk():
            _check_owner(connection)
            table.let_talk(message.free, by, message.id)
            live.tell_manners()
        case Idle():
            live.call_idle(by, message.seat)
            live.tell_presence()
        case Abandon():
            _check_owner(connection)
            table.abandon(by, message.id)


def _why(live: Live, connection: Connection, message: Why) -> None:
    rule = live.table.why_not(_own(connection, message.seat), message.action)
    if rule is None:
        connection.send(Allowed(id=message.id))
    else:
        connection.send(refusal(message.id, rule.id, rule.words(), rule.grounds))


def _own(connection: Connection, seat: int) -> int:
    if seat not in connection.key.seats:
        raise TableRefusal("not-yours", f"this link does not hold seat {seat}")
    return seat


def _check_owner(connection: Connection) -> None:
    if not connection.key.owner:
        raise TableRefusal("not-yours", "only whoever opened the table may do this")


def _check_player(connection: Connection) -> None:
    if not connection.key.seats and not connection.key.owner:
        raise TableRefusal("not-yours", "spectators can't ask for a rematch")
