"""Finds and runs the verbs of the command line: each is a function of its own name in its own module."""

import contextlib
import difflib
import importlib
import importlib.util
import io
import os
import sys
from typing import Final

import bestiary

# What each verb does, in the order of the help page. A verb is offered when `bestiary.cli.<verb>` exists.
VERBS: Final = {
    "serve": "Serve the page: play in a browser, alone or with others.",
    "play": "Play in the terminal.",
    "saves": "List the games you can go on with, and delete them.",
    "tables": "List the tables of a server, close some, keep addresses out.",
    "backup": "Copy a server's tables and games while it runs.",
    "restore": "Put such a copy back.",
    "migrate": "Prepare a PostgreSQL database for several servers.",
    "worker": "Do work for servers: bots' moves, throws, hints, analyses.",
    "games": "List the games: what they are, how long they take, who plays them.",
    "arena": "Let bots play many games and compare them.",
    "replay": "Step through a recorded game.",
    "check": "Test a game against every property of the contract.",
    "bench": "Measure speed, also beside other libraries.",
    "doctor": "Show what this installation runs on.",
    "sbom": "List what an installed Bestiary is made of, for those who audit it.",
    "completion": "Print what lets bash, zsh or fish complete commands.",
    "test": "Run all checks of the project.",
}
HELP: Final = ("-h", "--help")
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # what shells give a program that was interrupted
CLOSED: Final = 141  # and one whose output was closed


def offered() -> list[str]:
    """List the verbs whose module exists, without importing any."""
    return [verb for verb in VERBS if importlib.util.find_spec(f"bestiary.cli.{verb}") is not None]


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    verbs = offered()
    if not arguments:
        arguments = ["serve" if "serve" in verbs else "play"]
    verb, *rest = arguments
    if verb in (*HELP, "help"):
        print(help_page(verbs))
        return 0
    if verb in ("-V", "--version"):
        print(f"bestiary {bestiary.__version__}")
        return 0
    if verb not in verbs:
        near = difflib.get_close_matches(verb, verbs, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        return complain(f"There is no command {verb!r}.{hint} Commands: {', '.join(verbs)}.")
    _let_signs_pass()
    try:
        return _run_and_flush(verb, rest)
    except BrokenPipeError:
        return _output_closed()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        from bestiary.core.errors import BestiaryError

        if not isinstance(error, BestiaryError):
            raise
        return complain(f"{error}{_meant(error, rest)}")


def _meant(error: Exception, arguments: list[str]) -> str:
    """Return which game was meant, if there is none of the name that was written."""
    from bestiary.core.errors import UnknownGame
    from bestiary.core.registry import ids

    if not isinstance(error, UnknownGame):
        return ""
    near = [found for each in arguments for found in difflib.get_close_matches(each, ids(), n=1) if each not in ids()]
    return f". Did you mean {near[0]!r}?" if near else ""


def help_page(verbs: list[str]) -> str:
    lines = [f"  {verb:<10} {VERBS[verb]}" for verb in verbs]
    return "\n".join(
        [
            "Usage: bestiary [COMMAND] [OPTIONS]",
            "",
            "Monster tabletop games to play, to study and to extend.",
            "",
            *lines,
            "",
            "Examples:",
            "  bestiary play marry --seats you,greedy,brute",
            "  bestiary play --resume",
            "  bestiary games",
            "",
            f"Without a command: {'serve' if 'serve' in verbs else 'play'}. More: bestiary COMMAND --help",
        ]
    )


def help_before_setup(arguments: list[str]) -> str:
    """Return what can be said of a command before the libraries are there that know its options."""
    from bestiary.cli.examples import EXAMPLES

    verbs = offered()
    verb = next((each for each in arguments if each in verbs), None)
    if verb is None:
        return help_page(verbs)
    examples = [f"  {example}" for example in EXAMPLES.get(verb, ())]
    later = "Its options are listed here once Bestiary is set up: the first game, or `bestiary doctor`, does that."
    return "\n".join([f"Usage: bestiary {verb} [OPTIONS]", "", VERBS[verb], "", "Examples:", *examples, "", later])


def complain(sentence: str) -> int:
    print(f"bestiary: {sentence}", file=sys.stderr)
    return BAD_INPUT


def _let_signs_pass() -> None:
    """Let an output whose locale lacks a sign show another in its place, rather than end with an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="replace")


def _output_closed() -> int:
    """End in good order when nobody reads on, as in `bestiary games | head -1`."""
    # What is still held back would fail once more when the process ends.
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return CLOSED


def _run_and_flush(verb: str, arguments: list[str]) -> int:
    ended = _run_verb(verb, arguments)
    sys.stdout.flush()  # what is held back would fail when the process ends, where nobody can catch it
    return ended


def _run_verb(verb: str, arguments: list[str]) -> int:
    # Typer takes longer to import than the help page to print.
    import typer

    from bestiary.cli.examples import epilogue

    module = importlib.import_module(f"bestiary.cli.{verb}")
    arguments = getattr(module, "completed", list)(arguments)
    settings = {"help_option_names": list(reversed(HELP)), **getattr(module, "SETTINGS", {})}
    more = getattr(module, "more_help", lambda _: "")(arguments) if set(HELP) & set(arguments) else ""
    # Without Rich's boxes help reads well aloud and through a pipe.
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.command(name=verb, context_settings=settings, epilog=more + epilogue(verb))(getattr(module, verb))
    try:
        app(args=arguments, prog_name=f"bestiary {verb}")
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0
