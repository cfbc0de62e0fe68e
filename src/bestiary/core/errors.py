"""What can go wrong, each as its own type, each with a sentence that says what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from bestiary.core.state import State


class BestiaryError(Exception):
    """Bad input of any kind; its text is one sentence for the person who gave it."""


class UnknownGame(BestiaryError):
    """A game that is not installed."""


class BadOption(BestiaryError):
    """An option or a value that a game does not have."""


class BadSeats(BestiaryError):
    """A number of players, or a seat, that a game does not have."""


class BadNotation(BestiaryError):
    """A text that names no action or position."""


class BadSeed(BestiaryError):
    """A seed or key of the wrong form."""


class BadOutcome(BestiaryError):
    """An outcome from outside that the rules can't take in."""


class BadState(BestiaryError):
    """Packed bytes that hold no state."""


class BadRecord(BestiaryError):
    """A record that is corrupt, truncated or does not follow the rules."""


class OtherRulesVersion(BadRecord):
    """A record of another rules version that is to be executed; it can still be shown from its events."""


class BadGame(BestiaryError):
    """An installed game that does not meet the contract."""


class NoPractice(BestiaryError):
    """A game in which nothing can be practised."""


class CannotUndo(BestiaryError):
    """What is raised when nothing can be taken back; its text says why."""


class Refused(BestiaryError):
    """An action that a rule forbids: `rule` is its id, the text says which rule and why.

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
