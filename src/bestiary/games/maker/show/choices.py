"""A choice in its parts: the spots it is about, and the numbers that its words need."""

from __future__ import annotations

from bestiary.core.view import Choice
from bestiary.games.maker.notation.actions import ON_CARD, ON_PLAYER, write_action
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules import study
from bestiary.games.maker.rules.position import Position
from bestiary.games.maker.show.prompts import full_graves
from bestiary.games.maker.show.shapes import place_name
from bestiary.games.maker.show.view import odds


def make_choice(state: Position, kind: str, action: int, part: int) -> Choice:
    """Make the choice of an action, which is a part of its kind."""
    spots: list[str] = []
    values: dict[str, int] = {}
    if kind in ON_CARD:
        spots = [place_name(int(state.place[part]))]
        values = {"card": part, "kind": int(state.kind[part])}
    elif kind == "operate":
        seat, wanted = int(state.player(part // n.KINDS)), part % n.KINDS
        roll = odds(state, wanted)
        values = {"assistant": seat, "kind": wanted, "modifier": roll.modifier, "need": roll.need}
        spots = [place_name(int(n.WAREHOUSE) + seat)]
    elif kind == "revive":
        roll = odds(state, -1)
        values = {"modifier": roll.modifier, "need": roll.need}
        spots = [place_name(int(n.SEWN + state.turn))]
    elif kind in ON_PLAYER:
        seat = int(state.player(part))
        values = {"seat": seat}
        spots = [place_name(int(n.WAREHOUSE) + seat)]
    elif kind in ("rob", "join"):
        values = robbing(state)
    elif kind == "grave":
        values = {"grave": part + 1, "count": int(state.held[n.GRAVE + part])}
        spots = [place_name(part)]
    elif kind in ("points", "wish"):
        values = {kind: part}
    notation = write_action(action, int(state.turn), int(state.seats))
    return Choice(action, notation, kind, spots, values, spots[-1] if spots else "")


def robbing(state: Position) -> dict[str, int]:
    """Return what a robbery means for the die of whoever decides: on the way, and back from a grave alone."""
    die = int(state.die[state.helper() if state.top() == n.JOINING else state.turn])
    up = int(study.turned(die, 1))
    return {"die": die, "up": up, "back": int(study.turned(up, -1)), "full": full_graves(state)}
