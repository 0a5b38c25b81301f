"""Cards that say other numbers than ours: whatever a card says is done as often as it says."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def card_saying(card: str, **fields: Any) -> dict[str, Any]:
    return {"salvage": {"card": {card: fields}}}


def ability_saying(ability: str, *effects: dict[str, Any]) -> dict[str, Any]:
    return {"abilities": {"ability": {ability: {"effects": list(effects)}}}}


def objective_saying(objective: str, **fields: Any) -> dict[str, Any]:
    return {"objectives": {"objective": {objective: fields}}}


# --- cards and abilities -----------------------------------------------------------------------------


@rule("REF-TENT-1")
def test_a_pry_bar_for_two_tentacles_must_move_one_and_may_stop_then() -> None:
    two = card_saying("pry_bar", effects=[{"op": "move_tentacle", "count": 2}])
    dive = refuge_at(
        divers={"mags": "c4r3"}, hands={"mags": ["pry_bar"]}, tentacles=["c1r6", "c7r6"], content=two
    )
    dive.plays("pry_bar")
    assert not dive.may_decline
    dive.chooses(at="c1r6")
    dive.chooses(to="c1r5")
    assert dive.options() == ["pick_tentacle c7r6", "pass"]
    dive.declines()
    assert (dive.tentacles, dive.question) == (["c1r5", "c7r6"], ("main", "mags"))


@rule("REF-ABIL-4")
def test_a_ration_tin_for_two_abilities_turns_two_up() -> None:
    two = card_saying("ration_tin", effects=[{"op": "flip_ability", "count": 2}])
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["ration_tin"]}, content=two)
    dive.plays("ration_tin")
    dive.chooses(ability="mags_haymaker")
    dive.chooses(ability="mags_bull_rush")
    assert (dive.used("mags"), dive.question) == (["mags_ring_of_steel"], ("main", "mags"))


@rule("REF-ABIL-2", "REF-TURN-6")
@pytest.mark.parametrize(("cards", "offered"), [(1, False), (2, True), (3, True)])
def test_an_ability_that_costs_two_cards_needs_and_takes_two(cards: int, offered: bool) -> None:
    two = ability_saying("satoshi_tinker", {"op": "discard", "count": 2}, {"op": "draw", "count": 1})
    dive = refuge_at(
        divers={"satoshi": "c4r3"},
        hands={"satoshi": ["air_jet"] * cards},
        face_up=["satoshi_tinker"],
        salvage=["winch"] * 3,
        content=two,
    )
    assert ("satoshi_tinker" in dive.options("use_ability")) is offered
    if offered:
        dive.uses("satoshi_tinker")
        assert dive.hand("satoshi") == [*["air_jet"] * (cards - 2), "winch"]


@rule("REF-OCC-2")
def test_a_darkroom_for_one_camera_takes_one() -> None:
    one = ability_saying("sophie_darkroom", {"op": "collect_cameras", "max": 1, "draw_each": 2})
    dive = refuge_at(
        divers={"sophie": "c4r3"},
        cameras=["c1r1", "c2r2"],
        face_up=["sophie_darkroom"],
        salvage=["winch"] * 4,
        content=one,
    )
    dive.uses("sophie_darkroom")
    dive.chooses(at="c1r1")
    assert (dive.cameras, dive.hand("sophie")) == (["c2r2"], ["winch", "winch"])
    assert dive.question == ("main", "sophie")


@rule("REF-CONTACT-3", "REF-TURN-6")
def test_of_two_things_a_weapon_does_besides_one_without_a_target_is_left_out() -> None:
    bonus = [{"op": "stand", "range": 1}, {"op": "remove_tentacles", "range": 1}]
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": ""},
        hands={"mags": ["shock_prod"]},
        tentacles=["c4r4", "c5r4"],
        salvage=["winch"],
        content=card_saying("shock_prod", weapon={"bonus": bonus}),
    )
    dive.swims("c4r4")
    dive.chooses(card="shock_prod")
    assert (dive.standing("mags"), dive.tentacles, dive.hand("mags")) == (True, [], ["winch"])


@rule("REF-DEV-2")
def test_who_has_two_ways_out_of_the_jaws_may_decline_one_and_take_the_other() -> None:
    another = {"timing": "reaction", "trigger": "devour_self", "effects": [{"op": "escape_devour"}]}
    dive = refuge_at(
        head=3,
        divers={"katerina": "c4r7", "vega": ""},
        face_up=["katerina_field_dressing", "katerina_slip_the_jaws"],
        content={"abilities": {"ability": {"katerina_field_dressing": another}}},
    )
    dive.kraken_card(top="devour")
    assert dive.options() == ["use_ability katerina_field_dressing", "pass"]
    dive.declines()
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c4r4")
    assert (dive.at("katerina"), dive.devoured("katerina")) == ("c4r4", False)
    assert "katerina_field_dressing" not in dive.used("katerina")


@rule("REF-COMP-16")
@pytest.mark.parametrize(("held", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_grabber_for_two_cards_takes_two_or_all(held: int, left: int) -> None:
    steal = [{"op": "steal", "range": 2, "count": 2}, {"op": "pull", "max": 2}]
    dive = refuge_at(
        mode="competitive",
        divers={"mags": "c4r3", "vega": "c4r4"},
        hands={"mags": ["grabber"], "vega": ["winch"] * held},
        content=card_saying("grabber", effects=[{"op": "choose_one", "options": steal}]),
    )
    dive.plays("grabber")
    assert (len(dive.hand("mags")), len(dive.hand("vega"))) == (held - left, left)


# --- objectives --------------------------------------------------------------------------------------


@rule("REF-OBJ-14", "REF-SOLO-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_wreck_is_boarded_by_as_many_as_the_objective_asks_for(players: int) -> None:
    names = ["mags", "vega", "sophie", "michael"][:players]
    need = objective_saying("obj3_board_the_wreck", goal={"kind": "divers_on_finish", "need": [1, 2, 3, 4]})

    def at_the_wreck(aboard: int) -> Dive:
        """The first to act is just below the wreck; so many others are aboard."""
        places = ["c1r10", *(f"c{column}r11" for column in range(2, 2 + aboard))]
        divers = dict(zip(names, [*places, "", "", ""], strict=False))
        return refuge_at(
            head=5, divers=divers, players=players, objective="obj3_board_the_wreck", content=need
        )

    if players > 1:
        too_few = at_the_wreck(players - 2)
        too_few.swims("c1r11")
        assert not too_few.won
    enough = at_the_wreck(players - 1)
    enough.swims("c1r11")
    assert enough.won


@rule("REF-OBJ-10")
def test_who_draws_for_the_hidden_cache_draws_as_many_as_it_says() -> None:
    reward = [{"op": "each_diver", "choose": [{"op": "flip_ability"}, {"op": "draw", "count": 2}]}]
    dive = refuge_at(
        divers={"mags": "c4r4"},
        hands={"mags": ["winch"]},
        objective="obj1_hidden_cache",
        count=2,
        stowed=["aid", "motion"],
        salvage=["air_jet"] * 5,
        content=objective_saying("obj1_hidden_cache", reward=reward),
    )
    dive.special()
    dive.chooses(what="draw")
    assert dive.hand("mags") == ["air_jet", "air_jet"]


@rule("REF-OBJ-11")
@pytest.mark.parametrize(("threat", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_reward_of_two_tentacles_takes_two_off_the_threat_track_or_all(threat: int, left: int) -> None:
    reward = [{"op": "threat_minus", "count": 2, "otherwise": {"op": "draw", "count": 2}}]
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7"},
        hands={"mags": ["winch"]},
        objective="obj2_tag_the_beast",
        count=1,
        threat=threat,
        content=objective_saying("obj2_tag_the_beast", reward=reward),
    )
    dive.special()
    assert (dive.threat, dive.hand("mags")) == (left, [])


@rule("REF-OBJ-6")
def test_a_special_action_for_two_cards_takes_two() -> None:
    tag = {"id": "tag", "at": "adjacent_head", "cost_cards": 2, "effect": "count"}
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7"},
        hands={"mags": ["winch"] * 3},
        objective="obj2_tag_the_beast",
        content=objective_saying("obj2_tag_the_beast", special=tag),
    )
    dive.special()
    assert (dive.hand("mags"), dive.progress.count) == (["winch"], 1)
    assert "special_action tag" not in dive.options()


@rule("REF-OBJ-16", "REF-OBJ-9")
@pytest.mark.parametrize(("markers", "head"), [(["c1r3", "c7r3"], 3), (["c1r3"], 5)])
def test_what_follows_a_special_action_does_not_follow_when_it_completes_the_objective(
    markers: list[str], head: int
) -> None:
    closer = {"op": "kraken_closer"}
    sound = {"id": "sound", "at": "marker", "effect": "remove_marker", "after": [closer, closer]}
    dive = refuge_at(
        head=5,
        divers={"mags": "c1r3"},
        objective="obj1_soundings",
        markers=markers,
        content=objective_saying("obj1_soundings", special=sound),
    )
    dive.special()
    assert dive.head == head


@rule("REF-SETUP-9", "REF-SETUP-10")
def test_a_longer_start_of_the_threat_track_takes_more_from_the_supply() -> None:
    content = {"setup": {"coop": {"threat_start": [0, 1, 2, 3]}}}
    match = Match.start(GAME, Setup("refuge", 3, {}, content), Dice.seeded(1))
    while match.state.turn == 0:
        match.play(match.options[0])
    assert (match.state.threat, match.state.supply) == (2, 7)
