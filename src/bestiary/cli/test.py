"""Runs all checks of the project, from a checkout."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import typer

import bestiary
from bestiary.build import build, obstacle
from bestiary.cli.audit import audit
from bestiary.core import games

ROOT: Final = Path(bestiary.__file__).resolve().parents[2]
SETTINGS: Final = {"ignore_unknown_options": True, "allow_interspersed_args": False}
CODE: Final = ("src", "launcher", "tests", "bench", "research", "bestiary")
# What the coverage gate is measured with: these run interpreted first, then compiled with all others.
RULES: Final = ("tests/core", "tests/games")
GATE: Final = 95
WORKERS: Final = 2  # as many as the cores of a small machine: browsers wait for each other if there are more
# Up to so many failures are tried once more, alone: what a busy machine did to a test is told apart from a fault.
TRIED_AGAIN: Final = 3


@dataclass
class Tally:
    """What passed and failed, counted; a stage that is not made of tests counts as one."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    broken: list[str] = field(default_factory=list)
    shaky: list[str] = field(default_factory=list)

    def line(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def test(
    pytest_arguments: Annotated[
        list[str] | None, typer.Argument(help="Run only pytest, with these arguments.", show_default=False)
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out browsers, coverage and slow tests.")] = False,
    audited: Annotated[
        bool, typer.Option("--audit", help="Only ask whether anything is known against what Bestiary is made of.")
    ] = False,
) -> None:
    """Run the checks: style, types, rules with coverage, everything compiled, the page.

    With pytest arguments, only those tests run, on the engine at hand.
    """
    if not (ROOT / "pyproject.toml").is_file():
        print("bestiary: The tests are part of a checkout, not of the installed package.", file=sys.stderr)
        raise typer.Exit(2)
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    tally = Tally()
    for name, stage in [("audit", look_up)] if audited else stages(pytest_arguments or [], quick=quick):
        print(f"\n=== {name}", flush=True)
        started = time.monotonic()
        failed = tally.failed
        stage(tally)
        if tally.failed > failed:
            tally.broken.append(name)
        verdict = "FAILED" if tally.failed > failed else "ok"
        print(f"=== {name}: {verdict} in {time.monotonic() - started:.0f} s", flush=True)
    print()
    if tally.shaky:
        print(f"Failed beside others and passed alone (each is to be mended): {', '.join(tally.shaky)}")
    if tally.broken:
        print(f"Failed: {'; '.join(tally.broken)}")
    print(tally.line())
    raise typer.Exit(1 if tally.failed else 0)


Stage = Callable[[Tally], None]


def look_up(tally: Tally) -> None:
    """Ask for advisories; where nobody can be asked, that is told and counts as left out."""
    verdict = audit(ROOT)
    tally.passed += verdict is True
    tally.failed += verdict is False
    tally.skipped += verdict is None


def stages(pytest_arguments: list[str], *, quick: bool) -> list[tuple[str, Stage]]:
    """List what is to run, in order."""
    if pytest_arguments:
        if not (mode := bestiary.engine_mode()).compiled:
            print(f"These tests run interpreted: {mode.reason}.", flush=True)
        return [("tests", lambda tally: run_pytest(tally, pytest_arguments))]
    listed: list[tuple[str, Stage]] = [
        ("style: ruff check", command("ruff", "check", *CODE)),
        ("style: ruff format", command("ruff", "format", "--check", *CODE)),
        ("types: mypy", command("mypy")),
        ("types: pyright", command("pyright")),
    ]
    if quick:
        return [*listed, ("engine", engine), ("tests", lambda t: run_pytest(t, ["-m", "not slow and not e2e"]))]
    listed.append((f"rules, interpreted, with coverage above {GATE} %", lambda t: coverage(t, RULES)))
    listed.append(("engine", engine))
    # Without a compiler the rules would only run a second time in the same way.
    left_out = [f"--ignore={part}" for part in RULES] if obstacle() else []
    listed.append(("all tests" if left_out else "all tests, compiled", lambda t: run_pytest(t, left_out, again=True)))
    listed.append(("page: types", command("npm", "run", "--silent", "check", folder="web")))
    listed.append(("page: style", command("npm", "run", "--silent", "lint", folder="web")))
    listed.append(("page: tests", command("npm", "run", "--silent", "test", folder="web")))
    return listed


def command(*parts: str, folder: str = ".") -> Stage:
    """Make a stage of one program, passed when it ends with 0."""

    def stage(tally: Tally) -> None:
        if shutil.which(parts[0]) is None:
            print(f"{parts[0]} is not installed; start with ./bestiary test, which installs it.")
            tally.failed += 1
            return
        ended = subprocess.run(parts, cwd=ROOT / folder, stdin=subprocess.DEVNULL, check=False).returncode
        if ended:
            tally.failed += 1
        else:
            tally.passed += 1

    return stage


def engine(tally: Tally) -> None:
    """Compile, and fail if this machine could but did not."""
    result = build()
    print(result.sentence)
    if result.ok:
        tally.passed += 1
    elif obstacle() is None:
        tally.failed += 1


def coverage(tally: Tally, tests: Sequence[str]) -> None:
    """Run the rules' tests interpreted, but for slow ones; the core and each game must be covered on their own."""
    with tempfile.TemporaryDirectory() as scratch:
        data = {"COVERAGE_FILE": str(Path(scratch, "coverage"))}
        how = ["--cov=bestiary", "--cov-branch", "--cov-report="]
        run_pytest(tally, [*how, "-m", "not slow", *tests], {"BESTIARY_PURE": "1", **data})
        for part in measured():
            print(f"\nCoverage of {part.name}", flush=True)
            report = [sys.executable, "-m", "coverage", "report", f"--include={part}/*", f"--fail-under={GATE}"]
            ended = subprocess.run(report, cwd=ROOT, env={**os.environ, **data}, check=False).returncode
            if ended:
                print(f"Branch coverage of {part.name} must be at least {GATE} %.")
                tally.failed += 1
            else:
                tally.passed += 1


def measured() -> list[Path]:
    """List the packages that must be covered: the core, and every game that is part of this checkout."""
    homes = [type(game).__module__.split(".") for game in games()]
    own = {home[2] for home in homes if home[:2] == ["bestiary", "games"]}
    return [ROOT / "src/bestiary/core", *(ROOT / "src/bestiary/games" / name for name in sorted(own))]


def run_pytest(
    tally: Tally, arguments: Sequence[str], environment: dict[str, str] | None = None, *, again: bool = False
) -> None:
    """Run pytest and add its counts; a run that ended badly never counts as passed.

    With `again`, a few failures are run once more, one after the other; those that pass then are named at the end.
    """
    with tempfile.TemporaryDirectory() as scratch:
        kept = ["-o", f"cache_dir={scratch}"] if again else []
        alone = {"-n", "--pdb", "-s", "--numprocesses"} & set(arguments)
        workers = [] if alone else ["-n", str(WORKERS), "--dist=worksteal"]
        counts = pytest_once([*workers, *kept, *arguments], environment or {})
        if again and 0 < counts.failed <= TRIED_AGAIN and (failed := last_failed(scratch)):
            print(f"\nOnce more, alone: {', '.join(failed)}", flush=True)
            second = pytest_once(["--last-failed", *kept, *arguments], environment or {})
            if second.passed + second.failed == counts.failed:
                still = last_failed(scratch)
                tally.shaky += [name for name in failed if name not in still]
                counts = Tally(counts.passed + second.passed, second.failed, counts.skipped)
        tally.passed += counts.passed
        tally.failed += counts.failed
        tally.skipped += counts.skipped


def pytest_once(arguments: Sequence[str], environment: dict[str, str]) -> Tally:
    """Run pytest and count."""
    counts = Tally()
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch, "report.xml")
        slow = ["--durations=20", "--durations-min=5"]
        parts = [sys.executable, "-m", "pytest", "-q", *slow, f"--junitxml={report}", *arguments]
        ended = subprocess.run(parts, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode
        if report.is_file():
            for suite in ET.parse(report).getroot().iter("testsuite"):  # noqa: S314 - pytest wrote it just now
                bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
                left_out = int(suite.get("skipped", 0))
                counts.failed += bad
                counts.skipped += left_out
                counts.passed += int(suite.get("tests", 0)) - bad - left_out
    if ended and not counts.failed:
        counts.failed = 1
    return counts


def last_failed(cache: str) -> list[str]:
    """List the tests that failed when a cache of pytest's was written."""
    noted = Path(cache, "v/cache/lastfailed")
    return list(json.loads(noted.read_text(encoding="utf-8"))) if noted.is_file() else []
