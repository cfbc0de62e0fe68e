"""An arena on a cluster gives the results that one process gives, also when a worker is killed in the midst of it."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bestiary.cli import run
from bestiary.lab import cluster
from bestiary.lab.arena import Arena, BadArena, Outcome, Tally
from bestiary.lab.cluster import Cluster
from bestiary.lab.crew import hold, outcomes, play_all

LOOPBACK = "127.0.0.1"


class Dask:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.folder = folder
        self.processes = [self.start("dask_scheduler", f"--scheduler-file={self.file}", "--port=0", "--no-show")]
        for _ in range(600):
            if self.file.is_file() and self.file.read_text():
                break
            time.sleep(0.1)
        self.address = str(json.loads(self.file.read_text())["address"])

    def start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", *arguments]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
        return subprocess.Popen(
            [*command, f"--host={LOOPBACK}", "--no-dashboard"],
            cwd=self.folder,
            env={**os.environ, "DASK_TEMPORARY_DIRECTORY": str(self.folder)},
            **quiet,  # type: ignore[call-overload]
        )

    def worker(self) -> subprocess.Popen[bytes]:
        more = ["--nthreads=1", "--no-nanny"]
        self.processes.append(self.start("dask_worker", self.address, *more))
        return self.processes[-1]

    def stop(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    running = Dask(tmp_path_factory.mktemp("dask"))
    try:
        running.worker()
        yield running
    finally:
        running.stop()


@pytest.fixture
def crew(dask: Dask) -> Iterator[Cluster]:
    joined = Cluster(dask.address)
    yield joined
    joined.close()


def test_a_cluster_gives_the_same_figures_as_one_process(crew: Cluster) -> None:
    for arena in (Arena("factory", ("random",) * 2, 6), Arena("mashup", ("random",) * 2, 2, cards=True)):
        assert hold(arena, crew).report() == hold(arena, 1).report()


def test_a_killed_workers_games_are_played_by_another(dask: Dask, crew: Cluster) -> None:
    arena = Arena("marry", ("random",) * 3, 120)
    lost = dask.worker()
    crew.client.wait_for_workers(2, timeout=60)
    told: list[int] = []

    def kill_once(games: int) -> None:
        if not told:
            lost.send_signal(signal.SIGKILL)
        told.append(games)

    report = hold(arena, crew, kill_once).report()
    assert report == hold(arena, 2).report()
    assert sum(told) == report["games"] == 120


def test_an_interrupt_leaves_the_cluster_as_it_was(crew: Cluster) -> None:
    def interrupt(_games: int) -> None:
        raise KeyboardInterrupt

    tally = hold(Arena("marry", ("random",) * 3, 400), crew, interrupt)
    assert tally.stopped == "interrupted"
    assert 0 < tally.games < 400
    assert hold(Arena("marry", ("random",) * 3, 3), crew).games == 3


def test_ladders_are_climbed_there_too(crew: Cluster) -> None:
    arena = Arena("marry", ("random",) * 3, 6)
    played = [row for part in play_all(arena, [1, 4], crew) for row in part]
    alone = outcomes(arena, [1, 4])
    assert sorted(each._replace(thought=()) for each in played) == [each._replace(thought=()) for each in alone]


def test_a_worker_with_another_engine_is_refused(crew: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    other = cluster.Engine("0" * 32, "0" * 16)
    monkeypatch.setattr(cluster, "engine", lambda game: other)
    monkeypatch.setattr(Cluster, "compare", lambda self, game: 1)  # it joined after the engines were compared
    with pytest.raises(BadArena, match="another engine"):
        hold(Arena("marry", ("random",) * 3, 3), crew)


def test_engines_are_compared_before_a_game_is_played(crew: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    assert crew.compare("marry") >= 1
    theirs = crew.client.run(cluster.engine, "marry")
    other = dict.fromkeys(theirs, cluster.Engine("0" * 32, "0" * 16))
    monkeypatch.setattr(crew.client, "run", lambda *_arguments, **_how: other)
    with pytest.raises(BadArena, match="install the same version there"):
        crew.compare("marry")


def test_the_command_line_plays_there(dask: Dask, capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "marry", "--seats", "random", "--players", "3", "--games", "6", "--json"]
    assert run([*arguments, "--cluster", dask.address]) == 0
    there = json.loads(capfd.readouterr().out)
    assert run([*arguments, "--workers", "1"]) == 0
    assert there == json.loads(capfd.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--cluster", "tcp://127.0.0.1:1"], "no scheduler with a worker answers at tcp://127.0.0.1:1"),
        (["--cluster", "nonsense://x"], "no scheduler with a worker answers at nonsense://x"),
        (["--cluster", "tcp://127.0.0.1:1", "--workers", "2"], "leave --workers or --cluster out"),
    ],
)
def test_a_cluster_that_is_none_is_told(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    assert run(["arena", "marry", "--games", "3", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_sums_of_parts_are_the_sums_of_all() -> None:
    arena = Arena("marry", ("random",) * 3, 300)
    chosen = random.Random(3)
    games = [
        Outcome(number, (0, 2), (1, 0), 9, (("points", chosen.random()),)) if number % 5 else Outcome(number, (), (), 7)
        for number in range(300)
    ]
    whole = Tally(arena).add_all(games)
    parts = [Tally(arena).add_all(games[first : first + 7]) for first in range(0, 300, 7)]
    chosen.shuffle(parts)
    together = Tally(arena)
    for part in parts:
        together.take(part)
    assert together.report() == whole.report()
    assert not together.played
