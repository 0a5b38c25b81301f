"""What is told when something turns up: the ten reveals of `docs/proof/lurk-says.md`, word for word."""

from __future__ import annotations

import pytest

from fathomfive.games.lurk.steps.turn import CleanUp
from tests.games.lurk.table import Army, battle
from tests.games.said import line, lines

COG: Army = {"ulm": ("cog_torpedier", (0, -1)), "drone": ("cog_drone", (0, -1))}
FREE: Army = {"runner": ("nautilus_runner", (0, 0)), "vane": ("nautilus_captain", (0, 2))}
FOREMAN: Army = {"foreman": ("cog_foreman", (0, -1))}


@pytest.mark.rule("LRK-WOUND-1")
def test_a_blow_is_told_from_the_aim_to_what_is_left_of_the_army() -> None:
    b = battle(COG, FREE, card="2/1/0", windows=False).attacks("ulm", "runner", "Ob Ow Ob Sb Ob")
    assert lines(b)[1:5] == [
        "Ulm on E4 attacks Reef Runner on E5.",
        "Ulm rolls 3 hits, with a bonus die.",
        "Ulm against Reef Runner: 3 hits, no block: 3 wounds.",
        "Reef Runner is destroyed on E5. Tom has one model left.",
    ]


def test_a_blow_that_is_survived_says_how_many_hearts_are_left() -> None:
    b = battle(COG, FREE, card="2/1/0", windows=False).attacks("ulm", "runner", "Ob Sb -- Ob")
    assert lines(b, "wounds", "still-stands") == [
        "Ulm against Reef Runner: 1 hit, no block: 1 wound.",
        "Reef Runner has 1 of 2 hearts left.",
    ]


def test_the_last_model_that_falls_takes_its_army_with_it() -> None:
    b = battle(COG, {"hand": ("nautilus_deckhand", (0, 0), {"wounds": 1})}, card="2/1/0", windows=False)
    b.attacks("ulm", "hand", "Ob Ob Ob Ob")
    assert lines(b, "destroyed", "eliminated", "end-elimination") == [
        "Deckhand is destroyed on E5.",
        "Tom has no model left and is out.",
        "Ada wins: no other army has a model left. 2 models survive.",
    ]


def test_a_creature_that_rises_says_how_strong_it_is_and_what_it_does() -> None:
    b = battle(FOREMAN, card="0/1/0", abyss=[(0, -1)])
    b.put("abyss_deck", "ab_weeper").activates("search", (0, -1))
    assert line(b, "creature") == (
        "Weeping Jelly rises from the Abyss on E4! "
        "“2 hearts. If it inflicts at least one wound, the target becomes Poisoned.”"
    )


def test_a_treasure_is_named_with_what_it_gives() -> None:
    b = battle(FOREMAN, card="0/1/0", abyss=[(0, -1)])
    b.put("abyss_deck", "ab_vein").activates("search", (0, -1))
    assert lines(b, "treasure", "essence-gained") == [
        "Valve-Nine looks into the Abyss on E4 and finds Essence Vein.",
        "Ada gains 4 Essence: 7 now.",
    ]


def test_coral_says_its_roll_and_what_was_found() -> None:
    b = battle(FOREMAN, card="0/1/0", coral=[(0, -1)]).put("item_deck", "it_trident").rolls("Ob")
    b.activates("search", (0, -1))
    assert lines(b, "coral-found", "item-drawn") == [
        "Valve-Nine searches the Coral on E4, rolls a hit and finds something.",
        "Ada gets Rusted Trident into the Item Reserve: “Add 1 white die in attack.”",
    ]


def test_an_event_says_what_it_does_and_to_whom() -> None:
    swimmer: Army = {"drone": ("cog_drone", (0, -1), {"tokens": ["swimming"]})}
    b = battle(swimmer, event="ev_cold_current").ends_turn()
    assert lines(b, "event", "token") == [
        "Ada draws the event Cold Current: “Each Swimming model becomes Chilled.”",
        "Rivet Drone is Chilled: “Speed -1 (minimum 1); cannot declare Swim or Charge.”",
    ]


def test_a_guard_says_whom_it_strikes_and_why() -> None:
    b = battle(FOREMAN, creatures={(0, 1): "ab_golem"}, windows=False).rolls("Ob Ob Ob Sb Sb Sb Sb")
    b.moves("foreman", (0, 0))
    assert lines(b, "guard", "wounds") == [
        "Coral Golem strikes Valve-Nine, who comes to E5 beside it.",
        "Coral Golem against Valve-Nine: 2 hits, 2 blocks: no wound.",
    ]


def test_a_climb_says_its_roll_and_where_one_is_then() -> None:
    b = battle(FOREMAN, rock=[(0, 0)]).rolls("Sb").moves("foreman", (0, 0))
    assert line(b, "slipped") == "Valve-Nine rolls no hit, slips off the Rock at E5 and stays on E4."
    b = battle(FOREMAN, rock=[(0, 0)]).rolls("Ob").moves("foreman", (0, 0))
    assert line(b, "climbed") == "Valve-Nine rolls a hit, climbs the Rock at E5 and is Perched."


def test_poison_says_whom_it_wounds() -> None:
    b = battle({"drone": ("cog_drone", (0, -1), {"tokens": ["poisoned"]})}, agenda=[CleanUp()])
    assert line(b, "poison") == "Poison gives Rivet Drone on E4 1 wound."
