"""The section about what single cards and places are worth: the same dice with each of them and without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fathomfive.lab.plan import AS_PRINTED, Trial
from fathomfive.lab.report import charts
from fathomfive.lab.report.section import Section, points
from fathomfive.lab.report.study import Study
from fathomfive.lab.shares import Difference, paired


class Worth(msgspec.Struct, frozen=True):
    """What one entry of the content does in one setting."""

    name: str
    where: str
    difference: Difference


def worths(study: Study) -> list[Worth]:
    """Every entry that was taken out, in every set-up; the interval holds for all of them together."""
    printed = {_key(r.trial): r for r in study.results if r.trial.change == AS_PRINTED}
    names = {change.name: name for name, change in study.plan.ablated.items()}
    pairs = [
        (names[result.trial.change], result, printed[_key(result.trial)])
        for result in study.results
        if result.trial.change in names and _key(result.trial) in printed
    ]
    found = []
    for name, without, with_it in pairs:
        both = min(without.matches, with_it.matches)  # one of them may have been stopped earlier
        difference = paired(without.figures[:both], with_it.figures[:both], len(pairs))
        found.append(Worth(name, _where(study, without.trial), difference))
    return found


def ablation(study: Study) -> Iterator[Section]:
    found = worths(study)
    if not found:
        return
    clear = [worth for worth in found if worth.difference.clear]
    alone = len({worth.where for worth in found}) == 1
    rows: list[dict[str, Any]] = [
        {
            "row": study.entry(worth.name) if alone else f"{study.entry(worth.name)}, {worth.where}",
            "rate": worth.difference.rate,
            "low": worth.difference.low,
            "high": worth.difference.high,
            "figure": points(worth.difference.rate) if worth.difference.clear else "",
        }
        for worth in sorted(clear or found, key=lambda worth: -worth.difference.rate)
    ]
    yield Section(
        study.say("lab-ablate-question"),
        _answer(study, clear, len(found)),
        charts.differences(rows, study.say("lab-ablate-axis")),
        study.say("lab-ablate-note", all=len(found), hidden=len(found) - len(rows)),
    )


def _answer(study: Study, clear: list[Worth], tried: int) -> str:
    if not clear:
        return study.say("lab-ablate-nothing", all=tried)
    most = max(clear, key=lambda worth: abs(worth.difference.rate))
    return study.say(
        "lab-ablate-answer",
        entry=study.entry(most.name),
        points=points(most.difference.rate),
        clear=len(clear),
        all=tried,
    )


def _where(study: Study, trial: Trial) -> str:
    return f"{study.setting(trial, change=False)}, {trial.lineup}"


def _key(trial: Trial) -> str:
    return msgspec.json.encode({**trial.facts, "change": ""}, order="sorted").decode()
