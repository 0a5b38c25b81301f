"""`fathom lab new`: a plan that runs as it stands, for every game, and with what is commented out."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.game import find_game
from fathomfive.lab.plan import Plan
from fathomfive.lab.sketch import sketch
from fathomfive.terminal.words import texts_of

GAMES = ["refuge", "tentacula", "lurk", "jupiter", "sleeping", "pearls"]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_plan_can_be_run(game: str, tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    said = CliRunner().invoke(app, ["lab", "new", game, "--out", str(file)])
    assert said.exit_code == 0, said.output
    plan = Plan.read(file)
    assert (plan.game, plan.total > 0) == (game, True)
    assert "[new-plan" not in file.read_text("utf-8")  # every comment has its words
    again = CliRunner().invoke(app, ["lab", "new", game, "--out", str(file)])
    assert again.exit_code == 2


def test_what_is_commented_out_means_something(tmp_path: Path) -> None:
    """Without the comment signs the sweep, the change and the stop of a sketch are a plan as well."""
    text = sketch(find_game("refuge"), texts_of())
    some = re.sub(
        r"^# (?=\[\[sweep|\[\[change|\[stop|name|what|values|overrides|error|within)", "", text, flags=re.M
    )
    file = tmp_path / "plan.toml"
    file.write_text(some)
    plan = Plan.read(file)
    assert plan.sweep
    assert plan.change
    assert plan.stop is not None


def test_every_option_of_the_game_is_named() -> None:
    text = sketch(find_game("lurk"), texts_of())
    assert '# options.round_limit = ["fifteen", "twenty", "none"]' in text
    assert "# options.quick_start = [false, true]" in text
