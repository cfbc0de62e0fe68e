"""Strangers at the page: open tables, quick play, games to look on at, phrases, muting, and seats that hold all up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.hands import LIT, SLOW_MS
from tests.e2e.serving import NewPage, Server
from tests.e2e.test_gathering import PHONE, link_of

PATIENCE = 1


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    """Runs a server that waits a second where others wait a minute and a half."""
    options = ("--quick-play", "6", "--idle-seat", str(PATIENCE))
    running = Server(tmp_path_factory.mktemp("hasty") / "tables.sqlite", options=options)
    yield running
    running.kill()


def sit(page: Page, name: str) -> None:
    """Takes a chair under a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down, I am ready").click()
    expect(page.get_by_text("you · ")).to_be_visible(timeout=SLOW_MS)


def chat(page: Page, name: str = "Chat") -> Page:
    """Opens the chat of a table."""
    page.get_by_role("button", name=name).click()
    return page


def test_a_listed_table_is_found_joined_watched_and_spoken_at_by_phrases(new_page: NewPage, hasty: Server) -> None:
    host = new_page(f"{hasty.url}/new/marry")
    link_of(host)
    host.get_by_role("checkbox", name="Strangers: show this table").check(timeout=SLOW_MS)
    expect(host.get_by_role("checkbox", name="Strangers may write")).not_to_be_checked(timeout=SLOW_MS)
    guest = new_page(hasty.url, viewport=PHONE)
    strip = guest.get_by_role("region", name="Tables and games")
    expect(strip).to_contain_text("Owl’s table", timeout=SLOW_MS)
    assert violations(guest) == []
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    strip.get_by_role("link", name="Sit down: Marry the Monster").click()
    sit(guest, "Bruno")
    host.get_by_role("button", name="Seat a bot: chair 3").click()
    host.get_by_role("button", name="Start with three").click(timeout=SLOW_MS)
    for page in (host, guest):
        expect(page.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    chat(host).get_by_role("button", name="Good luck!").click()
    expect(host.get_by_role("textbox", name="Say something")).to_have_count(0)
    german = new_page(hasty.url, locale="de-DE")
    german.get_by_role("link", name="Zusehen: Marry the Monster").click(timeout=SLOW_MS)
    expect(german.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    assert german.locator(LIT).count() == 0
    chat(german, "Gespräch")
    expect(german.get_by_role("log", name="Gespräch")).to_contain_text("Viel Glück!", timeout=SLOW_MS)
    expect(german.get_by_text("Wer zusieht, kann den Spielenden")).to_be_visible()
    host.get_by_role("checkbox", name="Let everybody write").check()
    guest.get_by_role("button", name="Log").click()
    chat(guest).get_by_role("textbox", name="Say something").fill("rude words")
    guest.get_by_role("button", name="Say", exact=True).click()
    log = host.get_by_role("log", name="Chat")
    expect(log).to_contain_text("rude words", timeout=SLOW_MS)
    host.get_by_text("Who is heard").click()
    host.get_by_role("button", name="Mute Bruno").click()
    expect(log).not_to_contain_text("rude words")
    expect(host.get_by_text("Bruno", exact=True)).to_have_count(0)
    host.reload()
    expect(host.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    expect(host.get_by_text("Bruno", exact=True)).to_have_count(0)
    assert violations(chat(host)) == []


def test_two_who_want_to_play_now_are_seated_together_and_a_bot_fills_up(new_page: NewPage, hasty: Server) -> None:
    pages = [new_page(hasty.url), new_page(hasty.url, viewport=PHONE)]
    for page in pages:
        page.get_by_label("Anyone for").select_option("Marry the Monster")
        page.get_by_role("button", name="Find players").click()
    for page in pages:
        expect(page.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
        expect(page.get_by_text("Owl", exact=False).first).to_be_visible()
    assert pages[0].url.partition("#")[0] == pages[1].url.partition("#")[0]
    pages[0].goto(hasty.url)
    mine = pages[0].get_by_role("region", name="My games")
    expect(mine).to_contain_text("players", timeout=SLOW_MS)
    mine.get_by_role("link", name="Go on: Marry the Monster").click()
    expect(pages[0].locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)


def test_a_seat_that_holds_all_up_goes_to_a_bot_when_most_say_so(new_page: NewPage, hasty: Server) -> None:
    host = new_page(f"{hasty.url}/new/marry")
    link = link_of(host)
    pages = {"Owl": host}
    for name in ("Bruno", "Eve"):
        pages[name] = new_page(link)
        sit(pages[name], name)
    host.get_by_role("button", name="Start with three").click(timeout=SLOW_MS)
    expect(host.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    for page in pages.values():
        expect(page.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    idle = next(name for name, page in pages.items() if page.locator(LIT).count())
    one, two = (page for name, page in pages.items() if name != idle)
    one.get_by_role("button", name="A bot should play").click(timeout=SLOW_MS)
    expect(two.get_by_text("1 of 2 want a bot")).to_be_visible(timeout=SLOW_MS)
    expect(pages[idle].get_by_text("A bot plays for")).to_have_count(0)
    two.get_by_role("button", name="A bot should play").click()
    expect(pages[idle].get_by_text("A bot plays for")).to_be_visible(timeout=SLOW_MS)
    pages[idle].get_by_role("button", name="Play myself").click()
    expect(pages[idle].get_by_text("A bot plays for")).to_have_count(0)


def test_who_is_called_by_name_knocks_and_a_locked_door_stays_shut(new_page: NewPage, hasty: Server) -> None:
    host = new_page(f"{hasty.url}/new/maker")
    link = link_of(host)
    spoken = host.locator(".invite b").inner_text()
    caller = new_page(hasty.url)
    caller.get_by_role("button", name="Join with a link").click()
    caller.get_by_label("Paste a link, or type a table’s name").fill(spoken.replace("-", " "))
    caller.get_by_role("button", name="Join", exact=True).click()
    expect(caller.get_by_text("You have knocked.")).to_be_visible(timeout=SLOW_MS)
    host.get_by_role("button", name="Mute").click(timeout=SLOW_MS)
    expect(host.get_by_text("muted knocks at the door")).to_be_visible()
    host.get_by_role("button", name="Let in").click()
    sit(caller, "Bruno")
    expect(host.get_by_text("Bruno", exact=True)).to_have_count(0)
    host.get_by_role("checkbox", name="Nobody else: lock the door").check()
    late = new_page(link)
    expect(late.get_by_text("This table is locked")).to_be_visible(timeout=SLOW_MS)
