"""Matches between bots as a folder of journals, for whoever wants to learn from whole matches.

Each file opens with `fathom replay`, and can be checked to the last draw. `index.csv` has a line for each:
who played, how it ended, what it was worth. The same seed gives the same files, so a folder can be named by
its command instead of being copied; files that are there are not played again.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from fathomfive.bots import any_bot_named, next_to_speak
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.journal import Closed, Journal, Played, Recorder, Seated

IN_A_FOLDER = 1000
IN_ONE_GO = 4
INDEX = "index.csv"


class Row(NamedTuple):
    number: int
    file: str
    bots: str
    cause: str
    winners: str
    worth: str
    answers: int


def file_of(number: int) -> str:
    return f"{(number - 1) // IN_A_FOLDER:03}/{number:06}.fathom"


def record(setup: Setup, bots: Sequence[str], seed: str, folder: Path, number: int) -> Row:
    """Match `number`, from 1: played and written, if it is not there yet. Bots change chairs each time."""
    turned = [bots[(seat + number) % len(bots)] for seat in range(setup.seats)]
    file = folder / file_of(number)
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        _play(setup, turned, f"{seed}/{number}").write(part)
        part.replace(file)  # whole or not at all
    journal = Journal.read(file)
    end = journal.entries[-1]
    assert isinstance(end, Closed), f"{file} has no end"
    outcome = end.outcome
    return Row(
        number,
        file_of(number),
        " ".join(turned),
        outcome.cause,
        " ".join(map(str, outcome.winners)),
        " ".join(f"{value:g}" for value in outcome.values),
        sum(isinstance(entry, Played) for entry in journal.entries),
    )


def make(
    setup: Setup,
    bots: Sequence[str],
    seed: str,
    folder: Path,
    matches: int,
    jobs: int,
    watch: Callable[[], None],
) -> list[Row]:
    one = partial(record, setup, bots, seed, folder)
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    if jobs == 1:
        for number in range(1, matches + 1):
            rows.append(one(number))
            watch()
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            for row in pool.map(one, range(1, matches + 1), chunksize=IN_ONE_GO):
                rows.append(row)
                watch()
    with (folder / INDEX).open("w", newline="", encoding="utf-8") as index:
        csv.writer(index).writerows([Row._fields, *rows])
    return rows


def _play(setup: Setup, names: Sequence[str], seed: str) -> Journal:
    dice = Dice.seeded(seed)
    recorder = Recorder.start(find_game(setup.game), setup, dice.key)
    recorder.journal.entries += [Seated(seat, "bot", name) for seat, name in enumerate(names)]
    bots = [any_bot_named(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    order, match = dice.split("who speaks first"), recorder.match
    while not match.over:
        seat = next_to_speak(match, order)
        recorder.play(bots[seat].choose(match, seat))
    return recorder.journal
