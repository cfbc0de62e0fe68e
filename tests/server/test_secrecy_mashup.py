"""Reaction windows on the wire: what the others are sent depends on public facts, never on a hand or on orders."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.games.mashup.scene import GAME, Scene
from world import World

from bestiary.table import ClockSetting, Table

ASSAULT = "seats=3 a=4/11@l1 b=3/9@nowhere c=3/9@nowhere l1=c:downtown a.hand=airport,blaze"
OTHERS = (0, 2, 3)  # who must not notice what Bob holds and does: Ann, Cid and a spectator
HANDS = ("air-strike,tranquilizer", "zoo,suburb", "police,bunkers", "second-wind,air-strike")
PAUSE = 900

Doing = tuple[int, str]  # a seat and an action, "back" or orders


def seated(hands: str) -> Table:
    """Opens a table at the moment at which Ann's monster attacks a Location that everyone is asked about."""
    clock = ClockSetting(kind="game", seconds=600)
    table = Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32), clock=clock, now=lambda: 5_000_000)
    match = table.match
    match.state = Scene(f"{ASSAULT} {hands}").state
    match.state.chance, match.state.log = match.chance, match.log
    match.undoable.clear()
    table.look_again()
    table.clock.ask(match.state.to_act(), 5_000_000)
    return table


async def told(folder: Path, hands: str, doings: list[Doing], before: dict[int, list[str]]) -> list[list[str]]:
    """Lets Ann attack, then the others do as said; returns all that left for each socket, a late one's too."""
    world = World(folder, seated(hands))
    await world.open()
    try:
        table = world.live.table
        for seat, orders in before.items():
            table.give_orders(seat, orders)
            world.live.flush()
            await world.settle()
        started = world.time
        await world.act(0, GAME.parse(table.match.state, "attack location"))
        assert table.moment == "assault"
        for seat, what in doings:
            # Bob thinks as long as he likes; when the last answer comes is given.
            world.time = world.time + PAUSE if seat == 1 else started + 10 * PAUSE
            if what == "back":
                await world.undo(seat)
            elif what.startswith("orders"):
                table.give_orders(seat, what.split()[1:])
                world.live.flush()
                await world.settle()
            else:
                await world.act(seat, GAME.parse(table.match.state, what))
        world.time = started + 20 * PAUSE
        late = [world.join(seat) for seat in range(4)]
        await world.settle()
        return [[*wire, "late", *joined] for wire, joined in zip(world.wires.values(), late, strict=True)]
    finally:
        await world.close()


def wires(folder: Path, hands: str, *doings: Doing, before: dict[int, list[str]] | None = None) -> list[list[str]]:
    """Returns what the others are sent."""
    sent = asyncio.run(told(folder, hands, list(doings), before or {}))
    return [sent[seat] for seat in OTHERS]


ALL = list(GAME.default_orders)
BOB: dict[str, tuple[Doing, ...]] = {
    "nothing yet": (),
    "passed": ((1, "pass"),),
    "took it back": ((1, "pass"), (1, "back")),
    "orders at the moment": ((1, "orders"),),
    "orders changed twice": ((1, "orders"), (1, "orders duel victory")),
}
SEALED: tuple[Doing, ...] = ((1, "play air-strike"), (1, "monster a"))
STRIKES: dict[str, tuple[Doing, ...]] = {
    "begins to play": ((1, "play air-strike"),),
    "seals a card": SEALED,
    "seals, then passes": (*SEALED, (1, "back"), (1, "back"), (1, "pass")),
}


def test_what_one_holds_answers_or_orders_changes_nothing_for_the_others_until_all_have_answered(
    tmp_path: Path,
) -> None:
    plain = wires(tmp_path / "plain", f"b.hand={HANDS[0]} c.hand=police")
    for number, hand in enumerate(HANDS):
        for name, doings in {**BOB, **(STRIKES if number == 0 else {})}.items():
            assert wires(tmp_path / f"{number}-{name}", f"b.hand={hand} c.hand=police", *doings) == plain, (hand, name)
        asked_never = {1: [kind for kind in ALL if kind != "assault"]}
        silent = wires(tmp_path / f"{number}-orders", f"b.hand={hand} c.hand=police", before=asked_never)
        assert silent == plain, hand
    assert any('"t":"update"' in line for line in plain[0])


def test_a_seat_passed_for_looks_like_one_that_passed(tmp_path: Path) -> None:
    rest: tuple[Doing, ...] = ((0, "pass"), (2, "pass"))
    hands = [f"b.hand={hand} c.hand=police" for hand in HANDS[:2]]
    asked = [wires(tmp_path / f"asked-{number}", hand, (1, "pass"), *rest) for number, hand in enumerate(hands)]
    spared = [wires(tmp_path / f"spared-{number}", hand, *rest, before={1: []}) for number, hand in enumerate(hands)]
    assert asked[0] == asked[1] == spared[0] == spared[1]
    assert '"closed"' in "".join(asked[0][0])


@pytest.mark.parametrize("others", [(0, 3), (1,)], ids=["the table", "who played"])
def test_void_answers_are_never_shown(tmp_path: Path, others: tuple[int, ...]) -> None:
    """Bob comes before Cid: his card is heard, and whether Cid had sealed one too stays Cid's."""
    hands = "b.hand=air-strike c.hand=tranquilizer,air-strike"
    first = (*SEALED, (0, "pass"))
    silent = asyncio.run(told(tmp_path / "silent", hands, [*first, (2, "pass")], {}))
    void = asyncio.run(told(tmp_path / "void", hands, [*first, (2, "play tranquilizer"), (2, "monster b")], {}))
    for seat in others:
        assert silent[seat] == void[seat]
    assert "played-on" in "".join(void[3])
