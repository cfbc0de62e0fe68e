"""What the lab's pictures share: paper, ink and words, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

INK: Final = "#22201c"
PAPER: Final = "#fbf8f1"
RULE: Final = "#d9d2c3"


def sheet(width: int, height: int, title: str, caption: str, parts: Sequence[str]) -> str:
    """Put parts on a sheet with a title and a caption."""
    look = f'role="img" font-family="system-ui, sans-serif" font-size="12" fill="{INK}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {look}>',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            text(16, 28, title, weight="bold", size=17),
            text(16, 48, caption),
            *parts,
            "</svg>",
            "",
        ]
    )


def text(x: float, y: float, words: str, *, anchor: str = "start", weight: str = "normal", size: int = 12) -> str:
    """Write words into the picture."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" '
        f'font-size="{size}">{escape(words)}</text>'
    )
