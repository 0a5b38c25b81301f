"""Every installed game can be played, saved, gone on with and simulated from the command line."""

import json
import re
from pathlib import Path

import pytest

from fathomfive.kernel.game import installed_games
from fathomfive.kernel.journal import Journal, Played
from fathomfive.terminal.screen import TableApp
from fathomfive.terminal.sitting import Sitting
from tests.cli.conftest import Fathom, Shell

GAMES = sorted({*installed_games(), "pearls"})
UNSAID = re.compile(r"\[[a-z]+(?:[-_.][a-z0-9_]+)+\]")
"""What a sentence that does not exist looks like."""


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_through_a_pipe_and_goes_on(shell: Shell, fathom: Fathom, game: str) -> None:
    done = shell("play", game, "--plain", "--seed", "3", typed="1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert not UNSAID.search(done.stdout)
    file = Path(f"{game}-1.fathom")
    assert f"fathom play {game} --file {file}" in done.stdout
    assert fathom("play", game, "--file", str(file), typed="1\n").exit_code == 0
    assert sum(isinstance(entry, Played) for entry in Journal.read(file).entries) == 13
    assert fathom("replay", str(file), "--verify").exit_code == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_simulated_by_every_bot(fathom: Fathom, game: str) -> None:
    for bot in ("random", "greedy"):
        told = json.loads(fathom("simulate", game, "--matches", "1", "--bot", bot, "--json").stdout)
        assert told["matches"] == sum(told["outcomes"].values()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_its_rules_can_be_read(fathom: Fathom, game: str) -> None:
    rules = json.loads(fathom("rules", game, "--json").stdout)
    assert len(rules) > 5
    assert rules[0]["text"] in re.sub(r"\s+", " ", fathom("rules", game, rules[0]["id"]).stdout)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", GAMES)
async def test_it_fits_the_screen(fathom: Fathom, game: str, size: tuple[int, int]) -> None:
    """Prompt, first option and keys are in view at every question of an opening."""
    fathom("play", game, "--seed", "3", "--bots", "random", "--file", "a.fathom", typed="1\n")
    title = installed_games()[game]
    sitting = Sitting.go_on(title, Journal.read(Path("a.fathom")), Path("a.fathom"))
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=size) as pilot:
        for _ in range(15):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if sitting.match.over:
                break
            shown = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert not UNSAID.search(shown)
            assert " 1 " in shown
            assert "Enter play" in shown
            await pilot.press("1", "enter")
            if app.confirming is not None:
                await pilot.press("enter")
    assert sitting.texts.missing == []
