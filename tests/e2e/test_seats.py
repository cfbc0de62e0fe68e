"""Who sits where: several at one screen, chat, names, leavers and their stand-ins."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect
from tests.e2e.hands import LIT, SLOW_MS
from tests.e2e.serving import NewPage, Server


def open_table(server: Server, *seats: dict[str, str]) -> list[str]:
    """Opens a table and returns its links, the owner's first, the spectators' last."""
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "marry", "seats": list(seats)})
    return [link["path"] for link in answer.raise_for_status().json()["links"]]


def test_several_at_one_screen_hand_it_over_and_see_only_their_own(new_page: NewPage, server: Server) -> None:
    links = open_table(server, *({"kind": "me", "name": name} for name in ("Ada", "Bruno", "Chiara")))
    page = new_page(links[0])
    hand_over = page.locator(".hand-over")
    page.locator(".hand-over button, .board svg").first.wait_for(timeout=SLOW_MS)
    for turn in range(3):
        # Only the first turn may begin with nobody before it to take the screen from.
        if turn or hand_over.count():
            expect(hand_over).to_be_visible(timeout=SLOW_MS)
            assert page.locator(".board").count() == 0
            assert page.locator(".hand button").count() == 0
            hand_over.get_by_role("button").click()
        expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
        assert page.locator(".hand button").count() > 0
        for _ in range(3):
            page.locator(LIT).first.click()
            page.wait_for_timeout(150)
        expect(page.get_by_role("button", name="End turn, draw three")).to_be_visible(timeout=SLOW_MS)
        page.keyboard.press("e")
    expect(hand_over).to_be_visible(timeout=SLOW_MS)


def test_chat_names_and_a_stand_in(new_page: NewPage, server: Server) -> None:
    links = open_table(
        server, {"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "bot", "bot": "random"}
    )
    ada, bruno = new_page(links[0]), new_page(links[1])
    for page in (ada, bruno):
        expect(page.locator(".board svg")).to_be_visible(timeout=SLOW_MS)
    bruno.keyboard.press("c")
    bruno.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    bruno.keyboard.press("Enter")
    ada.keyboard.press("c")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("Bruno <b>hello</b>", timeout=SLOW_MS)
    bruno.get_by_role("button", name="Settings", exact=True).last.click()
    bruno.get_by_role("textbox", name="Your name").fill("Bruna")
    bruno.keyboard.press("Tab")
    expect(ada.locator("ul.seats")).to_contain_text("Bruna", timeout=SLOW_MS)
    link = bruno.url
    bruno.context.close()
    ada.get_by_role("button", name="Let a bot play").click(timeout=SLOW_MS)
    expect(ada.locator(".seat").nth(1)).to_contain_text("bot", timeout=SLOW_MS)
    # Whoever comes back finds the seat as it is now, and the bot gone.
    back = new_page(link)
    expect(back.locator(".board svg")).to_be_visible(timeout=SLOW_MS)
    expect(ada.locator(".seat").nth(1)).not_to_contain_text("bot", timeout=SLOW_MS)


def test_a_spectator_sees_the_board_and_no_hand(new_page: NewPage, server: Server) -> None:
    links = open_table(server, *({"kind": "bot", "bot": "greedy"} for _ in range(2)), {"kind": "me", "name": "Ada"})
    page = new_page(links[-1])
    expect(page.locator(".board svg")).to_be_visible(timeout=SLOW_MS)
    assert page.locator(".hand button").count() == 0
    assert page.locator(LIT).count() == 0
