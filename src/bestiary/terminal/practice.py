"""Practice in lines: throws that count for nothing, from the hand to where the card comes to rest."""

from __future__ import annotations

import os

from bestiary.core.chance import KEY_BYTES
from bestiary.core.errors import BadNotation, Refused
from bestiary.core.game import Game
from bestiary.core.optional.sights import BadSight
from bestiary.table.practice import SEAT, Practice
from bestiary.terminal.choices import flat, grouped, matching
from bestiary.terminal.lines import Left, Lines
from bestiary.terminal.speech import game_words, say_misread, say_prompt, say_refusal
from bestiary.terminal.targets import say_aim, say_targets
from bestiary.workers.nature import Supplier

FEW = 6  # choices of a kind that are listed one by one


class PlainPractice:
    """One person who throws until he leaves."""

    def __init__(self, game: Game, supplier: Supplier, language: str = "en", lines: Lines | None = None) -> None:
        self.words = game_words(game, language)
        self.supplier = supplier
        self.lines = lines or Lines()
        self.practice = Practice(game)
        self.game = game

    def run(self) -> None:
        """Practise until the player leaves or the input ends."""
        self.lines.tell(self.words.say("ui-practice-help"))
        self.tell_table()
        try:
            while True:
                self.tell_choices()
                self.answer(self.lines.ask(self.words.say("ui-practice-prompt")))
        except EOFError:
            self.lines.tell(self.words.say("ui-plain-end-of-input"))
        except (Left, KeyboardInterrupt):
            self.lines.tell()

    def answer(self, text: str) -> None:
        """Do what was written."""
        choices = self.practice.view().choices
        if text in ("quit", "q"):
            raise Left
        if text == "gather":
            self.practice = Practice(self.game)
            self.tell_table()
        elif text == "back":
            self.practice.lay_out()
        elif text == "help":
            self.lines.tell(self.words.say("ui-practice-help"))
        elif text == "list":
            self.list_choices()
        elif text.startswith("what "):
            self.tell_what(text.removeprefix("what ").strip())
        elif text == "say":
            for sentence in self.game.draw(self.practice.view(), self.words).spoken:
                self.lines.tell(sentence)
        elif text.isdecimal():
            if 1 <= int(text) <= len(choices):
                self.decide(choices[int(text) - 1].notation)
            else:
                self.lines.tell(self.words.say("ui-plain-no-number", number=int(text), count=len(choices)))
        elif text:
            self.decide(text)

    def decide(self, text: str) -> None:
        """Carry a decision out; once a card is in the air it lands, and that is told."""
        practice = self.practice
        try:
            practice.decide(practice.read(text, self.words))
        except Refused as error:
            self.lines.tell(say_refusal(self.game, error, self.words))
        except BadNotation as error:
            if isinstance(error, BadSight):
                self.lines.tell(str(error))
                return
            self.lines.tell(say_misread(error, text, practice.view().choices, self.words))
        if practice.in_the_air:
            practice.land(self.supplier.outcome(practice.demand(), os.urandom(KEY_BYTES)))
            name = self.words.say("seat-name", number=1)
            for event in practice.events():
                self.lines.tell(self.game.say_event(event, [name] * practice.state.seats, self.words))
            self.tell_table()
            practice.lay_out()

    def tell_table(self) -> None:
        """Show the table."""
        for line in self.game.draw(self.practice.view(), self.words).lines:
            self.lines.tell(line.rstrip())

    def list_choices(self) -> None:
        """List all that may be chosen, one a line."""
        for each in flat(grouped(self.practice.view(), self.words)):
            self.lines.tell(f"{each.number}: {each.label}")

    def tell_what(self, text: str) -> None:
        """Say what choices will do: one by its number, or those that fit."""
        if said := say_aim(self.game, self.practice.state, SEAT, text, self.words):
            self.lines.tell(said)
            return
        view = self.practice.view()
        fitting = flat(matching(grouped(view, self.words), text))
        for each in [each for each in fitting if text == str(each.number)] or fitting:
            self.lines.tell(f"{each.number}: {self.game.describe(view, each.choice, self.words)}")
        if not fitting:
            self.lines.tell(self.words.say("ui-no-choice", text=text))

    def tell_choices(self) -> None:
        """Say what is asked, and list what may be chosen."""
        view = self.practice.view()
        self.lines.tell(say_prompt(view, self.words))
        for line in say_targets(self.game, self.practice.state, SEAT, self.words):
            self.lines.tell(line)
        for group in grouped(view, self.words):
            shown = [f"{each.number}: {each.label}" for each in group.members]
            self.lines.tell("; ".join(shown if len(shown) <= FEW else [shown[0], "…", shown[-1]]))
