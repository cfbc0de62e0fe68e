"""Turns typed modules into extension modules, in the folder where it is started: `python -m bestiary.build_native`.

A process of its own, since mypyc and setuptools take their settings from where they are started. The folder is kept
from build to build (`build.py`), and with it mypy's cache and the generated C. What the C compiler made is kept by the
hash of all it depends on, so a build after an edit compiles only what the edit changed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from bestiary.build_vectors import mend

OPTIONS: Final = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--explicit-package-bases"]
GENERATED: Final = Path("generated")
MENDED: Final = Path("mended")


class Kept:
    """The files that were made before, each named by the hash of what it was made from."""

    def __init__(self, folder: Path, tools: object) -> None:
        self.folder = folder
        self.tools = tools

    def key(self, *parts: object, files: Iterable[str]) -> str:
        """Hash what a file is made from."""
        answer = hashlib.sha256(repr((self.tools, parts)).encode())
        for file in files:
            answer.update(hashlib.sha256(Path(file).read_bytes()).digest())
        return answer.hexdigest()

    def bring(self, key: str, target: Path) -> bool:
        """Put a kept file where it is wanted, if there is one."""
        kept = self.folder / key
        if not kept.is_file():
            return False
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(kept, target)
        os.utime(kept)
        return True

    def keep(self, key: str, made: Path) -> None:
        """Keep a file that was just made, whole or not at all."""
        partial = self.folder / f"{key}.partial"
        shutil.copy(made, partial)
        partial.replace(self.folder / key)


class KeepingBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """The command that compiles and links extensions, but for what is kept."""

    folder: Path
    toolchain: str

    def build_extensions(self) -> None:
        """Compile what changed, all files side by side and the longest first, then link."""
        compiler, linker = self.compiler.compiler_so, self.compiler.linker_so
        version = subprocess.run([compiler[0], "--version"], capture_output=True, check=False).stdout
        self.kept = Kept(self.folder, (self.toolchain, sys.version, version, compiler, linker))
        changed = [extension for extension in self.extensions if not self.kept.bring(*self.linked(extension))]
        # mypyc's runtime is part of every group.
        files = {source: each for each in changed for source in each.sources}
        longest_first = sorted(files, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda source: self.compile(source, files[source]), longest_first))
            list(pool.map(self.link, changed))

    def linked(self, extension: Extension) -> tuple[str, Path]:
        """Return the key of an extension and where it belongs."""
        key = self.kept.key(extension.name, _flags(extension), files=[*extension.sources, *extension.depends])
        return key, Path(self.get_ext_fullpath(extension.name))

    def object_of(self, source: str) -> str:
        """Return where the compiler puts what it makes of a source."""
        return str(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])

    def compile(self, source: str, extension: Extension) -> None:
        """Make a source's object file, or bring the kept one."""
        target = Path(self.object_of(source))
        # Other headers, and the folders where they lie, are decided by the toolchain.
        headers = extension.depends if _is_ours(source) else []
        key = self.kept.key(_flags(extension), files=[source, *headers])
        if self.kept.bring(key, target):
            return
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        self.kept.keep(key, target)

    def link(self, extension: Extension) -> None:
        """Make an extension of its object files."""
        key, target = self.linked(extension)
        objects = [self.object_of(source) for source in sorted(extension.sources)]
        self.compiler.link_shared_object(objects, str(target), libraries=self.get_libraries(extension))
        self.kept.keep(key, target)


def _is_ours(file: str) -> bool:
    """Tell whether mypyc made a file of our modules; others are its runtime."""
    return Path(file).name.startswith("__native")


def _flags(extension: Extension) -> list[str]:
    return list(extension.extra_compile_args)


def mended(source: str) -> str:
    """Return the file to compile instead of a generated one, which stays as it is: mypyc compares it with its own."""
    text, places = mend(Path(source).read_text(encoding="utf-8"))
    if not places:
        return source
    target = MENDED / source
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return str(target)


def main(plan: dict[str, Any]) -> None:
    """Compile the groups of modules that a plan names."""
    groups: dict[str, list[str]] = plan["groups"]
    files = sorted(file for group in groups.values() for file in group)
    extensions = mypycify(
        [*OPTIONS, *files],
        opt_level="3",
        debug_level="0",
        separate=[(group, name) for name, group in groups.items()],
        multi_file=True,
        target_dir=str(GENERATED),
    )
    for extension in extensions:
        extension.sources = [mended(source) for source in extension.sources]
        extension.depends = [header for header in extension.depends if _is_ours(header)]
        # A newer compiler's warning must not cost a player the fast engine.
        harmless = [argument for argument in extension.extra_compile_args if argument != "-Werror"]
        extension.extra_compile_args = [*harmless, *plan["flags"]]
    KeepingBuild.folder, KeepingBuild.toolchain = Path(plan["kept"]), plan["toolchain"]
    arguments = ["-q", "build_ext", "--build-lib", plan["made"], "--build-temp", plan["objects"]]
    setup(
        name="engine", packages=[], ext_modules=extensions, script_args=arguments, cmdclass={"build_ext": KeepingBuild}
    )


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
