"""What a stand-in may do with a sealed choice, an offer or a demand of a player who has left."""

from __future__ import annotations

from tests.games.maker.scene import GAME

from bestiary.core import unpack
from bestiary.games.maker.notation.reading import read_position
from bestiary.games.maker.state import Maker
from bestiary.table import Table

SALE = "a=ra0,ra3,ll1 b=br2,la1 c=he3 action=3"


def table_at(text: str) -> Table:
    """Opens a table of three people at a position."""
    table = Table.open("maker", ["Ada", "Ben", "Cleo"], key=bytes(32))
    state = read_position(text)
    state.chance, state.log = table.match.chance, table.match.log
    table.match.state = state
    table.look_again()
    return table


def thought_of(table: Table, seat: int) -> Maker:
    """Returns what a stand-in of a seat is given to think about."""
    known = next(unpack(thought.blind) for thought in table.due() if thought.seat == seat)
    assert isinstance(known, Maker)
    return known


def test_m_39_a_stand_in_leaves_a_chosen_grave_as_it_lies() -> None:
    table = table_at("g1=la0 g2=he2 sealed=?,?,- ask=sealing")
    table.play(0, "grave 2")
    table.stand_in(0)
    assert [thought.seat for thought in table.due()] == []
    table.play(1, "grave 1")
    assert "a: chose 2" in [
        f"{'abc'[event.values['seat']]}: chose {event.values['grave'] + 1}"
        for event in table.events(2)
        if event.kind == "chose"
    ]


def test_m_39_a_stand_in_chooses_where_no_card_lies_yet() -> None:
    table = table_at("g1=la0 g2=he2 sealed=?,?,- ask=sealing")
    table.stand_in(0)
    known = thought_of(table, 0)
    assert {GAME.notation(known, action) for action in known.legal(0)} == {f"grave {grave}" for grave in (1, 2, 3, 4)}


def test_m_62_a_stand_in_strikes_an_offer_in_the_making_and_knows_no_more_than_the_player() -> None:
    table = table_at(f"{SALE} ask=offering:ll1:b")
    table.play(1, f"add #{21}")
    before = table.view(0), table.view(2)
    table.stand_in(1)
    known = thought_of(table, 1)
    assert known.offer[21] == 0
    assert [int(known.value[card]) for card in range(known.cards()) if known.place[card] == 6] == [-1] * 3
    assert "pass" in [GAME.notation(known, action) for action in known.legal(1)]
    assert (table.view(0), table.view(2)) == before
