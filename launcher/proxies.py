"""Brings Debian's reverse proxies for the tests that start them, beside the system and not into it."""

import shutil
from pathlib import Path

from launcher.shell import Rights, SetupError, run, say

PROXIES = ("caddy", "nginx")


def proxy_folders(cache: Path) -> list[Path]:
    """Unpack what is missing into a cache, where that is allowed, and return the folders of programs there.

    Installing them would start two web servers on this machine. Unpacked, they are files that only tests know of.
    """
    folders = [cache / "usr" / "bin", cache / "usr" / "sbin"]
    missing = [
        name for name in PROXIES if not shutil.which(name) and not any((each / name).exists() for each in folders)
    ]
    if missing and Rights.packages and shutil.which("apt-get") and shutil.which("dpkg"):
        say(f"Fetching {' and '.join(missing)}, which tests put before a server ...")
        try:
            _unpack(missing, cache)
        except SetupError as error:
            say(f"{error}\nbestiary: The tests of these proxies are left out.")
    return folders


def _unpack(names: list[str], cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    try:
        run(["apt-get", "download", *names], cache)
    except SetupError:
        run(["apt-get", "update"])
        run(["apt-get", "download", *names], cache)
    for package in cache.glob("*.deb"):
        run(["dpkg", "-x", package, cache])
        package.unlink()
