"""What rules and bots cost, counted in bytecodes: the same on a quiet machine and on a busy one.

Python tells whoever traces it before it runs a bytecode, and this is how often. What runs inside a C function
(a sort, a decoder) counts as the one bytecode that calls it, so the figures are no times; but whoever makes
the rules run twice as many bytecodes has made them slower. The figures belong to one version of Python.

`python -m tests.cost.count` prints them and writes them down in noted.json.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from fathomfive.bots import RandomBot, next_to_speak, play_match
from fathomfive.bots.courses import Thought
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.match import Match

NOTED = Path(__file__).parent / "noted.json"
GAMES = ("refuge", "tentacula", "lurk", "jupiter", "sleeping")
SEATS = 2
DECISIONS = 200
QUESTIONS = 160
ITERATIONS = 6
LOOKS = 6
"""Of the questions of a match, so many are thought about."""


class Cost(msgspec.Struct):
    """Bytecodes of a decision in random play, of a clone and of an iteration of search, on the average."""

    decision: int
    clone: int
    iteration: int


class Counter:
    bytecodes = 0


@contextmanager
def counting() -> Iterator[Counter]:
    """How many bytecodes run in this block."""
    counter, before = Counter(), sys.gettrace()

    def within(frame: FrameType, event: str, arg: Any) -> Any:
        if event == "opcode":
            counter.bytecodes += 1
        return within

    def enters(frame: FrameType, event: str, arg: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return within

    sys.settrace(enters)
    try:
        yield counter
    finally:
        sys.settrace(before)


def cost_of(game: Game[Any]) -> Cost:
    matches = _tracked(game, "cost")
    _warm_up(game)
    return Cost(_a_decision(game), _a_clone(matches), _an_iteration(matches))


def _warm_up(game: Game[Any]) -> None:
    """What is worked out once and kept is no part of the cost."""
    _play(game, "warm")
    _an_iteration(_tracked(game, "warm")[-1:])


def _play(game: Game[Any], seed: str) -> int:
    decisions = number = 0
    while decisions < DECISIONS:
        bots = [RandomBot(Dice.seeded(number))] * SEATS
        decisions += play_match(game, Setup(game.id, SEATS), bots, Dice.seeded(f"{seed}/{number}"))[1]
        number += 1
    return decisions


def _a_decision(game: Game[Any]) -> int:
    with counting() as counter:
        decisions = _play(game, "cost")
    return counter.bytecodes // decisions


def _tracked(game: Game[Any], seed: str) -> list[tuple[Match[Any], int]]:
    """Questions of a match at random, each with who is to answer."""
    match = Match.start(game, Setup(game.id, SEATS), Dice.seeded(seed))
    bot, order = RandomBot(Dice.seeded(seed)), Dice.seeded(f"{seed}/order")
    found: list[tuple[Match[Any], int]] = []
    while match.ask is not None and len(found) < QUESTIONS:
        seat = next_to_speak(match, order)
        found.append((match.clone(tracked=True), seat))
        match.play_unchecked(bot.choose(match, seat))
    return found


def _a_clone(questions: list[tuple[Match[Any], int]]) -> int:
    with counting() as counter:
        for match, _ in questions:
            match.clone()
    return counter.bytecodes // len(questions)


def _an_iteration(questions: list[tuple[Match[Any], int]]) -> int:
    tried = bytecodes = 0
    for match, seat in questions[:: max(1, len(questions) // LOOKS)]:
        assert match.ask is not None
        if len(match.ask.options_of(seat)) > 1:
            with counting() as counter:
                thought = Thought(match, seat, Dice.seeded("think"))
                thought.think(ITERATIONS)
            tried += thought.tried
            bytecodes += counter.bytecodes
    return bytecodes // max(1, tried)


def noted() -> dict[str, Cost]:
    return msgspec.json.decode(NOTED.read_bytes(), type=dict[str, Cost])


if __name__ == "__main__":
    found = {game: cost_of(find_game(game)) for game in GAMES}
    for game, cost in found.items():
        print(f"{game:10} decision {cost.decision:7,} clone {cost.clone:7,} iteration {cost.iteration:7,}")
    NOTED.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
