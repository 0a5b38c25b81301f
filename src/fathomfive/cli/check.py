"""`fathom check`: the conformance suite that every game must pass, ours or a stranger's."""

from __future__ import annotations

from pathlib import Path
from textwrap import shorten
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text as Rich

from fathomfive.cli.output import FINDING, err, found, out, print_json, progress, speak
from fathomfive.cli.settings import AsJson, GameId, Seed
from fathomfive.dev.mistakes import mistake_of
from fathomfive.dev.place import find_place
from fathomfive.kernel.book import ContentError
from fathomfive.kernel.game import Game, Refused, find_game
from fathomfive.kernel.text import say
from fathomfive.kernel.wiring import Forgotten
from fathomfive.proof.conformance import CheckResult, run_checks
from fathomfive.proof.conformance.suite import CHECKS
from fathomfive.proof.conformance.walk import MOST_FAULTS
from fathomfive.scene import Scene, Stage
from fathomfive.scene.set_up import option_fields
from fathomfive.terminal import sheets
from fathomfive.terminal.words import texts_of

Matches = Annotated[int, typer.Option("--matches", metavar="N", min=1, help="Matches in each set-up.")]
Every = Annotated[
    int,
    typer.Option(
        "--every",
        metavar="N",
        min=1,
        help="Slow checks look at one question in N, and at rare ones anyway; 1 takes minutes.",
    ),
]


def _known(name: str | None) -> str | None:
    names = [check.name for check in CHECKS]
    if name is not None and name not in names:
        raise typer.BadParameter(f"there is no check {name}. There are: {', '.join(names)}.")
    return name


Only = Annotated[
    str | None,
    typer.Option(
        "--only",
        metavar="CHECK",
        callback=_known,
        help="One check, by its name, over as many matches as you like.",
    ),
]
Quiet = Annotated[bool, typer.Option("--quiet", help="Say nothing of the checks that passed.")]

WIDTH = 78
MOST_WORDS = 400
"""How much of a fault is printed; --json has it whole."""


def check(
    game: GameId,
    matches: Matches = 1,
    every: Every = 16,
    only: Only = None,
    seed: Seed = None,
    quiet: Quiet = False,
    json: AsJson = False,
) -> None:
    """Run the conformance suite: whatever the house relies on in a game, tried over random matches.

    One line for each check, with what was found. If one fails, the match of its first fault is written to a
    file, and the exit code is 1.
    """
    title = _opened(game)
    results = _run(title, matches, every, only or "", seed or "0")
    failed = [result for result in results if not result.passed]
    if json:
        print_json({"game": title.id, "passed": not failed, "checks": [_facts(result) for result in results]})
    else:
        for result in failed if quiet else results:
            _print(result)
        _print_verdict(title, len(failed), len(results))
    if failed:
        _keep_journal(title, failed)
        raise typer.Exit(FINDING)


def _opened(name: str) -> Game[Any]:
    """The game, if its files can be read: else every check would stumble over the same place."""
    try:
        title = find_game(name)
        title.rulebook, title.book_for(title.read_options({}), {}), option_fields(title)
    except (Refused, ModuleNotFoundError):
        raise  # no such game, or its folder is gone
    except (ContentError, Forgotten) as fault:
        found(str(fault))
    except Exception as error:  # the game's own code: its author wants the line
        mistake = mistake_of(error, find_place(name, Path()).folder)
        found(f"{mistake.where}: {mistake.says}" if mistake.where else mistake.says)
    return title


def _run(game: Game[Any], matches: int, every: int, only: str, seed: str) -> list[CheckResult]:
    texts = texts_of(game)

    def draw(stage: Stage, scene: Scene) -> object:
        return sheets.table(stage, scene, texts, WIDTH)

    with progress() as bar:
        task = bar.add_task(game.title, total=None)
        return run_checks(
            game,
            matches=matches,
            every=every,
            only=only,
            seed=seed,
            render=draw,
            progress=lambda done, total, now: bar.update(task, completed=done, total=total),
        )


def _keep_journal(game: Game[Any], failed: list[CheckResult]) -> None:
    """The match that leads to the first fault that has one, for `fathom replay`."""
    faults = [fault for result in failed for fault in result.faults if fault.journal is not None]
    if not faults or faults[0].journal is None:
        return
    journal, file = faults[0].journal, Path(f"check-{game.id}.fathom")
    journal.write(file)
    words = say("fuzz-written", file=str(file), at=str(len(journal.entries)))
    err().print(texts_of()(words), markup=False, soft_wrap=True)


def _facts(result: CheckResult) -> dict[str, Any]:
    return {
        "name": result.name,
        "purpose": result.purpose,
        "passed": result.passed,
        "looked": result.looked,
        "faults": [str(fault) for fault in result.faults],
        "more": result.more,
    }


def _print_verdict(game: Game[Any], failed: int, count: int) -> None:
    if failed:
        speak(say("check-failed", game=game.title, failed=failed, count=count))
    else:
        speak(say("check-passed", game=game.title, count=count))


def _print(result: CheckResult) -> None:
    sign = ("ok  ", "green") if result.passed else ("FAIL", "bold red")
    out().print(Rich.assemble(sign, " ", (result.name, "bold"), "  ", (result.purpose, "dim")))
    for fault in result.faults:
        out().print(Padding(shorten(str(fault), MOST_WORDS, placeholder=" …"), (0, 0, 0, 5)), markup=False)
    if len(result.faults) >= MOST_FAULTS:
        words = say("check-more", count=result.more) if result.more else say("check-perhaps-more")
        out().print(Padding(texts_of()(words), (0, 0, 0, 5)), style="dim", markup=False)
