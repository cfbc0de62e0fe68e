"""Views: typed data that survives JSON, a board whose ways lead somewhere, and exactly the choices there are."""

from __future__ import annotations

import msgspec

from bestiary.conformance.case import Case, Setting
from bestiary.core import View

EVERY = 2


def views_are_whole(case: Case, setting: Setting) -> None:
    """Check that a view's board is a graph, that its choices are the legal actions, and that JSON loses nothing."""
    game = setting.game
    for node in setting.nodes[::EVERY]:
        for seat in range(setting.seats + 1):
            view = game.view_of(node.state, seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
            case.that(again == view, node.where, f"seat {seat}: the view differs after JSON")
            case.that(view.seat == seat and view.game == game.id, node.where, "the view is another seat's or game's")
            legal = node.state.legal(seat)
            case.that(
                [c.action for c in view.choices] == legal, node.where, f"seat {seat}: choices are not legal actions"
            )
            _check_graph(case, view, node.where)
            drawing = game.draw(view, game.words())
            for spot, (line, start, width) in drawing.places.items():
                inside = 0 <= line < len(drawing.lines) and start >= 0 and width > 0
                case.that(inside, node.where, f"{spot} is drawn outside of the text")


def _check_graph(case: Case, view: View, where: str) -> None:
    spots = {spot.id: spot for spot in view.spots}
    case.that(len(spots) == len(view.spots), where, "two spots have the same id")
    for spot in view.spots:
        for direction, other in spot.neighbours.items():
            case.that(other in spots, where, f"{direction} of {spot.id} lies {other}, which is no spot")
    for choice in view.choices:
        lost = [spot for spot in choice.spots if spot not in spots]
        case.that(not lost, where, f"{choice.notation!r} touches {lost}, which are no spots")
        case.that(bool(choice.kind and choice.notation), where, f"action {choice.action} has no kind or notation")
