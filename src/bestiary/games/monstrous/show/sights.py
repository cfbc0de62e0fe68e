"""Aiming in a terminal: targets by name, a crosshair on the drawn table, chances in words, and a flight in signs."""

from __future__ import annotations

from abc import abstractmethod
from base64 import b64decode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bestiary.core.optional.sights import BadSight, Mark, Sight, Sights, Target
from bestiary.core.view import View
from bestiary.core.words import LANGUAGES, Words
from bestiary.games.monstrous.notation.actions import card_name
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import footprint
from bestiary.games.monstrous.show.grid import GRID, HALF_X, HALF_Y, cell_at, column_of, row_of, sign_at
from bestiary.games.monstrous.show.spots import MONSTERS, PLACES_FROM
from bestiary.games.monstrous.show.view import MonstrousView
from bestiary.games.monstrous.state import Monstrous

STEPS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 2), "down": (0, -2)}  # one sign of the drawing
SIDEWAYS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # from a card's middle towards south, east, north, west
BESIDE: Final = 12_000  # micrometres between a card and one that lies beside it
CROSS, SPREAD, FLYING, PASSED = "╋", ":", "◆", "•"
LIKELY: Final = 3  # cards that are named with their chances
FRAMES: Final = 8


def name_of(state: Monstrous, card: int, words: Words) -> str:
    """Name a card that lies on the table."""
    if card >= PLACES_FROM:
        return words.say(f"location-{int(state.location[card - PLACES_FROM])}")
    letter = n.SEAT_LETTERS[card // MONSTERS]
    return words.say("text-owned", letter=letter, monster=words.say(f"monster-{card % MONSTERS}"))


def written(state: Monstrous, card: int) -> str:
    """Return how a card is written in moves."""
    return n.LOCATION_NAMES[state.location[card - PLACES_FROM]] if card >= PLACES_FROM else card_name(card)


def middle(state: Monstrous, card: int) -> tuple[int, int]:
    """Return where the middle of a card lies."""
    at = card * int(n.POSE)
    return int(state.poses[at]), int(state.poses[at + 1])


def manner_of(sight: Sight) -> int:
    """Return side and technique as the rules number them."""
    return sight.side * int(n.TECHNIQUES) + sight.manner


def aim_along(sight: Sight) -> list[int]:
    """Return the eight numbers of a throw straight across from a side."""
    from bestiary.games.monstrous.physics.landings import aim_at

    return aim_at(sight.x, sight.y, manner_of(sight))


class MonstrousSights(Sights[Monstrous]):
    """How Monstrous is aimed by words and by a crosshair."""

    @abstractmethod
    def words(self, language: str = "en") -> Words:
        """Return the game's words in a language."""

    # Targets

    def targets(self, blind: Monstrous, seat: int, words: Words) -> list[Target]:
        """Return every card on the table, locations first, where the seat has to aim."""
        if blind.ask != n.ASK_COLUMN or blind.ask_seat != seat:
            return []
        cards = sorted((int(card) for card in blind.lying()), key=lambda card: (card < PLACES_FROM, card))
        return [self._target(blind, card, words) for card in cards]

    def _target(self, blind: Monstrous, card: int, words: Words) -> Target:
        x, y = middle(blind, card)
        sight, chance = best_at(blind, card, x, y)
        said = words.say(
            "sight-target",
            name=name_of(blind, card, words),
            column=column_of(x),
            row=row_of(y),
            cards=sum(1 for lower in map(int, blind.pairs[1::2]) if lower == card),
        )
        spot = f"location-{card - PLACES_FROM}" if card >= PLACES_FROM else f"monster-{card}"
        return Target(f"{words.say('sight-at')} {_word(blind, card, words)}", said, spot, sight, chance)

    # Words

    def read_sight(self, blind: Monstrous, seat: int, text: str, words: Words) -> Sight | None:
        """Read `at naxos`, `beside corinth west from north soft` or `at 12 8`, in any language."""
        told = [word.strip(",;:") for word in text.casefold().split()]
        every = [self.words(language) for language in LANGUAGES]
        if not told or told[0] not in _meanings(every, "sight-at") | _meanings(every, "sight-beside"):
            return None
        if blind.ask != n.ASK_COLUMN or blind.ask_seat != seat:
            raise BadSight(words.say("sight-not-now"))
        beside = told[0] in _meanings(every, "sight-beside")
        name, places, stands, manners = _parted(told[1:], every)
        if len(name) == 2 and all(word.isdecimal() for word in name) and not beside:
            column, row = int(name[0]), int(name[1])
            if not (1 <= column <= n.COLUMNS and 1 <= row <= n.ROWS):
                raise BadSight(words.say("sight-no-cell", columns=int(n.COLUMNS), rows=int(n.ROWS)))
            x, y = GRID * column - GRID // 2 - HALF_X, HALF_Y - GRID * row + GRID // 2
            aimed = Sight(x, y)
        else:
            card = self._named(blind, " ".join(name), words, every)
            x, y = _beside(blind, card, places[0] if places else -1) if beside else middle(blind, card)
            stands = stands or ([] if beside else places)
            allowed = (stands[:1] or range(int(n.STANDS)), manners[:1] or range(int(n.TECHNIQUES)))
            aimed, _ = best_at(blind, -1 if beside else card, x, y, *allowed)
        return replace(aimed, side=stands[0] if stands else aimed.side, manner=manners[0] if manners else aimed.manner)

    def _named(self, blind: Monstrous, name: str, words: Words, every: Sequence[Words]) -> int:
        """Return the one card on the table that is called so."""
        cards = [int(card) for card in blind.lying()]
        called = {card: _names(blind, card, every) for card in cards}
        found = [card for card in cards if name in called[card]]
        if not found and name:
            found = [card for card in cards if any(each.startswith(name) for each in called[card])]
        if len(found) != 1:
            among = found or cards
            known = ", ".join(dict.fromkeys(_word(blind, card, words) for card in among))
            raise BadSight(words.say("sight-unknown", name=name or "?", found=len(found), known=known))
        return found[0]

    def aim_along(self, sight: Sight) -> list[int]:
        """Return the eight numbers of a throw straight across from a side."""
        return aim_along(sight)

    def say_sight(self, blind: Monstrous, sight: Sight, words: Words) -> str:
        """Say column and row, side and manner, and the chances."""
        from bestiary.games.monstrous.show.chances import chances_of

        told = chances_of(blind, sight.x, sight.y, manner_of(sight))
        likely = sorted(told.hits.items(), key=lambda each: -each[1])[:LIKELY]
        shares = [(name_of(blind, card, words), share) for card, share in likely]
        shares += [(words.say("sight-nothing"), told.nothing), (words.say("sight-off"), told.off)]
        shares += [(words.say("sight-over"), told.over)]
        odds = [words.say("sight-share", name=name, share=round(100 * share)) for name, share in shares if share > 0]
        return words.say(
            "sight-said",
            column=column_of(sight.x),
            row=row_of(sight.y),
            side=words.say(f"stand-{sight.side}"),
            manner=words.say(f"technique-{sight.manner}"),
            odds=", ".join(odds),
        )

    # A crosshair

    def nudge(self, sight: Sight, how: str) -> Sight:
        """Move a sight by one sign of the drawing, walk to the next side or throw in the next manner."""
        if how in STEPS:
            dx, dy = STEPS[how]
            x, y = sight.x + dx * GRID, sight.y + dy * GRID
            return replace(sight, x=min(max(x, -HALF_X), HALF_X - 1), y=min(max(y, 1 - HALF_Y), HALF_Y))
        step = -1 if how.startswith("-") else 1
        if how.endswith("side"):
            return replace(sight, side=(sight.side + step) % int(n.STANDS))
        return replace(sight, manner=(sight.manner + step) % int(n.TECHNIQUES))

    def sight_at(self, sight: Sight, line: int, column: int) -> Sight | None:
        """Return the sight at a sign of the drawn table."""
        place = cell_at(line, column)
        return replace(sight, x=place[0], y=place[1]) if place else None

    def mark_sight(self, blind: Monstrous, sight: Sight) -> list[Mark]:
        """Return where practised throws of this kind came to rest, and the cross."""
        from bestiary.games.monstrous.show.chances import chances_of

        ended = chances_of(blind, sight.x, sight.y, manner_of(sight)).places
        marks: dict[tuple[int, int], str] = {}
        for x, y in ended.tolist():
            if abs(x) < HALF_X and abs(y) < HALF_Y:
                marks[sign_at(int(x), int(y))] = SPREAD
        cross = sign_at(sight.x, sight.y)
        marks.pop(cross, None)
        return [*((line, column, sign) for (line, column), sign in marks.items()), (*cross, CROSS)]

    def flight(self, view: View) -> Sequence[list[Mark]]:
        """Return a few pictures of the last flight."""
        assert isinstance(view, MonstrousView)
        return list(_pictures(view.flight)) if view.flight else []


def best_at(
    state: Monstrous,
    card: int,
    x: int,
    y: int,
    sides: Sequence[int] = range(int(n.STANDS)),
    manners: Sequence[int] = range(int(n.TECHNIQUES)),
) -> tuple[Sight, float]:
    """Return from which side and in which manner a throw at a place hits a card most often, and how often.

    With no card (-1) it is the one that most often hits nothing and stays on the table.
    """
    from bestiary.games.monstrous.show.chances import chances_of

    every = [Sight(x, y, side, manner) for manner in manners for side in sides]
    told = [chances_of(state, x, y, manner_of(each)) for each in every]
    chances = [each.nothing if card < 0 else each.hits.get(card, 0.0) for each in told]
    best = max(range(len(every)), key=lambda at: chances[at])
    return every[best], chances[best]


def _beside(state: Monstrous, card: int, towards: int) -> tuple[int, int]:
    """Return the place beside a card at which another just does not lie on it; at first towards the table's middle."""
    x, y = middle(state, card)
    if towards < 0:
        towards = (3 if x > 0 else 1) if card >= PLACES_FROM or abs(x) > abs(y) else (0 if y > 0 else 2)
    corners = [int(each) for each in footprint(state.poses, card)]
    wide = max(abs(each - x) for each in corners[::2])
    high = max(abs(each - y) for each in corners[1::2])
    dx, dy = SIDEWAYS[towards]
    far = int(n.MONSTER_Y) + BESIDE
    beside = x + dx * (wide + far), y + dy * (high + far)
    return min(max(beside[0], -HALF_X), HALF_X - 1), min(max(beside[1], 1 - HALF_Y), HALF_Y)


def _meanings(every: Sequence[Words], message: str) -> set[str]:
    """Return the words that mean a thing, in all languages."""
    return {word for words in every for word in words.say(message).casefold().split()}


def _word(state: Monstrous, card: int, words: Words) -> str:
    """Return the word by which a card is aimed at: a location's own, a monster's as moves write it."""
    if card < PLACES_FROM:
        return written(state, card)
    return words.say(f"location-{int(state.location[card - PLACES_FROM])}").casefold()


def _names(state: Monstrous, card: int, every: Sequence[Words]) -> set[str]:
    """Return all that a card is called."""
    names = {written(state, card), *(name_of(state, card, words).casefold() for words in every)}
    if card < PLACES_FROM:
        names |= {words.say(f"monster-{card % MONSTERS}").casefold() for words in every}
    return names | {name.replace("-", " ") for name in names}


def _parted(told: Sequence[str], every: Sequence[Words]) -> tuple[list[str], list[int], list[int], list[int]]:
    """Part words into a name, sides of the card, sides of the table to throw from, and manners."""
    sides = {word: at for at in range(int(n.STANDS)) for word in _meanings(every, f"sight-side-{at}")}
    ways = {word: at for at in range(int(n.TECHNIQUES)) for word in _meanings(every, f"sight-manner-{at}")}
    name: list[str] = []
    places: list[int] = []
    stands: list[int] = []
    manners: list[int] = []
    after = False
    for word in told:
        if word in _meanings(every, "sight-from"):
            after = True
        elif word in sides:
            (stands if after else places).append(sides[word])
        elif word in ways:
            manners.append(ways[word])
        elif word not in _meanings(every, "sight-fill"):
            name.append(word)
    return name, places, stands, manners


def _pictures(packed: str) -> Iterator[list[Mark]]:
    from bestiary.games.monstrous.physics.flight import unpack

    _, frames, _ = unpack(b64decode(packed))
    count = len(frames)
    passed: list[Mark] = []
    for number in range(FRAMES):
        now = frames[min(count - 1, (number + 1) * count // FRAMES)]
        marks = []
        for x, y, *_ in now.tolist():
            if abs(x) * 1e6 < HALF_X and abs(y) * 1e6 < HALF_Y:
                marks.append((*sign_at(int(x * 1e6), int(y * 1e6)), FLYING))
        yield [*passed, *marks]
        passed += [(line, column, PASSED) for line, column, _ in marks]
