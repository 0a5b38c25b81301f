"""Defeat, saving, players who come and go, dice, score and achievements."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Begin, CardOf, GetUp, Kind, Member, Region, SeatOf, SitDown
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.document import DOCUMENTS, Campaign, export
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.score import score, unlocked
from fathomfive.games.sleeping.state import (
    CREW,
    ROOMS,
    TIERS,
    Fate,
    Hub,
    SleepingState,
    Story,
    Trial,
)
from fathomfive.games.sleeping.steps.campaign import CastOff, Legacy
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.harm import draw_fate
from fathomfive.games.sleeping.steps.seating import ChangeSeats, ComeAboard, GoAshore, boards
from fathomfive.games.sleeping.steps.turn import Turn
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Pass, Play, Step
from fathomfive.kit.document import DocumentError
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
example = pytest.mark.example


def crew_falls(t: Voyage) -> Voyage:
    """The last member drops."""
    t.everybody_else_down("mac").health_is(mac=1)
    return t.begin(Do((fx.Health(-1, "mac"),), Deed(0)))


# --- defeat ----------------------------------------------------------------------------------------------


@rule("SLG-DEF-1")
def test_everything_in_progress_is_abandoned() -> None:
    t = voyage().fight(12, 7)
    t.g.story = None
    t.g.event_now = "EV-P04"
    t.g.event_decks["perilous"].cards.clear()
    t.g.event_decks["perilous"].known.clear()
    t.g.quests = [4]
    t.everybody_else_down("mac").health_is(mac=1)
    t.again().all_pass()
    t.hush()
    while t.asked == "victim":
        t.member("mac")
    assert t.g.combat is None
    assert t.g.quests == [4]
    assert "EV-P04" in t.g.event_used
    assert (t.g.event_now, t.g.used, t.g.actions_left) == ("", [], 2)
    assert t.asked == "turn"  # no turn-end effects


@rule("SLG-DEF-1")
@pytest.mark.parametrize(
    "blow", [fx.Health(-1, "mac"), fx.ShipDamage(1)], ids=["the crew falls", "the ship sinks"]
)
def test_a_defeat_clears_the_table_and_leaves_what_the_party_has(blow: fx.Health | fx.ShipDamage) -> None:
    t = voyage().command(0, 0).own("MK05", by="laurent").fate(1)
    t.everybody_else_down("mac").health_is(mac=1)
    t.g.hull.update(dict.fromkeys(ROOMS, 2))
    t.g.ongoing, t.g.quests, t.g.used_quests = ["EV-P05"], [4], [5]
    before = t.g.components()
    t.begin(InTheThickOfIt(), Do((blow, fx.Gain("coin", 5)), Deed(0)))
    g = t.g
    assert g.defeats == 1
    assert (g.story, g.test, g.fate, g.victim, g.combat, g.participants) == (None, None, None, None, None, [])
    assert (g.distance_left, g.port_used, g.used, g.moved, g.slow) == (0, [], [], [], 0)
    assert g.event_now == ""
    assert g.event_used.cards.count("EV-P04") == 1
    assert g.market_row.cards == g.search_drawn.cards == []
    assert sorted(g.search_discard.cards) == ["S1", "S2"]
    assert g.event_used.seen_by(None) == ["EV-P04"]
    assert g.market_deck.seen_by(None)[:2] == ["MK07", "MK06"]  # under the deck, as after any market
    assert g.components() == before
    assert g.resources["coin"] == 3 - 1  # what was paid stays paid, and nothing further was gained
    assert (g.quests, g.used_quests, "MK05" in g.cards) == ([4], [5], True)
    assert g.crew["laurent"].weapons == ["MK05"]
    assert g.ongoing == ["EV-P05"]  # stays, and does nothing at the end of this turn
    assert (t.asked, g.active, g.turn) == ("turn", 1, 2)


@rule("SLG-DEF-1", "SLG-COMB-9")
def test_a_fight_that_is_lost_returns_enemies_and_tokens() -> None:
    t = voyage().command(0, 0).fight(12, 7)
    t.g.crew["mac"].synergies, t.g.crew["mac"].tokens = ["audrie"], 1
    t.everybody_else_down("mac").health_is(mac=1)
    t.again().all_pass()
    assert t.g.defeats == 1
    assert t.g.combat is None
    assert all(sailor.synergies == [] and sailor.tokens == 0 for sailor in t.g.crew.values())


@rule("SLG-DEF-1")
def test_a_defeat_at_dawn_is_the_end_of_the_turn() -> None:
    t = voyage().everybody_else_down("mac").health_is(mac=1)
    t.g.crew["mac"].statuses.append("venom")
    t.g.ongoing = ["EV-P05"]
    t.begin(Turn(0)).answer(Begin)
    assert t.g.defeats == 1
    assert (t.asked, t.g.active, t.g.room) == ("turn", 1, "")  # no ship action, event, action or dusk
    assert len(t.g.event_used) == 0
    assert t.g.crew["mac"].damage == 0


class InTheThickOfIt(Step, tag="in-the-thick-of-it"):
    """A step of the tests: a story, a test, a market, a port and an event are all going on."""

    def run(self, g: SleepingState) -> Play:
        yield from ()
        g.story = Story(paragraph="2", location=2, tokens=["A"], hubs=[Hub("3", ["A"])])
        g.test, g.fate, g.victim = Trial("craft", 5, "story"), Fate(3), "mac"
        g.participants = ["laurent"]
        pile = next(heap for heap in (*g.event_decks.values(), *g.event_unused.values()) if "EV-P04" in heap)
        pile.take("EV-P04")
        g.event_now = "EV-P04"
        for card in ("MK06", "MK07"):
            g.market_deck.take(card)
            g.market_row.put(card, -1)
        for token in ("S1", "S2"):
            g.search_stack.take(token)
            g.search_drawn.put(token, -1)
        g.distance_left, g.actions_left, g.port_used, g.slow = 2, 1, ["inn"], -1
        g.used, g.moved = ["AB25"], ["MK05"]
        g.resources["coin"] -= 1


@rule("SLG-DEF-1", "SLG-TOKEN-1")
def test_defeat_in_the_middle_of_a_story_leaves_no_page_open() -> None:
    t = voyage().fate(1).everybody_else_down("laurent").health_is(laurent=2)
    t.explores(4).chooses("A")
    t.commits("laurent")
    assert t.g.story is None
    assert t.g.test is None
    assert t.g.defeats == 1


@rule("SLG-DEF-2", "SLG-DEF-4", "SLG-RULING-17", "SLG-RULING-18", "SLG-STAT-7")
@example("SLG-T-35")
def test_crew_defeat() -> None:
    t = voyage()
    skip_to(t, 4)
    t.g.crew["kannan"].statuses = ["venom"]
    t.g.crew["kannan"].fatigue = 2
    t.g.hull["deck"] = 2
    t.g.region = "2-F"
    crew_falls(t)
    assert t.g.region == "2-G"
    assert all(sailor.damage == sailor.fatigue == 0 for sailor in t.g.crew.values())
    assert t.g.crew["kannan"].statuses == ["venom"]
    assert t.g.hull["deck"] == 2
    assert t.g.bell_due
    assert sum(len(pile) for pile in t.g.event_skipped.values()) == 4
    assert t.g.defeats == 1
    assert t.g.active == 1


@rule("SLG-DEF-2")
def test_six_events_are_lost_unread() -> None:
    t = crew_falls(voyage())
    assert t.g.events_left == 12
    assert sum(len(pile) for pile in t.g.event_skipped.values()) == 6
    assert t.g.event_skipped["mild"].seen_by(0) == [None] * 6
    assert [(entry.what, entry.id) for entry in t.g.log][-1] == ("defeat", "crew")


@rule("SLG-DEF-2", "SLG-EVENT-15")
def test_events_that_were_looked_at_are_lost_first() -> None:
    t = voyage()
    t.begin(Do((fx.PeekEvent(2),), Deed(0))).match.play(t.match.options[0])
    seen = list(t.g.event_top.cards)
    t.begin(Do((fx.SkipEvents(3),), Deed(0)))
    assert t.g.event_top.cards == []
    assert sorted(t.g.event_used.cards) == sorted(seen)
    assert len(t.g.event_skipped["mild"]) == 1
    assert t.g.events_left == 15


@rule("SLG-EVENT-11", "SLG-DEF-5")
@pytest.mark.parametrize(
    ("serpent", "to", "then"),
    [("2-A", "4-A", "4-A"), ("2-A", "2-G", "2-A"), ("", "4-A", ""), ("", "2-G", "")],
)
def test_the_serpent_follows_onto_another_map_only(serpent: str, to: str, then: str) -> None:
    t = voyage()
    t.g.serpent = serpent
    t.begin(Do((fx.MoveShip(to),), Deed(0)))
    assert (t.g.region, t.g.serpent) == (to, then)


@rule("SLG-DEF-3", "SLG-RULING-18")
def test_ship_defeat() -> None:
    t = voyage().command(0, 0).fate(1)
    t.g.hull = {"bridge": 2, "galley": 2, "deck": 2, "quarters": 2, "sickbay": 2, "hull": 0}
    t.g.crew["mac"].damage = 3
    t.begin(Do((fx.ShipDamage(1),), Deed(0)))
    assert t.g.ship_damage == 0
    assert t.g.crew["mac"].damage == 3
    assert (t.g.defeats, t.g.events_left) == (1, 12)


@rule("SLG-DEF-5", "SLG-RULING-19", "SLG-EVENT-11")
def test_nearest_port_over_all_maps_and_ties() -> None:
    t = voyage()
    atlas = t.g.book.atlas
    tied = next(region for region in atlas.regions if len(atlas.nearest_ports(region)) > 1)
    t.g.region, t.g.serpent, t.g.ongoing = tied, tied, ["EV-P01"]
    crew_falls(t)
    ports = t.offered(Region, "region")
    assert ports == atlas.nearest_ports(tied)
    port = ports[-1]
    t.region(port)
    assert t.g.region == port
    same_map = atlas.map_of[port] == atlas.map_of[tied]
    assert t.g.serpent == (tied if same_map else port)


@rule("SLG-DEF-6", "SLG-SCORE-4")
def test_brutal_defeat_ends_the_campaign() -> None:
    t = voyage(mode="brutal").own("A01")
    crew_falls(t)
    assert t.match.over
    assert t.outcome.cause == "lost"
    assert t.outcome.winners == ()
    assert t.outcome.score == 5 * 2 + 2 + 1 + 25  # cards, totem, coins, brutal


@rule("SLG-RULING-36")
def test_only_one_defeat_is_ticked() -> None:
    t = voyage().command(0, 0).fate(1)
    t.g.hull = {"bridge": 2, "galley": 2, "deck": 2, "quarters": 2, "sickbay": 2, "hull": 0}
    t.everybody_else_down("mac").health_is(mac=1)
    t.begin(Do((fx.Health(-1, "mac"), fx.ShipDamage(1)), Deed(0)))
    assert t.g.defeats == 1
    assert t.g.ship_damage == 10


# --- campaign and saving ---------------------------------------------------------------------------------


def saved(t: Voyage) -> dict[str, Any]:
    t.begin(Turn(t.g.active))
    return DOCUMENTS.write(export(t.g))


def go_on(document: dict[str, Any], players: int, seed: int = 9, **options: Any) -> Voyage:
    match = Match.start(
        GAME, Setup("sleeping", players, {"crew": "deal", **options}, document=document), Dice.seeded(seed)
    )
    return Voyage(match)


@rule("SLG-CAMP-1")
def test_campaigns_do_not_touch_each_other() -> None:
    one, two = voyage(), voyage()
    one.g.xp = 5
    assert two.g.xp == 0


@rule("SLG-CAMP-2", "SLG-CAMP-3", "SLG-ACH-1", "SLG-ACH-4")
def test_a_new_campaign_keeps_the_sheet_and_the_map() -> None:
    t = voyage()
    t.g.totems_ever, t.g.endings_ever = [1, 2, 3], [4]
    t.g.read, t.g.visited, t.g.notes = ["2", "2.1"], [2], ["Ember Light wants oil."]
    t.g.ended = True
    new = go_on(DOCUMENTS.write(export(t.g)), 2)
    assert (new.g.totems_ever, new.g.endings_ever, new.g.visited) == ([1, 2, 3], [4], [2])
    assert new.g.notes == ["Ember Light wants oil."]
    assert (new.g.turn, new.g.xp, new.g.quests) == (0, 0, [])
    new.answer(SeatOf, other=0)
    assert new.asked == "legacy"  # unlocked by the last one


@rule("SLG-CAMP-4")
def test_totems_are_ticked_when_found_and_the_ending_is_booked() -> None:
    t = voyage()
    t.begin(Do((fx.GainAdventure(5),), Deed(0)))
    assert t.g.totems_ever == [5]
    t.begin(Do((fx.Ending(6),), Deed(0)))
    assert t.match.over
    assert t.g.endings_ever == [6]
    assert t.outcome.cause == "ending-6"
    assert t.outcome.winners == (0, 1)


@rule("SLG-SAVE-1")
def test_a_voyage_is_put_away_at_the_start_of_a_turn_only() -> None:
    t = voyage()
    t.begin(Turn(0))
    assert export(t.g).voyage is not None
    t.answer(Begin)
    with pytest.raises(Refused) as refusal:
        export(t.g)
    assert refusal.value.rule == "SLG-SAVE-1"


@rule("SLG-SAVE-2", "SLG-SAVE-3", "SLG-RULING-23")
@example("SLG-T-64")
def test_save_and_load_give_the_same_voyage() -> None:
    t = voyage().hand(0, "AB08").hand(1, "AB33").equip("mac", "AB12").own("MK05", by="mac").command(2, 3)
    g = t.g
    g.region, g.room, g.xp, g.bells, g.defeats, g.serpent = "4-E", "deck", 4, 1, 2, "4-A"
    g.hull["deck"], g.crew["laurent"].command, g.cards["MK03"] = 1, 2, 1
    g.crew["kannan"].statuses, g.crew["kannan"].levels = ["venom"], ["LV-kannan-1"]
    g.quests, g.used_quests, g.tokens = [1, 4], [2], ["diving_suit"]
    g.event_decks["perilous"].take("EV-P01") if "EV-P01" in g.event_decks["perilous"] else g.event_unused[
        "perilous"
    ].take("EV-P01")
    g.ongoing = ["EV-P01"]
    document = msgspec.json.decode(msgspec.json.encode(saved(t)))
    new = go_on(document, 2)
    new.answer(SeatOf, other=0)
    a, b = t.g, new.g
    for name in [
        "region",
        "room",
        "hull",
        "resources",
        "xp",
        "bells",
        "defeats",
        "serpent",
        "tokens",
        "quests",
        "used_quests",
        "cards",
        "ongoing",
        "turn",
        "brutal",
    ]:
        assert getattr(a, name) == getattr(b, name), name
    assert a.crew == b.crew
    assert [p.hand.cards for p in a.players] == [p.hand.cards for p in b.players]
    assert [p.command for p in a.players] == [p.command for p in b.players]
    assert a.ability_deck.cards == b.ability_deck.cards
    assert {tier: a.event_decks[tier].cards for tier in TIERS} == {
        tier: b.event_decks[tier].cards for tier in TIERS
    }
    assert sorted(a.market_deck.cards) == sorted(b.market_deck.cards)
    assert len(b.search_stack) == 9
    assert b.components() == a.components()


@rule("SLG-SAVE-3")
def test_loading_shuffles_market_and_search_and_asks_for_the_first_player() -> None:
    document = saved(voyage())
    orders = {tuple(go_on(document, 2, seed=seed).g.market_deck.cards) for seed in range(4)}
    assert len(orders) == 4
    assert go_on(document, 2).asked == "first-player"
    new = go_on(document, 2, reshare=True)
    new.answer(SeatOf, other=1)
    assert [len(boards(new.g, seat)) for seat in (0, 1)] == [4, 4]


@rule("SLG-SAVE-3", "SLG-PLAY-1")
def test_loading_with_one_more_and_one_less() -> None:
    t = voyage(players=2).hand(1, "AB08", "AB09").command(1, 3)
    document = saved(t)
    more = go_on(document, 3)
    while more.asked != "first-player":
        more.match.play(more.match.options[0])
    assert sorted(len(boards(more.g, seat)) for seat in range(3)) == [2, 3, 3]
    assert len(more.g.players[2].hand) == 0
    alone = go_on(document, 1)
    while alone.asked != "turn":
        alone.match.play(alone.match.options[0])
    assert len(boards(alone.g, 0)) == 8
    assert len(alone.g.players) == 1
    assert len(alone.g.players[0].hand) == 1
    assert alone.g.players[0].command == 2
    assert alone.g.components()["ability"] == 60


def test_a_document_of_the_first_form_is_read() -> None:
    document = saved(voyage())
    document["form"] = 1
    del document["document"]["voyage"]["event_skipped"]
    del document["document"]["voyage"]["event_top"]
    document["document"].pop("notes", None)
    new = go_on(document, 2)
    new.answer(SeatOf, other=0)
    assert new.g.events_left == 18
    assert new.g.components()["event"] == 54


def test_a_document_of_other_content_is_read() -> None:
    """A card the book no longer has is left behind; cards it has gained are in the box."""
    t = voyage().hand(0, "AB08").own("MK05", by="mac")
    document = saved(t)
    old = document["document"]["voyage"]
    old["ability_deck"] = [card if card != old["ability_deck"][0] else "AB99" for card in old["ability_deck"]]
    old["cards"]["MK77"] = 0
    old["crew"]["mac"]["weapons"].append("MK77")
    old["quests"].append(999)
    old["event_unused"]["mild"] = old["event_unused"]["mild"][:-1]
    document["document"]["read"] = ["2", "gone"]
    new = go_on(document, 2)
    new.answer(SeatOf, other=0)
    assert new.g.components() == t.g.components()
    assert new.g.quests == []
    assert new.g.crew["mac"].weapons == ["MK05"]
    assert new.g.read == ["2"]


def test_a_damaged_document_is_refused() -> None:
    with pytest.raises(DocumentError):
        go_on({"form": 3, "document": {}}, 1)
    with pytest.raises(DocumentError):
        go_on({"form": 2, "document": {"totems": "many"}}, 1)
    assert go_on(DOCUMENTS.write(Campaign()), 1).asked == "read-on"


def test_saved_in_the_middle_of_a_fight_inside_a_story() -> None:
    """Save the match, load it elsewhere, and both go on alike."""
    t = voyage().explores(3).chooses("D", "A")
    assert t.asked == "combat"
    t.match.play(t.match.options[0])
    copy = Match.load(GAME, t.match.save())
    assert copy.options == t.match.options
    for _ in range(25):
        if t.match.over:
            break
        choice = t.match.options[len(t.match.options) // 2]
        if choice.seat not in t.match.waiting_for:
            choice = next(o for o in t.match.options if o.seat in t.match.waiting_for)
        t.match.play(choice)
        copy.play(choice)
        assert copy.snapshot() == t.match.snapshot()


# --- people ----------------------------------------------------------------------------------------------


@rule("SLG-PLAY-1", "SLG-PLAY-2")
@example("SLG-T-61")
def test_somebody_leaves() -> None:
    t = voyage(players=3, open_table=True).hand(1, "AB08", "AB09").command(1, 3, 1)
    assert t.g.side == 1
    t.begin(ChangeSeats()).answer(GetUp, who=1)
    assert t.asked == "leaving-card"
    assert t.ask.seats == 1
    t.card("AB08")
    assert t.asked == "give-command"
    t.answer(SeatOf, other=2)
    assert t.asked == "give-card"
    t.answer(SeatOf, other=0)
    assert t.g.players[0].hand.cards == ["AB09"]
    assert t.g.players[0].hand.seen_by(0) == ["AB09"]
    assert [p.command for p in t.g.players] == [1, 0, 2]
    while t.asked in ("move-board", "board-to"):
        t.match.play(t.match.options[0])
    assert [len(boards(t.g, seat)) for seat in (0, 2)] == [4, 4]
    assert t.g.side == 0


@rule("SLG-PLAY-3", "SLG-PLAY-4", "SLG-RULING-24")
def test_somebody_joins() -> None:
    t = voyage(players=3, open_table=True)
    t.g.players[2].present = False
    for member in ("audrie", "rafael"):
        t.g.crew[member].seat = 0
    t.g.crew["audrie"].damage = 2
    t.begin(ChangeSeats()).answer(SitDown, who=2)
    assert set(t.members()) <= set(boards(t.g, 0))  # from a player with the most boards
    while t.asked in ("move-board", "board-to"):
        t.match.play(t.match.options[0])
    assert sorted(len(boards(t.g, seat)) for seat in range(3)) == [2, 3, 3]
    assert (t.g.players[2].command, t.g.players[2].hand.cards) == (1, [])
    assert t.g.crew["audrie"].damage == 2  # boards move with all they carry


@rule("SLG-PLAY-4", "SLG-PLAY-5")
@example("SLG-T-74")
def test_the_active_player_leaves() -> None:
    t = voyage(players=3, open_table=True).command(0, 0, 0)
    t.begin(ChangeSeats()).answer(GetUp, who=0)
    assert t.ask.seats == 1  # the next one clockwise decides
    while t.asked in ("move-board", "board-to"):
        assert t.ask.seats == 1
        t.match.play(t.match.options[0])
    assert [len(boards(t.g, seat)) for seat in (1, 2)] == [4, 4]
    assert t.g.active == 1
    assert t.asked == "turn"


@rule("SLG-PLAY-5")
def test_at_least_one_player_stays() -> None:
    t = voyage(players=1, open_table=True).begin(ChangeSeats())
    assert not t.offers(GetUp)
    assert not voyage(players=2).begin(GoAshore(1)).g.players[1].present
    t = voyage(players=2)
    t.g.players[1].present = False
    for member in CREW:
        t.g.crew[member].seat = 0
    t.begin(ComeAboard(1))
    assert t.offers(Member)
    assert not t.offers(Pass)


@rule("SLG-DICE-1", "SLG-RULING-25")
def test_dice_leave_the_deck_alone() -> None:
    t = voyage(dice=True)
    before = list(t.g.ability_deck)
    rolls = {draw_fate(t.g) for _ in range(60)}
    assert rolls == {1, 2, 3, 4, 5, 6}
    assert list(t.g.ability_deck) == before


# --- score -----------------------------------------------------------------------------------------------


@rule("SLG-SCORE-1", "SLG-SCORE-2", "SLG-SCORE-3", "SLG-SCORE-4")
@example("SLG-T-62")
def test_final_score() -> None:
    t = voyage()
    t.own("A01", "A02", "A03", "A04", "A05", "A40", "A41", "A42", "A43", "A44")
    g = t.g
    g.quests, g.used_quests = list(range(1, 8)), list(range(8, 12))
    g.crew["mac"].levels = ["LV-mac-1", "LV-mac-2", "LV-mac-3"]
    g.resources.update(coin=7, artifacts=1)
    g.ending, g.defeats = 3, 1
    assert score(g) == 59
    g.brutal, g.defeats = True, 0
    assert score(g) == 59 + 10 + 25
    g.brutal = False
    g.quests.append(175)
    assert score(g) == 59 + 10 + 1 + 15  # Short Bells


@rule("SLG-ACH-2", "SLG-ACH-3", "SLG-RULING-20")
@pytest.mark.parametrize(
    ("achieved", "quests"),
    [
        (3, []),
        (4, [169, 170]),
        (7, [167, 168, 169, 170, 174]),
        (11, [166, 167, 168, 169, 170, 174, 175, 176]),
        (14, [166, 167, 168, 169, 170, 174, 175, 176, 180]),
        (19, [166, 167, 168, 169, 170, 171, 172, 174, 175, 176, 178, 179, 180]),
        (22, [166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 178, 179, 180]),
        (25, [166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180]),
    ],
)
@example("SLG-T-27")
def test_unlocks(achieved: int, quests: list[int]) -> None:
    book = voyage().g.book
    totems = list(range(1, achieved))
    assert unlocked(book, [*totems, *totems], [2, 2]) == quests


@rule("SLG-ACH-4", "SLG-ACH-5")
@pytest.mark.parametrize(
    ("quest", "proof"),
    [
        (169, lambda g: g.resources["coin"] == 6),
        (170, lambda g: (g.resources["meat"], g.resources["vegetables"], g.resources["grain"]) == (1, 1, 2)),
        (167, lambda g: g.xp == 2),
        (168, lambda g: len(g.players[0].hand) == 3),
        (174, lambda g: g.resources["coin"] == 0),
        (166, lambda g: len(g.cards) == 5),
        (175, lambda g: g.events_left == 15),
        (176, lambda g: g.resources["materials"] == 2),
        (178, lambda g: any(g.book.cards[card].weapon for card in g.cards)),
        (171, lambda g: "A44" in g.cards),
        (172, lambda g: g.resources["coin"] == 9 and 13 in g.quests),
        (173, lambda g: sum(len(sailor.levels) for sailor in g.crew.values()) == 1),
        (179, lambda g: g.book.atlas.regions[g.region].port),
        (180, lambda g: g.map in ("10", "14", "16", "18") and g.book.atlas.regions[g.region].port),
    ],
)
def test_legacy_cards_work_at_the_start(quest: int, proof: Callable[[SleepingState], bool]) -> None:
    t = voyage()
    t.g.totems_ever = list(range(1, 31))
    t.g.ended = True
    new = go_on(DOCUMENTS.write(export(t.g)), 1)
    new.card(str(quest)).all_pass()
    new.reads_prologue()
    while new.asked != "turn":
        new.match.play(new.match.options[0])
    assert proof(new.g)


@rule("SLG-ACH-5", "SLG-CAMP-4")
def test_bare_masts_pay_for_totems() -> None:
    t = voyage()
    t.g.quests = [174]
    t.begin(Do((fx.GainAdventure(1), fx.GainAdventure(2)), Deed(0)))
    assert t.g.xp == 2


def skip_to(t: Voyage, left: int) -> None:
    """Only so many event cards are left."""
    while t.g.events_left > left:
        tier = next(tier for tier in TIERS if t.g.event_decks[tier].cards)
        t.g.event_decks[tier].draw_to(t.g.event_used, -1)


@rule("SLG-REW-1", "SLG-RULING-37")
def test_kinds_are_words_of_the_question() -> None:
    t = voyage()
    t.g.resources.update(meat=1)
    t.begin(Do((fx.Lose("any", 1),), Deed(0)))
    assert t.offered(Kind, "kind") == ["coin", "meat", "grain"]


# --- coming and going, one by one ------------------------------------------------------------------------


@rule("SLG-PLAY-1", "SLG-PLAY-5")
def test_who_may_get_up_and_who_may_sit_down() -> None:
    t = voyage(players=4, open_table=True)
    t.g.players[2].present = False
    t.begin(ChangeSeats(), active=1)
    assert t.ask.seats == 1
    assert t.offered(GetUp, "who") == [0, 1, 3]
    assert t.offered(SitDown, "who") == [2]
    t.all_pass()
    assert (t.asked, t.g.active, [player.present for player in t.g.players]) == (
        "turn",
        3,
        [True, True, False, True],
    )


@rule("SLG-PLAY-2")
def test_who_has_nothing_leaves_nothing() -> None:
    t = voyage(players=2).command(1, 0).begin(GoAshore(1))
    while t.asked == "move-board":
        t.match.play(t.match.options[0])
    assert (t.asked, t.g.players[0].command, len(t.g.players[0].hand)) == ("turn", 1, 0)
    assert not t.g.players[1].present
    assert len(boards(t.g, 0)) == 8


@rule("SLG-PLAY-2", "SLG-HAND-1")
def test_cards_of_somebody_who_leaves_count_against_the_hand_limit() -> None:
    t = voyage(players=3).hand(2, "AB08", "AB09", "AB11").hand(0, "AB19", "AB20", "AB22").command(0, 0, 2)
    t.hand(1, "AB31", "AB34")
    t.begin(GoAshore(2))
    assert (t.asked, t.ask.seats, t.about["n"]) == ("leaving-card", 2, 1)
    t.card("AB09")
    assert "AB09" in t.g.ability_discard
    assert (t.asked, t.offered(SeatOf, "other")) == ("give-command", [0, 1])
    t.answer(SeatOf, other=1)
    assert [player.command for player in t.g.players] == [0, 1, 0]  # the second token is lost
    assert (t.asked, t.offered(SeatOf, "other")) == ("give-card", [0, 1])
    t.answer(SeatOf, other=0)
    assert (t.asked, t.ask.seats, t.about["n"]) == ("hand-limit", 0, 1)
    assert not t.match.can_take_back(0)  # he has seen the card
    t.card("AB20")
    assert len(t.g.players[0].hand) == 3
    t.answer(SeatOf, other=1)
    assert (t.asked, len(t.g.players[1].hand)) == ("move-board", 3)  # three are no card too many
    assert t.g.players[1].hand.seen_by(1) == t.g.players[1].hand.cards
    assert t.g.players[1].hand.seen_by(0) == [None] * 3
    assert t.g.components()["ability"] == 60


@rule("SLG-PLAY-4")
def test_boards_go_to_whoever_has_the_fewest() -> None:
    t = voyage(players=3).command(0, 0, 0)
    t.g.crew["kasumi"].damage = 2
    t.begin(GoAshore(1))  # with three boards; the others have three and two
    assert (t.asked, t.members()) == ("move-board", ["kasumi", "mac", "marco"])
    t.member("kasumi")
    assert t.g.crew["kasumi"].seat == 2  # two boards are fewer than three
    t.member("mac")
    assert (t.asked, t.offered(SeatOf, "other")) == ("board-to", [0, 2])
    t.answer(SeatOf, other=0)
    assert t.g.crew["marco"].seat == 2  # the last one, and the fewest again
    assert [len(boards(t.g, seat)) for seat in (0, 2)] == [4, 4]
    assert t.g.crew["kasumi"].damage == 2
    assert t.asked == "turn"


@rule("SLG-PLAY-3", "SLG-PLAY-4")
def test_a_new_player_takes_boards_from_those_with_the_most() -> None:
    t = voyage(players=3)
    t.g.players[2].present = False
    t.g.crew["audrie"].seat, t.g.crew["rafael"].seat = 0, 0  # five and three
    t.begin(ComeAboard(2))
    assert t.g.players[2].present
    assert set(t.members()) == set(boards(t.g, 0))
    t.member("audrie")
    assert set(t.members()) == set(boards(t.g, 0))  # four and three
    t.member("rafael")
    assert t.asked == "turn"  # three, three and two
    assert [len(boards(t.g, seat)) for seat in range(3)] == [3, 3, 2]
    assert "odessa" not in boards(t.g, 2)


@rule("SLG-SAVE-3", "SLG-PLAY-2", "SLG-PLAY-4")
def test_loading_with_fewer_people_the_leavers_cards_and_boards_are_shared_out() -> None:
    t = voyage(players=3).hand(2, "AB08", "AB09").command(1, 1, 3)
    t.g.active = 2
    new = go_on(saved(t), 2)
    assert new.match.waiting_for == (0,)  # the one whose turn it was is gone: the first seat decides
    asked = []
    while new.asked != "first-player":
        asked.append(new.asked)
        new.match.play(new.match.options[0])
    assert "leaving-card" not in asked  # nobody is there to choose it, so chance does
    assert len(new.g.players) == 2
    assert [len(boards(new.g, seat)) for seat in (0, 1)] == [4, 4]
    assert sum(len(player.hand) for player in new.g.players) == 1
    assert sum(player.command for player in new.g.players) == 3
    assert new.g.components()["ability"] == 60
    assert new.offered(SeatOf, "other") == [0, 1]


@rule("SLG-SAVE-3", "SLG-PLAY-2")
@pytest.mark.parametrize(
    ("active", "seats", "decides"), [(2, 2, 0), (3, 2, 0), (1, 2, 1), (1, 1, 0)], ids=str
)
def test_nobody_who_is_gone_is_asked_or_given_anything_on_loading(
    active: int, seats: int, decides: int
) -> None:
    t = voyage(players=4).hand(2, "AB08", "AB09", "AB10").hand(3, "AB20", "AB21").command(0, 0, 2, 2)
    t.g.active = active
    new = go_on(saved(t), seats)
    assert new.g.active == decides
    while new.asked not in ("first-player", "turn"):
        asked = new.match.waiting_for
        assert all(seat < seats for seat in asked)
        if new.asked != "hand-limit":
            assert asked == (decides,)
        assert all(other < seats for other in new.offered(SeatOf, "other"))
        new.match.play(new.match.options[-1])
    assert (new.g.active, len(new.g.players)) == (decides, seats)
    assert sum(len(boards(new.g, seat)) for seat in range(seats)) == 8
    assert new.g.components()["ability"] == 60


@rule("SLG-SAVE-3", "SLG-PLAY-1")
def test_loading_with_two_less_and_two_more() -> None:
    document = saved(voyage(players=3))
    alone = go_on(document, 1)
    while alone.asked != "turn":
        alone.match.play(alone.match.options[0])
    assert (len(alone.g.players), len(boards(alone.g, 0)), alone.g.active) == (1, 8, 0)
    four = go_on(saved(voyage(players=2)), 4)
    while four.asked != "first-player":
        four.match.play(four.match.options[0])
    assert [len(boards(four.g, seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert all(player.present for player in four.g.players)


@rule("SLG-SAVE-3", "SLG-PLAY-5")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_who_stayed_goes_on_although_the_first_seat_was_left(players: int) -> None:
    t = voyage(players=2, open_table=True).hand(1, "AB08", "AB09").command(0, 3)
    t.begin(GoAshore(0))
    while t.asked != "turn":
        t.match.play(t.match.options[0])
    assert (t.g.active, t.g.here, len(boards(t.g, 1))) == (1, [1], 8)
    new = go_on(saved(t), players)
    while new.asked != "turn":
        new.match.play(new.match.options[0])
    assert new.g.players[0].hand.cards == ["AB08", "AB09"]  # nobody has left since, so nothing is lost
    assert new.g.players[0].hand.seen_by(0) == ["AB08", "AB09"]
    assert new.g.players[0].command == 3
    shares = {1: [8], 2: [4, 4], 3: [3, 3, 2]}
    assert [len(boards(new.g, seat)) for seat in range(players)] == shares[players]


@rule("SLG-SAVE-3")
def test_crew_may_be_shared_out_anew_on_loading() -> None:
    t = voyage(players=2)
    t.g.crew["mac"].seat = 0
    new = go_on(saved(t), 2, reshare=True, crew="draft")
    new.answer(SeatOf, other=1)
    assert (new.asked, new.match.waiting_for) == ("draft", (1,))
    assert len(new.offers(Member)) == 8
    while new.asked == "draft":
        new.match.play(new.match.options[0])
    assert [len(boards(new.g, seat)) for seat in (0, 1)] == [4, 4]


# --- score and legacy, one by one ------------------------------------------------------------------------


@rule("SLG-SCORE-1", "SLG-SCORE-4", "SLG-DEF-6")
@pytest.mark.parametrize(
    ("coins", "defeats", "share"), [(40, 0, (8 + 20 + 10) / 200), (0, 3, 0.0)], ids=["some", "less than none"]
)
def test_what_a_voyage_was_worth(coins: int, defeats: int, share: float) -> None:
    t = voyage()
    t.g.resources["coin"], t.g.defeats = coins, defeats
    t.begin(Do((fx.Ending(6),), Deed(0)))
    assert t.outcome.score == 8 + coins // 2 + 10 - 10 * defeats
    assert t.outcome.values == (share, share)


@rule("SLG-SCORE-1")
def test_no_voyage_is_worth_more_than_a_perfect_one() -> None:
    t = voyage().own(*(f"A{n:02}" for n in range(1, 61)))
    t.begin(Do((fx.Ending(6),), Deed(0)))
    assert t.outcome.score == 2 * 64 + 2 * 39 + 1 + 10
    assert t.outcome.values == (1.0, 1.0)


@rule("SLG-SCORE-1", "SLG-SCORE-3", "SLG-SCORE-4")
def test_each_line_of_the_score_alone() -> None:
    t = voyage()
    t.g.resources.update(coin=0)
    assert score(t.g) == 4 * 2
    t.g.resources["coin"] = 1
    assert score(t.g) == 8
    t.g.resources["coin"] = 5
    assert score(t.g) == 8 + 2
    t.g.resources["artifacts"] = 3
    assert score(t.g) == 8 + 2 + 3
    t.g.defeats = 2
    assert score(t.g) == 8 + 2 + 3 - 20
    t.own("A01")
    assert score(t.g) == 8 + 2 + 3 - 20 + 4


@rule("SLG-ACH-5", "SLG-SETUP-14")
def test_legacy_quests_are_taken_one_by_one_or_not_at_all() -> None:
    t = voyage()
    t.g.totems_ever, t.g.quests = [1, 2, 3], []
    t.begin(Legacy())
    assert t.asked == "turn"  # three are not enough
    t.g.endings_ever = [5]
    t.begin(Legacy()).all_pass()
    assert (t.asked, t.g.quests) == ("turn", [])
    t.begin(Legacy()).card("170")
    assert (t.asked, t.offered(CardOf, "card")) == ("legacy", ["169"])
    t.card("169")
    assert (t.asked, t.g.quests) == ("turn", [170, 169])


@rule("SLG-ACH-5")
def test_free_levels_are_chosen_up_to_their_price() -> None:
    t = voyage().begin(Do((fx.FreeLevel(max_xp=3, n=2),), Deed(0)))
    assert len(t.offers(CardOf)) == 9  # one of each member
    t.card("LV-mac-1")
    assert len(t.offers(CardOf)) == 8
    t.card("LV-odessa-1")
    assert (t.g.crew["mac"].levels, t.g.crew["odessa"].levels) == (["LV-mac-1"], ["LV-odessa-1"])
    assert (t.g.xp, t.asked) == (0, "turn")
    t = voyage().begin(Do((fx.FreeLevel(max_xp=2, n=1),), Deed(0)))
    assert t.asked == "turn"  # there is none so cheap


@rule("SLG-ACH-5")
def test_a_night_sail_begins_in_a_port_of_two_maps() -> None:
    t = voyage().begin(Do((fx.ChooseStart(("2", "4")),), Deed(0)))
    assert t.offered(Region, "region") == ["2-G", "4-E"]
    t.region("4-E")
    assert t.g.region == "4-E"


@rule("SLG-ACH-5", "SLG-SETUP-11", "SLG-SETUP-8")
def test_legacy_cards_work_after_the_cards_are_dealt_in_their_order() -> None:
    t = voyage(players=1)
    for tier in TIERS:
        t.g.event_decks[tier].move_all(t.g.event_unused[tier])
    t.command(0)
    t.g.quests = [174, 169]
    t.begin(CastOff())
    assert t.g.resources["coin"] == 0  # three coins and three more, and then bare masts
    assert (t.g.players[0].command, len(t.g.players[0].hand), t.g.events_left) == (1, 1, 18)


@rule("SLG-ACH-5", "SLG-CAMP-4")
def test_bare_masts_wait_for_totems_only() -> None:
    t = voyage(players=1)
    t.g.quests = [169, 174]
    t.g.resources["coin"] = 0
    t.begin(Do((fx.GainQuest(1), fx.Complete(1), fx.GainAdventure(44)), Deed(0)))
    assert t.g.xp == 0
    t.begin(Do((fx.GainAdventure(1),), Deed(0)))
    assert (t.g.xp, t.g.resources["coin"]) == (1, 0)


@rule("SLG-SAVE-2", "SLG-RULING-25")
def test_a_voyage_that_goes_on_keeps_its_mode_whatever_the_form_says() -> None:
    t = voyage(mode="brutal")
    document = saved(t)
    assert document["fixed"] == ["mode", "dice"]
    new = go_on(document, 2, mode="normal", dice=True)
    assert (new.g.brutal, new.g.fate_dice) == (True, False)


@rule("SLG-CAMP-2")
def test_a_new_campaign_of_the_same_group_chooses_anew() -> None:
    document = DOCUMENTS.write(Campaign(totems=[], endings=[], visited=[], notes=[], log=[]))
    assert "fixed" not in document
