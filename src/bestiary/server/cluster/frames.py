"""What servers of a cluster tell each other about one socket, or ask of each other."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, array_like=True, tag_field="kind"):
    """A message between two servers; `session` counts how often a socket has entered its table anew."""

    sender: str
    socket: int
    session: int


class Enter(Frame, tag="enter"):
    """A socket that ends at the sender comes to a table that the other has, or is to claim."""

    table: str
    address: str
    hello: bytes


class Heard(Frame, tag="heard"):
    """What the client said; numbers follow each other within a session."""

    number: int
    text: bytes


class Slow(Frame, tag="slow"):
    """Whether the client is too slow to be sent more."""

    held: bool


class Gone(Frame, tag="gone"):
    """The client has left."""


class Texts(Frame, tag="texts"):
    """What the client is to be told; numbers follow each other within a session."""

    number: int
    texts: list[bytes]


class Ended(Frame, tag="ended"):
    """The socket is to be closed."""

    code: int


class Moved(Frame, tag="moved"):
    """The table is not here, or something was lost on the way: the socket has to enter anew."""


class Told(Frame, tag="told"):
    """How many messages went each way within a session, so that the loss of a last one is noticed too."""

    told: int
    heard: int


class Asked(msgspec.Struct, array_like=True, tag_field="kind", tag="asked"):
    """A request that only the owner of a table can answer."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]


class Ping(msgspec.Struct, array_like=True, tag_field="kind", tag="ping"):
    """A sign of life is asked for."""


class Answered(msgspec.Struct, array_like=True):
    """What a server answers to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


AnyFrame = Enter | Heard | Slow | Gone | Texts | Ended | Moved | Told | Asked | Ping
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyFrame).decode
read_answer = msgspec.msgpack.Decoder(Answered).decode
