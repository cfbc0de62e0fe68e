"""What a bot finds that takes a player's seat in the middle of a window."""

from __future__ import annotations

from bestiary.core import bits, get
from bestiary.table import Table
from bestiary.table.pad import simultaneous

NAMES = ["Ann", "Bob", "Cid"]


def test_b_106_a_sealed_answer_and_orders_stay_when_a_bot_takes_the_seat() -> None:
    game = get("mashup")
    table = Table.open("mashup", NAMES, key=bytes(32), now=lambda: 0)
    for seat in range(len(NAMES)):
        table.give_orders(seat, game.moments)
    while not simultaneous(table.match.state) or not table.moment:
        seat = next(each for each in bits(table.match.state.to_act()) if table.owes(each))
        table.play(seat, table.view(seat).choices[0].action)
    first, second = bits(table.match.state.to_act())[:2]
    passing, orders = game.passing(table.match.state), table.orders[first]
    table.play(first, passing)
    table.stand_in(first, "random")
    table.stand_in(second, "random")
    assert table.pad.answers[first] == [passing]
    assert table.orders[first] == orders
    assert first not in [thought.seat for thought in table.due()]
    assert second in [thought.seat for thought in table.due()]
