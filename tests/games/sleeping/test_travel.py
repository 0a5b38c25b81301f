"""Travel, hazards and the edges of the maps."""

import msgspec
import pytest

from fathomfive.games.sleeping.actions import (
    Cross,
    Discard,
    Equip,
    Member,
    Region,
    SailTo,
    Travel,
    UseAbility,
)
from fathomfive.games.sleeping.atlas import Atlas
from fathomfive.games.sleeping.state import Fate, Trial
from fathomfive.games.sleeping.steps.travel import SailOn, TravelAction, travel_distance
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.kernel.play import Pass
from tests.games.sleeping.table import voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


@rule("SLG-TRAV-1", "SLG-TRAV-4", "SLG-TRAV-5", "SLG-RULING-2", "SLG-RULING-6")
@example("SLG-T-7")
def test_travel_distance() -> None:
    t = voyage().fate(5).hand(1, "AB43")
    t.begin(TravelAction()).member("kasumi")
    assert t.asked == "help"
    t.answer(Discard, seat=1, card="AB43").hush()
    assert t.asked == "sail"
    assert t.g.distance_left == 3  # 5 + 2 + 1 = 8
    assert t.g.crew["kasumi"].fatigue == 1


@rule("SLG-TRAV-5", "SLG-RULING-2")
@pytest.mark.parametrize(
    ("result", "far"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (15, 4)]
)
def test_travel_table(result: int, far: int) -> None:
    assert voyage().g.book.distance(result) == far


@rule("SLG-TRAV-5")
@example("SLG-T-73")
def test_order_of_distance_effects() -> None:
    t = voyage()
    t.g.ongoing = ["EV-P06"]
    t.g.test = Trial("craft", 0, "travel", fate=Fate(10), distance=1)
    assert travel_distance(t.g) == 1
    t.g.ongoing = ["EV-M07"]
    t.g.test = Trial("craft", 0, "travel", fate=Fate(2))
    assert travel_distance(t.g) == 1
    t.g.ongoing = []
    t.g.test = Trial("craft", 0, "travel", fate=Fate(2), distance=1)
    assert travel_distance(t.g) == 2


@rule("SLG-TRAV-2", "SLG-RULING-8", "SLG-TRAV-3")
def test_who_may_steer() -> None:
    t = voyage()
    t.g.crew["gregory"].statuses.append("weakened")
    t.begin(TravelAction())
    assert t.members() == ["kannan", "kasumi"]  # own crew with craft; Mac is the other player's
    assert t.offers(Pass)
    t.g.crew["kasumi"].fatigue = 2
    t.begin(TravelAction())
    assert t.members() == ["kannan"]


@rule("SLG-TRAV-2", "SLG-STAT-3")
@example("SLG-T-65")
def test_a_frightened_captain_steers_only_with_a_craft_card() -> None:
    from fathomfive.games.sleeping.steps.challenge import Challenge
    from fathomfive.games.sleeping.steps.combat import may_attack

    t = voyage()
    t.g.crew["odessa"].statuses.append("frightened")
    assert not may_attack(t.g, "odessa")
    t.begin(Challenge("strength", 5, "story"))
    assert "odessa" in t.members()
    t.begin(TravelAction())
    assert "odessa" not in t.members()
    t.equip("odessa", "AB43").begin(TravelAction())
    assert "odessa" in t.members()


@rule("SLG-TRAV-6")
def test_the_ship_may_stop_after_any_step_even_none() -> None:
    t = voyage()
    t.begin(SailOn(3, 0))
    t.all_pass()
    assert t.g.region == "2-E"
    t.begin(SailOn(3, 0)).answer(SailTo, region="2-G")
    assert t.g.distance_left == 2
    t.all_pass()
    assert t.g.region == "2-G"


@rule("SLG-TRAV-7", "SLG-RULING-42")
def test_walls_land_and_cliffs_stop_the_ship() -> None:
    t = voyage()
    t.begin(SailOn(1, 0))
    assert sorted(t.offered(SailTo, "region")) == ["2-A", "2-B", "2-D", "2-G"]  # 2-I lies behind a wall
    t.g.region = "2-H"  # its western border is a cliff
    t.begin(SailOn(1, 0))
    assert "W" not in t.offered(Cross, "edge")


@rule("SLG-TRAV-8", "SLG-STAT-5", "SLG-STAT-6")
def test_ailments_at_the_helm() -> None:
    t = voyage().fate(1)
    t.g.crew["kasumi"].statuses += ["madness", "low_morale"]
    t.begin(TravelAction()).member("kasumi")
    assert (t.health("kasumi"), t.g.crew["kasumi"].fatigue, t.g.players[0].command) == (4, 1, 0)
    t = voyage().command(0, 0)
    t.g.crew["kasumi"].statuses.append("low_morale")
    t.begin(TravelAction())
    assert "kasumi" not in t.members()


@rule("SLG-TRAV-4")
def test_old_charts_add_distance_once_on_your_own_travel() -> None:
    t = voyage().fate(1).equip("laurent", "AB29")
    t.begin(TravelAction()).all_pass()
    t.answer(UseAbility, card="AB29").hush()
    assert t.g.distance_left == 2
    t.fate(1).begin(TravelAction()).all_pass()
    assert not t.offers(UseAbility, card="AB29")


@rule("SLG-HAZ-1", "SLG-HAZ-2", "SLG-HAZ-3", "SLG-HAZ-4", "SLG-STAT-1")
@example("SLG-T-8")
def test_ghostly_fog() -> None:
    t = voyage().fate(1)
    t.g.region = "2-J"
    t.begin(SailOn(1, 0)).answer(SailTo, region="2-K").hush()
    assert t.asked == "commit"
    t.commits("odessa")
    assert t.g.crew["odessa"].statuses == ["low_morale"]
    assert t.g.crew["odessa"].fatigue == 1


@rule("SLG-HAZ-2")
def test_others_may_help_in_a_hazard() -> None:
    t = voyage().fate(1)
    t.g.region = "2-J"
    t.begin(SailOn(1, 0)).answer(SailTo, region="2-K").hush()
    t.all_pass()
    assert t.asked == "join"


@rule("SLG-HAZ-3", "SLG-SDMG-1")
@pytest.mark.parametrize(("fates", "bay"), [((2, 6), 1), ((3,), 0)])
@example("SLG-T-9")
def test_rocky_shores(fates: tuple[int, ...], bay: int) -> None:
    t = voyage().fate(*fates)
    t.g.region = "2-D"
    t.begin(SailOn(1, 0)).answer(SailTo, region="2-H").hush()
    t.commits("gregory", "kannan").hush()
    assert t.g.hull["sickbay"] == bay
    assert t.g.ship_damage == bay


@rule("SLG-HAZ-5", "SLG-HAZ-6")
def test_sailing_on_and_coming_back() -> None:
    t = voyage().fate(6, 6)
    t.g.region = "2-D"
    t.begin(SailOn(3, 0)).answer(SailTo, region="2-H").hush()
    t.commits("gregory", "kannan")
    assert t.asked == "sail"
    assert t.g.distance_left == 2
    t.answer(SailTo, region="2-D").answer(SailTo, region="2-H").hush()
    assert t.asked == "commit"  # entered again


@rule("SLG-HAZ-6")
def test_starting_in_a_hazard_region_is_harmless() -> None:
    t = voyage()
    t.g.region = "2-H"
    t.begin(TwoActions(), Act())
    t.answer(Travel)
    assert t.asked == "travel-crew"


@rule("SLG-EDGE-1", "SLG-EDGE-2", "SLG-EDGE-3", "SLG-RULING-1", "SLG-RULING-42")
@example("SLG-T-10")
def test_west_edge() -> None:
    t = voyage()
    t.g.region = "2-D"
    t.begin(SailOn(2, 0)).answer(Cross, edge="W")
    assert t.offered(Region, "region") == ["12-D", "12-I"]
    assert all(t.g.book.atlas.regions[r].page == 13 for r in ("12-D", "12-I"))
    t.region("12-D")
    assert t.g.distance_left == 1


@rule("SLG-EDGE-3", "SLG-EDGE-5", "SLG-HAZ-1")
@example("SLG-T-58")
def test_crossing_into_a_hazard_with_the_last_step() -> None:
    t = voyage().fate(6)
    t.g.region = "2-A"
    atlas = t.g.book.atlas
    edge, entry = next(
        (edge, region)
        for name, exits in atlas.exits.items()
        for edge, regions in exits.items()
        for region in regions
        if atlas.regions[region].hazard is not None and name.startswith("4-")
    )
    t.g.region = next(n for n, e in atlas.exits.items() if n.startswith("4-") and entry in e.get(edge, ()))
    t.begin(SailOn(1, 0)).answer(Cross, edge=edge)
    if t.asked == "enter":
        t.region(entry)
    t.hush()
    assert t.asked == "commit"
    t.commits().hush()
    while t.asked not in ("turn", "sail"):
        t.match.play(t.match.options[0])
    assert t.asked == "turn"


@rule("SLG-EDGE-4")
def test_expansion_edges_are_closed() -> None:
    t = voyage()
    t.g.region = "4-F"
    t.begin(SailOn(1, 0))
    assert "E" in t.g.book.atlas.regions["4-F"].borders
    assert "E" not in t.offered(Cross, "edge")


@rule("SLG-HAZ-1")
def test_being_put_somewhere_is_no_movement() -> None:
    from fathomfive.games.sleeping import effects as fx
    from fathomfive.games.sleeping.cards import Deed
    from fathomfive.games.sleeping.steps.effects import Do

    t = voyage()
    t.begin(Do((fx.MoveShip("2-H"),), Deed(0)))
    assert t.g.region == "2-H"
    assert t.asked == "turn"


@rule("SLG-TRAV-2")
def test_members_are_offered_by_the_ask_itself() -> None:
    t = voyage()
    t.begin(TravelAction())
    assert t.offers(Member, member="kasumi")


# --- the chart -------------------------------------------------------------------------------------------


def chart() -> Atlas:
    """The atlas as it is printed, with nothing worked out yet."""
    return msgspec.structs.replace(voyage().g.book.atlas)


@rule("SLG-DEF-5", "SLG-RULING-19")
@pytest.mark.parametrize(
    ("start", "ports"),
    [
        ("2-E", ["2-G"]),
        ("2-G", ["2-G"]),
        ("2-D", ["12-D"]),  # over the western edge
        ("2-J", ["2-G", "6-C"]),
        ("2-A", ["8-G", "12-D"]),
        ("4-J", ["4-E", "18-C"]),
    ],
)
def test_the_nearest_port_is_counted_in_steps_over_all_maps(start: str, ports: list[str]) -> None:
    assert chart().nearest_ports(start) == ports


@rule("SLG-EVENT-10", "SLG-EDGE-1")
@pytest.mark.parametrize(
    ("start", "goal", "far"),
    [("2-E", "2-E", 0), ("2-C", "2-B", 1), ("2-C", "2-G", 2), ("2-E", "4-E", 4), ("12-A", "2-A", 4)],
)
def test_ways_are_counted_in_steps_of_the_ship(start: str, goal: str, far: int) -> None:
    assert chart().distance(start, goal) == far


@rule("SLG-EVENT-10")
@pytest.mark.parametrize(
    ("serpent", "ship", "steps"),
    [("2-C", "2-G", ["2-B"]), ("2-H", "2-G", ["2-D", "2-I", "6-B", "6-C"]), ("2-E", "4-E", ["2-G"])],
)
def test_every_first_step_of_a_shortest_way(serpent: str, ship: str, steps: list[str]) -> None:
    assert chart().towards(serpent, ship) == steps


@rule("SLG-EDGE-1", "SLG-EDGE-2", "SLG-EDGE-4")
@pytest.mark.parametrize(
    ("region", "edges"),
    [
        ("2-A", {"N": ("8-G", "8-J"), "W": ("12-D", "12-I")}),
        ("2-E", {}),  # no border at all
        ("4-C", {"N": ("16-F", "16-H", "16-I")}),  # to the east lies no map
        ("4-J", {}),
    ],
)
def test_which_edges_lead_where(region: str, edges: dict[str, tuple[str, ...]]) -> None:
    assert chart().exits[region] == edges


@rule("SLG-EXP-1")
@pytest.mark.parametrize(("region", "numbers"), [("2-E", [2]), ("2-B", []), ("12-H", [45])])
def test_the_locations_of_a_region(region: str, numbers: list[int]) -> None:
    assert [place.number for place in chart().places_in[region]] == numbers


# --- how far, and what is met ----------------------------------------------------------------------------


@rule("SLG-TRAV-5", "SLG-TRAV-2")
def test_cards_of_whoever_steers_add_distance() -> None:
    t = voyage().fate(1).equip("kasumi", "AB37").command(0, 0)
    t.begin(TravelAction()).member("kasumi")
    assert t.g.distance_left == 2 + 1  # 1 + 3 craft is two regions, and full steam
    t.all_pass()
    t.fate(1).begin(TravelAction()).all_pass()
    assert t.g.distance_left == 1  # she does not steer
    t = voyage().fate(1).command(0, 0)
    t.g.crew["kannan"].levels = ["LV-kannan-1"]
    t.begin(TravelAction()).member("kannan")
    assert t.g.distance_left == 1 + 1


@rule("SLG-TRAV-2", "SLG-TRAV-8", "SLG-HP-3")
def test_at_zero_health_nobody_steers() -> None:
    t = voyage().health_is(kasumi=0).begin(TravelAction())
    assert t.members() == ["gregory", "kannan"]


@rule("SLG-TRAV-6")
def test_no_further_than_the_distance() -> None:
    t = voyage().begin(SailOn(2, 0))
    assert t.g.distance_left == 2
    t.answer(SailTo, region="2-G").answer(SailTo, region="2-F")
    assert (t.asked, t.g.region, t.g.distance_left) == ("turn", "2-F", 0)
    t.begin(SailOn(2, 0)).all_pass()
    assert (t.asked, t.g.region, t.g.distance_left) == ("turn", "2-F", 0)
    t.begin(SailOn(0, 0))
    assert t.asked == "turn"


@rule("SLG-TRAV-1", "SLG-TRAV-4")
def test_a_travel_leaves_no_test_behind() -> None:
    t = voyage().fate(6).command(0, 0).begin(TravelAction())
    assert (t.trial.skill, t.trial.need) == ("craft", 0)  # craft, and no number to reach
    t.all_pass()
    assert (t.asked, t.g.distance_left, t.g.test) == ("sail", 2, None)


@rule("SLG-HAZ-3", "SLG-HAZ-4")
def test_the_consequence_of_a_hazard_goes_to_those_who_faced_it() -> None:
    t = voyage().fate(1)
    t.g.region = "2-J"
    t.begin(SailOn(1, 0)).answer(SailTo, region="2-K").hush()
    t.commits("laurent", "kannan")
    assert t.asked == "afflict"
    assert t.members() == ["laurent", "kannan"]
    t.member("kannan")
    assert t.g.participants == []  # whatever comes later is no business of theirs


@rule("SLG-HAZ-3")
def test_a_hazard_overcome_does_nothing() -> None:
    t = voyage().fate(6)
    t.g.region = "2-J"
    t.begin(SailOn(1, 0)).answer(SailTo, region="2-K").hush()
    t.commits("odessa", "laurent", "kannan")
    assert t.g.passed
    assert not any(sailor.statuses for sailor in t.g.crew.values())
    assert t.asked == "turn"


@rule("SLG-RULING-28", "SLG-WIN-1", "SLG-HAZ-1")
def test_equipping_before_the_hazard_is_faced() -> None:
    t = voyage().hand(0, "AB34").command(1, 0)
    t.g.region = "2-J"
    t.begin(SailOn(1, 0)).answer(SailTo, region="2-K")
    assert t.asked == "calm"
    t.answer(Equip, card="AB34").member("odessa")
    assert (t.asked, t.g.crew["odessa"].equipped) == ("commit", ["AB34"])
