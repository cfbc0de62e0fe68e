"""What a moment in the laboratory allows and what rolls need, with the numbers behind it: all asked of the rules."""

from __future__ import annotations

import msgspec

from bestiary.core.previews import Previews
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.maker.rules import allowed
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.study import turned
from bestiary.games.maker.rules.surgery import can_sew, why_not_revive
from bestiary.games.maker.show.prompts import full_graves
from bestiary.games.maker.show.view import odds
from bestiary.games.maker.state import Maker

FACES = 6
MENU = ("rob", "heap", "steal", "prepare", "study", "operate", "revive", "sell", "recover")
CARDS_OF = {"steal": n.STEAL, "heap": n.HEAP_THEFT, "sell": n.SELL}
SINGLE = {"rob": n.ROB, "prepare": n.PREPARE, "study": n.STUDY, "revive": n.REVIVE, "recover": n.RECOVER}


class RollChange(msgspec.Struct):
    """A reason why a roll is better or worse."""

    reason: str  # helps, missing or genius
    by: int
    value: int = 0  # the kind that helps, or how many limbs are missing


class Roll(msgspec.Struct):
    """A roll of the player on turn before it is made."""

    kind: int  # the part, or -1 for a revival
    modifier: int
    need: int
    faces: int
    percent: int
    changes: list[RollChange]
    up: int  # the die after a roll that succeeds
    down: int  # and after one that fails


class MenuEntry(msgspec.Struct):
    """One of the things a turn consists of: whether a rule forbids it whenever it is due, and the numbers behind it."""

    kind: str
    can: bool
    values: dict[str, int]
    seats: list[int] = []  # whose warehouses stand open
    rolls: list[Roll] = []


class MakerProspect(msgspec.Struct):
    """What is told of a moment: the rolls of whoever is on turn, and the overview of whoever looks."""

    rolls: list[Roll]
    menu: list[MenuEntry]


class MakerPreview(msgspec.Struct, omit_defaults=True):
    """What one choice would do."""

    roll: Roll | None = None


class MakerPreviews(Previews):
    """What The Monster Maker tells beforehand."""

    def preview(self, blind: State, seat: int, choice: Choice) -> MakerPreview:
        """Return the roll that a choice leads to."""
        assert isinstance(blind, Maker)
        if choice.kind in ("operate", "revive"):
            return MakerPreview(roll=_roll(blind, choice.values.get("kind", -1)))
        return MakerPreview()

    def prospect(self, blind: State, seat: int) -> MakerProspect:
        """Return the rolls that could be made now, and what could be done in a turn."""
        assert isinstance(blind, Maker)
        if blind.over:
            return MakerProspect([], [])
        seated = seat < blind.seats
        return MakerProspect(_rolls(blind), [_entry(blind, seat, kind) for kind in MENU] if seated else [])


def _rolls(blind: Maker) -> list[Roll]:
    kinds = [kind for kind in range(n.KINDS) if can_sew(blind, blind.turn, kind)]
    return [_roll(blind, kind) for kind in [*kinds, *([] if why_not_revive(blind, blind.turn) else [-1])]]


def _roll(blind: Maker, kind: int) -> Roll:
    found = odds(blind, kind)
    percent = round(100 * found.faces / FACES)
    die = int(blind.die[blind.turn])
    return Roll(
        kind=kind,
        modifier=found.modifier,
        need=found.need,
        faces=found.faces,
        percent=percent,
        changes=_changes(blind, kind, found.modifier),
        up=int(turned(die, 1)),
        down=int(turned(die, -1)),
    )


def _changes(blind: Maker, kind: int, modifier: int) -> list[RollChange]:
    if kind >= 0:
        return [RollChange("helps", modifier, kind ^ 1)] if modifier else []
    sewn = [int(card) for card in blind.sewn[blind.turn * n.KINDS : (blind.turn + 1) * n.KINDS]]
    missing = sewn[: n.HEAD].count(int(n.NOBODY))
    found = [RollChange("missing", -missing, missing)] if missing else []
    # What the missing limbs don't explain is the brain's.
    return [*found, RollChange("genius", modifier + missing)] if modifier + missing else found


def _entry(blind: Maker, seat: int, kind: str) -> MenuEntry:
    die, mine = int(blind.die[seat]), seat == blind.turn
    up = int(turned(die, 1))
    entry = MenuEntry(kind, bool(_open(blind, seat, kind)), {"die": die})
    match kind:
        case "rob":
            back = int(turned(up, -1))
            entry.values = {"die": die, "up": up, "back": back, "full": full_graves(blind)}
        case "steal":
            entry.values["up"] = up
            cards = (action - int(n.STEAL) for action in _open(blind, seat, kind))
            entry.seats = sorted({int(blind.keeper(card)) for card in cards})
        case "study":
            entry.values["down"] = int(turned(die, -2 if blind.prepared and mine else -1))
        case "operate":
            fits = {(action - int(n.OPERATE)) % int(n.KINDS) for action in _open(blind, seat, kind)}
            entry.rolls = [_roll(blind, part) for part in sorted(fits)] if mine else []
        case "revive":
            entry.rolls = [_roll(blind, -1)] if mine and entry.can else []
        case "recover":
            # With as many cards as there are graves, some dice leave no way at all (M53).
            entry.values = {
                "open": int(blind.graves() - blind.stones_left(seat)),
                "die": die,
                "reach": int(blind.graves() > die),
            }
    return entry


def _open(blind: Maker, seat: int, kind: str) -> list[int]:
    """Return the actions of a kind that nothing forbids but that they may not be due now."""
    if kind in CARDS_OF:
        first = int(CARDS_OF[kind])
        cards = range(int(blind.cards()))
        return [first + card for card in cards if not allowed.why_not_card(blind, seat, first, card, n.ANY_RULE)]
    first = int(n.OPERATE if kind == "operate" else SINGLE[kind])
    parts = range(int(blind.seats * n.KINDS) if kind == "operate" else 1)
    return [first + part for part in parts if not allowed.why_not(blind, seat, first, part, n.ANY_RULE)]
