"""What a seat is shown: streets with Locations, Units and monsters, charts, what is pending, and what dice may do."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.view import Piece, Prompt, Spot, View
from bestiary.games.mashup import rules_content as c
from bestiary.games.mashup import rules_numbers as n
from bestiary.games.mashup.odds import against, at_least, expected, spread
from bestiary.games.mashup.rules import Mashup
from bestiary.games.mashup.rules_position import NOBODY
from bestiary.games.mashup.rules_targets import SLOT_TARGET

LETTERS = "abcdef"
FRAME = 4  # numbers that one takes


class MashupSeat(msgspec.Struct):
    """Is what everyone knows of a player and his monster."""

    size: int
    health: int
    most_health: int
    attack: int  # black dice of its next Attack
    meal: int  # tokens a Monster Move
    stomach_size: int
    grow: int  # Health and Food that growing takes; 0 at the last Size
    stomach: list[int]  # tokens by kind
    food: int  # what they are worth
    infamy: int
    infamy_cards: list[int]  # in the order gained
    mutations: list[int]  # cards
    used: list[int]  # Breath Attacks that are used up, as cards
    least: list[int]  # by colour: the lowest face that hits it
    quarters: int  # how far its chart is turned
    lost: bool  # whether it has lost the Monster Move under way
    place: str
    hand: int  # cards
    meeple: int  # eaten in its last turn and, if it is on turn, in this one


class MashupThing(msgspec.Struct):
    """Is one Item on the table."""

    spot: str
    card: int
    place: str
    left: int  # Hits, for a Unit
    dice: int
    food: list[int]
    follows: int  # a seat, or -1


class MashupSite(msgspec.Struct):
    """Is one Location, or its Rubble, with what dice may do there to the monster on turn and to the Location."""

    spot: str
    card: int
    owner: int
    rubble: bool
    left: int  # Hits
    hits: int  # Hits when undamaged
    new: bool  # played in this turn
    food: list[int]  # tokens by kind; the last are fallen Infantry
    infantry: int  # standing
    fires: int
    dice: list[int]  # by colour: what Units there roll together
    expected: float  # hits of that roll on the monster on turn
    down: float  # chance that it takes that monster to 0
    fall: float  # chance that one Attack of that monster destroys the Location


class MashupPending(msgspec.Struct):
    """Is something announced that has not happened yet."""

    kind: str  # card, move, action or grow
    seat: int
    card: int = -1
    action: int = 0  # 1 to 5
    target: str = ""  # a spot


class MashupView(View, kw_only=True):
    """Adds to a view what only this game has."""

    table: list[MashupSeat]
    sites: list[MashupSite]
    things: list[MashupThing]
    hand: list[int]  # the viewer's cards that can be played
    locked: list[int]  # cards of the viewer drawn in an exchange
    deck: int
    genes: int  # cards in the Mutation deck
    discard: list[list[int]]  # card and how many
    offer: list[int]  # Mutations the viewer may draft
    turn: int
    turns: int
    moves: int  # Monster Moves left
    stage: str  # where the turn stands
    window: str  # which window is open, or ""
    frame: str  # what else is asked, or ""
    playing: int  # card whose target the viewer is choosing, or -1
    stack: list[MashupPending]  # the top one happens first
    action: int  # the monster action announced
    chosen: str  # the Unit that is attacked first
    rival: int
    hits: int  # still to be handed out
    bites: int  # tokens that may still be eaten


WINDOWS = {
    int(n.W_TURN): "turn",
    int(n.W_MOVE): "move",
    int(n.W_AFTER): "after",
    int(n.W_ANNOUNCE): "announce",
    int(n.W_STEP): "step",
    int(n.W_GROW): "grow",
    int(n.W_LATE): "late",
    int(n.W_LAST): "last",
    int(n.W_CARD): "card",
}
FRAMES = {
    int(n.F_HEALING): "healing",
    int(n.F_MOVING): "moving",
    int(n.F_DECLARING): "declaring",
    int(n.F_CHOOSING_UNIT): "unit",
    int(n.F_CHOOSING_RIVAL): "rival",
    int(n.F_CHOOSING_BREATH): "breath",
    int(n.F_COMING): "coming",
    int(n.F_FLEEING): "fleeing",
    int(n.F_STRIKING): "striking",
    int(n.F_HITTING): "hitting",
    int(n.F_EATING): "eating",
    int(n.F_SPITTING): "spitting",
    int(n.F_PURGING): "purging",
    int(n.F_SPLICING): "splicing",
    int(n.F_SENDING): "sending",
    int(n.F_FOLLOWING): "following",
    int(n.F_OFFERING): "offering",
    int(n.F_PAYING): "paying",
    int(n.F_SWAPPING): "swapping",
    int(n.F_SHEDDING): "shedding",
    int(n.F_DRAFT): "draft",
}
STAGES = (  # the last phase of each
    (int(n.P_DRAFTING), "draft"),
    (int(n.P_FIRST_HEAL), "wake"),
    (int(n.P_RESTING), "moves"),
    (int(n.P_GROWN), "grow"),
    (int(n.P_CHECKING), "cards"),
)


# Names of spots


def place_name(place: int) -> str:
    """Returns the id of a Location's spot, or of nowhere in particular."""
    return "nowhere" if place == n.NOWHERE else f"l{place + 1}"


def monster_name(seat: int) -> str:
    """Returns the id of a monster's spot."""
    return f"monster-{LETTERS[seat]}"


def thing_name(thing: int) -> str:
    """Returns the id of an Item's spot."""
    return f"i{thing + 1}"


def target_name(target: int) -> str:
    """Returns the id of the spot that a card is played at."""
    if target == 0:
        return ""
    return place_name(target - SLOT_TARGET) if target >= SLOT_TARGET else monster_name(target - 1)


# What is on the table


def least_faces(state: Mashup, seat: int) -> list[int]:
    """Returns by colour which face hits a monster."""
    return [int(state.least(colour, seat)) for colour in range(c.COLOURS)]


def _monster(state: Mashup, seat: int) -> MashupSeat:
    genes = [int(state.mutation[seat * n.MUTATIONS + gene]) for gene in range(n.MUTATIONS)]
    return MashupSeat(
        size=int(state.size[seat]),
        health=int(state.health[seat]),
        most_health=int(state.most_health(seat)),
        attack=int(state.attack_dice(seat)),
        meal=int(state.meal_size(seat)),
        stomach_size=int(state.stomach_size(seat)),
        grow=int(state.line(state.size[seat], c.GROW)),
        stomach=[int(state.stomach[seat * c.FOODS + token]) for token in range(c.FOODS)],
        food=int(state.food(seat)),
        infamy=int(state.fame[seat]),
        infamy_cards=[int(gained) >> 3 for gained in state.infamy if gained & 7 == seat],
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
    unit = state.is_unit(thing)
    return MashupThing(
        spot=thing_name(thing),
        card=int(state.thing_kind[thing]),
        place=place_name(int(state.thing_place[thing])),
        left=int(state.unit_hits_left(thing)) if unit else 0,
        dice=int(state.unit_dice(thing)) if unit else 0,
        food=[int(state.thing_food[thing * c.FOODS + token]) for token in range(c.FOODS)],
        follows=int(state.thing_follows[thing]),
    )


def _site(state: Mashup, slot: int, least: list[int]) -> MashupSite:
    rubble = state.site[slot] == n.RUBBLE
    left = 0 if rubble else int(state.hits_left(slot))
    dice = [int(state.shooting_dice(colour, slot, NOBODY)) for colour in range(c.COLOURS)]
    shots = against(dice, least)
    blow = spread([(int(state.attack_dice(state.turn)), 3)])
    return MashupSite(
        spot=place_name(slot),
        card=int(state.site_kind[slot]),
        owner=int(state.site_owner[slot]),
        rubble=rubble,
        left=left,
        hits=0 if rubble else left + int(state.site_damage[slot]),
        new=bool(state.site_new[slot]),
        food=[int(state.site_food[slot * c.FOODS + token]) for token in range(c.FOODS)],
        infantry=int(state.standing[slot]),
        fires=sum(int(fire) & 63 == slot for fire in state.fires),
        dice=dice,
        expected=round(expected(shots), 4),
        down=round(at_least(shots, max(1, int(state.health[state.turn]))), 4),
        fall=0.0 if rubble else round(at_least(blow, left), 4),
    )


def _spots(state: Mashup, sites: list[MashupSite], things: list[MashupThing]) -> list[Spot]:
    """Makes the graph: a street for each player, in it Locations with what stands on them, at its end monsters."""
    found: list[Spot] = []
    for seat in range(state.seats):
        column = 0
        for site in sites:
            if site.owner == seat:
                found.append(Spot(site.spot, float(column), float(seat), site.left, {}, _pieces(state, site, things)))
                column += 1
                for thing in things:
                    if thing.place == site.spot:
                        found.append(Spot(thing.spot, float(column), float(seat), thing.left, {}, []))
                        column += 1
        size = int(state.size[seat])
        monster = Piece("monster", seat, size)
        found.append(Spot(monster_name(seat), float(column), float(seat), size, {}, [monster]))
    last = float(state.seats)
    found.append(Spot("nowhere", 0.0, last, 0, {}, _monsters_at(state, int(n.NOWHERE))))
    away = [thing for thing in things if thing.place == "nowhere"]
    found += [Spot(thing.spot, float(1 + i), last, thing.left, {}, []) for i, thing in enumerate(away)]
    _join(found)
    return found


def _join(spots: list[Spot]) -> None:
    at = {(spot.x, spot.y): spot.id for spot in spots}
    ends = {spot.y: max(other.x for other in spots if other.y == spot.y) for spot in spots}
    for spot in spots:
        for name, dx, dy in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)):
            x, y = spot.x + dx, spot.y + dy
            if dy and y in ends:
                x = min(x, ends[y])
            if other := at.get((x, y)):
                spot.neighbours[name] = other


def _monsters_at(state: Mashup, place: int) -> list[Piece]:
    return [Piece("monster", seat, int(state.size[seat])) for seat in range(state.seats) if state.place[seat] == place]


def _pieces(state: Mashup, site: MashupSite, things: list[MashupThing]) -> list[Piece]:
    slot = int(site.spot[1:]) - 1
    return [
        Piece("rubble" if site.rubble else "location", site.owner, site.left),
        *(Piece("item", -1, thing.card) for thing in things if thing.place == site.spot),
        *([Piece("infantry", -1, site.infantry)] if site.infantry else []),
        *_monsters_at(state, slot),
    ]


# What is pending


def _stack(state: Mashup) -> list[MashupPending]:
    """Returns what has been announced, the last first: cards on cards, and below them what they answer."""
    found = []
    frames = [int(number) for number in state.frames]
    for at in range(len(frames) - FRAME, -1, -FRAME):
        if frames[at] == n.F_CARD:
            card, who = frames[at + 1], frames[at + 2]
            found.append(MashupPending("card", who & 7, card, 0, target_name(who >> 3)))
    turn = int(state.turn)
    if state.phase == n.P_ANNOUNCED_MOVE:
        found.append(MashupPending("move", turn, target=place_name(int(state.goal))))
    elif state.running and state.action:
        rival = monster_name(int(state.rival)) if state.rival != NOBODY else place_name(int(state.place[turn]))
        found.append(MashupPending("action", turn, action=int(state.action), target=rival))
    elif state.phase == n.P_GROWN:
        found.append(MashupPending("grow", turn, target=monster_name(turn)))
    return found


def window_of(state: Mashup) -> str:
    """Returns which window is open, or nothing."""
    return WINDOWS[int(state.top_value(1))] if state.top() == n.F_WINDOW else ""


def frame_of(state: Mashup) -> str:
    """Returns what is asked outside of windows, or nothing."""
    return FRAMES.get(int(state.top()), "") if state.top() else ""


def prompt(state: Mashup, seat: int, asked: bool) -> Prompt:
    """Returns what a seat is asked now."""
    if state.over:
        return Prompt("prompt-over", {})
    if not asked:
        return Prompt("prompt-waiting", {})
    if window := window_of(state):
        if state.draft[seat]:
            return Prompt("prompt-monster" if state.wants_monster(state.draft[seat] - 1) else "prompt-place", {})
        return Prompt("prompt-opening" if window == "turn" and seat == state.turn else f"prompt-{window}", {})
    frame = frame_of(state)
    turn = int(state.turn)
    match frame:
        case "moving" if state.phase == n.P_CLOSING:
            return Prompt("prompt-closing", {})
        case "sending" if state.top_value(3) == NOBODY:
            return Prompt("prompt-goal", {})
        case "hitting":
            return Prompt("prompt-hitting", {"left": int(state.all_hits() + state.unit_hits)})
        case "eating":
            room = int(state.stomach_size(turn) - state.tokens(turn))
            return Prompt("prompt-eating", {"left": max(0, min(int(state.bites), room))})
        case "paying":
            return Prompt("prompt-paying", {"left": int(state.top_value(1))})
        case "shedding":
            return Prompt("prompt-shedding", {"left": int(state.cards_of(seat) - state.limit(seat))})
        case _:
            return Prompt(f"prompt-{frame or 'waiting'}", {})


def _held(counts: Any, first: int, many: int) -> list[int]:
    return [kind for kind in range(many) for _ in range(max(0, int(counts[first + kind])))]


def make_view(state: Mashup, common: dict[str, Any]) -> MashupView:
    """Makes a view from a blind state."""
    seat = int(common["seat"])
    sits = seat < state.seats
    least = least_faces(state, int(state.turn))
    sites = [_site(state, slot, least) for slot in range(state.slots) if state.is_location(slot)]
    things = [_thing(state, thing) for thing in range(state.things) if state.thing_place[thing] != NOBODY]
    chosen = int(state.chosen)
    return MashupView(
        **common,
        prompt=prompt(state, seat, seat in common["to_act"]),
        spots=_spots(state, sites, things),
        table=[_monster(state, each) for each in range(state.seats)],
        sites=sites,
        things=things,
        hand=_held(state.hand, seat * int(n.MAIN), int(n.MAIN)) if sits else [],
        locked=_held(state.locked, 0, int(n.MAIN)) if seat == state.turn else [],
        deck=int(state.deck_size),
        genes=int(state.genes_size),
        discard=[[kind, int(count)] for kind, count in enumerate(state.discard) if count > 0],
        offer=(
            [int(n.FIRST_MUTATION) + gene for gene in _held(state.offer, seat * int(n.MUTATIONS), int(n.MUTATIONS))]
            if sits and state.phase == n.P_DRAFTING
            else []
        ),
        turn=int(state.turn),
        turns=int(state.turns),
        moves=int(state.moves),
        stage=next(name for last, name in STAGES if state.phase <= last),
        window=window_of(state),
        frame=frame_of(state),
        playing=int(state.draft[seat]) - 1 if sits else -1,
        stack=_stack(state),
        action=int(state.action),
        chosen="" if chosen == NOBODY else "infantry" if chosen == n.THINGS else thing_name(chosen),
        rival=int(state.rival),
        hits=int(state.all_hits() + state.unit_hits),
        bites=int(state.bites),
    )
