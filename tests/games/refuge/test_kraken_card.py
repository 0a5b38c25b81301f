"""The Kraken card: its two halves, the moment between them, and the deck that never ends."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.entries import Devour
from fathomfive.games.refuge.state import LastCard
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def last_card(dive: Dive) -> LastCard:
    """What the latest Kraken card did: one was drawn."""
    assert dive.g.last_card is not None
    return dive.g.last_card


def veiled(**table: Any) -> Dive:
    """Vega with a face-up Ink Veil, and a tentacle below the head."""
    divers = {"mags": "c7r2", "sophie": "", "vega": "c1r2"}
    return refuge_at(
        **{
            "head": 3,
            "divers": divers,
            "face_up": ["vega_ink_veil"],
            "tentacles": ["c4r4"],
            "supply": 9,
            **table,
        }
    )


@rule("REF-CARD-1")
def test_top_half_then_reaction_then_bottom_half_then_reshuffle() -> None:
    dive = veiled(divers={"mags": "c4r7", "sophie": "", "vega": "c1r2"})
    dive.kraken_card(top="devour", bottom=("spawn", "down", "spawn"))
    assert dive.question == ("ink_veil", "vega")
    assert dive.devoured("mags")
    assert dive.tentacles == ["c4r4"]
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (9, 1)
    dive.declines()
    assert dive.tentacles == ["c3r6", "c4r3", "c5r6"]
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (10, 0)


@rule("REF-CARD-1")
def test_the_top_card_is_drawn_and_shown() -> None:
    dive = refuge_at(kraken=["k05", "k01"])
    assert dive.g.kraken_deck.seen_by(0)[-1] is None
    dive.ends()
    assert dive.g.kraken_drawn.cards == ["k05"]
    assert dive.g.kraken_drawn.seen_by(None) == ["k05"]


@rule("REF-CARD-2")
@pytest.mark.parametrize(("top", "head"), [("left 1", 2), ("left 2", 1), ("right 1", 4), ("right 2", 5)])
def test_each_arrow_is_a_step_in_its_direction(top: str, head: int) -> None:
    dive = refuge_at(head=3)
    dive.kraken_card(top=top)
    assert dive.head == head


@rule("REF-CARD-3")
def test_all_are_devoured_together_before_anything_is_checked() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7", "vega": "c2r8"})
    dive.kraken_card(top="devour")
    assert [dive.devoured(name) for name in ("mags", "vega")] == [True, True]
    assert dive.cause == "all_down"


@rule("REF-CARD-3")
def test_devour_does_not_reach_two_cells_far() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r6", "vega": "c1r9"})
    dive.kraken_card(top="devour")
    assert not dive.devoured("mags")
    assert not dive.devoured("vega")


@rule("REF-CARD-3", "REF-DEV-1")
def test_devour_takes_those_who_are_down_as_well() -> None:
    dive = refuge_at(head=3, divers={"mags": "", "sophie": "", "vega": "c4r7 down"})
    dive.kraken_card(top="devour")
    assert dive.devoured("vega")


@rule("REF-CARD-4")
def test_ink_veil_skips_the_bottom_half() -> None:
    dive = veiled()
    dive.kraken_card(top="left 1", bottom=("spawn", "left", "down"))
    assert (dive.question, dive.head) == (("ink_veil", "vega"), 2)
    dive.chooses(ability="vega_ink_veil")
    assert (dive.tentacles, dive.supply) == (["c4r4"], 9)
    assert "vega_ink_veil" in dive.used("vega")
    assert not dive.g.skip_bottom


@rule("REF-CARD-4")
def test_nobody_is_asked_when_the_bottom_half_is_skipped_already() -> None:
    dive = veiled(skip_bottom=True)
    dive.kraken_card(top="left 1", bottom=("spawn", "left", "down"))
    assert (dive.question, dive.tentacles) == (("main", "sophie"), ["c4r4"])
    assert "vega_ink_veil" not in dive.used("vega")


@rule("REF-CARD-4")
def test_a_skipped_bottom_half_counts_for_one_turn_only() -> None:
    dive = veiled(skip_bottom=True)
    dive.kraken_card(top="left 1", bottom=("spawn", "left", "down"))
    dive.kraken_card(bottom=("up", "up", "down"))
    assert dive.question == ("ink_veil", "vega")


@rule("REF-CARD-5")
def test_the_symbols_belong_to_the_columns_below_the_head_after_the_top_half() -> None:
    dive = refuge_at(head=3, tentacles=["c3r4", "c4r4", "c5r4", "c6r5"])
    dive.kraken_card(top="right 1", bottom=("down", "up", "left"))
    assert dive.tentacles == ["c3r4", "c4r3", "c5r5", "c6r5"]  # c6r5 stays: c5r5 is taken from the left


@rule("REF-CARD-5")
def test_symbols_go_from_left_to_right() -> None:
    dive = refuge_at(head=3, tentacles=["c3r5", "c4r5", "c5r5"])
    dive.kraken_card(bottom=("up", "down", "right"))
    assert dive.tentacles == ["c3r6", "c4r4", "c6r5"]


@rule("REF-CARD-6")
def test_a_card_without_the_symbol_does_not_reshuffle() -> None:
    dive = refuge_at(kraken=["k05"])
    dive.ends()
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (9, 1)


@rule("REF-CARD-6", "REF-RULING-20", "REF-CARD-1")
def test_the_deck_is_not_reshuffled_while_the_bottom_half_is_resolved() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "c3r4", "vega": ""}, hands={"mags": ["trench_knife"]}, tentacles=["c3r5"]
    )
    dive.kraken_card(top="devour", bottom=("down", "up", "up"))
    assert dive.question == ("contact", "mags")
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (9, 1)
    dive.declines()
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (10, 0)


@rule("REF-CARD-6")
def test_the_new_deck_holds_all_ten_cards_and_nobody_knows_their_order() -> None:
    dive = refuge_at(kraken=["k01", "k05", "k09"], skip_bottom=True)
    for _ in range(3):
        dive.g.skip_bottom = True
        dive.ends()
    assert sorted(dive.g.kraken_deck) == [f"k{number:02}" for number in range(1, 11)]
    assert dive.g.kraken_deck.seen_by(0) == [None] * 10


@rule("REF-CARD-7")
@pytest.mark.parametrize("abyss", [False, True])
def test_the_deck_never_runs_out(abyss: bool) -> None:
    table = refuge_at(abyss=abyss)
    tops = {card: table.g.book.kraken[card].top for card in table.next_cards}
    arrows = [card for card, top in tops.items() if not isinstance(top, Devour)]
    assert len(arrows) == 8
    dive = refuge_at(abyss=abyss, kraken=arrows, head=3)  # at worst they come first
    left = []
    for _ in range(9):
        dive.g.skip_bottom = True
        dive.ends()
        left.append(len(dive.g.kraken_deck))
    assert left == [9, 8, 7, 6, 5, 4, 3, 2, 10]


@rule("REF-CARD-1", "REF-TENT-5")
def test_the_last_card_stays_in_sight_with_all_it_did() -> None:
    dive = refuge_at(
        head=4,
        divers={"mags": "", "vega": "devoured", "michael": "c7r10"},
        tentacles=["c5r7", "c5r1", "c6r5", "c1r2"],
        threat=1,
    )
    dive.kraken_card(top="right 1", bottom=("down", "right", "spawn"))
    assert dive.tentacles == ["c1r2", "c5r6", "c7r5", "c7r6"]
    last = last_card(dive)
    assert (last.steps, last.devoured) == (1, 1)  # Michael; Vega was inside before
    assert (last.sank, last.drifted, last.rose, last.threatened) == (1, 1, 1, 1)


@rule("REF-CARD-1")
def test_a_card_in_the_middle_of_its_effects_has_done_nothing_yet() -> None:
    dive = veiled()
    dive.kraken_card(top="right 1", bottom=("up", "down", "up"))
    assert (dive.question, last_card(dive).steps) == (("ink_veil", "vega"), 0)
    dive.chooses(ability="vega_ink_veil")
    assert last_card(dive).steps == 1


@rule("REF-TENT-8")
def test_a_tentacle_that_comes_anew_has_risen_and_not_moved() -> None:
    """It sinks onto Mags and goes back to the supply, from where the same piece rises elsewhere."""
    dive = refuge_at(head=3, divers={"mags": "c2r3", "sophie": "c7r1"}, tentacles=["c2r4"], supply=9)
    dive.kraken_card(top="left 1", bottom=("down", "down", "spawn"))
    last = last_card(dive)
    assert (last.sank, last.drifted, last.rose) == (0, 0, 1)
