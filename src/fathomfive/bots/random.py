"""The bot that picks any legal answer: the floor for every other bot, and the fuzzer's hand."""

from __future__ import annotations

from typing import Any

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, any_answer


class RandomBot:
    samples = False

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, match: Match[Any], seat: int) -> Action:
        ask = match.ask
        if ask is None:
            raise ValueError("the match is over: there is nothing to choose")
        options = ask.options if ask.seats == seat else ask.options_of(seat)
        action = options[self.dice.below(len(options))]
        return any_answer(options, self.dice) if action.gives_up else action
