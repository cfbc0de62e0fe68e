"""Check the chance of a recorded game of Bestiary. Needs Python 3.9 and nothing of Bestiary's.

Usage: python check_draws.py RECORD.json [HASH ...]; a HASH is what you were shown before the first draw.
"""

import json
import sys
from hashlib import blake2b


def promise(number):
    return blake2b(number, digest_size=32, person=b"bestiary commit").hexdigest()


def key_of(number, numbers):
    if not numbers:
        return number
    return blake2b(b"".join([number, *numbers]), digest_size=32, person=b"bestiary key").digest()


def draw(key, place, bound):
    """The value at a place, from 0: the first of the blocks that is below the largest multiple of the bound."""
    for attempt in range(1000 if bound > 1 else 0):
        block = place.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(blake2b(block, key=key, digest_size=8).digest(), "big") >> 4
        if value < (1 << 60) - (1 << 60) % bound:
            return value % bound
    return None  # no draw has such a bound


def faults(record, seen):
    header, tape, bounds = record["header"], record["tape"], record.get("bounds")
    if not header.get("key"):
        return ["it tells no key"]
    key = bytes.fromhex(header["key"])
    number = bytes.fromhex(header.get("number") or header["key"])
    shares = header.get("shares") or []  # rows of seat, hash, number
    found = [f"the number of seat {seat} is not the promised one"
             for seat, hashed, own in shares if promise(bytes.fromhex(own)) != hashed]
    if promise(number) != header["commitment"]:
        found.append("the server's number is not the promised one")
    if key_of(number, [bytes.fromhex(own) for _, _, own in shares]) != key:
        found.append("the key is not made from these numbers")
    told = {header["commitment"], *(hashed for _, hashed, _ in shares)}
    found += [f"the hash {hashed} that you saw is not in it" for hashed in seen if hashed not in told]
    if bounds is None:
        return [*found, "format 1 keeps no bounds: its draws are not checkable here"]
    if len(bounds) != len(tape):
        return [*found, "it does not hold one bound for each value"]
    return found + [f"draw {place + 1} is {value}, not {draw(key, place, bound)}"
                    for place, (value, bound) in enumerate(zip(tape, bounds)) if draw(key, place, bound) != value]


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        game = json.load(file)
    wrong = faults(game, sys.argv[2:])
    print("\n".join(wrong) or f"all {len(game['tape'])} draws follow from the promised key")
    sys.exit(bool(wrong))
