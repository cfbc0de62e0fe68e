"""Help pages: for every verb, by -h too, with examples that run; what a shell completes."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bestiary.cli
import bestiary.lab.analysis
from bestiary.cli import VERBS, help_before_setup, offered
from bestiary.cli.completion import flags
from bestiary.cli.examples import EXAMPLES
from bestiary.core.registry import ids

HERE = ("play", "saves", "games", "arena", "replay", "check", "doctor", "completion")  # their examples run in a moment


@pytest.mark.parametrize("verb", offered())
def test_help_has_examples_and_no_types_beside_flags(run: Any, verb: str) -> None:
    page = run(verb, "--help").stdout
    assert page == run(verb, "-h").stdout
    assert "<bool>" not in page
    assert page.rstrip().endswith("\n".join(f"    {example}" for example in EXAMPLES[verb]))
    assert max(map(len, page.splitlines())) <= 80


@pytest.mark.parametrize("example", [each for verb in HERE for each in EXAMPLES[verb]])
def test_examples_run_as_they_stand(run: Any, finished: Path, example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bestiary.lab.analysis, "CHANCES", 10)  # simulations a move: interpreted they take long
    run("play", "marry", "--seats", "you,random,random", "--seed", "1", given="1\nquit\n")
    (name,) = (path.stem for path in (Path(os.environ["XDG_STATE_HOME"]) / "bestiary" / "games").iterdir())
    line = example.removeprefix('eval "$(').removesuffix(')"').replace("FILE", str(finished)).replace("NAME", name)
    verb, *arguments = shlex.split(line.partition(" | ")[0])[1:]
    ended = run(verb, *arguments, given="\n" * 20 + "quit\n")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout


@pytest.mark.parametrize("verb", sorted(set(offered()) - set(HERE)))
def test_examples_of_what_takes_long_name_options_that_are_there(verb: str) -> None:
    for example in EXAMPLES[verb]:
        named = {part for part in shlex.split(example) if part.startswith("--")}
        known = set(flags(verb))
        assert {each.replace("--no-save", "--save") for each in named} <= known


@pytest.mark.parametrize("game", ids())
def test_help_of_a_game_names_its_options_with_every_value(run: Any, game: str) -> None:
    found = bestiary.core.get(game)
    page = run("play", game, "--help").stdout
    assert f"{found.minutes[0]} to {found.minutes[1]} minutes" in page
    for option in found.options:
        assert f"--option {option.name}=VALUE" in page
        assert all(f"  {value}: " in page for value in option.values)


def test_before_anything_is_installed_help_still_says_what_a_verb_does() -> None:
    script = """
import sys
sys.modules.update(typer=None, msgspec=None, rich=None)
from bestiary.cli import help_before_setup
print(help_before_setup(["check", "--help"]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert VERBS["check"] in done.stdout
    assert EXAMPLES["check"][0] in done.stdout
    assert help_before_setup(["--help"]).startswith("Usage: bestiary [COMMAND]")


def completed(script: str, state: Path, *words: str) -> list[str]:
    """Returns what bash completes the last word to."""
    asked = f'COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}; _bestiary; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True,
        env={**os.environ, "XDG_STATE_HOME": str(state)},
    )  # fmt: skip
    return done.stdout.split()


def test_bash_completes_verbs_games_bots_options_and_saved_games(run: Any, tmp_path: Path) -> None:
    run("play", "marry", "--seats", "you,random,random", "--seed", "1", given="quit\n")
    script, state = run("completion", "bash").stdout, tmp_path / "state"
    assert completed(script, state, "bestiary", "pl") == ["play"]
    assert completed(script, state, "bestiary", "")[:2] == ["serve", "play"]
    assert completed(script, state, "bestiary", "play", "ma") == ["maker", "marry", "mashup"]
    assert "--resume" in completed(script, state, "bestiary", "play", "--")
    assert completed(script, state, "bestiary", "play", "marry", "--seats", "gr") == ["greedy"]
    assert completed(script, state, "bestiary", "replay", "x", "--language", "") == ["en", "de"]
    (name,) = (path.stem for path in (state / "bestiary" / "games").iterdir())
    assert name in completed(script, state, "bestiary", "play", "--resume", "marry-")
    assert completed(script, state, "bestiary", "saves", "marry-") == [name]


def test_zsh_and_fish_know_every_option_of_every_verb(run: Any) -> None:
    zsh, fish = run("completion", "zsh").stdout, run("completion", "fish").stdout
    assert "bashcompinit" in zsh
    assert run("completion", "bash").stdout in zsh
    for verb in offered():
        assert f"-a {verb} -d " in fish
        for flag in flags(verb):
            assert f"__fish_seen_subcommand_from {verb}' -l {flag[2:]} " in fish


def test_another_shell_is_refused_with_those_that_are_known(run: Any) -> None:
    ended = run("completion", "tcsh")
    assert ended.returncode == 2
    assert "bash, zsh, fish" in ended.stderr
