"""The kinds of events by name, in the order of their numbers (`rules_events`), with what their arguments are."""

from __future__ import annotations

from bestiary.core.declared import EventKind

EVENTS = """
    game-began number:number games:number | laid place:place location:location
    swapped place:place old:location location:location | removed monster:monster
    traded god:god out:monster monster:monster | kept-all seat:seat what:kept | split seat:seat monster:monster
    young-faith seat:seat faith:number | drew seat:seat monster:monster
    deck-top seat:seat monster:monster depth:number | turn god:god number:number
    threw seat:seat god:god monster:monster side:side | column seat:seat column:cell | row seat:seat row:cell
    manner seat:seat stand:stand technique:technique | aimed-from seat:seat x:number y:number z:number
    aimed-along azimuth:number elevation:number speed:number spin:number | aimed-tilt attitude:number
    locked seat:seat | changed seat:seat | landed god:god monster:monster side:side
    missed-table god:god monster:monster | knocked-off god:god monster:monster
    turned-over god:god monster:monster side:side | put-back location:location | turned-up location:location
    rethrown seat:seat god:god monster:monster | left-lying seat:seat god:god monster:monster
    step step:step god:god monster:monster | ordered seat:seat god:god monster:monster | hit god:god monster:monster
    hit-place location:location | hit-nothing | petrified god:god monster:monster
    gained god:god faith:number monster:monster | reborn god:god monster:monster
    took god:god victim:god faith:number | discarded god:god monster:monster
    to-hand god:god monster:monster seat:seat | to-deck god:god monster:monster seat:seat
    extra god:god throws:number | doubled god:god | picked seat:seat god:god monster:monster
    power-used seat:seat location:location | place-gained god:god faith:number location:location
    faith-gained god:god faith:number location:location | chose-card seat:seat | foresaw seat:seat monster:monster
    on-top seat:seat monster:monster | member-chosen seat:seat member:seat | lapsed god:god throws:number
    last-turns god:god | sunset turns:number | most-on-troy god:god faith:number | nobody-on-troy
    counted god:god faith:number cards:number points:number | game-won god:god number:number
    game-tied number:number | won seat:seat points:number
    leaves god:god monster:monster | scored seat:seat points:number
"""


QUIET = {"scored"}  # what a chart is drawn from: the log says how points are gained


def event_kinds() -> tuple[EventKind, ...]:
    """Returns the kinds of events in the order of their numbers."""
    texts = [text.split() for line in EVENTS.strip().splitlines() for text in line.split("|") if text.strip()]
    return tuple(EventKind(words[0], tuple(words[1:]), quiet=words[0] in QUIET) for words in texts)
