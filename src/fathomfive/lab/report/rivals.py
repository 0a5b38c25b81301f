"""The sections about matches against each other: which bot, which side, against whom, how strong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fathomfive.lab.report import charts
from fathomfive.lab.report.section import Section, percent
from fathomfive.lab.report.study import Study
from fathomfive.lab.report.who import Part, Setting, figure, rows_of, settings


def rivals(study: Study) -> Iterator[Section]:
    """Everything that can be said about who beats whom."""
    found = settings(study)
    for part in ("bot", "side"):
        told = [setting for setting in found if setting.names(part)]
        if told:
            yield _rates(study, told, part)
            yield _payoffs(study, told, part)
    if met := [setting for setting in found if len(setting.names("bot")) > 1]:
        yield _ratings(study, met)
        if any(setting.names("side") for setting in met):
            yield _crossed(study, met)


def _name(study: Study, part: Part, value: str) -> str:
    return value if part == "bot" else study.side(value)


def _rates(study: Study, told: list[Setting], part: Part) -> Section:
    rows = [
        row
        for setting in told
        for row in rows_of(
            dict(sorted(setting.rates(part).items(), key=lambda item: -item[1].rate)),
            setting.label,
            lambda value: _name(study, part, value),
            fair=1 / setting.seats,
        )
    ]
    clear = [row for row in rows if not row["low"] <= row["fair"] <= row["high"]]
    best = max(rows, key=lambda row: row["rate"] / row["fair"])
    return Section(
        study.say(f"lab-{part}-question"),
        study.say(
            f"lab-{part}-answer",
            best=best["row"],
            rate=percent(best["rate"]),
            setting=best["variant"],
            clear=len(clear),
            all=len(rows),
        ),
        charts.seat_rates(rows, study.say("lab-rival-axis")),
        study.say("lab-rival-note"),
    )


def _payoffs(study: Study, told: list[Setting], part: Part) -> Section:
    rows: list[dict[str, Any]] = [
        {
            "variant": setting.label,
            "row": _name(study, part, one),
            "column": _name(study, part, other),
            "rate": share.rate,
            "figure": percent(share.rate),
            "interval": f"{100 * share.low:.0f}–{100 * share.high:.0f}",
            "more": figure(share),
        }
        for setting in told
        for (one, other), share in setting.payoffs(part).items()
    ]
    top = max(rows, key=lambda row: row["rate"], default=None)
    return Section(
        study.say(f"lab-{part}-matrix-question"),
        study.say("lab-matrix-answer", one=top["row"], other=top["column"], rate=top["more"]) if top else "",
        charts.matrix(rows, study.say("lab-matrix-axis")),
        study.say("lab-matrix-note"),
    )


def _crossed(study: Study, met: list[Setting]) -> Section:
    rows: list[dict[str, Any]] = [
        {
            "variant": setting.label,
            "row": bot,
            "column": study.side(side),
            "rate": share.rate,
            "figure": percent(share.rate),
            "interval": f"{100 * share.low:.0f}–{100 * share.high:.0f}",
            "more": figure(share),
        }
        for setting in met
        for (bot, side), share in setting.crossed().items()
        if side
    ]
    return Section(
        study.say("lab-crossed-question"),
        study.say("lab-crossed-answer"),
        charts.matrix(rows, study.say("lab-crossed-axis")),
    )


def _ratings(study: Study, met: list[Setting]) -> Section:
    rows = [
        {
            "variant": setting.label,
            "row": bot,
            "rate": rating.middle,
            "low": rating.low,
            "high": rating.high,
            "figure": f"{rating.middle:.1f}  ({rating.low:.1f}–{rating.high:.1f})",
        }
        for setting in met
        for bot, rating in setting.ratings("bot").items()
    ]
    return Section(
        study.say("lab-rating-question"),
        study.say("lab-rating-answer", best=rows[0]["row"], rating=f"{rows[0]['rate']:.1f}"),
        charts.ratings(rows, study.say("lab-rating-axis")),
        study.say("lab-rating-note"),
    )
