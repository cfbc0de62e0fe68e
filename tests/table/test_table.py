"""What a table does for people, bots, leavers and the record."""

from __future__ import annotations

import msgspec
import pytest
from seating import Hand, let_bots_play, play_on

from bestiary.core import BadNotation, BadSeats, BestiaryError, CannotUndo, Refused, commitment
from bestiary.table import Chat, Table, TableRefusal, Update, bot, person
from bestiary.table.changes import changed

KEY = bytes(range(32))


def marry(*seats: object) -> Table:
    return Table.open("marry", seats or ("Ann", "Bob", "Cid"), key=KEY)  # type: ignore[arg-type]


def on_turn(table: Table) -> int:
    return next(seat for seat in range(len(table.seats)) if table.owes(seat))


def test_a_game_is_seated_and_played_in_ten_lines() -> None:
    table = Table.open("marry", ["Ann", bot("greedy"), bot("random")])
    let_bots_play(table)
    assert table.view(0).choices
    table.play(0, table.view(0).choices[0].notation)
    assert table.can_undo(0)
    table.undo(0)
    play_on(table, 4000)
    assert table.over
    assert table.record().verify_key()


def test_the_commitment_is_told_from_the_start_and_the_key_only_at_the_end() -> None:
    table = marry()
    assert table.snapshot(3).commitment == commitment(KEY)
    assert table.snapshot(3).ending is None
    assert table.record().header.key is None
    table.abandon()
    ending = table.snapshot(3).ending
    assert ending is not None
    assert ending.abandoned
    assert bytes.fromhex(ending.key) == KEY
    record = table.record()
    assert record.verify_key()
    assert record.result is None
    with pytest.raises(TableRefusal, match="over"):
        table.play(0, 0)


def test_two_tables_draw_different_keys() -> None:
    first, second = (Table.open("marry", ["Ann", "Bob", "Cid"]) for _ in range(2))
    assert first.setup.key != second.setup.key
    assert len(first.setup.key) == 32


def test_a_repeated_id_has_no_second_effect() -> None:
    table = marry()
    seat = on_turn(table)
    action = table.view(seat).choices[0].action
    assert table.play(seat, action, "x1")
    before = table.view(seat)
    assert not table.play(seat, action, "x1")
    assert table.view(seat) == before
    assert table.undo(seat, "x2")
    assert not table.undo(seat, "x2")
    assert not table.play(seat, action, "x1")


def test_a_refused_action_changes_nothing() -> None:
    table = marry()
    seat = on_turn(table)
    before = [table.snapshot(each) for each in range(4)]
    with pytest.raises(Refused):
        table.play(seat, "move e 1")
    with pytest.raises(Refused):
        table.play((seat + 1) % 3, table.view(seat).choices[0].action)
    with pytest.raises(BadNotation):
        table.play(seat, "fly")
    with pytest.raises(BadSeats):
        table.play(7, 0)
    with pytest.raises(CannotUndo):
        table.undo(seat)
    assert table.take().entries == []
    after = [table.snapshot(each) for each in range(4)]
    assert [(s.version, s.view, s.log) for s in after] == [(s.version, s.view, s.log) for s in before]


def test_streams_follow_the_view_and_count_for_each_recipient_alone() -> None:
    table = marry("Ann", "Bob", bot("random"))
    views = {stream.seat: msgspec.to_builtins(table.view(stream.seat)) for stream in table.streams}
    versions = dict.fromkeys(views, 0)
    logs = {seat: table.snapshot(seat).log for seat in views}
    for _ in range(60):
        play_on(table, 1)
        for news in table.take().news:
            assert news.version == versions[news.seat] + 1
            versions[news.seat] += 1
            if isinstance(news, Update):
                assert news.log == logs[news.seat]
                logs[news.seat] += len(news.events)
                views[news.seat] = changed(views[news.seat], news.changes)
    assert versions.pop(2) == 0  # no link leads to a bot's seat: nothing is made for it
    told = {seat: msgspec.to_builtins(table.view(seat)) for seat in versions}
    assert {seat: views[seat] for seat in versions} == told
    assert {seat: logs[seat] for seat in versions} == {seat: len(table.events(seat)) for seat in versions}


def test_a_taken_back_decision_is_taken_out_of_every_log() -> None:
    table = marry()
    seat = on_turn(table)
    logs = [table.snapshot(each).log for each in range(4)]
    views = [table.view(each) for each in range(4)]
    table.play(seat, table.view(seat).choices[0].action)
    table.undo(seat)
    told = table.take().news
    assert [news.log for news in told[-4:] if isinstance(news, Update)] == logs
    assert [table.view(each) for each in range(4)] == views
    assert [table.snapshot(each).log for each in range(4)] == logs


def test_chat_reaches_everyone_in_order() -> None:
    table = marry()
    table.say(0, " hello ", "c1")
    table.say(3, "I only watch")
    assert not table.say(0, "hello", "c1")
    told = table.take().news
    assert all(isinstance(news, Chat) for news in told)
    assert [news.seat for news in told] == [0, 1, 2, 3] * 2
    assert [line.text for line in table.snapshot(2).chat] == ["hello", "I only watch"]
    with pytest.raises(TableRefusal):
        table.say(0, "  ")
    with pytest.raises(TableRefusal):
        table.say(0, "x" * 501)


def test_a_bot_stands_in_for_a_leaver_and_hands_back() -> None:
    table = marry()
    seat = on_turn(table)
    table.stand_in(seat, "random")
    assert [thought.seat for thought in table.due()] == [seat]
    with pytest.raises(TableRefusal, match="take it back"):
        table.play(seat, 0)
    thought = table.due()[0]
    table.back(seat)
    assert not table.decide(thought, 0), "a bot's answer that comes too late is dropped"
    assert table.due() == []
    table.play(seat, table.view(seat).choices[0].action)
    with pytest.raises(BestiaryError, match="no bot"):
        table.stand_in(seat, "oracle")


def test_bots_get_their_blind_state_only() -> None:
    table = marry("Ann", bot("random"), bot("random"))
    while not table.due():
        play_on(table, 1)
    thought = table.due()[0]
    from bestiary.core import pack, unpack

    assert thought.blind == pack(table.match.state.blind(thought.seat))
    assert pack(unpack(thought.blind).blind(thought.seat)) == thought.blind


def test_a_rematch_seats_the_same_people_with_a_new_key() -> None:
    table = marry("Ann", "Bob", bot("random"))
    with pytest.raises(TableRefusal, match="rematch"):
        table.rematch()
    table.abandon()
    again = table.rematch()
    assert [seat.name for seat in again.seats] == ["Ann", "Bob", "random"]
    assert again.setup.key != table.setup.key


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\x00\n"])
def test_names_are_checked(name: str) -> None:
    with pytest.raises(BestiaryError, match="name"):
        person(name)
    table = marry()
    with pytest.raises(BestiaryError, match="name"):
        table.rename(0, name)


def test_a_new_name_reaches_everyone_and_the_record() -> None:
    table = marry()
    table.rename(1, " Bella ")
    assert all(news.people[1].name == "Bella" for news in table.take().news if isinstance(news, Update) and news.people)
    assert table.record().header.names[1] == "Bella"


def test_bad_seatings_are_refused(hand: Hand) -> None:
    with pytest.raises(BadSeats):
        Table.open("marry", ["Ann"], now=hand)
    with pytest.raises(BestiaryError):
        Table.open("marry", ["Ann", "Bob", bot("nobody")], now=hand)
    with pytest.raises(BestiaryError):
        Table.open("marry", ["Ann", "Bob", "Cid"], options={"cheat": "yes"})
