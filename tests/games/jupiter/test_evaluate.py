"""What a position is worth, and what a crew that plans answers."""

from typing import Any

import pytest

from fathomfive.bots.courses import Follower
from fathomfive.games.jupiter.actions import Command, Dock, EndActions, PickModule, PlaceCreep, Shoot
from fathomfive.games.jupiter.colony import POD, space_named
from fathomfive.games.jupiter.crew import courses, open_a_hole
from fathomfive.games.jupiter.evaluate import evaluate, parts
from fathomfive.games.jupiter.game import GAME, SLOTS
from fathomfive.games.jupiter.plan import Plan
from fathomfive.games.jupiter.sketch import converted
from fathomfive.games.jupiter.state import CREEP
from fathomfive.games.jupiter.worth import PARTS, Worth
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from tests.games.jupiter.table import Deep, f10

SEVEN = " ".join(f"M2A.{slot}" for slot in "012345C")
FIVE = " M5A.0 M5A.1 M5A.3 M5A.4 M5A.C"


def play(seats: int, options: dict[str, Any], seed: str) -> Match[Any]:
    """A match in which one course is followed for all seats."""
    setup = Setup("jupiter", seats, {**options, "turn_limit": True})
    match = Match.start(GAME, setup, Dice.seeded(seed), tracked=False)
    crew = Follower()
    while match.ask is not None:
        match.play_unchecked(crew.answer(match, match.waiting_for[0]))
    return match


def value(deep: Deep) -> float:
    return evaluate(deep.g, 0)


def answer(deep: Deep) -> Action:
    assert deep.match.ask is not None
    return Follower().answer(deep.match, deep.match.waiting_for[0])


def far(deep: Deep) -> list[int]:
    return Worth(deep.g).far(bytes(deep.g.occ), True)


def test_ways_to_the_pod_go_round_creeps() -> None:
    free = far(f10(colonists="M2A.0"))
    assert free[POD] == 0
    assert free[space_named("M3B.5")] == 1
    assert free[space_named("M2A.5")] == 5  # M3B: 5, 4, 3, 2, then over the clamp
    deep = f10(creeps="M3B.2", colonists="M2A.0")
    blocked = far(deep)
    assert blocked[space_named("M2A.5")] > free[space_named("M2A.5")]
    assert blocked[space_named("M3B.2")] > free[space_named("M3B.2")]


def test_saving_people_is_good_and_danger_is_bad() -> None:
    calm = f10(saved=14, colonists=SEVEN + " M5A.0 M5A.1 M5A.2 M5A.3 M5A.4 M5A.5 M5A.C M3B.1")
    later = f10(saved=21, colonists=SEVEN + " M3B.1")
    assert value(later) > value(calm)
    threatened = f10(
        saved=14, colonists=SEVEN + " M5A.0 M5A.1 M5A.2 M5A.3 M5A.4 M5A.5 M5A.C M3B.1", creeps="M3B.2"
    )
    assert value(threatened) < value(calm)
    assert 0 < value(threatened) < value(later) < 1


def test_a_crew_that_plans_sends_people_to_the_pod() -> None:
    deep = f10(
        saved=14,
        robots=["M3B.2", "M1A.C"],
        aboard=2,
        colonists=SEVEN + " M3B.5 M5A.0 M5A.1 M5A.3 M5A.4 M5A.5",
    )
    assert answer(deep) == Command(0, space_named("M3B.5"))


def test_nobody_weighs_doing_nothing_unless_that_is_the_best_way() -> None:
    match = Match.start(GAME, Setup("jupiter", 1, {"preset": "drill"}), Dice.seeded("idle"), tracked=False)
    crew, weighed = Follower(), 0
    for _ in range(120):
        ask = match.ask
        assert ask is not None
        seat = match.waiting_for[0]
        if match.state.phase == "actions" and match.state.actions_left >= 2:
            others = courses(match.state, ask, seat, 4)[1:]
            weighed += len(others)
            assert (EndActions(seat),) not in others
        match.play_unchecked(crew.answer(match, seat))
    assert weighed > 20


def test_a_crew_that_plans_keeps_creeps_away_from_people() -> None:
    deep = f10(
        step="invasion",
        saved=14,
        robots=["M5A.C", "M1A.C"],
        colonists=SEVEN + " M3C.3 M5A.0 M5A.1 M5A.3 M5A.4 M5A.5 M3B.0",
        rolls=[3],
    )
    while deep.question == ("place_creep", 0):
        choice = answer(deep)
        assert isinstance(choice, PlaceCreep)
        touched = [deep.g.occ[to] for to in deep.g.colony.links[choice.at]]
        deep.play(choice)
        assert 1 not in touched
    assert deep.g.occ.count(CREEP) == 3


def test_a_crew_that_plans_docks_where_people_are_near() -> None:
    deep = f10(
        step="turn",
        pod=None,
        keeper=0,
        saved=21,
        robots=["M2A.C", "M1A.C"],
        colonists="M1C.0 M1C.1 M1C.2 M1C.3 M1C.4 M1C.5 M1C.C",
    )
    choice = answer(deep)
    assert isinstance(choice, Dock)
    deep.play(choice)
    assert any(name.startswith("M1C") for name in deep.gangways)


def after_conversion(deep: Deep, occ: bytes) -> bytes:
    return converted(occ, deep.g.colony.links)


def test_a_plan_leaves_nobody_next_to_a_creep() -> None:
    deep = f10(
        saved=14,
        robots=["M3B.3", "M1A.C"],
        colonists=SEVEN + " M3B.1 M3C.3 M5A.0 M5A.1 M5A.3 M5A.4 M5A.C",
        creeps="M3B.0",
    )
    end = Plan(deep.g).best.sketch.occ
    assert after_conversion(deep, end) == end


def test_a_plan_walks_to_where_it_must_shoot() -> None:
    """Two domes, then the shot that saves two; getting them out of its way one by one would take longer."""
    deep = f10(
        saved=14,
        robots=["M3C.2", "M1A.C"],
        colonists=SEVEN + FIVE + " M3B.1 M3B.2 M1B.C M1B.0",
        creeps="M3B.3",
    )
    plan = Plan(deep.g).best
    assert plan.answers[2] == Shoot(0, space_named("M3B.3"))
    assert after_conversion(deep, plan.sketch.occ) == plan.sketch.occ


def test_a_plan_does_not_hold_back_the_last_one_of_a_load() -> None:
    deep = f10(saved=14, aboard=6, robots=["M3B.2", "M1A.C"], colonists=SEVEN + FIVE + " M3B.5 M1B.C M1B.0")
    plan = Plan(deep.g)
    assert plan.best.sketch.saved == 21
    assert not plan.best.sketch.docked


def test_a_plan_fills_the_pod_even_if_fewer_are_needed() -> None:
    """The pod leaves with seven or with the last of all; two of 28 missing are not enough."""
    deep = f10(saved=26, aboard=2, robots=["M3B.2", "M1A.C"], colonists="M3B.5")
    assert Plan(deep.g).best.sketch.saved == 29


def test_a_course_is_the_whole_rest_of_the_turn() -> None:
    """Two domes, a shot, then people: followed to its end it leads to what was planned."""
    deep = f10(
        saved=14,
        robots=["M3C.2", "M1A.C"],
        colonists=SEVEN + FIVE + " M3B.1 M3B.2 M1B.C M1B.0",
        creeps="M3B.3",
    )
    plan = Plan(deep.g)
    assert deep.match.ask is not None
    course, *others = courses(deep.g, deep.match.ask, 0, 4)
    assert course == plan.best.answers
    assert len(course) > 4
    follower = Follower(course)
    while deep.g.actions_left and (step := follower.go_on(deep.match.options)):
        deep.match.play(step)
    assert bytes(deep.g.occ) == plan.best.sketch.occ
    assert others
    assert len({course, *others}) == len(others) + 1


def test_a_crew_asked_in_the_middle_goes_on_by_itself() -> None:
    """A bot at a table is asked one answer at a time and remembers nothing: it must still get there."""
    deep = f10(saved=14, aboard=6, robots=["M3B.2", "M1A.C"], colonists=SEVEN + FIVE + " M3B.5 M1B.C M1B.0")
    for _ in range(12):
        if deep.g.saved == 21:
            return
        deep.match.play(answer(deep))
    raise AssertionError("nobody took off")


@pytest.mark.parametrize("card", ["module_control", "pilot"])
def test_a_crew_fetches_a_robot_from_an_island(card: str) -> None:
    """Everybody is saved; no bridge leads from the robot to the pod. A module can move, or the pod can."""
    deep = f10(without=["M2A", "M5A", "M3A", "M3B"], robots=["M4A.1", "pod"], hand=[card], creeps="M1C.0")
    crew = Follower()
    while deep.match.ask is not None and deep.g.turn < 4:
        deep.match.play(crew.answer(deep.match, deep.match.waiting_for[0]))
    assert deep.match.outcome is not None
    assert deep.match.outcome.cause == "won"


@pytest.mark.parametrize(("robot", "people"), [("M4A.C", SEVEN), ("M1A.C", SEVEN + FIVE + " M5A.2 M5A.5")])
def test_no_crew_takes_away_the_module_a_robot_stands_on(robot: str, people: str) -> None:
    """It went to the edge of the colony with the robot on it, which commanded nobody any more."""
    deep = f10(
        saved=14, target=21, pod=None, robots=[robot, "pod"], hand=["module_control"], colonists=people
    )
    wanted = [answer.tile for answer in open_a_hole(deep.g) if isinstance(answer, PickModule)]
    assert space_named(robot) // SLOTS not in wanted


def test_a_crew_with_nothing_else_to_do_brings_people_nearer_who_need_not_come() -> None:
    """Turns ended with two actions left, because seven others were nearer and would do for the last load."""
    deep = f10(
        saved=21,
        robots=["M3A.3", "pod"],
        colonists="M5A.2 M3A.0 M1C.0 M1A.4 M4A.5 M1C.2 M3C.1 M5A.3 M5A.1",
        creeps="M4B.0 M1C.4 M1C.1",
        actions=3,
    )
    assert answer(deep) == Command(0, space_named("M3A.0"))
    idle, *_ = (thought for thought in Plan(deep.g).thoughts if not thought.answers)
    assert idle.worth == pytest.approx(Plan(deep.g).best.worth)


def test_one_roll_hits_all_modules_of_a_number() -> None:
    """Three Reactors that are nearly full are no better than one; an empty one makes all the difference."""

    def holds(creeps: str) -> float:
        crew = {"saved": 21, "robots": ["M1A.C", "M1C.C"], "colonists": "M1B.C M1B.0 " + SEVEN}
        return parts(f10(step="invasion", **crew, creeps=creeps).g, 0)["modules"]

    ring = " ".join(f"M3A.{slot} M3B.{slot}" for slot in range(1, 6))
    assert holds(ring + " M3C.0 M3C.1 M3C.3 M3C.4 M3C.5") < holds(ring) - 10


def test_reasons_have_the_names_of_the_parts() -> None:
    deep = f10(saved=21, robots=["M1A.C", "M1C.C"], colonists=SEVEN + FIVE)
    assert tuple(parts(deep.g, 0)) == PARTS


def test_a_crew_that_plans_wins_what_a_family_should_win() -> None:
    """One robot, the easiest preset: most of these are won (docs/balance.md has the figures)."""
    matches = [play(1, {"preset": "drill"}, f"family/{n}") for n in range(3)]
    assert sum(match.state.saved >= 14 for match in matches) >= 2
