"""Lists what an installed Bestiary is made of, in CycloneDX's format."""

import json
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import bestiary

ROOT: Final = Path(bestiary.__file__).resolve().parents[2]
HASHES: Final = {"sha256": "SHA-256"}  # uv's name of an algorithm, and CycloneDX's


def sbom(
    output: Annotated[Path | None, typer.Option(help="Write here instead of printing.")] = None,
    extra: Annotated[list[str] | None, typer.Option(help="With an extra too, as `engine`; may be repeated.")] = None,
) -> None:
    """List what the wheel needs, as the lock pins it: a software bill of materials (CycloneDX 1.6, JSON)."""
    lock = ROOT / "uv.lock"
    if not lock.is_file():
        print("bestiary: The list is made from a checkout's uv.lock, not from an installed package.", file=sys.stderr)
        raise typer.Exit(2)
    text = json.dumps(bill(tomllib.loads(lock.read_text("utf-8")), set(extra or ())), indent=2) + "\n"
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, encoding="utf-8")


def bill(lock: dict[str, Any], extras: set[str]) -> dict[str, Any]:
    """Make the list of a lock; the same lock makes the same list, byte by byte."""
    packages: dict[str, list[dict[str, Any]]] = {}  # by name; of some each Python takes another version
    for package in lock["package"]:
        packages.setdefault(package["name"], []).append(package)
    own = next(package for package in lock["package"] if "editable" in package.get("source", {}))
    needed: dict[str, list[str]] = {}
    waiting = [own["name"]]
    while waiting:
        name = waiting.pop()
        if name in needed:
            continue
        needs = [need for package in packages[name] for need in package.get("dependencies", [])]
        for extra in extras if name == own["name"] else ():
            needs += own.get("optional-dependencies", {}).get(extra, [])
        needed[name] = sorted({need["name"] for need in needs})
        waiting += needed[name]
    parts = [package for name in sorted(needed) for package in packages[name]]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**component(own), "licenses": [{"license": {"id": "MIT"}}]}},
        "components": [component(package) for package in parts if package is not own],
        "dependencies": [
            {
                "ref": reference(package),
                "dependsOn": [reference(each) for name in needed[package["name"]] for each in packages[name]],
            }
            for package in parts
        ],
    }


def reference(package: dict[str, Any]) -> str:
    """Return a package's URL, by which advisories name it."""
    return f"pkg:pypi/{package['name']}@{package['version']}"


def component(package: dict[str, Any]) -> dict[str, Any]:
    """Return one part of the list, with the hash of what its author published, where that is pinned."""
    made: dict[str, Any] = {
        "type": "library",
        "bom-ref": reference(package),
        "name": package["name"],
        "version": package["version"],
        "purl": reference(package),
    }
    if "sdist" in package:
        kind, _, value = package["sdist"]["hash"].partition(":")
        made["hashes"] = [{"alg": HASHES[kind], "content": value}]
    return made
