"""The sections of a report: each asks a question, answers it in a sentence, and shows why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fathomfive.lab.report import charts
from fathomfive.lab.report.study import Study, TrialResult
from fathomfive.lab.shares import Difference

MOST_CHOICES = 12
"""Shown on each side: what goes with winning, what goes with losing."""


class Section(msgspec.Struct):
    """One question of a report."""

    question: str
    answer: str
    chart: charts.Spec
    note: str = ""


def sections(study: Study, before: Study | None) -> Iterator[Section]:
    """Everything this run has something to say about, the news first."""
    if before is not None:
        yield from _compared(study, study.twins(before), "lab-since")
    yield from _compared(study, study.changed(), "lab-change")
    yield from _win_rates(study)
    yield from _seats(study)
    yield from _endings(study)
    yield _lengths(study)
    yield from _scores(study)
    yield from _choices(study)
    yield from _events(study)


def percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f}"


def points(rate: float) -> str:
    """Percentage points with their sign, a true minus."""
    return f"{100 * rate:+.0f}".replace("-", "−")


def _with_interval(difference: Difference) -> str:
    return f"{points(difference.rate)} ({points(difference.low)} to {points(difference.high)})"


def _win_rates(study: Study) -> Iterator[Section]:
    together = [result for result in study.results if result.together]
    if not together:
        return
    rows = []
    for result in together:
        share = result.share
        figure = f"{percent(share.rate)}  ({_interval(share.low, share.high)})"
        row: dict[str, Any] = {
            "variant": result.variant,
            "row": result.seats,
            "rate": share.rate,
            "low": share.low,
            "high": share.high,
            "matches": result.matches,
            "figure": figure,
        }
        if result.target is not None:
            low, high = result.target
            row |= {"want_low": low, "want_high": high, "want_middle": (low + high) / 2}
        rows.append(row)
    yield Section(
        study.say("lab-win-question"),
        _win_answer(study, together),
        charts.win_rates(rows, study.say("lab-win-axis")),
        study.say("lab-win-note-target" if any(r.target for r in together) else "lab-win-note"),
    )


def _win_answer(study: Study, results: list[TrialResult]) -> str:
    aimed = [result for result in results if result.target is not None]
    if aimed:
        met = sum(_meets(result) for result in aimed)
        return study.say("lab-win-targets", met=met, all=len(aimed))
    if len({result.share.rate for result in results}) == 1:
        share = results[0].share
        return study.say("lab-win-one", rate=percent(share.rate), interval=_interval(share.low, share.high))
    best = max(results, key=lambda result: result.share.rate)
    worst = min(results, key=lambda result: result.share.rate)
    return study.say(
        "lab-win-range",
        best=best.label,
        high=percent(best.share.rate),
        worst=worst.label,
        low=percent(worst.share.rate),
    )


def _meets(result: TrialResult) -> bool:
    """Whether what was measured agrees with the target: the interval reaches the range."""
    assert result.target is not None
    return result.share.low <= result.target[1] and result.share.high >= result.target[0]


def _seats(study: Study) -> Iterator[Section]:
    wins = study.seat_wins()
    if not wins:
        return
    rows = [
        {
            "variant": result.label,
            "row": study.say("lab-seat-opener" if seat == 0 else "lab-seat-later", place=seat + 1),
            "rate": share.rate,
            "low": share.low,
            "high": share.high,
            "fair": 1 / result.trial.setup.seats,
            "figure": f"{percent(share.rate)}  ({_interval(share.low, share.high)})",
        }
        for result, seat, share in wins
    ]
    off = [
        (result, share)
        for result, seat, share in wins
        if seat == 0 and not share.low <= 1 / result.trial.setup.seats <= share.high
    ]
    openers = sum(seat == 0 for _, seat, _ in wins)
    yield Section(
        study.say("lab-seat-question"),
        study.say("lab-seat-answer", off=len(off), all=openers),
        charts.seat_rates(rows, study.say("lab-seat-axis")),
        study.say("lab-seat-note"),
    )


def _endings(study: Study) -> Iterator[Section]:
    counted = list(study.causes().iter_rows(named=True))
    totals: dict[tuple[str, bool], int] = {}
    for row in counted:
        key = (row["cause"], row["won"])
        totals[key] = totals.get(key, 0) + row["count"]
    order = sorted(totals, key=lambda key: (not key[1], -totals[key]))
    rows = []
    for row in counted:
        result = study.result(row["trial"])
        rows.append(
            {
                "variant": result.variant,
                "row": result.seats,
                "cause": study.cause(row["cause"]),
                "won": row["won"],
                "share": row["share"],
                "order": order.index((row["cause"], row["won"])),
            }
        )
    lost = {cause: count for (cause, won), count in totals.items() if not won}
    if lost:
        most = max(lost, key=lambda cause: lost[cause])
        answer = study.say(
            "lab-end-answer", cause=study.cause(most), rate=percent(lost[most] / sum(lost.values()))
        )
    else:
        most = max(totals, key=lambda key: totals[key])[0]
        rate = sum(n for (cause, _), n in totals.items() if cause == most) / sum(totals.values())
        answer = study.say("lab-end-answer-won", cause=study.cause(most), rate=percent(rate))
    question = "lab-end-question" if lost else "lab-end-question-won"
    yield Section(study.say(question), answer, charts.endings(rows, study.say("lab-end-axis")))


def _spread_rows(study: Study, column: str) -> list[dict[str, Any]]:
    rows = []
    for row in study.quantiles(column):
        result = study.result(row["trial"])
        rows.append({"variant": result.variant, "row": result.seats, **row})
    return rows


def _lengths(study: Study) -> Section:
    rows = _spread_rows(study, "decisions")
    half = study.matches["decisions"].median()
    seconds = study.matches["seconds"].mean()
    assert isinstance(half, float)
    assert isinstance(seconds, float)
    return Section(
        study.say("lab-length-question"),
        study.say("lab-length-answer", half=f"{half:.0f}", ms=f"{1000 * seconds:,.0f}"),
        charts.spreads(rows, study.say("lab-length-axis")),
        study.say("lab-spread-note"),
    )


def _scores(study: Study) -> Iterator[Section]:
    rows = _spread_rows(study, "score")
    if not rows:
        return
    half = study.matches["score"].median()
    assert isinstance(half, float)
    yield Section(
        study.say("lab-score-question"),
        study.say("lab-score-answer", half=f"{half:g}"),
        charts.spreads(rows, study.say("lab-score-axis")),
        study.say("lab-spread-note"),
    )


def _choices(study: Study) -> Iterator[Section]:
    found = study.choices()
    if not found:
        return
    good = [choice for choice in found if choice.difference.rate > 0][:MOST_CHOICES]
    bad = [choice for choice in found if choice.difference.rate < 0][-MOST_CHOICES:]
    rows = [
        {
            "row": choice.label,
            "rate": choice.difference.rate,
            "low": choice.difference.low,
            "high": choice.difference.high,
            "figure": study.say(
                "lab-choice-figure",
                points=points(choice.difference.rate),
                share=percent(choice.share_of_matches),
            ),
        }
        for choice in (*good, *bad)
    ]
    best = max((*good, *bad), key=lambda choice: abs(choice.difference.rate))
    yield Section(
        study.say("lab-choice-question"),
        study.say("lab-choice-answer", choice=best.label, points=points(best.difference.rate)),
        charts.differences(rows, study.say("lab-choice-axis")),
        study.say("lab-choice-caveat"),
    )


def _events(study: Study) -> Iterator[Section]:
    names = (study.say("lab-won"), study.say("lab-lost"))
    rows = [
        {"row": _event_name(row["event"]), "end": names[0 if row["won"] else 1], "each": row["each"]}
        for row in study.events()
    ]
    if not rows:
        return
    yield Section(
        study.say("lab-event-question"),
        study.say("lab-event-answer", count=len({row["row"] for row in rows})),
        charts.in_wins_and_losses(rows, study.say("lab-event-axis"), names),
        study.say("lab-event-caveat"),
    )


def _event_name(event: str) -> str:
    return event.removeprefix("log-").replace("_", " ").replace("-", " ")


def _compared(study: Study, pairs: list[tuple[TrialResult, TrialResult]], words: str) -> Iterator[Section]:
    """What changed between pairs of trials."""
    pairs = [pair for pair in pairs if pair[1].together]
    if not pairs:
        return
    rows, clear = [], 0
    for was, now in pairs:
        difference = Difference.between(was.share, now.share)
        clear += difference.clear
        rows.append(
            {
                "variant": now.variant,
                "row": now.seats,
                "before": was.share.rate,
                "after": now.share.rate,
                "right": max(was.share.rate, now.share.rate),
                "figure": _with_interval(difference),
            }
        )
    total_was = sum(was.share.wins for was, _ in pairs) / sum(was.matches for was, _ in pairs)
    total_now = sum(now.share.wins for _, now in pairs) / sum(now.matches for _, now in pairs)
    yield Section(
        study.say(f"{words}-question"),
        study.say(
            "lab-compare-answer",
            was=percent(total_was),
            now=percent(total_now),
            clear=clear,
            all=len(pairs),
        ),
        charts.before_and_after(rows, study.say("lab-win-axis")),
        study.say("lab-compare-note"),
    )
