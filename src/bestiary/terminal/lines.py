"""Lines in and lines out: a terminal without cursor control, a screen reader, a pipe."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from bestiary.terminal.aloud import aloud

FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and what can be scrolled back to


class Left(Exception):
    """An exception raised when the player leaves the game."""


class Lines:
    """Lines that are read and written."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None, *, spoken: bool = False) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.spoken = spoken  # whether all is for the ear

    def tell(self, text: str = "") -> None:
        """Write lines."""
        print("\n".join(map(aloud, text.splitlines())) if self.spoken else text, file=self.target, flush=True)

    def ask(self, question: str) -> str:
        """Ask a question and return the answer; raise `EOFError` when the input has ended."""
        print(f"{aloud(question) if self.spoken else question} ", end="", file=self.target, flush=True)
        line = self.source.readline()
        if not line:
            self.tell()
            raise EOFError
        if not self.source.isatty():
            self.tell()
        return line.strip()

    def turn_away(self) -> None:
        """Move what was shown off a screen, if there is one, and out of its memory where it can be told to forget."""
        if self.target.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print(FORGET, end="", file=self.target, flush=True)
        elif self.target.isatty():
            self.tell("\n" * os.get_terminal_size(self.target.fileno()).lines)
