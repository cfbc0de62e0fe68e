"""What a seat is shown: streets with Locations, Units and monsters, charts, what is pending, and what dice may do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
from bestiary.core.game import bits
from bestiary.core.view import Choice
from bestiary.games.mashup.mind.odds import against, at_least, expected, spread
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.show.asked import frame_of, prompt, stack_of, stage_of, window_of
from bestiary.games.mashup.show.rows import Row, discard_rows, monster_row, site_rows, thing_rows
from bestiary.games.mashup.show.shapes import MashupSeat, MashupSite, MashupThing, MashupView, place_name, thing_name
from bestiary.games.mashup.show.spots import make_spots
from bestiary.games.mashup.state import Mashup

KEPT: Final = 2048  # of each kind of part, for all tables to share


# What looks alike is made once for all seats and moments: a move changes little of a table, and whoever compares two
# views sees at once what. Nobody may change it.


@lru_cache(maxsize=KEPT)
def _monster(numbers: Row, least: Row, stomach: Row, mutations: Row, used: Row, infamy: Row) -> MashupSeat:
    size, health, most, attack, meal, room, grow, food, fame, quarters, lost, place, hand, meeple = numbers
    return MashupSeat(
        size=size,
        health=health,
        most_health=most,
        attack=attack,
        meal=meal,
        stomach_size=room,
        grow=grow,
        stomach=list(stomach),
        food=food,
        infamy=fame,
        infamy_cards=list(infamy),
        mutations=list(mutations),
        used=list(used),
        least=list(least),
        quarters=quarters,
        lost=bool(lost),
        place=place_name(place),
        hand=hand,
        meeple=meeple,
    )


@lru_cache(maxsize=KEPT)
def _thing(numbers: Row, food: Row) -> MashupThing:
    thing, kind, place, left, dice, follows = numbers
    return MashupThing(thing_name(thing), kind, place_name(place), left, dice, list(food), follows)


@lru_cache(maxsize=KEPT)
def _site(numbers: Row, food: Row, dice: Row, least: Row, health: int, attack: int) -> MashupSite:
    slot, kind, owner, rubble, printed, needed, damage, new, infantry, fires = numbers
    none = rubble or printed == 0
    left = 0 if none else needed  # a Location without Hits stands at 0, and the first hit destroys it
    down, fallen, likely = _chances(dice, least, health, attack, needed)
    return MashupSite(
        spot=place_name(slot),
        card=kind,
        owner=owner,
        rubble=bool(rubble),
        left=left,
        hits=0 if none else left + damage,
        new=bool(new),
        food=list(food),
        infantry=infantry,
        fires=fires,
        dice=list(dice),
        expected=likely,
        down=down,
        fall=0.0 if rubble else fallen,
    )


@lru_cache(maxsize=KEPT)
def _chances(dice: Row, least: Row, health: int, attack: int, left: int) -> tuple[float, float, float]:
    """Return how likely shots take a monster down and it a site, and what they hit on average; most sites agree."""
    shots = against(list(dice), list(least))
    blow = spread([(attack, int(rolling.printed(c.BLACK)))])
    found = (at_least(shots, health), at_least(blow, left), expected(shots))
    down, falls, hits = (round(float(chance), 4) for chance in found)  # whole numbers where the engine is interpreted
    return down, falls, hits


def _held(counts: Any, first: int, many: int) -> list[int]:
    return [kind for kind, count in enumerate(counts[first : first + many]) if count > 0 for _ in range(count)]


def private(state: Mashup, seat: int, choices: list[Choice]) -> dict[str, Any]:
    """Return the fields that a seat sees otherwise than spectators do: what it is asked, may do and alone knows."""
    to_act = bits(state.to_act())
    asked = prompt(state, seat, seat in to_act, (choice.kind for choice in choices))
    return {"to_act": to_act, "prompt": asked, "choices": choices, **_cards(state, seat)}


def _cards(state: Mashup, seat: int) -> dict[str, Any]:
    """Return what a seat holds, in the order in which a view has it."""
    if seat >= state.seats:
        return {"hand": [], "locked": [], "offer": [], "playing": -1}
    genes = int(n.MUTATIONS)
    drafts = state.phase == n.P_DRAFTING
    return {
        "hand": _held(state.hand, seat * int(n.MAIN), int(n.MAIN)),
        "locked": _held(state.locked, 0, int(n.MAIN)) if seat == state.turn else [],
        "offer": [int(n.FIRST_MUTATION) + gene for gene in _held(state.offer, seat * genes, genes)] if drafts else [],
        "playing": int(state.draft[seat]) - 1,
    }


def make_view(state: Mashup, common: dict[str, Any]) -> MashupView:
    """Make a view from a blind state."""
    monsters = [monster_row(state, seat) for seat in range(state.seats)]
    attacker, least, *_ = monsters[state.turn]
    health, attack = max(1, attacker[1]), attacker[3]
    sites = [_site(*row, least, health, attack) for row in site_rows(state)]
    things = [_thing(*row) for row in thing_rows(state)]
    table = [_monster(*row) for row in monsters]
    chosen = int(state.chosen)
    return MashupView(
        **common | private(state, int(common["seat"]), common["choices"]),
        spots=make_spots(table, sites, things),
        table=table,
        sites=sites,
        things=things,
        deck=int(state.deck_size),
        genes=int(state.genes_size),
        discard=discard_rows(state),
        turn=int(state.turn),
        turns=int(state.turns),
        moves=int(state.moves),
        stage=stage_of(state),
        window=window_of(state),
        frame=frame_of(state),
        stack=stack_of(state),
        action=int(state.action),
        chosen="" if chosen == NOBODY else "infantry" if chosen == n.THINGS else thing_name(chosen),
        rival=int(state.rival),
        hits=int(attacks.all_hits(state) + state.unit_hits),
        bites=int(state.bites),
    )
