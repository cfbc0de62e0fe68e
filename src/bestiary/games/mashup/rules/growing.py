"""Food spent on Health and on growing."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.playing as playing
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.position import Position


def can_heal(position: Position) -> bool:
    """Tell whether the active player may spend Food on Health."""
    return (
        position.health[position.turn] < body.most_health(position, position.turn)
        and body.tokens(position, position.turn) > 0
    )


def spend_food(position: Position, action: i64) -> None:
    """Heal with one token, or end healing."""
    if action == n.A_DONE:
        position.pop()
        return
    token = action - n.A_FOOD
    position.stomach[position.turn * n.FOODS + token] -= 1
    position.happened = True
    position.tell(e.SPENT_FOOD, position.turn, token)
    monsters.heal(position, position.turn, 2 * food_value(token))


def why_not_heal(position: Position, action: i64) -> i64:
    """Return the rule by which a token can't be spent on Health, or 0."""
    return i64(0) if action == n.A_DONE else body.why_not_give(position, position.turn, action)


def growth(position: Position) -> i64:
    """Return the Health that growing needs; without the discount it is the Food, too. 0 at the last Size."""
    return position.line(position.size[position.turn], c.GROW)


def why_not_grow(position: Position) -> i64:
    """Return the rule by which the active monster can't grow now, or 0."""
    need = growth(position)
    enough = (
        need > 0
        and position.health[position.turn] >= need
        and body.food(position, position.turn) >= need - position.discount
    )
    return i64(0) if enough else n.R_GROW


def why_not_in_offer(position: Position, seat: i64, action: i64, only: i64) -> i64:
    """Return the rule by which something can't be done when growing is offered, or 0."""
    if action < n.A_BEFORE:
        return playing.why_not_play_now(position, seat, action, c.WHEN_GROWING, only)
    if action == n.A_GROW:
        return why_not_grow(position)
    return i64(0) if action == n.A_DONE else n.R_NOT_NOW


def offer(position: Position) -> None:
    """Ask the active player whether his monster grows, if it can."""
    if why_not_grow(position) == 0:
        position.push(n.F_OFFERING)


def offer_growth(position: Position, action: i64) -> None:
    """Take the announcement to grow, or not to."""
    position.pop()
    if action == n.A_GROW:
        position.tell(e.WILL_GROW, position.turn)
        position.happened = True
        position.phase = n.P_GROWN
        windows.open_window(position, n.W_GROW)


def pay_for_growing(position: Position) -> None:
    """Let the active player pay for growing, if Health and Food still suffice."""
    if why_not_grow(position):
        position.tell(e.NOT_GROWN, position.turn)
        return
    need = growth(position) - position.discount
    if need <= 0:
        grow(position)
    else:
        position.push(n.F_PAYING, need, 0)


def pay(position: Position, token: i64) -> None:
    """Pay one token towards growing."""
    value = food_value(token)
    position.stomach[position.turn * n.FOODS + token] -= 1
    position.tell(e.SPENT_FOOD, position.turn, token)
    need = position.top_value(n.STILL_NEEDED) - value
    if need <= 0:
        position.pop()
        grow(position)
    else:
        position.set_top(n.STILL_NEEDED, need)
        if value == 1:
            position.set_top(n.PAID_SMALL, 1)


def why_not_pay(position: Position, action: i64) -> i64:
    """Return the rule by which a token can't be paid, or 0: none may be paid that turns out not to be needed."""
    forbids = body.why_not_give(position, position.turn, action)
    if forbids:
        return forbids
    token = action - n.A_FOOD
    at = position.turn * n.FOODS
    small = position.stomach[at + n.FOODSTUFF] + position.stomach[at + n.INFANTRY]
    big = position.stomach[at + n.MEAT] + position.stomach[at + n.MEEPLE]
    need = position.top_value(n.STILL_NEEDED)
    if food_value(token) == 2:
        if position.top_value(n.PAID_SMALL) == 0:
            return 0
        return i64(0) if need >= 2 and exact(need - 2, small, big - 1) else n.B_85_TOKENS
    return i64(0) if exact(need - 1, small - 1, big) else n.B_85_TOKENS


def grow(position: Position) -> None:
    """Make the active monster one Size bigger; its Health stays."""
    position.size[position.turn] += 1
    position.happened = True
    position.tell(e.GREW, position.turn, position.size[position.turn])


def food_value(token: i64) -> i64:
    """Return the Food a token is worth."""
    return 2 if token == n.MEAT or token == n.MEEPLE else 1


def exact(need: i64, small: i64, big: i64) -> bool:
    """Tell whether 1-Food and 2-Food tokens can pay a need without surplus."""
    twos = min(big, need // 2)
    return need >= 0 and need - 2 * twos <= small
