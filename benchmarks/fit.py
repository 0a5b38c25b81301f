"""Values from play: how true an evaluation is, and what its parts should count for.

    python benchmarks/fit.py GAME [--bot greedy] [--matches N] [--seats N] [--option KEY=VALUE] [--jobs 2]

Bots play matches; every few answers it is noted what the parts of the evaluation said (`Game.parts`) and, in
the end, who won. A logistic regression then says what each part should count for more than now; where there
is little to learn from, `PRIOR` holds it there. Four fifths of the matches teach, the last fifth is the exam:
printed is what was said and what came of it there, before and after. The figures go into the game's folder
by hand, after a look at whether bots play better with them (`strength.py`): parts that only show the way,
such as actions left, predict nothing and must not be thrown away for it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import exp, log, sqrt
from multiprocessing import get_context
from typing import NamedTuple

from fathomfive.bots import bot_named
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.match import Match

EVERY = 7
"""Answers between two looks: neighbours say nearly the same."""
PRIOR = 3.0
"""How firmly a part is held at what it counts now, against so many matches' worth of looks."""
NEVER_SURE = 0.001
BANDS = 8
STEPS = 40
STRIDE = 0.5
"""No step is longer: where matches are nearly all alike, Newton would leap out of the world."""


class Look(NamedTuple):
    """A position in one seat's eyes: what was said, of which parts, and how it ended for it."""

    match: int
    said: float
    parts: dict[str, float]
    won: float

    @property
    def logit(self) -> float:
        said = min(1 - NEVER_SURE, max(NEVER_SURE, self.said))
        return log(said / (1 - said))


def looks(setup: Setup, bot: str, number: int) -> list[Look]:
    game = find_game(setup.game)
    match = Match.start(game, setup, Dice.seeded(f"fit/{number}"))
    bots = [bot_named(bot, f"fit/{number}/{seat}") for seat in range(setup.seats)]
    seen: list[tuple[int, float, dict[str, float]]] = []
    answers = 0
    while match.ask is not None:
        seat = match.waiting_for[0]
        if answers % EVERY == 0 and (parts := dict(game.parts(match.state, seat))):
            seen.append((seat, match.value(seat), parts))
        match.play_unchecked(bots[seat].choose(match, seat))
        answers += 1
    assert match.outcome is not None
    values = match.outcome.values
    return [Look(number, said, parts, values[seat]) for seat, said, parts in seen]


class Fitted(NamedTuple):
    """logit(won) = shift + stretch * logit(said) + the sum of `more` times each part."""

    shift: float
    stretch: float
    more: dict[str, float]

    def says(self, look: Look) -> float:
        total = self.shift + self.stretch * look.logit
        total += sum(factor * look.parts.get(name, 0.0) for name, factor in self.more.items())
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def fitted(found: Sequence[Look], names: Sequence[str]) -> Fitted:
    """Newton's method, parts in units of their spread; each match weighs the same however long it was."""
    spread = {name: max(1e-9, _spread([look.parts.get(name, 0.0) for look in found])) for name in names}
    length = dict.fromkeys({look.match for look in found}, 0)
    for look in found:
        length[look.match] += 1
    rows = [
        (
            [1.0, look.logit, *(look.parts.get(name, 0.0) / spread[name] for name in names)],
            look.won,
            1 / length[look.match],
        )
        for look in found
    ]
    size = len(names) + 2
    start = [0.0, 1.0, *[0.0] * len(names)]
    at = list(start)
    for _ in range(STEPS):
        slope = [PRIOR * (start[i] - at[i]) for i in range(size)]
        bend = [[PRIOR * (i == j) for j in range(size)] for i in range(size)]
        for row, won, weight in rows:
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, sum(a * x for a, x in zip(at, row, strict=True))))))
            missed, curve = weight * (won - chance), weight * chance * (1 - chance)
            for i, x in enumerate(row):
                slope[i] += missed * x
                for j in range(i + 1):
                    bend[i][j] += curve * x * row[j]
        for i in range(size):
            for j in range(i + 1, size):
                bend[i][j] = bend[j][i]
        at = [
            value + max(-STRIDE, min(STRIDE, step))
            for value, step in zip(at, solved(bend, slope), strict=True)
        ]
    return Fitted(
        at[0], at[1], {name: factor / spread[name] for name, factor in zip(names, at[2:], strict=True)}
    )


def _spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(len(rows)):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][-1] / rows[i][i] for i in range(len(rows))]


def exam(name: str, said: Sequence[float], won: Sequence[float]) -> None:
    surprise = -sum(
        w * log(max(NEVER_SURE, s)) + (1 - w) * log(max(NEVER_SURE, 1 - s))
        for s, w in zip(said, won, strict=True)
    ) / len(said)
    ranked = sorted(zip(said, won, strict=True))
    bands = [ranked[k * len(ranked) // BANDS : (k + 1) * len(ranked) // BANDS] for k in range(BANDS)]
    told = "  ".join(
        f"{sum(s for s, _ in band) / len(band):.0%}>{sum(w for _, w in band) / len(band):.0%}"
        for band in bands
        if band
    )
    print(f"  {name}: surprise {surprise:.3f}; said>won {told}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--seats", type=int)
    reader.add_argument("--option", action="append", metavar="KEY=VALUE")
    given = reader.parse_args()
    game = find_game(given.game)
    setup = read_setup(game, given.seats, given.option)
    with get_context("spawn").Pool(given.jobs) as pool:
        play = partial(looks, setup, given.bot)
        found = [look for some in pool.imap(play, range(given.matches)) for look in some]
    names = sorted({name for look in found for name in look.parts})
    lessons = [look for look in found if look.match % 5]
    test = [look for look in found if not look.match % 5]
    print(f"{game.title}, {setup.seats} seats: {len(found)} looks at {given.matches} matches of {given.bot}")
    won = [look.won for look in test]
    exam("as it is", [look.said for look in test], won)
    bent = fitted(lessons, [])
    exam("bent    ", [bent.says(look) for look in test], won)
    full = fitted(lessons, names)
    exam("fitted  ", [full.says(look) for look in test], won)
    print(f"  bent: shift {bent.shift:+.2f}, stretch {bent.stretch:.2f}")
    print(f"  fitted: shift {full.shift:+.2f}, stretch {full.stretch:.2f}; and for each unit of a part:")
    for name, factor in full.more.items():
        print(f"    {name}: {factor:+.4f}")


if __name__ == "__main__":
    main()
