"""When a trial is stopped: the error that is allowed, the same rows whoever plays, and sweeps that use it."""

from pathlib import Path

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.lab.hands import Here
from fathomfive.lab.plan import Plan, Span, Sweep
from fathomfive.lab.playing import Rows, play_number
from fathomfive.lab.report.study import Study
from fathomfive.lab.report.sweeps import stop_note
from fathomfive.lab.running import Driver, figures_of
from fathomfive.lab.stopping import anytime_interval, judged, watched
from fathomfive.lab.store import Store
from fathomfive.lab.waves import Waves
from tests.lab.conftest import MakePlan


def test_who_looks_after_every_match_is_wrong_no_more_often_than_allowed() -> None:
    """Four hundred runs of a fair coin, each looked at after every throw: a usual interval would leave the
    truth out at some moment in nearly half of them."""
    dice, wrong = Dice.seeded("coins"), 0
    for _ in range(400):
        heads, out = 0, False
        for count in range(1, 301):
            heads += dice.below(2)
            low, high = anytime_interval(heads, count, 0.1)
            out = out or not low <= 0.5 <= high
        wrong += out
    assert wrong <= 40


def test_the_interval_narrows_and_holds_the_rate() -> None:
    widths = []
    for count in (10, 100, 1000):
        low, high = anytime_interval(0.3 * count, count, 0.05)
        assert low < 0.3 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.12
    assert anytime_interval(0, 0, 0.05) == (0, 1)
    assert anytime_interval(0, 50, 0.05)[0] == 0
    assert anytime_interval(50, 50, 0.05)[1] == 1


def test_a_verdict_says_whether_the_target_is_met(make_plan: MakePlan) -> None:
    plan = make_plan(matches=500, stop={"within": 0.05}, target=[{"win": [0.3, 0.7]}])
    (trial,) = plan.trials
    assert judged(plan, trial, [1.0] * 60).verdict == "missed"
    assert judged(plan, trial, [0.0, 1.0] * 200).verdict == "met"
    assert judged(plan, trial, [0.0, 1.0] * 3).verdict == "open"
    aimless = make_plan(matches=5000, stop={"within": 0.05})
    assert judged(aimless, trial, [0.0, 1.0] * 1000).verdict == "known"


def test_waves_end_where_the_verdict_stands(make_plan: MakePlan) -> None:
    plan = make_plan(matches=400, seats=[2, 3], stop={"within": 0.2, "look": 10})
    waves, played = Waves(plan, {}), list[int]()
    while wave := waves.next():
        for number in wave:
            trial, index = plan.place(number)
            waves.saw(number, 1.0 if trial.number == 1 else float(index % 2))  # the second is harder to judge
        played += wave
    each = [sum(plan.place(number)[0].number == trial for number in played) for trial in (1, 2)]
    assert each[0] < each[1] < 400
    assert all(count % 10 == 0 for count in each)
    assert Waves(plan, waves.figures).next() == []
    assert waves.most_left == 0


def test_a_run_that_is_broken_off_ends_with_the_same_matches(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=200, seats=[2, 3], stop={"within": 0.25, "look": 10})
    with Store.writing(tmp_path / "whole", plan) as whole:
        Driver(whole, Here(plan)).run()
    with Store.writing(tmp_path / "broken", plan) as broken:
        while not Driver(broken, Here(plan)).run(for_seconds=0.02):
            pass
    assert broken.done() == whole.done()
    assert len(whole.done()) < plan.total
    assert figures_of(broken) == figures_of(whole)


def test_what_is_watched_is_the_bot_that_is_named_first(make_plan: MakePlan) -> None:
    plan = make_plan(bots=["greedy", "random"], meet=True)
    first, second = (plan.seating(plan.trials[0], index).bots for index in (0, 1))
    assert (first, second) == (("greedy", "random"), ("random", "greedy"))
    assert plan.dice(plan.trials[0], 0).key == plan.dice(plan.trials[0], 1).key
    assert [watched(plan, number, [0], 0) for number in (1, 2)] == [1.0, 0.0]
    assert watched(plan, 1, [0, 1], 0) == 0.5
    assert watched(plan, 1, [], 0) == 0.0


@pytest.mark.parametrize(
    ("span", "values"),
    [
        (Span(3, 5), [3, 4, 5]),
        (Span(0.1, 0.5, 0.2), [0.1, 0.3, 0.5]),
        (Span(1, 6, 2), [1, 3, 5]),
        (Span(5, 3), []),
    ],
)
def test_a_span_has_its_numbers(span: Span, values: list[float]) -> None:
    assert span.values == values


def test_a_sweep_is_tried_beside_what_is_printed(make_plan: MakePlan) -> None:
    sweep = {"name": "bank", "what": "sea.bank", "values": {"from": 20, "to": 40, "step": 10}}
    plan: Plan = make_plan(sweep=[sweep])
    plan.check()
    assert plan.printed == {"bank": 30}  # which is not played twice
    assert [trial.change for trial in plan.trials] == ["", "bank 20", "bank 40"]
    assert plan.swept(Sweep("bank", "sea.bank", [20, 30, 40])) == {
        "": 30,
        "bank 20": 20,
        "bank 30": 30,
        "bank 40": 40,
    }


def test_a_run_that_stopped_early_is_whole_and_says_what_it_saved(
    make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=400, stop={"within": 0.25, "look": 10})
    with Store.writing(tmp_path, plan) as store:
        Driver(store, Here(plan)).run()
    study = Study(store)
    assert study.whole
    (result,) = study.results
    assert result.judged is not None
    assert result.judged.verdict == "known"
    assert result.interval[1] - result.interval[0] > result.figure.high - result.figure.low
    assert f"{400 - result.matches} of 400 matches were not needed" in stop_note(study)
    assert "not judged yet" not in stop_note(study)


def test_a_run_that_goes_on_does_not_say_what_it_will_save(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=400, stop={"within": 0.25, "look": 10})
    rows = Rows()
    for number in (1, 2, 3):
        rows.add(play_number(plan, number))
    with Store.writing(tmp_path, plan) as store:
        store.write(rows)
    assert "not needed" not in stop_note(Study(store))
    assert stop_note(Study(store)).endswith("The run goes on.")
