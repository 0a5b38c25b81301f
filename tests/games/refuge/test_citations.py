"""The rule a log line names is the rule by which it happened, not just one where the same thing happens."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


def set_up(players: int, **options: str) -> Dive:
    """A table with everything told on the way to its first turn."""
    told: list[Tell] = []
    match = Match.start(GAME, Setup("refuge", players, options), Dice.seeded(1), sink=told.append)
    while match.state.turn == 0:
        match.play(match.options[0])
    return Dive(match, told)


# --- drawing -----------------------------------------------------------------------------------------


@rule("REF-ELIM-1")
def test_a_card_for_an_elimination() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, tentacles=["c3r6"])
    dive.swims("c3r2")
    assert dive.cited("draws") == ["REF-ELIM-1"]


@rule("REF-OBJ-8", "REF-ELIM-1")
def test_everybodys_cards_for_clear_water_and_the_own_for_the_elimination() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, tentacles=["c3r6"], count=5)
    dive.swims("c3r2")
    assert dive.cited("draws") == ["REF-OBJ-8", "REF-OBJ-8", "REF-ELIM-1"]


@rule("REF-OBJ-10")
def test_cards_and_abilities_for_the_hidden_cache() -> None:
    dive = refuge_at(
        divers={"mags": "c4r4", "vega": ""},
        hands={"mags": ["winch"]},
        objective="obj1_hidden_cache",
        count=2,
        stowed=["aid", "motion"],
    )
    dive.special()
    dive.chooses(what="draw")
    dive.chooses(what="draw")
    assert dive.cited("draws") == ["REF-OBJ-10", "REF-OBJ-10"]


@rule("REF-OBJ-11")
def test_two_cards_for_tagging_the_beast() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7"},
        hands={"mags": ["winch"]},
        objective="obj2_tag_the_beast",
        count=1,
    )
    dive.special()
    assert dive.cited("draws") == ["REF-OBJ-11", "REF-OBJ-11"]


@rule("REF-OBJ-13")
def test_everybodys_cards_for_the_empty_reach() -> None:
    dive = refuge_at(head=3, objective="obj2_empty_reach", tentacles=["c1r2"])
    dive.kraken_card()
    assert dive.cited("draws") == ["REF-OBJ-13", "REF-OBJ-13"]


@rule("REF-ABIL-2")
@pytest.mark.parametrize(
    ("ability", "cards"), [("sophie_darkroom", 1), ("satoshi_tinker", 2), ("michael_quartermaster", 1)]
)
def test_cards_by_an_ability(ability: str, cards: int) -> None:
    dive = refuge_at(
        players=1,
        divers={ability.split("_")[0]: "c4r3"},
        hands={"satoshi": ["winch"]},
        face_up=[ability],
        cameras=["c4r1"],
    )
    dive.uses(ability)
    assert dive.cited("draws") == ["REF-ABIL-2"] * cards


@rule("REF-COMP-2")
def test_the_first_hand_of_a_race() -> None:
    dive = set_up(2, mode="competitive")
    assert dive.cited("draws") == dive.cited("draws_unseen") == ["REF-COMP-2"] * 4


@rule("REF-COMP-4")
def test_the_draw_action_of_a_race() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""})
    dive.chooses("draw_salvage")
    assert dive.cited("draws") == dive.cited("draws_unseen") == ["REF-COMP-4"]


@rule("REF-COMP-6")
def test_a_card_for_a_trophy() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["net_launcher"]}, tentacles=["c4r7"])
    dive.plays("net_launcher")
    assert dive.cited("draws") == dive.cited("draws_unseen") == ["REF-COMP-6"]


# --- standing up -------------------------------------------------------------------------------------


@rule("REF-REC-1")
def test_up_by_recovering() -> None:
    dive = refuge_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": ["air_jet", "swim_fins"]})
    dive.recovers(diver="mags")
    dive.chooses(card="air_jet")
    assert dive.cited("stands") == ["REF-REC-1"]


@rule("REF-SALV-2", "REF-REC-3")
def test_up_by_smelling_salts() -> None:
    dive = refuge_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": ["smelling_salts"]})
    dive.plays("smelling_salts")
    assert dive.cited("stands") == ["REF-SALV-2"]


@rule("REF-ABIL-2")
def test_up_by_a_field_dressing() -> None:
    divers = {"katerina": "c4r3", "vega": "c4r5 down", "mags": "c5r3 down"}
    dive = refuge_at(divers=divers, face_up=["katerina_field_dressing"])
    dive.uses("katerina_field_dressing")
    assert dive.match.ask is not None
    assert (dive.match.ask.kind, dive.match.ask.rule) == ("stand_target", "REF-ABIL-2")
    dive.chooses(diver="vega")
    assert dive.cited("stands") == ["REF-ABIL-2"]


@rule("REF-COMP-7")
def test_up_by_the_action_of_a_race() -> None:
    dive = race_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": ["smelling_salts"]})
    dive.chooses("stand_up")
    assert dive.cited("stands") == ["REF-COMP-7"]


@rule("REF-COMP-14", "REF-ABIL-2")
def test_up_and_going_on_by_a_field_dressing_in_a_race() -> None:
    dive = race_at(divers={"katerina": "c4r3 down", "vega": ""}, face_up=["katerina_field_dressing"])
    dive.uses("katerina_field_dressing")
    assert dive.cited("stands") == dive.cited("gains_actions") == ["REF-ABIL-2"]


# --- discarding --------------------------------------------------------------------------------------


@rule("REF-REC-1")
def test_cards_paid_to_recover() -> None:
    dive = refuge_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": ["winch", "winch"]})
    dive.recovers(diver="mags")
    assert dive.cited("discards") == ["REF-REC-1"] * 2


@rule("REF-OBJ-6")
def test_a_card_paid_for_a_special_action() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "c4r7"}, hands={"mags": ["winch"]}, objective="obj2_tag_the_beast"
    )
    dive.special()
    assert dive.cited("discards") == ["REF-OBJ-6"]


@rule("REF-ABIL-2")
def test_a_card_paid_for_an_ability() -> None:
    dive = refuge_at(divers={"satoshi": "c4r3"}, hands={"satoshi": ["winch"]}, face_up=["satoshi_tinker"])
    dive.uses("satoshi_tinker")
    assert dive.cited("discards") == ["REF-ABIL-2"]


@rule("REF-COMP-8")
def test_cards_lost_to_the_kraken() -> None:
    dive = race_at(
        head=3, divers={"mags": "c4r7", "vega": ""}, hands={"mags": ["winch", "winch"]}, active="vega"
    )
    dive.next_kraken_card("devour")
    dive.chooses("draw_salvage")
    for _ in range(2):
        dive.chooses(card="winch")
    assert dive.cited("discards") == ["REF-COMP-8"] * 2


@rule("REF-COMP-11")
def test_cards_paid_to_unlock() -> None:
    dive = race_at(
        divers={"mags": "c3r2", "vega": ""},
        hands={"mags": ["winch"] * 3},
        pods={5: "pod_obj_pressure_code"},
    )
    dive.chooses(pod=5)
    for _ in range(3):
        dive.chooses(card="winch")
    assert dive.cited("discards") == ["REF-COMP-11"] * 3


# --- giving, looking, setting up ---------------------------------------------------------------------


@rule("REF-PASS-1", "REF-ABIL-2")
def test_cards_given_and_cards_exchanged() -> None:
    dive = refuge_at(
        divers={"michael": "c4r3", "vega": "c4r4"},
        hands={"michael": ["winch"], "vega": ["air_jet"]},
        face_up=["michael_quartermaster"],
    )
    dive.passes_cards("vega", "winch")
    dive.uses("michael_quartermaster")
    dive.chooses("take_card", card="winch")
    assert dive.cited("gives") == ["REF-PASS-1", "REF-ABIL-2"]


@rule("REF-SALV-2", "REF-ABIL-2")
@pytest.mark.parametrize("by", ["hydrophone", "katerina_read_the_currents"])
def test_a_look_at_the_kraken_cards(by: str) -> None:
    dive = refuge_at(
        divers={"katerina": "c4r3"},
        hands={"katerina": ["hydrophone"]},
        face_up=["katerina_read_the_currents"],
    )
    if by == "hydrophone":
        dive.plays(by)
    else:
        dive.uses(by)
    why = "REF-SALV-2" if by == "hydrophone" else "REF-ABIL-2"
    assert dive.cited("peeks") == [why]
    assert dive.match.ask is not None
    assert (dive.match.ask.kind, dive.match.ask.rule) == ("peek_order", why)


@rule("REF-SETUP-4", "REF-SETUP-9", "REF-CARD-1", "REF-TENT-9")
def test_what_lies_on_the_table_before_the_first_turn() -> None:
    dive = set_up(3)
    assert dive.cited("kraken_card") == ["REF-SETUP-4"] * 2
    assert dive.cited("kraken_reshuffle") == ["REF-SETUP-4"]
    assert dive.cited("threat") == ["REF-SETUP-9"]
    dive.kraken_card(top="devour")
    assert dive.cited("kraken_card")[2:] == ["REF-CARD-1"]
    assert dive.cited("kraken_reshuffle")[1:] == ["REF-CARD-6"]


@rule("REF-COMP-3", "REF-COMP-10")
def test_pods_turned_up() -> None:
    dive = set_up(2, mode="competitive")
    assert dive.cited("pod_up") == ["REF-COMP-3"] * 3
    race = race_at(divers={"mags": "c1r0", "vega": ""}, active="vega")
    race.next_kraken_card("devour")
    race.chooses("draw_salvage")
    assert race.cited("pod_up") == ["REF-COMP-10"]
