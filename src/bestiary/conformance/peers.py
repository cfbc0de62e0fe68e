"""The suites of other libraries, run through Bestiary's adapters wherever those libraries are installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from bestiary.conformance.case import Case, Setting

CHECKS = "bestiary.envs.checks"
NEEDED = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


class Suite(Protocol):
    """A peer's suite on one setting."""

    def __call__(self, case: Case, setting: Setting) -> None: ...


def suite(name: str) -> Suite:
    """Make the property that a peer's own suite accepts the adapter."""

    def accepted(case: Case, setting: Setting) -> None:
        missing = next((part for part in ("numpy", NEEDED[name]) if find_spec(part) is None), None)
        if missing:
            case.not_run(f"not run: {missing} is not installed")
            return
        if find_spec("bestiary.envs") is None or find_spec(CHECKS) is None:
            case.not_run("not run: this Bestiary has no adapters")
            return
        check = getattr(import_module(CHECKS), name)
        try:
            check(setting.game, setting.seats, setting.options)
        except Exception as error:
            case.that(False, f"seed {setting.seed}", f"{type(error).__name__}: {error}")
        else:
            case.cases += 1

    accepted.__doc__ = f"Checks that {name}'s own suite accepts the game's environment."
    return accepted
