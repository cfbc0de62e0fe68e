"""What a small game need not write: copies, observations, drawings, terms, languages, a board, rulings."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core import (
    HIDDEN,
    ActionKind,
    BestiaryError,
    Chance,
    Choice,
    Game,
    Match,
    Option,
    Piece,
    Prompt,
    Spot,
    State,
    View,
    column,
    pack,
    plain,
    register,
    unpack,
)
from bestiary.core.columns import OBSERVED_FRAMES, observation_width
from bestiary.core.optional.mind import mind_of
from bestiary.core.parts import read_options, write_options

WORDS = """
title = Heap
action-more = more
prompt = More?
field-heap-size = Size of the heap
"""


class Heap(State):
    """A heap that grows until it is high enough."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.limit = 0
        self.turn = 0
        self.heap = column([0] * 3)
        self.done = False

    def to_act(self) -> int:
        return 0 if self.over else 1 << self.turn

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        out[0] = 0
        return 1

    def refusal(self, seat: int, action: int) -> int:
        return self.general_refusal(seat, action, 1)

    def apply(self, seat: int, action: int) -> None:
        self.heap[self.turn] += 1
        self.turn = (self.turn + 1) % self.seats
        self.over = self.done = sum(self.heap) > 3 + self.limit

    def score(self, seat: int) -> int:
        return int(self.heap[seat])

    def winners(self) -> int:
        return 1 << self.turn if self.over else 0


class HeapView(View, kw_only=True):
    """A view with a heap."""

    heap_size: int
    heaps: list[list[int]]
    secret: int | None


class HeapGame(Game[Heap, HeapView]):
    """The least that a game can say."""

    id = "heap"
    rules_version = 1
    seats = (2, 3)
    minutes = (1, 1)
    options = (Option("limit", ("low", "middle", "high")),)
    state = Heap
    action_kinds = (ActionKind("more", 0, 1),)
    event_kinds = ()
    chance_outcomes = 1
    longest = 10
    information = "perfect"
    folder: Any = None

    def deal(self, state: Heap, options: Mapping[str, str]) -> None:
        assert state.limit == self.options[0].values.index(options["limit"])

    def notation(self, state: Heap, action: int) -> str:
        return "more"

    def parse(self, state: Heap, text: str) -> int:
        return 0

    def choice(self, state: Heap, action: int) -> Choice:
        return Choice(action, "more", "more", [], {})

    def view(self, blind: Heap, seat: int) -> HeapView:
        size = sum(blind.heap)
        return HeapView(
            **self.common(blind, seat), prompt=Prompt("prompt", {}), heap_size=size, heaps=[[1], []], secret=None
        )


@pytest.fixture
def heap(tmp_path: Path) -> HeapGame:
    folder = tmp_path / "heap"
    (folder / "words").mkdir(parents=True)
    (folder / "words" / "en.ftl").write_text(WORDS)
    (folder / "pages").mkdir()
    (folder / "pages" / "rules.en.md").write_text("# Heap")
    game = HeapGame()
    game.folder = folder
    register(game)
    return game


def test_an_option_is_kept_copied_and_read_back_by_its_declaration_alone(heap: HeapGame) -> None:
    state = heap.start(3, Chance(1), {"limit": "high"})
    for each in (state, state.clone(), state.blind(0), unpack(pack(state))):
        assert heap.chosen(each) == {"limit": "high"}
    assert heap.view_of(state, 1).options == {"limit": "high"}
    assert Match(heap, 2, Chance(1), {"limit": "middle"}).state.limit == 1  # type: ignore[attr-defined]


def test_an_option_is_written_in_positions_by_its_declaration_alone(heap: HeapGame) -> None:
    state = heap.start(3, Chance(1), {"limit": "high"})
    assert write_options(heap, state) == {"limit": "high"}
    again = heap.blank(3)
    read_options(heap, again, {"limit": "high"})
    assert again.limit == 2
    read_options(heap, again, {})
    assert (again.limit, write_options(heap, again)) == (0, {})
    with pytest.raises(BestiaryError, match="limit=huge: write one of low, middle, high"):
        read_options(heap, again, {"limit": "huge"})


def test_a_clone_is_whole_and_independent(heap: HeapGame) -> None:
    state = heap.start(3, Chance(1), {"limit": "high"})
    state.push(3, 1)
    state.apply(0, 0)
    twin = state.clone()
    assert type(twin) is Heap
    assert plain(twin) == plain(state)
    before = plain(state)
    twin.heap[0] = HIDDEN
    twin.set_top(1, 9)
    twin.done = True
    twin.push(4)
    assert plain(state) == before
    assert twin.log is None
    assert twin.chance is not state.chance


def test_an_observation_is_who_looks_and_every_column(heap: HeapGame) -> None:
    state = heap.start(2, Chance(1), {"limit": "high"})
    state.apply(0, 0)
    state.push(7, 1, 2, 3)
    row = list(state.observe(1))
    pad = [-(1 << 31)] * (OBSERVED_FRAMES - 4)
    # done, frames, heap, limit, over, revealed, seats, turn: by name
    assert row == [1, 0, 7, 1, 2, 3, *pad, 1, 0, 0, 2, 0, 0, 2, 1]
    assert len(row) == observation_width(heap) == len(heap.start(3, Chance(2)).observe(0))


def test_bots_go_by_score_and_victory(heap: HeapGame) -> None:
    state = heap.start(2, Chance(1))
    while not state.over:
        state.apply(state.turn, 0)
    assert [term.name for term in mind_of(heap).terms] == ["score", "won"]
    assert [state.terms(seat) for seat in range(2)] == [[2, 1], [2, 0]]


def test_a_view_is_drawn_by_its_fields(heap: HeapGame) -> None:
    state = heap.start(2, Chance(1))
    view = heap.view_of(state, 0)
    assert view.spots == []
    view.spots = [Spot("a1", 0.0, 0.0, 4, {}, [Piece("stone", 1)])]
    drawing = heap.draw(view, heap.words())
    assert drawing.lines == [
        "scores: 0, 0",
        "Size of the heap: 0",
        "heaps: (1), (-)",
        "secret: ?",
        "a1 4 kind stone, seat 1, size 0",
    ]
    assert drawing.places == {"a1": (4, 0, 2)}
    assert drawing.spoken == drawing.lines


def test_a_game_has_as_many_languages_as_catalogues(heap: HeapGame) -> None:
    assert heap.languages == ("en",)
    assert heap.words("de").say("title") == "Heap"
    assert heap.words("de").say("nobody") == "niemand"
    with pytest.raises(BestiaryError, match="there is no language 'fr'"):
        heap.words("fr")
    folder: Traversable = heap.folder
    (Path(str(folder)) / "words" / "fr.ftl").write_text(WORDS.replace("Heap", "Tas"))
    more = HeapGame()
    more.folder = folder
    assert more.languages == ("en", "fr")
    assert more.words("fr").say("title") == "Tas"
    assert more.words("fr").say("nobody") == "nobody"


def test_rulings_are_optional_and_rules_are_not(heap: HeapGame) -> None:
    assert heap.page("rules", "de") == "# Heap"
    assert heap.page("rulings") == ""
    (Path(str(heap.folder)) / "pages" / "rules.en.md").unlink()
    with pytest.raises(FileNotFoundError, match=r"heap has no rules\.en\.md"):
        heap.page("rules")
