"""How strong the bots are: every game, `random`, `greedy` and `search` with a fixed number of iterations.

    python benchmarks/strength.py [GAME ...] [--iterations N] [--matches N] [--minutes M] [--option KEY=VALUE]

Where a table plays together, each bot plays every seat on the same seeds, and the matches won count. Where it
is everyone for themselves, two bots meet on every seed once in each seat order, and the points count.
A campaign is too long for that: each bot sails on from the same saved positions for 100 answers.
A pairing ends after `--matches` or after its share of `--minutes`, whichever comes first; the table says how
many were played. Rates have Wilson's 95 % interval. Everything but the time limit is repeatable.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from fathomfive.bots import bot_named, play_match
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, installed_games
from fathomfive.kernel.match import Match
from fathomfive.lab.shares import Share

VOYAGE = 100
"""Answers a bot sails on for from a saved position."""
VOYAGES: dict[str, dict[str, Callable[[Any], float]]] = {
    "sleeping": {
        "totems": lambda g: len(g.totems),
        "damage": lambda g: g.ship_damage + sum(sailor.damage for sailor in g.crew.values()),
    }
}


def numbers(matches: int, seconds: float) -> Iterator[int]:
    """0, 1, 2 ... until there were enough or the time is up; two at least."""
    until = time.process_time() + seconds
    for number in range(matches):
        if number >= 2 and time.process_time() > until:
            return
        yield number


def together(game: Game[Any], setup: Setup, bot: str, matches: int, seconds: float) -> str:
    played = won = 0
    for number in numbers(matches, seconds):
        bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
        match, _ = play_match(game, setup, bots, Dice.seeded(f"strength/{number}"))
        played, won = played + 1, won + bool(match.outcome and match.outcome.winners)
    return f"{rate(won, played)} of {played}"


def against(game: Game[Any], setup: Setup, one: str, other: str, matches: int, seconds: float) -> str:
    """What the first bot makes of it, in seats that alternate."""
    played, points = 0, 0.0
    for number in numbers(matches, seconds):
        for turned in (0, 1):
            names = [(one, other)[(seat + turned) % 2] for seat in range(setup.seats)]
            bots = [bot_named(name, f"{number}/{seat}") for seat, name in enumerate(names)]
            match, _ = play_match(game, setup, bots, Dice.seeded(f"strength/{number}"))
            assert match.outcome is not None
            values = match.outcome.values
            mine = max(value for seat, value in enumerate(values) if names[seat] == one)
            theirs = max(value for seat, value in enumerate(values) if names[seat] == other)
            played, points = played + 1, points + (mine > theirs) + (mine == theirs) / 2
    return f"{rate(round(points), played)} of {played}"


def rate(won: int, played: int) -> str:
    share = Share.of(won, played)
    return f"{share.rate:.0%} ({share.low:.0%}-{share.high:.0%})"


def voyages(game: Game[Any], setup: Setup, bot: str, matches: int, seconds: float) -> str:
    """What is gained on the way, as a mean with its 95 % interval."""
    measures = VOYAGES[game.id]
    gains: dict[str, list[float]] = {name: [] for name in measures}
    for number in numbers(matches, seconds):
        match = saved_position(game, setup, number)
        before = {name: measure(match.state) for name, measure in measures.items()}
        sailors = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
        for _ in range(VOYAGE):
            if match.ask is None:
                break
            seat = match.waiting_for[0]
            match.play_unchecked(sailors[seat].choose(match, seat))
        for name, measure in measures.items():
            gains[name].append(measure(match.state) - before[name])
    told = [f"{name} {mean_of(found)}" for name, found in gains.items()]
    return f"{', '.join(told)} in {len(next(iter(gains.values())))} voyages"


def mean_of(found: list[float]) -> str:
    spread = 1.96 * statistics.stdev(found) / len(found) ** 0.5
    return f"{statistics.mean(found):+.2f} ± {spread:.2f}"


def saved_position(game: Game[Any], setup: Setup, number: int) -> Match[Any]:
    """Some way into a campaign that greedy sails, a different way each time."""
    match = Match.start(game, setup, Dice.seeded(f"position/{number}"))
    greedy = bot_named("greedy", f"position/{number}")
    for _ in range(20 + 10 * (number % 20)):
        if match.ask is None:
            return saved_position(game, setup, number + 1000)
        match.play_unchecked(greedy.choose(match, match.waiting_for[0]))
    return match


def measure(game: Game[Any], given: argparse.Namespace) -> None:
    setup = read_setup(game, given.seats, given.option)
    search = f"search:{given.iterations}"
    seconds = given.minutes * 60 / 3
    print(f"{game.title}, {setup.seats} seats, {setup.options or 'the usual options'}")
    together_here = game.cooperative(game.read_options(setup.options)) or setup.seats == 1
    if not together_here:
        for one, other in (("greedy", "random"), (search, "greedy"), (search, "random")):
            print(
                f"  {one} against {other}: {against(game, setup, one, other, given.matches, seconds)}",
                flush=True,
            )
        return
    play = voyages if game.id in VOYAGES else together
    for bot in ("random", "greedy", search):
        print(f"  {bot}: {play(game, setup, bot, given.matches, seconds)}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="*", help="all that are installed, if none is named")
    reader.add_argument("--iterations", type=int, default=100)
    reader.add_argument(
        "--matches", type=int, default=50, help="most matches (or pairs, or voyages) of a pairing"
    )
    reader.add_argument(
        "--minutes", type=float, default=40, help="CPU time of one game, at most about so much"
    )
    reader.add_argument("--seats", type=int)
    reader.add_argument("--option", action="append", metavar="KEY=VALUE")
    given = reader.parse_args()
    for game_id in given.games or installed_games():
        measure(installed_games()[game_id], given)


if __name__ == "__main__":
    main()
