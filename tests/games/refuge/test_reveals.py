"""What is told when something turns up: the ten reveals of `docs/proof/refuge-says.md`, word for word."""

from __future__ import annotations

import pytest

from tests.games.refuge.table import refuge_at
from tests.games.said import line, lines


def test_a_kraken_card_says_what_it_does_and_then_does_it() -> None:
    dive = refuge_at(head=3, divers={"mags": "c7r2", "vega": ""}, tentacles=["c4r6", "c5r3"], kraken=["k01"])
    dive.ends()
    assert lines(dive)[1:-1] == [
        "Kraken card Slow Coil. The head moves 1 space left. "
        "Below, from the left: tentacles sink, a tentacle rises, tentacles sink.",
        "The head moves left, over columns B to D.",
        "Column D: a tentacle moves down, D6 to D5.",
        "A tentacle rises on the Spawn space at C6: 13 are left in the supply.",
    ]


def test_the_head_says_whom_it_pushes_and_where_to() -> None:
    dive = refuge_at(head=3, divers={"mags": "c2r9", "vega": ""})
    dive.kraken_card(top="left 1")
    assert line(dive, "head_moves") == "The head moves left, over columns B to D, and pushes Mags to A9."


def test_the_beak_says_whom_it_takes_and_when_they_are_back() -> None:
    dive = refuge_at(head=3, divers={"mags": "c2r8", "vega": "", "sophie": ""}, kraken=["k09"])
    dive.ends()
    assert lines(dive, "devour_symbol", "devoured") == [
        "The beak opens next to Mags!",
        "Mags is devoured at B8, next to the head, and comes back on their next turn, knocked down.",
    ]


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ({"vega": "c7r0"}, "Only Vega still stands."),
        ({"vega": "c7r0", "sophie": "c6r0"}, "2 Divers still stand."),
    ],
)
def test_who_goes_down_is_named_with_who_still_stands(others: dict[str, str], words: str) -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r3", **others}, tentacles=["c4r4"])
    dive.kraken_card(bottom=("left", "down", "left"))
    assert lines(dive, "grips", "down") == [
        "A tentacle grips Mags at D3!",
        f"Mags goes down at D3, and the tentacle sinks back to the supply. {words}",
    ]


@pytest.mark.parametrize(
    ("before", "words"), [(1, "2 of 4."), (2, "3 of 4. One more there loses the dive."), (3, "4 of 4.")]
)
def test_the_threat_track_says_when_the_next_one_loses(before: int, words: str) -> None:
    dive = refuge_at(threat=before, tentacles=["c3r1"], head=3)
    dive.kraken_card(bottom=("down", "left", "left"))
    assert line(dive, "threat") == f"A tentacle slips past the Start row onto the Threat track: {words}"


@pytest.mark.parametrize(
    ("supply", "words"),
    [
        (4, "3 are left in the supply."),
        (2, "one is left in the supply, and when it leaves, the dive is lost."),
        (1, "the supply is empty."),
    ],
)
def test_a_tentacle_that_rises_says_what_is_left_in_the_supply(supply: int, words: str) -> None:
    dive = refuge_at(head=3, supply=supply)
    dive.kraken_card(bottom=("spawn", "left", "left"))
    assert line(dive, "spawns") == f"A tentacle rises on the Spawn space at C6: {words}"


@pytest.mark.parametrize(
    ("salvage", "words"),
    [
        (["winch", "air_jet"], "; the Salvage deck has 1 left."),
        (["winch"], ". That was the last Salvage card: the next draw loses the dive."),
    ],
)
def test_a_card_is_drawn_and_the_deck_is_counted(salvage: list[str], words: str) -> None:
    dive = refuge_at(divers={"mags": "c3r1", "vega": ""}, tentacles=["c3r6"], salvage=salvage)
    dive.swims("c3r2")
    assert lines(dive, "eliminates_counts", "draws") == [
        "Mags eliminates the tentacle at C6: 1 of 6 for Clear Water.",
        f"Mags draws Deck Winch (Tool){words}",
    ]


def test_an_objective_that_is_done_says_what_it_gives_and_what_comes_next() -> None:
    dive = refuge_at(divers={"mags": "c3r1", "vega": ""}, tentacles=["c3r6"], count=5, salvage=["winch"] * 4)
    dive.swims("c3r2")
    assert lines(dive, "completes", "current") == [
        "Clear Water is done! Each Diver draws 1 Salvage card.",
        "Objective II is now Tag the Beast. Next to the head, give up any one card. It takes 2.",
    ]


def test_a_weapon_says_what_became_of_the_tentacle() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["trench_knife"]}, tentacles=["c4r4"], count=1
    )
    dive.swims("c4r4")
    dive.chooses(card="trench_knife")
    assert lines(dive)[1:4] == [
        "A tentacle grips Mags at D4!",
        "Mags strikes back with Trench Knife, which is discarded.",
        "Mags eliminates the tentacle at D4: 2 of 6 for Clear Water.",
    ]


def test_a_theft_tells_the_card_to_the_two_it_concerns_and_to_nobody_else() -> None:
    race = refuge_at(
        mode="competitive",
        divers={"mags": "c4r4", "vega": "c4r6", "sophie": ""},
        hands={"mags": ["grabber"], "vega": ["winch"]},
    )
    race.plays("grabber")
    race.chooses(what="steal")
    for seat in (0, 1):
        assert line(race, "steals", viewer=seat) == "Mags grabs Deck Winch from Vega."
    assert line(race, "steals_unseen", viewer=2) == "Mags grabs a card from Vega."
    assert lines(race, "steals", viewer=2) == []
