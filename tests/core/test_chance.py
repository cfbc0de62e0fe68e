"""The funnel and its sources."""

from __future__ import annotations

import pickle
from copy import deepcopy
from hashlib import blake2b

import pytest

from bestiary.core import Chance, Keyed, Recorder, Tape, TapeDry, commitment
from bestiary.core.chance import NO_CHANCE

KEY = bytes(range(32))


def keyed_by_hand(key: bytes, draw: int, n: int) -> int:
    """Follows the definition: 60 bits of BLAKE2b over counter and attempt, rejected beyond the last multiple of n."""
    attempt = 0
    while True:
        block = draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(blake2b(block, key=key, digest_size=8).digest(), "big") >> 4
        if value < (1 << 60) // n * n:
            return value % n
        attempt += 1


def test_the_fast_source_gives_the_same_numbers_for_the_same_seed() -> None:
    assert [Chance(7).below(100) for _ in range(3)] == [Chance(7).below(100)] * 3
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(6)] == [47, 703, 243, 13, 695, 976]
    assert [int(Chance(seed).below(6)) for seed in range(8)] != [int(Chance(0).below(6))] * 8


@pytest.mark.parametrize("source", [Chance(1), Keyed(KEY), Recorder(Chance(1))])
def test_every_outcome_comes_up_and_none_beyond(source: Chance) -> None:
    assert {int(source.below(6)) for _ in range(200)} == set(range(6))


@pytest.mark.parametrize("source", [Chance(1), Keyed(KEY), Recorder(Chance(1)), Tape([]), NO_CHANCE])
def test_one_outcome_is_no_chance_and_is_not_counted(source: Chance) -> None:
    assert source.below(1) == 0
    assert source.below(0) == 0
    assert source.asked == 0


def test_a_keyed_source_follows_its_definition() -> None:
    source = Keyed(KEY)
    bounds = [2, 3, 6, 60, 1 << 59, (1 << 59) + 1, 6, 60]
    assert [int(source.below(n)) for n in bounds] == [keyed_by_hand(KEY, draw, n) for draw, n in enumerate(bounds)]


def test_a_keyed_source_has_fixed_vectors() -> None:
    source = Keyed(KEY)
    assert [int(source.below(60)) for _ in range(8)] == [19, 28, 15, 41, 9, 32, 34, 46]


def test_a_keyed_source_rejects_what_would_bend_the_odds() -> None:
    n = (1 << 59) + 1  # almost half of all values lie beyond the last multiple
    source = Keyed(KEY)
    rejected = 0
    for draw in range(40):
        block = draw.to_bytes(8, "big") + bytes(4)
        first = int.from_bytes(blake2b(block, key=KEY, digest_size=8).digest(), "big") >> 4
        value = int(source.below(n))
        rejected += first >= n
        assert value == (first if first < n else keyed_by_hand(KEY, draw, n))
    assert 10 < rejected < 30


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a key has 32 bytes, not {length}"):
        Keyed(bytes(length))


def test_a_commitment_tells_keys_apart_and_is_no_draw() -> None:
    assert Keyed(KEY).commitment() == commitment(KEY)
    assert commitment(KEY) != commitment(bytes(32))
    assert len(commitment(KEY)) == 64
    assert commitment(KEY) != blake2b(KEY, digest_size=32).hexdigest()


def test_a_tape_answers_as_recorded_then_says_how_many_outcomes_are_due() -> None:
    tape = Tape([3, 0])
    assert (tape.below(4), tape.below(2)) == (3, 0)
    with pytest.raises(TapeDry, match="an outcome below 9 is needed") as dry:
        tape.below(9)
    assert dry.value.n == 9
    assert tape.asked == 2


@pytest.mark.parametrize("value", [4, -1])
def test_a_tape_that_does_not_fit_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match=f"holds {value} where an outcome below 4 is due"):
        Tape([value]).below(4)


def test_a_recorder_keeps_what_its_source_gave() -> None:
    recorder = Recorder(Chance(5))
    given = [int(recorder.below(10)) for _ in range(5)]
    assert recorder.tape() == given
    replayed = Tape(recorder.tape())
    assert [int(replayed.below(10)) for _ in range(5)] == given


def test_without_a_source_nothing_is_answered() -> None:
    with pytest.raises(RuntimeError, match="this state has no chance source"):
        NO_CHANCE.below(2)
    assert NO_CHANCE.fork() is NO_CHANCE
    assert pickle.loads(pickle.dumps(NO_CHANCE)) is NO_CHANCE


@pytest.mark.parametrize(
    "source", [Chance(3), Keyed(KEY), Tape([1, 0, 1, 1, 0, 1, 0, 0]), Recorder(Chance(3)), Recorder(Keyed(KEY))]
)
def test_copies_go_on_as_the_original_would(source: Chance) -> None:
    source.below(2)
    copies = [source.fork(), deepcopy(source), pickle.loads(pickle.dumps(source))]
    expected = [int(source.below(2)) for _ in range(5)]
    for copy in copies:
        assert type(copy) is type(source)
        assert copy.asked == 1
        assert [int(copy.below(2)) for _ in range(5)] == expected
        if isinstance(copy, Recorder) and isinstance(source, Recorder):
            assert copy.tape() == source.tape()
