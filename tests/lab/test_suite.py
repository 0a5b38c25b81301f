"""Suite v1 and the data set: fixed to the last draw, the same by one process or several."""

import csv
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.game import find_game
from fathomfive.kernel.journal import Journal
from fathomfive.lab.suite import TASKS, play

DRAWN = {  # of random play in match 0: what the name v1 means, so a change here is another suite
    "refuge": 45,
    "tentacula": 62,
    "jupiter": 86,
    "sleeping": 725,
    "lurk-random": 25,
}


@pytest.mark.parametrize("name", list(DRAWN))
def test_a_task_never_changes(name: str) -> None:
    (task,) = (task for task in TASKS if task.name == name)
    assert play(task, "random", 0).decisions == DRAWN[name]


def test_every_task_fits_its_game() -> None:
    assert {task.game for task in TASKS} == {"refuge", "tentacula", "jupiter", "sleeping", "lurk"}
    for task in TASKS:
        game = find_game(task.game)
        options = game.read_options(task.options)
        assert game.fits(options, task.seats) is None
        assert game.cooperative(options) == (not task.opponent)


def test_one_command_one_table() -> None:
    asked = ["suite", "tentacula", "--bot", "random", "--matches", "6", "--jobs"]
    alone = CliRunner().invoke(app, [*asked, "1", "--json"])
    spread = CliRunner().invoke(app, [*asked, "2", "--json"])
    assert alone.exit_code == 0, alone.output
    assert alone.output == spread.output
    found = msgspec.json.decode(alone.output)
    assert found["suite"] == "v1, shortened"
    assert found["results"][0]["matches"] == 6
    words = CliRunner().invoke(app, [*asked, "1"]).output
    assert "not the 200 matches of suite v1" in " ".join(words.split())


def test_a_task_that_is_not_there_is_refused() -> None:
    result = CliRunner().invoke(app, ["suite", "chess"])
    assert result.exit_code == 2
    assert "There is no task “chess” in suite v1" in result.output


def test_journals_can_be_checked_and_made_again(tmp_path: Path) -> None:
    def made(folder: Path, *more: str) -> list[dict[str, str]]:
        asked = ["dataset", "tentacula", str(folder), "--matches", "4", "--seed", "7", "--jobs", "1", *more]
        result = CliRunner().invoke(app, asked)
        assert result.exit_code == 0, result.output
        with (folder / "index.csv").open(newline="") as index:
            return list(csv.DictReader(index))

    rows = made(tmp_path / "one", "--bot", "random", "--bot", "greedy")
    assert [row["number"] for row in rows] == ["1", "2", "3", "4"]
    assert {row["bots"] for row in rows} == {"random greedy", "greedy random"}
    for row in rows:
        journal = Journal.read(tmp_path / "one" / row["file"])
        ended = journal.verify().outcome
        assert ended is not None
        assert ended.cause == row["cause"]
    again = made(tmp_path / "two", "--bot", "random", "--bot", "greedy")
    assert again == rows
    for row in rows:
        assert (tmp_path / "one" / row["file"]).read_bytes() == (tmp_path / "two" / row["file"]).read_bytes()
    kept = tmp_path / "one" / rows[0]["file"]
    before = kept.stat().st_mtime_ns
    made(tmp_path / "one", "--bot", "random", "--bot", "greedy")
    assert kept.stat().st_mtime_ns == before  # what is there is not played again


def test_bots_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["dataset", "tentacula", str(tmp_path), *["--bot", "random"] * 3])
    assert result.exit_code == 2
    assert "3 bots do not fit on 2 seats" in result.output
