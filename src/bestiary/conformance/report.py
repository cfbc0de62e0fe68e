"""What a check found, in the form that `check --json` prints."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One property under one number of players and one choice of options."""

    name: str
    players: int | None  # None for a property of the game as a whole
    options: dict[str, str]
    cases: int
    failures: list[str]  # each with the seed and step that show it
    note: str = ""  # why nothing was checked, if nothing was

    @property
    def verdict(self) -> str:
        """Say how it went: ok, failed, does not apply or not run."""
        if self.failures:
            return "failed"
        if self.cases:
            return "ok"
        return "does not apply" if self.note.startswith("does not apply") else "not run"


class Report(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything a check found of a game; `ok` means that nothing failed."""

    game: str
    ok: bool
    properties: list[Finding]
    stopped: bool = False  # whether it was stopped before it was through
