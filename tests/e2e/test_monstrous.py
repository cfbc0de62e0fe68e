"""Monstrous through the page alone: one throws by mouse, the other by keyboard, to the end."""

from __future__ import annotations

import time

import httpx
import pytest
from playwright.sync_api import expect
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import NewPage, Server
from tests.e2e.throwers import Keyboard, Mouse

LONGEST_SECONDS = 260


def open_table(server: Server) -> list[str]:
    """Opens a table for two people and returns their links."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "monstrous", "seats": seats})
    return [link["path"] for link in answer.raise_for_status().json()["links"] if link["role"] != "spectator"]


@pytest.mark.timeout(320)
def test_two_people_throw_by_mouse_and_by_keyboard_to_the_end(new_page: NewPage, server: Server) -> None:
    pages = [new_page(path) for path in open_table(server)]
    for page in pages:
        expect(page.locator("svg.table")).to_be_visible(timeout=SLOW_MS)
    hands = [Mouse(pages[0], 1), Keyboard(pages[1], 2)]
    until = time.monotonic() + LONGEST_SECONDS
    while not all(page.locator(".result").count() for page in pages):
        assert time.monotonic() < until, f"not over after {[hand.thrown for hand in hands]} throws"
        if not sum(hand.decide() for hand in hands):
            pages[0].wait_for_timeout(20)
    assert all(hand.thrown >= 5 for hand in hands)
    ranks = [page.locator(".result ol").inner_text() for page in pages]
    assert ranks[0] == ranks[1]
