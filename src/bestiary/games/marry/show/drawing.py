"""The valley as text: seven rows of spaces and a table of the players for the eye, sentences for the ear."""

from __future__ import annotations

from textwrap import wrap

from bestiary.core.view import Drawing, Spot
from bestiary.core.words import Words
from bestiary.games.marry.rules.board import ROWS
from bestiary.games.marry.rules.numbers import FREE_HOUSES, TOWER
from bestiary.games.marry.rules.position import NOBODY
from bestiary.games.marry.show.view import BUILDINGS, FACHAN_KIND, MarrySeat, MarryView

WIDTH = 7  # columns a space takes
HEIGHTS = " ▂▅█"
FACHAN = "@"
NAME_WIDTH = 12
FIGURE_WIDTH = 7  # with a whole hand behind it, a row still fits on 80 columns
LINE = 78


def draw(view: MarryView, words: Words) -> Drawing:
    """Draw a view: `d4 +5` is an empty space and its points, `d4 1▅` player 1's manor, `@` the fachan."""
    board, places = _board(view)
    status = [line for sentence in _status(view, words) for line in wrap(sentence, LINE)]
    return Drawing([*board, "", *status, "", *_table(view, words)], places, _spoken(view, words))


def _board(view: MarryView) -> tuple[list[str], dict[str, tuple[int, int, int]]]:
    lines: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    at = 0
    for row, length in enumerate(ROWS):
        line = " " * ((max(ROWS) - length) * WIDTH // 2)
        for spot in view.spots[at : at + length]:
            cell = f"{spot.id} {_mark(spot)}"
            places[spot.id] = (row, len(line), len(cell))
            line += f"{cell:{WIDTH}}"
        lines.append(line.rstrip())
        at += length
    return lines, places


def _mark(spot: Spot) -> str:
    for piece in spot.pieces:
        return FACHAN if piece.kind == FACHAN_KIND else f"{piece.seat + 1}{HEIGHTS[piece.size]}"
    return f"+{spot.value}"


def _name(seat: int, words: Words) -> str:
    return words.say("seat-name", number=seat + 1)


def _status(view: MarryView, words: Words) -> list[str]:
    """Say how far the game and the turn are, and what lies in the middle of the table."""
    if view.over:
        winner = view.winners[0] + 1 if view.winners else 0
        seat = _name(view.winners[0], words) if view.winners else ""
        return [words.say("text-over", winner=winner, seat=seat, round=view.round), _pile(view, words)]
    name = words.say(f"step-{view.step}")
    lines = [words.say("text-round", round=view.round, step=view.step, name=name, deck=view.deck)]
    lines.append(_free(view, words) if view.step == FREE_HOUSES else _moved(view, words))
    return [*lines, _pile(view, words), words.say("text-first", seat=_name(view.first, words))]


def _free(view: MarryView, words: Words) -> str:
    return words.say("text-free", houses=view.houses_left, towers=view.towers_left)


def _moved(view: MarryView, words: Words) -> str:
    return words.say(
        "text-moved",
        moved=int(view.moved),
        stomps=view.stomps_left,
        foreign=view.foreign or "none",
        played=view.cards_played,
    )


def _pile(view: MarryView, words: Words) -> str:
    if not view.pile:
        return words.say("text-pile-empty")
    letters = [words.say(f"card-{kind}")[0] for kind in view.pile]
    fives = ("".join(letters[at : at + 5]) for at in range(0, len(letters), 5))
    return words.say("text-pile", count=len(view.pile), cards=" ".join(fives))


def _table(view: MarryView, words: Words) -> list[str]:
    """List what is known of every player, then the cards of the seat that looks."""
    heads = [words.say(f"text-head-{name}") for name in ("points", "income", "towers", "supply", "cards")]
    lines = [" " * NAME_WIDTH + "".join(f"{head:>{FIGURE_WIDTH}}" for head in heads)]
    for number, seat in enumerate(view.table):
        mark = ">" if not view.over and number == view.turn else " "
        name = f"{mark} {_name(number, words)}"
        figures = (seat.points, f"+{seat.income}", seat.towers, seat.supply, seat.cards)
        lines.append(f"{name:{NAME_WIDTH}}" + "".join(f"{figure:>{FIGURE_WIDTH}}" for figure in figures))
        if any(seat.corner):
            stacks = " ".join(HEIGHTS[height + 1] for height in range(TOWER) for _ in range(seat.corner[height]))
            lines.append(" " * NAME_WIDTH + f"  {words.say('text-corner', buildings=stacks)}")
    return [*lines, *(_hand(seat, words) for seat in view.table if seat.hand is not None)]


def _hand(seat: MarrySeat, words: Words) -> str:
    stomp, build, fortify = seat.hand or (0, 0, 0)
    return words.say("spoken-hand", stomp=stomp, build=build, fortify=fortify)


def _spoken(view: MarryView, words: Words) -> list[str]:
    """Say everything a view holds in sentences that need no look at it."""
    value = next((spot.value for spot in view.spots if spot.id == view.fachan), 0)
    sentences = [*_spoken_turn(view, words), words.say("spoken-fachan", space=view.fachan, value=value)]
    for number, seat in enumerate(view.table):
        sentences += _spoken_seat(view, number, seat, words)
    sentences += _spoken_buildings(view, words)
    for value in sorted({spot.value for spot in view.spots}, reverse=True):
        empty = [spot.id for spot in view.spots if not spot.pieces and spot.value == value]
        if empty:
            sentences.append(words.say("spoken-empty", value=value, spaces=", ".join(empty)))
    for name, chosen in view.options.items():
        option = words.say(f"option-{name}")
        sentences.append(words.say("spoken-option", option=option, value=words.say(f"option-{name}-{chosen}")))
    return sentences


def _spoken_turn(view: MarryView, words: Words) -> list[str]:
    """Say how far the game and the turn are, and what is used up of it, also when it was the last turn."""
    said = _status(view, words)
    if view.over:
        name = words.say(f"step-{view.step}")
        said.append(words.say("text-round", round=view.round, step=view.step, name=name, deck=view.deck))
        said.append(words.say("text-first", seat=_name(view.first, words)))
    said.append(words.say("spoken-turn", seat=_name(view.turn, words), over=int(view.over)))
    said += [line for line in (_free(view, words), _moved(view, words)) if line not in said]
    left, placed = [*view.frame_values, 0, 0][:2]
    said.append(words.say("spoken-frame", frame=view.frame or "none", left=left, placed=placed))
    return said


def _spoken_seat(view: MarryView, number: int, seat: MarrySeat, words: Words) -> list[str]:
    said = [
        words.say(
            "spoken-seat",
            seat=_name(number, words),
            you=int(number == view.seat),
            points=seat.points,
            income=seat.income,
            towers=seat.towers,
            supply=seat.supply,
            cards=seat.cards,
        )
    ]
    if seat.hand is not None:
        said.append(_hand(seat, words))
    if any(seat.corner):
        houses, manors, towers = seat.corner
        said.append(words.say("spoken-corner", seat=_name(number, words), houses=houses, manors=manors, towers=towers))
    return said


def _spoken_buildings(view: MarryView, words: Words) -> list[str]:
    """Say whose buildings stand where, the highest first, each with the value of its space."""
    found: dict[tuple[int, int, str], list[str]] = {}
    for spot in view.spots:
        for piece in spot.pieces:
            if (piece.kind, piece.seat) != (FACHAN_KIND, NOBODY):
                rank = -BUILDINGS.index(piece.kind) if piece.kind in BUILDINGS else 0
                space = words.say("spoken-space", space=spot.id, value=spot.value)
                found.setdefault((piece.seat, rank, piece.kind), []).append(space)
    return [
        words.say("spoken-buildings", seat=_name(seat, words), building=kind, spaces=", ".join(spaces))
        for (seat, _, kind), spaces in sorted(found.items())
    ]
