"""Finding the courses of a turn, for games that name none of their own.

The worth of an answer often shows only when the turn is over: a step is good because of the next one, and
ending early looks fine until one counts what was left undone. So answers are put together here: from every
beginning that is worth it one answer further, in one sampled world, until the turn is over, others are asked
or something comes to light that nobody could know. Two ways to the same table are one: nothing walks in
circles, and what leads back to where it began is no course.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from fathomfive.bots.policy import learned, options_of, others_answer
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Course
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Pass

WIDE = 5
"""Beginnings that are thought further after each answer."""
DEEP = 14
"""Answers of the longest course."""
VARIED = 4
"""So many of the courses that are found begin with an answer of their own."""

_LAY = msgspec.msgpack.Encoder()


class Beginning(NamedTuple):
    """Answers in a row, and how the table looks then to the one who gives them."""

    course: Course
    value: float


class Turn:
    """What a seat may do until others have a say, in one world it might be in."""

    def __init__(self, match: Match[Any], seat: int, dice: Dice) -> None:
        self.match = match
        self.seat = seat
        self.tried = 0
        self._world = f"{dice.key}/{dice.below(1 << 62)}"
        start = self._dealt()
        self._known = _news(start)
        self._met = {_lay(start)}
        self._found: list[Beginning] = []

    def courses(self, most: int, budget: int, enough: Callable[[], bool]) -> list[Course]:
        """The most promising ones, the best first, once so many answers were tried or it is `enough`."""
        front = [Beginning((), 0.0)]

        def over() -> bool:  # whoever has begun to compare beginnings goes through with it, within reason
            return self.tried >= 2 * budget or enough()

        for _ in range(DEEP):
            further = [one for beginning in front for one in self._further(beginning, over)]
            if not further and not self._found:
                break  # every way on leads back to where one has been
            front = sorted(further, key=_worth)[:WIDE]
            if not front or self.tried >= budget or enough():
                break
        if not self._found and not front[0].course:
            answers: list[Course] = [(option,) for option in options_of(self._dealt(), self.seat)]
            return answers[:most]  # not one of them changes anything: each will do
        return _chosen([*self._found, *front], most)

    def _further(self, beginning: Beginning, over: Callable[[], bool]) -> list[Beginning]:
        """All that goes on one answer later, to a table where nobody has been; what ends there is found."""
        further: list[Beginning] = []
        for option in list(options_of(self._after(beginning.course), self.seat)):
            if beginning.course and over():
                break  # but each single answer is looked at
            course = (*beginning.course, option)
            there = self._after(course)
            self.tried += 1
            one = Beginning(course, there.value(self.seat))
            if there.waiting_for != (self.seat,) or _news(there) != self._known:
                self._found.append(one)
            elif (lies := _lay(there)) not in self._met:
                self._met.add(lies)
                further.append(one)
        return further

    def _after(self, course: Course) -> Match[Any]:
        """The table after these answers. A sample cannot be copied, but dealt again it is the same."""
        there, chance = self._dealt(), Random(self._world)
        for answer in course:
            answered(there, answer, chance)
        return there

    def _dealt(self) -> Match[Any]:
        return self.match.sample(self.seat, Dice.seeded(self._world))


def answered(world: Match[Any], answer: Action, chance: Random) -> None:
    """Give an answer and see it settled.

    What others say in private is anybody's guess; where they may say something first, they say nothing.
    """
    seat, asked = answer.seat, world.ask
    world.play_unchecked(answer)
    others_answer(world, asked, chance.choice)
    while world.ask is not None and world.ask.window and seat not in world.waiting_for:
        other = world.waiting_for[0]
        if Pass(other) not in world.ask.options_of(other):
            return
        world.play_unchecked(Pass(other))


def _chosen(found: Sequence[Beginning], most: int) -> list[Course]:
    """The best, with several first answers among them: who asks for a hint wants to compare."""
    ranked = [one.course for one in sorted(found, key=_worth)]
    varied: dict[Action, Course] = {}
    for course in ranked:
        varied.setdefault(course[0], course)
    kept = set(list(varied.values())[:VARIED])
    for course in ranked:
        if len(kept) >= most:
            break
        kept.add(course)
    return [course for course in ranked if course in kept]


def _worth(one: Beginning) -> float:
    return -one.value


def _lay(world: Match[Any]) -> bytes:
    """The table and the question: whoever finds both as before has been here."""
    assert world.ask is not None
    return _LAY.encode((world.ask.kind, world.options, world.state))


def _news(world: Match[Any]) -> tuple[int, int, int]:
    """Changes when chance has spoken or something hidden came to light."""
    return world.state.dice.drawn, world.state.reveals, learned(world)
