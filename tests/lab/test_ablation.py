"""What single cards are worth: a planted one is found, a fair one is not spoken of."""

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from fathomfive.author import Action, Ask, Content, End, Outcome, Play, Start, State, Step
from fathomfive.kernel.game import Refused
from fathomfive.lab.hands import Here
from fathomfive.lab.plan import Plan
from fathomfive.lab.report.ablation import ablation, worths
from fathomfive.lab.report.study import Study
from fathomfive.lab.running import Driver
from fathomfive.lab.shares import paired
from fathomfive.lab.store import Store
from tests.lab.conftest import MakePlan
from tests.toys.pearls.game import GAME, Book, Options

SHELLS = 22
WORTH = {"0": 2, "1": 2, "2": 2, "3": 5}
"""Of each shell: three are as good as any other, the fourth is planted."""
DRAWN, ENOUGH = 5, 13


class Chest(State):
    shells: list[str]


class Open(Action, frozen=True, tag="open"): ...


class Draw(Step, tag="draw"):
    """Somebody opens the chest: what is in the first few shells is enough, or it is not."""

    def run(self, g: Chest) -> Play:
        yield from Ask("open", 0, [Open(0)], "PRL-LEAD-1", confirm=True)
        found = sum(WORTH.get(shell, 2) for shell in g.shells[:DRAWN])
        won = found >= ENOUGH
        raise End(Outcome((float(won),) * 2, (0, 1) if won else (), "dry", "PRL-END-1"))


def begin(start: Start) -> tuple[Chest, list[Step]]:
    """A shell that is taken out makes room for a plain one: the chest is always as full."""
    shells = [name for name, count in start.book.shells["calm"].items() for _ in range(count)]
    shells += ["plain"] * (SHELLS - len(shells))
    start.dice.shuffle(shells)
    return Chest(dice=start.dice, shells=shells), [Draw()]


def book(overrides: Mapping[str, Any], options: Options) -> Book:
    return Content("tests.toys.pearls", overrides).read("sea", Book)


@pytest.fixture
def chest(monkeypatch: pytest.MonkeyPatch) -> None:
    toy: Any = GAME  # another game in the same box: its state is not the one of Pearls
    game = dataclasses.replace(
        toy,
        state=Chest,
        steps=(Draw,),
        actions=(Open,),
        begin=begin,
        book=book,
        cooperative=lambda options: True,
        zones=lambda g: {},
        components=lambda g: {},
        _books={},
    )
    monkeypatch.setattr("fathomfive.lab.plan.find_game", lambda name: game)


def studied(plan: Plan, folder: Path) -> Study:
    plan.check()
    with Store.writing(folder, plan) as store:
        Driver(store, Here(plan)).run()
    return Study(store)


def test_a_planted_card_is_found_and_nothing_is_said_of_fair_ones(
    chest: None, make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=400, ablate=[{"each": "sea.shells.calm.*", "set": 0}])
    assert [trial.change for trial in plan.trials] == ["", "− 0", "− 1", "− 2", "− 3"]
    study = studied(plan, tmp_path)
    found = {worth.name: worth.difference for worth in worths(study)}
    assert found["3"].low > 0.2
    assert [name for name, difference in found.items() if difference.clear] == ["3"]
    (section,) = ablation(study)
    assert "1 of 4 make a clear difference" in section.answer
    assert "3 more are not shown" in section.note


def test_where_nothing_is_planted_nothing_is_found(
    chest: None, make_plan: MakePlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WORTH, "3", 2)
    monkeypatch.setattr("tests.lab.test_ablation.ENOUGH", 10)
    plan = make_plan(matches=200, ablate=[{"each": "sea.shells.calm.*", "set": 0}])
    (section,) = ablation(studied(plan, tmp_path))
    assert "None of 4 makes a difference" in section.answer


def test_pairs_are_sharper_than_rates_and_many_comparisons_are_wider() -> None:
    without, with_it = [0.0, 1.0] * 100, [0.0, 1.0] * 90 + [1.0, 1.0] * 10
    one, many = paired(without, with_it), paired(without, with_it, comparisons=30)
    assert one.rate == many.rate == 0.05
    assert one.clear
    assert many.low < one.low < one.high < many.high


def test_what_is_not_in_the_content_cannot_be_taken_out(make_plan: MakePlan) -> None:
    for each in ("sea.whales.*", "nowhere.*"):
        with pytest.raises(Refused, match="refused-plan-ablate"):
            make_plan(ablate=[{"each": each, "set": 0}]).check()
