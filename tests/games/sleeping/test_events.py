"""The event phase, ongoing events, bells and the serpent."""

import pytest

from fathomfive.bots.policy import options_of
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Branch,
    CardOf,
    Cross,
    Declare,
    Equip,
    EventChoice,
    LeaveIt,
    Region,
    SailTo,
    StoryChoice,
    TryEvent,
    TurnPage,
)
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.state import TIERS
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.events import EventPhase
from fathomfive.games.sleeping.steps.fortunes import next_event_heap
from fathomfive.games.sleeping.steps.ship import SearchTokens
from fathomfive.games.sleeping.steps.travel import SailOn, TravelAction
from fathomfive.games.sleeping.steps.turn import Act, Evening, Morning
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions

rule = pytest.mark.rule
example = pytest.mark.example


def event(t: Voyage, card: str, active: int = 0) -> Voyage:
    """The next event phase draws this card."""
    for heap in (*t.g.event_decks.values(), *t.g.event_unused.values()):
        if card in heap:
            heap.take(card)
    t.g.event_top.put(card, -1)
    return t.begin(EventPhase(), active=active)


@rule("SLG-EVENT-1", "SLG-EVENT-5")
def test_an_event_is_drawn_resolved_and_used() -> None:
    t = event(voyage(), "EV-M12")
    assert t.asked == "event"
    assert t.g.event_now == "EV-M12"
    t.answer(EventChoice, key="A")
    assert "EV-M12" in t.g.event_used
    assert t.g.event_now == ""


def test_bots_among_themselves_leave_an_event_to_nobody() -> None:
    """Left from one to the next it would go round for ever, where each hopes for the others."""
    t = event(voyage(players=3), "EV-M06")
    assert t.offers(LeaveIt)
    assert [option for option in options_of(t.match, 0) if option.leaves_it] == []


@rule("SLG-RULING-56")
def test_an_event_is_left_to_others_until_somebody_chooses_and_the_turn_stays_whose_it_is() -> None:
    t = event(voyage(players=3).fate(5), "EV-M06", active=2)
    assert t.offers(LeaveIt) == [LeaveIt(2, to=0)]
    t.answer(LeaveIt, seat=2)
    assert t.said("leaves-it")[-1].seat == 2
    assert (t.asked, t.ask.asked, t.g.active) == ("event", (0,), 2)
    t.answer(LeaveIt, seat=0).answer(LeaveIt, seat=1).answer(LeaveIt, seat=2)
    t.answer(EventChoice, seat=0, key="A")
    assert t.said("event-choice")[-1].seat == 0
    t.hush()
    assert t.g.hull["quarters"] == 1


@rule("SLG-RULING-56", "SLG-EVENT-2")
def test_where_an_event_has_one_option_nobody_leaves_it_to_anybody() -> None:
    t = event(voyage(players=3), "EV-M05")
    assert t.offered(EventChoice, "key") == ["A"]
    assert not t.offers(LeaveIt)
    assert not event(voyage(players=1), "EV-M06").offers(LeaveIt)


@rule("SLG-EVENT-2")
@example("SLG-T-5")
def test_either_or_event() -> None:
    t = event(voyage().fate(5), "EV-M06")
    assert t.offered(EventChoice, "key") == ["A", "B"]
    t.answer(EventChoice, key="A").hush()
    assert t.g.hull["quarters"] == 1
    assert all(sailor.fatigue == 0 for sailor in t.g.crew.values())


@rule("SLG-EVENT-2")
def test_options_that_cannot_be_paid_are_not_offered() -> None:
    t = voyage()
    t.g.resources["coin"] = 1
    event(t, "EV-P15")
    assert t.offered(EventChoice, "key") == ["B", "C"]


@rule("SLG-EVENT-3", "SLG-EVENT-4")
@pytest.mark.parametrize(("fate", "gone"), [(4, True), (3, False)])
@example("SLG-T-4")
def test_ongoing_event_with_a_test_at_dusk(fate: int, gone: bool) -> None:
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
def test_ongoing_events_stack() -> None:
    from fathomfive.games.sleeping.state import Fate, Trial
    from fathomfive.games.sleeping.steps.travel import travel_distance

    t = voyage()
    t.g.ongoing = ["EV-M07", "EV-M13"]
    t.g.test = Trial("craft", 0, "travel", fate=Fate(7))
    assert travel_distance(t.g) == 1  # 7 - 1 = 6, distance 2, and one less


@rule("SLG-EVENT-4", "SLG-ACT-1")
def test_an_action_printed_on_an_event_costs_an_action() -> None:
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
def test_the_first_bell() -> None:
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
def test_second_bell_and_finale() -> None:
    t = voyage()
    empty_decks(t)
    t.g.bells = 1
    t.begin(EventPhase())
    assert "1.2" in t.g.read
    empty_decks(t)
    t.begin(EventPhase()).hush()
    assert t.story.paragraph == "F1"
    to_the_bedside(t).chooses("A").reads_on()
    assert t.match.over
    assert t.outcome.cause == "ending-1"


@rule("SLG-EVENT-7")
def test_no_event_is_drawn_on_a_bell_turn() -> None:
    t = voyage()
    empty_decks(t)
    t.begin(EventPhase())
    assert t.g.event_now == ""
    assert t.g.events_left == 18


@rule("SLG-EVENT-9")
def test_ongoing_events_survive_a_bell() -> None:
    t = voyage()
    t.g.ongoing = ["EV-P06"]
    empty_decks(t)
    t.begin(EventPhase())
    assert t.g.ongoing == ["EV-P06"]


@rule("SLG-EVENT-10", "SLG-EVENT-11", "SLG-RULING-26")
@example("SLG-T-6")
def test_hunting_serpent() -> None:
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
def test_the_serpent_takes_a_shortest_way_the_player_breaks_ties() -> None:
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
def test_effects_of_a_fight_come_after_victory() -> None:
    t = event(voyage(), "EV-P11")
    coins = t.g.resources["meat"]
    t.answer(EventChoice, key="A").hush()
    assert t.g.combat is not None
    assert t.g.resources["meat"] == coins
    t.combat.row = []
    t.again()
    assert t.g.resources["meat"] == coins + 2


@rule("SLG-EVENT-13")
@pytest.mark.parametrize(("fate", "meat", "weak"), [(4, 2, 0), (3, 0, 1)])
def test_option_with_a_challenge(fate: int, meat: int, weak: int) -> None:
    t = event(voyage().fate(fate), "EV-M02")
    t.answer(EventChoice, key="A").hush()
    t.commits("kannan")
    assert t.g.resources["meat"] == meat
    assert sum("weakened" in sailor.statuses for sailor in t.g.crew.values()) == weak


@rule("SLG-EVENT-14", "SLG-DEF-4")
@example("SLG-T-71")
def test_a_bell_stays_due_over_a_defeat() -> None:
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
def test_a_deck_run_empty_by_skipping_is_a_bell_too() -> None:
    t = voyage()
    t.begin(Do((fx.SkipEvents(40),), Deed(0)))
    assert t.g.bell_due
    assert sum(len(pile) for pile in t.g.event_skipped.values()) == 18


@rule("SLG-EVENT-15")
def test_peeking_shows_what_is_left_and_puts_it_back_in_any_order() -> None:
    t = voyage()
    t.begin(Do((fx.SkipEvents(16),), Deed(0)))
    left = [card for tier in reversed(TIERS) for card in t.g.event_decks[tier]]
    t.begin(Do((fx.PeekEvent(3),), Deed(0)))
    t.card(left[-1])  # goes back first, so it lies below
    assert t.g.event_top.cards == [left[-1], left[0]]
    assert t.g.event_top.seen_by(1) == t.g.event_top.cards


@rule("SLG-RULING-28", "SLG-WIN-1")
def test_equipping_after_the_reveal() -> None:
    t = event(voyage().hand(0, "AB08").command(1, 0), "EV-P02")
    t.answer(Equip, card="AB08").member("laurent")
    assert t.g.crew["laurent"].equipped == ["AB08"]
    assert t.asked == "event"


def empty_decks(t: Voyage) -> set[str]:
    """All event cards of this pass have been drawn."""
    gone = set()
    for tier in TIERS:
        for card in list(t.g.event_decks[tier]):
            t.g.event_decks[tier].take(card)
            t.g.event_used.put(card, -1)
            gone.add(card)
    return gone


@rule("SLG-HAZ-1", "SLG-EVENT-2")
def test_fair_wind_sails_by_event() -> None:
    t = event(voyage(), "EV-M01")
    t.answer(EventChoice, key="A")
    t.answer(SailTo, region="2-G")
    assert t.g.region == "2-G"


@rule("SLG-EVENT-12")
def test_fighting_in_an_event_asks_for_attacks() -> None:
    t = event(voyage(), "EV-P04")
    t.answer(EventChoice, key="A")
    assert t.asked == "combat"
    assert t.offers(Declare)


# --- events, one by one ----------------------------------------------------------------------------------


@rule("SLG-EVENT-1", "SLG-EVENT-2")
def test_an_event_with_a_single_way_is_read_and_cannot_be_declined() -> None:
    t = event(voyage(players=1).command(0), "EV-M05")
    assert t.match.options == [EventChoice(0, "A")]  # it waits to be read, and there is no way round it


@rule("SLG-EVENT-1", "SLG-EVENT-5")
def test_used_events_lie_open_for_all() -> None:
    t = event(voyage().fate(6), "EV-M12").answer(EventChoice, key="A")
    t.g.ongoing = ["EV-M13"]
    t.begin(TwoActions(), Act())
    t.answer(TryEvent, card="EV-M13").hush()
    t.commits("laurent")
    for viewer in (0, 1, None):
        assert t.g.event_used.seen_by(viewer) == ["EV-M12", "EV-M13"]
    assert t.g.participants == []


@rule("SLG-EVENT-1")
@pytest.mark.parametrize("known", [True, False])
def test_an_unknown_event_cannot_be_undrawn(known: bool) -> None:
    t = voyage(players=1)
    if known:
        t.g.event_top.put("EV-M12", -1)  # it was peeked at
    t.begin(SearchTokens(1, 0), EventPhase()).all_pass()
    assert t.match.can_take_back(0) is known


@rule("SLG-EVENT-2", "SLG-EVENT-1")
def test_an_option_with_a_cost_and_a_choice() -> None:
    t = event(voyage(), "EV-M08")
    assert t.offered(EventChoice, "key") == ["A", "C"]  # no materials to sell
    t.answer(EventChoice, key="A")
    assert t.g.resources["coin"] == 2
    assert t.offered(Branch, "branch") == [0, 1, 2]
    t.branch(1)
    assert (t.g.resources["grain"], t.g.resources["vegetables"]) == (3, 0)
    assert t.asked == "turn"


@rule("SLG-EVENT-13", "SLG-FAIL-8")
def test_the_fail_line_of_an_option_strikes_those_who_took_part() -> None:
    t = event(voyage().command(0, 0).fate(1, 4), "EV-P02")
    t.answer(EventChoice, key="B")
    t.commits("laurent", "gregory")
    assert not t.g.passed
    assert t.g.hull["deck"] == 1  # one cube for craft, two for strength
    while t.members():
        assert set(t.members()) <= {"laurent", "gregory"}
        t.member(t.members()[0])
    assert (t.g.crew["laurent"].fatigue, t.g.crew["gregory"].fatigue) == (2, 2)
    assert sum(sailor.fatigue for sailor in t.g.crew.values()) == 4
    assert t.g.participants == []
    assert "EV-P02" in t.g.event_used


@rule("SLG-EVENT-13")
def test_success_skips_the_fail_line() -> None:
    t = event(voyage().command(0, 0).fate(6), "EV-P13")
    t.answer(EventChoice, key="A").commits("laurent", "kannan", "odessa")
    assert (t.g.resources["artifacts"], t.g.xp, t.g.ship_damage) == (1, 1, 0)


@rule("SLG-EVENT-3", "SLG-EVENT-10")
def test_an_ongoing_event_stays_and_does_what_it_does_on_being_drawn() -> None:
    t = event(voyage(), "EV-P01")
    assert (t.g.ongoing, t.g.serpent, t.g.event_now) == (["EV-P01"], "2-E", "")
    assert "EV-P01" not in t.g.event_used
    assert t.asked == "turn"  # nothing to choose


@rule("SLG-TURN-4", "SLG-EVENT-4")
def test_every_ongoing_card_has_its_turn_at_dusk_and_the_others_none() -> None:
    t = voyage(players=1).command(0).fate(1)
    t.g.ongoing = ["EV-P06", "EV-M07", "EV-D05", "EV-D12"]
    t.g.resources["grain"] = 0
    t.begin(Evening())
    assert t.offered(CardOf, "card") == ["EV-M07", "EV-D05", "EV-D12"]
    t.card("EV-D05")
    assert t.g.ship_damage == 1
    assert t.asked == "dusk-test"  # after its effect
    t.all_pass()
    assert t.offered(CardOf, "card") == ["EV-M07", "EV-D12"]
    t.card("EV-M07")
    assert t.asked == "dusk-test"
    t.all_pass()
    assert t.asked == "assign-damage"  # the fog finds no food, and only it is left
    t.member("mac", "mac")
    assert (t.asked, t.g.ongoing) == ("turn", ["EV-P06", "EV-M07", "EV-D05", "EV-D12"])


@rule("SLG-WIN-1", "SLG-EVENT-4")
def test_before_a_test_at_dusk_one_may_equip() -> None:
    t = voyage().hand(0, "AB43").command(1, 0)
    t.g.ongoing = ["EV-M07"]
    t.begin(Evening()).answer(Equip, card="AB43").member("kasumi")
    assert t.asked == "dusk-test"
    t.answer(TryEvent, card="EV-M07")
    assert t.asked == "commit"


@rule("SLG-EVENT-4", "SLG-FAIL-8")
def test_a_test_at_dusk_that_fails_changes_nothing_more() -> None:
    t = voyage().command(0, 0).fate(1)
    t.g.ongoing = ["EV-M07"]
    t.begin(Evening()).answer(TryEvent, card="EV-M07").commits("laurent")
    assert (t.asked, t.g.ongoing, t.g.participants) == ("turn", ["EV-M07"], [])
    assert len(t.g.event_used) == 0


@rule("SLG-EVENT-6", "SLG-EVENT-7")
@pytest.mark.parametrize(("bells", "page"), [(0, "1"), (1, "1.2")])
def test_each_bell_has_its_page(bells: int, page: str) -> None:
    t = voyage()
    empty_decks(t)
    t.g.bells = bells
    t.begin(EventPhase())
    assert (t.asked, t.g.bells, t.story.paragraph) == ("read-on", bells + 1, page)
    assert t.g.entries == {}  # no place was explored
    t.answer(TurnPage)
    assert (t.asked, t.g.story) == ("turn", None)


@rule("SLG-EVENT-7", "SLG-HAND-1")
def test_the_bell_gives_everybody_a_card_and_takes_all_equipment() -> None:
    t = voyage(players=3).equip("mac", "AB08", "AB09").equip("odessa", "AB33").equip("rafael", "AB11")
    empty_decks(t)
    t.begin(EventPhase())
    assert [len(player.hand) for player in t.g.players] == [1, 1, 1]
    assert not any(sailor.equipped for sailor in t.g.crew.values())
    assert set(t.g.ability_discard.cards) == {"AB08", "AB09", "AB33", "AB11"}


@rule("SLG-SETUP-8", "SLG-ACH-5")
def test_short_bells_shorten_every_deck() -> None:
    t = voyage()
    t.g.quests = [175]
    empty_decks(t)
    t.begin(EventPhase())
    assert [len(t.g.event_decks[tier]) for tier in TIERS] == [5, 5, 5]
    assert [len(t.g.event_unused[tier]) for tier in TIERS] == [7, 7, 7]


@rule("SLG-SETUP-8")
def test_event_decks_are_shuffled() -> None:
    drawn = [
        {card for tier in TIERS for card in voyage(seed=seed).g.event_decks[tier].cards} for seed in range(3)
    ]
    assert drawn[0] != drawn[1] != drawn[2]


@rule("SLG-EVENT-1", "SLG-SETUP-8")
def test_mild_events_come_before_perilous_and_deadly_ones() -> None:
    t = voyage()
    tiers = []
    while t.g.events_left:
        tiers.append(t.g.book.events[next_event_heap(t.g).pop()].tier)
    assert tiers == ["mild"] * 6 + ["perilous"] * 6 + ["deadly"] * 6


@rule("SLG-EVENT-15")
def test_three_events_are_looked_at_and_put_back_in_any_order() -> None:
    t = voyage()
    first, second, third = reversed(t.g.event_decks["mild"].cards[-3:])
    t.begin(SearchTokens(1, 0), Do((fx.PeekEvent(3),), Deed(0))).all_pass()
    assert t.offered(CardOf, "card") == [third, second, first]
    assert not t.match.can_take_back(0)  # what was seen was seen
    assert t.about["n"] == 3
    t.card(first)  # to the bottom
    assert t.offered(CardOf, "card") == [third, second]
    assert t.about["n"] == 2
    t.card(second)
    assert t.g.event_top.cards == [first, second, third]
    for viewer in (0, 1, None):
        assert t.g.event_top.seen_by(viewer) == [first, second, third]
    assert t.g.events_left == 18
    assert t.g.event_decks["mild"].seen_by(0) == [None] * 3  # the fourth card was not looked at
    t.begin(Do((fx.PeekEvent(2),), Deed(0)))  # those lie on top now
    assert t.offered(CardOf, "card") == [second, third]
    t.card(third)
    assert t.g.event_top.cards == [first, third, second]


@rule("SLG-EVENT-10", "SLG-RULING-26")
def test_the_serpent_bites_as_soon_as_it_arrives() -> None:
    t = voyage().command(0, 0).fate(4)
    t.g.ongoing, t.g.serpent, t.g.region = ["EV-P01"], "2-G", "2-E"
    t.begin(Evening())
    assert (t.g.serpent, t.g.hull["deck"]) == ("2-E", 1)
    t.g.ongoing, t.g.serpent, t.g.region = ["EV-P01"], "2-C", "2-E"
    t.begin(Evening())
    assert (t.g.serpent, t.g.ship_damage) == ("2-B", 1)
    t.g.serpent = ""
    t.begin(Do((fx.SerpentHunt(1),), Deed(0)))
    assert (t.g.serpent, t.g.ship_damage) == ("", 1)  # no serpent, no bite


@rule("SLG-EVENT-10")
def test_the_active_player_chooses_between_two_ways_of_the_serpent() -> None:
    t = voyage().command(0, 0)
    t.g.ongoing, t.g.serpent, t.g.region = ["EV-P01"], "2-H", "2-G"
    t.begin(Evening())
    assert (t.asked, t.ask.seats) == ("serpent", 0)
    assert t.offered(Region, "region") == ["2-D", "2-I", "6-B", "6-C"]
    t.region("6-B")
    assert (t.g.serpent, t.g.ship_damage) == ("6-B", 0)


# --- either or -------------------------------------------------------------------------------------------


@rule("SLG-EVENT-2")
def test_each_player_chooses_for_himself_among_what_he_can_do() -> None:
    t = voyage(players=3).hand(0, "AB08").hand(1, "AB09", "AB11").command(0, 0, 0)
    event(t, "EV-P16").answer(EventChoice, key="A")
    assert (t.asked, t.ask.seats) == ("branch", 0)
    assert t.offered(Branch, "branch") == [0, 1]
    t.branch(0)
    assert len(t.g.players[0].hand) == 0
    assert (t.asked, t.ask.seats) == ("branch", 1)
    t.branch(1)
    assert (t.asked, t.ask.seats) == ("take-damage", 1)
    t.member("mac")
    assert (t.asked, t.ask.seats) == ("take-damage", 2)  # an empty hand leaves no choice
    t.member("laurent")
    assert (t.health("mac"), t.health("laurent"), len(t.g.players[1].hand)) == (5, 4, 2)


@rule("SLG-EVENT-2")
@pytest.mark.parametrize(
    ("card", "stores", "offered"),
    [
        ("EV-D12", {"grain": 0}, []),
        ("EV-D12", {"grain": 1}, [0, 1]),
        ("EV-D16", {"materials": 0}, []),
        ("EV-D16", {"materials": 1}, [0, 1]),
    ],
)
def test_what_cannot_be_given_is_no_way_out(card: str, stores: dict[str, int], offered: list[int]) -> None:
    t = voyage().command(0, 0).fate(1)
    t.g.resources.update(stores)
    t.g.ongoing = [card]
    t.begin(Evening())
    assert t.offered(Branch, "branch") == offered
    if not offered:
        assert (t.asked, t.g.ship_damage) == (("assign-damage", 0) if card == "EV-D12" else ("turn", 1))


@rule("SLG-EVENT-2")
@pytest.mark.parametrize(
    ("options", "offered"),
    [
        (((fx.Lose("food", 2),), (fx.Lose("materials", 1),)), [0, 1]),  # neither: then each as far as it goes
        (((fx.Lose("coin", 1), fx.Lose("materials", 1)), (fx.Xp(1),), (fx.Xp(2),)), [1, 2]),
        (((fx.Lose("any", 99),), (fx.Xp(1),)), [0, 1]),
        (((fx.DiscardHand(1, "each"),), (fx.Xp(1),), (fx.Xp(2),)), [1, 2]),  # one of the two has no card
        (((fx.DiscardHand(2),), (fx.Xp(1),)), [0, 1]),
        (((fx.DiscardHand(3),), (fx.Xp(1),), (fx.Xp(2),)), [1, 2]),
    ],
)
def test_an_alternative_counts_only_if_all_of_it_can_be_done(
    options: tuple[fx.Effects, ...], offered: list[int]
) -> None:
    t = voyage().hand(0, "AB08", "AB09").begin(Do((fx.Choose(options, "active", True),), Deed(0)))
    assert t.offered(Branch, "branch") == offered
    t.begin(Do((fx.Choose(options, "active", False),), Deed(0)))
    assert t.offered(Branch, "branch") == list(range(len(options)))


@rule("SLG-TRAV-5", "SLG-TURN-4")
def test_a_glass_calm_slows_the_ship_for_the_rest_of_the_turn() -> None:
    t = event(voyage().command(0, 0), "EV-M16").answer(EventChoice, key="A")
    assert (t.g.players[0].command, t.g.slow) == (2, -1)
    t.command(0, 0).fate(6).begin(TravelAction()).all_pass()
    assert t.g.distance_left == 1
    t.all_pass().fate(6).begin(TravelAction()).all_pass()
    assert t.g.distance_left == 1  # the second travel too
    t.begin(Evening())
    t.fate(6).begin(TravelAction()).all_pass()
    assert t.g.distance_left == 2


@rule("SLG-CAMP-4", "SLG-ACH-1", "SLG-EVENT-8")
def test_an_ending_is_booked_once() -> None:
    t = voyage()
    t.g.endings_ever = [6]
    t.begin(Do((fx.Ending(6), fx.Xp(5)), Deed(0)))
    assert (t.g.endings_ever, t.g.ending, t.g.xp) == ([6], 6, 0)
    assert t.g.ended
    assert [(entry.what, entry.id) for entry in t.g.log] == [("ending", "6")]
    t = voyage()
    t.g.endings_ever = [2]
    t.begin(Do((fx.Ending(6),), Deed(0)))
    assert t.g.endings_ever == [2, 6]


@rule("SLG-CAMP-5")
@pytest.mark.parametrize(
    ("totems", "ending"),
    [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3), (13, 4), (19, 4), (20, 5), (29, 5), (30, 12), (39, 12)],
)
def test_the_number_of_totems_decides_the_finale(totems: int, ending: int) -> None:
    t = finale(totems)
    t.chooses("A").reads_on()
    while not t.match.over:  # what is asked on the way changes nothing
        t.chooses("A").reads_on()
    assert t.outcome.cause == f"ending-{ending}"


@rule("SLG-CAMP-5", "SLG-KEY-2")
@pytest.mark.parametrize("totems", [0, 30])
@pytest.mark.parametrize(
    ("quest", "key", "ending"),
    [(6, "B", 6), (161, "C", 7), (162, "D", 8), (163, "E", 9), (164, "F", 10), (165, "G", 11)],
)
def test_a_keyword_opens_another_ending_whatever_the_number(
    quest: int, key: str, ending: int, totems: int
) -> None:
    t = finale(totems, quest)
    assert t.offered(StoryChoice, "key") == ["A", key]
    t.chooses(key).reads_on()
    if not t.match.over:  # who has it may still think better of it
        t.chooses("A").reads_on()
    assert t.outcome.cause == f"ending-{ending}"


def to_the_bedside(t: Voyage) -> Voyage:
    """Down the stair, with the first answer to whatever is asked there."""
    while t.story.paragraph != "F19":
        t.chooses("A").reads_on()
    return t


def finale(totems: int, *quests: int) -> Voyage:
    """The third bell has rung."""
    t = voyage()
    empty_decks(t)
    t.g.bells, t.g.quests = 2, list(quests)
    t.own(*(f"A{n:02}" for n in range(1, totems + 1)))
    return to_the_bedside(t.begin(EventPhase()).hush())
