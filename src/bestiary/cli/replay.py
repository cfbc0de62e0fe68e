"""Steps through a recorded game."""

import json
import os
import sys
from typing import Annotated

import typer


def replay(
    file: Annotated[str, typer.Argument(help="The record of a finished game: its file, or its name in `saves`.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    to: Annotated[int | None, typer.Option(help="Show it only up to this move.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print it in words instead of stepping through.")] = False,
    language: Annotated[str | None, typer.Option(help="en or de; else as the environment says (LANG).")] = None,
    analyse: Annotated[bool, typer.Option("--analyse", help="Say how everyone's chances went, and why.")] = False,
    level: Annotated[str, typer.Option(help="The bot that analyses.")] = "ogre",
    verify: Annotated[
        bool, typer.Option("--verify", help="Say what it proves of its chance; fail if a promise is broken.")
    ] = False,
    seat: Annotated[int | None, typer.Option(help="Look only at the choices of this player: 1 is the first.")] = None,
) -> None:
    """Check a recorded game and show it move by move."""
    from bestiary.cli.locale import language_of
    from bestiary.core.words import check_language
    from bestiary.terminal.reel import load_reel
    from bestiary.terminal.shelf import find

    language = check_language(language or language_of())
    path = find(file)
    if verify:
        from bestiary.cli.replay_verify import show_findings

        show_findings(path, language, as_json)
        return
    reel = load_reel(path)
    words = reel.words(language)
    if analyse:
        from bestiary.cli.replay_analysis import show_analysis

        show_analysis(reel, words, path, level, seat, as_json)
        return
    last = len(reel.moments) - 1 if to is None else reel.moment(to).move
    on_screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if on_screen and not plain and not as_json:
        from bestiary.terminal.replay import Replay
        from bestiary.terminal.start import check_size

        check_size(language)
        Replay(reel, words, 0 if to is None else last).run()
        return
    from bestiary.terminal.replay import as_data, as_lines

    if as_json:
        print(json.dumps(as_data(reel, words, last), indent=2, ensure_ascii=False))
    else:
        print("\n".join(as_lines(reel, words, last)))
