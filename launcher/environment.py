"""Installs what the lock pins into `.venv` of the checkout."""

import os
import subprocess
import sys
from pathlib import Path

from launcher.shell import SetupError, apt_install, run, say
from launcher.stamps import Stamp, digest

# Playing needs the runtime set and the engine's compiler; testing and measuring need everything.
PLAY, DEV = "play", "dev"


class Environment:
    """Is the checkout's virtual environment at one of two levels."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.python = self.folder / "bin" / "python"
        self.stamp = Stamp(self.folder / "bestiary-environment.json")

    def key(self) -> str:
        pins = [self.root / "pyproject.toml", self.root / "uv.lock"]
        return digest(sys.version_info[:2], os.fspath(self.root), files=pins)

    def is_ready(self, level: str) -> bool:
        known = self.stamp.read()
        enough = known.get("level") in (level, DEV)
        return enough and known.get("key") == self.key() and self.python.exists()

    def can_explain(self) -> bool:
        """Tell whether help pages can be made, whatever else is missing or outdated."""
        return self.python.exists() and any(self.folder.glob("lib/python*/site-packages/typer"))

    def prepare(self, level: str) -> None:
        """Bring the environment to a level; one that tests were run in keeps what they need."""
        if self.stamp.read().get("level") == DEV:
            level = DEV
        # Imported only now: a warm start does without what fetching takes.
        from launcher.uv import find_uv

        self.stamp.remove()
        uv = find_uv()
        problem = None
        if uv is not None:
            try:
                self._sync(uv, level)
            except SetupError as error:
                problem = error
                say(f"{error}\nbestiary: Trying with pip instead ...")
        if uv is None or problem is not None:
            self._install_by_pip(level)
        self.stamp.write(level=level, key=self.key())

    def _sync(self, uv: Path, level: str) -> None:
        from launcher.uv import certificates

        say(f"Installing what {'testing' if level == DEV else 'playing'} needs into {self.folder} ...")
        # Inexact: a third party's game that was added by hand stays (docs/conformance.md).
        what = ["--inexact", *(["--all-extras", "--dev"] if level == DEV else ["--extra", "engine", "--no-dev"])]
        own = {**certificates(), "UV_PROJECT_ENVIRONMENT": str(self.folder), "VIRTUAL_ENV": ""}
        run([uv, "sync", "--locked", "--compile-bytecode", "--python", sys.executable, *what], self.root, own)

    def _install_by_pip(self, level: str) -> None:
        say(f"Installing what {'testing' if level == DEV else 'playing'} needs into {self.folder} with pip ...")
        self._make_venv()
        what = ["engine", "arena", "cluster", "envs", "dev"] if level == DEV else ["engine"]
        reader: list[str | Path] = [self.python, self.root / "launcher" / "lockfile.py", self.root / "uv.lock", *what]
        pins = subprocess.run([str(p) for p in reader], capture_output=True, text=True, check=False)
        if pins.returncode:
            raise SetupError(f"uv.lock can't be read:\n{pins.stderr}")
        listed = self.folder / "requirements.txt"
        listed.write_text(pins.stdout, encoding="utf-8")
        pip: list[str | Path] = [self.python, "-m", "pip", "install", "--disable-pip-version-check"]
        run([*pip, "--require-hashes", "--no-deps", "-r", listed])
        run([*pip, "--no-deps", "--editable", self.root])

    def _make_venv(self) -> None:
        make: list[str | Path] = [sys.executable, "-m", "venv", "--clear", self.folder]
        try:
            run(make)
        except SetupError:
            if not apt_install("python3-venv"):
                raise SetupError(
                    "neither uv nor a virtual environment can be had here. Install one of them and start again: "
                    "uv (https://docs.astral.sh/uv/), or on Debian `apt install python3-venv`"
                ) from None
            run(make)
