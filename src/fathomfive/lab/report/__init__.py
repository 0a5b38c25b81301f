"""The report of a run: one HTML page with everything inside, which needs no network to be read."""

from __future__ import annotations

import base64
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

import msgspec
import vl_convert

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.report.sections import Section, percent, sections
from fathomfive.lab.report.study import Study, TrialResult
from fathomfive.lab.store import Store

_HERE = files("fathomfive.lab.report")


def write_report(store: Store, before: Store | None, page: Path) -> None:
    """Count, draw and write the page."""
    for run in (store, before):
        if run is not None and not run.parts():
            raise Refused(say("refused-run-empty", folder=str(run.folder)))
    if before is not None and before.plan.game != store.plan.game:
        raise Refused(say("refused-run-other-game", folder=str(before.folder)))
    study = Study(store)
    page.write_text(render(study, Study(before) if before else None), encoding="utf-8")


def render(study: Study, before: Study | None) -> str:
    asked = list(sections(study, before))
    return Template(_HERE.joinpath("page.html").read_text("utf-8")).substitute(
        title=escape(study.plan.title or study.game.title),
        game=escape(study.game.title),
        facts=escape(_facts(study)),
        tiles=_tiles(study),
        sections="\n".join(_section(number, section) for number, section in enumerate(asked)),
        setups=_setups(study),
        matches=_matches(study),
        repeat=escape(study.say("lab-repeat", folder=str(study.store.folder))),
        setups_title=escape(study.say("lab-setups-title")),
        setups_lead=escape(study.say("lab-setups-lead")),
        matches_title=escape(study.say("lab-matches-title")),
        matches_lead=escape(study.say("lab-matches-lead")),
        charts=_for_script(msgspec.json.encode([section.chart for section in asked]).decode()),
        vega=vl_convert.javascript_bundle("globalThis.vegaEmbed = vegaEmbed;"),
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
        whole="yes" if study.matches.height == plan.total else "no",
        total=f"{plan.total:,}",
        trials=len(study.results),
        bots=", ".join(dict.fromkeys(trial.lineup for trial in plan.trials)),
        seed=plan.seed,
    )


def _tiles(study: Study) -> str:
    rows = study.matches
    hours = float(rows["seconds"].sum())
    tiles = [
        (f"{rows.height:,}", study.say("lab-tile-matches", seconds=f"{hours:,.0f}")),
        (f"{int(rows['decisions'].sum()):,}", study.say("lab-tile-decisions")),
    ]
    together = [result for result in study.results if result.together]
    if together:
        won = sum(result.share.wins for result in together) / sum(result.matches for result in together)
        tiles.insert(0, (percent(won), study.say("lab-tile-won")))
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
    return result.share.low <= result.target[1] and result.share.high >= result.target[0]


def _section(number: int, section: Section) -> str:
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    return (
        f"<section><h2>{escape(section.question)}</h2>"
        f'<p class="answer">{escape(section.answer)}</p>'
        f'<div class="chart" id="chart-{number}" role="img" aria-label="{escape(section.answer)}"></div>'
        f"{note}</section>"
    )


def _setups(study: Study) -> str:
    rows = []
    for result in study.results:
        share = result.share
        rate = f"{percent(share.rate)} <i>{100 * share.low:.0f}–{100 * share.high:.0f}</i>"
        command = f"fathom lab table {study.store.folder} {result.trial.number}"
        rows.append(
            f"<tr><td>{escape(result.label)}</td><td>{escape(result.trial.lineup)}</td>"
            f"<td>{result.matches:,}</td><td>{rate if result.together else ''}</td>"
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
