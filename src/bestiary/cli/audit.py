"""Asks whether anything is known against what Bestiary is made of."""

import json
import shutil
import subprocess
import tomllib
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bestiary.cli.sbom import bill

SOURCE: Final = "https://api.osv.dev/v1/querybatch"
PATIENCE: Final = 20.0  # seconds
EXTRAS: Final = {"engine", "envs"}

Post = Callable[[str, bytes], bytes]


def post(url: str, body: bytes) -> bytes:
    """Send a question and return the answer."""
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})  # noqa: S310 - a fixed address
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return bytes(answer.read())


def advisories(parts: Sequence[str], ask: Post = post) -> dict[str, list[str]]:
    """Return the advisories against parts, each named by its package's URL."""
    body = json.dumps({"queries": [{"package": {"purl": part}} for part in parts]}).encode()
    found = json.loads(ask(SOURCE, body))["results"]
    pairs = zip(parts, found, strict=True)
    return {part: [each["id"] for each in one["vulns"]] for part, one in pairs if one.get("vulns")}


def audit(root: Path) -> bool | None:
    """Print what is known against Python's and the page's packages; return whether all is well, if that can be told."""
    parts = [part["purl"] for part in bill(tomllib.loads((root / "uv.lock").read_text("utf-8")), EXTRAS)["components"]]
    verdicts = []
    try:
        found = advisories(parts)
    except (OSError, ValueError, KeyError) as error:
        print(f"{SOURCE} can't be asked from here ({error}): nothing is known of {len(parts)} Python packages.")
    else:
        for part, names in found.items():
            print(f"{part}: {', '.join(names)}")
        print(f"{len(parts)} Python packages, advisories against {len(found)}.")
        verdicts.append(not found)
    page = _page(root / "web")
    verdicts += [page] if page is not None else []
    return all(verdicts) if verdicts else None


def _page(folder: Path) -> bool | None:
    if shutil.which("npm") is None:
        print("npm is not here: nothing is known of the page's packages.")
        return None
    command = ["npm", "audit", "--omit=dev", "--json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        counts = json.loads(done.stdout)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        print("npm's registry answers no question about advisories from here: nothing is known of the page's packages.")
        return None
    print(f"The page's packages: advisories against {counts['total']}.")
    return not counts["total"]
