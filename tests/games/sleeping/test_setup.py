"""Setting up a campaign."""

from typing import Any

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Area, CardOf, Member, SeatOf
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.state import CREW, TIERS, SleepingState
from fathomfive.games.sleeping.steps.campaign import Draft, Legacy
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match
from fathomfive.scene.view import show
from tests.at_the_table import offered, question
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule


def start(players: int, **options: Any) -> Match[SleepingState]:
    return Match.start(GAME, Setup("sleeping", players, {"crew": "deal", **options}), Dice.seeded(3))


@rule("SLG-SETUP-1", "SLG-SETUP-3", "SLG-SETUP-5", "SLG-SETUP-15")
def test_the_table_before_the_first_turn() -> None:
    g = voyage().g
    assert g.region == "2-E"
    assert [place.number for place in g.book.atlas.places_in["2-E"]] == [2]
    assert g.resources == {"coin": 3, "grain": 1, "meat": 0, "vegetables": 0, "materials": 0, "artifacts": 0}
    assert g.ship_damage == 0
    for member in CREW:
        sailor = g.crew[member]
        assert (sailor.damage, sailor.fatigue, sailor.statuses, sailor.equipped) == (0, 0, [], [])
        assert (sailor.levels, sailor.weapons) == ([], [])
    assert (g.bells, g.xp, g.defeats, g.turn) == (0, 0, 0, 1)


@rule("SLG-SETUP-2")
def test_any_room_is_legal_at_first_and_the_side_follows_the_players() -> None:
    t = voyage().turn()
    assert t.offered(Area, "area") == [
        "bridge",
        "galley",
        "deck",
        "quarters",
        "sickbay",
    ]
    assert [voyage(players=n).g.side for n in (1, 2, 3, 4)] == [0, 0, 1, 1]


@rule("SLG-SETUP-4")
@pytest.mark.parametrize(("players", "share"), [(1, [8]), (2, [4, 4]), (3, [3, 3, 2]), (4, [2, 2, 2, 2])])
def test_boards_are_shared_evenly(players: int, share: list[int]) -> None:
    match = start(players)
    if question(match).kind == "first-player":
        match.play(SeatOf(0, 0))
    seats = [match.state.crew[member].seat for member in CREW[1:]]
    assert sorted((seats.count(seat) for seat in range(players)), reverse=True) == share


@rule("SLG-RULING-22")
def test_boards_are_picked_in_turn_from_the_first_player() -> None:
    match = Match.start(GAME, Setup("sleeping", 3), Dice.seeded(3))
    match.play(SeatOf(0, 1))
    order = []
    while question(match).kind == "draft":
        order.append(question(match).seats)
        match.play(match.options[0])
    assert order == [1, 2, 0, 1, 2, 0, 1]  # the last board goes by itself, to the second in order
    assert [sum(s.seat == n for m, s in match.state.crew.items() if m != "odessa") for n in range(3)] == [
        2,
        3,
        3,
    ]


@rule("SLG-SETUP-6")
def test_deck_is_shuffled_and_somebody_goes_first() -> None:
    match = start(2)
    assert question(match).kind == "first-player"
    match.play(SeatOf(0, 1))
    assert match.state.active == 1
    other = Match.start(GAME, Setup("sleeping", 1, {"crew": "deal"}), Dice.seeded(4))
    assert other.state.ability_deck.cards != start(1).state.ability_deck.cards


@rule("SLG-SETUP-7", "SLG-RULING-30")
def test_starting_cards_are_owned_and_never_sold() -> None:
    g = voyage().g
    assert [g.book.cards[card].name for card in g.cards] == ["Gloria", "Soup", "Gear", "Flapjacks"]
    assert len(g.market_deck) == 28
    assert not any(g.book.cards[card].starter for card in g.market_deck)


@rule("SLG-SETUP-8")
def test_six_events_of_each_tier_mild_on_top() -> None:
    g = voyage().g
    assert [len(g.event_decks[tier]) for tier in TIERS] == [6, 6, 6]
    assert [len(g.event_unused[tier]) for tier in TIERS] == [12, 12, 12]
    from fathomfive.games.sleeping.steps.fortunes import next_event_heap

    assert next_event_heap(g) is g.event_decks["mild"]


@rule("SLG-SETUP-9", "SLG-EXP-6")
def test_numbered_decks_stay_in_the_box() -> None:
    g = voyage().g
    assert g.quests == []
    assert g.read == []
    assert not [card for card in g.cards if card.startswith("A")]


@rule("SLG-SETUP-10")
def test_nine_search_tokens_face_down() -> None:
    g = voyage().g
    assert sorted(g.search_stack) == [f"S{n}" for n in range(1, 10)]
    assert g.search_stack.seen_by(0) == [None] * 9


@rule("SLG-SETUP-11")
def test_one_command_and_one_card_for_each_player() -> None:
    match = start(3)
    match.play(SeatOf(0, 0))
    Voyage(match).reads_prologue("A")
    assert [(p.command, len(p.hand)) for p in match.state.players] == [(1, 1)] * 3


@rule("SLG-SETUP-12")
@pytest.mark.parametrize("seed", [1, 2])
def test_level_cards_are_open_to_all(seed: int) -> None:
    """They are no deck: nothing is shuffled or face down, and each can be read before it is chosen."""
    t = voyage(players=3, seed=seed)
    book = t.g.book
    assert not any(card in book.levels for zone in t.g.zones().values() for card in zone.cards)
    t.begin(Do((fx.FreeLevel(max_xp=7, n=1),), Deed(0)))
    assert t.offered(CardOf, "card") == list(book.levels)  # all 27, for anybody's crew, in every match
    shown = {option.label: option.follows for option in show(t.match, 0).options if option.action is not None}
    assert shown == {level.name: level.text for level in book.levels.values()}
    t.card("LV-rafael-3").begin(Do((fx.FreeLevel(max_xp=7, n=1),), Deed(0)))
    assert set(t.offered(CardOf, "card")) == {*book.levels} - {"LV-rafael-3"}


@rule("SLG-SETUP-13")
def test_mode_is_fixed_at_the_start() -> None:
    assert start(1, mode="brutal").state.brutal
    assert not start(1).state.brutal
    with pytest.raises(Refused):
        start(1, mode="gentle")


@rule("SLG-SETUP-14", "SLG-ACH-5")
def test_unlocked_quests_may_be_taken_along() -> None:
    t = voyage()
    t.g.totems_ever = [1, 2, 3, 4]
    t.begin(Legacy())
    assert t.offered(CardOf, "card") == ["169", "170"]
    t.card("169").all_pass()
    assert t.g.quests == [169]


@rule("SLG-SETUP-4", "SLG-RULING-22")
def test_a_draft_offers_each_board_once() -> None:
    t = voyage()
    for member in CREW:
        t.g.crew[member].seat = -1
    t.begin(Draft())
    assert len(t.offers(Member)) == 8


# --- sharing out, one by one -----------------------------------------------------------------------------


@rule("SLG-SETUP-4", "SLG-RULING-22")
def test_alone_everybody_is_yours_without_asking() -> None:
    match = Match.start(GAME, Setup("sleeping", 1), Dice.seeded(3))
    assert question(match).kind == "read-on"
    assert {match.state.crew[member].seat for member in CREW if member != "odessa"} == {0}


@rule("SLG-SETUP-4", "SLG-RULING-22")
@pytest.mark.parametrize("players", [2, 4])
def test_a_draft_gives_each_board_to_whoever_picked_it(players: int) -> None:
    match = Match.start(GAME, Setup("sleeping", players), Dice.seeded(3))
    match.play(SeatOf(0, 0))
    left: list[CrewId] = [member for member in CREW if member != "odessa"]
    picked: dict[CrewId, int] = {}
    while question(match).kind == "draft":
        assert [option.member for option in offered(match, Member)] == left  # the Captain is nobody's
        pick = offered(match, Member)[-1]
        match.play(pick)
        picked[pick.member] = pick.seat
        left.remove(pick.member)
    assert len(left) == 1  # it goes by itself
    assert {member: match.state.crew[member].seat for member in picked} == picked
    seats = [match.state.crew[member].seat for member in CREW if member != "odessa"]
    assert [seats.count(seat) for seat in range(players)] == [8 // players] * players


@rule("SLG-RULING-22", "SLG-SETUP-4")
def test_dealt_boards_come_by_chance_the_first_players_getting_the_extra_ones() -> None:
    deals = set()
    for seed in range(3):
        match = Match.start(GAME, Setup("sleeping", 3, {"crew": "deal"}), Dice.seeded(seed))
        match.play(SeatOf(0, 1))
        seats = [match.state.crew[member].seat for member in CREW[1:]]
        assert [seats.count(seat) for seat in (1, 2, 0)] == [3, 3, 2]
        deals.add(tuple(seats))
    assert len(deals) == 3


@rule("SLG-SETUP-6", "SLG-TURN-1")
def test_the_first_player_begins() -> None:
    match = start(3)
    assert [option.other for option in offered(match, SeatOf)] == [0, 1, 2]
    match.play(SeatOf(0, 2))
    Voyage(match).reads_prologue()
    assert (question(match).kind, question(match).seats, match.state.active) == ("turn", 2, 2)


@rule("SLG-SETUP-11")
def test_hands_at_the_start_are_ones_own() -> None:
    match = start(2)
    match.play(SeatOf(0, 0))
    Voyage(match).reads_prologue("A")
    for seat, player in enumerate(match.state.players):
        assert player.hand.seen_by(seat) == player.hand.cards
        assert player.hand.seen_by(1 - seat) == [None]
    assert match.state.command_supply == 12
