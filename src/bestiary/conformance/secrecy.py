"""What a seat may know: its blind state, the events it is told, and nothing besides."""

from __future__ import annotations

from typing import Any

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import Node
from bestiary.core import HIDDEN, NATURE, Chance, Log, State, bits, pack, plain
from bestiary.core.optional.checks import checks_of

PAIRS = 6  # fills that are compared with each other at each moment


def filled(case: Case, blind: State) -> State:
    """Return a full state that fits a blind one, with a chance source of its own; the blind one stays as it is."""
    twin = blind.clone()
    twin.fill(Chance(case.seed()))
    twin.chance = Chance(case.seed())
    twin.log = Log()
    return twin


def known(setting: Setting, state: State, seat: int) -> dict[str, Any]:
    """Return what a seat is answered about a state: the same from all states that it could be in."""
    game = setting.game
    legal = state.legal(seat) if seat < setting.seats else []
    answers: dict[str, Any] = {
        "over": state.over,
        "winners": int(state.winners()),
        "legal": legal,
        "refusals": [int(state.refusal(seat, action)) for action in range(min(game.actions, setting.size.actions))],
        "notation": [game.notation(state, action) for action in legal],
        "choices": [game.choice(state, action) for action in legal],
        "view": game.view_of(state, seat),
    }
    if seat < setting.seats:
        answers["owes"] = state.to_act() >> seat & 1
        answers["terms"] = state.terms(seat)
        answers["score"] = int(state.score(seat))
        answers["observation"] = list(state.observe(seat))
    return answers


def blind_soundness(case: Case, setting: Setting) -> None:
    """Check that all a seat is answered is the same from the state, its blind state and a fill of it."""
    for node in setting.nodes:
        for seat in range(setting.seats + 1):
            blind = node.state.blind(seat)
            truth = known(setting, node.state, seat)
            for kind, state in (("blind state", blind), ("filled state", filled(case, blind))):
                answers = known(setting, state, seat)
                for name, answer in truth.items():
                    case.that(answers[name] == answer, node.where, f"seat {seat}: {name} differ from its {kind}")


def blind_hides(case: Case, setting: Setting) -> None:
    """Check that blinding twice is blinding once, and that something is hidden exactly if the game says so."""
    hidden = False
    for node in setting.nodes:
        full = pack(node.state)
        for seat in range(setting.seats + 1):
            blind = node.state.blind(seat)
            data = pack(blind)
            hidden = hidden or data != full
            case.that(pack(blind.blind(seat)) == data, node.where, f"seat {seat}: blind a second time differs")
    imperfect = setting.game.information == "imperfect"
    case.that(hidden == imperfect, "all games", f"information is {setting.game.information}, but hidden: {hidden}")


def fill_keeps_the_blind_state(case: Case, setting: Setting) -> None:
    """Check that a fill is a whole, legal state that the seat can't tell from the one it is in."""
    for node in setting.nodes:
        truth = plain(node.state)
        for seat in range(setting.seats + 1):
            blind = node.state.blind(seat)
            data, veiled = pack(blind), plain(blind)
            for _ in range(setting.size.fills):
                full = filled(case, blind)
                case.that(pack(full.blind(seat)) == data, node.where, f"seat {seat}: a fill is told apart by blind()")
                left = [name for name, value in plain(full).items() if _still_hidden(truth[name], veiled[name], value)]
                case.that(not left, node.where, f"seat {seat}: a fill leaves {', '.join(left)} hidden")
                broken = checks_of(setting.game).invariants(full)
                case.that(not broken, node.where, f"seat {seat}: in a fill, {'; '.join(broken)}")
            case.that(pack(blind) == data, node.where, f"seat {seat}: filling a clone changes the blind state")


def _still_hidden(truth: Any, veiled: Any, value: Any) -> bool:
    if not isinstance(truth, list):
        return bool(veiled == HIDDEN != truth and value == HIDDEN)
    if not len(truth) == len(veiled) == len(value):
        return False
    return any(v == HIDDEN != t and f == HIDDEN for t, v, f in zip(truth, veiled, value, strict=True))


def movers(state: State, watcher: int) -> list[int]:
    """Return the seats other than the watcher that owe a decision."""
    return [seat for seat in bits(state.to_act() & (NATURE - 1)) if seat != watcher]


def act(state: State, seat: int, action: int, watcher: int) -> tuple[tuple[tuple[int, ...], ...], bytes]:
    """Carry an action out and return what the watcher is told and what he then knows."""
    state.apply(seat, action)
    assert state.log is not None
    return tuple(state.log.seen_by(watcher)), pack(state.blind(watcher))


def twins(case: Case, setting: Setting) -> None:
    """Check that two moves of another seat that tell a seat the same leave it knowing the same."""
    for node in setting.open_nodes:
        for watcher in range(setting.seats + 1):
            seen: dict[tuple[object, ...], tuple[bytes, int]] = {}
            blind = node.state.blind(watcher)
            for _ in range(PAIRS):
                state = filled(case, blind)
                others = movers(state, watcher)
                if not others:
                    continue
                seat = case.random.choice(others)
                action = case.random.choice(state.legal(seat))
                told, after = act(state, seat, action, watcher)
                if told not in seen:
                    seen[told] = after, action
                    continue
                wrong = (
                    f"seat {watcher} is told the same of actions {seen[told][1]} and {action}, but can tell them apart"
                )
                case.that(seen[told][0] == after, node.where, wrong)


def events_suffice(case: Case, setting: Setting) -> None:
    """Check that a seat that knows what it did and what it was told since knows its blind state."""
    for node in setting.open_nodes:
        for seat in bits(node.state.to_act() & (NATURE - 1)):
            blind = node.state.blind(seat)
            action = case.random.choice(blind.legal(seat))
            seen: dict[tuple[object, ...], bytes] = {}
            for _ in range(PAIRS):
                told, after = act(filled(case, blind), seat, action, seat)
                if told in seen:
                    wrong = f"seat {seat} plays {action}, is told the same twice and yet knows something else"
                    case.that(seen[told] == after, node.where, wrong)
                seen[told] = after


def told_is_known(case: Case, setting: Setting) -> None:
    """Check that hidden things show in an event only if the blind state then holds them too."""
    if checks_of(setting.game).forgets:
        case.not_run("does not apply: the game declares that something shown can be hidden again at once")
        return
    for node in setting.open_nodes:
        for watcher in range(setting.seats + 1):
            _compare_told(case, node, watcher)


def _compare_told(case: Case, node: Node, watcher: int) -> None:
    blind = node.state.blind(watcher)
    others = movers(blind, watcher)
    if not others:
        return
    seat = case.random.choice(others)
    seed, wanted = case.seed(), -1
    seen: dict[bytes, tuple[tuple[int, ...], ...]] = {}
    for _ in range(PAIRS):
        state = filled(case, blind)
        state.chance = Chance(seed)  # only what is hidden may differ
        legal = state.legal(seat)
        wanted = case.random.choice(legal) if wanted < 0 else wanted
        if wanted not in legal:
            continue
        told, after = act(state, seat, wanted, watcher)
        if after in seen:
            wrong = f"seat {watcher} is told more of action {wanted} of seat {seat} than its blind state holds"
            case.that(seen[after] == told, node.where, wrong)
        seen[after] = told
