"""What the engine costs beside an earlier revision: `python bench/instructions.py --base REV [--json]`.

Both sides are built whole, each by its own builder, and run the same fixed scripts of every game: random games inside
the engine, steps from Python, simulations of a search, copies. Valgrind counts the instructions, which no other load
on the machine changes; `--rounds` also takes CPU time in turns. Needs git, valgrind with its headers, and a C compiler.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final, NamedTuple

import typer
from sides import Side, both

SCRIPT: Final = Path(__file__).with_name("instructions_script.py")
COUNTED: Final = ("engine", "step", "simulation", "clone")
GAMES: Final = {"marry": 3, "factory": 3, "maker": 4, "mashup": 3, "monstrous": 3}
MARKS: Final = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; }
void end(void) { CALLGRIND_STOP_INSTRUMENTATION; }
"""
_SUMMARY: Final = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


class Row(NamedTuple):
    """What a script costs on both sides."""

    game: str
    script: str
    players: int
    same: bool  # both did the same
    base: float
    now: float
    ratio: float


def marks_in(folder: Path) -> Path:
    """Compile the two functions between which instructions are counted."""
    source, library = folder / "marks.c", folder / "marks.so"
    source.write_text(MARKS)
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    return library


def instructions(side: Side, folder: Path, *arguments: str) -> tuple[float, dict[str, Any]]:
    """Count what a script executes, without what Python does to start."""
    out = folder / "callgrind.out"
    out.unlink(missing_ok=True)
    options = ("--instr-atstart=no", f"--callgrind-out-file={out}", "--log-file=/dev/null")
    said = side.run(SCRIPT, *arguments, str(folder / "marks.so"), under=("valgrind", "--tool=callgrind", *options))
    found = _SUMMARY.findall(out.read_text())
    if not found:
        raise RuntimeError(f"{out} has no sum of instructions")
    return float(found[-1]), said


def compare(sides: tuple[Side, Side], game: str, script: str, portion: int, folder: Path) -> Row:
    """Count a script on both sides, or weigh a state."""
    arguments = (script, game, str(GAMES[game]), str(portion))
    (old, was), (new, is_now) = (cost_of(side, folder, arguments) for side in sides)
    same = (was["done"], was["check"]) == (is_now["done"], is_now["check"])
    return Row(game, script, GAMES[game], same, old, new, new / old)


def cost_of(side: Side, folder: Path, arguments: tuple[str, ...]) -> tuple[float, dict[str, Any]]:
    """Return what a script costs on a side, and what it said: bytes, or instructions."""
    if arguments[0] == "bytes":
        said = side.run(SCRIPT, *arguments)
        return float(said["cost"]), said
    return instructions(side, folder, *arguments)


def timed(sides: tuple[Side, Side], game: str, script: str, portion: int, rounds: int) -> dict[str, float]:
    """Take CPU times in turns; the ratio of each round counts, so that slow hours fall out."""
    ratios = []
    for turn in range(rounds):
        order = sides if turn % 2 == 0 else reversed(sides)
        cost = {side: side.run(SCRIPT, script, game, str(GAMES[game]), str(portion))["cost"] for side in order}
        ratios.append(cost[sides[1]] / cost[sides[0]])
    ratios.sort()
    # the interval that holds the median in at least 95 of 100 such series, for 15 rounds
    cut = max(0, round(len(ratios) * 0.2667))
    return {"median": median(ratios), "low": ratios[max(0, cut - 1)], "high": ratios[-max(1, cut)]}


def main(
    base: Annotated[str, typer.Option(help="The revision to compare with.")],
    now: Annotated[str, typer.Option(help="The revision that is compared.")] = "HEAD",
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    portion: Annotated[int, typer.Option(help="How much each script does.")] = 4,
    rounds: Annotated[int, typer.Option(help="Rounds of CPU time taken in turns, besides.")] = 0,
    folder: Annotated[Path | None, typer.Option(help="Where both are built, to be kept.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count both sides' instructions and print the ratios, new : old."""
    with tempfile.TemporaryDirectory() as scratch:
        place = (folder or Path(scratch)).resolve()
        sides = both(base, now, place)
        marks_in(place)
        rows: list[dict[str, Any]] = []
        for each in game or list(GAMES):
            for script in (*COUNTED, "bytes"):
                row = compare(sides, each, script, portion, place)._asdict()
                if rounds and script != "bytes":
                    row["cpu"] = timed(sides, each, script, 25 * portion, rounds)
                rows.append(row)
                if not as_json:
                    print(told(row), flush=True)
        if as_json:
            print(json.dumps({"base": base, "now": now, "portion": portion, "rows": rows}, indent=1))


def told(row: dict[str, Any]) -> str:
    """Say a row on a line."""
    line = f"{row['game']:10} {row['script']:11} {row['base']:15,.0f} {row['now']:15,.0f} {row['ratio']:6.3f}"
    if cpu := row.get("cpu"):
        line += f"   CPU {cpu['median']:.3f} ({cpu['low']:.3f}-{cpu['high']:.3f})"
    return line if row["same"] else f"{line}   NOT THE SAME WORK"


if __name__ == "__main__":
    typer.run(main)
