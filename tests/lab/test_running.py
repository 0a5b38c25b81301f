"""Runs with a real Ray: workers and drivers are killed, and the rows are exactly the plan's."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.exceptions import RayError, WorkerCrashedError

from fathomfive.kernel.game import Refused
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import MatchRow, play_number
from fathomfive.lab.running import MOST_TRIES, Batch, Driver, ray_at
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


def test_a_run_leaves_exactly_the_rows_of_the_plan(cores: int, make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=60, seats=[2, 3], bots=["random"])
    heard: list[int] = []
    with Store.writing(tmp_path, plan) as store:
        Driver(store, cores, heard.append).run()
    assert sum(heard) == plan.total
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

    def give_up_on_worker(self, batch: Batch, error: RayError) -> None:
        self.lost_workers += 1
        super().give_up_on_worker(batch, error)


def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(
    cores: int, make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=80, bots=["greedy"])
    with Store.writing(tmp_path, plan) as store:
        driver = Struck(store, cores)
        driver.run()
    assert driver.lost_workers > 0
    rows_must_be_the_plans(store)


IMPATIENT = (
    "import fathomfive.lab.running as running; running.WRITE_EVERY = 0.2; "
    "from fathomfive.cli import app; app()"
)
"""`fathom`, but writing a part several times a second."""


def test_a_killed_driver_goes_on_where_it_stopped(cores: int, tmp_path: Path) -> None:
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
    heard: list[int] = []
    with Store.writing(folder, plan) as store:
        Driver(store, cores, heard.append).run()
    assert sum(heard) == plan.total - kept  # nothing is played twice that was kept
    rows_must_be_the_plans(store)


def test_a_batch_that_kills_every_worker_is_given_up(make_plan: MakePlan, tmp_path: Path) -> None:
    with Store.writing(tmp_path, make_plan()) as store:
        driver, batch = Driver(store, 2), Batch([1, 2])
        for _ in range(MOST_TRIES - 1):
            driver.give_up_on_worker(batch, WorkerCrashedError())
            assert driver.next_batch() is batch
        with pytest.raises(Refused, match="refused-lab-workers"):
            driver.give_up_on_worker(batch, WorkerCrashedError())


def test_a_rule_that_breaks_stops_the_run_and_names_the_match(
    cores: int, make_plan: MakePlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.writing(tmp_path, make_plan(matches=3)) as store:
        driver = Driver(store, cores)
        driver.todo.append(99)  # no such match: as good as a rule that breaks
        with pytest.raises(Refused, match=r"refused-lab-match .*99"):
            driver.run()
