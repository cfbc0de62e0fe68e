"""Positions as text that reads and round-trips: the rows of cards, then what differs from a plain first Action.

    g1=la0,he2 heap=br7,ll0+b A=he1,br2 a=la2 b=ll1,rl1 die=2,3,6 stones=34,-,- action=2

A row is a grave (`g1`), the `heap`, a warehouse (`a`) or a Monster (`A`), its cards from the bottom or the left; `-` is
an empty one. A card is its kind (la, ra, ll, rl, he, br) and value; `la?` is an unknown front, `??` an unknown card.
Who knows a front follows from where it lies; `+bc` adds players, `*` everyone. `^` is a back that was seen below a
grave's top. `7:la3` gives a card its handle; without handles, cards are numbered by kind and value. Cards named nowhere
lie at the bottom of the last grave, or where `rest` says. In any order and only where they differ from the defaults:

    die=3,3,3                one Study die a player, which also says how many play
    stones=12,-,4            robbery cards lying face up
    turn=a first=a round=1 action=1 prepared=yes
    sealed=2,?,-             chosen grave, takes part, does not
    ask=assisting:b:la       what is pending: joining:player, sealing, assisting:player:kind, taking:player:kind:card,
                             wishing:card, offering:card:player, selling:card:demanded, demanding:card:player,
                             answering:card:player:points; a card by front or #handle
    offer=la2:shown,ll1:back wanted=la2 points=-,1,- wish=brain     what lies on the market
    limit=hundred refill=when_emptied                               the options
    shown=15                 how often something hidden was shown
    counted=7,2,3            operations, betrayals and deals so far
    end=a                    revived by a; end=limit is a game that ran out of rounds
"""

from __future__ import annotations

import re
from collections.abc import Callable

from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.parts import read_part
from bestiary.core.state import HIDDEN
from bestiary.games.maker import rules_numbers as n
from bestiary.games.maker.notation import SEATS, WISHES
from bestiary.games.maker.rules import Maker
from bestiary.games.maker.rules_position import NOBODY, in_game
from bestiary.games.maker.sense import check_sense

CODES = ("la", "ra", "ll", "rl", "he", "br")
ROWS = ("g1", "g2", "g3", "g4", "g5", "heap", *SEATS, *SEATS.upper())
FRAMES: dict[str, tuple[int, str]] = {  # a pending decision and what its values are: player, kind, card, number
    "joining": (int(n.JOINING), "p"),
    "sealing": (int(n.SEALING), ""),
    "assisting": (int(n.ASSISTING), "pk"),
    "taking": (int(n.TAKING), "pkc"),
    "wishing": (int(n.WISHING), "c"),
    "offering": (int(n.OFFERING), "cp"),
    "selling": (int(n.SELLING), "cn"),
    "demanding": (int(n.DEMANDING), "cp"),
    "answering": (int(n.ANSWERING), "cpn"),
}
LIMITS = ("hundred", "fifty", "none")
REFILLS = ("when_emptied", "whenever_possible")
HOW = ("back", "shown")
MANY = 99_999
PARTS = frozenset(
    {
        "die", "stones", "turn", "first", "round", "action", "prepared", "sealed", "ask", "offer", "wanted", "points",
        "wish", "limit", "refill", "shown", "counted", "end", "rest",
    }
)  # fmt: skip
CARD = re.compile(r"(?:([0-9]{1,2}):)?(?:(la|ra|ll|rl|he|br)([0-7?])|\?\?)(\^?)(\*|(?:\+([a-e]+))?)")


def fronts(seats: int) -> list[tuple[int, int]]:
    """Returns the fronts in the game by kind and value; a card's number here is its handle if none is given."""
    return [(kind, value) for kind in range(n.KINDS) for value in range(8) if in_game(seats, kind, value)]


# Writing


def write_position(state: Maker) -> str:
    """Writes a position: its rows, then each part that differs from its default."""
    natural = list(zip(map(int, state.kind), map(int, state.value), strict=True)) == fronts(int(state.seats))
    parts = {}
    for place, name in enumerate(ROWS):
        cards = sorted((c for c in range(state.cards()) if state.place[c] == place), key=lambda c: state.rank[c])
        parts[name] = ",".join(_write_card(state, card, natural) for card in cards)
    seats = range(state.seats)
    parts |= {
        "die": ",".join(str(die) for die in state.die),
        "stones": ",".join(_write_stones(state, seat) for seat in seats),
        "turn": SEATS[state.turn],
        "first": SEATS[state.first],
        "round": str(state.round + 1),
        "action": str(state.phase),
        "prepared": "yes" if state.prepared else "",
        "sealed": ",".join({n.OUT: "-", n.OPEN: "?"}.get(choice, str(choice + 1)) for choice in state.sealed),
        "ask": _write_frame(state),
        "offer": ",".join(f"#{card}:{HOW[how - 1]}" for card, how in enumerate(state.offer) if how),
        "wanted": ",".join(f"#{card}" for card, wanted in enumerate(state.wanted) if wanted),
        "points": ",".join("-" if points == NOBODY else str(points) for points in state.offered),
        "wish": WISHES[state.wish],
        "limit": LIMITS[state.round_limit],
        "refill": REFILLS[state.refill],
        "shown": str(state.revealed),
        "counted": f"{state.operations},{state.betrayals},{state.deals}",
        "end": ("limit" if state.reviver == NOBODY else SEATS[state.reviver]) if state.over else "",
    }
    defaults = _defaults(int(state.seats))
    return " ".join(f"{name}={value}" for name, value in parts.items() if value != defaults.get(name, ""))


def _defaults(seats: int) -> dict[str, str]:
    nothing = ",".join("-" * seats)
    return {
        "die": "3,3,3", "stones": nothing, "turn": "a", "first": "a", "round": "1", "action": "1", "sealed": nothing,
        "points": nothing, "wish": WISHES[-1], "limit": LIMITS[0], "refill": REFILLS[0], "shown": "0",
        "counted": "0,0,0",
    }  # fmt: skip


def _write_stones(state: Maker, seat: int) -> str:
    return "".join(str(grave + 1) for grave in range(state.graves()) if state.stones[seat] >> grave & 1) or "-"


def _write_card(state: Maker, card: int, natural: bool) -> str:
    kind, value, place = int(state.kind[card]), int(state.value[card]), int(state.place[card])
    handle = "" if natural else f"{card}:"
    front = "??" if kind == HIDDEN else f"{CODES[kind]}{'?' if value == HIDDEN else value}"
    below = place < n.HEAP and state.rank[card] < state.held[place] - 1
    back = "^" if below and state.backs[card] else ""
    seen, usual = int(state.seen[card]), _usual(place, int(state.seats))
    if seen == usual:
        return f"{handle}{front}{back}"
    if seen == _everyone(int(state.seats)):
        return f"{handle}{front}{back}*"
    return f"{handle}{front}{back}+{''.join(SEATS[seat] for seat in range(state.seats) if seen & ~usual & 1 << seat)}"


def _everyone(seats: int) -> int:
    return (1 << seats + 1) - 1


def _usual(place: int, seats: int) -> int:
    """Returns who knows a front because of where its card lies."""
    if place < n.WAREHOUSE:
        return 0
    return 1 << place - int(n.WAREHOUSE) if place < n.SEWN else _everyone(seats)


def _write_frame(state: Maker) -> str:
    for name, (kind, types) in FRAMES.items():
        if state.top() == kind:
            return ":".join([name, *(_write_value(state, which, each) for which, each in enumerate(types))])
    return ""


def _write_value(state: Maker, which: int, kind: str) -> str:
    value = int(state.top_value(which + 1))
    return {"p": lambda: SEATS[value], "k": lambda: CODES[value], "c": lambda: f"#{value}"}.get(kind, value.__str__)()


# Reading


def read_position(text: str) -> Maker:
    """Reads a position; raises `BadNotation` with the part that is wrong and what would be right."""
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
    state.refill = read_part(parts, "refill", REFILLS[0], REFILLS.index, " or ".join(REFILLS))
    state.wish = read_part(parts, "wish", WISHES[-1], WISHES.index, f"one of {', '.join(WISHES)}")
    _read_seats(state, parts)
    _read_market(state, parts)
    if "ask" in parts:
        _read_frame(state, parts["ask"])
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


def _read_rows(state: Maker, parts: dict[str, str]) -> None:
    """Reads all cards; those that no row names lie at the bottom of the last grave or where `rest` says."""
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
    handle, code, value, back, everyone, names = match.groups()
    kind = CODES.index(code) if code else int(HIDDEN)
    worth = int(HIDDEN) if value in (None, "?") else int(value)
    if worth >= 0 and not in_game(seats, kind, worth):
        raise BadNotation(f"{text!r} is not in a game of {seats}")
    if worth < 0 and handle is None:
        raise BadNotation(f"{text!r}: a card of unknown front needs its handle, such as 7:la?")
    if names and (len(set(names)) != len(names) or not set(names) <= set(SEATS[:seats])):
        raise BadNotation(f"{text!r}: behind + stand players of a game of {seats}, each once")
    seen = _everyone(seats) if everyone == "*" else sum(1 << SEATS.index(name) for name in set(names or ""))
    return int(handle) if handle else -1, kind, worth, bool(back), seen


def _number_by_front(found: dict[int, list[Card]], every: list[tuple[int, int]]) -> None:
    for cards in found.values():
        cards[:] = [(every.index((card[1], card[2])), *card[1:]) for card in cards]


def _lay(state: Maker, found: dict[int, list[Card]], count: int) -> None:
    seats = int(state.seats)
    for name in ("kind", "value", "backs", "seen", "place", "rank", "offer", "wanted"):
        setattr(state, name, column([0] * count))
    state.held = column([0] * n.PLACES)
    state.sewn = column([NOBODY] * (seats * n.KINDS))
    for place, cards in found.items():
        for number, (handle, kind, value, back, seen) in enumerate(cards):
            if back and (place >= n.HEAP or number == len(cards) - 1):
                raise BadNotation(f"{ROWS[place]}: everybody sees this back anyway; ^ is for cards below a grave's top")
            state.lay(handle, place)
            state.kind[handle], state.value[handle] = kind, value
            state.backs[handle] = int(back or place >= n.HEAP or number == len(cards) - 1)
            state.seen[handle] = seen | _usual(place, seats)
            if state.seen[handle] and not state.backs[handle]:
                raise BadNotation(f"{ROWS[place]}: whoever has seen a front has seen the back; write it as he1^+a")
            if place >= n.SEWN:
                spot = (place - n.SEWN) * n.KINDS + kind
                if state.sewn[spot] != NOBODY:
                    raise BadNotation(f"{ROWS[place]} has two parts {CODES[kind]}")
                state.sewn[spot] = handle
    for seat in range(seats):
        if state.sewn[seat * n.KINDS + n.BRAIN] != NOBODY and state.sewn[seat * n.KINDS + n.HEAD] == NOBODY:
            raise BadNotation(f"{ROWS[n.SEWN + seat]} has a brain but no head to hold it")


def _per_seat(state: Maker, parts: dict[str, str], name: str, read: Callable[[str], int], right: str) -> list[int]:
    texts = parts.get(name, ",".join("-" * state.seats)).split(",")
    if len(texts) != state.seats:
        raise BadNotation(f"{name}={parts[name]}: a game of {state.seats} has {state.seats} of them, not {len(texts)}")
    return read_part(parts, name, ",".join(texts), lambda _: [read(text) for text in texts], right)


def _read_seats(state: Maker, parts: dict[str, str]) -> None:
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


def _handle(state: Maker, text: str) -> int:
    """Returns the card that is named by its handle or its front."""
    if text.startswith("#"):
        return _number(text[1:], 0, int(state.cards()) - 1)
    for card in range(state.cards()):
        if state.kind[card] >= 0 and f"{CODES[state.kind[card]]}{state.value[card]}" == text:
            return card
    raise ValueError(text)


def _read_market(state: Maker, parts: dict[str, str]) -> None:
    def offers(text: str) -> list[tuple[int, int]]:
        pairs = [each.partition(":") for each in filter(None, text.split(","))]
        return [(_handle(state, card), HOW.index(how) + 1) for card, _, how in pairs]

    def cards(text: str) -> list[int]:
        return [_handle(state, each) for each in filter(None, text.split(","))]

    for card, how in read_part(parts, "offer", "", offers, "cards and how they are offered, such as la2:shown,#3:back"):
        state.offer[card] = how
    for card in read_part(parts, "wanted", "", cards, "cards, such as la2,#3"):
        state.wanted[card] = 1


def _read_frame(state: Maker, text: str) -> None:
    name, *values = text.split(":")
    players = SEATS[: state.seats]
    read: dict[str, Callable[[str], int]] = {
        "p": lambda value: players.index(value or "?"),
        "k": CODES.index,
        "c": lambda value: _handle(state, value),
        "n": lambda value: _number(value, 0, int(n.MOST_CARDS)),
    }
    try:
        kind, types = FRAMES[name]
        state.push(kind, *(read[each](value) for each, value in zip(types, values, strict=True)))
    except (KeyError, ValueError):
        forms = ", ".join(":".join([each, *form]) for each, (_, form) in FRAMES.items())
        raise BadNotation(
            f"ask={text}: write one of {forms} with player, kind, card and number for p, k, c and n"
        ) from None
