"""The page of a run that goes on: written now and then, loading itself again, and plain once it is over."""

from pathlib import Path

import pytest

from fathomfive.lab.hands import Here
from fathomfive.lab.live import LivePage
from fathomfive.lab.report import write_report
from fathomfive.lab.running import Driver
from fathomfive.lab.store import Store
from tests.lab.conftest import MakePlan


def test_a_run_keeps_its_page_up_to_date(
    make_plan: MakePlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.lab.live.FIRST_AFTER", 0.0)
    monkeypatch.setattr("fathomfive.lab.live.AT_MOST_A_TENTH", 0)
    monkeypatch.setattr("fathomfive.lab.running.WRITE_EVERY", 0.0)
    monkeypatch.setattr("fathomfive.lab.hands.TASK_SECONDS", 0.0)  # every match comes in by itself
    plan, left, page = make_plan(matches=3), list[float](), tmp_path / "report.html"

    def write(store: Store, page: Path, seconds_left: float) -> None:
        left.append(seconds_left)
        write_report(store, None, page, seconds_left=seconds_left)

    with Store.writing(tmp_path / "run", plan) as store:
        live = LivePage(store, page, write, plan.total)
        Driver(store, Here(plan), live).run()
        assert len(left) == plan.total - 1  # after the last match there is nothing to wait for
        assert all(seconds > 0 for seconds in left)
        going_on = page.read_text("utf-8")
        write_report(store, None, page)
    assert '<meta http-equiv="refresh" content="10">' in going_on
    assert "This run goes on" in going_on
    assert "2 of 3 matches so far" in going_on
    over = page.read_text("utf-8")
    assert "http-equiv" not in over
    assert "This run goes on" not in over


def test_the_run_comes_before_its_page(make_plan: MakePlan, tmp_path: Path) -> None:
    """Nothing is written in the first seconds, and a page that takes long is written seldom."""
    written: list[float] = []
    with Store.writing(tmp_path, make_plan()) as store:
        live = LivePage(store, tmp_path / "page", lambda store, page, left: written.append(left), 100)
        live.came(1)
        live.kept()
        assert written == []
        live.due = 0.0
        live.kept()
        live.kept()
        assert len(written) == 1
