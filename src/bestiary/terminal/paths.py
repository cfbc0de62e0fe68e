"""Paths on the screen: a path is one line that can be read and copied, never broken in the middle of a word."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

CUT = "…"


def fitted(path: str, width: int) -> str:
    """Return the path if it fits, else its last folders and its name behind an ellipsis, else the end of its name."""
    if cell_len(path) <= width:
        return path
    parts = path.split("/")
    for first in range(1, len(parts)):
        shorter = "/".join((CUT, *parts[first:]))
        if cell_len(shorter) <= width:
            return shorter
    name = parts[-1]
    while name and cell_len(CUT + name) > width:
        name = name[1:]
    return CUT + name


class PathLine(Static):
    """A path in one line, whole where there is room; the screen it stands on copies it with `c`."""

    COPY: ClassVar[BindingType] = Binding("c", "copy_path", show=False)

    def __init__(self, path: str) -> None:
        super().__init__(markup=False, classes="path")
        self.path = path

    def render(self) -> Text:
        return Text(fitted(self.path, self.size.width), no_wrap=True)
