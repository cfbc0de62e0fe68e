"""Monstrous through the page alone: a game by mouse and by keyboard, the lesson, practice, and a log that keeps up."""

from __future__ import annotations

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.axe import violations
from tests.e2e.hands import SLOW_MS, moments
from tests.e2e.serving import NewPage, Server
from tests.e2e.throwers import Keyboard, Mouse

LONGEST_SECONDS = 260
MOST_LINES = 60  # of the log of a two-player game: a throw is one

# Notes what a person sees, frame by frame: whether a card flies, and all that tells how it fell.
WATCH = """() => {
  window.seen = [];
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
  const look = () => {
    const flies = !document.querySelector('canvas').classList.contains('hidden');
    const told = {
      points: texts('.points'), hand: texts('.hand strong'), steps: texts('.steps [aria-current]'),
      lying: document.querySelectorAll('[data-spot^=monster]').length, title: document.title,
      turn: texts('.seat[aria-current] .who'), asks: texts('.asking .ask'), log: texts('.log li'),
    };
    const now = JSON.stringify(told);
    if (window.seen.at(-1)?.now !== now || window.seen.at(-1)?.flies !== flies) window.seen.push({ flies, now });
    requestAnimationFrame(look);
  };
  look();
}"""


def open_table(server: Server) -> list[str]:
    """Opens a table for two people, of whom the first begins, and returns their links."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
    wanted = {"game": "monstrous", "seats": seats, "options": {"youngest": "a"}}
    answer = httpx.post(f"{server.url}/api/tables", json=wanted)
    return [link["path"] for link in answer.raise_for_status().json()["links"] if link["role"] != "spectator"]


@pytest.mark.timeout(320)
def test_two_people_throw_by_mouse_and_by_keyboard_to_the_end(new_page: NewPage, server: Server) -> None:
    pages = [new_page(path) for path in open_table(server)]
    for page in pages:
        expect(page.locator("svg.table")).to_be_visible(timeout=SLOW_MS)
        expect(page.locator(".foot .first a")).to_have_attribute("href", "/practice/monstrous")
    hands = [Mouse(pages[0], 1), Keyboard(pages[1], 2)]
    until = time.monotonic() + LONGEST_SECONDS
    while not all(page.locator(".result").count() for page in pages):
        assert time.monotonic() < until, f"not over after {[hand.thrown for hand in hands]} throws"
        if not sum(hand.decide() for hand in hands):
            pages[0].wait_for_timeout(20)
    assert all(hand.thrown >= 5 for hand in hands)
    pages[0].reload()
    expect(pages[0].locator("svg.table")).to_be_visible(timeout=SLOW_MS)
    expect(pages[0].locator(".foot .first")).to_have_count(0)
    ranks = [page.locator(".result .ranks").inner_text() for page in pages]
    assert ranks[0] == ranks[1]
    assert sum(hand.thrown for hand in hands) < pages[0].locator(".log li").count() <= MOST_LINES


def test_nobody_aims_before_his_choice_of_a_card_is_acknowledged(new_page: NewPage, server: Server) -> None:
    page = new_page("/about")
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda said: held.append(said) if '"ack"' in str(said) else line.send(said))

    page.route_web_socket(re.compile("/ws/"), connect)
    page.goto(server.url + open_table(server)[0])
    page.locator(".hand button.can").first.click(timeout=SLOW_MS)
    page.locator(".asking .option").first.click()
    # What a throw sent now would have been lost: the page still waits for the answer to the choice before.
    until = time.monotonic() + SLOW_MS / 1000
    while not held:
        assert time.monotonic() < until
        page.wait_for_timeout(20)
    expect(page.locator(".hand button.can")).to_have_count(0)
    assert page.locator("svg.table.aiming").count() == 0
    lines[-1].send(held.pop())
    expect(page.locator("svg.table.aiming")).to_be_visible(timeout=SLOW_MS)
    Keyboard(page, 1).throw()
    expect(page.locator("svg.table.aiming")).to_have_count(0, timeout=SLOW_MS)


def test_nothing_tells_how_a_card_falls_before_it_has_landed(new_page: NewPage) -> None:
    page = new_page(still=False, viewport={"width": 900, "height": 640})  # few dots to draw without a graphics card
    page.get_by_role("button", name=re.compile("Monstrous.* against bots")).click()
    page.locator(".hand button.can").first.click(timeout=SLOW_MS)
    page.locator(".asking .option").first.click()
    expect(page.locator("svg.table.aiming")).to_be_visible(timeout=SLOW_MS)
    page.evaluate(WATCH)
    aim_at(page, "Corinth")
    landed = "() => window.seen.filter(({ flies }, i) => !flies && window.seen[i - 1]?.flies).length >= 2"
    page.wait_for_function(landed, timeout=60_000)  # one's own card, then a bot's
    seen = page.evaluate("window.seen")
    flights = [i for i, each in enumerate(seen) if each["flies"] and not seen[i - 1]["flies"]]
    assert len(flights) >= 2
    for start in flights:
        assert "in the air" in seen[start]["now"]
        assert seen[start]["now"] == seen[start - 1]["now"], "something changed when the card took off"
        assert not seen[start + 1]["flies"], "something changed while the card flew"
        assert seen[start + 1]["now"] != seen[start]["now"], "nothing came of the throw"


TARGETS = ("Athens", "Naxos", "Corinth", "Athens", "Troy")  # of the lesson


def aim_at(page: Page, target: str) -> None:
    """Picks a target by its name and throws."""
    page.locator(".panel select").select_option(label=target)
    page.get_by_role("button", name="Throw", exact=True).click()


def test_the_lesson_is_thrown_to_its_end_and_a_wrong_aim_is_told(new_page: NewPage) -> None:
    page = new_page("/learn/monstrous")
    expect(page.locator(".guide")).to_contain_text("You are Poppy", timeout=SLOW_MS)
    left = list(TARGETS)
    for _ in moments(page):
        if page.locator("svg.table.aiming").count():
            aim_at(page, "Sparta")
            expect(page.get_by_role("alert")).to_contain_text("Stand in the one ring")
            aim_at(page, left.pop(0))
            expect(page.locator("svg.table.aiming")).to_have_count(0, timeout=SLOW_MS)
            continue
        if page.get_by_role("button", name="To the games").count():
            break
        for selector in (".asking .option", ".hand button.can", ".asking .row .button"):
            if page.locator(selector).count():
                page.locator(selector).first.click()
                break
    expect(page.locator(".guide")).to_contain_text("You win.")
    assert not left


def test_practice_throws_for_nothing_and_the_log_waits_for_the_flight(new_page: NewPage) -> None:
    page = new_page("/practice/monstrous", still=False)
    page.locator(".hand button.can").first.click(timeout=SLOW_MS)
    page.locator(".asking .option").first.click()
    expect(page.locator("svg.table.aiming")).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == []
    aim_at(page, "Corinth")
    page.locator("canvas:not(.hidden)").wait_for(timeout=SLOW_MS)
    expect(page.locator(".asking, .sheet").first).to_contain_text("in the air")
    assert page.get_by_text("comes to rest").count() == 0
    page.keyboard.press("Shift")  # any key ends the flight
    expect(page.get_by_text("comes to rest")).to_be_visible()
    expect(page.locator("[data-spot^=monster]")).to_have_count(1)
    page.get_by_role("button", name="Gather the cards").click()
    expect(page.locator("[data-spot^=monster]")).to_have_count(0)
