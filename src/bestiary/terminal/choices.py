"""The choices of one decision: grouped by kind, numbered from 1, filtered by what is typed or where is clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from string import ascii_letters

from bestiary.core.view import Choice, View
from bestiary.core.words import Words

NOTATIONS = "en"  # the language whose words notations are made of
SIGNS = "“”„()[].,:;!?"

Told = Callable[[Choice], str]


def _names(notation: str, spot: str) -> bool:
    """Tell whether a notation names a spot: as it is called, or by who or what is there (`zoo-3` is l3)."""
    ends = f"-{spot.lstrip(ascii_letters)}"
    return any(word == spot or (ends != "-" and word.endswith(ends)) for word in notation.split())


@dataclass(frozen=True)
class Numbered:
    """A choice with its number in the list."""

    number: int
    choice: Choice
    title: str = ""  # its kind's, where that is to be read in place of the notation's English word

    @property
    def label(self) -> str:
        """Return the notation, with the spot it ends on where the notation does not say it.

        A spot with a hyphen is where somebody keeps the card that the notation names (`hand-4`), and no end.
        """
        notation, spots = self.choice.notation, self.choice.spots
        named = not spots or "-" in spots[-1] or _names(notation, spots[-1])
        ends = "" if named else f" → {spots[-1]}"
        kind = self.choice.kind.replace("-", " ")
        if self.title and f"{notation} ".startswith(f"{kind} "):
            notation = self.title + notation[len(kind) :]
        return notation + ends

    @property
    def end(self) -> str | None:
        """Return the spot where the choice ends."""
        return self.choice.spots[-1] if self.choice.spots else None


@dataclass(frozen=True)
class Group:
    """All choices of one kind, in order."""

    kind: str
    title: str
    members: list[Numbered]


def grouped(view: View, words: Words) -> list[Group]:
    """Group a view's choices by kind, in the order of the action space, and numbers them through."""
    kinds: dict[str, list[Numbered]] = {}
    titles = {kind: words.say(f"action-{kind}") for kind in {choice.kind for choice in view.choices}}
    for number, choice in enumerate(view.choices, 1):
        title = "" if words.language == NOTATIONS else titles[choice.kind]
        kinds.setdefault(choice.kind, []).append(Numbered(number, choice, title))
    return [Group(kind, titles[kind], members) for kind, members in kinds.items()]


def matching(groups: Iterable[Group], typed: str, spot: str | None = None, told: Told | None = None) -> list[Group]:
    """Keep the choices that end on a spot and hold every word that was typed, or bear the typed number.

    Where none does, those are kept of which `told` says it: a card is found by its name in any language.
    """
    wanted = typed.casefold().split()
    groups = list(groups)
    kept = _kept(groups, wanted, spot, None)
    return kept if kept or told is None else _kept(groups, wanted, spot, told)


def _kept(groups: Iterable[Group], wanted: list[str], spot: str | None, told: Told | None) -> list[Group]:
    kept: list[Group] = []
    for group in groups:
        here = (each for each in group.members if spot is None or each.end == spot)
        members = [each for each in here if _fits(each, group, wanted, told)]
        if members:
            kept.append(Group(group.kind, group.title, members))
    return kept


def _fits(each: Numbered, group: Group, wanted: list[str], told: Told | None) -> bool:
    if len(wanted) == 1 and wanted[0].isdecimal():
        return str(each.number).startswith(wanted[0])
    said = f"{each.label} {each.choice.notation} {group.kind} {group.title} {told(each.choice) if told else ''}"
    parts = [part.strip(SIGNS) for part in said.casefold().split()]
    return all(any(part.startswith(word) for part in parts) for word in wanted)


def flat(groups: Iterable[Group]) -> list[Numbered]:
    """Return the choices of all groups in order."""
    return [each for group in groups for each in group.members]


def ends(groups: Iterable[Group]) -> set[str]:
    """Return the spots on which choices end."""
    return {each.end for each in flat(groups) if each.end is not None}
