"""Finds and runs the verbs of the command line: each is a function of its own name in its own module."""

import difflib
import importlib
import importlib.util
import sys
from typing import Final

import bestiary

# What each verb does, in the order of the help page. A verb is offered when `bestiary.cli.<verb>` exists.
VERBS: Final = {
    "serve": "Serve the page: play in a browser, alone or with others.",
    "play": "Play in the terminal.",
    "games": "List the games with their players and options.",
    "arena": "Let bots play many games and compare them.",
    "replay": "Step through a recorded game.",
    "check": "Test a game against every property of the contract.",
    "bench": "Measure speed, also beside other libraries.",
    "doctor": "Show what this installation runs on.",
    "test": "Run all checks of the project.",
}
BAD_INPUT: Final = 2


def offered() -> list[str]:
    """List the verbs whose module exists, without importing any."""
    return [verb for verb in VERBS if importlib.util.find_spec(f"bestiary.cli.{verb}") is not None]


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    verbs = offered()
    if not arguments:
        arguments = ["serve" if "serve" in verbs else "play"]
    verb, *rest = arguments
    if verb in ("-h", "--help", "help"):
        print(help_page(verbs))
        return 0
    if verb in ("-V", "--version"):
        print(f"bestiary {bestiary.__version__}")
        return 0
    if verb not in verbs:
        near = difflib.get_close_matches(verb, verbs, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        return complain(f"There is no command {verb!r}.{hint} Commands: {', '.join(verbs)}.")
    try:
        return _run_verb(verb, rest)
    except Exception as error:
        from bestiary.core.errors import BestiaryError

        if not isinstance(error, BestiaryError):
            raise
        return complain(str(error))


def help_page(verbs: list[str]) -> str:
    lines = [f"  {verb:<8} {VERBS[verb]}" for verb in verbs]
    return "\n".join(
        [
            "Usage: bestiary [COMMAND] [OPTIONS]",
            "",
            "Monster tabletop games to play, to study and to extend.",
            "",
            *lines,
            "",
            f"Without a command: {'serve' if 'serve' in verbs else 'play'}. More: bestiary COMMAND --help",
        ]
    )


def complain(sentence: str) -> int:
    print(f"bestiary: {sentence}", file=sys.stderr)
    return BAD_INPUT


def _run_verb(verb: str, arguments: list[str]) -> int:
    # Typer takes longer to import than the help page to print.
    import typer

    module = importlib.import_module(f"bestiary.cli.{verb}")
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command(name=verb, context_settings=getattr(module, "SETTINGS", None))(getattr(module, verb))
    try:
        app(args=arguments, prog_name=f"bestiary {verb}")
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0
