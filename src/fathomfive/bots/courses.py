"""Thinking in courses: for games that ask many small questions in a turn.

There no answer is worth much by itself, and a search that tries them one by one never gets to the point. Such
a game names the courses an experienced player would think about (`Game.courses`): several answers in a row,
the most promising first. Greedy follows the first one. The search plays each of them out in the same sampled
worlds, then goes on by everybody's first course for a while, and lets the evaluation speak; in every round
the worse half is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathomfive.bots.policy import options_of
from fathomfive.bots.tree import Found, Tree
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Course
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

MOST = 4
"""Courses that are thought about."""
FAR = 12
"""Answers after which the evaluation speaks."""


class Follower:
    """Keeps to a course for as long as it is asked for what comes next."""

    def __init__(self, course: Course = ()) -> None:
        self._rest = list(course)

    def set_out(self, course: Course) -> Action:
        """The first answer of a course; the others when they are asked for."""
        first, *self._rest = course
        return first

    def go_on(self, options: Sequence[Action]) -> Action | None:
        """What comes next. One answer may be missing: nobody is asked where there is only one."""
        for place, answer in enumerate(self._rest[:2]):
            if answer in options:
                del self._rest[: place + 1]
                return answer
        self._rest = []
        return None

    def answer(self, match: Match[Any], seat: int, most: int = MOST) -> Action:
        """What comes next, or how the most promising course begins. Reads the match as it is."""
        return self.go_on(options_of(match, seat)) or self.set_out(courses_of(match, seat, most)[0])


def courses_of(match: Match[Any], seat: int, most: int) -> Sequence[Course]:
    assert match.ask is not None
    assert match.game.courses is not None
    return match.game.courses(match.state, match.ask, seat, most)


def thought_of(match: Match[Any], seat: int, dice: Dice, given: Action | None = None) -> Courses | Tree:
    """The way to think that fits the game. `given`: an answer that must be looked at, too."""
    return Tree(match, seat, dice) if match.game.courses is None else Courses(match, seat, dice, given)


class Weighed:
    """A course: how often it was played out, and what came of it."""

    __slots__ = ("course", "tried", "worth")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.tried = 0
        self.worth = 0.0

    @property
    def mean(self) -> float:
        return self.worth / self.tried


class Courses:
    """One thought: like a `Tree`, over courses instead of answers."""

    def __init__(self, match: Match[Any], seat: int, dice: Dice, given: Action | None = None) -> None:
        if match.ask is None:
            raise ValueError("the match is over: there is nothing to choose")
        self.match = match
        self.seat = seat
        self.options: Sequence[Action] = match.ask.options_of(seat)
        self._dice = dice
        courses = list(courses_of(match.sample(seat, dice), seat, MOST))
        if given is not None and all(course[0] != given for course in courses):
            courses.append((given,))
        self._weighed = [Weighed(course) for course in courses]

    def think(self, iterations: int, enough: Callable[[], bool] = lambda: False) -> list[Found]:
        """Play courses out until so many were or `enough` says so; the best first."""
        left = self._weighed
        rounds = max(1, (len(left) - 1).bit_length())
        while True:
            for _ in range(max(1, iterations // (rounds * len(left)))):
                self._try_all(left)
                if len(left) == 1 or enough():
                    return self.found
            if len(left) == 2:
                return self.found
            left = sorted(left, key=lambda one: -one.mean)[: (len(left) + 1) // 2]

    @property
    def found(self) -> list[Found]:
        """The best course that begins with each answer; what was dropped early comes last."""
        best: dict[Action, Found] = {}
        for one in sorted(self._weighed, key=lambda one: (-one.tried, -one.mean)):
            first, *rest = one.course
            best.setdefault(first, Found(first, one.tried, one.mean, tuple(rest)))
        return list(best.values())

    @property
    def tried(self) -> int:
        """Iterations so far: courses played out."""
        return sum(one.tried for one in self._weighed)

    def _try_all(self, some: Sequence[Weighed]) -> None:
        """All of them in the same world: then luck speaks for none of them."""
        world = f"{self._dice.key}/{self._dice.below(1 << 62)}"
        for one in some:
            one.worth += self._played_out(one.course, world)
            one.tried += 1

    def _played_out(self, course: Course, key: str) -> float:
        world = self.match.sample(self.seat, Dice.seeded(key))
        everybody = Follower(course)
        for _ in range(FAR):
            if world.ask is None:
                break
            world.play_unchecked(everybody.answer(world, world.waiting_for[0], most=1))
        return world.value(self.seat)
