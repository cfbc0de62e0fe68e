"""What a seat is shown: streets with Locations, Units and monsters, charts, what is pending, and what dice may do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
import bestiary.games.mashup.rules.units as units
from bestiary.core.game import bits
from bestiary.core.view import Choice
from bestiary.games.mashup.mind.odds import against, at_least, expected, spread
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.show.asked import frame_of, prompt, stack_of, stage_of, window_of
from bestiary.games.mashup.show.shapes import MashupSeat, MashupSite, MashupThing, MashupView, place_name, thing_name
from bestiary.games.mashup.show.spots import make_spots
from bestiary.games.mashup.state import Mashup


def least_faces(state: Mashup, seat: int) -> list[int]:
    """Return by colour which face hits a monster."""
    return [int(rolling.least(state, colour, seat)) for colour in range(c.COLOURS)]


def _monster(state: Mashup, seat: int) -> MashupSeat:
    genes = [int(state.mutation[seat * n.MUTATIONS + gene]) for gene in range(n.MUTATIONS)]
    return MashupSeat(
        size=int(state.size[seat]),
        health=int(state.health[seat]),
        most_health=int(body.most_health(state, seat)),
        attack=int(body.attack_dice(state, seat)),
        meal=int(body.meal_size(state, seat)),
        stomach_size=int(body.stomach_size(state, seat)),
        grow=int(state.line(state.size[seat], c.GROW)),
        stomach=[int(state.stomach[seat * n.FOODS + token]) for token in range(n.FOODS)],
        food=int(body.food(state, seat)),
        infamy=int(state.fame[seat]),
        infamy_cards=[int(codes.infamy_card(each)) for each in state.infamy if codes.infamy_seat(each) == seat],
        mutations=[int(n.FIRST_MUTATION) + gene for gene, has in enumerate(genes) if has],
        used=[int(n.FIRST_MUTATION) + gene for gene, has in enumerate(genes) if has == 2],
        least=least_faces(state, seat),
        quarters=int(state.quarters[seat]),
        lost=bool(state.lost[seat]),
        place=place_name(int(state.place[seat])),
        hand=int(state.cards_of(seat)),
        meeple=int(state.ate[seat] + (state.ate_now if seat == state.turn else 0)),
    )


def _thing(state: Mashup, thing: int) -> MashupThing:
    unit = units.is_unit(state, thing)
    return MashupThing(
        spot=thing_name(thing),
        card=int(state.thing_kind[thing]),
        place=place_name(int(state.thing_place[thing])),
        left=int(units.unit_hits_left(state, thing)) if unit else 0,
        dice=int(units.unit_dice(state, thing)) if unit else 0,
        food=[int(state.thing_food[thing * n.FOODS + token]) for token in range(n.FOODS)],
        follows=int(state.thing_follows[thing]),
    )


def _site(state: Mashup, slot: int, least: list[int]) -> MashupSite:
    rubble = state.site[slot] == n.RUBBLE
    needed = int(locations.hits_left(state, slot))  # a Location without Hits stands at 0, and the first hit destroys it
    none = rubble or state.card(state.site_kind[slot], c.HITS) == 0
    left = 0 if none else needed
    dice = [int(units.shooting_dice(state, colour, slot, NOBODY)) for colour in range(c.COLOURS)]
    down, fallen, likely = _chances(
        tuple(dice),
        tuple(least),
        max(1, int(state.health[state.turn])),
        int(body.attack_dice(state, state.turn)),
        needed,
    )
    return MashupSite(
        spot=place_name(slot),
        card=int(state.site_kind[slot]),
        owner=int(state.site_owner[slot]),
        rubble=rubble,
        left=left,
        hits=0 if none else left + int(state.site_damage[slot]),
        new=bool(state.site_new[slot]),
        food=[int(state.site_food[slot * n.FOODS + token]) for token in range(n.FOODS)],
        infantry=int(state.standing[slot]),
        fires=sum(codes.fire_slot(fire) == slot for fire in state.fires),
        dice=dice,
        expected=likely,
        down=down,
        fall=0.0 if rubble else fallen,
    )


@lru_cache(maxsize=4096)
def _chances(
    dice: tuple[int, ...], least: tuple[int, ...], health: int, attack: int, left: int
) -> tuple[float, float, float]:
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
    least = least_faces(state, int(state.turn))
    sites = [_site(state, slot, least) for slot in range(state.slots) if state.is_location(slot)]
    things = [_thing(state, thing) for thing in range(state.things) if state.thing_place[thing] != NOBODY]
    chosen = int(state.chosen)
    return MashupView(
        **common | private(state, int(common["seat"]), common["choices"]),
        spots=make_spots(state, sites, things),
        table=[_monster(state, each) for each in range(state.seats)],
        sites=sites,
        things=things,
        deck=int(state.deck_size),
        genes=int(state.genes_size),
        discard=[[kind, int(count)] for kind, count in enumerate(state.discard) if count > 0],
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
