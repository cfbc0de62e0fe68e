"""The table as text: a street for each player, what is pending, and what dice may do."""

from __future__ import annotations

from textwrap import wrap

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.mashup.show.sayings import (
    say_card,
    say_facing,
    say_mutation,
    say_pending,
    say_site,
    say_spot,
    say_tokens,
)
from bestiary.games.mashup.show.shapes import LETTERS, MashupSeat, MashupSite, MashupThing, MashupView
from bestiary.games.mashup.show.speech import speak

LINE = 79
STREET = 46  # what a terminal of 80 columns has beside the choices
INDENT = 4
Places = dict[str, tuple[int, int, int]]
Cell = tuple[list[str], str]  # what is said of something, and its spot if it has one


def draw(view: MashupView, words: Words) -> Drawing:
    """Draw a view: a block for each player, Locations and Items with the numbers that the notation uses."""
    lines: list[str] = []
    places: Places = {}
    for seat, monster in enumerate(view.table):
        _street(view, seat, monster, words, lines, places)
    label = words.say("place-nowhere")
    there = [LETTERS[seat] for seat, monster in enumerate(view.table) if monster.place == "nowhere"]
    away = [(_thing(thing, words), thing.spot) for thing in view.things if thing.place == "nowhere"]
    _row([([f"{label}: {' '.join(there) or '-'}"], "nowhere"), *away], 0, lines, places)
    for sentence in say_status(view, words):
        lines += wrap(sentence, LINE)
    return Drawing(lines, places, speak(view, words))


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
    body = words.say("text-stomach", tokens=say_tokens(monster.stomach, words), size=monster.stomach_size)
    mutations = [say_mutation(card, monster, words) for card in monster.mutations]
    lost = (
        [words.say("text-lost", quarters=monster.quarters + monster.lost)] if monster.quarters or monster.lost else []
    )
    said = "; ".join([say_spot(view, monster.place, words), facts, body, *mutations, *lost])
    lines += wrap(
        f"{name}: {said}",
        STREET,
        initial_indent=f"{mark} ",
        subsequent_indent=" " * INDENT,
        break_on_hyphens=False,
    )
    for site in view.sites:
        if site.owner == seat:
            cells: list[Cell] = [(_site(site, words), site.spot)]
            cells += [(_thing(thing, words), thing.spot) for thing in view.things if thing.place == site.spot]
            here = [LETTERS[who] for who, other in enumerate(view.table) if other.place == site.spot]
            if here:
                cells.append(([words.say("text-here", monsters=" ".join(here))], ""))
            _row(cells, INDENT, lines, places)


def _row(cells: list[Cell], indent: int, lines: list[str], places: Places) -> None:
    """Set cells in lines that break only between the parts of a cell; the first part is where its spot is lit."""
    line = " " * indent
    for parts, spot in cells:
        for number, part in enumerate(parts):
            if len(line) > indent and len(line) + len(part) > STREET:
                lines.append(line.rstrip())
                line = " " * (indent + 2)
            if spot and not number:
                places[spot] = (len(lines), len(line), len(part))
            line += f"{part} "
        line += " "
    lines.append(line.rstrip())


def _site(site: MashupSite, words: Words) -> list[str]:
    parts = [say_site(site, words) + ("" if site.rubble else f" {site.left}/{site.hits}")]
    if any(site.food):
        parts += _food(site.food, words)
    if site.infantry:
        parts.append(words.say("text-infantry", count=site.infantry))
    if site.fires:
        parts.append(words.say("text-fire"))
    return parts


def _thing(thing: MashupThing, words: Words) -> list[str]:
    parts = [words.say("place", name=say_card(thing.card, words), number=int(thing.spot[1:]))]
    if thing.dice:
        parts[0] += f" {thing.left}"
    if any(thing.food):
        parts += _food(thing.food, words)
    if thing.follows >= 0:
        parts.append(f">{LETTERS[thing.follows]}")
    return parts


def _food(tokens: list[int], words: Words) -> list[str]:
    return f"[{say_tokens(tokens, words)}]".replace(", ", ",\n").splitlines()


# What is going on


def say_status(view: MashupView, words: Words) -> list[str]:
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
        said.append(words.say("text-hand", cards=", ".join(say_card(card, words) for card in view.hand) or "-"))
    if view.locked:
        said.append(words.say("text-locked", cards=", ".join(say_card(card, words) for card in view.locked)))
    return said


def _under_attack(view: MashupView) -> MashupSite | None:
    """Return where the monster on turn is, or is about to go."""
    goal = next((pending.target for pending in view.stack if pending.kind == "move"), "")
    place = goal or view.table[view.turn].place
    return next((site for site in view.sites if site.spot == place), None)
