"""Exploring, the storybook, towns, quests and rewards."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import ExploreAt, Leave, StoryChoice, TurnPage, UseCard
from fathomfive.games.sleeping.book import load
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.entries import Condition
from fathomfive.games.sleeping.state import Story
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.explore import holds
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.games.sleeping.steps.windows import Calm
from tests.games.sleeping.table import voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


def keys(t):
    return t.offered(StoryChoice, "key")


@rule("SLG-EXP-1", "SLG-ACT-3")
def test_only_locations_of_the_region_can_be_explored():
    t = voyage().begin(TwoActions(), Act())
    assert t.offered(ExploreAt, "location") == [2]
    t.answer(ExploreAt, location=2).hush()
    assert t.g.story.paragraph == "2"
    assert t.g.visited == [2]


@rule("SLG-EXP-2", "SLG-KEY-2")
def test_redirect_before_text_and_effects_before_choices():
    t = voyage()
    t.g.quests = [3]  # LIT
    t.explores(2)
    assert t.g.story.paragraph == "2.6"
    assert "2" not in t.g.read
    t = voyage()
    t.g.quests = [2]
    t.explores(5)
    t = voyage().fate(6)
    t.explores(5).chooses("A")
    t.commits("kasumi")
    t.fate(6).chooses("A")
    t.commits("kannan")
    assert t.g.story.paragraph == "5.4"
    assert t.g.resources["vegetables"] == 1  # gained before the door is a question
    assert keys(t) == ["A", "B"]


@rule("SLG-KEY-3")
@example("SLG-T-57")
def test_the_first_redirect_that_holds_is_followed():
    t = voyage()
    t.g.quests = [2, 3]  # WICK and LIT
    t.explores(2)
    assert t.g.story.paragraph == "2.6"


@rule("SLG-EXP-3", "SLG-EXP-4", "SLG-KEY-2")
def test_requirements_and_costs_bar_a_choice_and_never_force_it():
    t = voyage().explores(5)
    assert keys(t) == ["A", "B"]
    t = voyage()
    t.g.quests = [5]  # PELL
    t.explores(5)
    assert keys(t) == ["A", "B", "C"]
    t.chooses("A")
    assert t.asked == "commit"
    t = voyage()
    t.g.resources["coin"] = 0
    t.explores(3).chooses("C")
    assert keys(t) == ["A", "C"]  # the coat costs two coins


@rule("SLG-EXP-5")
def test_order_inside_a_choice():
    t = voyage().fate(6)
    t.g.resources["coin"] = 2
    t.explores(3).chooses("C", "B")
    assert t.g.resources["coin"] == 0
    assert 5 in t.g.quests
    assert t.g.xp == 1


@rule("SLG-EXP-5", "SLG-COMB-9")
def test_effects_wait_for_the_fight():
    t = voyage().explores(3).chooses("D", "A")
    assert t.asked == "combat"
    assert 4 not in t.g.quests
    t.g.combat.row = []
    t.ask_again()
    assert 4 in t.g.quests
    assert t.g.resources["coin"] == 6


@rule("SLG-EXP-6")
def test_nothing_unread_is_in_the_state():
    import msgspec

    t = voyage().explores(2)
    raw = msgspec.msgpack.encode(t.g)
    for name, page in t.g.book.story.items():
        if name not in t.g.read:
            assert page.text.strip()[:40].encode() not in raw
    assert t.g.read == ["2"]


@rule("SLG-EXP-7")
def test_without_a_legal_choice_the_party_returns():
    overrides = {
        "map02": {
            "paragraph": {
                "4.2": {
                    "choice": [
                        {"key": "A", "text": "Pay.", "cost": {"artifacts": 6}, "end": "ship"},
                    ]
                }
            }
        }
    }
    t = voyage(overrides=overrides).fate(6)
    t.explores(4).chooses("B")
    t.commits("gregory")
    assert t.g.story is None


@rule("SLG-EXP-8", "SLG-TOKEN-1")
def test_back_to_the_ship_returns_explore_tokens():
    t = voyage().explores(2)
    t.g.story.tokens = ["A"]
    assert holds(t.g, Condition(explore="A"))
    t.chooses("A").reads_on()
    assert t.g.story is None
    t.begin(Opened(), Do((fx.Explore("C"), fx.Explore("C")), Deed(0)))
    assert t.g.story.tokens == ["C"]


@rule("SLG-EXP-9")
def test_a_location_may_be_explored_twice_in_a_turn():
    t = voyage().begin(TwoActions(), Act())
    t.answer(ExploreAt, location=2).hush().chooses("A").reads_on()
    assert t.g.actions_left == 1
    t.answer(ExploreAt, location=2).hush()
    assert t.g.story.paragraph == "2.4"


@rule("SLG-EXP-10")
def test_the_active_player_chooses():
    t = voyage().explores(2)
    assert t.match.ask.seats == 0


@rule("SLG-TOWN-1", "SLG-TOWN-2")
@example("SLG-T-29")
def test_town():
    t = voyage().explores(3)
    assert keys(t) == ["A", "B", "C", "D"]
    assert t.offers(Leave)
    t.chooses("B", "B")  # call at the guild, leave him to it
    assert t.g.story.paragraph == "3"
    assert keys(t) == ["A", "C", "D"]
    t.answer(Leave)
    assert t.g.story is None
    t.explores(3)
    assert keys(t) == ["A", "B", "C", "D"]


@rule("SLG-TOWN-1")
def test_one_errand_after_another_each_once_in_a_visit():
    t = voyage().fate(1)
    t.g.region = "2-G"
    t.begin(TwoActions(), Act())
    t.answer(ExploreAt, location=3).hush()
    t.chooses("C", "A")  # a choice of the same name on another page uses up nothing in town
    assert keys(t) == ["A", "B", "D"]
    t.chooses("B", "B")
    assert keys(t) == ["A", "D"]
    t.chooses("D", "B")
    t.commits()
    assert not t.g.passed  # and used up all the same
    while t.asked == "assign-damage":
        t.match.play(t.options[0])
    assert keys(t) == ["A"]
    t.answer(Leave).hush()
    t.answer(ExploreAt, location=3).hush()  # the second action of the same turn: a new visit
    assert keys(t) == ["A", "B", "C", "D"]


@rule("SLG-TOWN-2")
def test_back_in_town_without_redirects_and_entry_effects():
    t = voyage()
    t.explores(3).chooses("C", "A")
    assert t.g.story.again
    assert t.g.story.hubs[-1].used == ["C"]


@rule("SLG-TOWN-3")
def test_a_way_out_of_town_without_a_way_back():
    pages = load(None, {}).story
    towns = [page.id for page in pages.values() if page.town]
    assert "3" in towns
    out = [c for name in towns for c in pages[name].choice if c.end == "ship"]
    t = voyage().explores(3)
    t.g.story.hubs = []
    t.chooses("C", "C")  # "back to town" with no hub to go back to ends at the ship
    assert t.g.story is None
    assert all(choice.go is None for choice in out)


@rule("SLG-QUEST-1", "SLG-QUEST-2", "SLG-KEY-1", "SLG-RULING-32")
@example("SLG-T-56")
def test_quests_gained_completed_and_never_again():
    t = voyage()
    t.begin(Do((fx.GainQuest(12), fx.GainQuest(12)), Deed(0)))
    assert t.g.quests == [12]
    assert t.g.has_keyword("CHAIN")
    t.begin(Do((fx.Complete(12), fx.GainQuest(12)), Deed(0)))
    assert t.g.quests == []
    assert t.g.used_quests == [12]
    assert not t.g.has_keyword("CHAIN")
    t.begin(Do((fx.LoseQuest(12), fx.Complete(11)), Deed(0)))
    assert t.g.used_quests == [12]


@rule("SLG-QUEST-3")
def test_active_quests_are_marked():
    book = load(None, {})
    assert book.quests[2].active
    assert not book.quests[3].active


@rule("SLG-KEY-1")
def test_conditions():
    t = voyage()
    g = t.g
    g.quests, g.used_quests, g.tokens = [2], [5], ["diving_suit"]
    t.own("A01", "A02")
    assert holds(g, Condition(keyword="WICK"))
    assert not holds(g, Condition(not_keyword="WICK"))
    assert holds(g, Condition(quest_seen=5))
    assert not holds(g, Condition(keyword="PELL"))
    assert holds(g, Condition(adventure=1))
    assert holds(g, Condition(token="diving_suit"))
    assert holds(g, Condition(totems_min=2))
    assert not holds(g, Condition(totems_min=3))
    assert not holds(g, Condition(pass_min=2))
    assert holds(g, Condition(resource={"coin": 3}))
    assert holds(g, Condition(any_of=(Condition(keyword="LIT"), Condition(keyword="WICK"))))
    assert not holds(g, Condition(all_of=(Condition(keyword="LIT"), Condition(keyword="WICK"))))


@rule("SLG-REW-1", "SLG-LIM-1")
@example("SLG-T-55")
def test_gains_and_losses_stop_at_the_supply():
    t = voyage()
    t.g.resources["meat"] = 6
    t.begin(Do((fx.Gain("meat", 2), fx.Lose("coin", 9)), Deed(0)))
    assert (t.g.resources["meat"], t.g.resources["coin"]) == (6, 0)
    t = voyage().command(1, 0)
    t.g.resources.update(meat=2, grain=1)
    t.g.crew["mac"].fatigue = 1
    t.begin(Calm()).use("MK02").kind("meat", "meat")  # three of any kind: these two, and the grain
    assert (t.g.resources["meat"], t.g.resources["grain"]) == (0, 0)
    assert t.asked == "rest"


@rule("SLG-REW-1")
def test_food_is_lost_by_choice():
    t = voyage()
    t.g.resources.update(meat=1, grain=1)
    t.begin(Do((fx.Lose("food", 3),), Deed(0)))
    t.kind("meat")
    assert (t.g.resources["meat"], t.g.resources["grain"]) == (0, 0)


@rule("SLG-REW-2")
def test_damage_without_a_challenge_goes_to_anybody():
    t = voyage()
    t.begin(Do((fx.Health(-2),), Deed(0)))
    assert len(t.members()) == 9
    t.member("mac", "mac")
    assert t.health("mac") == 5


@rule("SLG-ADV-5", "SLG-WIN-1")
@example("SLG-T-60")
def test_soup_in_a_story_but_no_sailing():
    t = voyage().own("MK29").command(4, 0)
    t.g.resources.update(meat=3)
    t.g.crew["mac"].fatigue = 1
    t.explores(2)
    assert t.offers(UseCard, card="MK02")
    assert not t.offers(UseCard, card="MK29", option=0)
    t.begin(TwoActions(), Act())
    assert t.offers(UseCard, card="MK29", option=0)


@rule("SLG-EXP-2")
def test_a_page_without_choices_waits_to_be_read():
    t = voyage().explores(2).chooses("A")
    assert t.asked == "read-on"
    assert t.g.quests == [1, 2]
    t.answer(TurnPage)
    assert t.asked == "turn"


@rule("SLG-RULING-41")
def test_a_location_without_a_story_is_not_offered():
    t = voyage(overrides={"atlas": {"map": {"2": {"location": [_uncharted()]}}}})
    t.begin(TwoActions(), Act())
    assert not t.offers(ExploreAt)


def _uncharted():
    return {"number": 2, "name": "Nowhere", "region": "2-E", "paragraph": "999", "x": 1, "y": 1}


class Opened(TwoActions, tag="opened"):
    def run(self, g):
        yield from ()
        g.story = Story()
