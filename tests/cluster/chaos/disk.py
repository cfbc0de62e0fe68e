"""A disk of a few megabytes that only PostgreSQL sees, to be filled up; made where this process may mount one."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

MEGABYTES: Final = 48
TRIED: Final = "mount -t tmpfs -o size=1m tmpfs /mnt"
MOUNTED: Final = 'mount -t tmpfs -o size=%dm,mode=0700,uid=%d tmpfs "$0" && echo mounted && exec sleep infinity'


@cache
def may_mount() -> bool:
    """Tells whether this process may mount a disk that nobody else sees."""
    try:
        return subprocess.run(["unshare", "-m", "sh", "-c", TRIED], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


class SmallDisk:
    """A folder that is a disk of its own for those who are let into it."""

    def __init__(self, folder: Path, user: int) -> None:
        folder.mkdir()
        self.folder = folder
        self.user = user
        command = ["unshare", "-m", "sh", "-c", MOUNTED % (MEGABYTES, user), str(folder)]
        self.keeper = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.keeper.stdout is not None
        assert self.keeper.stdout.readline() == b"mounted\n"

    def command(self, command: list[str]) -> list[str]:
        """Returns how to run a program that sees it."""
        inside = ["nsenter", "--mount", f"--target={self.keeper.pid}"]
        return [*inside, "setpriv", f"--reuid={self.user}", "--clear-groups", *command]

    @property
    def seen(self) -> Path:
        """Returns where it lies for all others."""
        return Path(f"/proc/{self.keeper.pid}/root") / self.folder.relative_to("/")

    def fill(self) -> None:
        """Leaves no room."""
        ballast = os.open(self.seen / "ballast", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            for size in (1 << 20, 1 << 12, 1):
                with suppress(OSError):
                    while True:
                        os.write(ballast, bytes(size))
        finally:
            os.close(ballast)

    def free(self) -> None:
        """Makes room again."""
        (self.seen / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        """Unmounts it."""
        self.keeper.kill()
        self.keeper.communicate()
