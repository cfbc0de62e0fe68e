"""How this Bestiary is called: what is printed to be typed must run as it stands."""

import os
import shlex
import shutil
import sys
from pathlib import Path

SAID = "BESTIARY_COMMAND"  # set by the launcher of a checkout


def command() -> str:
    """Return the words that start this Bestiary from the folder it was started in."""
    if said := os.environ.get(SAID):
        return said
    started = Path(sys.argv[0])
    if started.name == "bestiary":
        found = shutil.which("bestiary")
        same = found is not None and Path(found).resolve() == started.resolve()
        return "bestiary" if same else shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m bestiary"
