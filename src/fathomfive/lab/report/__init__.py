"""The report of a run: one HTML page with everything inside, which needs no network to be read."""

from __future__ import annotations

import base64
import math
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

import msgspec

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.lab.report import charts
from fathomfive.lab.report.drawing import chart_code
from fathomfive.lab.report.glance import glance
from fathomfive.lab.report.section import Section, percent
from fathomfive.lab.report.sections import sections
from fathomfive.lab.report.study import Study, TrialResult
from fathomfive.lab.store import Store

_HERE = files("fathomfive.lab.report")


REFRESH = 10
"""Seconds after which the page of a run that goes on loads itself again."""


def write_report(
    store: Store,
    before: Store | None,
    page: Path,
    language: str = FALLBACK,
    seconds_left: float | None = None,
) -> None:
    """Count, draw and write the page; with `seconds_left` it is one of a run that goes on."""
    for run in (store, before):
        if run is not None and not run.parts():
            raise Refused(say("refused-run-empty", folder=str(run.folder)))
    if before is not None and before.plan.game != store.plan.game:
        raise Refused(say("refused-run-other-game", folder=str(before.folder)))
    study = Study(store, language)
    text = render(study, Study(before, language) if before else None, seconds_left)
    part = page.with_suffix(".part")  # swapped in: a page that reloads itself is never half of one
    part.write_text(text, encoding="utf-8")
    part.replace(page)


def render(study: Study, before: Study | None, seconds_left: float | None = None) -> str:
    asked = list(sections(study, before))
    return Template(_HERE.joinpath("page.html").read_text("utf-8")).substitute(
        language=study.texts.language,
        title=escape(study.plan.title or study.game.title),
        game=escape(study.game.title),
        refresh="" if seconds_left is None else f'<meta http-equiv="refresh" content="{REFRESH}">',
        facts=escape(_facts(study)),
        going_on=_going_on(study, seconds_left),
        tiles=_tiles(study),
        glance=glance(study),
        light=msgspec.json.encode(charts.BY_DAYLIGHT).decode(),
        sections="\n".join(_section(number, section) for number, section in enumerate(asked)),
        setups=_setups(study),
        matches=_matches(study),
        repeat=escape(study.say("lab-repeat", folder=str(study.store.folder))),
        setups_title=escape(study.say("lab-setups-title")),
        setups_lead=escape(study.say("lab-setups-lead")),
        matches_title=escape(study.say("lab-matches-title")),
        matches_lead=escape(study.say("lab-matches-lead")),
        charts=_for_script(msgspec.json.encode([section.chart for section in asked]).decode()),
        vega=chart_code(),
        newsreader=_font("newsreader-latin-wght-normal.woff2"),
        hanken=_font("hanken-grotesk-latin-wght-normal.woff2"),
    )


def _font(name: str) -> str:
    return base64.b64encode(_HERE.joinpath("fonts", name).read_bytes()).decode()


def _for_script(json: str) -> str:
    """JSON that can stand inside a script element: nothing in it may end that element."""
    return json.replace("</", "<\\/")


def _facts(study: Study) -> str:
    plan = study.plan
    return study.say(
        "lab-facts",
        game=study.game.title,
        played=f"{study.matches.height:,}",
        whole="yes" if study.whole else "no",
        total=f"{plan.total:,}",
        trials=len(study.results),
        meet="yes" if plan.meet else "no",
        bots=", ".join(
            map(str, plan.bots) if plan.meet else dict.fromkeys(trial.lineup for trial in plan.trials)
        ),
        seed=plan.seed,
        stop="yes" if plan.stop else "no",
    )


def _going_on(study: Study, seconds_left: float | None) -> str:
    if seconds_left is None:
        return ""
    done = study.matches.height / study.plan.total
    minutes = math.ceil(seconds_left / 60)
    words = study.say("lab-going-on", minutes=minutes, seconds=REFRESH)
    return (
        f'<p class="going-on" role="status">{escape(words)}'
        f'<progress max="1" value="{done:.3f}" aria-label="{escape(words)}"></progress></p>'
    )


def _tiles(study: Study) -> str:
    rows = study.matches
    decisions = f"{int(rows['decisions'].sum()):,}"
    tiles = [(f"{rows.height:,}", study.say("lab-tile-matches", decisions=decisions))]
    together = sorted((r for r in study.results if r.together), key=lambda result: result.share.rate)
    if together:
        ends = (together[0], together[-1])
        rates = dict.fromkeys(f"{100 * result.share.rate:.0f}" for result in ends)
        least, most = (f"{100 * low:.0f}–{100 * high:.0f}" for low, high in (one.interval for one in ends))
        words = study.say("lab-tile-won", setups=len(together), least=least, most=most)
        tiles.insert(0, (f"{'–'.join(rates)} %", words))
    aimed = [result for result in together if result.target is not None]
    if aimed:
        met = sum(_within(result) for result in aimed)
        tiles.insert(1, (f"{met} / {len(aimed)}", study.say("lab-tile-targets")))
    return "\n".join(
        f'<div class="tile"><b>{escape(figure)}</b><span>{escape(words)}</span></div>'
        for figure, words in tiles
    )


def _within(result: TrialResult) -> bool:
    assert result.target is not None
    low, high = result.interval
    return low <= result.target[1] and high >= result.target[0]


def _section(number: int, section: Section) -> str:
    chart = f'<div class="chart" id="chart-{number}" role="img" aria-label="{escape(section.answer)}"></div>'
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    return (
        f"<section><h2>{escape(section.question)}</h2>"
        f'<p class="answer">{escape(section.answer)}</p>'
        f"{section.picture or chart}"
        f"{note}</section>"
    )


def _setups(study: Study) -> str:
    rows = []
    for result in study.results:
        low, high = result.interval
        rate = f"{percent(result.figure.rate)} <i>{100 * low:.0f}–{100 * high:.0f}</i>"
        if not result.together:
            rate = f"{escape(study.whose(result))} {rate}"
        if result.judged is not None:
            rate += f" {escape(study.say(f'lab-verdict-{result.judged.verdict}'))}"
        command = f"fathom lab table {study.store.folder} {result.trial.number}"
        rows.append(
            f"<tr><td>{escape(result.label)}</td><td>{escape(result.trial.lineup)}</td>"
            f"<td>{result.matches:,}</td><td>{rate}</td>"
            f"<td>{_command(command)}</td></tr>"
        )
    head = "".join(
        f"<th>{escape(study.say(name))}</th>"
        for name in ("lab-col-setup", "lab-col-bots", "lab-col-matches", "lab-col-won", "lab-col-sit")
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _matches(study: Study) -> str:
    rows = []
    for why, row in study.worth_opening():
        command = f"fathom lab replay {study.store.folder} {row['match']}"
        rows.append(
            f"<tr><td>{escape(study.say(why))}</td><td>{escape(study.result(row['trial']).label)}</td>"
            f"<td>{row['decisions']:,}</td><td>{escape(study.cause(row['cause']))}</td>"
            f"<td>{_command(command)}</td></tr>"
        )
    head = "".join(
        f"<th>{escape(study.say(name))}</th>"
        for name in ("lab-col-story", "lab-col-setup", "lab-col-length", "lab-col-end", "lab-col-open")
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _command(command: str) -> str:
    return f'<code tabindex="0">{escape(command)}</code>'


__all__ = ["write_report"]
