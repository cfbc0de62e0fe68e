"""What a finished game proves of its chance: each promise, kept, broken or not to be told here."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bestiary.core.chance import Keyed
from bestiary.core.errors import BadRecord, OtherRulesVersion
from bestiary.core.nature import outcome_key
from bestiary.core.optional.nature import Nature, nature_of
from bestiary.core.record import NATURES_SEAT, UNBOUNDED, Record, key_fits

Verdict = Literal["kept", "broken", "unchecked"]
LARGEST_BOUND: Final = 1 << 60  # of a keyed draw


class Finding(msgspec.Struct, frozen=True):
    """What became of one promise; `at` is the draw or move at fault, counted from 1, or how many were looked at."""

    promise: Literal["key", "numbers", "values", "rules", "throws"]
    verdict: Verdict
    why: str  # the end of a message's name: `verify-PROMISE-WHY`
    at: int = 0
    here: str = ""  # of throws: what computes them on this machine
    there: str = ""  # and what did when it was played


def verify(record: Record) -> list[Finding]:
    """Look at every promise, each by itself: one that is broken hides no other."""
    return [_key(record), _numbers(record), _values(record), _rules(record), *_throws(record)]


def proven(findings: list[Finding]) -> bool:
    """Tell whether nothing is broken and the draws follow from a key that was promised."""
    kept = {finding.promise for finding in findings if finding.verdict == "kept"}
    return all(finding.verdict != "broken" for finding in findings) and {"key", "rules"} <= kept


def _key(record: Record) -> Finding:
    header = record.header
    if header.key is None or header.commitment is None:
        return Finding("key", "unchecked", "untold")
    return Finding("key", "kept", "fits") if key_fits(header) else Finding("key", "broken", "unfit")


def _numbers(record: Record) -> Finding:
    shares = record.header.shares or []
    if not shares:
        return Finding("numbers", "unchecked", "none")
    return Finding("numbers", *(("kept", "in") if key_fits(record.header) else ("broken", "out")), at=len(shares))


def _values(record: Record) -> Finding:
    if record.header.format == UNBOUNDED:
        return Finding("values", "unchecked", "unbounded")
    if record.header.key is None:
        return Finding("values", "unchecked", "untold")
    wrong = first_wrong(record)
    if wrong:
        return Finding("values", "broken", "wrong", wrong)
    return Finding("values", "kept", "follow", len(record.tape))


def first_wrong(record: Record) -> int:
    """Return the first draw, counted from 1, that does not follow from key, place and bound; 0 if all do."""
    try:
        chance = Keyed(bytes.fromhex(record.header.key or ""))
    except ValueError:
        return 1
    if len(record.bounds) != len(record.tape):
        return min(len(record.bounds), len(record.tape)) + 1
    for number, (value, bound) in enumerate(zip(record.tape, record.bounds, strict=True), 1):
        if not 1 < bound <= LARGEST_BOUND or chance.below(bound) != value:
            return number
    return 0


def _rules(record: Record) -> Finding:
    try:
        record.final()
        # By executing the rules under the key, what a record without bounds says of its draws is told too.
        if record.header.key is not None and not record.verify_key():
            return Finding("rules", "broken", "otherwise")
    except OtherRulesVersion:
        return Finding("rules", "unchecked", "version")
    except BadRecord:
        return Finding("rules", "broken", "against")
    return Finding("rules", "kept", "followed", len(record.moves))


def _throws(record: Record) -> list[Finding]:
    thrown = [number for number, move in enumerate(record.moves, 1) if move.seat == NATURES_SEAT]
    if not thrown:
        return []
    game, there = record.game, record.header.computed_by or ""
    here = game.computed_by() if isinstance(game, Nature) else ""
    if record.header.key is None:
        return [Finding("throws", "unchecked", "untold")]
    if there != here:
        return [Finding("throws", "unchecked", "elsewhere", here=here, there=there or "?")]
    try:
        unlike, quick = recomputed(record)
    except (OtherRulesVersion, BadRecord, ValueError):
        return [Finding("throws", "unchecked", "unplayable")]
    found = []
    if unlike:
        found.append(Finding("throws", "broken", "otherwise", unlike[0]))
    if quick:
        found.append(Finding("throws", "unchecked", "quick", quick[0]))
    return found or [Finding("throws", "kept", "same", len(thrown))]


def recomputed(record: Record) -> tuple[list[int], list[int]]:
    """Compute all outcomes again; list the moves, from 1, with another one, and those with the quick one.

    A table that can't have an outcome computed takes the quick one, so that the game goes on: that is told, since
    whoever runs the server could choose between the two. Only the same versions on the same kind of processor are
    sure to compute the same outcomes to the last digit.
    """
    if record.header.key is None:
        raise BadRecord("this record tells no key, so its outcomes can't be computed again")
    key, number = bytes.fromhex(record.header.key), 0
    unlike: list[int] = []
    quick: list[int] = []
    moves = enumerate(record.moves, 1)
    for state, _ in record.replay():
        at, move = next(moves, (0, None))
        if move is None or move.seat != NATURES_SEAT:
            continue
        game, own = nature_of(record.game), outcome_key(key, number)
        number += 1
        if list(game.live_outcome(state, Keyed(own))) == move.outcome:
            continue
        (quick if list(game.outcome(state, Keyed(own))) == move.outcome else unlike).append(at)
    return unlike, quick
