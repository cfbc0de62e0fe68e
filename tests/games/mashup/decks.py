"""Writes how many kinds of cards each deck has into the rules: `python tests/games/mashup/decks.py`.

The rules are compiled with these numbers as constants, so they stand there as figures; their home is the cards' file.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

NAMES = {"location": "LOCATIONS", "item": "ITEMS", "action": "ACTION_CARDS", "mutation": "MUTATIONS"}
GAME = Path(__file__).parents[3] / "src" / "bestiary" / "games" / "mashup"


def counted(cards: str, numbers: str) -> str:
    """Return the module of numbers with the decks as the cards' file has them; the game itself need not load."""
    kinds = Counter(line.split()[0] for line in cards.splitlines() if line.strip() and not line.startswith("#"))
    for deck, name in NAMES.items():
        numbers, found = re.subn(
            rf"^({name}: Final\[i64\] = )\d+$", rf"\g<1>{kinds[deck]}", numbers, flags=re.MULTILINE
        )
        if found != 1:
            raise SystemExit(f"{name} is not a line of rules/numbers.py")
    return numbers


def main(game: Path = GAME) -> None:
    """Write the numbers."""
    cards, numbers = game / "content" / "cards.txt", game / "rules" / "numbers.py"
    numbers.write_text(counted(cards.read_text("utf-8"), numbers.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
