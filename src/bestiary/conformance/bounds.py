"""What a game claims of itself: how long it takes, what it keeps, and every number it declares."""

from __future__ import annotations

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.walk import walk
from bestiary.core import CONTRACT, HIDDEN, NATURE, BadOption, BadSeats, Chance, State, bits, plain
from bestiary.core.columns import observation_width
from bestiary.core.optional.checks import Checks, checks_of
from bestiary.core.optional.mind import mind_of
from bestiary.core.optional.nature import Nature
from bestiary.core.state import FRAME

WATCHED = 4  # games that are looked at after every decision
LARGEST = 1 << 62


def games_end(case: Case, setting: Setting) -> None:
    """Check that every game ends within the declared number of decisions, and then nobody owes one."""
    for found in setting.tried:
        trouble = found if isinstance(found, str) else ""
        case.that(not trouble, trouble, "the game can't be played to its end")
    for node in setting.nodes:
        state = node.state
        if state.over:
            case.that(state.to_act() == 0, node.where, "the game is over, but somebody owes a decision")
            case.that(node.step <= setting.game.longest, node.where, f"more than {setting.game.longest} decisions")
        else:
            case.that(state.to_act() != 0, node.where, "the game is not over, but nobody owes a decision")


def nothing_is_lost(case: Case, setting: Setting) -> None:
    """Check the game's invariants at every decision of some games and at moments of all."""
    game, checks = setting.game, checks_of(setting.game)
    if type(checks).invariants is Checks.invariants:
        case.not_run("not run: the game declares no invariants")
        return
    for node in setting.nodes:
        broken = checks.invariants(node.state)
        case.that(not broken, node.where, "; ".join(broken))
    for seed, how in setting.plays[:: max(1, len(setting.plays) // WATCHED)]:

        def visit(state: State, step: int, seed: int = seed, how: str = how) -> None:
            broken = checks.invariants(state)
            case.that(not broken, f"seed {seed}, {how} play, step {step}", "; ".join(broken))

        walk(game, setting.seats, setting.options, seed, how, visit)


def all_ints_are_small(case: Case, setting: Setting) -> None:
    """Check that all numbers of states and events stay below 2^62, where compiled and interpreted ones agree."""
    for node in setting.nodes:
        for name, value in plain(node.state).items():
            values = value if isinstance(value, list) else [value]
            fits = all(isinstance(each, int) and abs(each) < LARGEST for each in values)
            case.that(fits, node.where, f"column {name} holds a number of 2^62 or more, or no number")
    for seed, how in setting.plays[:3]:

        def visit(state: State, step: int, seed: int = seed, how: str = how) -> None:
            if state.to_act() == 0 and state.log is not None:
                large = [row for row in state.log.rows() if any(abs(each) >= LARGEST for each in row)]
                case.that(
                    not large, f"seed {seed}, {how} play, step {step}", f"events hold too large numbers: {large[:1]}"
                )

        walk(setting.game, setting.seats, setting.options, seed, how, visit)


def declarations_hold(case: Case, setting: Setting) -> None:
    """Check every number and name that a game declares against what its states do."""
    _check_kinds(case, setting)
    _check_start(case, setting)
    game, low, high = setting.game, *mind_of(setting.game).observation_range
    for node in setting.nodes:
        state, where = node.state, node.where
        mask = state.to_act()
        if mask == NATURE:
            case.that(isinstance(game, Nature), where, "nature owes an outcome, but the game does not declare it")
        else:
            case.that(0 <= mask < 1 << setting.seats, where, f"to_act() is {mask}: no such seats")
            case.that(game.simultaneous or len(bits(mask)) <= 1, where, "several seats owe, but it is not declared")
        winners = state.winners()
        case.that(0 <= winners < 1 << setting.seats, where, f"winners() is {winners}: no such seats")
        case.that(state.over or winners == 0, where, "somebody has won a game that goes on")
        case.that(len(state.frames) % FRAME == 0, where, "the frames are no whole frames")
        case.that(state.seats == setting.seats, where, "the number of seats has changed")
        case.that(game.chosen(state) == setting.options, where, "the options can't be read back")
        standings = game.standings(state)
        case.that(sorted(standings) == list(range(setting.seats)), where, "the standings don't name every seat once")
        for seat in range(setting.seats):
            row = list(state.observe(seat))
            case.that(len(row) == observation_width(game), where, f"an observation has {len(row)} numbers")
            wrong = [each for each in row if not low <= each <= high]
            case.that(not wrong, where, f"an observation holds {wrong[:3]}, outside {low} to {high}")
            case.that(len(state.terms(seat)) == len(mind_of(game).terms), where, "there are other terms than declared")
            case.that(isinstance(state.score(seat), int), where, "a score is no whole number")
    for played in setting.walks:
        asked = f"below({played.largest}) is asked, but the game declares at most {game.chance_outcomes}"
        case.that(played.largest <= game.chance_outcomes, played.at(len(played.moves)), asked)


def _check_kinds(case: Case, setting: Setting) -> None:
    game, where = setting.game, "declaration"
    case.that(game.contract == CONTRACT, where, f"it meets contract {game.contract}, not {CONTRACT}")
    following = 0
    for kind in game.action_kinds:
        case.that(kind.first == following and kind.count > 0, where, f"action kind {kind.name} starts at {kind.first}")
        following = kind.first + kind.count
    for action in range(game.actions):
        kind = game.action_kind(action)
        case.that(kind.first <= action < kind.first + kind.count, where, f"action {action} is of no kind")
    for kinds in (game.action_kinds, game.event_kinds, mind_of(game).terms, game.options):
        names = [each.name for each in kinds]
        case.that(len(set(names)) == len(names), where, f"a name stands twice in {names}")
    for event in game.event_kinds:
        shaped = all(argument.count(":") == 1 for argument in event.arguments)
        case.that(shaped, where, f"the arguments of event {event.name} are not written name:type")
    case.that(all(0 < number < 1000 for number in game.rules), where, "rule numbers lie between 1 and 999")
    case.that(len(set(game.rules.values())) == len(game.rules), where, "two rules have the same id")
    case.that(list(game.seats) == sorted(set(game.seats)) and game.seats[0] > 0, where, "seats are not ascending")
    case.that(0 < game.minutes[0] <= game.minutes[1], where, "minutes are not from few to many")
    low, high = mind_of(game).observation_range
    case.that(low < high, where, "the observation's range is empty")
    case.that(bool(game.content_hash) and game.rules_version > 0, where, "rules version and content are not named")


def _check_start(case: Case, setting: Setting) -> None:
    game, where = setting.game, "start"
    for seats, options, error in (
        (HIDDEN, setting.options, BadSeats),
        (max(game.seats) + 1, setting.options, BadSeats),
        (setting.seats, {"no such option": "1"}, BadOption),
        *((setting.seats, {option.name: "no such value"}, BadOption) for option in game.options),
    ):
        try:
            game.start(seats, Chance(0), options)
            refused = False
        except error:
            refused = True
        case.that(refused, where, f"{seats} seats with {options} are accepted")
