"""What is told before deciding: the ten decisions of `docs/proof/sleeping-says.md`, word for word."""

from __future__ import annotations

from fathomfive.games.sleeping.actions import Declare, Travel
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.effects import Health
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.ship import SearchTokens
from fathomfive.games.sleeping.steps.travel import SailOn
from fathomfive.games.sleeping.steps.turn import Act
from tests.games.said import every_option, option, prompt
from tests.games.sleeping.table import voyage
from tests.games.sleeping.test_ship import TwoActions
from tests.games.sleeping.test_told import event


def test_a_room_says_what_it_gives() -> None:
    t = voyage().turn()
    assert prompt(t) == "Which room of the ship do you go to?"
    assert option(t, do="area", area="bridge") == (
        "Go to the Bridge. Gives: draw a card, 2 command, all command comes back from used abilities"
    )


def test_an_action_says_what_cannot_be_taken_back() -> None:
    t = voyage().begin(TwoActions(), Act())
    assert prompt(t) == "Two actions. What do you do?"
    assert every_option(t)[:2] == [
        "Travel. A test of Craft says how far the ship gets.",
        "Explore Ember Light. It takes one of your two actions, and what is read there cannot be taken back.",
    ]


def test_who_takes_part_says_what_it_makes_of_the_odds_and_what_it_costs() -> None:
    t = voyage().fate(4).begin(Challenge("strength", 7, "story"))
    assert prompt(t) == "Strength of 7 or more: who takes part? 0 so far."
    assert option(t, member="laurent") == (
        "Takes part: Laurent. 1 of 7 before fate: 10 % to pass. First fatigue."
    )
    assert option(t, do="pass") == "Draw fate. 0 of 7 before fate: 0 % to pass"
    t.member("laurent")
    assert option(t, member="odessa") == (
        "Takes part: Odessa. 2 of 7 before fate: 30 % to pass. First fatigue."
    )


def test_helping_says_how_much_is_missing() -> None:
    t = voyage().fate(4).command(3, 3).begin(Challenge("strength", 7, "story")).member("laurent").all_pass()
    while t.asked == "join":
        t.all_pass()
    assert prompt(t) == "Strength 5 of 7: can anybody help?"
    assert option(t, do="pass", seat=t.seat) == (
        "Let it stand. 2 short: it fails, unless somebody else adds to it."
    )


def test_who_takes_damage_says_what_is_left_of_them() -> None:
    t = voyage().health_is(mac=1).begin(Do((Health(-2),), Deed(0)))
    assert prompt(t) == "2 damage left: who takes one?"
    assert option(t, member="odessa") == "Takes one: Odessa. 5 of 6 health left then."
    assert option(t, member="mac") == "Takes one: Mac. Goes down."


def test_where_to_sail_says_what_waits_there() -> None:
    t = voyage().begin(SailOn(1, 0))
    assert prompt(t) == "One region to sail. Where?"
    assert every_option(t)[1:4] == [
        "Sail: Knuckle Rocks. Knuckle Rocks: Perception 5, or 1 ship damage",
        "Sail: The Moss Chapel",
        "Sail: Wickhaven. Port and market",
    ]


def test_who_takes_the_helm_says_who_grows_tired() -> None:
    t = voyage().begin(TwoActions(), Act())
    t.g.crew["kannan"].fatigue = 1
    t.answer(Travel)
    assert prompt(t) == "Who takes the helm?"
    assert every_option(t)[:2] == [
        "Take the helm: Gregory. 1 region 30 %, 2 regions 60 %, 3 regions 10 %. First fatigue.",
        "Take the helm: Kannan. 1 region 30 %, 2 regions 60 %, 3 regions 10 %. "
        "Second fatigue: rests after this.",
    ]


def test_a_choice_of_the_story_says_what_is_tested_and_what_failing_costs() -> None:
    t = voyage().explores(2)
    assert prompt(t) == "What does the party do? Ada chooses."
    assert every_option(t)[1] == (
        "B: Offer to free the jammed clockwork of the lamp. Craft 5. Should it fail: 2 health lost"
    )


def test_a_choice_of_an_event_says_what_it_brings() -> None:
    t = event(voyage(), "EV-M02")
    assert prompt(t) == "Flying Fish. What do you do?"
    assert every_option(t) == [
        "A: Spread the nets. Perception 5: 2 meat. Should it fail: one weakened",
        "B: Pick up what lies about. Brings 1 meat",
        "Leave it to Tom",
    ]


def test_a_search_says_that_all_damage_counts() -> None:
    t = voyage().begin(SearchTokens(3, 0))
    assert prompt(t) == ("Draw a search token, up to 3? You keep one of them, and take the damage of all.")


def test_who_attacks_and_whom_says_both_sides_numbers() -> None:
    t = voyage().fate(6).fight(1, 2)
    assert option(t, member="kannan") == (
        "Attack with: Kannan. Boat Hook: 2 damage on a hit, accuracy 1. "
        "To hit: Wharf Rats 90 %, Drift Crab 50 %"
    )
    t.answer(Declare, member="kannan")
    assert prompt(t) == "Whom does Kannan attack?"
    assert every_option(t) == [
        "Target: Wharf Rats. Accuracy 1, hits on fate 2 or more: 90 %. A hit does 2, a miss 1. "
        "It strikes back for 1. Defence 3, attack 2.",
        "Target: Drift Crab. Accuracy 1, hits on fate 4 or more: 50 %. A hit does 2, a miss 1. "
        "It strikes back for 1. Defence 5, attack 2.",
    ]


def test_where_damage_goes_says_what_the_enemy_loses() -> None:
    t = voyage().fate(6).fight(1).answer(Declare, member="kannan").hush()
    assert prompt(t) == "2 damage left: where?"
    assert every_option(t)[:3] == [
        "Squares: Heart, top left. One heart point is left then.",
        "Squares: Blank, top right",
        "Squares: Damage +1, middle left. Its attack falls to 1.",
    ]


def test_a_blow_and_an_answer_say_what_comes_of_letting_them_be() -> None:
    t = voyage().fate(1).command(3, 3).fight(2).answer(Declare, member="kannan")
    assert prompt(t) == "2 against defence 5. Sharpen the attack?"
    assert option(t, do="pass", seat=t.seat) == "Let it stand. 2 against 5: it misses."
    t.all_pass()
    assert prompt(t) == "1 damage is coming for Kannan. Block it?"
    assert option(t, do="pass", seat=t.seat) == "Take it. 4 of 5 health left then."
