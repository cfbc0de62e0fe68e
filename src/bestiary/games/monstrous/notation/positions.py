"""A game at the beginning of a throw as readable text: `seats=2 hand-a=dragon lie=b.siren:40:0:15:unique faith=3,1`.

seats=3 teams=yes          players; in teams, seats a and c play against b and d
scenario=naxos,athens,...  locations by place: top left, top right, centre, bottom left, bottom right
hand-a= deck-a= underworld-a=   monsters by name; a deck is written from its known top on, then / and the rest
rest=deck                  where monsters are that are not named: deck or underworld
lie=b.siren:40:0:15:unique,...  cards on the table from the bottom up: x and y in mm, degrees, the side that is up
move=naxos:-300:200:0      a location that does not lie where it was put
pose=b.siren:x:y:z:w:i:j:k over=b.siren>naxos,...    the same exactly, as an outcome gives it
faith=3,1 total= wins= turns=   by god
turn=a first=a extra=0 throws=0 final=b young=a rethrown=a epic=yes wars=one game=1 sunset=24 last=a
"""

from __future__ import annotations

import re
from math import cos, radians, sin

from bestiary.core.chance import NO_CHANCE, Chance
from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.parts import read_choice, read_number
from bestiary.games.monstrous.content import powers, scenarios
from bestiary.games.monstrous.content.settings import GAMES
from bestiary.games.monstrous.notation.actions import GODS, SIDES, card_name, place_name
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import overlapping
from bestiary.games.monstrous.rules.piles import known_cards
from bestiary.games.monstrous.rules.setup import lay_location
from bestiary.games.monstrous.rules.turn import advance
from bestiary.games.monstrous.state import Monstrous

MONSTERS = int(n.MONSTERS)
PLACES_FROM = int(n.MONSTER_CARDS)
POSE = int(n.POSE)
FAR = 10_000  # millimetres or degrees
WHOLE = re.compile(r"-?[0-9]{1,9}")
DECIMAL = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
UNSTEADY = 0.02  # by which the square of a quaternion's length may be off
LAYER = 2_000  # micrometres that a card of a text lies above the one before
BY_GOD = ("faith", "total", "wins", "turns")
KNOWN = {
    "seats", "teams", "scenario", "rest", "lie", "move", "pose", "over", "turn", "first", "final", "young", "rethrown",
    "epic", "wars", "game", "sunset", "last", "extra", "throws", *BY_GOD,
}  # fmt: skip
PILES = ("hand", "deck", "underworld")


def read_position(text: str, own_powers: powers.Powers | None = None, chance: Chance = NO_CHANCE) -> Monstrous:
    """Read a position; raise `BadNotation` that says what would be right.

    A god on turn without a card draws and passes, for which a source of chance may be needed.
    """
    parts: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        pile = name.rpartition("-")[0]
        if name in parts:
            raise BadNotation(f"{word!r}: {name} is written already, as {name}={parts[name]}")
        if not equals or (name not in KNOWN and pile not in PILES):
            raise BadNotation(
                f"{word!r} is no part of a position; write for example seats=2 hand-a=dragon lie=b.siren:0:0:0:unique"
            )
        parts[name] = value
    seats = read_number(parts, "seats", 2, 2, int(n.MOST_SEATS))
    state = Monstrous(seats)
    state.teams = int(_flag(parts, "teams"))
    if state.boards() > n.BOARDS or (state.teams and seats % 2):
        raise BadNotation(f"seats={seats}: two to five play alone, and an even number of at least four in teams")
    state.epic = int(_flag(parts, "epic"))
    state.wars = read_choice(parts, "wars", tuple(GAMES))
    state.games = tuple(GAMES.values())[state.wars]
    state.sunset = read_number(parts, "sunset", 24, 0, int(n.MOST_SUNSET))
    state.young = _seats(parts, "young", seats)
    cards = own_powers or powers.standard_powers()
    state.monster_powers = column(powers.monster_column(cards))
    state.place_powers = column(powers.place_column(cards))
    state.own_traps = int(powers.has_own_traps(cards))
    state.clear()
    boards = int(state.boards())
    state.total, state.wins = column([0] * boards), column([0] * boards)
    _read_locations(state, parts)
    _read_table(state, parts, _read_piles(state, parts))
    for name in BY_GOD:
        if name in parts:
            setattr(state, name, column(_numbers(parts, name, boards)))
    state.game = read_number(parts, "game", 1, 1, int(state.games)) - 1
    state.first = _board(parts, "first", state, 0)
    state.turn = _board(parts, "turn", state, 0)
    state.final_by = _board(parts, "final", state, int(n.NOBODY))
    state.last_winner = _board(parts, "last", state, int(n.NOBODY))
    state.rethrown = _seats(parts, "rethrown", seats)
    state.extra = read_number(parts, "extra", 0, 0, 99)
    state.throws = read_number(parts, "throws", 0, 0, int(n.MOST_THROWS))
    state.step = n.STEP_THROW
    for seat in range(seats):
        if state.held(seat, n.DECK) and not known_cards(state, seat):
            _show_top(state, seat)
    state.chance = chance
    if chance is NO_CHANCE and not state.count(state.turn, n.HAND):
        letter = n.SEAT_LETTERS[state.turn]
        raise BadNotation(f"god {letter} is on turn and has no card in hand; write for example hand-{letter}=dragon")
    advance(state)
    return state


def _numbers(parts: dict[str, str], name: str, count: int) -> list[int]:
    words = parts[name].split(",")
    if len(words) != count or not all(map(WHOLE.fullmatch, words)):
        raise BadNotation(f"{name}={parts[name]}: write {count} numbers parted by commas, in digits from 0 to 9")
    return [int(word) for word in words]


def _flag(parts: dict[str, str], name: str) -> bool:
    return bool(read_choice(parts, name, ("no", "yes")))


def _seats(parts: dict[str, str], name: str, seats: int) -> int:
    letters = [each for each in parts.get(name, "").split(",") if each]
    if not set(letters) <= set(n.SEAT_LETTERS[:seats]):
        raise BadNotation(f"{name}={parts[name]}: write seats by their letters, such as a,b")
    return sum(1 << n.SEAT_LETTERS.index(letter) for letter in set(letters))


def _board(parts: dict[str, str], name: str, state: Monstrous, default: int) -> int:
    if name not in parts:
        return default
    letters = GODS[: state.boards()]
    if parts[name] not in tuple(letters):
        raise BadNotation(f"{name}={parts[name]}: write a god by his letter, {letters[0]} to {letters[-1]}")
    return letters.index(parts[name])


def _read_locations(state: Monstrous, parts: dict[str, str]) -> None:
    names = parts["scenario"].split(",") if "scenario" in parts else None
    if names is None:
        found = list(scenarios.standard_scenarios()[0].locations)
    else:
        if len(set(names)) != n.PLACES or not set(names) <= set(n.LOCATION_NAMES):
            raise BadNotation(
                f"scenario={parts['scenario']}: write five different locations of {', '.join(n.LOCATION_NAMES)}"
            )
        found = [n.LOCATION_NAMES.index(name) for name in names]
    state.scenario = n.NOBODY if names else 0
    state.course = column(found * int(state.games))
    for place, location in enumerate(found):
        lay_location(state, place, location)


def card_of(state: Monstrous, text: str) -> int:
    """Read a monster with its god's letter, or a location of the table."""
    god, dot, name = text.partition(".")
    if dot and god in tuple(GODS[: state.boards()]) and name in n.MONSTER_NAMES:
        return GODS.index(god) * MONSTERS + n.MONSTER_NAMES.index(name)
    for place in range(n.PLACES):
        if text == place_name(state, place):
            return PLACES_FROM + place
    raise BadNotation(f"{text!r} is no card of the table; write a.dragon, or a location that lies there")


def _read_piles(state: Monstrous, parts: dict[str, str]) -> set[int]:
    """Put cards into hands, decks and Underworlds, and return those that are named."""
    rest = (int(n.DECK), int(n.UNDERWORLD))[read_choice(parts, "rest", ("deck", "underworld"))]
    for card in range(int(state.boards()) * MONSTERS):
        state.holder[card] = card // MONSTERS
        state.place[card] = rest
    named: set[int] = set()
    for name, value in parts.items():
        pile, _, letter = name.rpartition("-")
        if pile not in PILES:
            continue
        owners = n.SEAT_LETTERS[: state.boards() if pile == "underworld" else state.seats]
        if len(letter) != 1 or letter not in owners:
            raise BadNotation(f"{name}={value}: write {pile}- and a letter from {owners[0]} to {owners[-1]}")
        seat = n.SEAT_LETTERS.index(letter)
        top, _, below = value.partition("/") if pile == "deck" else ("", "", value)
        for depth, (monster, known) in enumerate(
            [(each, True) for each in top.split(",") if each] + [(each, False) for each in below.split(",") if each], 1
        ):
            if monster not in n.MONSTER_NAMES:
                raise BadNotation(f"{name}={value}: there is no monster {monster!r}")
            card = int(state.board_of(seat)) * MONSTERS + n.MONSTER_NAMES.index(monster)
            if card in named:
                raise BadNotation(f"{name}={value}: {card_name(card)} is in two places")
            named.add(card)
            state.place[card] = (int(n.HAND), int(n.DECK), int(n.UNDERWORLD))[PILES.index(pile)]
            state.holder[card] = seat
            state.depth[card] = depth if known else 0
    return named


def _show_top(state: Monstrous, seat: int) -> None:
    """Show the first card of a deck of which nothing is known."""
    board = int(state.board_of(seat))
    cards = range(board * MONSTERS, (board + 1) * MONSTERS)
    state.depth[next(card for card in cards if state.place[card] == n.DECK and state.holder[card] == seat)] = 1


def pose_of(x: float, y: float, degrees: float, side: str, z: int = 1_000) -> list[int]:
    """Return the pose of a card that lies flat: millimetres, degrees, and the side that is up."""
    half = radians(degrees) / 2
    one = int(n.ONE)
    w, k = round(cos(half) * one), round(sin(half) * one)
    turn = [w, 0, 0, k] if side == SIDES[0] else [0, w, k, 0]
    return [round(x * 1_000), round(y * 1_000), z, *turn]


def _flat(words: list[str]) -> tuple[float, float, float] | None:
    """Read x, y and degrees of card:x:y:degrees:side, or nothing if it is not of that form."""
    if len(words) != 5 or words[4] not in SIDES or not all(map(DECIMAL.fullmatch, words[1:4])):
        return None
    x, y, degrees = (float(word) for word in words[1:4])
    return (x, y, degrees) if max(abs(x), abs(y), abs(degrees)) < FAR else None


def lies(pose: list[int]) -> bool:
    """Tell whether a card can lie so: its middle over the table, its turn a quaternion of a million."""
    x, y, z, *turn = pose
    here = abs(x) <= n.TABLE_X and abs(y) <= n.TABLE_Y and n.LOWEST <= z <= n.HIGHEST
    return here and abs(sum(part * part for part in turn) / int(n.ONE) ** 2 - 1) < UNSTEADY


def _read_table(state: Monstrous, parts: dict[str, str], named: set[int]) -> None:
    """Lay cards on the table; a card that is named as one of a pile, or twice here, has two homes."""
    order = [PLACES_FROM + place for place in range(n.PLACES)]
    lain: dict[int, list[int]] = {}
    for name in ("move", "lie"):
        for text in filter(None, parts.get(name, "").split(",")):
            words = text.split(":") + ([SIDES[0]] if name == "move" else [])
            card = card_of(state, words[0])
            flat = _flat(words)
            if not flat or (card >= PLACES_FROM) == (name == "lie"):
                raise BadNotation(f"{name}={text}: write card:x:y:degrees{':unique' if name == 'lie' else ''}")
            _only_here(state, card, name, named, lain)
            lain[card] = pose_of(*flat, words[4], LAYER * (len(lain) + 1))
            if card < PLACES_FROM:
                order.append(card)
    for text in filter(None, parts.get("pose", "").split(",")):
        words = text.split(":")
        card = card_of(state, words[0])
        pose = [int(word) for word in words[1:]] if all(map(WHOLE.fullmatch, words[1:])) else []
        if len(pose) != POSE or not lies(pose):
            raise BadNotation(
                f"pose={text[:80]}: write card:x:y:z:w:i:j:k, over the table and with a turn of length one"
            )
        _only_here(state, card, "pose", named, lain)
        lain[card] = pose
        if card not in order:
            order.append(card)
    for card, pose in lain.items():
        if card < PLACES_FROM:
            state.place[card] = n.TABLE
            state.depth[card] = 0
        for part, value in enumerate(pose):
            state.poses[card * POSE + part] = value
    state.pairs = column(_pairs(state, parts, order))


def _only_here(state: Monstrous, card: int, part: str, named: set[int], lain: dict[int, list[int]]) -> None:
    if card in named or card in lain:
        raise BadNotation(f"{part}={card_text(state, card)}: {card_text(state, card)} is in two places; name it once")


def _pairs(state: Monstrous, parts: dict[str, str], order: list[int]) -> list[int]:
    """Return the order of cards that overlap: as it is written, else what comes later lies over what comes before."""
    if "over" in parts:
        found = []
        for text in filter(None, parts["over"].split(",")):
            upper, sign, lower = text.partition(">")
            if not sign:
                raise BadNotation(f"over={text}: write upper>lower")
            found += [card_of(state, upper), card_of(state, lower)]
        return found
    needed = [int(each) for each in overlapping(state.poses, state.lying())]
    pairs = zip(needed[::2], needed[1::2], strict=True)
    return [card for pair in pairs for card in sorted(pair, key=order.index, reverse=True)]


def card_text(state: Monstrous, card: int) -> str:
    """Write a card as positions name it."""
    return place_name(state, card - PLACES_FROM) if card >= PLACES_FROM else card_name(card)
