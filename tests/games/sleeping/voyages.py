"""Whole campaigns between bots, and what came of them: `python -m tests.games.sleeping.voyages --help`.

The figures of `docs/balance.md` are what this prints.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path
from statistics import mean, median

import msgspec

from fathomfive.bots import bot_named
from fathomfive.bots.playing import play_match
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.score import score
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup


class Voyage(msgspec.Struct):
    """One campaign in figures."""

    seats: int
    totems: int
    ending: int
    score: int
    defeats: list[str]
    places: list[int]
    pages: int
    quests: int
    cards: int
    levels: int
    turns: int
    decisions: int
    seconds: float


def sail(bot: str, seats: int, seed: str) -> Voyage:
    began = time.process_time()
    dice = Dice.seeded(seed)
    bots = [bot_named(bot, f"{seed}/{seat}") for seat in range(seats)]
    match, decisions = play_match(GAME, Setup("sleeping", seats), bots, dice)
    g: SleepingState = match.state
    return Voyage(
        seats=seats,
        totems=len(g.totems),
        ending=g.ending,
        score=score(g),
        defeats=[entry.id for entry in g.log if entry.what == "defeat"],
        places=list(g.visited),
        pages=len(g.read),
        quests=len(g.quests) + len(g.used_quests),
        cards=len(g.cards),
        levels=sum(len(sailor.levels) for sailor in g.crew.values()),
        turns=g.turn,
        decisions=decisions,
        seconds=time.process_time() - began,
    )


def spread(numbers: list[int]) -> str:
    """Mean, median and range."""
    return f"{mean(numbers):.1f} (median {median(numbers):g}, {min(numbers)} to {max(numbers)})"


def report(voyages: list[Voyage]) -> None:
    seats = Counter(voyage.seats for voyage in voyages)
    print(f"{len(voyages)} campaigns, by seats {dict(sorted(seats.items()))}")
    for name in ("totems", "score", "pages", "quests", "cards", "levels", "turns", "decisions"):
        print(f"{name:10} {spread([getattr(voyage, name) for voyage in voyages])}")
    print(f"{'places':10} {spread([len(voyage.places) for voyage in voyages])}")
    print(f"{'defeats':10} {spread([len(voyage.defeats) for voyage in voyages])}")
    causes = Counter(cause for voyage in voyages for cause in voyage.defeats)
    print(f"{'lost':10} {dict(causes)}")
    endings = Counter(voyage.ending for voyage in voyages)
    print(f"{'endings':10} {dict(sorted(endings.items()))}")
    visits = Counter(place for voyage in voyages for place in voyage.places)
    book = GAME.book_for(GAME.read_options({}), {})
    print(f"{'unseen':10} {[place for place in book.atlas.locations if place not in visits]}")
    print(f"{'seconds':10} {sum(voyage.seconds for voyage in voyages):.0f} of processor time")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int, default=10)
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4], help="taken in turn")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--rows", type=Path, help="a line for each campaign; those in it are not sailed again"
    )
    asked = parser.parse_args()
    done = asked.rows.read_bytes().splitlines() if asked.rows and asked.rows.exists() else []
    voyages = [msgspec.json.decode(line, type=Voyage) for line in done]
    for number in range(len(voyages), asked.campaigns):
        seats = asked.seats[number % len(asked.seats)]
        voyages.append(sail(asked.bot, seats, f"{asked.seed}/{number}"))
        if asked.rows:
            with asked.rows.open("ab") as rows:
                rows.write(msgspec.json.encode(voyages[-1]) + b"\n")
    report(voyages)


if __name__ == "__main__":
    main()
