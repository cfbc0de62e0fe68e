"""What can go wrong, each as its own type, each with a sentence that says what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from bestiary.core.state import State


class BestiaryError(Exception):
    """Is raised for bad input of any kind; its text is one sentence for the person who gave it."""


class UnknownGame(BestiaryError):
    """Is raised for a game that is not installed."""


class BadOption(BestiaryError):
    """Is raised for an option or a value that a game does not have."""


class BadSeats(BestiaryError):
    """Is raised for a number of players, or a seat, that a game does not have."""


class BadNotation(BestiaryError):
    """Is raised for a text that names no action or position."""


class BadSeed(BestiaryError):
    """Is raised for a seed or key of the wrong form."""


class BadOutcome(BestiaryError):
    """Is raised for an outcome from outside that the rules can't take in."""


class BadState(BestiaryError):
    """Is raised for packed bytes that hold no state."""


class BadRecord(BestiaryError):
    """Is raised for a record that is corrupt, truncated or does not follow the rules."""


class OtherRulesVersion(BadRecord):
    """Is raised when a record of another rules version is to be executed; it can still be shown from its events."""


class BadGame(BestiaryError):
    """Is raised for an installed game that does not meet the contract."""


class NoPractice(BestiaryError):
    """Is raised for a game in which nothing can be practised."""


class CannotUndo(BestiaryError):
    """Is raised when nothing can be taken back; says why."""


class Refused(BestiaryError):
    """Is raised for an action that a rule forbids: `rule` is its id, the text says which rule and why.

    The grounds are the numbers behind it, for whoever says it in another language.
    """

    def __init__(self, rule: str, number: int, words: str, grounds: dict[str, int] | None = None) -> None:
        super().__init__(f"{words} [{rule}]")
        self.rule = rule
        self.number = number
        self.words = words
        self.grounds = grounds or {}

    def __reduce__(self) -> tuple[type[Refused], tuple[str, int, str, dict[str, int]]]:
        return Refused, (self.rule, self.number, self.words, self.grounds)


def refuse(state: State, number: int) -> NoReturn:
    """Raise `Refused` in the words of the state's game."""
    from bestiary.core.registry import game_of

    rule = game_of(state).rule(number)
    raise Refused(rule.id, number, rule.words())


def refuse_action(state: State, number: int, seat: int, action: int) -> NoReturn:
    """Raise `Refused` for an action, with the numbers behind it as far as the seat may know them."""
    from bestiary.core.optional.grounds import cite
    from bestiary.core.registry import game_of

    rule = cite(game_of(state), state, seat, action, number)
    raise Refused(rule.id, number, rule.words(), dict(rule.grounds))
