"""The fuzzer's proof: faults that showed only where four cards met, put back into Jupiter Deep, are found."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.jupiter import cards
from fathomfive.games.jupiter.actions import Activate, Fly
from fathomfive.games.jupiter.game import GAME
from fathomfive.games.jupiter.state import JupiterState
from fathomfive.games.jupiter.steps import basics
from fathomfive.kernel.game import Game
from fathomfive.kernel.play import Flow
from fathomfive.proof.fuzz import hunt
from tests.games.jupiter.table import f10

LINES = [f"{tile}.{slot}" for tile in ("M2A", "M5A", "M1A", "M1B", "M1C") for slot in "0C3"]
STARTS = ["M2A.3", "M1A.3", "M1B.3", "M1C.3"]


@pytest.fixture(autouse=True)
def without_spot_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.proof.fuzz.SPOT", 1000)


def crowded(seats: int) -> Game[Any]:
    """Robots that can fly, trample, swap and splash, amid creeps in straight lines."""
    robots = STARTS[:seats]
    deep = f10(
        robots=robots,
        core="juggernaut",
        active=["swap", "grenadier"],
        hand={seat: ["rocket_boots", "rocket_boots", "swap", "grenadier"] for seat in range(seats)},
        creeps=" ".join(space for space in LINES if space not in robots),
    )
    return dataclasses.replace(deep.match.game, seats=range(seats, seats + 1))


def always_exchange(land: Callable[..., Flow[None]]) -> Callable[..., Flow[None]]:
    """Landing as it was before JUP-RULING-41: whoever should be there is taken for granted."""

    def touch_down(g: JupiterState, seat: int, end: Fly, rule: str) -> Flow[None]:
        if end.mode != "swap":
            yield from land(g, seat, end, rule)
        else:
            cards.exchange(g, seat, end.to, end.pawn, rule)

    return touch_down


@pytest.mark.rule("JUP-RULING-41")
@pytest.mark.parametrize(("seats", "shows"), [(2, "IndexError"), (4, "'robots on domes': (0, -1)")])
def test_a_hunt_on_a_crowded_table_finds_the_swap_with_nobody(
    seats: int, shows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hunt(crowded(seats), 10, "2").fault is None
    monkeypatch.setattr(cards, "touch_down", always_exchange(cards.touch_down))
    fault = hunt(crowded(seats), 60, "2").fault
    assert fault is not None
    assert shows in fault.what


def test_full_hands_and_moods_bring_four_abilities_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def loses_the_fourth(g: JupiterState, choice: Activate) -> None:
        cards.activate(g, choice)
        robot = g.robots[choice.seat]
        if len({robot.core, *robot.active} & {*g.book.lasting}) >= 4:
            robot.active.pop()

    monkeypatch.setitem(basics.DO, Activate, loses_the_fourth)
    fault = hunt(GAME, 40, "1").fault
    assert fault is not None
    assert "'cards'" in fault.what
    assert fault.setup.overrides
