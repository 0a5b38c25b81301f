"""Somebody who is led through a guided match, answer by answer: for its authors, and for its checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.kernel.tells import Tell
from fathomfive.learning.lesson import Guide, Lesson
from fathomfive.learning.tutorial import LEARNER, guided_setup

Other: TypeAlias = Callable[[Match[Any], int], Action]
"""What another seat answers where the script says nothing."""


class OffScript(Exception):
    """The script does not say what another seat answers."""


def nobody(match: Match[Any], seat: int) -> Action:
    raise OffScript(f"seat {seat + 1} is asked {match.ask and match.ask.kind!r}")


class Pupil:
    """The learner of one guided match, whoever answers for the others."""

    def __init__(self, game: Game[Any], other: Other = nobody) -> None:
        self.tutorial, setup = guided_setup(game)
        self.told: list[Tell] = []
        self.match = Match.start(game, setup, Dice(self.tutorial.key), sink=self.told.append)
        self.lesson = Lesson(self.tutorial)
        self.lesson.begin(0, self.told, self.match.ask)
        self.replies: dict[str, Action] = {}
        self.answers = 0
        self._other = other

    def next_word(self) -> Guide:
        """Let the others answer; then what the guide says."""
        while (guide := self.lesson.guide(self.match)) is None:
            seats = self.match.waiting_for
            answer = self.lesson.reply(self.match, seats) or self._other(self.match, seats[0])
            self.replies[str(self.lesson.answers)] = answer
            self._play(answer)
        return guide

    def follow(self, guide: Guide) -> None:
        """Give what the guide points at first; where it leaves the choice, the first answer there is."""
        own = self.match.ask.options_of(LEARNER) if self.match.ask is not None else []
        self.answer(own[int(guide.options[0].removeprefix("o"))] if guide.options else own[0])

    def answer(self, action: Action) -> None:
        self.answers += 1
        self._play(action)

    def _play(self, action: Action) -> None:
        put, heard = self.match.ask, len(self.told)
        auto = self.match.play(action)
        self.lesson.note(self.lesson.answers + 1, put, [action, *auto], self.told[heard:], self.match.ask)
