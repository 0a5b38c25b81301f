"""Suite v1: a task a game with everything fixed, so that two bots or two papers can be compared by one table.

What stands here is never changed: set-ups, seeds, opponents and the number of matches are what the name
means. Other tasks are another suite. Where all play together a bot has every seat; else it meets fixed
opponents, in every chair in turn.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from statistics import fmean, pstdev
from typing import Any

import msgspec

from fathomfive.bots import any_bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.lab.shares import Share, Z

NAME = "v1"
MATCHES = 200
IN_ONE_GO = 5
"""How many matches a process is given at a time."""


class Task(msgspec.Struct, frozen=True):
    name: str
    game: str
    seats: int
    options: dict[str, Any] = {}
    opponent: str = ""
    """Who sits on the other seats; nobody, if the bot has all of them."""


def _read() -> tuple[Task, ...]:
    """From a file beside this one: no room but the games' own names a game."""
    text = (files("fathomfive.lab") / f"suite_{NAME}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["task"], tuple[Task, ...])


TASKS = _read()


class Played(msgspec.Struct, frozen=True):
    """One match of a task, for the bot that is tried."""

    won: bool
    worth: float
    decisions: int


class Result(msgspec.Struct, frozen=True):
    task: str
    bot: str
    matches: int
    won: Share
    worth: float
    give_or_take: float
    """Of the mean worth, 95 %."""
    decisions: float
    """Of both sides, in a match."""

    @classmethod
    def of(cls, task: Task, bot: str, played: list[Played]) -> Result:
        count, worth = len(played), [match.worth for match in played]
        return cls(
            task.name,
            bot,
            count,
            Share.of(sum(match.won for match in played), count),
            round(fmean(worth), 4),
            round(Z * pstdev(worth) / math.sqrt(count), 4),
            round(fmean(match.decisions for match in played), 1),
        )


def play(task: Task, bot: str, number: int) -> Played:
    """Match `number` of a task, from 0: the same on every machine."""
    setup, chair = Setup(task.game, task.seats, dict(task.options)), number % task.seats
    seed = f"suite/{NAME}/{task.name}/{number}"
    names = [bot if not task.opponent or seat == chair else task.opponent for seat in range(task.seats)]
    bots = [any_bot_named(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    match, decisions = play_match(find_game(task.game), setup, bots, Dice.seeded(seed))
    assert match.outcome is not None
    return Played(chair in match.outcome.winners, match.outcome.values[chair], decisions)


def run(tasks: Iterable[Task], bot: str, matches: int, jobs: int, watch: Callable[[], None]) -> list[Result]:
    """Every task in turn; `watch` is called after each match."""
    results = []
    if jobs == 1:
        for task in tasks:
            played = []
            for number in range(matches):
                played.append(play(task, bot, number))
                watch()
            results.append(Result.of(task, bot, played))
        return results
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for task in tasks:
            played = []
            numbers = range(matches)
            for one in pool.map(play, [task] * matches, [bot] * matches, numbers, chunksize=IN_ONE_GO):
                played.append(one)
                watch()
            results.append(Result.of(task, bot, played))
    return results
