"""When others are asked (SLG-RULING-51): what would help, what is safe, and which part of a turn it is."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from fathomfive.games.sleeping.crew import controlled
from fathomfive.games.sleeping.score import sheet
from fathomfive.games.sleeping.state import Fate, Trial
from fathomfive.games.sleeping.steps.challenge import adds, could_save
from fathomfive.games.sleeping.steps.events import EventPhase
from fathomfive.games.sleeping.steps.port import MarketVisit, PortVisit
from fathomfive.games.sleeping.steps.travel import to_next_region
from fathomfive.games.sleeping.steps.turn import Evening, Morning, Night
from fathomfive.kernel.play import Step
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule


@rule("SLG-TURN-3", "SLG-TURN-4")
@pytest.mark.parametrize("step", [Morning(), EventPhase(), MarketVisit(), PortVisit(), Evening(), Night()])
def test_every_part_of_a_turn_has_its_name(step: Step) -> None:
    """Who is asked, what is offered and what is written down in the log all go by it."""
    g = voyage().g
    running = step.run(g)
    if isinstance(running, Generator):
        next(running, None)
    assert g.phase == type(step).__struct_config__.tag


# --- travel ----------------------------------------------------------------------------------------------


def travelling(fate: int, slow: int = 0) -> Voyage:
    t = voyage()
    t.g.test = Trial("craft", 0, "travel", fate=Fate(fate))
    t.g.slow = slow
    return t


@rule("SLG-RULING-51", "SLG-TRAV-5")
@pytest.mark.parametrize(
    ("fate", "slow", "more"),
    [(3, 0, 1), (2, 0, 2), (9, 0, 1), (10, 0, 0), (1, -1, 6), (0, -1, 0), (1, -2, 0)],
)
def test_how_much_more_is_a_region_more(fate: int, slow: int, more: int) -> None:
    """No more than a fate can bring is looked for."""
    assert to_next_region(travelling(fate, slow).g) == more


@rule("SLG-RULING-51")
def test_whoever_can_add_distance_keeps_the_window_open() -> None:
    assert to_next_region(travelling(10).equip("laurent", "AB29").g) == 1


# --- tests -----------------------------------------------------------------------------------------------


@rule("SLG-RULING-51", "SLG-CHAL-3")
def test_who_adds_something_to_a_test() -> None:
    g = voyage().equip("mac", "AB14").g
    g.test = Trial("savvy", 9, "hazard")
    joins = ["audrie", "mac", "marco"]  # Mac by his card
    assert [member for member in controlled(g, 1) if adds(g, member)] == joins
    g.test = Trial("savvy", 9, "story")
    assert [member for member in controlled(g, 1) if adds(g, member)] == ["audrie", "marco"]
    g.crew["audrie"].fatigue = 2
    assert not adds(g, "audrie")


@rule("SLG-RULING-51", "SLG-CHAL-8")
def test_a_test_is_saved_by_hands_that_hold_something() -> None:
    t = voyage().command(0, 0).hand(0).hand(1, "AB43", "AB08")
    t.g.test = Trial("craft", 9, "story", fate=Fate(1))
    assert not could_save(t.g, 0, 1)  # nothing of one's own to give up: the other one is asked
    assert could_save(t.g, 1, 2)
    assert not could_save(t.g, 1, 3)
    t.hand(0, "AB09")
    assert could_save(t.g, 0, 3)


# --- the end ---------------------------------------------------------------------------------------------


@rule("SLG-SCORE-4")
def test_the_first_ending_counts_like_any_other() -> None:
    g = voyage().g
    for ending, reached in ((0, 0), (1, 1), (12, 1)):
        g.ending = ending
        assert next(line.n for line in sheet(g) if line.what == "ending") == reached
