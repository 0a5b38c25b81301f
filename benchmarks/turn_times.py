"""How long a bot's whole turn takes, in every game: CPU time on one core.

    python benchmarks/turn_times.py [GAME ...] [--bot sailor] [--turns N] [--hosted]

A turn is what one seat answers in a row, courses kept. The bot plays every seat of a match with the usual
set-up; the first turns of a match count as much as the last. `--hosted`: as at a hosted table, where every
answer loads the match and goes on with the course that was laid down.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from fathomfive.bots import Bot, bot_named
from fathomfive.bots.courses import Planning
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.tables.jobs import choose

MOST_OF_A_MATCH = 60
"""Turns; then the next match begins, so that no long one speaks for all."""


class Hosted:
    """Answers as a worker of a node does."""

    def __init__(self, bot: str, seed: str) -> None:
        self.bot, self.seed, self.rest, self.hurried = bot, seed, b"", 0

    def choose(self, match: Match[Any], seat: int) -> Action:
        chosen = choose(match.game.id, match.save(), seat, self.bot, self.seed, self.rest)
        self.rest, self.hurried = chosen.rest, self.hurried + chosen.hurried
        return match.game.read_action(chosen.answer)


def turns(game: Game[Any], bot: str, hosted: bool) -> Iterator[tuple[float, int, int]]:
    """Seconds, answers and hurried thoughts of one turn after the other."""
    number = 0
    while True:
        number += 1
        setup = read_setup(game, None, None)
        match = Match.start(game, setup, Dice.seeded(f"turns/{number}"))
        bots: list[Bot | Hosted] = [
            Hosted(bot, f"{number}/{seat}") if hosted else bot_named(bot, f"{number}/{seat}")
            for seat in range(setup.seats)
        ]
        for _ in range(MOST_OF_A_MATCH):
            if match.ask is None:
                break
            seat = match.waiting_for[0]
            player, answers, began, late = bots[seat], 0, time.process_time(), hurried(bots[seat])
            while match.ask is not None and seat in match.waiting_for:
                match.play_unchecked(player.choose(match, seat))
                answers += 1
            yield time.process_time() - began, answers, hurried(player) - late


def hurried(bot: Bot | Hosted) -> int:
    return bot.hurried if isinstance(bot, Planning | Hosted) else 0


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--bot", default="sailor")
    reader.add_argument("--turns", type=int, default=200)
    reader.add_argument("--hosted", action="store_true")
    given = reader.parse_args()
    print(f"| game | {given.bot}: median | 95th percentile | slowest | answers a turn | ended by its clock |")
    print("|---|---|---|---|---|---|", flush=True)
    for game_id in given.games or installed_games():
        game = installed_games()[game_id]
        found = [
            taken for taken, _ in zip(turns(game, given.bot, given.hosted), range(given.turns), strict=False)
        ]
        times = sorted(seconds for seconds, _, _ in found)
        answers, late = (sum(one[place] for one in found) for place in (1, 2))
        print(
            f"| {game.title} | {times[len(times) // 2]:.2f} s | {times[int(len(times) * 0.95)]:.2f} s "
            f"| {times[-1]:.2f} s | {answers / len(found):.1f} | {late} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
