"""Finds uv, or brings it: by pip, or straight from the package index where pip is missing."""

import hashlib
import os
import platform
import re
import shutil
import ssl
import stat
import sys
import urllib.parse
import urllib.request
import zipfile
from io import BytesIO
from pathlib import Path

from launcher.shell import SetupError, apt_install, run, say

UV = "0.13.7"
INDEX = "https://pypi.org/simple/uv/"


def cache_home() -> Path:
    """Return the folder for what can be made again; the same as the package's own."""
    if chosen := os.environ.get("BESTIARY_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bestiary"


def find_uv() -> Path | None:
    """Return a uv that starts, or None where none can be had."""
    private = cache_home() / "tools" / f"uv-{UV}" / "bin" / "uv"
    on_path = shutil.which("uv")
    for known in (Path(on_path) if on_path else None, Path.home() / ".local/bin/uv", private):
        if known is not None and known.is_file() and _starts(known):
            return known
    for bring in (_by_pip, _by_download, _by_apt_and_pip):
        try:
            bring(private)
        except (SetupError, OSError, ValueError, zipfile.BadZipFile):
            continue
        if _starts(private):
            return private
    return None


def certificates() -> dict[str, str]:
    """Have uv trust what the machine trusts, if that is written down: many networks add an authority of their own."""
    places = ssl.get_default_verify_paths()
    known = bool(places.cafile) or any(Path(places.capath or os.devnull).glob("*"))
    return {"UV_SYSTEM_CERTS": "true"} if known else {}


def _starts(uv: Path) -> bool:
    try:
        run([uv, "--version"])
    except SetupError:
        return False
    return True


def _by_pip(private: Path) -> None:
    say(f"Installing uv {UV} ...")
    home = private.parent.parent
    shutil.rmtree(home, ignore_errors=True)
    run([sys.executable, "-m", "venv", home])
    run([home / "bin/python", "-m", "pip", "install", "--disable-pip-version-check", f"uv=={UV}"])


def _by_apt_and_pip(private: Path) -> None:
    if not apt_install("python3-venv", "ca-certificates"):
        raise SetupError("apt-get can't be used")
    _by_pip(private)


def _by_download(private: Path) -> None:
    say(f"Fetching uv {UV} without pip ...")
    libc = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    tag = {"Linux": libc, "Darwin": "macosx"}.get(platform.system(), "unknown")
    with urllib.request.urlopen(INDEX, timeout=60) as answer:
        page = answer.read().decode()
    file = rf'href="([^"]*/uv-{re.escape(UV)}-[^"#]*{tag}[^"#]*_{platform.machine()}\.whl)#sha256=(\w+)"'
    found = re.search(file, page)
    if found is None:
        raise SetupError(f"uv has no build for {platform.system()} {platform.machine()}")
    with urllib.request.urlopen(urllib.parse.urljoin(INDEX, found[1]), timeout=300) as answer:  # noqa: S310 - the index
        wheel = answer.read()
    if hashlib.sha256(wheel).hexdigest() != found[2]:
        raise SetupError("the download of uv is damaged")
    private.parent.mkdir(parents=True, exist_ok=True)
    partial = private.with_suffix(f".{os.getpid()}")
    with zipfile.ZipFile(BytesIO(wheel)) as archive:
        partial.write_bytes(archive.read(f"uv-{UV}.data/scripts/uv"))
    partial.chmod(partial.stat().st_mode | stat.S_IXUSR)
    partial.replace(private)
