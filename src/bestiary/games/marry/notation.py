"""Actions and positions as text that reads and round-trips: `stomp 2 > d4`, and a board of seven rows."""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules import Marry
from bestiary.games.marry.rules_board import DIRECTION_NAMES, NAMES, REACH, SPACES
from bestiary.games.marry.rules_numbers import (
    ALL_CARDS,
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    CARDS_AND_MOVE,
    MOVE,
    PIECES,
    PLACE,
    PLAY_BUILD,
    RAISE,
    STOMP_AT,
    STOP,
    STRENGTHEN,
    SWAP,
    TOWER,
    swap_target,
)
from bestiary.games.marry.rules_position import NOBODY

SPACE = "|".join(NAMES)
CARD = "|".join(CARD_NAMES)
FORMS = (
    (re.compile(rf"(house|tower|fortify) ({SPACE})"), "house d4, tower d4 or fortify d4"),
    (re.compile(rf"move ({'|'.join(DIRECTION_NAMES)}) ([1-6])"), "move ne 3"),
    (re.compile(rf"stomp ([123]) > ({SPACE})"), "stomp 2 > d4"),
    (re.compile(rf"swap ({CARD}) > ({CARD})"), "swap build > stomp"),
)
ON_SPACE = {"house": PLACE, "tower": RAISE, "fortify": STRENGTHEN}


def write_action(action: int) -> str:
    """Writes an action as text."""
    for word, first in ON_SPACE.items():
        if first <= action < first + SPACES:
            return f"{word} {NAMES[action - first]}"
    if action == PLAY_BUILD:
        return "build"
    if MOVE <= action < STOMP_AT:
        return f"move {DIRECTION_NAMES[(action - MOVE) // REACH]} {(action - MOVE) % REACH + 1}"
    if STOMP_AT <= action < SWAP:
        return f"stomp {(action - STOMP_AT) // SPACES + 1} > {NAMES[(action - STOMP_AT) % SPACES]}"
    if SWAP <= action < STOP:
        return f"swap {CARD_NAMES[(action - SWAP) // 2]} > {CARD_NAMES[swap_target(action)]}"
    if action == STOP:
        return "done"
    raise BadNotation(f"marry has actions 0 to {STOP}, not {action}")


def read_action(text: str) -> int:
    """Reads an action from text."""
    words = " ".join(text.split()).lower()
    if words == "build":
        return PLAY_BUILD
    if words == "done":
        return STOP
    if match := FORMS[0][0].fullmatch(words):
        return ON_SPACE[match[1]] + NAMES.index(match[2])
    if match := FORMS[1][0].fullmatch(words):
        return MOVE + DIRECTION_NAMES.index(match[1]) * REACH + int(match[2]) - 1
    if match := FORMS[2][0].fullmatch(words):
        return STOMP_AT + (int(match[1]) - 1) * SPACES + NAMES.index(match[2])
    if (match := FORMS[3][0].fullmatch(words)) and match[1] != match[2]:
        source, kind = CARD_NAMES.index(match[1]), CARD_NAMES.index(match[2])
        return SWAP + source * 2 + (kind if kind < source else kind - 1)
    examples = ", ".join(example for _, example in FORMS)
    raise BadNotation(f"{text!r} is no action of marry; write for example {examples}, build or done")


def _hand(counts: list[int]) -> str:
    return "?" if HIDDEN in counts else "".join(map(str, counts))


def write_position(state: Marry) -> str:
    """Writes a position: the board row by row, then what else makes it, each as `name=value`."""
    cells = []
    for space in range(SPACES):
        height = state.height[space]
        cells.append("abcde"[state.owner[space]] + str(height) if height else "@" if space == state.fachan else ".")
    rows, at = [], 0
    for length in (4, 5, 6, 7, 6, 5, 4):
        rows.append(" ".join(cells[at : at + length]))
        at += length
    seats = range(state.seats)
    hands = ",".join(_hand([state.hand[seat * CARD_KINDS + kind] for kind in range(CARD_KINDS)]) for seat in seats)
    parts = {
        "turn": "abcde"[state.turn],
        "first": "abcde"[state.first],
        "round": state.round,
        "step": state.step,
        "points": ",".join(str(state.points[seat]) for seat in seats),
        "hands": hands,
        "sizes": ",".join(str(state.hand_size[seat]) for seat in seats),
        "pile": "".join(CARD_NAMES[kind][0] for kind in state.pile) or "-",
        "deck": state.deck_size,
        "corner": ",".join("".join(str(state.corner[seat * 3 + h]) for h in range(3)) for seat in seats),
        "houses": state.houses_left,
        "towers": state.towers_left,
        "moved": int(state.moved),
        "stomps": state.stomps,
        "foreign": int(state.foreign_used),
        "played": state.cards_played,
        "winner": "-" if state.winner == NOBODY else "abcde"[state.winner],
        "over": int(state.over),
        "frames": ",".join(map(str, state.frames)) or "-",
        "free_tower": state.free_tower,
    }
    return " / ".join(rows) + " ; " + " ".join(f"{name}={value}" for name, value in parts.items())


def read_position(text: str) -> Marry:
    """Reads a position; what is left out takes the value it has in step 4 of player a's first turn.

    Hands are three digits a seat (stomp, build, fortify), `?` where they are not known. Cards named nowhere form the
    deck, pieces standing nowhere the supplies.
    """
    board, _, rest = text.partition(";")
    cells = board.replace("/", " ").split()
    if len(cells) != SPACES:
        raise BadNotation(f"a position of marry has {SPACES} spaces, not {len(cells)}")
    parts = {name: value for name, _, value in (part.partition("=") for part in rest.split())}
    points = [int(value) for value in parts.get("points", "0,0,0").split(",")]
    seats = len(points)
    state = Marry(seats)
    state.points = column(points)
    _read_board(state, cells)
    _read_cards(state, parts, seats)
    corner = [int(digit) for stack in parts.get("corner", "000," * seats).split(",") for digit in stack]
    state.corner = column(corner)
    state.supply = column(
        PIECES
        - sum(state.height[space] for space in range(SPACES) if state.owner[space] == seat)
        - sum(corner[seat * 3 + h] * (h + 1) for h in range(3))
        for seat in range(seats)
    )
    state.towers = column(
        sum(state.owner[space] == seat and state.height[space] == TOWER for space in range(SPACES))
        for seat in range(seats)
    )
    for name, attribute in {
        "round": "round", "step": "step", "houses": "houses_left", "towers": "towers_left", "stomps": "stomps",
        "played": "cards_played", "free_tower": "free_tower",
    }.items():  # fmt: skip
        setattr(state, attribute, int(parts.get(name, CARDS_AND_MOVE if name == "step" else 0)))
    state.turn, state.first = ("abcde".index(parts.get(name, "a")) for name in ("turn", "first"))
    state.moved, state.foreign_used, state.over = (parts.get(name) == "1" for name in ("moved", "foreign", "over"))
    state.winner = "abcde".index(parts["winner"]) if parts.get("winner", "-") != "-" else NOBODY
    if parts.get("frames", "-") != "-":
        state.frames = column(int(value) for value in parts["frames"].split(","))
    return state


def _read_board(state: Marry, cells: list[str]) -> None:
    state.owner = column([NOBODY] * SPACES)
    state.height = column([0] * SPACES)
    fachan = [space for space, cell in enumerate(cells) if cell == "@"]
    if len(fachan) != 1:
        raise BadNotation(f"a position of marry has the fachan (@) on one space, not {len(fachan)}")
    state.fachan = fachan[0]
    for space, cell in enumerate(cells):
        if match := re.fullmatch(r"([a-e])([123])", cell):
            seat = "abcde".index(match[1])
            if seat >= state.seats:
                raise BadNotation(f"{cell!r} on {NAMES[space]} belongs to no player of {state.seats}")
            state.owner[space], state.height[space] = seat, int(match[2])
        elif cell not in (".", "@"):
            raise BadNotation(f"{cell!r} on {NAMES[space]} is no space: write . or @ or a building such as a1")


def _read_cards(state: Marry, parts: dict[str, str], seats: int) -> None:
    hands = parts.get("hands", ",".join(["000"] * seats)).split(",")
    counts = [HIDDEN if hand == "?" else int(hand[kind]) for hand in hands for kind in range(CARD_KINDS)]
    if len(hands) != seats:
        raise BadNotation(f"a position of {seats} players has {seats} hands, not {len(hands)}")
    state.hand = column(counts)
    if "sizes" in parts:
        state.hand_size = column(int(size) for size in parts["sizes"].split(","))
    else:
        state.hand_size = column(sum(counts[seat * 3 : seat * 3 + 3]) for seat in range(seats))
    letters = [name[0] for name in CARD_NAMES]
    pile = [letters.index(letter) for letter in parts.get("pile", "-").replace("-", "")]
    state.pile = column(pile)
    state.deck_size = int(parts.get("deck", ALL_CARDS - len(pile) - sum(state.hand_size)))
    if HIDDEN in counts:
        state.deck = column([HIDDEN] * CARD_KINDS)
        return
    deck = [CARDS[kind] - pile.count(kind) - sum(counts[kind::CARD_KINDS]) for kind in range(CARD_KINDS)]
    if min(deck) < 0:
        raise BadNotation("a position of marry has at most 25 stomp, 15 build and 20 fortify cards")
    while sum(deck) > state.deck_size:  # a smaller deck is asked for: cards taken out of the game for a test
        deck[deck.index(max(deck))] -= 1
    state.deck = column(deck)
