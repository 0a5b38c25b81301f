"""One match as a learner meets it: who speaks, what they see as a vector, which answers are open.

PettingZoo, Gymnasium and the vectorised runner all sit on this.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from fathomfive.envs.actions import ActionSpace
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.scene.observe import Ones, dense, observe

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

FLOAT = 4
"""Bytes of one number of a view."""


class Rules:
    """What does not change from match to match: the set-up, the list of actions, the length of a view."""

    def __init__(self, game: str | Game[Any], seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup = Setup(self.game.id, self._seats(seats, options or {}), dict(options or {}))
        first = Match.start(self.game, self.setup, Dice.seeded("shape"), tracked=False)
        self.actions = ActionSpace(self.game, first.book, self.setup.seats)
        self.rows = {name: len(dense(row)) for name, row in observe(first, 0).items()}
        self.width = sum(self.rows.values())
        self.blank = bytes(FLOAT * self.width)
        self.layout = [
            (end - length, length, struct.Struct(f"{length}f").pack_into)
            for length, end in zip(self.rows.values(), accumulate(self.rows.values()), strict=True)
        ]
        """Where each row of a view begins, how long it is, and who writes its numbers there."""

    def _seats(self, seats: int | None, options: Mapping[str, Any]) -> int:
        if seats is not None:
            return seats
        read = self.game.read_options(options)
        fitting = [count for count in self.game.seats if self.game.fits(read, count) is None]
        return 2 if 2 in fitting else (fitting or list(self.game.seats))[0]


class Play:
    """A match under way."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.rules = rules
        self.match = Match.start(rules.game, rules.setup, dice, tracked=False)
        self._look_up()

    def _look_up(self) -> None:
        """Who speaks now. Where several may, the first does, as a learner's turn must be somebody's."""
        ask = self.match.ask
        if ask is None:
            self.seat = -1
        elif isinstance(ask.seats, int):
            self.seat = ask.seats
        else:
            self.seat = self.match.waiting_for[0]
        self._legal: dict[int, Action] | None = None

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    @property
    def legal(self) -> dict[int, Action]:
        """The open answers of the one who speaks, by index; listed once, when somebody looks."""
        if self._legal is None:
            ask = self.match.ask
            if ask is None:
                self._legal = {}
            else:
                own = ask.options if isinstance(ask.seats, int) else ask.options_of(self.seat)
                self._legal = self.rules.actions.legal(own)
        return self._legal

    def answer(self, index: int) -> None:
        action = self.legal.get(int(index))
        if action is None:
            raise ValueError(f"action {index} is not legal now; look at the action mask")
        self.match.play_unchecked(action)
        self._look_up()

    def view(self, seat: int) -> Vector:
        """What a seat sees, as one long row."""
        numbers = array("f", self.rules.blank)
        rows = observe(self.match, seat)
        for row, (at, length, put) in zip(rows.values(), self.rules.layout, strict=True):
            if not isinstance(row, Ones):
                put(numbers, at * FLOAT, *row)
                continue
            for place in row.places:
                if 0 <= place < length:
                    numbers[at + place] += 1.0
        return np.frombuffer(numbers, np.float32)

    def mask(self, seat: int) -> Mask:
        mask = bytearray(self.rules.actions.size)
        if seat == self.seat:
            for index in self.legal:
                mask[index] = 1
        return np.frombuffer(mask, np.int8)

    def values(self) -> tuple[float, ...]:
        """What the end is worth to each seat, 0 to 1."""
        assert self.match.outcome is not None
        return self.match.outcome.values
