"""Aims for learners: a box of numbers beside the discrete actions, for games in which one aims."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from bestiary import core
from bestiary.core import BadOption, Decision, Game, State, column, refusal_of
from bestiary.envs.setup import BadAction, MissingPackage, Setup, action_number

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise MissingPackage(missing.name or "gymnasium") from missing

AimMode: TypeAlias = Literal["actions", "box"]

ACTION: Final = "action"
AIM: Final = "aim"


class Aims:
    """The way a learner decides: by an action's number, or by where one may aim, numbers from -1 to 1.

    The game lays that box over all aims it allows, so that no number in it is refused.
    """

    def __init__(self, setup: Setup, mode: AimMode) -> None:
        if mode not in get_args(AimMode):
            raise BadOption(f"`aims` is 'actions' or 'box', not {mode!r}")
        self.setup = setup  # and not the game: a copied environment finds that by its id
        # PettingZoo hands what is called `action_mask` to the space's own sampling, which a box has no mask for.
        self.mask = "legal" if mode == "box" else "action_mask"
        self.box = mode == "box"
        if self.box and not isinstance(self.game, core.Aims):
            raise BadOption(f"in {self.game.id} nothing is aimed: leave `aims` at 'actions'")

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.setup.game

    @property
    def aims(self) -> core.Aims:
        """Return the part of the game that aims, which a box needs."""
        assert isinstance(self.game, core.Aims)
        return self.game

    def space(self, actions: int) -> spaces.Space[Any]:
        """Return the action space: discrete, or that beside a box."""
        discrete = spaces.Discrete(actions)
        if not self.box:
            return discrete
        return spaces.Dict({ACTION: discrete, AIM: spaces.Box(-1, 1, (self.aims.aims,), np.float32)})

    def may(self, state: State, seat: int) -> bool:
        """Tell whether the box counts now, and not the action's number."""
        return self.box and not state.aim_refusal(seat, column(self.aims.aim_of([0.0] * self.aims.aims)))

    def decision(self, state: State, seat: int, action: Any) -> Decision:
        """Return what a learner decides."""
        if not self.box:
            return action_number(action)
        try:
            number, aim = action[ACTION], np.asarray(action[AIM], dtype=float)
        except (TypeError, KeyError, IndexError, ValueError):
            raise BadAction(f"an action here is {{'{ACTION}': number, '{AIM}': numbers}}, not {action!r}") from None
        if not self.may(state, seat):
            return action_number(number)
        if aim.shape != (self.aims.aims,) or not np.isfinite(aim).all():
            raise BadAction(f"an aim is {self.aims.aims} numbers from -1 to 1, not {aim!r}")
        return self.aims.aim_of([float(value) for value in np.clip(aim, -1, 1)])

    def refusal(self, state: State, seat: int, decision: Decision) -> int:
        """Return the number of the rule that forbids a decision, or 0."""
        return refusal_of(state, self.game, seat, decision)
