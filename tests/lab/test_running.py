"""Runs here, in a pool and with a real Ray: workers and drivers are killed, and the rows are the plan's."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathomfive.kernel.game import Refused
from fathomfive.lab.batches import Batch
from fathomfive.lab.hands import Here, Pool, WorkerLost
from fathomfive.lab.on_ray import OnRay, ray_at
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import MatchRow, play_number
from fathomfive.lab.running import MOST_TRIES, Driver, Watcher, run_here
from fathomfive.lab.store import Store
from tests.lab.conftest import MakePlan, without_clock

pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning"
)  # Ray leaves its log files to the collector


@pytest.fixture(scope="module")
def cores(toy_installed: None) -> Iterator[int]:
    with ray_at(None, cpus=2) as count:
        yield count


def rows_must_be_the_plans(store: Store) -> None:
    """Every match of the plan once, as it comes out when it is played alone; and its choices with it."""
    kept = [MatchRow(**row) for row in store.table("matches").iter_rows(named=True)]
    assert [row.match for row in kept] == list(range(1, store.plan.total + 1))
    alone = [play_number(store.plan, number) for number in range(1, store.plan.total + 1)]
    assert [without_clock(row) for row in kept] == [without_clock(rows.matches[0]) for rows in alone]
    assert store.table("choices").height == sum(len(rows.choices) for rows in alone)


class Heard(Watcher):
    """Counts what it is told."""

    def __init__(self) -> None:
        self.count = 0

    def came(self, count: int) -> None:
        self.count += count


def test_a_run_leaves_exactly_the_rows_of_the_plan(cores: int, make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=60, seats=[2, 3], bots=["random"])
    heard = Heard()
    with Store.writing(tmp_path, plan) as store:
        Driver(store, OnRay(plan, cores), heard).run()
    assert heard.count == plan.total
    rows_must_be_the_plans(store)


def workers() -> list[int]:
    """The processes that play a batch now: workers of the Ray that this process started."""
    parents, titles = {}, {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
            titles[int(entry.name)] = (entry / "cmdline").read_bytes()
        except OSError:  # it ended while we looked
            continue
        parents[int(entry.name)] = int(status[1])
    return [
        pid
        for pid, title in titles.items()
        if title.startswith(b"ray::play_batch") and parents.get(parents.get(pid, 0)) == os.getpid()
    ]


class Struck(Driver):
    """A driver that kills a worker in the middle of its batch, until one has been lost."""

    lost_workers = 0

    def _collect(self) -> None:
        if not self.lost_workers:
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
        super()._collect()

    def give_up_on_worker(self, batch: Batch, why: WorkerLost) -> None:
        self.lost_workers += 1
        super().give_up_on_worker(batch, why)


def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(
    cores: int, make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=80, bots=["greedy"])
    with Store.writing(tmp_path, plan) as store:
        driver = Struck(store, OnRay(plan, cores))
        driver.run()
    assert driver.lost_workers > 0
    rows_must_be_the_plans(store)


IMPATIENT = (
    "import fathomfive.lab.running as running; running.WRITE_EVERY = 0.2; "
    "from fathomfive.cli import app; app()"
)
"""`fathom`, but writing a part several times a second."""


def test_a_killed_driver_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, folder = tmp_path / "plan.toml", tmp_path / "run"
    file.write_text("game = 'pearls'\nmatches = 120\nseats = [2]\nbots = ['greedy']\n")
    command = [sys.executable, "-c", IMPATIENT, "lab", "run", str(file), "--out", str(folder), "--cpus", "1"]
    driver = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        while not list(folder.glob("matches/part-*.parquet")):
            assert driver.poll() is None, driver.stderr and driver.stderr.read().decode()
            time.sleep(0.05)
    finally:
        driver.kill()
        driver.communicate()
    plan = Plan.read(file)
    kept = len(Store.open(folder).done())
    assert 0 < kept < plan.total
    heard = Heard()
    with Store.writing(folder, plan) as store:
        Driver(store, Here(plan), heard).run()
    assert heard.count == plan.total - kept  # nothing is played twice that was kept
    rows_must_be_the_plans(store)


def test_a_batch_that_kills_every_worker_is_given_up(make_plan: MakePlan, tmp_path: Path) -> None:
    with Store.writing(tmp_path, make_plan()) as store:
        driver, batch = Driver(store, Here(store.plan)), Batch([1, 2])
        for _ in range(MOST_TRIES - 1):
            driver.give_up_on_worker(batch, WorkerLost())
            assert driver.next_batch() is batch
        with pytest.raises(Refused, match="refused-lab-workers"):
            driver.give_up_on_worker(batch, WorkerLost())


def test_a_rule_that_breaks_stops_the_run_and_names_the_match(
    cores: int, make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=3)
    with Store.writing(tmp_path, plan) as store:
        driver = Driver(store, OnRay(plan, cores))
        driver.todo.append(99)  # no such match: as good as a rule that breaks
        with pytest.raises(Refused, match=r"refused-lab-match .*99"):
            driver.run()


# --- without Ray -------------------------------------------------------------------------------------------


def test_this_process_leaves_the_same_rows(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=20, seats=[2, 3])
    with Store.writing(tmp_path, plan) as store:
        run_here(store, cpus=1)
    rows_must_be_the_plans(store)


def test_what_is_long_goes_on_in_a_pool(
    make_plan: MakePlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.lab.running.AT_ONCE_SECONDS", 0.0)
    plan, heard = make_plan(matches=30), Heard()
    with Store.writing(tmp_path, plan) as store:
        run_here(store, cpus=2, watcher=heard)
    assert heard.count == plan.total
    rows_must_be_the_plans(store)


def test_a_pool_whose_worker_is_killed_is_replaced(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=40)
    with Store.writing(tmp_path, plan) as store, Pool(plan, 1) as pool:
        driver = StruckPool(store, pool)
        driver.run()
    assert driver.lost_workers > 0
    rows_must_be_the_plans(store)


class StruckPool(Driver):
    """A driver that kills the first worker of its pool."""

    lost_workers = 0

    def _collect(self) -> None:
        assert isinstance(self.hands, Pool)
        if not self.lost_workers:
            for process in list(self.hands.executor._processes.values()):
                process.kill()
        super()._collect()

    def give_up_on_worker(self, batch: Batch, why: WorkerLost) -> None:
        self.lost_workers += 1
        super().give_up_on_worker(batch, why)


def test_a_rule_that_breaks_is_named_without_ray(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=3)
    with Store.writing(tmp_path, plan) as store, Pool(plan, 1) as pool:
        for hands in (Here(plan), pool):
            driver = Driver(store, hands)
            driver.todo.append(99)
            with pytest.raises(Refused, match=r"refused-lab-match .*99"):
                driver.run()


def test_a_small_run_and_its_report_never_load_ray(tmp_path: Path) -> None:
    file, folder = tmp_path / "plan.toml", tmp_path / "run"
    file.write_text("game = 'pearls'\nmatches = 40\nseats = [2]\n")
    words = ["lab", "run", str(file), "--out", str(folder)]
    code = (
        "import sys; from fathomfive.cli import app; "
        f"app({words!r}, standalone_mode=False); print('ray' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.splitlines()[-1] == "False"
    assert "<title>Pearls" in (folder / "report.html").read_text("utf-8")
