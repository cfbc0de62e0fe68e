"""Reads the pins out of uv.lock, for machines on which uv does not run but pip does.

It is started by the environment's own Python: the markers are judged by the packaging library inside its pip.
"""

import importlib
import sys
import tomllib
from pathlib import Path
from typing import Any

Package = dict[str, Any]


def requirements(lock: dict[str, Any], extras: set[str], groups: set[str], env: dict[str, str]) -> list[str]:
    """List `name==version --hash=...` lines of all that the project needs with these extras and groups."""

    def holds(marker: str) -> bool:
        return bool(_markers().Marker(marker).evaluate(env))

    def fork(need: Package) -> Package:
        choices = [p for p in packages[need["name"]] if need.get("version") in (None, p["version"])]
        fitting = [p for p in choices if any(holds(m) for m in p.get("resolution-markers", []))]
        return (fitting or choices)[0]

    packages: dict[str, list[Package]] = {}
    for package in lock["package"]:
        packages.setdefault(package["name"], []).append(package)
    root = next(p for p in lock["package"] if "editable" in p.get("source", {}))
    waiting = list(root.get("dependencies", []))
    for extra in extras:
        waiting += root.get("optional-dependencies", {}).get(extra, [])
    for group in groups:
        waiting += root.get("dev-dependencies", {}).get(group, [])
    found: dict[str, Package] = {}
    seen: set[tuple[str, str]] = set()
    while waiting:
        need = waiting.pop()
        if need["name"] == root["name"] or not holds(need.get("marker", "python_version > '3'")):
            continue
        package = fork(need)
        found[package["name"]] = package
        for extra in ("", *need.get("extra", [])):
            if (package["name"], extra) not in seen:
                seen.add((package["name"], extra))
                waiting += package.get("optional-dependencies", {}).get(extra, []) if extra else []
                waiting += package.get("dependencies", []) if not extra else []
    return [_line(found[name]) for name in sorted(found)]


def _markers() -> Any:
    try:
        return importlib.import_module("packaging.markers")
    except ImportError:
        return importlib.import_module("pip._vendor.packaging.markers")


def _line(package: Package) -> str:
    files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
    hashes = "".join(f" --hash={file['hash']}" for file in files)
    return f"{package['name']}=={package['version']}{hashes}"


if __name__ == "__main__":
    with Path(sys.argv[1]).open("rb") as opened:
        locked = tomllib.load(opened)
    wanted = set(sys.argv[2:])
    here = {key: str(value) for key, value in _markers().default_environment().items()}
    print("\n".join(requirements(locked, wanted - {"dev"}, wanted & {"dev"}, here)))
