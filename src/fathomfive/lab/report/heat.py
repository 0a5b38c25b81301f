"""Heat maps: how often something came to each space, drawn on the board of the game (its stage)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape
from typing import Any

import polars as pl

from fathomfive.kernel.match import Match
from fathomfive.lab.playing import Company
from fathomfive.lab.report.section import Section
from fathomfive.lab.report.study import Study, TrialResult
from fathomfive.scene.stage import Circle, Hexagon, Path, Rect, Space, Stage

COLD, HOT = (18, 48, 61), (255, 203, 107)
MOST_MAPS = 6
"""More boards than this tell nobody anything."""
MOST_ANSWERS = 60
"""After these a board has spaces or never will."""


def heat(study: Study) -> Iterator[Section]:
    """One section with a board for each set-up, if the plan counted places and the board has them."""
    pictures: list[str] = []
    top: tuple[float, str, str] = (0.0, "", "")
    for result in study.results[:MOST_MAPS]:
        stage = _stage(study, result)
        each = _each_match(study, result)
        known = {space.id: space for space in stage.spaces if each.get(space.id)}
        if not known:
            continue
        hottest = max(known, key=lambda name: each[name])
        top = max(top, (each[hottest], study.texts(known[hottest].label), result.label))
        pictures.append(
            f"<figure>{board(stage, each, study)}<figcaption>{escape(result.label)}</figcaption></figure>"
        )
    if pictures:
        yield Section(
            study.say("lab-heat-question"),
            study.say("lab-heat-answer", place=top[1], times=f"{top[0]:.1f}", setup=top[2]),
            None,
            study.say("lab-heat-note"),
            picture=f'<div class="boards">{"".join(pictures)}</div>',
        )


def _each_match(study: Study, result: TrialResult) -> dict[str, float]:
    """How often something came to each place in a match of this set-up."""
    rows = study.store.table("places").filter(pl.col("trial") == result.trial.number)
    sums = rows.group_by("place").agg(pl.col("times").sum())
    return {place: times / result.matches for place, times in sums.iter_rows()}


def _stage(study: Study, result: TrialResult) -> Stage:
    """The board of the first match, as soon as it has spaces: some are laid out by the players."""
    plan, trial = study.plan, result.trial
    dice = plan.dice(trial, 0)
    company = Company(plan, trial, 0, dice)
    match = Match.start(plan.title_page, trial.setup, dice, tracked=company.samples)
    stage = _stage_of(match)
    for _ in range(MOST_ANSWERS):
        if stage.spaces or match.ask is None:
            break
        match.play_unchecked(company.answer(match, match.ask))
        stage = _stage_of(match)
    return stage


def _stage_of(match: Match[Any]) -> Stage:
    stage: Any = match.game.stage(match.state)  # the kernel does not know what a stage is
    assert isinstance(stage, Stage)
    return stage


def board(stage: Stage, each: dict[str, float], study: Study) -> str:
    """The spaces of a board, the hotter the brighter."""
    box, most = stage.box, max(each.get(space.id, 0.0) for space in stage.spaces)
    spaces = "".join(_space(space, each.get(space.id, 0.0), most, study) for space in stage.spaces)
    label = escape(study.texts(stage.label))
    window = f"{box.x:g} {box.y:g} {box.w:g} {box.h:g}"
    return f'<svg viewBox="{window}" role="img" aria-label="{label}">{spaces}</svg>'


def _space(space: Space, times: float, most: float, study: Study) -> str:
    warm = times / most if most else 0.0
    colour = ",".join(f"{cold + warm * (hot - cold):.0f}" for cold, hot in zip(COLD, HOT, strict=True))
    tip = escape(f"{study.texts(space.label)}: {times:.2f}")
    return f'<g fill="rgb({colour})"><title>{tip}</title>{_outline(space)}</g>'


def _outline(space: Space) -> str:
    match space.shape:
        case Rect(w=w, h=h, round=corner):
            corner_at = f'x="{space.x - w / 2:g}" y="{space.y - h / 2:g}"'
            return f'<rect {corner_at} width="{w:g}" height="{h:g}" rx="{corner:g}"/>'
        case Circle(r=r):
            return f'<circle cx="{space.x:g}" cy="{space.y:g}" r="{r:g}"/>'
        case Hexagon(r=r, pointy=pointy):
            first = 30 if pointy else 0
            corners = (math.radians(first + 60 * corner) for corner in range(6))
            dots = " ".join(
                f"{space.x + r * math.cos(a):.1f},{space.y + r * math.sin(a):.1f}" for a in corners
            )
            return f'<polygon points="{dots}"/>'
        case Path(d=d):
            return f'<path d="{escape(d)}"/>'
