"""Turns typed modules into extension modules, in the folder where it is started: `python -m bestiary.build_native`.

A process and a folder of its own, since mypyc and setuptools take their settings from both. What the C compiler made is
kept by the hash of all it depends on, so a build after an edit compiles only what the edit changed.
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
from typing import Any, Final, cast

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, get_mypy_config, mypycify
from mypyc.codegen.emitmodule import collect_source_dependencies, compile_modules_to_c, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.options import CompilerOptions
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from bestiary.build_docs import FILE, document, symbol_of
from bestiary.build_vectors import mend

OPTIONS: Final = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--explicit-package-bases"]
GENERATED: Final = "generated"


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


def _module(file: str) -> str:
    """Return the name of the module that a source is."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _is_ours(file: str) -> bool:
    """Tell whether mypyc made a file of our modules; others are its runtime."""
    return Path(file).name.startswith("__native")


def _flags(extension: Extension) -> list[str]:
    return list(extension.extra_compile_args)


def generate(groups: dict[str, list[str]]) -> list[Extension]:
    """Write the C code of all groups, and say what is to be compiled.

    mypyc takes groups for things that do not know each other's classes, and calls every method of theirs by its table.
    Ours are always compiled together, so they are analysed as one group, in which what no class overrides is called
    directly, and only written as several.
    """
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups.items()]
    paths = [*OPTIONS, *sorted(file for files, _ in separate for file in files)]
    options = CompilerOptions(multi_file=True, separate=True, target_dir=GENERATED)
    options.global_opts = True
    cache = FileSystemCache()
    sources, all_sources, settings = get_mypy_config(paths, None, options, cache)
    settings.incremental = False
    try:
        result = parse_and_typecheck(all_sources, settings, options, [(sources, None)], cache)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    if result.errors:
        sys.exit("\n".join(result.errors))
    errors = Errors(settings)
    written = construct_groups(sources, separate, True, None)
    modules, texts, _ = compile_modules_to_c(result, options, errors, written)
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    runtime = sorted(collect_source_dependencies(modules), key=lambda each: each.path)
    extensions = mypycify(
        paths,
        opt_level="3",
        debug_level="0",
        separate=separate,
        multi_file=True,
        target_dir=GENERATED,
        skip_cgen_input=(texts, [(each.path, each.include_dirs, each.internal) for each in runtime]),
    )
    return cast("list[Extension]", extensions)  # mypyc has a class of its own by that name


def main(plan: dict[str, Any]) -> None:
    """Compile the groups of modules that a plan names."""
    extensions = generate(plan["groups"])
    sources = {symbol_of(_module(file)): file for files in plan["groups"].values() for file in files}
    for file in {Path(source) for extension in extensions for source in extension.sources}:
        generated = file.read_text(encoding="utf-8")
        text, _ = mend(generated)
        if source := sources.get(symbol := file.stem.removeprefix(FILE)):
            text = document(text, symbol, Path(source).read_text(encoding="utf-8"))
        if text != generated:
            file.write_text(text, encoding="utf-8")
    for extension in extensions:
        extension.depends = [header for header in extension.depends if _is_ours(header)]
        # A newer compiler's warning must not cost a player the fast engine.
        harmless = [argument for argument in extension.extra_compile_args if argument != "-Werror"]
        extension.extra_compile_args = [*harmless, *plan["flags"]]
    KeepingBuild.folder, KeepingBuild.toolchain = Path(plan["kept"]), plan["toolchain"]
    arguments = ["-q", "build_ext", "--build-lib", "made", "--build-temp", "objects"]
    commands = {"build_ext": KeepingBuild}
    setup(name="engine", packages=[], ext_modules=extensions, script_args=arguments, cmdclass=commands)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
