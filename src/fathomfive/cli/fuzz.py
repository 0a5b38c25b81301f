"""`fathom fuzz`: random matches under watch, and a file to open when something does not hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fathomfive.cli.output import FINDING, err, progress, speak
from fathomfive.cli.settings import GameId, Seed, spelled
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.text import say
from fathomfive.proof.fuzz import Fault, hunt
from fathomfive.terminal.words import texts_of

Matches = Annotated[int, typer.Option("--matches", metavar="N", min=1, help="How many matches to play.")]


def fuzz(game: GameId, matches: Matches = 100, seed: Seed = None) -> None:
    """Play random matches over all seat counts and options combined, and check what must always hold.

    After every answer: components. In every question: options that exist and differ. At random moments: save,
    clone and undo lead to the same table, and no viewer sees what it cannot know. At the end: the journal
    replays. Every second table has fuller hands, stacked decks and moody players, so that cards meet that
    rarely do. A fault writes a journal and ends with exit code 1.
    """
    title = find_game(game)
    seed = seed or "0"
    with progress() as bar:
        task = bar.add_task(texts_of()(say("fuzz-working", game=title.title, seed=seed)), total=matches)
        done = hunt(title, matches, seed, lambda: bar.advance(task))
    if done.fault is None:
        speak(
            say(
                "fuzz-clean",
                game=title.title,
                matches=done.matches,
                setups=done.setups,
                decisions=done.decisions,
                checks=done.spot_checks,
            )
        )
        return
    _report(title.title, seed, done.fault, Path(f"fuzz-{title.id}-{seed}.fathom"))
    raise typer.Exit(FINDING)


def _report(title: str, seed: str, fault: Fault, file: Path) -> None:
    fault.journal.write(file)
    texts = texts_of()
    for words in (
        say(
            "fuzz-fault", game=title, match=fault.match, seed=seed, setup=_shown(fault.setup), what=fault.what
        ),
        say("fuzz-written", file=str(file), at=str(fault.at)),
    ):
        err().print(texts(words), markup=False, soft_wrap=True)


def _shown(setup: Setup) -> str:
    changed = [f"other content: {', '.join(setup.overrides)}"] if setup.overrides else []
    return " ".join(
        [
            f"--seats {setup.seats}",
            *(f"--option {k}={spelled(v)}" for k, v in setup.options.items()),
            *changed,
        ]
    )
