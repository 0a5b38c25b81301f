"""The competitive dive: its setup, the actions, spaces, pods, the end of a round and of the race."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match
from tests.at_the_table import outcome
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


def set_up(players: int = 3, seed: int = 1) -> Dive:
    match = Match.start(GAME, Setup("refuge", players, {"mode": "competitive"}), Dice.seeded(seed))
    while match.state.turn == 0:
        match.play(match.options[0])
    return Dive(match, [])


# --- setup -------------------------------------------------------------------------------------------


@rule("REF-COMP-1")
def test_the_race_has_its_own_board_all_salvage_cards_and_no_objectives() -> None:
    g = set_up(players=3).g
    assert [g.board.space[cell] for cell in g.board.in_row[7]] == [
        *("spawn", "lair", "cave", "lair", "cave", "lair", "spawn")
    ]
    cards = [*g.salvage_deck, *(card for diver in g.divers for card in diver.hand)]
    assert (len(cards), cards.count("grabber")) == (64, 8)
    assert sorted(g.kraken_deck) == [f"k{number:02}" for number in range(1, 11)]
    assert (g.objectives, g.progress, g.threat) == ([], None, 0)


@rule("REF-COMP-1", "REF-COMP-17")
def test_there_is_no_abyss_in_the_race() -> None:
    assert set_up(players=2).g.deck == "kraken"
    with pytest.raises(Refused):
        Match.start(GAME, Setup("refuge", 2, {"mode": "competitive", "difficulty": "abyss"}), Dice.seeded(1))


@rule("REF-COMP-2")
def test_everybody_starts_with_two_hidden_cards() -> None:
    g = set_up(players=6).g
    assert [len(diver.hand) for diver in g.divers] == [2] * 6
    for diver in g.divers:
        assert None not in diver.hand.seen_by(diver.seat)
        assert diver.hand.seen_by((diver.seat + 1) % 6) == diver.hand.seen_by(None) == [None, None]


@rule("REF-COMP-2")
@pytest.mark.parametrize("players", [2, 6])
def test_seven_tentacles_on_the_board_and_nine_in_the_supply(players: int) -> None:
    dive = set_up(players=players)
    assert dive.tentacles == ["c1r7", "c2r5", "c3r6", "c4r5", "c5r6", "c6r5", "c7r7"]
    assert dive.supply == 9


@rule("REF-COMP-3")
def test_seven_locked_pods_with_three_objectives_turned_up() -> None:
    turned_up = set()
    for seed in range(10):
        g = set_up(seed=seed).g
        assert g.unlocked == []
        assert sorted(g.pods) == sorted(g.book.pod_objectives)
        shown = [slot for slot, card in enumerate(g.pods.seen_by(None)) if card is not None]
        assert len(shown) == 3
        turned_up.update(shown)
    assert turned_up == set(range(7))


@rule("REF-SETUP-15")
def test_two_to_six_may_race() -> None:
    for players in (1, 7):
        with pytest.raises(Refused):
            Match.start(GAME, Setup("refuge", players, {"mode": "competitive"}), Dice.seeded(1))


# --- the actions --------------------------------------------------------------------------------------


@rule("REF-COMP-4")
def test_a_turn_is_one_action_of_these_kinds() -> None:
    dive = race_at(
        head=3,
        divers={"satoshi": "c4r7", "vega": "c4r6"},
        hands={"satoshi": ["winch", "pry_bar"]},
        face_up=["satoshi_low_tone", "satoshi_tinker"],
        pods={2: "pod_obj_in_its_shadow", 3: "pod_obj_trophies"},
    )
    assert dive.actions_left == 1
    assert dive.options() == [
        "swim c4r8",
        "swim c3r7",
        "swim c5r7",
        "draw_salvage",
        "play_card winch",
        "use_ability satoshi_low_tone",
        "recover_ability satoshi_thruster_rig",
        "unlock 2",
        "use_ability satoshi_tinker",
    ]


@rule("REF-COMP-4")
def test_after_one_action_the_next_player_is_on() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, salvage=["winch"])
    dive.chooses("draw_salvage")
    assert (dive.hand("mags"), dive.active) == (["winch"], "vega")


@rule("REF-COMP-4")
def test_free_abilities_and_extra_actions_work_as_written() -> None:
    dive = race_at(
        divers={"satoshi": "c4r3", "vega": ""},
        hands={"satoshi": ["air_bottle", "winch"]},
        face_up=["satoshi_tinker"],
    )
    dive.plays("air_bottle")
    assert (dive.active, dive.actions_left) == ("satoshi", 2)
    dive.uses("satoshi_tinker")
    dive.chooses(card="winch")
    assert (dive.active, dive.actions_left, len(dive.hand("satoshi"))) == ("satoshi", 2, 2)


@rule("REF-COMP-4", "REF-TURN-5")
def test_a_free_ability_may_follow_the_action_and_then_the_turn_ends() -> None:
    dive = race_at(divers={"katerina": "c4r3", "vega": ""}, face_up=["katerina_read_the_currents"])
    dive.swims("c4r2")
    assert dive.options() == ["use_ability katerina_read_the_currents", "end_actions"]
    dive.ends()
    assert (dive.active, dive.actions_left) == ("vega", 2)


@rule("REF-COMP-4", "REF-DEV-4")
def test_who_is_devoured_loses_the_actions_that_are_left() -> None:
    hand = ["air_bottle", "winch", "winch", "winch"]
    dive = race_at(head=3, divers={"mags": "c4r7", "vega": ""}, hands={"mags": hand})
    dive.plays("air_bottle")
    dive.swims("c4r8")
    for _ in range(2):
        dive.chooses("discard_card", card="winch")
    assert dive.devoured("mags")
    assert dive.question == ("race", "vega")


@rule("REF-COMP-4", "REF-TURN-2")
def test_turns_are_counted_in_a_race_too() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""})
    counted = []
    for _ in range(4):
        counted.append((dive.g.turn, dive.actions_left))
        dive.chooses("draw_salvage")
    assert counted == [(1, 1), (2, 2), (2, 1), (3, 2)]  # the first turn has one left, as it was laid out


@rule("REF-COMP-4", "REF-TURN-5")
def test_nothing_is_being_carried_out_between_the_actions_of_a_race() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["air_bottle"]})
    dive.plays("air_bottle")
    assert (dive.question, dive.g.doing) == (("race", "mags"), "")


@rule("REF-COMP-4")
def test_nobody_passes_while_an_action_is_legal() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""})
    assert "end_actions" not in dive.options()


@rule("REF-COMP-4", "REF-COMP-13")
def test_who_can_do_nothing_passes() -> None:
    around = {"vega": "c2r0", "sophie": "c1r1"}
    shut_in = race_at(divers={"mags": "c1r0", **around}, salvage=[])
    assert shut_in.active == "vega"  # no cell, no card in deck or discard: passed by itself
    dive = race_at(divers={"mags": "c1r0", **around}, salvage=["winch"])
    assert dive.active == "vega"  # the draw is the only action, and it is made
    assert dive.hand("mags") == ["winch"]


@rule("REF-COMP-4")
def test_recover_is_for_abilities_only() -> None:
    divers = {"mags": "c4r3", "sophie": "", "vega": "c4r4 down"}
    dive = race_at(divers=divers, hands={"mags": ["winch", "winch"]})
    assert dive.options("recover_diver") == []
    dive.recovers(ability="mags_haymaker")
    dive.chooses(type="tool")
    dive.chooses(card="winch")
    dive.chooses(card="winch")
    assert "mags_haymaker" not in dive.used("mags")
    assert (dive.active, dive.discarded) == ("sophie", ["winch", "winch"])


# --- spaces ------------------------------------------------------------------------------------------


@rule("REF-COMP-5")
def test_a_spawn_space_adds_a_tentacle_on_another_of_its_row_or_column() -> None:
    dive = race_at(divers={"mags": "c2r4", "vega": "c6r3"}, tentacles=["c2r5"], supply=9)
    dive.swims("c2r3")
    assert (dive.question, dive.options("place_tentacle")) == (("spawn_place", "mags"), ["c2r1", "c4r3"])
    assert not dive.may_decline
    dive.chooses(at="c4r3")
    assert (dive.tentacles, dive.supply) == (["c2r5", "c4r3"], 8)


@rule("REF-COMP-5", "REF-TENT-6")
def test_a_tentacle_added_on_a_camera_can_be_photographed() -> None:
    dive = race_at(divers={"sophie": "c4r2", "vega": ""}, cameras=["c2r3"], face_up=["sophie_flashbulb"])
    dive.swims("c4r3")
    dive.chooses(at="c2r3")
    assert dive.question == ("flashbulb", "sophie")
    dive.chooses(at="c2r3")
    assert (dive.tentacles, dive.diver("sophie").trophies) == ([], 1)


@rule("REF-COMP-5")
def test_a_spawn_space_without_a_free_one_does_nothing() -> None:
    dive = race_at(
        divers={"mags": "c2r4", "vega": "c1r0"}, tentacles=["c2r5", "c2r1", "c4r3", "c6r3"], supply=9
    )
    dive.swims("c2r3")
    assert (dive.question, dive.supply) == (("race", "vega"), 9)


@rule("REF-COMP-5")
def test_lair_whirlpool_and_kraken_spaces_are_as_usual() -> None:
    lair = race_at(divers={"mags": "c1r0", "vega": ""}, tentacles=["c4r6"])
    lair.swims("c1r1")
    assert (lair.question, lair.may_decline) == (("tentacle_pick", "mags"), True)
    pool = race_at(divers={"mags": "c2r7", "vega": "c1r5"})
    pool.swims("c2r6")
    pool.chooses(diver="vega")
    assert (pool.at("mags"), pool.at("vega")) == ("c1r5", "c2r6")
    kraken = race_at(head=3, divers={"mags": "c7r7", "vega": ""})
    kraken.swims("c7r8")
    assert kraken.head == 4


@rule("REF-COMP-5")
@pytest.mark.parametrize(("start", "to"), [("c4r1", "c4r0"), ("c3r6", "c3r7")])
def test_start_and_cave_do_nothing(start: str, to: str) -> None:
    dive = race_at(divers={"mags": start, "vega": "c1r0"}, tentacles=["c1r7"], supply=9)
    dive.swims(to)
    assert (dive.question, dive.tentacles, dive.supply) == (("race", "vega"), ["c1r7"], 9)


# --- trophies, down and devoured ---------------------------------------------------------------------


@rule("REF-COMP-6")
def test_a_weapon_wins_a_trophy_and_a_card() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": ""},
        hands={"mags": ["trench_knife"]},
        tentacles=["c4r4"],
        salvage=["winch"],
    )
    dive.swims("c4r4")
    assert dive.question == ("contact", "mags")
    dive.chooses(card="trench_knife")
    assert (dive.diver("mags").trophies, dive.hand("mags"), dive.supply) == (1, ["winch"], 16)


@rule("REF-COMP-6", "REF-CONTACT-2")
def test_a_rivals_signal_pistol_takes_the_trophy() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": "c5r4"},
        hands={"vega": ["signal_pistol"]},
        tentacles=["c4r4"],
        salvage=["winch"],
    )
    dive.swims("c4r4")
    assert dive.question == ("guard", "vega")
    dive.chooses(card="signal_pistol")
    assert dive.standing("mags")
    assert [dive.diver(name).trophies for name in ("mags", "vega")] == [0, 1]


@rule("REF-RULING-22", "REF-CONTACT-2")
def test_whoever_holds_a_card_is_asked_so_that_no_question_tells_of_a_weapon() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": "c5r4"},
        hands={"mags": ["winch"], "vega": ["air_jet"]},
        tentacles=["c4r4"],
    )
    dive.swims("c4r4")
    assert (dive.question, dive.options()) == (("contact", "mags"), ["pass"])
    dive.declines()
    assert (dive.question, dive.options()) == (("guard", "vega"), ["pass"])
    dive.declines()
    assert dive.down("mags")


@rule("REF-RULING-22", "REF-CONTACT-2")
def test_who_holds_no_card_at_all_is_asked_nothing() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": "c5r4"}, tentacles=["c4r4"])
    dive.swims("c4r4")
    assert dive.down("mags")
    assert dive.question == ("race", "vega")


@rule("REF-COMP-6", "REF-ELIM-2")
def test_a_tentacle_that_is_only_returned_is_no_trophy() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["depth_charge"]}, tentacles=["c4r4"])
    dive.plays("depth_charge")
    assert dive.diver("mags").trophies == 0


@rule("REF-COMP-7", "REF-COMP-17")
def test_nobody_loses_by_being_down() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": "c1r2 down"}, hands={"vega": ["winch"]}, tentacles=["c4r4"]
    )
    dive.swims("c4r4")
    assert dive.down("mags")
    assert (dive.question, dive.options()) == (("race", "vega"), ["stand_up vega"])


@rule("REF-COMP-7", "REF-COMP-11")
def test_who_is_down_unlocks_nothing_and_recovers_nothing() -> None:
    dive = race_at(
        divers={"mags": "c4r3 down", "vega": ""},
        hands={"mags": ["winch", "pry_bar"]},
        pods={4: "pod_obj_nothing_left"},
    )
    assert dive.options() == ["stand_up mags"]


@rule("REF-COMP-7")
def test_katerina_gets_up_by_field_dressing_and_acts() -> None:
    dive = race_at(divers={"katerina": "c4r3 down", "vega": ""}, face_up=["katerina_field_dressing"])
    assert dive.options() == ["stand_up katerina", "use_ability katerina_field_dressing"]
    dive.uses("katerina_field_dressing")
    assert dive.standing("katerina")
    assert (dive.active, dive.actions_left) == ("katerina", 1)


@rule("REF-COMP-8")
@pytest.mark.parametrize(("hand", "kept"), [(["winch"], 0), (["winch", "pry_bar", "air_jet"], 1), ([], 0)])
def test_the_devoured_discard_two_cards_or_all(hand: list[str], kept: int) -> None:
    dive = race_at(head=3, divers={"mags": "c4r7", "vega": ""}, hands={"mags": hand})
    dive.swims("c4r8")
    while dive.question == ("discard_card", "mags"):
        dive.chooses(card=dive.options("discard_card")[0])
    assert dive.devoured("mags")
    assert len(dive.hand("mags")) == kept


@rule("REF-COMP-8", "REF-CARD-3")
def test_everybody_who_is_devoured_at_once_discards() -> None:
    dive = race_at(
        head=3,
        divers={"mags": "c4r7", "vega": "c5r7"},
        active="vega",
        hands={"mags": ["winch"] * 3, "vega": ["pry_bar"] * 3},
    )
    dive.next_kraken_card(top="devour")
    dive.chooses("draw_salvage")
    for diver in ("mags", "mags", "vega", "vega"):
        assert dive.question == ("discard_card", diver)
        dive.chooses(card=dive.options("discard_card")[0])
    assert (len(dive.hand("mags")), len(dive.hand("vega"))) == (1, 2)  # she drew one before


@rule("REF-COMP-8", "REF-DEV-2")
def test_slip_the_jaws_leads_to_start_without_a_discard() -> None:
    dive = race_at(
        head=3,
        divers={"katerina": "c4r7", "vega": ""},
        hands={"katerina": ["winch", "pry_bar"]},
        face_up=["katerina_slip_the_jaws"],
    )
    dive.swims("c4r8")
    dive.chooses(ability="katerina_slip_the_jaws")
    assert dive.options("place_diver") == [f"c{column}r0" for column in range(1, 7)]
    dive.chooses(cell="c2r0")
    assert dive.standing("katerina")
    assert (dive.at("katerina"), dive.hand("katerina")) == ("c2r0", ["pry_bar", "winch"])


# --- the Kraken and the pods -------------------------------------------------------------------------


def end_of_round(card: str, **table: Any) -> Dive:
    """The last player of a round draws a Salvage card, and this Kraken card follows."""
    divers = {"mags": "c1r1", "vega": "c7r0", **table.pop("others", {})}
    dive = race_at(divers=divers, active="vega", kraken=[card], **table)
    dive.chooses("draw_salvage")
    return dive


@rule("REF-COMP-9")
def test_the_kraken_card_at_the_end_of_a_round_moves_no_tentacle() -> None:
    dive = end_of_round("k08", head=3, tentacles=["c5r5", "c4r4"], supply=9)  # right 2; down, down2, right
    assert (dive.head, dive.tentacles, dive.supply) == (5, ["c4r4", "c5r5"], 9)
    assert (dive.g.round, dive.active) == (1, "mags")


@rule("REF-COMP-9")
def test_a_devour_card_reshuffles_as_usual() -> None:
    dive = end_of_round("k09", head=3)
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (10, 0)


@rule("REF-COMP-10")
def test_a_devour_symbol_turns_up_the_next_pod_objective() -> None:
    dive = end_of_round("k09", head=3, pods={1: "pod_obj_full_kit", 3: "pod_obj_trophies"})
    shown = [slot + 1 for slot, card in enumerate(dive.g.pods.seen_by(None)) if card is not None]
    assert shown == [1, 2, 3]
    assert dive.moved("pod_up") == {"pod_objective:2": ""}


@rule("REF-COMP-10")
def test_an_arrow_turns_up_nothing() -> None:
    dive = end_of_round("k05", head=3, pods={1: "pod_obj_full_kit"})
    assert [card is not None for card in dive.g.pods.seen_by(None)] == [True] + [False] * 6


@rule("REF-COMP-14", "REF-COMP-10", "REF-COMP-9")
def test_ink_veil_cancels_a_whole_card_but_not_its_reshuffle() -> None:
    dive = end_of_round("k09", head=3, others={"mags": "c4r7"}, face_up=["vega_ink_veil"])
    assert dive.question == ("ink_veil", "vega")
    dive.chooses(ability="vega_ink_veil")
    assert not dive.devoured("mags")
    assert dive.g.pods.seen_by(None) == [None] * 7
    assert (len(dive.g.kraken_deck), dive.g.round) == (10, 1)


# --- limits and texts --------------------------------------------------------------------------------


@rule("REF-COMP-13")
def test_the_hand_limit_is_checked_at_the_end_of_the_own_turn() -> None:
    hand = ["winch"] * 3 + ["pry_bar"] * 3
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": hand}, salvage=["air_jet", "air_jet"])
    dive.chooses("draw_salvage")
    assert dive.question == ("discard_card", "mags")
    dive.chooses(card="winch")
    assert (len(dive.hand("mags")), dive.active) == (6, "vega")


@rule("REF-COMP-13")
def test_whoever_is_several_cards_over_the_limit_discards_them_all() -> None:
    dive = race_at(
        divers={"michael": "c4r3", "vega": ""},
        hands={"michael": ["winch"] * 3 + ["pry_bar"] * 3},
        face_up=["michael_quartermaster"],
        salvage=["air_jet"] * 3,
    )
    dive.uses("michael_quartermaster")
    dive.chooses("draw_salvage")
    held = []
    while dive.question == ("discard_card", "michael"):
        held.append(len(dive.hand("michael")))
        dive.chooses(card="air_jet")
    assert held == [9, 8, 7]
    assert (len(dive.hand("michael")), dive.active) == (6, "vega")


@rule("REF-COMP-13")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, salvage=[])
    for card in ("winch", "pry_bar", "air_jet"):
        dive.g.salvage_discard.put(card, -1)
    dive.chooses("swim", to="c4r4")
    dive.chooses("draw_salvage")
    assert len(dive.hand("vega")) == 1
    assert (len(dive.g.salvage_deck), dive.discarded) == (2, [])
    assert dive.g.salvage_deck.seen_by(1) == [None, None]


@rule("REF-COMP-13")
def test_when_both_piles_are_empty_draws_are_skipped() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["net_launcher"]}, tentacles=["c4r4"], salvage=[]
    )
    dive.plays("net_launcher")  # its own draw comes before the card is discarded
    assert not dive.match.over
    assert (dive.hand("mags"), dive.diver("mags").trophies) == ([], 1)


@rule("REF-COMP-14")
def test_no_cards_are_passed_in_the_race() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": "c4r4"}, hands={"mags": ["winch"]})
    assert dive.options("pass_cards") == []


@rule("REF-COMP-14")
def test_competitive_texts_replace_the_normal_ones() -> None:
    lantern = race_at(head=3, divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["decoy_lantern"]})
    lantern.plays("decoy_lantern")
    assert lantern.options("move_head") == [["left", 1], ["left", 2], ["right", 1], ["right", 2]]
    bell = race_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["ships_bell"]})
    bell.plays("ships_bell")
    bell.chooses("shift", to="c4r4")
    assert (bell.active, bell.actions_left) == ("mags", 1)
    quarter = race_at(divers={"michael": "c4r3", "vega": ""}, face_up=["michael_quartermaster"])
    quarter.uses("michael_quartermaster")
    assert (len(quarter.hand("michael")), quarter.active, quarter.actions_left) == (2, "michael", 1)


@rule("REF-COMP-14")
def test_effects_may_be_aimed_at_any_diver() -> None:
    dive = race_at(
        divers={"michael": "c4r3", "vega": "c1r2", "mags": "c6r6 down"}, face_up=["michael_standing_orders"]
    )
    dive.uses("michael_standing_orders")  # Vega alone stands
    assert dive.question == ("shift_cell", "michael")
    dive.chooses(to="c1r3")
    assert dive.at("vega") == "c1r3"


# --- after sixty rounds ------------------------------------------------------------------------------


def last_round(**table: Any) -> Dive:
    dive = race_at(active="vega", round_no=59, head=3, kraken=["k01"], salvage=["winch"] * 4, **table)
    dive.chooses("draw_salvage")
    return dive


@rule("REF-COMP-15")
def test_after_sixty_rounds_the_diver_nearest_to_finish_wins() -> None:
    dive = last_round(divers={"mags": "c1r7", "vega": "c7r5"})
    assert (dive.winners, dive.ending_rule) == (["mags"], "REF-COMP-15")


@rule("REF-COMP-15")
def test_the_nearest_finish_space_counts_not_the_farthest() -> None:
    dive = last_round(divers={"mags": "c1r6", "vega": "c4r5"})
    assert dive.winners == ["mags"]  # 5 steps against 6, though the other end of the row is farther from her


@rule("REF-COMP-15")
def test_fifty_nine_rounds_end_nothing() -> None:
    dive = race_at(divers={"mags": "c1r7", "vega": "c7r5"}, active="vega", round_no=58, kraken=["k01"])
    dive.chooses("draw_salvage")
    assert not dive.match.over


@rule("REF-COMP-15")
def test_ties_go_to_trophies_then_to_cards_and_are_shared_at_last() -> None:
    divers = {"mags": "c1r5", "vega": "c7r5"}
    trophies = last_round(divers=divers, trophies={"mags": 1}, hands={"vega": ["pry_bar"] * 3})
    assert trophies.winners == ["mags"]
    cards = last_round(divers=divers, hands={"mags": ["pry_bar"] * 2})
    assert cards.winners == ["mags"]
    shared = last_round(divers=divers, hands={"mags": ["pry_bar"]})
    assert shared.winners == ["mags", "vega"]
    assert outcome(shared.match).values == (0.5, 0.5)


@rule("REF-COMP-15")
def test_the_devoured_are_infinitely_far() -> None:
    dive = last_round(divers={"mags": "devoured", "vega": "c7r0"}, trophies={"mags": 5})
    assert dive.winners == ["vega"]


# --- the Grabber -------------------------------------------------------------------------------------


@rule("REF-COMP-16")
def test_the_grabber_takes_a_random_card_within_two_cells() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": "c4r5", "sophie": "c4r6", "michael": "c5r4"},
        hands={"mags": ["grabber"], **{name: ["winch", "air_jet"] for name in ("vega", "sophie", "michael")}},
        tentacles=["c4r4"],
    )
    dive.plays("grabber")  # a tentacle between them does not protect Vega; nobody can be pulled
    assert len(dive.hand("vega")) == 1
    assert dive.hand("mags") + dive.hand("vega") in (["winch", "air_jet"], ["air_jet", "winch"])
    assert dive.discarded == ["grabber"]


@rule("REF-COMP-16")
def test_a_stolen_card_is_seen_by_the_two_alone() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": "c4r4", "sophie": ""}, hands={"mags": ["grabber"], "vega": ["winch"]}
    )
    dive.plays("grabber")
    hand = dive.diver("mags").hand
    assert [hand.seen_by(seat) for seat in (0, 1, 2)] == [["winch"], ["winch"], [None]]
    assert dive.moved("steals") == {"card:winch:1": "hand:0"}
    assert dive.moved("steals_unseen") == {"hand:1": "hand:0"}


@rule("REF-COMP-16")
def test_the_grabber_pulls_one_or_two_cells() -> None:
    dive = race_at(
        divers={"mags": "c4r0", "vega": "c4r5", "sophie": "c1r1"},
        hands={"mags": ["grabber"], "vega": ["winch"]},
    )
    dive.plays("grabber")  # five cells away: too far to steal from
    assert (dive.question, dive.options("choose_distance")) == (("pull_dist", "mags"), [1, 2])
    dive.chooses(cells=2)
    assert dive.at("vega") == "c4r3"


@rule("REF-COMP-16", "REF-TURN-6")
def test_there_is_nothing_to_grab_from_an_empty_hand_next_door() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": "c4r4"}, hands={"mags": ["grabber"]})
    assert dive.options("play_card") == []


@rule("REF-COMP-16")
def test_the_grabber_offers_both_if_both_have_a_target() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": "c4r5"}, hands={"mags": ["grabber"], "vega": ["winch"]})
    dive.plays("grabber")
    assert (dive.question, dive.options()) == (
        ("grabber_choice", "mags"),
        ["choose_one steal", "choose_one pull"],
    )


# --- what does not apply -----------------------------------------------------------------------------


@rule("REF-COMP-17")
def test_a_tentacle_bound_for_the_threat_track_returns_to_the_supply() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["pry_bar"]}, tentacles=["c1r1"], supply=9
    )
    dive.plays("pry_bar")
    dive.chooses(to="c1r0")
    assert (dive.threat, dive.supply, dive.tentacles) == (0, 10, [])


@rule("REF-COMP-17")
def test_an_empty_supply_or_everybody_devoured_ends_nothing() -> None:
    dive = race_at(head=3, divers={"mags": "c4r7", "vega": "devoured"}, supply=0)
    dive.swims("c4r8")
    assert not dive.match.over
    assert dive.question == ("return_cell", "vega")


@rule("REF-COMP-9")
def test_a_round_ends_after_the_last_player_from_the_first_one() -> None:
    dive = race_at(divers={"mags": "", "vega": "", "sophie": ""}, active="vega")
    dive.g.first = 1
    for diver in ("vega", "sophie", "mags"):
        assert (dive.active, dive.g.round) == (diver, 0)
        while dive.active == diver:
            dive.chooses("draw_salvage")
    assert (dive.active, dive.g.round) == ("vega", 1)
