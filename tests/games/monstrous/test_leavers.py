"""What a bot finds that takes a god's seat in the middle of a throw."""

from __future__ import annotations

from bestiary.core import bits, pack
from bestiary.table import Table


def test_m75_a_half_made_throw_lies_open_and_stays() -> None:
    table = Table.open("monstrous", ["Ann", "Bob"], key=bytes(32), now=lambda: 0)
    kind, seat = "", -1
    while kind != "column":
        (seat,) = bits(table.match.state.to_act())
        choice = table.view(seat).choices[0]
        table.play(seat, choice.action)
        kind = choice.kind
    before = pack(table.match.state)
    table.stand_in(seat, "random")
    assert pack(table.match.state) == before
    assert [thought.seat for thought in table.due()] == bits(table.match.state.to_act())
