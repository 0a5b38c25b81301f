"""How fair Lurk is between factions and between first and later players: greedy bots, mirrored seats.

    python benchmarks/lurk_fairness.py [--matches 200] [--seats 2] [--seed 1] [--samples 4] [--keep FILE]
        [--rounds fifteen] [--only FACTION] [--trial FILE]

Two players: every pair of factions plays so many matches with the first ready-made lists, half of them with
seats exchanged on the same seeds. Four players: all factions, the seats turned on from match to match. Last
comes what each model took from the others for every point it cost: who is too cheap, and who too dear. With
--keep every match is a line of JSON in that file, and a run that is started again goes on where it ended.
--rounds says when a match is counted out (fifteen, twenty, none), --only which faction is in every pair.
--trial lays changed content over the game's own, in TOML: `models.model.low_clawkin.cost = 7`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from fathomfive.bots import greedy
from fathomfive.games.lurk.actions import NameFaction, TakeArmy
from fathomfive.games.lurk.entries import FACTIONS, FactionId
from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.state import LurkState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text

LONG = 20
"""Rounds that hardly any match should last."""


class Line(TypedDict):
    """One match, as it is kept."""

    factions: list[FactionId]
    winners: list[FactionId]
    first: bool
    shared: int
    cause: str
    rounds: int
    seed: str
    took: NotRequired[dict[str, float]]  # not in what older runs kept


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    if not played:
        return 0.0, 1.0
    z, rate = 1.96, won / played
    middle = rate + z * z / (2 * played)
    spread = z * math.sqrt(rate * (1 - rate) / played + z * z / (4 * played * played))
    return (middle - spread) / (1 + z * z / played), (middle + spread) / (1 + z * z / played)


def play(
    factions: tuple[FactionId, ...], seed: str, given: argparse.Namespace, trial: dict[str, Any]
) -> Line:
    """One match; everybody gets the faction that is wished for and its first list."""
    seats = len(factions)
    setup = Setup("lurk", seats, {"round_limit": given.rounds}, overrides=trial)
    told: list[Tell] = []
    match: Match[LurkState] = Match.start(GAME, setup, Dice.seeded(seed), sink=told.append)
    for seat, faction in enumerate(factions):
        match.play(NameFaction(seat, faction))
    for seat, faction in enumerate(factions):
        match.play(TakeArmy(seat, match.state.book.lists_for[faction, seats][0]))
    bots = [greedy.GreedyBot(Dice.seeded(f"{seed}/{seat}"), given.samples) for seat in range(seats)]
    while match.ask is not None:
        seat = match.waiting_for[0]
        match.play_unchecked(bots[seat].choose(match, seat))
    outcome = match.outcome
    assert outcome is not None
    return {
        "factions": list(factions),
        "winners": [factions[seat] for seat in outcome.winners],
        "first": match.state.order[0] in outcome.winners,
        "shared": len(outcome.winners),
        "cause": outcome.cause,
        "rounds": match.state.round,
        "seed": seed,
        "took": took(match.state, told),
    }


def took(g: LurkState, told: list[Tell]) -> dict[str, float]:
    """What each kind of model took from the others by its attacks, for every point it cost."""
    copies = Counter(model.kind for model in g.models)
    points = dict.fromkeys(copies, 0.0)
    for tell in told:
        if tell.text == "log-wounds":
            attacker, target = kind(tell.args["attacker"]), kind(tell.args["target"])
            if attacker in copies and target in copies:
                card = g.book.models[target]
                wounds = tell.args["wounds"]
                assert isinstance(wounds, int)
                points[attacker] += card.cost * min(wounds, card.heart) / card.heart
    return {name: round(points[name] / (n * g.book.models[name].cost), 2) for name, n in copies.items()}


def kind(name: object) -> str:
    """The model that goes by this name in the log."""
    assert isinstance(name, Text)
    if name.id == "nth":  # one of several that are called alike
        name = name.args["name"]
        assert isinstance(name, Text)
    return name.id.removeprefix("model-").removesuffix(".short")


def plan(
    seats: int, matches: int, seed: str, only: str | None
) -> Iterator[tuple[tuple[FactionId, ...], str]]:
    """Who plays whom, interleaved, so that a run that is broken off is still even."""
    for number in range(matches):
        if seats == 2:
            for one, other in itertools.combinations(FACTIONS, 2):
                if only not in (None, one, other):
                    continue
                pair = (one, other) if number % 2 == 0 else (other, one)
                yield pair, f"{seed}/{one}-{other}/{number // 2}"
        else:
            turn = number % len(FACTIONS)
            turned = (*FACTIONS[turn:], *FACTIONS[:turn])
            yield turned[:seats], f"{seed}/{seats}/{number // len(FACTIONS)}"


def report(lines: list[Line]) -> None:
    say = sys.stdout.write
    pairs = sorted({tuple(sorted(line["factions"])) for line in lines})
    for pair in pairs:
        met = [line for line in lines if tuple(sorted(line["factions"])) == pair]
        for faction in pair if len(pair) > 2 else pair[:1]:
            won = sum(1 / line["shared"] for line in met if faction in line["winners"])
            low, high = wilson(won, len(met))
            against = " v ".join((faction, *(other for other in pair if other != faction)))
            say(f"{against}: {100 * won / len(met):.0f} % ({100 * low:.0f}-{100 * high:.0f}) of {len(met)}\n")
    for faction in FACTIONS if len(pairs) > 1 else ():
        met = [line for line in lines if faction in line["factions"]]
        won = sum(1 / line["shared"] for line in met if faction in line["winners"])
        low, high = wilson(won, len(met))
        rate = 100 * won / len(met)
        say(f"{faction} in all: {rate:.0f} % ({100 * low:.0f}-{100 * high:.0f}) of {len(met)}\n")
    first = sum(1 / line["shared"] for line in lines if line["first"])
    low, high = wilson(first, len(lines))
    say(
        f"first player: {100 * first / len(lines):.0f} % ({100 * low:.0f}-{100 * high:.0f}) of {len(lines)}\n"
    )
    ended = sum(line["cause"] == "elimination" for line in lines)
    rounds = sum(line["rounds"] for line in lines) / len(lines)
    long = sum(line["rounds"] >= LONG for line in lines)
    say(
        f"ended by elimination: {ended} of {len(lines)}; {rounds:.1f} rounds on average, "
        f"{long} of twenty and more\n"
    )
    for name in sorted({name for line in lines for name in line.get("took", ())}):
        shares = [line["took"][name] for line in lines if name in line.get("took", ())]
        say(
            f"{name} took {sum(shares) / len(shares):.2f} for every point it cost, in {len(shares)} matches\n"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--samples", type=int, default=greedy.SAMPLES)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--rounds", default="fifteen", choices=("fifteen", "twenty", "none"))
    parser.add_argument("--only", choices=FACTIONS)
    parser.add_argument("--trial", type=Path)
    given = parser.parse_args()
    trial = tomllib.loads(given.trial.read_text("utf-8")) if given.trial is not None else {}
    lines: list[Line] = []
    if given.keep is not None and given.keep.is_file():
        lines = [json.loads(line) for line in given.keep.read_text().splitlines()]
    done = {(tuple(line["factions"]), line["seed"]) for line in lines}
    for factions, seed in plan(given.seats, given.matches, given.seed, given.only):
        if (factions, seed) in done:
            continue
        lines.append(play(factions, seed, given, trial))
        if given.keep is not None:
            with given.keep.open("a") as file:
                file.write(json.dumps(lines[-1]) + "\n")
    report(lines)


if __name__ == "__main__":
    main()
