"""The table on the screen, as it looks: board, choices, log, seats, facts and the line to write on."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.events import Resize
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from bestiary.bots.wire import Hint
from bestiary.core.view import Drawing, View
from bestiary.terminal.board import Board
from bestiary.terminal.choices import Group, Numbered, ends, flat, grouped, matching
from bestiary.terminal.digest import fitting
from bestiary.terminal.drawing import split
from bestiary.terminal.entry import Entry
from bestiary.terminal.hints import percent, say_hints
from bestiary.terminal.layout import Needs
from bestiary.terminal.palette import THEMES
from bestiary.terminal.panes import Panes, rows_of
from bestiary.terminal.rooms import Room, rule_reader, text_reader
from bestiary.terminal.session import Session
from bestiary.terminal.speech import rule_page, say_prompt
from bestiary.terminal.standing import say_orders

# Some terminals keep F1, F10 and F11 for themselves: these two have other keys too, which are the ones shown.
KEYS = {
    "?": "rules", "F2": "log", "F3": "undo", "F4": "language", "F5": "board", "F6": "hint", "F8": "zoom", "F9": "keys",
    "^Q": "quit",
}  # fmt: skip
HINT = "hint-"  # begins the id of a line that is a hint
WORTH = 4  # lines of the log, with its border, in which what happened since can be read
SINCE = 3  # lines that it takes elsewhere


class Tableau(Room[None]):
    """A session as the person at the machine may see it, and what can be looked up."""

    AUTO_FOCUS = "#entry"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False),
        Binding("f2", "log", show=False),
        Binding("f4", "language", show=False),
        Binding("f5", "board", show=False),
        Binding("f8", "zoom", show=False),
        Binding("f9", "keys", show=False),
        Binding("ctrl+t", "theme", show=False, priority=True),
        # Some systems keep Ctrl and the arrows for themselves: Alt and the arrows do the same.
        Binding("ctrl+up,alt+up", "scroll('#board-pane', 0, -2)", show=False, priority=True),
        Binding("ctrl+down,alt+down", "scroll('#board-pane', 0, 2)", show=False, priority=True),
        Binding("ctrl+left,alt+left", "scroll('#board-pane', -8, 0)", show=False, priority=True),
        Binding("ctrl+right,alt+right", "scroll('#board-pane', 8, 0)", show=False, priority=True),
        Binding("shift+up", "scroll('#facts-pane', 0, -1)", show=False, priority=True),
        Binding("shift+down", "scroll('#facts-pane', 0, 1)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session.words)
        self.session = session
        self.groups: list[Group] = []  # all choices
        self.kept: list[Group] = []  # those that fit what is typed and clicked
        self.spot: str | None = None  # the clicked spot
        self.moved = False  # whether the arrows picked a choice since the last key
        self.last_rule = ""  # what the rules are opened at: the rule that refused last
        self.logged: tuple[int, str, int] = (-1, "", 0)
        self.seen: tuple[View, Drawing] | None = None
        self.board = Drawing([], {})
        self.facts: list[str] = []
        self.told: tuple[str, bool] | None = None
        self.news: frozenset[str] = frozenset()  # spots that changed since the person's last decision
        self.hints: list[Hint] = []
        self.from_top = False  # whether the log shows what is new from its beginning

    def furnish(self) -> ComposeResult:
        yield Static(id="seats", classes="bar", markup=False)
        yield Panes()
        yield Static(id="prompt", markup=False)
        yield Static(id="message", markup=False)
        yield Entry(id="entry")
        yield Static(id="orders")
        yield Static(id="keys")

    def on_mount(self) -> None:
        # The line to write on keeps the keyboard.
        self.query_one("#choices").can_focus = False
        self.query_one("#log").can_focus = False
        self.tell("")
        self.show_all()

    def picked(self) -> Numbered | None:
        """Return the choice under the cursor."""
        listed = self.query_one("#choices", OptionList)
        if listed.highlighted is None:
            return None
        return self.numbered(listed.get_option_at_index(listed.highlighted).id)

    def numbered(self, option: str | None) -> Numbered | None:
        """Return the choice that a line of the list stands for."""
        name = (option or "").removeprefix(HINT)
        return next((each for each in flat(self.groups) if str(each.number) == name), None)

    # Showing

    def clear(self) -> None:
        """Forget what was typed and clicked."""
        self.spot = None
        self.moved = False
        self.last_rule = ""
        self.hints = []
        self.query_one(Entry).value = ""
        self.tell("")

    def tell(self, sentence: str, *, bad: bool = False) -> None:
        """Show a sentence above the line to write on."""
        if (sentence, bad) == self.told:
            return
        self.told = sentence, bad
        line = self.query_one("#message", Static)
        line.update(sentence)
        line.display = bool(sentence)
        self.place()
        self.call_after_refresh(self.settle)
        line.set_class(bad, "bad")

    def say_prompt_line(self, sentence: str) -> None:
        self.query_one("#prompt", Static).update(sentence)

    def show_all(self) -> None:
        """Show the session as the person at the machine may see it."""
        session, words = self.session, self.words
        view = session.view()
        whole = session.game.draw(view, words)
        board, facts = split(whole)
        self.seen = view, whole
        self.board = board
        self.query_one("#facts", Static).update("\n".join(facts))
        self.facts = facts
        self.call_after_refresh(self.settle)
        self.groups = grouped(view, words)
        self.query_one(Entry).awake = session.over or session.due() == session.viewer
        allowed = {choice.notation[:1].casefold() for choice in view.choices}
        self.query_one(Entry).letters = session.letters | allowed
        self.query_one("#seats", Static).update(self.seat_line(view))
        due = session.due()
        if due is None or due == session.viewer:
            self.say_prompt_line(say_prompt(view, words))
        else:
            message = "ui-turn-of" if session.is_person(due) else "ui-thinking"
            self.say_prompt_line(words.say(message, name=session.names[due]))
        placeholder = "ui-end-again" if session.over else "ui-type" if session.people else "ui-watch"
        self.query_one(Entry).placeholder = words.say(placeholder)
        self.show_orders()
        self.list_choices()
        self.show_log()
        self.show_keys()
        self.place()

    def place(self) -> None:
        """Give each pane the room that its content needs."""
        width, height = self.size
        if not width or not self.query(Panes):
            return
        inner = width - 2
        prompt, message = (self.query_one(name, Static) for name in ("#prompt", "#message"))
        rest = rows_of(self.seat_line(self.seen[0]).plain if self.seen else " ", inner, 2)
        rest += rows_of(str(prompt.content) or " ", inner, 2) + rows_of(str(message.content), inner, 4)
        keys = " ".join(f"{key} {self.words.say(f'ui-key-{action}')}" for key, action in KEYS.items())
        rest += 1 + rows_of(keys, inner, 2) + bool(self.query_one("#orders").display)
        labels = self.labels()
        longest = max((cell_len(label) for label in labels), default=0)
        facts = rows_of("\n".join(self.facts), width, height)
        board = max(map(len, self.board.lines), default=0), len(self.board.lines)
        needs = Needs(board, (longest, len(labels) + len(self.groups)), facts)
        self.query_one(Panes).share_out(width, height - rest, needs)

    def labels(self) -> list[str]:
        """Return the lines of the list while nothing is written, without their titles."""
        return [f"{each.number:>3} {each.label}" for each in flat(self.groups)]

    def settle(self) -> None:
        """Scroll to what is new in the log, and to what each player has, which stands last among the facts."""
        log = self.query_one("#log", RichLog)
        (log.scroll_home if self.from_top else log.scroll_end)(animate=False)
        self.query_one("#facts-pane", ScrollableContainer).scroll_end(animate=False)

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.show_keys()
        self.place()
        self.call_after_refresh(self.settle)

    def seat_line(self, view: View) -> Text:
        """Return who sits where, with scores, mark for the viewer and for who is due."""
        line = Text()
        for seat in range(len(self.session.names)):
            you = f" ({self.words.say('ui-you')})" if seat == view.seat else ""
            due = f" {self.words.say('ui-due')}" if seat in view.to_act else ""
            style = "bold" if seat in view.to_act else ""
            line.append(f"{self.session.label(seat)}{you}: {view.scores[seat]}{due}", style)
            line.append("   ")
        line.right_crop(3)
        return line

    def list_choices(self) -> None:
        """List the choices that fit, by kind, and lights where they end."""
        self.kept = matching(self.groups, self.query_one(Entry).value, self.spot, self.session.describe)
        listed = self.query_one("#choices", OptionList)
        options: list[Option] = self.hint_options()
        for group in self.kept:
            if len(group.members) > 1 or len(self.kept) > 1:
                title = self.words.say("ui-choices-count", title=group.title, count=len(group.members))
                options.append(Option(Text(title, "bold underline"), disabled=True))
            options += [Option(f"{each.number:>3} {each.label}", str(each.number)) for each in group.members]
        listed.clear_options()
        listed.add_options(options)
        listed.highlighted = next((at for at, option in enumerate(options) if not option.disabled), None)
        self.draw_board()

    def hint_options(self) -> list[Option]:
        """Return the hints as lines of the list: there they take nothing from the board."""
        if not self.hints or self.query_one(Entry).value or self.spot:
            return []
        found: list[Option] = [Option(Text(self.words.say("ui-key-hint"), "bold underline"), disabled=True)]
        for hint in self.hints:
            each = next((each for each in flat(self.groups) if each.choice.action == hint.action), None)
            if each is not None:
                found.append(Option(f"{percent(hint.chance):>3} % {each.label}", f"{HINT}{each.number}"))
        return found

    def hinted(self) -> str:
        """Return what the hint under the cursor says, if there is one."""
        listed = self.query_one("#choices", OptionList)
        option = None if listed.highlighted is None else listed.get_option_at_index(listed.highlighted).id
        picked = self.numbered(option) if option and option.startswith(HINT) else None
        said = say_hints(self.session, self.hints)
        actions = [hint.action for hint in self.hints]
        return said[actions.index(picked.choice.action)] if picked and picked.choice.action in actions else ""

    def tell_picked(self) -> None:
        """Say what the choice that is typed or picked by the arrows will do, or why it is hinted at."""
        if hint := self.hinted():
            self.tell(hint)
            return
        picked = self.picked() if self.moved or self.query_one(Entry).value else None
        if picked is not None:
            self.tell(self.session.describe(picked.choice))

    def draw_board(self) -> None:
        """Draw the board with the picked choice shown on it."""
        if self.seen is None:
            return
        view = self.seen[0]
        picked = self.picked() if self.moved or self.spot or self.hints or self.query_one(Entry).value else None
        spots = picked.choice.spots if picked else ()
        self.query_one(Board).show(self.board, view, ends(self.kept), spots, self.news)

    def show_log(self) -> None:
        """Add what is new to the log, or write it anew for other eyes or another language."""
        session = self.session
        lines = session.log()
        log = self.query_one("#log", RichLog)
        viewer, language, count = self.logged
        if (viewer, language) != (session.viewer, session.language) or count > len(lines):
            log.clear()
            count = 0
        for line in lines[count:]:
            log.write(line)
            self.from_top = False
        self.logged = session.viewer, session.language, len(lines)

    def show_since(self, lines: list[str]) -> None:
        """Show what happened since the person decided: in place of the log, or above the line if that is too low."""
        panes, log = self.query_one(Panes), self.query_one("#log", RichLog)
        if not lines:
            return
        if panes.plan is not None and panes.plan.log < WORTH:
            if not self.told or not self.told[0]:
                said = partial(self.words.say, "ui-since-short", count=len(lines))
                last = fitting(lines[::-1], SINCE * (self.size.width - 2) - len(said(last="")))
                self.tell(said(last=" ".join(reversed(last))))
            return
        log.clear()
        for line in (Text(self.words.say("ui-since"), "bold"), *lines):
            log.write(line, scroll_end=False)
        self.from_top = True
        self.call_after_refresh(self.settle)

    def show_orders(self) -> None:
        """Say when the person at the machine is asked out of turn, and how often he was passed for instead."""
        session, words = self.session, self.words
        line = self.query_one("#orders", Static)
        line.display = session.orders is not None
        if session.orders is not None:
            count = len(session.standing.passed[session.viewer])
            passed = words.say("ui-orders-count", count=count) if count else ""
            line.update(f"[@click=screen.orders]F7 {say_orders(session.orders, words)}[/]  {passed}")

    def show_keys(self) -> None:
        """Name the keys; each name can be clicked."""
        names = {key: self.words.say(f"ui-key-{action}") for key, action in KEYS.items()}
        between = "  " if len("  ".join(f"{key} {name}" for key, name in names.items())) <= self.size.width - 2 else " "
        parts = [f"[@click=screen.{KEYS[key]}][b]{key}[/b] {name}[/]" for key, name in names.items()]
        self.query_one("#keys", Static).update(between.join(parts))

    # Looking up

    def action_rules(self) -> None:
        page = rule_page(self.session.game, self.words)
        self.app.push_screen(rule_reader(self.words, page, self.last_rule))

    def action_log(self) -> None:
        self.app.push_screen(text_reader(self.words, self.words.say("ui-log"), self.session.log(), at_end=True))

    def action_language(self) -> None:
        session = self.session
        languages = session.game.languages
        session.language = languages[(languages.index(session.language) + 1) % len(languages)]
        self.words = session.words
        self.show_all()
        self.tell(self.words.say("ui-language"))

    def action_scroll(self, pane: str, columns: int, lines: int) -> None:
        self.query_one(pane, ScrollableContainer).scroll_relative(columns, lines, animate=False, force=True)

    def action_zoom(self) -> None:
        """Give the board the whole screen, or take it back; the arrows move a board that was zoomed in on."""
        panes = self.query_one(Panes)
        panes.zoomed = not panes.zoomed
        self.tell(self.words.say("ui-zoomed") if panes.zoomed else "")
        self.place()
        self.call_after_refresh(self.draw_board)

    def action_theme(self) -> None:
        """Change between a dark and a light background."""
        self.app.theme = THEMES[not self.app.current_theme.dark]
        self.draw_board()

    def action_keys(self) -> None:
        """Show all keys and signs."""
        self.app.push_screen(text_reader(self.words, self.words.say("ui-keys-title"), self.overview()))

    def overview(self) -> list[str]:
        """Say what keys do and what signs mean, those of the game among them."""
        words, game = self.words, f"legend-{self.session.game.id}"
        legend = words.say(game).splitlines() if words.has(game) else []
        bots = [f"  {bot}: {words.say(f'bot-{bot}')}" for bot in sorted({s.bot for s in self.session.seats if s.bot})]
        bots = [words.say("games-bots"), *bots] if bots else []
        parts = words.say("ui-keys-all").splitlines(), words.say("ui-signs").splitlines(), legend, bots
        return [line for part in parts if part for line in (*part, "")]

    def action_board(self) -> None:
        if self.seen is not None:
            lines = [self.seat_line(self.seen[0]).plain, "", *self.seen[1].lines, "", *self.seen[1].spoken]
            self.app.push_screen(text_reader(self.words, self.words.say("ui-board"), lines))
