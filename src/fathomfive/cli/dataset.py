"""`fathom dataset`: thousands of matches between bots as journals in a folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fathomfive.bots import any_bot_named
from fathomfive.cli.output import progress, speak
from fathomfive.cli.settings import GameId, Given, Seats, Seed, read_setup
from fathomfive.kernel.game import Refused, find_game
from fathomfive.kernel.text import say
from fathomfive.lab.dataset import INDEX, make
from fathomfive.terminal.words import texts_of

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the journals go.", file_okay=False)]
Matches = Annotated[int, typer.Option("--matches", metavar="N", min=1, help="How many matches.")]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME", help="One for all seats, or several times: one for each seat."),
]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="How many processes play.")]


def dataset(
    game: GameId,
    folder: Folder,
    matches: Matches = 10_000,
    bot: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Given = None,
    jobs: Jobs = os.cpu_count() or 1,
) -> None:
    """Write whole matches between bots as journals, with a table of how they ended.

    The same command gives the same files, unless a bot plays by the clock. Interrupted, it goes on where it
    stopped. Bots change chairs with each match.
    """
    title = find_game(game)
    setup = read_setup(title, seats, option)
    bots = bot or ["random"]
    if len(bots) not in (1, setup.seats):
        raise Refused(say("refused-dataset-bots", bots=len(bots), seats=setup.seats))
    for name in bots:
        any_bot_named(name)
    with progress() as bar:
        words = texts_of()(say("dataset-working", game=title.title, folder=str(folder)))
        task = bar.add_task(words, total=matches)
        make(setup, bots, seed or "0", folder, matches, jobs, lambda: bar.advance(task))
    index = str(folder / INDEX)
    speak(say("dataset-done", matches=matches, game=title.title, folder=str(folder), index=index))
