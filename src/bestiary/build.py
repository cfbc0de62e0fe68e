"""Compiles the engine into the user's cache: `python -m bestiary.build`."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bestiary._engine import ENGINE, FLAGS, MYPY, Engine, installed_version

KEEP: Final = 8

KEEP_FILES: Final = 1500  # objects and extensions of some five whole builds
INTERPRETED: Final = "The engine stays interpreted (slower, same games)"
_ERROR: Final = re.compile(r"^(\S+\.py)(?::\d+)*: error:", re.MULTILINE)


class BuildResult(NamedTuple):
    """How a build went, in words, and where the compiled copy that fits the sources is, if there is one."""

    ok: bool
    sentence: str
    folder: Path | None = None
    broken: bool = False  # the sources are to blame, not the machine


def compiler() -> str | None:
    """Find the C compiler that setuptools would start."""
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((path for name in names if name and (path := shutil.which(name.split()[0]))), None)


def obstacle() -> str | None:
    """Say what keeps this machine from compiling, or return None."""
    if compiler() is None:
        return "no C compiler was found (Debian: apt install gcc)"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "Python's C headers were not found (Debian: apt install python3-dev)"
    if (found := installed_version("mypy")) != MYPY:
        return f"mypy {MYPY} is needed, found {found} (pip install 'bestiary[engine]')"
    return None


def build(engine: Engine = ENGINE, *, force: bool = False) -> BuildResult:
    """Compile the engine unless a copy that fits is there; never leave a half-made one behind."""
    if empty := engine.empty_patterns:
        return BuildResult(False, f"{INTERPRETED}: no module fits {', '.join(empty)} in {engine.root}.", broken=True)
    if engine.compiled_files() and not force:
        return BuildResult(True, f"The compiled engine is up to date in {engine.folder}.", engine.folder)
    if reason := obstacle():
        return BuildResult(False, f"{INTERPRETED}: {reason}.")
    store = engine.folder.parent
    try:
        store.mkdir(parents=True, exist_ok=True)
        with _only_one_build(store), tempfile.TemporaryDirectory(prefix=".build-", dir=store) as scratch:
            if engine.compiled_files() and not force:
                return BuildResult(True, f"Another process compiled the engine into {engine.folder}.", engine.folder)
            return _build_in(engine, store, Path(scratch), force=force)
    except OSError as error:
        return BuildResult(False, f"{INTERPRETED}: {error}.")


def _build_in(engine: Engine, store: Path, scratch: Path, *, force: bool) -> BuildResult:
    started = time.monotonic()
    kept = store / ".kept"
    if force:
        shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(exist_ok=True)
    shutil.copytree(engine.root, scratch / engine.package, ignore=_all_but_python)
    # The copy decides the name: an edit while the compiler runs must not be taken for compiled.
    copied = Engine(engine.package, scratch / engine.package, engine.patterns)
    run = _run(copied, scratch, kept)
    if run.returncode:
        said = (run.stdout + run.stderr).strip()
        culprits = ", ".join(sorted(set(_ERROR.findall(said)))) or "the sources"
        tail = "\n".join(said.splitlines()[-30:])
        return BuildResult(False, f"{INTERPRETED}: {culprits} could not be compiled.\n{tail}", broken=True)
    _put_in_place(scratch / "made", copied.folder)
    _remove_old(store, keep=copied.folder)
    seconds, count = time.monotonic() - started, len(copied.sources)
    return BuildResult(True, f"Compiled {count} modules in {seconds:.0f} s into {copied.folder}.", copied.folder)


def _run(engine: Engine, scratch: Path, kept: Path) -> "subprocess.CompletedProcess[str]":
    """Compile the copied sources in a process of its own."""
    plan = {
        "groups": {name: [str(file.relative_to(scratch)) for file in files] for name, files in engine.groups.items()},
        "flags": FLAGS,
        "toolchain": repr(engine.toolchain()),
        "kept": str(kept),
    }
    path = os.pathsep.join(filter(None, (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH"))))
    own = {"MYPYPATH": str(scratch), "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "BESTIARY_PURE": "1"}
    return subprocess.run(
        [sys.executable, "-P", "-m", "bestiary.build_native", json.dumps(plan)],
        cwd=scratch,
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
    )


def _all_but_python(folder: str, names: list[str]) -> set[str]:
    keep = {n for n in names if n.endswith((".py", ".pyi", ".typed")) or Path(folder, n).is_dir()}
    return {n for n in names if n not in keep or n in ("__pycache__", "static", "node_modules")}


def _put_in_place(built: Path, folder: Path) -> None:
    if folder.exists():
        folder.rename(built.with_name("replaced"))
    built.rename(folder)


def _remove_old(store: Path, keep: Path) -> None:
    """Keep the newest builds: other checkouts and running processes may still use theirs."""
    builds = [p for p in store.iterdir() if p.is_dir() and p != keep and not p.name.startswith(".")]
    for folder in _newest_first(builds)[KEEP - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
    for file in _newest_first((store / ".kept").iterdir())[KEEP_FILES:]:
        file.unlink(missing_ok=True)


def _newest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


@contextmanager
def _only_one_build(store: Path) -> Iterator[None]:
    with (store / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for abandoned in store.glob(".build-*"):
            shutil.rmtree(abandoned, ignore_errors=True)
        yield


def main(arguments: list[str]) -> int:
    """Build and say how it went; a machine that can't compile is an error only if `--strict` asks for it."""
    if unknown := set(arguments) - {"--strict", "--force"}:
        print(f"Unknown: {' '.join(sorted(unknown))}. Options are --strict and --force.", file=sys.stderr)
        return 2
    try:
        result = build(force="--force" in arguments)
    except KeyboardInterrupt:
        return 130
    print(result.sentence, file=sys.stderr)
    if result.folder is not None:
        print(result.folder)
    return 1 if result.broken or ("--strict" in arguments and not result.ok) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
