"""Positions as text that reads and round-trips: a board of seven rows, then what differs from a plain step 4.

    . . . . / . a1 . . . / . . . . b2 . / . . . @ . . . / . . . . . . / . . . . . / . . . . ; hands=2s1b,-,?4 turn=b

A space is `.` or a building such as `b2` (player b's manor); `@` is the fachan. A board may also name only what stands
on it, as in `d4=@ b2=a1 c5=b2`. Behind the semicolon stand, in any order and only where they differ from the defaults:

    points=15,0,0            one number a player, which also says how many play
    hands=2s1b,-,?4          cards by kind (stomp, build, fortify); ?4 are four unknown ones
    pile=ssbf                the discard pile, oldest card first
    corner=b1,b1,c2          stomped buildings
    turn=b first=a round=1 step=4
    houses=3 towers=1        free ones left in step 3
    moved=yes stomps=1 foreign=yes played=2     what was done in this turn
    card=build:2             a card being played: build:houses left, fortify, stomp:sets laid down
    free_tower=once_when_reached when free towers are given
    shown=15                 how often a card's front was shown
    end=a                    won by a; end=cut is a game without a winner

Cards named nowhere form the deck, pieces standing nowhere the supplies.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.parts import read_number, read_part
from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.board import NAMES, ROWS
from bestiary.games.marry.rules.houses import houses_to_come
from bestiary.games.marry.rules.numbers import (
    ALL_CARDS,
    BUILDING,
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    CARDS_AND_MOVE,
    FEWEST_SEATS,
    FORTIFYING,
    HOUSES_A_BUILD,
    MOST_FREE_HOUSES,
    MOST_FREE_TOWERS,
    MOST_SEATS,
    MOST_STOMPS,
    OPTIONS,
    PIECES,
    ROUND_LIMIT,
    SPACES,
    STOMPED_BUILDINGS,
    STOMPING,
    STRONGEST,
    TOWER,
)
from bestiary.games.marry.rules.position import NOBODY, Position, corner_cell, hand_cell
from bestiary.games.marry.rules.stomp import sets_down
from bestiary.games.marry.state import Marry

SEATS = "abcde"
LETTERS = "".join(name[0] for name in CARD_NAMES)
COUNTERS = {
    "houses": "houses_left", "towers": "towers_left", "stomps": "stomps", "played": "cards_played", "shown": "revealed",
}  # fmt: skip
MOST = {
    "houses": int(MOST_FREE_HOUSES),
    "towers": int(MOST_FREE_TOWERS),
    "stomps": int(MOST_STOMPS),
    "played": int(ALL_CARDS),
}
MOST_SHOWN = 999_999_999
STEPS = tuple(str(step) for step in range(STOMPED_BUILDINGS + 1))
FLAGS = {"moved": "moved", "foreign": "foreign_used"}
PARTS = frozenset(
    {"points", "hands", "turn", "first", "round", "step", "pile", "corner", "card", "end", *OPTIONS, *COUNTERS, *FLAGS}
)


# Writing


def write_position(state: Position) -> str:
    """Write a position: the board row by row, then each part that differs from its default."""
    return " ; ".join(filter(None, (_write_board(state), _write_parts(state))))


def _write_board(state: Position) -> str:
    cells = []
    for space in range(SPACES):
        height = state.height[space]
        cells.append(f"{SEATS[state.owner[space]]}{height}" if height else "@" if space == state.fachan else ".")
    rows, at = [], 0
    for length in ROWS:
        rows.append(" ".join(cells[at : at + length]))
        at += length
    return " / ".join(rows)


def _write_parts(state: Position) -> str:
    seats = range(state.seats)
    parts = {
        "points": ",".join(str(state.points[seat]) for seat in seats),
        "hands": ",".join(_write_hand(state, seat) for seat in seats),
        "turn": SEATS[state.turn],
        "first": SEATS[state.first],
        "round": str(state.round + 1),
        "step": str(state.step),
        "pile": "".join(LETTERS[kind] for kind in state.pile),
        "corner": ",".join(
            f"{SEATS[seat]}{height}"
            for seat in seats
            for height in range(1, TOWER + 1)
            for _ in range(state.corner[corner_cell(seat, height)])
        ),
        "card": _write_card(state),
        "end": ("cut" if state.winner == NOBODY else SEATS[state.winner]) if state.over else "",
    }
    parts.update({name: values[getattr(state, name)] for name, values in OPTIONS.items()})
    parts.update({name: str(getattr(state, attribute)) for name, attribute in COUNTERS.items()})
    parts.update({name: "yes" if getattr(state, attribute) else "" for name, attribute in FLAGS.items()})
    defaults = {"points": "0,0,0", "turn": "a", "first": "a", "round": "1", "step": str(CARDS_AND_MOVE)}
    defaults |= {name: values[0] for name, values in OPTIONS.items()}
    defaults |= {"hands": ",".join("-" for _ in seats), **dict.fromkeys(COUNTERS, "0")}
    return " ".join(f"{name}={value}" for name, value in parts.items() if value != defaults.get(name, ""))


def _write_hand(state: Position, seat: int) -> str:
    counts = [state.hand[hand_cell(seat, kind)] for kind in range(CARD_KINDS)]
    if HIDDEN in counts:
        return f"?{state.hand_size[seat]}"
    return "".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(counts) if count) or "-"


def _write_card(state: Position) -> str:
    frame = state.top()
    if frame == BUILDING:
        return f"build:{houses_to_come(state)}"
    if frame == STOMPING:
        return f"stomp:{sets_down(state)}"
    return "fortify" if frame == FORTIFYING else ""


# Reading


def read_position(text: str) -> Marry:
    """Read a position; raise `BadNotation` with the part that is wrong and what would be right."""
    board, _, rest = text.partition(";")
    parts = _read_parts(rest)
    points = read_part(parts, "points", "0,0,0", _numbers, "three to five numbers, such as 15,0,0")
    if not FEWEST_SEATS <= len(points) <= MOST_SEATS:
        players = f"{FEWEST_SEATS} to {MOST_SEATS} players"
        raise BadNotation(f"points={parts['points']}: marry is played by {players}, not {len(points)}")
    state = Marry(len(points))
    state.points = column(points)
    _read_board(state, _cells(board))
    _read_cards(state, parts)
    _read_corner(state, parts)
    _count_pieces(state)
    seats = tuple(SEATS[: len(points)])
    state.turn = read_part(parts, "turn", "a", seats.index, f"one of {', '.join(seats)}")
    state.first = read_part(parts, "first", "a", seats.index, f"one of {', '.join(seats)}")
    state.round = read_number(parts, "round", 1, 1, int(ROUND_LIMIT)) - 1
    state.step = read_part(parts, "step", str(CARDS_AND_MOVE), STEPS.index, "a step from 1 to 5")
    for name, values in OPTIONS.items():
        setattr(state, name, read_part(parts, name, values[0], values.index, " or ".join(values)))
    for name, attribute in COUNTERS.items():
        setattr(state, attribute, read_number(parts, name, 0, 0, MOST.get(name, MOST_SHOWN)))
    for name, attribute in FLAGS.items():
        setattr(state, attribute, bool(read_part(parts, name, "no", ("no", "yes").index, "yes or no")))
    if "card" in parts:
        _read_card(state, parts)
        if state.step != CARDS_AND_MOVE:
            raise BadNotation(f"card={parts['card']} says nothing in step {state.step}: cards are played in step 4")
    if "end" in parts:
        state.over = True
        state.winner = read_part(parts, "end", "", ("cut", *seats).index, "a player or cut") - 1
    return state


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise ValueError(text)
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_number(part) for part in text.split(",")]


def _read_parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        if name not in PARTS or not sign:
            raise BadNotation(
                f"{part!r} is no part of a position; write name=value with one of {', '.join(sorted(PARTS))}"
            )
        if name in parts:
            raise BadNotation(f"{part!r}: {name} is written already, as {name}={parts[name]}")
        parts[name] = value
    return parts


def _building(text: str, seats: int) -> tuple[int, int]:
    match = re.fullmatch(rf"([{SEATS}])([1-{TOWER}])", text)
    if not match:
        raise ValueError(text)
    seat = SEATS.index(match[1])
    if seat >= seats:
        raise BadNotation(f"{text} belongs to no player: there are {seats}")
    return seat, int(match[2])


def _cells(board: str) -> list[str]:
    """Return what stands on each space, of a whole board or of one that names only what stands on it."""
    cells = board.replace("/", " ").split()
    if not any("=" in cell for cell in cells):
        return cells
    whole = ["."] * SPACES
    for cell in cells:
        name, _, content = cell.partition("=")
        if name not in NAMES:
            raise BadNotation(f"{cell!r} names no space; write for example d4=@ or b2=a1, with spaces from a1 to g4")
        if whole[NAMES.index(name)] != ".":
            raise BadNotation(f"{cell!r}: {name} is written already, as {name}={whole[NAMES.index(name)]}")
        whole[NAMES.index(name)] = content
    return whole


def _read_board(state: Position, cells: list[str]) -> None:
    if len(cells) != SPACES:
        raise BadNotation(f"a position of marry has {SPACES} spaces, not {len(cells)}")
    if cells.count("@") != 1:
        raise BadNotation(f"a position of marry has the fachan (@) on one space, not {cells.count('@')}")
    state.owner = column([NOBODY] * SPACES)
    state.height = column([0] * SPACES)
    state.fachan = cells.index("@")
    for space, cell in enumerate(cells):
        if cell in (".", "@"):
            continue
        try:
            state.owner[space], state.height[space] = _building(cell, state.seats)
        except ValueError:
            raise BadNotation(f"{cell!r} on {NAMES[space]}: write . or @ or a building such as a1") from None


def _read_corner(state: Position, parts: dict[str, str]) -> None:
    stacks = [0] * (state.seats * TOWER)
    for text in filter(None, parts.get("corner", "").split(",")):
        try:
            seat, height = _building(text, state.seats)
        except ValueError:
            raise BadNotation(f"corner={parts['corner']}: write buildings, such as b1,b1,c2") from None
        stacks[corner_cell(seat, height)] += 1
    state.corner = column(stacks)


def _count_pieces(state: Position) -> None:
    supply, towers = [], []
    for seat in range(state.seats):
        supply.append(PIECES - state.pieces_on_board(seat) - state.pieces_in_corner(seat))
        if supply[-1] < 0:
            raise BadNotation(f"player {SEATS[seat]} has more than {PIECES} pieces on the board and in the corner")
        towers.append(sum(state.owner[at] == seat and state.height[at] == TOWER for at in range(SPACES)))
    state.supply, state.towers = column(supply), column(towers)


def _read_hand(text: str) -> tuple[list[int], int]:
    if match := re.fullmatch(r"\?([0-9]{1,2})", text):
        return [HIDDEN] * CARD_KINDS, int(match[1])
    match = re.fullmatch(r"-|(?:([0-9]{1,2})s)?(?:([0-9]{1,2})b)?(?:([0-9]{1,2})f)?", text)
    if not match or not text:
        raise ValueError(text)
    counts = [int(count or 0) for count in match.groups()]
    return counts, sum(counts)


def _read_cards(state: Position, parts: dict[str, str]) -> None:
    texts = parts.get("hands", ",".join("-" * state.seats)).split(",")
    if len(texts) != state.seats:
        raise BadNotation(f"a position of {state.seats} players has {state.seats} hands, not {len(texts)}")
    try:
        hands = [_read_hand(text) for text in texts]
    except ValueError as error:
        raise BadNotation(f"{error} is no hand; write for example 2s1b, 3f, - or ?4") from None
    pile = read_part(
        parts, "pile", "", lambda text: [LETTERS.index(letter) for letter in text], "letters, such as ssbf"
    )
    state.hand = column(count for counts, _ in hands for count in counts)
    state.hand_size = column(size for _, size in hands)
    state.pile = column(pile)
    state.deck_size = ALL_CARDS - len(pile) - sum(size for _, size in hands)
    known = [counts for counts, _ in hands if HIDDEN not in counts]
    deck = [CARDS[kind] - pile.count(kind) - sum(counts[kind] for counts in known) for kind in range(CARD_KINDS)]
    if min(deck) < 0 or state.deck_size < 0:
        stomp, build, fortify = CARDS
        raise BadNotation(f"a position of marry has at most {stomp} stomp, {build} build and {fortify} fortify cards")
    state.deck = column(deck if len(known) == len(hands) else [HIDDEN] * CARD_KINDS)


def _read_card(state: Position, parts: dict[str, str]) -> None:
    match = re.fullmatch(rf"build:([12])|(fortify)|stomp:([1-{STRONGEST}])", parts["card"])
    if not match:
        raise BadNotation(f"card={parts['card']}: write build:2, build:1, fortify, or stomp:1 to stomp:{STRONGEST}")
    houses, fortify, sets = match.groups()
    if fortify:
        state.push(FORTIFYING)
    elif houses:
        state.push(BUILDING, int(houses), HOUSES_A_BUILD - int(houses))
    else:
        state.push(STOMPING, int(sets))
