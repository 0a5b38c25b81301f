"""What is told when something turns up: the ten reveals of `docs/proof/jupiter-says.md`, word for word."""

from __future__ import annotations

import pytest

from tests.games.jupiter.table import f10
from tests.games.said import line, lines


def test_a_die_says_which_modules_get_creeps_and_why_these() -> None:
    assert lines(f10(rolls=[3], step="invasion"), "rolls", "hit") == [
        "Ada rolls a 3.",
        "A 3: the 3 rim modules with this number get a creep each: Ember Ring, Broken Halo and Keel Reactor.",
    ]


def test_a_six_says_that_creeps_call_creeps() -> None:
    assert line(f10(rolls=[6], step="invasion", creeps="M2A.1"), "six") == (
        "A six: the only module with creeps gets another, Kelp Terrace."
    )
    assert line(f10(rolls=[6], step="invasion"), "six_nothing") == (
        "A six: every module with creeps gets another, but there is none."
    )


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (
            {"colonists": "M3A.0"},
            "creeps hold 1 of its 6 domes. One colonist is across a bridge and in danger.",
        ),
        (
            {"creeps": "M3A.2 M3A.3 M3A.4 M3A.5"},
            "creeps hold 5 of its 6 domes. One more, and the module falls.",
        ),
        ({"creeps": "M3A.2 M3A.3 M3A.4", "robots": ["M3A.5", "pod"]}, "creeps hold 4 of its 6 domes."),
    ],
)
def test_a_creep_says_whom_it_endangers_and_how_full_the_module_is(
    table: dict[str, str | list[str]], words: str
) -> None:
    deep = f10(rolls=[3], step="invasion", **table)
    if "creeps" not in table:  # else there is one free dome at the rim
        deep.chooses(at="M3A.1")
    assert lines(deep, "creep_lands")[0] == f"A creep lands on the north-east dome of Ember Ring: {words}"


@pytest.mark.rule("JUP-INV-7")
def test_a_colonist_that_is_taken_is_counted_among_the_lost() -> None:
    creeps = "M3A.0 M3A.1 M3A.2 M3A.3 M3A.4"
    deep = f10(rolls=[3], step="invasion", creeps=creeps, colonists="M3A.5 M1A.2", saved=14, target=14)
    assert line(deep, "creep_takes") == (
        "A creep takes the colonist on the south-east dome of Ember Ring: no dome of that module was free. "
        "One colonist is lost so far; one more may be."
    )


def test_a_module_that_falls_says_why_and_what_is_left_of_its_kind() -> None:
    creeps = "M3A.0 M3A.1 M3A.2 M3A.3 M3A.4"
    deep = f10(rolls=[3], step="invasion", creeps=creeps, colonists="M3A.5")
    assert lines(deep, "cracks", "self_destructs") == [
        "Creeps hold every dome of Ember Ring: its clamps give way.",
        "Ember Ring falls into the clouds with all its creeps. 2 reactors are left.",
    ]


@pytest.mark.rule("JUP-CONV-1")
@pytest.mark.parametrize(
    ("target", "words"), [(28, "one more may be"), (29, "nobody more may be"), (30, "that leaves too few")]
)
def test_a_conversion_names_the_lost_and_how_many_more_may_be(target: int, words: str) -> None:
    deep = f10(rolls=[1], step="conversion", creeps="M2A.1", colonists="M2A.0 M1A.5", saved=28, target=target)
    assert line(deep, "converts") == (
        "A creep is across a bridge from the colonist on the east dome of Kelp Terrace: "
        f"it becomes a creep, too. One colonist is lost so far; {words}."
    )


def test_power_grab_says_which_plants_fall_silent_and_what_that_costs() -> None:
    deep = f10(step="draw", deck=["power_grab"])
    assert lines(deep, "power_grab", "covers_plant")[:2] == [
        "Ada draws Power Grab: “A super creep rises on every power plant without a robot on its module.” "
        "That is Ember Ring, Broken Halo and Keel Reactor.",
        "A super creep covers the power plant of Ember Ring: the hand limit is 3.",
    ]


def test_signal_to_noise_says_what_a_covered_dish_costs() -> None:
    deep = f10(step="draw", deck=["signal_to_noise"])
    assert lines(deep, "covers_dish", "jammed")[1:] == [
        "A super creep covers the radar dish of Cracked Saucer: "
        "every turn starts with one action less while a dish is covered.",
        "A super creep covers a radar dish: Tom starts with 4 actions.",
    ]


def test_surge_says_which_modules_get_one_more() -> None:
    deep = f10(step="draw", deck=["surge"], got_creep=["M3A"])
    assert line(deep, "surge") == (
        "Ada draws Surge: “Every module that got a creep this turn gets one more.” That is Ember Ring."
    )


def test_a_card_that_is_drawn_says_what_it_does() -> None:
    assert line(f10(step="draw", deck=["boost"]), "draws") == "Ada draws Boost: “One extra action this turn.”"


def test_a_launch_says_why_and_how_many_are_saved_now() -> None:
    deep = f10(robots=["M1B.1", "M2A.3"], colonists="M3B.5 M3B.0", aboard=6, saved=14)
    deep.commands("M3B.5", "pod")
    assert line(deep, "launches") == (
        "Seven colonists are aboard, and the pod launches: 7 colonists are saved, 21 so far; 28 are needed. "
        "Ada docks it at the start of their next turn."
    )
