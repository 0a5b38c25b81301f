"""A turn of the cooperative dive: its four parts, the menu, what is free or of no use, passing cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import refuge_at

rule = pytest.mark.rule


# --- the four parts ----------------------------------------------------------------------------------


@rule("REF-TURN-1")
def test_a_turn_goes_from_its_start_through_actions_and_kraken_card_to_its_end() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r3", "satoshi": "devoured", "vega": "c6r6"},
        hands={"vega": ["trench_knife"], "satoshi": ["smelling_salts"]},
        tentacles=["c5r6"],
    )
    parts = [dive.g.phase]
    dive.kraken_card(top="right 1", bottom=("left", "right", "up"))
    parts.append(dive.g.phase)
    assert dive.question == ("contact", "vega")
    dive.declines()
    assert dive.question == ("return_cell", "satoshi")
    parts.append(dive.g.phase)
    dive.chooses(cell="c4r4")
    assert dive.question == ("main", "satoshi")
    parts.append(dive.g.phase)
    assert parts == ["actions", "kraken_bottom", "turn_start", "actions"]


@rule("REF-TURN-2")
def test_a_turn_starts_with_two_actions() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": ""}, actions=1, turn_no=4)
    dive.kraken_card()
    assert (dive.active, dive.actions_left, dive.g.turn) == ("vega", 2, 5)


@rule("REF-TURN-2")
def test_a_devoured_diver_returns_before_it_acts() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": "devoured"}, hands={"vega": ["winch"]})
    dive.kraken_card()
    assert dive.question == ("return_cell", "vega")
    dive.chooses(cell="c4r4")
    assert dive.question == ("main", "vega")
    assert dive.actions_left == 2


@rule("REF-TURN-3")
def test_the_menu_offers_every_kind_of_action() -> None:
    dive = refuge_at(
        head=3,
        divers={"satoshi": "c4r7", "vega": "c5r7 down"},
        hands={"satoshi": ["winch", "pry_bar", "net_launcher"]},
        face_up=["satoshi_low_tone", "satoshi_tinker"],
        tentacles=["c4r3"],
        objective="obj2_tag_the_beast",
    )
    assert dive.options() == [
        "swim c4r8",
        "swim c4r6",
        "swim c3r7",
        "play_card winch",
        "play_card pry_bar",
        "play_card net_launcher",
        "use_ability satoshi_low_tone",
        "recover_diver vega",
        "recover_ability satoshi_thruster_rig",
        "special tag",
        "use_ability satoshi_tinker",
        "pass_cards vega",
        "end_actions",
    ]


@rule("REF-TURN-3")
def test_the_same_action_may_be_taken_twice_but_there_are_only_two() -> None:
    dive = refuge_at(divers={"mags": "c4r2", "vega": ""})
    dive.swims("c4r1")
    assert dive.actions_left == 1
    dive.swims("c4r0")
    assert dive.active == "vega"


@rule("REF-TURN-3")
def test_actions_come_in_any_order() -> None:
    dive = refuge_at(divers={"mags": "c4r4"}, hands={"mags": ["winch"]}, head=3)
    dive.plays("winch")
    dive.chooses(direction="left", steps=1)
    dive.swims("c4r3")
    other = refuge_at(divers={"mags": "c4r4"}, hands={"mags": ["winch"]}, head=3)
    other.swims("c4r3")
    other.plays("winch")
    other.chooses(direction="left", steps=1)
    assert dive.head == other.head == 2
    assert dive.at("mags") == other.at("mags") == "c4r3"


@rule("REF-TURN-4")
def test_one_may_stop_with_actions_left() -> None:
    dive = refuge_at(divers={"mags": "c4r2", "vega": ""})
    dive.next_kraken_card(top="left 1")
    dive.ends()
    assert (dive.active, dive.head) == ("vega", 2)


@rule("REF-TURN-7")
def test_actions_end_by_themselves_when_nothing_is_left_to_do() -> None:
    dive = refuge_at(divers={"mags": "c4r2", "vega": ""}, actions=1, hands={"mags": ["winch"]})
    dive.swims("c4r1")
    assert dive.active == "vega"


@rule("REF-TURN-7", "REF-TURN-5", "REF-RULING-23")
def test_actions_do_not_end_while_something_free_is_left() -> None:
    dive = refuge_at(divers={"mags": "c4r2", "vega": "c4r0"}, actions=1, hands={"mags": ["winch"]})
    dive.swims("c4r1")
    assert dive.question == ("main", "mags")
    assert dive.options() == ["pass_cards vega", "end_actions"]


@rule("REF-TURN-8")
def test_the_kraken_answers_a_turn_without_actions_with_both_halves() -> None:
    dive = refuge_at(
        divers={"mags": "c7r2 down", "vega": "c7r3"}, tentacles=["c4r5"], hands={"mags": ["winch"]}
    )
    dive.kraken_card(top="right 1", bottom=("down", "left", "left"))
    assert (dive.head, dive.tentacles) == (4, ["c4r4"])


@rule("REF-TURN-9")
def test_the_next_seat_clockwise_follows_and_a_skipped_bottom_half_is_forgotten() -> None:
    dive = refuge_at(players=3, active="satoshi", skip_bottom=True)
    assert [diver.id for diver in dive.g.divers] == ["satoshi", "sophie", "katerina"]
    turns = []
    for _ in range(4):
        turns.append(dive.active)
        dive.kraken_card()
    assert turns == ["satoshi", "sophie", "katerina", "satoshi"]
    assert not dive.g.skip_bottom


# --- free between actions ----------------------------------------------------------------------------


@rule("REF-TURN-5")
def test_free_things_cost_nothing_and_may_be_done_again() -> None:
    dive = refuge_at(
        divers={"satoshi": "c4r2", "vega": "c4r3", "mags": "c5r2"},
        hands={"satoshi": ["winch", "pry_bar", "air_jet"]},
        face_up=["satoshi_tinker"],
    )
    dive.passes_cards("vega", "winch")
    dive.uses("satoshi_tinker")
    dive.chooses(card="pry_bar")
    dive.passes_cards("mags", "air_jet")
    assert dive.actions_left == 2
    assert dive.hand("vega") == ["winch"]
    assert dive.hand("mags") == ["air_jet"]


@rule("REF-TURN-5")
def test_nothing_is_free_in_the_middle_of_an_action() -> None:
    dive = refuge_at(
        divers={"satoshi": "c4r2", "vega": "c4r3"},
        hands={"satoshi": ["swim_fins", "winch"]},
        face_up=["satoshi_tinker"],
    )
    dive.plays("swim_fins")
    dive.chooses(to="c4r1")
    assert dive.question == ("step", "satoshi")
    assert dive.options("pass_cards") == []
    assert dive.options("use_ability") == []


# --- only what does something ------------------------------------------------------------------------

USELESS = [
    ("speargun", {"tentacles": ["c4r7", "c5r4"]}),  # four cells away, and out of line
    ("net_launcher", {"tentacles": ["c5r4"]}),
    ("depth_charge", {"tentacles": ["c4r6", "c6r4"]}),  # three cells away
    ("pry_bar", {}),
    ("pry_bar", {"head": 1, "tentacles": ["c0r8", "c0r9"]}),  # both are stuck between each other and the head
    ("ships_bell", {"head": 1, "players": 1, "divers": {"mags": "c0r8"}, "tentacles": ["c0r9"]}),
    ("tow_line", {"divers": {"mags": "c4r3", "vega": "c5r2"}}),
    ("tow_line", {"divers": {"mags": "c4r3", "vega": "c4r4"}}),  # no room between them
    ("smelling_salts", {"divers": {"mags": "c4r3", "vega": "c4r5 down"}}),
    ("decoy_lantern", {"skip_bottom": True}),
    ("trench_knife", {"tentacles": ["c4r4"]}),  # no Action card at all
    ("signal_pistol", {"tentacles": ["c4r4"]}),
]


@rule("REF-TURN-6")
@pytest.mark.parametrize(("card", "table"), USELESS, ids=[card for card, _ in USELESS])
def test_a_card_that_would_change_nothing_is_not_offered(card: str, table: dict[str, Any]) -> None:
    dive = refuge_at(**{"divers": {"mags": "c4r3"}, **table}, hands={"mags": [card, "swim_fins"]})
    assert dive.options("play_card") == ["swim_fins"]


USEFUL = [
    ("speargun", {"tentacles": ["c4r6"]}),
    ("net_launcher", {"tentacles": ["c4r11"]}),
    ("depth_charge", {"tentacles": ["c5r4"]}),
    ("pry_bar", {"tentacles": ["c1r6"]}),
    ("tow_line", {"divers": {"mags": "c4r3", "vega": "c4r5"}}),
    ("smelling_salts", {"divers": {"mags": "c4r3", "vega": "c4r4 down"}}),
    ("decoy_lantern", {}),
    ("hydrophone", {}),
    ("winch", {}),
    ("ration_tin", {}),
    ("air_bottle", {}),
    ("ships_bell", {}),
]


@rule("REF-TURN-6")
@pytest.mark.parametrize(("card", "table"), USEFUL, ids=[card for card, _ in USEFUL])
def test_a_card_that_can_change_something_is_offered(card: str, table: dict[str, Any]) -> None:
    dive = refuge_at(**{"divers": {"mags": "c4r3"}, **table}, hands={"mags": [card]})
    assert dive.options("play_card") == [card]


@rule("REF-TURN-6")
def test_a_ration_tin_needs_a_used_ability() -> None:
    all_up = ["mags_haymaker", "mags_ring_of_steel", "mags_bull_rush"]
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["ration_tin"]}, face_up=all_up)
    assert dive.options("play_card") == []


SHELTERS = ["c2r1", "c6r1", "c4r2", "c1r3", "c7r3", "c4r4", "c3r5", "c5r5", "c1r7", "c7r7"]
WHIRLPOOLS = ["c3r1", "c5r1", "c2r4", "c6r4", "c4r6"]
ABILITIES = [  # Diver, ability, a table where it is of no use, a table where it is
    ("michael", "michael_standing_orders", {"divers": {"michael": "c4r3", "vega": "c5r5 down"}}, {}),
    ("michael", "michael_quartermaster", {}, {"hands": {"vega": ["winch"]}}),
    ("satoshi", "satoshi_tinker", {}, {"hands": {"satoshi": ["winch"]}}),
    ("sophie", "sophie_stakeout", {"cameras": ["c1r1", "c2r2", "c3r3"]}, {"cameras": ["c1r1", "c2r2"]}),
    ("sophie", "sophie_darkroom", {}, {"cameras": ["c1r1"]}),
    ("mags", "mags_ring_of_steel", {"tentacles": ["c5r4"]}, {"tentacles": ["c4r4"]}),
    ("katerina", "katerina_field_dressing", {"divers": {"katerina": "c4r3", "vega": "c4r6 down"}}, {}),
    ("vega", "vega_charm_the_arms", {}, {"tentacles": ["c1r1"]}),
    ("vega", "vega_riptide", {"tentacles": SHELTERS[:9] + WHIRLPOOLS}, {"divers": {"vega": "c4r3"}}),
]


@rule("REF-TURN-6")
@pytest.mark.parametrize(("diver", "ability", "idle", "busy"), ABILITIES, ids=[row[1] for row in ABILITIES])
def test_an_ability_is_offered_only_if_it_can_change_something(
    diver: str, ability: str, idle: dict[str, Any], busy: dict[str, Any]
) -> None:
    other = "mags" if diver == "vega" else "vega"
    divers = {diver: "c4r3", other: "c7r7"}
    if ability == "katerina_field_dressing":
        busy = {"divers": {diver: "c4r3", other: "c4r5 down"}}
    useless = refuge_at(**{"divers": divers, **idle}, face_up=[ability])
    useful = refuge_at(**{"divers": divers, **busy}, face_up=[ability])
    assert useless.options("use_ability") == []
    assert useful.options("use_ability") == [ability]


@rule("REF-TURN-6", "REF-OBJ-6")
def test_a_special_action_is_not_offered_without_its_price() -> None:
    table: dict[str, Any] = {"head": 3, "divers": {"mags": "c4r7"}, "objective": "obj2_tag_the_beast"}
    assert refuge_at(**table).options("special") == []
    assert refuge_at(**table, hands={"mags": ["winch"]}).options("special") == ["tag"]


# --- passing cards -----------------------------------------------------------------------------------


@rule("REF-PASS-1")
def test_cards_are_given_to_adjacent_divers_only() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "c4r4", "sophie": "c5r2", "michael": "c3r3 down"},
        hands={"mags": ["winch"]},
    )
    assert dive.options("pass_cards") == ["vega", "michael"]
    dive.passes_cards("michael", "winch")
    assert (dive.hand("mags"), dive.hand("michael")) == ([], ["winch"])


@rule("REF-PASS-1")
def test_cards_are_given_one_at_a_time_and_one_may_stop() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": "c4r4"}, hands={"mags": ["winch", "pry_bar", "air_jet"]})
    dive.chooses(to="vega")
    assert not dive.may_decline  # who offers a card gives one
    dive.chooses(card="winch")
    assert dive.options() == ["give_card pry_bar", "give_card air_jet", "pass"]
    dive.declines()
    assert dive.hand("vega") == ["winch"]


@rule("REF-PASS-1", "REF-OBJ-15")
def test_a_carrier_without_cards_has_only_the_cargo_to_give() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "c5r3"}, objective="obj3_raise_the_cargo", carrier="mags"
    )
    assert (dive.options("hand_cargo"), dive.options("pass_cards")) == (["vega"], [])


@rule("REF-PASS-1")
def test_without_cards_there_is_nothing_to_give() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": "c4r4"}, hands={"vega": ["winch"]})
    assert dive.options("pass_cards") == []


@rule("REF-PASS-2")
def test_a_diver_who_is_down_may_receive_cards_but_not_a_devoured_one() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3 down", "vega": "c4r4 down", "sophie": "devoured", "michael": ""},
        hands={"mags": ["winch"]},
    )
    assert dive.options("pass_cards") == ["vega"]


@rule("REF-PASS-3", "REF-RULING-23")
def test_nobody_takes_a_card_and_only_the_active_player_gives() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": "c4r4"}, hands={"vega": ["winch"]})
    assert not [words for words in dive.options() if "pass_cards" in words or "take_card" in words]
    assert {option.seat for option in dive.match.options} == {0}
    dive.kraken_card()
    assert dive.options("pass_cards") == ["mags"]


@rule("REF-RULING-23")
def test_no_cards_are_passed_while_the_kraken_card_is_resolved() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c3r4", "vega": "c3r3"},
        hands={"mags": ["winch", "trench_knife"]},
        tentacles=["c3r5"],
    )
    dive.kraken_card(bottom=("down", "left", "left"))
    assert dive.question == ("contact", "mags")
    assert dive.options("pass_cards") == []


# --- what is going on --------------------------------------------------------------------------------


@rule("REF-TURN-3", "REF-TURN-5")
def test_the_table_shows_what_is_being_carried_out_and_nothing_between_actions() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7", "vega": "c3r7 down"},
        hands={"mags": ["winch", "winch", "pry_bar", "swim_fins", "air_bottle"]},
        objective="obj2_tag_the_beast",
    )
    shown = [dive.g.doing]
    dive.plays("air_bottle")
    shown.append(dive.g.doing)
    dive.special()
    assert dive.question == ("discard_card", "mags")
    shown.append(dive.g.doing)
    dive.chooses(card="swim_fins")
    shown.append(dive.g.doing)
    dive.recovers(diver="vega")
    assert dive.question == ("recover_card", "mags")
    shown.append(dive.g.doing)
    assert shown == ["", "", "tag", "", "recover_diver"]


@rule("REF-TURN-3", "REF-ABIL-2")
def test_the_table_shows_which_ability_is_being_used() -> None:
    dive = refuge_at(head=3, divers={"satoshi": "c4r3"}, face_up=["satoshi_low_tone"])
    dive.uses("satoshi_low_tone")
    assert (dive.question, dive.g.doing) == (("kraken_move", "satoshi"), "satoshi_low_tone")


@rule("REF-TURN-3", "REF-REC-1")
def test_the_table_shows_that_an_ability_is_being_recovered() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["winch", "pry_bar", "net_launcher"]})
    dive.recovers(ability="mags_haymaker")
    assert (dive.question, dive.g.doing) == (("recover_card", "mags"), "recover_ability")


@rule("REF-END-4", "REF-TURN-6", "REF-SOLO-3")
def test_a_draw_from_an_empty_deck_is_possible_and_loses() -> None:
    dive = refuge_at(players=1, divers={"michael": "c4r3"}, face_up=["michael_quartermaster"], salvage=[])
    assert dive.discarded == []
    dive.uses("michael_quartermaster")
    assert (dive.lost, dive.cause) == (True, "deck")
