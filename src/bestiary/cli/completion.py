"""Prints what lets a shell complete commands: made from the verbs themselves, so that it can't fall behind."""

import importlib
from typing import Annotated, Final

import typer

from bestiary.cli import VERBS, offered

SHELLS: Final = ("bash", "zsh", "fish")
GAME_FIRST: Final = ("play", "arena", "check")  # whose first argument is a game
SAVED_FIRST: Final = ("replay", "saves")  # or a game that was kept
SHELF: Final = "${XDG_STATE_HOME:-$HOME/.local/state}/bestiary/games"
BASH: Final = """_bestiary() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} verb=${{COMP_WORDS[1]}} words
  local kept="$(command ls -t "{shelf}" 2>/dev/null | command sed -n 's/\\.json$//p')"
  if (( COMP_CWORD == 1 )); then words="{verbs} --help --version"
  else
    case "$before" in
      --language) words="en de" ;;
      --seats|--level) words="you {bots}" ;;
      --resume) words="$kept {games}" ;;
      --game) words="{games}" ;;
      *) case "$verb" in
{cases}
        esac ;;
    esac
  fi
  COMPREPLY=( $(compgen -W "$words" -- "$current") )
  if [[ $verb == replay && $current != -* && $before != -* ]]; then COMPREPLY+=( $(compgen -f -- "$current") ); fi
}}
complete -o bashdefault -F _bestiary bestiary ./bestiary
"""
ZSH: Final = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def completion(
    shell: Annotated[str, typer.Argument(help="bash, zsh or fish.")],
) -> None:
    """Print what lets a shell complete verbs, games, bots, options and saved games; let the shell read it."""
    if shell not in SHELLS:
        raise typer.BadParameter(f"choose {', '.join(SHELLS)}", param_hint="shell")
    print({"bash": in_bash, "zsh": lambda: ZSH + in_bash(), "fish": in_fish}[shell](), end="")


def flags(verb: str) -> dict[str, str]:
    """Return the options of a verb, each with its help."""
    app = typer.Typer(add_completion=False)
    app.command()(getattr(importlib.import_module(f"bestiary.cli.{verb}"), verb))
    found = {"--help": "Show the help page."}
    for parameter in typer.main.get_command(app).params:
        help_text = str(getattr(parameter, "help", "") or "")
        found |= {flag: help_text for flag in parameter.opts if flag.startswith("--")}
    return dict(sorted(found.items()))


def words_of() -> dict[str, str]:
    """Return what every script names: verbs, games and bots."""
    from bestiary.bots import names
    from bestiary.core.registry import ids

    return {"verbs": " ".join(offered()), "games": " ".join(ids()), "bots": " ".join(names())}


def in_bash() -> str:
    """Write the script for bash, which zsh reads too."""
    known = words_of()
    firsts = dict.fromkeys(map(str, GAME_FIRST), f" {known['games']}")
    firsts |= dict.fromkeys(map(str, SAVED_FIRST), " $kept")
    firsts["completion"] = f" {' '.join(SHELLS)}"
    cases = [f'        {verb}) words="{" ".join(flags(verb))}{firsts.get(verb, "")}" ;;' for verb in offered()]
    return BASH.format(shelf=SHELF, cases="\n".join(cases), **known)


def in_fish() -> str:
    """Write the script for fish."""
    known = words_of()
    kept = "(command ls -t (set -q XDG_STATE_HOME; and echo $XDG_STATE_HOME; or echo ~/.local/state)/bestiary/games"
    kept += " 2>/dev/null | string replace .json '')"
    lines = ["complete -c bestiary -f"]
    for verb in offered():
        here = f"-n '__fish_seen_subcommand_from {verb}'"
        lines.append(f"complete -c bestiary -n __fish_use_subcommand -a {verb} -d {quoted(VERBS[verb])}")
        if verb in GAME_FIRST:
            lines.append(f"complete -c bestiary {here} -a '{known['games']}'")
        if verb in SAVED_FIRST:
            lines.append(f"complete -c bestiary {here} -F -a {quoted(kept)}")
        if verb == "completion":
            lines.append(f"complete -c bestiary {here} -a '{' '.join(SHELLS)}'")
        for flag, help_text in flags(verb).items():
            values = {"language": "en de", "seats": f"you {known['bots']}", "resume": kept}.get(flag[2:])
            given = f" -x -a {quoted(values)}" if values else ""
            lines.append(f"complete -c bestiary {here} -l {flag[2:]} -d {quoted(help_text)}{given}")
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """Write a text as fish reads it."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
