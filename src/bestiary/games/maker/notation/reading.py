"""Positions read from text; the form is described in `positions`."""

from __future__ import annotations

import re
from collections.abc import Callable

from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.parts import read_part
from bestiary.core.state import HIDDEN
from bestiary.games.maker.notation.actions import SEATS, WISHES
from bestiary.games.maker.notation.positions import CODES, HOW, LIMITS, PENDING, ROWS, fronts, usual_knowers
from bestiary.games.maker.notation.sense import check_sense
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.parts import in_game
from bestiary.games.maker.rules.position import Position, everyone
from bestiary.games.maker.state import Maker

MANY = 99_999
PARTS = frozenset(
    {
        "die", "stones", "turn", "first", "round", "action", "prepared", "sealed", "ask", "offer", "wanted", "points",
        "wish", "limit", "refill", "shown", "counted", "end", "rest",
    }
)  # fmt: skip
CARD = re.compile(r"(?:([0-9]{1,2}):)?(?:(la|ra|ll|rl|he|br)([0-7?])|\?\?)(\^?)(\*|(?:\+([a-e]+))?)")


def read_position(text: str) -> Maker:
    """Read a position; raise `BadNotation` with the part that is wrong and what would be right."""
    parts = _read_parts(text)
    dice = read_part(parts, "die", "3,3,3", _dice, "dice from 1 to 6, such as 3,3,3")
    if not 3 <= len(dice) <= 5:
        raise BadNotation(f"die={parts['die']}: maker is played by 3 to 5 players, not {len(dice)}")
    seats = len(dice)
    state = Maker(seats)
    state.die = column(dice)
    _read_rows(state, parts)
    players = tuple(SEATS[:seats])
    a_player = f"one of {', '.join(players)}"
    state.turn = read_part(parts, "turn", "a", players.index, a_player)
    state.first = read_part(parts, "first", "a", players.index, a_player)
    state.phase = read_part(parts, "action", "1", lambda part: _number(part, 1, 3), "1, 2 or 3")
    state.prepared = read_part(parts, "prepared", "no", ("no", "yes").index, "yes or no") == 1
    state.revealed = read_part(parts, "shown", "0", lambda part: _number(part, 0, MANY), "a number")
    state.round_limit = read_part(parts, "limit", LIMITS[0], LIMITS.index, " or ".join(LIMITS))
    last = int(state.rounds()) + 1 if state.rounds() else MANY
    right = f"a number from 1 to {last}"
    state.round = read_part(parts, "round", "1", lambda part: _number(part, 1, last), right) - 1
    counted = read_part(parts, "counted", "0,0,0", _three, "how many operations, betrayals and deals, such as 7,2,3")
    state.operations, state.betrayals, state.deals = counted
    state.refill = read_part(parts, "refill", n.REFILLS[0], n.REFILLS.index, " or ".join(n.REFILLS))
    state.wish = read_part(parts, "wish", WISHES[-1], WISHES.index, f"one of {', '.join(WISHES)}")
    _read_seats(state, parts)
    _read_market(state, parts)
    if "ask" in parts:
        _read_pending(state, parts["ask"])
    if "end" in parts:
        state.over = True
        state.reviver = read_part(parts, "end", "", ("limit", *players).index, "a player or limit") - 1
    check_sense(state, parts)
    return state


def _dice(text: str) -> list[int]:
    return [_number(die, 1, 6) for die in text.split(",")]


def _three(text: str) -> tuple[int, int, int]:
    first, second, third = (_number(each, 0, MANY) for each in text.split(","))
    return first, second, third


def _number(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text) or not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _read_parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        if not sign or (name not in PARTS and name not in ROWS):
            raise BadNotation(f"{part!r} is no part of a position; write for example g1=la0,he2 a=la2 die=3,3,3")
        if name in parts:
            raise BadNotation(f"{name} stands twice in the position")
        parts[name] = value
    return parts


def _read_rows(state: Position, parts: dict[str, str]) -> None:
    """Read all cards; those that no row names lie at the bottom of the last grave or where `rest` says."""
    seats = int(state.seats)
    rows = {place: parts[name] for place, name in enumerate(ROWS) if name in parts}
    for place in rows:
        if (n.WAREHOUSE + seats <= place < n.SEWN or place >= n.SEWN + seats) or state.graves() <= place < n.HEAP:
            raise BadNotation(f"{ROWS[place]} is no row of a game of {seats}")
    found = {
        place: [_card(text, seats) for text in row.split(",") if text != "-"] for place, row in sorted(rows.items())
    }
    every = fronts(seats)
    if not any(card[0] >= 0 for cards in found.values() for card in cards):
        _number_by_front(found, every)
        named = {card[0] for cards in found.values() for card in cards}
        rest = read_part(parts, "rest", f"g{state.graves()}", ROWS.index, "a row, such as g4 or heap")
        left = [(handle, *every[handle], False, 0) for handle in range(len(every)) if handle not in named]
        found[rest] = [*left, *found.get(rest, [])]
    elif "rest" in parts:
        raise BadNotation(f"rest={parts['rest']}: where cards have handles, all of them are named in their rows")
    handles = sorted(card[0] for cards in found.values() for card in cards)
    if handles != list(range(len(every))):
        raise BadNotation(f"a game of {seats} has {len(every)} cards with handles from 0 on, each once")
    _lay(state, found, len(every))


Card = tuple[int, int, int, bool, int]  # handle, kind, value, whether its back was seen, who knows it besides


def _card(text: str, seats: int) -> Card:
    match = CARD.fullmatch(text)
    if not match:
        raise BadNotation(f"{text!r} is no card; write for example la3, la3+bc, br7*, he1^, 7:la3, 7:la? or 7:??")
    handle, code, value, back, knowers, names = match.groups()
    kind = CODES.index(code) if code else int(HIDDEN)
    worth = int(HIDDEN) if value in (None, "?") else int(value)
    if worth >= 0 and not in_game(seats, kind, worth):
        raise BadNotation(f"{text!r} is not in a game of {seats}")
    if worth < 0 and handle is None:
        raise BadNotation(f"{text!r}: a card of unknown front needs its handle, such as 7:la?")
    if names and (len(set(names)) != len(names) or not set(names) <= set(SEATS[:seats])):
        raise BadNotation(f"{text!r}: behind + stand players of a game of {seats}, each once")
    seen = int(everyone(seats)) if knowers == "*" else sum(1 << SEATS.index(name) for name in set(names or ""))
    return int(handle) if handle else -1, kind, worth, bool(back), seen


def _number_by_front(found: dict[int, list[Card]], every: list[tuple[int, int]]) -> None:
    for cards in found.values():
        cards[:] = [(every.index((card[1], card[2])), *card[1:]) for card in cards]


def _lay(state: Position, found: dict[int, list[Card]], count: int) -> None:
    seats = int(state.seats)
    for name in ("kind", "value", "backs", "seen", "place", "rank", "offer", "wanted"):
        setattr(state, name, column([0] * count))
    state.held = column([0] * n.PLACES)
    state.sewn = column([n.NOBODY] * (seats * n.KINDS))
    for place, cards in found.items():
        for number, (handle, kind, value, back, seen) in enumerate(cards):
            if back and (place >= n.HEAP or number == len(cards) - 1):
                raise BadNotation(f"{ROWS[place]}: everybody sees this back anyway; ^ is for cards below a grave's top")
            state.lay(handle, place)
            state.kind[handle], state.value[handle] = kind, value
            state.backs[handle] = int(back or place >= n.HEAP or number == len(cards) - 1)
            state.seen[handle] = seen | usual_knowers(place, seats)
            if kind == HIDDEN and state.backs[handle]:
                raise BadNotation(f"{ROWS[place]}: everybody sees this back, so write its kind, such as {handle}:la?")
            if state.seen[handle] and not state.backs[handle]:
                raise BadNotation(f"{ROWS[place]}: whoever has seen a front has seen the back; write it as he1^+a")
            if place >= n.SEWN:
                spot = (place - n.SEWN) * n.KINDS + kind
                if state.sewn[spot] != n.NOBODY:
                    raise BadNotation(f"{ROWS[place]} has two parts {CODES[kind]}")
                state.sewn[spot] = handle
    for seat in range(seats):
        if state.sewn[seat * n.KINDS + n.BRAIN] != n.NOBODY and state.sewn[seat * n.KINDS + n.HEAD] == n.NOBODY:
            raise BadNotation(f"{ROWS[n.SEWN + seat]} has a brain but no head to hold it")


def _per_seat(state: Position, parts: dict[str, str], name: str, read: Callable[[str], int], right: str) -> list[int]:
    texts = parts.get(name, ",".join("-" * state.seats)).split(",")
    if len(texts) != state.seats:
        raise BadNotation(f"{name}={parts[name]}: a game of {state.seats} has {state.seats} of them, not {len(texts)}")
    return read_part(parts, name, ",".join(texts), lambda _: [read(text) for text in texts], right)


def _read_seats(state: Position, parts: dict[str, str]) -> None:
    graves = int(state.graves())

    def stones(text: str) -> int:
        if len(set(text)) != len(text):
            raise ValueError(text)  # a card is named twice
        return 0 if text == "-" else sum(1 << _number(digit, 1, graves) - 1 for digit in text)

    def choice(text: str) -> int:
        return {"-": int(n.OUT), "?": int(n.OPEN)}[text] if text in ("-", "?") else _number(text, 1, graves) - 1

    state.stones = column(_per_seat(state, parts, "stones", stones, "open robbery cards, such as 12,-,4"))
    state.sealed = column(_per_seat(state, parts, "sealed", choice, "choices, such as 2,?,-"))
    state.offered = column(
        _per_seat(
            state, parts, "points", lambda text: -1 if text == "-" else _number(text, 0, 5), "points, such as -,1,-"
        )
    )


def _handle(state: Position, text: str) -> int:
    """Return the card that is named by its handle or its front."""
    if text.startswith("#"):
        return _number(text[1:], 0, int(state.cards()) - 1)
    for card in range(state.cards()):
        if state.kind[card] >= 0 and f"{CODES[state.kind[card]]}{state.value[card]}" == text:
            return card
    raise ValueError(text)


def _read_market(state: Position, parts: dict[str, str]) -> None:
    def offers(text: str) -> list[tuple[int, int]]:
        pairs = [each.partition(":") for each in filter(None, text.split(","))]
        return [(_handle(state, card), HOW.index(how) + int(n.BACK_UP)) for card, _, how in pairs]

    def cards(text: str) -> list[int]:
        return [_handle(state, each) for each in filter(None, text.split(","))]

    for card, how in read_part(parts, "offer", "", offers, "cards and how they are offered, such as la2:shown,#3:back"):
        state.offer[card] = how
    for card in read_part(parts, "wanted", "", cards, "cards, such as la2,#3"):
        state.wanted[card] = 1


def _read_pending(state: Position, text: str) -> None:
    name, *values = text.split(":")
    players = SEATS[: state.seats]
    read: dict[str, Callable[[str], int]] = {
        "p": lambda value: players.index(value or "?"),
        "k": CODES.index,
        "c": lambda value: _handle(state, value),
        "n": lambda value: _number(value, 0, int(n.MOST_CARDS)),
    }
    try:
        kind, types = PENDING[name]
        state.push(kind, *(read[each](value) for each, value in zip(types, values, strict=True)))
    except (KeyError, ValueError):
        forms = ", ".join(":".join([each, *form]) for each, (_, form) in PENDING.items())
        raise BadNotation(
            f"ask={text}: write one of {forms} with player, kind, card and number for p, k, c and n"
        ) from None
