"""Damage, fatigue, statuses and ship damage."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Area, Kind, UseAbility, UseBoard
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import can_be_afflicted, max_health, skill, traits
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import CREW, ROOMS
from fathomfive.games.sleeping.steps.combat import may_attack
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.turn import Morning
from fathomfive.games.sleeping.steps.windows import Calm
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
example = pytest.mark.example


@rule("SLG-HP-1")
def test_health_is_maximum_less_damage() -> None:
    t = voyage()
    t.begin(Do((fx.Health(-2, "mac"),), Deed(0)))
    assert (t.g.crew["mac"].damage, t.health("mac")) == (2, 5)


@rule("SLG-HP-2", "SLG-RULING-43")
@example("SLG-T-67")
def test_overflow_fills_one_after_the_other() -> None:
    t = voyage().health_is(mac=2, kannan=2)
    t.begin(Do((fx.Health(-5, "mac"),), Deed(0)))
    assert t.asked == "overflow"
    assert "mac" not in t.members()
    t.member("kannan")  # takes two of the three, not one
    assert t.health("kannan") == 0
    t.member("rafael")
    assert t.health("rafael") == 6


@rule("SLG-HP-2")
def test_when_nobody_is_left_the_rest_vanishes_into_defeat() -> None:
    t = voyage().everybody_else_down("mac").health_is(mac=1)
    t.begin(Do((fx.Health(-9, "mac"),), Deed(0)))
    assert t.g.defeats == 1


@rule("SLG-HP-3")
def test_somebody_at_zero_can_still_receive() -> None:
    t = voyage().hand(0, "AB08").command(3, 0).health_is(laurent=0)
    assert not may_attack(t.g, "laurent")
    t.g.crew["laurent"].levels = ["LV-mac-1"]
    t.begin(Do((fx.Afflict("venom", 1, "laurent"), fx.Restore(2, "laurent")), Deed(0)))
    assert t.g.crew["laurent"].statuses == ["venom"]
    assert t.health("laurent") == 3  # with one more of maximum health


@rule("SLG-HP-4")
def test_restoring_stops_at_full_health() -> None:
    t = voyage()
    t.g.crew["mac"].damage = 1
    t.begin(Do((fx.Restore(3, "mac"),), Deed(0)))
    assert t.health("mac") == 7
    t.g.crew["mac"].damage = 2
    t.g.crew["kannan"].damage = 1
    t.begin(Do((fx.Restore(3, "split"),), Deed(0)))
    t.member("mac", "kannan", "mac")
    assert not any(t.g.crew[member].damage for member in CREW)


@rule("SLG-HP-5")
def test_defeat_when_all_nine_are_down() -> None:
    t = voyage().everybody_else_down("mac").health_is(mac=2)
    t.begin(Do((fx.Health(-1, "mac"),), Deed(0)))
    assert t.g.defeats == 0
    t.begin(Do((fx.Health(-1, "mac"),), Deed(0)))
    assert t.g.defeats == 1


@rule("SLG-FTG-1", "SLG-RULING-34")
def test_at_most_two_fatigue() -> None:
    t = voyage()
    t.begin(Do((fx.Fatigue(5, "mac"),), Deed(0)))
    assert t.g.crew["mac"].fatigue == 2


@rule("SLG-FTG-2")
def test_the_exhausted_fight_but_join_nothing() -> None:
    from fathomfive.games.sleeping.crew import may_join

    t = voyage()
    t.g.crew["mac"].fatigue = 2
    assert not may_join(t.g, "mac")
    assert may_attack(t.g, "mac")
    t.g.crew["mac"].levels = ["LV-mac-3"]
    assert may_join(t.g, "mac")


@rule("SLG-FTG-3")
def test_inspire_rests_three_different_members() -> None:
    t = voyage()
    for member in ("mac", "kannan", "rafael", "laurent"):
        t.g.crew[member].fatigue = 2
    t.begin(Do((fx.Rest(3, "split", 1),), Deed(0)))
    t.member("mac")
    assert "mac" not in t.members()
    t.member("kannan", "rafael")
    assert [t.g.crew[m].fatigue for m in ("mac", "kannan", "rafael", "laurent")] == [1, 1, 1, 2]


@rule("SLG-STAT-1")
def test_one_token_of_a_kind_and_immunity() -> None:
    t = voyage()
    t.g.crew["kannan"].levels = ["LV-kannan-3"]
    t.g.crew["mac"].statuses = ["venom", "madness"]
    assert not can_be_afflicted(t.g, "kannan", "madness")
    assert can_be_afflicted(t.g, "kannan", "venom")
    assert not can_be_afflicted(t.g, "mac", "venom")
    assert can_be_afflicted(t.g, "mac", "weakened")


@rule("SLG-STAT-2", "SLG-RULING-11")
def test_venom_at_every_turn_and_overflow_at_zero() -> None:
    t = voyage().health_is(mac=0)
    t.g.crew["mac"].statuses.append("venom")
    t.g.crew["kannan"].statuses.append("venom")
    t.begin(Morning())
    assert t.health("kannan") == 4
    assert t.asked == "overflow"
    t.member("rafael")
    assert t.health("rafael") == 6


@rule("SLG-STAT-3")
def test_the_frightened_do_not_attack() -> None:
    t = voyage()
    t.g.crew["mac"].statuses.append("frightened")
    assert not may_attack(t.g, "mac")


@rule("SLG-STAT-7")
def test_statuses_last_until_an_effect_removes_them() -> None:
    t = voyage()
    t.g.crew["mac"].statuses = ["venom", "madness"]
    t.begin(Do((fx.Cure(1, "any"),), Deed(0))).member("mac").kind("madness")
    assert t.g.crew["mac"].statuses == ["venom"]


@rule("SLG-SDMG-1", "SLG-RULING-3")
@pytest.mark.parametrize(
    ("fate", "area"),
    [(1, "hull"), (2, "bridge"), (3, "galley"), (4, "deck"), (5, "quarters"), (6, "sickbay")],
)
def test_each_fate_number_has_its_area(fate: int, area: str) -> None:
    t = voyage().fate(fate).command(0, 0)
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.g.hull[area] == 1


@rule("SLG-SDMG-2")
def test_a_full_area_lets_the_player_choose() -> None:
    t = voyage().fate(1).command(0, 0)
    t.g.hull["hull"] = 1
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.asked == "full-area"
    t.area("galley")
    assert t.g.hull["galley"] == 1


@rule("SLG-SDMG-3", "SLG-DEF-3")
def test_eleven_cubes_are_a_defeat() -> None:
    t = voyage().fate(1).command(0, 0)
    t.g.hull.update(dict.fromkeys(ROOMS, 2))
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.g.defeats == 1


@rule("SLG-SDMG-4")
def test_repair_up_to_so_many_of_ones_choice() -> None:
    t = voyage()
    t.g.hull.update(deck=1, galley=2)
    t.begin(Do((fx.Repair(2),), Deed(0)))
    t.area("galley")
    assert t.offers(Pass)
    t.area("deck")
    assert t.g.hull == {"bridge": 0, "galley": 1, "deck": 0, "quarters": 0, "sickbay": 0, "hull": 0}


@rule("SLG-SDMG-5", "SLG-RULING-35", "SLG-WIN-7")
@example("SLG-T-66")
def test_fate_of_ship_damage_can_be_changed() -> None:
    t = voyage().fate(1).command(2, 0)
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    t.answer(UseBoard, member="odessa", option=0).hush()
    assert (t.g.hull["hull"], t.g.hull["bridge"]) == (0, 1)
    t = voyage().fate(6).command(2, 0)
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert not t.offers(UseBoard, member="odessa")
    t.hush()
    assert t.g.hull["sickbay"] == 1


@rule("SLG-LIM-1")
def test_command_and_resources_are_limited() -> None:
    t = voyage()
    t.begin(Do((fx.Gain("coin", 99), fx.Command(99, "active")), Deed(0)))
    assert t.g.resources["coin"] == 40
    assert t.g.command_supply == 0


@rule("SLG-ADV-2", "SLG-RULING-49", "SLG-HP-1")
def test_maximum_health_of_everybody_rises_with_the_anvil_heart() -> None:
    t = voyage()
    before = [max_health(t.g, member) for member in CREW]
    t.own("A30")
    assert [max_health(t.g, member) for member in CREW] == [n + 1 for n in before]
    t.g.crew["mac"].levels = ["LV-mac-2", "LV-mac-1"]
    assert max_health(t.g, "mac") == 7 + 1 + 1  # they add up


@rule("SLG-HP-3", "SLG-HP-1")
def test_maximum_health_of_a_card_counts_even_at_zero() -> None:
    hardy = {"AB12": {"effects": [{"op": "damage", "n": 1, "when": "hit"}, {"op": "max_health", "n": 2}]}}
    t = voyage(overrides={"abilities": {"ability": hardy}}).equip("mac", "AB12")
    assert max_health(t.g, "mac") == 9
    t.g.crew["mac"].damage = 9
    assert t.health("mac") == 0
    assert traits(t.g, "mac", fx.Damage) == []


@rule("SLG-HP-4")
def test_only_the_hurt_are_offered_for_healing() -> None:
    t = voyage()
    t.g.crew["mac"].damage = t.g.crew["kannan"].damage = 2
    t.begin(Do((fx.Restore(1, "one"),), Deed(0)))
    assert t.members() == ["kannan", "mac"]
    t.member("mac")
    assert (t.health("mac"), t.health("kannan")) == (6, 3)


@rule("SLG-HP-3", "SLG-CREW-6")
def test_with_one_point_of_health_everything_still_works() -> None:
    t = voyage().command(9, 0).equip("gregory", "AB25", "AB14").health_is(gregory=1)
    t.begin(Calm())
    assert t.offers(UseBoard, member="gregory", option=0)
    assert t.offers(UseAbility, card="AB25")
    assert traits(t.g, "gregory", fx.TestBonus)


@rule("SLG-CHAL-6", "SLG-STAT-4", "SLG-ABL-2")
def test_weakened_costs_two_of_every_skill() -> None:
    t = voyage().equip("laurent", "AB08", "AB09")
    t.g.crew["laurent"].levels = ["LV-laurent-2"]
    assert [skill(t.g, "laurent", which) for which in ("strength", "savvy", "craft")] == [4, 1, 0]
    t.g.crew["laurent"].statuses = ["weakened"]
    assert [skill(t.g, "laurent", which) for which in ("strength", "savvy", "craft")] == [2, 0, 0]


@rule("SLG-LIM-1", "SLG-STAT-1")
def test_the_last_token_of_a_status_still_comes() -> None:
    t = voyage()
    for member in ("mac", "marco", "rafael"):
        t.g.crew[member].statuses.append("venom")
    t.begin(Do((fx.Afflict("venom", 2),), Deed(0))).member("laurent")
    assert t.g.crew["laurent"].statuses == ["venom"]
    assert t.asked == "turn"  # there was a fourth, but no fifth


@rule("SLG-STAT-1")
def test_immunity_holds_whatever_else_he_carries() -> None:
    t = voyage().equip("kannan", "AB04")
    t.g.crew["kannan"].levels = ["LV-kannan-3"]
    assert not can_be_afflicted(t.g, "kannan", "madness")


# --- who takes it, and who gets it back ------------------------------------------------------------------


def does(
    t: Voyage,
    *effects: fx.AnyEffect,
    seat: int = 0,
    bearer: CrewId | None = None,
    group: tuple[CrewId, ...] = (),
) -> Voyage:
    return t.begin(Do(effects, Deed(seat, bearer, group=group)))


def damage(t: Voyage) -> dict[CrewId, int]:
    return {member: sailor.damage for member, sailor in t.g.crew.items() if sailor.damage}


def fatigue(t: Voyage) -> dict[CrewId, int]:
    return {member: sailor.fatigue for member, sailor in t.g.crew.items() if sailor.fatigue}


@rule("SLG-REW-2", "SLG-REW-3", "SLG-HP-2")
def test_whom_damage_goes_to() -> None:
    assert damage(does(voyage(), fx.Health(-2, "each"))) == dict.fromkeys(CREW, 2)
    assert damage(does(voyage(), fx.Health(-2, "self"), bearer="kannan")) == {"kannan": 2}
    assert damage(does(voyage(), fx.Health(-2, "rafael"))) == {"rafael": 2}
    t = does(voyage().health_is(mac=0), fx.Health(-3, "choice"), seat=1)
    assert t.match.waiting_for == (1,)
    assert "mac" not in t.members()
    assert damage(t.member("kannan")) == {"mac": 7, "kannan": 3}
    t = does(voyage(), fx.Health(-2))
    assert (t.asked, t.about["n"]) == ("assign-damage", 2)
    assert len(t.members()) == 9
    t.member("mac")
    assert t.about["n"] == 1
    assert damage(t.member("kannan")) == {"mac": 1, "kannan": 1}
    assert t.asked == "turn"


@rule("SLG-REW-2", "SLG-HP-5")
def test_points_beyond_the_last_health_vanish_into_defeat() -> None:
    t = does(voyage().everybody_else_down("mac").health_is(mac=1), fx.Health(-5))
    assert t.g.defeats == 1


@rule("SLG-HP-2")
def test_overflow_is_the_choosers_and_one_who_stands_takes_it_alone() -> None:
    t = voyage().everybody_else_down("mac", "kannan").health_is(mac=1, kannan=3)
    does(t, fx.Health(-3, "mac"), seat=1)
    assert (t.health("mac"), t.health("kannan")) == (0, 1)
    assert len(t.said("wound")) == 2
    t = does(voyage().health_is(mac=0), fx.Health(-1, "mac")).member("rafael")
    assert len(t.said("wound")) == 1  # nothing is told of the one who could not take it
    t = does(voyage().health_is(mac=1), fx.Health(-3, "mac"), seat=1)
    assert (t.asked, t.match.waiting_for, t.about["n"]) == ("overflow", (1,), 2)


@rule("SLG-FAIL-8", "SLG-FAIL-9", "SLG-FTG-1")
def test_whom_fatigue_goes_to() -> None:
    t = voyage()
    t.g.crew["mac"].fatigue = 2
    t = does(t, fx.Fatigue(1, "each"))
    assert fatigue(t) == {**dict.fromkeys(CREW, 1), "mac": 2}
    assert fatigue(does(voyage(), fx.Fatigue(2, "self"), bearer="kannan")) == {"kannan": 2}
    assert fatigue(does(voyage(), fx.Fatigue(2, "rafael"))) == {"rafael": 2}
    t = voyage()
    t.g.crew["mac"].fatigue = 2
    does(t, fx.Fatigue(2, "one"), seat=1)
    assert (t.match.waiting_for, "mac" in t.members(), len(t.members())) == ((1,), False, 8)
    assert fatigue(t.member("kannan")) == {"mac": 2, "kannan": 2}
    t = does(voyage(), fx.Fatigue(2, "choice"), group=("laurent", "odessa"))
    assert t.members() == ["laurent", "odessa"]
    assert fatigue(t.member("odessa")) == {"odessa": 2}


@rule("SLG-FAIL-8", "SLG-FAIL-9")
def test_fatigue_is_split_point_by_point() -> None:
    t = does(voyage(), fx.Fatigue(3, "split", 2))
    assert t.about["n"] == 3
    t.member("mac", "mac")
    assert "mac" not in t.members()
    assert fatigue(t.member("kannan")) == {"mac": 2, "kannan": 1}
    t = does(voyage(), fx.Fatigue(3, "split", 1))
    t.member("mac")
    assert "mac" not in t.members()
    t = does(voyage(), fx.Fatigue(3, "participants"), group=("laurent", "odessa"))
    t.member("laurent")  # then Odessa, the only participant left, and one of the others
    assert fatigue(t) == {"laurent": 1, "odessa": 1}
    assert fatigue(t.member("mac")) == {"laurent": 1, "odessa": 1, "mac": 1}
    t = voyage()
    for member in CREW:
        t.g.crew[member].fatigue = 2
    assert does(t, fx.Fatigue(1, "one"), fx.Fatigue(1, "split")).asked == "turn"  # nobody can take it


@rule("SLG-FAIL-5", "SLG-FAIL-6")
def test_so_many_statuses_on_so_many_members_or_on_the_one_who_is_named() -> None:
    t = does(voyage(), fx.Afflict("venom", 2), seat=1)
    assert (t.match.waiting_for, t.about["n"], len(t.members())) == ((1,), 2, 9)
    t.member("mac")
    assert (t.about["n"], "mac" in t.members()) == (1, False)
    t.member("kannan")
    assert t.asked == "turn"
    assert {m for m, sailor in t.g.crew.items() if sailor.statuses} == {"mac", "kannan"}
    t.g.crew["laurent"].statuses = ["weakened"]
    does(t, fx.Afflict("weakened", 1, "laurent"))
    assert t.asked == "turn"
    assert t.g.crew["laurent"].statuses == ["weakened"]  # ignored, and nobody else takes it


@rule("SLG-WIN-8", "SLG-FAIL-5")
def test_a_status_that_is_prevented_goes_to_nobody_else_and_one_may_let_it_come() -> None:
    t = does(voyage().equip("laurent", "AB07"), fx.Afflict("venom", 2)).member("laurent")
    assert (t.asked, t.match.waiting_for) == ("prevent-status", (0,))
    t.answer(UseAbility, card="AB07")
    assert t.asked == "afflict"
    assert "laurent" not in t.members()  # the second goes to another
    t = does(voyage().equip("laurent", "AB07"), fx.Afflict("venom", 1)).member("laurent").all_pass()
    assert t.g.crew["laurent"].statuses == ["venom"]
    assert t.g.crew["laurent"].equipped == ["AB07"]
    assert t.g.victim is None


@rule("SLG-WIN-7", "SLG-SDMG-1")
def test_one_point_of_ship_damage_is_prevented_and_the_rest_comes() -> None:
    t = does(voyage().command(0, 0).equip("kasumi", "AB47").fate(2, 3), fx.ShipDamage(3))
    assert (t.asked, t.match.waiting_for) == ("prevent-damage", (0,))
    t.answer(UseAbility, card="AB47")
    assert (t.g.ship_damage, t.g.hull["bridge"], t.g.hull["galley"]) == (2, 1, 1)
    t = does(voyage().command(0, 0).equip("kasumi", "AB47").fate(2), fx.ShipDamage(1)).all_pass()
    assert t.g.hull["bridge"] == 1
    assert t.g.crew["kasumi"].equipped == ["AB47"]


@rule("SLG-WIN-7")
def test_ship_damage_may_be_prevented_several_times_until_none_is_left() -> None:
    props = {"AB46": {"mode": "discard", "effects": [{"op": "prevent_ship_damage", "n": 1}]}}
    t = voyage(overrides={"abilities": {"ability": props}}).command(0, 0).equip("kasumi", "AB46", "AB47")
    does(t, fx.ShipDamage(2)).answer(UseAbility, card="AB46").answer(UseAbility, card="AB47")
    assert (t.g.ship_damage, t.asked) == (0, "turn")
    t = voyage(overrides={"abilities": {"ability": props}}).command(0, 0).equip("kasumi", "AB46", "AB47")
    does(t, fx.ShipDamage(1)).answer(UseAbility, card="AB46")
    assert (t.g.ship_damage, t.asked) == (0, "turn")
    assert t.g.crew["kasumi"].equipped == ["AB47"]


@rule("SLG-WIN-7", "SLG-SDMG-5", "SLG-FATE-3")
def test_several_changes_of_one_ship_damage_draw() -> None:
    t = does(voyage().command(3, 0).fate(2, 4), fx.ShipDamage(1)).use("MK03")
    t.answer(UseBoard, member="odessa", option=0).hush()
    assert (t.g.hull["quarters"], t.g.ship_damage) == (1, 1)
    assert t.g.fate is None
    t = does(voyage().command(0, 0).equip("laurent", "AB36").fate(5), fx.ShipDamage(1))
    t.answer(UseAbility, card="AB36")
    assert t.g.hull["sickbay"] == 1  # 7 counts as 6


@rule("SLG-WIN-7", "SLG-SDMG-5", "SLG-ADV-7")
def test_the_fate_of_ship_damage_may_be_drawn_anew() -> None:
    t = does(voyage().command(1, 1).fate(2, 4), fx.ShipDamage(1))
    assert (t.asked, t.about["fate"]) == ("ship-fate", 2)
    t.use("MK03", seat=1).hush()
    assert (t.g.hull["bridge"], t.g.hull["deck"]) == (0, 1)
    t = does(voyage().command(1, 0).own("MK27").fate(4, 2), fx.ShipDamage(1)).use("MK27").hush()
    assert t.g.hull["deck"] == 1  # the higher number is kept


@rule("SLG-SDMG-2")
def test_where_a_cube_goes_when_its_area_is_full() -> None:
    t = voyage().fate(2).command(0, 0)
    t.g.hull.update(bridge=2, deck=2, galley=1, hull=1)
    does(t, fx.ShipDamage(1))
    assert t.offered(Area, "area") == ["galley", "quarters", "sickbay"]
    t = voyage().fate(2).command(0, 0)
    t.g.hull["bridge"] = 1
    does(t, fx.ShipDamage(1))
    assert t.g.hull["bridge"] == 2  # not full yet


@rule("SLG-SDMG-3")
def test_ten_cubes_are_no_defeat() -> None:
    t = voyage().fate(1).command(0, 0)
    t.g.hull.update(dict.fromkeys(ROOMS, 2), deck=1)
    does(t, fx.ShipDamage(1))
    assert (t.g.ship_damage, t.g.defeats) == (10, 0)


@rule("SLG-SDMG-4")
def test_repair_may_stop_and_ends_with_the_damage() -> None:
    t = voyage()
    t.g.hull.update(deck=1, galley=2)
    does(t, fx.Repair(3), seat=1)
    assert (t.match.waiting_for, t.about["n"]) == ((1,), 3)
    assert t.offered(Area, "area") == ["galley", "deck"]
    t.area("galley")
    assert t.about["n"] == 2
    t.all_pass()
    assert (t.g.hull["galley"], t.g.hull["deck"]) == (1, 1)
    assert does(t, fx.Repair(5)).area("galley").area("deck").asked == "turn"
    assert t.g.ship_damage == 0


@rule("SLG-HP-4")
def test_whom_healing_goes_to() -> None:
    def hurt() -> Voyage:
        t = voyage()
        for member in CREW:
            t.g.crew[member].damage = 4
        t.g.crew["mac"].damage = 1
        return t

    all_of_them = damage(hurt())
    assert damage(does(hurt(), fx.Restore(2, "each"))) == {
        member: n - 2 for member, n in all_of_them.items() if member != "mac"
    }
    assert damage(does(hurt(), fx.Restore(2, "self"), bearer="kannan")) == {**all_of_them, "kannan": 2}
    assert damage(does(hurt(), fx.Restore(2, "rafael"))) == {**all_of_them, "rafael": 2}
    assert len(does(hurt(), fx.Restore(2, "rafael")).said("restore")) == 1
    assert len(does(voyage(), fx.Restore(2, "rafael")).said("restore")) == 0
    t = does(hurt(), fx.Restore("all", "one"), seat=1)
    assert t.match.waiting_for == (1,)
    t.member("kannan")
    assert t.g.crew["kannan"].damage == 0
    t = does(hurt(), fx.Restore(3, "split"))
    assert t.about["n"] == 3
    t.member("kannan")
    assert t.about["n"] == 2
    assert damage(t.all_pass()) == {**all_of_them, "kannan": 3}
    assert t.asked == "turn"
    assert damage(does(hurt(), fx.Restore(3, "one")).all_pass()) == all_of_them


@rule("SLG-HP-4", "SLG-ABL-6")
def test_steady_hands_heal_one_more_by_his_own_effects() -> None:
    t = voyage().command(2, 0).own("MK20")
    t.g.crew["gregory"].levels = ["LV-gregory-2"]
    t.g.crew["mac"].damage = 6
    t.begin(Calm()).answer(UseBoard, member="gregory", option=0).member("mac")
    assert t.health("mac") == 4  # 2 and 1
    t.command(1, 0).begin(Calm()).use("MK20", 0).member("mac")
    assert t.health("mac") == 6  # the chest is not his


@rule("SLG-SDMG-4", "SLG-CREW-5", "SLG-ABL-6")
def test_cold_repair_removes_two() -> None:
    t = voyage().command(2, 0)
    t.g.hull.update(deck=2, galley=2)
    t.g.crew["kasumi"].levels = ["LV-kasumi-3"]
    t.begin(Calm()).answer(UseBoard, member="kasumi", option=0).area("deck").area("galley")
    assert t.g.ship_damage == 2
    t.own("MK24").command(1, 0).begin(Calm()).use("MK24", 1).area("deck")
    assert (t.g.ship_damage, t.asked) == (1, "turn")  # tools know nothing of it


@rule("SLG-FTG-3")
def test_who_rests() -> None:
    def weary() -> Voyage:
        t = voyage()
        for member in CREW:
            t.g.crew[member].fatigue = 2
        t.g.crew["mac"].fatigue = 0
        return t

    tired = fatigue(weary())
    assert fatigue(does(weary(), fx.Rest(1, "each"))) == dict.fromkeys(tired, 1)
    assert fatigue(does(weary(), fx.Rest(1, "self"), bearer="kannan")) == {**tired, "kannan": 1}
    assert fatigue(does(weary(), fx.Rest(1, "rafael"))) == {**tired, "rafael": 1}
    assert len(does(weary(), fx.Rest(1, "rafael")).said("rest")) == 1
    assert len(does(weary(), fx.Rest(1, "mac")).said("rest")) == 0
    t = does(weary(), fx.Rest(2, "one"), seat=1)
    assert (t.match.waiting_for, "mac" in t.members(), len(t.members())) == ((1,), False, 8)
    t.member("kannan")
    assert "kannan" not in fatigue(t)
    t = does(weary(), fx.Rest(3, "split"))
    assert t.about["n"] == 3
    t.member("kannan", "kannan")
    assert t.about["n"] == 1
    assert fatigue(t.all_pass()) == {member: 2 for member in tired if member != "kannan"}
    assert fatigue(does(weary(), fx.Rest(1, "one")).all_pass()) == tired


@rule("SLG-STAT-7")
def test_curing_picks_member_and_kind_and_may_stop() -> None:
    t = voyage()
    t.g.crew["mac"].statuses = ["venom", "madness", "weakened"]
    t.g.crew["kannan"].statuses = ["low_morale"]
    does(t, fx.Cure(2, kinds=("venom", "weakened")), seat=1)
    assert (t.members(), t.match.waiting_for, t.about["n"]) == (["mac"], (1,), 2)
    t.member("mac")
    assert t.offered(Kind, "kind") == ["venom", "weakened"]
    t.kind("weakened")
    assert (t.g.crew["mac"].statuses, t.about["n"]) == (["venom", "madness"], 1)
    t.all_pass()
    assert t.g.crew["mac"].statuses == ["venom", "madness"]
    does(t, fx.Cure(1, "any"))
    assert t.members() == ["kannan", "mac"]
    t.member("kannan")
    assert t.g.crew["kannan"].statuses == []
