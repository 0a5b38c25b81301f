"""Exploring, the storybook, towns, quests and rewards."""

from typing import Any

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Equip,
    ExploreAt,
    Kind,
    Leave,
    LeaveIt,
    Skip,
    StoryChoice,
    TurnPage,
    UseCard,
)
from fathomfive.games.sleeping.book import load_book
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.entries import Condition
from fathomfive.games.sleeping.state import SleepingState, Story
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.explore import holds
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.games.sleeping.steps.windows import Calm, can_pay, pay_cost
from fathomfive.kernel.play import Pass, Play
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


def keys(t: Voyage) -> list[str]:
    return t.offered(StoryChoice, "key")


@rule("SLG-EXP-1", "SLG-ACT-3")
def test_only_locations_of_the_region_can_be_explored() -> None:
    t = voyage().begin(TwoActions(), Act())
    assert t.offered(ExploreAt, "location") == [2]
    t.answer(ExploreAt, location=2).hush()
    assert t.story.paragraph == "2"
    assert t.g.visited == [2]


@rule("SLG-EXP-2", "SLG-KEY-2")
def test_redirect_before_text_and_effects_before_choices() -> None:
    t = voyage()
    t.g.quests = [3]  # LIT
    t.explores(2)
    assert t.story.paragraph == "2.6"
    assert "2" not in t.g.read
    t = voyage()
    t.g.quests = [2]
    t.explores(5)
    t = voyage().fate(6)
    t.explores(5).chooses("A")
    t.commits("kasumi")
    t.fate(6).chooses("A")
    t.commits("kannan")
    assert t.story.paragraph == "5.4"
    assert t.g.resources["vegetables"] == 1  # gained before the door is a question
    assert keys(t) == ["A", "B"]


@rule("SLG-KEY-3")
@example("SLG-T-57")
def test_the_first_redirect_that_holds_is_followed() -> None:
    t = voyage()
    t.g.quests = [2, 3]  # WICK and LIT
    t.explores(2)
    assert t.story.paragraph == "2.6"


@rule("SLG-EXP-3", "SLG-EXP-4", "SLG-KEY-2")
def test_requirements_and_costs_bar_a_choice_and_never_force_it() -> None:
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
def test_order_inside_a_choice() -> None:
    t = voyage().fate(6)
    t.g.resources["coin"] = 2
    t.explores(3).chooses("C", "B")
    assert t.g.resources["coin"] == 0
    assert 5 in t.g.quests
    assert t.g.xp == 1


@rule("SLG-EXP-5", "SLG-COMB-9")
def test_effects_wait_for_the_fight() -> None:
    t = voyage().explores(3).chooses("D", "A")
    assert t.asked == "combat"
    assert 4 not in t.g.quests
    t.combat.row = []
    t.again()
    assert 4 in t.g.quests
    assert t.g.resources["coin"] == 6


@rule("SLG-EXP-6")
def test_nothing_unread_is_in_the_state() -> None:
    import msgspec

    t = voyage().explores(2)
    raw = msgspec.msgpack.encode(t.g)
    for name, page in t.g.book.story.items():
        if name not in t.g.read:
            assert page.text.strip()[:40].encode() not in raw
    assert t.g.read == ["2"]


@rule("SLG-EXP-7")
def test_without_a_legal_choice_the_party_returns() -> None:
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
def test_back_to_the_ship_returns_explore_tokens() -> None:
    t = voyage().explores(2)
    t.story.tokens = ["A"]
    assert holds(t.g, Condition(explore="A"))
    t.chooses("A").reads_on()
    assert t.g.story is None
    t.begin(Opened(), Do((fx.Explore("C"), fx.Explore("C")), Deed(0)))
    assert t.story.tokens == ["C"]


@rule("SLG-EXP-9")
def test_a_location_may_be_explored_twice_in_a_turn() -> None:
    t = voyage().begin(TwoActions(), Act())
    t.answer(ExploreAt, location=2).hush().chooses("A").reads_on()
    assert t.g.actions_left == 1
    t.answer(ExploreAt, location=2).hush()
    assert t.story.paragraph == "2.4"


@rule("SLG-EXP-10")
def test_the_active_player_chooses() -> None:
    t = voyage().explores(2)
    assert {answer.seat for answer in t.offers(StoryChoice)} == {0}


@rule("SLG-EXP-10")
def test_the_others_say_that_they_have_read_a_page_that_a_choice_takes_away() -> None:
    """Where a bot chooses, people are asked first, and the house waits for them."""
    t = voyage().explores(2)
    assert t.ask.asked == (0, 1)
    assert t.ask.options_of(1) == [Pass(1)]
    t.match.play(Pass(1))
    assert (t.asked, t.match.waiting_for) == ("story-choice", (0,))
    t.chooses("A")
    assert t.asked == "read-on"


@rule("SLG-TOWN-1", "SLG-TOWN-2")
@example("SLG-T-29")
def test_town() -> None:
    t = voyage().explores(3)
    assert keys(t) == ["A", "B", "C", "D", "E", "F"]
    assert t.offers(Leave)
    t.chooses("B", "B")  # call at the guild, leave him to it
    assert t.story.paragraph == "3"
    assert keys(t) == ["A", "C", "D", "E", "F"]
    t.answer(Leave)
    assert t.g.story is None
    t.explores(3)
    assert keys(t) == ["A", "B", "C", "D", "E", "F"]


@rule("SLG-TOWN-1")
def test_one_errand_after_another_each_once_in_a_visit() -> None:
    t = voyage().fate(1)
    t.g.region = "2-G"
    t.begin(TwoActions(), Act())
    t.answer(ExploreAt, location=3).hush()
    t.chooses("C", "A")  # a choice of the same name on another page uses up nothing in town
    assert keys(t) == ["A", "B", "D", "E", "F"]
    t.chooses("B", "B")
    assert keys(t) == ["A", "D", "E", "F"]
    t.chooses("D", "B")
    t.commits()
    assert not t.g.passed  # and used up all the same
    while t.asked == "assign-damage":
        t.match.play(t.match.options[0])
    assert keys(t) == ["A", "E", "F"]
    t.answer(Leave).hush()
    t.answer(ExploreAt, location=3).hush()  # the second action of the same turn: a new visit
    assert keys(t) == ["A", "B", "C", "D", "E", "F"]


@rule("SLG-TOWN-2")
def test_back_in_town_without_redirects_and_entry_effects() -> None:
    t = voyage()
    t.explores(3).chooses("C", "A")
    assert t.story.again
    assert t.story.hubs[-1].used == ["C"]


@rule("SLG-TOWN-3")
def test_a_way_out_of_town_without_a_way_back() -> None:
    pages = load_book().story
    towns = [page.id for page in pages.values() if page.town]
    assert "3" in towns
    out = [c for name in towns for c in pages[name].choice if c.end == "ship"]
    t = voyage().explores(3)
    t.story.hubs = []
    t.chooses("C", "C")  # "back to town" with no hub to go back to ends at the ship
    assert t.g.story is None
    assert all(choice.go is None for choice in out)


@rule("SLG-QUEST-1", "SLG-QUEST-2", "SLG-KEY-1", "SLG-RULING-32")
@example("SLG-T-56")
def test_quests_gained_completed_and_never_again() -> None:
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
def test_active_quests_are_marked() -> None:
    book = load_book()
    assert book.quests[2].active
    assert not book.quests[3].active


@rule("SLG-KEY-1")
def test_conditions() -> None:
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
def test_gains_and_losses_stop_at_the_supply() -> None:
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
def test_food_is_lost_by_choice() -> None:
    t = voyage()
    t.g.resources.update(meat=1, grain=1)
    t.begin(Do((fx.Lose("food", 3),), Deed(0)))
    t.kind("meat")
    assert (t.g.resources["meat"], t.g.resources["grain"]) == (0, 0)


@rule("SLG-REW-2")
def test_damage_without_a_challenge_goes_to_anybody() -> None:
    t = voyage()
    t.begin(Do((fx.Health(-2),), Deed(0)))
    assert len(t.members()) == 9
    t.member("mac", "mac")
    assert t.health("mac") == 5


@rule("SLG-ADV-5", "SLG-WIN-1")
@example("SLG-T-60")
def test_soup_in_a_story_but_no_sailing() -> None:
    t = voyage().own("MK29").command(4, 0)
    t.g.resources.update(meat=3)
    t.g.crew["mac"].fatigue = 1
    t.explores(2)
    assert t.offers(UseCard, card="MK02")
    assert not t.offers(UseCard, card="MK29", option=0)
    t.begin(TwoActions(), Act())
    assert t.offers(UseCard, card="MK29", option=0)


@rule("SLG-EXP-2")
def test_a_page_without_choices_waits_to_be_read() -> None:
    t = voyage().explores(2).chooses("A")
    assert t.asked == "read-on"
    assert t.g.quests == [1, 2]
    t.answer(TurnPage)
    assert t.asked == "turn"


@rule("SLG-EXP-2", "SLG-RULING-52")
def test_a_page_is_turned_when_everybody_has_read_it() -> None:
    t = voyage(players=3).explores(2).chooses("A")
    assert t.ask.asked == (0, 1, 2)
    assert t.offers(TurnPage) == [TurnPage(0)]
    t.match.play(Pass(2))
    t.match.play(Pass(0))
    assert (t.asked, t.match.waiting_for) == ("read-on", (1,))
    t.match.play(Pass(1))
    assert t.asked == "turn"


@rule("SLG-RULING-52")
def test_the_active_player_may_turn_a_page_before_all_have_read_it() -> None:
    t = voyage().explores(2).chooses("A")
    t.answer(TurnPage, seat=0)
    assert t.asked == "turn"
    t = voyage(players=1).explores(2).chooses("A")
    assert t.match.options == [TurnPage(0)]  # nobody else reads


@rule("SLG-RULING-56")
def test_a_choice_is_left_to_the_next_player_and_goes_round() -> None:
    t = voyage(players=3).explores(2)
    assert t.about["giver"] == 0
    assert t.offers(LeaveIt) == [LeaveIt(0, to=1)]
    t.answer(LeaveIt, seat=0)
    assert (t.asked, t.about["giver"], t.ask.asked) == ("story-choice", 1, (1, 2, 0))
    assert {one.seat for one in t.offers(StoryChoice)} == {1}
    assert t.offers(Pass) == [Pass(2), Pass(0)]
    t.answer(LeaveIt, seat=1).answer(LeaveIt, seat=2)
    assert t.offers(LeaveIt) == [LeaveIt(0, to=1)]
    assert not voyage(players=1).explores(2).offers(LeaveIt)


@rule("SLG-RULING-56")
def test_whoever_it_is_left_to_chooses_and_the_turn_stays_whose_it_is() -> None:
    t = voyage(players=3).explores(5).answer(LeaveIt, seat=0)
    assert t.said("leaves-it")[-1].seat == 0
    t.answer(StoryChoice, seat=1, key="A")
    assert t.said("choice")[-1].seat == 1
    assert (t.asked, t.ask.asked) == ("commit", (0,))


@rule("SLG-RULING-56", "SLG-TOWN-2")
def test_whoever_it_is_left_to_may_leave_a_town() -> None:
    t = voyage().explores(3).reads_on()
    t.answer(LeaveIt, seat=0).answer(Leave, seat=1)
    assert t.g.story is None


@rule("SLG-RULING-56", "SLG-WIN-1")
def test_something_may_be_used_over_a_page_that_was_left_to_another() -> None:
    t = voyage().hand(0, "AB08").command(1, 0).explores(2).answer(LeaveIt, seat=0)
    t.answer(Equip, seat=0, card="AB08").member("mac")
    assert (t.asked, t.about["giver"]) == ("story-choice", 1)


@rule("SLG-RULING-51")
def test_whoever_reads_along_may_use_something_over_a_page_with_choices() -> None:
    t = voyage().hand(1, "AB08").command(0, 1).explores(2)
    assert (t.asked, t.ask.asked) == ("story-choice", (0, 1))
    t.answer(Equip, seat=1, card="AB08").member("mac")
    assert t.g.crew["mac"].equipped == ["AB08"]
    assert t.asked == "story-choice"
    t.chooses("A")
    assert t.asked == "read-on"  # and nobody was asked again before the choice counted


@rule("SLG-RULING-41")
def test_a_location_without_a_story_is_not_offered() -> None:
    t = voyage(overrides={"atlas": {"map": {"2": {"location": [_uncharted()]}}}})
    t.begin(TwoActions(), Act())
    assert not t.offers(ExploreAt)


def _uncharted() -> dict[str, Any]:
    return {"number": 2, "name": "Nowhere", "region": "2-E", "paragraph": "999", "x": 1, "y": 1}


class Opened(TwoActions, tag="opened"):
    def run(self, g: SleepingState) -> Play:
        yield from ()
        g.story = Story()


# --- reading, page by page -------------------------------------------------------------------------------


@rule("SLG-EXP-3", "SLG-KEY-1")
@pytest.mark.parametrize(
    ("wanted", "met"),
    [
        (Condition(keyword="WICK"), True),
        (Condition(keyword="LIT"), False),
        (Condition(keyword="PELL"), False),  # its card is in the used box
        (Condition(not_keyword="LIT"), True),
        (Condition(quest_seen=2), True),
        (Condition(quest_seen=5), True),
        (Condition(quest_seen=9), False),
        (Condition(explore="A"), True),
        (Condition(explore="B"), False),
        (Condition(adventure=1), True),
        (Condition(adventure=3), False),
        (Condition(token="diving_suit"), True),
        (Condition(token="dinosaur_egg"), False),
        (Condition(totems_min=1), True),
        (Condition(totems_min=2), True),
        (Condition(totems_min=3), False),
        (Condition(pass_min=2), True),
        (Condition(pass_min=3), False),
        (Condition(resource={"coin": 3, "grain": 1}), True),
        (Condition(resource={"coin": 3, "meat": 1}), False),
        (Condition(any_of=(Condition(keyword="LIT"), Condition(keyword="WICK"))), True),
        (Condition(any_of=(Condition(keyword="LIT"), Condition(quest_seen=9))), False),
        (Condition(all_of=(Condition(adventure=1), Condition(keyword="WICK"))), True),
        (Condition(all_of=(Condition(keyword="LIT"), Condition(keyword="WICK"))), False),
    ],
    ids=str,
)
def test_what_a_page_may_ask_for(wanted: Condition, met: bool) -> None:
    t = voyage().own("A01", "A02", "A40")  # two totems and a lens
    t.g.quests, t.g.used_quests, t.g.tokens, t.g.bells = [2], [5], ["diving_suit"], 1
    t.g.story = Story(tokens=["A"])
    assert holds(t.g, wanted) is met


@rule("SLG-TOKEN-1", "SLG-EXP-8")
def test_on_the_ship_nobody_has_an_explore_token() -> None:
    t = voyage()
    assert not holds(t.g, Condition(explore="A"))
    t.begin(Do((fx.Explore("A"),), Deed(0)))
    assert t.g.story is None
    t.begin(Opened(), Do((fx.Explore("B"), fx.Explore("D"), fx.Explore("B")), Deed(0)))
    assert t.story.tokens == ["B", "D"]


@rule("SLG-EXP-1", "SLG-EXP-9", "SLG-SAVE-2")
def test_the_log_and_the_map_remember_where_the_party_was() -> None:
    t = voyage().explores(2)
    assert (t.g.visited, t.g.entries, t.g.read) == ([2], {2: "2"}, ["2"])
    t.chooses("A").reads_on()
    assert (t.g.visited, t.g.entries, t.g.read) == ([2], {2: "2"}, ["2", "2.1"])
    t.explores(2)  # by now the page sends them on
    assert (t.g.visited, t.g.entries, t.g.read) == ([2], {2: "2.4"}, ["2", "2.1", "2.4"])
    t.explores(2)
    assert t.g.read == ["2", "2.1", "2.4"]
    assert [(entry.turn, entry.what, entry.id) for entry in t.g.log] == [
        (1, "explore", "2"),
        (1, "quest", "1"),
        (1, "quest", "2"),
        (2, "explore", "2"),
        (2, "explore", "2"),
    ]


@rule("SLG-SAVE-2", "SLG-QUEST-1", "SLG-QUEST-2")
def test_the_log_tells_of_quests_cards_levels_and_totems() -> None:
    t = voyage().own("MK20")
    t.begin(
        Do(
            (
                fx.GainQuest(12),
                fx.Complete(12),
                fx.GainQuest(11),
                fx.LoseQuest(11),
                fx.GainAdventure(44),
                fx.GainAdventure(3),
                fx.FreeLevel(max_xp=3, n=1),
            ),
            Deed(0),
        )
    )
    t.card("LV-mac-1")
    assert [(entry.what, entry.id) for entry in t.g.log] == [
        ("quest", "12"),
        ("quest-done", "12"),
        ("quest", "11"),
        ("card", "A44"),
        ("totem", "A03"),
        ("level", "LV-mac-1"),
    ]


@rule("SLG-EXP-6")
def test_what_has_been_read_cannot_be_unread() -> None:
    t = voyage(players=1).begin(TwoActions(), Act())
    t.answer(ExploreAt, location=2)
    assert not t.match.can_take_back(0)


@rule("SLG-EXP-6")
@pytest.mark.parametrize(
    ("read", "taken", "back"),
    [
        (["2", "2.1"], ["2/A"], True),  # everybody knows this page, and that the choice leads there
        (["2"], ["2/A"], False),
        (["2", "2.1"], [], False),
        (["2", "2.1"], ["2/B"], False),
    ],
)
def test_a_choice_is_taken_back_only_if_it_told_nothing_new(
    read: list[str], taken: list[str], back: bool
) -> None:
    t = voyage(players=1)
    t.g.read, t.g.taken = read, list(taken)
    t.explores(2).chooses("A")
    assert t.match.can_take_back(0) is back
    assert t.g.taken == list(dict.fromkeys([*taken, "2/A"]))
    assert t.g.read == ["2", "2.1"]


@rule("SLG-EXP-6", "SLG-CHAL-9")
def test_where_a_choice_leads_after_a_test_is_remembered_once() -> None:
    t = voyage().fate(6).explores(2).chooses("B")
    t.commits("kasumi")
    assert (t.story.paragraph, t.g.taken) == ("2.2", ["2/B"])
    t.g.quests = []
    t.fate(6).explores(2).chooses("B").commits("kannan", "gregory")
    assert (t.story.paragraph, t.g.taken) == ("2.2", ["2/B"])


@rule("SLG-EXP-2", "SLG-EXP-5", "SLG-FAIL-7")
def test_a_failure_without_a_page_of_its_own_leads_where_success_leads() -> None:
    t = voyage().fate(1).explores(2).chooses("B")
    t.commits("laurent")
    assert t.health("laurent") == 6 - 2
    assert t.g.book.failure(t.story.failure).startswith("A counterweight")
    assert t.story.paragraph == "2.2"
    assert t.g.resources["coin"] == 3 + 2
    assert t.g.participants == []


@rule("SLG-FAIL-7", "SLG-EXP-3")
def test_a_test_without_a_fail_line_costs_nothing_but_fatigue() -> None:
    choice = {"key": "A", "text": "Try.", "challenge": {"skill": "craft", "n": 9}, "go": "2.1"}
    t = voyage(overrides={"map02": {"paragraph": {"2": {"choice": [choice]}}}}).fate(1)
    t.explores(2).chooses("A")
    t.commits("laurent")
    assert not t.g.passed
    assert (t.story.paragraph, t.story.failure, t.health("laurent")) == ("2.1", "", 6)


@rule("SLG-FAIL-4", "SLG-EXP-5")
def test_a_failure_with_a_page_of_its_own_leads_there() -> None:
    t = voyage().fate(1).explores(3).chooses("A")
    t.commits()
    assert t.story.paragraph == "3.9"
    assert t.g.resources["coin"] == 2
    assert "3/A" not in t.g.taken  # nobody knows where it would have led
    t = voyage().fate(6).explores(3).chooses("A")
    t.commits()
    assert (t.story.paragraph, t.g.resources["coin"]) == ("3.1", 3)


@rule("SLG-TOWN-2", "SLG-EXP-2")
def test_back_in_town_nothing_is_read_again() -> None:
    t = voyage().explores(3)
    assert not t.story.again
    t.chooses("C", "C")
    assert (t.story.paragraph, t.story.again) == ("3", True)
    t.chooses("B")
    assert (t.story.paragraph, t.story.again) == ("3.2", False)
    assert [(hub.paragraph, hub.used) for hub in t.story.hubs] == [("3", ["C", "B"])]


@rule("SLG-TOWN-1", "SLG-EXP-4")
def test_only_a_town_may_be_left_at_will() -> None:
    t = voyage().explores(2)
    assert not t.offers(Leave)
    t.explores(3).chooses("B")
    assert not t.offers(Leave)
    assert keys(t) == ["A", "B"]


@rule("SLG-TOWN-2", "SLG-TOWN-3")
def test_from_a_town_within_a_town_the_way_back_is_the_inner_one() -> None:
    inner = {"choice": [{"key": "A", "text": "Look round.", "end": "town"}], "town": "The Yard"}
    t = voyage(overrides={"map02": {"paragraph": {"3.2": {**inner, "redirects": []}}}})
    t.explores(3).chooses("B")
    t.chooses("A")
    assert t.story.paragraph == "3.2"
    assert keys(t) == []
    t.answer(Leave)
    assert t.g.story is None


@rule("SLG-RULING-28", "SLG-WIN-1")
def test_a_story_choice_leaves_time_to_equip() -> None:
    t = voyage().hand(0, "AB08").command(1, 0).explores(2)
    t.answer(Equip, card="AB08").member("kasumi")
    assert t.asked == "story-choice"
    assert t.g.crew["kasumi"].equipped == ["AB08"]


@rule("SLG-EXP-2")
def test_a_single_choice_still_waits_for_the_reader() -> None:
    t = voyage(players=1)
    t.g.quests = [2]
    t.explores(2)
    assert (t.story.paragraph, t.asked) == ("2.4", "story-choice")


@rule("SLG-EXP-1", "SLG-EVENT-3")
def test_an_ongoing_event_may_hurt_those_who_go_ashore() -> None:
    t = voyage()
    t.g.ongoing = ["EV-M13", "EV-P18"]
    t.explores(2)
    assert t.asked == "take-damage"
    t.member("mac")
    assert (t.health("mac"), t.story.paragraph) == (6, "2")


# --- what is gained and lost, one by one -----------------------------------------------------------------


@rule("SLG-REW-1")
def test_a_loss_of_anything_may_be_coins() -> None:
    t = voyage()
    t.g.resources.update(coin=2, meat=1, grain=0)
    t.begin(Do((fx.Lose("any", 2),), Deed(0)))
    assert t.offered(Kind, "kind") == ["coin", "meat"]
    t.kind("coin")
    assert t.offered(Kind, "kind") == ["coin", "meat"]
    t.kind("coin")
    assert (t.g.resources["coin"], t.g.resources["meat"], t.asked) == (0, 1, "turn")
    t.begin(Do((fx.Lose("any", 3),), Deed(0)))
    assert (t.g.resources["meat"], t.asked) == (0, "turn")  # and then there is nothing left to lose


@rule("SLG-REW-1")
def test_a_loss_of_food_spares_the_coins() -> None:
    t = voyage()
    t.g.resources.update(meat=1, grain=1, vegetables=1, materials=2)
    t.begin(Do((fx.Lose("food", 1),), Deed(0)))
    assert t.offered(Kind, "kind") == ["meat", "vegetables", "grain"]
    t.kind("grain")
    assert t.g.resources == {
        "coin": 3,
        "grain": 0,
        "meat": 1,
        "vegetables": 1,
        "materials": 2,
        "artifacts": 0,
    }


@rule("SLG-REW-1", "SLG-LIM-1")
@pytest.mark.parametrize(
    ("kind", "most"), [("coin", 40), ("meat", 6), ("grain", 6), ("materials", 6), ("artifacts", 6)]
)
def test_the_supply_of_each_kind(kind: fx.Resource, most: int) -> None:
    t = voyage()
    t.g.resources[kind] = most - 2
    t.begin(Do((fx.Gain(kind, 1),), Deed(0)))
    assert t.g.resources[kind] == most - 1
    t.begin(Do((fx.Gain(kind, 5),), Deed(0)))
    assert t.g.resources[kind] == most
    t.begin(Do((fx.Lose(kind, 2),), Deed(0)))
    assert t.g.resources[kind] == most - 2


@rule("SLG-QUEST-2", "SLG-RULING-32")
def test_a_quest_lost_is_as_used_as_a_quest_done_but_no_success() -> None:
    t = voyage()
    t.g.crew["audrie"].levels = ["LV-audrie-3"]  # a coin for each quest completed
    t.g.quests = [12, 11]
    t.begin(Do((fx.LoseQuest(12), fx.GainQuest(12)), Deed(0)))
    assert (t.g.quests, t.g.used_quests, t.g.resources["coin"]) == ([11], [12], 3)
    t.begin(Do((fx.Complete(11), fx.Complete(11), fx.Complete(9)), Deed(0)))
    assert (t.g.quests, t.g.used_quests, t.g.resources["coin"]) == ([], [12, 11], 4)


@rule("SLG-XP-2", "SLG-HP-3")
def test_a_level_that_waits_for_a_moment_waits_for_no_other() -> None:
    t = voyage().command(1, 0)
    t.g.crew["audrie"].levels = ["LV-audrie-3"]
    t.g.crew["laurent"].levels = ["LV-laurent-3"]  # restores one after a recipe
    t.g.crew["mac"].damage, t.g.crew["mac"].fatigue = 1, 1
    t.g.quests = [12]
    t.begin(Do((fx.GainAdventure(3), fx.Complete(12)), Deed(0)))
    assert (t.asked, t.g.resources["coin"]) == ("turn", 4)
    t.g.resources["grain"] = 3
    t.begin(Calm()).use("MK04")
    t.member("mac")  # rest by the flapjacks
    assert t.asked == "restore"
    t.all_pass()  # of the flapjacks themselves
    assert t.asked == "restore"
    t.member("mac")
    assert (t.health("mac"), t.g.resources["coin"]) == (7, 4)


@rule("SLG-ADV-2", "SLG-ACT-2")
def test_every_card_that_waits_for_the_moment_does_its_part() -> None:
    t = voyage(players=1).own("A16", "A38", "A12").command(0)
    t.begin(TwoActions(), Act())
    t.answer(Skip)
    assert t.g.players[0].command == 1 + 1 + 1
    t.begin(Do((fx.GainAdventure(1),), Deed(0)))
    assert (t.g.xp, t.g.players[0].command) == (1, 3)
    t.begin(Do((fx.GainAdventure(44),), Deed(0)))
    assert t.g.xp == 1  # no totem


@rule("SLG-CAMP-4", "SLG-ADV-9")
def test_a_totem_is_ticked_once_and_an_owned_card_gives_nothing() -> None:
    t = voyage().own("A12")
    t.g.totems_ever = [3]
    t.begin(Do((fx.GainAdventure(3), fx.GainAdventure(25), fx.GainAdventure(25)), Deed(0)))
    assert t.g.totems_ever == [3, 25]
    assert t.g.xp == 2
    assert t.g.cards["A25"] == 0  # a new card is ready for use
    t.g.cards["A25"] = 1
    t.begin(Do((fx.GainAdventure(25),), Deed(0)))
    assert t.g.cards["A25"] == 1  # its command stays where it lies


@rule("SLG-ADV-9")
def test_a_lost_weapon_leaves_its_bearer_and_nobody_else_loses_one() -> None:
    t = voyage().own("A42", by="mac").own("MK05", by="laurent").own("A48", by="odessa")
    t.begin(Do((fx.LoseAdventure(42), fx.LoseAdventure(53)), Deed(0)))
    assert "A42" not in t.g.cards
    weapons = {member: t.g.crew[member].weapons for member in ("mac", "laurent", "odessa")}
    assert weapons == {"mac": [], "laurent": ["MK05"], "odessa": ["A48"]}


@rule("SLG-LIM-1", "SLG-MKT-2")
def test_a_free_market_card_is_the_top_one_or_the_topmost_of_its_kind() -> None:
    t = voyage()
    for card in ("MK05", "MK13", "MK19"):
        t.g.market_deck.take(card)
        t.g.market_deck.put(card)
    t.begin(Do((fx.MarketCard(1, "weapon"),), Deed(0)))
    assert "MK05" in t.g.cards
    assert (t.g.market_deck.cards[-2:], len(t.g.market_deck)) == (["MK13", "MK19"], 27)
    t.begin(Do((fx.MarketCard(2),), Deed(0)))
    assert {"MK13", "MK19"} <= set(t.g.cards)
    assert len(t.g.market_deck) == 25
    for card in list(t.g.market_deck):
        t.own(card)
    t.begin(Do((fx.MarketCard(1), fx.Xp(1)), Deed(0)))
    assert t.g.xp == 1  # nothing to be had, and the story goes on


@rule("SLG-EXP-3")
def test_special_tokens_are_held_once_and_returned_one_by_one() -> None:
    t = voyage()
    held = (
        fx.Token("diving_suit", "held"),
        fx.Token("dinosaur_egg", "held"),
        fx.Token("diving_suit", "held"),
    )
    t.begin(Do(held, Deed(0)))
    assert t.g.tokens == ["diving_suit", "dinosaur_egg"]
    assert t.g.serpent == ""
    t.begin(Do((fx.Token("diving_suit", "supply"), fx.Token("pollen_potion", "supply")), Deed(0)))
    assert t.g.tokens == ["dinosaur_egg"]
    t.begin(Do((fx.Token("sea_serpent", "ship_region"),), Deed(0)))
    assert (t.g.serpent, t.g.tokens) == ("2-E", ["dinosaur_egg"])


# --- costs -----------------------------------------------------------------------------------------------


@rule("SLG-EXP-4", "SLG-EXP-5", "SLG-CMD-5")
@pytest.mark.parametrize(
    ("cost", "has", "payable"),
    [
        ({"coin": 3}, {}, True),
        ({"coin": 4}, {}, False),
        ({"food": 2}, {"meat": 1}, True),
        ({"food": 3}, {"meat": 1}, False),
        ({"coin": 1, "food": 3}, {"vegetables": 1}, False),
        ({"coin": 1, "materials": 1}, {"materials": 1}, True),
        ({"command": 2}, {}, True),
        ({"command": 3}, {}, False),
    ],
)
def test_a_cost_is_paid_in_full_or_the_choice_is_closed(
    cost: dict[str, int], has: dict[str, int], payable: bool
) -> None:
    t = voyage().command(2, 5)
    t.g.resources.update(has)  # besides three coins and a grain
    before = dict(t.g.resources)
    assert can_pay(t.g, cost, 0) is payable
    if payable:
        t.begin(Pay(cost)).hush()
        while t.asked == "pay-food":
            t.match.play(t.match.options[0])
        food = sum(before[kind] - t.g.resources[kind] for kind in ("meat", "vegetables", "grain"))
        assert food == cost.get("food", 0)
        assert before["coin"] - t.g.resources["coin"] == cost.get("coin", 0)
        assert before["materials"] - t.g.resources["materials"] == cost.get("materials", 0)
        assert [player.command for player in t.g.players] == [2 - cost.get("command", 0), 5]


@rule("SLG-ADV-4", "SLG-EXP-5")
def test_food_of_any_kind_is_picked_token_by_token() -> None:
    t = voyage()
    t.g.resources.update(meat=2, vegetables=1, grain=0)
    t.begin(Pay({"food": 2}))
    assert t.offered(Kind, "kind") == ["meat", "vegetables"]
    t.kind("vegetables")
    assert (t.g.resources["meat"], t.g.resources["vegetables"]) == (1, 0)


@rule("SLG-ADV-4")
def test_a_recipe_takes_exactly_what_it_shows() -> None:
    t = voyage().own("MK16").command(1, 0)  # a pie of grain, vegetables and meat
    t.g.resources.update(meat=3, vegetables=2, grain=2)
    t.g.crew["mac"].fatigue = 2
    t.begin(Calm()).use("MK16")
    assert t.offered(Kind, "kind") == ["grain", "vegetables", "meat"]
    t.kind("meat")
    assert t.offered(Kind, "kind") == ["grain", "vegetables"]  # one of each
    t.kind("grain")
    assert [t.g.resources[kind] for kind in ("meat", "vegetables", "grain")] == [2, 1, 1]
    assert (t.g.cards["MK16"], t.g.players[0].command) == (1, 0)


class Pay(TwoActions, tag="pay"):
    """A step of the tests: the active player pays a printed cost."""

    cost: dict[str, int]

    def run(self, g: SleepingState) -> Play:
        yield from pay_cost(g, self.cost, g.active)
