"""What a move costs before database and sockets: the rules, and a picture for everybody who looks on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.scene import Scene
from fathomfive.tables.pictures import Pictures

SEATS = 4
"""With somebody who only watches that makes five viewers."""
MOST_MOVES = 120
"""Of each match."""


class Move(msgspec.Struct):
    """One move, or the mean of many, in what the clock counts."""

    rules: float = 0
    asked: float = 0
    """Pictures for those who are asked, options and all."""
    others: float = 0
    sent: float = 0
    """Finding out what is new in each picture, and encoding it."""

    @property
    def all(self) -> float:
        return self.rules + self.asked + self.others + self.sent


def cost_of_a_move(game: Game[Any], matches: int, clock: Callable[[], int]) -> Move:
    """The mean over matches played at random, each seen by everybody at every question.

    Seats are drawn in order, so what all see alike is paid by the first.
    """
    total, moves = Move(), 0
    for number in range(matches):
        moves += _watch(game, f"pictures/{number}", clock, total)
    fields = {name: getattr(total, name) / moves for name in Move.__struct_fields__}
    return Move(**fields)


def _watch(game: Game[Any], key: str, clock: Callable[[], int], total: Move) -> int:
    seats = min(SEATS, game.seats[-1])
    heard: list[Tell] = []
    match = Match.start(game, Setup(game.id, seats), Dice.seeded(key), sink=heard.append)
    chance = Dice.seeded(f"{key}/answers")
    pictures, last = Pictures(), dict[int | None, Scene]()
    moves = 0
    while match.ask is not None and moves < MOST_MOVES:
        action = chance.pick([option for option in match.options if option.seat in match.waiting_for])
        heard.clear()
        began = clock()
        match.play(action)
        total.rules += clock() - began
        pictures.moved()
        moves += 1
        for viewer in (*range(seats), None):
            began = clock()
            scene = pictures.scene(match, viewer, moves)
            drew = clock()
            pictures.sent(scene, last.get(viewer))
            total.sent += clock() - drew
            if viewer in match.waiting_for:
                total.asked += drew - began
            else:
                total.others += drew - began
            last[viewer] = scene
    return moves
