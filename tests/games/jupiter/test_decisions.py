"""What a player is told before deciding: the ten decisions of `docs/proof/jupiter-says.md`, word for word."""

from __future__ import annotations

import pytest

from fathomfive.games.jupiter.actions import Command
from fathomfive.games.jupiter.colony import POD, space_named
from tests.games.jupiter.table import Deep, f10
from tests.games.said import every_option, option, prompt


def at(name: str) -> int:
    return space_named(name)


def test_a_turn_says_how_many_actions_and_what_a_move_is_good_for() -> None:
    deep = f10(robots=["M2A.3", "M2A.2"], creeps="M2A.5")
    assert prompt(deep) == "Five actions left. What do you do?"
    assert option(deep, do="move", to=at("M2A.4")) == (
        "Move to Kelp Terrace, south-west dome. One creep there to shoot."
    )
    assert option(deep, do="move", to=at("M4A.0")) == (
        "Move to Long Ear, east dome. You guard this module: no super creep can cover it."
    )


def test_a_shot_says_whom_it_saves_or_what_is_left() -> None:
    deep = f10(robots=["M2A.C", "pod"], colonists="M2A.0", creeps="M2A.1 M2A.3")
    assert option(deep, do="shoot", at=at("M2A.1")) == (
        "Shoot the creep on Kelp Terrace, north-east dome. A colonist is out of danger."
    )
    assert option(deep, do="shoot", at=at("M2A.3")) == (
        "Shoot the creep on Kelp Terrace, west dome. One creep is left on the module."
    )


def test_whom_to_command_says_who_is_in_danger_and_when() -> None:
    deep = f10(colonists="M2A.0 M2A.3", creeps="M2A.1")
    assert option(deep, do="command", who=at("M2A.0")) == (
        "Command the colonist on Kelp Terrace, east dome. "
        "A creep is across a bridge: where it stands, it becomes a creep at the end of your actions."
    )
    assert option(deep, do="command", who=at("M2A.3")) == (
        "Command the colonist on Kelp Terrace, west dome. Then say where."
    )


def test_where_to_send_a_colonist_says_whether_it_is_safe_there() -> None:
    deep = f10(colonists="M2A.2", creeps="M2A.0")
    deep.answers(Command, who=at("M2A.2"))
    assert prompt(deep) == "Five actions left. Where should this colonist go?"
    assert option(deep, do="send", to=at("M2A.1")) == (
        "Send the colonist to Kelp Terrace, north-east dome. "
        "A creep is across a bridge there: converted at the end of your actions."
    )
    assert option(deep, do="send", to=at("M2A.3")) == (
        "Send the colonist to Kelp Terrace, west dome. No creep is across a bridge there."
    )


@pytest.mark.parametrize(
    ("aboard", "words"),
    [
        (5, "6 aboard after this, 1 to go."),
        (6, "The seventh aboard: the pod launches. 21 of 28 saved."),
    ],
)
def test_sending_somebody_aboard_says_how_many_are_missing(aboard: int, words: str) -> None:
    deep = f10(robots=["M1B.1", "M2A.3"], colonists="M3B.5 M3B.0", aboard=aboard, saved=14)
    deep.answers(Command, who=at("M3B.5"))
    assert option(deep, do="send", to=POD) == f"Send the colonist into the pod. {words}"


def test_launching_early_says_how_many_are_saved_then() -> None:
    deep = f10(robots=["M2A.3", "M2A.2"], hand=["pilot"], aboard=3, saved=14)
    assert option(deep, do="use", card="pilot") == (
        "Use Pilot. Whoever is aboard is saved: 17 of 28 in all. The pod is away until your next turn."
    )


def ending(deep: Deep) -> str:
    return option(deep, do="end_actions")


def test_ending_the_actions_names_who_is_lost_by_it() -> None:
    assert ending(f10(colonists="M2A.0", creeps="M2A.1")) == (
        "End your actions with 5 unused. The colonist on the east dome of Kelp Terrace becomes a creep. "
        "Then the invasion die is rolled, and you draw a card."
    )
    assert ending(f10(colonists="M2A.0", creeps="M2A.3", actions=1)) == (
        "End your actions with one unused. Nobody is in danger now. "
        "Then the invasion die is rolled, and you draw a card."
    )


def test_a_roll_that_may_be_taken_back_names_the_modules_it_hits() -> None:
    deep = f10(rolls=[3, 2], core="phase_shift", step="invasion")
    assert prompt(deep) == "The die shows 3: 3 modules get a creep. Roll again?"
    assert every_option(deep) == [
        "Roll the die again. The new roll counts, whatever it shows.",
        "Keep the roll. Creeps come to Ember Ring, Broken Halo and Keel Reactor.",
    ]


def test_a_suppressant_says_who_lives_on_each_module_and_what_comes_otherwise() -> None:
    deep = f10(rolls=[3], core="suppressant", step="invasion", colonists="M3A.0", creeps="M3B.1")
    assert prompt(deep) == "Which module does the Suppressant keep clear?"
    assert every_option(deep) == [
        "Nothing comes to Ember Ring. One colonist on it, no creeps.",
        "Nothing comes to Broken Halo. Nobody on it, one creep.",
        "Nothing comes to Keel Reactor. Nobody on it, no creeps.",
        "Let it happen. Creeps come to Ember Ring, Broken Halo and Keel Reactor.",
    ]
    setback = f10(core="suppressant", step="draw", deck=["power_grab"])
    assert prompt(setback) == "Power Grab! Which module does the Suppressant keep clear?"
    assert option(setback, do="pass") == (
        "Let it happen. Super creeps rise on Ember Ring, Broken Halo and Keel Reactor."
    )


def test_where_a_creep_lands_says_whom_it_endangers() -> None:
    deep = f10(rolls=[3], step="invasion", colonists="M3A.0")
    assert prompt(deep) == "A creep comes to Ember Ring. Where does it land?"
    assert option(deep, do="place_creep", at=at("M3A.1")) == (
        "The creep lands on Ember Ring, north-east dome. "
        "One colonist is across a bridge, to be led away or lost when the next actions end."
    )
    assert option(deep, do="place_creep", at=at("M3A.2")) == (
        "The creep lands on Ember Ring, north-west dome. No colonist is across a bridge."
    )


def test_docking_says_how_many_live_beside_the_pod() -> None:
    deep = f10(step="turn", pod=None, keeper=0, colonists="M1B.C M4A.2")
    assert prompt(deep) == "Where does the pod dock?"
    assert "Dock: West of Bunkwheel. Linked to 2 modules, 2 colonists live there." in every_option(deep)
