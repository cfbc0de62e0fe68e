"""The table as text: seen from above in letters, then every card, god and hand in lines; then in sentences."""

from __future__ import annotations

from textwrap import wrap

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.grid import HIGH, RULER, WIDE, cell, middle_of, rulers, sign_at
from bestiary.games.monstrous.show.spoken import card_words, spoken
from bestiary.games.monstrous.show.spots import PLACES_FROM, Lying
from bestiary.games.monstrous.show.view import MonstrousView

LINE = 79


def draw(view: MonstrousView, words: Words) -> Drawing:
    """Draw a view: digits are locations, letters are gods' monsters, large where the unique side is up."""
    lines, places = _table(view)
    for sentence in _status(view, words):
        lines += wrap(sentence, LINE, subsequent_indent="  ")
    lines += _locations(view, words)
    for card in view.lying:
        if not card.place:
            lines += wrap(_monster_line(view, card, words), LINE, subsequent_indent="    ")
    for board in range(len(view.gods)):
        lines += _god(view, board, words)
    if view.seat < view.seats:
        names = [words.say(f"monster-{kind}") for kind in view.holders[view.seat].hand]
        line = words.say("text-hand", monsters=", ".join(names) or words.say("text-nothing"))
        for kind in view.holders[view.seat].hand:
            name = words.say(f"monster-{kind}")
            places[f"hand-{kind}"] = (len(lines), line.index(name), len(name))
        lines.append(line)
    return Drawing(lines, places, spoken(view, words))


# Seen from above


def _table(view: MonstrousView) -> tuple[list[str], dict[str, tuple[int, int, int]]]:
    cells = [["."] * WIDE for _ in range(HIGH)]
    places: dict[str, tuple[int, int, int]] = {}
    for card in view.lying:
        for row, column in _covered(card):
            cells[row][column] = mark(card)
        spot = f"location-{card.card - PLACES_FROM}" if card.place else f"monster-{card.card}"
        places[spot] = (*sign_at(card.pose[0], card.pose[1]), 1)
    above, beside = rulers()
    lines = [f"{number}|{''.join(row)}|" for number, row in zip(beside, cells, strict=True)]
    return [above, *lines, f"{'':{RULER}}+{'-' * WIDE}+"], places


def mark(card: Lying) -> str:
    """Return the character that stands for a card."""
    if card.place:
        return str(card.card - PLACES_FROM + 1)
    return n.SEAT_LETTERS[card.board].upper() if card.unique else n.SEAT_LETTERS[card.board]


def _covered(card: Lying) -> list[tuple[int, int]]:
    """Return the cells whose centre a card covers, at least the one of its own centre."""
    xs, ys = card.corners[::2], card.corners[1::2]
    top, left = cell(min(xs), max(ys))
    bottom, right = cell(max(xs), min(ys))
    found = [
        (row, column)
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
        if _inside(card, row, column)
    ]
    return found or [cell(card.pose[0], card.pose[1])]


def _inside(card: Lying, row: int, column: int) -> bool:
    x, y = middle_of(row, column)
    corners = list(zip(card.corners[::2], card.corners[1::2], strict=True))
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    return all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in sides)


# In lines


def _status(view: MonstrousView, words: Words) -> list[str]:
    said = []
    if view.games > 1:
        said.append(words.say("text-game", number=view.game_number, games=view.games))
    if view.over:
        return [*said, words.say("prompt-over")]
    said.append(words.say("text-turn", god=words.say(f"god-{view.turn}"), step=view.step, extra=view.extra))
    if view.final_by >= 0:
        said.append(words.say("text-final", god=words.say(f"god-{view.final_by}")))
    return said


def _locations(view: MonstrousView, words: Words) -> list[str]:
    names = [
        words.say(
            "text-location",
            number=place + 1,
            location=words.say(f"location-{kind}"),
            faith=view.cards[int(n.MONSTERS) + 1 + kind].faith,
        )
        for place, kind in enumerate(view.scenario)
    ]
    return wrap("  ".join(names), LINE)


def _monster_line(view: MonstrousView, card: Lying, words: Words) -> str:
    hits = ", ".join(card_words(view, each, words) for each in card.hits)
    return words.say(
        "text-monster",
        mark=mark(card),
        card=card_words(view, card.card, words),
        side=words.say(f"side-{0 if card.unique else 1}"),
        x=round(card.pose[0] / 1000),
        y=round(card.pose[1] / 1000),
        hits=hits or words.say("text-nothing"),
    )


def _god(view: MonstrousView, board: int, words: Words) -> list[str]:
    god = view.gods[board]
    seats = []
    for seat in god.seats:
        holder = view.holders[seat]
        top = words.say(f"monster-{holder.top[0]}") if holder.top else words.say("text-nothing")
        seats.append(
            words.say("text-seat", letter=n.SEAT_LETTERS[seat], hand=len(holder.hand), deck=holder.deck, top=top)
        )
    line = words.say(
        "text-god",
        letter=n.SEAT_LETTERS[board],
        god=words.say(f"god-{board}"),
        faith=god.faith,
        total=god.total,
        games=view.games,
        underworld=len(god.underworld),
        seats="; ".join(seats),
    )
    return wrap(line, LINE, subsequent_indent="    ")
