"""Where the battle stands: the goal early and late, the end when it is near, the sentence of each ending."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.state import FALLEN, RESERVE
from fathomfive.games.lurk.steps.turn import CleanUp, EndOfTurn, LurkerPhase, Menu
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.at_the_table import ending_of, ends_of, goal_of, in_words
from tests.games.lurk.table import Battle, battle

DRONE = ("cog_drone", (0, -1))


def two_and_one(round: int = 1) -> Battle:
    return battle(
        {"drone": DRONE, "hulk": ("cog_hulk", RESERVE)}, {"hand": ("nautilus_deckhand", (0, 3))}, round=round
    )


def test_before_the_armies_are_in_the_goal_is_a_sentence_and_tells_nothing_of_them() -> None:
    match = Match.start(GAME, Setup(GAME.id, 2), Dice.seeded(1))
    goal = goal_of(match)
    assert in_words(match, goal.sentence) == "Be the last army, or have the dearest survivors after round 15."
    assert (goal.rivals, goal.clock, goal.ends) == ((), None, ())


def test_early_the_goal_shows_what_each_army_is_worth_and_those_in_reserve_count() -> None:
    b = two_and_one()
    g, goal = b.g, goal_of(b.match)
    costs = [g.kit(model).cost for model in g.models]
    assert [(rival.seat, rival.value) for rival in goal.rivals] == [(0, costs[0] + costs[1]), (1, costs[2])]
    assert [in_words(b.match, rival.text) for rival in goal.rivals] == ["2 models", "1 model"]
    assert goal_of(b.match, None).rivals == goal_of(b.match, 1).rivals == goal.rivals


@pytest.mark.parametrize(
    ("round", "label", "note"), [(5, "Round 5 of 15", "10 to go"), (15, "Round 15 of 15", "the last one")]
)
def test_the_clock_says_which_round_it_is_and_how_many_are_left(round: int, label: str, note: str) -> None:
    b = two_and_one(round)
    clock = goal_of(b.match).clock
    assert clock is not None
    assert (clock.n, clock.of) == (round, 15)
    assert (in_words(b.match, clock.label), in_words(b.match, clock.note)) == (label, note)


def test_the_last_model_is_near_for_whoever_has_one_left() -> None:
    match = two_and_one().match
    assert ends_of(match, 0) == {"your last model falls": "2 left"}
    assert ends_of(match, 1) == {"your last model falls": "! 1 left"}
    assert ends_of(match, None) == {}


def test_who_is_out_has_nothing_left_to_lose() -> None:
    gone = {"gone": ("nautilus_sled", (2, 1), {"tile": FALLEN})}
    b = battle({"drone": DRONE}, {"hand": ("nautilus_deckhand", (0, 3))}, gone)
    b.g.players[2].out = 1
    assert ends_of(b.match, 2) == {}
    assert goal_of(b.match, 2).rivals[2].value == 0


# --- every ending ------------------------------------------------------------------------------------


def by_elimination() -> Battle:
    poisoned = {"last": ("nautilus_deckhand", (0, 0), {"tokens": ["poisoned"], "wounds": 1})}
    return battle({"drone": DRONE}, poisoned, agenda=[CleanUp()])


def by_falling_together() -> Battle:
    b = battle(
        {"last": ("cog_hulk", (0, -1), {"wounds": 4})},
        {"thorns": ("low_netmaster", (0, 0), {"ability": "low_a7", "wounds": 3})},
        card="0/1/2",
    )
    b.attacks("last", "thorns", "Ob Ob Ob Ob").passes().uses("card")
    return b


def by_rounds() -> Battle:
    b = battle({"one": DRONE}, {"other": ("low_clawkin", RESERVE)}, agenda=[LurkerPhase(), Menu()])
    b.g.round, b.g.players[0].essence = 15, 9
    b.g.agenda.extend([CleanUp(), EndOfTurn()])
    b.put("event_deck", "ev_leak")
    b.ends_turn()
    return b


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (by_elimination, "Only one army is left on the sea floor."),
        (by_falling_together, "The last armies fell in the same moment."),
        (by_rounds, "The last round is over: the most valuable survivors decide."),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_every_ending_says_why(ends: Callable[[], Battle], sentence: str) -> None:
    assert ending_of(ends().match) == sentence
