"""What the log says: by whom, which, from where, to where, why; its rule, and everything that moves."""

from typing import Any

import pytest

from fathomfive.games.jupiter.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Motion, Tell
from fathomfive.kernel.text import Text
from fathomfive.proof.position import in_english
from tests.games.jupiter.table import Deep, f10, f19


def lines(deep: Deep, what: str) -> list[str]:
    """What was told of this, as people read it."""
    return [deep.reads(Text(tell.text, tell.args)) for tell in deep.said(what)]


def motions(deep: Deep, what: str) -> list[Motion]:
    return [motion for tell in deep.said(what) for motion in tell.motions]


def begun(seats: int, **options: Any) -> list[Tell]:
    told: list[Tell] = []
    Match.start(GAME, Setup("jupiter", seats, options), Dice.seeded(1), sink=told.append)
    return told


# --- before the first turn ---------------------------------------------------------------------------


@pytest.mark.rule("JUP-SETUP-2", "JUP-SETUP-3")
def test_the_opening_says_what_is_at_stake_and_where_every_module_lies() -> None:
    opening = [in_english(GAME, Text(tell.text, tell.args)) for tell in begun(3)]
    assert "save 28 of them and have all 3 robots in the pod" in opening[0]
    modules = [in_english(GAME, Text(f"module-M{n}{letter}")) for n in range(1, 6) for letter in "ABCD"]
    assert all(name in opening[1] + opening[2] for name in modules)
    assert opening[1].startswith("In the middle lies ")
    assert opening[2].endswith(" stays in the box.")


@pytest.mark.rule("JUP-SETUP-7")
def test_everybody_hears_who_has_which_robot() -> None:
    told = [tell for tell in begun(2) if tell.text == "log-robot"]
    assert [tell.seat for tell in told] == [0, 1]
    assert in_english(GAME, told[0].args["robot"]) == "Ball, the guide"
    assert not any(tell.text == "log-robot" for tell in begun(2, robots="chosen"))  # they still choose


@pytest.mark.rule("JUP-SETUP-5")
def test_every_card_that_is_dealt_is_told() -> None:
    told = [tell for tell in begun(3) if tell.text == "log-dealt"]
    assert [tell.seat for tell in told] == [0, 1, 2]
    assert all(motion.to == f"hand:{tell.seat}" for tell in told for motion in tell.motions)
    assert [len(tell.motions) for tell in told] == [2, 2, 2]


@pytest.mark.rule("JUP-SETUP-11")
def test_docking_names_every_gangway() -> None:
    deep = f19()
    deep.chooses(first=0)
    deep.chooses(q=1, r=2)
    assert lines(deep, "docks") == [
        "Seat 1 docks the pod. "
        "Its gangways lead to the east dome of Tailrace and the south-east dome of Moss Trident."
    ]


# --- actions -----------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-ACT-1", "JUP-ABL-9")
def test_a_move_names_its_rule_and_one_by_override_the_card() -> None:
    deep = f10(robots=["M4A.3", "M1C.C"], core=["override", "data_core"])
    deep.overrides(1)
    deep.chooses(to="M1C.0")
    deep.moves(deep.bridged("M4A.3")[0])
    assert [tell.rule for tell in deep.said("orders_move")] == ["JUP-ABL-9"]
    assert [tell.rule for tell in deep.said("moves")] == ["JUP-ACT-1"]
    assert lines(deep, "orders_move") == [
        "Seat 1 overrides the robot of Seat 2: "
        "it moves from the middle dome to the east dome of Noodle Court."
    ]


@pytest.mark.rule("JUP-ACT-3")
def test_a_colonist_is_told_with_where_it_came_from() -> None:
    deep = f10(robots=["M2A.1", "pod"], colonists="M2A.C M3B.5 M1A.0")
    deep.commands("M2A.C", "M2A.0")
    deep.commands("M2A.0", "M5A.3")
    assert lines(deep, "commands") == [
        "Seat 1 sends a colonist from the middle dome to the east dome of Kelp Terrace.",
        "Seat 1 sends a colonist from the east dome of Kelp Terrace to the west dome of Crossbeam Yard.",
    ]


@pytest.mark.rule("JUP-POD-3")
def test_who_comes_aboard_is_counted_and_a_launch_says_why() -> None:
    deep = f10(robots=["M3B.4", "M1A.C"], colonists="M3B.5 M1A.0", aboard=6, saved=14)
    deep.commands("M3B.5", "pod")
    assert lines(deep, "commands_aboard") == [
        "Seat 1 sends a colonist from the south-east dome of Broken Halo into the pod: 7 are aboard."
    ]
    assert lines(deep, "launches") == [
        "Seven colonists are aboard, and the pod launches: 7 colonists are saved, 21 so far; "
        "28 are needed. Seat 1 docks it at the start of their next turn."
    ]
    assert [motion.piece for motion in motions(deep, "launches")] == [
        "pod", *(f"colonist:{n}" for n in range(60, 66)), "colonist:0",
    ]  # fmt: skip


@pytest.mark.rule("JUP-PC-1")
def test_a_long_way_says_what_it_costs() -> None:
    deep = f10(robots=["M2A.3", "pod"], colonists="M2A.C", polite_colonists=True)
    deep.moves("M2A.0")
    assert lines(deep, "moves") == [
        "Seat 1 moves from the west dome to the east dome of Kelp Terrace, past others, for 2 actions."
    ]


@pytest.mark.rule("JUP-TURN-5")
def test_unused_actions_are_told() -> None:
    deep = f10(actions=2)
    deep.ends()
    assert lines(deep, "stops") == ["Seat 1 leaves 2 actions unused."]


@pytest.mark.rule("JUP-ABL-15", "JUP-RULING-37")
def test_a_swap_says_with_whom_and_a_creep_has_its_name_from_its_place() -> None:
    deep = f10(robots=["M2A.3", "pod"], core="swap", creeps="M2A.C")
    deep.swaps("M2A.C")
    assert lines(deep, "swaps") == [
        "Seat 1 changes places with a creep and goes from the west dome to the middle dome of Kelp Terrace."
    ]
    assert [(motion.piece, motion.origin, motion.to) for motion in motions(deep, "swaps")] == [
        ("robot:0", "M2A/3", "M2A/C"),
        ("creep:M2A.C", "M2A/C", "M2A/3"),
        ("creep:M2A.3", "M2A/C", "M2A/3"),
    ]


@pytest.mark.rule("JUP-COMBO-2")
def test_a_creep_that_is_landed_on_is_seen_to_die() -> None:
    deep = f10(robots=["M2A.C", "M1A.C"], hand=["teleport"], active=["juggernaut"], creeps="M4A.1")
    deep.uses("teleport")
    deep.chooses(to="M4A.1")
    assert [motion.piece for motion in motions(deep, "lands_on")] == ["robot:0", "creep:M4A.1"]


# --- cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-ABL-1")
def test_the_extra_action_of_a_boost_core_is_told() -> None:
    deep = f10(core="boost", step="turn")
    assert lines(deep, "boosts") == ["Boost, the core of Seat 1, gives an extra action: 6 actions now."]
    assert [tell.rule for tell in deep.said("boosts")] == ["JUP-ABL-1"]


@pytest.mark.rule("JUP-ABL-16")
def test_a_core_that_is_used_is_called_one() -> None:
    deep = f10(robots=["M2A.C", "M1A.C"], core="teleport")
    deep.uses("teleport")
    assert lines(deep, "uses")[0].startswith("Seat 1 uses the core Teleport for 3 actions: ")


@pytest.mark.rule("JUP-SET-7")
def test_a_turn_that_starts_with_an_action_less_says_why() -> None:
    deep = f10(supers="M4B", step="turn")
    assert lines(deep, "jammed") == ["A super creep covers a radar dish: Seat 1 starts with 4 actions."]


@pytest.mark.rule("JUP-COMBO-9")
def test_a_use_says_from_where_and_what_it_costs() -> None:
    deep = f10(robots=["M5A.C", "pod"], core="heat_seeker", hand=["heat_seeker"], creeps="M1C.0 M1C.1")
    deep.uses("heat_seeker", paired=True)
    assert lines(deep, "uses")[0].startswith("Seat 1 uses both Heat Seeker at once for one action: ")
    assert [(motion.piece, motion.origin) for motion in motions(deep, "uses")] == [
        ("core:0:heat_seeker", ""),
        ("card:0:heat_seeker", "hand:0"),
    ]


@pytest.mark.rule("JUP-ABL-3")
def test_a_new_core_is_told_with_the_old_one_and_every_card_that_goes() -> None:
    deep = f10(core="sniper", hand=["data_core", "data_core"])
    deep.uses("data_core")
    assert lines(deep, "replaces")[0].startswith("Seat 1 discards the core Sniper and installs Data Core: ")
    assert [motion.piece for motion in motions(deep, "replaces")] == [
        "card:0:data_core:2", "core:0:sniper", "card:0:data_core", "core:0:data_core",
    ]  # fmt: skip


@pytest.mark.rule("JUP-ACT-4")
def test_a_card_that_changes_hands_leaves_one_and_comes_to_the_other() -> None:
    deep = f10(robots=["M2A.C", "M2A.0"], hand={0: ["boost"], 1: ["boost", "swap"]})
    deep.trades(1)
    deep.chooses(card="swap")
    assert lines(deep, "takes") == ["Seat 1 takes Swap from Seat 2."]
    assert [(motion.piece, motion.origin, motion.to) for motion in motions(deep, "takes")] == [
        ("card:1:swap", "hand:1", "hand:0"),
        ("card:0:swap", "hand:1", "hand:0"),
    ]


@pytest.mark.rule("JUP-TURN-6")
def test_cards_that_worked_for_a_turn_are_told_when_they_go() -> None:
    deep = f10(active=["bullhorn", "follower"], step="clean_up", robots=["M2A.C", "pod"])
    assert lines(deep, "expires") == ["Seat 1 discards Bullhorn and Follower, which worked for this turn."]


# --- the horror --------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-INV-3", "JUP-INV-4")
@pytest.mark.parametrize(("roll", "hit", "six"), [(1, 1, 0), (6, 0, 1)])
def test_the_highest_face_is_told_otherwise(roll: int, hit: int, six: int) -> None:
    deep = f10(creeps="M1A.0", rolls=[roll])
    deep.ends()
    assert (len(deep.said("hit")), len(deep.said("six"))) == (hit, six)


@pytest.mark.rule("JUP-INV-3")
def test_the_die_and_the_wave_are_looked_at_and_every_landing_says_which_it_is() -> None:
    deep = f10(step="invasion", rolls=[1], robots=["M5A.C", "pod"])
    [die], [wave] = deep.said("rolls"), deep.said("hit")
    assert die.beat is not None
    assert die.beat.shows is not None
    assert (die.beat.weight, die.beat.shows.look, die.beat.shows.spots) == (
        "reveal",
        "dice",
        ("jupiter-die-1",),
    )
    assert wave.beat is not None
    assert wave.beat.shows is not None
    assert (wave.beat.weight, wave.beat.touches) == ("reveal", ("M1A", "M1B", "M1C"))
    while deep.asked == "place_creep":
        deep.play(deep.match.options[0])
    landed = [tell.beat for tell in deep.said("creep_lands")]
    assert [(beat.spot, beat.touches[0]) for beat in landed if beat] == [(1, "M1A"), (2, "M1B"), (3, "M1C")]


@pytest.mark.rule("JUP-INV-7")
def test_a_module_without_room_is_told() -> None:
    deep = f10(robots=["M3A.5", "pod"], step="invasion", rolls=[3], creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4")
    assert lines(deep, "no_room") == ["Ember Ring has no room for another creep."]


@pytest.mark.rule("JUP-CONV-1")
def test_a_conversion_names_every_place_and_shows_the_creep_that_comes_of_it() -> None:
    deep = f10(step="conversion", robots=["M1A.C", "pod"], creeps="M2A.C", colonists="M2A.0 M2A.3")
    assert lines(deep, "converts") == [
        "2 colonists have a creep across a bridge and become creeps, too: "
        "on the east dome of Kelp Terrace and the west dome of Kelp Terrace. "
        "2 colonists are lost so far; nobody more may be."
    ]
    assert [(motion.piece, motion.to) for motion in motions(deep, "converts")] == [
        ("colonist:0", ""), ("creep:M2A.0", "M2A/0"), ("colonist:1", ""), ("creep:M2A.3", "M2A/3"),
    ]  # fmt: skip


@pytest.mark.rule("JUP-SET-1", "JUP-SET-5")
@pytest.mark.parametrize("card", ["power_grab", "signal_to_noise", "surge"])
def test_a_setback_with_nothing_to_do_says_so(card: str) -> None:
    deep = f10(step="draw", deck=[card], supers="M3A M3B M3C M4A M4B")
    assert len(deep.said(f"{card}_fails")) == 1
    assert "and nothing happens" in lines(deep, f"{card}_fails")[0]
    assert not deep.said(card)


@pytest.mark.rule("JUP-SET-6")
def test_a_super_creep_on_a_plant_says_what_it_does_to_the_hand_limit() -> None:
    deep = f10(step="draw", deck=["power_grab"])
    assert [line[-20:] for line in lines(deep, "covers_plant")] == [
        "the hand limit is 3.", "the hand limit is 2.", "the hand limit is 1.",
    ]  # fmt: skip


@pytest.mark.rule("JUP-RV-1", "JUP-RV-2")
def test_a_module_that_falls_with_a_robot_names_the_rule_and_all_the_cards() -> None:
    deep = f10(
        robots=["M2A.C", "M3A.5"],
        hand={1: ["boost", "boost"]},
        creeps="M3A.0 M3A.1 M3A.2 M3A.3",
        step="invasion",
        rolls=[3],
        robot_vulnerability=True,
    )
    assert [tell.rule for tell in deep.said("self_destructs")] == ["JUP-RV-1"]
    assert [motion.piece for motion in motions(deep, "robot_lost")] == [
        "robot:1", "card:1:boost", "card:1:boost:2", "core:1:data_core",
    ]  # fmt: skip


@pytest.mark.rule("JUP-RV-3")
def test_the_turn_of_a_lost_robot_says_why_it_is_empty() -> None:
    deep = f10(robots=["out", "M2A.C"], step="turn", pod=None, keeper=1, robot_vulnerability=True)
    assert lines(deep, "sits_out") == [
        "The robot of Seat 1 is lost until the pod docks: no actions and no card this turn."
    ]


# --- the end -----------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-END-2")
def test_the_last_line_says_how_it_was_won() -> None:
    deep = f10(robots=["M3B.5", "pod"])
    deep.moves("pod")
    last = deep.told[-1]
    assert (last.text, last.rule) == ("log-end_won", "JUP-END-2")
    assert last.beat is not None
    assert (last.beat.weight, last.beat.tone) == ("end", "good")


@pytest.mark.rule("JUP-END-3")
def test_the_last_line_says_why_it_was_lost() -> None:
    deep = f10(step="conversion", robots=["M1A.C", "pod"], creeps="M2A.C", colonists="M2A.0", saved=27)
    assert lines(deep, "end_colonists") == [
        "The colony is lost: 27 colonists are saved and 0 still alive, too few for 28. Everybody loses."
    ]
    assert deep.told[-1].text == "log-end_colonists"


# --- no line too many, and none about something else ---------------------------------------------------


@pytest.mark.rule("JUP-TURN-5")
def test_nothing_is_told_of_actions_that_were_all_used() -> None:
    deep = f10(actions=0, hand=["boost"])
    deep.ends()
    assert deep.said("stops") == []


@pytest.mark.rule("JUP-TURN-4", "JUP-TURN-6")
def test_a_plain_turn_tells_of_no_covered_dish_and_of_no_card_that_expires() -> None:
    deep = f10(step="turn")
    deep.ends()
    while deep.asked == "place_creep":
        deep.play(deep.match.options[0])
    assert deep.said("turn")
    assert (deep.said("jammed"), deep.said("expires")) == ([], [])


@pytest.mark.rule("JUP-ABL-4")
def test_a_follower_is_told_with_its_way_and_pays_nothing() -> None:
    deep = f10(robots=["M2A.1", "pod"], core="follower", colonists="M2A.C M2A.3 M1A.0")
    deep.commands("M2A.C", "M2A.0")
    deep.chooses(who="M2A.3")
    assert lines(deep, "follows") == [
        "A colonist follows from the west dome to the middle dome of Kelp Terrace."
    ]
    assert [tell.args["cost"] for tell in deep.said("follows")] == [0]


@pytest.mark.rule("JUP-ABL-3")
@pytest.mark.parametrize(
    ("core", "hand", "card", "gone"),
    [
        ("sniper", ["data_core", "boost", "boost"], "boost", "card:0:boost:2"),
        ("data_core", ["data_core", "data_core"], "data_core", "card:0:data_core:2"),
    ],
)
def test_of_two_alike_the_last_becomes_the_core(core: str, hand: list[str], card: str, gone: str) -> None:
    deep = f10(core=core, hand=hand)
    deep.uses("data_core")
    if deep.asked == "new_core":
        deep.chooses(card=card)
    [tell] = deep.said("replaces")
    assert [motion.piece for motion in tell.motions][-2:] == [gone, f"core:0:{card}"]


@pytest.mark.rule("JUP-ABL-3")
def test_a_first_core_replaces_none() -> None:
    deep = f10(core="", hand=["data_core", "sniper"])
    deep.uses("data_core")
    assert deep.said("replaces") == []
    assert lines(deep, "installs")[0].startswith("Seat 1 installs Sniper as core: ")


@pytest.mark.rule("JUP-TILE-1", "JUP-TILE-5")
@pytest.mark.parametrize("supers", ["", "M3A"])
def test_a_module_falls_with_every_creep_on_it_and_no_robot_is_blamed(supers: str) -> None:
    held = [f"M3A.{n}" for n in range(5)]
    deep = f10(step="invasion", rolls=[3], creeps=" ".join(held), supers=supers)
    fallen = [motion.piece for motion in motions(deep, "self_destructs")]
    assert fallen == [
        "M3A",
        *(f"creep:M3A.{n}" for n in range(6)),
        *(f"super:{name}" for name in supers.split()),
    ]
    assert lines(deep, "cracks") == ["Creeps hold every dome of Ember Ring: its clamps give way."]
    assert [tell.rule for tell in deep.said("self_destructs")] == ["JUP-TILE-1"]


@pytest.mark.rule("JUP-RV-1")
def test_only_creeps_are_seen_to_die_where_a_robot_falls_with_them() -> None:
    creeps = "M3A.0 M3A.1 M3A.2 M3A.3"
    deep = f10(robots=["M2A.C", "M3A.5"], creeps=creeps, step="invasion", rolls=[3], robot_vulnerability=True)
    assert [motion.piece for motion in motions(deep, "self_destructs")][1:] == [
        f"creep:M3A.{n}" for n in range(5)
    ]
    assert lines(deep, "cracks")[0].startswith("Creeps and robots hold every dome of Ember Ring")


@pytest.mark.rule("JUP-ABL-9", "JUP-ACT-2")
def test_a_shot_by_override_names_both_and_an_own_one_nobody_else() -> None:
    deep = f10(robots=["M4A.3", "M1C.C"], core=["override", "data_core"], creeps="M1C.1 M4A.0")
    deep.shoots("M4A.0")
    deep.overrides(1)
    deep.chooses(at="M1C.1")
    assert lines(deep, "shoots") == ["Seat 1 shoots the creep on the east dome of Long Ear."]
    assert "other" not in deep.said("shoots")[0].args
    assert lines(deep, "orders_shot") == [
        "Seat 1 overrides the robot of Seat 2: it shoots the creep on the north-east dome of Noodle Court."
    ]


@pytest.mark.rule("JUP-INV-3", "JUP-INV-7")
def test_a_landing_counts_the_creeps_and_a_roll_without_a_module_says_so() -> None:
    deep = f10(
        step="invasion",
        rolls=[3],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3",
        without=["M3B", "M3C"],
        pod=None,
        keeper=1,
    )
    while deep.asked == "place_creep":
        deep.play(deep.match.options[0])
    assert lines(deep, "creep_lands")[0].endswith(
        ": creeps hold 5 of its 6 domes. One more, and the module falls."
    )
    deep = f10(step="invasion", rolls=[2])
    assert lines(deep, "hit_nothing") == ["A 2: no rim module has this number, and no creep lands."]
    assert deep.said("hit") == []


@pytest.mark.rule("JUP-POD-6", "JUP-POD-8")
def test_who_rides_along_comes_with_the_pod_when_it_docks() -> None:
    deep = f10(robots=["pod", "M1A.C"], pod=None, keeper=0, aboard=2, step="turn")
    deep.play(deep.match.options[0])
    riders = [(motion.piece, motion.to) for motion in motions(deep, "docks")]
    assert riders == [("pod", ""), ("robot:0", "pod"), ("colonist:60", "pod"), ("colonist:61", "pod")]


@pytest.mark.rule("JUP-RV-4")
def test_who_returns_to_an_empty_deck_hears_that_there_is_no_card() -> None:
    deep = f10(
        robots=["out", "M2A.C"], pod=None, keeper=0, step="turn", deck=[], core=["", "data_core"],
        robot_vulnerability=True,
    )  # fmt: skip
    deep.play(deep.match.options[0])
    assert len(deep.said("dealt_nothing")) == 1
    assert deep.said("dealt") == []


@pytest.mark.rule("JUP-SETUP-2")
def test_six_modules_lie_around_the_middle_and_twelve_on_the_rim() -> None:
    told = {tell.text: in_english(GAME, Text(tell.text, tell.args)) for tell in begun(2)}
    assert (told["log-middle"].count("("), told["log-rim"].count("(")) == (6, 12)
