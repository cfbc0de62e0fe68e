"""Games written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bestiary.core import (
    BadRecord,
    Chance,
    Game,
    Keyed,
    Match,
    OtherRulesVersion,
    Record,
    UnknownGame,
    get,
    load,
    plain,
    save,
)
from bestiary.core.record import decode, encode

RECORDS = Path(__file__).parents[1] / "records"  # all written when the contract was 1

KEY = bytes(range(32))


@pytest.fixture
def finished(pebbles: Game) -> Record:
    """Is a finished game of Pebbles with a vote, a draw, a throw and an end."""
    match = Match(pebbles, 2, Keyed(KEY))
    for seat, text in ((0, "vote"), (1, "vote"), (0, "draw"), (0, "throw")):
        match.play_text(seat, text)
    match.nature([2])
    match.play_text(0, "end")
    return match.record()


def changed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(msgspec.convert(msgspec.to_builtins(record), Record), **changes)


def headed(record: Record, **changes: Any) -> Record:
    return changed(record, header=msgspec.structs.replace(record.header, **changes))


def test_a_record_survives_its_file(finished: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(finished, path)
    assert load(path) == finished
    assert list(tmp_path.iterdir()) == [path]
    json.loads(path.read_text("utf-8"))
    assert '\n[0,"draw",[]],\n' in path.read_text("utf-8")


def test_saving_replaces_what_was_there(finished: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    save(finished, path)
    assert load(path) == finished


def test_a_record_replays_move_by_move(finished: Record) -> None:
    events = [count for _, count in finished.replay()]
    assert events == [0, 2, 4, 6, 8, 8, 10]
    assert finished.final().over


def test_a_game_of_marry_replays_to_the_same_state() -> None:
    chance = Chance(1)
    match = Match(get("marry"), 5, Keyed(KEY))
    while not match.state.over:
        seat = int(match.state.to_act()).bit_length() - 1
        legal = match.state.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    record = decode(encode(match.record()))
    assert plain(record.final()) == plain(match.state)
    assert record.verify_key()


def test_an_unfinished_game_replays_too(pebbles: Game) -> None:
    match = Match(pebbles, 2, Chance(1))
    match.play_text(1, "vote")
    record = match.record()
    assert record.result is None
    assert plain(record.final()) == plain(match.state)


# Bad files


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nothing\.json can't be read: No such file"):
        load(tmp_path / "nothing.json")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "this record is corrupt or truncated"),
        (b'{"header": {"format": 1,', "this record is corrupt or truncated"),
        (b"\xff\xfe", "this record is corrupt or truncated"),
        (b"[]", "this is no record of a game"),
        (b'{"header": {"game": "marry"}}', "this is no record of a game"),
        (b'{"surprise": 1}', "this is no record of a game"),
    ],
)
def test_other_files_are_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord) as error:
        decode(data)
    assert sentence in str(error.value)


def test_a_record_cut_off_anywhere_is_refused(finished: Record) -> None:
    data = encode(finished)
    for length in range(0, len(data) - 2, 7):
        with pytest.raises(BadRecord):
            decode(data[:length])


def test_another_format_is_refused(finished: Record) -> None:
    with pytest.raises(BadRecord, match="this record has format 3; this Bestiary reads formats up to 2"):
        decode(encode(headed(finished, format=3)))
    with pytest.raises(BadRecord, match="does not hold one bound for each answer"):
        decode(encode(changed(finished, bounds=finished.bounds[1:])))


def test_a_record_of_the_first_format_is_read_and_written_without_bounds(finished: Record) -> None:
    first = changed(headed(finished, format=1), bounds=[])
    assert b"bounds" not in encode(first)
    assert decode(encode(first)) == first
    assert first.final().over
    assert first.verify_key()


# Records that don't fit


def test_another_rules_version_is_shown_but_not_executed(finished: Record) -> None:
    record = headed(finished, rules_version=7)
    with pytest.raises(OtherRulesVersion, match="follows rules version 7, installed is 1: it can be shown"):
        record.final()
    with pytest.raises(OtherRulesVersion):
        record.verify_key()
    assert len(record.events) == 10


def test_other_content_is_not_executed(finished: Record) -> None:
    with pytest.raises(OtherRulesVersion, match="was played with other cards or tiles than installed"):
        headed(finished, content="0" * 16).final()


def test_an_unknown_game_is_named(finished: Record) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        headed(finished, game="chess").final()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda record: headed(record, seats=5), "does not follow the rules: pebbles is played by 2 players"),
        (lambda record: headed(record, options={"size": "big"}), "does not follow the rules: pebbles has no option"),
        (lambda record: changed(record, tape=record.tape[:-1]), "is truncated: chance was asked more often"),
        (lambda record: changed(record, tape=[*record.tape, 1]), "it holds more answers of chance"),
        (
            lambda record: changed(record, tape=[9, *record.tape[1:]]),
            "the tape holds 9 where an outcome below 4 is due",
        ),
        (lambda record: changed(record, tape=[1 << 63, *record.tape[1:]]), "does not follow the rules"),
        (lambda record: changed(record, moves=record.moves[1:]), "does not follow the rules: "),
        (lambda record: changed(record, moves=record.moves[:-1]), "executing it gives other events"),
        (lambda record: changed(record, events=record.events[:-1]), "executing it gives other events"),
        (lambda record: changed(record, bounds=[9, *record.bounds[1:]]), "asks for draws with other bounds"),
        (lambda record: changed(record, result=None), "executing it gives another result"),
    ],
)
def test_a_record_that_does_not_fit_itself_is_refused(finished: Record, change: Any, sentence: str) -> None:
    with pytest.raises(BadRecord) as error:
        change(finished).final()
    assert sentence in str(error.value)


def test_an_outcome_where_nobody_threw_is_refused(finished: Record) -> None:
    moves = [finished.moves[4], *finished.moves]
    with pytest.raises(BadRecord, match="an outcome stands where nobody threw anything"):
        changed(finished, moves=moves).final()


# Keys


def test_a_key_is_verified_against_commitment_and_chance(finished: Record) -> None:
    assert finished.verify_key()
    assert not headed(finished, key=None).verify_key()
    assert not headed(finished, commitment=None).verify_key()
    assert not headed(finished, key=bytes(32).hex()).verify_key()
    assert not headed(finished, key="no hex").verify_key()
    assert not headed(finished, key="abcd").verify_key()
    assert not changed(finished, tape=[(finished.tape[0] + 1) % 4, *finished.tape[1:]]).verify_key()


def test_a_key_that_deals_another_game_does_not_verify() -> None:
    record = load(Path(__file__).parents[1] / "records" / "marry-v2-3.json")
    other = Keyed(bytes(32))
    assert record.verify_key()
    assert not headed(record, key=other.key.hex(), commitment=other.commitment()).verify_key()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("factory-v2-*.json")), ids=lambda path: path.stem)
def test_records_of_contract_1_open_and_are_written_as_they_were(path: Path) -> None:
    record = load(path)
    assert record.final().over
    assert encode(record) == path.read_bytes()
    assert {len(row) for row in record.events} == {6}
