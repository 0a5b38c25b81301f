"""What the options of a question say: enough to choose by, in one line of a phone without any heading."""

from importlib.resources import files

import pytest

from fathomfive.games.sleeping.actions import Kind, SeatOf
from fathomfive.games.sleeping.describe import why
from fathomfive.games.sleeping.effects import Gain, Lose
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.names import effects_words
from fathomfive.games.sleeping.steps.explore import Exploration
from fathomfive.games.sleeping.steps.ship import SearchTokens, ShipAction
from fathomfive.games.sleeping.steps.travel import TravelAction
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.scene import Card, Piece
from fathomfive.scene.about import rule_about, things
from fathomfive.scene.view import show, stage_of
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions

SAY = Texts("en", house_words(), files(GAME.package) / "text")


def read(t: Voyage) -> dict[str, str]:
    """Each option that can be taken, and what it says comes of it."""
    options = show(t.match, t.g.active).options
    return {SAY(option.label): SAY(option.follows) for option in options if option.action is not None}


@pytest.mark.parametrize(("players", "command", "back"), [(1, 2, 2), (2, 3, 2), (3, 4, 3)])
def test_a_room_says_what_it_gives_to_so_many_players(players: int, command: int, back: int) -> None:
    gives = read(voyage(players=players).begin(ShipAction()))["Quarters"]
    assert gives == f"Gives: draw a card, {command} command, {back} command comes back from used abilities"


def test_a_card_to_throw_away_does_not_look_like_a_place_to_explore() -> None:
    offered = read(voyage().equip("kasumi", "AB03").begin(TwoActions(), Act()))
    assert {"Explore Ember Light", "Discard Heavy Swing"} <= set(offered)


def test_a_choice_carries_its_own_words_and_promises_no_more_than_it_can() -> None:
    t = voyage().begin(Exploration(2))
    assert "A: Ask her where in the world you are." in read(t)
    badges = [SAY(option.badge.text) for option in show(t.match, 0).options if option.badge is not None]
    assert badges
    assert all(badge.startswith("up to ") for badge in badges)


def test_travel_has_no_number_to_reach() -> None:
    t = voyage().fate(2).hand(1, "AB43")
    t.begin(TravelAction()).member("kasumi")
    prompt = show(t.match, 1).prompt
    assert prompt is not None
    assert SAY(prompt.text) == "Craft 4 so far. Can anybody add to it?"


def test_one_coin_and_two_coins() -> None:
    book = voyage().g.book
    said = {n: SAY(effects_words(book, (Gain(kind="coin", n=n), Lose(kind="any", n=n)))) for n in (1, 2)}
    assert said == {1: "1 coin, lose 1 resource of any kind", 2: "2 coins, lose 2 resources of any kind"}


def test_somebody_to_be_picked_says_what_they_are_good_at() -> None:
    setup = Setup("sleeping", 2, {"crew": "draft"})
    t = Voyage(Match.start(GAME, setup, Dice.seeded(1)))
    t.answer(SeatOf, other=0)
    assert read(t)["Audrie"] == (
        "photographer: Perception 1, Savvy 1, Cunning 1. "
        "For command: redraw a drawn fate of 1; or +1 damage on her attack."
    )


def test_a_hazard_is_asked_about_as_itself_and_tells_its_test() -> None:
    t = voyage()
    regions = {region.id: region for region in t.g.book.atlas.maps[t.g.map].region}
    drawn = show(t.match, None).nodes
    found = {name: node for name, node in drawn.items() if name.startswith("hazard-")}
    assert {name.removeprefix("hazard-") for name in found} == {
        name for name, region in regions.items() if region.hazard is not None
    }
    for name, piece in found.items():
        hazard = regions[name.removeprefix("hazard-")].hazard
        assert isinstance(piece, Piece)
        assert hazard is not None
        assert SAY(piece.label) == f"Hazard: {hazard.name}"
        [fact] = piece.facts
        assert f" {hazard.n}. If that fails: " in SAY(fact)


def test_a_totem_is_asked_about_as_such() -> None:
    t = voyage().own("A01")
    thing = next(thing for thing in things(stage_of(t.match), show(t.match, 0)) if thing.id == "card-A01")
    assert isinstance(thing.shown, Card)
    assert SAY(thing.shown.note) == "Totem"
    assert rule_about(thing, GAME.rulebook.about) == "SLG-CAMP-5"


def test_nothing_is_shown_where_nothing_lies() -> None:
    t = voyage()
    t.g.quests.clear()
    assert "quests" not in show(t.match, 0).nodes


def test_a_search_token_is_named_when_it_is_turned_up() -> None:
    t = voyage()
    heard: list[str] = []
    t.begin(SearchTokens(3, 0))
    t.match.listen(lambda tell: heard.append(SAY(Text(tell.text, tell.args))))
    t.g.search_stack.take("S3")
    t.g.search_stack.put("S3")
    t.answer(Kind, kind="draw")
    assert heard == ["Seat 1 turns up a search token: 1 coin; or 2 materials."]


def test_why_is_answered_by_the_rule_of_the_option() -> None:
    rooms = show(voyage().begin(ShipAction()).match, 0).options
    assert {SAY(option.label): option.rule for option in rooms}["Sick Bay"] == "SLG-SHIP-14"
    actions = show(voyage().begin(TwoActions(), Act()).match, 0).options
    rules = {SAY(option.label): option.rule for option in actions}
    assert rules["Travel"] == "SLG-TRAV-1"
    assert rules["Skip for 1 command"] == "SLG-ACT-2"


def test_every_rule_that_answers_why_is_in_the_book() -> None:
    named = {*why.BY_VERB.values(), *why.ROOMS.values(), *why.SERVICES.values()}
    assert [rule for rule in sorted(named) if rule not in GAME.rulebook] == []


def test_what_a_turn_is_for_is_listed_before_equipment() -> None:
    t = voyage(players=1).hand(0, "AB08").command(4).equip("mac", "AB12").begin(TwoActions(), Act())
    listed = [str(option.action["do"]) for option in show(t.match, 0).options if option.action]
    assert listed.index("travel") < min(listed.index("equip"), listed.index("unequip"))
