"""A NATS that can't serve is refused at the start, by servers and by workers, with words that say what to do."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.cluster.crowd import Server
from tests.cluster.services import Database, Messages

from bestiary.core.errors import BestiaryError

ALL = '["bestiary.>", "_INBOX.>"]'
USERS = f"""
authorization {{
    users = [
        {{user: whole, password: secret, permissions: {{publish: {ALL}, subscribe: {ALL}}}}}
        {{user: mute, password: secret, permissions: {{publish: ["other.>"], subscribe: {ALL}}}}}
        {{user: deaf, password: secret, permissions: {{publish: {ALL}, subscribe: ["_INBOX.>"]}}}}
    ]
}}
"""
REFUSALS = [
    ("mute:secret", "let its user publish and subscribe to bestiary.>"),
    ("deaf:secret", "let its user publish and subscribe to bestiary.>"),
    ("whole:wrong-one", "check address and user"),
]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Messages]:
    file = tmp_path_factory.mktemp("nats") / "nats.conf"
    file.write_text(USERS, encoding="utf-8")
    messages = Messages("-c", str(file))
    try:
        messages.start()
        yield messages
    finally:
        messages.stop()


def as_user(messages: Messages, user: str) -> str:
    return messages.address.replace("nats://", f"nats://{user}@")


def refusal(database: Database, address: str) -> str:
    """Returns why a server does not start, after a look whether it has written anything."""

    async def run() -> None:
        server = Server(database, Messages())
        server.member.post.address = address
        try:
            await server.member.prepare()
        finally:
            await server.member.post.close()
            await server.hub.storage.pool.close()  # type: ignore[attr-defined]

    with pytest.raises(BestiaryError) as found:
        asyncio.run(run())
    assert database.ask("SELECT count(*) FROM servers")[0][0] == 0
    return str(found.value)


@pytest.mark.parametrize(("user", "words"), REFUSALS)
def test_a_user_without_the_rights_is_refused(database: Database, guarded: Messages, user: str, words: str) -> None:
    said = refusal(database, as_user(guarded, user))
    assert words in said
    assert user.partition(":")[2] not in said


def test_messages_that_are_away_are_told(database: Database) -> None:
    assert "check that it runs" in refusal(database, "nats://somebody:secret@127.0.0.1:1")


@pytest.mark.parametrize(("user", "words"), [REFUSALS[0], REFUSALS[2]])
def test_a_worker_is_refused_too(guarded: Messages, user: str, words: str) -> None:
    command = [sys.executable, "-m", "bestiary", "worker", "--nats", as_user(guarded, user)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, words in done.stderr) == (2, True), done.stderr


def test_two_clusters_on_one_database_are_refused(database: Database, messages: Messages, guarded: Messages) -> None:
    async def run() -> None:
        if messages.process is None:
            messages.start()
        first = await Server(database, messages, lease=1.5).start()
        other = Server(database, messages)
        other.member.post.address = as_user(guarded, "whole:secret")
        with pytest.raises(BestiaryError, match="give all servers of a cluster the same --nats"):
            await other.member.prepare()
        await other.member.post.close()
        await other.hub.storage.pool.close()  # type: ignore[attr-defined]
        await first.close()

    asyncio.run(asyncio.wait_for(run(), 120))
    assert database.ask("SELECT count(*) FROM servers")[0][0] == 1
