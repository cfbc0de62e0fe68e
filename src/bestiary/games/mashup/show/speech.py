"""The table in sentences that need no look at it: everything that a view holds."""

from __future__ import annotations

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
from bestiary.games.mashup.show.shapes import LETTERS, MashupPending, MashupSeat, MashupSite, MashupThing, MashupView


def speak(view: MashupView, words: Words) -> list[str]:
    """Say everything the drawing shows."""
    said: list[str] = []
    for seat, monster in enumerate(view.table):
        said += _monster(view, seat, monster, words)
    for site in view.sites:
        said += _site(view, site, words)
    said += [_thing(view, thing, words) for thing in view.things]
    return said + _piles(view, words) + _now(view, words)


def _cards(numbers: list[int], words: Words) -> str:
    return _listed([say_card(card, words) for card in numbers], words)


def _listed(names: list[str], words: Words) -> str:
    return ", ".join(names) or words.say("spoken-nothing")


def _tokens(tokens: list[int], words: Words) -> str:
    return say_tokens(tokens, words) if any(tokens) else words.say("spoken-nothing")


def _monster(view: MashupView, seat: int, monster: MashupSeat, words: Words) -> list[str]:
    said = [
        words.say(
            "spoken-monster",
            letter=LETTERS[seat],
            you=int(seat == view.seat),
            size=monster.size,
            health=monster.health,
            most=monster.most_health,
            infamy=monster.infamy,
            cards=monster.hand,
            place=say_spot(view, monster.place, words),
            tokens=_tokens(monster.stomach, words),
            mutations=_listed([say_mutation(card, monster, words) for card in monster.mutations], words),
        ),
        words.say(
            "spoken-body",
            dice=monster.attack,
            meal=monster.meal,
            stomach=monster.stomach_size,
            food=monster.food,
            grow=monster.grow,
            meeple=monster.meeple,
            cards=_cards(monster.infamy_cards, words),
            least=", ".join(f"{words.say(f'colour-{colour}')} {least}" for colour, least in enumerate(monster.least)),
        ),
    ]
    if monster.quarters:
        said.append(words.say("text-lost", quarters=monster.quarters))
    if monster.lost:
        said.append(words.say("spoken-lost"))
    return said


def _site(view: MashupView, site: MashupSite, words: Words) -> list[str]:
    items = [say_card(thing.card, words) for thing in view.things if thing.place == site.spot]
    if site.infantry:
        items.append(words.say("text-infantry", count=site.infantry))
    said = [
        words.say(
            "spoken-site",
            place=say_site(site, words),
            letter=LETTERS[site.owner],
            left=site.left,
            hits=site.hits,
            tokens=_tokens(site.food, words),
            items=_listed(items, words),
            fires=site.fires,
        )
    ]
    if site.rubble:
        said.append(words.say("spoken-ruined", card=say_card(site.card, words)))
    if site.new:
        said.append(words.say("spoken-new"))
    if any(site.dice):
        said.append(say_facing(view, site, words))
    return said


def _thing(view: MashupView, thing: MashupThing, words: Words) -> str:
    return words.say(
        "spoken-item",
        item=words.say("place", name=say_card(thing.card, words), number=int(thing.spot[1:])),
        place=say_spot(view, thing.place, words),
        left=thing.left,
        dice=thing.dice,
        tokens=_tokens(thing.food, words),
        follows=LETTERS[thing.follows] if thing.follows >= 0 else words.say("nobody"),
    )


def _piles(view: MashupView, words: Words) -> list[str]:
    discard = _listed([f"{count} {say_card(card, words)}" for card, count in view.discard], words)
    said = [words.say("spoken-piles", deck=view.deck, genes=view.genes, discard=discard)]
    if view.hand:
        said.append(words.say("text-hand", cards=_cards(view.hand, words)))
    if view.locked:
        said.append(words.say("text-locked", cards=_cards(view.locked, words)))
    if view.offer:
        said.append(words.say("spoken-offer", cards=_cards(view.offer, words)))
    return said


def _now(view: MashupView, words: Words) -> list[str]:
    said = [words.say("prompt-over")] if view.over else []
    said.append(
        words.say(
            "spoken-turn",
            number=view.turns + 1,
            letter=LETTERS[view.turn],
            stage=words.say(f"stage-{view.stage}"),
            moves=view.moves,
        )
    )
    said += [_pending(number, pending, view, words) for number, pending in enumerate(view.stack, 1)]
    if view.action:
        said.append(words.say("spoken-action", action=words.say(f"action-{view.action}")))
    if view.chosen:
        said.append(words.say("spoken-chosen", unit=_chosen(view, words)))
    if view.rival >= 0:
        said.append(words.say("spoken-rival", letter=LETTERS[view.rival]))
    if view.playing >= 0:
        said.append(words.say("spoken-playing", card=say_card(view.playing, words)))
    if view.hits:
        said.append(words.say("spoken-hits", n=view.hits))
    if view.bites:
        said.append(words.say("spoken-bites", n=view.bites))
    return said


def _pending(number: int, pending: MashupPending, view: MashupView, words: Words) -> str:
    said = words.say("text-pending", number=number, what=say_pending(pending, view, words))
    more = [say_card(pending.card, words)] if pending.card >= 0 and pending.kind != "card" else []
    more += [words.say(f"action-{pending.action}")] if pending.action and pending.kind != "action" else []
    return " ".join([said, *more])


def _chosen(view: MashupView, words: Words) -> str:
    thing = next((thing for thing in view.things if thing.spot == view.chosen), None)
    if thing is None:
        return words.say("food-3") if view.chosen == "infantry" else view.chosen
    return words.say("place", name=say_card(thing.card, words), number=int(thing.spot[1:]))
