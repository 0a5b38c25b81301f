"""The folder of a run: parts that are whole, never mixed, never written by two."""

from pathlib import Path

import msgspec
import pytest

from fathomfive.kernel.game import Refused
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import Rows, play_number
from fathomfive.lab.store import Store
from tests.lab.conftest import MakePlan


def rows_of(plan: Plan, *numbers: int) -> Rows:
    rows = Rows()
    for number in numbers:
        rows.add(play_number(plan, number))
    return rows


def test_rows_come_back_as_they_were_written(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(events=["*"])
    wrote = rows_of(plan, 2, 1)
    with Store.writing(tmp_path, plan) as store:
        store.write(wrote)
        store.write(rows_of(plan, 4))
    again = Store.open(tmp_path)
    assert again.plan == plan
    assert again.done() == {1, 2, 4}
    assert again.table("matches")["match"].to_list() == [1, 2, 4]
    first = again.table("matches").row(0, named=True)
    assert first == msgspec.to_builtins(wrote.matches[1])
    assert again.table("choices").height == len(wrote.choices) + len(rows_of(plan, 4).choices)
    assert again.table("events").height > 0


def test_a_part_without_its_matches_does_not_count(make_plan: MakePlan, tmp_path: Path) -> None:
    """Killed between two files of a part: what lies there is written over by the next."""
    plan = make_plan()
    with Store.writing(tmp_path, plan) as store:
        store.write(rows_of(plan, 1))
        store.write(rows_of(plan, 2))
        (tmp_path / "matches" / "part-00002.parquet").unlink()
        assert store.done() == {1}
        assert set(store.table("choices")["match"]) == {1}
        store.write(rows_of(plan, 3))
        assert set(store.table("choices")["match"]) == {1, 3}


def test_rows_of_two_plans_are_never_mixed(make_plan: MakePlan, tmp_path: Path) -> None:
    with Store.writing(tmp_path, make_plan()):
        pass
    with pytest.raises(Refused, match="refused-run-plan"), Store.writing(tmp_path, make_plan(seed="2")):
        pass


def test_rows_of_two_rulebooks_are_never_mixed(
    make_plan: MakePlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.writing(tmp_path, make_plan()):
        pass
    monkeypatch.setattr(Plan, "rules_hash", lambda self, trial: "other rules")
    with pytest.raises(Refused, match="refused-run-rules"), Store.writing(tmp_path, make_plan()):
        pass


def test_one_run_at_a_time(make_plan: MakePlan, tmp_path: Path) -> None:
    with (
        Store.writing(tmp_path, make_plan()),
        pytest.raises(Refused, match="refused-run-busy"),
        Store.writing(tmp_path, make_plan()),
    ):
        pass
    with Store.writing(tmp_path, make_plan()):
        pass


def test_a_folder_that_is_no_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="refused-no-run"):
        Store.open(tmp_path)
    (tmp_path / "run.json").write_text("{}")
    with pytest.raises(Refused, match="refused-run"):
        Store.open(tmp_path)
