"""Monster Factory in the browser: tiles turned by hand, keys alone, six on a phone, children, saved pictures."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.factory import open_factory, six_finished
from tests.e2e.hands import LIT, SLOW_MS, decide, look, moments, outside
from tests.e2e.serving import NewPage, Server

PHONE = {"width": 390, "height": 844}
MY_BEND = """() => document.title.startsWith('Your turn') &&
  document.querySelector('.drawn')?.ariaLabel === 'Drawn: bend (a bend from thin to thick)'"""
OPEN_LIT = '.field [data-spot][aria-disabled="false"]'


def pick_start(page: Page) -> None:
    """Picks the first start tile and waits until a tile is to be laid."""
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    page.locator(LIT).first.click()
    page.keyboard.press("Enter")
    expect(page.locator(OPEN_LIT).first).to_be_visible(timeout=SLOW_MS)


def drawn(page: Page) -> str:
    """Returns the picture of the tile in hand without the ids in it."""
    return re.sub(r"\b[a-z]\d+[rc]?\b", "", page.locator(".drawn").inner_html())


def test_a_tile_turns_by_button_key_wheel_and_drag(new_page: NewPage, server: Server) -> None:
    options = {"tiles": "bend tK.. - 60; start tKt. - 12; end t... - 8; cap K... - 8"}
    page = new_page(open_factory(server, 1, options=options))
    pick_start(page)
    while not page.evaluate(MY_BEND):
        if not decide(page, random.Random(1)):
            page.wait_for_timeout(30)
    page.keyboard.press("Escape")  # the bend may have been drawn, and tried somewhere, since the last look
    box = page.locator(".drawn").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    seen = [drawn(page)]
    page.get_by_role("button", name="Turn the tile to the right").click()
    seen.append(drawn(page))
    page.keyboard.press("w")
    seen.append(drawn(page))
    page.mouse.move(*middle)
    page.mouse.wheel(0, 40)
    for _ in moments(page):  # a wheel is heard later than a key
        if drawn(page) != seen[-1]:
            break
    seen.append(drawn(page))
    assert len(set(seen)) == 4
    page.mouse.move(middle[0] + 24, middle[1])
    page.mouse.down()
    page.mouse.move(middle[0] + 14, middle[1] + 20, steps=4)
    page.mouse.move(middle[0], middle[1] + 24, steps=4)
    page.mouse.up()
    assert drawn(page) == seen[0]
    page.keyboard.press("q")
    assert drawn(page) == seen[3]


@pytest.mark.timeout(200)
def test_a_whole_game_by_keyboard_alone(new_page: NewPage, server: Server) -> None:
    page = new_page(open_factory(server, 1, "random"))
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    dice, until = random.Random(5), time.monotonic() + 180
    while not (seen := look(page))["over"]:
        assert time.monotonic() < until
        if not seen["mine"] or not seen["lit"]:
            page.wait_for_timeout(20)
            continue
        for _ in range(dice.randint(1, 3)):
            page.keyboard.press("n")
        page.keyboard.press("w")
        page.keyboard.press("Enter")
        if look(page)["confirm"]:
            page.keyboard.press("Enter")
    expect(page.locator(".result")).to_be_visible()


def test_six_on_a_phone_all_in_view_and_a_tap_goes_nearer(new_page: NewPage, server: Server) -> None:
    page = new_page(open_factory(server, 5), viewport=PHONE, has_touch=True)
    pick_start(page)
    dice = random.Random(2)
    for _ in moments(page):
        if look(page)["over"] or page.locator(".field .spot").count() > 75:
            break
        decide(page, dice)
    page.keyboard.press("Escape")  # a tile that was just being laid
    page.locator(OPEN_LIT).first.wait_for(timeout=SLOW_MS)
    field = page.locator(".field").bounding_box()
    assert field

    def inside() -> int:
        boxes = [each.bounding_box() for each in page.locator(".field .spot").all()]
        return sum(
            bool(box)
            and box["x"] >= field["x"] - 2
            and box["x"] + box["width"] <= field["x"] + field["width"] + 2
            and box["y"] >= field["y"] - 2
            and box["y"] + box["height"] <= field["y"] + field["height"] + 2
            for box in boxes
            if box
        )

    everything = page.locator(".field .spot").count()
    assert inside() == everything
    assert page.locator(".field .title").count() == 6
    before = page.locator(OPEN_LIT).first.bounding_box()
    assert before
    assert before["width"] < 40
    page.locator(OPEN_LIT).first.tap()
    after = page.locator(OPEN_LIT).first.bounding_box()
    assert after
    assert after["width"] > 1.5 * before["width"]
    assert page.locator(".field .chosen").count() == 0
    page.locator(OPEN_LIT).first.tap()
    expect(page.locator(".field .chosen")).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    assert inside() == everything


def test_little_monsters_are_one_click_away(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Little monsters").click(timeout=SLOW_MS)
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    tile = page.locator(LIT).first.bounding_box()
    assert tile
    assert tile["width"] > 100
    pick_start(page)
    expect(page.locator(".hint")).to_contain_text("paw")
    paw = page.locator(".field .hinted")
    expect(paw).to_have_count(1)
    expect(paw).to_be_in_viewport()
    place = paw.bounding_box()
    assert place
    assert place["width"] > 60
    assert violations(page) == []
    expect(page.locator("ul.seats")).to_contain_text("bot, carefree")
    for _ in range(4):  # whoever follows the hints never has to look for them
        expect(paw).to_have_count(1, timeout=SLOW_MS)
        expect(paw).to_be_in_viewport()
        left = page.locator(".bench .left").inner_text()
        paw.click()
        page.keyboard.press("Enter")
        expect(page.locator(".bench .left")).not_to_have_text(left)


def test_three_little_monsters_fit_a_large_screen_and_tips_and_hints_are_true(
    new_page: NewPage, server: Server
) -> None:
    page = new_page("/about", viewport={"width": 1920, "height": 1080})
    page.evaluate("localStorage.setItem('bestiary.little', 'on')")
    page.goto(server.url + open_factory(server, 2, "random"))
    pick_start(page)
    tip, paw, left = page.locator(".bench .hint"), page.locator(".field .hinted"), page.locator(".bench .left")
    for _ in range(2):
        expect(paw).to_have_count(1)
        assert outside(page, ".field", ".field .spot, .field .title") == []
        expect(tip).not_to_contain_text("closes your monster")  # it closes an edge; with the last one it is finished
        before = left.inner_text()
        paw.click()
        page.keyboard.press("Enter")
        expect(left).not_to_have_text(before)
    expect(paw).to_have_count(1)
    page.keyboard.press("t")
    moves = page.get_by_role("region", name="The best moves").get_by_role("listitem")
    expect(moves.first).to_be_visible()
    for move in moves.all():
        reasons = move.locator("small").all_inner_texts()
        assert len(reasons) <= 1
        assert not any("hundredth" in reason or re.search(r"\d\d", reason) for reason in reasons), reasons


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_on_the_table(new_page: NewPage, server: Server, theme: str, width: int) -> None:
    page = new_page(open_factory(server, 3), color_scheme=theme, viewport={"width": width, "height": 844})
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == [], "start tiles"
    pick_start(page)
    assert violations(page) == [], "table"
    page.locator(OPEN_LIT).first.click()
    assert violations(page) == [], "a tile is tried"


def test_a_completed_monster_is_saved_as_svg_and_png(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    page = new_page(f"/replay/{six_finished(server)}", accept_downloads=True)
    page.get_by_role("slider").wait_for(timeout=SLOW_MS)
    page.keyboard.press("End")
    page.get_by_role("button", name="Completed monsters as pictures").click()
    assert violations(page) == []
    starts = {"SVG": b"<svg xmlns", "PNG": b"\x89PNG\r\n\x1a\n"}
    for form, start in starts.items():
        with page.expect_download() as download:
            page.locator(".album li").first.get_by_role("button", name=form).click()
        file = tmp_path / f"monster.{form.lower()}"
        download.value.save_as(file)
        assert file.read_bytes().startswith(start)
        assert file.stat().st_size > 20_000
    page.keyboard.press("Escape")
    expect(page.locator(".album")).to_have_count(0)


def test_a_completed_monster_comes_alive_unless_motion_is_not_wanted(new_page: NewPage, server: Server) -> None:
    last = "/learn/factory"
    for still, wakes in ((False, True), (True, False)):
        page = new_page(last, still=still)
        page.evaluate(
            """() => { globalThis.woken = 0; new MutationObserver(() => {
                if (document.querySelector('.waking')) globalThis.woken++; }).observe(document.body,
                {subtree: true, attributes: true, attributeFilter: ['class']}); }"""
        )
        follow(page, until="finish")
        page.wait_for_timeout(400)
        assert (page.evaluate("globalThis.woken") > 0) == wakes


def follow(page: Page, until: str = "") -> int:
    """Makes the moves that the lesson asks for, to its end or that of a scene; returns how many."""
    made = 0
    for _ in moments(page):
        on = page.get_by_role("button", name=re.compile("Next lesson|To the games"))
        if on.count():
            title = page.locator(".guide h2").inner_text()
            if ("Finish" in title and until == "finish") or on.inner_text().startswith("To the games"):
                return made
            on.click()
            continue
        if page.locator(".asking .button.main").count():
            if page.get_by_role("button", name="a quarter left").count():
                page.get_by_role("button", name="a quarter left").click()
            page.locator(".asking .button.main").click()
            made += 1
        elif page.locator(LIT).count():
            page.locator(LIT).first.dispatch_event("click")
    return made


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_lesson_is_played_to_its_end(new_page: NewPage, language: str) -> None:
    page = new_page("/learn/factory", locale=language)
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    if language == "en-GB":
        assert follow(page) == 11
        expect(page.locator(".guide")).to_contain_text("14 to 11")
    else:
        expect(page.locator(".guide")).to_contain_text("Du bist Mohn")
        assert violations(page) == []
