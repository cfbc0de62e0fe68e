"""The table as plain text: graves and heap, then each player's die, stones, warehouse and Monster."""

from __future__ import annotations

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.maker.view import MakerView, Part


def _name(part: Part, words: Words) -> str:
    kind = words.say(f"part-{part.kind}" if part.kind >= 0 else "part-hidden")
    return f"#{part.card} {kind} {'?' if part.value < 0 else part.value}"


def draw(view: MakerView, words: Words) -> Drawing:
    """Draws the table place by place; ? is a front the reader has not seen."""
    lines: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    for spot in view.spots:
        parts = [part for part in view.parts if part.place == spot.id]
        if spot.id.startswith("grave"):
            content = f"({len(parts)}) " + (_name(parts[-1], words) if parts else "-")
        else:
            content = ", ".join(_name(part, words) for part in parts) or "-"
        head, _, tail = spot.id.partition("-")
        label = words.say(f"place-{head}", which=tail.upper())
        places[spot.id] = (len(lines), 0, len(label))
        lines.append(f"{label}: {content}")
    for seat, player in enumerate(view.table):
        stones = " ".join(str(grave + 1) for grave in player.open_stones) or "-"
        lines.append(words.say("text-seat", who="ABCDE"[seat], die=player.die, stones=stones, points=view.scores[seat]))
    return Drawing(lines, places, list(lines))
