"""The sections of a report: each asks a question, answers it in a sentence, and shows why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fathomfive.lab.report import charts
from fathomfive.lab.report.ablation import ablation
from fathomfive.lab.report.folk import folk
from fathomfive.lab.report.heat import heat
from fathomfive.lab.report.rivals import rivals
from fathomfive.lab.report.section import Section, percent, points
from fathomfive.lab.report.study import Study, TrialResult
from fathomfive.lab.report.sweeps import stop_note, sweeps
from fathomfive.lab.shares import Difference

MOST_CHOICES = 12
"""Shown on each side: what goes with winning, what goes with losing."""


def sections(study: Study, before: Study | None) -> Iterator[Section]:
    """Everything this run has something to say about, the news first."""
    if before is not None:
        yield from _compared(study, study.twins(before), "lab-since")
    yield from _compared(study, study.changed(), "lab-change")
    yield from sweeps(study)
    yield from ablation(study)
    yield from rivals(study)
    yield from _win_rates(study)
    yield from _seats(study)
    yield from folk(study)
    yield from _endings(study)
    yield _lengths(study)
    yield from _scores(study)
    yield from _choices(study)
    yield from _events(study)
    yield from heat(study)


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f}"


def _with_interval(difference: Difference) -> str:
    return f"{points(difference.rate)} ({points(difference.low)} to {points(difference.high)})"


def _win_rates(study: Study) -> Iterator[Section]:
    together = [result for result in study.results if result.together]
    if not together:
        return
    rows = []
    for result in together:
        share, (low, high) = result.share, result.interval
        figure = f"{percent(share.rate)}  ({_interval(low, high)})"
        row: dict[str, Any] = {
            "variant": result.variant,
            "row": result.seats,
            "rate": share.rate,
            "low": low,
            "high": high,
            "matches": result.matches,
            "figure": figure,
        }
        if result.target is not None:
            want = result.target
            row |= {"want_low": want[0], "want_high": want[1], "want_middle": sum(want) / 2}
        rows.append(row)
    yield Section(
        study.say("lab-win-question"),
        _win_answer(study, together),
        charts.win_rates(rows, study.say("lab-win-axis")),
        _win_note(study, together),
    )


def _win_note(study: Study, results: list[TrialResult]) -> str:
    if study.plan.stop is not None:  # a usual interval would not hold where one stops when it suits
        return stop_note(study)
    return study.say("lab-win-note-target" if any(result.target for result in results) else "lab-win-note")


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
    low, high = result.interval
    return low <= result.target[1] and high >= result.target[0]


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
    lost = any(not won for _, won in totals)
    wanted = [row for row in counted if not row["won"]] or counted
    most = _most_common(wanted)
    answer = study.say(
        "lab-end-answer" if lost else "lab-end-answer-won",
        cause=study.cause(most[0]),
        setups=most[1],
        all=len({row["trial"] for row in wanted}),
    )
    question = "lab-end-question" if lost else "lab-end-question-won"
    yield Section(study.say(question), answer, charts.endings(rows, study.say("lab-end-axis")))


def _most_common(counted: list[dict[str, Any]]) -> tuple[str, int]:
    """The end that is the most common one in most set-ups, and in how many of them."""
    tops: dict[int, dict[str, Any]] = {}
    for row in counted:
        if row["trial"] not in tops or row["count"] > tops[row["trial"]]["count"]:
            tops[row["trial"]] = row
    causes = Counter(row["cause"] for row in tops.values())
    return causes.most_common(1)[0]


def _spread_rows(study: Study, column: str) -> list[dict[str, Any]]:
    rows = []
    for row in study.quantiles(column):
        result = study.result(row["trial"])
        rows.append({"variant": result.variant, "row": result.seats, **row})
    return rows


def _lengths(study: Study) -> Section:
    rows = _spread_rows(study, "decisions")
    seconds = study.matches["seconds"].mean()
    assert isinstance(seconds, float)
    return Section(
        study.say("lab-length-question"),
        study.say("lab-length-answer", ms=f"{1000 * seconds:,.0f}", **_middles(rows)),
        charts.spreads(rows, study.say("lab-length-axis")),
        study.say("lab-spread-note"),
    )


def _middles(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The middle match of the shortest set-up and of the longest: set-ups are never thrown together."""
    middles = sorted(row["p50"] for row in rows)
    return {"least": f"{middles[0]:g}", "most": f"{middles[-1]:g}", "setups": len(middles)}


def _scores(study: Study) -> Iterator[Section]:
    rows = _spread_rows(study, "score")
    if not rows:
        return
    yield Section(
        study.say("lab-score-question"),
        study.say("lab-score-answer", **_middles(rows)),
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
    was, now = max(pairs, key=lambda pair: abs(pair[1].share.rate - pair[0].share.rate))
    yield Section(
        study.say(f"{words}-question"),
        study.say(
            "lab-compare-answer",
            setup=now.label,
            was=percent(was.share.rate),
            now=percent(now.share.rate),
            clear=clear,
            all=len(pairs),
        ),
        charts.before_and_after(rows, study.say("lab-win-axis")),
        study.say("lab-compare-note"),
    )
