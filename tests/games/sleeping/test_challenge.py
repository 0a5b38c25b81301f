"""Challenges, fate and failure."""

from typing import Any, Literal

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Discard, UseAbility, UseBoard, UseCard
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import skill
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.steps.challenge import Challenge, strength
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.harm import draw_fate
from fathomfive.games.sleeping.steps.travel import TravelAction
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
example = pytest.mark.example


@rule("SLG-CHAL-1", "SLG-CHAL-7", "SLG-CHAL-9")
@pytest.mark.parametrize(("fate", "passed"), [(3, False), (4, True), (5, True)])
def test_total_skill_and_fate_against_the_number(fate: int, passed: bool) -> None:
    t = voyage().fate(fate)
    t.begin(Challenge("strength", 6, "story")).commits("laurent", "odessa")
    assert t.g.passed is passed


@rule("SLG-CHAL-2")
def test_the_active_player_commits_any_of_his_own_and_the_captain() -> None:
    t = voyage()
    t.g.crew["kannan"].fatigue = 2
    t.health_is(kasumi=0)
    t.begin(Challenge("savvy", 5, "story"))
    assert t.members() == ["odessa", "gregory", "laurent"]
    t.member("gregory")
    assert "gregory" not in t.members()
    t.member("laurent").all_pass()
    assert t.g.crew["gregory"].fatigue == t.g.crew["laurent"].fatigue == 1
    assert t.g.crew["odessa"].fatigue == 0


@rule("SLG-CHAL-2", "SLG-CHAL-8", "SLG-RULING-7", "SLG-RULING-27")
@example("SLG-T-40")
def test_nobody_commits_and_a_card_from_the_other_hand_saves_it() -> None:
    t = voyage().fate(4).hand(1, "AB08")
    t.begin(Challenge("strength", 5, "story")).all_pass()
    t.all_pass()  # nobody joins
    assert t.asked == "help"
    t.answer(Discard, seat=1, card="AB08")
    assert t.g.passed
    assert "AB08" in t.g.ability_discard


@rule("SLG-CHAL-3")
@example("SLG-T-12")
def test_help_costs_one_command_in_all() -> None:
    t = voyage().command(3, 3).fate(1)
    t.begin(Challenge("strength", 5, "story"))
    assert (t.asked, t.ask.rule) == ("commit", "SLG-CHAL-2")
    t.member("odessa").all_pass()
    assert (t.asked, t.ask.rule) == ("join", "SLG-CHAL-3")
    assert t.members() == ["audrie", "mac", "marco", "rafael"]  # her own, not the Captain
    t.member("mac", "rafael").all_pass()
    assert [player.command for player in t.g.players] == [3, 2]
    assert {m: s.fatigue for m, s in t.g.crew.items() if s.fatigue} == {"odessa": 1, "mac": 1, "rafael": 1}
    assert t.g.participants == ["odessa", "mac", "rafael"]
    assert t.g.passed  # 1 + 1 + 2, and fate 1


@rule("SLG-CHAL-3")
def test_every_other_player_is_asked_clockwise_and_pays_for_himself() -> None:
    t = voyage(players=3).command(2, 2, 2).fate(6)
    t.begin(Challenge("savvy", 5, "story"), active=1).all_pass()
    assert (t.asked, t.match.waiting_for, t.members()) == ("join", (2,), ["audrie", "rafael"])
    t.member("audrie").all_pass()
    assert (t.asked, t.match.waiting_for) == ("join", (0,))
    assert t.members() == ["gregory", "kannan", "laurent"]
    t.member("gregory", "kannan").all_pass()
    assert [player.command for player in t.g.players] == [1, 2, 1]
    assert t.g.participants == ["audrie", "gregory", "kannan"]


@rule("SLG-CHAL-3")
def test_who_does_not_join_pays_nothing_and_nobody_joins_who_cannot() -> None:
    t = voyage().command(3, 3).fate(6).health_is(marco=0)
    t.g.crew["audrie"].fatigue = 2
    t.begin(Challenge("strength", 5, "story")).all_pass()
    assert t.members() == ["mac", "rafael"]  # the same limits as for the active player's crew
    t.all_pass()
    assert [player.command for player in t.g.players] == [3, 3]
    assert t.g.participants == []


@rule("SLG-CHAL-4", "SLG-CHAL-11", "SLG-STAT-6")
@example("SLG-T-39")
def test_low_morale_costs_a_command_or_bars() -> None:
    t = voyage().command(0, 1)
    t.g.crew["laurent"].statuses.append("low_morale")
    for member in ("audrie", "mac", "marco", "rafael"):
        t.g.crew[member].statuses.append("low_morale")
    t.begin(Challenge("strength", 5, "story"))
    assert "laurent" not in t.members()
    t.all_pass()
    assert t.asked != "join"  # one command pays the entry but not the sulking
    t = voyage().command(1, 2)
    t.g.crew["laurent"].statuses.append("low_morale")
    t.g.crew["mac"].statuses.append("low_morale")
    t.fate(6).begin(Challenge("strength", 5, "story")).member("laurent").all_pass()
    assert t.g.players[0].command == 0
    t.member("mac").all_pass()
    assert t.g.players[1].command == 0


@rule("SLG-CHAL-5", "SLG-STAT-5", "SLG-RULING-10")
@example("SLG-T-38")
def test_madness_hurts_and_still_counts() -> None:
    t = voyage().fate(2)
    t.g.crew["laurent"].statuses.append("madness")
    t.health_is(laurent=1)
    t.begin(Challenge("strength", 4, "story")).commits("laurent", "odessa")
    assert t.health("laurent") == 0
    assert t.g.passed  # 1 + 1 + 2
    t = voyage().fate(1)
    t.g.crew["laurent"].statuses.append("madness")
    t.health_is(laurent=1)
    t.begin(Challenge("strength", 9, "story")).commits("laurent", "odessa")
    t.begin(Do((fx.Health(-3),), Deed(0, group=("laurent", "odessa"))))
    assert t.health("odessa") == 3


@rule("SLG-CHAL-6", "SLG-STAT-4", "SLG-RULING-44", "SLG-ABL-2")
@example("SLG-T-37")
def test_skill_of_a_member_never_below_zero() -> None:
    t = voyage().equip("laurent", "AB08")
    assert skill(t.g, "laurent", "strength") == 2
    t.g.crew["laurent"].levels.append("LV-laurent-2")
    assert skill(t.g, "laurent", "strength") == 3
    t.g.crew["laurent"].levels.clear()
    t.g.crew["laurent"].statuses.append("weakened")
    assert skill(t.g, "laurent", "strength") == 0
    assert skill(t.g, "laurent", "craft") == 0


@rule("SLG-CHAL-6", "SLG-RULING-8")
@example("SLG-T-37")
def test_skill_zero_may_take_part() -> None:
    t = voyage().fate(5)
    t.begin(Challenge("craft", 5, "story"))
    assert "laurent" in t.members()
    t.commits("laurent")
    assert t.g.passed
    assert t.g.crew["laurent"].fatigue == 1


@rule("SLG-CHAL-8")
def test_only_cards_of_the_tested_skill_help() -> None:
    t = voyage().fate(3).hand(0, "AB08", "AB55")
    t.begin(Challenge("cunning", 9, "story")).all_pass()
    t.all_pass()
    assert t.offered(Discard, "card") == ["AB55"]


@rule("SLG-CHAL-10")
def test_fatigue_stays_after_success() -> None:
    t = voyage().fate(6)
    t.begin(Challenge("strength", 3, "story")).commits("laurent")
    assert t.g.passed
    assert t.g.crew["laurent"].fatigue == 1


@rule("SLG-CHAL-12")
def test_nothing_is_paid_until_the_choice_is_final() -> None:
    t = voyage()
    t.g.crew["laurent"].statuses += ["low_morale", "madness"]
    t.begin(Challenge("strength", 9, "story")).member("laurent")
    assert (t.g.players[0].command, t.g.crew["laurent"].fatigue, t.health("laurent")) == (1, 0, 6)
    assert strength(t.g) == 1
    t.all_pass()
    assert (t.g.players[0].command, t.g.crew["laurent"].fatigue, t.health("laurent")) == (0, 1, 5)


@rule("SLG-FATE-1", "SLG-RULING-9")
def test_fate_is_discarded_at_once() -> None:
    t = voyage().fate(3)
    top = t.g.ability_deck.cards[-1]
    t.hand(0, next(card for card in t.g.ability_deck.cards if t.g.book.abilities[card].skill == "strength"))
    t.begin(Challenge("strength", 9, "story")).all_pass()
    t.all_pass()
    assert t.asked == "help"
    assert t.g.ability_discard.cards[-1] == top


@rule("SLG-FATE-2", "SLG-CREW-5")
def test_bonus_to_fate_has_no_upper_limit_and_serves_anybody() -> None:
    t = voyage().fate(6).command(2, 1)
    t.begin(Challenge("strength", 8, "story")).commits("laurent")
    assert not t.g.passed
    t = voyage().fate(6).command(2, 1)
    t.begin(Challenge("strength", 8, "story")).member("laurent").all_pass()
    t.all_pass()
    t.answer(UseBoard, member="odessa", option=0)
    assert t.g.passed
    assert t.g.crew["odessa"].command == 2


@rule("SLG-FATE-2", "SLG-CREW-5")
def test_redraw_of_a_one_needs_a_printed_one() -> None:
    t = voyage().fate(2).command(2, 2)
    t.begin(Challenge("strength", 9, "story")).all_pass()
    t.all_pass()
    assert not t.offers(UseBoard, member="kannan")
    t = voyage().fate(1, 6).command(2, 2)
    t.begin(Challenge("strength", 6, "story")).all_pass()
    t.all_pass()
    t.answer(UseBoard, member="kannan", option=1)
    assert t.g.passed


@rule("SLG-FATE-3", "SLG-ADV-2", "SLG-ADV-7")
@example("SLG-T-15")
def test_redraw_with_gear() -> None:
    t = voyage().fate(4, 5)
    t.begin(Challenge("strength", 7, "story")).member("laurent", "odessa").all_pass()
    t.all_pass()
    t.use("MK03")
    assert t.g.passed
    assert t.g.cards["MK03"] == 1
    t.command(3, 3).fate(1).begin(Challenge("strength", 12, "story")).all_pass()
    t.all_pass()
    assert t.asked == "help"
    assert not t.offers(UseCard, card="MK03")  # not before the command on it is gone


@rule("SLG-FATE-3", "SLG-ADV-7")
def test_bonuses_stay_through_a_redraw_and_best_keeps_the_higher() -> None:
    t = voyage().fate(4, 2).command(4, 0).own("MK27")
    t.begin(Challenge("strength", 9, "story")).all_pass()
    t.answer(UseBoard, member="odessa", option=0)
    t.use("MK27")
    fate = t.trial.fate
    assert fate is not None
    assert (fate.printed, fate.bonus) == (4, 1)


@rule("SLG-ABL-8")
@example("SLG-T-34")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = voyage()
    g = t.g
    while len(g.ability_deck) > 7:
        g.ability_deck.draw_to(g.ability_discard, -1)
    spare = [g.ability_deck.pop() for _ in range(7)]
    kept = g.ability_discard.cards[:7]
    spare += g.ability_discard.cards[7:]
    g.ability_discard.cards[:], g.ability_discard.known[:] = kept, [-1] * 7
    draw_fate(g)
    assert (len(g.ability_deck), len(g.ability_discard)) == (6, 1)
    assert g.ability_deck.seen_by(0) == [None] * 6  # shuffled: nobody knows the order
    assert len(spare) + 7 == 60


@rule("SLG-FAIL-1", "SLG-FAIL-5", "SLG-FAIL-7", "SLG-EXP-6")
def test_failure_with_a_description_goes_on_to_the_normal_target() -> None:
    t = voyage().fate(2)
    t.explores(5).chooses("A")
    t.commits("kasumi")  # 2 + 2 = 4 < 5
    assert t.health("kasumi") == 2
    assert t.g.book.failure(t.story.failure).startswith("The lashing parts")
    assert t.story.paragraph == "5.1"


@rule("SLG-FAIL-2")
@example("SLG-T-13")
def test_points_go_to_participants_while_they_have_health() -> None:
    t = voyage(players=3)
    group: tuple[CrewId, ...] = ("laurent", "mac", "rafael")
    t.begin(Do((fx.Health(-9),), Deed(0, group=group)))
    assert t.members() == list(group)
    t.member("laurent", "laurent", "laurent", "mac", "mac", "mac", "rafael", "rafael", "rafael")
    assert [t.health(m) for m in group] == [3, 4, 4]
    t.health_is(laurent=0, mac=0, rafael=1)
    t.begin(Do((fx.Health(-2),), Deed(0, group=group)))
    assert t.health("rafael") == 0  # the only participant left was hit without a question
    assert "odessa" in t.members()


@rule("SLG-FAIL-2", "SLG-FAIL-7")
def test_story_choice_failed_and_gone_on() -> None:
    t = voyage().fate(1)
    t.g.crew["audrie"].seat = 0
    t.explores(4).chooses("A")
    t.commits("audrie")
    assert t.health("audrie") == 1
    assert t.story.paragraph == "4.1"


def page(*choices: dict[str, Any]) -> Voyage:
    """The Gull Stacks with other choices."""
    return voyage(overrides={"map02": {"paragraph": {"4": {"choice": list(choices)}}}})


@rule("SLG-FAIL-2", "SLG-FAIL-7")
@example("SLG-T-11")
def test_both_ways_lead_to_the_same_page_and_failure_only_hurts() -> None:
    fail = {"effects": [{"op": "health", "n": -3}]}
    t = page(
        {"key": "A", "text": "Creep.", "challenge": {"skill": "cunning", "n": 5}, "fail": fail, "go": "4.1"},
        {"key": "B", "text": "Climb.", "challenge": {"skill": "strength", "n": 6}, "fail": fail, "go": "4.1"},
    ).fate(3)
    t.g.crew["audrie"].seat = 0
    t.explores(4).chooses("A")
    t.commits("audrie")
    assert not t.g.passed  # 1 + 3
    assert t.health("audrie") == 2
    assert t.story.paragraph == "4.1"


@rule("SLG-FAIL-1", "SLG-FAIL-5", "SLG-FAIL-7")
@example("SLG-T-14")
def test_damage_and_venom_for_those_who_took_part_then_the_story_goes_on() -> None:
    fail = {
        "effects": [{"op": "health", "n": -7}, {"op": "status", "kind": "venom", "n": 1}],
        "text": "The path turns out to have teeth.",
    }
    hard = {"skill": "perception", "n": 10}
    t = page({"key": "A", "text": "Follow.", "challenge": hard, "fail": fail, "go": "4.1"}).fate(4)
    t.explores(4).chooses("A")
    t.commits("odessa", "laurent", "kasumi")
    assert not t.g.passed  # 3 + 4
    assert t.members() == ["odessa", "laurent", "kasumi"]
    t.member("odessa", "odessa", "odessa", "laurent", "laurent", "laurent", "laurent")
    assert (t.health("odessa"), t.health("laurent"), t.health("kasumi")) == (3, 2, 5)
    assert t.asked == "afflict"
    assert t.members() == ["odessa", "laurent", "kasumi"]
    t.member("kasumi")
    assert t.g.crew["kasumi"].statuses == ["venom"]
    assert t.g.book.failure(t.story.failure) == "The path turns out to have teeth."
    assert t.story.paragraph == "4.1"


@rule("SLG-FAIL-7", "SLG-FAIL-1")
@pytest.mark.parametrize(("fate", "left"), [(6, 6), (1, 2)])
def test_failed_without_another_target_fight_effects_and_page_come_as_after_success(
    fate: int, left: int
) -> None:
    t = voyage().command(0, 0).fate(fate)
    t.explores(46).chooses("C")  # strength 6 or -4 health; then a fight, a quest and page 46.4
    t.commits("laurent")
    assert t.health("laurent") == left  # the fail line comes before all of it
    assert t.asked == "combat"
    assert sorted(foe.enemy for foe in t.combat.row) == [52, 58]
    assert 102 not in t.g.quests
    t.combat.row = []
    t.again()
    assert 102 in t.g.quests
    assert t.story.paragraph == "46.4"


@rule("SLG-FAIL-7")
@pytest.mark.parametrize(("fate", "left"), [(6, 5), (2, 2)])
def test_failed_in_town_the_gains_come_and_the_way_leads_back_to_town(fate: int, left: int) -> None:
    t = voyage().fate(fate)
    t.explores(3).chooses("D", "B")  # cunning 6 or -3 health; then two materials and a quest
    t.commits("gregory")
    assert t.health("gregory") == left
    assert t.g.resources["materials"] == 2
    assert 4 in t.g.quests
    assert (t.story.paragraph, t.story.again) == ("3", True)


@rule("SLG-FAIL-3")
def test_ship_damage_in_a_fail_line() -> None:
    t = voyage().fate(1, 4)
    t.begin(Do((fx.ShipDamage(1),), Deed(0, group=("laurent",))))
    t.hush()
    assert t.g.ship_damage == 1


@rule("SLG-FAIL-4", "SLG-EXP-5")
@example("SLG-T-59")
def test_a_fail_target_replaces_effects_and_combat() -> None:
    t = voyage().fate(1)
    t.explores(5).chooses("B")
    before = t.g.resources["materials"]
    t.commits()
    assert t.story.paragraph == "5.2"
    assert t.g.resources["materials"] == before


@rule("SLG-FAIL-5", "SLG-STAT-1", "SLG-LIM-1")
@example("SLG-T-54")
def test_no_status_without_a_token_in_the_supply() -> None:
    t = voyage()
    for member in ("mac", "marco", "rafael", "audrie"):
        t.g.crew[member].statuses.append("venom")
    t.begin(Do((fx.Afflict("venom", 1),), Deed(0)))
    assert sum("venom" in sailor.statuses for sailor in t.g.crew.values()) == 4
    assert t.asked == "turn"


@rule("SLG-FAIL-5", "SLG-STAT-1")
def test_statuses_go_to_different_members_participants_first() -> None:
    t = voyage()
    t.begin(Do((fx.Afflict("low_morale", 2),), Deed(0, group=("laurent", "odessa"))))
    assert t.members() == ["laurent", "odessa"]
    t.member("laurent")
    assert t.g.crew["odessa"].statuses == ["low_morale"]  # the only participant left
    t.begin(Do((fx.Afflict("low_morale", 1),), Deed(0, group=("laurent", "odessa"))))
    assert "laurent" not in t.members()
    assert "mac" in t.members()


@rule("SLG-FAIL-6", "SLG-REW-3")
def test_a_consequence_that_names_somebody() -> None:
    t = voyage()
    t.begin(Do((fx.Afflict("madness", 1, "laurent"), fx.Health(-2, "mac")), Deed(0, group=("odessa",))))
    assert t.g.crew["laurent"].statuses == ["madness"]
    assert t.health("mac") == 5


@rule("SLG-FAIL-8")
@example("SLG-T-72")
def test_without_a_fail_line_anybody_may_take_it() -> None:
    t = voyage()
    t.g.participants = ["laurent"]
    t.begin(Do((fx.Afflict("low_morale", 1),), Deed(0)))
    assert len(t.members()) == 9
    t.member("mac")
    t.begin(Do((fx.Fatigue(2, "participants"),), Deed(0)))
    t.member("audrie")
    assert "audrie" not in t.members()  # two different members


@rule("SLG-FAIL-9", "SLG-FTG-1", "SLG-RULING-34")
def test_harm_goes_to_somebody_who_can_take_it() -> None:
    t = voyage()
    t.g.crew["laurent"].fatigue = 2
    t.begin(Do((fx.Fatigue(1, "participants"),), Deed(0, group=("laurent", "odessa"))))
    assert t.g.crew["odessa"].fatigue == 1
    t.begin(Do((fx.Fatigue(1, "laurent"),), Deed(0)))
    assert t.g.crew["laurent"].fatigue == 2


@rule("SLG-WIN-4", "SLG-ADV-3")
def test_the_challenge_window_takes_hands_boards_equipment_and_cards() -> None:
    t = voyage().fate(1).command(3, 3).hand(1, "AB55").equip("rafael", "AB53", "AB24")
    t.begin(Challenge("cunning", 12, "story")).member("gregory").all_pass()
    t.member("rafael").all_pass()
    assert t.asked == "help"
    assert t.offers(Discard, card="AB55")
    assert t.offers(UseAbility, card="AB53")
    assert t.offers(UseAbility, card="AB24")
    assert t.offers(UseBoard, member="audrie")
    assert t.offers(UseCard, card="MK03")
    assert not t.offers(UseCard, card="MK01")  # strength and perception do not help cunning
    t.answer(UseAbility, card="AB53")
    assert t.trial.extra == 2
    assert t.g.players[1].command == 2  # entry only: the card was discarded, not paid for


@rule("SLG-WIN-3", "SLG-ABL-4")
def test_inside_a_test_nothing_else_is_offered() -> None:
    t = voyage().fate(1).command(5, 5).hand(0, "AB08", "AB55")
    t.g.crew["mac"].damage = 3
    t.begin(Challenge("strength", 12, "story")).all_pass()
    t.all_pass()
    assert {type(option).__name__ for option in t.match.options} <= {"Discard", "UseBoard", "UseCard", "Pass"}
    assert not t.offers(UseBoard, member="gregory")  # healing waits


@rule("SLG-CHAL-11")
def test_joining_is_offered_only_to_those_who_can_pay() -> None:
    t = voyage().command(1, 0)
    t.begin(Challenge("strength", 5, "story")).all_pass()
    assert t.asked != "join"
    t = voyage().command(1, 0).equip("laurent", "AB54")
    t.begin(Challenge("strength", 9, "story")).member("laurent").all_pass()
    assert t.asked == "join"
    t.member("mac").all_pass()
    assert t.g.players[1].command == 0


# --- cards that change who joins and for what ------------------------------------------------------------


def commands(t: Voyage) -> list[int]:
    return [player.command for player in t.g.players]


@rule("SLG-CHAL-11", "SLG-CHAL-3")
def test_all_hands_opens_one_challenge_a_turn_to_everybody() -> None:
    t = voyage(players=3).command(0, 0, 1)
    t.g.crew["odessa"].levels = ["LV-odessa-2", "LV-odessa-3"]
    t.begin(Challenge("strength", 12, "story")).member("laurent").all_pass()
    assert t.match.waiting_for == (2,)  # she takes no part, so it costs the usual command
    t.all_pass()
    t.begin(Challenge("strength", 12, "story")).member("odessa").all_pass()
    t.all_pass()
    t.all_pass()  # nobody came, so it is not used up
    t.begin(Challenge("strength", 12, "story")).member("odessa").all_pass()
    assert (t.asked, t.match.waiting_for) == ("join", (1,))
    t.member("mac").all_pass()
    assert (t.asked, t.match.waiting_for) == ("join", (2,))
    t.member("rafael").all_pass()
    assert commands(t) == [0, 0, 1]
    t.hush()
    assert t.g.participants == ["odessa", "mac", "rafael"]
    t.g.crew["odessa"].fatigue = 0
    t.begin(Challenge("strength", 12, "story")).member("odessa").all_pass()
    assert (t.asked, t.match.waiting_for) == ("join", (2,))
    t.member("rafael").all_pass()
    assert commands(t) == [0, 0, 0]  # once a turn


@rule("SLG-RULING-51")
def test_nobody_is_asked_to_join_who_adds_nothing_or_a_test_that_is_safe() -> None:
    t = voyage(players=3).command(3, 3, 3).fate(6)
    t.begin(Challenge("craft", 12, "story")).all_pass()
    assert (t.asked, t.match.waiting_for) == ("join", (1,))  # Kasumi and Mac, but nobody of the third
    t.all_pass()
    assert t.asked != "join"
    t = voyage().command(3, 3).fate(1)
    t.begin(Challenge("strength", 3, "story")).member("odessa", "laurent").all_pass()
    assert (t.asked, t.g.passed) == ("turn", True)  # two, and no fate is lower than one
    t = voyage().command(3, 3).fate(1)
    t.begin(Challenge("strength", 3, "story")).member("odessa").all_pass()
    assert t.asked == "join"


@rule("SLG-CHAL-11", "SLG-CHAL-3")
def test_lead_by_example_opens_every_challenge_he_takes_part_in() -> None:
    t = voyage().command(0, 1).equip("laurent", "AB08", "AB54")
    for _ in range(2):
        t.begin(Challenge("craft", 12, "story")).member("laurent").all_pass()
        assert t.asked == "join"
        t.member("mac").all_pass()
        t.hush()
        assert commands(t) == [0, 1]
        t.g.crew["laurent"].fatigue = t.g.crew["mac"].fatigue = 0
    t.begin(Challenge("craft", 12, "story")).member("gregory").all_pass()
    t.member("mac").all_pass()
    assert commands(t) == [0, 0]  # he takes no part


@rule("SLG-CHAL-11", "SLG-HP-3")
def test_of_several_permissions_one_suffices_and_none_works_at_zero_health() -> None:
    t = voyage().command(0, 0).equip("laurent", "AB54")
    t.g.crew["odessa"].levels = ["LV-odessa-3"]
    t.g.used = ["LV-odessa-3"]
    t.begin(Challenge("craft", 12, "story")).member("odessa", "laurent").all_pass()
    assert t.asked == "join"
    t = voyage().command(0, 0).equip("laurent", "AB54").health_is(laurent=1)
    t.g.crew["laurent"].statuses.append("madness")
    t.begin(Challenge("craft", 12, "story")).member("laurent").all_pass()
    assert t.health("laurent") == 0
    assert t.asked != "join"


@rule("SLG-CHAL-11", "SLG-CHAL-4")
def test_low_morale_costs_nothing_with_lead_by_example() -> None:
    t = voyage().command(0, 0).equip("laurent", "AB54")
    for member in ("laurent", "gregory"):
        t.g.crew[member].statuses.append("low_morale")
    t.begin(Challenge("craft", 12, "story"))
    assert "laurent" in t.members()
    assert "gregory" not in t.members()  # his own only
    t.member("laurent").all_pass()
    assert commands(t) == [0, 0]


@rule("SLG-CHAL-4", "SLG-CHAL-11", "SLG-CHAL-12")
def test_low_morale_is_paid_for_each_of_them() -> None:
    t = voyage().command(1, 2)
    for member in ("laurent", "gregory", "mac", "rafael"):
        t.g.crew[member].statuses.append("low_morale")
    t.begin(Challenge("craft", 12, "story")).member("laurent")
    assert "gregory" not in t.members()  # there is no second command
    assert "kannan" in t.members()
    t.all_pass()
    t.member("mac")
    assert "rafael" not in t.members()  # the entry and Mac took both
    t.member("audrie").all_pass()
    assert commands(t) == [0, 0]


@rule("SLG-FTG-2", "SLG-CHAL-2", "SLG-FTG-1")
def test_the_unbudging_joins_with_two_fatigue_once_a_turn() -> None:
    t = voyage()
    t.g.crew["mac"].levels = ["LV-mac-3"]
    for _ in range(3):  # twice as anybody may, and once more
        t.begin(Challenge("craft", 12, "story"), active=1)
        assert "mac" in t.members()
        t.member("mac").all_pass()
        t.hush()
    assert t.g.crew["mac"].fatigue == 2
    t.begin(Challenge("craft", 12, "story"), active=1)
    assert "mac" not in t.members()
    t.g.used = []  # another turn
    t.begin(Challenge("craft", 12, "story"), active=1)
    assert "mac" in t.members()


@rule("SLG-TRAV-2", "SLG-TRAV-8", "SLG-CHAL-2")
def test_tuned_boilers_spare_her_the_fatigue_of_travel_only() -> None:
    t = voyage().command(0, 0)
    t.g.crew["kasumi"].levels = ["LV-kasumi-1"]
    t.begin(TravelAction()).member("kasumi")
    assert t.g.crew["kasumi"].fatigue == 0
    t.begin(TravelAction()).member("kannan")
    assert t.g.crew["kannan"].fatigue == 1
    t.begin(Challenge("craft", 12, "story")).member("kasumi").all_pass()
    assert t.g.crew["kasumi"].fatigue == 1


@rule("SLG-CHAL-12", "SLG-CHAL-5")
def test_madness_strikes_each_of_the_committed_after_all_are_tired() -> None:
    t = voyage().command(0, 0)
    for member in ("laurent", "gregory", "kannan"):
        t.g.crew[member].statuses.append("madness")
    t.begin(Challenge("craft", 12, "story")).commits("gregory", "kasumi", "laurent")
    assert [t.health(m) for m in ("gregory", "kasumi", "laurent", "kannan")] == [4, 5, 5, 5]
    assert [t.g.crew[m].fatigue for m in ("gregory", "kasumi", "laurent", "kannan")] == [1, 1, 1, 0]


@rule("SLG-CHAL-7", "SLG-ADV-2", "SLG-CHAL-6")
@pytest.mark.parametrize(
    ("cards", "kind", "bonus"),
    [
        ((), "hazard", 0),
        (("MK25",), "hazard", 1),
        (("MK25",), "event", 0),
        (("MK25",), "story", 0),
        (("A28",), "event", 1),
        (("A28",), "hazard", 0),
        (("MK25", "A25"), "hazard", 2),
    ],
)
def test_cards_of_the_party_help_in_hazards_or_events(
    cards: tuple[str, ...], kind: Literal["hazard", "event"], bonus: int
) -> None:
    t = voyage().command(0, 0).own(*cards).fate(1)
    t.begin(Challenge("craft", 2 + bonus, kind))
    assert t.about["total"] == bonus
    t.commits("gregory")
    assert t.g.passed
    t.fate(1).begin(Challenge("craft", 3 + bonus, kind)).commits("gregory")
    assert not t.g.passed


@rule("SLG-CHAL-6", "SLG-ABL-6")
def test_weather_nose_helps_where_he_takes_part() -> None:
    t = voyage().command(0, 0).equip("laurent", "AB14")
    hazard, story = Challenge("craft", 12, "hazard"), Challenge("craft", 12, "story")
    tests: list[tuple[Challenge, CrewId, int]] = [
        (hazard, "laurent", 1),
        (hazard, "kannan", 1),
        (story, "laurent", 0),
    ]
    for test, member, total in tests:
        t.begin(test).member(member)
        assert t.about["total"] == total  # Kannan has one of craft himself
        t.all_pass()


@rule("SLG-WIN-4", "SLG-CHAL-8", "SLG-CHAL-9")
def test_help_adds_up_and_is_asked_for_until_it_suffices() -> None:
    t = voyage().command(0, 0).fate(1).hand(0, "AB43", "AB44").hand(1, "AB46")
    t.begin(Challenge("craft", 3, "story")).all_pass()
    assert (t.asked, t.about["total"]) == ("help", 1)
    assert list(t.match.waiting_for) == [0]  # two are missing, and one card makes no two (SLG-RULING-51)
    t.answer(Discard, seat=0, card="AB43")
    assert (t.asked, t.about["total"]) == ("help", 2)
    assert list(t.match.waiting_for) == [0, 1]
    t.answer(Discard, seat=1, card="AB46")
    assert t.g.passed
    assert t.g.players[0].hand.cards == ["AB44"]  # not needed any more
    assert t.g.ability_discard.seen_by(None)[-2:] == ["AB43", "AB46"]
    assert t.g.test is None
