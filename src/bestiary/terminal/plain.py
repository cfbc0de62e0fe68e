"""The line mode: no cursor control, one question at a time, readable aloud and drivable by a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable

from bestiary.bots.bot import BotFailed
from bestiary.core.errors import BadNotation, CannotUndo, Refused
from bestiary.core.optional.answers import Answers
from bestiary.core.optional.practice import Practice
from bestiary.core.optional.sights import BadSight
from bestiary.core.words import LANGUAGES
from bestiary.terminal.aloud import news
from bestiary.terminal.choices import Group, flat, grouped, matching
from bestiary.terminal.digest import digest
from bestiary.terminal.drawing import split
from bestiary.terminal.hints import say_hints
from bestiary.terminal.lines import Left, Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.rulebook import plain_text, search
from bestiary.terminal.session import NoHints, Session
from bestiary.terminal.speech import rule_page, say_misread, say_prompt, say_refusal, say_winners, why_not
from bestiary.terminal.standing import BadOrders, list_orders, read_orders, say_orders, say_passed
from bestiary.terminal.targets import say_aim, say_targets

FOLD_ABOVE = 20  # so many choices are listed one a line
FOLD_GROUP = 6  # of more, kinds with more members are told as a range
LAST_LINES = 20


class PlainTable:
    """One session, played line by line."""

    def __init__(self, session: Session, opponents: Opponents, lines: Lines | None = None) -> None:
        self.session = session
        self.opponents = opponents
        self.lines = lines or Lines()
        self.told = 0  # events
        self.left: dict[int, int] = {}  # by person: how many events there were when he last decided
        self.said: list[str] = []  # sentences about the position that were said last

    def run(self) -> None:
        """Play until the game is over, the player leaves or the input ends; the game is saved in any case."""
        session, words = self.session, self.session.words
        self.lines.tell(words.say("title"))
        self.tell_help()
        if isinstance(session.game, Practice) and not session.match.moves:
            self.lines.tell(words.say("ui-practice-offer", game=session.game.id))
        try:
            self._play()
        except EOFError:
            self.lines.tell(session.words.say("ui-plain-end-of-input"))
        except (Left, KeyboardInterrupt):
            self.lines.tell()
        finally:
            session.save()
            try:
                self.lines.tell(session.words.say("ui-recorded" if session.over else "ui-saved", **session.where()))
            except BrokenPipeError:
                # Nobody reads the output any more; whoever sees the errors is told that nothing is lost.
                print(session.words.say("ui-saved", **session.where()), file=sys.stderr)

    def _play(self) -> None:
        session = self.session
        shown = -1  # to whom the board was told in this turn
        told: set[int] = set()  # who has been told a board: what happened since is news
        while not session.over:
            if session.in_the_air:
                self.opponents.land(session)
                if self.opponents.supplier.failure is not None:
                    self.lines.tell(session.words.say("ui-nature-failed", reason=self.opponents.supplier.failure))
                continue
            due = session.due()
            assert due is not None
            if not session.is_person(due):
                shown = -1
                session.play(due, self.opponents.decide(session, due))
                if self.opponents.failure is not None:
                    reason, name = self.opponents.failure, session.names[due]
                    self.lines.tell(session.words.say("ui-bot-failed", name=name, reason=reason))
                continue
            if session.hand_over_due():
                self._tell_news()
                self.lines.turn_away()
                self.lines.ask(session.words.say("ui-plain-handover", name=session.names[due]))
                session.take_over()
                self._tell_since(due)
            session.take_over()
            session.save()
            self._tell_news()
            if passed := say_passed(session.standing.passed[due], session.words):
                self.lines.tell(passed)
            if due != shown and due in told and session.is_out_of_turn(due):
                self._tell_facts()
            elif due != shown:
                self.tell_board()
            told.add(due)
            shown = due
            self._tell_choices()
            self._decide(due)
        self._tell_news()
        self._tell_end()

    # Deciding

    def _decide(self, seat: int) -> None:
        moves = len(self.session.match.moves)
        while len(self.session.match.moves) == moves:
            name = self.session.names[seat]
            self._answer(seat, self.lines.ask(self.session.words.say("ui-plain-prompt", name=name)))
        self.left[seat] = len(self.session.match.log)

    def _answer(self, seat: int, text: str) -> None:
        command, _, rest = text.partition(" ")
        written = {choice.notation.casefold(): choice.action for choice in self.session.view().choices}
        if (action := written.get(text.casefold())) is not None:
            self.session.play(seat, action)
        elif text.isdecimal():
            self._play_number(seat, int(text))
        elif command in COMMANDS and (not rest or command in WITH_MORE):
            COMMANDS[command](self, rest.strip())
        elif text.startswith("?"):
            self.tell_rules(text[1:].strip())
        elif text:
            self._play_text(seat, text)
        else:
            self._tell_choices()

    def _play_number(self, seat: int, number: int) -> None:
        choices = self.session.view().choices
        if not 1 <= number <= len(choices):
            words = self.session.words
            self.lines.tell(words.say("ui-plain-no-number", number=number, count=len(choices)))
            return
        self.session.play(seat, choices[number - 1].action)

    def _play_text(self, seat: int, text: str) -> None:
        session, words = self.session, self.session.words
        try:
            session.play_text(seat, text)
        except Refused as error:
            self.lines.tell(say_refusal(session.game, error, words))
        except BadNotation as error:
            fitting = flat(matching(grouped(session.view(), words), text, told=session.describe))
            refused = why_not(session.game, session.match.state.blind(seat), seat, text, words)
            if isinstance(error, BadSight):
                self.lines.tell(str(error))
            elif len(fitting) == 1:
                session.play(seat, fitting[0].choice.action)
            elif not fitting and refused is not None:
                self.lines.tell(say_refusal(session.game, refused, words))
            else:
                self.lines.tell(say_misread(error, text, session.view().choices, words))

    # Telling

    def _tell_news(self) -> None:
        for line in self.session.news(self.told):
            self.lines.tell(line)
        self.told = len(self.session.match.log)

    def _tell_since(self, seat: int) -> None:
        """Tell a person who comes to the machine what the others did since he was there."""
        start = self.left.get(seat)
        lines = digest(self.session.news(start), self.session.names) if start is not None else []
        if lines:
            self.lines.tell(self.session.words.say("ui-since"))
        for line in lines:
            self.lines.tell(line)

    def tell_board(self, _rest: str = "") -> None:
        session, words = self.session, self.session.words
        if self.lines.spoken:
            self._say_changes()
            return
        view = session.view()
        players = [
            words.say("ui-plain-player", name=session.label(seat), score=view.scores[seat])
            for seat in range(len(session.names))
        ]
        self.lines.tell()
        for line in session.drawing().lines:
            self.lines.tell(line.rstrip())
        self.lines.tell(words.say("ui-plain-players", players="; ".join(players)))

    def _say_changes(self) -> None:
        """Say what of the position was not said before: all of it at first, then what changed."""
        spoken = self.session.drawing().spoken
        for sentence in news(self.said, spoken):
            self.lines.tell(sentence)
        self.said = spoken

    def _tell_facts(self) -> None:
        """Tell what is to be known for an answer out of turn, without the board."""
        if self.lines.spoken:
            self._say_changes()
            return
        for line in split(self.session.drawing())[1]:
            self.lines.tell(line.rstrip())

    def _tell_choices(self, _rest: str = "") -> None:
        session, words = self.session, self.session.words
        view = session.view()
        self.lines.tell(say_prompt(view, words))
        for line in say_targets(session.game, session.match.state.blind(session.viewer), session.viewer, words):
            self.lines.tell(line)
        groups = grouped(view, words)
        fold = len(view.choices) > FOLD_ABOVE
        for group in groups:
            if fold and len(group.members) > FOLD_GROUP:
                first, last = group.members[0], group.members[-1]
                folded = words.say(
                    "ui-plain-folded", first=first.number, last=last.number, title=group.title, kind=group.kind,
                    count=len(group.members), **{"from": first.label, "to": last.label},
                )  # fmt: skip
                self.lines.tell(folded)
            else:
                self._tell_group(group)

    def _tell_group(self, group: Group) -> None:
        for each in group.members:
            self.lines.tell(f"{each.number}: {each.label}")

    def _tell_end(self) -> None:
        session, words = self.session, self.session.words
        self.tell_board()
        self.lines.tell(say_winners(session.winners(), words))
        for place, (_, name, score, _) in enumerate(session.standings(), 1):
            self.lines.tell(words.say("ui-end-row", place=place, name=name, score=score))

    # Commands

    def list_choices(self, kind: str) -> None:
        words = self.session.words
        groups = grouped(self.session.view(), words)
        chosen = [group for group in groups if not kind or kind in (group.kind, group.title.casefold())]
        if not chosen:
            kinds = ", ".join(group.kind for group in groups)
            self.lines.tell(words.say("ui-plain-no-list", kind=kind, kinds=kinds))
        for group in chosen:
            self._tell_group(group)

    def say_board(self, _rest: str) -> None:
        """Say the position in sentences."""
        drawing = self.session.drawing()
        self.said = drawing.spoken
        for sentence in drawing.spoken or drawing.lines:
            self.lines.tell(sentence)

    def tell_log(self, rest: str) -> None:
        log = self.session.log()
        for line in log if rest == "all" else log[-LAST_LINES:]:
            self.lines.tell(line)

    def undo(self, _rest: str) -> None:
        session = self.session
        self.said = []
        try:
            session.undo(session.viewer, session.words)
        except CannotUndo as error:
            self.lines.tell(str(error))
            return
        self.told = len(session.match.log)
        self.lines.tell(session.words.say("ui-undone"))
        self.tell_board()
        self._tell_choices()

    def tell_hints(self, _rest: str) -> None:
        session = self.session
        try:
            for line in say_hints(session, self.opponents.advise(session)):
                self.lines.tell(line)
        except NoHints as error:
            self.lines.tell(str(error))
        except BotFailed as error:
            self.lines.tell(session.words.say("hint-failed", reason=str(error)))

    def order(self, text: str) -> None:
        session, words = self.session, self.session.words
        if session.orders is None:
            self.lines.tell(words.say("ui-orders-none"))
        elif not text:
            for line in list_orders(session.orders, words):
                self.lines.tell(line)
        else:
            try:
                orders = read_orders(session.game, session.orders, text)
            except BadOrders as error:
                self.lines.tell(words.say("ui-orders-unknown", word=error.word, known=error.known))
                return
            self.lines.tell(f"{say_orders(orders, words)}.")
            session.order(orders)

    def tell_what(self, text: str) -> None:
        """Say what choices will do: one by its number, or those that fit."""
        session, words = self.session, self.session.words
        if said := say_aim(session.game, session.match.state.blind(session.viewer), session.viewer, text, words):
            self.lines.tell(said)
            return
        fitting = flat(matching(grouped(session.view(), words), text))
        exact = [each for each in fitting if text in (str(each.number), each.choice.notation)]
        for each in exact or fitting:
            said = session.describe(each.choice)
            self.lines.tell(f"{each.number}: {said or each.label}")
        if not fitting:
            self.lines.tell(words.say("ui-no-choice", text=text))

    def tell_rules(self, text: str) -> None:
        words = self.session.words
        found = search(rule_page(self.session.game, words), text)
        self.lines.tell(plain_text(found) if found else words.say("ui-rules-none", text=text))

    def speak(self, language: str) -> None:
        if language not in LANGUAGES:
            self.lines.tell(", ".join(LANGUAGES))
            return
        self.session.language = language
        self.lines.tell(self.session.words.say("ui-language"))

    def tell_help(self, _rest: str = "") -> None:
        words, legend = self.session.words, f"legend-{self.session.game.id}"
        self.lines.tell(words.say("ui-plain-help"))
        if words.has(legend) and not self.lines.spoken:
            self.lines.tell(words.say(legend))
        if isinstance(self.session.game, Answers):
            self.lines.tell(self.session.words.say("ui-plain-orders"))

    def leave(self, _rest: str) -> None:
        raise Left


WITH_MORE = ("list", "log", "orders", "rules", "language", "what")  # with a word more, others may be moves
COMMANDS: dict[str, Callable[[PlainTable, str], None]] = {
    "list": PlainTable.list_choices,
    "board": PlainTable.tell_board,
    "hand": PlainTable.tell_board,
    "what": PlainTable.tell_what,
    "say": PlainTable.say_board,
    "log": PlainTable.tell_log,
    "undo": PlainTable.undo,
    "u": PlainTable.undo,
    "hint": PlainTable.tell_hints,
    "orders": PlainTable.order,
    "rules": PlainTable.tell_rules,
    "language": PlainTable.speak,
    "help": PlainTable.tell_help,
    "quit": PlainTable.leave,
    "q": PlainTable.leave,
}
