"""Sends a server what nobody would: requests by its own schema, right and wrong, and odd frames on its sockets.

    python tests/server/fuzz.py [--minutes 10] [--rest 60] [--json]

No answer is a 5xx, none is missing, and nothing is told of a fault in the log. Resident memory of the server and its
workers at the end is at most 1.1 of that after a fifth of the time, and after a rest at most 1.2 of the start.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from odd_frames import visit
from page_client import ServerProcess
from schemathesis import GenerationMode
from soak import children_of, resident_of

GROWTH, AFTER = 1.1, 1.2  # what memory may be of that after a fifth, and of the start once it has rested
EXAMPLES = 15  # of an operation at a time
LONGEST = 20.0  # seconds for an answer
LATER = 60.0  # seconds that a busy machine may take longer, until enough was sent
FRAMES_FROM = "127.0.0.5"  # another visitor than who sends requests
TABLES = 8  # that the frames come to, at a time
RECORDS = Path(__file__).parents[1] / "records"
PLAYERS = {"marry": 3, "maker": 3, "factory": 2, "mashup": 2, "monstrous": 2}


class Fuzz:
    """One run: a server, what is sent, and what was seen."""

    def __init__(self, folder: Path, seconds: float, least: int = 0) -> None:
        self.server = ServerProcess(folder / "fuzz.sqlite", "--log-level", "WARNING")
        self.seconds = seconds
        self.least = least  # answers and frames, however long they take
        self.begun = self.ends = time.monotonic()
        self.answers: dict[int, int] = {}
        self.faults: list[str] = []
        self.frames = 0
        self.curve: list[tuple[float, int]] = []

    @property
    def over(self) -> bool:
        late = time.monotonic() - self.ends
        enough = min(self.frames, sum(list(self.answers.values()))) >= self.least or late >= LATER
        return (late >= 0 and enough) or len(self.faults) > 20

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask something that is to be answered; who says so much is cut off now and then, and asks once more."""
        until = time.monotonic() + LONGEST
        while True:
            try:
                return self.server.ask(method, path, body)
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def measure(self) -> int:
        """Note how many kilobytes are resident."""
        process = self.server.process.pid
        found = sum(map(resident_of, (process, *children_of(process))))
        self.curve.append((round(time.monotonic() - self.begun, 1), found))
        return found

    def watch(self) -> None:
        """Measure again and again, until it is over."""
        while not self.over:
            self.measure()
            time.sleep(max(0.2, self.seconds / 200))

    def send_requests(self) -> None:
        """Send what the schema allows, and what it does not, to every operation in turn."""
        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{self.server.port}/api/openapi.json")
        operations = [result.ok() for result in schema.get_all_operations()]
        turn = 0
        while not self.over:
            turn += 1
            for operation, mode in product(operations, GenerationMode):
                if self.over:
                    return
                try:
                    self._attack(operation, mode, turn)
                except Exception as error:  # of the generator's own: some operations have nothing to get wrong
                    if "Unsatisfiable" not in type(error).__name__:
                        self.faults.append(f"{operation.label}: {type(error).__name__} {error}"[:300])

    def _attack(self, operation: Any, mode: GenerationMode, turn: int) -> None:
        @seed(turn)
        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def attack(case: schemathesis.Case) -> None:
            if self.over:
                return
            try:
                status = case.call(timeout=LONGEST).status_code
            except requests.exceptions.Timeout:
                self.faults.append(f"{operation.label}: no answer within {LONGEST} s")
                return
            except (requests.exceptions.RequestException, ValueError):
                status = 0  # nothing that can be sent, or cut off, as a request that is too large is
            self.answers[status] = self.answers.get(status, 0) + 1
            if status >= 500:
                self.faults.append(f"{operation.label}: {status}")

        attack()

    def send_frames(self) -> None:
        """Come to tables and gatherings, and send odd things there."""
        chosen = random.Random(7)
        while not self.over:
            for _ in range(TABLES):
                path, kind, greeting = self._place(chosen)
                for _ in range(4):
                    if not self.over:
                        self.frames += visit(self.server.port, path, kind, greeting, chosen, FRAMES_FROM)
            status, _ = self.ask("GET", "/healthz")
            if status != 200:
                self.faults.append(f"healthz: {status}")

    def _place(self, chosen: random.Random) -> tuple[str, str, dict[str, Any]]:
        game = chosen.choice(list(PLAYERS))
        if chosen.random() < 0.5:
            _, opened = self.ask("POST", "/api/gatherings", {"game": game, "name": "Ann"})
            token = opened.get("token", "")
            return f"/ws/gather/{opened.get('gathering', 'none')}", "gathering", come(token)
        opened = self._open(game)
        token = opened["links"][chosen.choice((0, -1))]["token"] if "links" in opened else ""
        return f"/ws/{opened.get('table', 'none')}", "table", hello(token)

    def _open(self, game: str) -> dict[str, Any]:
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (PLAYERS[game] - 1)
        opened: dict[str, Any] = self.ask("POST", "/api/tables", {"game": game, "seats": seats})[1]
        return opened

    def warm(self) -> None:
        """Let the server do each thing once: what it loads for that stays."""
        for game in PLAYERS:
            table = self._open(game)
            path = f"/ws/{table['table']}"
            visit(self.server.port, path, "table", hello(table["links"][0]["token"]), random.Random(1), FRAMES_FROM)
        path = "/api/games/monstrous/practice"
        laid = self.ask("POST", path, {})[1]
        choice = laid["view"]["choices"][0]["action"]
        self.ask("POST", path, {"text": laid["text"], "decisions": [choice]})
        record = json.loads(next(RECORDS.glob("marry-v2-3.json")).read_text())
        kept = self.ask("POST", "/api/records", record)[1]
        self.ask("GET", f"/api/records/{kept.get('record', 'none')}/replay")

    def run(self, rest: float) -> dict[str, Any]:
        """Send everything side by side, rest, and tell what was seen."""
        self.warm()
        self.begun = time.monotonic()
        self.ends = self.begun + self.seconds
        start = self.measure()
        threads = [threading.Thread(target=each) for each in (self.send_requests, self.send_frames, self.watch)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        early = next((size for at, size in self.curve if at >= self.seconds / 5), start)
        end = self.measure()
        time.sleep(rest)
        rested = self.measure()
        if self.ask("GET", "/healthz")[0] != 200:
            self.faults.append("it is not well")
        log = self.server.stop()
        self.faults += [line[:300] for line in log.splitlines() if '"trace"' in line or '"request failed"' in line]
        return {
            "answers": dict(sorted(self.answers.items())),
            "frames": self.frames,
            "faults": self.faults,
            "kilobytes": {"start": start, "fifth": early, "end": end, "rested": rested},
            "growth": round(end / early, 3),
            "after": round(rested / start, 3),
            "curve": self.curve,
        }


def hello(token: str) -> dict[str, Any]:
    """Return what is said first at a table."""
    return {"t": "hello", "protocol": 1, "token": token, "adds": True}


def come(token: str) -> dict[str, Any]:
    """Return what is said first at a gathering."""
    return {"t": "come", "protocol": 1, "token": token, "adds": True}


def main() -> None:
    """Fuzz and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rest", type=float, default=60, help="seconds after which memory is looked at once more")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = Fuzz(Path(folder), 60 * chosen.minutes).run(chosen.rest)
    held = not found["faults"] and found["growth"] <= GROWTH and found["after"] <= AFTER
    found = {**found, "wanted": {"growth": GROWTH, "after": AFTER}, "held": held}
    if chosen.as_json:
        print(json.dumps(found))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items() if name != "curve"))
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
