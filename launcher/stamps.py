"""Remembers what was set up from what, so that a warm start does nothing."""

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path


def digest(*parts: object, files: Iterable[Path] = ()) -> str:
    """Hash plain values and the contents of files; a file that is missing counts as such."""
    answer = hashlib.sha256(repr(parts).encode())
    for file in files:
        content = file.read_bytes() if file.is_file() else b"(missing)"
        answer.update(f"\0{file}\0{len(content)}\0".encode())
        answer.update(content)
    return answer.hexdigest()


class Stamp:
    """Is a small file, written when a step is done and removed before the step starts again.

    A step that was interrupted has therefore no stamp, and is done anew.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> dict[str, str]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def write(self, **values: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        partial = self.file.with_suffix(f".{os.getpid()}")
        partial.write_text(json.dumps(values), encoding="utf-8")
        partial.replace(self.file)

    def remove(self) -> None:
        self.file.unlink(missing_ok=True)
