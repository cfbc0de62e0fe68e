"""What a table refuses for other reasons than a game's rules."""

from __future__ import annotations

from bestiary.core.errors import BestiaryError


class TableRefusal(BestiaryError):
    """An error raised for a request that does not fit the table; `code` names the reason for the page's catalogue."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code

    def __reduce__(self) -> tuple[type[TableRefusal], tuple[str, str]]:
        return TableRefusal, (self.code, str(self))


class BadShare(BestiaryError):
    """A number for a table's key, or its hash, that can't be taken."""


def ended() -> TableRefusal:
    """Say that the game is over."""
    return TableRefusal("over", "this game is over: ask for a rematch to go on")
