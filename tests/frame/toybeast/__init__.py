"""Is a package as small as one can be that is compiled in the way of Bestiary."""

from pathlib import Path

from bestiary._engine import Engine

ENGINE = Engine("toybeast", Path(__file__).resolve().parent, ("core/state.py", "games/*/*.py"))
ENGINE.install()
