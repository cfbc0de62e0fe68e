"""Starts programs and tells the player what happens meanwhile."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


class SetupError(Exception):
    """Is raised when a step can't be done; its text says what would help."""


def say(sentence: str) -> None:
    print(f"bestiary: {sentence}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> None:
    """Run a program, show what it says only if it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise SetupError(f"{command[0]} can't be started: {error}") from error
    if done.returncode:
        said = "\n".join(f"  | {line}" for line in done.stdout.strip().splitlines()[-25:])
        raise SetupError(f"`{' '.join(str(part) for part in command)}` failed:\n{said}")


def apt_install(*packages: str) -> bool:
    """Install Debian packages where that is possible without asking for a password."""
    if os.geteuid() != 0 or not Path("/usr/bin/apt-get").exists():
        return False
    say(f"Installing {' '.join(packages)} with apt-get ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(["apt-get", "install", "-y", "--no-install-recommends", *packages], env=quiet)
    except SetupError:
        try:
            run(["apt-get", "update"], env=quiet)
            run(["apt-get", "install", "-y", "--no-install-recommends", *packages], env=quiet)
        except SetupError as error:
            say(str(error))
            return False
    return True
