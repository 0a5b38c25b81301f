"""Every guided match, followed to its victory by the light alone: desk, phone upright and on its side, two languages.

Too long for the gate, which follows two (`test_learning.py`): `bash .ci/long guided-GAME`.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fathomfive.kernel.game import installed_games
from fathomfive.learning.tutorial import tutorial_of
from tests.browser.conftest import NewPerson
from tests.browser.led import follow, is_told_of_the_victory
from tests.browser.person import PHONE

GAMES = [game for game in installed_games().values() if tutorial_of(game) is not None]
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LYING: dict[str, Any] = PHONE | {"viewport": {"width": 844, "height": 390}}
"""Scar: there the guide took the whole screen, and nothing of the board was left."""
HOUSE_PASSES = {"sleeping": {"stand"}}
"""Goals of a window in which one could only say no: people in a browser are not troubled with it."""


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("screen", [DESK, PHONE, LYING], ids=["desk", "phone", "lying"])
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_the_light_leads_to_the_victory(
    new_person: NewPerson, game: Any, screen: dict[str, Any], locale: str
) -> None:
    ada = new_person("Ada", locale=locale, **screen)
    ada.open(f"/games/{game.id}/learn")
    ada.at_a_table()
    expect(ada.page.locator("html")).to_have_attribute("lang", re.compile(f"^{locale[:2]}"))
    tutorial = tutorial_of(game)
    assert tutorial is not None
    goals = follow(ada)
    meant = [goal.id for goal in tutorial.goal for _ in range(goal.times)]
    assert goals == [goal for goal in meant if goal not in HOUSE_PASSES.get(game.id, ())]
    is_told_of_the_victory(ada)
