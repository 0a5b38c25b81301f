"""Damage, fatigue, statuses and ship damage."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import UseAbility, UseBoard
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import can_be_afflicted, max_health, skill, traits
from fathomfive.games.sleeping.state import CREW, ROOMS
from fathomfive.games.sleeping.steps.combat import may_attack
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.turn import Morning
from fathomfive.games.sleeping.steps.windows import Calm
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import voyage

rule = pytest.mark.rule
example = pytest.mark.example


@rule("SLG-HP-1")
def test_health_is_maximum_less_damage():
    t = voyage()
    t.begin(Do((fx.Health(-2, "mac"),), Deed(0)))
    assert (t.g.crew["mac"].damage, t.health("mac")) == (2, 5)


@rule("SLG-HP-2", "SLG-RULING-43")
@example("SLG-T-67")
def test_overflow_fills_one_after_the_other():
    t = voyage().health_is(mac=2, kannan=2)
    t.begin(Do((fx.Health(-5, "mac"),), Deed(0)))
    assert t.asked == "overflow"
    assert "mac" not in t.members()
    t.member("kannan")  # takes two of the three, not one
    assert t.health("kannan") == 0
    t.member("rafael")
    assert t.health("rafael") == 6


@rule("SLG-HP-2")
def test_when_nobody_is_left_the_rest_vanishes_into_defeat():
    t = voyage().everybody_else_down("mac").health_is(mac=1)
    t.begin(Do((fx.Health(-9, "mac"),), Deed(0)))
    assert t.g.defeats == 1


@rule("SLG-HP-3")
def test_somebody_at_zero_can_still_receive():
    t = voyage().hand(0, "AB08").command(3, 0).health_is(laurent=0)
    assert not may_attack(t.g, "laurent")
    t.g.crew["laurent"].levels = ["LV-mac-1"]
    t.begin(Do((fx.Afflict("venom", 1, "laurent"), fx.Restore(2, "laurent")), Deed(0)))
    assert t.g.crew["laurent"].statuses == ["venom"]
    assert t.health("laurent") == 3  # with one more of maximum health


@rule("SLG-HP-4")
def test_restoring_stops_at_full_health():
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
def test_defeat_when_all_nine_are_down():
    t = voyage().everybody_else_down("mac").health_is(mac=2)
    t.begin(Do((fx.Health(-1, "mac"),), Deed(0)))
    assert t.g.defeats == 0
    t.begin(Do((fx.Health(-1, "mac"),), Deed(0)))
    assert t.g.defeats == 1


@rule("SLG-FTG-1", "SLG-RULING-34")
def test_at_most_two_fatigue():
    t = voyage()
    t.begin(Do((fx.Fatigue(5, "mac"),), Deed(0)))
    assert t.g.crew["mac"].fatigue == 2


@rule("SLG-FTG-2")
def test_the_exhausted_fight_but_join_nothing():
    from fathomfive.games.sleeping.crew import may_join

    t = voyage()
    t.g.crew["mac"].fatigue = 2
    assert not may_join(t.g, "mac")
    assert may_attack(t.g, "mac")
    t.g.crew["mac"].levels = ["LV-mac-3"]
    assert may_join(t.g, "mac")


@rule("SLG-FTG-3")
def test_inspire_rests_three_different_members():
    t = voyage()
    for member in ("mac", "kannan", "rafael", "laurent"):
        t.g.crew[member].fatigue = 2
    t.begin(Do((fx.Rest(3, "split", 1),), Deed(0)))
    t.member("mac")
    assert "mac" not in t.members()
    t.member("kannan", "rafael")
    assert [t.g.crew[m].fatigue for m in ("mac", "kannan", "rafael", "laurent")] == [1, 1, 1, 2]


@rule("SLG-STAT-1")
def test_one_token_of_a_kind_and_immunity():
    t = voyage()
    t.g.crew["kannan"].levels = ["LV-kannan-3"]
    t.g.crew["mac"].statuses = ["venom", "madness"]
    assert not can_be_afflicted(t.g, "kannan", "madness")
    assert can_be_afflicted(t.g, "kannan", "venom")
    assert not can_be_afflicted(t.g, "mac", "venom")
    assert can_be_afflicted(t.g, "mac", "weakened")


@rule("SLG-STAT-2", "SLG-RULING-11")
def test_venom_at_every_turn_and_overflow_at_zero():
    t = voyage().health_is(mac=0)
    t.g.crew["mac"].statuses.append("venom")
    t.g.crew["kannan"].statuses.append("venom")
    t.begin(Morning())
    assert t.health("kannan") == 4
    assert t.asked == "overflow"
    t.member("rafael")
    assert t.health("rafael") == 6


@rule("SLG-STAT-3")
def test_the_frightened_do_not_attack():
    t = voyage()
    t.g.crew["mac"].statuses.append("frightened")
    assert not may_attack(t.g, "mac")


@rule("SLG-STAT-7")
def test_statuses_last_until_an_effect_removes_them():
    t = voyage()
    t.g.crew["mac"].statuses = ["venom", "madness"]
    t.begin(Do((fx.Cure(1, "any"),), Deed(0))).member("mac").kind("madness")
    assert t.g.crew["mac"].statuses == ["venom"]


@rule("SLG-SDMG-1", "SLG-RULING-3")
@pytest.mark.parametrize(
    ("fate", "area"),
    [(1, "hull"), (2, "bridge"), (3, "galley"), (4, "deck"), (5, "quarters"), (6, "sickbay")],
)
def test_each_fate_number_has_its_area(fate, area):
    t = voyage().fate(fate).command(0, 0)
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.g.hull[area] == 1


@rule("SLG-SDMG-2")
def test_a_full_area_lets_the_player_choose():
    t = voyage().fate(1).command(0, 0)
    t.g.hull["hull"] = 1
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.asked == "full-area"
    t.area("galley")
    assert t.g.hull["galley"] == 1


@rule("SLG-SDMG-3", "SLG-DEF-3")
def test_eleven_cubes_are_a_defeat():
    t = voyage().fate(1).command(0, 0)
    t.g.hull.update(dict.fromkeys(ROOMS, 2))
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.g.defeats == 1


@rule("SLG-SDMG-4")
def test_repair_up_to_so_many_of_ones_choice():
    t = voyage()
    t.g.hull.update(deck=1, galley=2)
    t.begin(Do((fx.Repair(2),), Deed(0)))
    t.area("galley")
    assert t.offers(Pass)
    t.area("deck")
    assert t.g.hull == {"bridge": 0, "galley": 1, "deck": 0, "quarters": 0, "sickbay": 0, "hull": 0}


@rule("SLG-SDMG-5", "SLG-RULING-35", "SLG-WIN-7")
@example("SLG-T-66")
def test_fate_of_ship_damage_can_be_changed():
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
def test_command_and_resources_are_limited():
    t = voyage()
    t.begin(Do((fx.Gain("coin", 99), fx.Command(99, "active")), Deed(0)))
    assert t.g.resources["coin"] == 40
    assert t.g.command_supply == 0


@rule("SLG-ADV-2", "SLG-RULING-49", "SLG-HP-1")
def test_maximum_health_of_everybody_rises_with_the_anvil_heart():
    t = voyage()
    before = [max_health(t.g, member) for member in CREW]
    t.own("A30")
    assert [max_health(t.g, member) for member in CREW] == [n + 1 for n in before]
    t.g.crew["mac"].levels = ["LV-mac-2", "LV-mac-1"]
    assert max_health(t.g, "mac") == 7 + 1 + 1  # they add up


@rule("SLG-HP-3", "SLG-HP-1")
def test_maximum_health_of_a_card_counts_even_at_zero():
    hardy = {"AB12": {"effects": [{"op": "damage", "n": 1, "when": "hit"}, {"op": "max_health", "n": 2}]}}
    t = voyage(overrides={"abilities": {"ability": hardy}}).equip("mac", "AB12")
    assert max_health(t.g, "mac") == 9
    t.g.crew["mac"].damage = 9
    assert t.health("mac") == 0
    assert traits(t.g, "mac", fx.Damage) == []


@rule("SLG-HP-4")
def test_only_the_hurt_are_offered_for_healing():
    t = voyage()
    t.g.crew["mac"].damage = t.g.crew["kannan"].damage = 2
    t.begin(Do((fx.Restore(1, "one"),), Deed(0)))
    assert t.members() == ["kannan", "mac"]
    t.member("mac")
    assert (t.health("mac"), t.health("kannan")) == (6, 3)


@rule("SLG-HP-3", "SLG-CREW-6")
def test_with_one_point_of_health_everything_still_works():
    t = voyage().command(9, 0).equip("gregory", "AB25", "AB14").health_is(gregory=1)
    t.begin(Calm())
    assert t.offers(UseBoard, member="gregory", option=0)
    assert t.offers(UseAbility, card="AB25")
    assert traits(t.g, "gregory", fx.TestBonus)


@rule("SLG-CHAL-6", "SLG-STAT-4", "SLG-ABL-2")
def test_weakened_costs_two_of_every_skill():
    t = voyage().equip("laurent", "AB08", "AB09")
    t.g.crew["laurent"].levels = ["LV-laurent-2"]
    assert [skill(t.g, "laurent", which) for which in ("strength", "savvy", "craft")] == [4, 1, 0]
    t.g.crew["laurent"].statuses = ["weakened"]
    assert [skill(t.g, "laurent", which) for which in ("strength", "savvy", "craft")] == [2, 0, 0]


@rule("SLG-LIM-1", "SLG-STAT-1")
def test_the_last_token_of_a_status_still_comes():
    t = voyage()
    for member in ("mac", "marco", "rafael"):
        t.g.crew[member].statuses.append("venom")
    t.begin(Do((fx.Afflict("venom", 2),), Deed(0))).member("laurent")
    assert t.g.crew["laurent"].statuses == ["venom"]
    assert t.asked == "turn"  # there was a fourth, but no fifth


@rule("SLG-STAT-1")
def test_immunity_holds_whatever_else_he_carries():
    t = voyage().equip("kannan", "AB04")
    t.g.crew["kannan"].levels = ["LV-kannan-3"]
    assert not can_be_afflicted(t.g, "kannan", "madness")
