"""Standing orders at one machine: seats are passed for as at a table, and told of it when they look on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bestiary.core.errors import BadRecord, BestiaryError
from bestiary.core.game import Game, bits
from bestiary.core.match import Match
from bestiary.core.optional.answers import Answers
from bestiary.core.state import NATURE
from bestiary.core.words import Words
from bestiary.table.orders import Orders, default_orders, kinds_for, open_moment, passed_for, turns_come

WHOLE = ("always", "default", "never", "pass")  # orders that name no kind of moment


class BadOrders(BestiaryError):
    """Orders with a word in them that means nothing."""

    def __init__(self, word: str, moments: Sequence[str]) -> None:
        self.word = word
        self.known = ", ".join((*WHOLE, *moments))
        super().__init__(f"there are no orders {word!r}; there are: {self.known}")


class Standing:
    """The orders of all seats of a match, bots among them, and passes for those that leave a moment to them."""

    def __init__(self, match: Match, kept: Sequence[Orders | None] = ()) -> None:
        self.match = match
        seats = range(int(match.state.seats))
        self.orders = list(kept) or [default_orders(match.game) for _ in seats]
        turn = not open_moment(match.game, match.state)
        self.away = {seat for seat in seats if not (turn and match.state.to_act() >> seat & 1)}  # from their turns
        self.passed: list[list[str]] = [[] for _ in seats]  # the moments since the seat last decided for itself

    def follow(self) -> None:
        """Pass for whoever answers next, as long as that is left to his orders."""
        match, game = self.match, self.match.game
        while isinstance(game, Answers) and not match.state.over:
            mask = match.state.to_act()
            if mask == NATURE:
                return
            if not open_moment(game, match.state):
                turns_come(self.orders, self.away, int(mask))
                return
            seat = bits(mask)[0]
            if not passed_for(game, match.state, seat, self.orders[seat]):
                return
            self.passed[seat].append(kinds_for(game, match.state, seat)[0])
            match.play(seat, game.passing(match.state))


def checked_orders(game: Game, kept: Sequence[Orders | None], seats: int) -> list[Orders | None]:
    """Return orders as a saved game holds them, or say what is wrong with them; older games hold none."""
    known = default_orders(game)
    if not kept or known is None:
        return []
    try:
        checked = [known.given(each.ask, each.until_turn) if each else known for each in kept]
    except BestiaryError as error:
        raise BadRecord(f"this saved game is corrupt: {error}") from None
    if len(checked) != seats:
        raise BadRecord("this saved game is corrupt: it does not hold the standing orders of all seats")
    return [*checked]


def read_orders(game: Game, orders: Orders | None, text: str) -> Orders:
    """Read orders: always, never, default, pass (until my turn), or kinds of moments; +KIND and -KIND change them."""
    if orders is None or not isinstance(game, Answers):
        raise BestiaryError(f"nobody is asked out of turn in {game.id}: there is nothing to order")
    said = text.casefold().replace(",", " ").split() or [""]
    whole = {"always": orders.moments, "default": game.default_orders, "never": ()}
    changes = said[0] == "pass" or said[0][:1] in ("+", "-")
    ask = set(orders.ask) if changes else set()
    for word in said:
        kind = word.lstrip("+-")
        if word in whole:
            ask = set(whole[word])
        elif word.startswith("-") and kind in orders.moments:
            ask.discard(kind)
        elif kind in orders.moments:
            ask.add(kind)
        elif word != "pass":
            raise BadOrders(word, orders.moments)
    return orders.given(tuple(ask), "pass" in said)


def say_orders(orders: Orders, words: Words) -> str:
    """Say in short when a seat is asked."""
    if orders.until_turn:
        short = words.say("orders-until-turn")
    elif len(orders.ask) == len(orders.moments):
        short = words.say("orders-always")
    else:
        short = words.say("orders-some", n=len(orders.ask), all=len(orders.moments))
    return f"{words.say('orders-title')}: {short}"


def list_orders(orders: Orders, words: Words) -> list[str]:
    """Say at which kinds of moments a seat is asked and at which not, and how to change that."""
    asked = {kind: "ui-orders-asked" if orders.asks(kind) else "ui-orders-left" for kind in orders.moments}
    lines = [words.say(message, kind=kind, what=words.say(f"moment-{kind}")) for kind, message in asked.items()]
    return [f"{say_orders(orders, words)}. {words.say('orders-why')}", *lines, words.say("ui-orders-change")]


def say_passed(moments: Sequence[str], words: Words) -> str:
    """Say how often a seat was passed for, by kinds of moments, or nothing."""
    if not moments:
        return ""
    told = ", ".join(f"{kind} {count}" for kind, count in Counter(moments).items())
    return words.say("ui-orders-passed", count=len(moments), moments=told)
