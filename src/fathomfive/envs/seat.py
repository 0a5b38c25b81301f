"""One match as a learner meets it: who speaks, what they see as a vector, which answers are open.

PettingZoo, Gymnasium and the runners of many matches all sit on this.
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
from fathomfive.kernel.state import Sink
from fathomfive.scene.observe import Ones, dense, observe

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

FLOAT = 4
"""Bytes of one number of a view."""


class Rules:
    """What does not change from match to match: the set-up, the list of actions, the length of a view."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None,
        options: Mapping[str, Any] | None,
        overrides: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        count = self._seats(seats, options or {})
        self.setup = Setup(self.game.id, count, dict(options or {}), dict(overrides or {}))
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

    def view(self, match: Match[Any], seat: int) -> Vector:
        """What a seat sees of a match, as one long row."""
        numbers = array("f", self.blank)
        seen = np.frombuffer(numbers, np.float32)
        for row, (at, length, put) in zip(observe(match, seat).values(), self.layout, strict=True):
            if isinstance(row, Ones):
                for place in row.places:
                    if 0 <= place < length:
                        numbers[at + place] += 1.0
            elif isinstance(row, bytes):
                seen[at : at + length] = np.frombuffer(row, np.uint8)
            else:
                put(numbers, at * FLOAT, *row)
        return seen

    def _seats(self, seats: int | None, options: Mapping[str, Any]) -> int:
        if seats is not None:
            return seats
        read = self.game.read_options(options)
        fitting = [count for count in self.game.seats if self.game.fits(read, count) is None]
        return 2 if 2 in fitting else (fitting or list(self.game.seats))[0]


class Play:
    """A match under way."""

    def __init__(self, rules: Rules, dice: Dice, *, tracked: bool = False, sink: Sink | None = None) -> None:
        self.rules = rules
        self.match = Match.start(rules.game, rules.setup, dice, tracked=tracked, sink=sink)
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
        self.give(action)

    def give(self, action: Action) -> None:
        """An answer that stands among the open ones."""
        self.match.play_unchecked(action)
        self._look_up()

    def next_open(self, index: int) -> int:
        """This index if it is open, else the next open one after it, and after the last the first."""
        legal = self.legal
        if index in legal:
            return index
        return min([place for place in legal if place > index] or legal)

    def features(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
        """The open answers in the order of their indices, and a row for each that says what it is like."""
        found = sorted(self.legal.items())
        rows = self.rules.actions.features([action for _, action in found])
        return np.array([index for index, _ in found], np.int64), rows

    def view(self, seat: int) -> Vector:
        """What a seat sees, as one long row."""
        return self.rules.view(self.match, seat)

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
