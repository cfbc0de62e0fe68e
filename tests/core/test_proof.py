"""What a record proves of its chance: whoever changes one value, bound, landing or number is found out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bestiary.core import Game, Keyed, Match, Record, commitment, get, load, outcome_key
from bestiary.core.chance import mixed
from bestiary.core.proof import proven, verify
from bestiary.core.record import Share, save

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "check_draws.py"
NUMBER, MINE, YOURS = (bytes([digit] * 32) for digit in (1, 2, 3))
KEY = mixed(NUMBER, [MINE, YOURS])


@pytest.fixture
def played(pebbles: Game) -> Record:
    """Is a finished game of Pebbles whose key is made from the server's number and two players' own."""
    match = Match(pebbles, 2, Keyed(KEY))
    for seat, text in ((0, "vote"), (1, "vote"), (0, "draw"), (0, "throw")):
        match.play_text(seat, text)
    match.nature(pebbles.live_outcome(match.state, Keyed(outcome_key(KEY, 0))))  # type: ignore[attr-defined]
    match.play_text(0, "end")
    record = match.record()
    record.header.commitment, record.header.number = commitment(NUMBER), NUMBER.hex()
    record.header.shares = [Share(seat, commitment(own), own.hex()) for seat, own in enumerate((MINE, YOURS))]
    return record


def verdicts(record: Record) -> dict[str, str]:
    return {found.promise: found.verdict for found in verify(record)}


def script(record: Record, folder: Path, *seen: str) -> tuple[int, str]:
    save(record, folder / "game.json")
    done = subprocess.run(
        [sys.executable, "-I", SCRIPT, folder / "game.json", *seen], capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.returncode, done.stdout


def changed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def headed(record: Record, **changes: Any) -> Record:
    return changed(record, header=msgspec.structs.replace(record.header, **changes))


def shared(record: Record, *numbers: bytes, promised: tuple[bytes, ...] = (MINE, YOURS)) -> Record:
    pairs = enumerate(zip(promised, numbers, strict=True))
    return headed(record, shares=[Share(seat, commitment(old), new.hex()) for seat, (old, new) in pairs])


def test_an_honest_game_keeps_all_its_promises(played: Record, tmp_path: Path) -> None:
    assert set(verdicts(played).values()) == {"kept"}
    assert list(verdicts(played)) == ["key", "numbers", "values", "rules", "throws"]
    assert proven(verify(played))
    assert script(played, tmp_path, commitment(MINE), commitment(NUMBER))[0] == 0


CHEATS: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another value": (lambda r: changed(r, tape=[(r.tape[0] + 1) % r.bounds[0], *r.tape[1:]]), "values"),
    "another bound": (lambda r: changed(r, bounds=[r.bounds[0] + 1, *r.bounds[1:]]), "values"),
    "a bound of nothing": (lambda r: changed(r, bounds=[0, *r.bounds[1:]]), "values"),
    "another server's number": (lambda r: headed(r, number=bytes(32).hex()), "key"),
    "another player's number": (lambda r: shared(r, MINE, bytes(32)), "numbers"),
    "a number left out": (lambda r: shared(r, MINE, promised=(MINE,)), "key"),
    "numbers in another order": (lambda r: shared(r, YOURS, MINE, promised=(YOURS, MINE)), "numbers"),
    "another key": (lambda r: headed(r, key=bytes(32).hex()), "values"),
    "a promise made afterwards": (lambda r: headed(r, commitment=commitment(bytes(32))), "key"),
}


@pytest.mark.parametrize("name", CHEATS)
def test_whoever_changes_something_is_found_out(played: Record, tmp_path: Path, name: str) -> None:
    cheat, promise = CHEATS[name]
    found = verify(cheat(played))
    assert verdicts(cheat(played))[promise] == "broken"
    assert not proven(found)
    assert script(cheat(played), tmp_path)[0] == 1


def test_a_server_that_picks_the_last_number_is_found_out(played: Record, tmp_path: Path) -> None:
    """All fits together in what it tells afterwards, and not with the hash that was shown before."""
    best = bytes([9] * 32)
    forged = Match(played.game, 2, Keyed(mixed(best, [MINE, YOURS]))).record()
    forged.header.key, forged.header.number = mixed(best, [MINE, YOURS]).hex(), best.hex()
    forged.header.commitment, forged.header.shares = commitment(best), played.header.shares
    assert script(forged, tmp_path)[0] == 0
    code, said = script(forged, tmp_path, commitment(NUMBER))
    assert code == 1
    assert f"the hash {commitment(NUMBER)} that you saw is not in it" in said


def test_another_landing_is_found_out(played: Record, pebbles: Game) -> None:
    thrown = next(move for move in played.moves if move.seat < 0)
    match = Match(pebbles, 2, Keyed(KEY))
    for move in played.moves:
        if move.seat < 0:
            match.nature([(thrown.outcome[0] + 1) % 3])
        else:
            match.play_text(move.seat, move.text)
    forged = changed(match.record(), header=played.header)
    assert verdicts(forged) == {"key": "kept", "numbers": "kept", "values": "kept", "rules": "kept", "throws": "broken"}
    assert not proven(verify(forged))


def test_throws_of_another_machine_are_not_checked(played: Record) -> None:
    found = verify(headed(played, computed_by="MuJoCo 1.0, abacus"))[-1]
    assert (found.promise, found.verdict, found.why, found.there) == (
        *("throws", "unchecked", "elsewhere"),
        "MuJoCo 1.0, abacus",
    )


def test_a_throw_of_monstrous_is_computed_again() -> None:
    game = get("monstrous")
    match = Match(game, 2, Keyed(KEY))
    while not match.outcomes:
        if match.state.actors():
            seat = match.state.actors()[0]
            match.play(seat, match.state.legal(seat)[0])
        else:
            match.nature(game.live_outcome(match.state, Keyed(outcome_key(KEY, 0))))  # type: ignore[attr-defined]
    record = match.record()
    record.header.key = KEY.hex()
    assert verdicts(record)["throws"] == "kept"
    assert str(record.header.computed_by).startswith("MuJoCo ")
    quick = Match(game, 2, Keyed(KEY))
    for move in record.moves[:-1]:
        quick.play_text(move.seat, move.text)
    quick.nature(game.outcome(quick.state, Keyed(outcome_key(KEY, 0))))  # type: ignore[attr-defined]
    told = quick.record()
    told.header.key = KEY.hex()
    assert (verify(told)[-1].verdict, verify(told)[-1].why) == ("unchecked", "quick")


def test_the_first_format_is_not_checkable_by_its_values_alone(tmp_path: Path) -> None:
    record = load(ROOT / "tests" / "records" / "marry-v2-3.json")
    assert verdicts(record) == {"key": "kept", "numbers": "unchecked", "values": "unchecked", "rules": "kept"}
    code, said = script(record, tmp_path)
    assert code == 1
    assert "not checkable here" in said


def test_the_script_is_short_and_uses_nothing_of_ours() -> None:
    lines = SCRIPT.read_text("utf-8").splitlines()
    assert len(lines) <= 60
    assert not any(line.startswith(("import bestiary", "from bestiary")) for line in lines)
