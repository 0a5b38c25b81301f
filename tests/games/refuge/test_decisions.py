"""Every question the rules ask: who is asked, what may be answered, and whether one may decline.

In the order of the rules, each under the kind by which the code asks it. A test lays a table that leads to
one question and reads the whole list of answers; `pass` in it means that one may decline or stop.
"""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.actions import ChooseDiver
from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.at_the_table import offered, question
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def asks(dive: Dive, kind: str, diver: str, *options: str) -> None:
    assert dive.question == (kind, diver)
    assert sorted(dive.options()) == sorted(options)


def cells(verb: str, *names: str) -> list[str]:
    return [f"{verb} {name}" for name in names]


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


# --- setup and turn ----------------------------------------------------------------------------------


@rule("REF-SETUP-5")
def test_choose_diver() -> None:
    match = Match.start(GAME, Setup("refuge", 2), Dice.seeded(1))
    assert (question(match).kind, question(match).seats) == ("choose_diver", 0)
    names = [option.diver for option in offered(match, ChooseDiver)]
    assert names == ["michael", "satoshi", "sophie", "mags", "katerina", "vega"]
    match.play(match.options[2])
    assert (question(match).kind, question(match).seats) == ("choose_diver", 1)
    assert [option.diver for option in offered(match, ChooseDiver)] == [
        name for name in names if name != "sophie"
    ]


@rule("REF-SETUP-7")
def test_place_start() -> None:
    match = Match.start(GAME, Setup("refuge", 2), Dice.seeded(1))
    for _ in range(2):
        match.play(match.options[0])
    dive = Dive(match, [])
    first = match.state.divers[match.state.first].id
    asks(dive, "place_start", first, *cells("place_diver", *(f"c{column}r0" for column in range(1, 8))))


@rule("REF-DEV-5")
def test_return_cell() -> None:
    dive = refuge_at(divers={"mags": "c1r4", "vega": "devoured"}, tentacles=["c7r4"])
    dive.kraken_card()
    asks(dive, "return_cell", "vega", *cells("place_diver", "c2r4", "c3r4", "c4r4", "c5r4", "c6r4"))


@rule("REF-TURN-3", "REF-TURN-5")
def test_main() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "c4r11", "vega": "c5r11", "sophie": ""},
        hands={"mags": ["winch"]},
        face_up=["mags_bull_rush"],
        objective="obj3_raise_the_cargo",
    )
    asks(
        dive,
        "main",
        "mags",
        "swim c4r10",
        "swim c3r11",
        "play_card winch",
        "use_ability mags_bull_rush",
        "special lift",
        "pass_cards vega",
        "end_actions",
    )
    dive.special()
    asks(
        dive,
        "main",
        "mags",
        "swim c4r10",
        "swim c3r11",
        "play_card winch",
        "use_ability mags_bull_rush",
        "pass_cards vega",
        "hand_cargo vega",
        "end_actions",
    )


@rule("REF-REC-1")
def test_recover_pair() -> None:
    hand = ["winch", "pry_bar", "air_jet", "swim_fins", "tow_line", "hydrophone"]
    dive = refuge_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": hand})
    dive.recovers(diver="mags")
    asks(dive, "recover_type", "mags", "choose_type tool", "choose_type motion")
    dive.chooses(type="motion")
    asks(dive, "recover_card", "mags", *cells("discard_card", "air_jet", "swim_fins", "tow_line"))
    dive.chooses(card="tow_line")
    asks(dive, "recover_card", "mags", *cells("discard_card", "air_jet", "swim_fins"))


@rule("REF-PASS-1")
def test_pass_card() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": "c4r4"}, hands={"mags": ["winch", "winch", "air_jet"]})
    dive.chooses("pass_cards")
    asks(dive, "pass_card", "mags", "give_card winch", "give_card air_jet")  # equal cards are one answer
    dive.chooses(card="winch")
    asks(dive, "pass_card", "mags", "give_card winch", "give_card air_jet", "pass")


# --- spaces ------------------------------------------------------------------------------------------


@rule("REF-SPACE-5")
def test_spawn_target() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, tentacles=["c3r6", "c1r2", "c4r4"])
    dive.swims("c3r2")
    asks(dive, "spawn_target", "mags", "eliminate c3r6", "eliminate c1r2")


@rule("REF-SPACE-4")
def test_tentacle_pick() -> None:
    dive = refuge_at(head=1, divers={"mags": "c4r0"}, tentacles=["c0r8", "c0r9", "c4r6"])
    dive.swims("c4r1")
    asks(dive, "tentacle_pick", "mags", "pick_tentacle c4r6", "pass")


@rule("REF-TENT-1")
def test_tentacle_step() -> None:
    dive = refuge_at(divers={"mags": "c4r0"}, hands={"mags": ["pry_bar"]}, tentacles=["c1r6"])
    dive.plays("pry_bar")
    asks(dive, "tentacle_step", "mags", *cells("move_tentacle", "c1r7", "c1r5", "c2r6"))
    dive.chooses(to="c1r5")
    asks(dive, "tentacle_step", "mags", *cells("move_tentacle", "c1r6", "c1r4", "c2r5"), "pass")


@rule("REF-SPACE-6")
def test_whirlpool() -> None:
    dive = refuge_at(divers={"mags": "c3r2", "vega": "c4r2", "sophie": "c3r3"})
    dive.swims("c3r1")
    asks(dive, "whirlpool", "mags", "pick_diver vega", "pass")


# --- contact -----------------------------------------------------------------------------------------


@rule("REF-CONTACT-2", "REF-CONTACT-3")
def test_contact_and_axe_cost() -> None:
    dive = refuge_at(
        head=3,
        divers={"vega": "", "mags": "c3r4"},
        hands={"mags": ["boarding_axe", "winch", "signal_pistol"]},
        face_up=["mags_haymaker"],
        tentacles=["c3r5"],
    )
    dive.kraken_card(bottom=("down", "up", "up"))
    asks(
        dive,
        "contact",
        "mags",
        "use_weapon boarding_axe",
        "use_weapon signal_pistol",
        "use_ability mags_haymaker",
        "pass",
    )
    dive.chooses(card="boarding_axe")
    asks(dive, "axe_cost", "mags", *cells("discard_card", "boarding_axe", "winch", "signal_pistol"))


@rule("REF-CONTACT-2")
def test_guard() -> None:
    dive = refuge_at(
        head=3,
        divers={"vega": "c3r3", "mags": "c3r4"},
        hands={"vega": ["signal_pistol", "trench_knife"]},
        tentacles=["c3r5"],
    )
    dive.kraken_card(bottom=("down", "up", "up"))
    asks(dive, "guard", "vega", "use_weapon signal_pistol", "pass")


@rule("REF-CONTACT-3")
def test_remove_target_as_the_bonus_of_a_shock_prod() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": ""},
        hands={"mags": ["shock_prod"]},
        tentacles=["c4r4", "c4r5", "c5r4", "c1r1"],
    )
    dive.swims("c4r4")
    dive.chooses(card="shock_prod")
    asks(dive, "remove_target", "mags", "remove_tentacle c4r5", "remove_tentacle c5r4", "pass")


# --- cards and abilities -----------------------------------------------------------------------------


@rule("REF-SPACE-2")
def test_step() -> None:
    dive = refuge_at(divers={"mags": "c4r0", "vega": "c5r0"}, hands={"mags": ["swim_fins"]})
    dive.plays("swim_fins")
    asks(dive, "step", "mags", "swim c4r1", "swim c3r0")
    assert question(dive.match).about == {"left": 2, "runs_over": False}
    dive.chooses(to="c4r1")
    assert question(dive.match).about == {"left": 1, "runs_over": False}
    asks(dive, "step", "mags", *cells("swim", "c4r2", "c4r0", "c3r1", "c5r1"), "pass")


@rule("REF-SPACE-2")
def test_line_dir_and_line_dist() -> None:
    dive = refuge_at(divers={"mags": "c4r0", "vega": "c5r0"}, hands={"mags": ["air_jet"]}, tentacles=["c4r2"])
    dive.plays("air_jet")
    asks(dive, "line_dir", "mags", "choose_direction up", "choose_direction left")
    dive.chooses(direction="up")
    asks(dive, "line_dist", "mags", "choose_distance 1", "choose_distance 2")


@rule("REF-SPACE-1")
def test_pull_target_and_pull_dist() -> None:
    dive = refuge_at(
        divers={"mags": "c4r0", "vega": "c4r3"}, hands={"mags": ["tow_line"]}, tentacles=["c4r7", "c1r1"]
    )
    dive.plays("tow_line")
    asks(dive, "pull_target", "mags", "pick_diver vega", "pick_tentacle c4r7")
    dive.chooses(at="c4r7")
    asks(dive, "pull_dist", "mags", *(f"choose_distance {far}" for far in (1, 2, 3)))


@rule("REF-ELIM-1")
def test_eliminate_target() -> None:
    net = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["net_launcher"]}, tentacles=["c4r7", "c1r3"])
    net.plays("net_launcher")
    asks(net, "eliminate_target", "mags", "eliminate c4r7", "eliminate c1r3")
    ring = refuge_at(divers={"mags": "c4r3"}, face_up=["mags_ring_of_steel"], tentacles=["c4r4", "c4r2"])
    ring.uses("mags_ring_of_steel")
    asks(ring, "eliminate_target", "mags", "eliminate c4r4", "eliminate c4r2")
    ring.chooses(at="c4r2")
    asks(ring, "eliminate_target", "mags", "eliminate c4r4", "pass")


@rule("REF-ELIM-2", "REF-OBJ-9")
def test_remove_target() -> None:
    charge = refuge_at(
        divers={"mags": "c4r3"}, hands={"mags": ["depth_charge"]}, tentacles=["c4r4", "c4r5", "c1r1"]
    )
    charge.plays("depth_charge")
    asks(charge, "remove_target", "mags", "remove_tentacle c4r4", "remove_tentacle c4r5")
    charge.chooses(at="c4r4")
    asks(charge, "remove_target", "mags", "remove_tentacle c4r5", "pass")
    reward = refuge_at(
        divers={"mags": "c4r4"}, objective="obj1_soundings", markers=["c4r4"], tentacles=["c1r1", "c7r7"]
    )
    reward.special()
    asks(reward, "remove_target", "mags", "remove_tentacle c1r1", "remove_tentacle c7r7", "pass")


@rule("REF-HEAD-9", "REF-OBJ-12")
def test_kraken_move() -> None:
    winch = refuge_at(head=3, divers={"mags": "c4r3"}, hands={"mags": ["winch"]})
    winch.plays("winch")
    asks(winch, "kraken_move", "mags", "move_head left 1", "move_head right 1")
    reward = refuge_at(head=5, divers={"mags": "c1r7"}, objective="obj2_both_flanks", flanks=["right"])
    reward.swims("c1r8")
    asks(reward, "kraken_move", "mags", *(f"move_head left {steps}" for steps in (1, 2, 3, 4)), "pass")


@rule("REF-SALV-2")
def test_peek_order() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["hydrophone"]}, kraken=["k01", "k05", "k09"])
    dive.plays("hydrophone")
    asks(dive, "peek_order", "mags", *cells("put_next", "k01", "k05", "k09"))
    assert question(dive.match).about == {"place": 1}
    dive.chooses(card="k09")
    asks(dive, "peek_order", "mags", *cells("put_next", "k01", "k05"))
    assert question(dive.match).about == {"place": 2}


@rule("REF-SPACE-1")
def test_shift() -> None:
    dive = refuge_at(
        divers={"mags": "c4r0", "vega": "c5r0"}, hands={"mags": ["ships_bell"]}, tentacles=["c4r1"]
    )
    dive.plays("ships_bell")
    asks(dive, "shift", "mags", "shift c3r0", "pass")
    dive.declines()
    asks(dive, "shift", "vega", "shift c5r1", "shift c6r0", "pass")


@rule("REF-REC-3")
def test_stand_target() -> None:
    divers = {"katerina": "c4r3", "vega": "c4r5 down", "mags": "c5r3 down", "sophie": "c7r7 down"}
    dive = refuge_at(
        divers=divers, hands={"katerina": ["smelling_salts"]}, face_up=["katerina_field_dressing"]
    )
    dive.uses("katerina_field_dressing")
    asks(dive, "stand_target", "katerina", "stand_up vega", "stand_up mags")


@rule("REF-ABIL-4")
def test_flip_ability() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["ration_tin"]}, face_up=["mags_haymaker"])
    dive.plays("ration_tin")
    asks(dive, "flip_ability", "mags", *cells("flip_ability", "mags_ring_of_steel", "mags_bull_rush"))


@rule("REF-OBJ-11", "REF-ABIL-2", "REF-COMP-13")
def test_discard_card() -> None:
    tag = refuge_at(
        head=3,
        divers={"mags": "c4r7"},
        hands={"mags": ["winch", "winch", "air_jet"]},
        objective="obj2_tag_the_beast",
    )
    tag.special()
    asks(tag, "discard_card", "mags", "discard_card winch", "discard_card air_jet")
    limit = race_at(
        divers={"mags": "c4r3", "vega": ""},
        hands={"mags": ["winch"] * 3 + ["pry_bar"] * 3},
        salvage=["air_jet"],
    )
    limit.chooses("draw_salvage")
    asks(limit, "discard_card", "mags", *cells("discard_card", "winch", "pry_bar", "air_jet"))


@rule("REF-SPACE-1")
def test_orders_diver_and_orders_move() -> None:
    dive = refuge_at(
        divers={"michael": "c4r3", "vega": "c1r0", "mags": "c2r0", "sophie": "c1r1"},
        face_up=["michael_standing_orders"],
    )
    dive.uses("michael_standing_orders")
    asks(dive, "orders_diver", "michael", "pick_diver mags", "pick_diver sophie")  # Vega is shut in
    dive.chooses(diver="mags")
    asks(dive, "orders_move", "mags", "swim c2r1", "swim c3r0", "pass")


@rule("REF-ABIL-2")
def test_exchange_with_and_exchange() -> None:
    dive = refuge_at(
        divers={"michael": "c4r3", "vega": "devoured", "mags": "c1r1"},
        hands={"michael": ["winch"], "vega": ["air_jet"]},
        face_up=["michael_quartermaster"],
    )
    dive.uses("michael_quartermaster")
    asks(dive, "exchange_with", "michael", "pick_diver vega", "pick_diver mags")
    dive.chooses(diver="vega")
    asks(dive, "exchange", "michael", "give_card winch", "take_card air_jet")
    dive.chooses("take_card")
    asks(dive, "exchange", "michael", "give_card winch", "pass")


@rule("REF-OCC-2")
def test_camera_place_and_camera_take() -> None:
    dive = refuge_at(
        divers={"sophie": "c4r0"}, cameras=["c4r1"], face_up=["sophie_stakeout", "sophie_darkroom"]
    )
    dive.uses("sophie_stakeout")
    asks(dive, "camera_place", "sophie", *cells("place_camera", "c4r0", "c3r0", "c5r0"))
    dive.chooses(at="c4r0")
    asks(dive, "camera_place", "sophie", *cells("place_camera", "c3r0", "c5r0"), "pass")
    dive.declines()
    dive.uses("sophie_darkroom")
    asks(dive, "camera_take", "sophie", "take_camera c4r1", "take_camera c4r0")
    dive.chooses(at="c4r0")
    asks(dive, "camera_take", "sophie", "take_camera c4r1", "pass")


@rule("REF-SPACE-1")
def test_relocate() -> None:
    dive = refuge_at(divers={"vega": "c4r3", "mags": "c4r4"}, tentacles=["c4r6"], face_up=["vega_riptide"])
    dive.uses("vega_riptide")
    pools = ["c3r1", "c5r1", "c2r4", "c6r4"]
    caves = ["c2r1", "c6r1", "c4r2", "c1r3", "c7r3", "c3r5", "c5r5", "c1r7", "c7r7"]
    asks(dive, "relocate", "vega", *cells("relocate", *pools, *caves))


# --- reactions and rewards ---------------------------------------------------------------------------


@rule("REF-CARD-4")
def test_ink_veil() -> None:
    dive = refuge_at(divers={"mags": "", "vega": ""}, face_up=["vega_ink_veil"])
    dive.kraken_card(bottom=("up", "up", "up"))
    asks(dive, "ink_veil", "vega", "use_ability vega_ink_veil", "pass")


@rule("REF-TENT-6")
def test_flashbulb() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "", "sophie": ""},
        cameras=["c3r4", "c4r4", "c1r1"],
        tentacles=["c3r5", "c4r5", "c5r5"],
        face_up=["sophie_flashbulb"],
    )
    dive.kraken_card(bottom=("down", "down", "down"))
    asks(dive, "flashbulb", "sophie", "take_camera c3r4", "take_camera c4r4", "pass")


@rule("REF-DEV-2")
def test_slip_jaws() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c1r4", "katerina": "c4r7"},
        tentacles=["c2r4"],
        face_up=["katerina_slip_the_jaws"],
    )
    dive.kraken_card(top="devour")
    asks(dive, "slip_jaws", "katerina", "use_ability katerina_slip_the_jaws", "pass")
    dive.chooses(ability="katerina_slip_the_jaws")
    asks(dive, "slip_cell", "katerina", *cells("place_diver", "c3r4", "c4r4", "c5r4", "c6r4", "c7r4"))


@rule("REF-OBJ-10")
def test_reward_choice() -> None:
    dive = refuge_at(
        divers={"mags": "c4r4"},
        hands={"mags": ["winch"]},
        objective="obj1_hidden_cache",
        count=2,
        stowed=["aid", "motion"],
    )
    dive.special()
    asks(dive, "reward_choice", "mags", "choose_one flip", "choose_one draw")


@rule("REF-OBJ-13")
def test_clear_column() -> None:
    dive = refuge_at(head=3, objective="obj2_empty_reach", tentacles=["c1r2", "c1r4", "c8r8"])
    dive.kraken_card()
    asks(dive, "clear_column", "satoshi", "clear_column 1", "clear_column 8")


@rule("REF-ABYSS-5")
def test_abyss_dir() -> None:
    dive = refuge_at(abyss=True, head="c3r6", divers={"mags": "c1r8"})
    dive.swims("c1r9")
    asks(dive, "abyss_dir", "mags", "choose_direction up", "choose_direction left")


# --- the competitive dive ----------------------------------------------------------------------------


@rule("REF-COMP-4", "REF-COMP-7")
def test_race() -> None:
    dive = race_at(
        divers={"mags": "c4r0", "vega": "c5r0"}, hands={"mags": ["winch"]}, pods={4: "pod_obj_nothing_left"}
    )
    asks(dive, "race", "mags", "swim c4r1", "swim c3r0", "draw_salvage", "play_card winch", "unlock 4")
    down = race_at(divers={"mags": "c4r0 down", "vega": ""}, hands={"mags": ["winch"]})
    asks(down, "race", "mags", "stand_up mags")
    around = {"vega": "c2r0", "sophie": "c1r1"}
    stuck = race_at(divers={"mags": "c1r0", **around}, hands={"mags": ["trench_knife"]}, salvage=[])
    asks(stuck, "race", "mags", "end_actions")


@rule("REF-COMP-11")
def test_unlock_cost() -> None:
    hand = ["winch", "pry_bar", "winch", "air_jet", "swim_fins"]
    dive = race_at(
        divers={"mags": "c4r3", "vega": ""}, hands={"mags": hand}, pods={5: "pod_obj_pressure_code"}
    )
    dive.chooses(pod=5)
    asks(dive, "unlock_cost", "mags", "discard_card winch", "discard_card pry_bar")


@rule("REF-COMP-16")
def test_grabber_choice_and_steal_target() -> None:
    dive = race_at(
        divers={"mags": "c4r3", "vega": "c4r5", "sophie": "c4r2", "michael": "c7r3"},
        hands={"mags": ["grabber"], "vega": ["winch"], "sophie": ["winch"], "michael": ["winch"]},
    )
    dive.plays("grabber")
    asks(dive, "grabber_choice", "mags", "choose_one steal", "choose_one pull")
    dive.chooses(what="steal")
    asks(dive, "steal_target", "mags", "pick_diver vega", "pick_diver sophie")


@rule("REF-COMP-5")
def test_spawn_place() -> None:
    dive = race_at(divers={"mags": "c4r2", "vega": "c4r5"})
    dive.swims("c4r3")
    asks(dive, "spawn_place", "mags", "place_tentacle c2r3", "place_tentacle c6r3")


@rule("REF-COMP-14")
def test_shift_other() -> None:
    dive = race_at(
        divers={"michael": "c4r3", "vega": "c1r0", "mags": "c7r5", "sophie": "c1r1 down"},
        face_up=["michael_standing_orders"],
    )
    dive.uses("michael_standing_orders")
    asks(dive, "shift_other", "michael", "pick_diver vega", "pick_diver mags")
    dive.chooses(diver="vega")
    assert dive.at("vega") == "c2r0"  # the only free cell


# --- windows -----------------------------------------------------------------------------------------

# The kind of question, and a table on which the next Kraken card leads to it.
WINDOWS: dict[str, dict[str, Any]] = {
    "contact": {"divers": {"mags": "", "vega": "c4r3"}, "hands": {"vega": ["trench_knife"]}},
    "guard": {"divers": {"mags": "c4r3", "vega": "c3r3"}, "hands": {"vega": ["signal_pistol"]}},
    "ink_veil": {"divers": {"mags": "", "vega": ""}, "face_up": ["vega_ink_veil"]},
    "flashbulb": {
        "divers": {"mags": "", "sophie": ""},
        "cameras": ["c4r3"],
        "face_up": ["sophie_flashbulb"],
    },
    "slip_jaws": {"divers": {"mags": "", "katerina": "c4r7"}, "face_up": ["katerina_slip_the_jaws"]},
}


@rule("REF-CONTACT-2", "REF-CARD-4", "REF-TENT-6", "REF-DEV-2")
@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize("beforehand", [False, True])
def test_a_reaction_may_be_declined_beforehand(kind: str, beforehand: bool) -> None:
    dive = refuge_at(head=3, tentacles=["c4r4"], **WINDOWS[kind])
    if beforehand:
        dive.match.leave_standing_pass(1, kind)
    dive.kraken_card(top="devour" if kind == "slip_jaws" else "", bottom=("up", "down", "up"))
    assert (dive.question is not None and dive.question[0] == kind) is not beforehand
