"""What a choice will do, in words, before it is made: above all where the fachan will run and what will fall."""

from __future__ import annotations

from bestiary.core.view import Choice, Piece
from bestiary.core.words import Words
from bestiary.games.marry.show.view import MarryView


def describe(view: MarryView, choice: Choice, words: Words) -> str:
    """Say what a choice of a view will do."""
    message = f"choice-{choice.kind}"
    match choice.kind:
        case "house":
            value = next(spot.value for spot in view.spots if spot.id == choice.target)
            return words.say(message, space=choice.target, value=value)
        case "tower" | "fortify":
            piece = _building(view, choice.target)
            return words.say(message, space=choice.target, height=piece.size if piece else 0)
        case "move":
            direction = words.say(f"direction-{choice.values['direction']}")
            return words.say(message, direction=direction, space=choice.target)
        case "stomp":
            return _describe_stomp(view, choice, words)
        case "swap":
            source, becomes = (words.say(f"card-{choice.values[name]}") for name in ("source", "becomes"))
            return words.say(message, card=source, becomes=becomes)
        case "done":
            return words.say(message, frame=view.frame or "none", step=view.step, played=view.cards_played)
    return words.say(message)


def _describe_stomp(view: MarryView, choice: Choice, words: Words) -> str:
    fallen = [_name(view, spot, words) for spot in choice.spots if _building(view, spot)]
    said = [
        words.say("choice-stomp", target=_name(view, choice.target, words), strength=choice.values["strength"]),
        words.say("choice-falls", count=len(fallen), buildings="; ".join(fallen)),
    ]
    if choice.values["blocker"] < 0:
        said.append(words.say("choice-reaches", space=choice.target))
    else:
        blocker = _name(view, view.spots[choice.values["blocker"]].id, words)
        where = choice.spots[-1] if choice.spots else view.fachan
        said.append(words.say("choice-stops" if choice.spots else "choice-stays", space=where, blocker=blocker))
    return " ".join(said)


def _building(view: MarryView, space: str) -> Piece | None:
    pieces = next(spot.pieces for spot in view.spots if spot.id == space)
    return next((piece for piece in pieces if piece.seat >= 0), None)


def _name(view: MarryView, space: str, words: Words) -> str:
    """Say whose building stands on a space: `Player 2: manor on d5`."""
    piece = _building(view, space)
    assert piece is not None
    owner = words.say("seat-name", number=piece.seat + 1)
    return words.say("choice-building", owner=owner, building=words.say(f"building-{piece.size}"), space=space)
