"""Measures the design of Macro Monster Mashup: `python bench/mashup_design.py --games 5000 --bot greedy --json`.

Every game has a deal of its own, so games are the samples. For each number of players: which monster actions are
announced, how games end, which Monster Moves change nothing, who wins by the order of play, and how long it takes.

What a fight brings is measured by pairs: of one game, one decision to fight (III or IV) is drawn at random, and the
game is played to its end twice from there, once with the fight and once with the best that the same bot sees beside it.
The difference is the share of a won game that the fighter gains.

`--bot swift` is greedy with a single guess at what is hidden: three times as fast, to try designs with.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.numbers as n
from bestiary.bots.bot import Bot
from bestiary.bots.greedy import Greedy
from bestiary.bots.search import Scales
from bestiary.bots.seeker import Seeker
from bestiary.bots.tuning import weights
from bestiary.core import Chance, Log, State, bits, get
from bestiary.games.mashup.state import Mashup
from bestiary.lab.arena import seed_for
from bestiary.lab.players import player
from bestiary.lab.stats import Z95, mean_interval, wilson

GAME: Final = get("mashup")
SEEDS: Final = 1 << 30
GUESSES: Final = 8  # at what is hidden, where a bot is asked for its second choice
FIGHTS: Final = (int(n.A_ATTACK_MONSTER), int(n.A_BREATHE))
ACTIONS: Final = ("I", "II", "III", "IV", "V")
ENDINGS: Final = ("Infamy", "Size", "the deck")
MOST_ROUNDS: Final = {2: 15.5, 3: 13.8, 4: 12.9, 5: 12.3, 6: 10.8}  # before the design was measured so
Table = tuple[tuple[int, ...], ...]  # what a Monster Move may change, the cards in hands and Health first
HANDS, HEALTH = 0, 1
FEWEST_FIGHTS, MOST_OF_AN_ENDING, MOST_EMPTY, FAIR = 0.15, 0.65, 0.20, (0.9, 1.1)


@dataclass(frozen=True)
class Plan:
    """Is what is to be played."""

    players: int
    bot: str
    playout: str  # who plays pairs to their end
    seed: int
    options: dict[str, str]


@dataclass
class Played:
    """Is what one game showed."""

    announced: list[int] = field(default_factory=lambda: [0] * 5)
    moves: int = 0
    empty: int = 0  # Monster Moves that changed nothing but perhaps the markers of damage
    undamaged: int = 0  # those of them that left not even a marker
    ending: dict[str, float] = field(default_factory=dict)
    order: list[float] = field(default_factory=list)  # shares of the win, by the order of play
    rounds: float = 0.0
    decisions: int = 0
    gain: float | None = None  # what a fight of this game brought, in shares of a won game
    before: tuple[Table, Table] | None = None  # the Monster Move under way began from


# One game


def play(plan: Plan, pair: bool, number: int) -> Played:
    """Plays one game, and one of its fights again with and without it."""
    state = GAME.start(plan.players, Chance(seed_for(plan.seed, number)), plan.options)
    assert isinstance(state, Mashup)
    state.log = Log()
    bot = bot_of(plan.bot)
    chance = Chance(seed_for(plan.seed, number, 1))
    drawing = Chance(seed_for(plan.seed, number, 2))
    found = Played()
    fights, kept = 0, None
    while mask := state.to_act():
        for seat, action in choices(state, mask, bot, chance):
            if action in FIGHTS and may_announce(state):
                fights += 1
                if drawing.below(fights) == 0:
                    kept = copy_of(state)
            decide(state, seat, action, found)
    count(state, found)
    if pair and kept is not None:
        found.gain = worth_of_fight(kept, bot, bot_of(plan.playout), seed_for(plan.seed, number, 3))
    return found


def copy_of(state: Mashup) -> Mashup:
    """Returns a copy that tells nothing."""
    twin = state.clone()
    assert isinstance(twin, Mashup)
    twin.log = None
    return twin


def choices(state: Mashup, mask: int, bot: Bot, chance: Chance) -> list[tuple[int, int]]:
    """Lets everyone who is asked choose by what was known before; who has no choice needs no thought."""
    return [(seat, choice(state, seat, bot, chance)) for seat in bits(mask)]


def choice(state: Mashup, seat: int, bot: Bot, chance: Chance) -> int:
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else bot.choose(state.blind(seat), seat, chance)


def may_announce(state: Mashup) -> bool:
    """Tells whether the active player is asked for a monster action."""
    return state.top() == n.F_DECLARING or (state.top() == n.F_MOVING and state.phase == n.P_CHOOSING)


def table_of(state: Mashup) -> tuple[Table, Table]:
    """Returns what a Monster Move may change, and the markers of damage."""
    cards = tuple(int(state.cards_of(seat)) for seat in range(state.seats))
    rows = (state.health, state.place, state.size, state.stomach, state.fame, state.site, state.thing_place)
    genes = tuple(int(gene > 0) for gene in state.mutation)
    table = (cards, *(tuple(int(value) for value in row) for row in rows), genes)
    return table, (tuple(state.site_damage), tuple(state.thing_damage), tuple(state.standing))


def decide(state: Mashup, seat: int, action: int, found: Played) -> None:
    """Plays a decision and looks what the Monster Move that it ends, if it does, has changed."""
    log = state.log
    assert log is not None
    if state.top() == n.F_MOVING and state.phase == n.P_CHOOSING and action != n.A_STOP:
        found.moves += 1
        found.before = table_of(state)
    start, turns = len(log), state.turns
    state.play(seat, action)
    found.decisions += 1
    if found.before is None or state.running:
        return
    (was, marks), found.before = found.before, None
    now, new_marks = table_of(state)
    if state.turns != turns or state.phase >= n.P_LAST:
        now = without_turns_end(now, log.rows(start))
    if was == now:
        found.empty += 1
        found.undamaged += marks == new_marks


def without_turns_end(now: Table, rows: Iterable[Sequence[int]]) -> Table:
    """Takes back the card drawn at the end of a turn and the Health gained at the beginning of the next."""
    hands, health = list(now[HANDS]), list(now[HEALTH])
    drew, turned = -1, False
    for kind, _, seat, amount, *_ in rows:
        if kind == e.DREW and not turned:
            drew = seat
        elif kind == e.TURN:
            turned = True
        elif kind == e.HEALED and turned:
            health[seat] -= amount
    if drew >= 0:
        hands[drew] -= 1
    return (tuple(hands), tuple(health), *now[2:])


def count(state: Mashup, found: Played) -> None:
    """Counts what was announced and how the game ended."""
    assert state.log is not None
    for kind, _, _, action, *_ in state.log.rows():
        if kind in (e.ANNOUNCED, e.ANNOUNCED_ON):
            found.announced[action - 1] += 1
    figures = GAME.figures(state)
    found.ending = {name: figures[f"ended by {name}"] for name in ENDINGS}
    found.rounds = figures["rounds"]
    first = int(state.turn - state.turns) % state.seats
    won = bits(state.winners())
    found.order = [((first + place) % state.seats in won) / len(won) for place in range(state.seats)]


# A fight, and the same position without it


def worth_of_fight(state: Mashup, bot: Bot, playout: Bot, seed: int) -> float:
    """Returns by how much the fight that a bot chose raises its share of the win over its best other choice."""
    seat = int(state.turn)
    ends = []
    for action in best_two(state, seat, bot, Chance(seed)):
        twin = copy_of(state)
        twin.chance = Chance(seed_for(seed, 1))
        chance = Chance(seed_for(seed, 2))
        twin.play(seat, action)
        while mask := twin.to_act():
            for each, answer in choices(twin, mask, playout, chance):
                twin.play(each, answer)
        won = bits(twin.winners())
        ends.append((seat in won) / len(won))
    return ends[0] - ends[1]


def best_two(state: Mashup, seat: int, bot: Bot, chance: Chance) -> tuple[int, int]:
    """Returns the best fight and the best of everything else."""
    blind = state.blind(seat)
    if isinstance(bot, Seeker):
        worth = {action: float(visits) for action, visits, _ in bot.think(blind, seat, chance).counts()}
    else:
        scales = Scales(weights(GAME), seat)
        actions = blind.legal(seat)
        totals = [0] * len(actions)
        for _ in range(GUESSES):
            full = blind.clone()
            full.fill(chance)
            worths = scales.compare(full, int(chance.below(SEEDS)))
            totals = [total + value for total, value in zip(totals, worths, strict=True)]
        worth = {action: float(total) for action, total in zip(actions, totals, strict=True)}
    fights = [action for action in worth if action in FIGHTS]
    others = [action for action in worth if action not in FIGHTS]
    return max(fights, key=worth.__getitem__), max(others, key=worth.__getitem__)


class Swift(Greedy):
    """Looks at one guess only."""

    name = "swift"

    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        full = blind.clone()
        full.fill(chance)
        worths = Scales(weights(GAME), seat).compare(full, int(chance.below(SEEDS)))
        best = [action for action, worth in zip(blind.legal(seat), worths, strict=True) if worth == max(worths)]
        return best[chance.below(len(best))]


def bot_of(name: str) -> Bot:
    """Returns a bot by its name."""
    return Swift() if name == Swift.name else player(name)


# Many games


Mean = tuple[float, float, float]


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Mean:
    """Returns what share of a whole a part is over all games, and its 95 % interval with games as samples."""
    whole = sum(wholes)
    if not whole:
        return 0.0, 0.0, 0.0
    share = sum(parts) / whole
    spread = sum((part - share * all_) ** 2 for part, all_ in zip(parts, wholes, strict=True))
    reach = Z95 * sqrt(spread) / whole
    return share, share - reach, share + reach


def report(plan: Plan, games: Sequence[Played], asked: int) -> dict[str, Any]:
    """Returns the figures of one number of players, each as mean, low and high, and which goals they meet."""
    count = len(games)
    announced = [float(sum(game.announced)) for game in games]
    figures: dict[str, Any] = {
        "fights": ratio([float(game.announced[2] + game.announced[3]) for game in games], announced),
        "actions": {
            name: ratio([float(game.announced[index]) for game in games], announced)
            for index, name in enumerate(ACTIONS)
        },
        "empty": ratio([float(game.empty) for game in games], [float(game.moves) for game in games]),
        "undamaged": ratio([float(game.undamaged) for game in games], [float(game.moves) for game in games]),
        "endings": {name: share([game.ending[name] for game in games]) for name in ENDINGS},
        "order": [share([game.order[place] for game in games]) for place in range(plan.players)],
        "rounds": mean_interval([game.rounds for game in games]),
        "decisions": mean_interval([float(game.decisions) for game in games]),
    }
    gains = [game.gain for game in games if game.gain is not None]
    if gains:
        figures["gain"] = mean_interval(gains)
    return {
        "players": plan.players,
        "bot": plan.bot,
        "playout": plan.playout,
        "seed": plan.seed,
        "asked": asked,
        "games": count,
        "pairs": len(gains),
        "figures": figures,
        "goals": goals(plan.players, figures),
    }


def share(values: Sequence[float]) -> Mean:
    """Returns a share of the games and its interval."""
    low, high = wilson(sum(values), len(values))
    return sum(values) / len(values), low, high


def goals(players: int, figures: dict[str, Any]) -> dict[str, bool]:
    """Tells which of the design's goals the figures meet."""
    fair = [place[0] * players for place in figures["order"]]
    met = {
        "fights": figures["fights"][0] >= FEWEST_FIGHTS,
        "endings": players == 6 or max(ending[0] for ending in figures["endings"].values()) <= MOST_OF_AN_ENDING,
        "empty": figures["empty"][0] <= MOST_EMPTY,
        "order": FAIR[0] <= min(fair) and max(fair) <= FAIR[1],
        "rounds": figures["rounds"][0] <= MOST_ROUNDS[players],
    }
    if "gain" in figures:
        met["gain"] = figures["gain"][1] > 0
    return met


def told(found: dict[str, Any]) -> str:
    """Writes a report as lines for people."""
    figures = found["figures"]

    def percent(value: Mean, digits: int = 0) -> str:
        return f"{100 * value[0]:.{digits}f} % ({100 * value[1]:.{digits}f} to {100 * value[2]:.{digits}f})"

    lines = [
        f"{found['players']} players, {found['games']} games of {found['bot']}",
        f"  fights      {percent(figures['fights'], 1)} of announced actions: "
        + ", ".join(f"{name} {100 * value[0]:.1f}" for name, value in figures["actions"].items()),
        f"  empty       {percent(figures['empty'], 1)} of Monster Moves",
        f"  undamaged   {percent(figures['undamaged'], 1)}: empty, and not even a marker of damage",
        "  endings     " + ", ".join(f"{name} {percent(value)}" for name, value in figures["endings"].items()),
        "  order       " + ", ".join(percent(place, 1) for place in figures["order"]),
        f"  rounds      {figures['rounds'][0]:.2f} ({figures['rounds'][1]:.2f} to {figures['rounds'][2]:.2f})",
        f"  decisions   {figures['decisions'][0]:.0f}",
    ]
    if "gain" in figures:
        lines.append(f"  gain        {percent(figures['gain'], 2)} of a win by a fight, {found['pairs']} pairs")
    missed = [name for name, met in found["goals"].items() if not met]
    lines.append(f"  goals       {'missed: ' + ', '.join(missed) if missed else 'all met'}")
    return "\n".join(lines)


def games_of(plan: Plan, games: int, pairs: int, workers: int) -> Iterator[Played]:
    """Plays games in order, in processes of their own if there are several; Ctrl-C is for this process alone."""
    numbers = [(number, number < pairs) for number in range(games)]
    if workers <= 1:
        yield from (play_one(plan, each) for each in numbers)
        return
    with get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(partial(play_one, plan), numbers, chunksize=4)


def play_one(plan: Plan, each: tuple[int, bool]) -> Played:
    number, pair = each
    return play(plan, pair, number)


def text_of(file: Path | None) -> str:
    return file.read_text("utf-8") if file else "standard"


def main(
    players: Annotated[str, typer.Option(help="Numbers of players, with commas.")] = "2,3,4,5,6",
    games: Annotated[int, typer.Option(help="Games for each number of players.")] = 500,
    pairs: Annotated[int, typer.Option(help="In how many of them a fight is played again without it.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays: greedy, search-500 ...")] = "greedy",
    playout: Annotated[str, typer.Option(help="Who plays pairs to their end.")] = "greedy",
    cards: Annotated[Path | None, typer.Option(help="Cards other than the shipped ones.")] = None,
    chart: Annotated[Path | None, typer.Option(help="A chart other than the shipped one.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the design; Ctrl-C ends it early, and what was played so far is reported."""
    options = {"cards": text_of(cards), "chart": text_of(chart)}
    reports, stopped = [], False
    for count in map(int, players.split(",")):
        plan = Plan(count, bot, playout, seed, options)
        found: list[Played] = []
        try:
            for game in games_of(plan, games, pairs, workers):
                found.append(game)
                print(f"\r{count} players: {len(found)} of {games} games", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            stopped = True
        print("\r" + " " * 50 + "\r", end="", file=sys.stderr, flush=True)
        if found:
            reports.append(report(plan, found, games))
            if not as_json:
                print(told(reports[-1]), flush=True)
        if stopped:
            break
    if as_json:
        print(json.dumps(reports, indent=1))


if __name__ == "__main__":
    typer.run(main)
