"""Standing orders at a table: who is asked in another's turn, and who never is."""

from __future__ import annotations

from tests.games.mashup.scene import GAME

from bestiary.core import bits
from bestiary.games.mashup.state import Mashup
from bestiary.table import Table


def seated() -> tuple[Table, Mashup]:
    """Opens a table of three and drafts."""
    table = Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32), now=lambda: 0)
    for seat in range(3):
        table.play(seat, table.match.state.legal(seat)[0])
    state = table.match.state
    assert isinstance(state, Mashup)
    return table, state


def test_the_player_on_turn_is_asked_before_his_monster_moves_and_the_others_are_not() -> None:
    table, state = seated()
    assert table.moment == "turn"
    turn = int(state.turn)
    assert [table.owes(seat) for seat in range(3)] == [seat == turn for seat in range(3)]
    table.play(turn, GAME.passing(state))
    assert bits(table.match.state.to_act()) == [turn]
    assert table.moment == ""


def test_whoever_wants_to_be_asked_at_such_a_moment_is() -> None:
    table = Table.open(GAME, ["Ann", "Bob"], key=bytes(32), now=lambda: 0)
    table.give_orders(0, ["turn"])
    table.give_orders(1, ["turn"])
    for seat in range(2):
        table.play(seat, table.match.state.legal(seat)[0])
    assert (table.moment, table.owes(0), table.owes(1)) == ("turn", True, True)
