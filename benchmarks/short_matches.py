"""How long is the short match of each game, and how often do bots win it? One row for each.

    python benchmarks/short_matches.py [GAME ...] [--matches 100] [--bot greedy] [--seats N]

The bot plays every seat. Answers are those that somebody had to choose, not what had one option only.
Minutes are reckoned, not measured: so many seconds an answer, as PACE says. Nobody has been timed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, quantiles
from typing import Any

import msgspec

from fathomfive.bots import bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game, installed_games
from fathomfive.lab.shares import Share
from fathomfive.learning.welcome import short_setup, welcome_of

PACE = {"tentacula": 12, "refuge": 12, "jupiter": 12, "lurk": 5, "sleeping": 8}
"""Seconds an answer: where one answer is a whole move it takes longer than where it is one die of many."""


def length(state: Any) -> int:
    """Rounds where a game counts them, else turns."""
    return int(getattr(state, "round", 0) or getattr(state, "turn", 0))


def row(setup: Setup, bot: str, matches: int) -> str:
    game = find_game(setup.game)
    answers, lengths, won, causes = [], [], 0, Counter[str]()
    for number in range(matches):
        bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
        match, decisions = play_match(game, setup, bots, Dice.seeded(f"short/{number}"))
        assert match.outcome is not None
        answers.append(decisions)
        lengths.append(length(match.state))
        won += 0 in match.outcome.winners
        causes[match.outcome.cause] += 1
    share, tenths = Share.of(won, matches), quantiles(answers, n=10)
    minutes = [round(n * PACE[game.id] / 60) for n in (tenths[0], mean(answers), tenths[-1])]
    ended = ", ".join(f"{cause} {n}" for cause, n in causes.most_common())
    return (
        f"| {game.title} | {setup.seats} | {mean(answers):.0f} ({tenths[0]:.0f}-{tenths[-1]:.0f})"
        f" | {mean(lengths):.1f} | {minutes[1]} ({minutes[0]}-{minutes[2]})"
        f" | {won} of {matches}: {share.rate:.0%} ({100 * share.low:.0f}-{100 * share.high:.0f}) | {ended} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=0, help="instead of those of the short match")
    given = parser.parse_args()
    known = [game for game in installed_games().values() if welcome_of(game) is not None]
    print("| game | seats | answers (middle 80 %) | rounds or turns | minutes | first seat won | ended by |")
    print("|---|---|---|---|---|---|---|")
    for game in known:
        if not given.games or game.id in given.games:
            _, setup = short_setup(game)
            setup = msgspec.structs.replace(setup, seats=given.seats or setup.seats)
            print(row(setup, given.bot, given.matches), flush=True)


if __name__ == "__main__":
    main()
