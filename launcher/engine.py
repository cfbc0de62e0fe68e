"""Has the engine compiled once for each state of its sources."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from launcher.environment import Environment
from launcher.shell import apt_install, say
from launcher.stamps import Stamp, digest


@contextmanager
def engine_prepared(environment: Environment) -> Iterator[None]:
    """Compile the engine where it is not yet compiled and can be, beside what is done in the block.

    It runs without, only slower.
    """
    if os.environ.get("BESTIARY_PURE", "0") not in ("", "0"):
        yield
        return
    stamp = Stamp(environment.folder / "bestiary-engine.json")
    key = _key(environment)
    known = stamp.read()
    if known.get("key") == key and (not known.get("folder") or Path(known["folder"]).is_dir()):
        yield
        return
    stamp.remove()
    if any(_compilers()) and not _headers().is_file():
        apt_install("python3-dev")
        key = _key(environment)
    say("Compiling the engine (once; BESTIARY_PURE=1 leaves it interpreted) ...")
    build = [str(environment.python), "-m", "bestiary.build"]
    with subprocess.Popen(build, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as process:
        # Leaving this block waits: an interrupted build still tidies up after itself.
        try:
            yield
        except BaseException:
            process.terminate()
            raise
        folder, _ = process.communicate()
    if process.returncode:
        # Without a stamp the next start tries again, and says so again.
        say("THE ENGINE COULD NOT BE COMPILED (see above): everything runs interpreted, about forty times slower.")
    else:
        stamp.write(key=key, folder=folder.strip())


def _key(environment: Environment) -> str:
    """Hash what decides the outcome; a compiler or headers installed later mean another try."""
    place = environment.root / "src" / "bestiary"
    spec = importlib.util.spec_from_file_location("_bestiary_engine", place / "_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    fingerprint = module.ENGINE.fingerprint
    machine = (_compilers(), _headers().is_file(), os.environ.get("BESTIARY_CACHE"))
    return digest(fingerprint, machine, environment.key())


def _compilers() -> list[str | None]:
    return [shutil.which(name) for name in (os.environ.get("CC") or "cc", "gcc", "clang")]


def _headers() -> Path:
    return Path(sysconfig.get_paths()["include"], "Python.h")
