"""What a bot thinks of the race: near and open is good, and nothing looks better than swimming on."""

from __future__ import annotations

from typing import Any

from fathomfive.bots import bot_named, play_match
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.race import race_parts, to_open
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from tests.games.refuge.table import Dive, refuge_at


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


def worth(dive: Dive, seat: int = 0) -> float:
    return sum(race_parts(dive.g, seat).values())


def test_nearer_is_better_whatever_cards_one_holds() -> None:
    for hand in ([], ["air_jet"], ["air_jet"] * 3):
        way = [
            worth(race_at(head=3, divers={"mags": cell, "vega": "c1r0"}, hands={"mags": hand}, unlocked=[7]))
            for cell in ("c7r6", "c7r7", "c7r8", "c7r9")
        ]
        assert way == sorted(way)
        assert len(set(way)) == len(way)


def test_a_card_that_carries_farther_shortens_the_way() -> None:
    with_it, without = (
        race_parts(race_at(divers={"mags": "c7r6", "vega": "c1r0"}, hands={"mags": hand}, unlocked=[7]).g, 0)[
            "way"
        ]
        for hand in (["air_jet"], ["winch"])
    )
    assert with_it > without


def test_cards_to_pay_with_bring_a_pod_closer() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": "c1r0"}, hands={"mags": ["winch", "pry_bar"]})
    price = {dive.g.pods.cards[slot]: to_open(dive.g, dive.g.divers[0], slot, slot + 1) for slot in range(7)}
    assert price["pod_obj_pressure_code"] == 2.0  # one more tool to find, and to unlock it
    assert price["pod_obj_full_kit"] == 4.0
    assert price["pod_obj_trophies"] > price["pod_obj_full_kit"]


def test_races_end_in_a_pod_before_they_drag_on() -> None:
    setup = Setup("refuge", 2, {"mode": "competitive"})
    ends = []
    for number in range(3):
        bots = [bot_named("greedy", f"{number}/{seat}") for seat in range(2)]
        match, _ = play_match(GAME, setup, bots, Dice.seeded(f"race/{number}"))
        assert match.outcome is not None
        ends.append(match.outcome.cause)
    assert ends.count("pod") >= 2, ends
