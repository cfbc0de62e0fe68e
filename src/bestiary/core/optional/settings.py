"""Settings: options that take a text of one's own, or that do not all go together."""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.core.errors import BadOption


class Settings:
    """A part for games with open options, or with options that don't go with each other or with a number of players."""

    def check_text(self, name: str, text: str) -> None:
        """Check a text given for an open option; raise an error that says what is wrong with it."""
        raise BadOption(f"option {name} takes no text of one's own")

    def check_setting(self, seats: int, options: Mapping[str, str]) -> None:
        """Raise an error if complete options don't go with each other or with the number of players.

        A game that has such options calls it in `deal`; the checks ask it which settings there are.
        """
        return
