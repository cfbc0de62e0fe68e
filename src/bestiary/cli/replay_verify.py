"""Says what a record proves of its chance."""

import json
from pathlib import Path

import msgspec
import typer

from bestiary.core.proof import proven, verify
from bestiary.core.record import load
from bestiary.core.registry import get
from bestiary.terminal.speech import game_words


def show_findings(path: Path, language: str, as_json: bool) -> None:
    """Print what became of each promise; end with an error if one is broken."""
    record = load(path)
    findings = verify(record)
    if as_json:
        print(json.dumps({"proven": proven(findings), "findings": msgspec.to_builtins(findings)}, indent=2))
    else:
        words = game_words(get(record.header.game), language)
        for found in findings:
            said = words.say(
                f"ui-verify-{found.promise}-{found.why}", at=found.at, here=found.here or "?", there=found.there or "?"
            )
            print(f"{words.say(f'ui-verify-{found.verdict}')}: {said}")
    if any(found.verdict == "broken" for found in findings):
        raise typer.Exit(1)
