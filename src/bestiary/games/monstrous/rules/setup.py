"""Game Setup: locations in an X, the shared removal, decks and first hands; in a war, what the last winner swaps."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import ones
from bestiary.games.monstrous.rules.events import (
    GAME_BEGAN,
    KEPT_ALL,
    LAID,
    LEAVES,
    REMOVED,
    SPLIT,
    SWAPPED,
    TRADED,
    YOUNG_FAITH,
)
from bestiary.games.monstrous.rules.numbers import (
    ASK_IN,
    ASK_LOCATION,
    ASK_OUT,
    CORNER_X,
    CORNER_Y,
    DECK,
    HAND_AT_START,
    LOCATION_Z,
    LOCATIONS,
    MONSTER_CARDS,
    MONSTERS,
    NOBODY,
    ONE,
    PLACES,
    POSE,
    SET_DEAL,
    SET_LOCATIONS,
    SET_REMOVAL,
    SET_TRADES,
    TEAM_DECK,
    UNDERWORLD,
    YOUNG_START,
)
from bestiary.games.monstrous.rules.turn import Turns


class Setup(Turns):
    """Adds how a game is laid out."""

    def begin_match(self) -> None:
        """Sets the first game up; options and content are in place."""
        boards = self.boards()
        self.clear()
        self.total = vec[i64]([0] * boards)
        self.wins = vec[i64]([0] * boards)
        self.first = self.board_of(self.youngest - 1) if self.youngest else self.chance.below(boards)
        self.lay_out()
        self.advance()

    def lay_out(self) -> None:
        self.clear()
        if self.game > 0 and self.youngest == 0:
            self.first = (self.first + 1) % self.boards()
        self.turn = self.first
        self.final_by = NOBODY
        self.tell(GAME_BEGAN, self.game + 1, self.games)
        place: i64 = 0
        while place < PLACES:
            self.lay_location(place, self.course[self.game * PLACES + place])
            self.tell(LAID, place, self.location[place])
            place += 1
        card: i64 = 0
        while card < self.boards() * MONSTERS:
            self.place[card] = DECK
            self.holder[card] = card // MONSTERS
            card += 1

    def lay_location(self, place: i64, location: i64) -> None:
        """Lays a location: top left, top right, centre, bottom left, bottom right (M38, M66)."""
        self.location[place] = location
        at = (MONSTER_CARDS + place) * POSE
        self.poses[at] = 0 if place == 2 else -CORNER_X if place % 3 == 0 else CORNER_X
        self.poses[at + 1] = 0 if place == 2 else CORNER_Y if place < 2 else -CORNER_Y
        self.poses[at + 2] = LOCATION_Z
        self.poses[at + 3] = ONE

    def set_up_on(self) -> None:
        """Goes on with the setup until a decision is needed."""
        if self.setup == SET_LOCATIONS:
            if self.last_winner != NOBODY:
                self.put_ask(ASK_LOCATION, self.last_winner)
            else:
                self.setup = SET_REMOVAL
        elif self.setup == SET_REMOVAL:
            if not self.teams and not self.epic:
                self.remove_monsters()
            self.setup = SET_TRADES if self.may_trade() else SET_DEAL
            self.trading = 0
        elif self.setup == SET_TRADES:
            if self.trading < self.boards():
                self.put_ask(ASK_OUT, self.last_winner, self.trading)
            else:
                self.setup = SET_DEAL
        else:
            self.deal_hands()

    def may_trade(self) -> bool:
        """Tells whether the winner of the game before may trade monsters: not in teams, not without Underworlds."""
        return self.last_winner != NOBODY and not self.teams and not self.epic

    # What the winner of the game before may swap

    def is_swap(self, place: i64, location: i64) -> bool:
        """Tells whether a location from outside the scenario would take another's place."""
        other: i64 = 0
        while other < PLACES:
            if self.location[other] == location:
                return False
            other += 1
        return place < PLACES and location < LOCATIONS

    def swap_location(self, place: i64, location: i64) -> None:
        """Puts a location from outside the scenario in the place of another."""
        self.tell(SWAPPED, place, self.location[place], location)
        self.lay_location(place, location)
        self.setup = SET_REMOVAL
        self.answered()

    def trade_out(self, card: i64) -> None:
        """Takes the monster that is to leave a deck."""
        self.tell(LEAVES, self.ask_a, card % MONSTERS)
        self.put_ask(ASK_IN, self.ask_seat, self.ask_a, card)

    def trade_in(self, card: i64) -> None:
        """Trades it for one of the Underworld, which takes its place."""
        out = self.ask_b
        self.place[out] = UNDERWORLD
        self.place[card] = DECK
        self.tell(TRADED, self.ask_a, out % MONSTERS, card % MONSTERS)
        self.trading += 1
        self.answered()

    def swap_nothing(self) -> None:
        """Leaves locations, or a god's cards, as they are."""
        if self.ask == ASK_LOCATION:
            self.setup = SET_REMOVAL
            self.tell(KEPT_ALL, self.ask_seat, 0)
        else:
            self.trading += 1
            self.tell(KEPT_ALL, self.ask_seat, self.ask_a + 1)
        self.answered()

    # Cards

    def remove_monsters(self) -> None:
        """Takes as many monsters as there are gods out of every deck, the same for all."""
        removed: i64 = 0
        while ones(removed) < self.boards():
            pick = self.chance.below(MONSTERS - ones(removed))
            monster: i64 = 0
            while removed >> monster & 1 or pick > 0:
                if not removed >> monster & 1:
                    pick -= 1
                monster += 1
            removed |= i64(1) << monster
            self.tell(REMOVED, monster)
            board: i64 = 0
            while board < self.boards():
                self.place[board * MONSTERS + monster] = UNDERWORLD
                board += 1

    def split_deck(self, board: i64) -> None:
        """Gives six monsters of a team's deck, drawn at random, to its second member."""
        given: i64 = 0
        while given < TEAM_DECK:
            pick = self.chance.below(MONSTERS - given)
            card = board * MONSTERS
            while self.holder[card] != board or pick > 0:
                if self.holder[card] == board:
                    pick -= 1
                card += 1
            self.holder[card] = self.member(board, 1)
            self.tell(SPLIT, self.holder[card], card % MONSTERS)
            given += 1

    def deal_hands(self) -> None:
        """Shuffles, draws the first hands, shows the tops of the decks, and begins."""
        step: i64 = 0
        while step < self.boards():
            board = (self.first + step) % self.boards()
            if self.teams:
                self.split_deck(board)
            number: i64 = 0
            while number < self.members():
                seat = self.member(board, number)
                self.turn_up(seat, 1)
                drawn: i64 = HAND_AT_START - 1 if self.teams and board == self.first else HAND_AT_START
                while drawn > 0:
                    self.draw(seat)
                    drawn -= 1
                if self.is_young(seat):
                    self.faith[board] += YOUNG_START
                    self.tell(YOUNG_FAITH, seat, YOUNG_START)
                number += 1
            step += 1
        self.setup = SET_LOCATIONS
        self.trading = 0
        self.begin_turn()
