"""Gymnasium: one seat learns, bots sit in the others.

    import gymnasium
    import bestiary.envs.gymnasium

    env = gymnasium.make("bestiary/marry-v2", players=4, opponents="greedy")

The action mask stands in the observation, in `info["action_mask"]`, and is what `action_masks()` returns, which
maskable learners ask for. With `flat=True` the observation is the row of numbers alone. In a game in which one aims,
`aims="box"` makes an action `{"action": number, "aim": numbers from -1 to 1}`; `info["aiming"]` tells which counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex, TypeAlias

from bestiary.bots import Bot
from bestiary.bots import get as get_bot
from bestiary.core import BadSeats, BadSeed, Chance, Game, Refused, State, decide, games
from bestiary.core.columns import observation_width
from bestiary.core.game import shares
from bestiary.core.optional.mind import mind_of
from bestiary.envs.aims import AimMode, Aims
from bestiary.envs.buffers import INT8, INT32, share
from bestiary.envs.setup import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    RESET_FIRST,
    SEED_BITS,
    IllegalMode,
    MissingPackage,
    Natures,
    NotReset,
    Setup,
    check_illegal,
    check_render,
    env_id,
)

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise MissingPackage(missing.name or "gymnasium") from missing

Chooser: TypeAlias = Callable[[State, int, Chance], int]
"""Chooses an action from a seat's blind state, the seat and a chance source."""

Opponent: TypeAlias = "str | Bot | Chooser"

MOST_DEALS = 1000  # a game that others end before the learner decides teaches nothing: the next one is dealt


class BestiaryEnv(gymnasium.Env[Any, Any]):
    """One seat that learns; bots that know what their seats may know answer for the others.

    The reward is the seat's share of the win, once the game is over. An action that a rule forbids ends the game with
    reward -1 and `info["refused"]` cites the rule; with `illegal="raise"` it raises `Refused` and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - gymnasium.Env declares it so

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        flat: bool = False,
        render_mode: str | None = None,
        illegal: IllegalMode = "end",
        nature: Natures | None = None,
        aims: AimMode = "actions",
    ) -> None:
        self._setup = setup = Setup(game, players, options, nature)
        if seat is not None and seat not in range(setup.players):
            raise BadSeats(f"seat is 0 to {setup.players - 1}, or None to draw one for each game, not {seat!r}")
        self.render_mode = check_render(render_mode)
        self.illegal = check_illegal(illegal)
        self.flat = flat
        self._fixed_seat = seat
        self._seat = seat or 0
        self._choosers = choosers(opponents, setup.players - 1)
        self._state: State | None = None
        self._over = True
        self._chance = Chance(0)
        self._width = setup.game.actions
        row = spaces.Box(*mind_of(setup.game).observation_range, (observation_width(setup.game),), np.int32)
        mask = spaces.Box(0, 1, (self._width,), np.int8)
        self._aims = Aims(setup, aims)
        self.action_space = self._aims.space(self._width)
        self.observation_space = row if flat else spaces.Dict({"observation": row, "action_mask": mask})

    def reset(
        self,
        *,
        seed: SupportsIndex | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play it up to the learner's first decision."""
        super().reset(seed=None if seed is None else seed_number(seed))
        draw = self.np_random.integers
        if self._fixed_seat is None:
            self._seat = int(draw(self._setup.players))
        self._chance = Chance(int(draw(1 << SEED_BITS)))
        for _ in range(MOST_DEALS):
            state = self._setup.start(Chance(int(draw(1 << SEED_BITS))))
            if self._go_on(state):
                self._state, self._over = state, False
                return self._seen(state)
        raise BadSeats(f"in {MOST_DEALS} games of {self._setup.game.id} seat {self._seat} had nothing to decide")

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the learner's decision, then the others' up to its next one."""
        state = self._state
        if state is None or self._over:
            raise NotReset(RESET_FIRST)
        refused = ""
        try:
            decide(state, self._setup.game, self._seat, self._aims.decision(state, self._seat, action))
        except Refused as refusal:
            if self.illegal == "raise":
                raise
            refused = str(refusal)
        self._over = bool(refused) or self._go_on(state) == 0
        observation, info = self._seen(state)
        reward = 0.0
        if refused:
            info["refused"] = refused
            reward = ILLEGAL_REWARD
        elif self._over:
            reward = shares(state)[self._seat]
        if self._over:
            info["scores"] = [int(state.score(seat)) for seat in range(self._setup.players)]
        return observation, reward, self._over, False, info

    def _go_on(self, state: State) -> int:
        """Let nature and the others decide until the learner owes; return the mask of those who owe then."""
        learner = 1 << self._seat
        while (owed := self._setup.settle(state)) and not owed & learner:
            seat = (owed & -owed).bit_length() - 1
            choose = self._choosers[seat - (seat > self._seat)]
            state.play(seat, choose(state.blind(seat), seat, self._chance))
        return owed

    def _seen(self, state: State) -> tuple[Any, dict[str, Any]]:
        row = share(state.observe(self._seat), INT32)
        mask = share(state.mask(self._seat, self._width), INT8)
        info = {"action_mask": mask, "seat": self._seat}
        if self._aims.box:
            info["aiming"] = self._aims.may(state, self._seat)
        return row if self.flat else {"observation": row, "action_mask": mask}, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the actions that are legal now, as learners with masks ask for it."""
        if self._state is None:
            raise NotReset(RESET_FIRST)
        return share(self._state.mask(self._seat, self._width), np.dtype(np.bool_))

    def render(self) -> str | None:
        """Draw what the learner sees: returned ("ansi") or printed ("human")."""
        if self.render_mode is None:
            return None
        if self._state is None:
            raise NotReset(RESET_FIRST)
        text = self._setup.draw(self._state, self._seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def seed_number(seed: SupportsIndex) -> int:
    """Return a seed that Gymnasium's generator takes."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if number < 0:
        raise BadSeed(f"a seed is a whole number from 0 on or None, not {seed!r}")
    return number


def choosers(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Chooser]:
    """Return who answers for each of the other seats, in seat order: one for all, or one each."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [chooser(opponents)] * seats
    if len(opponents) != seats:
        raise BadSeats(f"there are {seats} other seats; `opponents` names {len(opponents)}")
    return [chooser(each) for each in opponents]


def chooser(opponent: Opponent) -> Chooser:
    """Return the function that chooses for a bot, a bot's name or itself."""
    if isinstance(opponent, str):
        opponent = get_bot(opponent)
    if isinstance(opponent, Bot):
        return opponent.choose
    if callable(opponent):
        return opponent
    raise BadSeats(f"an opponent is a bot, a bot's name or a function, not {opponent!r}")


def register(game: Game) -> str:
    """Make a game known to `gymnasium.make` and return its name there."""
    name = env_id(game)
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="bestiary.envs.gymnasium:BestiaryEnv", kwargs={"game": game.id})
    return name


for _game in games():
    register(_game)
