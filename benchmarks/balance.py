"""Is every level as hard as it says? One row for each: intended, measured, how it ended, how long it took.

    python benchmarks/balance.py [GAME ...] [--level NAME ...] [--seats N ...] [--bot NAME] [--matches 200]
        [--width 0.05] [--minutes 60] [--jobs 2] [--keep FILE] [--record]
    python benchmarks/balance.py --page

What is intended stands in each game's `content/welcome.toml`, beside what was measured; a level is in order
if the interval reaches what is intended. Its bot plays every seat, whichever it is on the same seeds.
A row ends when its 95 % interval is no wider than `--width` to both sides, after `--matches`, or after
`--minutes`. With `--keep` every match is a line of JSON in that file, and a run that is started again goes on
where it ended. `--record` writes what was found into the game's file. `--page` plays nothing and prints the
tables of docs/balance.md. `race` is the competitive dive of The Refuge. For Lurk there is a plan of
the lab, where armies are compared: `examples/plans/lurk-factions.toml`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import msgspec

from fathomfive.bots import bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.lab.shares import Share
from fathomfive.learning.welcome import FILE, Odds, Welcome, welcome_of

FEWEST = 20
"""Matches before an interval is looked at."""
GAMES = ("refuge", "tentacula", "jupiter")
RACES = [
    Odds(seats=seats, won=0, matches=1, options={"mode": "competitive"}, intended=(80, 100))
    for seats in (2, 3, 4)
]
"""Dives against each other: won is what ends in a pod, and not by the limit of its rounds."""
LENGTHS: dict[str, Callable[[Any], int]] = {
    "refuge": lambda g: g.round if g.competitive else g.turn,
    "tentacula": lambda g: g.round,
    "jupiter": lambda g: g.turn,
}
HEAD = "| level | seats | intended | measured | in order | by | matches |\n|---|---|---|---|---|---|---|"


class Ended(NamedTuple):
    well: bool
    cause: str
    length: int


def welcome(game: str) -> Welcome:
    found = welcome_of(find_game(game))
    assert found is not None
    return found


def level(odds: Odds) -> str:
    """What it is called on the page: the one option that levels are chosen by."""
    return "race" if odds.options.get("mode") else str(next(iter(odds.options.values())))


def levels(game: str) -> list[Odds]:
    return [odds for odds in welcome(game).odds if odds.intended] + (RACES if game == "refuge" else [])


# --- the page -----------------------------------------------------------------------------------------


def told(odds: Odds) -> str:
    """A row of the page."""
    assert odds.intended is not None
    low, high = odds.intended
    share = Share.of(odds.won, odds.matches)
    in_order = "yes" if 100 * share.low <= high and 100 * share.high >= low else "**no**"
    found = f"{share.rate:.0%} ({share.low:.0%}-{share.high:.0%})"
    what = (level(odds), odds.seats, f"{low} to {high} %", found, in_order, f"`{odds.by}`", odds.matches)
    return f"| {' | '.join(map(str, what))} |"


def page(game: str) -> str:
    return "\n".join([HEAD, *(told(odds) for odds in welcome(game).odds if odds.intended)])


def record(game: str, found: list[Odds]) -> None:
    """The rows stand last in their file; they are written anew, and what is above them stays."""
    rows = list(welcome(game).odds)
    for odds in found:
        rows = [
            odds if (row.options, row.seats, row.short) == (odds.options, odds.seats, False) else row
            for row in rows
        ]
    file = Path(str(files(find_game(game).package) / FILE))
    above, _, _ = file.read_text("utf-8").partition("[[odds]]")
    file.write_text(above + "\n\n".join(map(written, rows)) + "\n", "utf-8")


def written(odds: Odds) -> str:
    lines = ["[[odds]]", "short = true"] if odds.short else ["[[odds]]"]
    if odds.options:
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in odds.options.items())
        lines.append(f"options = {{ {options} }}")
    lines.append(f"seats = {odds.seats}")
    if odds.intended:
        lines.append(f"intended = [{odds.intended[0]}, {odds.intended[1]}]")
    if odds.by != "greedy":
        lines.append(f'by = "{odds.by}"')
    return "\n".join([*lines, f"won = {odds.won}", f"matches = {odds.matches}"])


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

    def play(self, pool: Pool, name: str, setup: Setup, bot: str, matches: int) -> Iterator[Ended]:
        name = f"{setup.game}/{name}/{setup.seats}/{bot}"
        known = 0
        while known < matches and (one := self._known.get(f"{name}/{known}")) is not None:
            yield one
            known += 1
        more = pool.imap(partial(ended, setup, bot), range(known, matches))
        for number, one in enumerate(more, start=known):
            if self._file:
                with self._file.open("a") as kept:
                    kept.write(json.dumps([f"{name}/{number}", *one]) + "\n")
            yield one


def measured(pool: Pool, kept: Kept, game: str, odds: Odds, given: argparse.Namespace) -> Odds:
    """Play a row until its interval is narrow enough, and print what came of it."""
    setup = Setup(game, odds.seats, welcome(game).measured_with | odds.options)
    bot = given.bot or odds.by
    played: list[Ended] = []
    until = time.monotonic() + given.minutes * 60
    for one in kept.play(pool, level(odds), setup, bot, given.matches):
        played.append(one)
        share = Share.of(sum(one.well for one in played), len(played))
        narrow = (share.high - share.low) / 2 <= given.width
        if len(played) >= FEWEST and (narrow or time.monotonic() > until):
            break
    found = msgspec.structs.replace(odds, won=sum(one.well for one in played), matches=len(played), by=bot)
    otherwise = Counter(one.cause for one in played if not one.well).most_common()
    causes = ", ".join(f"{cause} {times}" for cause, times in otherwise)
    print(f"{told(found)} {mean(one.length for one in played):.0f} | {causes} |", flush=True)
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="*", help="all three, if none is named")
    reader.add_argument("--level", nargs="*", default=[])
    reader.add_argument("--seats", nargs="*", type=int, default=[])
    reader.add_argument("--bot", help="instead of the one that stands in the row")
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--width", type=float, default=0.05)
    reader.add_argument("--minutes", type=float, default=60, help="for a row")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--keep", default="", metavar="FILE")
    reader.add_argument("--record", action="store_true", help="write what was found into the game's file")
    reader.add_argument("--page", action="store_true", help="play nothing, print the tables")
    given = reader.parse_args()
    kept = Kept(given.keep)
    for game in given.games or GAMES:
        print(f"\n{find_game(game).title}\n")
        if given.page:
            print(page(game))
            continue
        print(HEAD.replace("\n", " rounds or turns | otherwise |\n") + "---|---|", flush=True)
        wanted = [
            odds
            for odds in levels(game)
            if level(odds) in (given.level or [level(odds)]) and odds.seats in (given.seats or [odds.seats])
        ]
        found = []
        for odds in wanted:
            with get_context("spawn").Pool(given.jobs) as pool:
                found.append(measured(pool, kept, game, odds, given))
                pool.terminate()
        if given.record:
            record(game, found)


if __name__ == "__main__":
    main()
