"""How strong the bots are: every game, `random`, `greedy` and a level.

    python benchmarks/strength.py [GAME ...] [--bot sailor] [--against greedy] [--matches N] [--width W]
        [--jobs 2] [--minutes M] [--seats N] [--option KEY=VALUE]

Where a table plays together, each bot plays every seat on the same seeds, and the matches won count. Where it
is everyone for themselves, two bots meet on every seed once in each seat order, and the points count.
A campaign is too long for that: each bot sails on from the same saved positions for 100 answers.
A row ends when its 95 % interval is narrower than `--width` to both sides, after `--matches`, or after
`--minutes`; it says how many were played, what a match cost and how many thoughts the clock ended. Seeds are
fixed: without clocks the same command gives the same rows on any machine.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any, NamedTuple

from fathomfive.bots import Bot, bot_named, play_match
from fathomfive.bots.courses import Planning
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.lab.shares import Share

FEWEST = 20
"""Matches after which an interval is looked at for the first time."""
VOYAGE = 100
"""Answers a bot sails on for from a saved position."""
VOYAGES: dict[str, dict[str, Callable[[Any], float]]] = {
    "sleeping": {
        "totems": lambda g: len(g.totems),
        "damage": lambda g: g.ship_damage + sum(sailor.damage for sailor in g.crew.values()),
    }
}


class Played(NamedTuple):
    """What came of one number: points or gains by name, CPU seconds, thoughts that a clock ended."""

    gains: dict[str, float]
    seconds: float
    hurried: int


# --- one number ---------------------------------------------------------------------------------------


def together(setup: Setup, bot: str, number: int) -> Played:
    began = time.process_time()
    bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
    match, _ = play_match(find_game(setup.game), setup, bots, Dice.seeded(f"strength/{number}"))
    won = float(bool(match.outcome and match.outcome.winners))
    return Played({"won": won}, time.process_time() - began, hurried(bots))


def against(setup: Setup, one: str, other: str, number: int) -> Played:
    """What the first bot makes of it, in seats that alternate: two numbers in a row share their dice."""
    began = time.process_time()
    names = [(one, other)[(seat + number) % 2] for seat in range(setup.seats)]
    bots = [bot_named(name, f"{number}/{seat}") for seat, name in enumerate(names)]
    match, _ = play_match(find_game(setup.game), setup, bots, Dice.seeded(f"strength/{number // 2}"))
    assert match.outcome is not None
    values = match.outcome.values
    mine = max(value for seat, value in enumerate(values) if names[seat] == one)
    theirs = max(value for seat, value in enumerate(values) if names[seat] == other)
    points = (mine > theirs) + (mine == theirs) / 2
    return Played({"points": points}, time.process_time() - began, hurried(bots))


def voyage(setup: Setup, bot: str, number: int) -> Played:
    """What is gained on the way."""
    match = saved_position(find_game(setup.game), setup, number)
    measures = VOYAGES[setup.game]
    before = {name: measure(match.state) for name, measure in measures.items()}
    bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
    began = time.process_time()
    for _ in range(VOYAGE):
        if match.ask is None:
            break
        seat = match.waiting_for[0]
        match.play_unchecked(bots[seat].choose(match, seat))
    gains = {name: measure(match.state) - before[name] for name, measure in measures.items()}
    return Played(gains, time.process_time() - began, hurried(bots))


def saved_position(game: Game[Any], setup: Setup, number: int) -> Match[Any]:
    """Some way into a campaign that greedy sails, a different way each time."""
    match = Match.start(game, setup, Dice.seeded(f"position/{number}"))
    greedy = bot_named("greedy", f"position/{number}")
    for _ in range(20 + 10 * (number % 20)):
        if match.ask is None:
            return saved_position(game, setup, number + 1000)
        match.play_unchecked(greedy.choose(match, match.waiting_for[0]))
    return match


def hurried(bots: list[Bot]) -> int:
    return sum(bot.hurried for bot in bots if isinstance(bot, Planning))


# --- many ---------------------------------------------------------------------------------------------


def row(name: str, play: Callable[[int], Played], given: argparse.Namespace) -> None:
    """Play until the interval is narrow enough, and print what came of it."""
    played: list[Played] = []
    until = time.monotonic() + given.minutes * 60
    with get_context("spawn").Pool(given.jobs) as pool:
        for one in pool.imap(play, range(given.matches)):
            played.append(one)
            enough = len(played) >= FEWEST and len(played) % 2 == 0
            if enough and (time.monotonic() > until or all(spread(g) <= given.width for g in gained(played))):
                break
        pool.terminate()
    told = ", ".join(told_gain(gain, [one.gains[gain] for one in played]) for gain in played[0].gains)
    cost = statistics.mean(one.seconds for one in played)
    late = sum(one.hurried for one in played)
    print(
        f"  {name}: {told} of {len(played)}; {cost:.1f} s of CPU each, {late} thoughts ended by a clock",
        flush=True,
    )


def gained(played: list[Played]) -> Iterator[list[float]]:
    for gain in played[0].gains:
        yield [one.gains[gain] for one in played]


def is_rate(found: list[float]) -> bool:
    return set(found) <= {0.0, 0.5, 1.0}


def spread(found: list[float]) -> float:
    """To one side: of a rate, or of a mean as a share of it."""
    if is_rate(found):
        share = Share.of(round(sum(found)), len(found))
        return (share.high - share.low) / 2
    return error(found) / max(1.0, abs(statistics.mean(found)))


def error(found: list[float]) -> float:
    return 1.96 * statistics.stdev(found) / sqrt(len(found))


def told_gain(gain: str, found: list[float]) -> str:
    if not is_rate(found):
        return f"{gain} {statistics.mean(found):+.2f} ± {error(found):.2f}"
    share = Share.of(round(sum(found)), len(found))
    return f"{gain} {share.rate:.0%} ({share.low:.0%}-{share.high:.0%})"


def measure(game: Game[Any], given: argparse.Namespace) -> None:
    setup = read_setup(game, given.seats, given.option)
    print(f"{game.title}, {setup.seats} seats, {setup.options or 'the usual options'}", flush=True)
    if game.id in VOYAGES or game.cooperative(game.read_options(setup.options)) or setup.seats == 1:
        play = voyage if game.id in VOYAGES else together
        for bot in given.rows or ("random", given.against, given.bot):
            row(bot, partial(play, setup, bot), given)
        return
    for one, other in ((given.against, "random"), (given.bot, given.against)):
        row(f"{one} against {other}", partial(against, setup, one, other), given)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="*", help="all that are installed, if none is named")
    reader.add_argument("--bot", default="sailor")
    reader.add_argument("--against", default="greedy")
    reader.add_argument("--rows", nargs="*", help="only these bots, where a table plays together")
    reader.add_argument("--matches", type=int, default=400, help="most matches or voyages of a row")
    reader.add_argument("--width", type=float, default=0.05, help="of an interval to one side")
    reader.add_argument("--minutes", type=float, default=30, help="for a row, by the clock on the wall")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--seats", type=int)
    reader.add_argument("--option", action="append", metavar="KEY=VALUE")
    given = reader.parse_args()
    for game_id in given.games or installed_games():
        measure(installed_games()[game_id], given)


if __name__ == "__main__":
    main()
