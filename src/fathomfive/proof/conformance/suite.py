"""The suite: all checks, run over a game in many set-ups. Needs no test framework."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.journal import Journal
from fathomfive.proof.conformance import asking, guiding, playing, secrets, showing, telling
from fathomfive.proof.conformance.bench import Bench, Render
from fathomfive.proof.conformance.check import Check, CheckResult, Fault
from fathomfive.proof.conformance.setups import choose_setups
from fathomfive.proof.conformance.walk import Notes, Walk

Progress: TypeAlias = Callable[[int, int, str], None]
"""Called with how many matches are done, how many there will be, and what is played now."""

CHECKS: tuple[Check, ...] = (
    playing.plays,
    playing.setups,
    asking.options,
    asking.answers,
    asking.apart,
    playing.steps,
    playing.components,
    playing.evaluation,
    playing.outcome,
    playing.saves,
    playing.clones,
    playing.repeats,
    playing.undo,
    playing.journal,
    playing.recorded,
    playing.campaign,
    secrets.zones,
    secrets.samples,
    secrets.leaks,
    showing.rules,
    showing.texts,
    showing.action_texts,
    showing.alike,
    showing.content,
    showing.option_texts,
    showing.tutorial,
    guiding.guided,
    showing.scene,
    showing.goal,
    showing.about,
    showing.remembered,
    showing.sprites,
    showing.terminal,
    telling.untold,
    telling.beats,
)


def run_checks(
    game: Game[Any],
    *,
    matches: int = 1,
    setups: int = 8,
    seed: str | int = 0,
    every: int = 1,
    most_decisions: int = 5000,
    render: Render | None = None,
    recorded: Path | None = None,
    only: str = "",
    progress: Progress | None = None,
) -> list[CheckResult]:
    """Try a game and say what was found, check by check.

    matches         how many matches in each set-up
    setups          how many set-ups at most; the first ones use every seat count and option value
    every           the dear checks look at one question in so many; 1 means at all of them
    most_decisions  how long a match may be
    render          draws a scene, if there is a renderer
    recorded        a folder of journals (`*.fathom`) that must still replay
    only            one check by its name; that the matches can be played at all is seen anyway
    """
    bench = Bench(game, render, recorded, most_decisions, every)
    wanted = (playing.plays.name, only) if only else [check.name for check in CHECKS]
    notes = Notes([check for check in CHECKS if check.name in wanted and check.applies(bench)], game.package)
    for check in notes.checks:
        if "once" in check.when:
            notes.look(check, bench, fault=Fault)
    chosen = choose_setups(game, setups, Dice.seeded(f"setups/{seed}"))
    walks = [setup for setup in chosen for _ in range(matches)]
    for number, setup in enumerate(walks):
        walk = Walk(bench, setup, f"{seed}/{number}")
        if progress is not None:
            progress(number, len(walks), walk.where)
        walk.run(notes)
    return notes.results()


def record(game: Game[Any], setup: Setup, seed: str | int, *, most_decisions: int = 5000) -> Journal:
    """A match played at random, for a folder of recorded matches: `record(...).write(path)`."""
    walk = Walk(Bench(game, most_decisions=most_decisions), setup, str(seed))
    walk.run(Notes([]))
    if walk.journal is None or walk.trouble:
        raise ValueError(f"the match could not be played: {walk.trouble} ({walk.where})")
    return walk.journal


def conformance(game: Game[Any], **how: Any) -> Callable[[str], None]:
    """The suite as a test for pytest, one case for each check: `test_conformance = conformance(GAME)`.

    Takes the same arguments as `run_checks`.
    """
    import pytest

    @cache
    def results() -> dict[str, CheckResult]:
        return {result.name: result for result in run_checks(game, **how)}

    bench = Bench(game, how.get("render"), how.get("recorded"))

    @pytest.mark.parametrize("name", [check.name for check in CHECKS if check.applies(bench)])
    def test_conformance(name: str) -> None:
        result = results()[name]
        assert result.passed, str(result)
        assert result.looked, f"{result.name} found nothing to look at"

    return test_conformance
