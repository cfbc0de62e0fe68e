"""The laboratory in sentences: all that a view holds, for whoever listens."""

from __future__ import annotations

from bestiary.core.words import Words
from bestiary.games.maker.notation.actions import SEATS
from bestiary.games.maker.rules.numbers import FACES, KINDS, WISH_NOTHING
from bestiary.games.maker.show.shapes import MakerSeat, MakerView, Odds, Part


def letter(seat: int) -> str:
    """Name a seat."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else str(seat + 1)


def letters(seats: list[int]) -> str:
    """Name several seats."""
    return ", ".join(map(letter, seats))


def at(view: MakerView, place: str) -> list[Part]:
    """Return the cards of a place, from the bottom or the left."""
    return [part for part in view.parts if part.place == place]


def percent(roll: Odds) -> int:
    """Return how likely a roll succeeds."""
    return round(100 * roll.faces / FACES)


def robbers(view: MakerView) -> list[str]:
    """Name those who take part in a robbery."""
    return [letter(seat) for seat, player in enumerate(view.table) if player.taking_part]


def spoken(view: MakerView, words: Words) -> list[str]:
    """Say everything the view holds in sentences that need no look at it."""
    said = _moment(view, words)
    for grave, count in enumerate(view.graves):
        parts = _list(at(view, f"grave-{grave + 1}")[::-1], view, words)
        said.append(words.say("spoken-grave", number=grave + 1, count=count, parts=parts))
    said.append(words.say("spoken-heap", count=view.heap, parts=_list(at(view, "heap"), view, words)))
    for seat, player in enumerate(view.table):
        said += _seat(view, seat, player, words)
    said += [_roll(view, roll, words) for roll in view.odds]
    for name, chosen in view.options.items():
        value = words.say(f"option-{name}-{chosen}")
        said.append(words.say("spoken-option", option=words.say(f"option-{name}"), value=value))
    return said


def _moment(view: MakerView, words: Words) -> list[str]:
    """Say how far the game is, what is pending, and who has to decide."""
    said = [
        words.say("spoken-round", round=view.round, rounds=view.rounds),
        words.say(
            "spoken-turn",
            over=int(view.over),
            letter=letter(view.turn),
            phase=view.phase,
            prepared=int(view.prepared),
            first=letter(view.first),
        ),
    ]
    if view.reviver >= 0:
        said.append(words.say("text-over-revived", letter=letter(view.reviver)))
    elif view.over:
        said.append(words.say("text-over-limit"))
    if view.winners:
        said.append(words.say("spoken-winners", players=letters(view.winners)))
    if view.frame:
        said.append(_frame(view, words))
    if view.wish != WISH_NOTHING:
        said.append(words.say("spoken-wish", wish=words.say(f"wish-{view.wish}")))
    if view.to_act:
        said.append(words.say("spoken-asked", players=letters(view.to_act)))
    return said


def _frame(view: MakerView, words: Words) -> str:
    values = view.frame_values
    return words.say(
        f"spoken-frame-{view.frame}",
        letter=letter(values.get("seat", -1)),
        part=_kind(values.get("kind", -1), words),
        card=values.get("card", -1),
        points=values.get("points", 0),
        demanded=values.get("demanded", 0),
    )


def _seat(view: MakerView, seat: int, player: MakerSeat, words: Words) -> list[str]:
    """Say what is known of a player."""
    name = letter(seat)
    said = [
        words.say(
            "spoken-seat",
            letter=name,
            you=int(seat == view.seat),
            die=player.die,
            points=view.scores[seat],
            stock=player.stock,
            robbable=int(player.robbable),
        ),
        words.say("spoken-warehouse", letter=name, parts=_list(at(view, f"warehouse-{name}"), view, words)),
        words.say("spoken-monster", letter=name, parts=_list(at(view, f"slab-{name}"), view, words)),
    ]
    if player.open_stones:
        stones = ", ".join(str(grave + 1) for grave in player.open_stones)
        said.append(words.say("spoken-stones", letter=name, stones=stones))
    if player.taking_part:
        said.append(words.say("spoken-robs", letter=name))
    if player.choice >= 0:
        said.append(words.say("spoken-chose", letter=name, you=int(seat == view.seat), grave=player.choice + 1))
    if player.points_offered >= 0:
        said.append(words.say("spoken-offer", letter=name, points=player.points_offered))
    return said


def _roll(view: MakerView, roll: Odds, words: Words) -> str:
    return words.say(
        "spoken-odds",
        what=roll.kind,
        letter=letter(view.turn),
        faces=roll.faces,
        need=roll.need,
        percent=percent(roll),
        modifier=roll.modifier,
        sign=f"{roll.modifier:+d}",
    )


def _list(parts: list[Part], view: MakerView, words: Words) -> str:
    return "; ".join(_part(part, view, words) for part in parts) or words.say("spoken-nothing")


def _part(part: Part, view: MakerView, words: Words) -> str:
    """Say a card: kind, number and value as far as they are known, who knows the front, and what it is up for."""
    said = [words.say("spoken-part", part=_kind(part.kind, words), card=part.card, value=part.value)]
    everyone = part.seen == list(range(view.seats))
    if part.seen and not (everyone and part.place.startswith("slab")):
        said.append(words.say("spoken-part-seen", players=letters(part.seen)))
    if part.offer:
        said.append(words.say(f"how-{part.offer}"))
    if part.wanted:
        said.append(words.say("spoken-part-wanted"))
    return ", ".join(said)


def _kind(kind: int, words: Words) -> str:
    return words.say(f"part-{kind if 0 <= kind < KINDS else 'hidden'}")
