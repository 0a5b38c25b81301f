"""The sections about sweeps: one number of the content over a range, and where it does what is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fathomfive.lab.plan import AS_PRINTED, Sweep
from fathomfive.lab.report import charts
from fathomfive.lab.report.section import Section, percent
from fathomfive.lab.report.study import Study


def sweeps(study: Study) -> Iterator[Section]:
    for sweep in study.plan.sweep:
        rows = _rows(study, sweep)
        if len({row["value"] for row in rows}) > 1:
            yield Section(
                study.say("lab-sweep-question", sweep=sweep.name),
                _answer(study, rows),
                charts.sweep(rows, sweep.name, study.say("lab-win-axis")),
                _note(study, sweep),
            )


def _rows(study: Study, sweep: Sweep) -> list[dict[str, Any]]:
    values = study.plan.swept(sweep)
    rows = []
    for result in study.results:
        if result.trial.change not in values:
            continue
        low, high = result.interval
        row: dict[str, Any] = {
            "variant": study.setting(result.trial, change=False),
            "lineup": result.trial.lineup,
            "value": values[result.trial.change],
            "rate": result.figure.rate,
            "low": low,
            "high": high,
            "matches": result.matches,
            "figure": f"{percent(result.figure.rate)}  ({100 * low:.0f}–{100 * high:.0f})",
            "printed": result.trial.change == AS_PRINTED,
        }
        if result.target is not None:
            row |= {"want_low": result.target[0], "want_high": result.target[1]}
        rows.append(row)
    return sorted(rows, key=lambda row: (row["variant"], row["lineup"], row["value"]))


def _answer(study: Study, rows: list[dict[str, Any]]) -> str:
    """The ends of the first line, and the values at which the target is not refuted."""
    line = [row for row in rows if (row["variant"], row["lineup"]) == (rows[0]["variant"], rows[0]["lineup"])]
    if any("want_low" in row for row in line):
        fits = [row for row in line if row["low"] <= row["want_high"] and row["high"] >= row["want_low"]]
        fitting = ", ".join(f"{row['value']:g}" for row in fits)
        return study.say("lab-sweep-target", count=len(fits), values=fitting)
    first, last = line[0], line[-1]
    return study.say(
        "lab-sweep-answer",
        first=f"{first['value']:g}",
        last=f"{last['value']:g}",
        was=percent(first["rate"]),
        now=percent(last["rate"]),
    )


def _note(study: Study, sweep: Sweep) -> str:
    printed = study.plan.printed.get(sweep.name)
    words = study.say("lab-sweep-printed", value=f"{printed:g}") if printed is not None else ""
    told = study.say("lab-sweep-note") if study.plan.stop is None else stop_note(study)
    return f"{words} {told}".strip()


def stop_note(study: Study) -> str:
    """How the set-ups were stopped, and how far that can be wrong."""
    stop = study.plan.stop
    assert stop is not None
    return study.say(
        "lab-stop-note",
        error=percent(stop.error),
        within=f"{100 * stop.within:.0f}",
        open=sum(result.judged is not None and result.judged.verdict == "open" for result in study.results),
        whole="yes" if study.whole else "no",
        saved=f"{study.plan.total - study.matches.height:,}",
        total=f"{study.plan.total:,}",
    )
