"""Options as a command line gives them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bestiary.core.errors import BadOption

LONGEST_TEXT = 100_000  # characters of a text of one's own


def read_options(pairs: Iterable[str]) -> dict[str, str]:
    """Read options written as `name=value`, or as `name=@file` where a file holds the value."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadOption(f"an option is written name=value, not {pair!r}")
        found[name] = read_text(Path(value[1:])) if value.startswith("@") else value
    return found


def check_text(name: str, text: str) -> None:
    """Raise `BadOption` for a text that is too long, or none that could be written down."""
    if len(text) > LONGEST_TEXT:
        raise BadOption(f"the text of option {name} is too long: it has at most {LONGEST_TEXT} characters")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise BadOption(f"the text of option {name} holds half a character in line {line}") from None


def read_text(path: Path) -> str:
    """Read a text of one's own from a file."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST_TEXT + 1)
    except OSError as error:
        raise BadOption(f"{path} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadOption(f"{path} holds no text") from None
    if len(text) > LONGEST_TEXT:
        raise BadOption(f"{path} is too long: an option's text has at most {LONGEST_TEXT} characters")
    return text
