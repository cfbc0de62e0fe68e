"""Food spent on Health and on growing."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
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
    """Heal with one token, or ends healing."""
    if action == n.A_DONE:
        position.pop()
        return
    token = action - n.A_FOOD
    position.stomach[position.turn * c.FOODS + token] -= 1
    position.happened = True
    position.tell(n.E_SPENT_FOOD, position.turn, token)
    monsters.heal(position, position.turn, 2 * food_value(token))


def growth(position: Position) -> i64:
    """Return the Health that growing needs; without the discount it is the Food, too. 0 at the last Size."""
    return position.line(position.size[position.turn], c.GROW)


def refuse_grow(position: Position) -> i64:
    """Say why the active monster can't grow now, or 0."""
    need = growth(position)
    enough = (
        need > 0
        and position.health[position.turn] >= need
        and body.food(position, position.turn) >= need - position.discount
    )
    return 0 if enough else n.R_GROW


def refuse_offer(position: Position, seat: i64, action: i64) -> i64:
    """Say why something can't be done when growing is offered, or 0."""
    if action < n.A_BEFORE:
        return playing.refuse_own_card(position, seat, action - n.A_PLAY, c.WHEN_GROWING)
    if action == n.A_GROW:
        return refuse_grow(position)
    return 0 if action == n.A_DONE else n.R_NOT_NOW


def offer(position: Position) -> None:
    """Ask the active player whether his monster grows, if it can."""
    if refuse_grow(position) == 0:
        position.push(n.F_OFFERING)


def offer_growth(position: Position, action: i64) -> None:
    """Take the announcement to grow, or not to."""
    position.pop()
    if action == n.A_GROW:
        position.tell(n.E_WILL_GROW, position.turn)
        position.happened = True
        position.phase = n.P_GROWN
        windows.open_window(position, n.W_GROW)


def pay_for_growing(position: Position) -> None:
    """Let the active player pay for growing, if Health and Food still suffice."""
    if refuse_grow(position):
        position.tell(n.E_NOT_GROWN, position.turn)
        return
    need = growth(position) - position.discount
    if need <= 0:
        grow(position)
    else:
        position.push(n.F_PAYING, need, 0)


def pay(position: Position, token: i64) -> None:
    """Pay one token towards growing."""
    value = food_value(token)
    position.stomach[position.turn * c.FOODS + token] -= 1
    position.tell(n.E_SPENT_FOOD, position.turn, token)
    need = position.top_value(1) - value
    if need <= 0:
        position.pop()
        grow(position)
    else:
        position.set_top(1, need)
        if value == 1:
            position.set_top(2, 1)


def refuse_payment(position: Position, token: i64) -> i64:
    """Say why a token can't be paid, or 0: none may be paid that turns out not to be needed."""
    at = position.turn * c.FOODS
    if position.stomach[at + token] == 0:
        return n.B_85_TOKENS
    small = position.stomach[at + c.FOODSTUFF] + position.stomach[at + c.INFANTRY]
    big = position.stomach[at + c.MEAT] + position.stomach[at + c.MEEPLE]
    need = position.top_value(1)
    if food_value(token) == 2:
        if position.top_value(2) == 0:
            return 0
        return 0 if need >= 2 and exact(need - 2, small, big - 1) else n.B_85_TOKENS
    return 0 if exact(need - 1, small - 1, big) else n.B_85_TOKENS


def refuse_food(position: Position, frame: i64, seat: i64, token: i64) -> i64:
    """Say why a token of one's stomach can't be spent or given up, or 0."""
    if frame == n.F_PAYING:
        return refuse_payment(position, token)
    if frame == n.F_HEALING or frame == n.F_SPITTING:
        return 0 if position.stomach[seat * c.FOODS + token] else n.B_85_TOKENS
    return n.R_NOT_NOW


def grow(position: Position) -> None:
    """Make the active monster one Size bigger; its Health stays."""
    position.size[position.turn] += 1
    position.happened = True
    position.tell(n.E_GREW, position.turn, position.size[position.turn])


def food_value(token: i64) -> i64:
    """Return the Food a token is worth."""
    return 2 if token == c.MEAT or token == c.MEEPLE else 1


def exact(need: i64, small: i64, big: i64) -> bool:
    """Tell whether 1-Food and 2-Food tokens can pay a need without surplus."""
    twos = min(big, need // 2)
    return need >= 0 and need - 2 * twos <= small
