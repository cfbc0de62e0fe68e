"""The Monster Maker in real browsers: a whole game, by keys alone too, lesson, axe-core, motions, offers."""

from __future__ import annotations

import time

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.hands import LIT, SLOW_MS, moments
from tests.e2e.keys import Typist
from tests.e2e.person import PERSON
from tests.e2e.serving import NewPage, Server

LONGEST_SECONDS = 400  # on a machine that has much else to do; alone it takes a minute


def open_table(server: Server, people: int, bots: int, bot: str = "greedy") -> list[str]:
    """Opens a table with a low limit of rounds and returns the people's links."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}][:people]
    seats += [{"kind": "bot", "bot": bot}] * bots
    table = {"game": "maker", "seats": seats, "options": {"round_limit": "fifty"}}
    links = httpx.post(f"{server.url}/api/tables", json=table).raise_for_status().json()["links"]
    return [link["path"] for link in links if link["role"] != "spectator"]


SEND = ".market .end .button.main:not([disabled])"
MORE = '.market .lots li:last-child .ways button:last-child[aria-disabled="false"]'


class Haggler(Typist):
    """Plays by keys alone, and puts offers together in the market."""

    def decide(self) -> bool:
        """Makes one decision if one is asked for; returns whether there was one."""
        if self.page.title().startswith("Your turn") and self.page.locator(".market .lots").count():
            for selector in (SEND, MORE):
                if self.page.locator(selector).count():
                    self.click(selector)
                    return True
        return super().decide()


@pytest.mark.timeout(460)
def test_two_people_one_by_keys_alone_and_three_bots_play_to_the_end(new_page: NewPage, server: Server) -> None:
    links = open_table(server, 2, 3)
    ada, bruno = (new_page(link, viewport={"width": 390, "height": 600}) for link in links)
    for page in (ada, bruno):
        expect(page.locator(".laboratory")).to_be_visible(timeout=SLOW_MS)
    ada.evaluate(PERSON, 3)
    typist, typed, until = Haggler(bruno, 1, 5), 0, time.monotonic() + LONGEST_SECONDS
    while not bruno.locator(".result").count():
        assert time.monotonic() < until, f"not over after {typed} decisions by keys"
        decided = typist.decide()
        typed += decided
        if not decided:
            bruno.wait_for_timeout(20)
    assert typed >= 10
    expect(ada.locator(".result")).to_be_visible(timeout=SLOW_MS)
    done: dict[str, int] = ada.evaluate("window.done")
    assert all(done[what] for what in ("sealed", "operated", "sold", "offered")), done
    print(done, typed)
    standings = [page.locator(".result .ranks").inner_text() for page in (ada, bruno)]
    assert standings[0] == standings[1]
    ada.get_by_role("link", name="Watch the game").click()
    expect(ada.get_by_role("slider")).to_be_visible(timeout=SLOW_MS)
    expect(ada.get_by_text("Checked in this browser")).to_be_visible(timeout=SLOW_MS)


# Single moments: the same person plays until the page shows what the test is about.

OFFER = ".market .lots .ways[role=group] button:nth-child(3)"  # a card can be shown; a counter-demand has no such way


ANOTHERS = ".player.turn:not(.you)"
ASKED = """(another) => document.title.startsWith('Your turn') && document.querySelector(another)
  && document.querySelector('.asking .row.many .button, .asking .option, [data-spot][aria-disabled="false"]')"""


def play_until(page: Page, selector: str) -> None:
    """Lets the person play until something is to be seen on the page, and keeps still then."""
    page.evaluate("(selector) => { window.halt = selector; }", selector)
    page.evaluate(PERSON, 11)
    expect(page.locator(selector).first).to_be_visible(timeout=3 * SLOW_MS)


def table_of_three(new_page: NewPage, server: Server, **options: object) -> Page:
    """Opens a table of one person and two bots and waits for the first decision."""
    page = new_page(open_table(server, 1, 2)[0], **options)
    expect(page.locator(LIT).or_(page.locator(".asking .row.many .button")).first).to_be_visible(timeout=SLOW_MS)
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_on_the_table_with_its_offer_builder_and_rolls(
    new_page: NewPage, server: Server, theme: str, width: int
) -> None:
    page = table_of_three(new_page, server, color_scheme=theme, viewport={"width": width, "height": 800})
    assert violations(page) == []
    play_until(page, ".market .lots")
    assert violations(page) == [], "an offer in the making"
    play_until(page, ".roll")
    assert violations(page) == [], "a roll spelled out"


def test_what_can_be_done_now_and_why_the_rest_can_not_is_always_shown(new_page: NewPage, server: Server) -> None:
    page = table_of_three(new_page, server)
    overview = page.get_by_role("region", name="What you can do now, and why not the rest")
    for name in (
        "Rob the graves",
        "Gallows Heap",
        "Steal",
        "Prepare",
        "Study",
        "Operate",
        "Revive",
        "Sell",
        "Take cards back",
    ):
        expect(overview.get_by_text(f"{name}:", exact=False).first).to_be_visible()
    expect(overview.get_by_text("needs a head and a brain")).to_be_visible()
    # Whoever is asked in another's turn is not on turn.
    page.evaluate("(selector) => { window.halt = selector; }", ANOTHERS)
    page.evaluate(PERSON, 11)
    page.wait_for_function(ASKED, arg=ANOTHERS, timeout=3 * SLOW_MS)
    expect(page.locator(".player.turn")).to_have_count(1)
    expect(page.locator(".player.you.turn")).to_have_count(0)
    expect(page.locator(".player.you")).not_to_contain_text("on turn")
    play_until(page, ".roll")
    expect(page.locator(".roll")).to_contain_text("must be rolled at least")
    expect(page.locator(".roll .chance")).to_contain_text("%")


def test_arrow_keys_go_from_card_to_card_and_enter_chooses(new_page: NewPage, server: Server) -> None:
    page = table_of_three(new_page, server)
    page.locator('[data-spot="grave-1"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.spot") == "grave-2"
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.dataset.spot")
    assert below is not None
    assert not below.startswith("grave-")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    assert len(page.locator('.laboratory button[data-spot][tabindex="0"]').all()) == 1
    play_until(page, LIT)
    page.keyboard.press("n")
    spot = page.evaluate("document.activeElement.dataset.spot")
    assert page.locator(f'[data-spot="{spot}"]').get_attribute("aria-disabled") == "false"


def test_an_offer_is_put_together_in_any_order_and_sent_as_one(new_page: NewPage, server: Server) -> None:
    page = table_of_three(new_page, server)
    play_until(page, OFFER)
    close = page.locator(".market .end .button.main")
    expect(close).to_be_disabled()
    more = page.get_by_role("button", name="one point more")
    shown = page.locator(".market .lots").get_by_role("button", name="show", exact=True)
    for each in reversed(shown.all()):
        each.click()
    if more.is_enabled():
        more.click()
    expect(close).to_be_enabled(timeout=SLOW_MS)
    cards = shown.count()
    close.click()
    lines = page.locator(".log li")
    expect(lines.filter(has_text="Ada makes an offer")).not_to_have_count(0, timeout=SLOW_MS)
    offered = lines.filter(has_text="shown to the seller").filter(has_text="Ada offers")
    expect(offered.nth(cards - 1)).to_be_attached(timeout=SLOW_MS)


# Marks the page when a die is thrown on it and when a card flies over it.
WATCH = """() => {
  const marks = document.documentElement.dataset;
  const look = (node) => {
    if (node.matches?.('.throw')) marks.thrown = 'yes';
    if (node.tagName === 'svg' && node.parentElement === document.body) marks.flown = 'yes';
  };
  const all = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look));
  new MutationObserver(all).observe(document.body, { subtree: true, childList: true });
}"""


def test_the_die_tumbles_and_cards_fly(new_page: NewPage, server: Server) -> None:
    page = table_of_three(new_page, server, still=False)
    page.evaluate(WATCH)
    page.evaluate(PERSON, 5)
    expect(page.locator("html[data-thrown][data-flown]")).to_be_attached(timeout=4 * SLOW_MS)


def test_nothing_moves_for_who_wants_it_still(new_page: NewPage, server: Server) -> None:
    page = table_of_three(new_page, server, still=False, reduced_motion="reduce")
    page.evaluate(WATCH)
    page.evaluate(PERSON, 5)
    expect(page.locator(".log li").filter(has_text="rolls a").first).to_be_attached(timeout=4 * SLOW_MS)
    expect(page.locator("html[data-thrown], html[data-flown]")).to_have_count(0)


def test_a_click_on_what_is_forbidden_says_which_rule_forbids_it(new_page: NewPage, server: Server) -> None:
    page = table_of_three(new_page, server)
    play_until(page, ".asking .row.many .button")
    page.locator('.you [data-spot^="slab-"]').click(force=True)
    expect(page.get_by_role("alert")).to_be_visible(timeout=SLOW_MS)
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator(".rules .cited")).to_be_visible(timeout=SLOW_MS)


def follow(page: Page) -> int:
    """Plays the lesson by what it says, and returns how many scenes it had."""
    scenes = 0
    for _ in moments(page):
        on = page.get_by_role("button", name="Next lesson").or_(page.get_by_role("button", name="To the games"))
        builder = page.locator(".market .end .button.main")
        if on.count():
            scenes += 1
            if on.inner_text().startswith("To the games"):
                return scenes
            on.dispatch_event("click")
        elif page.locator(".asking .button.main").count():
            page.locator(".asking .button.main").dispatch_event("click")
        elif builder.count():
            page.locator(".market .lots").get_by_role("button", name="show", exact=True).dispatch_event("click")
            page.get_by_role("button", name="one point more").dispatch_event("click")
            builder.dispatch_event("click")
        elif page.locator(LIT).count():
            page.locator(LIT).first.dispatch_event("click")
        elif page.locator(".asking .row.many .button").count():
            page.locator(".asking .row.many .button").first.dispatch_event("click")
    return scenes


def test_the_lesson_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page("/learn/maker")
    expect(page.locator(".guide")).to_contain_text("You are Poppy", timeout=SLOW_MS)
    assert follow(page) == 10
    expect(page.locator(".guide")).to_contain_text("10 points for you")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".asking")).to_be_visible(timeout=SLOW_MS)
