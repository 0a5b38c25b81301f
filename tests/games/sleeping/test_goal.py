"""Where the voyage stands: the goal early and late, each end when it is near, the sentence of each ending."""

from __future__ import annotations

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import max_health
from fathomfive.games.sleeping.state import CREW
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.scene.view import show
from tests.at_the_table import ends_of, goal_of, in_words, steps_of
from tests.games.sleeping.table import Voyage, voyage


def clock(t: Voyage) -> tuple[str, str]:
    found = goal_of(t.match).clock
    assert found is not None
    return in_words(t.match, found.label), in_words(t.match, found.note)


def test_early_the_goal_says_what_is_sought_and_nothing_is_near() -> None:
    t = voyage()
    goal = goal_of(t.match)
    assert in_words(t.match, goal.sentence) == (
        "Explore islands for totems before the third bell: in the finale they decide how the voyage ends."
    )
    assert steps_of(t.match)[0] == "Totems: now"
    assert in_words(t.match, goal.steps[0].text) == "none gathered yet"
    assert ends_of(t.match) == {
        "nobody of the crew stands": "9 of 9 stand",
        "the ship is wrecked": "0 of 11 damage",
    }
    assert clock(t) == ("Until bell 1 of 3", "18 events until the bell")


def test_near_the_end_totems_are_counted_and_the_last_bell_is_next() -> None:
    t = voyage().own("A01")
    t.g.bells = 2
    for deck in t.g.event_decks.values():
        deck.cards.clear()
        deck.known.clear()
    assert in_words(t.match, goal_of(t.match).steps[0].text) == "1 gathered"
    assert clock(t) == ("Until bell 3 of 3", "The bell is next")


def test_after_the_third_bell_it_is_the_finale() -> None:
    t = voyage()
    t.g.bells = 3
    assert clock(t) == ("The finale", "")


def test_the_newest_tasks_are_named_and_keywords_are_not() -> None:
    t = voyage()
    book = t.g.book.quests
    active = [quest for quest, entry in sorted(book.items()) if entry.active][:4]
    keyword = next(quest for quest, entry in book.items() if not entry.active)
    bell, old, middle, new = active
    t.g.quests = [bell, old, middle, keyword, new]
    assert steps_of(t.match)[1:] == [f"{book[new].title}: later", f"{book[middle].title}: later"]
    t.g.quests = [bell, keyword]
    assert steps_of(t.match)[1:] == []


def test_the_crew_is_near_its_end_when_three_still_stand() -> None:
    t = voyage()
    for member in CREW[:5]:
        t.g.crew[member].damage = max_health(t.g, member)
    assert ends_of(t.match)["nobody of the crew stands"] == "4 of 9 stand"
    t.g.crew[CREW[5]].damage = max_health(t.g, CREW[5])
    assert ends_of(t.match)["nobody of the crew stands"] == "! 3 of 9 stand"


def test_the_ship_is_near_its_end_with_three_hits_left() -> None:
    t = voyage()
    rooms = list(t.g.hull)
    t.g.hull[rooms[0]], t.g.hull[rooms[1]] = 4, 3
    assert ends_of(t.match)["the ship is wrecked"] == "7 of 11 damage"
    t.g.hull[rooms[1]] = 4
    assert ends_of(t.match)["the ship is wrecked"] == "! 8 of 11 damage"


@pytest.mark.parametrize(
    ("mode", "label"), [("normal", "What would be a defeat"), ("brutal", "What would end the voyage")]
)
def test_a_defeat_ends_the_voyage_in_brutal_mode_only(mode: str, label: str) -> None:
    t = voyage(mode=mode)
    assert in_words(t.match, goal_of(t.match).ends_label) == label


def test_everybody_reads_the_same_goal() -> None:
    t = voyage()
    assert goal_of(t.match, 0) == goal_of(t.match, 1) == goal_of(t.match, None)


# --- every ending ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "title"),
    [
        (1, "Ending 1: The Long Drift"),
        (2, "Ending 2: One Eye Opens"),
        (3, "Ending 3: The Door Ajar"),
        (4, "Ending 4: Home Tide"),
        (5, "Ending 5: The Waking"),
        (6, "Ending 6: The Salt Vigil"),
        (7, "Ending 7: The Line of Lamps"),
        (8, "Ending 8: Quittance"),
        (9, "Ending 9: The Smith’s Blow"),
        (10, "Ending 10: The Green Crown"),
        (11, "Ending 11: The Last Silence"),
        (12, "Ending 12: Nine Chairs"),
    ],
)
def test_every_ending_has_its_name(ending: int, title: str) -> None:
    t = voyage()
    t.begin(Do((fx.Ending(ending),), Deed(0)))
    banner = show(t.match, 0).outcome
    assert banner is not None
    assert in_words(t.match, banner.title) == title


def test_a_brutal_defeat_says_that_the_sea_has_kept_them() -> None:
    t = voyage(mode="brutal")
    t.begin(Do((fx.ShipDamage(11),), Deed(0)))
    while not t.match.over:
        t.play(t.match.options[0])
    banner = show(t.match, 0).outcome
    assert banner is not None
    assert in_words(t.match, banner.title) == "The sea has kept you"
