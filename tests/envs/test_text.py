"""A table in words: every game can be read and answered by numbers, and a seat reads only what it may."""

import pytest

from fathomfive.envs.text import text_env
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import installed_games

GAMES = sorted(installed_games())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_by_reading(game: str) -> None:
    table, dice = text_env(game), Dice.seeded(1)
    page, about = table.reset(seed=1)
    for _ in range(25):
        assert len(page) > 100
        lines = page.splitlines()
        count = len(table.table.play.legal)
        for number in range(1, count + 1):
            assert any(line.startswith(f"{number:>3} ") for line in lines), (number, page)
        page, _, over, _, about = table.step(str(dice.roll(count)))
        if over:
            page, about = table.reset()
    assert about["seat"] in range(table.table.seats)


def test_what_is_no_answer_changes_nothing() -> None:
    table = text_env("tentacula", seats=2)
    page, _ = table.reset(seed=1)
    again, reward, over, _, about = table.step("I think I would rather not")
    assert again.startswith("'I think I would rather not' is no answer: give a number from 1 to ")
    assert page.splitlines()[-1] == again.splitlines()[-1]
    assert (reward, over, about["refused"]) == (0.0, False, True)
    assert not table.step("Option 1, please")[4].get("refused")


def test_it_tells_how_it_ended() -> None:
    table, dice = (
        text_env("tentacula", seats=1 if 1 in installed_games()["tentacula"].seats else 2),
        Dice.seeded(3),
    )
    page, _ = table.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        page, reward, over, _, about = table.step(dice.roll(len(table.table.play.legal)))
    assert about["worth"] == reward
    assert "Which" not in page.splitlines()[-1]


def test_it_speaks_italian() -> None:
    page, _ = text_env("refuge", seats=1, language="it").reset(seed=1)
    assert "Scegli" in page or "Posto" in page
