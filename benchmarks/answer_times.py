"""How long a bot thinks about an answer, in every game: CPU time on one core.

    python benchmarks/answer_times.py [GAME ...] [--bot sailor] [--answers N]

Positions come from a match that greedy plays; answers that leave no choice are not counted.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from fathomfive.bots import bot_named
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.match import Match


def answer_times(game: Game[Any], bot: str, answers: int) -> list[float]:
    """Milliseconds, shortest first."""
    greedy = bot_named("greedy", "times")
    times: list[float] = []
    number = 0
    while len(times) < answers:
        number += 1
        match = Match.start(game, read_setup(game, None, None), Dice.seeded(f"times/{number}"))
        decisions = 0
        while match.ask is not None and len(times) < answers:
            seat = match.waiting_for[0]
            decisions += 1
            if decisions % 3 == 0 and len(match.ask.options_of(seat)) > 1:
                began = time.process_time()
                bot_named(bot, "times").choose(match, seat)  # a new one each time, as at a hosted table
                times.append((time.process_time() - began) * 1000)
            match.play_unchecked(greedy.choose(match, seat))
    return sorted(times)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--bot", default="sailor")
    reader.add_argument("--answers", type=int, default=60)
    given = reader.parse_args()
    for game_id in given.games or installed_games():
        times = answer_times(installed_games()[game_id], given.bot, given.answers)
        middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
        print(f"{game_id}: {given.bot} median {middle:.0f} ms, 95th percentile {late:.0f} ms", flush=True)


if __name__ == "__main__":
    main()
