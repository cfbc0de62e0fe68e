"""What servers and workers say to each other: questions, signs of life, and what comes of them."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bestiary._engine import ENGINE

QUEUE: Final = "workers"  # of NATS: one of those who listen gets each question
NEWS: Final = "bestiary.workers"  # where workers tell of themselves, whatever engine they have
HERE_SECONDS: Final = 1.0  # between two times at which they do,
FORGOTTEN_SECONDS: Final = 3.5  # and after which one is no longer counted on
ALIVE_SECONDS: Final = 0.3  # between two signs of life of whoever thinks about a question,
LOST_SECONDS: Final = 1.2  # and after which it is asked again

Kind = Literal["moves", "throws"]


def subject(of: str) -> str:
    """Return where questions are asked: whoever has another engine never hears of them."""
    return f"bestiary.work.{ENGINE.fingerprint}.{of}"


QUESTIONS: Final = subject("questions")
ANALYSES: Final = subject("analyses")


class Here(msgspec.Struct, array_like=True):
    """A worker is there and takes so many questions at once; none if it is about to leave."""

    worker: str
    engine: str
    places: int


class Ours(msgspec.Struct, array_like=True):
    """A server's answer to that: the engine that it needs."""

    engine: str


class Asked(msgspec.Struct, array_like=True):
    """A question as the process that answers it reads it."""

    kind: Kind
    question: bytes


class Analyse(msgspec.Struct, array_like=True):
    """A finished game that is to be looked back at."""

    record: bytes
    level: str


class Alive(msgspec.Struct, array_like=True, tag_field="kind", tag="alive"):
    """Somebody thinks about it."""

    worker: str


class Part(msgspec.Struct, array_like=True, tag_field="kind", tag="part"):
    """A piece of an answer; numbers follow each other."""

    number: int
    data: bytes


class Answered(msgspec.Struct, array_like=True, tag_field="kind", tag="answered"):
    """The answer, or all that is left of it after so many pieces."""

    data: bytes
    parts: int = 0


class Failed(msgspec.Struct, array_like=True, tag_field="kind", tag="failed"):
    """Nothing comes of it there; another one may do better."""

    words: str


encode = msgspec.msgpack.Encoder().encode
read_here = msgspec.msgpack.Decoder(Here).decode
read_ours = msgspec.msgpack.Decoder(Ours).decode
read_asked = msgspec.msgpack.Decoder(Asked).decode
read_analyse = msgspec.msgpack.Decoder(Analyse).decode
read_said = msgspec.msgpack.Decoder(Alive | Part | Answered | Failed).decode
