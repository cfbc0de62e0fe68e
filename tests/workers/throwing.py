"""A worker that knows the tumble, and can be told to fail: `FAIL` is `crash`, `hang`, `err` or `lie`."""

import os
import sys
import time

from tests.conformance.toys.tumble.game import GAME

from bestiary.core import register
from bestiary.workers import nature
from bestiary.workers.loop import serve


def happen(demand: nature.Demand) -> nature.Happened:
    match os.environ.get("FAIL"):
        case "crash":
            os._exit(1)
        case "hang":
            time.sleep(60)
        case "err":
            type(GAME).outcome = None  # type: ignore[method-assign, assignment]
        case "lie":
            type(GAME).live_outcome = lambda *_: [99]  # type: ignore[method-assign, assignment]
    return nature.happen(demand)


if __name__ == "__main__":
    register(GAME)
    serve(nature.Demand, happen, int(sys.argv[1]))
