"""A turn thought through: steps that only pay together, ways that lead nowhere, and what nobody can know."""

from __future__ import annotations

from typing import Any

from fathomfive.bots import Level, SearchBot, bot_named
from fathomfive.bots.advice import advise
from fathomfive.bots.turns import DEEP, Turn
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Course, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Ask, End, Outcome, Play, Step
from tests.kernel.bare import RULE, Say, Table, bare_game, says

WALK = {"up": 1, "down": -1}
PEARL = 3
"""So many steps up lies a pearl; every step away from home looks bad until it is reached."""


class Reef(Step, tag="reef"):
    """Up and down as one likes, then home."""

    def run(self, g: Table) -> Play:
        while True:
            answer = yield from Ask("swim", 0, says(0, "home", "up", "down"), RULE)
            if answer.word == "home":
                raise End(Outcome((float(g.number == PEARL),), (), "home", RULE))
            g.number += WALK[answer.word]


class Dive(Step, tag="dive"):
    """One step, then a card that nobody has seen, then as many questions as before."""

    def run(self, g: Table) -> Play:
        yield from Ask("swim", 0, says(0, "up", "down"), RULE)
        g.words.append(g.deck.pop())
        g.reveal()
        yield from Ask("swim", 0, says(0, "on", "off"), RULE)


def far(g: Table, seat: int) -> float:
    return 0.9 if g.number == PEARL else 0.5 - 0.05 * abs(g.number)


def begun(step: type[Step]) -> Match[Any]:
    game = bare_game([step()], step, evaluate=far)
    return Match.start(game, Setup("bare", 1), Dice.seeded("reef"))


def courses(match: Match[Any], budget: int = 200) -> list[Course]:
    return Turn(match, 0, Dice.seeded("x")).courses(8, budget, lambda: False)


def test_steps_that_only_pay_together_are_found() -> None:
    match = begun(Reef)
    bot = bot_named("search:60", "x")
    while match.ask is not None:
        match.play(bot.choose(match, 0))
    assert match.outcome is not None
    assert match.outcome.values == (1.0,)
    halfway = begun(Reef)
    halfway.play(Say(0, "up"))
    assert bot_named("greedy", "x").choose(halfway, 0) == Say(0, "down")  # one answer ahead it does not pay


def test_no_course_comes_by_a_table_twice() -> None:
    for course in courses(begun(Reef)):
        heights = [0]
        for answer in course:
            heights.append(heights[-1] + WALK.get(answer.word, 100))  # type: ignore[attr-defined]
        assert len(set(heights)) == len(heights)
        assert len(course) <= DEEP


def test_a_course_ends_where_something_comes_to_light() -> None:
    assert sorted(courses(begun(Dive)), key=str) == [(Say(0, "down"),), (Say(0, "up"),)]


def test_time_cuts_the_way_short_and_not_the_answers() -> None:
    turn = Turn(begun(Reef), 0, Dice.seeded("x"))
    found = turn.courses(8, 200, lambda: True)
    assert {course[0] for course in found} == set(says(0, "home", "up", "down"))
    assert turn.tried == 3


def test_not_many_more_answers_are_tried_than_were_granted() -> None:
    """A hint has no clock, so this is what bounds it."""
    turn = Turn(begun(Reef), 0, Dice.seeded("x"))
    turn.courses(8, 4, lambda: False)  # and at most as many again, where many lie side by side
    assert turn.tried == 8


def test_where_nothing_changes_anything_any_answer_will_do() -> None:
    class Still(Step, tag="still"):
        def run(self, g: Table) -> Play:
            while True:
                yield from Ask("wait", 0, says(0, "a", "b"), RULE)

    assert set(courses(begun(Still))) == {(Say(0, "a"),), (Say(0, "b"),)}


def test_a_hint_compares_several_answers() -> None:
    assert {one.action for one in advise(begun(Reef), 0, Dice.seeded("x"), 60)} >= set(says(0, "up", "home"))


def test_a_clock_says_when_it_ended_a_thought() -> None:
    patient, hurried = (
        SearchBot(Dice.seeded("x"), Level(60, 60_000)),
        SearchBot(Dice.seeded("x"), Level(60, 0)),
    )
    for bot in (patient, hurried):
        bot.choose(begun(Reef), 0)
    assert (patient.hurried, hurried.hurried) == (0, 1)
