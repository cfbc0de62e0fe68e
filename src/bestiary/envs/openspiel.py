"""OpenSpiel: every game as a registered Python game with explicit chance nodes.

    import pyspiel
    import bestiary.envs.openspiel

    game = pyspiel.load_game("bestiary_marry(players=4)")

Whatever is random in the rules, or in an outcome of nature, asks `below(n)`. Here a transition runs on a tape of the
outcomes chosen so far; where the tape is dry, OpenSpiel gets a chance node of n outcomes, and the transition alone is
run again with one more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bestiary.core import BadOption, Chance, Game, games
from bestiary.core.columns import observation_width
from bestiary.core.game import shares
from bestiary.envs.buffers import INT32, share
from bestiary.envs.openspiel_node import Node, advance
from bestiary.envs.setup import SEED_BITS, MissingPackage, Setup

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise MissingPackage(missing.name or "pyspiel") from missing

PREFIX = "bestiary_"
PLAYERS = "players"
MOST_CHANCE_NODES = 1 << 30  # the contract bounds decisions, not draws


class BestiaryState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; a clone shares its node, which never changes."""

    def __init__(self, game: pyspiel.Game, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """Return the seat that owes, or OpenSpiel's number for chance, several seats at once, or the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.node.player == Node.TERMINAL

    # OpenSpiel's own versions of these three ask the methods above, through C++ and back, several times each.

    def is_chance_node(self) -> bool:
        """Tell whether an outcome is due."""
        return self.node.player == Node.CHANCE

    def is_simultaneous_node(self) -> bool:
        """Tell whether several seats owe at once."""
        return self.node.player == Node.SIMULTANEOUS

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what can be chosen here, by a seat or by chance."""
        node = self.node
        if node.outcomes:
            return list(range(node.outcomes))
        return [] if node.state is None else node.state.legal(node.player if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw that is due, all as likely as each other."""
        outcomes = self.node.outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.outcomes:
            self.node = advance(node.setup, node.state, node.moves, (*node.tape, action))
        else:
            self.node = advance(node.setup, node.state, ((node.player, action),), ())

    def _apply_actions(self, actions: Sequence[int]) -> None:
        node = self.node
        moves = tuple((seat, action) for seat, action in enumerate(actions) if node.owed >> seat & 1)
        self.node = advance(node.setup, node.state, moves, ())

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player == Node.CHANCE or node.state is None:
            return f"chance {action} of {node.outcomes}"
        return node.setup.game.notation(node.state.blind(player), action)

    def returns(self) -> list[float]:
        """Return each seat's share of the win, zeros while the game runs."""
        node = self.node
        if node.player != Node.TERMINAL or node.state is None:
            return [0.0] * node.setup.players
        return shares(node.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BestiaryState:
        """Return a state that the seat could not tell from this one, for search; its history is empty."""
        node = self.node
        assert node.state is not None
        twin = node.state.resample(player, Chance(int(sampler() * (1 << SEED_BITS))))
        return BestiaryState(self.get_game(), Node(node.setup, twin, (), (), 0))

    def __str__(self) -> str:
        return self.node.text()


class Observer:
    """A writer of what a seat knows: the row of numbers, and every column of its blind state as text."""

    def __init__(self, setup: Setup) -> None:
        self.tensor = np.zeros(observation_width(setup.game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BestiaryState, player: int) -> None:
        """Fill the tensor; inside a transition with what was known before it."""
        moment = state.node.state
        self.tensor[:] = 0 if moment is None else share(moment.observe(player), INT32)

    def string_from(self, state: BestiaryState, player: int) -> str:
        """Write what the seat knows as text."""
        return state.node.blind_text(player)


class BestiaryGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters, `players` and the game's own options; `register` makes a subclass per game."""

    kind: ClassVar[pyspiel.GameType]
    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        chosen = dict(params or {})
        players = chosen.pop(PLAYERS, None)
        names = {parameter(option.name): option.name for option in game.options}
        self.setup = Setup(game, players, {names.get(name, name): str(value) for name, value in chosen.items()})
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.chance_outcomes if draws(game) else 0,
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,  # 1, but for a game that is cut short
            max_game_length=game.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))
        self.first = advance(self.setup, None, (), ())

    def new_initial_state(self) -> BestiaryState:
        """Start at the first draw of the deal."""
        return BestiaryState(self, self.first)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Make an observer of what a seat knows now; the past is not told again."""
        if isinstance(kind, pyspiel.IIGObservationType) and (
            kind.perfect_recall or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise BadOption("there is one kind of observer: public and own private information, without recall")
        return Observer(self.setup)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound that no game comes near to."""
        return MOST_CHANCE_NODES if draws(self.setup.game) else 0


def parameter(option: str) -> str:
    """Return what an option is called among OpenSpiel's parameters, one of which is the number of players."""
    return f"option_{option}" if option == PLAYERS else option


def typed(value: str) -> int | str:
    """Return an option's value as OpenSpiel reads it back when a state is serialised: a number as a number."""
    return int(value) if value.isdecimal() else value


def draws(game: Game) -> bool:
    """Tell whether a game leaves anything to chance."""
    return game.chance_outcomes > 1


def register(game: Game) -> str:
    """Make a game known to `pyspiel.load_game` and return its short name."""
    name = PREFIX + game.id
    if name in pyspiel.registered_names():
        return name
    types = pyspiel.GameType
    kind = types(
        short_name=name,
        long_name=game.words().say("title"),
        dynamics=types.Dynamics.SIMULTANEOUS if game.simultaneous else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC if draws(game) else types.ChanceMode.DETERMINISTIC,
        information=types.Information.PERFECT_INFORMATION
        if game.information == "perfect"
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        min_num_players=min(game.seats),
        max_num_players=max(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: game.seats[0],
            **{parameter(option.name): typed(option.values[0]) for option in game.options},
        },
    )
    # A class, as OpenSpiel's own games are: its registry lets go of it after the interpreter is gone, which a function
    # does not survive.
    pyspiel.register_game(kind, type(name, (BestiaryGame,), {"kind": kind, "game": game}))
    return name


def load(game: str | Game, players: int | None = None, options: Mapping[str, str] | None = None) -> pyspiel.Game:
    """Load a game, registering it first if need be, with the errors of Bestiary for what it does not have."""
    setup = Setup(game, players, options)
    chosen = {parameter(name): typed(value) for name, value in setup.options.items()}
    return pyspiel.load_game(register(setup.game), {PLAYERS: setup.players, **chosen})


for _game in games():
    register(_game)
