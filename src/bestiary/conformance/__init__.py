"""The properties that every game passes, for games of this package and of others.

    from bestiary import conformance
    report = conformance.run(GAME)
    assert report.ok, report

A failure names a seed and a step; `state_at` plays that game again up to there.
"""

from bestiary.conformance.case import Size
from bestiary.conformance.properties import NAMES
from bestiary.conformance.report import Finding, Report
from bestiary.conformance.runner import Progress, run
from bestiary.conformance.walk import state_at

__all__ = ["NAMES", "Finding", "Progress", "Report", "Size", "run", "state_at"]
