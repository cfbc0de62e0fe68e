"""A turn, step by step in the book's order: points, a card, free houses, the fachan and cards, stomped buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import bestiary.games.marry.rules.fachan as fachan
import bestiary.games.marry.rules.fortify as fortify
import bestiary.games.marry.rules.houses as houses
import bestiary.games.marry.rules.numbers as n
import bestiary.games.marry.rules.points as points
import bestiary.games.marry.rules.sets as sets
import bestiary.games.marry.rules.stomp as stomp
from bestiary.games.marry.rules.cards import draw
from bestiary.games.marry.rules.position import Position


def run(position: Position) -> None:
    """Take the steps in order, turn after turn, until a player has to decide or the game is over.

    Step 3 is left when nothing in it can be decided, since all it depends on is public; step 4 is not, since hands are
    hidden.
    """
    while position.step != n.CARDS_AND_MOVE and not position.over:
        if position.step == n.GAIN_POINTS:
            gain_points(position)
        elif position.step == n.DRAW_A_CARD:
            draw_a_card(position)
        elif position.step == n.FREE_HOUSES and not (houses.can_place(position) or fortify.can_raise(position)):
            position.step = n.CARDS_AND_MOVE
        elif position.step == n.STOMPED_BUILDINGS:
            draw_for_stomped_buildings(position)
            pass_on(position)
        else:
            return


# Step 1: gain points


def gain_points(position: Position) -> None:
    """Score the buildings on the board; the boons that come with the points hold from now on."""
    before = position.points[position.turn]
    points.score_buildings(position)
    if not position.over:
        points.grant_free_buildings(position, before)
        position.step = n.DRAW_A_CARD


# Step 2: draw a card


def draw_a_card(position: Position) -> None:
    """Draw one card; in the first round of larger tables the first players draw more."""
    extra: i64 = 0
    if position.round == 0:
        place = (position.turn - position.first) % position.seats
        extra = max(0, position.seats - n.FEWEST_SEATS - place)
    draw(position, position.turn, 1 + extra)
    position.step = n.FREE_HOUSES


# Step 3: build free houses, and free towers; step 4: move the fachan and play cards


def act(position: Position, action: i64) -> None:
    """Carry out what the player on turn decided."""
    kind = n.kind_of(action)
    if kind == n.HOUSE_KIND:
        houses.place(position, action - n.HOUSE_AT)
    elif kind == n.TOWER_KIND:
        fortify.raise_tower(position, action - n.TOWER_AT)
    elif kind == n.FORTIFY_KIND:
        fortify.fortify(position, action - n.FORTIFY_AT)
    elif kind == n.BUILD_KIND:
        houses.play_build(position)
    elif kind == n.MOVE_KIND:
        fachan.move(position, fachan.direction_of(action), fachan.distance_of(action))
    elif kind == n.STOMP_KIND:
        stomp.stomp(position, stomp.strength_of(action), stomp.target_of(action))
    elif kind == n.SWAP_KIND:
        sets.swap(position, sets.source_of(action), sets.becomes(action))
    else:
        end(position)


DONE_NEEDS: Final[n.Needs] = ((n.A_39_ONE_BY_ONE, "step"), (n.A_19_BUILD, "may"))


def done_fails(position: Position, rule: i64) -> bool:
    """Tell whether a rule forbids to end a step or a Build card, if that is in order."""
    return rule == n.A_19_BUILD and houses.is_building(position) and houses.houses_built(position) == 0


def end(position: Position) -> None:
    """End a Build card early, step 3, or step 4, which gives cards to a player who played none."""
    if houses.is_building(position):
        houses.end_build(position)
        return
    position.tell(n.STEP_ENDED, position.turn, position.step)
    if position.step == n.FREE_HOUSES:
        position.step = n.CARDS_AND_MOVE
        return
    if position.cards_played == 0:
        draw(position, position.turn, n.IDLE_DRAW)
    position.step = n.STOMPED_BUILDINGS


# Step 5: draw a card for each stomped building


def draw_for_stomped_buildings(position: Position) -> None:
    """Draw a card for every building in the forest corner and give the pieces back to their owners."""
    felled = stomp.clear_corner(position)
    if felled:
        draw(position, position.turn, felled)
        position.tell(n.PIECES_RETURNED, felled)


# The next turn


def pass_on(position: Position) -> None:
    """Pass the turn on clockwise; after the last round the game is cut short."""
    following = (position.turn + 1) % position.seats
    if following == position.first:
        position.round += 1
        if position.round == n.ROUND_LIMIT:
            position.over = True
            position.tell(n.CUT_SHORT, n.ROUND_LIMIT)
            return
    begin(position, following)


def begin(position: Position, seat: i64) -> None:
    """Begin the turn of a player."""
    position.turn = seat
    position.step = n.GAIN_POINTS
    position.houses_left = 0
    position.towers_left = 0
    position.moved = False
    position.stomps = 0
    position.foreign_used = False
    position.cards_played = 0
    position.tell(n.TURN_BEGAN, seat, position.round + 1)
