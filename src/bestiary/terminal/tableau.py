"""The table on the screen, as it looks: board, choices, log, seats, facts and the line to write on."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.events import Resize
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from bestiary.core.view import Drawing, View
from bestiary.terminal.board import Board
from bestiary.terminal.choices import Group, Numbered, ends, flat, grouped, matching
from bestiary.terminal.drawing import split
from bestiary.terminal.entry import Entry
from bestiary.terminal.rooms import Room, rule_reader, text_reader
from bestiary.terminal.session import Session
from bestiary.terminal.speech import number_of, rule_page, say_prompt
from bestiary.terminal.standing import say_orders

KEYS = {"F1": "rules", "F2": "log", "F3": "undo", "F4": "language", "F5": "board", "F6": "hint", "F10": "quit"}


class Tableau(Room[None]):
    """Shows a session as the person at the machine may see it, and what can be looked up."""

    AUTO_FOCUS = "#entry"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False),
        Binding("f2", "log", show=False),
        Binding("f4", "language", show=False),
        Binding("f5", "board", show=False),
        Binding("ctrl+up", "scroll('#board-pane', -1)", show=False, priority=True),
        Binding("ctrl+down", "scroll('#board-pane', 1)", show=False, priority=True),
        Binding("shift+up", "scroll('#facts-pane', -1)", show=False, priority=True),
        Binding("shift+down", "scroll('#facts-pane', 1)", show=False, priority=True),
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
        self.told: tuple[str, bool] | None = None

    def furnish(self) -> ComposeResult:
        yield Static(id="seats", classes="bar", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with ScrollableContainer(id="board-pane", can_focus=False):
                    yield Board()
                yield RichLog(id="log", wrap=True, min_width=20, max_lines=400)
            yield OptionList(id="choices", markup=False, compact=True)
        with ScrollableContainer(id="facts-pane", can_focus=False):
            yield Static(id="facts", markup=False)
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
        """Returns the choice under the cursor."""
        listed = self.query_one("#choices", OptionList)
        if listed.highlighted is None:
            return None
        name = listed.get_option_at_index(listed.highlighted).id
        return next((each for each in flat(self.kept) if str(each.number) == name), None)

    # Showing

    def clear(self) -> None:
        """Forgets what was typed and clicked."""
        self.spot = None
        self.moved = False
        self.last_rule = ""
        self.query_one(Entry).value = ""
        self.tell("")

    def tell(self, sentence: str, *, bad: bool = False) -> None:
        """Shows a sentence above the line to write on."""
        if (sentence, bad) == self.told:
            return
        self.told = sentence, bad
        line = self.query_one("#message", Static)
        line.update(sentence)
        line.display = bool(sentence)
        self.call_after_refresh(self.settle)
        line.set_class(bad, "bad")

    def say_prompt_line(self, sentence: str) -> None:
        self.query_one("#prompt", Static).update(sentence)

    def show_all(self) -> None:
        """Shows the session as the person at the machine may see it."""
        session, words = self.session, self.words
        view = session.view()
        whole = session.game.draw(view, words)
        board, facts = split(whole)
        self.seen = view, whole
        self.board = board
        self.query_one("#facts", Static).update("\n".join(facts))
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
        self.list_choices()
        self.show_log()
        self.show_orders()
        self.show_keys()

    def settle(self) -> None:
        """Scrolls to what is new in the log, and to what each player has, which stands last among the facts."""
        self.query_one("#log", RichLog).scroll_end(animate=False)
        self.query_one("#facts-pane", ScrollableContainer).scroll_end(animate=False)

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self.settle)

    def seat_line(self, view: View) -> Text:
        """Returns who sits where, with scores, marks for the viewer and for who is due."""
        line = Text()
        for seat, name in enumerate(self.session.names):
            you = f" ({self.words.say('ui-you')})" if seat == view.seat else ""
            due = f" {self.words.say('ui-due')}" if seat in view.to_act else ""
            style = "bold" if seat in view.to_act else ""
            line.append(f"{number_of(seat, name, self.words)}{name}{you} {view.scores[seat]}{due}", style)
            line.append("   ")
        return line

    def list_choices(self) -> None:
        """Lists the choices that fit, by kind, and lights where they end."""
        self.kept = matching(self.groups, self.query_one(Entry).value, self.spot)
        listed = self.query_one("#choices", OptionList)
        options: list[Option] = []
        for group in self.kept:
            if len(group.members) > 1 or len(self.kept) > 1:
                title = self.words.say("ui-choices-count", title=group.title, count=len(group.members))
                options.append(Option(Text(title, "bold underline"), disabled=True))
            options += [Option(f"{each.number:>3} {each.label}", str(each.number)) for each in group.members]
        listed.clear_options()
        listed.add_options(options)
        listed.highlighted = next((at for at, option in enumerate(options) if not option.disabled), None)
        self.draw_board()

    def tell_picked(self) -> None:
        """Says what the choice that is typed or picked by the arrows will do."""
        picked = self.picked() if self.moved or self.query_one(Entry).value else None
        if picked is not None:
            self.tell(self.session.describe(picked.choice))

    def draw_board(self) -> None:
        """Draws the board with the picked choice shown on it."""
        if self.seen is None:
            return
        view = self.seen[0]
        picked = self.picked() if self.moved or self.spot or self.query_one(Entry).value else None
        self.query_one(Board).show(self.board, view, ends(self.kept), picked.choice.spots if picked else ())

    def show_log(self) -> None:
        """Adds what is new to the log, or writes it anew for other eyes or another language."""
        session = self.session
        lines = session.log()
        log = self.query_one("#log", RichLog)
        viewer, language, count = self.logged
        if (viewer, language) != (session.viewer, session.language) or count > len(lines):
            log.clear()
            count = 0
        for line in lines[count:]:
            log.write(line)
        self.logged = session.viewer, session.language, len(lines)

    def show_orders(self) -> None:
        """Says when the person at the machine is asked out of turn, and how often he was passed for instead."""
        session, words = self.session, self.words
        line = self.query_one("#orders", Static)
        line.display = session.orders is not None
        if session.orders is not None:
            count = len(session.standing.passed[session.viewer])
            passed = words.say("ui-orders-count", count=count) if count else ""
            line.update(f"[@click=screen.orders]F7 {say_orders(session.orders, words)}[/]  {passed}")

    def show_keys(self) -> None:
        """Names the keys; each name can be clicked."""
        parts = [
            f"[@click=screen.{action}]{key} {self.words.say(f'ui-key-{action}')}[/]" for key, action in KEYS.items()
        ]
        self.query_one("#keys", Static).update("  ".join(parts))

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

    def action_scroll(self, pane: str, lines: int) -> None:
        self.query_one(pane, ScrollableContainer).scroll_relative(y=lines, animate=False)

    def action_board(self) -> None:
        if self.seen is not None:
            lines = [self.seat_line(self.seen[0]).plain, "", *self.seen[1].lines, "", *self.seen[1].spoken]
            self.app.push_screen(text_reader(self.words, self.words.say("ui-board"), lines))
