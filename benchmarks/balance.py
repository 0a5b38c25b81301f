"""Is every level as hard as it says? One row for each: intended, measured, how it ended, how long it took.

    python benchmarks/balance.py [GAME ...] [--level NAME ...] [--seats N ...] [--bot greedy] [--matches 200]
        [--width 0.05] [--minutes 60] [--jobs 2] [--keep FILE]

The bot plays every seat, on the same seeds whichever bot it is. A row ends when its 95 % interval is no wider
than `--width` to both sides, after `--matches`, or after `--minutes`. What is intended stands in each game's
content; a level is in order if the interval reaches it. With `--keep` every match is a line of JSON in that
file, and a run that is started again goes on where it ended. Lurk has a script of its own, where armies are
compared: `lurk_fairness.py`.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from fathomfive.bots import bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.lab.shares import Share

FEWEST = 20
"""Matches before an interval is looked at."""
POINTS = 0.10
"""To both sides of what is intended, where that is one number."""


class Cell(NamedTuple):
    """A level at a table of so many, and which share of matches is to end well there."""

    level: str
    setup: Setup
    low: float
    high: float


class Ended(NamedTuple):
    well: bool
    cause: str
    length: int


# --- what is intended ---------------------------------------------------------------------------------


def content(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(f"fathomfive.games.{game}") / "content" / f"{name}.toml").read_text("utf-8"))


def around(rate: float) -> tuple[float, float]:
    return max(0.0, rate - POINTS), min(1.0, rate + POINTS)


def refuge() -> Iterator[Cell]:
    """A race is to be won in a pod, not by the limit of its rounds."""
    for level in content("refuge", "setup")["difficulty"]:
        for seats, rate in enumerate(level["intended_win"], start=1):
            yield Cell(level["id"], Setup("refuge", seats, {"difficulty": level["id"]}), *around(rate))
    for seats in (2, 3, 4):
        yield Cell("race", Setup("refuge", seats, {"mode": "competitive"}), 0.8, 1.0)


def tentacula() -> Iterator[Cell]:
    """Anybody may say who goes next: the order of a round is part of playing sensibly."""
    for level in content("tentacula", "difficulty")["level"]:
        for seats in (2, 3, 4):
            options = {"level": level["id"], "who_goes": "open"}
            yield Cell(level["id"], Setup("tentacula", seats, options), *around(level["intended_win"]))


def jupiter() -> Iterator[Cell]:
    for preset in content("jupiter", "scenarios")["preset"]:
        low, high = (percent / 100 for percent in preset["win_rate"])
        for seats in (1, 2, 3):
            options = {"preset": preset["id"], "turn_limit": True}
            yield Cell(preset["id"], Setup("jupiter", seats, options), low, high)


CELLS: dict[str, Callable[[], Iterator[Cell]]] = {
    "refuge": refuge,
    "tentacula": tentacula,
    "jupiter": jupiter,
}
LENGTHS: dict[str, Callable[[Any], int]] = {
    "refuge": lambda g: g.round if g.competitive else g.turn,
    "tentacula": lambda g: g.round,
    "jupiter": lambda g: g.turn,
}


# --- matches ------------------------------------------------------------------------------------------


def ended(setup: Setup, bot: str, number: int) -> Ended:
    game = find_game(setup.game)
    bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
    match, _ = play_match(game, setup, bots, Dice.seeded(f"balance/{number}"))
    outcome = match.outcome
    assert outcome is not None
    together = game.cooperative(game.read_options(setup.options)) or setup.seats == 1
    well = bool(outcome.winners) if together else outcome.cause == "pod"
    return Ended(well, outcome.cause, LENGTHS[setup.game](match.state))


class Kept:
    """Matches of earlier runs, by what was played."""

    def __init__(self, file: str) -> None:
        self._file = Path(file) if file else None
        self._known: dict[str, Ended] = {}
        if self._file and self._file.exists():
            for line in self._file.read_text().splitlines():
                name, *rest = json.loads(line)
                self._known[name] = Ended(*rest)

    def play(self, pool: Pool, cell: Cell, bot: str, matches: int) -> Iterator[Ended]:
        name = f"{cell.setup.game}/{cell.level}/{cell.setup.seats}/{bot}"
        known = 0
        while known < matches and (one := self._known.get(f"{name}/{known}")) is not None:
            yield one
            known += 1
        more = pool.imap(partial(ended, cell.setup, bot), range(known, matches))
        for number, one in enumerate(more, start=known):
            if self._file:
                with self._file.open("a") as kept:
                    kept.write(json.dumps([f"{name}/{number}", *one]) + "\n")
            yield one


def row(pool: Pool, kept: Kept, cell: Cell, given: argparse.Namespace) -> str:
    played: list[Ended] = []
    until = time.monotonic() + given.minutes * 60
    for one in kept.play(pool, cell, given.bot, given.matches):
        played.append(one)
        share = Share.of(sum(one.well for one in played), len(played))
        narrow = (share.high - share.low) / 2 <= given.width
        if len(played) >= FEWEST and (narrow or time.monotonic() > until):
            break
    in_order = "yes" if share.low <= cell.high and share.high >= cell.low else "no"
    otherwise = Counter(one.cause for one in played if not one.well).most_common()
    causes = ", ".join(f"{cause} {times}" for cause, times in otherwise)
    return (
        f"| {cell.level} | {cell.setup.seats} | {cell.low:.0%} to {cell.high:.0%} "
        f"| {share.rate:.0%} ({share.low:.0%}-{share.high:.0%}) | {in_order} "
        f"| {mean(one.length for one in played):.0f} | {causes} | {len(played)} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="*", help="all three, if none is named")
    reader.add_argument("--level", nargs="*", default=[])
    reader.add_argument("--seats", nargs="*", type=int, default=[])
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--width", type=float, default=0.05)
    reader.add_argument("--minutes", type=float, default=60, help="for a row")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--keep", default="", metavar="FILE")
    given = reader.parse_args()
    kept = Kept(given.keep)
    for game in given.games or CELLS:
        print(f"\n{find_game(game).title}, by {given.bot}\n")
        print("| level | seats | intended | measured | in order | rounds or turns | otherwise | matches |")
        print("|---|---|---|---|---|---|---|---|", flush=True)
        for cell in CELLS[game]():
            if cell.level in (given.level or [cell.level]) and cell.setup.seats in (
                given.seats or [cell.setup.seats]
            ):
                with get_context("spawn").Pool(given.jobs) as pool:
                    print(row(pool, kept, cell, given), flush=True)
                    pool.terminate()


if __name__ == "__main__":
    main()
