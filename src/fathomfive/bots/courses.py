"""Thinking in courses: several answers in a row, weighed as one.

No single answer of a turn is worth much, and a search that tries them one by one never gets to the point. A
game may name the courses an experienced player would think about (`Game.courses`), the most promising first:
greedy follows the first one. For all others a turn is thought through answer by answer (`turns.py`). Either
way each course is played out in the same sampled worlds, so that luck speaks for none of them, and in every
round the worse half is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from fathomfive.bots.policy import Habits, options_of
from fathomfive.bots.turns import Turn, answered
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Course
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

MOST_OWN = 4
"""Courses of a game that names them that are thought about."""
FAR = 12
"""Answers after which the evaluation speaks, where a game names courses: everybody follows the first one."""
PLANNED = 8
"""One course played out like that takes as long as so many others."""

MOST = 8
"""Courses that are weighed, where a turn was thought through."""
SEEKING = 0.5
"""Of the iterations, for thinking a turn through; the rest weighs what was found."""
LATER = 4
"""Answers after such a course that are given by habit."""
PATIENCE = 0.5
"""How much what comes later counts, against how it looks right after the course. The later value is truer but
noisier: it alone would drown in the luck of what followed."""
EFFORT = 0.02
"""Of what is at stake, what each answer more has to bring: nobody likes to see cards passed to and fro, or a
walk around the reef, for nothing. Courses that a game names itself have no idle answers."""


class Found(NamedTuple):
    """What a thought says of one answer."""

    action: Action
    tried: int
    value: float
    rest: tuple[Action, ...] = ()
    """What it is to be followed by."""


class Follower:
    """Keeps to a course for as long as it is asked for what comes next."""

    def __init__(self, course: Course = ()) -> None:
        self._rest = list(course)

    @property
    def rest(self) -> Course:
        """What it means to do next."""
        return tuple(self._rest)

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

    def answer(self, match: Match[Any], seat: int, most: int = MOST_OWN) -> Action:
        """What comes next, or how the most promising course begins. Reads the match as it is."""
        return self.go_on(options_of(match, seat)) or self.set_out(named_courses(match, seat, most)[0])


class Planning:
    """What a bot has that thinks in courses."""

    def __init__(self) -> None:
        self.course = Follower()
        self.hurried = 0
        """Thoughts that a clock ended, not the bot."""


def named_courses(match: Match[Any], seat: int, most: int) -> Sequence[Course]:
    assert match.ask is not None
    assert match.game.courses is not None
    return match.game.courses(match.state, match.ask, seat, most)


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


def ranked(some: Sequence[Weighed], effort: float) -> list[Weighed]:
    """The best first; what is hardly better must not take longer."""
    means = [one.mean for one in some]
    effort *= max(means) - min(means)
    return sorted(some, key=lambda one: effort * len(one.course) - one.mean)


class Thought:
    """What a seat should do now: courses are found and weighed."""

    def __init__(self, match: Match[Any], seat: int, dice: Dice, given: Action | None = None) -> None:
        if match.ask is None:
            raise ValueError("the match is over: there is nothing to choose")
        self.match = match
        self.seat = seat
        self.options: Sequence[Action] = options_of(match, seat)
        self.given = given
        """An answer that must be looked at, too."""
        self.tried = 0
        """Iterations so far: answers tried and courses played out."""
        self._dice = dice
        self._chance = Random(dice.below(1 << 62))
        self._habits = Habits(self._chance)
        self._weighed: list[Weighed] = []

    def think(self, iterations: int, enough: Callable[[], bool] = lambda: False) -> list[Found]:
        """Until so many were tried or `enough` says so; the best first. Each is played out at least once."""
        courses, tries = self._courses(iterations, enough)
        if self.given is not None and all(course[0] != self.given for course in courses):
            courses.append((self.given,))
        left = self._weighed = [Weighed(course) for course in courses]
        rounds = max(1, (len(left) - 1).bit_length())
        while True:
            for _ in range(max(1, tries // (rounds * len(left)))):
                self._try_all(left)
                if len(left) == 1 or enough():
                    return self.found
            if len(left) == 2:
                return self.found
            left = self._ranked(left)[: (len(left) + 1) // 2]

    @property
    def found(self) -> list[Found]:
        """The best course that begins with each answer; what was dropped early comes last."""
        best: dict[Action, Found] = {}
        for one in sorted(self._ranked(self._weighed), key=lambda one: -one.tried):
            first, *rest = one.course
            best.setdefault(first, Found(first, one.tried, one.mean, tuple(rest)))
        return list(best.values())

    def _ranked(self, some: Sequence[Weighed]) -> list[Weighed]:
        return ranked(some, EFFORT if self.match.game.courses is None else 0.0)

    def _courses(self, iterations: int, enough: Callable[[], bool]) -> tuple[list[Course], int]:
        """The courses worth a thought, and how many may be played out."""
        if self.match.game.courses is not None:
            world = self.match.sample(self.seat, self._dice)
            return list(named_courses(world, self.seat, MOST_OWN)), iterations // PLANNED
        turn = Turn(self.match, self.seat, self._dice)
        found = turn.courses(MOST, int(iterations * SEEKING), enough)
        self.tried += turn.tried
        return found, iterations - int(iterations * SEEKING)

    def _try_all(self, some: Sequence[Weighed]) -> None:
        """All of them in the same world: then luck speaks for none of them."""
        world = f"{self._dice.key}/{self._dice.below(1 << 62)}"
        play_out = self._as_turns_go if self.match.game.courses is None else self._as_planned
        for one in some:
            one.worth += play_out(one.course, self.match.sample(self.seat, Dice.seeded(world)))
            one.tried += 1
            self.tried += 1

    def _as_planned(self, course: Course, world: Match[Any]) -> float:
        everybody = Follower(course)
        for _ in range(FAR):
            if world.ask is None:
                break
            world.play_unchecked(everybody.answer(world, world.waiting_for[0], most=1))
        return world.value(self.seat)

    def _as_turns_go(self, course: Course, world: Match[Any]) -> float:
        for answer in course:
            if self.seat not in world.waiting_for or answer not in options_of(world, self.seat):
                break
            answered(world, answer, self._chance)
        soon = world.value(self.seat)
        self._habits.play_out(world, LATER)
        return (1 - PATIENCE) * soon + PATIENCE * world.value(self.seat)
