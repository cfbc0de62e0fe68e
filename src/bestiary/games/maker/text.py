"""The laboratory as text: graves, heap, and each player's die, stones, Monster and warehouse; then in sentences."""

from __future__ import annotations

from textwrap import wrap

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.maker.notation import SEATS
from bestiary.games.maker.rules_numbers import KINDS
from bestiary.games.maker.view import MakerSeat, MakerView, Odds, Part

LINE = 79
GRAVE = 14  # columns
LABEL = 8
NAME = 15
FACES = 6
GAP = "  "


def draw(view: MakerView, words: Words) -> Drawing:
    """Draws a view: `#12 LA3` is a card's number, kind and value, `?` a value the reader has not seen."""
    lines: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    _graves(view, words, lines, places)
    lines.append(_heads(words))
    for seat, player in enumerate(view.table):
        _player(view, seat, player, words, lines, places)
    for sentence in _status(view, words):
        lines += wrap(sentence, LINE)
    return Drawing(lines, places, _spoken(view, words))


def code(part: Part, view: MakerView, words: Words) -> str:
    """Writes a card short: its number, kind and value as far as the reader knows them."""
    kind = words.say(f"code-{part.kind if part.kind >= 0 else 'hidden'}")
    return f"#{part.card} {kind}{part.value if part.value >= 0 else '?'}{'*' if _told(part, view) else ''}"


def _told(part: Part, view: MakerView) -> bool:
    """Tells whether others know a front of the reader's own warehouse."""
    return view.seat < view.seats and part.place == f"warehouse-{SEATS[view.seat]}" and part.seen != [view.seat]


def _at(view: MakerView, place: str) -> list[Part]:
    return [part for part in view.parts if part.place == place]


def _graves(view: MakerView, words: Words, lines: list[str], places: dict[str, tuple[int, int, int]]) -> None:
    line = f"{words.say('text-graves'):{LABEL}}"
    for grave, count in enumerate(view.graves):
        cards = _at(view, f"grave-{grave + 1}")
        top = code(cards[-1], view, words) if cards else ""
        cell = words.say("text-grave", number=grave + 1, count=count, top=top)
        places[f"grave-{grave + 1}"] = (0, len(line), len(cell))
        line += f"{cell:{GRAVE}}"
    lines.append(line.rstrip())
    label = words.say("text-heap")
    places["heap"] = (1, 0, len(label))
    heap = [code(part, view, words) for part in _at(view, "heap")] or [words.say("text-nothing")]
    lines += _row(f"{label:{LABEL}}", heap)


def _row(label: str, cards: list[str]) -> list[str]:
    """Sets cards in lines that never break a card in two."""
    lines = [label]
    for card in cards:
        if len(lines[-1]) + len(card) > LINE:
            lines.append(" " * LABEL)
        lines[-1] += card + GAP
    return [line.rstrip() for line in lines]


def _heads(words: Words) -> str:
    kinds = "".join(f"{words.say(f'code-{kind}'):>3}" for kind in range(KINDS))
    names = [words.say(f"text-head-{name}") for name in ("study", "stones", "points")]
    return f"{'':{NAME}}{names[0]:>7}{names[1]:>8} {kinds}{names[2]:>8}"


def _player(
    view: MakerView,
    seat: int,
    player: MakerSeat,
    words: Words,
    lines: list[str],
    places: dict[str, tuple[int, int, int]],
) -> None:
    letter = SEATS[seat]
    mark = ">" if not view.over and seat == view.turn else " "
    name = f"{mark} {letter} {words.say('seat-name', number=seat + 1)}"
    stones = "".join(str(grave + 1) if grave in player.open_stones else "." for grave in range(len(view.graves)))
    monster = "".join(f"{value if value >= 0 else '.':>3}" for value in player.values)
    places[f"warehouse-{letter}"] = (len(lines), 2, len(name) - 2)
    places[f"slab-{letter}"] = (len(lines), NAME + 16, len(monster))
    robbable = f"  {words.say('text-robbable')}" if player.robbable else ""
    lines.append(f"{name:{NAME}}{player.die:>7}{stones:>8} {monster}{view.scores[seat]:>8}{robbable}")
    cards = [code(part, view, words) for part in _at(view, f"warehouse-{letter}")]
    if cards:
        lines += _row(" " * LABEL, cards)


# What is going on


def _status(view: MakerView, words: Words) -> list[str]:
    """Says how far the turn is, what its rolls need, and what is on the market."""
    said = [
        words.say(
            "text-round",
            round=view.round,
            rounds=view.rounds,
            over=int(view.over),
            letter=SEATS[view.turn],
            phase=view.phase,
            prepared=int(view.prepared),
        )
    ]
    if view.over:
        letter = SEATS[view.reviver] if view.reviver >= 0 else ""
        return [*said, words.say("text-over-revived" if letter else "text-over-limit", letter=letter)]
    if view.odds and (view.frame == "" or view.frame in ("assisting", "taking")):
        rolls = "; ".join(_roll(roll, words) for roll in view.odds)
        said.append(words.say("text-odds", die=view.table[view.turn].die, rolls=rolls))
    values = view.frame_values
    if view.frame in ("joining", "sealing"):
        said.append(words.say("text-robbery", players=", ".join(_robbers(view))))
        if view.seat < view.seats and view.table[view.seat].choice >= 0:
            said.append(words.say("text-chose", grave=view.table[view.seat].choice + 1))
    elif view.frame in ("assisting", "taking"):
        part = words.say(f"part-{values['kind']}")
        said.append(words.say("text-operation", assistant=SEATS[values["seat"]], part=part))
    elif view.frame:
        said += _market(view, words)
    return [*said, words.say("text-key")]


def _roll(roll: Odds, words: Words) -> str:
    what = words.say(f"code-{roll.kind}") if roll.kind >= 0 else words.say("text-revive")
    return words.say(
        "text-roll",
        what=what,
        faces=roll.faces,
        need=roll.need,
        modifier=roll.modifier,
        sign=f"{roll.modifier:+d}",
        percent=_percent(roll),
    )


def _percent(roll: Odds) -> int:
    return round(100 * roll.faces / FACES)


def _robbers(view: MakerView) -> list[str]:
    return [SEATS[seat] for seat, player in enumerate(view.table) if player.taking_part]


def _market(view: MakerView, words: Words) -> list[str]:
    goods = next(part for part in view.parts if part.card == view.frame_values["card"])
    wish = words.say(f"wish-{view.wish}")
    said = [words.say("text-sale", card=code(goods, view, words), letter=SEATS[view.turn], wish=wish)]
    for seat, player in enumerate(view.table):
        cards = [part for part in _at(view, f"warehouse-{SEATS[seat]}") if part.offer]
        if player.points_offered >= 0 or cards:
            what = [
                words.say("text-shown", card=code(part, view, words)) if part.offer > 1 else code(part, view, words)
                for part in cards
            ]
            what += _points(player.points_offered, words)
            said.append(words.say("text-offer", letter=SEATS[seat], what=", ".join(what)))
    if view.frame in ("demanding", "answering"):
        what = [code(part, view, words) for part in view.parts if part.wanted]
        what += _points(view.frame_values.get("points", 0), words)
        letter = SEATS[view.frame_values["seat"]]
        said.append(words.say("text-demand", letter=letter, what=", ".join(what) or words.say("spoken-nothing")))
    return said


def _points(points: int, words: Words) -> list[str]:
    return [words.say("text-offer-points", points=points)] if points > 0 else []


# In sentences


def _spoken(view: MakerView, words: Words) -> list[str]:
    """Says everything the drawing shows in sentences that need no look at it."""
    said = []
    for grave, count in enumerate(view.graves):
        cards = _at(view, f"grave-{grave + 1}")
        top = words.say(f"part-{cards[-1].kind}") if cards else ""
        said.append(words.say("spoken-grave", number=grave + 1, count=count, top=top))
    said.append(words.say("spoken-heap", parts=_list(_at(view, "heap"), view, words)))
    for seat, player in enumerate(view.table):
        said += _spoken_seat(view, seat, player, words)
    for roll in [] if view.over else view.odds:
        said.append(
            words.say(
                "spoken-odds",
                what=roll.kind,
                letter=SEATS[view.turn],
                faces=roll.faces,
                need=roll.need,
                percent=_percent(roll),
                modifier=roll.modifier,
                sign=f"{roll.modifier:+d}",
            )
        )
    said += _status(view, words)[:1]
    if view.frame in ("wishing", "offering", "selling", "demanding", "answering"):
        said += _market(view, words)
    for name, chosen in view.options.items():
        value = words.say(f"option-{name}-{chosen}")
        said.append(words.say("spoken-option", option=words.say(f"option-{name}"), value=value))
    return said


def _list(parts: list[Part], view: MakerView, words: Words) -> str:
    return ", ".join(_say_part(part, view, words) for part in parts) or words.say("spoken-nothing")


def _say_part(part: Part, view: MakerView, words: Words) -> str:
    kind = words.say(f"part-{part.kind}")
    return words.say("spoken-part", part=kind, card=part.card, value=part.value, known=int(_told(part, view)))


def _spoken_seat(view: MakerView, seat: int, player: MakerSeat, words: Words) -> list[str]:
    letter = SEATS[seat]
    sewn = [
        words.say("spoken-sewn", part=words.say(f"part-{kind}"), value=value)
        for kind, value in enumerate(player.values)
        if value >= 0
    ]
    said = [
        words.say(
            "spoken-seat",
            letter=letter,
            you=int(seat == view.seat),
            die=player.die,
            points=view.scores[seat],
            robbable=int(player.robbable),
        ),
        words.say("spoken-warehouse", letter=letter, parts=_list(_at(view, f"warehouse-{letter}"), view, words)),
        words.say("spoken-monster", letter=letter, parts=", ".join(sewn) or words.say("spoken-nothing")),
    ]
    if player.open_stones:
        stones = ", ".join(str(grave + 1) for grave in player.open_stones)
        said.append(words.say("spoken-stones", letter=letter, stones=stones))
    return said
