"""How true an evaluation is: what it said in the middle of matches, beside how often these were won.

    python benchmarks/calibration.py GAME [--matches N] [--seats N] [--option KEY=VALUE]

For games played together; greedy plays every seat. The last line says how to bend what was said:
logit(true) = shift + stretch * logit(said). A true one has shift 0 and stretch 1.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Any, NamedTuple

from fathomfive.bots import bot_named
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.match import Match

EVERY = 7
"""Answers between two looks: neighbours say nearly the same."""
TENTHS = 10
NEVER_SURE = 0.001


class Look(NamedTuple):
    said: float
    won: bool

    @property
    def logit(self) -> float:
        said = min(1 - NEVER_SURE, max(NEVER_SURE, self.said))
        return log(said / (1 - said))


def looks(game: Game[Any], setup: Setup, number: int) -> list[Look]:
    match = Match.start(game, setup, Dice.seeded(f"calibration/{number}"))
    bots = [bot_named("greedy", f"{number}/{seat}") for seat in range(setup.seats)]
    said: list[float] = []
    answers = 0
    while match.ask is not None:
        seat = match.waiting_for[0]
        if answers % EVERY == 0:
            said.append(match.value(seat))
        match.play_unchecked(bots[seat].choose(match, seat))
        answers += 1
    assert match.outcome is not None
    return [Look(value, bool(match.outcome.winners)) for value in said]


def fitted(found: list[Look]) -> tuple[float, float]:
    """Shift and stretch by Newton's method: a logistic regression with one slope."""
    shift, stretch = 0.0, 1.0
    for _ in range(30):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for look in found:
            x = look.logit
            chance = 1 / (1 + exp(-shift - stretch * x))
            missed, spread = look.won - chance, chance * (1 - chance) + 1e-9
            g0, g1 = g0 + missed, g1 + missed * x
            h00, h01, h11 = h00 + spread, h01 + spread * x, h11 + spread * x * x
        size = h00 * h11 - h01 * h01
        shift, stretch = shift + (h11 * g0 - h01 * g1) / size, stretch + (h00 * g1 - h01 * g0) / size
    return shift, stretch


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--matches", type=int, default=60)
    reader.add_argument("--seats", type=int)
    reader.add_argument("--option", action="append", metavar="KEY=VALUE")
    given = reader.parse_args()
    game = find_game(given.game)
    setup = read_setup(game, given.seats, given.option)
    found = sorted(look for number in range(given.matches) for look in looks(game, setup, number))
    print(f"{game.title}, {setup.seats} seats: {len(found)} positions of {given.matches} matches")
    for tenth in range(TENTHS):
        some = found[tenth * len(found) // TENTHS : (tenth + 1) * len(found) // TENTHS]
        said, won = (sum(column) / len(some) for column in zip(*some, strict=True))
        print(f"  said {said:4.0%}  won {won:4.0%}")
    shift, stretch = fitted(found)
    print(f"  shift {shift:+.2f}, stretch {stretch:.2f}")


if __name__ == "__main__":
    main()
