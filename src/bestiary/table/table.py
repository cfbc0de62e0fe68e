"""A seated match in memory: it decides who may do what, keeps sealed answers and clocks, and tells each seat its part.

It does no input or output, and its time comes from outside. Each change is an `Entry`; the same entries make the same
table and the same messages again, which is how a table outlives the process that serves it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

from bestiary.core.aims import Decision, read_decision, refusal_of
from bestiary.core.errors import BadSeats
from bestiary.core.game import Game, Rule, bits
from bestiary.core.nature import outcome_key
from bestiary.core.optional.answers import Answers
from bestiary.core.optional.grounds import cite
from bestiary.core.pack import pack
from bestiary.core.registry import get
from bestiary.core.state import NATURE
from bestiary.table.clock import ClockSetting
from bestiary.table.entries import Abandon, Aim, GiveOrders, Outcome, Play, Rename, Rest, Say, StandIn, TakeBack, Talk
from bestiary.table.errors import TableRefusal, ended
from bestiary.table.ledger import Ledger
from bestiary.table.pad import simultaneous
from bestiary.table.phrases import clean_line, is_phrase
from bestiary.table.round import Round
from bestiary.table.seats import FALLBACK_BOT, Seat, check_bot, check_seat, clean_name, person
from bestiary.table.setup import Setup, milliseconds

LONGEST_LINE = 500
LONGEST_ID = 64
MASK62 = (1 << 62) - 1
UNKNOWN = -1


class Thought(NamedTuple):
    """A decision that a bot owes: all it may know, and the seed of its chance."""

    seat: int
    bot: str
    blind: bytes
    seed: int
    ticket: tuple[int, int, str]  # what must not have changed when its answer comes


class Due(NamedTuple):
    """An outcome that nature owes: the state as it stands, and the key of this outcome's chance alone."""

    state: bytes
    key: bytes
    ticket: int  # what must not have changed when it comes


class Table(Ledger):
    """One game with people and bots at its seats."""

    @classmethod
    def open(
        cls,
        game: str | Game,
        seats: Sequence[Seat | str],
        *,
        options: Mapping[str, str] | None = None,
        clock: ClockSetting | None = None,
        key: bytes | None = None,
        made: Round | None = None,
        hints: bool = False,
        strangers: bool = False,
        talk: bool = True,
        now: Callable[[], int] = milliseconds,
    ) -> Table:
        """Open a table; a seat is a name, or made by `person` or `bot`. The key is `made` by a round or drawn."""
        found = get(game) if isinstance(game, str) else game
        if len(seats) not in found.seats:
            raise BadSeats(f"{found.id} is played by {', '.join(map(str, found.seats))} players, not {len(seats)}")
        seated = [person(seat) if isinstance(seat, str) else seat for seat in seats]
        # A game that may never end needs somebody who can tire of it.
        complete = found.complete_ending if all(seat.bot for seat in seated) else found.complete
        setup = Setup(
            game=found.id,
            rules_version=found.rules_version,
            content=found.content_hash,
            seats=seated,
            options=complete(options or {}),
            clock=(clock or ClockSetting()).check(),
            key=made.key() if made else key or os.urandom(32),
            number=made.number if made else b"",
            shares=made.shares() if made else [],
            left_out=made.left_out if made else [],
            at=now(),
            hints=hints,
            strangers=strangers,
            talk=talk,
        )
        return cls(setup, now)

    # What people do. A request with an id that was carried out before has no second effect, and returns False.

    def play(self, seat: int, decision: Decision | str, id: str = "") -> bool:  # noqa: A002 - the protocol's word
        """Carry out a decision or put it on the pad, or raise `Refused`; an aim is given by its numbers."""
        if self._repeated(seat, id):
            return False
        self._check_open(seat)
        if isinstance(decision, str):
            decision = read_decision(self.game, self.blind(seat), decision)
        if isinstance(decision, int):
            # Compiled rules take no larger numbers.
            action = decision if 0 <= decision < self.game.actions else UNKNOWN
            self.accept(Play(at=self.now(), by=seat, id=id, seat=seat, action=action))
        else:
            self.accept(Aim(at=self.now(), by=seat, id=id, seat=seat, numbers=list(decision)))
        return True

    def why_not(self, seat: int, decision: Decision | str) -> Rule | None:
        """Return the rule that forbids a decision now, or nothing if it is allowed; changes nothing."""
        check_seat(self.seats, seat)
        blind = self.blind(seat)
        if isinstance(decision, str):
            decision = read_decision(self.game, blind, decision)
        number = refusal_of(blind, self.game, seat, decision)
        return cite(self.game, blind, seat, decision, number) if number else None

    def undo(self, seat: int, id: str = "") -> bool:  # noqa: A002
        """Take the seat's last decision back, or raise `CannotUndo`."""
        if self._repeated(seat, id):
            return False
        self._check_open(seat)
        self.accept(TakeBack(at=self.now(), by=seat, id=id, seat=seat))
        return True

    def say(self, by: int, text: str, id: str = "") -> bool:  # noqa: A002
        """Say something to everyone; spectators say it from the seat after the last."""
        if self._repeated(by, id):
            return False
        text = clean_line(text)
        if not text or len(text) > LONGEST_LINE:
            raise TableRefusal("bad-value", f"a line of chat has 1 to {LONGEST_LINE} signs, not {len(text)}")
        if self.setup.strangers and by == len(self.seats):
            raise TableRefusal("spectator", "at a table for everybody, those who look on can't write to the seated")
        if not self.talk and not is_phrase(text):
            raise TableRefusal("phrases", "this table's host has not allowed free chat yet: choose a phrase")
        self.accept(Say(at=self.now(), by=by, id=id, text=text))
        return True

    def let_talk(self, free: bool, by: int = -1, id: str = "") -> bool:  # noqa: A002
        """Allow people to write what they like, or ready-made phrases alone."""
        if self._repeated(by, id):
            return False
        self.accept(Talk(at=self.now(), by=by, id=id, free=free))
        return True

    def rename(self, seat: int, name: str, id: str = "") -> bool:  # noqa: A002
        """Give the seat another name."""
        check_seat(self.seats, seat)
        if self._repeated(seat, id):
            return False
        self.accept(Rename(at=self.now(), by=seat, id=id, seat=seat, name=clean_name(name)))
        return True

    def give_orders(self, seat: int, ask: Sequence[str], until_turn: bool = False, id: str = "") -> bool:  # noqa: A002
        """Say at which kinds of moments the seat wants to be asked; at others the table passes for it."""
        check_seat(self.seats, seat)
        if self._repeated(seat, id):
            return False
        if self.over:
            raise ended()
        orders = self.orders[seat]
        if orders is None:
            raise TableRefusal("bad-value", "nobody is asked out of turn in this game: there is nothing to order")
        orders.given(ask, until_turn)  # raises for a kind that does not exist
        self.accept(GiveOrders(at=self.now(), by=seat, id=id, seat=seat, ask=list(ask), until_turn=until_turn))
        return True

    # Leavers, and the end

    def stand_in(self, seat: int, name: str = FALLBACK_BOT, by: int = -1, id: str = "") -> bool:  # noqa: A002
        """Let a bot play for a person who left; what he had begun and nobody has seen yet is struck."""
        if self._repeated(by, id):
            return False
        if check_seat(self.seats, seat).bot:
            raise TableRefusal("is-bot", "a bot already plays this seat")
        if self.over:
            raise ended()
        self.accept(StandIn(at=self.now(), by=by, id=id, seat=seat, bot=check_bot(name), afresh=True))
        return True

    def back(self, seat: int, id: str = "") -> bool:  # noqa: A002
        """Hand a seat back to its person; there is nothing to do if nobody stands in."""
        found = check_seat(self.seats, seat)
        if self._repeated(seat, id) or not found.stand_in or self.over:
            return False
        if found.out_of_time:
            raise TableRefusal("out-of-time", "your time has run out: a bot plays this seat to the end")
        self.accept(StandIn(at=self.now(), by=seat, id=id, seat=seat, bot=""))
        return True

    def abandon(self, by: int = -1, id: str = "") -> bool:  # noqa: A002
        """End a game that nobody will finish, and reveal the key."""
        if self._repeated(by, id):
            return False
        if self.over:
            raise ended()
        self.accept(Abandon(at=self.now(), by=by, id=id))
        return True

    def rest_clock(self, began: int, ended: int) -> None:
        """Leave a time out in which nobody served the table, if its clock has not left it out already."""
        clock = self.clock
        if (
            clock.setting.kind != "none"
            and clock.asked
            and not self.over
            and clock.rested < ended
            and clock.since < ended
        ):
            self.accept(Rest(at=self.now(), began=began, ended=ended))

    def tick(self) -> bool:
        """Put a bot in the place of everyone whose time is over; tell whether there was one."""
        now = self.now()
        late = [seat for seat, deadline in self._deadlines() if deadline <= now]
        for seat in late:
            self.accept(StandIn(at=now, seat=seat, bot=FALLBACK_BOT, clock=True, afresh=True))
        return bool(late)

    def deadline(self) -> int | None:
        """Return when `tick` has next something to do."""
        return min((deadline for _, deadline in self._deadlines()), default=None)

    def check_over(self) -> None:
        """Refuse a rematch as long as this game goes on."""
        if not self.over:
            raise TableRefusal("not-over", "a rematch follows when this game is over")

    def rematch(self, made: Round | None = None) -> Table:
        """Open another table for the same people, bots and options."""
        self.check_over()
        seats = [Seat(name=seat.name, bot=seat.bot, colour=seat.colour) for seat in self.seats]
        setup = self.setup
        return Table.open(
            self.game,
            seats,
            options=setup.options,
            clock=setup.clock,
            hints=setup.hints,
            made=made,
            strangers=setup.strangers,
            talk=self.talk,
            now=self.now,
        )

    # What bots and nature do

    def due(self) -> list[Thought]:
        """Return the decisions that bots owe now."""
        if self.over:
            return []
        return [
            self._thought(seat, found.player)
            for seat, found in enumerate(self.seats)
            if found.player and self.owes(seat)
        ]

    @property
    def sealed(self) -> bool:
        """Tell whether the time at which a seat answers now could tell others something about its cards."""
        return simultaneous(self.match.state) or bool(self.moment)

    def completes(self, seat: int, action: int) -> bool:
        """Tell whether an answer of the seat is whole with this action."""
        if not simultaneous(self.match.state):
            return True
        draft = self.pad.at(self.match.state, seat).clone()
        draft.apply(seat, action)
        mask = draft.to_act()
        return mask == NATURE or not mask >> seat & 1

    @property
    def hints(self) -> bool:
        """Tell whether people may ask for hints: all have agreed, or there is nobody else to agree."""
        return self.setup.hints or sum(not seat.bot for seat in self.setup.seats) == 1

    def advice(self, seat: int, bot: str) -> Thought:
        """Return what a bot is to think about so that a person gets a hint; the same moment gives the same hint."""
        self._check_open(seat)
        if not self.hints:
            raise TableRefusal("no-hints", "hints are for tables at which all have agreed on them before the game")
        if not self.owes(seat):
            raise TableRefusal("not-due", "you have nothing to decide now: ask when it is your turn")
        return self._thought(seat, bot)

    def _thought(self, seat: int, bot: str) -> Thought:
        ticket = self._ticket(seat)
        digest = blake2b(repr(ticket).encode() + bytes([seat]), key=self.setup.key, person=b"bestiary bots")
        seed = int.from_bytes(digest.digest()[:8], "big") & MASK62
        return Thought(seat, bot, pack(self.blind(seat)), seed, ticket)

    def decide(self, thought: Thought, action: int) -> bool:
        """Carry out a bot's decision; do nothing if the moment it was made for has passed."""
        if self.over or not self.owes(thought.seat) or self._ticket(thought.seat) != thought.ticket:
            return False
        self.accept(Play(at=self.now(), seat=thought.seat, action=action))
        return True

    def can_pass(self, thought: Thought) -> bool:
        """Tell whether a bot is asked for an answer out of turn, which it may leave out."""
        game, state = self.game, self.match.state
        return isinstance(game, Answers) and bool(self.moment) and not state.refusal(thought.seat, game.passing(state))

    @property
    def answerable(self) -> bool:
        """Tell whether anybody who is asked at the open moment might hold an answer, by what everybody knows."""
        game, state = self.game, self.match.state
        if not isinstance(game, Answers) or not self.moment:
            return True
        seen = state.blind(state.seats)
        return any(game.can_answer(seen, seat) for seat in bits(state.to_act()))

    def pass_instead(self, thought: Thought) -> bool:
        """Pass for a bot that did not answer in time, whatever it has begun to answer; not if the moment is over."""
        seat, game = thought.seat, self.game
        if self.over or not self.owes(seat) or self._ticket(seat) != thought.ticket or not self.can_pass(thought):
            return False
        assert isinstance(game, Answers)
        while self.pad.answers.get(seat):
            self.accept(TakeBack(at=self.now(), by=seat, seat=seat))
        self.accept(Play(at=self.now(), seat=seat, action=game.passing(self.match.state)))
        return True

    def nature_due(self) -> Due | None:
        """Return what is needed to compute the outcome that nature owes now, if it does."""
        if self.over or self.match.state.to_act() != NATURE:
            return None
        return Due(pack(self.match.state), outcome_key(self.setup.key, self.match.outcomes), self.decided)

    def land(self, due: Due, outcome: Sequence[int]) -> bool:
        """Take in a computed outcome; do nothing if the moment it was computed for has passed."""
        if self.over or self.decided != due.ticket or self.match.state.to_act() != NATURE:
            return False
        self.nature(outcome)
        return True

    def nature(self, outcome: Sequence[int]) -> None:
        """Take in an outcome that was computed outside."""
        self.accept(Outcome(at=self.now(), values=list(outcome)))

    def _deadlines(self) -> list[tuple[int, int]]:
        if self.clock.setting.kind == "none":
            return []
        found = []
        for seat in bits(self._asked()):
            deadline = self.clock.deadline(seat)
            if deadline is not None and not self.seats[seat].player and self.owes(seat):
                found.append((seat, deadline))
        return found

    def _ticket(self, seat: int) -> tuple[int, int, str]:
        return self.decided, len(self.pad.answers.get(seat, ())), self.seats[seat].player

    def _check_open(self, seat: int) -> None:
        check_seat(self.seats, seat)
        if self.over:
            raise ended()
        if self.seats[seat].player:
            raise TableRefusal("stood-in", "a bot plays this seat; take it back first")

    def _repeated(self, by: int, id: str) -> bool:  # noqa: A002
        if not -1 <= by <= len(self.seats):
            raise BadSeats(f"this table has seats 0 to {len(self.seats) - 1}, not {by}")
        if len(id) > LONGEST_ID:
            raise TableRefusal("bad-value", f"the id of a request has at most {LONGEST_ID} signs, not {len(id)}")
        return bool(id) and id in self.ids[by]
