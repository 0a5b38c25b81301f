"""Windows, command, ability cards, crew boards and adventure cards."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Arm,
    Declare,
    Equip,
    SailTo,
    Skip,
    Unequip,
    UseAbility,
    UseBoard,
    UseCard,
    UseLevel,
)
from fathomfive.games.sleeping.cards import Deed, uses
from fathomfive.games.sleeping.crew import skill
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.ship import ShipAction
from fathomfive.games.sleeping.steps.travel import SailOn
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.games.sleeping.steps.windows import Calm
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


def calm(t):
    return t.begin(Calm())


# --- windows ---------------------------------------------------------------------------------------------


@rule("SLG-WIN-1", "SLG-CMD-4", "SLG-RULING-31")
def test_calm_window_lets_others_act_on_my_turn():
    t = voyage().hand(1, "AB08").command(0, 3).begin(TwoActions(), Act())
    t.answer(Skip)
    assert t.asked == "calm"
    assert t.match.ask.seats == (1,)
    t.answer(Equip, seat=1, card="AB08").member("laurent")
    assert t.g.crew["laurent"].equipped == ["AB08"]
    assert t.asked == "action"  # the choice is open again
    assert t.g.actions_left == 2


@rule("SLG-WIN-1")
def test_no_sailing_in_a_hazard_window():
    t = voyage().own("MK29").command(4, 0)
    t.g.crew["mac"].damage = 1
    t.own("MK20").g.region = "2-J"
    t.begin(SailOn(2, 0)).answer(SailTo, region="2-K")
    assert t.asked == "calm"
    assert t.offers(UseCard, card="MK20")
    assert not t.offers(UseCard, card="MK29", option=0)


@rule("SLG-WIN-2")
def test_active_player_first_then_clockwise_and_idle_seats_are_skipped():
    t = voyage(players=4).command(2, 0, 2, 2)
    t.own("MK20").g.crew["mac"].damage = 1
    t.begin(Calm(), active=2)
    assert t.match.ask.seats == (2, 3, 0)


@rule("SLG-RULING-50", "SLG-WIN-2")
def test_the_first_use_in_a_window_counts_whoever_it_is():
    t = voyage(players=3).command(1, 1, 1).hand(0, "AB08").hand(1, "AB33").hand(2, "AB12")
    t.begin(Calm(), active=1)
    assert t.match.waiting_for == (1, 2, 0)  # listed clockwise, asked all at once
    t.match.play(Pass(2))
    t.answer(Equip, seat=0, card="AB08").member("laurent")  # the active player has not answered yet
    assert t.g.crew["laurent"].equipped == ["AB08"]
    assert t.asked == "calm"
    assert t.match.waiting_for == (1, 2)  # open anew, also for the one who had passed
    t.match.play(Pass(2))
    assert t.asked == "calm"
    t.match.play(Pass(1))
    assert t.asked == "turn"


@rule("SLG-RULING-50", "SLG-WIN-2")
def test_an_attack_window_waits_for_no_order_either():
    t = voyage().command(2, 2).own("MK32").fight(22)
    t.fate(2).answer(Declare, member="mac")
    assert t.asked == "aim"
    assert t.match.waiting_for == (1, 0)  # the attacker's controller is listed first
    t.use("MK32", 1, seat=0)
    assert t.g.cards["MK32"] == t.g.book.cards["MK32"].command
    assert t.g.combat.attack.accuracy == 2


@rule("SLG-RULING-50")
def test_a_window_before_a_question_begins_with_the_active_player():
    t = voyage().command(1, 1).hand(0, "AB08").hand(1, "AB11").begin(TwoActions(), Act())
    assert t.match.waiting_for == (0,)
    t.answer(Skip)
    assert (t.asked, t.match.waiting_for) == ("calm", (1,))
    assert t.g.actions_left == 2  # his answer does not count before the others have passed
    t.match.play(Pass(1))
    assert t.g.actions_left == 1


@rule("SLG-WIN-2", "SLG-HAND-2")
def test_being_asked_reveals_no_hand():
    t = voyage().command(1, 1).hand(1, "AB12")  # costs three
    calm(t)
    assert t.match.ask.seats == (1,)
    assert [type(option) for option in t.options] == [Pass]


@rule("SLG-WIN-9")
def test_a_weapon_moves_once_in_a_window():
    t = voyage(players=1).own("MK05").begin(TwoActions(), Act())
    t.answer(Arm, card="MK05").member("mac")
    assert not t.offers(Arm, card="MK05")


@rule("SLG-WIN-7", "SLG-SDMG-5")
def test_reinforce_prevents_ship_damage():
    t = voyage().equip("kasumi", "AB47")
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.asked == "prevent-damage"
    t.answer(UseAbility, card="AB47")
    assert t.g.ship_damage == 0


@rule("SLG-WIN-8")
def test_stubborn_prevents_a_status_for_good():
    t = voyage().equip("laurent", "AB07")
    t.begin(Do((fx.Afflict("venom", 1),), Deed(0))).member("laurent")
    assert t.asked == "prevent-status"
    t.answer(UseAbility, card="AB07")
    assert not any(sailor.statuses for sailor in t.g.crew.values())
    assert t.asked == "turn"


# --- command ---------------------------------------------------------------------------------------------


@rule("SLG-CMD-1", "SLG-ABL-1", "SLG-ABL-2", "SLG-CMD-3")
@example("SLG-T-16")
def test_equip():
    t = voyage().hand(0, "AB33").command(2, 0)
    supply = t.g.command_supply
    calm(t).answer(Equip, card="AB33").member("laurent")
    assert t.g.players[0].command == 0
    assert t.g.command_supply == supply + 2
    assert skill(t.g, "laurent", "savvy") == 2


@rule("SLG-CMD-2", "SLG-CREW-2", "SLG-CREW-3")
@example("SLG-T-17")
def test_laurents_ability():
    t = voyage().command(4, 0)
    calm(t).answer(UseBoard, member="laurent", option=0)
    assert t.g.resources["meat"] == 1
    assert t.g.crew["laurent"].command == 2
    t.fight(22).fate(1).answer(Declare, member="laurent")
    assert t.asked == "aim"  # he misses, and accuracy is the other thing his board gives
    assert not t.offers(UseBoard, member="laurent")
    t.g.crew["laurent"].command = 0
    t.fate(1).ask_again()
    assert t.offers(UseBoard, member="laurent", option=1)


@rule("SLG-CMD-5")
def test_who_pays_for_what():
    t = voyage().hand(1, "AB08").command(2, 1)
    calm(t).answer(Equip, seat=1, card="AB08").member("laurent")
    assert [p.command for p in t.g.players] == [2, 0]
    t = voyage().command(0, 3)
    t.g.crew["mac"].damage = 2
    t.own("MK20")
    calm(t).use("MK20", 0, seat=1).member("mac")
    assert t.g.players[1].command == 2
    assert not t.offers(UseBoard, seat=1, member="gregory")


@rule("SLG-ABL-1")
def test_two_cards_at_most_on_anybodys_board():
    t = voyage().hand(0, "AB08").command(3, 0).equip("laurent", "AB09", "AB11")
    calm(t).answer(Equip, card="AB08")
    assert "laurent" not in t.members()
    assert {"odessa", "mac"} <= set(t.members())


@rule("SLG-ABL-3")
def test_the_controller_discards_equipment_for_nothing():
    t = voyage().equip("laurent", "AB08").equip("mac", "AB09").begin(TwoActions(), Act())
    assert t.offered(Unequip, "card") == ["AB08"]
    t.answer(Unequip, card="AB08")
    assert t.g.crew["laurent"].equipped == []
    assert "AB08" in t.g.ability_discard


@rule("SLG-ABL-4", "SLG-WIN-5")
def test_no_equipping_in_a_fight():
    t = voyage().hand(0, "AB08").command(3, 0).fight(1)
    assert t.offers(Declare)
    assert not t.offers(Equip)
    assert not t.offers(Arm)


@rule("SLG-ABL-5")
def test_instant_abilities_happen_once():
    t = voyage().hand(0, "AB58").command(1, 0)
    calm(t).answer(Equip, card="AB58").member("mac")
    assert t.g.resources["coin"] == 4
    assert not uses(t.g, 1, "calm")


@rule("SLG-ABL-6", "SLG-ABL-9")
def test_an_ability_concerns_its_member_and_you_are_the_controller():
    t = voyage().hand(0, "AB52").command(1, 0)
    calm(t).answer(Equip, card="AB52").member("mac")
    assert len(t.g.players[1].hand) == 2  # Mac's controller draws
    t = voyage().equip("mac", "AB25").command(3, 3)
    t.g.crew["kannan"].damage = 1
    calm(t)
    assert not t.offers(UseAbility, seat=0)
    assert t.offers(UseAbility, seat=1, card="AB25")


@rule("SLG-ABL-7")
def test_only_a_printed_cost_is_paid():
    t = voyage().equip("laurent", "AB25", "AB33").command(1, 0)
    t.g.crew["mac"].damage = 4
    calm(t).answer(UseAbility, card="AB33").member("mac")
    assert t.g.players[0].command == 1
    supply = t.g.command_supply
    t.answer(UseAbility, card="AB25").member("mac")
    assert t.g.players[0].command == 0
    assert t.g.command_supply == supply + 1
    assert t.health("mac") == 7


@rule("SLG-ABL-9")
def test_peeking_past_the_end_of_the_deck_reshuffles():
    t = voyage()
    g = t.g
    while len(g.ability_deck) > 1:
        g.ability_discard.put(g.ability_deck.take_slot(0), -1)
    last = g.ability_deck.cards[0]
    t.begin(Do((fx.PeekAbility(2),), Deed(0)))
    assert t.match.ask.about["card"] == last
    assert g.ability_deck.seen_by(1)[-1] is None
    t.card(last).passes()
    assert g.ability_discard.cards == [last]


@rule("SLG-CREW-1")
def test_only_the_controller_uses_a_board():
    t = voyage().command(2, 2)
    t.g.crew["odessa"].statuses.append("low_morale")
    t.begin(Calm(), active=1)
    assert t.offers(UseBoard, seat=1, member="odessa")
    assert not t.offers(UseBoard, seat=0, member="odessa")


@rule("SLG-CREW-4")
def test_board_damage_helps_only_its_own_attack():
    t = voyage(players=1).command(9).fate(6).fight(22)
    t.answer(Declare, member="mac")
    assert t.asked == "blow"
    assert t.offered(UseBoard, "member") == ["mac"]


@rule("SLG-CREW-5")
def test_boards_that_serve_everybody():
    t = voyage().command(9, 0)
    t.g.crew["mac"].statuses = ["madness"]
    t.g.hull["deck"] = 1
    calm(t)
    t.answer(UseBoard, member="kannan", option=0).member("mac")
    assert t.g.crew["mac"].statuses == []
    t.answer(UseBoard, member="kasumi", option=0)
    t.area("deck")
    assert t.g.ship_damage == 0


@rule("SLG-CREW-6", "SLG-HP-3")
def test_at_zero_health_nothing_of_his_works():
    t = voyage().command(9, 0).equip("gregory", "AB25", "AB14").health_is(gregory=0)
    t.g.crew["mac"].damage = 1
    calm(t)
    assert not t.offers(UseBoard, member="gregory")
    assert not t.offers(UseAbility)
    from fathomfive.games.sleeping.crew import may_join, traits

    assert traits(t.g, "gregory", fx.TestBonus) == []
    assert not may_join(t.g, "gregory")


# --- adventure cards -------------------------------------------------------------------------------------


@rule("SLG-ADV-1", "SLG-ADV-2")
@example("SLG-T-18")
def test_gloria():
    t = voyage().fate(1).command(0, 2)
    t.begin(Challenge("strength", 12, "story")).passes()
    t.passes()
    t.use("MK01", 0, seat=1)
    assert t.g.test.extra == 2
    assert t.g.cards["MK01"] == 1
    assert not t.offers(UseCard, card="MK01")
    t = voyage().fate(1).command(2, 0)
    t.begin(Challenge("perception", 12, "story")).passes()
    assert [option.option for option in t.offers(UseCard, card="MK01")] == [1]  # the one that helps here
    t.use("MK01", 1)
    assert t.g.test.extra == 3
    t = voyage().command(1, 0).fight(19).fate(1)
    t.answer(Declare, member="mac")
    while t.asked != "block":
        t.passes()
    assert [option.option for option in t.offers(UseCard, card="MK01")] == [2]
    t.use("MK01", 2).hush()
    assert t.health("mac") == 4  # 4 - 1


@rule("SLG-ADV-4", "SLG-FTG-3")
@example("SLG-T-26")
def test_soup_and_flapjacks():
    t = voyage().command(2, 0)
    t.g.resources.update(meat=1, vegetables=1, grain=4)
    t.g.crew["mac"].fatigue, t.g.crew["kannan"].fatigue = 2, 1
    t.g.crew["rafael"].statuses.append("low_morale")
    t.g.crew["laurent"].damage = 3
    calm(t).use("MK02").kind("meat", "vegetables")  # the third can only be grain
    t.member("mac", "mac", "kannan", "rafael")
    assert (t.g.crew["mac"].fatigue, t.g.crew["kannan"].fatigue, t.g.crew["rafael"].statuses) == (0, 0, [])
    t.use("MK04").member("laurent", "laurent", "laurent")
    assert t.health("laurent") == 6
    assert t.g.resources["grain"] == 0


@rule("SLG-ADV-4", "SLG-RULING-49", "SLG-REW-1")
def test_a_discount_leaves_out_food_of_ones_choice_but_not_all():
    t = voyage().command(1, 0).own("MK30", "MK13")
    t.g.resources.update(meat=1, vegetables=1)
    t.g.crew["mac"].fatigue = 1
    calm(t).use("MK13").kind("vegetables")
    assert (t.g.resources["meat"], t.g.resources["vegetables"]) == (1, 0)
    t = voyage().command(1, 0).own("MK30", "MK14")
    t.g.crew["mac"].fatigue = 1
    calm(t).use("MK14")
    assert t.g.resources["grain"] == 0  # at least one


@rule("SLG-ADV-5")
@example("SLG-T-60")
def test_no_recipe_and_no_sailing_in_a_fight():
    t = voyage().command(5, 0).own("MK29")
    t.g.resources.update(meat=3)
    t.g.crew["mac"].fatigue = 1
    t.fight(1)
    assert not t.offers(UseCard, card="MK02")
    assert not t.offers(UseCard, card="MK29")


@rule("SLG-ADV-6", "SLG-ADV-10")
def test_weapons_move_freely_in_calm():
    t = voyage(players=1).own("MK05", by="mac").own("MK06").begin(TwoActions(), Act())
    t.answer(Arm, card="MK05").member("rafael")
    assert (t.g.crew["mac"].weapons, t.g.crew["rafael"].weapons) == ([], ["MK05"])
    t.answer(Arm, card="MK06").member("rafael")
    assert t.g.crew["rafael"].weapons == ["MK05", "MK06"]


@rule("SLG-ADV-8", "SLG-SCORE-1")
def test_every_owned_card_counts():
    from fathomfive.games.sleeping.score import score

    t = voyage()
    before = score(t.g)
    t.own("MK13")
    assert score(t.g) == before + 2


@rule("SLG-ADV-9")
def test_gained_twice_and_lost():
    t = voyage().own("A42", by="mac")
    t.g.cards["A42"] = 0
    t.begin(Do((fx.GainAdventure(42), fx.LoseAdventure(42)), Deed(0)))
    assert "A42" not in t.g.cards
    assert t.g.crew["mac"].weapons == []
    t.begin(Do((fx.GainAdventure(1), fx.LoseAdventure(1)), Deed(0)))
    assert t.g.totems_ever == [1]
    t.begin(Do((fx.GainAdventure(1),), Deed(0)))
    assert "A01" in t.g.cards


@rule("SLG-ADV-10")
def test_a_weapon_from_a_story_lies_loose():
    t = voyage()
    t.begin(Do((fx.GainAdventure(42),), Deed(0)))
    assert all(not sailor.weapons for sailor in t.g.crew.values())


@rule("SLG-ADV-3", "SLG-WIN-3")
def test_skill_effects_wait_for_a_test():
    t = voyage().command(5, 5).begin(ShipAction())
    assert not t.offers(UseCard, card="MK01")


def test_once_a_turn_and_once_a_combat():
    t = voyage().command(3, 0).equip("laurent", "AB25")
    t.g.crew["mac"].damage = 4
    calm(t).answer(UseAbility, card="AB25").member("mac")
    assert not t.offers(UseAbility, card="AB25")
    t = voyage().command(0, 0)
    t.g.crew["gregory"].levels = ["LV-gregory-3"]
    t.g.crew["mac"].damage = 6
    calm(t)
    assert not t.offers(UseLevel)
    t.fight(1).answer(UseLevel, level="LV-gregory-3").member("mac")
    assert t.health("mac") == 4
    assert not t.offers(UseLevel)
