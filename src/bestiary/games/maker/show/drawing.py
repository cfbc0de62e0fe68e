"""The laboratory as text: graves, heap, and each player's die, stones, Monster and warehouse."""

from __future__ import annotations

from textwrap import wrap

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.maker.notation.actions import SEATS
from bestiary.games.maker.rules.numbers import KINDS
from bestiary.games.maker.show.shapes import MakerSeat, MakerView, Odds, Part
from bestiary.games.maker.show.speech import at, letter, percent, robbers, spoken

LINE = 79
GRAVE = 14  # columns
LABEL = 8
NAME = 15
GAP = "  "


def draw(view: MakerView, words: Words) -> Drawing:
    """Draw a view: `#12 LA3` is a card's number, kind and value, `?` a value the reader has not seen."""
    lines: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    _graves(view, words, lines, places)
    lines.append(_heads(words))
    for seat, player in enumerate(view.table):
        _player(view, seat, player, words, lines, places)
    for sentence in _status(view, words):
        lines += wrap(sentence, LINE)
    return Drawing(lines, places, spoken(view, words))


def code(part: Part, view: MakerView, words: Words) -> str:
    """Write a card short: its number, kind and value as far as the reader knows them."""
    if part.kind < 0:
        return f"#{part.card} {words.say('code-hidden')}"
    value = part.value if part.value >= 0 else "?"
    return f"#{part.card} {words.say(f'code-{part.kind}')}{value}{'*' if _told(part, view) else ''}"


def _told(part: Part, view: MakerView) -> bool:
    """Tell whether others know a front of the reader's own warehouse."""
    return view.seat < view.seats and part.place == f"warehouse-{SEATS[view.seat]}" and part.seen != [view.seat]


def _graves(view: MakerView, words: Words, lines: list[str], places: dict[str, tuple[int, int, int]]) -> None:
    line = f"{words.say('text-graves'):{LABEL}}"
    for grave, count in enumerate(view.graves):
        cards = at(view, f"grave-{grave + 1}")
        top = code(cards[-1], view, words) if cards else ""
        cell = words.say("text-grave", number=grave + 1, count=count, top=top)
        places[f"grave-{grave + 1}"] = (0, len(line), len(cell))
        line += f"{cell:{GRAVE}}"
    lines.append(line.rstrip())
    below = [
        words.say("text-below-grave", number=grave + 1, cards=", ".join(code(part, view, words) for part in cards))
        for grave in range(len(view.graves))
        if (cards := _below(view, grave))
    ]
    if below:
        lines += _row(f"{words.say('text-below'):{LABEL}}", below)
    label = words.say("text-heap")
    places["heap"] = (len(lines), 0, len(label))
    heap = [code(part, view, words) for part in at(view, "heap")] or [words.say("text-nothing")]
    lines += _row(f"{label:{LABEL}}", heap)


def _below(view: MakerView, grave: int) -> list[Part]:
    """Return what lies under a grave's top part, from above down to the last of which the reader knows anything."""
    cards = at(view, f"grave-{grave + 1}")[-2::-1]
    known = [number for number, part in enumerate(cards) if part.kind >= 0 or part.value >= 0]
    return cards[: known[-1] + 1] if known else []


def _row(label: str, cards: list[str]) -> list[str]:
    """Set cards in lines that never break a card in two."""
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
    cards = [code(part, view, words) for part in at(view, f"warehouse-{letter}")]
    if cards:
        lines += _row(" " * LABEL, cards)


# What is going on


def _status(view: MakerView, words: Words) -> list[str]:
    """Say how far the turn is, what its rolls need, and what is on the market."""
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
        said += _robbery(view, words)
    elif view.frame in ("assisting", "taking"):
        part = words.say(f"part-{values['kind']}")
        said.append(words.say("text-operation", assistant=SEATS[values["seat"]], part=part))
    elif view.frame:
        said += _market(view, words)
    return [*said, words.say("text-key")]


def _robbery(view: MakerView, words: Words) -> list[str]:
    """Say who takes part, who is asked, and what is known of the choices."""
    said = [words.say("text-robbery", players=", ".join(robbers(view)))]
    if view.frame == "joining":
        return [*said, words.say("text-joining", letter=letter(view.frame_values["seat"]))]
    for seat, player in enumerate(view.table):
        if player.choice >= 0 and seat == view.seat:
            said.append(words.say("text-chose", grave=player.choice + 1))
        elif player.choice >= 0:
            said.append(words.say("text-plain-choice", letter=letter(seat), grave=player.choice + 1))
    if others := [seat for seat in view.to_act if seat != view.seat]:
        said.append(words.say("text-choosing", players=", ".join(map(letter, others))))
    return said


def _roll(roll: Odds, words: Words) -> str:
    what = words.say(f"code-{roll.kind}") if roll.kind >= 0 else words.say("text-revive")
    return words.say(
        "text-roll",
        what=what,
        faces=roll.faces,
        need=roll.need,
        modifier=roll.modifier,
        sign=f"{roll.modifier:+d}",
        percent=percent(roll),
    )


def _market(view: MakerView, words: Words) -> list[str]:
    goods = next(part for part in view.parts if part.card == view.frame_values["card"])
    wish = words.say(f"wish-{view.wish}")
    said = [words.say("text-sale", card=code(goods, view, words), letter=SEATS[view.turn], wish=wish)]
    for seat, player in enumerate(view.table):
        cards = [part for part in at(view, f"warehouse-{SEATS[seat]}") if part.offer]
        if player.points_offered >= 0 or cards:
            what = [
                words.say("text-shown", card=code(part, view, words)) if part.offer > 1 else code(part, view, words)
                for part in cards
            ]
            what += _points(player.points_offered, words)
            said.append(words.say("text-offer", letter=SEATS[seat], what=", ".join(what)))
    if view.frame_values.get("demanded"):
        said.append(words.say("text-demanded-once"))
    if view.frame in ("demanding", "answering"):
        what = [code(part, view, words) for part in view.parts if part.wanted]
        what += _points(view.frame_values.get("points", 0), words)
        letter = SEATS[view.frame_values["seat"]]
        said.append(words.say("text-demand", letter=letter, what=", ".join(what) or words.say("spoken-nothing")))
    return said


def _points(points: int, words: Words) -> list[str]:
    return [words.say("text-offer-points", points=points)] if points > 0 else []
