"""The bot that looks one answer ahead: the best evaluation after each option, averaged over chance.

Where a game knows the courses worth a thought, it follows the most promising one (`courses.py`).
"""

from __future__ import annotations

from math import fsum
from typing import Any

import msgspec

from fathomfive.bots.courses import Planning
from fathomfive.bots.policy import learned, options_of
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Pass

_LAY = msgspec.msgpack.Encoder()
SAMPLES = 4
"""Worlds looked at for each decision."""
MOST_PARTS = 6
"""Parts of one choice that are looked at together."""


class GreedyBot(Planning):
    samples = True

    def __init__(self, dice: Dice, worlds: int = SAMPLES) -> None:
        super().__init__()
        self.dice = dice
        self.worlds = worlds

    def choose(self, match: Match[Any], seat: int) -> Action:
        if match.ask is None:
            raise ValueError("the match is over: there is nothing to choose")
        options = options_of(match, seat)
        if len(options) == 1:
            return options[0]
        if match.game.courses is not None:
            return self.course.answer(match.sample(seat, self.dice), seat)
        worlds = self._worlds()
        values = [_value_over(match, option, worlds) for option in options]
        best = max(values)
        return self.dice.pick(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )

    def _worlds(self) -> list[str]:
        """Keys of worlds. All options are tried in the same ones: then luck speaks for none of them."""
        return [f"{self.dice.key}/{self.dice.below(1 << 62)}" for _ in range(self.worlds)]


def _value_over(match: Match[Any], option: Action, worlds: list[str]) -> float:
    """The sum over the worlds. Where nothing was left to chance and nothing new was seen, all are alike."""
    first, open_ended = _look(match, option, worlds[0])
    if not open_ended:
        return first * len(worlds)
    return first + fsum(value_after(match, option, world) for world in worlds[1:])


def value_after(match: Match[Any], option: Action, world: str) -> float:
    """How good it looks for the one who answers, in one world, once the question is settled."""
    return _look(match, option, world)[0]


def _look(match: Match[Any], option: Action, world: str) -> tuple[float, bool]:
    """How good it looks after an answer, and whether chance, others or hidden things had a say in it."""
    dice = Dice.seeded(world)
    trial = match.sample(option.seat, dice)
    asked, before = trial.ask, trial.state
    seen = before.reveals, learned(trial)
    lay = _as_it_lies(trial)
    trial.play_unchecked(option)
    private = False
    while trial.ask is asked and trial.ask is not None and trial.ask.mode == "all":
        # The others answer in private: nobody knows what, so anything will do.
        private = True
        trial.play_unchecked(dice.pick(trial.ask.options_of(trial.waiting_for[0])))
    while _others_may_speak(trial, option.seat) and _as_it_lies(trial) == lay:
        # The answer does not count yet: first the others may use something. Nobody knows what, so they pass.
        trial.play_unchecked(Pass(trial.waiting_for[0]))
    open_ended = private or trial.state.dice.drawn > 0 or (trial.state.reveals, learned(trial)) != seen
    value = trial.value(option.seat)
    for _ in range(MOST_PARTS):
        if not _asks_for_the_rest(trial, option.seat):
            break
        # What the answer costs is paid, what it brings is still being chosen: anything but nothing will do.
        open_ended = True
        takes = [action for action in trial.options if not isinstance(action, Pass)]
        trial.play_unchecked(dice.pick(takes or trial.options))
        value = max(value, trial.value(option.seat))
    return value, open_ended


def _asks_for_the_rest(match: Match[Any], seat: int) -> bool:
    return match.ask is not None and match.ask.kind in match.game.rest_of_answer and match.ask.seats == seat


def _others_may_speak(match: Match[Any], seat: int) -> bool:
    return match.ask is not None and match.ask.window and seat not in match.waiting_for


def _as_it_lies(match: Match[Any]) -> bytes:
    return _LAY.encode(match.state)
