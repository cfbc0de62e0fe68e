"""What lies where, who holds what, and what is asked: a game at one moment, without its rules."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.state import NATURE, NOTHING, State
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.sight import Sight


class Position(State):
    """A game of Monstrous at one moment.

    A board is a god, or a team of two: its seats are the board's number and, in a team, that plus the number of teams.
    A slot is a card that is being thrown: two members of a team throw slots 0 and 1 together, a Cyclops throws slot 2.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        # What was agreed before the game
        self.scenario: i64 = 0  # its number in the option's values, n.NOBODY if it is one's own
        self.teams: i64 = 0
        self.epic: i64 = 0
        self.wars: i64 = 0
        self.young: i64 = 0  # mask of seats
        self.sunset: i64 = 0
        self.youngest: i64 = 0  # 0 if drawn, else the seat and 1
        self.skill: i64 = 0
        self.games: i64 = 1
        self.course: vec[i64] = NOTHING  # five locations for each game
        self.monster_powers: vec[i64] = NOTHING
        self.place_powers: vec[i64] = NOTHING
        self.own_traps: i64 = 0  # 1 if traps are not the shipped ones: their owner says in which order they work
        # The cards
        self.location: vec[i64] = NOTHING  # by place of the table
        self.place: vec[i64] = NOTHING  # by monster card
        self.holder: vec[i64] = NOTHING  # by monster card: whose hand or deck it is in, or was in last
        self.depth: vec[i64] = NOTHING  # by monster card: 1 on top of its deck, 2 below; 0 if nobody knows
        self.poses: vec[i64] = NOTHING  # by card * 7
        self.pairs: vec[i64] = NOTHING  # upper and lower of cards that overlap
        self.flight: vec[i64] = NOTHING  # of the last throw, as it was recorded
        self.latest: vec[i64] = NOTHING  # the cards that were thrown then
        # The gods
        self.faith: vec[i64] = NOTHING  # by board
        self.total: vec[i64] = NOTHING  # by board: points of the games that are over
        self.wins: vec[i64] = NOTHING  # by board: games won alone
        self.turns: vec[i64] = NOTHING  # by board
        # How far the match, the turn and the throw are
        self.game: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.step: i64 = n.SETUP
        self.setup: i64 = n.SET_LOCATIONS
        self.trading: i64 = 0  # the god whose deck and Underworld are traded between
        self.stage: i64 = n.NO_THROW
        self.extra: i64 = 0
        self.throws: i64 = 0  # in this turn
        self.throw_number: i64 = 0  # in the match
        self.rethrown: i64 = 0  # mask of seats that threw a card again in this turn
        self.final_by: i64 = n.NOBODY
        self.last_winner: i64 = n.NOBODY  # who alone won the game before
        self.won: i64 = 0
        # The cards being thrown, by slot
        self.thrown: vec[i64] = NOTHING
        self.thrower: vec[i64] = NOTHING
        self.side: vec[i64] = NOTHING  # meant to be up
        self.flying: vec[i64] = NOTHING  # 1 if released in the outcome that is due
        self.aims: vec[i64] = NOTHING
        self.changes: vec[i64] = NOTHING
        self.due: i64 = 0  # mask of slots still to be planned
        self.locks: i64 = 0  # mask of slots whose thrower is content
        self.kept: i64 = 0  # mask of slots that are not thrown again
        # What is being resolved
        self.pending: i64 = 0  # mask of slots to come in this step
        self.active: i64 = n.NOBODY  # the slot whose hits are the snapshot
        self.doubled: i64 = 0  # mask of slots
        self.snapshot: vec[i64] = NOTHING
        self.looked: i64 = 0  # cards of a deck that are turned up
        self.ask: i64 = n.ASK_NOTHING
        self.ask_seat: i64 = n.NOBODY
        self.ask_a: i64 = 0
        self.ask_b: i64 = 0

    def clear(self) -> None:
        """Make the columns of a game that is about to be set up."""
        boards = self.boards()
        self.location = vec[i64]([0] * n.PLACES)
        self.place = vec[i64]([0] * n.MONSTER_CARDS)
        self.holder = vec[i64]([n.NOBODY] * n.MONSTER_CARDS)
        self.depth = vec[i64]([0] * n.MONSTER_CARDS)
        self.poses = vec[i64]([0] * (n.CARDS * n.POSE))
        self.pairs = NOTHING
        self.flight = NOTHING
        self.latest = NOTHING
        self.faith = vec[i64]([0] * boards)
        self.turns = vec[i64]([0] * boards)
        self.thrown = vec[i64]([n.NOBODY] * n.SLOTS)
        self.thrower = vec[i64]([n.NOBODY] * n.SLOTS)
        self.side = vec[i64]([n.UNIQUE] * n.SLOTS)
        self.flying = vec[i64]([0] * n.SLOTS)
        self.aims = vec[i64]([0] * (n.SLOTS * n.AIM_ROW))
        self.changes = vec[i64]([0] * n.SLOTS)
        self.snapshot = NOTHING

    # Who

    def boards(self) -> i64:
        """Return how many gods or teams there are."""
        return self.seats // 2 if self.teams else self.seats

    def board_of(self, seat: i64) -> i64:
        """Return the god or team of a seat."""
        return seat % self.boards()

    def members(self) -> i64:
        """Return how many seats a board has."""
        return 2 if self.teams else 1

    def member(self, board: i64, number: i64) -> i64:
        """Return a seat of a board."""
        return board + number * self.boards()

    def is_young(self, seat: i64) -> bool:
        """Tell whether a seat is a young god's."""
        return (self.young >> seat & 1) == 1

    def to_act(self) -> i64:
        if self.over or self.ask == n.ASK_NOTHING:
            return 0
        return NATURE if self.ask == n.ASK_FLIGHT else i64(1) << self.ask_seat

    # Where cards are

    def count(self, board: i64, where: i64) -> i64:
        """Return how many of a board's monsters are somewhere."""
        found: i64 = 0
        card = board * n.MONSTERS
        while card < (board + 1) * n.MONSTERS:
            if self.place[card] == where:
                found += 1
            card += 1
        return found

    def held(self, seat: i64, where: i64) -> i64:
        """Return how many cards a seat has in its hand or deck."""
        found: i64 = 0
        card = self.board_of(seat) * n.MONSTERS
        last = card + n.MONSTERS
        while card < last:
            if self.place[card] == where and self.holder[card] == seat:
                found += 1
            card += 1
        return found

    def cards_left(self, board: i64) -> i64:
        """Return the cards that cost a point each at the end: hand, deck and Underworld."""
        return self.count(board, n.HAND) + self.count(board, n.DECK) + self.count(board, n.UNDERWORLD)

    def lying(self) -> vec[i64]:
        """Return the cards on the table in their order: monsters, then places."""
        found = vec[i64]()
        card: i64 = 0
        while card < n.MONSTER_CARDS:
            if self.place[card] == n.TABLE:
                found = append(found, card)
            card += 1
        while card < n.CARDS:
            found = append(found, card)
            card += 1
        return found

    def side_up(self, card: i64) -> i64:
        """Return which side of a lying card is up."""
        at = card * n.POSE + n.POSE_TURN
        w = self.poses[at]
        i = self.poses[at + 1]
        j = self.poses[at + 2]
        k = self.poses[at + 3]
        return n.UNIQUE if w * w + k * k >= i * i + j * j else n.COMMON

    def look(self) -> Sight:
        """Look at the table from above."""
        return Sight(self.poses, self.lying(), self.pairs)

    def lies(self, slot: i64) -> bool:
        """Tell whether the card of a slot is on the table."""
        card = self.thrown[slot]
        return card != n.NOBODY and self.place[card] == n.TABLE

    # Powers, as the content says

    def place_faith(self, place: i64) -> i64:
        """Return the Faith of the location in a place."""
        return self.place_powers[self.location[place] * n.PLACE_ROW]

    def place_power(self, place: i64) -> i64:
        """Return the operation of the location in a place."""
        return self.place_powers[self.location[place] * n.PLACE_ROW + 1]

    def place_amount(self, place: i64) -> i64:
        """Return how much the location in a place gives or takes."""
        return self.place_powers[self.location[place] * n.PLACE_ROW + 2]

    def power(self, card: i64, condition: i64) -> i64:
        """Return the operation that the side of a monster that is up has under a condition."""
        return self.monster_powers[self.power_row(card) + condition * 2]

    def amount(self, card: i64, condition: i64) -> i64:
        """Return how much it gives or takes."""
        return self.monster_powers[self.power_row(card) + condition * 2 + 1]

    def power_row(self, card: i64) -> i64:
        """Return where the powers of the side that is up stand."""
        if self.side_up(card) == n.UNIQUE:
            return card % n.MONSTERS * n.POWER_ROW
        return n.COMMON_POWER * n.POWER_ROW

    # The score

    def score(self, seat: i64) -> i64:
        board = self.board_of(seat)
        return self.total[board] if self.over else self.total[board] + self.faith[board]

    def winners(self) -> i64:
        return self.won if self.over else i64(0)

    # Small changes that many rules make

    def put_ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Ask a seat, or nature, for a decision."""
        self.ask = kind
        self.ask_seat = seat
        self.ask_a = a
        self.ask_b = b

    def answered(self) -> None:
        """Ask nothing any more."""
        self.put_ask(n.ASK_NOTHING, n.NOBODY)
