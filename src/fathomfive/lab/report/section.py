"""One question of a report with its answer, and how figures are written in it."""

from __future__ import annotations

import msgspec

from fathomfive.lab.report import charts


class Section(msgspec.Struct):
    """One question of a report."""

    question: str
    answer: str
    chart: charts.Spec | None
    note: str = ""
    picture: str = ""
    """HTML instead of a chart: a board."""


def percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def points(rate: float) -> str:
    """Percentage points with their sign, a true minus."""
    return f"{100 * rate:+.0f}".replace("-", "−")
