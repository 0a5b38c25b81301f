"""The event phase, ongoing events, bells and the serpent."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Cross,
    Declare,
    Equip,
    EventChoice,
    SailTo,
    TryEvent,
)
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.state import TIERS
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.events import EventPhase
from fathomfive.games.sleeping.steps.travel import SailOn
from fathomfive.games.sleeping.steps.turn import Act, Evening, Morning
from tests.games.sleeping.table import voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


def event(t, card):
    """The next event phase draws this card."""
    for heap in (*t.g.event_decks.values(), *t.g.event_unused.values()):
        if card in heap:
            heap.take(card)
    t.g.event_top.put(card, -1)
    return t.begin(EventPhase())


@rule("SLG-EVENT-1", "SLG-EVENT-5")
def test_an_event_is_drawn_resolved_and_used():
    t = event(voyage(), "EV-M12")
    assert t.asked == "event"
    assert t.g.event_now == "EV-M12"
    t.answer(EventChoice, key="A")
    assert "EV-M12" in t.g.event_used
    assert t.g.event_now == ""


@rule("SLG-EVENT-2")
@example("SLG-T-5")
def test_either_or_event():
    t = event(voyage().fate(5), "EV-M06")
    assert t.offered(EventChoice, "key") == ["A", "B"]
    t.answer(EventChoice, key="A").hush()
    assert t.g.hull["quarters"] == 1
    assert all(sailor.fatigue == 0 for sailor in t.g.crew.values())


@rule("SLG-EVENT-2")
def test_options_that_cannot_be_paid_are_not_offered():
    t = voyage()
    t.g.resources["coin"] = 1
    event(t, "EV-P15")
    assert t.offered(EventChoice, "key") == ["B", "C"]


@rule("SLG-EVENT-3", "SLG-EVENT-4")
@pytest.mark.parametrize(("fate", "gone"), [(4, True), (3, False)])
@example("SLG-T-4")
def test_ongoing_event_with_a_test_at_dusk(fate, gone):
    t = voyage().fate(fate)
    t.g.ongoing = ["EV-M07"]
    t.begin(Evening())
    t.answer(TryEvent, card="EV-M07").hush()
    t.commits("kasumi")
    assert ("EV-M07" not in t.g.ongoing) is gone
    assert ("EV-M07" in t.g.event_used) is gone
    if not gone:
        t.begin(Evening(), active=1)  # the other player's turn ends, and he may try
        assert (t.asked, t.match.waiting_for) == ("dusk-test", (1,))


@rule("SLG-EVENT-3", "SLG-TRAV-5")
def test_ongoing_events_stack():
    from fathomfive.games.sleeping.state import Fate, Trial
    from fathomfive.games.sleeping.steps.travel import travel_distance

    t = voyage()
    t.g.ongoing = ["EV-M07", "EV-M13"]
    t.g.test = Trial("craft", 0, "travel", fate=Fate(7))
    assert travel_distance(t.g) == 1  # 7 - 1 = 6, distance 2, and one less


@rule("SLG-EVENT-4", "SLG-ACT-1")
def test_an_action_printed_on_an_event_costs_an_action():
    t = voyage().fate(5)
    t.g.ongoing = ["EV-M13"]
    t.begin(TwoActions(), Act())
    t.answer(TryEvent, card="EV-M13").hush()
    t.commits("laurent")
    assert t.g.ongoing == []
    assert t.g.resources["meat"] == 1
    assert t.g.actions_left == 1


@rule("SLG-EVENT-6", "SLG-EVENT-7", "SLG-RULING-4", "SLG-RULING-5", "SLG-XP-3")
@example("SLG-T-36")
def test_the_first_bell():
    t = voyage().equip("mac", "AB08").equip("laurent", "AB33")
    t.g.crew["mac"].levels = ["LV-mac-1"]
    used = empty_decks(t)
    t.begin(EventPhase())
    assert t.g.bells == 1
    assert "1" in t.g.read
    assert all(sailor.equipped == [] for sailor in t.g.crew.values())
    assert t.g.crew["mac"].levels == ["LV-mac-1"]
    assert [len(t.g.event_decks[tier]) for tier in TIERS] == [6, 6, 6]
    assert not {card for deck in t.g.event_decks.values() for card in deck} & used


@rule("SLG-EVENT-6", "SLG-EVENT-8", "SLG-CAMP-4")
def test_second_bell_and_finale():
    t = voyage()
    empty_decks(t)
    t.g.bells = 1
    t.begin(EventPhase())
    assert "1.2" in t.g.read
    empty_decks(t)
    t.begin(EventPhase()).hush()
    assert t.g.story.paragraph == "F1"
    t.chooses("A").reads_on()
    assert t.match.over
    assert t.match.outcome.cause == "ending-1"


@rule("SLG-EVENT-7")
def test_no_event_is_drawn_on_a_bell_turn():
    t = voyage()
    empty_decks(t)
    t.begin(EventPhase())
    assert t.g.event_now == ""
    assert t.g.events_left == 18


@rule("SLG-EVENT-9")
def test_ongoing_events_survive_a_bell():
    t = voyage()
    t.g.ongoing = ["EV-P06"]
    empty_decks(t)
    t.begin(EventPhase())
    assert t.g.ongoing == ["EV-P06"]


@rule("SLG-EVENT-10", "SLG-EVENT-11", "SLG-RULING-26")
@example("SLG-T-6")
def test_hunting_serpent():
    t = event(voyage().fate(5, 4), "EV-P01")
    assert t.g.serpent == "2-E"
    t.begin(Evening()).hush()
    assert t.g.ship_damage == 1  # it is here and bites
    t.g.region = "2-F"
    t.g.serpent = "2-E"
    t.begin(SailOn(1, 0)).answer(Cross, edge="E").region("4-A")
    assert t.g.serpent == t.g.region == "4-A"
    t.g.crew["rafael"].seat = 0
    t.fate(4).begin(TwoActions(), Act())
    t.answer(TryEvent, card="EV-P01").hush()
    t.commits("rafael", "odessa")
    assert t.g.serpent == ""
    assert t.g.ongoing == []


@rule("SLG-EVENT-10")
def test_the_serpent_takes_a_shortest_way_the_player_breaks_ties():
    t = voyage()
    t.g.ongoing, t.g.serpent, t.g.region = ["EV-P01"], "2-J", "2-E"
    ways = t.g.book.atlas.towards("2-J", "2-E")
    t.begin(Evening())
    if len(ways) > 1:
        assert t.asked == "serpent"
        t.region(ways[0])
    assert t.g.serpent in ways
    assert t.g.ship_damage == 0  # it is not here yet


@rule("SLG-EVENT-12", "SLG-EVENT-13")
def test_effects_of_a_fight_come_after_victory():
    t = event(voyage(), "EV-P11")
    coins = t.g.resources["meat"]
    t.answer(EventChoice, key="A").hush()
    assert t.g.combat is not None
    assert t.g.resources["meat"] == coins
    t.g.combat.row = []
    t.ask_again()
    assert t.g.resources["meat"] == coins + 2


@rule("SLG-EVENT-13")
@pytest.mark.parametrize(("fate", "meat", "weak"), [(4, 2, 0), (3, 0, 1)])
def test_option_with_a_challenge(fate, meat, weak):
    t = event(voyage().fate(fate), "EV-M02")
    t.answer(EventChoice, key="A").hush()
    t.commits("kannan")
    assert t.g.resources["meat"] == meat
    assert sum("weakened" in sailor.statuses for sailor in t.g.crew.values()) == weak


@rule("SLG-EVENT-14", "SLG-DEF-4")
@example("SLG-T-71")
def test_a_bell_stays_due_over_a_defeat():
    t = voyage().everybody_else_down("mac").health_is(mac=1)
    t.g.crew["mac"].statuses.append("venom")
    empty_decks(t)
    t.begin(Morning())
    assert t.g.defeats == 1
    assert t.g.active == 1
    assert t.g.bell_due
    t.begin(EventPhase())
    assert "1" in t.g.read


@rule("SLG-EVENT-15")
def test_a_deck_run_empty_by_skipping_is_a_bell_too():
    t = voyage()
    t.begin(Do((fx.SkipEvents(40),), Deed(0)))
    assert t.g.bell_due
    assert sum(len(pile) for pile in t.g.event_skipped.values()) == 18


@rule("SLG-EVENT-15")
def test_peeking_shows_what_is_left_and_puts_it_back_in_any_order():
    t = voyage()
    t.begin(Do((fx.SkipEvents(16),), Deed(0)))
    left = [card for tier in reversed(TIERS) for card in t.g.event_decks[tier]]
    t.begin(Do((fx.PeekEvent(3),), Deed(0)))
    t.card(left[-1])  # goes back first, so it lies below
    assert t.g.event_top.cards == [left[-1], left[0]]
    assert t.g.event_top.seen_by(1) == t.g.event_top.cards


@rule("SLG-RULING-28", "SLG-WIN-1")
def test_equipping_after_the_reveal():
    t = event(voyage().hand(0, "AB08").command(1, 0), "EV-P02")
    t.answer(Equip, card="AB08").member("laurent")
    assert t.g.crew["laurent"].equipped == ["AB08"]
    assert t.asked == "event"


def empty_decks(t):
    """All event cards of this pass have been drawn."""
    gone = set()
    for tier in TIERS:
        for card in list(t.g.event_decks[tier]):
            t.g.event_decks[tier].take(card)
            t.g.event_used.put(card, -1)
            gone.add(card)
    return gone


def test_fair_wind_sails_by_event():
    t = event(voyage(), "EV-M01")
    t.answer(EventChoice, key="A")
    t.answer(SailTo, region="2-G")
    assert t.g.region == "2-G"


def test_fighting_in_an_event_asks_for_attacks():
    t = event(voyage(), "EV-P04")
    t.answer(EventChoice, key="A")
    assert t.asked == "combat"
    assert t.offers(Declare)
