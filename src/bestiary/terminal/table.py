"""The table on the screen, as it is played: bots move, people choose, hand over, take back and leave."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input, OptionList

from bestiary.bots.bot import BotFailed
from bestiary.core.aims import Decision
from bestiary.core.errors import BadNotation, BestiaryError, CannotUndo, Refused
from bestiary.core.optional.answers import Answers
from bestiary.core.optional.sights import BadSight, Sights
from bestiary.terminal.aiming import TARGET, AimingTableau
from bestiary.terminal.board import Board
from bestiary.terminal.choices import flat, matching
from bestiary.terminal.dialogs import End, HandOver, Leave
from bestiary.terminal.digest import Since, fitting
from bestiary.terminal.ending import end_rows, result
from bestiary.terminal.entry import Entry
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.ordering import Ordering
from bestiary.terminal.panes import Panes
from bestiary.terminal.session import NoHints, Session
from bestiary.terminal.speech import say_misread, say_refusal, why_not
from bestiary.terminal.tableau import SINCE

ZOOMED_STEPS = {"cursor_up": -2, "cursor_down": 2, "page_up": -10, "page_down": 10, "first": -999, "last": 999}
PAUSE = 0.25  # seconds after a bot's decision, so that it can be followed


class TableScreen(AimingTableau):
    """A screen that plays one session."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3,ctrl+z", "undo", show=False),
        Binding("f6", "hint", show=False),
        Binding("f7", "orders", show=False),
        Binding("f10,ctrl+q", "quit", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]

    class Left(Message):
        """The news that the player leaves."""

    class Again(Message):
        """The news that the same players want another game."""

    def __init__(self, session: Session, opponents: Opponents, pause: float = PAUSE) -> None:
        super().__init__(session)
        self.opponents = opponents
        self.pause = pause
        self.hurry = asyncio.Event()
        self.paused = False  # whether each decision of the others waits for a key
        self.since = Since(session)

    def on_mount(self) -> None:
        super().on_mount()
        self.advance()

    # Going on

    @work(exclusive=True)
    async def advance(self) -> None:
        """Let bots decide until a person is due or the game is over."""
        session = self.session
        while not session.over:
            if session.in_the_air:
                await self.land()
                continue
            due = session.due()
            assert due is not None
            if session.is_person(due):
                if session.hand_over_due() and await self.hand_over(due):
                    continue
                session.take_over()
                self.keep()
                self.hurry.clear()
                self.news = self.since.spots()
                if self.told == (self.words.say("hint-none"), True):
                    self.tell("")  # it is no longer so
                self.show_all()
                self.show_since(self.since.lines())
                return
            action = await self.opponents.decide_aside(session, due)
            if not self.query(Entry):
                return  # the app was left while the bot was thinking
            session.play(due, action)
            self.show_all()
            if self.opponents.failure is not None:
                reason = self.opponents.failure
                self.tell(self.words.say("ui-bot-failed", name=session.names[due], reason=reason), bad=True)
            # Whoever is next already sees his choices: what he picks meanwhile must not be laid out anew.
            if session.due() != session.viewer:
                await self.breathe()
        self.keep()
        self.show_all()
        await self.finish()

    async def land(self) -> None:
        """Wait for what is in the air, and show where it landed."""
        session = self.session
        told = len(session.match.log)
        own = bool(session.match.moves) and session.match.moves[-1].seat in session.people
        self.say_prompt_line(self.words.say("ui-in-the-air"))
        await self.opponents.land_aside(session)
        if not self.query(Entry):
            return  # the app was left while it flew
        if self.pause:
            await self.show_flight(self.hurry)
        self.show_all()
        if (reason := self.opponents.supplier.failure) is not None:
            self.tell(self.words.say("ui-nature-failed", reason=reason), bad=True)
        if own and self.pause:
            self.tell(" ".join(fitting(session.news(told), SINCE * (self.size.width - 2))))
            await self.wait("ui-landed")
            self.tell("")
        else:
            await self.breathe()

    async def wait(self, message: str) -> None:
        """Wait for a key, and say so."""
        self.hurry.clear()
        self.say_prompt_line(self.words.say(message))
        await self.hurry.wait()
        self.hurry.clear()

    async def breathe(self) -> None:
        """Wait a moment, unless the player is in a hurry; if he pauses, until he wants to see the next step."""
        if self.paused:
            await self.wait("ui-paused")
            return
        # Not wait_for: until Python 3.12 it could swallow that a decision made meanwhile has ended this loop.
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pause):
                await self.hurry.wait()

    async def hand_over(self, due: int) -> bool:
        """Cover the table until the next person is there; True if a decision was taken back instead."""
        session = self.session
        last = session.last_person
        can = last < session.spectator and session.match.can_undo(last)
        self.show_all()
        name = session.names[last] if can else None
        again = await self.app.push_screen_wait(HandOver(self.words, session.names[due], name, 2 * self.pause))
        if again:
            session.undo(last, self.words)
        return again

    async def finish(self) -> None:
        """Show the result until the player has chosen what now."""
        # Looking back takes modules that a start should not wait for.
        from bestiary.terminal.analysing import Analysing
        from bestiary.terminal.reel import Reel
        from bestiary.terminal.replay import ReplayScreen

        session, words = self.session, self.words
        while True:
            end = End(words, result(session), end_rows(session), str(session.path))
            answer = await self.app.push_screen_wait(end)
            if answer == "replay":
                await self.app.push_screen_wait(ReplayScreen(Reel(session.match.record()), words, 0))
            elif answer == "analyse":
                reel = Reel(session.match.record())
                await self.app.push_screen_wait(Analysing(reel, words, session.where()["file"]))
            else:
                break
        if answer == "board":
            self.query_one(Entry).commands["r"] = "again"
        else:
            self.post_message(self.Again() if answer == "rematch" else self.Left())

    def keep(self) -> None:
        """Write the game to its file; say so if that fails."""
        try:
            self.session.save()
        except BestiaryError as error:
            self.tell(str(error), bad=True)

    # Deciding

    def on_entry_decided(self, event: Entry.Decided) -> None:
        """Play what was written, or the choice that is picked."""
        text = event.text
        session = self.session
        if session.over:
            self.advance()
            return
        if text.casefold() in ("u", "undo"):
            self.action_undo()
            return
        seat = session.due()
        if seat is None or seat != session.viewer:
            self.hurry.set()
            return
        if not text and self.sight is not None and not self.hints:
            self.let_go()
            return
        picked = self.picked()
        wanted = text.casefold()
        exact = (each for each in flat(self.groups) if wanted in (each.choice.notation.casefold(), str(each.number)))
        if (written := next(exact, None)) is not None:
            self.play(seat, written.choice.action)
        elif picked is not None and (not text or self.moved or len(flat(self.kept)) == 1):
            self.play(seat, picked.choice.action)
        elif text:
            self.play_text(seat, text)

    def play_text(self, seat: int, text: str) -> None:
        """Play a decision in notation, or say which rule forbids it or what would be right."""
        session, words = self.session, self.words
        try:
            decision = session.read(seat, text)
        except BadNotation as error:
            if isinstance(error, BadSight):
                self.tell(str(error), bad=True)
                return
            fitting = len(flat(self.kept))
            refused = why_not(session.game, session.match.state.blind(seat), seat, text, words)
            if fitting > 1:
                self.tell(words.say("ui-ambiguous", count=fitting, text=text), bad=True)
            elif refused is not None:
                self.refuse(refused)
            else:
                self.tell(say_misread(error, text, session.view().choices, words), bad=True)
            return
        self.play(seat, decision)

    def let_go(self) -> None:
        game, session = self.session.game, self.session
        if self.sight is not None and isinstance(game, Sights) and session.due() == session.viewer:
            self.play(session.viewer, game.aim_along(self.sight))

    def play(self, seat: int, decision: Decision) -> None:
        """Play a decision and go on."""
        try:
            self.session.play(seat, decision)
        except Refused as error:
            self.refuse(error)
            return
        except BestiaryError as error:
            self.tell(str(error), bad=True)
            return
        self.since.decided()
        self.news = frozenset()
        self.clear()
        self.show_all()
        self.advance()

    def refuse(self, error: Refused) -> None:
        """Say which rule forbids it, and how to read that rule."""
        self.last_rule = error.rule
        said = say_refusal(self.session.game, error, self.words)
        self.tell(f"{said} {self.words.say('ui-refused-more')}", bad=True)

    def action_again(self) -> None:
        self.post_message(self.Again())

    # Choosing

    def on_input_changed(self, event: Input.Changed) -> None:
        self.moved = False
        self.news = frozenset()
        self.tell("")
        self.list_choices()
        if event.value and self.follow_words(event.value):
            return
        if event.value and self.groups and not flat(self.kept):
            self.tell(self.words.say("ui-no-choice", text=event.value))

    def on_entry_stepped(self, event: Entry.Stepped) -> None:
        """Move the cursor in the list of choices."""
        if self.query_one(Panes).zoomed:
            self.action_scroll("#board-pane", 0, ZOOMED_STEPS.get(event.how, 0))
            return
        self.moved = True
        self.news = frozenset()
        getattr(self.query_one("#choices", OptionList), f"action_{event.how}")()

    def on_option_list_option_highlighted(self) -> None:
        self.draw_board()
        self.tell_picked()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play a choice that was clicked."""
        if (event.option.id or "").startswith(TARGET):
            self.sight = self.targets[int((event.option.id or "").removeprefix(TARGET))].sight
            self.let_go()
            return
        each = self.numbered(event.option.id)
        if each is not None and self.session.due() == self.session.viewer:
            self.play(self.session.viewer, each.choice.action)

    def on_board_spot_clicked(self, event: Board.SpotClicked) -> None:
        """Keep the choices that end on the clicked spot; a second click plays the only one."""
        ending = flat(matching(self.groups, "", event.spot))
        if not ending:
            self.clear()
            return
        if self.spot == event.spot and len(flat(self.kept)) == 1 and len(ending) == 1:
            self.play(self.session.viewer, ending[0].choice.action)
            return
        self.query_one(Entry).value = ""
        self.spot = event.spot
        self.list_choices()
        self.tell(self.words.say("ui-choices-here", spot=event.spot))

    # Keys

    def on_entry_commanded(self, event: Entry.Commanded) -> None:
        getattr(self, f"action_{event.command}")()

    def action_undo(self) -> None:
        session = self.session
        self.query_one(Entry).value = ""
        try:
            if session.viewer == session.spectator:
                return
            session.undo(session.viewer, self.words)
        except CannotUndo as error:
            self.call_after_refresh(self.tell, str(error), bad=True)
            return
        self.clear()
        self.show_all()
        self.call_after_refresh(self.tell, self.words.say("ui-undone"))
        self.advance()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        session = self.session
        moves = len(session.match.moves)
        self.tell(self.words.say("hint-thinking"))
        try:
            hints = await self.opponents.advise_aside(session)
        except NoHints as error:
            self.tell(str(error), bad=True)
            return
        except BotFailed as error:
            self.tell(self.words.say("hint-failed", reason=str(error)), bad=True)
            return
        if len(session.match.moves) == moves and self.query(Entry):
            self.clear()
            self.hints = hints
            self.list_choices()
            self.call_after_refresh(self.tell_picked)

    @work(exclusive=True, group="orders")
    async def action_orders(self) -> None:
        session = self.session
        if session.over or session.orders is None:
            self.tell(self.words.say("ui-orders-none" if not isinstance(session.game, Answers) else "ui-orders-whose"))
            return
        given = await self.app.push_screen_wait(Ordering(self.words, session.game, session.orders))
        moves = len(session.match.moves)
        if given is not None and not session.over:
            session.order(given)
        self.show_all()
        if len(session.match.moves) != moves:
            self.clear()
            self.advance()

    def action_clear(self) -> None:
        self.clear()
        self.list_choices()

    def action_hurry(self) -> None:
        self.hurry.set()

    def action_pause(self) -> None:
        """Let each decision of the others wait for a key, or no longer."""
        self.paused = not self.paused
        self.hurry.set()

    @work
    async def action_quit(self) -> None:
        if self.session.over or await self.app.push_screen_wait(Leave(self.words, str(self.session.path))):
            self.post_message(self.Left())
