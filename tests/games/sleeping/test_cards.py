"""Windows, command, ability cards, crew boards and adventure cards."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Arm,
    Declare,
    Equip,
    Kind,
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
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.ship import ShipAction
from fathomfive.games.sleeping.steps.travel import SailOn, TravelAction
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.games.sleeping.steps.windows import Calm, is_heard
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


def calm(t: Voyage) -> Voyage:
    return t.begin(Calm())


# --- windows ---------------------------------------------------------------------------------------------


@rule("SLG-WIN-1", "SLG-CMD-4", "SLG-RULING-31")
def test_calm_window_lets_others_act_on_my_turn() -> None:
    t = voyage().hand(1, "AB08").command(0, 3).begin(TwoActions(), Act())
    t.answer(Skip)
    assert t.asked == "calm"
    assert t.ask.seats == (1,)
    t.answer(Equip, seat=1, card="AB08").member("laurent")
    assert t.g.crew["laurent"].equipped == ["AB08"]
    assert t.asked == "action"  # the choice is open again
    assert t.g.actions_left == 2


@rule("SLG-WIN-1")
def test_no_sailing_in_a_hazard_window() -> None:
    t = voyage().own("MK29").command(4, 0)
    t.g.crew["mac"].damage = 1
    t.own("MK20").g.region = "2-J"
    t.begin(SailOn(2, 0)).answer(SailTo, region="2-K")
    assert t.asked == "calm"
    assert t.offers(UseCard, card="MK20")
    assert not t.offers(UseCard, card="MK29", option=0)


@rule("SLG-WIN-2")
def test_active_player_first_then_clockwise_and_idle_seats_are_skipped() -> None:
    t = voyage(players=4).command(2, 0, 2, 2)
    t.own("MK20").g.crew["mac"].damage = 1
    t.begin(Calm(), active=2)
    assert t.ask.seats == (2, 3, 0)


@rule("SLG-RULING-50", "SLG-WIN-2")
def test_the_first_use_in_a_window_counts_whoever_it_is() -> None:
    t = voyage(players=3).command(1, 1, 1).hand(0, "AB08").hand(1, "AB33").hand(2, "AB12").own("MK20")
    t.g.crew["mac"].damage = 1  # the card could heal him, so all of them are heard
    t.begin(Calm(), active=1)
    assert list(t.match.waiting_for) == [1, 2, 0]  # listed clockwise, asked all at once
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
def test_an_attack_window_waits_for_no_order_either() -> None:
    t = voyage().command(2, 2).own("MK32").fight(22)
    t.fate(2).answer(Declare, member="mac")
    assert t.asked == "aim"
    assert t.match.waiting_for == (1, 0)  # the attacker's controller is listed first
    t.use("MK32", 1, seat=0)
    assert t.g.cards["MK32"] == t.g.book.cards["MK32"].command
    assert t.attack.accuracy == 2


@rule("SLG-RULING-50")
def test_a_window_before_a_question_begins_with_the_active_player() -> None:
    t = voyage().command(1, 1).hand(0, "AB08").hand(1, "AB11").own("MK20")
    t.g.crew["mac"].damage = 1
    t.begin(TwoActions(), Act())
    assert t.match.waiting_for == (0,)
    t.answer(Skip)
    assert (t.asked, t.match.waiting_for) == ("calm", (1,))
    assert t.g.actions_left == 2  # his answer does not count before the others have passed
    t.match.play(Pass(1))
    assert t.g.actions_left == 1


@rule("SLG-WIN-2", "SLG-HAND-2")
def test_being_asked_reveals_no_hand() -> None:
    t = voyage().command(1, 1).hand(0, "AB12")  # costs three
    calm(t)
    assert (t.ask.seats, t.ask.secret) == ((0,), True)
    assert [type(option) for option in t.match.options] == [Pass]


@rule("SLG-RULING-51")
def test_the_others_are_heard_once_a_turn_and_only_where_it_could_help() -> None:
    t = voyage().command(1, 1).hand(1, "AB08").begin(TwoActions(), Act())
    t.answer(Skip)
    assert (t.asked, t.g.actions_left) == ("action", 1)  # a hand alone interrupts nobody
    t = voyage().command(1, 2).hand(1, "AB08").own("MK20")
    t.g.crew["mac"].damage = 1
    t.begin(TwoActions(), Act(), Calm())
    t.answer(Skip)
    assert (t.asked, t.match.waiting_for, t.ask.rule) == ("calm", (1,), "SLG-WIN-1")
    assert t.offers(Equip, seat=1, card="AB08")  # whatever else one may do then
    t.match.play(Pass(1))
    t.answer(Skip)
    assert t.match.waiting_for == (0,)  # the next window is the active player's alone
    t = voyage().command(0, 2).own("MK20")
    t.g.crew["mac"].damage = 1
    for phase, heard in {"morning": False, "ship": False, "event": False, "action": True}.items():
        t.g.phase = phase
        assert is_heard(t.g, 1, sail=False) == heard  # what the event brings is worth waiting for


@rule("SLG-WIN-9")
def test_a_weapon_moves_once_in_a_window() -> None:
    t = voyage(players=1).own("MK05").begin(TwoActions(), Act())
    t.answer(Arm, card="MK05").member("mac")
    assert not t.offers(Arm, card="MK05")


@rule("SLG-WIN-7", "SLG-SDMG-5")
def test_reinforce_prevents_ship_damage() -> None:
    t = voyage().equip("kasumi", "AB47")
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.asked == "prevent-damage"
    t.answer(UseAbility, card="AB47")
    assert t.g.ship_damage == 0


@rule("SLG-WIN-8")
def test_stubborn_prevents_a_status_for_good() -> None:
    t = voyage().equip("laurent", "AB07")
    t.begin(Do((fx.Afflict("venom", 1),), Deed(0))).member("laurent")
    assert t.asked == "prevent-status"
    t.answer(UseAbility, card="AB07")
    assert not any(sailor.statuses for sailor in t.g.crew.values())
    assert "AB07" in t.g.ability_discard
    assert t.asked == "turn"


# --- command ---------------------------------------------------------------------------------------------


@rule("SLG-CMD-1", "SLG-ABL-1", "SLG-ABL-2", "SLG-CMD-3")
@example("SLG-T-16")
def test_equip() -> None:
    t = voyage().hand(0, "AB33").command(2, 0)
    supply = t.g.command_supply
    calm(t).answer(Equip, card="AB33").member("laurent")
    assert t.g.players[0].command == 0
    assert t.g.command_supply == supply + 2
    assert skill(t.g, "laurent", "savvy") == 2


@rule("SLG-CMD-2", "SLG-CREW-2", "SLG-CREW-3")
@example("SLG-T-17")
def test_laurents_ability() -> None:
    t = voyage().command(4, 0)
    calm(t).answer(UseBoard, member="laurent", option=0)
    assert t.g.resources["meat"] == 1
    assert t.g.crew["laurent"].command == 2
    t.fight(22).fate(1).answer(Declare, member="laurent")
    assert t.asked == "aim"  # he misses, and accuracy is the other thing his board gives
    assert not t.offers(UseBoard, member="laurent")
    t.g.crew["laurent"].command = 0
    t.fate(1).again()
    assert t.offers(UseBoard, member="laurent", option=1)


@rule("SLG-CMD-5")
def test_who_pays_for_what() -> None:
    t = voyage().hand(1, "AB08").command(2, 1).own("MK20")
    t.g.crew["mac"].damage = 1
    calm(t).answer(Equip, seat=1, card="AB08").member("laurent")
    assert [p.command for p in t.g.players] == [2, 0]
    t = voyage().command(0, 3)
    t.g.crew["mac"].damage = 2
    t.own("MK20")
    calm(t).use("MK20", 0, seat=1).member("mac")
    assert t.g.players[1].command == 2
    assert not t.offers(UseBoard, seat=1, member="gregory")


@rule("SLG-ABL-1")
def test_two_cards_at_most_on_anybodys_board() -> None:
    t = voyage().hand(0, "AB08").command(3, 0).equip("laurent", "AB09", "AB11")
    calm(t).answer(Equip, card="AB08")
    assert "laurent" not in t.members()
    assert {"odessa", "mac"} <= set(t.members())


@rule("SLG-ABL-3")
def test_the_controller_discards_equipment_for_nothing() -> None:
    t = voyage().equip("laurent", "AB08").equip("mac", "AB09").begin(TwoActions(), Act())
    assert t.offered(Unequip, "card") == ["AB08"]
    t.answer(Unequip, card="AB08")
    assert t.g.crew["laurent"].equipped == []
    assert "AB08" in t.g.ability_discard


@rule("SLG-ABL-4", "SLG-WIN-5")
def test_no_equipping_in_a_fight() -> None:
    t = voyage().hand(0, "AB08").command(3, 0).fight(1)
    assert t.offers(Declare)
    assert not t.offers(Equip)
    assert not t.offers(Arm)


@rule("SLG-ABL-5")
def test_instant_abilities_happen_once() -> None:
    t = voyage().hand(0, "AB58").command(1, 0)
    calm(t).answer(Equip, card="AB58").member("mac")
    assert t.g.resources["coin"] == 4
    assert not uses(t.g, 1, "calm")


@rule("SLG-ABL-6", "SLG-ABL-9")
def test_an_ability_concerns_its_member_and_you_are_the_controller() -> None:
    t = voyage().hand(0, "AB52").command(1, 0)
    calm(t).answer(Equip, card="AB52").member("mac")
    assert len(t.g.players[1].hand) == 2  # Mac's controller draws
    t = voyage().equip("mac", "AB25").command(3, 3)
    t.g.crew["kannan"].damage = 1
    calm(t)
    assert not t.offers(UseAbility, seat=0)
    assert t.offers(UseAbility, seat=1, card="AB25")


@rule("SLG-ABL-7")
def test_only_a_printed_cost_is_paid() -> None:
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
def test_peeking_past_the_end_of_the_deck_reshuffles() -> None:
    t = voyage()
    g = t.g
    while len(g.ability_deck) > 1:
        g.ability_discard.put(g.ability_deck.take_slot(0), -1)
    last = g.ability_deck.cards[0]
    t.begin(Do((fx.PeekAbility(2),), Deed(0)))
    assert t.about["card"] == last
    assert g.ability_deck.seen_by(1)[-1] is None
    t.card(last).all_pass()
    assert g.ability_discard.cards == [last]


@rule("SLG-CREW-1")
def test_only_the_controller_uses_a_board() -> None:
    t = voyage().command(2, 2)
    t.g.crew["odessa"].statuses.append("low_morale")
    t.begin(Calm(), active=1)
    assert t.offers(UseBoard, seat=1, member="odessa")
    assert not t.offers(UseBoard, seat=0, member="odessa")


@rule("SLG-CREW-4")
def test_board_damage_helps_only_its_own_attack() -> None:
    t = voyage(players=1).command(9).fate(6).fight(22)
    t.answer(Declare, member="mac")
    assert t.asked == "blow"
    assert t.offered(UseBoard, "member") == ["mac"]


@rule("SLG-CREW-5")
def test_boards_that_serve_everybody() -> None:
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
def test_at_zero_health_nothing_of_his_works() -> None:
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
def test_gloria() -> None:
    t = voyage().fate(1).command(0, 2)
    t.begin(Challenge("strength", 12, "story")).all_pass()
    t.all_pass()
    t.use("MK01", 0, seat=1)
    assert t.trial.extra == 2
    assert t.g.cards["MK01"] == 1
    assert not t.offers(UseCard, card="MK01")
    t = voyage().fate(1).command(2, 0)
    t.begin(Challenge("perception", 12, "story")).all_pass()
    assert [option.option for option in t.offers(UseCard, card="MK01")] == [1]  # the one that helps here
    t.use("MK01", 1)
    assert t.trial.extra == 3
    t = voyage().command(1, 0).fight(19).fate(1)
    t.answer(Declare, member="mac")
    while t.asked != "block":
        t.all_pass()
    assert [option.option for option in t.offers(UseCard, card="MK01")] == [2]
    t.use("MK01", 2).hush()
    assert t.health("mac") == 4  # 4 - 1


@rule("SLG-ADV-4", "SLG-FTG-3")
@example("SLG-T-26")
def test_soup_and_flapjacks() -> None:
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
def test_a_discount_leaves_out_food_of_ones_choice_but_not_all() -> None:
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
def test_no_recipe_and_no_sailing_in_a_fight() -> None:
    t = voyage().command(5, 0).own("MK29")
    t.g.resources.update(meat=3)
    t.g.crew["mac"].fatigue = 1
    t.fight(1)
    assert not t.offers(UseCard, card="MK02")
    assert not t.offers(UseCard, card="MK29")


@rule("SLG-ADV-6", "SLG-ADV-10")
def test_weapons_move_freely_in_calm() -> None:
    t = voyage(players=1).own("MK05", by="mac").own("MK06").begin(TwoActions(), Act())
    t.answer(Arm, card="MK05").member("rafael")
    assert (t.g.crew["mac"].weapons, t.g.crew["rafael"].weapons) == ([], ["MK05"])
    t.answer(Arm, card="MK06").member("rafael")
    assert t.g.crew["rafael"].weapons == ["MK05", "MK06"]


@rule("SLG-ADV-8", "SLG-SCORE-1")
def test_every_owned_card_counts() -> None:
    from fathomfive.games.sleeping.score import score

    t = voyage()
    before = score(t.g)
    t.own("MK13")
    assert score(t.g) == before + 2


@rule("SLG-ADV-9")
def test_gained_twice_and_lost() -> None:
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
def test_a_weapon_from_a_story_lies_loose() -> None:
    t = voyage()
    t.begin(Do((fx.GainAdventure(42),), Deed(0)))
    assert all(not sailor.weapons for sailor in t.g.crew.values())


@rule("SLG-ADV-3", "SLG-WIN-3")
def test_skill_effects_wait_for_a_test() -> None:
    t = voyage().command(5, 5).begin(ShipAction())
    assert not t.offers(UseCard, card="MK01")


@rule("SLG-ABL-7", "SLG-COMB-13", "SLG-WIN-5")
def test_once_a_turn_and_once_a_combat() -> None:
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
    t.fight(1)
    assert t.offers(UseLevel, level="LV-gregory-3")  # another fight
    t.g.crew["mac"].damage = 0
    t.fight(1)
    assert not t.offers(UseLevel)  # nobody to bring back


@rule("SLG-CHAL-9", "SLG-WIN-4", "SLG-ABL-9")
def test_the_right_question_once_a_turn_in_a_test_she_takes_part_in() -> None:
    t = voyage(players=1).command(0)
    t.g.crew["audrie"].levels = ["LV-audrie-2"]
    t.fate(1).begin(Challenge("cunning", 9, "story")).all_pass()
    assert t.asked == "turn"  # she had no part in it
    t.fate(2, 5).begin(Challenge("cunning", 6, "story")).member("audrie").all_pass()
    t.answer(UseLevel, level="LV-audrie-2")
    assert t.g.passed
    t.fate(1).begin(Challenge("cunning", 9, "story")).member("audrie").all_pass()
    assert t.asked == "turn"  # not twice in a turn


# --- what may be used, and when --------------------------------------------------------------------------


@rule("SLG-CREW-2", "SLG-CMD-1", "SLG-CMD-5")
def test_the_cost_goes_from_the_player_onto_the_board() -> None:
    t = voyage().command(3, 1)
    calm(t).answer(UseBoard, member="laurent", option=0)
    assert (t.g.players[0].command, t.g.crew["laurent"].command) == (1, 2)
    assert t.g.command_supply == 14 - 4


@rule("SLG-CREW-2", "SLG-RULING-49")
@pytest.mark.parametrize("less", [-1, -5])
def test_old_habit_of_command_makes_her_board_cheaper_but_not_free(less: int) -> None:
    cheaper = {"LV-odessa-1": {"effects": [{"op": "ability_cost", "n": less}]}}
    t = voyage(overrides={"levels": {"level": cheaper}}).command(1, 0)
    t.g.crew["mac"].statuses = ["low_morale"]
    calm(t)
    assert not t.offers(UseBoard, member="odessa")
    t.g.crew["odessa"].levels = ["LV-odessa-1"]
    calm(t).answer(UseBoard, member="odessa", option=1).member("mac")
    assert (t.g.players[0].command, t.g.crew["odessa"].command) == (0, 1)


@rule("SLG-ADV-2", "SLG-CMD-3")
def test_a_card_wants_all_of_its_command() -> None:
    t = voyage().command(1, 0).own("MK31")
    t.g.crew["mac"].damage = 1
    calm(t)
    assert not t.offers(UseCard, card="MK31")
    calm(t.command(2, 0))
    assert t.offers(UseCard, card="MK31", option=0)


@rule("SLG-ABL-7")
def test_a_printed_cost_must_be_there() -> None:
    t = voyage().command(0, 0).equip("laurent", "AB25", "AB33")
    t.g.crew["mac"].damage = 1
    calm(t)
    assert t.offered(UseAbility, "card") == ["AB33"]


@rule("SLG-WIN-2", "SLG-WIN-5")
@pytest.mark.parametrize(
    ("change", "offered"),
    [
        pytest.param({}, [], id="all is well"),
        pytest.param({"laurent": ("damage", 1)}, ["AB02", "AB33"], id="hurt himself"),
        pytest.param({"laurent": ("fatigue", 1)}, ["AB02"], id="tired himself"),
        pytest.param({"mac": ("damage", 1)}, ["AB33"], id="somebody else is hurt"),
        pytest.param({"mac": ("fatigue", 1)}, [], id="somebody else is tired"),
    ],
)
def test_an_ability_that_would_do_nothing_is_not_offered(
    change: dict[CrewId, tuple[str, int]], offered: list[str]
) -> None:
    t = voyage().command(0, 0).equip("laurent", "AB02", "AB33").equip("kannan", "AB26")
    for member, (what, n) in change.items():
        setattr(t.g.crew[member], what, n)
    calm(t)
    assert t.offered(UseAbility, "card") == offered


@rule("SLG-WIN-2", "SLG-SDMG-4", "SLG-REW-1")
def test_no_repair_of_a_sound_ship_and_no_gain_beyond_the_supply() -> None:
    t = voyage().command(9, 0)
    t.g.resources["meat"] = 6
    calm(t)
    assert not t.offers(UseBoard, member="kasumi")
    assert not t.offers(UseBoard, member="laurent")
    t.g.resources["meat"] = 5
    t.g.hull["deck"] = 1
    calm(t)
    assert t.offers(UseBoard, member="kasumi", option=0)
    assert t.offers(UseBoard, member="laurent", option=0)


@rule("SLG-CMD-2", "SLG-ADV-2")
def test_signal_flags_return_command_but_not_their_own() -> None:
    t = voyage().command(1, 0).own("MK28")
    calm(t)
    assert not t.offers(UseCard, card="MK28")  # no command lies out
    t.g.crew["mac"].command = 2
    t.g.cards["MK01"] = 1
    calm(t).use("MK28", 0)
    assert t.offered(Kind, "kind") == ["mac", "MK01"]
    t.kind("mac", "MK01")
    assert (t.g.crew["mac"].command, t.g.cards["MK01"], t.g.cards["MK28"]) == (1, 0, 1)


@rule("SLG-EVENT-15")
def test_looking_at_the_events_that_are_left_even_the_last() -> None:
    t = voyage().command(1, 0).own("A14")
    t.begin(Do((fx.SkipEvents(17),), Deed(0)))
    calm(t).use("A14", 1)
    assert t.g.event_top.seen_by(1) == t.g.event_top.cards
    assert t.g.events_left == 1
    t = voyage().command(1, 0).own("A14")
    t.begin(Do((fx.SkipEvents(18),), Deed(0)))
    calm(t)
    assert not t.offers(UseCard, card="A14")


@rule("SLG-EVENT-15")
def test_who_looks_where_no_event_is_left_sees_nothing_and_goes_on() -> None:
    """A card that is used for something else may bring it along, and then the bell is due."""
    t = voyage()
    t.begin(Do((fx.SkipEvents(18),), Deed(0)))
    t.begin(Do((fx.PeekEvent(1), fx.Gain("coin", 1)), Deed(0)))
    assert t.g.events_left == 0
    assert t.g.resources["coin"] == voyage().g.resources["coin"] + 1


@rule("SLG-WIN-1", "SLG-ADV-2")
def test_searching_with_a_card_in_a_calm_window() -> None:
    t = voyage().command(1, 0).own("A41")
    calm(t)
    assert [option.option for option in t.offers(UseCard, card="A41")] == [2]


@rule("SLG-ADV-3", "SLG-WIN-4")
@pytest.mark.parametrize("skill_of_test", fx.SKILLS)
def test_some_cards_help_with_any_skill(skill_of_test: fx.Skill) -> None:
    t = voyage().command(1, 0).own("A35").fate(1)
    t.begin(Challenge(skill_of_test, 3, "story")).all_pass()
    assert not t.offers(UseCard, card="A35", option=1)  # no coin in the middle of a test
    t.use("A35", 0)
    assert t.g.passed


@rule("SLG-TRAV-4", "SLG-ABL-9", "SLG-ADV-1", "SLG-WIN-4")
def test_distance_by_a_card_of_the_party_or_by_the_travellers_own() -> None:
    t = voyage().command(0, 1).own("MK23").equip("mac", "AB29").fate(1)
    t.begin(TravelAction()).all_pass()
    assert t.asked == "help"
    assert not t.offers(UseAbility, card="AB29")  # "on your travel", and this is not Mac's player's
    t.use("MK23", 1, seat=1)
    assert t.g.distance_left == 2
    t = voyage().command(0, 0).equip("laurent", "AB29").fate(1)
    t.begin(Challenge("craft", 12, "story")).all_pass()
    assert t.asked == "turn"  # nothing to travel farther with
    t.fate(1).begin(TravelAction()).all_pass()
    t.answer(UseAbility, card="AB29")
    assert t.g.distance_left == 2
    t.fate(1).begin(TravelAction()).all_pass()
    assert t.g.distance_left == 1  # once a turn


@rule("SLG-ABL-6", "SLG-WIN-4", "SLG-FATE-3")
def test_second_look_only_in_a_test_he_joined() -> None:
    t = voyage(players=1).command(0).equip("rafael", "AB24", "AB23").fate(2)
    t.begin(Challenge("strength", 9, "story")).member("mac").all_pass()
    assert t.asked == "turn"
    t.fate(2, 5).begin(Challenge("strength", 7, "story")).member("rafael").all_pass()
    assert t.offered(UseAbility, "card") == ["AB24"]  # the other one is for attacks
    t.answer(UseAbility, card="AB24")
    assert t.g.passed


@rule("SLG-ABL-6", "SLG-WIN-7", "SLG-SDMG-5")
def test_redraws_for_tests_and_attacks_do_not_serve_ship_damage() -> None:
    t = voyage(players=1).command(0).equip("rafael", "AB24", "AB23").equip("mac", "AB48").fate(2)
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.asked == "turn"
    assert t.g.hull["bridge"] == 1


@rule("SLG-SDMG-5", "SLG-WIN-7")
def test_fate_of_ship_damage_is_raised_to_six_and_no_further() -> None:
    t = voyage().command(9, 0).own("A06").fate(5)
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    t.answer(UseBoard, member="odessa", option=0)
    assert not t.offers(UseCard, card="A06", option=0)  # 6 by now
    t.hush()
    assert t.g.hull["sickbay"] == 1


@rule("SLG-WIN-8", "SLG-ABL-6")
def test_stubborn_is_for_its_own_bearer() -> None:
    t = voyage().equip("rafael", "AB07")
    t.begin(Do((fx.Afflict("venom", 1),), Deed(0))).member("mac")
    assert t.g.crew["mac"].statuses == ["venom"]


@rule("SLG-ABL-3", "SLG-ABL-8")
def test_a_discarded_card_lies_open() -> None:
    t = voyage().equip("laurent", "AB08").begin(TwoActions(), Act())
    t.answer(Unequip, card="AB08")
    assert t.g.ability_discard.seen_by(None)[-1] == "AB08"


@rule("SLG-HP-1")
def test_damage_never_exceeds_a_maximum_that_falls() -> None:
    hardy = {"AB08": {"mode": "passive", "effects": [{"op": "max_health", "n": 2}]}}
    t = voyage(overrides={"abilities": {"ability": hardy}}).equip("laurent", "AB08")
    assert t.health("laurent") == 8
    t.g.crew["laurent"].damage = 7
    t.begin(TwoActions(), Act()).answer(Unequip, card="AB08")
    assert (t.g.crew["laurent"].damage, t.health("laurent")) == (6, 0)


# --- cooking ---------------------------------------------------------------------------------------------


def roast(t: Voyage) -> Voyage:
    """Two meat are needed for it, and only one is there."""
    t.own("MK15").g.resources["meat"] = 1
    t.g.crew["mac"].fatigue = 2
    return t


def cooks(t: Voyage) -> list[int]:
    """The seats that could cook it."""
    calm(t)
    return [option.seat for option in t.offers(UseCard, card="MK15")]


@rule("SLG-ADV-4")
def test_the_food_shown_and_no_other() -> None:
    t = roast(voyage().command(1, 1))
    t.g.resources.update(grain=5, vegetables=5)
    assert cooks(t) == []
    t.g.resources["meat"] = 2
    assert cooks(t) == [0, 1]
    t = voyage().command(1, 0).own("MK13")  # one meat and one of vegetables
    t.g.crew["mac"].fatigue = 2
    t.g.resources.update(meat=2)
    calm(t)
    assert not t.offers(UseCard, card="MK13")


@rule("SLG-ADV-4", "SLG-RULING-49")
def test_larder_wisdom_serves_every_cook_and_frugal_only_its_player() -> None:
    t = roast(voyage().command(1, 1)).equip("audrie", "AB08")
    t.g.crew["laurent"].levels = ["LV-laurent-1"]
    assert cooks(t) == [0, 1]
    t = roast(voyage().command(1, 1)).equip("audrie", "AB08").equip("laurent", "AB13", "AB30")
    assert cooks(t) == [0]
    t.use("MK15", seat=0)
    assert t.g.resources["meat"] == 0
    t = roast(voyage().command(1, 1)).equip("laurent", "AB13")
    assert cooks(t) == []  # accuracy is no saving


@rule("SLG-HP-3", "SLG-ADV-4")
@pytest.mark.parametrize(("left", "seats"), [(0, []), (1, [0, 1])])
def test_nobody_saves_food_while_he_is_down(left: int, seats: list[int]) -> None:
    t = roast(voyage().command(1, 1)).health_is(laurent=left)
    t.g.crew["laurent"].levels = ["LV-laurent-1"]
    assert cooks(t) == seats
