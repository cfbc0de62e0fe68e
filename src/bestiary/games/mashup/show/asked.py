"""What is announced and what a seat is asked: the stack, windows, stages and prompts."""

from __future__ import annotations

from collections.abc import Iterable

import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.targets as targets
from bestiary.core.view import Prompt
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.show.shapes import MashupPending, monster_name, place_name, target_name
from bestiary.games.mashup.state import Mashup

FRAME = 4  # numbers that one takes
WINDOWS = {
    int(n.W_TURN): "turn",
    int(n.W_MOVE): "move",
    int(n.W_AFTER): "after",
    int(n.W_ANNOUNCE): "announce",
    int(n.W_STEP): "step",
    int(n.W_GROW): "grow",
    int(n.W_LATE): "late",
    int(n.W_LAST): "last",
    int(n.W_CARD): "card",
}
FRAMES = {
    int(n.F_HEALING): "healing",
    int(n.F_MOVING): "moving",
    int(n.F_DECLARING): "declaring",
    int(n.F_CHOOSING_UNIT): "unit",
    int(n.F_CHOOSING_RIVAL): "rival",
    int(n.F_CHOOSING_BREATH): "breath",
    int(n.F_COMING): "coming",
    int(n.F_FLEEING): "fleeing",
    int(n.F_STRIKING): "striking",
    int(n.F_HITTING): "hitting",
    int(n.F_EATING): "eating",
    int(n.F_SPITTING): "spitting",
    int(n.F_PURGING): "purging",
    int(n.F_SPLICING): "splicing",
    int(n.F_SENDING): "sending",
    int(n.F_FOLLOWING): "following",
    int(n.F_OFFERING): "offering",
    int(n.F_PAYING): "paying",
    int(n.F_SWAPPING): "swapping",
    int(n.F_SHEDDING): "shedding",
    int(n.F_DRAFT): "draft",
    int(n.F_REDRAWING): "redrawing",
}
MEANINGS = {  # of a kind of choice, by what is asked
    "play": {"eating": "step", "offering": "step"},
    "place": {"window": "target", "sending": "goal"},
    "monster": {"window": "target", "rival": "rival", "following": "follow"},
    "unit": {"hitting": "hit", "unit": "first", "eating": "eat", "sending": "send"},
    "figure": {"hitting": "hit", "unit": "first", "sending": "send"},
    "mutation": {"draft": "draft", "purging": "purge", "splicing": "splice", "breath": "breath", "striking": "strike"},
    "food": {"healing": "heal", "eating": "eat", "spitting": "spit", "paying": "pay"},
    "done": {
        "healing": "heal",
        "moving": "stay",
        "eating": "meal",
        "sending": "send",
        "offering": "grow",
        "swapping": "swap",
        "redrawing": "redraw",
    },
    "stay": {"fleeing": "there", "coming": "home"},
    "discard": {"swapping": "swap", "shedding": "shed"},
}
STAGES = (  # the last phase of each
    (int(n.P_DRAFTING), "draft"),
    (int(n.P_FIRST_HEAL), "wake"),
    (int(n.P_RESTING), "moves"),
    (int(n.P_GROWN), "grow"),
    (int(n.P_CHECKING), "cards"),
)


def stack_of(state: Mashup) -> list[MashupPending]:
    """Return what has been announced, the last first: cards on cards, and below them what they answer."""
    found = []
    frames = [int(number) for number in state.frames]
    for at in range(len(frames) - FRAME, -1, -FRAME):
        if frames[at] == n.F_CARD:
            card, who = frames[at + 1], frames[at + 2]
            found.append(MashupPending("card", codes.player_of(who), card, 0, target_name(codes.target_of(who))))
    turn = int(state.turn)
    if state.phase == n.P_ANNOUNCED_MOVE:
        found.append(MashupPending("move", turn, target=place_name(int(state.goal))))
    elif state.running and state.action:
        rival = monster_name(int(state.rival)) if state.rival != NOBODY else place_name(int(state.place[turn]))
        found.append(MashupPending("action", turn, action=int(state.action), target=rival))
    elif state.phase == n.P_GROWN:
        found.append(MashupPending("grow", turn, target=monster_name(turn)))
    return found


def window_of(state: Mashup) -> str:
    """Return which window is open, or nothing."""
    return WINDOWS[int(state.top_value(n.WINDOW_KIND))] if state.top() == n.F_WINDOW else ""


def frame_of(state: Mashup) -> str:
    """Return what is asked outside of windows, or nothing."""
    return FRAMES.get(int(state.top()), "") if state.top() else ""


def prompt(state: Mashup, seat: int, asked: bool, kinds: Iterable[str]) -> Prompt:
    """Return what a seat is asked now, with a phrase for each kind of choice it has."""
    if state.over:
        return Prompt("prompt-over", {})
    if not asked:
        return Prompt("prompt-waiting", {})
    choices = [_phrase(state, kind) for kind in dict.fromkeys(kinds)]
    if window := window_of(state):
        if state.draft[seat]:
            wants = "monster" if targets.wants_monster(state, state.draft[seat] - 1) else "place"
            return Prompt(f"prompt-{wants}", {}, choices)
        if window == "turn":
            own = seat == state.turn
            window = ("opening" if own else "turn") if state.moves else ("closed" if own else "rest")
        return Prompt(f"prompt-{window}", {}, choices)
    frame = frame_of(state)
    if frame == "moving" and state.phase == n.P_CLOSING:
        frame = "closing"
    elif frame == "sending" and state.top_value(n.SENT_TO) == NOBODY:
        frame = "goal"
    return Prompt(f"prompt-{frame or 'waiting'}", _numbers(state, seat, frame), choices)


def _numbers(state: Mashup, seat: int, frame: str) -> dict[str, int]:
    """Return how many hits, tokens or cards a question is about."""
    turn = int(state.turn)
    match frame:
        case "hitting":
            return {"left": int(attacks.all_hits(state) + state.unit_hits)}
        case "eating":
            room = int(body.stomach_size(state, turn) - body.tokens(state, turn))
            return {"left": max(0, min(int(state.bites), room))}
        case "paying":
            return {"left": int(state.top_value(n.STILL_NEEDED))}
        case "shedding":
            return {"left": int(state.cards_of(seat) - hands.limit(state, seat))}
        case _:
            return {}


def _phrase(state: Mashup, kind: str) -> str:
    """Return the name of the phrase that says what a kind of choice means now."""
    frame = "window" if state.top() == n.F_WINDOW else frame_of(state)
    meaning = MEANINGS.get(kind, {}).get(frame, "")
    if kind == "discard" and frame == "swapping" and state.top_value(n.PUT_DOWN) != NOBODY:
        meaning = "second"
    return f"{kind}_{meaning}" if meaning else kind


def stage_of(state: Mashup) -> str:
    """Return where the turn stands."""
    return next(name for last, name in STAGES if state.phase <= last)
