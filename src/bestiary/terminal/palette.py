"""Colours that can be read: each has a contrast of at least 4.5 : 1 with the backgrounds it stands on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """The colours of pieces, a seat each, and of what is not to be looked at now."""

    seats: tuple[str, ...]
    quiet: str

    def seat(self, number: int) -> str:
        return self.seats[number % len(self.seats)]


DARK = Palette(("#ff9a92", "#7fdbe6", "#ffe08a", "#a6dba0", "#f0a6f0", "#a3c8ff"), "#b4b4b4")
LIGHT = Palette(("#93001a", "#004c5e", "#5a4300", "#18521c", "#6d1b90", "#0c3a8c"), "#454545")
THEMES = {True: "textual-dark", False: "textual-light"}  # by whether the background is dark
SAID = "BESTIARY_THEME"  # dark or light, where the terminal does not say it
LIGHT_GROUND = {"7", "15"}  # white, in the terminals that tell their colours by COLORFGBG


def palette_of(dark: bool) -> Palette:
    """Return the colours for a background."""
    return DARK if dark else LIGHT


def theme_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the theme that goes with the terminal, as far as the environment tells."""
    said = environment.get(SAID, "")
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return THEMES[said == "dark" or (said != "light" and ground not in LIGHT_GROUND)]
