"""Positions as text that reads and round-trips: players, Locations, Items, then what differs from a plain turn.

    seats=3 a=3/5@l1 a.stomach=yp a.hand=blaze,police a.mutations=wings,fire-breath! l1=b:suburb,-2 i1=battle-tank@l1

A player is Size/Health@place; `a.` adds what he has: `stomach` (y Foodstuff, m Meat, p Meeple, i Infantry), `hand`,
`mutations` (! is a used Breath Attack), `offer` (Mutations to draft from), `quarters` of the chart, `lost` (the
Monster Move under way), `boost` (dice), `ate` (Meeple in the last turn), `draft` and `answer` (what he has sealed).
A Location is owner:card and, as it applies, -damage, food=yyp, infantry=2 (else as printed), `new`, `rubble`, `gone`.
An Item is card@place and -damage, food=yy, >b (follows), `breath` (hit by one last). Cards named nowhere are in their
decks, or all discarded where `deck` or `genes` names those that are not. In any order:

    infamy=a:zoo,b:suburb     cards under the charts, in the order gained
    discard=blaze deck=police,zoo genes=wings locked=police fires=blaze@l1
    turn=a phase=choosing     whose turn it is, and where it stands
    now=moves:2,running       anything else about the turn that is not as at its start
    ask=moving:0:0:0          what is pending, the bottom first, parted by /
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.items as items
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.pending as pending
import bestiary.games.mashup.rules.secrets as secrets
import bestiary.games.mashup.rules.setup as setup
from bestiary.core.chance import NO_CHANCE, Chance
from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.log import Log
from bestiary.games.mashup.content.sets import card_number, standard_cards
from bestiary.games.mashup.notation.actions import SEATS
from bestiary.games.mashup.notation.numbers import numbered
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.state import Mashup

TOKENS: Final = "ympi"
SCALARS: Final = {  # what `now` may name, and its value in a plain position
    "turns": 0, "moves": 2, "happened": 0, "wrecked": 0, "discount": 0, "ate_now": 0, "running": 0, "turned": 0,
    "moved": 0, "closing": 0, "goal": 0, "entered": -1, "waiting": 0, "action": 0, "chosen": -1, "rival": -1,
    "breath": -1, "step": 0, "asked": 0, "reacted": 0, "assaulted": 0, "shot": 0, "silence": 0, "prize": -1,
    "prize_slot": -1, "bites": 0, "plain_hits": 0, "breath_hits": 0, "double_hits": 0, "unit_hits": 0, "doubled": 0,
    "must_hit": 0, "struck_infantry": 0, "last_hits": 0, "revealed": 0, "over": 0,
}  # fmt: skip
SEAT_NUMBERS: Final = {"quarters": 0, "lost": 0, "boost": 0, "ate": 0, "draft": 0, "answer": int(n.NOT_ASKED)}
PHASES: Final = numbered(n, "P_")
FRAMES: Final = numbered(n, "F_")
NAMED: Final = frozenset(
    {"seats", "infamy", "discard", "deck", "genes", "locked", "fires", "turn", "phase", "now", "ask"}
)
LISTS: Final = ("stomach", "hand", "mutations", "offer")
Tables = tuple[Sequence[int], Sequence[int], Sequence[int]]  # of cards, effects and chart
PLAYER: Final = re.compile(r"([1-8])/([0-9]{1,2})@(nowhere|l[0-9]{1,2})")
EXAMPLE: Final = "write for example seats=2 a=2/7@l1 a.hand=blaze l1=b:suburb,-2 i1=police@l1 turn=a phase=choosing"


def cards_in(counts: vec[i64], first: int = 0, start: int = 0, many: int = int(n.MAIN)) -> str:
    """Write counts by kind as card names."""
    names = [card.name for card in standard_cards()]
    return ",".join(names[first + kind] for kind in range(many) for _ in range(int(counts[start + kind])))


# Writing


def write_position(state: Mashup) -> str:
    """Write a full position."""
    parts = {"seats": str(state.seats)}
    for seat in range(state.seats):
        parts |= _write_player(state, seat)
    for slot in range(state.slots):
        parts[f"l{slot + 1}"] = _write_location(state, slot)
    for thing in range(state.things):
        parts[f"i{thing + 1}"] = _write_item(state, thing)
    names = [card.name for card in standard_cards()]
    parts["infamy"] = ",".join(
        f"{SEATS[codes.infamy_seat(each)]}:{names[codes.infamy_card(each)]}" for each in state.infamy
    )
    parts["discard"] = cards_in(state.discard, many=int(n.KINDS))
    parts["locked"] = cards_in(state.locked)
    parts["fires"] = ",".join(f"{names[codes.fire_card(each)]}@l{codes.fire_slot(each) + 1}" for each in state.fires)
    parts["turn"] = SEATS[state.turn]
    parts["phase"] = next(name for name, number in PHASES.items() if number == state.phase)
    values = ((name, int(getattr(state, name)), usual) for name, usual in SCALARS.items())
    parts["now"] = ",".join(f"{name}:{value}" for name, value, usual in values if value != usual)
    parts["ask"] = "/".join(_frames(state))
    return " ".join(f"{name}={value}" for name, value in parts.items() if value)


def _frames(state: Mashup) -> Iterable[str]:
    names = {number: name for name, number in FRAMES.items()}
    frames = [int(number) for number in state.frames]
    for at in range(0, len(frames), 4):
        yield ":".join((names[frames[at]], *map(str, frames[at + 1 : at + 4])))


def _place(place: int) -> str:
    return "nowhere" if place == n.NOWHERE else "gone" if place == NOBODY else f"l{place + 1}"


def _tokens(counts: vec[i64], start: int) -> str:
    return "".join(letter * int(counts[start + token]) for token, letter in enumerate(TOKENS))


def _write_player(state: Mashup, seat: int) -> dict[str, str]:
    letter, names = SEATS[seat], [card.name for card in standard_cards()]
    genes = [int(state.mutation[seat * n.MUTATIONS + gene]) for gene in range(n.MUTATIONS)]
    parts = {
        letter: f"{state.size[seat]}/{state.health[seat]}@{_place(int(state.place[seat]))}",
        f"{letter}.stomach": _tokens(state.stomach, seat * int(n.FOODS)),
        f"{letter}.hand": cards_in(state.hand, start=seat * int(n.MAIN)),
        f"{letter}.mutations": ",".join(
            names[n.FIRST_MUTATION + gene] + "!" * (has - 1) for gene, has in enumerate(genes) if has
        ),
        f"{letter}.offer": cards_in(state.offer, int(n.FIRST_MUTATION), seat * int(n.MUTATIONS), int(n.MUTATIONS)),
    }
    for name, usual in SEAT_NUMBERS.items():
        if (value := int(getattr(state, name)[seat])) != usual:
            parts[f"{letter}.{name}"] = str(value)
    return parts


def _write_location(state: Mashup, slot: int) -> str:
    card = standard_cards()[state.site_kind[slot]]
    parts = [f"{SEATS[state.site_owner[slot]]}:{card.name}"]
    if state.site_damage[slot]:
        parts.append(f"-{state.site_damage[slot]}")
    parts.append(f"food={_tokens(state.site_food, slot * int(n.FOODS))}")
    parts.append(f"infantry={state.standing[slot]}")
    words = (
        (state.site_new[slot], "new"),
        (state.site[slot] == n.RUBBLE, "rubble"),
        (state.site[slot] == n.GONE, "gone"),
    )
    return ",".join([*parts, *(word for holds, word in words if holds)])


def _write_item(state: Mashup, thing: int) -> str:
    parts = [f"{standard_cards()[state.thing_kind[thing]].name}@{_place(int(state.thing_place[thing]))}"]
    if state.thing_damage[thing]:
        parts.append(f"-{state.thing_damage[thing]}")
    parts.append(f"food={_tokens(state.thing_food, thing * int(n.FOODS))}")
    if state.thing_follows[thing] != NOBODY:
        parts.append(f">{SEATS[state.thing_follows[thing]]}")
    if state.thing_breath[thing]:
        parts.append("breath")
    return ",".join(parts)


# Reading


def read_position(
    text: str, chance: Chance = NO_CHANCE, log: Log | None = None, tables: Tables = ((), (), ())
) -> Mashup:
    """Read a position and go on to the next decision; raise `BadNotation` with the part that is wrong.

    Cards, effects and chart are the shipped ones, unless tables of others are given.
    """
    parts = _parts(text)
    seats = _number("seats", parts.get("seats", "3"), 2, 6)
    state = Mashup(seats)
    setup.lay_out(state, *map(column, tables))
    for name, value in parts.items():
        if name in SEATS or "." in name:
            _read_player(state, name, value)
    _read_numbered(state, parts)
    _read_cards(state, parts)
    state.turn = _seat(state, "turn", parts.get("turn", "a"))
    phase = parts.get("phase", "choosing")
    if phase not in PHASES:
        raise BadNotation(f"phase={phase}: write one of {', '.join(PHASES)}")
    state.phase = PHASES[phase]
    _read_now(state, parts.get("now", ""))
    for frame in filter(None, parts.get("ask", "").split("/")):
        kind, *numbers = frame.split(":")
        if kind not in FRAMES or len(numbers) != 3 or not all(re.fullmatch(r"-?[0-9]{1,6}", each) for each in numbers):
            raise BadNotation(f"ask={frame}: write a pending decision and three numbers, such as moving:0:0:0")
        state.push(FRAMES[kind], *map(int, numbers))
    _fill(state, parts)
    state.chance, state.log = chance, log
    if not state.over:
        pending.run(state)
    return state


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        player, dot, what = name.partition(".")
        known = player in SEATS and len(player) == 1 and (not dot or what in LISTS or what in SEAT_NUMBERS)
        if not sign or not (known or name in NAMED or re.fullmatch(r"[li][1-9][0-9]?", name)):
            raise BadNotation(f"{part!r} is no part of a position; {EXAMPLE}")
        if name in parts:
            raise BadNotation(f"{name} stands twice in the position")
        parts[name] = value
    return parts


def _number(name: str, text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,16}", text) or not least <= int(text) <= most:
        raise BadNotation(f"{name}={text}: write a number from {least} to {most}")
    return int(text)


def _seat(state: Mashup, name: str, text: str) -> int:
    if len(text) != 1 or text not in SEATS[: state.seats]:
        raise BadNotation(f"{name}={text}: write a player, one of {', '.join(SEATS[: state.seats])}")
    return SEATS.index(text)


def _card(name: str, text: str, first: int, last: int) -> int:
    try:
        number = card_number(text)
    except KeyError:
        raise BadNotation(f"{name}: there is no card {text!r}") from None
    if not first <= number < last:
        raise BadNotation(f"{name}: {text} can't be there")
    return number


def _read_tokens(name: str, text: str) -> list[int]:
    if set(text) - set(TOKENS):
        raise BadNotation(f"{name}={text}: write tokens as y, m, p and i, such as yyp")
    return [text.count(letter) for letter in TOKENS]


def _read_place(name: str, text: str) -> int:
    if text == "nowhere":
        return int(n.NOWHERE)
    if text == "gone":
        return int(NOBODY)
    if not re.fullmatch(r"l[1-9][0-9]?", text) or int(text[1:]) > n.SLOTS:
        raise BadNotation(f"{name}: {text!r} is no place; write nowhere or a Location, such as l1")
    return int(text[1:]) - 1


def _read_player(state: Mashup, name: str, value: str) -> None:
    letter, _, what = name.partition(".")
    seat = _seat(state, name, letter)
    if not what:
        match = PLAYER.fullmatch(value)
        if not match:
            raise BadNotation(f"{name}={value}: write Size/Health@place, such as 2/7@nowhere or 3/5@l1")
        state.size[seat], state.health[seat] = int(match[1]), int(match[2])
        state.place[seat] = _read_place(name, match[3])
    elif what == "stomach":
        for token, count in enumerate(_read_tokens(name, value)):
            state.stomach[seat * n.FOODS + token] = count
    elif what == "hand":
        for word in filter(None, value.split(",")):
            state.hand[seat * n.MAIN + _card(name, word, 0, int(n.MAIN))] += 1
    elif what in LISTS:
        for word in filter(None, value.split(",")):
            gene = _card(name, word.rstrip("!"), int(n.FIRST_MUTATION), int(n.KINDS)) - n.FIRST_MUTATION
            if what == "offer":
                state.offer[seat * n.MUTATIONS + gene] += 1
            elif state.mutation[seat * n.MUTATIONS + gene]:
                raise BadNotation(f"{name}: {word} stands twice, and a monster has each Mutation once")
            else:
                state.mutation[seat * n.MUTATIONS + gene] = 2 if word.endswith("!") else 1
    else:
        getattr(state, what)[seat] = _number(name, value, -9, 9_999)


def _read_numbered(state: Mashup, parts: dict[str, str]) -> None:
    slots = sorted((int(name[1:]), value) for name, value in parts.items() if re.fullmatch(r"l[0-9]+", name))
    things = sorted((int(name[1:]), value) for name, value in parts.items() if re.fullmatch(r"i[0-9]+", name))
    for found, letter, most in ((slots, "l", n.SLOTS), (things, "i", n.THINGS)):
        if [number for number, _ in found] != list(range(1, len(found) + 1)) or len(found) > most:
            raise BadNotation(f"{letter}1, {letter}2 and so on are numbered without gaps, {most} at most")
    for number, value in slots:
        _read_location(state, f"l{number}", number - 1, value.split(","))
    for number, value in things:
        _read_item(state, f"i{number}", value.split(","))
    for seat in range(state.seats):
        if state.place[seat] != n.NOWHERE and not state.is_location(state.place[seat]):
            raise BadNotation(f"{SEATS[seat]} stands at {_place(int(state.place[seat]))}, where there is no Location")


def _check_once(name: str, words: list[str]) -> None:
    """Refuse a row that tells the same twice: damage, tokens, whether its Location still stands."""
    told = {"gone": "rubble"}
    heads = [told.get(word, word[0] if word[:1] in ("-", ">") else word.partition("=")[0]) for word in words]
    for place, head in enumerate(heads):
        if head in heads[:place]:
            raise BadNotation(f"{name}: {words[place]!r} tells again what {words[heads.index(head)]!r} tells")


def _read_location(state: Mashup, name: str, slot: int, words: list[str]) -> None:
    _check_once(name, words[1:])
    owner, _, card = words[0].partition(":")
    locations.build(state, _seat(state, name, owner), _card(name, card, 0, int(n.FIRST_ITEM)))
    state.site_new[slot] = 0
    for word in words[1:]:
        what, _, value = word.partition("=")
        if word.startswith("-"):
            state.site_damage[slot] = _number(name, word[1:], 0, 99)
        elif what == "food":
            for token, count in enumerate(_read_tokens(name, value)):
                state.site_food[slot * n.FOODS + token] = count
        elif what == "infantry":
            state.standing[slot] = _number(name, value, 0, 99)
        elif word == "new":
            state.site_new[slot] = 1
        elif word in ("rubble", "gone"):
            state.site[slot] = n.RUBBLE if word == "rubble" else n.GONE
        else:
            raise BadNotation(f"{name}: {word!r} says nothing; {EXAMPLE}")


def _read_item(state: Mashup, name: str, words: list[str]) -> None:
    _check_once(name, words[1:])
    card, _, place = words[0].partition("@")
    thing = int(state.things)
    items.put(state, _card(name, card, int(n.FIRST_ITEM), int(n.FIRST_ACTION)), _read_place(name, place), NOBODY)
    if place == "gone":
        items.take_thing(state, thing)
    for word in words[1:]:
        what, _, value = word.partition("=")
        if word.startswith("-"):
            state.thing_damage[thing] = _number(name, word[1:], 0, 99)
        elif what == "food":
            for token, count in enumerate(_read_tokens(name, value)):
                state.thing_food[thing * n.FOODS + token] = count
        elif word.startswith(">"):
            state.thing_follows[thing] = _seat(state, name, word[1:])
        elif word == "breath":
            state.thing_breath[thing] = 1
        else:
            raise BadNotation(f"{name}: {word!r} says nothing; {EXAMPLE}")


def _read_cards(state: Mashup, parts: dict[str, str]) -> None:
    for word in filter(None, parts.get("infamy", "").split(",")):
        player, _, card = word.partition(":")
        infamy.gain_infamy(state, _seat(state, "infamy", player), _card("infamy", card, 0, int(n.MAIN)))
    for word in filter(None, parts.get("discard", "").split(",")):
        state.discard[_card("discard", word, 0, int(n.KINDS))] += 1
    for word in filter(None, parts.get("locked", "").split(",")):
        state.locked[_card("locked", word, 0, int(n.MAIN))] += 1
    fires = []
    for word in filter(None, parts.get("fires", "").split(",")):
        card, _, place = word.partition("@")
        kind = _card("fires", card, int(n.FIRST_ACTION), int(n.MAIN))
        fires.append(int(codes.fire_at(kind, _read_place("fires", place))))
    state.fires = column(fires)


def _read_now(state: Mashup, text: str) -> None:
    for name, usual in SCALARS.items():
        setattr(state, name, type(getattr(state, name))(usual))
    for word in filter(None, text.split(",")):
        name, _, value = word.partition(":")
        if name not in SCALARS:
            raise BadNotation(f"now={word}: write one of {', '.join(SCALARS)}, such as moves:1")
        number = _number(f"now={name}", value or "1", -1, 1 << 50)
        setattr(state, name, type(getattr(state, name))(number))


def _fill(state: Mashup, parts: dict[str, str]) -> None:
    """Put the cards that nobody named into their decks, or discard them where a deck is named."""
    seats = range(state.seats)
    state.hand_size = column(sum(state.hand[seat * n.MAIN : (seat + 1) * n.MAIN]) for seat in seats)
    state.locked_size = sum(state.locked)
    left = [int(count) for count in secrets.unseen_cards(state)]
    genes = [int(count) for count in secrets.unseen_mutations(state)]
    for gene in range(n.MUTATIONS):
        owned = sum(state.mutation[seat * n.MUTATIONS + gene] > 0 for seat in seats)
        genes[gene] -= owned + int(state.discard[n.FIRST_MUTATION + gene])
    for kind, count in enumerate(left + genes):
        if count < 0:
            raise BadNotation(f"there are too many cards {standard_cards()[kind].name} in the position")
    for name, first, last, counts in (
        ("deck", 0, int(n.MAIN), left),
        ("genes", int(n.FIRST_MUTATION), int(n.KINDS), genes),
    ):
        if name not in parts:
            continue
        wanted = Counter(_card(name, word, first, last) - first for word in filter(None, parts[name].split(",")))
        for kind, count in enumerate(counts):
            if wanted[kind] > count:
                raise BadNotation(f"{name}: there are too many cards {standard_cards()[first + kind].name}")
            state.discard[first + kind] += count - wanted[kind]
            counts[kind] = wanted[kind]
    state.deck, state.deck_size = column(left), sum(left)
    state.genes, state.genes_size = column(genes), sum(genes)
    held = [left[k] + int(state.locked[k]) + sum(int(state.hand[s * n.MAIN + k]) for s in seats) for k in range(n.MAIN)]
    state.spent_items = state.all_items - sum(held[n.FIRST_ITEM : n.FIRST_ACTION])
    state.spent_actions = state.all_actions - sum(held[n.FIRST_ACTION :])
