"""Games written down: a record, as bytes, executes to the same state, and a damaged one is refused."""

from __future__ import annotations

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import APART, Walk, choose
from bestiary.core import NATURE, BadRecord, Chance, Keyed, Match, pack
from bestiary.core.optional.nature import nature_of
from bestiary.core.record import decode, encode


def record_replays(case: Case, setting: Setting) -> None:
    """Check that a game's record, written and read again, executes to the same states, byte for byte."""
    for seed, how in setting.plays:
        match = Match(setting.game, setting.seats, Keyed(seed.to_bytes(32, "big")), setting.options)
        played = Walk(seed, how)
        choices = Chance(seed + APART)
        states = [pack(match.state)]
        while mask := match.state.to_act():
            if mask == NATURE:
                match.nature(nature_of(setting.game).outcome(match.state, choices))
                played.moves.append((-1, 0))
            else:
                seat, action = choose(match.state, choices, how, played)
                match.play(seat, action)
                played.moves.append((seat, action))
            states.append(pack(match.state))
            if len(played.moves) > setting.game.longest:
                break
        data = encode(match.record())
        record = decode(data)
        case.that(record == match.record(), f"seed {seed}, {how} play", "the record differs once written and read")
        case.that(encode(record) == data, f"seed {seed}, {how} play", "the record is written differently again")
        again = [pack(state) for state, _ in record.replay()]
        apart = next((step for step, pair in enumerate(zip(states, again, strict=False)) if pair[0] != pair[1]), None)
        case.that(again == states, played.at(apart or 0), "executing the record gives another state")
        case.that(
            record.verify_key(), f"seed {seed}, {how} play", "the revealed key does not give the chance played with"
        )
        cut = data[: case.random.randrange(1, len(data) - 2)]
        case.that(_refused(cut), f"seed {seed}, {how} play", "a truncated record is read as a whole one")


def _refused(data: bytes) -> bool:
    try:
        decode(data)
    except BadRecord:
        return True
    return False
