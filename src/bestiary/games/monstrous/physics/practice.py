"""Practice before the game, as the setup's last step has it: the table is laid out, one god throws, nothing counts.

How the table lies is a text, part of what a position has: `skill=normal scenario=naxos,athens,... pose=... over=...`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bestiary.core.chance import Chance
from bestiary.core.errors import BadNotation
from bestiary.games.monstrous.checks.invariants import invariants
from bestiary.games.monstrous.content import powers
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.notation.positions import read_position
from bestiary.games.monstrous.notation.written import cards_lying
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

PARTS: Final = ("skill", "scenario", "pose", "over")
THROWER: Final = 0
HAND: Final = 5  # monsters one can choose from
KEPT: Final = 1  # monsters that stay in hand: who has none left has to draw and pass


def powerless() -> powers.Powers:
    """Return cards that do nothing, but for the Faith of locations, which tells what a throw would bring."""
    cards = powers.standard_powers()
    nothing = powers.Power("", "none")
    return powers.Powers(
        tuple(msgspec.structs.replace(card, powers=()) for card in cards.monsters),
        tuple(msgspec.structs.replace(card, power=nothing) for card in cards.locations),
    )


def lay_out(text: str) -> Monstrous:
    """Lay a table out for practice; raise `BadNotation` that says what would be right."""
    parts: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        parts[name] = value
    if not set(parts) <= set(PARTS) or len(parts) != len(text.split()):
        raise BadNotation(f"practice takes {', '.join(f'{part}=' for part in PARTS)} once each, not {text[:60]!r}")
    skill = parts.pop("skill", next(iter(SKILLS)))
    if skill not in SKILLS:
        raise BadNotation(f"skill={skill[:20]}: write one of {', '.join(SKILLS)}")
    thrown = {card.partition(":")[0].partition(".")[2] for card in parts.get("pose", "").split(",")}
    hand = ",".join([name for name in n.MONSTER_NAMES if name not in thrown][:HAND])
    where = " ".join(f"{name}={value}" for name, value in parts.items())
    state = read_position(f"seats=2 rest=underworld hand-a={hand} extra=1 {where}", powerless(), Chance(0))
    state.skill = tuple(SKILLS).index(skill)
    if broken := next(iter(invariants(state)), ""):
        raise BadNotation(f"nobody can practise on this table: {broken}")
    return state


def finish(state: Monstrous) -> str:
    """End a throw that has come to rest and write how everything lies; the last card gathers all others."""
    while state.ask != n.ASK_THROW:
        state.apply(THROWER, state.legal(THROWER)[0])
    scenario = ",".join(n.LOCATION_NAMES[location] for location in state.location)
    parts = [f"skill={tuple(SKILLS)[state.skill]}", f"scenario={scenario}"]
    if state.held(THROWER, n.HAND) > KEPT:
        parts += cards_lying(state)
    return " ".join(parts)
