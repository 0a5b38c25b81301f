"""`fathom examples`: what is offered to begin from is there, and nobody's folder is written over."""

from pathlib import Path

from tests.cli.conftest import Fathom


def test_they_are_copied_to_be_changed(fathom: Fathom, tmp_path: Path) -> None:
    told = fathom("examples", str(tmp_path / "mine"))
    assert told.exit_code == 0, told.output
    found = {file.name for file in (tmp_path / "mine").iterdir()}
    assert {"plans", "lobster_pots", "train_agent.py", "train_baseline.py", "sitting_program.py"} <= found
    assert not list((tmp_path / "mine").rglob("__pycache__"))
    assert (tmp_path / "mine" / "plans" / "lurk.toml").is_file()


def test_a_folder_that_is_there_is_left_alone(fathom: Fathom, tmp_path: Path) -> None:
    told = fathom("examples", str(tmp_path))
    assert told.exit_code == 2
    assert "is there already" in told.output
