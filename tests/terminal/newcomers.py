"""Lets newcomers play whole games in tmux, by keys alone: `python -m tests.terminal.newcomers [GAME ...] [--json]`.

A newcomer starts `play GAME` in a terminal of 80 by 24 and knows nothing but what stands on the screen: he writes the
number of a choice that he reads there, or moves the mark with the arrows, aims where a crosshair is drawn, presses
Enter where he is told to, and stops when the screen says who has won. After each Enter he looks at the overview of keys
and back: keys are answered in their order, so what he reads then is no screen from before his Enter. Ends with 1 if a
game did not come to its end, or refused what its screen had offered.
"""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from bestiary.core import get, ids

ROOT: Final = Path(__file__).parents[2]
WIDTH, HEIGHT = 80, 24
LOOKS: Final = 0.05  # seconds from one look at the screen to the next
PATIENCE: Final = 60  # seconds without any change after which a newcomer gives up
LONGEST: Final = 3_600  # seconds that a game may take
# A list counts in three columns, below the board or beside it; “3 hits to hand out” is no choice.
NUMBERED: Final = re.compile(r"(?:^|│)([ \d]{2}\d) [^\s%]", re.MULTILINE)
ASKED, AIMING, TYPED, WAITING = "Type to filter", "Aim: arrows", "No choice fits", "Space"
PAUSED: Final = "Enter or Space"
OWN: Final = re.compile(r"\(you\): -?\d+ ◂")  # he is to decide
OVERVIEW: Final = "Keys and signs"
OVER: Final = ("The game is over", "The record of the game is in")  # the second, if a key was pressed too much
STUCK: Final = ("Not allowed", "is no action here", TYPED)
SLOW: Final = 20  # seconds that he waits for an answer to his keys before he tries again


@dataclass(frozen=True)
class Told:
    """How a newcomer's game went."""

    game: str
    ended: bool
    decisions: int
    seconds: float
    screen: str  # the last one
    refusals: tuple[str, ...] = ()  # of what the screen had offered: that screen, his keys, and what was told then


def numbers(screen: str) -> list[int]:
    """Return the numbers of the choices that stand on a screen: a list counts, what begins with a number does not."""
    found = {int(number) for number in NUMBERED.findall(screen) if " " not in number.strip()}
    return sorted(number for number in found if number == 1 or {number - 1, number + 1} & found)


def keys_for(screen: str, dice: random.Random) -> list[str]:
    """Return the keys that somebody presses who reads this screen, for tmux; none where there is nothing to do."""
    if any(words in screen for words in STUCK):
        return ["Escape"]
    if ASKED not in screen or PAUSED in screen or not OWN.search(screen):
        return ["Space"] if WAITING in screen else []
    if AIMING in screen:
        wandering = ("Up", "Down", "Left", "Right", "Tab", "PPage", "NPage", "Home", "End")
        return [*dice.choices(wandering, k=dice.randrange(4)), "Enter"]
    shown = numbers(screen)
    if shown and dice.random() < 0.5:
        return [*str(dice.choice(shown)), "Enter"]
    return ["Down"] * dice.randrange(len(shown) + 1) + ["Enter"]


class Terminal:
    """A terminal of its own in which one command runs."""

    def __init__(self, command: str, home: Path) -> None:
        self.socket = f"newcomer-{os.getpid()}"
        kept = {**os.environ, "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8"}
        self.environment = {name: value for name, value in kept.items() if name not in ("TMUX", "LANGUAGE")}
        size = ("-x", str(WIDTH), "-y", str(HEIGHT))
        stays = ("set-option", "-g", "remain-on-exit", "on")
        self.tmux("-f", "/dev/null", "start-server", ";", *stays, ";", "new-session", "-d", *size, command)

    def tmux(self, *words: str) -> str:
        run = ["tmux", "-L", self.socket, *words]
        return subprocess.run(run, capture_output=True, text=True, check=False, env=self.environment, cwd=ROOT).stdout

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, keys: list[str]) -> bool:
        """Press keys; tell whether an Enter among them was answered."""
        self.tmux("send-keys", *keys)
        if "Enter" not in keys:
            return False
        self.tmux("send-keys", "F9")
        if not self.wait(OVERVIEW, there=True):
            return False
        self.tmux("send-keys", "Escape")
        return self.wait(OVERVIEW, there=False)

    def wait(self, words: str, *, there: bool) -> bool:
        """Wait until words stand on the screen, or no longer do; nobody waits when the game is over."""
        since = time.monotonic()
        while time.monotonic() - since < SLOW:
            screen = self.screen()
            if (words in screen) == there:
                return True
            if any(over in screen for over in OVER):
                return False
            time.sleep(LOOKS)
        return False

    def close(self) -> None:
        self.tmux("kill-server")


def play(game: str, seed: int) -> Told:
    """Play one game to its end, as far as the screen leads there."""
    dice, started = random.Random(seed), time.monotonic()
    told = Told(game, ended=False, decisions=0, seconds=0, screen="")
    seats = ",".join(("you", *["greedy"] * (min(get(game).seats) - 1)))
    command = f"{shlex.quote(str(ROOT / 'bestiary'))} play {game} --seats {seats} --seed {seed}"
    with tempfile.TemporaryDirectory() as home:
        terminal = Terminal(command, Path(home))
        try:
            before, changed, pressed, decided = "", time.monotonic(), 0.0, ""
            while time.monotonic() - started < LONGEST and time.monotonic() - changed < PATIENCE:
                time.sleep(LOOKS)
                screen = terminal.screen()
                if screen != before:
                    before, changed = screen, time.monotonic()
                    continue  # it may still be drawn
                told = replace(told, screen=screen, ended=any(words in screen for words in OVER))
                if told.ended:
                    break
                if changed < pressed and time.monotonic() - pressed < SLOW:
                    continue
                if keys := keys_for(screen, dice):
                    pressed = time.monotonic()
                    told = replace(told, decisions=told.decisions + ("Enter" in keys))
                    if any(word in screen for word in STUCK):
                        told = replace(told, refusals=(*told.refusals, f"{decided}\n{screen}"))
                    if "Enter" in keys:
                        decided = f"{screen}\n{' '.join(keys)}"
                    if terminal.press(keys):
                        pressed = 0.0  # nothing that he sees now is from before it
        finally:
            terminal.close()
    return replace(told, seconds=round(time.monotonic() - started, 1))


def main(words: list[str]) -> int:
    """Let a newcomer play each game, and tell how it went."""
    games = [word for word in words if not word.startswith("--")] or list(ids())
    # What has to be installed or compiled first takes longer than a newcomer's patience.
    subprocess.run([ROOT / "bestiary", "games"], stdout=subprocess.DEVNULL, check=True)
    found = []
    for game in games:
        found.append(told := play(game, 1))
        if "--json" not in words:
            end = "to the end" if told.ended else f"NOT to the end:\n{told.screen}"
            counted = f"{told.decisions} decisions, {len(told.refusals)} refused, {told.seconds} s"
            print(f"{game}: {counted}, {end}", *told.refusals, sep="\n", flush=True)
    if "--json" in words:
        print(json.dumps([asdict(told) for told in found], indent=1))
    return 0 if all(told.ended and not told.refusals for told in found) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
