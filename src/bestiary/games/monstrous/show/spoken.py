"""The table in sentences, for the ear: all that a view holds, but for what the game names as unspoken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bestiary.core.words import Words
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.grid import column_of, row_of
from bestiary.games.monstrous.show.spots import PLACES_FROM, Lying
from bestiary.games.monstrous.show.view import GodView, MonstrousView, Throw

RIGHT_ON = 30  # millimetres from a location's middle within which a card lies right on it

UNSPOKEN = {
    "lying.*.pose.*": "where a card lies is said in millimetres beside the nearest location",
    "lying.*.corners.*": "they follow from how a card lies; what shows over what is said",
    "lying.*.card": "a card is named by its monster and its god, or by its location",
    "throws.*.card": "a card is named by its monster and its god",
    "throws.*.numbers.*": "eight numbers of a gesture tell the ear nothing; where the card comes to rest is said",
    "flight": "a motion is watched; what it did is told in the log",
    "grid.*": "the grid is the same in every game, and the choices name its columns and rows",
    "cards.*": "what cards do is read beside the rules; the Faith of the locations that lie here is said",
    "spots.*": "the same cards and piles as a graph to walk; where each lies and what is in it is said",
}


def spoken(view: MonstrousView, words: Words) -> list[str]:
    """Say a view in sentences."""
    said = _progress(view, words)
    for card in view.lying:
        said.append(_location(view, card, words) if card.place else _monster(view, card, words))
    said += [_throw(throw, words) for throw in view.throws]
    for board, god in enumerate(view.gods):
        said.append(_god(board, god, words))
        said += [_seat(view, seat, words) for seat in god.seats]
    return said


def _progress(view: MonstrousView, words: Words) -> list[str]:
    """Say how far the match, the turn and the throw are."""
    said = []
    if view.games > 1 or view.game_number != 1:
        said.append(words.say("text-game", number=view.game_number, games=view.games))
    if view.over:
        said.append(words.say("prompt-over"))
    said.append(
        words.say(
            "spoken-turn",
            god=words.say(f"god-{view.turn}"),
            step=view.step,
            extra=view.extra,
            throws=view.flight_number,
            teams=int(view.teams),
        )
    )
    if view.final_by >= 0:
        said.append(words.say("text-final", god=words.say(f"god-{view.final_by}")))
    if view.active >= 0:
        said.append(words.say("spoken-active", card=card_words(view, view.active, words)))
    if view.aiming or view.aim_slot >= 0:
        said.append(words.say("spoken-aiming", aiming=int(view.aiming), number=view.aim_slot + 1))
    if view.turned_up:
        said.append(words.say("spoken-turned-up", cards=_monsters(view.turned_up, words)))
    said.append(words.say("spoken-scenario", locations=", ".join(words.say(f"location-{k}") for k in view.scenario)))
    return said


# Cards


def card_words(view: MonstrousView, card: int, words: Words) -> str:
    """Name a card by its number: a location, or whose monster."""
    if card >= PLACES_FROM:
        return words.say(f"location-{view.scenario[card - PLACES_FROM]}")
    return _owned(card % int(n.MONSTERS), card // int(n.MONSTERS), words)


def _owned(kind: int, board: int, words: Words) -> str:
    return words.say("text-owned", letter=n.SEAT_LETTERS[board], monster=words.say(f"monster-{kind}"))


def _monsters(kinds: Iterable[int], words: Words) -> str:
    return ", ".join(words.say(f"monster-{kind}") for kind in kinds) or words.say("text-nothing")


def _names(view: MonstrousView, cards: Iterable[int], words: Words) -> str:
    return ", ".join(card_words(view, each, words) for each in cards) or words.say("text-nothing")


def _location(view: MonstrousView, card: Lying, words: Words) -> str:
    """Say what lies in a place, and which monsters hit it."""
    lower = [lower for upper, lower in view.over_pairs if upper == card.card]
    said = words.say(
        "spoken-location",
        location=words.say(f"location-{card.kind}"),
        place=words.say(f"place-{card.card - PLACES_FROM}"),
        column=column_of(card.pose[0]),
        row=row_of(card.pose[1]),
        faith=view.cards[int(n.MONSTERS) + 1 + card.kind].faith,
        monsters=_names(view, card.hits, words),
    )
    if lower:
        said += " " + words.say("spoken-covers", cards=_names(view, lower, words))
    if card.board >= 0 or not card.unique:
        said += " " + words.say("spoken-face-down")
    return said + _marks(card, words)


def _monster(view: MonstrousView, card: Lying, words: Words) -> str:
    """Say where a monster lies: nearest which location, on which side of it, over and under what."""
    x, y = card.pose[0], card.pose[1]
    places = [each for each in view.lying if each.place]
    near = min(places, key=lambda each: (each.pose[0] - x) ** 2 + (each.pose[1] - y) ** 2)
    dx, dy = x - near.pose[0], y - near.pose[1]
    away = round((dx * dx + dy * dy) ** 0.5 / 1000)
    towards = 0 if away < RIGHT_ON else (1 if dx > 0 else 3) if abs(dx) >= abs(dy) else (2 if dy > 0 else 4)
    below = [lower for upper, lower in view.over_pairs if upper == card.card]
    above = [upper for upper, lower in view.over_pairs if lower == card.card]
    hidden = [each for each in (*below, *above) if each not in card.hits]
    said = words.say(
        "spoken-monster",
        card=_owned(card.kind, card.board, words),
        side=words.say(f"side-{0 if card.unique else 1}"),
        away=away,
        towards=words.say(f"towards-{towards}"),
        location=card_words(view, near.card, words),
        column=column_of(x),
        row=row_of(y),
        over=_names(view, [each for each in below if each in card.hits], words),
        under=_names(view, [each for each in above if each in card.hits], words),
    )
    if hidden:
        said += " " + words.say("spoken-hidden", cards=_names(view, hidden, words))
    return said + _marks(card, words)


def _marks(card: Lying, words: Words) -> str:
    """Say whether a card was just thrown, and whether it is hit by what is being resolved."""
    said = words.say("spoken-marks", thrown=int(card.thrown), hit=int(card.hit))
    return f" {said}" if card.thrown or card.hit else ""


def _throw(throw: Throw, words: Words) -> str:
    """Say who throws which card, how it is aimed as far as that goes, and whether it has come to rest."""
    said = words.say(
        "spoken-throw",
        number=throw.slot + 1,
        letter=n.SEAT_LETTERS[throw.seat],
        card=_owned(throw.kind, throw.board, words),
        side=words.say(f"side-{int(not throw.unique)}"),
        landed=int(throw.landed),
    )
    if throw.target:
        said += " " + words.say("spoken-target", places=_millimetres(throw.target, words))
    if throw.stand >= 0 or throw.technique >= 0:
        stand, technique = words.say(f"stand-{throw.stand}"), words.say(f"technique-{throw.technique}")
        said += " " + words.say("spoken-manner", stand=stand, technique=technique)
    return said


# Gods and players


def _god(board: int, god: GodView, words: Words) -> str:
    return words.say(
        "spoken-god",
        letter=n.SEAT_LETTERS[board],
        god=words.say(f"god-{board}"),
        faith=god.faith,
        turns=god.turns,
        total=god.total,
        wins=god.wins,
        underworld=_monsters(god.underworld, words),
    )


def _seat(view: MonstrousView, seat: int, words: Words) -> str:
    holder = view.holders[seat]
    return words.say(
        "spoken-seat",
        letter=n.SEAT_LETTERS[seat],
        you=int(seat == view.seat),
        god=words.say(f"god-{holder.board}"),
        young=int(holder.young),
        again=int(holder.may_rethrow),
        hand=_monsters(holder.hand, words),
        deck=holder.deck,
        top=_monsters(holder.top, words),
        points=view.scores[seat],
    )


def _millimetres(micrometres: Sequence[int], words: Words) -> str:
    """Write one or two lengths in millimetres as the language does."""
    told = [f"{value / 1000:g}".replace(".", "," if words.language == "de" else ".") for value in micrometres]
    return told[0] if len(told) == 1 else words.say("spoken-both", one=told[0], other=told[1])
