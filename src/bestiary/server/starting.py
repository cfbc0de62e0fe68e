"""How a gathering becomes a table, and how it stands until then: chairs become seats, guests' tokens their keys."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from bestiary.core.declared import Option
from bestiary.core.errors import BadOption, BadSeats, BestiaryError
from bestiary.core.optional.settings import Settings as Settled
from bestiary.core.registry import get
from bestiary.server.gathering import Gathering
from bestiary.server.gathering_messages import Gathered, GuestInfo
from bestiary.server.storage import Key, lock_of
from bestiary.table.errors import TableRefusal
from bestiary.table.round import Round
from bestiary.table.seats import Seat, clean_name
from bestiary.table.table import Table

LETTERS = "abcdefghijklmnop"  # of chairs and seats in options that name them


def seats_of(gathering: Gathering) -> list[Seat]:
    """Return who will sit at the table, in the order of the chairs."""
    seats = []
    worn = {guest.colour for guest in gathering.guests if guest.chair >= 0}
    for chair in gathering.taken():
        guest, found = gathering.sitter(chair), gathering.chairs[chair]
        if guest is not None:
            seats.append(Seat(name=clean_name(guest.name), colour=guest.colour))
            continue
        colour = next((each for each in range(6) if each not in worn), chair % 6)
        worn.add(colour)
        seats.append(Seat(name=found.name or found.bot, bot=found.bot, colour=colour))
    return seats


def keys_of(gathering: Gathering) -> list[Key]:
    """Return what each guest's token will open: his seat; the host's also those at his own screen, and the table."""
    seat_of = {chair: seat for seat, chair in enumerate(gathering.taken())}
    keys = []
    for guest in sorted(gathering.guests, key=lambda each: each.number != gathering.host):
        seats = [seat_of[guest.chair]] if guest.chair >= 0 else []
        host = guest.number == gathering.host
        if host:
            seats += [seat for chair, seat in seat_of.items() if gathering.chairs[chair].kind == "here"]
        if seats or host:
            keys.append(Key(guest.lock, seats, owner=host))
    return [*keys, Key(lock_of(watch_token(gathering)), [])]


def adders(gathering: Gathering, adding: set[int]) -> dict[str, int]:
    """Return who adds a number to the key, by the lock of his token: everybody who plays and would, for one seat."""
    locks = {guest.lock for guest in gathering.guests if guest.number in adding}
    return {key.lock: key.seats[0] for key in keys_of(gathering) if key.seats and key.lock in locks}


def watch_token(gathering: Gathering) -> str:
    """Return what lets everybody look on who may know of the table at all: it follows from the link's word."""
    text = f"{gathering.id} {gathering.word}".encode()
    return blake2b(text, digest_size=18, person=b"bestiary watch").hexdigest()


def options_of(gathering: Gathering) -> dict[str, str]:
    """Return the options by seats: chairs that stay empty are left out of those that name seats by letters."""
    seat_of = {LETTERS[chair]: LETTERS[seat] for seat, chair in enumerate(gathering.taken())}
    declared = {option.name: option for option in get(gathering.game).options}
    return {name: _by_seats(declared[name], value, seat_of) for name, value in gathering.options.items()}


def _by_seats(option: Option, value: str, seat_of: dict[str, str]) -> str:
    if option.form not in ("seat", "seats") or value in option.values:
        return value
    left = [seat_of[letter] for letter in value.split(",") if letter in seat_of]
    return ",".join(left) or option.values[0]


def lacking(gathering: Gathering) -> int:
    """Return how many players are missing for the next number that can play; 0 if none are, or too many have come."""
    players = len(gathering.taken())
    more = [each for each in get(gathering.game).seats if each >= players]
    return min(more) - players if more else 0


def trouble(gathering: Gathering) -> str:
    """Say why those who sit can't begin yet, or nothing."""
    game = get(gathering.game)
    players = len(gathering.taken())
    if players not in game.seats:
        return f"{game.id} is played by {', '.join(map(str, game.seats))} players, not {players}"
    try:
        if isinstance(game, Settled):
            game.check_setting(players, options_of(gathering))
        if all(gathering.chairs[chair].kind == "bot" for chair in gathering.taken()):
            game.complete_ending(gathering.options)
    except (BadSeats, BadOption) as error:
        return str(error)
    return ""


def check_startable(gathering: Gathering) -> None:
    """Refuse a start that can't be."""
    if why := trouble(gathering):
        raise TableRefusal("not-startable", why)


def begin(gathering: Gathering, made: Round, now: Callable[[], int]) -> Table:
    """Open the table for all who sit; raises what is wrong, and then nothing has changed."""
    try:
        return Table.open(
            gathering.game,
            seats_of(gathering),
            options=options_of(gathering),
            clock=gathering.clock,
            hints=gathering.hints,
            strangers=gathering.listed,
            talk=gathering.talk,
            made=made,
            now=now,
        )
    except TableRefusal:
        raise
    except BestiaryError as error:
        raise TableRefusal("not-startable", str(error)) from error


def gathered(gathering: Gathering, here: set[int]) -> Gathered:
    """Return how the table stands."""
    return Gathered(
        host=gathering.host,
        guests=[
            GuestInfo(
                each.number,
                each.name,
                each.beast,
                each.colour,
                each.chair,
                each.ready,
                each.admitted,
                each.number in here,
            )
            for each in gathering.guests
        ],
        chairs=gathering.chairs,
        options=gathering.options,
        clock=gathering.clock,
        hints=gathering.hints,
        listed=gathering.listed,
        locked=gathering.locked,
        talk=gathering.talk,
        starts=gathering.starts,
        word=gathering.word,
        spoken=gathering.spoken,
        players=len(gathering.taken()),
        lacking=lacking(gathering),
        trouble=trouble(gathering),
    )
