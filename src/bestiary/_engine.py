"""Chooses between the compiled and the interpreted engine when Bestiary is imported.

The engine is ordinary Python. Where a C compiler is found, `python -m bestiary.build` compiles the modules named in
`COMPILED` into a folder of the user's cache, named by a fingerprint of everything that went into it. The finder below
maps exactly those modules to that folder, and only while the fingerprint fits the sources at hand: an edited source is
never shadowed by the compiled copy of its past.
"""

import functools
import hashlib
import os
import re
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, NamedTuple

# The one list of what is compiled. Modules that make msgspec structs stay interpreted: msgspec could not read the types
# of their fields any more. A pattern that matches nothing stops the build.
COMPILED: Final = (
    "core/chance.py",
    "core/state.py",
    "core/log.py",
    "core/playout.py",
    "core/match.py",
    "games/*/state.py",
    "games/*/rules/*.py",
    "games/*/mind/*.py",
    "games/*/show/choosing.py",
    "games/*/show/rows.py",
    "games/*/show/watching.py",
    "bots/search*.py",
    "table/changes.py",
    "table/ledger.py",
    "table/pad.py",
    "table/shown.py",
    "table/sight.py",
    "table/streams.py",
    "table/table.py",
    "server/connection.py",
    "server/limits.py",
    "server/live.py",
    "server/metrics.py",
    "server/requests.py",
    "server/sockets.py",
    "server/wire.py",
)
MYPY: Final = "2.4.1"
# Nobody replaces or calls the engine's functions from outside, so they are called directly; the last is for the tables
# of functions by which groups call each other, which mypyc defines in each file of a group.
FLAGS: Final = ("-O3", "-fwrapv", "-ffp-contract=off", "-fno-semantic-interposition", "-fvisibility=hidden", "-fcommon")

# What is changed in the generated C (`build_vectors.py`, `build_docs.py`); raised with every change there.
MENDED: Final = "vectors borrowed 1, groups as one, documented 1"

_LIBRARY: Final = "__mypyc"  # what mypyc adds to a group's name for the library that holds all its code
_SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
_IMPORT: Final = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)|import[ \t]+([^\n]*))", re.MULTILINE
)
_COMMENT: Final = re.compile(r"#[^\n]*")


class EngineMode(NamedTuple):
    """Says which engine runs, and why."""

    mode: Literal["compiled", "interpreted"]
    reason: str

    @property
    def compiled(self) -> bool:
        return self.mode == "compiled"


class Engine:
    """Knows the compilable modules of one package and serves their compiled copy while it fits.

    It is a meta path finder; importlib.abc, which would say so, takes longer to import than all the rest.
    """

    def __init__(self, package: str, root: Path, patterns: Sequence[str]) -> None:
        self.package = package
        self.root = root
        self.patterns = tuple(patterns)

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not (fullname.startswith(self.package + ".") or fullname.endswith(_LIBRARY)):
            return None
        file = self._served.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))

    @property
    def mode(self) -> EngineMode:
        return self._decision[0]

    @functools.cached_property
    def sources(self) -> dict[str, Path]:
        """Map the name of each module that can be compiled to its file."""
        files = {file for pattern in self.patterns for file in self._matches(pattern)}
        return {self._module_name(file): file for file in sorted(files)}

    @property
    def empty_patterns(self) -> list[str]:
        """List the patterns that should match a module and match none: what they named has moved away."""
        return [each for each in self.patterns if not self._matches(each)]

    @functools.cached_property
    def inputs(self) -> dict[str, Path]:
        """Map each module whose text can change the compiled code: the sources and all they import from the package.

        The imports count because the compiler copies constants and signatures out of them.
        """
        found = dict(self.sources)
        waiting = list(found.values())
        while waiting:
            for name in self._imports(waiting.pop()):
                if name not in found and (file := self._module_file(name)) is not None:
                    found[name] = file
                    waiting.append(file)
        return dict(sorted(found.items()))

    @functools.cached_property
    def fingerprint(self) -> str:
        """Hash everything that decides what the compiled modules do."""
        digest = hashlib.sha256(repr((self.toolchain(), self.package, list(self.sources))).encode())
        for name, file in self.inputs.items():
            text = file.read_bytes()
            digest.update(f"\0{name}\0{len(text)}\0".encode())
            digest.update(text)
        return digest.hexdigest()[:32]

    @functools.cached_property
    def groups(self) -> dict[str, list[Path]]:
        """Sort the sources into what is compiled together: each game, and each other part of the package.

        An edit compiles its own group anew, and others only if what they import from it has changed its shape.
        """
        found: dict[str, list[Path]] = {}
        for file in self.sources.values():
            folders = file.relative_to(self.root).parts[:-1]
            part = folders[1:2] if folders[:1] == ("games",) else folders[:1]
            found.setdefault("_".join((self.package, *part)), []).append(file)
        return found

    @property
    def folder(self) -> Path:
        return cache_home() / "engine" / self.fingerprint

    def toolchain(self) -> tuple[str, ...]:
        return (f"mypy {MYPY}", f"librt {installed_version('librt')}", _SUFFIX, MENDED, *FLAGS)

    def install(self) -> None:
        sys.meta_path.insert(0, self)

    def compiled_files(self) -> dict[str, Path] | None:
        """Map each compiled module to its extension file, or return None unless the copy is whole."""
        files = {name: self.folder / (name.replace(".", "/") + _SUFFIX) for name in self.sources}
        for group in self.groups:
            files[group + _LIBRARY] = self.folder / (group + _LIBRARY + _SUFFIX)
        return files if all(file.is_file() for file in files.values()) else None

    @functools.cached_property
    def _decision(self) -> tuple[EngineMode, dict[str, Path]]:
        if os.environ.get("BESTIARY_PURE", "0") not in ("", "0"):
            return EngineMode("interpreted", "BESTIARY_PURE is set"), {}
        if not self.sources:
            return EngineMode("interpreted", "there is no module to compile"), {}
        files = self.compiled_files()
        if files is None:
            reason = "no compiled copy fits these sources; `python -m bestiary.build` makes one"
            return EngineMode("interpreted", reason), {}
        return EngineMode("compiled", f"{len(self.sources)} modules from {self.folder}"), files

    @property
    def _served(self) -> dict[str, Path]:
        return self._decision[1]

    def _matches(self, pattern: str) -> list[Path]:
        # A package's own file only says what the package is.
        return [file for file in self.root.glob(pattern) if file.name != "__init__.py"]

    def _module_name(self, file: Path) -> str:
        return ".".join((self.package, *file.relative_to(self.root).with_suffix("").parts))

    def _module_file(self, name: str) -> Path | None:
        head, _, tail = name.partition(".")
        if head != self.package:
            return None
        base = self.root / tail.replace(".", "/") if tail else self.root
        candidates = (base / "__init__.py", base.with_suffix(".py")) if tail else (base / "__init__.py",)
        return next((file for file in candidates if file.is_file()), None)

    def _imports(self, file: Path) -> set[str]:
        found: set[str] = set()
        for origin, names, modules in _IMPORT.findall(file.read_text(encoding="utf-8")):
            if modules:
                found.update(part.split()[0] for part in modules.split(",") if part.split())
            elif origin.partition(".")[0] == self.package:
                found.add(origin)
                plain = _COMMENT.sub("", names).strip("() \t\n")
                found.update(f"{origin}.{part.split()[0]}" for part in plain.split(",") if part.split())
        return {name for name in found if name.partition(".")[0] == self.package}


def cache_home() -> Path:
    """Return the folder for what can be made again: BESTIARY_CACHE, or `bestiary` in the user's cache."""
    if chosen := os.environ.get("BESTIARY_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bestiary"


def installed_version(distribution: str) -> str:
    """Read a distribution's version from its folder's name; importlib.metadata would double the start-up time."""
    for entry in sys.path:
        for info in Path(entry or ".").glob(f"{distribution}-*.dist-info"):
            return info.name.removesuffix(".dist-info").rpartition("-")[2]
    return "missing"


ENGINE: Final = Engine("bestiary", Path(__file__).resolve().parent, COMPILED)


def engine_mode() -> EngineMode:
    """Say whether the compiled or the interpreted engine runs, and why."""
    return ENGINE.mode
