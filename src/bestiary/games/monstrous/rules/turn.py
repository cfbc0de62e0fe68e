"""Throw Steps 6 and 7, the end of a game, its score, and who wins a match of several games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules.events import (
    COUNTED,
    GAME_TIED,
    GAME_WON,
    LAPSED,
    LAST_TURNS,
    MOST_ON_TROY,
    NOBODY_ON_TROY,
    SCORED,
    SUNSET,
    TURN_BEGAN,
    WON,
)
from bestiary.games.monstrous.rules.numbers import (
    DECK,
    HAND,
    MONSTERS,
    MOST_AT_END,
    MOST_THROWS,
    NOBODY,
    PLACES,
    SET_LOCATIONS,
    SETUP,
    STEP_DRAW,
    STEP_THROW,
    TABLE,
    UNDERWORLD,
)
from bestiary.games.monstrous.rules.places import Places


class Turns(Places):
    """Adds turns and the end."""

    def lay_out(self) -> None:
        """Lays the next game's locations and cards out."""
        raise NotImplementedError

    def begin_turn(self) -> None:
        """Begins the turn of a god or team."""
        self.step = STEP_THROW
        self.extra = 0
        self.throws = 0
        self.rethrown = 0
        self.tell(TURN_BEGAN, self.turn, self.turns[self.turn] + 1)

    def extra_step(self) -> None:
        """Uses a throw that was gained, as long as there are cards to throw (M23, M46)."""
        if self.extra > 0 and self.throws < MOST_THROWS and self.count(self.turn, HAND) > 0:
            self.extra -= 1
            self.step = STEP_THROW
            self.begin_extra_throw()
        else:
            self.begin_step(STEP_DRAW)

    def draw_step(self) -> None:
        """Draws a card each and passes the turn on; then looks whether the game ends (M25, M45, M63)."""
        if self.extra > 0:
            self.tell(LAPSED, self.turn, self.extra)
            self.extra = 0
        number: i64 = 0
        while number < self.members():
            self.draw(self.member(self.turn, number))
            number += 1
        self.turns[self.turn] += 1
        self.tell_scores()
        empty = self.count(self.turn, HAND) == 0 and self.count(self.turn, DECK) == 0
        following = (self.turn + 1) % self.boards()
        if (self.teams and empty) or following == self.final_by:
            self.end_game()
        elif self.sunset > 0 and self.all_took(self.sunset):
            self.tell(SUNSET, self.sunset)
            self.end_game()
        else:
            if empty and self.final_by == NOBODY and not self.is_sunset_round():
                self.final_by = self.turn
                self.tell(LAST_TURNS, self.turn)
            self.pass_on(following)

    def is_sunset_round(self) -> bool:
        """Tells whether the turn that ends is of the round after which the sun sets: it has no last turns (M45)."""
        return self.sunset > 0 and self.turns[self.turn] >= self.sunset

    def tell_scores(self) -> None:
        """Tells everyone's points, so that nobody else has to count them."""
        seat: i64 = 0
        while seat < self.seats:
            self.tell(SCORED, seat, self.score(seat))
            seat += 1

    def pass_on(self, following: i64) -> None:
        self.turn = following
        self.begin_turn()

    def all_took(self, turns: i64) -> bool:
        """Tells whether every god has taken so many turns."""
        taken = self.turns[0]
        for each in self.turns:
            taken = min(taken, each)
        return taken >= turns

    # The end of a game

    def end_game(self) -> None:
        """Scores a game, and begins the next one of a war or ends the match."""
        self.clear_throw()
        self.extra = 0
        self.score_troy()
        points = vec[i64]([0] * self.boards())
        board: i64 = 0
        while board < self.boards():
            left = self.cards_left(board)
            points[board] = self.faith[board] - left
            self.total[board] += points[board]
            self.tell(COUNTED, board, self.faith[board], left, points[board])
            board += 1
        best = self.best_of(points)
        if is_one(best):
            self.last_winner = bit_of(best)
            self.wins[self.last_winner] += 1
            self.tell(GAME_WON, self.last_winner, self.game + 1)
        else:
            self.last_winner = NOBODY
            self.tell(GAME_TIED, self.game + 1)
        self.game += 1
        if self.game < self.games:
            self.step = SETUP
            self.setup = SET_LOCATIONS
            self.lay_out()
            self.tell_scores()
        else:
            self.end_match(best)

    def score_troy(self) -> None:
        """Gives Faith to whoever has most monsters on Troy, alone (M26)."""
        place: i64 = 0
        while place < PLACES:
            if self.place_power(place) == MOST_AT_END:
                counts = vec[i64]([0] * self.boards())
                for card in self.monsters_at(place):
                    counts[card // MONSTERS] += 1
                most = highest(counts)
                if is_one(most) and counts[bit_of(most)] > 0:
                    board = bit_of(most)
                    self.faith[board] += self.place_amount(place)
                    self.tell(MOST_ON_TROY, board, self.place_amount(place))
                else:
                    self.tell(NOBODY_ON_TROY)
            place += 1

    def best_of(self, points: vec[i64]) -> i64:
        """Returns the gods who win a game: most points, most monsters on locations, fewest in the Underworld (M28)."""
        best = highest(points)
        if not is_one(best):
            best = self.among(best, self.standing())
        if not is_one(best):
            graves = vec[i64]([0] * self.boards())
            board: i64 = 0
            while board < self.boards():
                graves[board] = -self.count(board, UNDERWORLD)
                board += 1
            best = self.among(best, graves)
        return best

    def standing(self) -> vec[i64]:
        """Returns how many monsters of each god hit a location, each counted once (M54)."""
        counts = vec[i64]([0] * self.boards())
        board: i64 = 0
        while board < self.boards():
            card = board * MONSTERS
            while card < (board + 1) * MONSTERS:
                if self.place[card] == TABLE and self.hits_any_place(card):
                    counts[board] += 1
                card += 1
            board += 1
        return counts

    def among(self, boards: i64, values: vec[i64]) -> i64:
        """Returns those of some gods whose value is highest."""
        low = values[0]
        for value in values:
            low = min(low, value)
        cut = values[:]
        board: i64 = 0
        while board < self.boards():
            if not boards >> board & 1:
                cut[board] = low - 1
            board += 1
        return highest(cut)

    def end_match(self, best: i64) -> None:
        """Ends the match: a single game goes to its winners, a war to most points in all, then to more games won."""
        if self.games > 1:
            best = highest(self.total)
            if not is_one(best):
                best = self.among(best, self.wins)
        self.over = True
        self.tell_scores()
        self.won = 0
        seat: i64 = 0
        while seat < self.seats:
            if best >> self.board_of(seat) & 1:
                self.won |= i64(1) << seat
                self.tell(WON, seat, self.score(seat))
            seat += 1


def highest(values: vec[i64]) -> i64:
    """Returns the mask of the places that hold the highest value."""
    most = values[0]
    for value in values:
        most = max(most, value)
    mask: i64 = 0
    i: i64 = 0
    while i < len(values):
        if values[i] == most:
            mask |= i64(1) << i
        i += 1
    return mask


def is_one(mask: i64) -> bool:
    """Tells whether exactly one bit is set."""
    return mask != 0 and mask & (mask - 1) == 0


def bit_of(mask: i64) -> i64:
    """Returns the number of the only bit that is set."""
    bit: i64 = 0
    while mask > 1:
        mask >>= 1
        bit += 1
    return bit
