"""The sections about matches of people: beside what bots made of the same setting, never added to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import quantiles
from typing import Any

from fathomfive.lab.people import Company, PeopleRow, Settings, people_of
from fathomfive.lab.plan import Trial
from fathomfive.lab.report import charts
from fathomfive.lab.report.section import Section
from fathomfive.lab.report.study import Study, TrialResult
from fathomfive.lab.report.who import figure
from fathomfive.lab.shares import Share

COMPANIES: tuple[Company, ...] = ("people", "mixed")
FEW = 20
"""Matches below which the page says that it is early."""


class Folk:
    """The matches of people in one setting."""

    def __init__(self, study: Study, trial: Trial) -> None:
        self.trial = trial
        self.label = study.setting(trial)
        self.together = study.plan.together(trial)
        self.bots = [
            result
            for result in study.results
            if result.trial.setup == trial.setup and result.trial.change == trial.change
        ]
        self.rows: dict[Company, list[PeopleRow]] = defaultdict(list)

    @property
    def companies(self) -> list[Company]:
        return [company for company in COMPANIES if self.rows[company]]

    def share(self, company: Company) -> Share:
        """What was won: by all; else by whoever began, and by a person's seat where bots sit there, too."""
        rows = self.rows[company]
        if self.together:
            return Share.of(sum(bool(row.winners) for row in rows), len(rows))
        if company == "people":
            return Share.of(sum(_worth(row, [row.opener]) for row in rows), len(rows))
        return Share.of(sum(_worth(row, row.people) for row in rows), sum(len(row.people) for row in rows))


def _worth(row: PeopleRow, seats: list[int]) -> float:
    return sum(1 / len(row.winners) for seat in seats if seat in row.winners)


def folk(study: Study) -> Iterator[Section]:
    """What people made of the settings of this run, if a house has told."""
    settings = Settings(study.store)
    found: dict[int, Folk] = {}
    for row in people_of(study.store):
        trial = settings.of(row)
        if trial is not None:
            at = found.setdefault(trial.number, Folk(study, trial))
            if row.company == "people" or row.people or at.together:
                at.rows[row.company].append(row)
    ordered = [found[number] for number in sorted(found) if found[number].companies]
    if ordered:
        yield _won(study, ordered)
        yield _lengths(study, ordered)


def _won(study: Study, settings: list[Folk]) -> Section:
    rows: list[dict[str, Any]] = []
    for setting in settings:
        for company in setting.companies:
            count = len(setting.rows[company])
            what = company if setting.together else f"{company}-apart"
            name = study.say(f"lab-people-{what}", count=count)
            rows.append(_rate(setting, name, setting.share(company), count))
        for result in setting.bots:
            rows.append(_rate(setting, _bot(study, result), result.figure, result.matches))
    all_people = sum(len(setting.rows[company]) for setting in settings for company in COMPANIES)
    chart = charts.win_rates(rows, study.say("lab-people-axis"))
    if not all(setting.together for setting in settings):
        chart = charts.seat_rates(rows, study.say("lab-people-axis"))
    return Section(
        study.say("lab-people-question"),
        study.say("lab-people-answer", count=all_people, early="yes" if all_people < FEW else "no"),
        chart,
        study.say("lab-people-note"),
    )


def _bot(study: Study, result: TrialResult) -> str:
    if result.together:
        return study.say("lab-people-bots", bots=result.trial.lineup)
    whose = study.whose(result)
    return study.say("lab-people-bots-apart", bots=result.trial.lineup, whose=whose)


def _rate(setting: Folk, name: str, share: Share, matches: int) -> dict[str, Any]:
    row = {
        "variant": setting.label,
        "row": name,
        "rate": share.rate,
        "low": share.low,
        "high": share.high,
        "matches": matches,
        "figure": figure(share),
    }
    return row if setting.together else row | {"fair": 1 / setting.trial.setup.seats}


def _lengths(study: Study, settings: list[Folk]) -> Section:
    rows: list[dict[str, Any]] = []
    spread = {row["trial"]: row for row in study.quantiles("decisions")}
    for setting in settings:
        for company in setting.companies:
            taken = setting.rows[company]
            name = study.say(f"lab-people-{company}", count=len(taken))
            rows.append({"variant": setting.label, "row": name, **_spread([row.decisions for row in taken])})
        for result in setting.bots:
            parts = {name: value for name, value in spread[result.trial.number].items() if name != "trial"}
            name = study.say("lab-people-bots", bots=result.trial.lineup)
            rows.append({"variant": setting.label, "row": name, **parts})
    return Section(
        study.say("lab-people-length-question"),
        study.say("lab-people-length-answer"),
        charts.spreads(rows, study.say("lab-length-axis")),
        study.say("lab-spread-note"),
    )


def _spread(values: list[int]) -> dict[str, float]:
    if len(values) == 1:
        return dict.fromkeys(("p10", "p25", "p50", "p75", "p90"), float(values[0]))
    cuts = quantiles(values, n=20, method="inclusive")
    return {"p10": cuts[1], "p25": cuts[4], "p50": cuts[9], "p75": cuts[14], "p90": cuts[17]}
