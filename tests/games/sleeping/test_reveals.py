"""What is told when something turns up: the ten reveals of `docs/proof/sleeping-says.md`, word for word."""

from __future__ import annotations

from typing import Literal

import pytest

from fathomfive.games.sleeping import beats
from fathomfive.games.sleeping.actions import Declare, Travel
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.effects import Health, SerpentHunt, ShipDamage, Token
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.defeat import Defeat
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.turn import Act
from fathomfive.kernel.tells import Beat
from tests.games.said import english, line, lines
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions
from tests.games.sleeping.test_told import event, told


@pytest.mark.parametrize(("needed", "words"), [(7, "the challenge fails."), (5, "the challenge is passed.")])
def test_fate_says_what_it_makes_of_a_challenge(needed: int, words: str) -> None:
    t = voyage().fate(4).begin(Challenge("strength", needed, "story")).commits("laurent")
    said = lines(t, "challenge", "commit", "fate", "passed", "failed")
    assert said[1:] == [
        "Laurent takes part with Strength 1.",
        "Rigger is turned up: fate 4.",
        f"Strength 1 and fate 4 make 5 against {needed}: {words}",
    ]


def test_fatigue_says_when_somebody_has_to_rest() -> None:
    t = voyage()
    t.g.crew["laurent"].fatigue = 1
    t.fate(4).begin(Challenge("strength", 5, "story")).commits("laurent")
    assert line(t, "fatigue") == "Laurent is exhausted: 2 of 2 fatigue. No more challenges before a rest."


def test_travel_says_how_far_and_why() -> None:
    t = voyage().fate(4).begin(TwoActions(), Act()).answer(Travel).all_pass().hush()
    assert line(t, "distance") == "Craft 0 and fate 4 make 4: the ship may sail 2 regions."


def test_damage_to_the_ship_says_where_and_how_much_it_can_take() -> None:
    t = voyage().fate(4).begin(Do((ShipDamage(1),), Deed(0))).hush()
    assert lines(t) == [
        "The ship takes a damage; fate says where.",
        "Rigger is turned up: fate 4.",
        "The ship is hit at the Deck: 1 of 2 spaces there. 1 of 11 damage in all.",
    ]


def test_a_wound_says_what_is_left_of_whom() -> None:
    t = voyage().begin(Do((Health(-2, "mac"),), Deed(0)))
    assert line(t, "wound") == "Mac takes 2 damage: 5 of 7 health left."
    t.health_is(mac=1).begin(Do((Health(-1, "mac"),), Deed(0)))
    assert line(t, "wound") == "Mac takes 1 damage and is down: no health left of 7."


def test_an_event_says_what_happens_and_how_many_are_left_until_the_bell() -> None:
    assert line(event(voyage(), "EV-M02"), "event") == (
        "Ada turns up an event: Flying Fish. Silver darts clatter onto the deck by the dozen. "
        "17 events until the bell."
    )


def test_an_event_that_stays_says_what_it_does() -> None:
    t = voyage()
    barnacles = next(card.id for card in t.g.book.events.values() if card.name == "Barnacles")
    assert line(event(t, barnacles), "constant") == "While Barnacles lies here: 1 less in travel."


def test_a_fight_says_what_comes_from_the_left() -> None:
    assert lines(voyage().fight(1), "combat", "foe") == [
        "A fight of level 1! From the left: Wharf Rats.",
        "Wharf Rats: defence 3, attack 2, 2 heart points.",
    ]


def test_a_blow_says_its_sum_and_what_the_enemy_has_left() -> None:
    t = voyage().fate(6).fight(1).answer(Declare, member="kannan").hush().square(1, 0)
    assert lines(t, "hit", "points", "cover") == [
        "Fate 6 and accuracy 1 make 7 against defence 3: Kannan hits Wharf Rats.",
        "Kannan deals Wharf Rats 2 damage.",
        "Damage on Wharf Rats at A1 (Heart); one heart point is left.",
    ]


def test_an_answer_says_what_was_blocked_and_what_comes_through() -> None:
    t = voyage().fate(1).fight(2).answer(Declare, member="kannan").hush()
    assert lines(t, "miss", "counter") == [
        "Fate 1 and accuracy 1 make 2 against defence 5: Kannan misses Drift Crab.",
        "Counterattack by Drift Crab on Kannan for 2; 1 blocked, 1 damage comes through.",
    ]


def test_the_serpent_says_where_it_is_and_when_it_bites() -> None:
    t = voyage().begin(Do((Token("sea_serpent", "ship_region"),), Deed(0)))
    assert line(t, "serpent-comes") == (
        "A serpent comes up at Ember Light (2-E), where the ship is, and will hunt it."
    )
    t.g.region = "2-J"
    t.begin(Do((SerpentHunt(1),), Deed(0)))
    assert line(t, "serpent") == (
        "The serpent swims from Ember Light (2-E) to Wickhaven (2-G), nearer to the ship."
    )
    t.begin(Do((SerpentHunt(1),), Deed(0)))
    assert line(t, "serpent-bites") == "The serpent has reached the ship and bites: 1 damage to the ship."


# --- what comes to the centre of the table ---------------------------------------------------------------


def shown(t: Voyage, what: str) -> tuple[Beat, str, str]:
    """The reveal of a line: its beat, heading and text."""
    tell = told(t, what)
    assert tell.beat is not None
    assert tell.beat.weight == "reveal"
    assert tell.beat.shows is not None
    shows = tell.beat.shows
    return tell.beat, english(t.match, shows.label), english(t.match, shows.text)


@pytest.mark.parametrize(("fate", "hits"), [(6, True), (1, False)])
def test_an_attack_is_shown_with_its_sum_before_anything_is_placed(fate: int, hits: bool) -> None:
    t = voyage().fate(fate).fight(2).answer(Declare, member="kannan").hush()
    beat, label, text = shown(t, "hit" if hits else "miss")
    assert (label, beat.tone) == (("Kannan hits", "good") if hits else ("Kannan misses", "bad"))
    assert text == f"{fate + 1} against defence 5 of Drift Crab"


def test_what_strikes_back_is_shown_with_what_comes_through() -> None:
    t = voyage().fate(1).fight(2).answer(Declare, member="kannan").hush()
    beat, label, text = shown(t, "counter")
    assert (label, text, beat.tone) == ("Drift Crab", "1 damage to Kannan", "bad")


@pytest.mark.parametrize(("needed", "label", "tone"), [(5, "enough", "good"), (7, "it fails", "bad")])
def test_a_test_is_shown_with_fate_sum_and_number(needed: int, label: str, tone: str) -> None:
    t = voyage().fate(4).begin(Challenge("strength", needed, "story")).commits("laurent")
    beat, said, text = shown(t, "passed" if tone == "good" else "failed")
    assert (said, text, beat.tone) == (label, f"Strength: 5 against {needed}", tone)
    assert shown(t, "fate")[1] == "Fate 4"


@pytest.mark.rule("SLG-DEF-2", "SLG-DEF-3", "SLG-SCORE-1")
@pytest.mark.parametrize("cause", ["crew", "ship"])
def test_defeat_is_shown_with_its_price_before_the_port_is_asked_for(cause: Literal["crew", "ship"]) -> None:
    t = voyage().begin(Defeat(cause))
    beat, label, text = shown(t, "defeat")
    assert (label, beat.tone) == ("Defeat", "bad")
    assert "It costs 10 points and the next 6 events." in text
    assert ("damage and fatigue" if cause == "crew" else "the ship is mended") in text


def test_what_is_won_is_shown() -> None:
    t = voyage()
    quest = t.g.book.quests[1]
    beat = beats.quest(t.g, 1)
    assert beat.shows is not None
    assert (beat.weight, beat.shows.label, beat.shows.text) == ("reveal", quest.title, quest.text)
    card = next(iter(t.g.book.cards))
    gained = beats.gained(t.g, card)
    assert gained.shows is not None
    assert (gained.weight, gained.shows.label) == ("reveal", t.g.book.cards[card].name)
