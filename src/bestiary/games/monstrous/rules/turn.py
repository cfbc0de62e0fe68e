"""A turn from top to bottom: its Throw Steps 1 to 7 in the book's order, until somebody has to decide."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import (
    cyclops,
    end,
    events,
    monsters,
    piles,
    places,
    setup,
    steps,
    throw,
    traps,
    young,
)
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of
from bestiary.games.monstrous.rules.hits import places_of, tell_hits
from bestiary.games.monstrous.rules.position import Position


def advance(position: Position) -> None:
    """Go on until a decision is needed."""
    while position.ask == n.ASK_NOTHING and not position.over:
        if position.stage != n.NO_THROW:
            throw_on(position)
        elif len(position.frames) > 0:
            steps.do_waiting(position)
        elif position.step == n.SETUP:
            if setup.set_up_on(position):
                begin_turn(position)
        elif position.step == n.STEP_THROW:
            if not throw.begin_throw(position):
                steps.begin(position, n.STEP_DRAW)
        elif position.step < n.STEP_EXTRA:
            step_on(position)
        elif position.step == n.STEP_EXTRA:
            extra_step(position)
        else:
            draw_step(position)


def begin_turn(position: Position) -> None:
    """Begin the turn of a god or team."""
    position.step = n.STEP_THROW
    position.extra = 0
    position.throws = 0
    position.rethrown = 0
    position.tell(events.TURN_BEGAN, position.turn, position.turns[position.turn] + 1)


# Step 1: a card is planned, a team agrees, all let go at once, and a young god may try again


def throw_on(position: Position) -> None:
    """Go on with a throw; once it is over, a monster that a Cyclops threw takes effect, any other in Step 2."""
    if position.stage == n.PLANNING:
        throw.plan(position)
    elif position.stage == n.LOCKING:
        throw.agree(position)
    elif position.stage == n.RELEASED:
        throw.release(position)
    elif not young.offer(position):
        throw.come_to_rest(position)
        if position.thrown[n.SUB] != n.NOBODY:
            cyclops.land(position)
        else:
            steps.begin(position, n.STEP_TRAPS)


# Steps 2 to 5: hits are looked at anew in each, for each thrown card, and all that is hit then counts (M6)


def step_on(position: Position) -> None:
    """Resolve the next thrown card of this step, or go to the next step."""
    first = position.pending & 1 == 1 and steps.acts(position, 0)
    second = position.pending & 2 == 2 and steps.acts(position, 1)
    if first and second:
        position.put_ask(n.ASK_ORDER, position.turn)
    elif first:
        resolve(position, 0)
    elif second:
        resolve(position, 1)
    else:
        steps.begin(position, position.step + 1)


def choose_order(position: Position, slot: i64) -> None:
    """Resolve the card first that the team names."""
    card = position.thrown[slot]
    position.tell(events.ORDERED, position.ask_seat, god_of(card), kind_of(card))
    position.answered()
    resolve(position, slot)


def resolve(position: Position, slot: i64) -> None:
    """Take the snapshot of what a thrown card hits, and let everything that follows from it happen."""
    card = position.thrown[slot]
    position.pending &= ~(i64(1) << slot)
    position.active = slot
    position.snapshot = position.look().hits(card)
    position.tell(events.STEP, position.step, god_of(card), kind_of(card))
    if position.step == n.STEP_TRAPS:
        tell_hits(position, traps.traps_among(position, position.snapshot))
        traps.spring_traps(position, slot)
    elif position.step == n.STEP_MONSTERS:
        tell_hits(position, position.snapshot)
        monsters.put_powers(position, slot)
    elif position.step == n.STEP_PLACES:
        tell_hits(position, places_of(position.snapshot))
        places.choose_power(position, slot)
    else:
        assert position.step == n.STEP_FAITH
        tell_hits(position, places_of(position.snapshot))
        places.choose_faith(position, slot)


# Steps 6 and 7: throws that were gained, then a card each


def extra_step(position: Position) -> None:
    """Use a throw that was gained, as long as there are cards to throw (M23, M46)."""
    if position.extra > 0 and position.throws < n.MOST_THROWS and position.count(position.turn, n.HAND) > 0:
        position.extra -= 1
        position.step = n.STEP_THROW
        throw.begin_extra_throw(position)
    else:
        steps.begin(position, n.STEP_DRAW)


def draw_step(position: Position) -> None:
    """Draw a card each; then end the game, or pass the turn on (M25, M63)."""
    if position.extra > 0:
        position.tell(events.LAPSED, position.turn, position.extra)
        position.extra = 0
    number: i64 = 0
    while number < position.members():
        piles.draw(position, position.member(position.turn, number))
        number += 1
    position.turns[position.turn] += 1
    end.tell_scores(position)
    if end.check_end(position):
        end.end_game(position)
    else:
        position.turn = (position.turn + 1) % position.boards()
        begin_turn(position)
