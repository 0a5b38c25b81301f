"""One match of a plan becomes rows, the same wherever and whenever it is played."""

import json
import pickle

import pytest

from fathomfive.bots import bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Closed
from fathomfive.lab.batches import play_batch
from fathomfive.lab.playing import MatchFailed, journal_of, play_number, spelled
from tests.lab.conftest import MakePlan, without_clock
from tests.toys.pearls.game import GAME, Choose, Light


def test_the_same_number_gives_the_same_rows(make_plan: MakePlan) -> None:
    plan = make_plan(events=["*"])
    one, again = play_number(plan, 3), play_number(plan, 3)
    assert [without_clock(row) for row in one.matches] == [without_clock(row) for row in again.matches]
    assert (one.choices, one.events) == (again.choices, again.events)
    assert without_clock(one.matches[0]) != without_clock(play_number(plan, 4).matches[0])


def test_a_row_says_what_simulate_would_say(make_plan: MakePlan) -> None:
    plan = make_plan(seed="7")
    row = play_number(plan, 2).matches[0]
    bots = [bot_named("random", f"7/1/{seat}") for seat in range(2)]
    match, decisions = play_match(GAME, plan.trials[0].setup, bots, Dice.seeded("7/1"))
    assert match.outcome is not None
    assert (row.cause, tuple(row.winners), row.decisions) == (
        match.outcome.cause,
        match.outcome.winners,
        decisions,
    )


def test_a_match_opens_again_as_the_same_match(make_plan: MakePlan) -> None:
    plan = make_plan(bots=["greedy"])
    row = play_number(plan, 2).matches[0]
    journal = journal_of(plan, 2)
    journal.verify(GAME)
    closed = journal.entries[-1]
    assert isinstance(closed, Closed)
    assert (closed.outcome.cause, list(closed.outcome.winners)) == (row.cause, row.winners)


def test_choices_are_counted_by_seat(make_plan: MakePlan) -> None:
    rows = play_number(make_plan(), 1)
    assert sum(choice.times for choice in rows.choices) == rows.matches[0].decisions
    assert {choice.seat for choice in rows.choices} == {0, 1}
    for choice in rows.choices:
        assert choice.won == (choice.seat in rows.matches[0].winners)


def test_a_choice_is_spelled_with_its_words_and_without_its_numbers() -> None:
    assert spelled(Choose(1, "wreck")) == "choose reef=wreck"
    assert spelled(Light(1)) == "light"


def test_only_the_events_of_the_plan_are_kept(make_plan: MakePlan) -> None:
    heard = play_number(make_plan(events=["*"]), 1).events
    kinds = sorted({event.event for event in heard})
    assert len(kinds) > 1
    some = play_number(make_plan(events=[kinds[0]]), 1).events
    assert some == [event for event in heard if event.event == kinds[0]]
    assert all(json.loads(event.args) is not None for event in some)
    assert play_number(make_plan(), 1).events == []


def test_a_broken_rule_names_its_match(make_plan: MakePlan, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan()
    monkeypatch.setattr("fathomfive.lab.playing.spelled", lambda action: 1 // 0)
    with pytest.raises(MatchFailed, match="ZeroDivisionError") as failed:
        play_number(plan, 3)
    assert failed.value.number == 3


def test_a_batch_stops_when_its_time_is_up_and_hands_the_rest_back(make_plan: MakePlan) -> None:
    plan = make_plan()
    played = play_batch(plan, [1, 2, 3], seconds=0)
    assert [row.match for row in played.rows.matches] == [1]
    assert played.left == [2, 3]
    assert play_batch(plan, [1, 2, 3], seconds=60).left == []


def test_what_a_task_brings_back_survives_the_journey(make_plan: MakePlan) -> None:
    played = play_batch(make_plan(events=["*"]), [1, 2, 3], seconds=0)
    assert played.rows.events
    assert pickle.loads(pickle.dumps(played)) == played  # noqa: S301  # our own, just made
