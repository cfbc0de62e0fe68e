"""The contract every game's state fulfils, written for the compiler and readable without it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from bestiary.core.chance import NO_CHANCE, Chance
from bestiary.core.columns import copy_columns, observe_columns
from bestiary.core.errors import refuse, refuse_action
from bestiary.core.log import EVERYONE, Log

HIDDEN: Final[i64] = -1  # what a blind state holds in a cell that its seat may not know
NATURE: Final[i64] = 1 << 30  # the bit in to_act() for an outcome that comes from outside the rules
MOST_LEGAL: Final[i64] = 4096  # the room a buffer for legal actions must have
UNSEEN: Final[i64] = -1  # what an action looks like to a seat that sees nothing of it
LOOKS: Final[i64] = 4096  # what one seat can be seen to do: its actions and, from the last of them on, anything else
FRAME: Final[i64] = 4  # a frame: kind and three arguments

# Refusals that need no game. A game's own rule numbers stay below 1000.
OVER: Final[i64] = 1001
NOT_ASKED: Final[i64] = 1002
UNKNOWN_ACTION: Final[i64] = 1003

# What `dir()` and completion offer of a state.
CALLED: Final = (
    *("seats", "over", "chance", "log", "to_act", "actors", "legal", "legal_moves", "mask", "refusal", "aim_refusal"),
    *("play", "aim", "clone", "blind", "fill", "resample", "score", "terms", "winners", "observe"),
    *("svg", "_repr_html_"),
)

NOTHING: Final[vec[i64]] = vec[i64]()
SCRATCH: Final[vec[i64]] = vec[i64]([0] * MOST_LEGAL)


def ones(mask: i64) -> i64:
    """Count the bits that are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game at one moment; a subclass is a game's rules.

    A subclass assigns all its attributes in `__init__(seats)`, which makes a cheap blank, and keeps them as int, bool
    or `vec[i64]`: packing, comparing and the secrecy checks work on the attributes themselves.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.over: bool = False
        self.revealed: i64 = 0  # how often a front was shown to a seat that did not know it
        self.frames: vec[i64] = NOTHING
        self.chance: Chance = NO_CHANCE
        self.log: Log | None = None

    # Who owes, and what

    def to_act(self) -> i64:
        """Return the mask of seats that owe a decision, or NATURE, or 0 when the game is over."""
        raise NotImplementedError

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's legal actions into `out` in ascending order and return how many there are."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> i64:
        """Return the number of the rule that forbids the action, or 0 if it is allowed."""
        raise NotImplementedError

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Tell whether an action of a seat that is asked fails the condition of one rule, whatever else forbids it.

        A game that declares `conditions` brings it: its refusal cites the first condition of the kind that is broken.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def apply_nature(self, outcome: vec[i64]) -> None:
        """Take in an outcome that was computed outside, after checking that it can be one."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action if it is allowed; otherwise raise `Refused` with the rule and change nothing."""
        rule = self.refusal(seat, action)
        if rule != 0:
            refuse_action(self, rule, seat, action)
        self.apply(seat, action)

    # Aims: decisions by a row of numbers; a game that has none refuses all

    def aim_refusal(self, seat: i64, numbers: vec[i64]) -> i64:
        """Return the number of the rule that forbids an aim, or 0 if it is allowed."""
        return UNKNOWN_ACTION

    def apply_aim(self, seat: i64, numbers: vec[i64]) -> None:
        """Carry out an aim that is known to be allowed."""
        raise NotImplementedError

    def aim(self, seat: i64, numbers: vec[i64]) -> None:
        """Carry out an aim if it is allowed; otherwise raise `Refused` with the rule and change nothing."""
        rule = self.aim_refusal(seat, numbers)
        if rule != 0:
            refuse(self, rule)
        self.apply_aim(seat, numbers)

    def legal(self, seat: i64) -> list[int]:
        """Return the seat's legal actions in ascending order; none if it owes no decision."""
        if seat < 0 or seat >= self.seats or not self.to_act() >> seat & 1:
            return []
        return list(SCRATCH[: self.legal_into(seat, SCRATCH)])

    def general_refusal(self, seat: i64, action: i64, actions: i64) -> i64:
        """Return the refusal that holds in every game, or 0: over, not asked, no such action."""
        if action < 0 or action >= actions:
            return UNKNOWN_ACTION
        if self.over:
            return OVER
        if seat < 0 or seat >= self.seats or not self.to_act() >> seat & 1:
            return NOT_ASKED
        return 0

    # Copies, and what a seat may know

    def clone(self) -> State:
        """Copy the game without its chance source and log; compiled rules copy their columns by name, for speed."""
        twin = type(self)(self.seats)
        copy_columns(self, twin)
        return twin

    def copy_to(self, twin: State) -> None:
        """Copy what every game has; a subclass's clone() calls it."""
        twin.over = self.over
        twin.revealed = self.revealed
        twin.frames = self.frames[:]

    def blind(self, seat: i64) -> State:
        """Copy what the seat may know, by default everything; `seat == seats` is the spectator."""
        return self.clone()

    def fill(self, chance: Chance) -> None:
        """Turn this blind state into a full one, uniformly over what fits; by default nothing was hidden."""
        return

    def resample(self, seat: i64, chance: Chance) -> State:
        """Return a full state that the seat could not tell from this one."""
        twin = self.blind(seat)
        twin.fill(chance)
        return twin

    def shown_as(self, seat: i64, action: i64, observer: i64) -> i64:
        """Return what an action that a seat is about to take looks like to an observer, UNSEEN if it sees nothing.

        It is who * LOOKS + what, the same number for all that look alike. Of its own action a seat is shown only what
        it learns besides. Seats that owe at once all choose before any of this is asked, so what everybody sees with
        the last answer may be shown with each.
        """
        return UNSEEN if observer == seat else seat * LOOKS + action

    # What a position is worth, and how it ended

    def score(self, seat: i64) -> i64:
        """Return the seat's points as the game counts them."""
        raise NotImplementedError

    def winners(self) -> i64:
        """Return the mask of the seats that won; 0 while the game runs or if it was cut short."""
        raise NotImplementedError

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's score terms in declared order and return how many there are: by default score, victory."""
        out[0] = self.score(seat)
        out[1] = self.winners() >> seat & 1
        return 2

    def terms(self, seat: i64) -> list[int]:
        """Return the seat's score terms in declared order."""
        return list(SCRATCH[: self.terms_into(seat, SCRATCH)])

    def chances_into(self, out: vec[i64]) -> bool:
        """Write every seat's chance to win, in millionths; False where a game can't tell more than its terms do."""
        return False

    # Buffers for learning: new ones each time, since a stored observation must not change later

    def observe(self, seat: i64) -> vec[i32]:
        """Return what the seat knows as a row of numbers of the declared width, seats counted from the observer.

        By default it is the seat and all columns of its blind state, as they are.
        """
        return observe_columns(self, seat)

    def mask(self, seat: i64, actions: i64) -> vec[u8]:
        """Return a row of 0 and 1 over all actions, 1 where the seat may act so now."""
        row = vec[u8]([0] * actions)
        if seat < 0 or seat >= self.seats or not self.to_act() >> seat & 1:
            return row
        count = self.legal_into(seat, SCRATCH)
        i: i64 = 0
        while i < count:
            row[SCRATCH[i]] = 1
            i += 1
        return row

    # Frames: decisions inside a decision, as integers, so that they can be copied at any moment

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a pending decision on top."""
        frames = self.frames
        frames = append(frames, kind)
        frames = append(frames, a)
        frames = append(frames, b)
        self.frames = append(frames, c)

    def pop(self) -> None:
        """Take the topmost pending decision away."""
        self.frames = self.frames[: len(self.frames) - FRAME]

    def top(self) -> i64:
        """Return the kind of the topmost pending decision, or 0."""
        size = len(self.frames)
        return self.frames[size - FRAME] if size else i64(0)

    def top_value(self, which: i64) -> i64:
        """Return argument 1, 2 or 3 of the topmost pending decision."""
        return self.frames[len(self.frames) - FRAME + which]

    def set_top(self, which: i64, value: i64) -> None:
        """Change argument 1, 2 or 3 of the topmost pending decision."""
        self.frames[len(self.frames) - FRAME + which] = value

    # What happened

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event that everyone may read."""
        log = self.log
        if log is not None:
            log.put(kind, EVERYONE, a, b, c, d)

    def tell_to(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event that the seats of a mask may read."""
        log = self.log
        if log is not None:
            log.put(kind, audience, a, b, c, d)

    def tell_all(self, audience: i64, kind: i64, values: vec[i64]) -> None:
        """Log an event with more than four arguments."""
        log = self.log
        if log is not None:
            log.put_all(kind, audience, values)

    def tell_count(self, counted: i64, won: i64) -> None:
        """Log every seat's score, and then those of the winners."""
        seat: i64 = 0
        while seat < self.seats:
            self.tell(counted, seat, self.score(seat))
            seat += 1
        winners = self.winners()
        seat = 0
        while seat < self.seats:
            if winners >> seat & 1:
                self.tell(won, seat, self.score(seat))
            seat += 1

    # For people who look at a state

    def actors(self) -> list[int]:
        """Return the seats that owe a decision: none where nature owes an outcome, or when the game is over."""
        mask = self.to_act()
        return [] if mask == NATURE else [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal_moves(self, seat: i64) -> list[str]:
        """Return what the seat may do, as texts that `Match.play_text` and `Game.parse` take."""
        from bestiary.core.registry import game_of

        game = game_of(self)
        return [game.notation(self, action) for action in self.legal(seat)]

    def __repr__(self) -> str:
        from bestiary.core.registry import game_of

        mask = self.to_act()
        owing = ", ".join([str(seat) for seat in self.actors()])
        doing = "nature owes an outcome" if mask == NATURE else f"asked: {owing}" if mask else "over"
        return f"<{game_of(self).id}, {self.seats} players, {doing}>"

    def __str__(self) -> str:
        from bestiary.core.registry import game_of

        game = game_of(self)
        return "\n".join(game.draw(game.view_of(self, self.seats), game.words()).lines)

    def __dir__(self) -> list[str]:
        """List what a caller may want; columns and what only rules call are reached by name all the same."""
        return sorted(CALLED)

    def _repr_html_(self) -> str:
        """Return the board as everyone sees it, for a notebook's cell."""
        return self.svg()

    def svg(self, seat: i64 = -1) -> str:
        """Return a picture of the board as a seat sees it, or as everyone does."""
        from bestiary.core.picture import svg_of
        from bestiary.core.registry import game_of

        game = game_of(self)
        view = game.view_of(self, self.seats if seat < 0 else seat)
        return svg_of(view, game.draw(view, game.words()))

    # Python's own copies keep the source: an environment that is copied goes on as the original would

    def __deepcopy__(self, memo: object) -> State:
        twin = self.clone()
        twin.chance = self.chance.fork()
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from bestiary.core.pack import pack, unpack_with

        return unpack_with, (pack(self), self.chance)
