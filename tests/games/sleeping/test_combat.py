"""Fights: set-up, attacks, placing damage, counterattacks, the end of a round, synergy."""

from typing import Any

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Agree,
    CardOf,
    Declare,
    ExtraDamage,
    HandOver,
    ReturnSynergy,
    Square,
    Target,
    Unequip,
    UseAbility,
    UseBoard,
    UseCard,
    UseSynergy,
)
from fathomfive.games.sleeping.crew import traits
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.fight import attack_total, defence, points, strength
from fathomfive.games.sleeping.state import Foe
from fathomfive.games.sleeping.steps.combat import StartCombat, share_tokens
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
example = pytest.mark.example

RATS, DECKHAND, WARRIOR, JACKAL, STALKER, SQUID, EYE, GUARD, JELLY = 1, 3, 6, 7, 8, 11, 12, 14, 15
RAY, WARDEN, SINGER, HOUND, COLOSSUS, MATRON, VOICE = 16, 17, 18, 19, 22, 28, 65
# squares are counted row by row: on a card of two columns 0 1 / 2 3 / 4 5, of three 0 1 2 / 3 4 5 / 6 7 8


def attack(t: Voyage, member: CrewId, enemy: int, *fates: int, weapon: str = "") -> Voyage:
    """Declare, aim, and decline what could sharpen it; stops at the first question after the fate draw."""
    t.fate(*fates)
    t.answer(Declare, member=member)
    if t.asked == "weapon":
        t.card(weapon)
    if t.asked == "target":
        t.target(enemy)
    return t


def quiet(players: int = 2, **options: Any) -> Voyage:
    """Nobody has command, so nothing but tokens and weapons is in play."""
    return voyage(players=players, **options).command(*[0] * players)


# --- set-up and rounds -----------------------------------------------------------------------------------


@rule("SLG-COMB-1")
def test_enemies_are_shuffled_into_a_row() -> None:
    rows = set()
    for seed in range(12):
        t = voyage(seed=seed).begin(StartCombat((RATS, WARRIOR, EYE)))
        rows.add(tuple(foe.enemy for foe in t.combat.row))
    assert len(rows) > 2
    assert {frozenset(row) for row in rows} == {frozenset((RATS, WARRIOR, EYE))}


@rule("SLG-COMB-1", "SLG-EXP-6")
def test_the_enemies_are_news_to_everybody() -> None:
    t = voyage()
    before = t.g.reveals
    t.begin(StartCombat((RATS,)))
    assert t.g.reveals > before  # nobody takes back what led here


@rule("SLG-COMB-2")
@pytest.mark.parametrize(
    ("players", "active", "tokens"), [(1, 0, [4]), (2, 1, [2, 2]), (3, 1, [1, 2, 1]), (4, 0, [1, 1, 1, 1])]
)
def test_combat_tokens(players: int, active: int, tokens: list[int]) -> None:
    t = voyage(players=players)
    t.g.active = active
    assert share_tokens(t.g) == tokens


@rule("SLG-COMB-2", "SLG-PLAY-1")
def test_an_empty_seat_gets_no_tokens() -> None:
    t = voyage(players=3)
    t.g.players[2].present = False
    assert share_tokens(t.g) == [2, 2, 0]


@rule("SLG-COMB-3")
def test_synergy_tokens_start_at_home() -> None:
    t = voyage().fight(RATS)
    assert all(sailor.synergies == [member] for member, sailor in t.g.crew.items())


@rule("SLG-COMB-4")
@pytest.mark.parametrize(
    ("level", "label"),
    [
        (2, "very-easy"),
        (8, "very-easy"),
        (9, "easy"),
        (12, "medium"),
        (13, "medium"),
        (17, "dangerous"),
        (18, "deadly"),
    ],
)
@example("SLG-T-28")
def test_combat_level(level: int, label: str) -> None:
    book = voyage().g.book
    assert book.difficulty(level) == label
    assert book.combat_level((RAY, WARDEN, SINGER)) == 12


@rule("SLG-COMB-5", "SLG-COMB-6", "SLG-COMB-8")
def test_rounds_repeat_and_tokens_come_back() -> None:
    t = quiet().fight(RATS)
    attack(t, "mac", RATS, 1)
    t.match.play(t.match.options[0])
    assert t.g.crew["mac"].tokens == 1
    t.all_pass()  # stop although tokens are left
    assert t.asked == "victim"
    t.member("rafael")
    assert t.combat.round == 2
    assert t.combat.tokens == [2, 2]
    assert t.g.crew["mac"].tokens == 0


@rule("SLG-COMB-7", "SLG-COMB-12")
@example("SLG-T-50")
def test_handing_a_token_over() -> None:
    t = voyage().command(1, 1).fight(RATS)
    t.answer(HandOver, seat=1, to=0, payer=1)
    assert t.combat.tokens == [3, 1]
    assert t.g.players[1].command == 0
    t = voyage().command(1, 0).fight(RATS)
    t.answer(HandOver, seat=1, to=0, payer=0)
    assert t.asked == "pay-token"
    t.answer(Agree)
    assert (t.combat.tokens, t.g.players[0].command) == ([3, 1], 0)
    t = quiet().fight(RATS)
    assert not t.offers(HandOver)
    t.g.crew["marco"].levels = ["LV-marco-1"]
    t.again()
    assert t.offers(HandOver)


@rule("SLG-COMB-7", "SLG-COMB-12")
def test_the_giver_pays_without_asking_and_a_whistle_makes_it_free() -> None:
    t = voyage().command(2, 2).fight(RATS)
    assert {(option.seat, option.to, option.payer) for option in t.offers(HandOver)} == {
        (0, 1, 0),
        (0, 1, 1),
        (1, 0, 1),
        (1, 0, 0),
    }
    t.answer(HandOver, seat=0, payer=0)
    assert t.asked == "combat"
    assert (t.combat.tokens, [player.command for player in t.g.players]) == ([1, 3], [1, 2])
    t = voyage().command(2, 2)
    t.g.crew["marco"].levels = ["LV-marco-1"]
    t.fight(RATS)
    assert {(option.seat, option.to, option.payer) for option in t.offers(HandOver)} == {(0, 1, 0), (1, 0, 1)}
    t.answer(HandOver, seat=0)
    assert (t.combat.tokens, [player.command for player in t.g.players]) == ([1, 3], [2, 2])


@rule("SLG-COMB-7")
def test_the_whistle_concerns_its_own_player() -> None:
    t = voyage(players=3).command(0, 0, 0)
    t.g.crew["marco"].levels = ["LV-marco-1"]  # the second player's
    t.fight(RATS)
    assert {(option.seat, option.to) for option in t.offers(HandOver)} == {(0, 1), (1, 0), (1, 2), (2, 1)}
    t.health_is(marco=0).again()
    assert not t.offers(HandOver)


@rule("SLG-WIN-9", "SLG-COMB-7")
def test_a_token_is_handed_over_once_in_a_window() -> None:
    t = voyage().command(3, 3).fight(RATS, tokens=[0, 1])
    t.answer(HandOver, seat=1, payer=1)
    assert t.combat.tokens == [1, 0]
    assert not t.offers(HandOver)
    attack(t, "laurent", RATS, 1)
    while t.asked != "combat":
        t.all_pass() if t.ask.window else t.match.play(t.match.options[0])
    t.combat.tokens = [1, 0]
    t.again()
    assert t.offers(HandOver, seat=0)  # another window
    t = voyage().command(3, 3).fight(RATS, tokens=[0, 1])
    t.answer(HandOver, seat=1, payer=0).all_pass()
    assert not t.offers(HandOver)  # declined, and not offered again
    t = voyage().command(3, 3).fight(RATS, tokens=[0, 2])
    t.answer(HandOver, seat=1, payer=1)
    assert {option.seat for option in t.offers(HandOver)} == {1}  # there is another token


@rule("SLG-WIN-9", "SLG-COMB-7")
def test_several_tokens_handed_over_in_one_window_stay_where_they_came() -> None:
    t = voyage(players=3).command(3, 3, 3).fight(RATS, tokens=[1, 1, 0])
    t.answer(HandOver, seat=0, to=2, payer=0).answer(HandOver, seat=1, to=2, payer=1)
    assert t.combat.tokens == [0, 0, 2]
    assert not t.offers(HandOver)


@rule("SLG-COMB-12")
def test_a_receiver_who_declines_pays_nothing() -> None:
    t = voyage().command(1, 0).fight(RATS)
    t.answer(HandOver, seat=1, to=0, payer=0).all_pass()
    assert (t.combat.tokens, t.g.players[0].command) == ([2, 2], 1)


@rule("SLG-COMB-9", "SLG-COMB-10", "SLG-DMG-7")
def test_victory_clears_the_table_and_ends_the_round() -> None:
    t = quiet().fight(DECKHAND)
    attack(t, "mac", DECKHAND, 6)
    t.square(DECKHAND, 0, 2)
    t.member("rafael")  # a synergy point was covered
    assert t.g.combat is None
    assert all(not sailor.synergies and not sailor.tokens for sailor in t.g.crew.values())
    assert t.asked == "turn"  # nobody hit back at the end of a round


@rule("SLG-COMB-11")
def test_an_attack_is_carried_out_before_the_next_window() -> None:
    t = quiet().fight(RATS, DECKHAND)
    assert t.ask.seats == (0, 1)
    attack(t, "mac", RATS, 6)
    assert t.asked == "place"
    t.square(RATS, 0, 1)
    assert t.asked == "combat"
    assert t.ask.seats == (0, 1)
    t.match.play(Pass(0))
    assert t.asked == "combat"
    t.match.play(Pass(1))
    assert t.asked == "victim"


@rule("SLG-COMB-13")
def test_limits_of_a_combat_start_anew_and_there_is_no_retreat() -> None:
    t = quiet().equip("mac", "AB23").fight(RATS)
    t.combat.used.append("AB23")
    assert not any("retreat" in type(option).__name__.lower() for option in t.match.options)
    t.fight(RATS)
    assert t.combat.used == []


# --- attack ----------------------------------------------------------------------------------------------


@rule("SLG-ATK-1", "SLG-STAT-3")
@example("SLG-T-49")
def test_who_may_attack() -> None:
    t = quiet().health_is(kannan=0).fight(RATS)
    t.g.crew["gregory"].statuses.append("frightened")
    t.g.crew["laurent"].tokens = 2
    t.again()
    assert t.offered(Declare, "member") == ["odessa", "kasumi", "audrie", "mac", "marco", "rafael"]


@rule("SLG-ATK-1", "SLG-ATK-2", "SLG-ADV-6")
def test_weapon_and_target_are_chosen() -> None:
    t = quiet().own("MK07", by="mac").fight(RATS, EYE)
    t.answer(Declare, member="mac")
    assert t.offered(CardOf, "card") == ["", "MK07"]
    t.card("MK07")
    assert t.offered(Target, "enemy") == [RATS, EYE]


@rule("SLG-ATK-3")
def test_hit_or_miss_and_flying() -> None:
    t = quiet().fight(EYE)
    attack(t, "rafael", EYE, 4)  # 4 + 0 against 4, and one more for flying
    assert not t.attack.hit
    assert t.said("miss")
    assert defence(t.g) == 5
    t = quiet().fight(EYE)
    attack(t, "mac", EYE, 3)  # ranged: 3 + 1 against 4
    assert t.attack.hit
    assert t.said("hit")
    assert defence(t.g) == 4


@rule("SLG-ATK-4", "SLG-FTG-2")
@example("SLG-T-41")
def test_a_tired_arm_deals_less() -> None:
    t = quiet().fight(HOUND)
    t.g.crew["mac"].fatigue = 2
    t.again()
    attack(t, "mac", HOUND, 1)
    assert t.combat.attack is None  # a miss for nothing
    assert t.combat.row[0].covered == []
    t = voyage().command(0, 2).fight(HOUND)
    t.g.crew["mac"].fatigue = 2
    t.again()
    attack(t, "mac", HOUND, 1)
    while t.asked != "blow":
        t.all_pass()
    t.answer(UseBoard, member="mac", option=1).hush()
    assert t.asked == "place"
    assert t.attack.left == 1


@rule("SLG-ATK-5", "SLG-RULING-29", "SLG-ATK-3", "SLG-DMG-4", "SLG-CTR-2", "SLG-CTR-3", "SLG-CTR-4")
@example("SLG-T-19", "SLG-T-20")
def test_first_attack_of_the_example() -> None:
    t = quiet().equip("laurent", "AB33", "AB34").fight(SQUID)
    attack(t, "laurent", SQUID, 5)
    t.answer(ExtraDamage, card="AB33")
    assert not t.offers(ExtraDamage)  # once
    assert t.g.crew["laurent"].equipped == ["AB34"]
    assert "AB33" in t.g.ability_discard
    t.hush()
    assert t.attack.left == 3
    t.square(SQUID, 4, 2)
    assert t.health("laurent") == 5  # 2 + 1 - 2
    assert t.asked == "combat"
    # the second attack
    attack(t, "laurent", SQUID, 6).hush()
    t.square(SQUID, 5)  # and the only open square beside it
    assert t.asked == "place-synergy"
    t.member("audrie")
    assert t.g.crew["audrie"].synergies == ["audrie", "laurent"]
    assert t.health("laurent") == 5  # 2 - 2
    assert strength(t.g, t.combat.row[0]) == 2
    t.all_pass()
    t.member("mac")
    assert not any(sailor.statuses for sailor in t.g.crew.values())  # nobody is weakened any more


@rule("SLG-ATK-5")
def test_extra_damage_is_the_attackers_players_choice_and_wants_the_weapons_skill() -> None:
    t = quiet().equip("laurent", "AB08", "AB34").equip("kannan", "AB35").fight(SQUID)
    attack(t, "laurent", SQUID, 5)  # his club wants savvy
    assert [(option.seat, option.card) for option in t.offers(ExtraDamage)] == [(0, "AB34")]
    assert t.match.waiting_for == (0,)


@rule("SLG-DMG-8", "SLG-SYN-1")
@example("SLG-T-22")
def test_covering_switches_things_off() -> None:
    t = quiet().fight(EYE)
    foe = t.combat.row[0]
    assert strength(t.g, foe) == 3
    foe.covered = [0, 2, 4]
    assert strength(t.g, foe) == 2
    t.again()
    attack(t, "rafael", EYE, 4)
    assert t.attack.hit  # no longer flying
    t.square(EYE, 1)
    while t.asked == "place":
        t.match.play(t.match.options[0])
    while t.asked == "place-synergy":
        t.member("mac")
    assert t.g.combat is None or not t.combat.row or t.asked == "combat"
    t = quiet().fight(EYE)
    t.combat.row[0].covered = [0, 2, 4]
    t.again().all_pass()
    t.member("mac")
    assert not any(sailor.statuses for sailor in t.g.crew.values())


@rule("SLG-ATK-6", "SLG-CTR-1")
@example("SLG-T-24")
def test_a_hit_that_kills_meets_no_counterattack() -> None:
    t = quiet().fight(WARRIOR, EYE, JACKAL)
    t.combat.row[0].covered = [0, 2]
    t.again()
    attack(t, "odessa", WARRIOR, 4)
    t.square(WARRIOR, 3)
    while t.asked in ("place", "place-synergy"):
        t.match.play(t.match.options[0])
    assert t.health("odessa") == 6
    assert [foe.enemy for foe in t.combat.row] == [EYE, JACKAL]


@rule("SLG-ATK-7", "SLG-DMG-7", "SLG-EOR-1", "SLG-RULING-15")
@example("SLG-T-23")
def test_a_combat_round() -> None:
    t = quiet().fight(WARRIOR, EYE, JACKAL)
    attack(t, "gregory", WARRIOR, 5)
    t.square(WARRIOR, 2, 0)
    assert t.health("gregory") == 3  # 1 + 1
    attack(t, "odessa", WARRIOR, 1)
    assert t.health("odessa") == 5  # 2 - 1, before the blow lands
    t.square(WARRIOR, 3)
    t.member("mac")
    assert [foe.enemy for foe in t.combat.row] == [EYE, JACKAL]
    t.combat.row.pop()
    t.combat.tokens = [0, 0]
    t.again()
    assert t.asked == "victim"
    t.member("mac")
    assert t.health("mac") == 4
    assert t.asked == "afflict"
    t.member("rafael")
    assert t.g.crew["rafael"].statuses == ["madness"]
    assert t.combat.tokens == [2, 2]


@rule("SLG-ATK-8", "SLG-CTR-6", "SLG-HP-2", "SLG-RULING-12")
@example("SLG-T-42")
def test_first_strike() -> None:
    t = quiet().health_is(rafael=1).fight(STALKER)
    attack(t, "rafael", STALKER, 6)
    assert t.health("rafael") == 0  # 1 + 1 - 1: the answer came first
    assert t.attack.hit
    assert t.asked == "place"
    assert t.attack.left == 3  # and he still strikes
    t.square(STALKER, 0, 2, 4).member("mac")
    assert t.asked == "combat"
    assert not t.offers(Declare, member="rafael")


@rule("SLG-ATK-8", "SLG-CTR-6", "SLG-HP-2")
@example("SLG-T-42")
def test_first_strike_overflows_and_the_blow_still_kills() -> None:
    t = quiet().health_is(mac=1).fight(STALKER)
    attack(t, "mac", STALKER, 6)
    assert t.asked == "overflow"  # 1 + 1 against his last point of health
    t.member("rafael")
    assert (t.health("mac"), t.health("rafael")) == (0, 6)
    assert t.attack.left == 2
    t.square(STALKER, 1, 3)  # both hearts
    assert t.g.combat is None


@rule("SLG-CTR-6", "SLG-HP-3")
def test_felled_by_the_answer_he_uses_his_abilities_until_his_attack_ends() -> None:
    t = voyage().command(0, 4).equip("mac", "AB08").health_is(mac=1, audrie=0).fight(HOUND)
    attack(t, "mac", HOUND, 1)  # a miss: the hound answers first
    assert not t.offers(UseBoard, member="audrie")  # down too, but this is not her attack
    t.hush()
    assert t.asked == "overflow"
    t.member("rafael")
    assert t.health("mac") == 0
    assert t.asked == "blow"
    t.answer(UseBoard, member="mac", option=1)
    t.answer(ExtraDamage, card="AB08").hush()
    assert t.attack.left == 3  # one for the miss, and both bonuses
    t.square(HOUND, 0, 1, 2)
    assert t.asked == "combat"  # now he is down
    assert not t.offers(Declare, member="mac")
    t.g.crew["mac"].command = 0
    t.again()
    assert t.g.players[1].command >= t.g.book.crew["mac"].ability_cost
    assert t.offers(Declare, member="rafael")
    assert not t.offers(UseBoard, member="mac")


@rule("SLG-CTR-6", "SLG-ATK-8")
def test_what_he_carries_still_counts_for_the_blow_of_one_who_fell() -> None:
    t = quiet().equip("rafael", "AB12").health_is(rafael=1).fight(STALKER)
    attack(t, "rafael", STALKER, 6).hush()
    assert t.health("rafael") == 0
    assert t.attack.left == 4  # the axe's three and one by Avalanche
    assert traits(t.g, "rafael", fx.Damage)
    t.square(STALKER, 0, 2, 4, 5).member("mac")
    assert t.asked == "combat"
    assert traits(t.g, "rafael", fx.Damage) == []  # off again


@rule("SLG-ATK-9", "SLG-WIN-6", "SLG-RULING-46", "SLG-SYN-3", "SLG-SYN-4", "SLG-SYN-6")
@example("SLG-T-69")
def test_damage_bonus_after_the_counterattack_of_a_miss() -> None:
    t = quiet().fight(HOUND)
    t.g.crew["audrie"].synergies = []
    t.g.crew["mac"].synergies.append("audrie")
    t.again()
    attack(t, "mac", HOUND, 1)
    assert t.health("mac") == 3  # 3 + 1
    assert t.asked == "blow"
    assert t.match.waiting_for == (1,)  # nobody but his player
    t.answer(UseSynergy, seat=1, owner="audrie").hush()
    assert t.attack.left == 2
    assert t.g.crew["audrie"].synergies == ["audrie"]


@rule("SLG-WIN-6", "SLG-ATK-8")
@example("SLG-T-70")
def test_feint_against_first_strike() -> None:
    t = quiet().equip("rafael", "AB49").fight(STALKER)
    attack(t, "rafael", STALKER, 6)
    assert t.asked == "block"
    t.answer(UseAbility, card="AB49")
    assert t.health("rafael") == 7
    assert t.asked == "place"


@rule("SLG-WIN-6")
def test_window_a_sharpens_a_miss() -> None:
    t = voyage().command(0, 2).own("MK32").fight(COLOSSUS)
    attack(t, "mac", COLOSSUS, 2)  # 2 + 1 against 5
    assert t.asked == "aim"
    t.use("MK32", 1, seat=1)
    assert attack_total(t.g) == 5
    assert t.attack.hit


@rule("SLG-RULING-45", "SLG-CTR-6", "SLG-HP-5")
def test_the_last_one_standing_misses() -> None:
    t = quiet().everybody_else_down("mac").health_is(mac=1).fight(DECKHAND)
    t.combat.row[0].covered = [2]
    t.again()
    attack(t, "mac", DECKHAND, 1)
    assert t.g.defeats == 1
    assert not t.said("cover")  # the blow that would have won was not dealt
    assert not t.said("victory")


# --- placing damage --------------------------------------------------------------------------------------


def strike(t: Voyage, member: CrewId, enemy: int, left: int, **flags: bool) -> Voyage:
    """Fix the number of points by hand and stand before the first square."""
    attack(t, member, enemy, 6)
    while t.asked in ("aim", "blow"):
        t.all_pass()
    current = t.attack
    current.points = current.left = left
    for name, value in flags.items():
        setattr(current, name, value)
    return t.again()


def squares(t: Voyage, enemy: int) -> list[int]:
    return sorted(option.square for option in t.offers(Square, enemy=enemy))


@rule("SLG-DMG-1", "SLG-DMG-2", "SLG-DMG-3")
def test_first_point_anywhere_then_orthogonally_next() -> None:
    t = strike(quiet().fight(HOUND), "rafael", HOUND, 3)
    assert squares(t, HOUND) == list(range(9))
    t.square(HOUND, 4)
    assert squares(t, HOUND) == [1, 3, 5, 7]
    t.square(HOUND, 1)
    assert squares(t, HOUND) == [0, 2, 3, 5, 7]  # branches are free
    t = quiet().fight(HOUND)
    t.combat.row[0].covered = [4]
    t.again()
    strike(t, "rafael", HOUND, 2)
    assert 4 not in squares(t, HOUND)
    t.square(HOUND, 1)
    assert squares(t, HOUND) == [0, 2]  # not over the covered one


@rule("SLG-DMG-4", "SLG-DMG-6")
@example("SLG-T-63")
def test_a_double_heart_takes_two_points_at_once() -> None:
    t = strike(quiet().fight(COLOSSUS), "rafael", COLOSSUS, 2)
    t.square(COLOSSUS, 0)
    assert t.g.combat is not None
    assert t.combat.row[0].covered == [0]
    t = quiet().fight(COLOSSUS)
    t.combat.row[0].covered = list(range(1, 9))
    t.again()
    attack(t, "mac", COLOSSUS, 1)
    assert t.asked == "combat"  # the point of a miss was lost
    assert 0 not in t.combat.row[0].covered


@rule("SLG-DMG-5", "SLG-RULING-14")
@example("SLG-T-44")
def test_splash_never_exceeds_the_target() -> None:
    t = strike(quiet().fight(RATS, DECKHAND, JACKAL), "rafael", RATS, 3)
    t.square(RATS, 3)
    assert squares(t, DECKHAND) == [2]  # the same row, over the seam
    t.square(DECKHAND, 2)
    assert squares(t, DECKHAND) == []  # one on the target, one beside: no more
    assert squares(t, RATS)
    t = strike(quiet().fight(RATS, DECKHAND), "rafael", RATS, 1)
    assert not squares(t, DECKHAND)
    t = strike(quiet().fight(RATS, DECKHAND, JACKAL), "rafael", RATS, 6)
    t.square(RATS, 3, 1)
    t.square(DECKHAND, 2, 3)
    assert not squares(t, JACKAL)  # not past the neighbour


@rule("SLG-DMG-4", "SLG-DMG-5")
@example("SLG-T-45")
def test_splash_on_a_double_heart() -> None:
    t = strike(quiet().fight(RATS, COLOSSUS), "rafael", RATS, 3)
    t.square(RATS, 3, 1)
    assert 0 not in squares(t, COLOSSUS)
    t = strike(quiet().fight(RATS, COLOSSUS), "rafael", RATS, 4)
    t.square(RATS, 3, 1)
    assert 0 in squares(t, COLOSSUS)


@rule("SLG-DMG-6")
@example("SLG-T-46")
def test_points_without_a_square_are_lost() -> None:
    t = quiet().fight(COLOSSUS)
    t.combat.row[0].covered = [0, 1, 2, 3, 4, 6, 7, 8]
    t.again()
    attack(t, "rafael", COLOSSUS, 6)
    assert t.g.combat is None  # its last heart went by itself, the rest of the blow was lost


@rule("SLG-DMG-5", "SLG-DMG-6", "SLG-RULING-13")
@example("SLG-T-68")
def test_splash_stops_at_the_limit_and_is_optional() -> None:
    t = quiet().fight(RATS, DECKHAND)
    t.combat.row[0].covered = [0, 1, 2, 4, 5]
    t.again()
    strike(t, "rafael", RATS, 4)
    if t.asked == "place" and t.offers(Square, enemy=RATS):
        t.square(RATS, 3)
    assert t.offers(Square, enemy=DECKHAND, square=2)
    assert t.offers(Pass)
    t.square(DECKHAND, 2)
    assert t.asked != "place"  # two points were lost


@rule("SLG-DMG-6")
def test_splashing_may_be_declined_once_the_target_has_no_room() -> None:
    t = quiet().fight(RATS, DECKHAND)
    t.combat.row[0].covered = [1, 2, 4, 5]
    t.again()
    strike(t, "rafael", RATS, 4)
    t.square(RATS, 3)  # the square at the top left is not in reach of it
    assert (squares(t, RATS), squares(t, DECKHAND)) == ([], [2])
    t.all_pass()
    assert t.combat.row[1].covered == []
    assert t.asked == "place-synergy"


@rule("SLG-RULING-15", "SLG-DMG-7")
def test_one_blow_fells_two_enemies() -> None:
    t = quiet().fight(RATS, DECKHAND, HOUND)
    left, middle, _ = t.combat.row
    left.covered, middle.covered = [0], [0]  # one heart each
    t.again()
    strike(t, "rafael", RATS, 2)
    t.square(RATS, 3)
    assert [foe.enemy for foe in t.combat.row] == [RATS, DECKHAND, HOUND]  # not before all points lie
    t.square(DECKHAND, 2)
    t.member("mac")
    assert [foe.enemy for foe in t.combat.row] == [HOUND]


@rule("SLG-DMG-2", "SLG-SYN-6")
@example("SLG-T-47")
def test_diagonal_by_the_captains_token() -> None:
    t = quiet().fight(HOUND)
    t.g.crew["odessa"].synergies = []
    t.g.crew["mac"].synergies.append("odessa")
    t.again()
    attack(t, "mac", HOUND, 6)
    t.answer(UseSynergy, owner="odessa").square(HOUND, 1)
    assert squares(t, HOUND) == [0, 2, 3, 4, 5]
    t.square(HOUND, 3)
    assert t.g.crew["odessa"].synergies == ["odessa"]
    attack(t, "mac", HOUND, 6)
    t.square(HOUND, 7)
    assert squares(t, HOUND) == [4, 6, 8]  # straight again


@rule("SLG-DMG-2", "SLG-SYN-6")
def test_diagonal_over_the_seam_of_two_cards() -> None:
    t = strike(quiet().fight(RATS, DECKHAND), "rafael", RATS, 2, diagonal=True)
    t.square(RATS, 3)
    assert squares(t, DECKHAND) == [0, 2, 4]


@rule("SLG-SYN-6")
@example("SLG-T-48")
def test_marcos_points_never_go_on_hearts() -> None:
    t = quiet().fight(HOUND)
    t.g.crew["marco"].synergies = []
    t.g.crew["mac"].synergies.append("marco")
    t.again()
    attack(t, "mac", HOUND, 6)
    t.answer(UseSynergy, owner="marco").hush()
    assert t.attack.left == 4
    t.square(HOUND, 0, 1, 2)
    assert t.attack.on_hearts == 2
    assert squares(t, HOUND) == [3, 4, 5]
    t.square(HOUND, 5)
    assert t.asked == "combat"
    t = quiet().fight(COLOSSUS)
    t.combat.row[0].covered = [1, 2, 3, 4, 7]  # hearts are open, and nothing else
    t.g.crew["marco"].synergies = []
    t.g.crew["mac"].synergies.append("marco")
    t.again()
    attack(t, "mac", COLOSSUS, 6)
    t.answer(UseSynergy, owner="marco").square(COLOSSUS, 5)
    assert t.asked == "combat"  # 5 and 8 for his own two points; the extra ones are lost
    assert t.combat.row[0].covered == [1, 2, 3, 4, 7, 5, 8]


@rule("SLG-DMG-9")
@example("SLG-T-43")
def test_resist() -> None:
    t = quiet().fight(GUARD)
    attack(t, "mac", GUARD, 6)
    assert t.attack.left == 1
    t.square(GUARD, 0)
    attack(t, "audrie", GUARD, 6)
    assert t.attack.left == 2


@rule("SLG-DMG-9", "SLG-DMG-5")
def test_splash_on_a_resisting_neighbour_costs_more() -> None:
    t = strike(quiet().fight(RATS, GUARD), "rafael", RATS, 4)
    t.square(RATS, 3)
    assert squares(t, GUARD) == []  # 1 + 1 points beside one on the target
    t.square(RATS, 1)
    assert squares(t, GUARD) == [0, 2]
    t.square(GUARD, 2)
    assert t.g.combat is None or t.asked != "place"


@rule("SLG-RULING-38", "SLG-SYN-8", "SLG-SYN-9")
def test_surprise_strike() -> None:
    t = quiet().equip("mac", "AB05").fight(WARRIOR, GUARD, COLOSSUS)
    t.g.crew["mac"].statuses.append("frightened")
    t.again()
    t.answer(UseAbility, card="AB05")
    assert not t.offers(Square, enemy=GUARD)  # resist shrugs it off
    assert not t.offers(Square, enemy=COLOSSUS, square=0)  # a double heart
    t.square(WARRIOR, 3)
    assert t.asked == "place-synergy"
    t.member("rafael")
    assert t.g.crew["rafael"].synergies == ["rafael", "mac"]
    assert t.combat.row[0].covered == [3]
    assert t.combat.tokens == [2, 2]
    assert t.health("mac") == 7


@rule("SLG-RULING-38", "SLG-SYN-8", "SLG-DMG-7")
def test_a_free_strike_may_fell_an_enemy_and_gives_no_synergy_by_itself() -> None:
    t = quiet().equip("mac", "AB05").fight(WARRIOR, HOUND)
    t.combat.row[0].covered = [3]
    t.again().answer(UseAbility, card="AB05").square(WARRIOR, 2)
    assert [foe.enemy for foe in t.combat.row] == [HOUND]
    assert t.asked == "combat"
    assert t.g.crew["mac"].synergies == ["mac"]
    t = quiet().equip("mac", "AB05").fight(GUARD)
    assert not t.offers(UseAbility, card="AB05")  # resist leaves no square for it


# --- counterattack ---------------------------------------------------------------------------------------


@rule("SLG-CTR-1", "SLG-CTR-5")
def test_only_the_target_answers_and_only_with_damage() -> None:
    t = quiet().fight(EYE, HOUND)
    attack(t, "mac", EYE, 6)
    t.square(EYE, 1, 3)
    t.member("audrie")
    assert t.health("mac") == 4  # 3, and no madness
    assert t.g.crew["mac"].statuses == []


@rule("SLG-CTR-2", "SLG-CTR-3", "SLG-CTR-4")
def test_weapon_block_and_card_block_and_overflow() -> None:
    t = quiet().equip("laurent", "AB01").health_is(laurent=1).fight(HOUND)
    attack(t, "laurent", HOUND, 1)
    assert t.health("laurent") == 0  # 4 - 2 - 1 = 1
    t = quiet().health_is(mac=1).fight(HOUND)
    attack(t, "mac", HOUND, 1)
    assert t.asked == "overflow"
    assert t.ask.seats == 1  # the attacker's player chooses
    t.member("rafael")
    assert t.health("rafael") == 4


@rule("SLG-CTR-3")
def test_block_of_weapon_and_card_add_up() -> None:
    t = quiet().equip("laurent", "AB01").fight(HOUND)
    attack(t, "laurent", HOUND, 1)
    assert t.health("laurent") == 5  # 4, less 2 by the club and 1 by Brace
    t = quiet().own("MK08", by="laurent").fight(HOUND)
    attack(t, "laurent", HOUND, 1, weapon="MK08")
    assert t.health("laurent") == 6  # a shield of 4 stops all of it


@rule("SLG-WIN-6", "SLG-CTR-3")
def test_nobody_is_asked_to_block_what_does_not_come() -> None:
    t = voyage(players=1).command(9).own("MK26").fight(JACKAL)
    attack(t, "mac", JACKAL, 2)
    while t.asked == "aim":
        t.all_pass()
    assert (t.asked, t.about["n"]) == ("block", 3)
    t.use("MK26", 0)
    assert t.asked != "block"  # though Gloria could still block
    assert t.health("mac") == 7


@rule("SLG-WIN-6")
def test_after_a_feint_there_is_nothing_to_block() -> None:
    t = voyage(players=1).command(1).equip("rafael", "AB49").fight(STALKER)
    attack(t, "rafael", STALKER, 6)
    assert t.offers(UseCard, card="MK01", option=2)
    t.answer(UseAbility, card="AB49")
    assert t.asked == "place"
    assert len(t.said("no-counter")) == 1
    assert t.health("rafael") == 7


@rule("SLG-HP-2", "SLG-RULING-43", "SLG-CTR-4")
@example("SLG-T-67")
def test_what_is_over_goes_to_one_after_the_other_and_is_not_split() -> None:
    t = quiet().health_is(kannan=2, mac=2).fight(VOICE)
    attack(t, "kannan", VOICE, 1)
    assert t.health("kannan") == 0  # 6 less 1 by the boat hook: two for him, three are over
    assert t.about["n"] == 3
    t.member("mac")
    assert t.health("mac") == 0  # as much as he has, not as much as one likes
    assert t.about["n"] == 1
    t.member("rafael")
    assert t.health("rafael") == 6


@rule("SLG-CREW-4", "SLG-WIN-6")
def test_marco_blocks_for_himself() -> None:
    t = voyage().command(0, 1).fight(HOUND)
    attack(t, "marco", HOUND, 1)
    while t.asked == "aim":
        t.all_pass()
    assert t.asked == "block"
    t.answer(UseBoard, member="marco", option=1).hush()
    assert t.health("marco") == 4  # 4 - 1 - 1


# --- end of the round ------------------------------------------------------------------------------------


@rule("SLG-EOR-1", "SLG-EOR-2", "SLG-EOR-4", "SLG-EOR-5")
@example("SLG-T-21")
def test_end_of_round() -> None:
    t = quiet().fight(WARRIOR, EYE)
    t.all_pass()
    t.member("mac")
    assert t.health("mac") == 5
    t.member("laurent")
    assert t.health("laurent") == 3
    assert t.asked == "afflict"
    t.member("marco")
    assert t.g.crew["marco"].statuses == ["madness"]


@rule("SLG-EOR-2")
@example("SLG-T-51")
def test_adjacent_deal_counts_for_neighbours_at_the_end_of_a_round_only() -> None:
    from fathomfive.games.sleeping.fight import round_strength

    t = quiet().fight(RATS, MATRON, HOUND)
    left, middle, right = t.combat.row
    combat = t.combat
    assert round_strength(t.g, combat, left) == strength(t.g, left) + 2
    assert round_strength(t.g, combat, right) == strength(t.g, right) + 2
    assert round_strength(t.g, combat, middle) == strength(t.g, middle)


@rule("SLG-EOR-2", "SLG-RULING-16")
def test_victims_have_health_left() -> None:
    t = quiet().health_is(mac=0, kannan=0).fight(HOUND)
    t.all_pass()
    assert "mac" not in t.members()
    assert "rafael" in t.members()


@rule("SLG-EOR-3")
def test_which_block_counts_at_the_end_of_a_round() -> None:
    t = voyage().command(0, 1).equip("laurent", "AB01").fight(HOUND)
    t.all_pass()
    t.member("laurent")
    assert t.asked == "block"  # Gloria's, any player's
    t.use("MK01", 2, seat=1)
    assert t.health("laurent") == 3  # 4 - 1: neither the club nor Brace
    t = quiet().equip("laurent", "AB10").fight(HOUND)
    t.all_pass()
    t.member("laurent").answer(UseAbility, card="AB10")
    assert t.health("laurent") == 5
    t = quiet()
    t.g.crew["odessa"].levels = ["LV-odessa-2"]
    t.fight(HOUND).all_pass()
    t.member("odessa")
    assert t.health("odessa") == 3  # 4 - 1 by her level


@rule("SLG-EOR-3")
def test_rafael_stands_in_front() -> None:
    t = voyage().command(0, 2)
    t.g.crew["rafael"].levels = ["LV-rafael-2"]
    t.fight(HOUND).all_pass()
    t.member("kannan").answer(UseBoard, member="rafael", option=1)
    t.hush()
    assert t.health("kannan") == 3  # 4 - 2


@rule("SLG-EOR-4", "SLG-RULING-16")
def test_a_status_may_go_to_somebody_else_even_at_zero() -> None:
    t = quiet().health_is(mac=0).fight(EYE)
    t.all_pass()
    t.member("laurent")
    assert "mac" in t.members()


@rule("SLG-EOR-6", "SLG-RULING-37")
def test_discard_disarm_and_lose_a_resource() -> None:
    t = quiet().own("MK05", by="mac").equip("laurent", "AB08").fight(WARDEN)
    t.all_pass()
    t.member("rafael")
    assert t.g.crew["mac"].weapons == []  # the only weapon card was knocked away
    assert t.combat.disarmed == ["MK05"]
    t = quiet().equip("laurent", "AB08", "AB09").fight(24)
    t.all_pass()
    t.member("rafael")
    t.card("AB08")
    assert t.g.crew["laurent"].equipped == ["AB09"]
    assert t.asked == "lose-resource"
    t.kind("coin")
    assert t.g.resources["coin"] == 2
    assert t.combat.round == 2  # only one


@rule("SLG-EOR-6", "SLG-ADV-10")
def test_a_disarmed_weapon_is_out_until_the_fight_is_over() -> None:
    t = quiet().own("MK05", by="mac").fight(WARDEN)
    t.all_pass()
    t.member("rafael")
    t.answer(Declare, member="mac")
    assert t.asked != "weapon"
    t.combat.attack = None
    assert "MK05" in t.g.cards


@rule("SLG-EOR-6")
def test_iron_grip_is_not_disarmed() -> None:
    t = quiet().own("MK05", by="mac").equip("mac", "AB04").fight(WARDEN)
    t.all_pass()
    t.member("rafael")
    assert t.g.crew["mac"].weapons == ["MK05"]


@rule("SLG-EOR-6")
def test_an_enemy_damages_the_ship() -> None:
    t = quiet().fate(4).fight(23)
    t.fate(4).all_pass()
    t.member("rafael")
    assert t.g.hull["deck"] == 1


@rule("SLG-EOR-7", "SLG-EOR-8")
@example("SLG-T-52")
def test_regeneration_of_ones_choice() -> None:
    t = quiet().fight(JELLY)
    t.combat.row[0].covered = [0, 1]  # a heart and its venom
    t.again().all_pass()
    t.member("rafael")
    assert t.asked == "regenerate"
    t.square(JELLY, 1)
    assert t.combat.row[0].covered == [0]
    assert not any(sailor.statuses for sailor in t.g.crew.values())  # venom stood before it in reading order
    t.all_pass()
    t.member("rafael")
    assert t.asked == "afflict"  # and works again in the next round


@rule("SLG-EOR-7", "SLG-RULING-33")
def test_adjacent_regeneration() -> None:
    t = quiet().fight(RATS, 32, DECKHAND)
    left, _, right = t.combat.row
    left.covered, right.covered = [1, 2], [1]
    t.again().all_pass()
    while t.asked in ("victim", "afflict"):
        t.member("rafael") if "rafael" in t.members() else t.match.play(t.match.options[0])
    t.square(RATS, 1)
    assert (left.covered, right.covered) == ([2], [])  # one of each
    assert [foe.enemy for foe in t.combat.row] == [RATS, 32, DECKHAND]


@rule("SLG-EOR-7")
@pytest.mark.parametrize(("covered", "left"), [([0, 1, 2, 4], 1), ([0, 2], 0)])
def test_a_strong_regeneration_takes_three_tokens_or_what_there_is(covered: list[int], left: int) -> None:
    grid = [["H", "~venom"], ["H*", "~regen3"], ["H", "D1"]]
    t = quiet(overrides={"enemies": {"enemy": [{"id": JELLY, "grid": grid}]}}).fight(JELLY)
    t.combat.row[0].covered = list(covered)
    t.again().all_pass()
    t.member("rafael")
    while t.asked in ("afflict", "regenerate"):
        t.match.play(t.match.options[0])
    assert len(t.combat.row[0].covered) == left
    assert t.combat.round == 2


@rule("SLG-EOR-8", "SLG-EOR-1")
def test_what_regeneration_uncovers_works_at_once_if_its_turn_is_still_to_come() -> None:
    t = quiet().fight(51)  # the Hollow King: regeneration stands before his curse
    t.combat.row[0].covered = [3, 7]
    t.again().all_pass()
    t.member("rafael")
    t.square(51, 7)
    assert t.asked == "afflict"
    t.member("mac")
    assert t.g.crew["mac"].statuses == ["weakened"]
    t = quiet().fight(32, EYE)  # the Strangler mends the neighbour that acts after it
    t.combat.row[0].covered = [0]
    t.combat.row[1].covered = [2]
    t.again().all_pass()
    t.member("rafael", "mac")
    assert t.asked == "afflict"
    t.member("laurent")
    assert t.g.crew["laurent"].statuses == ["madness"]


@rule("SLG-EOR-1")
def test_each_enemy_attacks_and_then_turns_its_hourglasses() -> None:
    t = quiet().fight(SINGER, EYE, RATS)
    t.all_pass()
    seen = []
    while t.combat.round == 1:
        about = t.about
        seen.append(about.get("enemy") or about["status"])
        t.member("rafael") if "rafael" in t.members() else t.match.play(t.match.options[0])
    assert seen == [SINGER, "frightened", "low_morale", EYE, "madness", RATS]


@rule("SLG-EOR-1")
def test_hourglasses_side_by_side_turn_one_after_the_other() -> None:
    grid = [["H", "~venom"], ["~madness", "~weakened"], ["H*", "D1"]]
    t = quiet(overrides={"enemies": {"enemy": [{"id": JELLY, "grid": grid}]}}).fight(JELLY)
    t.all_pass()
    t.member("rafael", "mac", "mac", "mac")
    assert t.g.crew["mac"].statuses == ["venom", "madness", "weakened"]


@rule("SLG-EOR-2")
def test_even_the_weakest_blow_needs_a_victim() -> None:
    t = quiet().fight(RATS)
    t.combat.row[0].covered = [2]
    t.again().all_pass()
    assert (t.asked, t.about["n"]) == ("victim", 1)
    t.member("mac")
    assert t.health("mac") == 6


@rule("SLG-EOR-2")
def test_an_enemy_that_would_deal_nothing_names_no_victim() -> None:
    t = quiet(overrides={"enemies": {"enemy": [{"id": RATS, "attack": 0}]}}).fight(RATS)
    t.combat.row[0].covered = [2]
    t.again().all_pass()
    assert t.combat.round == 2


@rule("SLG-EOR-2", "SLG-CTR-4")
def test_overflow_at_the_end_of_a_round_is_the_active_players() -> None:
    t = quiet().health_is(mac=1).fight(HOUND)
    t.all_pass()
    assert t.match.waiting_for == (0,)
    t.member("mac")
    assert (t.asked, t.match.waiting_for, t.about["n"]) == ("overflow", (0,), 3)


@rule("SLG-EOR-6")
def test_the_active_player_chooses_the_weapon_that_is_knocked_away() -> None:
    t = quiet().own("MK05", by="mac").own("MK06", "MK07", by="kannan")
    t.own("MK08", by="rafael").equip("rafael", "AB04")
    t.g.crew["rafael"].levels = ["LV-kannan-3"]
    t.fight(WARDEN).all_pass()
    t.member("rafael")
    assert (t.asked, t.match.waiting_for) == ("disarm", (0,))
    assert t.offered(CardOf, "card") == ["MK06", "MK07", "MK05"]  # not out of an iron grip
    t.card("MK07")
    assert (t.g.crew["kannan"].weapons, t.g.crew["mac"].weapons) == (["MK06"], ["MK05"])
    assert t.combat.round == 2


@rule("SLG-EOR-6")
def test_what_cannot_be_lost_is_not() -> None:
    t = quiet().fight(WARDEN)
    t.all_pass()
    t.member("rafael")
    assert t.combat.round == 2  # no weapon card to knock away
    t = quiet()
    t.g.resources.update(dict.fromkeys(t.g.resources, 0))
    t.fight(24).all_pass()
    t.member("rafael")
    assert t.combat.round == 2  # neither an ability nor a resource


@rule("SLG-COMB-6", "SLG-COMB-11")
def test_when_no_token_can_be_used_the_round_ends_and_all_tokens_come_back() -> None:
    t = quiet(players=3).fight(RATS)
    for member in ("mac", "laurent", "rafael"):
        t.g.crew[member].tokens = 2
    t.combat.tokens = [0, 0, 0]
    t.again()
    assert t.asked == "victim"
    t.member("mac")
    assert t.combat.tokens == [2, 1, 1]
    assert all(sailor.tokens == 0 for sailor in t.g.crew.values())
    assert t.asked == "combat"


@rule("SLG-ABL-3", "SLG-WIN-5")
def test_equipment_is_discarded_between_attacks() -> None:
    t = quiet().equip("laurent", "AB08").equip("mac", "AB09").fight(RATS)
    assert {(option.seat, option.card) for option in t.offers(Unequip)} == {(0, "AB08"), (1, "AB09")}
    t.answer(Unequip, card="AB08")
    assert t.g.crew["laurent"].equipped == []
    assert "AB08" in t.g.ability_discard
    assert t.asked == "combat"


@rule("SLG-COMB-11", "SLG-WIN-5", "SLG-CMD-5")
def test_boards_and_cards_are_used_between_attacks() -> None:
    t = voyage().command(3, 0).own("MK20").fight(RATS)
    t.g.crew["mac"].damage = 5
    t.again().use("MK20", 0).member("mac")
    assert t.health("mac") == 4
    t.answer(UseBoard, member="gregory", option=0).member("mac")
    assert (t.health("mac"), t.g.players[0].command) == (6, 0)
    assert t.asked == "combat"


@rule("SLG-ATK-1", "SLG-COMB-6")
def test_an_attack_costs_a_token_of_its_player() -> None:
    t = quiet().fight(HOUND)
    attack(t, "mac", HOUND, 6)
    assert t.combat.tokens == [2, 1]
    t.square(HOUND, 1, 2)
    assert (t.g.crew["mac"].tokens, t.combat.attack, t.combat.attacker) == (1, None, None)


# --- synergy ---------------------------------------------------------------------------------------------


@rule("SLG-SYN-1")
def test_one_placement_in_an_attack_on_another_board() -> None:
    t = strike(quiet().fight(WARRIOR, EYE), "mac", WARRIOR, 4)
    t.square(WARRIOR, 3, 2)
    while t.asked == "place":
        t.match.play(t.match.options[0])
    assert t.asked == "place-synergy"
    assert "mac" not in t.members()
    t.member("kannan")
    assert t.asked == "combat"


@rule("SLG-SYN-2", "SLG-SYN-5")
def test_a_token_elsewhere_is_fetched_home_first() -> None:
    t = quiet().fight(WARRIOR, HOUND)
    t.g.crew["mac"].synergies = []
    t.g.crew["kannan"].synergies.append("mac")
    t.again()
    attack(t, "mac", WARRIOR, 1)
    t.square(WARRIOR, 3)
    assert t.asked == "synergy-home"
    t.answer(UseSynergy, owner="mac").member("rafael")
    assert t.g.crew["rafael"].synergies == ["rafael", "mac"]
    assert t.g.crew["kannan"].synergies == ["kannan"]


@rule("SLG-SYN-2", "SLG-SYN-1")
def test_a_token_elsewhere_may_stay_there() -> None:
    t = quiet().fight(WARRIOR, HOUND)
    t.g.crew["mac"].synergies = []
    t.g.crew["kannan"].synergies.append("mac")
    t.again()
    attack(t, "mac", WARRIOR, 1)
    t.square(WARRIOR, 3).all_pass()
    assert t.g.crew["kannan"].synergies == ["kannan", "mac"]
    assert t.asked == "combat"


@rule("SLG-SYN-1", "SLG-COMB-13")
def test_coordinate_places_the_token_without_a_synergy_point_once_a_combat() -> None:
    t = quiet().equip("mac", "AB57").fight(HOUND)
    attack(t, "rafael", HOUND, 6)
    assert t.asked == "place"  # it is Mac's card
    t.square(HOUND, 0, 1, 2)
    attack(t, "mac", HOUND, 6)
    assert t.asked == "blow"
    t.answer(UseAbility, card="AB57").square(HOUND, 6, 7)
    assert t.asked == "place-synergy"
    t.member("kannan")
    assert t.g.crew["kannan"].synergies == ["kannan", "mac"]
    t.combat.tokens = [2, 2]
    t.health_is(mac=7).again()
    attack(t, "mac", HOUND, 6)
    assert t.asked == "place"  # not again in this fight


@rule("SLG-SYN-1", "SLG-FTG-2")
def test_coordinate_without_damage_places_nothing() -> None:
    t = quiet().equip("mac", "AB57").fight(HOUND)
    t.g.crew["mac"].fatigue = 2
    t.again()
    attack(t, "mac", HOUND, 1)
    t.answer(UseAbility, card="AB57")
    assert t.asked == "combat"  # a miss for nothing
    assert t.g.crew["mac"].synergies == ["mac"]


@rule("SLG-SYN-3")
def test_nobody_uses_his_own_token() -> None:
    t = quiet().fight(HOUND)
    attack(t, "audrie", HOUND, 6)
    assert t.asked == "place"  # her own token gives her nothing


@rule("SLG-SYN-3", "SLG-SYN-6", "SLG-SYN-7", "SLG-CTR-3")
@example("SLG-T-25")
def test_synergy_block() -> None:
    t = quiet().fight(EYE)
    attack(t, "rafael", EYE, 6)
    t.square(EYE, 1, 3)
    t.match.play(t.match.options[0])
    t.member("gregory")
    assert t.asked == "combat"
    attack(t, "gregory", EYE, 1)
    before = t.health("gregory")
    assert t.asked == "block"
    assert t.match.waiting_for == (0,)  # Gregory's player
    t.answer(UseSynergy, seat=0, owner="rafael")
    assert t.health("gregory") == before - 1
    assert t.g.crew["rafael"].synergies == ["rafael"]
    assert t.asked == "place"


@rule("SLG-SYN-7")
def test_rafaels_token_at_the_end_of_a_round() -> None:
    t = quiet().fight(HOUND)
    t.g.crew["rafael"].synergies = []
    t.g.crew["kannan"].synergies.append("rafael")
    t.again().all_pass()
    t.member("kannan").answer(UseSynergy, owner="rafael")
    assert t.health("kannan") == 3


@rule("SLG-SYN-5", "SLG-WIN-9")
def test_returning_a_token_unused() -> None:
    t = quiet().fight(HOUND)
    t.g.crew["mac"].synergies = []
    t.g.crew["kannan"].synergies.append("mac")
    t.again()
    assert {option.seat for option in t.offers(ReturnSynergy, owner="mac")} == {0, 1}
    t.answer(ReturnSynergy, seat=0, owner="mac")
    assert t.g.crew["mac"].synergies == ["mac"]
    assert not t.offers(ReturnSynergy)


@rule("SLG-SYN-5")
def test_who_returns_a_token() -> None:
    t = quiet(players=4).fight(HOUND)
    t.g.crew["mac"].synergies = []
    t.g.crew["kannan"].synergies.append("mac")
    t.again()
    assert {option.seat for option in t.offers(ReturnSynergy)} == {0, 1}  # of its owner and of its holder
    t.answer(ReturnSynergy, seat=1)
    assert (t.g.crew["mac"].synergies, t.g.crew["kannan"].synergies) == (["mac"], ["kannan"])


@rule("SLG-SYN-6")
def test_mac_and_kannan_mend_a_miss() -> None:
    t = quiet().fight(COLOSSUS)
    t.g.crew["mac"].synergies, t.g.crew["kannan"].synergies = [], []
    t.g.crew["rafael"].synergies += ["mac", "kannan"]
    t.again()
    attack(t, "rafael", COLOSSUS, 2, 3)
    t.answer(UseSynergy, owner="mac")
    assert attack_total(t.g) == 4
    t.answer(UseSynergy, owner="kannan")
    assert t.attack.hit  # 3 + 2


@rule("SLG-SYN-6", "SLG-WIN-6", "SLG-HP-5")
@example("SLG-T-53")
def test_gregory_brings_the_last_one_back() -> None:
    for holds in (True, False):
        t = quiet().everybody_else_down("mac").health_is(mac=1).fight(HOUND)
        if holds:
            t.g.crew["gregory"].synergies = []
            t.g.crew["mac"].synergies.append("gregory")
        t.again().all_pass()
        if not holds:
            assert t.g.defeats == 1
            continue
        assert t.asked == "dropped"
        t.answer(UseSynergy, owner="gregory")
        assert t.health("mac") == 2
        assert t.g.defeats == 0


@rule("SLG-SYN-6", "SLG-WIN-6")
def test_gregorys_token_is_for_a_holder_who_has_dropped() -> None:
    t = quiet().health_is(mac=5).fight(HOUND)
    t.g.crew["gregory"].synergies = []
    t.g.crew["mac"].synergies.append("gregory")
    t.again().all_pass()
    t.member("mac")  # 4 of his 5
    assert t.health("mac") == 1
    assert t.asked == "combat"
    t.all_pass()
    t.member("mac", "rafael")  # the last one, and what is over
    assert (t.asked, t.match.waiting_for) == ("dropped", (1,))
    t.all_pass()
    assert t.health("mac") == 0
    assert t.g.crew["mac"].synergies == ["mac", "gregory"]  # kept, but too late for this time
    assert t.asked == "combat"
    t.health_is(mac=1).again().all_pass()
    t.member("mac", "rafael").answer(UseSynergy, owner="gregory")
    assert t.health("mac") == 2
    assert (t.g.crew["mac"].synergies, t.g.crew["gregory"].synergies) == (["mac"], ["gregory"])


@rule("SLG-SYN-3", "SLG-HP-5")
def test_gregory_does_not_bring_himself_back() -> None:
    """He could once, every round anew: such a fight never ended."""
    t = quiet().everybody_else_down("gregory").health_is(gregory=1).fight(HOUND)
    assert "gregory" in t.g.crew["gregory"].synergies
    t.again().all_pass()
    assert t.g.defeats == 1


@rule("SLG-WIN-5")
def test_what_is_allowed_between_attacks() -> None:
    t = voyage().command(4, 0).own("MK20", "A41")
    t.g.crew["mac"].damage = 1
    t.g.resources["coin"] = 0
    t.fight(HOUND)
    assert t.offers(UseCard, card="MK20")
    assert t.offers(UseBoard, member="gregory", option=0)
    assert t.offers(UseBoard, member="laurent", option=0)
    assert not t.offers(UseCard, card="A41")  # no searching now


# --- what an attack adds up to ---------------------------------------------------------------------------


@rule("SLG-ATK-3", "SLG-ABL-6", "SLG-CHAL-6")
@pytest.mark.parametrize(
    ("cards", "weapon", "covered", "bonus"),
    [
        ((), "", [], 0),
        (("AB13",), "", [], 1),  # Keen Eye
        (("AB04",), "", [], 1),  # Iron Grip
        (("AB04",), "MK07", [], 0),  # but not with a rifle
        (("AB28",), "", [], 0),  # Study the Foe
        (("AB28",), "", [1], 1),  # once it carries damage
        (("AB13", "AB04"), "", [], 2),
        (("AB28", "AB13"), "MK07", [1], 2),
    ],
)
def test_accuracy_by_what_he_carries(
    cards: tuple[str, ...], weapon: str, covered: list[int], bonus: int
) -> None:
    t = quiet().equip("rafael", *cards).own("MK07", by="rafael").fight(COLOSSUS)
    t.combat.row[0].covered = covered
    t.again()
    attack(t, "rafael", COLOSSUS, 1, weapon=weapon)
    assert attack_total(t.g) == 1 + (1 if weapon else 0) + bonus


@rule("SLG-ATK-4", "SLG-ABL-6")
@pytest.mark.parametrize(
    ("cards", "weapon", "hit", "miss"),
    [
        ((), "", 3, 1),
        (("AB12",), "", 4, 1),  # Avalanche, on a hit
        (("AB15",), "", 3, 1),  # Marksman, with a ranged weapon
        (("AB15",), "MK07", 4, 1),
        (("LV-rafael-3",), "", 4, 1),  # Two-Handed, with one that is not
        (("LV-rafael-3",), "MK07", 3, 1),
        (("LV-marco-2",), "", 3, 2),  # Low Blow, on a miss
        (("AB12", "AB15"), "MK07", 5, 1),
    ],
)
def test_damage_by_what_he_carries(cards: tuple[str, ...], weapon: str, hit: int, miss: int) -> None:
    for fate, dealt in ((6, hit), (1, miss)):
        t = quiet().equip("rafael", *(card for card in cards if card.startswith("AB")))
        t.g.crew["rafael"].levels = [card for card in cards if card.startswith("LV")]
        t.own("MK07", by="rafael").fight(COLOSSUS)
        attack(t, "rafael", COLOSSUS, fate, weapon=weapon)
        assert points(t.g) == dealt
        assert t.combat.row == [Foe(COLOSSUS)]


@rule("SLG-ATK-4")
@pytest.mark.parametrize(("fate", "dealt"), [(6, 4), (1, 2)])
def test_a_bonus_without_a_condition_counts_on_hits_and_misses(fate: int, dealt: int) -> None:
    heavy = {"AB12": {"effects": [{"op": "damage", "n": 1}]}}
    t = quiet(overrides={"abilities": {"ability": heavy}}).equip("rafael", "AB12").fight(COLOSSUS)
    attack(t, "rafael", COLOSSUS, fate)
    assert points(t.g) == dealt


@rule("SLG-FTG-2", "SLG-ATK-4")
def test_one_fatigue_is_no_hindrance_and_two_are_none_for_the_unbudging() -> None:
    for fatigue, levels, dealt in ((1, [], 2), (2, [], 1), (2, ["LV-mac-3"], 2)):
        t = quiet()
        t.g.crew["mac"].fatigue, t.g.crew["mac"].levels = fatigue, levels
        t.fight(COLOSSUS)
        attack(t, "mac", COLOSSUS, 6)
        assert t.attack.left == dealt


@rule("SLG-WIN-6", "SLG-DMG-9", "SLG-ATK-3")
def test_find_the_gap() -> None:
    t = quiet().equip("mac", "AB17").fight(GUARD)
    attack(t, "mac", GUARD, 6)
    assert t.asked == "aim"  # it hits, but resist would take a point
    t.answer(UseAbility, card="AB17")
    assert t.attack.left == 2
    t = quiet().equip("mac", "AB17").fight(RATS)
    attack(t, "mac", RATS, 6)
    assert t.asked == "place"  # nothing to get around
    t = quiet().equip("rafael", "AB17").fight(EYE)
    attack(t, "rafael", EYE, 4)
    assert defence(t.g) == 5
    t.answer(UseAbility, card="AB17")
    assert defence(t.g) == 4
    assert t.attack.hit


@rule("SLG-WIN-6", "SLG-ABL-6")
@pytest.mark.parametrize(("what", "enemy", "fate"), [("flying", GUARD, 6), ("resist", EYE, 4)])
def test_only_what_is_printed_is_ignored(what: str, enemy: int, fate: int) -> None:
    gap = {"AB17": {"effects": [{"op": "ignore", "what": [what]}]}}
    t = quiet(overrides={"abilities": {"ability": gap}}).equip("rafael", "AB17").fight(enemy)
    attack(t, "rafael", enemy, fate)
    assert not t.offers(UseAbility, card="AB17")


@rule("SLG-CREW-4", "SLG-ADV-3", "SLG-WIN-6")
def test_accuracy_is_for_ones_own_attack_and_only_while_it_would_miss() -> None:
    t = voyage(players=1).command(9).own("MK32").fight(COLOSSUS)
    attack(t, "mac", COLOSSUS, 2)  # 2 + 1 against 5
    assert t.asked == "aim"
    assert not t.offers(UseBoard, member="laurent")
    assert t.offers(UseCard, card="MK32", option=1)
    t = voyage(players=1).command(9).own("MK32").fight(COLOSSUS)
    attack(t, "laurent", COLOSSUS, 5)  # just enough
    assert t.asked == "blow"
    assert t.attack.hit


@rule("SLG-WIN-6")
def test_whetstone_sharpens_a_miss_or_strengthens_a_hit() -> None:
    t = quiet().equip("mac", "AB40").fight(COLOSSUS)
    attack(t, "mac", COLOSSUS, 6)
    assert t.asked == "blow"
    t.answer(UseAbility, card="AB40")
    assert t.attack.left == 3
    t = quiet().equip("mac", "AB40").fight(COLOSSUS)
    attack(t, "mac", COLOSSUS, 3)
    assert t.asked == "aim"
    t.answer(UseAbility, card="AB40")
    assert t.attack.hit
    assert t.attack.left == 3


@rule("SLG-ABL-6", "SLG-COMB-13", "SLG-FATE-3")
def test_steady_aim_once_in_a_combat_for_his_own_attack() -> None:
    t = quiet().equip("mac", "AB23").fight(COLOSSUS)
    attack(t, "rafael", COLOSSUS, 2)
    assert not t.offers(UseAbility)  # not his shot
    t = quiet().equip("mac", "AB23").fight(WARRIOR)
    attack(t, "mac", WARRIOR, 2, 5)
    t.answer(UseAbility, card="AB23")
    assert t.attack.hit
    t.square(WARRIOR, 4, 5)
    assert t.asked == "combat"
    attack(t, "mac", WARRIOR, 2)
    assert t.asked == "place"  # used up for this fight
    assert not t.attack.hit


@rule("SLG-ABL-6", "SLG-WIN-4")
def test_second_look_does_not_serve_an_attack() -> None:
    t = quiet().equip("mac", "AB24").fight(COLOSSUS)
    attack(t, "mac", COLOSSUS, 2)
    assert t.asked == "place"


@rule("SLG-WIN-6", "SLG-DMG-9")
def test_find_the_gap_gets_around_the_neighbours_resist_too() -> None:
    t = quiet().equip("mac", "AB17").fight(GUARD, WARDEN)
    attack(t, "mac", GUARD, 6)
    t.answer(UseAbility, card="AB17").square(GUARD, 3)
    assert squares(t, WARDEN) == [3]  # for one point


# --- who blocks for whom ---------------------------------------------------------------------------------


def answered(t: Voyage, member: CrewId = "mac") -> Voyage:
    """He misses the hound and stands before its answer."""
    attack(t, member, HOUND, 2)
    while t.asked == "aim":
        t.all_pass()
    return t


@rule("SLG-CREW-4", "SLG-ABL-6", "SLG-EOR-3")
def test_at_a_counterattack_everybody_blocks_for_himself_and_the_party_for_all() -> None:
    t = voyage(players=1).command(9).equip("laurent", "AB41", "AB10").equip("kannan", "AB49")
    t.g.crew["laurent"].damage = 2
    t.g.crew["rafael"].levels = ["LV-rafael-2"]  # he stands in front at the end of a round only
    t.own("A13").fight(HOUND)
    answered(t)
    assert t.asked == "block"
    assert not t.offers(UseBoard)
    assert not t.offers(UseAbility)
    assert {(option.card, option.option) for option in t.offers(UseCard)} == {("MK01", 2), ("A13", 0)}
    t = voyage(players=1).command(9).equip("laurent", "AB41", "AB10").fight(HOUND)
    answered(t, "laurent")
    assert t.offered(UseAbility, "card") == ["AB41", "AB10"]


@rule("SLG-EOR-3", "SLG-CREW-4")
def test_at_the_end_of_a_round_nobody_stands_in_front_without_a_card_that_says_so() -> None:
    t = voyage(players=1).command(9).equip("laurent", "AB10").own("A13").fight(HOUND)
    t.all_pass()
    t.member("kannan")
    assert t.asked == "block"
    assert {(option.card, option.option) for option in t.offers(UseCard)} == {("MK01", 2)}
    assert not t.offers(UseBoard)
    assert not t.offers(UseAbility)
    t = voyage(players=1).command(9).equip("laurent", "AB10").fight(HOUND)
    t.all_pass()
    t.member("rafael")
    assert t.offered(UseBoard, "member") == ["rafael"]  # a board always serves its own member


@rule("SLG-EOR-3")
def test_block_of_a_card_that_does_not_name_the_end_of_a_round() -> None:
    brief = {"AB10": {"effects": [{"op": "block", "n": 3}]}}
    t = quiet(overrides={"abilities": {"ability": brief}}).equip("laurent", "AB10").fight(HOUND)
    answered(t, "laurent").answer(UseAbility, card="AB10")
    assert t.health("laurent") == 6  # 4, less 2 by the club and 3 by the card
    t = quiet(overrides={"abilities": {"ability": brief}}).equip("laurent", "AB10").fight(HOUND)
    t.all_pass()
    t.member("laurent")
    assert t.health("laurent") == 2


# --- where points may go ---------------------------------------------------------------------------------


@rule("SLG-DMG-5", "SLG-DMG-2", "SLG-RULING-14")
def test_cards_touch_along_their_seams_and_nowhere_else() -> None:
    t = strike(quiet().fight(DECKHAND, RATS, HOUND), "rafael", RATS, 6)
    t.square(RATS, 2)
    assert (squares(t, DECKHAND), squares(t, RATS), squares(t, HOUND)) == ([3], [0, 3, 4], [])
    t.square(RATS, 3)
    assert (squares(t, DECKHAND), squares(t, RATS), squares(t, HOUND)) == ([3], [0, 1, 4, 5], [3])
    t.square(HOUND, 3)
    t.square(DECKHAND, 3)
    assert (squares(t, DECKHAND), squares(t, RATS), squares(t, HOUND)) == ([], [0, 1, 4, 5], [])
    t = strike(quiet().fight(HOUND, RATS), "rafael", RATS, 4)
    t.square(RATS, 4)
    assert (squares(t, HOUND), squares(t, RATS)) == ([8], [2, 5])


@rule("SLG-DMG-5", "SLG-DMG-2")
def test_the_ends_of_the_row_touch_nothing() -> None:
    t = strike(quiet().fight(RATS, DECKHAND), "rafael", RATS, 4)
    t.square(RATS, 2)
    assert (squares(t, RATS), squares(t, DECKHAND)) == ([0, 3, 4], [])
    t = strike(quiet().fight(JACKAL, RATS, DECKHAND), "rafael", DECKHAND, 4)
    t.square(DECKHAND, 3)
    assert (squares(t, JACKAL), squares(t, RATS), squares(t, DECKHAND)) == ([], [], [1, 2, 5])
    for square, beside in ((3, [0, 4, 6]), (5, [2, 4, 8]), (1, [0, 2, 4]), (7, [4, 6, 8])):
        t = strike(quiet().fight(HOUND), "rafael", HOUND, 3)
        t.square(HOUND, square)
        assert squares(t, HOUND) == beside


@rule("SLG-DMG-4")
def test_a_double_heart_needs_two_points_that_are_left() -> None:
    t = strike(quiet().fight(COLOSSUS), "rafael", COLOSSUS, 2)
    t.square(COLOSSUS, 1)
    assert squares(t, COLOSSUS) == [2, 4]
    t = strike(quiet().fight(COLOSSUS), "rafael", COLOSSUS, 3)
    t.square(COLOSSUS, 1)
    assert squares(t, COLOSSUS) == [0, 2, 4]


@rule("SLG-SYN-6")
def test_of_all_points_with_marcos_token_two_stay_off_the_hearts() -> None:
    t = quiet().fight(COLOSSUS)
    t.g.crew["marco"].synergies = []
    t.g.crew["rafael"].synergies.append("marco")
    t.again()
    attack(t, "rafael", COLOSSUS, 6)
    t.answer(UseSynergy, owner="marco").hush()
    assert t.attack.left == 5
    t.square(COLOSSUS, 4, 5, 8, 7)
    assert squares(t, COLOSSUS) == [1, 2, 3]  # 6 is a heart too, the fourth


@rule("SLG-SYN-6", "SLG-DMG-9", "SLG-FTG-2")
def test_with_marcos_token_alone_no_heart_is_reached_but_everything_else() -> None:
    t = quiet().fight(GUARD)
    t.g.crew["mac"].fatigue = 2
    t.g.crew["marco"].synergies = []
    t.g.crew["mac"].synergies.append("marco")
    t.again()
    attack(t, "mac", GUARD, 1)  # 1 + 2 - 1 for fatigue - 1 for resist
    t.answer(UseSynergy, owner="marco").hush()
    assert t.attack.left == 1
    assert squares(t, GUARD) == [0, 2, 4]


@rule("SLG-DMG-9", "SLG-DMG-5")
def test_a_resisting_neighbour_takes_its_toll_once() -> None:
    t = strike(quiet().fight(RATS, GUARD), "rafael", RATS, 6)
    t.square(RATS, 3, 1, 0)
    t.square(GUARD, 2)  # costs two of the three that may splash
    assert t.attack.left == 1
    assert squares(t, GUARD) == [0, 3, 4]
    t = strike(quiet().fight(RATS, GUARD), "rafael", RATS, 3)
    t.square(RATS, 3, 1)
    assert squares(t, GUARD) == []  # one point is left, and it would take two


@rule("SLG-DMG-5")
def test_buckshot_splashes_one_point_more() -> None:
    t = quiet()
    t.g.crew["mac"].levels = ["LV-mac-2"]
    strike(t.fight(RATS, DECKHAND), "mac", RATS, 5)
    t.square(RATS, 3)
    t.square(DECKHAND, 2)
    assert squares(t, DECKHAND) == [0, 3, 4]
    t.square(DECKHAND, 0)
    assert squares(t, DECKHAND) == []


@rule("SLG-DMG-5")
def test_an_attack_without_a_splash_limit_still_begins_on_the_target() -> None:
    t = strike(quiet().fight(RATS, DECKHAND), "rafael", RATS, 5, splash_free=True)
    assert squares(t, DECKHAND) == []
    t.square(RATS, 3)
    t.square(DECKHAND, 2, 3, 5)
    assert squares(t, DECKHAND) == [0, 1, 4]


@rule("SLG-EOR-2")
def test_both_neighbours_add_to_an_attack() -> None:
    from fathomfive.games.sleeping.fight import round_strength

    t = quiet().fight(MATRON, RATS, SINGER)
    assert round_strength(t.g, t.combat, t.combat.row[1]) == 1 + 1 + 2 + 1
