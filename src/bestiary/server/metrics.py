"""Counts for whoever runs the server, in Prometheus's text format."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

HELP = {
    "bestiary_entries_total": "Changes of tables that were stored.",
    "bestiary_late_answers_total": "Answers out of turn that bots did not find in time, and passed.",
    "bestiary_messages_in_total": "Messages received on sockets.",
    "bestiary_messages_out_total": "Messages sent on sockets.",
    "bestiary_bytes_out_total": "Bytes of messages sent on sockets.",
    "bestiary_previews_total": "Answers that told what choices would do.",
    "bestiary_refusals_total": "Actions that a rule forbade.",
    "bestiary_errors_total": "Error messages sent, by code.",
    "bestiary_bot_failures_total": "Moves a bot did not give.",
    "bestiary_nature_failures_total": "Throws that were not computed in full.",
    "bestiary_storage_failures_total": "Changes that could not be stored.",
    "bestiary_tables": "Tables in memory.",
    "bestiary_sockets": "Open sockets.",
    "bestiary_cluster_servers": "Servers that share the tables, this one included; 0 for one alone.",
    "bestiary_relayed_sockets": "Sockets of other servers at tables of this one.",
    "bestiary_fenced_total": "Times that others took this server for dead.",
    "bestiary_takeovers_total": "Tables that another server had before.",
    "bestiary_draining_tables": "Tables that this server has yet to hand over before it ends.",
    "bestiary_database_up": "Whether the database has confirmed lately that this server lives.",
    "bestiary_database_reconnects_total": "Connections to the database that were made anew.",
    "bestiary_commits_in_doubt_total": "Commits whose answer was lost, and which were sent again.",
    "bestiary_clock_skew_milliseconds": "By how much the database's clock is ahead of this machine's.",
    "bestiary_messages_up": "Whether NATS is connected.",
    "bestiary_link_bytes_total": "Bytes of messages to other servers, by server.",
    "bestiary_worker_places": "Questions that all workers take at once.",
    "bestiary_worker_questions": "Questions of this server that workers think about.",
    "bestiary_worker_answers_total": "Answers of workers, by kind.",
    "bestiary_worker_losses_total": "Times that a worker was lost, or failed, while it thought.",
    "bestiary_lease_margin_seconds": "Time left to a sign of life before this server would have fallen silent.",
    "bestiary_link_seconds": "Time of a message to this server itself by way of NATS.",
    "bestiary_loop_lag_seconds": "Time by which the event loop was late.",
    "bestiary_rebuild_seconds": "Time to load a table.",
    "bestiary_worker_seconds": "Time until a worker answered.",
    "bestiary_commit_seconds": "Time of a group commit.",
    "bestiary_engine_seconds": "Time to carry out a request and to make everyone's messages.",
    "bestiary_bot_seconds": "Time a bot thought.",
    "bestiary_cpu_seconds_total": "CPU time of the server process.",
}


MESSAGES_OUT = ("messages_out", "")
BYTES_OUT = ("bytes_out", "")


class Histogram:
    """Counts durations in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * len(BUCKETS)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Counts one duration."""
        self.count += 1
        self.total += seconds
        place = bisect_left(BUCKETS, seconds)
        if place < len(BUCKETS):
            self.counts[place] += 1

    def lines(self, name: str) -> list[str]:
        """Writes the buckets, cumulated."""
        passed, lines = 0, []
        for bound, count in zip(BUCKETS, self.counts, strict=True):
            passed += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {passed}')
        return [
            *lines,
            f'{name}_bucket{{le="+Inf"}} {self.count}',
            f"{name}_sum {self.total:.6f}",
            f"{name}_count {self.count}",
        ]


class Metrics:
    """Holds all counts of one server."""

    def __init__(self) -> None:
        self.counts: defaultdict[tuple[str, str], int] = defaultdict(int)
        self.gauges: dict[str, Callable[[], float]] = {}  # and counters that are kept elsewhere
        self.commit = Histogram()
        self.engine = Histogram()
        self.bot = Histogram()
        self.others: defaultdict[str, Histogram] = defaultdict(Histogram)

    def count(self, name: str, amount: int = 1, label: str = "") -> None:
        """Adds to a counter; `label` is `name="value"`."""
        self.counts[name, label] += amount

    def sent(self, messages: int, size: int) -> None:
        """Counts messages that leave."""
        self.counts[MESSAGES_OUT] += messages
        self.counts[BYTES_OUT] += size

    def text(self) -> str:
        """Writes everything down."""
        lines: list[str] = []
        for name, about in HELP.items():
            kind = "counter" if name.endswith("_total") else "histogram" if name.endswith("_seconds") else "gauge"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            short = name.removeprefix("bestiary_").removesuffix("_seconds")
            if name == "bestiary_cpu_seconds_total":
                lines.append(f"{name} {time.process_time():.3f}")
            elif kind == "histogram":
                lines += self._histogram(short).lines(name)
            elif kind == "gauge" or short in self.gauges:
                lines.append(f"{name} {self.gauges[short]() if short in self.gauges else 0}")
            else:
                found = {
                    label: value for (each, label), value in self.counts.items() if each == short.removesuffix("_total")
                }
                lines += [
                    f"{name}{{{label}}} {value}" if label else f"{name} {value}" for label, value in found.items()
                ] or [f"{name} 0"]
        return "\n".join(lines) + "\n"

    def _histogram(self, short: str) -> Histogram:
        own = {"commit": self.commit, "engine": self.engine, "bot": self.bot}
        return own[short] if short in own else self.others[short]
