"""Several browsers at one table before its game: one link for all, and nobody plays before the host begins."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.hands import LIT, SLOW_MS
from tests.e2e.serving import NewPage

from bestiary.core import commitment

PHONE = {"width": 390, "height": 844}


def link_of(host: Page) -> str:
    """Return the one link for all."""
    return host.get_by_role("textbox", name="The link for all").input_value(timeout=SLOW_MS)


def test_host_and_a_guest_on_a_phone_begin_with_a_tap_each_and_one_for_a_bot(new_page: NewPage) -> None:
    host = new_page("/new/marry")
    link = link_of(host)
    guest = new_page(link, viewport=PHONE)
    guest.get_by_role("button", name="Sit down, I am ready").click(timeout=SLOW_MS)
    expect(host.get_by_role("list").get_by_text("Slug")).to_be_visible(timeout=SLOW_MS)
    expect(guest.get_by_text("Owl begins the game.")).to_be_visible(timeout=SLOW_MS)
    assert guest.url == link
    assert guest.locator(".board").count() == 0
    expect(host.get_by_role("button", name="Start with")).to_be_disabled()
    host.get_by_role("button", name="Seat a bot: chair 3").click()
    host.get_by_role("button", name="Start with three").click(timeout=SLOW_MS)
    for page in (host, guest):
        expect(page.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    assert httpx.URL(guest.url).fragment not in link


def test_every_browser_that_plays_adds_to_the_key_and_finds_its_number_in_it(new_page: NewPage) -> None:
    host = new_page("/new/marry")
    guest, third = new_page(link_of(host)), new_page(link_of(host))
    for page, name in ((guest, "Bruno"), (third, "Cleo")):
        page.get_by_label("Your name").fill(name, timeout=SLOW_MS)
        page.get_by_role("button", name="Sit down, I am ready").click()
        expect(host.get_by_text(name, exact=True)).to_be_visible(timeout=SLOW_MS)
    host.get_by_role("button", name="Start with three").click(timeout=SLOW_MS)
    for page in (host, guest, third):
        page.get_by_text("Chance, as promised").click(timeout=SLOW_MS)
        shown = [each.inner_text() for each in page.locator(".happens dd").all()]
        (kept,) = json.loads(page.evaluate("localStorage.getItem('bestiary.promises')"))
        assert shown == [kept["commitment"][:16], *(hashed[:16] for hashed in kept["hashes"])]
        assert commitment(bytes.fromhex(kept["own"])) in kept["hashes"]
    host.get_by_role("group", name="Beside the board").get_by_role("button", name="Settings").click()
    for _ in range(2):
        host.get_by_role("button", name="End this game for all").click()
    table = httpx.URL(guest.url).path.rpartition("/")[2]
    expect(guest.get_by_role("button", name="Play again").first).to_be_visible(timeout=SLOW_MS)
    guest.goto(f"{httpx.URL(guest.url).join('/replay/')}{table}")
    expect(guest.get_by_text("your own number is in the key")).to_be_visible(timeout=SLOW_MS)
    host.keyboard.press("Escape")  # the sheet that tells the end
    for _ in range(2):
        host.get_by_role("button", name="Delete this game for good").click(timeout=SLOW_MS)
    expect(host.get_by_role("heading", name="The Monster Maker")).to_be_visible(timeout=SLOW_MS)
    guest.reload()
    expect(guest.get_by_text("it was deleted")).to_be_visible(timeout=SLOW_MS)
    guest.goto(str(httpx.URL(guest.url).join("/about")))
    guest.get_by_role("button", name="Forget everything in this browser").click(timeout=SLOW_MS)
    assert guest.evaluate("Object.keys(localStorage)") == []


def test_who_reloads_keeps_his_place_and_who_comes_late_looks_on(new_page: NewPage) -> None:
    host = new_page("/new/marry", viewport={"width": 768, "height": 900})
    link = link_of(host)
    host.reload()
    expect(host.get_by_text("you · host · Poppy")).to_be_visible(timeout=SLOW_MS)
    guest = new_page(link, locale="de-DE", viewport={"width": 320, "height": 700})
    guest.get_by_label("Dein Name").fill("Bruno")
    guest.get_by_role("button", name="Hinsetzen, ich bin bereit").click()
    expect(host.get_by_text("Bruno", exact=True)).to_be_visible(timeout=SLOW_MS)
    expect(guest.get_by_text("du · ")).to_be_visible(timeout=SLOW_MS)
    for page in (host, guest):
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.reload()
    expect(guest.get_by_role("button", name="Aufstehen und zusehen")).to_be_visible(timeout=SLOW_MS)
    host.get_by_role("button", name="Seat a bot: chair 3").click()
    host.get_by_role("button", name="Start with three").click()
    expect(guest.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    late = new_page(link)
    expect(late.locator("[data-spot]").first).to_be_visible(timeout=SLOW_MS)
    assert late.locator(LIT).count() == 0


def test_a_guest_is_asked_to_go_and_the_hosts_part_is_handed_on_and_left(new_page: NewPage) -> None:
    host = new_page("/new/maker")
    link = link_of(host)
    bruno, eve = new_page(link, viewport=PHONE), new_page(link)
    for page, name in ((bruno, "Bruno"), (eve, "Eve")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down, I am ready").click()
        expect(host.get_by_text(name, exact=True)).to_be_visible(timeout=SLOW_MS)
    host.get_by_label("More about Eve").click()
    host.get_by_role("button", name="Ask to leave").last.click()
    expect(eve.get_by_text("The host has asked you to leave this table.")).to_be_visible(timeout=SLOW_MS)
    eve.reload()
    expect(eve.get_by_text("You have knocked.")).to_be_visible(timeout=SLOW_MS)
    host.get_by_role("button", name="Let in").click(timeout=SLOW_MS)
    expect(eve.get_by_role("button", name="Sit down, I am ready")).to_be_visible(timeout=SLOW_MS)
    host.get_by_label("More about Bruno").click()
    host.get_by_role("button", name="Make host").first.click()
    expect(bruno.get_by_role("button", name="Start with")).to_be_visible(timeout=SLOW_MS)
    expect(host.get_by_text("Bruno begins the game.")).to_be_visible(timeout=SLOW_MS)
    bruno.get_by_role("button", name="Leave", exact=True).click()
    expect(host.get_by_role("button", name="Start with")).to_be_visible(timeout=SLOW_MS)
    expect(bruno.get_by_role("heading", name="The Monster Maker")).to_be_visible(timeout=SLOW_MS)


def test_a_text_of_ones_own_is_refused_with_its_line(new_page: NewPage) -> None:
    page = new_page("/new/factory")
    page.get_by_role("button", name="One’s own …").first.click(timeout=SLOW_MS)
    page.get_by_label("Own text for Tile set").fill("good ---- - 1\nbad")
    page.get_by_label("Your name").focus()
    expect(page.get_by_role("alert")).to_contain_text("line", timeout=SLOW_MS)


@pytest.mark.parametrize("width", [1280, 390])
def test_every_kind_of_option_is_asked_and_kept(new_page: NewPage, width: int) -> None:
    page = new_page("/new/monstrous", viewport={"width": width, "height": 900}, color_scheme="dark")
    page.get_by_role("button", name="Seat a bot: chair 2").click(timeout=SLOW_MS)
    page.get_by_role("group", name="Young gods").get_by_role("checkbox", name="Owl").check(force=True)
    page.get_by_role("spinbutton", name="Sunset").fill("12")
    page.get_by_label("Your name").focus()
    page.reload()
    expect(page.get_by_role("group", name="Young gods").get_by_role("checkbox", name="Owl")).to_be_checked(
        timeout=SLOW_MS
    )
    expect(page.get_by_role("spinbutton", name="Sunset")).to_have_value("12")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
