"""Compiles the engine into the user's cache: `python -m bestiary.build`."""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bestiary._engine import ENGINE, FLAGS, MYPY, Engine, installed_version

KEEP: Final = 8

# Runs in its own process and folder: setuptools and mypyc take their settings from both.
_SETUP: Final = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from bestiary.build_vectors import mend
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_all(sources, *rest, **named):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_in_turn([source], *rest, **named), sources))
            return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


group, flags, files = sys.argv[1], sys.argv[2].split(), sys.argv[3:]
options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--explicit-package-bases"]
extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name=group, multi_file=True)
for file in {Path(source) for extension in extensions for source in extension.sources}:
    text, places = mend(file.read_text())
    if places:
        file.write_text(text)
for extension in extensions:
    # A newer compiler's warning must not cost a player the fast engine.
    extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"] + flags
# One library holds all code, a file for each module, so that all cores are busy; the modules themselves are small.
arguments = ["-q", "build_ext", "--build-lib", "out", "--parallel", str(os.cpu_count() or 1)]
setup(name=group, packages=[], ext_modules=extensions, script_args=arguments, cmdclass={"build_ext": SideBySide})
"""


class BuildResult(NamedTuple):
    """Says in words how a build went, and where the compiled copy that fits the sources is, if there is one."""

    ok: bool
    sentence: str
    folder: Path | None = None


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
        return BuildResult(False, f"The engine stays interpreted: no module fits {', '.join(empty)} in {engine.root}.")
    if engine.compiled_files() and not force:
        return BuildResult(True, f"The compiled engine is up to date in {engine.folder}.", engine.folder)
    if reason := obstacle():
        return BuildResult(False, f"The engine stays interpreted (slower, same games): {reason}.")
    store = engine.folder.parent
    try:
        store.mkdir(parents=True, exist_ok=True)
        with _only_one_build(store), tempfile.TemporaryDirectory(prefix=".build-", dir=store) as scratch:
            if engine.compiled_files() and not force:
                return BuildResult(True, f"Another process compiled the engine into {engine.folder}.", engine.folder)
            return _build_in(engine, Path(scratch))
    except OSError as error:
        return BuildResult(False, f"The engine stays interpreted (slower, same games): {error}.")


def _build_in(engine: Engine, scratch: Path) -> BuildResult:
    started = time.monotonic()
    files = _copy_sources(engine, scratch)
    # The copy decides the name: an edit while the compiler runs must not be taken for compiled.
    copied = Engine(engine.package, scratch / engine.package, engine.patterns, engine.moving)
    group = engine.library.removesuffix("__mypyc")
    run = subprocess.run(
        [sys.executable, "-c", _SETUP, group, " ".join(FLAGS), *files],
        cwd=scratch,
        env={**os.environ, "MYPYPATH": str(scratch), "PYTHONDONTWRITEBYTECODE": "1", "BESTIARY_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        tail = "\n".join((run.stdout + run.stderr).strip().splitlines()[-30:])
        return BuildResult(False, f"The engine stays interpreted (slower, same games): compiling failed.\n{tail}")
    _put_in_place(scratch / "out", copied.folder)
    _remove_old(copied.folder.parent, keep=copied.folder)
    seconds = time.monotonic() - started
    return BuildResult(True, f"Compiled {len(files)} modules in {seconds:.0f} s into {copied.folder}.", copied.folder)


def _copy_sources(engine: Engine, scratch: Path) -> list[str]:
    """Copy the package's Python files and return those to compile, relative to the scratch folder."""
    shutil.copytree(engine.root, scratch / engine.package, ignore=_all_but_python)
    return [str(Path(engine.package) / file.relative_to(engine.root)) for file in engine.sources.values()]


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
    for folder in sorted(builds, key=lambda p: p.stat().st_mtime, reverse=True)[KEEP - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _only_one_build(store: Path) -> Iterator[None]:
    with (store / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for abandoned in store.glob(".build-*"):
            shutil.rmtree(abandoned, ignore_errors=True)
        yield


def main(arguments: list[str]) -> int:
    """Build and say how it went; only `--strict` makes a failure an error, since the engine runs without."""
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
    return 1 if "--strict" in arguments and not result.ok else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
