"""Cards and tokens that change an attack or a draw in progress."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import UseAbility, UseCard, UseSynergy
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.travel import TravelAction
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_combat import EYE, GUARD, RATS, RAY, attack, quiet, squares

rule = pytest.mark.rule


def lent(t: Voyage, owner: CrewId, to: CrewId) -> Voyage:
    """Somebody's synergy token lies on another board."""
    t.g.crew[owner].synergies = []
    t.g.crew[to].synergies.append(owner)
    return t.again()


@rule("SLG-SYN-6", "SLG-DMG-4")
def test_marcos_points_go_anywhere_but_on_hearts() -> None:
    t = attack(lent(quiet().fight(EYE), "marco", "mac"), "mac", EYE, 6)
    t.answer(UseSynergy, owner="marco")
    assert t.attack.left == 2 + 2
    t.square(EYE, 1, 3)
    assert squares(t, EYE) == [0, 2]  # the third heart is not for his points


@rule("SLG-SYN-6")
def test_other_bonus_points_go_on_hearts_too() -> None:
    t = attack(lent(quiet().fight(EYE), "laurent", "mac"), "mac", EYE, 6)
    t.answer(UseSynergy, owner="laurent").square(EYE, 1, 3)
    assert squares(t, EYE) == [0, 2, 5]


@rule("SLG-ATK-2", "SLG-ATK-3", "SLG-DMG-1")
def test_the_enemy_that_was_chosen_is_struck_wherever_it_stands() -> None:
    t = attack(quiet().fight(RATS, GUARD), "audrie", GUARD, 3)
    assert t.attack.hit  # 3 + 2 against the guard's defence of 5
    t.square(GUARD, 1)
    assert [(foe.enemy, foe.covered) for foe in t.combat.row] == [(RATS, []), (GUARD, [1])]
    t = attack(quiet().fight(RATS, GUARD), "mac", GUARD, 3)
    assert t.g.crew["mac"].damage > 0  # 3 + 1 would do against the rats, but the guard answers


@rule("SLG-DMG-9", "SLG-ABL-6")
@pytest.mark.parametrize("used", [True, False])
def test_find_the_gap_against_resist(used: bool) -> None:
    t = attack(quiet().equip("mac", "AB17").fight(GUARD), "mac", GUARD, 6)
    assert t.asked == "aim"
    t.answer(UseAbility, card="AB17") if used else t.all_pass()
    assert t.attack.left == (2 if used else 1)
    assert ("AB17" in t.g.ability_discard) is used


@rule("SLG-ATK-3", "SLG-ABL-6")
@pytest.mark.parametrize("used", [True, False])
def test_find_the_gap_against_flying(used: bool) -> None:
    t = quiet().equip("laurent", "AB17").fight(RAY)  # defence 5, and 6 for a club
    attack(t, "laurent", RAY, 5)
    t.answer(UseAbility, card="AB17") if used else t.all_pass()
    assert t.combat.attack is None or t.attack.hit is used
    assert (t.g.crew["laurent"].damage == 0) is used  # after a miss the ray answers


@rule("SLG-SYN-1", "SLG-ABL-6")
@pytest.mark.parametrize("used", [True, False])
def test_coordinate_places_a_synergy_token_without_a_synergy_point(used: bool) -> None:
    t = attack(quiet().equip("mac", "AB57").fight(RATS), "mac", RATS, 6)
    assert t.asked == "blow"
    t.answer(UseAbility, card="AB57") if used else t.all_pass()
    t.square(RATS, 4, 5)
    assert (t.asked == "place-synergy") is used
    if used:
        t.member("rafael")
        assert "mac" in t.g.crew["rafael"].synergies
        assert not t.offers(UseAbility, card="AB57")


@rule("SLG-TRAV-4", "SLG-TRAV-5")
def test_distance_from_a_card_is_for_this_travel_only() -> None:
    t = voyage().own("MK23").command(1, 0).fate(1).begin(TravelAction()).all_pass()
    t.use("MK23", 1).hush()
    assert t.g.distance_left == 2
    t.all_pass()
    t.fate(1).begin(TravelAction()).all_pass().hush()
    assert t.g.distance_left == 1


@rule("SLG-CREW-5", "SLG-FATE-2", "SLG-SDMG-5", "SLG-WIN-7")
def test_a_bonus_goes_to_the_draw_that_lies_open() -> None:
    t = voyage().own("A06").command(1, 0).fate(3).begin(Do((fx.ShipDamage(1),), Deed(0)))
    t.use("A06").hush()
    assert (t.g.hull["galley"], t.g.hull["deck"]) == (0, 1)  # 3 became 4
    t = voyage().own("A06").command(1, 0).fate(3).begin(Challenge("strength", 4, "story"))
    t.all_pass()
    while t.asked == "join":
        t.all_pass()
    t.use("A06").hush()
    assert t.g.passed
    t = voyage().own("A06").command(1, 0).fight(GUARD)
    attack(t, "laurent", GUARD, 4)
    assert t.offers(UseCard, card="A06")
    t.use("A06", 0)
    assert t.attack.hit


@rule("SLG-ABL-6", "SLG-ADV-1")
@pytest.mark.parametrize(
    ("who", "deed", "gained"),
    [
        ("active", Deed(1), [1, 0, 0]),
        ("activator", Deed(1), [0, 1, 0]),
        ("you", Deed(1, "audrie"), [0, 0, 1]),  # the controller of whoever carries the card
        ("you", Deed(1), [0, 1, 0]),
        ("first_player", Deed(1), [1, 0, 0]),
        ("each", Deed(1), [1, 1, 1]),
    ],
)
def test_who_is_meant(who: fx.Who, deed: Deed, gained: list[int]) -> None:
    t = voyage(players=3).command(0, 0, 0).begin(Do((fx.Command(1, who),), deed))
    assert [player.command for player in t.g.players] == gained
    t.begin(Do((fx.Draw(1, who),), deed))
    assert [len(player.hand) for player in t.g.players] == gained
