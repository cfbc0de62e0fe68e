"""`python -m tests.cluster.chaos --schedules N --json`: faults by seed, and what must hold after them."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys

from tests.cluster.chaos.faults import KINDS
from tests.cluster.chaos.runs import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.chaos", description=__doc__)
    parser.add_argument("--schedules", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first; each has the next one")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--faults", type=int, default=3, help="in each schedule")
    parser.add_argument("--lease", type=float, default=1.5)
    parser.add_argument("--kinds", nargs="*", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--planted", action="store_true", help="write without fences: this is to be caught")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    summary = asyncio.run(
        run(
            range(given.seed, given.seed + given.schedules),
            servers=given.servers,
            tables=given.tables,
            faults=given.faults,
            lease=given.lease,
            kinds={kind: KINDS[kind] for kind in given.kinds},
            planted=given.planted,
            until_caught=given.planted,
        )
    )
    if given.json:
        print(json.dumps(summary.as_json()))
    else:
        for name, value in summary.as_json().items():
            print(f"{name}: {value}")
    return 1 if bool(summary.faults) != given.planted else 0


if __name__ == "__main__":
    sys.exit(main())
