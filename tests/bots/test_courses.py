"""Thinking in courses: a toy where no single answer is worth anything, only three right ones in a row."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.bots import Bot, bot_named
from fathomfive.bots.advice import Reason, advise
from fathomfive.bots.courses import EFFORT, Follower, Thought, Weighed, ranked
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Course, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Ask, End, Outcome, Play, Step
from tests.kernel.bare import RULE, Say, Table, bare_game, says

LOCK = ("left", "right", "left")


class Dial(Step, tag="dial"):
    """A lock of three turns; it opens in the end or it does not."""

    def run(self, g: Table) -> Play:
        for _ in LOCK:
            answer = yield from Ask("dial", 0, says(0, "left", "right", "shake"), RULE)
            g.words.append(answer.word)
        won = tuple(g.words) == LOCK
        raise End(Outcome((float(won),), (0,) if won else (), "lock", RULE))


def ways(g: Table, ask: Ask, seat: int, most: int) -> list[Course]:
    """Knows two combinations, and believes more in the wrong one."""
    known = [("right", "right", "left"), LOCK]
    courses: list[Course] = [tuple(Say(seat, word) for word in words[len(g.words) :]) for words in known]
    return courses[:most]


@pytest.fixture
def lock() -> Match[Any]:
    game = bare_game([Dial()], Dial, courses=ways)
    return Match.start(game, Setup("bare", 1), Dice.seeded("lock"))


def opened(match: Match[Any]) -> bool:
    assert match.outcome is not None
    return bool(match.outcome.winners)


def play(match: Match[Any], bot: Bot) -> Match[Any]:
    while match.ask is not None:
        match.play(bot.choose(match, 0))
    return match


def test_greedy_follows_what_looks_best(lock: Match[Any]) -> None:
    assert play(lock, bot_named("greedy", "x")).state.words == ["right", "right", "left"]


@pytest.mark.parametrize("name", ["search:16", "captain"])
def test_the_search_plays_courses_out_and_follows_the_best(lock: Match[Any], name: str) -> None:
    assert opened(play(lock, bot_named(name, "x")))


def test_a_bot_without_memory_gets_there_too(lock: Match[Any]) -> None:
    while lock.ask is not None:
        lock.play(bot_named("search:4", "x").choose(lock, 0))
    assert opened(lock)


def test_advice_is_about_courses_and_about_what_was_answered(lock: Match[Any]) -> None:
    shaken = Say(0, "shake")
    advice = [one.action for one in advise(lock, 0, Dice.seeded("x"), 8)]
    assert advice == [Say(0, "left"), Say(0, "right")]
    values = {one.action: one.value for one in advise(lock, 0, Dice.seeded("x"), 8, given=shaken)}
    assert values == {Say(0, "left"): 1.0, Say(0, "right"): 0.0, shaken: 0.0}


def test_the_only_course_has_its_reasons_too() -> None:
    """It is compared with what nobody would think about."""

    def value(g: Table, seat: int) -> float:
        return {"left": 0.9, "right": 0.2, "shake": 0.1}.get(g.words[-1] if g.words else "", 0.5)

    game = bare_game(
        [Dial()],
        Dial,
        courses=lambda g, ask, seat, most: [(Say(seat, "left"),)],
        evaluate=value,
        parts=lambda g, seat: {"luck": value(g, seat)},
    )
    (only,) = advise(Match.start(game, Setup("bare", 1), Dice.seeded("lock")), 0, Dice.seeded("x"), 8)
    assert only.better == (Reason("luck", most=True),)


def test_every_course_is_tried_however_short_the_time(lock: Match[Any]) -> None:
    found = Thought(lock, 0, Dice.seeded("x"), given=Say(0, "shake")).think(50, enough=lambda: True)
    assert [one.tried for one in found] == [1, 1, 1]


def test_the_worse_half_is_dropped(lock: Match[Any]) -> None:
    found = Thought(lock, 0, Dice.seeded("x"), given=Say(0, "shake")).think(24)
    assert found[0].action == Say(0, "left")
    assert found[0].tried == found[1].tried > found[2].tried


def weighed(mean: float, *words: str) -> Weighed:
    one = Weighed(tuple(says(0, *words)))
    one.tried, one.worth = 1, mean
    return one


def test_what_is_hardly_better_must_not_take_longer() -> None:
    short, long, poor = weighed(0.500, "left"), weighed(0.501, "left", "right", "left"), weighed(0.4, "shake")
    assert ranked([poor, long, short], EFFORT) == [short, long, poor]
    long.worth = 0.51
    assert ranked([poor, long, short], EFFORT) == [long, short, poor]


def test_a_follower_skips_what_nobody_asked_but_no_more() -> None:
    course: Course = tuple(says(0, "a", "b", "c", "d"))
    follower = Follower(course)
    assert follower.go_on(says(0, "b", "z")) == Say(0, "b")
    assert follower.go_on(says(0, "z")) is None
    assert follower.go_on(says(0, "c", "d")) is None
