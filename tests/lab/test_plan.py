"""Plans: which matches they mean, and what is refused before anything is played."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel.game import Refused
from fathomfive.lab.plan import Plan
from tests.lab.conftest import MakePlan

WriteFile = Callable[[str], Path]


def test_a_plan_tries_every_combination_that_fits(make_plan: MakePlan) -> None:
    plan = make_plan(seats=[2, 3], options={"sea": ["calm", "wild"]}, bots=["random", ["greedy", "random"]])
    tried = [(trial.setup.seats, trial.setup.options["sea"], trial.lineup) for trial in plan.trials]
    # two do not dare the wild sea, and a line-up of two names is for two seats
    assert tried == [
        (2, "calm", "random"),
        (2, "calm", "greedy+random"),
        (3, "calm", "random"),
        (3, "wild", "random"),
    ]
    assert [trial.number for trial in plan.trials] == [1, 2, 3, 4]


def test_without_seats_every_number_is_tried(make_plan: MakePlan) -> None:
    assert [trial.setup.seats for trial in make_plan(seats=[]).trials] == [2, 3, 4]


def test_a_change_of_content_is_tried_beside_what_is_printed(make_plan: MakePlan) -> None:
    plan = make_plan(change=[{"name": "rich", "overrides": {"sea": {"bank": 40}}}])
    assert [trial.change for trial in plan.trials] == ["", "rich"]
    assert plan.rules_hash(plan.trials[0]) != plan.rules_hash(plan.trials[1])


def test_matches_are_numbered_through_the_plan(make_plan: MakePlan) -> None:
    plan = make_plan(seats=[2, 3], matches=4)
    assert plan.total == 8
    assert [(plan.place(n)[0].number, plan.place(n)[1]) for n in (1, 4, 5, 8)] == [
        (1, 0),
        (1, 3),
        (2, 0),
        (2, 3),
    ]
    with pytest.raises(Refused, match="refused-plan-match"):
        plan.place(9)
    with pytest.raises(Refused, match="refused-plan-trial"):
        plan.trial(3)


def test_a_target_is_for_the_set_ups_it_names(make_plan: MakePlan) -> None:
    plan = make_plan(seats=[2, 3], target=[{"seats": 2, "win": 0.5}, {"seats": 3, "win": [0.2, 0.4]}])
    assert [plan.target_of(trial) for trial in plan.trials] == [(0.5, 0.5), (0.2, 0.4)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = 'pearls'", "matches"),
        ("game = 'pearls'\nmatches = 0", "refused-plan-empty"),
        ("game = 'chess'\nmatches = 1", "refused-no-such-game"),
        ("game = 'pearls'\nmatches = 1\nbots = ['grandmaster']", "refused-no-such-bot"),
        ("game = 'pearls'\nmatches = 1\nseats = [9]", "refused-plan-nothing-fits"),
        ("game = 'pearls'\nmatches = 1\noptions = { sea = 'dry' }", "refused-bad-option"),
        ("game = 'pearls'\nmatches = 1\ncolour = 'blue'", "colour"),
        ("game = 'pearls'\nmatches = 1\n[[target]]\nwin = 2", "refused-plan-target"),
        ("game = 'pearls'\nmatches = 1\n[[target]]\nwin = 0.5\nsaets = 2", "refused-plan-target-key"),
        (
            "game = 'pearls'\nmatches = 1\n[[change]]\nname = 'x'\noverrides.sea.bank = 30",
            "refused-plan-change",
        ),
        ("game = 'pearls'\nmatches = 1\n[[change]]\nname = 'x'\noverrides.sea.bank = 'full'", "bank"),
        ("game = ", "refused-plan"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(plan_file: WriteFile, text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        Plan.read(plan_file(text))
    assert said in str(refused.value)


def test_trials_share_their_dice(make_plan: MakePlan) -> None:
    """Common chance: what differs between two trials is what is tried."""
    plan = make_plan(seats=[2, 3])
    (one, first), (other, again) = plan.place(1), plan.place(plan.matches + 1)
    assert one != other
    assert plan.dice(one, first).key == plan.dice(other, again).key
    assert plan.dice(one, 0).key != plan.dice(one, 1).key


def test_the_page_shows_a_plan_that_can_be_read(plan_file: WriteFile) -> None:
    import fathomfive.lab.plan as module

    assert module.__doc__ is not None
    lines = module.__doc__.split("\n\n    ", 1)[1].split("\n\nA **trial**")[0]
    text = "\n".join(line.removeprefix("    ") for line in lines.splitlines())
    facts: Any = Plan.read(plan_file(text))
    assert len(facts.trials) > 8
    assert facts.target_of(facts.trials[1]) == (0.8, 0.8)
