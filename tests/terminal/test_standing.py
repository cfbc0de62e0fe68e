"""Standing orders at one machine: the same moments are left to them as at a table, and everyone has his own."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from tests.table.duels import GAME as DUELS
from tests.table.duels import PARRY, PASS, REST, STRIKE, Duels

import bestiary.bots as bots
from bestiary.core import BadRecord, BestiaryError, CannotUndo, Chance, State, column, get, pack
from bestiary.games.mashup.state import Mashup
from bestiary.table import Table
from bestiary.table.orders import Orders, open_moment
from bestiary.terminal.seating import Seat
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.speech import terminal_words
from bestiary.terminal.standing import BadOrders, read_orders, say_passed

MASHUP = get("mashup")
GREEDY = bots.get("greedy")
KEY = bytes(32)


def seated(players: int, people: int | None = None, path: Path | None = None) -> Session:
    """Seats people at the Mashup, and bots at the other seats."""
    count = players if people is None else people
    seats = [Seat(f"P{seat}", None if seat < count else "greedy") for seat in range(players)]
    return Session.new(MASHUP, seats, {}, KEY, path)


def choose(blind: State, seat: int, number: int) -> int:
    return GREEDY.choose(blind, seat, Chance(number))


def duel(people: int = 3) -> Session:
    """Seats people at the toy of duels, each with cards to parry with."""
    session = Session.new(DUELS, [Seat(name) for name in ("Ann", "Bob", "Cid")[:people]], {}, KEY)
    state = session.match.state
    assert isinstance(state, Duels)
    state.cards = column([2] * people)
    return session


def texts(session: Session) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in session.match.moves]


def told(session: Session, seat: int) -> Orders:
    orders = session.standing.orders[seat]
    assert orders is not None
    return orders


def order(session: Session, seat: int, text: str) -> None:
    """Gives a seat's orders while its person is at the machine."""
    session.viewer = seat
    session.order(read_orders(session.game, session.orders, text))


# As at a table


@pytest.mark.parametrize("players", MASHUP.seats)
def test_the_same_questions_are_asked_as_at_a_table(players: int) -> None:
    # Each is given at the seat's first question from that number on: only whoever decides is at the machine.
    changes = [(40, 0, "always"), (90, 1, "pass"), (200, 0, "+card -assault"), (260, 1, "pass"), (300, 0, "never")]

    def given(asked: int, seat: int) -> str:
        """Returns what the seat orders at its question."""
        due = bool(coming) and asked >= coming[0][0] and seat == coming[0][1]
        return coming.pop(0)[2] if due else ""

    coming = changes[:]
    here: list[tuple[int, bytes]] = []
    session = seated(players)
    while (due := session.due()) is not None and len(here) < 400:
        if text := given(len(here), due):
            order(session, due, text)
            due = session.due()
            assert due is not None
        blind = session.match.state.blind(due)
        here.append((due, pack(blind)))
        session.play(due, choose(blind, due, len(here)))

    assert not coming
    coming = changes[:]
    there: list[tuple[int, bytes]] = []
    table = Table.open(MASHUP, [seat.name for seat in session.seats], key=KEY, now=lambda: 0)
    while not table.over and len(there) < len(here):
        seat = next(seat for seat in range(players) if table.owes(seat))
        if text := given(len(there), seat):
            orders = read_orders(MASHUP, table.orders_of(seat), text)
            table.give_orders(seat, orders.ask, orders.until_turn)
            seat = next(seat for seat in range(players) if table.owes(seat))
        blind = table.blind(seat)
        there.append((seat, pack(blind)))
        table.play(seat, choose(blind, seat, len(there)))
    assert here == there
    settled = [(move.seat, move.text) for move in table.match.moves]
    assert texts(session)[: len(settled)] == settled  # the last answers may still lie on the pad
    assert len(texts(session)) - len(settled) < players


def prompts(players: int, seed: str) -> list[int]:
    """Counts how often a person is asked for an answer in each Monster Move of greedy opponents."""
    seats = [Seat("You"), *(Seat(f"P{seat}", "greedy") for seat in range(1, players))]
    session = Session.new(MASHUP, seats, {}, key_of(seed))
    asked: set[int] = set()
    number = 0
    while (due := session.due()) is not None:
        state = session.match.state
        assert isinstance(state, Mashup)
        if due == 0 and open_moment(MASHUP, state) and not state.draft[0]:
            asked.add(len(session.match.moves))
        number += 1
        session.play(due, choose(state.blind(due), due, number))
    counts: list[int] = []
    running = False
    for move, (state, _) in enumerate(session.match.record().replay()):
        assert isinstance(state, Mashup)
        if state.turn != 0 and state.running:
            if not running:
                counts.append(0)
            counts[-1] += move in asked
        running = state.turn != 0 and state.running
    return counts


@pytest.mark.parametrize("players", MASHUP.seats)
def test_by_default_a_person_is_asked_less_than_once_in_an_opponents_monster_move(players: int) -> None:
    counts = [count for seed in "123" for count in prompts(players, seed)]
    assert len(counts) > 40
    assert sum(counts) > 0
    assert median(counts) < 1


def test_whoever_is_always_asked_is_passed_for_nowhere() -> None:
    session = seated(3)
    session.order_all("always")
    for number in range(300):
        due = session.due()
        assert due is not None
        session.play(due, choose(session.match.state.blind(due), due, number))
    assert len(session.match.moves) == 300
    assert session.standing.passed == [[], [], []]


# Giving orders


def test_by_default_a_seat_is_asked_at_the_games_default_moments_and_passed_for_at_others() -> None:
    session = duel()
    session.play(0, REST)
    assert texts(session) == [(0, "rest"), (1, "pass"), (2, "pass")]
    assert session.standing.passed == [[], ["rest"], ["rest"]]
    assert session.due() == 1
    session.play(1, STRIKE)
    assert session.due() == 0
    assert session.standing.passed[1] == []


def test_orders_given_at_an_open_moment_hold_at_once() -> None:
    session = duel()
    session.play(0, STRIKE)
    assert session.due() == 1
    order(session, 1, "never")
    assert texts(session)[-1] == (1, "pass")
    assert session.due() == 2
    assert told(session, 2).ask == ("strike",)


def test_passing_until_ones_turn_ends_with_ones_turn() -> None:
    session = duel()
    order(session, 1, "pass")
    session.play(0, STRIKE)
    assert session.due() == 2
    session.play(2, PARRY)
    assert session.due() == 1
    assert told(session, 1) == Orders(("rest", "strike"), ("strike",))


def test_passing_until_ones_turn_in_the_middle_of_it_holds_until_the_next() -> None:
    session = duel()
    order(session, 0, "pass")
    session.play(0, REST)
    session.play(1, STRIKE)
    assert told(session, 0).until_turn
    assert session.due() == 2
    session.play(2, PASS)
    session.play(2, REST)
    assert session.due() == 0
    assert not told(session, 0).until_turn


def test_an_ordered_pass_is_final_once_another_is_asked() -> None:
    session = duel()
    order(session, 2, "never")
    session.play(0, STRIKE)
    session.play(1, PASS)
    assert texts(session) == [(0, "strike"), (1, "pass"), (2, "pass")]
    assert session.due() == 1
    with pytest.raises(CannotUndo, match="another player is asked now"):
        session.undo(2, terminal_words("en"))


def test_an_ordered_pass_is_taken_back_while_nobody_else_is_asked() -> None:
    session = duel(2)
    order(session, 1, "never")
    session.play(0, STRIKE)
    assert texts(session) == [(0, "strike"), (1, "pass")]
    session.undo(1, terminal_words("en"))
    assert session.due() == 1
    session.play(1, PARRY)
    assert texts(session) == [(0, "strike"), (1, "parry")]


def test_an_ordered_pass_in_the_open_is_taken_back_to_be_asked_after_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(DUELS), "information", "perfect")
    session = duel()
    order(session, 2, "never")
    session.play(0, STRIKE)
    session.play(1, PASS)
    assert texts(session) == [(0, "strike"), (1, "pass"), (2, "pass")]
    assert session.due() == 1
    words = terminal_words("en")
    with pytest.raises(CannotUndo, match="another player has decided since"):
        session.undo(0, words)
    session.undo(2, words)
    assert (session.due(), session.standing.passed[2]) == (2, [])
    session.play(2, PARRY)
    assert texts(session) == [(0, "strike"), (1, "pass"), (2, "parry")]


def test_each_person_at_one_machine_has_orders_of_his_own_and_nobody_sees_anothers() -> None:
    session = duel()
    assert session.orders is None
    session.take_over()
    assert session.orders == told(session, 0)
    order(session, 0, "always")
    session.play(0, STRIKE)
    assert session.orders is None
    session.take_over()
    assert session.viewer == 1
    assert session.orders == Orders(("rest", "strike"), ("strike",))


def test_a_pass_by_orders_needs_nobody_at_the_machine() -> None:
    session = duel()
    session.take_over()
    session.play(0, REST)
    assert session.due() == 1
    assert session.hand_over_due()  # for his turn: both answers were passed without anyone coming to the machine
    session.take_over()
    order(session, 1, "always")
    session.play(1, STRIKE)
    session.take_over()
    session.play(0, PASS)
    session.take_over()
    session.play(2, PASS)
    assert session.due() == 2


@pytest.mark.parametrize(
    ("text", "ask", "until_turn"),
    [
        ("always", MASHUP.moments, False),
        ("Never", (), False),
        ("default", MASHUP.default_orders, False),
        ("pass", ("duel", "card"), True),
        ("move, roll", ("move", "roll"), False),
        ("roll move", ("move", "roll"), False),
        ("+move -duel", ("move", "card"), False),
        ("-card", ("duel",), False),
        ("default +move", ("move", *MASHUP.default_orders), False),
        ("pass turn", ("turn", "duel", "card"), True),
    ],
)
def test_orders_are_read(text: str, ask: tuple[str, ...], until_turn: bool) -> None:
    before = Orders(MASHUP.moments, ("duel", "card"))
    assert read_orders(MASHUP, before, text) == Orders(MASHUP.moments, ask, until_turn)


@pytest.mark.parametrize("text", ["dance", "", "+", "duel -", "+dance"])
def test_orders_that_mean_nothing_are_refused_with_all_there_are(text: str) -> None:
    with pytest.raises(BadOrders, match=r"there are: always, default, never, pass, turn, move, assault, action, duel"):
        read_orders(MASHUP, Orders(MASHUP.moments, ()), text)


def test_there_is_nothing_to_order_where_nobody_answers_out_of_turn(table: Any) -> None:
    session = table.seat("you,greedy,random")
    assert session.orders is None
    with pytest.raises(BestiaryError, match="nobody is asked out of turn in marry"):
        session.order_all("always")


# Keeping


def test_orders_are_saved_and_a_rematch_keeps_them(tmp_path: Path) -> None:
    session = seated(2, 1, tmp_path / "game.json")
    order(session, 0, "turn duel")
    order(session, 0, "pass")
    session.save()
    again = Session.resumed(session.path)
    assert again.standing.orders == session.standing.orders
    assert told(again.rematch(), 0) == Orders(MASHUP.moments, ("turn", "duel"))


def test_a_game_saved_before_there_were_orders_has_the_default_ones(tmp_path: Path) -> None:
    session = seated(2, 1, tmp_path / "game.json")
    session.save()
    held = json.loads(session.path.read_text())
    del held["orders"]
    session.path.write_text(json.dumps(held))
    assert Session.resumed(session.path).standing.orders == session.standing.orders


@pytest.mark.parametrize("damage", ["kind", "count"])
def test_damaged_orders_are_refused(tmp_path: Path, damage: str) -> None:
    session = seated(2, 1, tmp_path / "game.json")
    session.save()
    held = json.loads(session.path.read_text())
    if damage == "kind":
        held["orders"][0]["ask"] = ["dance"]
    else:
        held["orders"].pop()
    session.path.write_text(json.dumps(held))
    with pytest.raises(BadRecord, match="this saved game is corrupt"):
        Session.resumed(session.path)


def test_passes_are_told_by_kinds_and_number() -> None:
    words = seated(2).words
    assert say_passed([], words) == ""
    assert say_passed(["move"], words) == "By your orders you passed once: move 1."
    assert say_passed(["move", "card", "move"], words) == "By your orders you passed 3 times: move 2, card 1."
