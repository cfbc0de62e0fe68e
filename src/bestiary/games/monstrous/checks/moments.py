"""Moments worth a look that play hardly ever reaches: for the checks, and what nature hardly ever gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bestiary.core.state import State
from bestiary.games.monstrous.checks.staging import Where, landing, stage
from bestiary.games.monstrous.notation.positions import card_of
from bestiary.games.monstrous.rules import numbers as n

TWO = "seats=2 rest=underworld hand-b=giant,hydra deck-b=phoenix/cyclops deck-a=harpy/hydra,gorgon"
FOUR = f"{TWO.replace('seats=2', 'seats=4')} hand-c=giant hand-d=giant"
TEAM = (
    "seats=4 teams=yes rest=underworld hand-a=dragon,harpy hand-c=manticore,hydra hand-b=giant hand-d=siren "
    "deck-a=gorgon/siren deck-c=phoenix/gryphon deck-b=gorgon/"
)
PLACES = "scenario={},athens,corinth,sparta,troy"
HARPY = f"{FOUR.replace('deck-a=harpy/', 'deck-a=/')} hand-a=harpy,dragon faith=1,5,5,0"
TRAPS = "seats=2 rest=underworld hand-a=dragon,hydra hand-b=giant deck-b=harpy/"
WAR = "seats=2 wars=three rest=underworld hand-a=dragon hand-b=giant faith=30,1"
LOCKED = ("dragon unique", "manticore unique", "lock", "lock")
CHANGES = ("change", "dragon unique") * 3

Steps = tuple[str | Mapping[str, Where], ...]

STAGED: dict[str, tuple[str, Steps]] = {
    "the last card of a god": ("rest=underworld hand-a=dragon hand-b=giant faith=3,4", ()),
    "a card is aimed": (f"{TWO} hand-a=dragon", ("throw dragon unique",)),
    "a row is asked for": (f"{TWO} hand-a=dragon", ("throw dragon unique", "column 12")),
    "a manner is asked for": (f"{TWO} hand-a=dragon", ("throw dragon unique", "column 12", "row 8")),
    "a card is in the air": (f"{TWO} hand-a=dragon lie=b.siren:0:20:0:unique", ("dragon unique",)),
    "a Harpy between two gods": (
        f"{HARPY} lie=a.gryphon:-100:300:0:unique,c.gryphon:-50:300:0:unique",
        ("harpy unique", {"a.harpy": (-75, 310, 90)}),
    ),
    "a Cyclops among several": (
        f"{TWO} hand-a=cyclops lie=b.gryphon:-100:300:0:unique,a.manticore:-60:320:0:unique",
        ("cyclops unique", {"a.cyclops": (-80, 300)}),
    ),
    "a Cyclops throws what it must": (
        f"{TWO} hand-a=cyclops lie=b.gryphon:-100:300:0:unique",
        ("cyclops unique", {"a.cyclops": (-80, 300)}),
    ),
    "two locations give a power": (
        f"{TWO} hand-a=dragon move=athens:-320:120:0",
        ("dragon unique", {"a.dragon": (-320, 165)}),
    ),
    "two locations give Faith": (
        f"{TWO} hand-a=dragon move=athens:-320:120:0",
        ("dragon unique", {"a.dragon": (-320, 165)}, "location naxos"),
    ),
    "Naxos between two gods": (
        f"{FOUR} hand-a=dragon faith=0,1,1,5 lie=b.gryphon:-290:240:0:unique,c.gryphon:-360:200:0:unique",
        ("dragon common", {"a.dragon": (-320, 210, 0, "common")}),
    ),
    "Athens: Faith or a card": (f"{TWO} hand-a=dragon", ("dragon unique", {"a.dragon": (320, 210)})),
    "Sparta among several": (
        f"{TWO} hand-a=dragon lie=b.gryphon:100:300:0:unique,a.manticore:200:300:0:unique",
        ("dragon unique", {"a.dragon": (-320, -210)}),
    ),
    "Thebes among several": (
        f"{TWO} hand-a=dragon lie=b.gryphon:100:300:0:unique,a.manticore:200:300:0:unique {PLACES.format('thebes')}",
        ("dragon unique", {"a.dragon": (-320, 210)}),
    ),
    "the Underworld gives one back": (
        f"{TWO} hand-a=dragon {PLACES.format('underworld')}",
        ("dragon unique", {"a.dragon": (-320, 210)}),
    ),
    "Delphi turns three up": (
        f"{TWO} hand-a=dragon {PLACES.format('delphi')}",
        ("dragon unique", {"a.dragon": (-320, 210)}),
    ),
    "Delphi: two are put back": (
        f"{TWO} hand-a=dragon {PLACES.format('delphi')}",
        ("dragon unique", {"a.dragon": (-320, 210)}, "monster a.harpy"),
    ),
    "a young god's second try": (f"{TWO} young=a hand-a=dragon faith=3,0", ("dragon unique", {"a.dragon": None})),
    "a young god's card that lies": (
        f"{TWO} young=a hand-a=dragon faith=3,0",
        ("dragon unique", {"a.dragon": (-100, 300)}),
    ),
    "a team agrees": (TEAM, ("dragon unique", "manticore unique")),
    "a team's plan was changed three times": (TEAM, ("dragon unique", "manticore unique", *CHANGES)),
    "a team orders its cards": (
        f"{TEAM} lie=b.gryphon:-320:240:0:unique",
        (*LOCKED, {"a.dragon": (-340, 220), "a.manticore": (-290, 230, 30)}),
    ),
    "a team's extra throw": (f"{TEAM} extra=1", (*LOCKED, {"a.dragon": (-100, 300), "a.manticore": (100, 300)})),
    "a team's draw": (
        TEAM,
        ("dragon unique", "hydra unique", "lock", "lock", {"a.dragon": (-100, 300), "a.hydra": (-320, 210)}),
    ),
    "a team at Delphi": (
        f"{TEAM} {PLACES.format('delphi')}",
        (*LOCKED, {"a.dragon": (-320, 210), "a.manticore": (100, 300)}),
    ),
    "a war's winner swaps a location": (
        WAR,
        ("dragon unique", {"a.dragon": (-100, 300)}, "giant unique", {"b.giant": (100, 300)}),
    ),
    "a war's winner trades a monster": (
        WAR,
        ("dragon unique", {"a.dragon": (-100, 300)}, "giant unique", {"b.giant": (100, 300)}, "done"),
    ),
    "a war's winner takes one for it": (
        WAR,
        ("dragon unique", {"a.dragon": (-100, 300)}, "giant unique", {"b.giant": (100, 300)}, "done", "monster a.{}"),
    ),
}

# What nature hardly ever gives: a throw, and where everything comes to rest
RARE: dict[str, tuple[str, Steps, Mapping[str, Where]]] = {
    "a location falls": (f"{TWO} hand-a=dragon", ("dragon unique",), {"a.dragon": (-340, 220), "naxos": None}),
    "a location turns over": (
        f"{TWO} hand-a=dragon",
        ("dragon unique",),
        {"a.dragon": (-100, 300), "naxos": (-320, 210, 10, "common")},
    ),
    "monsters fall and turn over": (
        f"{TWO} hand-a=dragon lie=b.gryphon:100:300:0:unique,b.harpy:200:300:0:unique",
        ("dragon unique",),
        {"a.dragon": (-100, 300), "b.gryphon": None, "b.harpy": (200, 300, 0, "common")},
    ),
    "every trap at once": (
        f"{TRAPS} lie=b.gorgon:-150:300:0:unique,b.siren:-40:300:0:unique,b.phoenix:-95:355:0:unique",
        ("dragon unique",),
        {"a.dragon": (-95, 300)},
    ),
    "throws that lapse": (f"{TWO} hand-a=dragon extra=2", ("dragon unique",), {"a.dragon": (-100, 300)}),
    "a Hellhound's Faith": (f"{TWO} hand-a=hellhound", ("hellhound unique",), {"a.hellhound": (-320, 210)}),
    "a Giant's hits": (
        f"{TWO} hand-a=giant lie=b.gryphon:-100:300:0:unique",
        ("giant unique",),
        {"a.giant": (-90, 300)},
    ),
    "Thebes on a lone monster": (
        f"{TWO} hand-a=dragon lie=b.gryphon:100:300:0:unique {PLACES.format('thebes')}",
        ("dragon unique",),
        {"a.dragon": (-320, 210)},
    ),
    "Troy at the end": (
        "seats=2 rest=underworld hand-b=dragon turn=b final=a lie=a.gryphon:300:-190:0:unique",
        ("dragon unique",),
        {"b.dragon": (-100, 300)},
    ),
    "a card lies beside Corinth and only touches it": (
        f"{TWO} hand-a=dragon",
        ("dragon unique",),
        {"a.dragon": (94.88, 0)},
    ),
    "who runs dry last in the sunset round": (
        "seats=3 rest=underworld hand-a=harpy,hydra hand-b=harpy,hydra hand-c=dragon turn=c sunset=2 turns=2,2,1",
        ("dragon unique",),
        {"c.dragon": (-100, 300)},
    ),
    "a tied game at sunset": (
        f"{TWO} hand-a=dragon turns=24,23 turn=b faith=6,5 scenario=argos,athens,corinth,sparta,naxos",
        ("giant unique",),
        {"b.giant": (-100, 300)},
    ),
}


COUNTS = (3, 4, 5, 6, 8, 10)
AIMED = {"a card is aimed": "throw dragon unique", "a card is in the air": "dragon unique"}


def staged(name: str) -> State:
    """Stage a named moment."""
    text, steps = STAGED[name]
    if steps and steps[-1] == "monster a.{}":  # a monster that was not removed, which chance says
        state = stage(text, *steps[:-1])
        return stage(text, *steps[:-1], write(state, state.legal(0)[0]))
    return stage(text, *steps)


def write(state: State, action: int) -> str:
    """Write an action of a staged moment."""
    from bestiary.games.monstrous.notation.actions import write_action
    from bestiary.games.monstrous.state import Monstrous

    assert isinstance(state, Monstrous)
    return write_action(state, action)


class Moments(Mapping[str, State]):
    """Moments that are staged when they are asked for: all of STAGED, and two more for every number of players."""

    def __iter__(self) -> Iterator[str]:
        yield from STAGED
        for seats in COUNTS:
            yield from (f"{seats} players, {what}" for what in AIMED)

    def __len__(self) -> int:
        return len(STAGED) + len(COUNTS) * len(AIMED)

    def __getitem__(self, name: str) -> State:
        if name in STAGED:
            return staged(name)
        seats, _, what = name.partition(" players, ")
        text = f"seats={seats} teams={'yes' if int(seats) > n.BOARDS else 'no'} hand-a=dragon,harpy hand-b=giant"
        return stage(text, AIMED[what])


def rare_outcomes() -> dict[str, tuple[State, list[int]]]:
    """Return throws with outcomes that hardly ever come, by their names."""
    found: dict[str, tuple[State, list[int]]] = {}
    for name, (text, steps, where) in RARE.items():
        state = stage(text, *steps)
        found[name] = state, landing(state, {card_of(state, card): at for card, at in where.items()})
    return found
