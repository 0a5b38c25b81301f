"""`fathom lab` at the keyboard: from a plan to a page, a replay and a table."""

import subprocess
import sys
from pathlib import Path

import pytest

from fathomfive.kernel.journal import Journal
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import Rows, play_number
from fathomfive.lab.store import Store
from tests.cli.conftest import Fathom

PLAN = "title = 'Pearls'\ngame = 'pearls'\nmatches = 6\nseats = [2, 3]\nbots = ['random']\n"


@pytest.fixture
def plan() -> Path:
    file = Path("pearls.toml")
    file.write_text(PLAN)
    return file


@pytest.fixture
def run(plan: Path) -> Path:
    """A run that is already whole: Ray itself is tested in tests/lab."""
    rows = Rows()
    for number in range(1, 13):
        rows.add(play_number(Plan.read(plan), number))
    with Store.writing(Path("runs/pearls"), Plan.read(plan)) as store:
        store.write(rows)
    return store.folder


def test_a_whole_run_has_nothing_left_to_play(fathom: Fathom, plan: Path, run: Path) -> None:
    done = fathom("lab", "run", str(plan))
    assert done.exit_code == 0, done.output
    assert "Every match of the plan is already in runs/pearls" in done.stdout


def test_a_report_is_written_beside_the_rows(fathom: Fathom, run: Path) -> None:
    done = fathom("lab", "report", str(run))
    assert done.exit_code == 0, done.output
    assert "runs/pearls/report.html is written" in done.stdout
    assert "Does it matter who begins?" in (run / "report.html").read_text("utf-8")


def test_any_match_opens_as_a_replay(fathom: Fathom, plan: Path, run: Path) -> None:
    shown = fathom("lab", "replay", str(run), "7", "--plain", typed="q\n")
    assert shown.exit_code == 0, shown.output
    assert "entry 0 of" in shown.stdout
    assert "3 Seat 3" in shown.stdout
    written = fathom("lab", "replay", str(plan), "7", "--write", "seven.fathom")
    assert "fathom replay seven.fathom" in written.stdout
    journal = Journal.read(Path("seven.fathom"))
    assert journal.opening.setup.seats == 3
    journal.verify()


def test_any_set_up_opens_as_a_table(fathom: Fathom, plan: Path) -> None:
    shown = fathom("lab", "table", str(plan), "2", "--plain", typed="q\n")
    assert shown.exit_code == 0, shown.output
    assert "Pearls" in shown.stdout
    beyond = fathom("lab", "table", str(plan), "3", "--plain")
    assert beyond.exit_code == 2
    assert "There is no set-up 3 in this plan; it has 2" in beyond.stderr


def test_without_the_extra_one_sentence_says_how_to_get_it(
    fathom: Fathom, plan: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    told = fathom("lab", "run", str(plan))
    assert told.exit_code == 2
    assert "pip install 'fathom-five[lab]'" in told.stderr


def test_who_only_plays_does_not_wait_for_the_lab() -> None:
    """Ray and polars take seconds to load."""
    code = "import sys, fathomfive.cli; print({'ray', 'polars', 'altair', 'numpy'} & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "set()"
