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


class Rights:
    """What this start may do to the machine beyond the checkout and the user's cache."""

    packages = False  # whether it may call the system's package manager: only who runs the tests asked for that


def apt_install(*packages: str) -> bool:
    """Install Debian packages for the tests, where that needs no password; else print the line to type."""
    if not Path("/usr/bin/apt-get").exists():
        return False
    if not Rights.packages or os.geteuid() != 0:
        say(f"Missing here: {' '.join(packages)}. To install, type: apt-get install {' '.join(packages)}")
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
