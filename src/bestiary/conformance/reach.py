"""Nothing is declared in vain: every kind of action and event and every rule comes up in play or a named position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy

from bestiary.conformance.aiming import spoilt
from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import NOBODY, step_on
from bestiary.core import NATURE, Chance, Game, Log, State, bits, column
from bestiary.core.optional.aims import Aims
from bestiary.core.optional.checks import checks_of
from bestiary.core.optional.nature import Nature

GAMES = 5  # of each setting, looked at decision by decision
EVERY = 3  # refusals are looked at every so many decisions


class Reached:
    """What came up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: set[str] = set()
        self.events: set[int] = set()
        self.rules: set[int] = set()
        self.together = False
        self.nature = False

    def played(self, action: int) -> None:
        """Note the kind of an action."""
        self.actions.add(self.game.action_kind(action).name)

    def told(self, state: State) -> None:
        """Note the kinds of a state's events."""
        if state.log is not None:
            self.events.update(row[0] for row in state.log.rows())

    def looked_at(self, state: State) -> None:
        """Note the rules that forbid something here, and who owes."""
        mask = state.to_act()
        self.nature = self.nature or mask == NATURE
        owing = bits(mask & (NATURE - 1))
        self.together = self.together or len(owing) > 1
        for seat in owing:
            self.rules.update(int(state.refusal(seat, action)) for action in range(self.game.actions))
            if isinstance(self.game, Aims):
                aim = self.game.sample_aim(state.blind(seat), seat, Chance(seat)) or [0] * self.game.aims
                self.rules.update(int(state.aim_refusal(seat, column(row))) for row in spoilt(self.game, aim))

    def missing(self) -> Iterator[tuple[str, bool]]:
        """Yield everything declared, and whether it came up."""
        for kind in self.game.action_kinds:
            yield f"action {kind.name}", kind.name in self.actions
        for number, event in enumerate(self.game.event_kinds):
            yield f"event {event.name}", number in self.events
        for number, rule in self.game.rules.items():
            yield f"rule {rule}", number in self.rules
        if self.game.simultaneous:
            yield "a simultaneous decision", self.together
        if isinstance(self.game, Nature):
            yield "an outcome of nature", self.nature


def everything_is_reached(case: Case, settings: Sequence[Setting]) -> None:
    """Check that every action kind, event kind and rule comes up, in play or in a position the game names."""
    reached = Reached(settings[0].game)
    for setting in settings:
        for played in [*setting.walks[:GAMES], *setting.walks[-2:]]:
            state = setting.again(played, 0, log=Log())
            for step, (seat, action) in enumerate(played.moves):
                if step % EVERY == 0:
                    reached.looked_at(state)
                if seat != NOBODY:
                    reached.played(action)
                step_on(state, played, step, seat, action)
            reached.told(state)
        for node in setting.nodes:
            reached.looked_at(node.state)
    for state in checks_of(settings[0].game).positions().values():
        look_around(reached, state)
    for state, outcome in checks_of(settings[0].game).rare_outcomes().values():
        state.chance, state.log = Chance(0), Log()
        state.apply_nature(column(outcome))
        reached.told(state)
    for name, found in reached.missing():
        case.that(found, "all games and positions", f"{name} is declared but never comes up")


def look_around(reached: Reached, state: State) -> None:
    """Note what forbids something in a position, and what each of its legal actions and an aim tell."""
    reached.looked_at(state)
    for seat in bits(state.to_act() & (NATURE - 1)):
        game = reached.game
        aim = game.sample_aim(state.blind(seat), seat, Chance(seat)) if isinstance(game, Aims) else None
        if aim is not None:
            twin = deepcopy(state)
            twin.log = Log()
            twin.apply_aim(seat, column(aim))
            reached.told(twin)
        for action in state.legal(seat):
            twin = deepcopy(state)
            twin.chance = Chance(action)
            twin.log = Log()
            reached.played(action)
            twin.apply(seat, action)
            reached.told(twin)
