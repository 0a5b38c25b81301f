"""The log of a voyage: every line can be followed by ear, and what moves is named by its id in the scene."""

from __future__ import annotations

import pytest

from fathomfive.games.sleeping.actions import (
    Area,
    Declare,
    Discard,
    Equip,
    ExploreAt,
    SailTo,
    StoryChoice,
    Travel,
    TurnPage,
)
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.effects import (
    Afflict,
    Cure,
    Fatigue,
    Health,
    Lose,
    Repair,
    Rest,
    Restore,
    SerpentHunt,
    ShipDamage,
    Token,
)
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.score import score
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.events import EventPhase
from fathomfive.games.sleeping.steps.ship import SearchTokens
from fathomfive.games.sleeping.steps.travel import SailOn
from fathomfive.games.sleeping.steps.turn import Act, Morning
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Motion, Tell
from fathomfive.kernel.text import Text
from tests.games.sleeping.table import Voyage, voyage
from tests.games.sleeping.test_ship import TwoActions


def told(t: Voyage, what: str) -> Tell:
    """The last that was told of this."""
    return t.said(what)[-1]


def line(t: Voyage, what: str) -> str:
    tell = told(t, what)
    return t.reads(Text(tell.text, tell.args))


def lines(t: Voyage, what: str) -> list[str]:
    return [t.reads(Text(tell.text, tell.args)) for tell in t.said(what)]


# --- what moves --------------------------------------------------------------------------------------


def test_the_ship_sails_between_regions_of_the_scene() -> None:
    t = voyage().begin(SailOn(1, 0)).answer(SailTo, region="2-G")
    assert told(t, "ship-sails").motions == (Motion("ship", "region-2-E", "region-2-G"),)
    assert line(t, "ship-sails").endswith("sails the Manticore from Ember Light (2-E) to Wickhaven (2-G).")


def test_the_figure_goes_from_room_to_room() -> None:
    t = voyage().turn().answer(Area, area="bridge")
    assert told(t, "first-room").motions == (Motion("figure", "", "room-bridge"),)
    t.turn().answer(Area, area="galley")
    assert told(t, "room").motions == (Motion("figure", "room-bridge", "room-galley"),)
    assert line(t, "room").endswith("from the Bridge to the Galley.")


def test_a_room_full_of_damage_says_why_it_gives_nothing() -> None:
    t = voyage()
    t.g.room, t.g.hull = "bridge", dict.fromkeys(t.g.hull, 2)
    t.turn().answer(Area, area="galley")
    assert line(t, "room-broken") == "The Galley is full of damage and gives nothing."


MENDS_NOTHING = {
    "nobody-restore": ((Restore(2, "split"), Restore(2, "mac")), "Nobody whom that could heal is hurt."),
    "nobody-rest": ((Rest(2, "split"), Rest(1, "mac")), "Nobody whom that could refresh is tired."),
    "nobody-cure": ((Cure(1, "any"), Cure(1, "madness")), "Nobody has anything that this could cure."),
    "nothing-to-repair": ((Repair(1),), "The ship has no damage to repair."),
}


@pytest.mark.rule("SLG-HP-4", "SLG-FTG-3", "SLG-STAT-7", "SLG-SDMG-4")
@pytest.mark.parametrize("what", MENDS_NOTHING)
def test_what_mends_nothing_says_so(what: str) -> None:
    effects, sentence = MENDS_NOTHING[what]
    for effect in effects:
        assert lines(voyage().begin(Do((effect,), Deed(0))), what) == [sentence]
        t = voyage().health_is(mac=1)
        t.g.crew["mac"].fatigue = 1
        t.g.crew["mac"].statuses.append("madness")
        t.g.hull["bridge"] = 1
        assert t.begin(Do((effect,), Deed(0))).said(what) == []


@pytest.mark.rule("SLG-HP-4")
def test_healing_one_who_is_well_says_so_although_another_is_hurt() -> None:
    t = voyage().health_is(kannan=1).begin(Do((Restore(2, "mac"),), Deed(0)))
    assert len(t.said("nobody-restore")) == 1


@pytest.mark.rule("SLG-FTG-1")
def test_an_exhausted_crew_says_that_it_cannot_grow_more_tired() -> None:
    t = voyage()
    assert t.begin(Do((Fatigue(1, "split"),), Deed(0))).said("nobody-tire") == []
    for one in t.g.crew.values():
        one.fatigue = 2
    t.begin(Do((Fatigue(1, "split"),), Deed(0)))
    assert line(t, "nobody-tire") == "Nobody can grow more tired."


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    t = voyage().turn().answer(Area, area="bridge")
    mine, theirs = told(t, "drew-card"), told(t, "drew")
    card = t.g.players[0].hand.cards[0]
    assert (mine.visible_to(0), mine.visible_to(1), mine.visible_to(None)) == (True, False, False)
    assert (theirs.visible_to(0), theirs.visible_to(1), theirs.visible_to(None)) == (False, True, True)
    assert mine.motions == (Motion(f"card-{card}", "deck-ability", "hand"),)
    assert theirs.motions == ()


def test_a_card_leaves_ones_own_hand_and_for_others_that_seat() -> None:
    t = voyage().hand(0, "AB30").command(4, 0).turn()
    t.answer(Equip, card="AB30").member("laurent")
    mine, theirs = t.said("equip")
    assert mine.motions == (Motion("card-AB30", "hand", "laurent"),)
    assert theirs.motions == (Motion("card-AB30", "seat-0", "laurent"),)
    assert (mine.visible_to(1), theirs.visible_to(0)) == (False, False)


def test_the_serpent_comes_hunts_and_bites() -> None:
    t = voyage().begin(Do((Token("sea_serpent", "ship_region"),), Deed(0)))
    assert told(t, "serpent-comes").motions == (Motion("serpent", "", "region-2-E", how="fade"),)
    t.g.region = "2-J"
    t.begin(Do((SerpentHunt(1),), Deed(0)))
    assert told(t, "serpent").motions == (Motion("serpent", "region-2-E", "region-2-G"),)
    assert line(t, "serpent") == (
        "The serpent swims from Ember Light (2-E) to Wickhaven (2-G), nearer to the ship."
    )
    t.begin(Do((SerpentHunt(1),), Deed(0)))
    assert line(t, "serpent-bites") == "The serpent has reached the ship and bites: 1 damage to the ship."


# --- tests, fate and harm ----------------------------------------------------------------------------


def test_a_challenge_can_be_followed_from_its_number_to_its_sum() -> None:
    t = voyage().fate(4).hand(0, "AB03").begin(Challenge("strength", 7, "story"))
    assert line(t, "challenge").startswith("A challenge: Strength 7 or more.")
    t.member("laurent").all_pass()
    while t.asked == "join":
        t.all_pass()
    strength = t.g.book.crew["laurent"].skills["strength"]
    assert line(t, "commit") == f"Laurent takes part with Strength {strength}."
    assert line(t, "fatigue") == "Laurent grows tired: 1 of 2 fatigue."
    t.answer(Discard, card="AB03")
    assert line(t, "discard-for").endswith(f"for 1 Strength more: {strength + 5} now.")
    t.hush()
    assert line(t, "failed" if strength < 2 else "passed").startswith(
        f"Strength {strength + 1} and fate 4 make {strength + 5} against 7"
    )


def test_fate_is_a_card_that_all_look_at() -> None:
    t = voyage().fate(4).begin(Challenge("strength", 1, "story")).commits("laurent")
    beat = told(t, "fate").beat
    assert beat is not None
    assert beat.shows is not None
    assert (beat.weight, beat.shows.origin, t.reads(beat.shows.label)) == ("reveal", "deck-ability", "Fate 4")
    dice = voyage(dice=True).begin(Challenge("strength", 1, "story")).commits("laurent")
    beat = told(dice, "fate-die").beat
    assert beat is not None
    assert beat.shows is not None
    assert beat.shows.look == "dice"


def test_fate_for_damage_to_the_ship_is_told() -> None:
    t = voyage().fate(4).begin(Do((ShipDamage(1),), Deed(0))).hush()
    assert line(t, "fate").endswith("fate 4.")
    assert line(t, "ship-damage") == (
        "The ship is hit at the Deck: 1 of 2 spaces there. 1 of 11 damage in all."
    )


def test_a_wound_says_what_is_left_and_who_is_down() -> None:
    t = voyage().begin(Do((Health(-2, "mac"),), Deed(0)))
    most = t.g.book.crew["mac"].health
    assert line(t, "wound") == f"Mac takes 2 damage: {most - 2} of {most} health left."
    t.health_is(mac=1).begin(Do((Health(-1, "mac"),), Deed(0)))
    assert line(t, "wound") == f"Mac takes 1 damage and is down: no health left of {most}."
    beat = told(t, "wound").beat
    assert beat is not None
    assert beat.shows is not None
    assert (beat.weight, beat.tone, beat.touches) == ("reveal", "bad", ("mac",))
    assert beat.shows.symbol == "sleeping-crew-mac-down"


def test_venom_is_told_before_its_wound() -> None:
    t = voyage()
    t.g.crew["mac"].statuses.append("venom")
    t.begin(Morning())
    assert [tell.text for tell in t.told[-3:]][:2] == ["log-venom", "log-wound"]


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("venom", "Mac has venom in the blood: 1 damage at the start of every turn."),
        ("frightened", "Mac is frightened: no attacks in fights."),
        ("low_morale", "Mac is in low spirits: 1 command more for joining a challenge or a travel."),
    ],
)
def test_a_status_says_what_it_does(kind: str, says: str) -> None:
    t = voyage().begin(Do((Afflict(kind, 1, "mac"),), Deed(0)))  # type: ignore[arg-type]
    assert line(t, "afflicted") == says


def test_a_loss_of_nothing_is_told() -> None:
    t = voyage()
    t.g.resources.update(meat=0, grain=0, vegetables=0, materials=0)
    t.begin(Do((Lose("food", 1),), Deed(0)))
    assert line(t, "nothing-to-lose")
    t.begin(Do((Lose("materials", 1),), Deed(0)))
    assert line(t, "lose") == "The party should lose materials, but has none."


# --- events, travel, places --------------------------------------------------------------------------


def event(t: Voyage, card: str) -> Voyage:
    """This event card is drawn next."""
    for deck in t.g.event_decks.values():
        if card in deck:
            deck.take(card)
    for pile in t.g.event_unused.values():
        if card in pile:
            pile.take(card)
    t.g.event_top.put(card, -1)
    return t.begin(EventPhase())


def test_an_event_that_stays_says_what_it_does_and_how_it_ends() -> None:
    t = voyage()
    entry = next(card for card in t.g.book.events.values() if card.name == "Barnacles")
    event(t, entry.id)
    assert entry.text in line(t, "ongoing")
    assert entry.discard_text in line(t, "ongoing")
    assert line(t, "constant") == "While Barnacles lies here: 1 less in travel."


def test_an_event_is_shown_to_all() -> None:
    t = event(voyage(), "EV-M02")
    beat = told(t, "event").beat
    assert beat is not None
    assert beat.shows is not None
    assert (beat.weight, beat.shows.label, beat.shows.origin) == ("reveal", "Flying Fish", "deck-event")


def test_a_page_is_told_by_its_title_and_never_by_its_text() -> None:
    t = voyage().explores(2)
    tell, page = told(t, "read"), t.g.book.story["2"]
    assert line(t, "read") == "The storybook is open at Ember Light, paragraph 2."
    assert tell.beat is not None
    assert tell.beat.shows is not None
    assert tell.beat.weight == "reveal"
    assert page.text.strip()[:20] not in str(tell)


def test_travel_says_who_steers_and_what_changed_the_distance() -> None:
    t = voyage().fate(4).begin(TwoActions(), Act()).answer(Travel).all_pass().hush()
    assert line(t, "nobody-steers") == "Nobody takes the helm."
    assert line(t, "distance") == "Craft 0 and fate 4 make 4: the ship may sail 2 regions."
    t.g.slow = -1
    t.fate(4).begin(TwoActions(), Act()).answer(Travel).all_pass().hush()
    assert line(t, "distance").endswith("may sail one region, by cards and events instead of 2.")


def test_going_ashore_and_back_names_the_place() -> None:
    t = voyage().begin(TwoActions(), Act()).answer(ExploreAt, location=2).hush()
    assert line(t, "explore").endswith("goes ashore with the party: Ember Light, location 2.")
    t.answer(StoryChoice, key="A").hush().answer(TurnPage)
    assert line(t, "back-to-ship") == "The party is back on the ship at Ember Light (2-E)."


@pytest.mark.rule("SLG-EXP-3")
def test_a_token_of_the_story_is_missed_only_by_those_who_had_it() -> None:
    t = voyage().begin(Do((Token("dinosaur_egg", "supply"),), Deed(0)))
    assert t.said("token-gone") == []
    t.begin(Do((Token("dinosaur_egg", "held"), Token("dinosaur_egg", "supply")), Deed(0)))
    assert len(t.said("token-gone")) == 1


def test_a_search_token_says_what_it_brings_and_costs() -> None:
    t = voyage()
    token = next(name for name, entry in t.g.book.search.items() if entry.ship_damage)
    t.g.search_stack.take(token)
    t.g.search_stack.put(token)
    t.begin(SearchTokens(3, 0)).kind("draw")
    beat = told(t, "search").beat
    assert "1 ship damage" in line(t, "search")
    assert beat is not None
    assert (beat.weight, beat.tone) == ("reveal", "bad")
    t.passes()
    assert line(t, "search-stops").endswith("stops searching after one token.")


# --- fights ------------------------------------------------------------------------------------------


def test_a_fight_names_its_enemies_and_squares() -> None:
    t = voyage().fate(6).fight(1)
    assert lines(t, "foe") == ["Wharf Rats: defence 3, attack 2, 2 heart points."]
    t.answer(Declare, member="kannan").hush()
    assert "lets Kannan attack Wharf Rats with Boat Hook, 2 damage on a hit." in line(t, "attack")
    assert line(t, "hit").startswith("Fate 6 and accuracy 1 make 7 against defence 3: Kannan hits")
    t.square(1, 0)
    assert line(t, "cover") == "Damage on Wharf Rats at A1 (Heart); one heart point is left."
    assert told(t, "cover").motions == (Motion("enemy-1", how="shake"),)
    beat = told(t, "cover").beat
    assert beat is not None
    assert beat.touches == ("enemy-1/0",)


def test_exhaustion_that_weakens_a_blow_is_told() -> None:
    t = voyage().fate(6)
    t.g.crew["kannan"].fatigue = 2
    t.fight(1).answer(Declare, member="kannan").hush()
    assert line(t, "points") == "Kannan is exhausted and deals Wharf Rats one less, 1 damage."


def test_an_answer_of_an_enemy_says_what_was_blocked() -> None:
    t = voyage().fate(1).fight(2).answer(Declare, member="kannan").hush()
    assert line(t, "counter") == (
        "Counterattack by Drift Crab on Kannan for 2; 1 blocked, 1 damage comes through."
    )
    beat = told(t, "counter").beat
    assert beat is not None
    assert beat.shows is not None
    assert (beat.weight, beat.tone, beat.shows.symbol) == ("reveal", "bad", "sleeping-enemy-2")


# --- first and last lines ----------------------------------------------------------------------------


def opening(seats: int) -> list[Tell]:
    heard: list[Tell] = []
    Match.start(GAME, Setup("sleeping", seats, {"crew": "deal"}), Dice.seeded(1), sink=heard.append)
    return heard


def test_a_voyage_opens_with_what_is_at_stake() -> None:
    t = voyage()
    heard = opening(2)
    assert [tell.text for tell in heard[:3]] == ["log-sets-out", "log-stores", "log-normal"]
    first = t.reads(Text(heard[0].text, heard[0].args))
    assert "Ember Light (2-E)" in first
    assert "rung 3 times" in first
    assert t.reads(Text(heard[1].text, heard[1].args)).startswith("In the hold: ")


def test_defeat_in_brutal_mode_closes_with_cause_and_points() -> None:
    t = voyage(mode="brutal").everybody_else_down("mac").health_is(mac=1)
    t.begin(Do((Health(-1, "mac"),), Deed(0)))
    tell = told(t, "lost")
    assert "nobody of the crew has health left" in line(t, "lost")
    assert (tell.rule, tell.beat and tell.beat.weight) == ("SLG-DEF-6", "end")
    assert f"{score(t.g)} points" in line(t, "lost")


def test_a_turn_begins_with_its_captain_and_place() -> None:
    t = voyage().turn(1)
    tell = told(t, "turn")
    assert line(t, "turn").endswith("is captain. The Manticore lies at Ember Light (2-E).")
    assert (tell.seat, tell.beat and tell.beat.weight) == (1, "turn")
