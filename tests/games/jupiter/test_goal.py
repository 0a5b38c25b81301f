"""Where the colony stands: the goal early and late, each end when it is near, the sentence of each ending."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomfive.games.jupiter.scene.goal import FEW
from tests.at_the_table import ending_of, ends_of, goal_of, in_words, steps_of
from tests.games.jupiter.table import Deep, f10, f19

SEVEN = "M1C.0 M1C.1 M1C.2 M1C.3 M1C.4 M1C.5 M1C.C"


def test_early_the_goal_says_how_many_and_nothing_is_near() -> None:
    match = f19().match
    assert in_words(match, goal_of(match).sentence) == (
        "Save 28 colonists, and end with every robot in the pod."
    )
    assert steps_of(match) == ["Saved: now, 0 of 28", "Robots in the pod: later, 2 of 2"]
    assert in_words(match, goal_of(match).steps[0].text) == "none aboard the pod"
    assert not any(end.near for end in goal_of(match).ends)


def test_near_the_end_enough_are_saved_and_a_robot_is_missing() -> None:
    match = f10(robots=["M2A.C", "pod"], saved=28, aboard=1).match
    assert steps_of(match) == ["Saved: done, 28 of 28", "Robots in the pod: now, 1 of 2"]
    assert in_words(match, goal_of(match).steps[0].text) == "one aboard the pod"


@pytest.mark.parametrize(
    ("others", "says"), [(SEVEN, "8, 4 to spare"), (SEVEN[6:], "! 7, 3 to spare"), ("", "! 1, 3 to spare")]
)
def test_too_few_alive_is_near_with_three_to_spare(others: str, says: str) -> None:
    saved = 24 if others else 30
    match = f10(saved=saved, colonists=f"M2A.0 {others}").match
    assert ends_of(match)["too few are alive"] == says
    assert FEW == 3


def test_the_last_reactor_is_near_and_what_is_smothered_is_said() -> None:
    three = f10(supers="M3A").match
    one = f10(without=["M3A", "M3B"], robots=["M5A.C", "pod"]).match
    assert ends_of(three)["the last Reactor goes"] == "3 left, 1 smothered"
    assert ends_of(one)["the last Reactor goes"] == "! 1 left"


def test_the_last_beacon_is_near() -> None:
    assert ends_of(f10().match)["the last Beacon goes"] == "2 left"
    assert ends_of(f10(without=["M4A"]).match)["the last Beacon goes"] == "! 1 left"


def test_all_robots_lost_is_an_end_only_where_robots_can_be_lost() -> None:
    whole = f10(robots=["M2A.C", "M2A.1", "pod"], robot_vulnerability=True).match
    one = f10(robots=["M2A.C", "out", "out"], robot_vulnerability=True).match
    assert "every robot is lost" not in ends_of(f10().match)
    assert ends_of(whole)["every robot is lost"] == "0 of 3"
    assert ends_of(one)["every robot is lost"] == "! 2 of 3"


def test_a_limit_of_turns_is_a_clock() -> None:
    assert goal_of(f10().match).clock is None
    match = f10(turn=398, turn_limit=True).match
    clock = goal_of(match).clock
    assert clock is not None
    assert (in_words(match, clock.label), in_words(match, clock.note)) == ("Turn 398 of 400", "2 to go")


# --- every ending ------------------------------------------------------------------------------------


def by_won() -> Deep:
    deep = f10(robots=["pod", "pod"], aboard=1, saved=27, colonists="M2A.0", hand=["pilot"])
    deep.uses("pilot")
    return deep


def by_colonists() -> Deep:
    deep = f10(robots=["M4A.3", "pod"], saved=40, target=42, colonists="M2A.0 M5A.0", creeps="M2A.C")
    deep.ends()
    return deep


def by_power() -> Deep:
    creeps = "M3C.0 M3C.1 M3C.2 M3C.3 M3C.4"
    return f10(robots=["M5A.C", "pod"], without=["M3A", "M3B"], creeps=creeps, step="invasion", rolls=[3])


def by_radar() -> Deep:
    creeps = "M4A.0 M4A.1 M4A.2 M4A.3 M4A.4 M4A.5"
    return f10(robots=["M5A.C", "pod"], without=["M4B"], creeps=creeps, step="invasion", rolls=[4])


def by_no_robots() -> Deep:
    creeps = "M3A.0 M3A.1 M3A.2"
    robots = ["M3A.5", "M3A.4"]
    deep = f10(robots=robots, creeps=creeps, robot_vulnerability=True, step="invasion", rolls=[3])
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    return deep


def by_stalled() -> Deep:
    return f10(step="turn", turn=400, turn_limit=True)


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (by_won, "Enough colonists are saved, and every robot is aboard. Saved: 28 of 28, turn 1."),
        (by_colonists, "Too few colonists are left to be saved. Saved: 40 of 42, turn 1."),
        (by_power, "The last reactor is gone, and with it the light. Saved: 28 of 28, turn 1."),
        (by_radar, "The last beacon is gone: nobody will find the colony. Saved: 28 of 28, turn 1."),
        (by_no_robots, "No robot is left to launch the pod. Saved: 28 of 28, turn 1."),
        (by_stalled, "The limit of turns is reached, and nothing was decided. Saved: 28 of 28, turn 401."),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_every_ending_says_why(ends: Callable[[], Deep], sentence: str) -> None:
    assert ending_of(ends().match) == sentence
