"""The table as text: a street for each player, what is pending, and what dice may do; then in sentences."""

from __future__ import annotations

from textwrap import wrap

from bestiary.core.view import Choice, Drawing
from bestiary.core.words import Words
from bestiary.games.mashup.content import card_number, cards_of_options
from bestiary.games.mashup.content_cards import Card
from bestiary.games.mashup.odds import against, at_least, expected
from bestiary.games.mashup.rules_content import BLACK, COLOURS, INFANTRY, ROLL
from bestiary.games.mashup.view_shapes import LETTERS, MashupPending, MashupSeat, MashupSite, MashupThing, MashupView

LINE = 79
INDENT = 4
PLACE = 64  # slots that an event counts
Places = dict[str, tuple[int, int, int]]


def draw(view: MashupView, words: Words) -> Drawing:
    """Draws a view: a block for each player, Locations and Items with the numbers that the notation uses."""
    lines: list[str] = []
    places: Places = {}
    for seat, monster in enumerate(view.table):
        _street(view, seat, monster, words, lines, places)
    label = words.say("place-nowhere")
    there = [LETTERS[seat] for seat, monster in enumerate(view.table) if monster.place == "nowhere"]
    places["nowhere"] = (len(lines), 0, len(label))
    away = [thing for thing in view.things if thing.place == "nowhere"]
    cells = [(f"{label}: {' '.join(there) or '-'}", ""), *((_thing(thing, words), thing.spot) for thing in away)]
    _row(cells, 0, lines, places)
    for sentence in _status(view, words):
        lines += wrap(sentence, LINE)
    return Drawing(lines, places, _spoken(view, words))


def _street(view: MashupView, seat: int, monster: MashupSeat, words: Words, lines: list[str], places: Places) -> None:
    mark = ">" if seat == view.turn and not view.over else " "
    name = f"{LETTERS[seat]} {words.say('seat-name', number=seat + 1)}"
    places[f"monster-{LETTERS[seat]}"] = (len(lines), 2, len(name))
    facts = words.say(
        "text-monster",
        size=monster.size,
        health=monster.health,
        most=monster.most_health,
        infamy=monster.infamy,
        dice=monster.attack,
        cards=monster.hand,
    )
    lines.append(f"{mark} {name}  {facts}"[:LINE])
    body = words.say("text-stomach", tokens=_tokens(monster.stomach, words), size=monster.stomach_size)
    mutations = [_mutation(card, monster, words) for card in monster.mutations]
    lost = (
        [words.say("text-lost", quarters=monster.quarters + monster.lost)] if monster.quarters or monster.lost else []
    )
    lines += wrap(
        "; ".join([body, *mutations, *lost]), LINE, initial_indent=" " * INDENT, subsequent_indent=" " * INDENT
    )
    for site in view.sites:
        if site.owner == seat:
            cells = [(_site(site, words), site.spot)]
            cells += [(_thing(thing, words), thing.spot) for thing in view.things if thing.place == site.spot]
            here = [LETTERS[who] for who, other in enumerate(view.table) if other.place == site.spot]
            if here:
                cells.append((words.say("text-here", monsters=" ".join(here)), ""))
            _row(cells, INDENT, lines, places)


def _row(cells: list[tuple[str, str]], indent: int, lines: list[str], places: Places) -> None:
    """Sets cells in lines that never break one in two."""
    line = " " * indent
    for text, spot in cells:
        if len(line) > indent and len(line) + len(text) > LINE:
            lines.append(line.rstrip())
            line = " " * (indent + 2)
        if spot:
            places[spot] = (len(lines), len(line), min(len(text), LINE - len(line)))
        line += text[: LINE - len(line)] + "  "
    lines.append(line.rstrip())


def _tokens(tokens: list[int], words: Words) -> str:
    told = [f"{count} {words.say(f'food-{kind}')}" for kind, count in enumerate(tokens) if count]
    return ", ".join(told) or "-"


def _mutation(card: int, monster: MashupSeat, words: Words) -> str:
    name = words.say(f"card-{card}")
    return words.say("text-used", card=name) if card in monster.used else name


def say_site(site: MashupSite, words: Words) -> str:
    """Says a Location by its name and number."""
    name = words.say("text-rubble") if site.rubble else words.say(f"card-{site.card}")
    return words.say("place", name=name, number=int(site.spot[1:]))


def _site(site: MashupSite, words: Words) -> str:
    parts = [say_site(site, words)]
    if not site.rubble:
        parts.append(f"{site.left}/{site.hits}")
    if any(site.food):
        parts.append(f"[{_tokens(site.food, words)}]")
    if site.infantry:
        parts.append(words.say("text-infantry", count=site.infantry))
    if site.fires:
        parts.append(words.say("text-fire"))
    return " ".join(parts)


def _thing(thing: MashupThing, words: Words) -> str:
    parts = [words.say("place", name=words.say(f"card-{thing.card}"), number=int(thing.spot[1:]))]
    if thing.dice:
        parts.append(f"{thing.left}")
    if any(thing.food):
        parts.append(f"[{_tokens(thing.food, words)}]")
    if thing.follows >= 0:
        parts.append(f">{LETTERS[thing.follows]}")
    return " ".join(parts)


# What is going on


def _status(view: MashupView, words: Words) -> list[str]:
    if view.over:
        return [words.say("prompt-over")]
    said = [
        words.say(
            "text-turn",
            letter=LETTERS[view.turn],
            stage=words.say(f"stage-{view.stage}"),
            moves=view.moves,
            deck=view.deck,
        )
    ]
    said += [
        words.say("text-pending", number=number, what=say_pending(pending, view, words))
        for number, pending in enumerate(view.stack, 1)
    ]
    if site := _under_attack(view):
        said.append(say_facing(view, site, words))
    if view.hand or view.locked:
        said.append(words.say("text-hand", cards=", ".join(words.say(f"card-{card}") for card in view.hand) or "-"))
    if view.locked:
        said.append(words.say("text-locked", cards=", ".join(words.say(f"card-{card}") for card in view.locked)))
    return said


def _under_attack(view: MashupView) -> MashupSite | None:
    """Returns where the monster on turn is, or is about to go."""
    goal = next((pending.target for pending in view.stack if pending.kind == "move"), "")
    place = goal or view.table[view.turn].place
    return next((site for site in view.sites if site.spot == place), None)


def say_pending(pending: MashupPending, view: MashupView, words: Words) -> str:
    """Says something that has been announced."""
    target = pending.target
    if target and not target.startswith("monster"):
        target = _say_place(view, target, words)
    what = {
        "card": lambda: words.say(f"card-{pending.card}"),
        "move": lambda: words.say("text-moves"),
        "action": lambda: words.say(f"action-{pending.action}"),
        "grow": lambda: words.say("action-grow"),
    }[pending.kind]()
    return words.say("text-announced", letter=LETTERS[pending.seat], what=what, target=target or "-")


def decimal(value: float, words: Words) -> str:
    """Writes a number with one decimal as the language does."""
    return f"{value:.1f}".replace(".", "," if words.language == "de" else ".")


def percent(chance: float) -> int:
    """Returns a chance in percent; only what is certain is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def say_dice(dice: list[int], words: Words) -> str:
    """Says dice by colour."""
    told = [
        words.say("text-dice", count=count, colour=words.say(f"colour-{colour}"))
        for colour, count in enumerate(dice)
        if count
    ]
    return ", ".join(told)


def say_facing(view: MashupView, site: MashupSite, words: Words) -> str:
    """Says what the monster on turn faces at a Location, and what its Attack may do there."""
    monster = view.table[view.turn]
    return words.say(
        "text-facing",
        place=say_site(site, words),
        dice=say_dice(site.dice, words) or words.say("text-no-dice"),
        shot=int(any(site.dice)),
        expected=decimal(site.expected, words),
        health=monster.health,
        down=percent(site.down),
        rubble=int(site.rubble),
        attack=monster.attack,
        left=site.left,
        fall=percent(site.fall),
    )


# What a choice will do


def describe(view: MashupView, choice: Choice, words: Words) -> str:
    """Says what a choice will do before it is made, with what its dice may do."""
    said = words.say(f"action-{choice.kind}")
    values = choice.values
    if "card" in values:
        said = words.say("describe-what", action=said, what=words.say(f"card-{values['card']}"))
    elif "food" in values:
        said = words.say("describe-what", action=said, what=words.say(f"food-{values['food']}"))
    elif choice.target:
        said = words.say("describe-what", action=said, what=choice.target)
    odds = ""
    if choice.kind in ("attack-location", "attack-units", "place"):
        place = choice.target if choice.kind == "place" else view.table[view.turn].place
        site = next((site for site in view.sites if site.spot == place), None)
        if site and (choice.kind != "place" or view.frame == "moving"):
            odds = say_facing(view, site, words)
    elif choice.kind == "monster" and view.playing >= 0:
        odds = _say_roll(view, view.playing, values["seat"], words)
    elif choice.kind in ("attack-monster", "strike") and view.rival >= 0:
        odds = _say_blow(view, words)
    return f"{said}. {odds}" if odds else said


def _say_roll(view: MashupView, number: int, seat: int, words: Words) -> str:
    card = cards_of_options(view.options["cards"])[number]
    roll = next((effect for effect in card.effects if effect.operation == ROLL), None)
    if roll is None:
        return ""
    dice = [roll.number if colour == roll.colour else 0 for colour in range(COLOURS)]
    return _say_shot(view, dice, seat, words)


def _say_blow(view: MashupView, words: Words) -> str:
    striker = view.turn if view.seat == view.turn else view.seat
    seat = view.rival if striker == view.turn else view.turn
    dice = [view.table[striker].attack if colour == BLACK else 0 for colour in range(COLOURS)]
    return _say_shot(view, dice, seat, words)


def _say_shot(view: MashupView, dice: list[int], seat: int, words: Words) -> str:
    monster = view.table[seat]
    chances = against(dice, monster.least)
    return words.say(
        "text-shot",
        dice=say_dice(dice, words),
        letter=LETTERS[seat],
        expected=decimal(expected(chances), words),
        health=monster.health,
        down=percent(at_least(chances, max(1, monster.health))),
    )


# In sentences


def _spoken(view: MashupView, words: Words) -> list[str]:
    """Says everything the drawing shows in sentences that need no look at it."""
    said = []
    for seat, monster in enumerate(view.table):
        said.append(
            words.say(
                "spoken-monster",
                letter=LETTERS[seat],
                you=int(seat == view.seat),
                size=monster.size,
                health=monster.health,
                most=monster.most_health,
                infamy=monster.infamy,
                cards=monster.hand,
                place=_say_place(view, monster.place, words),
                tokens=_tokens(monster.stomach, words),
                mutations=", ".join(_mutation(card, monster, words) for card in monster.mutations) or "-",
            )
        )
        if monster.quarters or monster.lost:
            said.append(words.say("text-lost", quarters=monster.quarters + monster.lost))
    for site in view.sites:
        items = [words.say(f"card-{thing.card}") for thing in view.things if thing.place == site.spot]
        if site.infantry:
            items.append(words.say("text-infantry", count=site.infantry))
        said.append(
            words.say(
                "spoken-site",
                place=say_site(site, words),
                letter=LETTERS[site.owner],
                left=site.left,
                tokens=_tokens(site.food, words),
                items=", ".join(items) or "-",
                fires=site.fires,
            )
        )
        if any(site.dice):
            said.append(say_facing(view, site, words))
    return said + _status(view, words)


def _say_place(view: MashupView, spot: str, words: Words) -> str:
    site = next((site for site in view.sites if site.spot == spot), None)
    return say_site(site, words) if site else words.say("place-nowhere")


def say_place(place: int, words: Words) -> str:
    """Says a place as events hold it: its slot, and above that 1 more than the Location that was played there."""
    card, slot = divmod(place, PLACE)
    if card == 0:
        return words.say("place-nowhere")
    return words.say("place", name=words.say(f"card-{card - 1}"), number=slot + 1)


# A card's face


def card_lines(card: Card, words: Words) -> list[str]:
    """Says what stands on a card, a line each."""
    number = card_number(card.name)
    tags = ", ".join(words.say(f"tag-{place}") for place in range(card.tags.bit_length()) if card.tags >> place & 1)
    deck = words.say(f"deck-{card.deck}")
    said = [words.say(f"card-{number}"), f"{deck}: {tags}" if tags else deck]
    if words.has(f"does-{number}"):
        said.append(words.say(f"does-{number}", **effect_values(card, words)))
    if card.food[INFANTRY]:
        said.append(words.say("does-infantry", n=card.food[INFANTRY]))
    return said


def effect_values(card: Card, words: Words) -> dict[str, str | int]:
    """Returns the numbers that a card's text names: a, b and c of its effects, and the colour of its dice."""
    values: dict[str, str | int] = {letter: effect.number for letter, effect in zip("abc", card.effects, strict=False)}
    colours = [effect.colour for effect in card.effects if effect.colour >= 0]
    values["colour"] = words.say(f"colour-{colours[0]}") if colours else ""
    return values
