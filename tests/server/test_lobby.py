"""A table to gather at: one link for all, free seats alone are given, nobody plays before the start."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from guests import Person, Town, until

from bestiary import games
from bestiary.core.errors import BestiaryError
from bestiary.server.gathering_messages import LARGEST_WISH
from bestiary.server.lobby import Guessing, TooManyGatherings, UnknownGathering
from bestiary.server.spoken import IN_ALL, heard, new_name
from bestiary.server.storage import fits

CONTENT = Path(games.__file__).parent


def names_of(gathered: dict[str, Any]) -> dict[str, int]:
    return {guest["name"]: guest["chair"] for guest in gathered["guests"]}


def test_one_link_lets_all_in_and_carries_no_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            bob, cid = await town.invited(opened), await town.invited(opened)
            assert (await bob.sit("Bob", 1))["t"] == "ack"
            assert (await cid.sit("Cid", 1))["code"] == "chair-taken"
            assert (await cid.sit("Ada", 2))["code"] == "name-taken"
            assert (await cid.sit("Cid", 2, colour=0))["code"] == "colour-taken"
            assert (await cid.sit("Cid", 2))["t"] == "ack"
            seen = await host.hear("gathered")
            assert names_of(seen) == {"Ada": 0, "Bob": 1, "Cid": 2}
            assert len({guest["colour"] for guest in seen["guests"]}) == 3
            assert len({bob.token, cid.token}) == 2
            assert opened.waiting.gathering.table == ""

    asyncio.run(run())


def test_two_who_take_one_chair_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, _ = await town.open()
            bob, cid = await town.invited(opened), await town.invited(opened)
            answers = await asyncio.gather(bob.sit("Bob", 3), cid.sit("Cid", 3))
            assert sorted(answer["t"] for answer in answers) == ["ack", "error"]

    asyncio.run(run())


def test_only_the_host_arranges_and_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            bob = await town.invited(opened)
            await bob.sit("Bob", 1)
            clock = {"kind": "move", "seconds": 90}
            for request in (
                {"t": "start"},
                {"t": "chair", "chair": 2, "kind": "bot"},
                {"t": "arrange", "options": {}, "clock": clock},
                {"t": "open_to", "listed": True, "locked": False, "talk": True},
                {"t": "hand_on", "guest": 1},
                {"t": "send_away", "guest": 0},
                {"t": "admit", "guest": 1},
            ):
                assert (await bob.ask(**request))["code"] == "not-yours", request
            assert (await host.ask("chair", chair=1, kind="bot"))["code"] == "chair-taken"
            assert (await host.ask("arrange", options={"free_tower": "never"}, clock=clock))["code"] == "bad-value"
            assert (await host.ask("arrange", options={}, clock=clock, hints=True))["t"] == "ack"
            assert (await host.ask("hand_on", guest=1))["t"] == "ack"
            assert (await host.ask("start"))["code"] == "not-yours"
            assert (await bob.hear("gathered"))["clock"]["seconds"] == 90

    asyncio.run(run())


def test_the_start_says_how_many_are_missing_then_gives_each_his_own_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open("maker")
            bob, eve = await town.invited(opened), await town.invited(opened)
            await bob.sit("Bob", 2)
            assert (await host.hear("gathered"))["lacking"] == 1
            assert (await host.ask("start"))["code"] == "not-startable"
            await host.ask("chair", chair=4, kind="bot", bot="whelp")
            await host.ask("chair", chair=1, kind="here", name="Kim")
            assert (await host.hear("gathered"))["players"] == 4
            assert (await host.ask("start"))["t"] == "ack"
            for person, seats in ((host, [0, 1]), (bob, [2]), (eve, [])):
                assert (await person.hear("begun"))["seats"] == seats
            begun = await eve.hear("begun")
            live = town.hub.tables[begun["table"]]
            assert [seat.name for seat in live.table.seats] == ["Ada", "Kim", "Bob", "whelp"]
            assert (await town.hub.key(live.id, opened.token)).owner
            assert (await town.hub.key(live.id, bob.token)).seats == [2]
            assert (await town.hub.key(live.id, begun["watch"])).seats == []
            assert (await host.ask("sit", chair=1, name="Ada", beast="owl"))["code"] == "begun"
            assert (await host.ask("start"))["code"] == "begun"

    asyncio.run(run())


def test_who_comes_late_looks_on_and_who_comes_back_has_his_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            bob = await town.invited(opened)
            await bob.sit("Bob", 1)
            bob.arrival.gone()
            await until(lambda: [guest["here"] for guest in host.latest("gathered")["guests"]] == [True, False])
            await host.ask("chair", chair=2, kind="bot")
            await host.ask("start")
            back = await town.come(opened, token=bob.token)
            assert (await back.hear("begun"))["seats"] == [1]
            late = await town.come(opened, word=opened.waiting.gathering.word)
            assert (await late.hear("begun"))["seats"] == []
            stranger = await town.come(opened)
            assert stranger.sent[0]["code"] == "bad-token"

    asyncio.run(run())


def test_a_restart_keeps_who_sits_where(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            bob = await town.invited(opened)
            await bob.sit("Bob", 3)
            await host.ask("open_to", listed=False, locked=True, talk=True)
        assert (await host.hear("error"))["code"] == "closing"
        async with Town(tmp_path) as town:
            back = await town.come(opened, token=opened.token)
            seen = await back.hear("gathered")
            assert names_of(seen) == {"Ada": 0, "Bob": 3}
            assert seen["host"] == 0
            assert seen["locked"]
            assert town.hub.lobby.called(seen["spoken"], "here").gathering.id == opened.waiting.gathering.id

    asyncio.run(run())


def test_tokens_are_nowhere_on_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, _ = await town.open()
            bob = await town.invited(opened)
            await bob.sit("Bob", 1)
            stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"Bob" in stored
            assert bob.token.encode() not in stored
            assert opened.token.encode() not in stored
            assert any(fits(bob.token, guest.lock) for guest in opened.waiting.gathering.guests)

    asyncio.run(run())


def test_the_host_asks_a_guest_to_leave_and_locks_the_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            bob = await town.invited(opened)
            await bob.sit("Bob", 1)
            await host.ask("send_away", guest=1)
            await until(lambda: bob.closed == 4009)
            assert names_of(await host.hear("gathered")) == {"Ada": 0}
            again = await town.come(opened, token=bob.token)
            assert again.sent[0]["code"] == "sent-away"
            anew = await town.come(opened, word=opened.waiting.gathering.word)
            await anew.hear("knocking")
            assert (await anew.sit("Bob", 1))["code"] == "knocking"
            anew.arrival.gone()
            await host.ask("open_to", listed=False, locked=True, talk=True)
            other = await town.come(opened, word=opened.waiting.gathering.word)
            assert other.sent[0]["code"] == "locked"
            back = await town.come(opened, token=opened.token)
            assert (await back.hear("gathered"))["locked"]

    asyncio.run(run())


def test_a_spoken_name_lets_one_knock_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            spoken = opened.waiting.gathering.spoken
            assert town.hub.lobby.called(f" {spoken.upper().replace('-', ' ')} ", "his") is opened.waiting
            eve = await town.come(opened, name="Eve")
            await eve.hear("knocking")
            assert all(message["t"] in ("received", "knocking") for message in eve.sent)
            assert (await eve.sit("Eve", 1))["code"] == "knocking"
            knocking = next(each for each in (await host.hear("gathered"))["guests"] if each["name"] == "Eve")
            assert not knocking["admitted"]
            await host.ask("admit", guest=knocking["number"])
            assert (await eve.sit("Eve", 0))["code"] == "chair-taken"
            assert (await eve.sit("Eve", 1))["t"] == "ack"
            await host.ask("chair", chair=2, kind="bot")
            await host.ask("start")
            with pytest.raises(UnknownGathering):
                town.hub.lobby.called(spoken, "hers")

    asyncio.run(run())


def test_guessing_names_and_words_is_slowed_down_by_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, _ = await town.open()
            for _ in range(town.hub.settings.wrong_names_per_minute):
                with pytest.raises(UnknownGathering):
                    town.hub.lobby.called("nobody-00", "mallory")
            with pytest.raises(Guessing):
                town.hub.lobby.called(opened.waiting.gathering.spoken, "mallory")
            assert town.hub.lobby.called(opened.waiting.gathering.spoken, "his") is opened.waiting
            for _ in range(town.hub.settings.wrong_tokens_per_minute):
                wrong = await town.come(opened, "mallory", word="wrong")
                assert wrong.sent[0]["code"] == "bad-token"
            assert (await town.come(opened, "mallory", word="wrong")).sent[0]["code"] == "too-fast"

    asyncio.run(run())


def test_names_are_drawn_from_two_millions_and_heard_as_they_are_said() -> None:
    assert IN_ALL >= 2_000_000
    name = new_name(())
    assert heard(name.replace("-", " ").title()) == name


def test_listed_tables_are_open_to_strangers_who_say_phrases(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            assert town.hub.lobby.open_tables() == []
            await host.ask("open_to", listed=True, locked=False, talk=True)
            assert not opened.waiting.gathering.talk
            assert town.hub.lobby.open_tables() == [opened.waiting.gathering]
            stranger = await town.come(opened)
            assert (await stranger.sit("Sue", 1))["t"] == "ack"
            await host.ask("chair", chair=2, kind="bot")
            await host.ask("start")
            live, watch = town.hub.lobby.watched()[0]
            assert (await town.hub.key(live.id, watch)).seats == []
            assert live.table.setup.strangers
            assert not live.table.talk
            assert town.hub.lobby.open_tables() == []

    asyncio.run(run())


def test_an_operator_may_have_no_list_shown_and_quick_play_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, quick_seconds=0.2, list_tables=False) as town:
            opened, host = await town.open()
            await host.ask("open_to", listed=True, locked=False, talk=True)
            assert opened.waiting.gathering.listed
            assert town.hub.lobby.open_tables() == []
            for chair in (1, 2):
                await host.ask("chair", chair=chair, kind="bot")
            await host.ask("start")
            assert town.hub.lobby.watched() == []
            quick = town.hub.lobby.quick("marry", "his", "Bob", "owl")
            bob = await town.come(quick, token=quick.token)
            assert (await bob.hear("begun"))["seats"] == [0]

    asyncio.run(run())


def test_quick_play_seats_people_together_and_bots_fill_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, quick_seconds=0.2) as town:
            first = town.hub.lobby.quick("marry", "hers", "Ada", "owl")
            second = town.hub.lobby.quick("marry", "his", "Ada", "owl")
            assert second.waiting is first.waiting
            ada, bob = await town.come(first, token=first.token), await town.come(second, token=second.token)
            for person, seats in ((ada, [0]), (bob, [1])):
                assert (await person.hear("begun"))["seats"] == seats
            live = town.hub.tables[(await ada.hear("begun"))["table"]]
            assert [bool(seat.bot) for seat in live.table.seats] == [False, False, True]

    asyncio.run(run())


def test_quick_play_to_which_nobody_stays_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, quick_seconds=0.05) as town:
            opened = town.hub.lobby.quick("marry", "hers", "Ada", "owl")
            await until(lambda: not town.hub.lobby.waiting)
            assert (await town.come(opened, token=opened.token)).sent[0]["code"] == "unknown-table"

    asyncio.run(run())


def test_an_address_opens_so_many_tables_and_old_ones_are_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, gatherings_per_address=2) as town:
            opened, host = await town.open()
            await town.open()
            with pytest.raises(TooManyGatherings):
                await town.open()
            await town.open(opener="his")
            host.arrival.gone()
            town.time += 25 * 3_600_000
            await town.hub.lobby.tidy()
            assert opened.waiting.gathering.id not in town.hub.lobby.waiting
            await town.open(opener="others")

    asyncio.run(run())


def test_options_that_name_seats_follow_those_who_sit(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open("monstrous")
            bob = await town.invited(opened)
            await bob.sit("Bob", 3)
            clock = {"kind": "none"}
            await host.ask("arrange", options={"young": "b,d", "youngest": "c"}, clock=clock)
            assert (await host.ask("start"))["t"] == "ack"
            setup = town.hub.tables[opened.waiting.gathering.table].table.setup
            assert setup.options["young"] == "b"
            assert setup.options["youngest"] == "drawn"
            assert [seat.colour for seat in setup.seats] == [0, 1]

    asyncio.run(run())


def test_what_the_host_does_not_name_stays_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open("monstrous")
            await host.ask("arrange", options={"young": "b"}, clock={"kind": "move", "seconds": 90}, hints=True)
            await host.ask("arrange", options={"sunset": "12"})
            await host.ask("open_to", listed=True)
            await host.ask("open_to", locked=True)
            await host.ask("open_to", talk=True)
            gathering = opened.waiting.gathering
            assert (gathering.options["young"], gathering.options["sunset"]) == ("b", "12")
            assert (gathering.clock.seconds, gathering.hints) == (90, True)
            assert (gathering.listed, gathering.locked, gathering.talk) == (True, True, True)

    asyncio.run(run())


def test_what_is_wrong_with_a_text_of_ones_own_is_told_with_its_line(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            _, host = await town.open("factory")
            answer = await host.ask("arrange", options={"tiles": "good ---- - 1\nbad"}, clock={"kind": "none"})
            assert answer["code"] == "bad-value"
            assert "line" in answer["words"]

    asyncio.run(run())


def test_a_host_who_leaves_hands_his_part_to_one_who_sits(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            eve, bob = await town.invited(opened), await town.invited(opened)
            await bob.sit("Bob", 1)
            await host.ask("leave")
            seen = await bob.hear("gathered")
            assert seen["host"] == next(each["number"] for each in seen["guests"] if each["name"] == "Bob")
            assert (await eve.ask("start"))["code"] == "not-yours"

    asyncio.run(run())


def test_a_host_who_is_gone_for_long_is_followed_by_one_who_is_here(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, host_seconds=0.05) as town:
            opened, host = await town.open()
            eve, bob = await town.invited(opened), await town.invited(opened)
            await bob.sit("Bob", 1)
            gathering = opened.waiting.gathering
            host.arrival.gone()
            await until(lambda: gathering.host == gathering.guests[2].number)
            assert gathering.guests[2].name == "Bob"
            assert (await bob.ask("chair", chair=2, kind="bot"))["t"] == "ack"
            back = await town.come(opened, token=opened.token)
            assert (await back.ask("start"))["code"] == "not-yours"
            assert eve.closed == 0

    asyncio.run(run())


def test_after_everybody_has_left_the_next_to_come_is_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            await host.ask("leave")
            bob = await town.invited(opened)
            await bob.sit("Bob", 0)
            assert (await bob.ask("chair", chair=1, kind="bot"))["t"] == "ack"

    asyncio.run(run())


def test_a_set_of_ones_own_is_read_beside_the_loop_however_long(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            _, host = await town.open("mashup")
            cards = (CONTENT / "mashup" / "content" / "cards.txt").read_text()
            own = cards + "# of our own" + " " * 20_000
            answer = await host.ask("arrange", options={"cards": own}, clock={"kind": "none"})
            assert answer["t"] == "ack"
            assert (await host.hear("gathered"))["options"]["cards"] == own
            wrong = await host.ask("arrange", options={"cards": "x" * 50_000}, clock={"kind": "none"})
            assert wrong["code"] == "bad-value"
            host.say(t="arrange", id="long", options={"cards": "x" * LARGEST_WISH}, clock={"kind": "none"})
            await until(lambda: host.closed == 1009)

    asyncio.run(run())


def test_whoever_keeps_changing_the_table_is_told_of_with_many_changes_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, message_burst=300) as town:
            _, host = await town.open()
            before = sum(message["t"] == "gathered" for message in host.sent)
            answers = [asyncio.create_task(host.ask("chair", chair=2, kind=kind)) for kind in ("bot", "free") * 60]
            assert {answer["t"] for answer in await asyncio.gather(*answers)} == {"ack"}
            told = sum(message["t"] == "gathered" for message in host.sent) - before
            assert told < 60
            assert host.latest("gathered")["chairs"][2]["kind"] == "free"

    asyncio.run(run())


def test_one_address_neither_fills_the_door_nor_quick_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, quick_seconds=60) as town:
            opened, _ = await town.open()
            knocks = [await town.come(opened, "mallory") for _ in range(4)]
            assert [knock.sent[0]["t"] for knock in knocks] == ["received", "received", "received", "error"]
            assert (await town.come(opened, "his")).sent[0]["t"] == "received"
            quick = [town.hub.lobby.quick("marry", "mallory", f"M {turn}", "owl") for turn in range(6)]
            assert max(Counter(each.waiting.gathering.id for each in quick).values()) == 2
            assert town.hub.lobby.quick("marry", "his", "Ben", "owl").waiting is quick[0].waiting

    asyncio.run(run())


def test_what_can_not_be_a_name_opens_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            for name, beast in (("x" * 41, "owl"), ("Ann", "basilisk")):
                with pytest.raises(BestiaryError):
                    town.hub.lobby.open("marry", "hers", name=name, beast=beast)
                with pytest.raises(BestiaryError):
                    town.hub.lobby.quick("marry", "hers", name, beast)
            assert (town.hub.lobby.waiting, town.hub.lobby.names) == ({}, {})
            opened, host = await town.open()
            bob = await town.come(opened, word=opened.waiting.gathering.word, name="x" * 2000)
            await bob.hear("gathered")
            assert [guest["name"] for guest in (await host.hear("gathered"))["guests"]] == ["Ada", ""]

    asyncio.run(run())


@pytest.mark.parametrize(
    "text",
    ["{}", '{"t":"sit","id":"a"}', '{"t":"come","protocol":99}', '{"t":"come","protocol":1,"token":"' + "x" * 5000],
)
def test_what_is_no_greeting_is_turned_away(tmp_path: Path, text: str) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, _ = await town.open()
            person = Person(town.hub, f"/ws/gather/{opened.waiting.gathering.id}", "his")
            person.arrival.hear(text.encode())
            await until(lambda: person.closed)

    asyncio.run(run())
