"""What a bot may know, and whether it makes sense of it."""

import msgspec

from fathomfive.bots import bot_named
from fathomfive.bots.greedy import value_after
from fathomfive.games.sleeping.actions import (
    Area,
    Declare,
    EventChoice,
    ExploreAt,
    GoToPort,
    Service,
    Skip,
    StoryChoice,
    Travel,
    TryEvent,
    Unequip,
    UseCard,
)
from fathomfive.games.sleeping.evaluate import evaluate
from fathomfive.games.sleeping.evaluate.course import worth_of_places
from fathomfive.games.sleeping.evaluate.fights import fight_ahead
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.score import score, value
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.events import ResolveEvent
from fathomfive.games.sleeping.steps.port import PortVisit
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions


def imagined(t: Voyage, action: Action, seed: int = 0) -> Match[SleepingState]:
    """What a bot sees of an answer."""
    sample = t.match.sample(action.seat, Dice.seeded(seed))
    sample.play(action)
    return sample


def greedy(t: Voyage) -> Action:
    return bot_named("greedy", "a").choose(t.match, t.g.active)


def at_sea(**stores: int) -> Voyage:
    """One player before an action, in the first region."""
    t = voyage(players=1)
    t.g.resources.update(stores)
    return t


def acts(t: Voyage) -> Voyage:
    return t.begin(TwoActions(), Act())


# --- what nobody has reached yet -------------------------------------------------------------------------


def test_a_bot_sees_no_page_before_it_is_read() -> None:
    t = acts(at_sea())
    sample = imagined(t, ExploreAt(0, 2))
    assert sample.ask is None
    assert sample.state.read == []


def test_a_bot_sees_not_what_a_choice_leads_to() -> None:
    t = voyage(players=1).explores(2)
    sample = imagined(t, StoryChoice(0, "A"))
    assert sample.ask is None
    assert sample.state.read == ["2"]
    assert sample.state.quests == []


def test_what_unread_pages_say_changes_no_value() -> None:
    """The same table with another story behind the choice."""
    riches = [{"op": "gain", "kind": "coin", "n": 30}]
    page = GAME.book_for(GAME.read_options({}), {}).story["2"]
    choices = [msgspec.to_builtins(choice) | {"effects": riches} for choice in page.choice]
    rich = {"map02": {"paragraph": {"2": {"choice": choices}}}}
    poor, other = voyage(players=1).explores(2), voyage(players=1, overrides=rich).explores(2)
    assert imagined(poor, StoryChoice(0, "A")).value(0) == imagined(other, StoryChoice(0, "A")).value(0)
    other.chooses("A")
    assert other.g.resources["coin"] == poor.g.resources["coin"] + 30


def test_a_choice_that_was_taken_before_holds_no_secret() -> None:
    t = voyage(players=1).explores(2)
    t.g.taken.append("2/A")
    t.g.read.append("2.1")
    t.explores(2)
    sample = imagined(t, StoryChoice(0, "A"))
    assert sample.ask is not None
    assert sample.state.quests == [1, 2]


def test_a_bot_sees_not_who_waits_in_a_fight() -> None:
    t = voyage(players=1).explores(4)
    sample = imagined(t, StoryChoice(0, "C"))
    assert sample.ask is None
    assert sample.state.combat is None


def test_a_bot_sees_not_the_event_that_comes() -> None:
    t = voyage(players=1).turn()
    sample = imagined(t, Area(0, "deck"))
    while sample.ask is not None:
        sample.play(sample.options[-1])
    assert sample.state.event_now == ""
    assert sample.state.events_left == t.g.events_left


# --- sense -----------------------------------------------------------------------------------------------


def test_at_the_end_it_is_the_result() -> None:
    t = voyage()
    t.g.ended, t.g.ending = True, 3
    assert evaluate(t.g, 0) == value(score(t.g))


def test_a_new_place_is_explored() -> None:
    assert greedy(acts(at_sea())) == ExploreAt(0, 2)


def test_an_action_is_not_skipped_before_going_ashore() -> None:
    """To skip the first and explore with the second came to the same, once."""
    at_once, later = voyage(players=1).g, voyage(players=1).g
    at_once.actions_left, later.actions_left = 1, 0
    assert evaluate(at_once, 0) > evaluate(later, 0)


def test_the_ship_leaves_for_the_next_place() -> None:
    t = at_sea()
    t.g.read.append("2")
    t.g.entries[2] = "2.1"
    assert greedy(acts(t)) == Travel(0)


def test_a_broken_ship_is_mended_where_it_can_be() -> None:
    t = at_sea(coin=8, materials=3)
    t.g.region = "2-G"
    t.g.hull.update(deck=2, galley=2, quarters=2, bridge=2, hull=1)
    assert greedy(acts(t)) == GoToPort(0)
    t.begin(PortVisit())
    assert greedy(t) == Service(0, "shipyard")
    t.answer(Service, service="shipyard")
    assert isinstance(greedy(t), Area)


def test_a_quest_makes_its_place_worth_a_visit() -> None:
    t = voyage(players=1)
    t.g.read += ["2", "7"]
    before = worth_of_places(t.g).get(7, 0)
    t.g.quests.append(2)
    t.g.note("quest", "2")
    assert worth_of_places(t.g)[7] > before
    t.g.note("explore", "7")
    assert worth_of_places(t.g).get(7, 0) == before


def test_fights_look_worse_the_stronger_they_are_and_the_weaker_the_party() -> None:
    t = voyage(players=1)
    costs = [fight_ahead(t.g, level) for level in (3, 8, 12, 17)]
    assert costs == sorted(costs, reverse=True)
    t.health_is(mac=1, rafael=1, marco=1, odessa=1)
    assert fight_ahead(t.g, 8) < costs[1]


def test_nothing_is_thrown_away_to_put_an_event_off() -> None:
    t = voyage(players=1).equip("mac", "AB14").equip("kasumi", "AB42")
    card = t.g.event_decks["perilous"].cards
    if "EV-P10" in card:
        t.g.event_decks["perilous"].take("EV-P10")
    else:
        t.g.event_unused["perilous"].take("EV-P10")
    t.g.event_now = "EV-P10"
    t.begin(ResolveEvent("EV-P10"))
    t.g.event_now = "EV-P10"
    assert t.offers(Unequip)
    assert isinstance(greedy(t), EventChoice)


def test_a_fire_aboard_is_fought() -> None:
    t = at_sea()
    t.g.read.append("2")
    t.g.ongoing.append("EV-P06")
    assert greedy(acts(t)) == TryEvent(0, "EV-P06")


def test_a_fight_is_fought() -> None:
    t = voyage(players=1).fight(1, 3)
    assert isinstance(greedy(t), Declare)


def test_every_sort_of_voyage_has_a_value() -> None:
    assert 0 < evaluate(voyage(players=4).g, 3) < 1
    assert GAME.evaluate is evaluate


# --- answers that do not count at once -------------------------------------------------------------------


def test_an_answer_is_weighed_though_the_others_may_speak_before_it_counts() -> None:
    """With a card in Tom's hand a window opens before any action of Ada's takes place (SLG-WIN-1)."""
    t = acts(voyage(players=2).hand(1, "AB08").command(1, 3))
    worlds = {type(option): value_after(t.match, option, "w") for option in t.match.options}
    assert worlds[ExploreAt] > worlds[Skip]


def test_cooking_is_weighed_by_what_it_brings() -> None:
    t = at_sea(meat=6)
    t.command(3)
    for sailor in t.g.crew.values():
        sailor.fatigue = 2
    acts(t)
    soup, skip = UseCard(0, "MK02", 0), Skip(0)
    assert value_after(t.match, soup, "w") > value_after(t.match, skip, "w")


def test_at_the_end_of_a_rich_voyage_places_are_still_told_apart() -> None:
    t = at_sea()
    t.g.cards |= dict.fromkeys((card for card in t.g.book.cards if card[0] == "A"), 0)
    t.g.quests = list(t.g.book.quests)
    acts(t)
    assert evaluate(t.g, 0) < 1
    values = {type(option): value_after(t.match, option, "w") for option in t.match.options}
    assert values[ExploreAt] > values[Skip]
