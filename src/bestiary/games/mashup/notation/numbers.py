"""The rules' numbers by name: `A_ATTACK_UNITS` is the action `attack-units`, `LOST_HEALTH` the event `lost-health`."""

from __future__ import annotations

from types import ModuleType


def numbered(module: ModuleType, prefix: str = "") -> dict[str, int]:
    """Return the numbers of a module, or those of a sort in it, by their names and in their order."""
    found = [(int(number), name) for name, number in vars(module).items() if name.startswith(prefix) and name.isupper()]
    return {name.removeprefix(prefix).lower().replace("_", "-"): number for number, name in sorted(found)}
