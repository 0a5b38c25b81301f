"""The plans that come with the lab can be carried out, and what is read off one of them is right."""

import runpy
from pathlib import Path

import msgspec
import pytest

from fathomfive.kernel.tells import Tell
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import journal_of, play_number
from fathomfive.lab.store import Store

ROOT = Path(__file__).parents[2]
PLANS = sorted((ROOT / "examples" / "plans").glob("*.toml"))


@pytest.mark.parametrize("file", PLANS, ids=[file.stem for file in PLANS])
def test_a_plan_goes_through_whole_rounds(file: Path) -> None:
    plan = Plan.read(file)
    assert all(plan.matches % len(plan.arrangements(trial)) == 0 for trial in plan.trials)


def test_what_models_took_adds_up(tmp_path: Path) -> None:
    """All that was taken in a match, counted from the log as it was told."""
    script = runpy.run_path(str(ROOT / "benchmarks" / "lurk_took.py"))
    book_of, kind, took = script["book_of"], script["kind"], script["took"]
    (file,) = [file for file in PLANS if file.stem == "lurk-factions"]
    plan = msgspec.structs.replace(Plan.read(file), matches=1, seats=[2], bots=["random"])
    with Store.writing(tmp_path, plan) as store:
        store.write(play_number(plan, 1))
    models, told = book_of(plan, 1).models, list[Tell]()
    match = journal_of(plan, 1).match_at(sink=told.append)
    wounds = [msgspec.to_builtins(tell.args) for tell in told if tell.text == "log-wounds"]
    worth = 0.0
    for args in wounds:
        if kind(args["attacker"]) in models and kind(args["target"]) in models:  # else something of the abyss
            card = models[kind(args["target"])]
            worth += card.cost * min(args["wounds"], card.heart) / card.heart
    copies = [model.kind for model in match.state.models]
    found = {name: shares[0] for (_, name), shares in took(store).items()}
    assert found.keys() == set(copies)
    assert sum(found[name] * models[name].cost for name in copies) == pytest.approx(worth)
    assert worth > 0
