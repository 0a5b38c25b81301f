"""Markets, ports and experience."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Area, Buy, CardOf, GoToMarket, GoToPort, Service, Skip
from fathomfive.games.sleeping.cards import Deed, discard_equipped
from fathomfive.games.sleeping.crew import skill
from fathomfive.games.sleeping.state import CREW
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.port import MarketVisit, PortVisit, inn_price, levels_for, price
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule


def market(t: Voyage, *cards: str) -> Voyage:
    """The market opens with these cards on top."""
    for card in reversed(cards):
        t.g.market_deck.take(card)
        t.g.market_deck.put(card)
    return t.begin(MarketVisit())


@rule("SLG-MKT-1")
def test_seven_cards_lie_open() -> None:
    t = voyage().begin(MarketVisit())
    assert len(t.g.market_row) == 7
    assert t.g.market_row.seen_by(None) == t.g.market_row.cards


@rule("SLG-MKT-1")
def test_a_short_deck_shows_what_is_left() -> None:
    t = voyage()
    for card in list(t.g.market_deck)[3:]:
        t.own(card)
    t.begin(MarketVisit())
    assert len(t.g.market_row) == 3


@rule("SLG-MKT-2", "SLG-MKT-3")
def test_buying_and_arming() -> None:
    t = voyage()
    t.g.resources["coin"] = 9
    market(t, "MK05", "MK13")
    t.answer(Buy, card="MK05").member("rafael")
    assert t.g.crew["rafael"].weapons == ["MK05"]
    assert t.g.resources["coin"] == 4
    t.answer(Buy, card="MK13")
    assert "MK13" in t.g.cards
    assert t.offers(Pass)


@rule("SLG-MKT-2")
def test_what_is_too_dear_is_not_offered() -> None:
    t = voyage()
    market(t, "MK07", "MK14")
    assert not t.offers(Buy, card="MK07")
    assert t.offers(Buy, card="MK14")


@rule("SLG-MKT-4")
def test_the_rest_goes_under_the_deck_in_drawn_order() -> None:
    t = market(voyage(), "MK05", "MK06", "MK07", "MK08", "MK09", "MK10", "MK11")
    t.all_pass()
    assert list(reversed(t.g.market_deck.cards))[-7:] == [f"MK{n:02}" for n in range(5, 12)]


@rule("SLG-MKT-5", "SLG-ACT-3")
def test_market_and_port_only_where_they_are() -> None:
    t = voyage().begin(TwoActions(), Act())
    assert not t.offers(GoToMarket)
    assert not t.offers(GoToPort)
    t.g.region = "2-G"
    t.begin(TwoActions(), Act())
    assert t.offers(GoToMarket)
    assert t.offers(GoToPort)
    for card in list(t.g.market_deck):
        t.own(card)
    t.begin(TwoActions(), Act())
    assert not t.offers(GoToMarket)


@rule("SLG-RULING-49")
def test_discounts_add_up_but_not_below_one() -> None:
    t = voyage().own("A37", "A57").equip("laurent", "AB50")
    assert price(t.g, "MK05") == 2
    assert price(t.g, "MK14") == 1
    t.own("A45", "A89")
    assert inn_price(t.g) == 2


@rule("SLG-PORT-1")
def test_each_service_once_or_none() -> None:
    t = voyage()
    t.g.resources["coin"] = 20
    t.g.crew["mac"].damage = 1
    t.begin(PortVisit())
    assert t.offered(Service, "service") == ["inn", "healer"]
    t.answer(Service, service="inn")
    assert "inn" not in t.offered(Service, "service")
    t.begin(PortVisit()).all_pass()
    assert t.asked == "turn"


@rule("SLG-PORT-2")
def test_inn() -> None:
    t = voyage()
    t.g.resources["coin"] = 5
    for member in CREW:
        t.g.crew[member].damage = 3
        t.g.crew[member].fatigue = 2
    t.begin(PortVisit()).answer(Service, service="inn")
    assert {(sailor.damage, sailor.fatigue) for sailor in t.g.crew.values()} == {(1, 1)}
    assert t.g.resources["coin"] == 1


@rule("SLG-PORT-3")
def test_shipyard_takes_materials_and_coins_in_any_mix() -> None:
    t = voyage()
    t.g.resources.update(coin=3, materials=1)
    t.g.hull.update(deck=2, hull=1)
    t.begin(PortVisit()).answer(Service, service="shipyard")
    t.area("deck").kind("materials")
    t.area("hull")  # with coins alone nobody is asked how to pay
    t.area("deck")
    assert t.g.ship_damage == 0
    assert (t.g.resources["coin"], t.g.resources["materials"]) == (1, 0)
    assert not t.offers(Area)  # nothing left to repair


@rule("SLG-PORT-4")
def test_healer() -> None:
    t = voyage()
    t.g.crew["mac"].damage = 5
    t.g.crew["kannan"].damage = 4
    t.begin(PortVisit()).answer(Service, service="healer").member("mac")
    assert (t.health("mac"), t.health("kannan"), t.g.resources["coin"]) == (7, 1, 2)
    assert t.asked == "healer"


@rule("SLG-PORT-5", "SLG-XP-1", "SLG-XP-2", "SLG-RULING-40")
def test_training() -> None:
    t = voyage()
    t.g.xp = 8
    t.begin(PortVisit()).answer(Service, service="training")
    assert "LV-mac-3" in t.offered(CardOf, "card")
    t.card("LV-mac-1", "LV-odessa-2")
    assert t.g.xp == 0
    assert t.g.crew["mac"].levels == ["LV-mac-1"]
    assert t.health("mac") == 8
    assert "LV-mac-1" not in levels_for(t.g, 99)
    prices = [sorted(lv.xp for lv in t.g.book.levels.values() if lv.crew == member) for member in CREW]
    assert prices == [[3, 5, 7]] * 9


@rule("SLG-XP-3", "SLG-ATK-5")
def test_level_cards_are_no_ability_cards() -> None:
    from fathomfive.games.sleeping.actions import ExtraDamage, Unequip

    t = voyage().equip("mac", "AB08", "AB09")
    t.g.crew["mac"].levels = ["LV-mac-1"]
    t.g.crew["mac"].seat = 0
    assert skill(t.g, "mac", "strength") == 4
    t.begin(TwoActions(), Act())
    assert t.offered(Unequip, "card") == ["AB08", "AB09"]
    discard_equipped(t.g, "mac", "AB08")
    assert t.g.crew["mac"].levels == ["LV-mac-1"]
    assert not t.offers(ExtraDamage)


# --- one by one ------------------------------------------------------------------------------------------


@rule("SLG-MKT-2")
def test_several_cards_are_bought_while_the_coins_last() -> None:
    t = voyage()
    t.g.resources["coin"] = 5
    market(t, "MK13", "MK14", "MK07")
    assert t.offered(Buy, "card")[:2] == ["MK13", "MK14"]
    t.answer(Buy, card="MK13")
    assert (t.g.resources["coin"], "MK13" in t.g.market_row) == (2, False)
    t.answer(Buy, card="MK14")  # exactly what is left
    assert (t.g.resources["coin"], t.asked) == (0, "market")
    assert not t.offers(Buy)
    t.all_pass()
    assert {"MK13", "MK14"} <= set(t.g.cards)
    assert not {"MK13", "MK14"} & set(t.g.market_deck)
    assert t.g.market_row.cards == []
    assert len(t.g.market_deck) == 26


@rule("SLG-MKT-3")
def test_a_bought_weapon_goes_to_anybody_and_nothing_else_is_attached() -> None:
    t = voyage()
    t.g.resources["coin"] = 9
    market(t, "MK05", "MK13").answer(Buy, card="MK05")
    assert t.members() == list(CREW)
    t.member("odessa")
    t.answer(Buy, card="MK13")
    assert t.asked == "market"  # a recipe is nobody's


@rule("SLG-RULING-49")
def test_what_lowers_a_price() -> None:
    t = voyage()
    assert (price(t.g, "MK05"), inn_price(t.g)) == (5, 4)
    t.equip("mac", "AB50")
    assert price(t.g, "MK05") == 5  # a haggler of another player does not trade on this turn
    t.g.active = 1
    assert price(t.g, "MK05") == 4
    t.health_is(mac=0)
    assert price(t.g, "MK05") == 5
    t = voyage()
    t.g.crew["marco"].levels = ["LV-marco-3"]
    assert price(t.g, "MK05") == 4  # a level counts on anybody's turn
    t.equip("marco", "AB08", "AB50")
    t.g.active = 1
    assert price(t.g, "MK05") == 3  # and so does a haggler beside it, on his own turn
    t.health_is(marco=1)
    assert price(t.g, "MK05") == 3
    t.health_is(marco=0)
    assert price(t.g, "MK05") == 5
    t = voyage().own("A45")
    assert (price(t.g, "MK05"), inn_price(t.g)) == (5, 3)  # each discount where it is good


@rule("SLG-RULING-49")
def test_the_inn_may_cost_nothing() -> None:
    cheap = {"ship": {"port": {"inn": {"cost": {"coin": 1}}}}}
    t = voyage(overrides=cheap).own("A45", "A89")
    assert inn_price(t.g) == 0
    t.g.resources["coin"] = 0
    t.g.crew["mac"].damage = 2
    t.begin(PortVisit()).answer(Service, service="inn")
    assert (t.g.resources["coin"], t.g.crew["mac"].damage) == (0, 0)


@rule("SLG-PORT-1")
@pytest.mark.parametrize(
    ("coins", "materials", "services"),
    [
        (0, 0, []),
        (0, 1, ["shipyard"]),
        (1, 0, ["shipyard", "healer"]),
        (3, 0, ["shipyard", "healer"]),
        (4, 0, ["inn", "shipyard", "healer"]),
    ],
)
def test_services_that_can_be_paid_for(coins: int, materials: int, services: list[str]) -> None:
    t = voyage()
    t.g.resources.update(coin=coins, materials=materials)
    t.g.crew["mac"].damage = 1
    t.g.hull["deck"] = 1
    t.begin(PortVisit())
    assert t.offered(Service, "service") == services


@rule("SLG-PORT-1")
def test_services_that_would_do_nothing_are_not_offered() -> None:
    t = voyage()
    t.g.resources.update(coin=9, materials=2)
    assert t.begin(PortVisit()).offered(Service, "service") == ["inn"]
    t.g.xp = 3
    assert t.begin(PortVisit()).offered(Service, "service") == ["inn", "training"]


@rule("SLG-PORT-1")
def test_a_new_visit_offers_every_service_again() -> None:
    t = voyage()
    t.g.resources["coin"] = 20
    t.g.crew["mac"].damage = t.g.crew["kannan"].damage = 1
    t.begin(PortVisit()).answer(Service, service="healer").member("mac").all_pass()
    assert t.offered(Service, "service") == ["inn"]
    t.all_pass()
    assert (t.asked, t.g.port_used) == ("turn", [])
    assert t.begin(PortVisit()).offered(Service, "service") == ["inn", "healer"]


@rule("SLG-PORT-3")
def test_the_shipyard_may_be_left_at_any_cube() -> None:
    t = voyage()
    t.g.resources.update(coin=5, materials=0)
    t.g.hull.update(deck=2, hull=1)
    t.begin(PortVisit()).answer(Service, service="shipyard")
    assert set(t.offered(Area, "area")) == {"deck", "hull"}
    t.area("deck").all_pass()
    assert (t.g.hull["deck"], t.g.hull["hull"], t.g.resources["coin"]) == (1, 1, 4)
    assert t.asked == "port"


@rule("SLG-PORT-3")
def test_the_shipyard_works_no_longer_than_it_is_paid() -> None:
    t = voyage()
    t.g.resources.update(coin=1, materials=1)
    t.g.hull.update(deck=2, bridge=2)
    t.begin(PortVisit()).answer(Service, service="shipyard").area("deck").kind("coin").area("bridge")
    assert (t.g.ship_damage, t.g.resources["coin"], t.g.resources["materials"]) == (2, 0, 0)
    assert t.asked == "port"


@rule("SLG-PORT-4")
def test_the_healer_takes_a_coin_for_each_and_may_be_left() -> None:
    t = voyage()
    t.g.resources["coin"] = 2
    for member in ("mac", "kannan", "laurent"):
        t.g.crew[member].damage = 3
    t.begin(PortVisit()).answer(Service, service="healer")
    assert t.members() == ["kannan", "laurent", "mac"]
    assert t.offers(Pass)
    t.member("kannan")
    assert t.members() == ["laurent", "mac"]
    t.member("mac")
    assert t.asked == "port"  # no coin is left
    assert [t.g.crew[member].damage for member in ("mac", "kannan", "laurent")] == [0, 0, 3]
    assert t.g.resources["coin"] == 0


@rule("SLG-PORT-5", "SLG-XP-1")
def test_training_goes_on_while_the_experience_lasts_and_may_be_left() -> None:
    t = voyage()
    t.g.xp = 5
    t.begin(PortVisit()).answer(Service, service="training")
    assert t.offers(Pass)
    assert not t.offers(CardOf, card="LV-mac-3")  # seven is too dear
    assert t.offers(CardOf, card="LV-mac-2")
    t.card("LV-mac-1")
    assert (t.g.xp, t.asked) == (2, "port")  # nothing costs two
    t.all_pass()
    t.g.xp = 6
    t.begin(PortVisit()).answer(Service, service="training").card("LV-odessa-1").all_pass()
    assert (t.g.xp, t.asked) == (3, "port")
    assert t.g.crew["odessa"].levels == ["LV-odessa-1"]
    assert t.g.crew["mac"].levels == ["LV-mac-1"]


@rule("SLG-REW-4")
def test_coins_food_materials_and_artifacts_are_one_store_for_all() -> None:
    t = voyage(players=3).command(0, 1, 0)
    t.begin(Do((fx.Gain("grain", 2), fx.Gain("coin", 2)), Deed(1)), active=1)
    assert (t.g.resources["grain"], t.g.resources["coin"]) == (3, 5)
    t.begin(PortVisit(), active=2).answer(Service, service="inn")
    assert t.g.resources["coin"] == 1  # whoever is active pays from the same purse
    t.g.crew["mac"].fatigue = 1
    t.begin(TwoActions(), Act()).answer(Skip)
    t.use("MK04", seat=1)  # flapjacks, cooked by another player on this one's turn
    assert t.g.resources["grain"] == 0
    assert not any(hasattr(player, "resources") for player in t.g.players)
