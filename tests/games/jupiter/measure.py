"""How often a crew that plans wins, by preset and robots; one course is followed for all seats:

python -m tests.games.jupiter.measure [MATCHES] [PRESETS] [ROBOTS] [FILE]

Prints a table for `docs/balance.md`, with Wilson's 95 % interval. Matches are kept in FILE, if one is named,
a line each: a run that was broken off goes on where it stopped, and files of several runs can be joined.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, get_args

from fathomfive.bots.courses import Follower
from fathomfive.games.jupiter.game import GAME
from fathomfive.games.jupiter.options import PresetId
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.lab.shares import Share


class Ending(NamedTuple):
    cause: str
    saved: int
    turns: int


def play(seats: int, options: dict[str, Any], seed: str) -> Match[Any]:
    setup = Setup("jupiter", seats, {**options, "turn_limit": True})
    match = Match.start(GAME, setup, Dice.seeded(seed), tracked=False)
    crew = Follower()
    while match.ask is not None:
        match.play_unchecked(crew.answer(match, match.waiting_for[0]))
    return match


def ending(preset: str, seats: int, seed: str) -> Ending:
    match = play(seats, {"preset": preset}, seed)
    assert match.outcome is not None
    return Ending(match.outcome.cause, match.state.saved, match.state.turn)


class Measure:
    def __init__(self, file: str = "") -> None:
        self.file = Path(file) if file else None
        self.known: dict[str, Ending] = {}
        if self.file and self.file.exists():
            for line in self.file.read_text().splitlines():
                seed, cause, saved, turns = line.split()
                self.known[seed] = Ending(cause, int(saved), int(turns))

    def ending(self, preset: str, seats: int, number: int) -> Ending:
        seed = f"measure/{preset}/{seats}/{number}"
        if seed not in self.known:
            self.known[seed] = ending(preset, seats, seed)
            if self.file:
                with self.file.open("a") as kept:
                    print(seed, *self.known[seed], file=kept)
        return self.known[seed]

    def row(self, preset: str, seats: int, matches: int) -> str:
        endings = [self.ending(preset, seats, number) for number in range(matches)]
        causes = Counter(one.cause for one in endings)
        share = Share.of(causes.pop("won", 0), matches)
        rate = f"{100 * share.rate:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"
        saved = sum(one.saved for one in endings) / matches
        turns = sum(one.turns for one in endings) / matches
        lost_by = ", ".join(f"{cause} {n}" for cause, n in causes.most_common())
        return f"| {preset} | {seats} | {rate} | {saved:.1f} | {turns:.0f} | {lost_by} | {matches} |"


def main(matches: str = "300", presets: str = "", robots: str = "1,2,3,4", file: str = "") -> None:
    measure = Measure(file)
    print("| preset | robots | won | saved | turns | lost by | matches |\n|---|---|---|---|---|---|---|")
    for preset in presets.split(",") if presets else get_args(PresetId):
        for seats in map(int, robots.split(",")):
            print(measure.row(preset, seats, int(matches)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
