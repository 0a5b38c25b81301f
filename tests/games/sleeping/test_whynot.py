"""What stands faintly in a list, and why something cannot be done; the chart and the choice under way."""

from importlib.resources import files

import pytest

from fathomfive.games.sleeping.actions import StoryChoice
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.ship import ShipAction
from fathomfive.games.sleeping.steps.travel import SailOn
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.kernel.text import Texts, house_words
from fathomfive.scene import Art, Mat, Story, faults
from fathomfive.scene.view import show, stage_of
from tests.at_the_table import node
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions

SAY = Texts("en", house_words(), files(GAME.package) / "text")


def reason(t: Voyage, touched: str, seat: int = 0) -> tuple[str, str] | None:
    found = GAME.why_not(t.g, seat, touched)
    return None if found is None else (SAY(found[0]), found[1])


def law(t: Voyage, touched: str, seat: int = 0) -> str:
    """The rule that the reason comes from: there is one."""
    found = reason(t, touched, seat)
    assert found is not None
    return found[1]


def faint(t: Voyage, seat: int = 0) -> dict[str, str]:
    """What stands there dimly, and why."""
    scene = show(t.match, seat)
    assert not faults(stage_of(t.match), scene)
    return {SAY(option.label): SAY(option.why_not) for option in scene.options if option.why_not}


def test_whoever_cannot_join_a_test_says_why() -> None:
    t = voyage()
    t.g.crew["gregory"].fatigue = 2
    t.health_is(kannan=0)
    t.begin(Challenge("craft", 5, "story"))
    assert faint(t) == {
        "Gregory": "Gregory carries two fatigue and must rest first.",
        "Kannan": "Kannan has no health left. Restore some first.",
    }
    assert reason(t, "gregory") == ("Gregory carries two fatigue and must rest first.", "SLG-CHAL-2")
    assert law(t, "mac") == "SLG-CHAL-3"
    assert reason(t, "kasumi") is None


def test_low_spirits_cost_a_command() -> None:
    t = voyage().command(0, 1)
    t.g.crew["kasumi"].statuses.append("low_morale")
    t.begin(Challenge("craft", 5, "story"))
    assert law(t, "kasumi") == "SLG-CHAL-4"


def test_whoever_cannot_attack_says_why() -> None:
    t = voyage()
    t.g.crew["laurent"].statuses.append("frightened")
    t.g.crew["kannan"].damage = 5
    t.fight(1, 3)
    assert faint(t)["Laurent"] == "Laurent is frightened and does not attack."
    assert law(t, "kannan") == "SLG-ATK-1"
    t.combat.tokens = [0, 2]
    assert reason(t, "gregory") == ("You have no combat token left this round.", "SLG-COMB-2")


def test_where_there_is_no_port_the_list_says_so() -> None:
    t = voyage().begin(TwoActions(), Act())
    assert list(faint(t).values()) == [
        "There is no port in this region.",
        "There is no market in this region.",
    ]
    assert faint(t, seat=1) == {}


@pytest.mark.parametrize(
    ("touched", "rule"), [("region-2-A", "SLG-TRAV-1"), ("location-8", "SLG-EXP-1"), ("location-2", None)]
)
def test_places_out_of_reach_say_why(touched: str, rule: str | None) -> None:
    t = voyage().begin(TwoActions(), Act())
    assert (reason(t, touched) or ("", None))[1] == rule


def test_a_region_that_does_not_touch_is_out_of_reach() -> None:
    t = voyage().begin(SailOn(2, 0))
    assert law(t, "region-2-C") == "SLG-TRAV-6"
    assert law(t, "region-2-C", seat=1) == "SLG-TURN-1"


def test_rooms_say_why_not() -> None:
    t = voyage()
    t.g.room = "deck"
    t.g.hull["galley"] = 2
    t.begin(ShipAction())
    assert law(t, "room-deck") == "SLG-SHIP-1"
    assert law(t, "room-galley") == "SLG-SHIP-2"
    assert reason(t, "room-bridge") is None


def test_cards_say_why_not() -> None:
    t = voyage().command(0, 0).begin(TwoActions(), Act())
    assert reason(t, "card-MK01") == ("Gloria costs 1 command.", "SLG-CMD-1")
    t.g.cards["MK01"] = 1
    assert law(t, "card-MK01") == "SLG-CMD-2"


def test_the_chart_shows_where_the_party_has_been() -> None:
    t = voyage()
    t.g.visited = [2, 7, 23]
    chart = node(show(t.match, None), "chart", Mat)
    assert [space.id for space in chart.spaces if space.id == "chart-2"]
    assert len(chart.spaces) == 9
    drawn = [item.sprite.symbol for item in chart.art if isinstance(item, Art)]
    assert drawn == [
        "sleeping-loc-23",
        "sleeping-loc-2",
        "sleeping-loc-7",
        "sleeping-ship",
    ]  # from north to south
    assert SAY(chart.note) == "3 of 69 places seen"


def test_the_choice_under_way_is_marked() -> None:
    t = voyage().explores(2)
    t.answer(StoryChoice, key="B")
    states = {choice.key: choice.state for choice in node(show(t.match, 0), "story", Story).choices}
    assert states == {"A": "", "B": "taken", "C": ""}
