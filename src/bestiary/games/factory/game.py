"""Monster Factory, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Term
from bestiary.core.game import Game, column
from bestiary.core.optional import Balance, Checks, Endings, FastViews, Mind, Settings
from bestiary.core.optional.endings import Finale, Moment
from bestiary.core.view import Choice, Drawing
from bestiary.core.words import Words
from bestiary.games.factory import checks
from bestiary.games.factory.content.tiles import Face, columns_of, faces_of, parse_tiles, standard_tiles, write_tiles
from bestiary.games.factory.mind.observation import OBSERVED
from bestiary.games.factory.mind.terms import FIXED
from bestiary.games.factory.notation.actions import cell_name, place_name, read_action, write_action
from bestiary.games.factory.notation.positions import read_position
from bestiary.games.factory.rules import numbers as n
from bestiary.games.factory.rules.allowed import CONDITIONS
from bestiary.games.factory.rules.placing import cell_of
from bestiary.games.factory.rules.setup import deal
from bestiary.games.factory.show.drawing import draw
from bestiary.games.factory.show.ending import make_ending
from bestiary.games.factory.show.previews import FactoryPreviews
from bestiary.games.factory.show.spoken import describe
from bestiary.games.factory.show.view import FactoryView, make_view, placing, prompt
from bestiary.games.factory.state import Factory

RULINGS = (n.F_1_START, n.F_12_COMPLETE, n.F_21_BANNED, n.F_27_SAME, n.F_28_DUTY)
PLAIN_RULES = (n.R_MATCH, n.R_NO_CELL, n.R_FILLED)


class FactoryGame(
    FactoryPreviews,
    Game[Factory, FactoryView],
    Endings[Factory],
    Settings,
    FastViews[Factory, FactoryView],
    Mind[Factory],
    Balance[Factory],
    Checks[Factory],
):
    """What Monster Factory declares."""

    id = "factory"
    rules_version = 2  # 2: a tile with one possible place lies there by itself
    seats = (2, 3, 4, 5, 6)
    minutes = (20, 30)
    options = (Option("draft", ("turn_order", "reverse")), Option("tiles", ("standard",), open=True))
    state = Factory
    action_kinds = (
        ActionKind("start", n.START, int(n.MOST_FACES)),
        ActionKind("place", n.PLACE, int(n.MOST_CELLS * n.SIDES)),
    )
    event_kinds = (
        EventKind("started", ("seat:seat", "tile:tile")),
        EventKind("turn", ("seat:seat",)),
        EventKind("drew", ("seat:seat", "tile:tile")),
        EventKind("unplayable", ("seat:seat", "tile:tile")),
        EventKind("placed", ("seat:seat", "owner:seat", "tile:tile", "space:spot")),
        EventKind("completed", ("seat:seat", "minion:number", "gained:number")),
        EventKind("minion", ("seat:seat", "tile:tile")),
        EventKind("pool-empty"),
        EventKind("all-complete"),
        EventKind("scored", ("seat:seat", "points:number")),
        EventKind("won", ("seat:seat", "points:number")),
        EventKind("one-place", ("seat:seat",)),
    )
    rules: ClassVar[Mapping[int, str]] = {
        **{number: f"F{number}" for number in RULINGS},
        **{number: f"R-{number - 100}" for number in PLAIN_RULES},
    }
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        kind: tuple(Condition(rule, stage) for rule, stage in listed) for kind, listed in CONDITIONS.items()
    }
    asked_alone: ClassVar[
        Mapping[str, str] | None
    ] = {}  # everything is open, so the table does what can be done in one way
    unspoken: ClassVar[Mapping[str, str] | None] = {
        "monsters.*.name": "it is made of the owner and the number of the minion, which are said",
        "monsters.*.first": "the number of the minion says it",
        "monsters.*.cells.*.cell": "the number by which actions call a place; people call it by its name",
        "monsters.*.cells.*.[xy]": "the name of a place says where it lies",
        "monsters.*.cells.*.turn": "the edges of a tile are said as it lies",
        "current.*": "it is the last of each player's monsters, and said to be not complete",
        "spots.*.value": "the number of the monster; the name of the place says whose it is",
        "spots.*.pieces.*": "the tiles of the monsters once more",
    }
    terms = (
        Term("points", 100),
        Term("promise", 1, FIXED),
        Term("rivals-points", -100),
        Term("rivals-promise", -1, FIXED),
        Term("won", 100_000),
    )
    horizon = 0  # what `Odds` says of a position is surer than where random placements lead from there
    exploration = 15
    scale = 200
    observation_width = int(OBSERVED)
    observation_range = (-88, int(n.MOST_CELLS))
    simultaneous = False
    chance_outcomes = int(n.MOST_TILES)
    longest = int(n.MOST_TILES)
    information = "perfect"
    rotates = True

    # The tile set is data: the shipped one, or a text of the same form

    def faces(self, state: Factory) -> tuple[Face, ...]:
        """Return the set a state is played with; one that was written without names is called by its shapes."""
        return faces_of(tuple(state.codes), tuple(state.eyes), tuple(state.counts), tuple(state.names))

    def check_text(self, name: str, text: str) -> None:
        parse_tiles(text)

    def chosen(self, state: Factory) -> dict[str, str]:
        faces = self.faces(state)
        tiles = "standard" if faces == standard_tiles() else write_tiles(faces)
        return {"draft": self.options[0].values[state.draft], "tiles": tiles}

    def deal(self, state: Factory, options: Mapping[str, str]) -> None:
        faces = standard_tiles() if options["tiles"] == "standard" else parse_tiles(options["tiles"])
        deal(state, self.options[0].values.index(options["draft"]), *columns_of(faces))
        if options["tiles"] != "standard":
            state.names = column(ord(letter) for letter in " ".join(face.name for face in faces))

    def notation(self, state: Factory, action: int) -> str:
        return write_action(state, self.faces(state), action)

    def parse(self, state: Factory, text: str) -> int:
        return read_action(state, self.faces(state), text)

    def choice(self, state: Factory, action: int) -> Choice:
        if action < n.PLACE:
            return Choice(action, self.notation(state, action), "start", [], {"face": action - int(n.START)})
        return placing(action, cell_name(state, int(cell_of(action))), int(state.drawn))

    def view(self, blind: Factory, seat: int) -> FactoryView:
        return make_view(blind, self.faces(blind), self.common(blind, seat))

    def own(self, blind: Factory, seat: int, public: Callable[[], FactoryView]) -> dict[str, Any]:
        """Return what the seat may do and is asked: nothing on this table is hidden from anyone."""
        choices = self.choices(blind, seat)
        return {"seat": seat, "choices": choices, "prompt": prompt(blind, choices)}

    def describe(self, view: FactoryView, choice: Choice, words: Words) -> str:
        return describe(view, choice, words)

    def draw(self, view: FactoryView, words: Words) -> Drawing:
        return draw(view, words)

    def spot_name(self, spot: int) -> str:
        return place_name(spot)

    def invariants(self, state: Factory) -> list[str]:
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, Factory]:
        return {name: read_position(text) for name, text in checks.POSITIONS.items()}

    def figures(self, state: Factory) -> dict[str, float]:
        """Return what the balance of the tile set is judged by."""
        sizes = [
            int(state.monster_tiles[monster])
            for monster in range(len(state.monster_owner))
            if state.monster_done[monster] and not state.monster_minion[monster]
        ]
        return {
            "first monsters finished": len(sizes) / state.seats,
            **({"tiles of a finished one": sum(sizes) / len(sizes)} if sizes else {}),
            "minions begun": float(sum(minion > 0 for minion in state.monster_minion)),
            "unplayable tiles": float(sum(state.out)),
            "most points": float(max(state.points)),
            **self.won_in_order(state, int(state.first)),
        }

    def ending(self, moments: Iterable[Moment[Factory]]) -> Finale:
        return make_ending(moments)

    def content(self) -> Any:
        return write_tiles(standard_tiles())


GAME = FactoryGame()
