"""Lines in and lines out: a terminal without cursor control, a screen reader, a pipe."""

from __future__ import annotations

import os
import sys
from typing import TextIO


class Left(Exception):
    """Says that the player leaves the game."""


class Lines:
    """Reads and writes lines."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout

    def tell(self, text: str = "") -> None:
        """Writes lines."""
        print(text, file=self.target, flush=True)

    def ask(self, question: str) -> str:
        """Asks a question and returns the answer; raises `EOFError` when the input has ended."""
        print(f"{question} ", end="", file=self.target, flush=True)
        line = self.source.readline()
        if not line:
            self.tell()
            raise EOFError
        if not self.source.isatty():
            self.tell()
        return line.strip()

    def turn_away(self) -> None:
        """Moves what was shown off a screen, if there is one."""
        if self.target.isatty():
            self.tell("\n" * os.get_terminal_size(self.target.fileno()).lines)
