"""Before the battle: factions, armies, map, caps, deployment (LRK-SETUP, LRK-ARMY)."""

from collections import Counter
from typing import Any

import pytest

from fathomfive.games.lurk.actions import (
    AddModel,
    AttachCard,
    BuildArmy,
    Deploy,
    DropCard,
    DropUnit,
    Muster,
    NameFaction,
    PickCard,
    PutBack,
    TakeArmy,
    TakeCap,
    VoteMap,
)
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import FactionId
from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.map import _lay_tiles, connected, draw_map
from fathomfive.games.lurk.state import RESERVE, LurkState
from fathomfive.games.lurk.steps.setup import points_left
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.kernel.tells import Tell
from fathomfive.scene.view import show
from tests.at_the_table import offered
from tests.games.lurk.table import BOOK

EVERYBODY: tuple[FactionId, ...] = ("cog", "nautilus", "low_clans", "ancients")


def opening(seats: int = 2, seed: int = 1, **options: Any) -> Match[LurkState]:
    return Match.start(GAME, Setup("lurk", seats, options), Dice.seeded(seed))


def answer(match: Match[LurkState], *actions: Action) -> Match[LurkState]:
    for action in actions:
        match.play(action)
    return match


def with_factions(*factions: FactionId, seed: int = 1) -> Match[LurkState]:
    match = opening(len(factions), seed)
    return answer(match, *(NameFaction(seat, faction) for seat, faction in enumerate(factions)))


def at_map(seats: int = 2, seed: int = 1) -> Match[LurkState]:
    """Ready-made armies are chosen, the vote on the map is open."""
    factions = EVERYBODY[:seats]
    match = with_factions(*factions, seed=seed)
    lists = match.state.book.lists_for
    return answer(match, *(TakeArmy(s, lists[f, seats][0]) for s, f in enumerate(factions)))


def at_caps(seats: int = 2, seed: int = 1) -> Match[LurkState]:
    return answer(at_map(seats, seed), *(VoteMap(seat, False) for seat in range(seats)))


# --- factions ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SETUP-1")
def test_a_faction_named_once_is_theirs_and_wishes_are_secret() -> None:
    match = opening(3)
    assert match.ask is not None
    assert (match.ask.kind, match.ask.mode) == ("faction", "all")
    answer(match, NameFaction(0, "cog"))
    assert "cog" not in str(show(match, 1).nodes)
    answer(match, NameFaction(1, "ancients"), NameFaction(2, "low_clans"))
    assert [player.faction for player in match.state.players] == ["cog", "ancients", "low_clans"]


@pytest.mark.rule("LRK-SETUP-1", "LRK-SETUP-2", "LRK-RULING-1")
@pytest.mark.parametrize("seed", range(4))
def test_who_loses_the_roll_chooses_from_what_is_left(seed: int) -> None:
    match = with_factions("cog", "cog", "nautilus", seed=seed)
    assert match.ask is not None
    assert match.ask.kind == "faction_left"
    loser = match.waiting_for[0]
    assert {option.faction for option in offered(match, NameFaction)} == {"low_clans", "ancients"}
    answer(match, NameFaction(loser, "ancients"))
    factions = [player.faction for player in match.state.players]
    assert sorted(map(str, factions)) == ["ancients", "cog", "nautilus"]
    assert factions[loser] == "ancients"


@pytest.mark.rule("LRK-SETUP-1", "LRK-DICE-10")
def test_chance_decides_who_gets_a_faction_that_two_want() -> None:
    winners = {with_factions("cog", "cog", seed=seed).state.players[0].faction for seed in range(12)}
    assert winners == {"cog", None}


@pytest.mark.rule("LRK-SETUP-1")
def test_the_log_says_whose_faction_was_contested() -> None:
    match, told = opening(3), list[Tell]()
    match.listen(told.append)
    answer(match, NameFaction(0, "cog"), NameFaction(1, "cog"), NameFaction(2, "nautilus"))
    assert [tell.text for tell in told] == ["log-faction-won", "log-faction"]


@pytest.mark.rule("LRK-SETUP-1", "LRK-SETUP-2", "LRK-RULING-1")
def test_every_loser_chooses_in_turn_from_what_is_left() -> None:
    match = with_factions("cog", "cog", "cog")
    first = match.waiting_for[0]
    answer(match, NameFaction(first, "ancients"))
    second = match.waiting_for[0]
    assert second != first
    assert {option.faction for option in offered(match, NameFaction)} == {"nautilus", "low_clans"}
    answer(match, NameFaction(second, "nautilus"))
    assert sorted(str(p.faction) for p in match.state.players) == ["ancients", "cog", "nautilus"]
    assert match.ask is not None
    assert match.ask.kind == "army"


@pytest.mark.rule("LRK-SETUP-2")
def test_all_winners_are_fixed_before_a_loser_chooses() -> None:
    match = with_factions("nautilus", "cog", "nautilus", "cog")
    held = [player.faction for player in match.state.players]
    assert sorted(map(str, held)) == ["None", "None", "cog", "nautilus"]
    assert {option.faction for option in offered(match, NameFaction)} == {"low_clans", "ancients"}


@pytest.mark.rule("LRK-SETUP-3")
def test_the_three_decks_are_shuffled_face_down() -> None:
    one, other = opening(seed=1).state, opening(seed=2).state
    for zone in ("item_deck", "abyss_deck", "event_deck"):
        deck, another = getattr(one, zone), getattr(other, zone)
        assert set(deck.known) == {0}
        assert deck.cards != another.cards
        assert Counter(deck.cards) == Counter(another.cards)
    assert [len(getattr(one, zone)) for zone in ("item_deck", "abyss_deck", "event_deck")] == [30, 18, 24]


# --- armies --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SETUP-4", "LRK-ARMY-10")
def test_armies_are_chosen_in_secret_and_shown_together() -> None:
    match = with_factions("cog", "nautilus")
    answer(match, TakeArmy(0, "cog_120_a"), BuildArmy(1))
    assert match.state.models == []
    assert "cog_foreman" not in str(show(match, 1).nodes)
    for action in (AddModel(1, "nautilus_captain"), *[AddModel(1, "nautilus_deckhand")] * 2):
        answer(match, action)
    assert "nautilus_captain" not in str(show(match, 0).nodes)
    answer(match, Muster(1))
    assert [model.kind for model in match.state.models if model.owner == 1] == [
        "nautilus_captain",
        "nautilus_deckhand",
        "nautilus_deckhand",
    ]
    assert match.state.models[0].armour == "cog_g4"
    assert match.state.drafts == []


@pytest.mark.rule("LRK-SETUP-4")
def test_nobody_can_think_past_the_moment_when_armies_are_laid_open() -> None:
    """A bot that imagines the others' armies would take them for the real ones."""
    match = builder()
    answer(match, AddModel(0, "low_matriarch"), *[AddModel(0, "low_clawkin")] * 2)
    thought = match.sample(0, Dice.seeded(1))
    thought.play(Muster(0))
    assert (thought.ask, thought.outcome) == (None, None)
    answer(match, Muster(0))
    assert match.ask is not None
    assert match.ask.kind == "map"


@pytest.mark.rule("LRK-SETUP-4")
def test_in_another_world_the_others_have_other_armies() -> None:
    match = with_factions("cog", "nautilus", "low_clans", "ancients")
    lists = match.state.book.lists_for["nautilus", 4]
    answer(match, BuildArmy(0), TakeArmy(1, lists[0]), BuildArmy(2), BuildArmy(3))
    answer(match, AddModel(0, "cog_drone"), AddModel(2, "low_clawkin"))
    three = ("ancients_cantor", "ancients_thrall", "ancients_thrall")
    answer(match, *(AddModel(3, model) for model in three), Muster(3))
    worlds = [match.sample(0, Dice.seeded(seed)).state for seed in range(20)]
    for g in worlds:
        assert g.drafts[0] == match.state.drafts[0]  # who looks knows their own
        assert [(draft.done, draft.builds) for draft in g.drafts] == [
            (False, True),
            (True, False),
            (False, True),
            (True, True),
        ]
        assert g.drafts[2].units == []
    taken = {tuple(unit.model for unit in g.drafts[1].units) for g in worlds}
    assert taken == {tuple(unit.model for unit in BOOK.armies[army].units) for army in lists}
    assert all(len(g.drafts[3].units) > len(three) for g in worlds)  # what is built is any army, too


@pytest.mark.rule("LRK-TERM-7")
def test_numbers_go_by_seat_then_by_the_order_of_the_list() -> None:
    models = at_map().state.models
    assert [model.owner for model in models] == sorted(model.owner for model in models)
    lists = GAME.book_for(GAME.read_options({}), {}).armies
    assert [m.kind for m in models if m.owner == 0] == [unit.model for unit in lists["cog_120_a"].units]


@pytest.mark.rule("LRK-ARMY-1", "LRK-ARMY-2", "LRK-RULING-4")
@pytest.mark.parametrize(("seats", "points"), [(2, 120), (3, 90), (4, 75)])
def test_the_points_of_an_army(seats: int, points: int) -> None:
    match = with_factions(*EVERYBODY[:seats])
    answer(match, *(BuildArmy(seat) for seat in range(seats)))
    assert [points_left(match.state, seat) for seat in range(seats)] == [points] * seats


def attach(card: str, unit: int) -> tuple[PickCard, AttachCard]:
    """Seat 0 buys a card for a unit, or for the reserve (-1)."""
    return PickCard(0, card), AttachCard(0, unit)


def homes(match: Match[LurkState], card: str) -> list[int]:
    """Where a card could go."""
    if PickCard(0, card) not in match.options:
        return []
    trial = match.clone()
    trial.play(PickCard(0, card))
    return [option.unit for option in trial.options if isinstance(option, AttachCard)]


def builder(faction: FactionId = "low_clans") -> Match[LurkState]:
    """Seat 0 builds, seat 1 has a list."""
    match = with_factions(faction, "cog")
    return answer(match, BuildArmy(0), TakeArmy(1, "cog_120_a"))


@pytest.mark.rule("LRK-ARMY-3")
def test_models_and_cards_cost_their_points_and_no_more_is_offered_than_is_left() -> None:
    match = builder()
    book, g = match.state.book, match.state
    answer(match, AddModel(0, "low_matriarch"), *attach("low_g3", 0))
    spent = book.models["low_matriarch"].cost + book.cards["low_g3"].cost
    assert points_left(g, 0) == 120 - spent
    while options := [o for o in match.options if isinstance(o, AddModel)]:
        answer(match, options[-1])
    left = points_left(match.state, 0)
    assert left >= 0
    for option in match.options:
        if isinstance(option, PickCard):
            assert book.cards[option.card].cost <= left
    assert all(
        model.cost > left or [u.model for u in match.state.drafts[0].units].count(model.id) == model.copies
        for model in book.models.values()
        if model.faction == "low_clans"
    )


@pytest.mark.example("LRK-T48")
@pytest.mark.rule("LRK-ARMY-3", "LRK-SETUP-10", "LRK-RULING-29")
def test_unspent_points_are_lost_and_everybody_starts_with_three_essence() -> None:
    match = builder()
    army = (
        "low_barnacle",
        "low_netmaster",
        "low_venomtongue",
        "low_ogre",
        "low_ogre",
        "low_clawkin",
        "low_clawkin",
    )
    answer(match, *(AddModel(0, model) for model in army))
    assert points_left(match.state, 0) == 3  # 117 of 120 are spent
    answer(match, Muster(0))
    assert [player.essence for player in match.state.players] == [3, 3]


@pytest.mark.rule("LRK-ARMY-4")
def test_an_army_needs_a_character_and_three_models() -> None:
    match = builder()
    answer(match, *[AddModel(0, "low_clawkin")] * 4)
    assert Muster(0) not in match.options
    answer(match, AddModel(0, "low_matriarch"))
    assert Muster(0) in match.options
    answer(match, *[DropUnit(0, 0)] * 3)
    assert Muster(0) not in match.options
    assert all(o.model.startswith("low_") for o in match.options if isinstance(o, AddModel))


@pytest.mark.rule("LRK-ARMY-5")
def test_each_character_once_and_minions_as_often_as_their_card_says() -> None:
    match = builder()
    answer(match, AddModel(0, "low_matriarch"))
    assert AddModel(0, "low_matriarch") not in match.options
    answer(match, *[AddModel(0, "low_clawkin")] * 6)
    assert AddModel(0, "low_clawkin") not in match.options
    answer(match, DropUnit(0, 1))
    assert AddModel(0, "low_clawkin") in match.options


@pytest.mark.rule("LRK-ARMY-6")
def test_only_the_sixteen_cards_of_the_faction_each_once() -> None:
    match = builder()
    answer(match, AddModel(0, "low_matriarch"))
    cards = {option.card for option in match.options if isinstance(option, PickCard)}
    assert cards == set(match.state.book.starting["low_clans"])
    assert len(cards) == 16
    answer(match, *attach("low_g3", 0))
    assert homes(match, "low_g3") == []
    answer(match, DropCard(0, "low_g3"))
    assert homes(match, "low_g3") == [0, -1]


@pytest.mark.rule("LRK-ARMY-7")
def test_a_character_has_one_slot_of_each_kind() -> None:
    match = builder()
    answer(match, AddModel(0, "low_matriarch"))
    for card, sibling in (
        ("low_i1", "low_i2"),
        ("low_g1", "low_g2"),
        ("low_g3", "low_g4"),
        ("low_a1", "low_a2"),
    ):
        answer(match, *attach(card, 0))
        assert 0 not in homes(match, sibling)
    assert len(match.state.drafts[0].units[0].cards) == 4


@pytest.mark.rule("LRK-ARMY-8", "LRK-RULING-6")
def test_a_minion_carries_an_item_and_nothing_else() -> None:
    match = builder()
    answer(match, AddModel(0, "low_clawkin"))
    cards = match.state.book.starting["low_clans"]
    assert {match.state.book.cards[card].slot for card in cards if 0 in homes(match, card)} == {"item"}
    answer(match, *attach("low_i1", 0))
    assert not [card for card in cards if 0 in homes(match, card)]


@pytest.mark.rule("LRK-ARMY-9", "LRK-RULING-7")
def test_gear_may_wait_in_the_reserve_abilities_may_not() -> None:
    match = builder()
    reserve = {o.card for o in match.options if isinstance(o, PickCard)}
    assert {match.state.book.cards[card].slot for card in reserve} == {"item", "weapon", "armour"}
    for card in ("low_i1", "low_i2", "low_i3", "low_i4", "low_g1"):
        answer(match, *attach(card, -1))
    assert not [o for o in match.options if isinstance(o, PickCard)]
    assert [o.card for o in match.options if isinstance(o, DropCard)] == [
        "low_i1",
        "low_i2",
        "low_i3",
        "low_i4",
        "low_g1",
    ]
    answer(match, AddModel(0, "low_matriarch"))
    assert homes(match, "low_g3") == [0]  # the reserve is full
    assert homes(match, "low_a1") == [0]
    answer(match, *[AddModel(0, "low_clawkin")] * 2, Muster(0))
    assert match.state.players[0].items == ["low_i1", "low_i2", "low_i3", "low_i4", "low_g1"]


@pytest.mark.rule("LRK-ARMY-9", "LRK-ARMY-6", "LRK-ARMY-3")
def test_what_waits_in_the_reserve_is_bought_and_paid() -> None:
    match = builder()
    answer(match, *attach("low_g1", -1), *attach("low_i1", -1))
    assert points_left(match.state, 0) == 120 - 5 - 2
    assert not [card for card in ("low_g1", "low_i1") if PickCard(0, card) in match.options]
    answer(match, DropCard(0, "low_g1"))
    assert points_left(match.state, 0) == 120 - 2
    assert homes(match, "low_g1") == [-1]


@pytest.mark.rule("LRK-ARMY-9", "LRK-RULING-7")
def test_an_ability_goes_to_a_character_and_nowhere_else() -> None:
    match = builder()
    answer(match, AddModel(0, "low_clawkin"), AddModel(0, "low_matriarch"))
    assert homes(match, "low_a1") == [1]
    assert homes(match, "low_g1") == [1, -1]
    assert homes(match, "low_i1") == [0, 1, -1]


@pytest.mark.rule("LRK-ARMY-3")
def test_the_last_point_may_be_spent() -> None:
    """27 + 19 + 19 + 23 + 18 = 106 points; 14 are left for 9 and 5."""
    match = builder()
    army = ("low_barnacle", "low_netmaster", "low_venomtongue", "low_matriarch", "low_ogre")
    answer(match, *(AddModel(0, model) for model in army))
    assert points_left(match.state, 0) == 14
    answer(match, *attach("low_g1", 3))
    assert points_left(match.state, 0) == 9
    assert AddModel(0, "low_netter") in match.options
    answer(match, DropCard(0, "low_g1"), AddModel(0, "low_netter"))
    assert points_left(match.state, 0) == 5
    assert PickCard(0, "low_g1") in match.options
    answer(match, *attach("low_g1", 3))
    assert points_left(match.state, 0) == 0


@pytest.mark.rule("LRK-SETUP-4")
def test_two_who_build_do_so_at_the_same_time() -> None:
    match = with_factions("cog", "nautilus")
    answer(match, BuildArmy(0), BuildArmy(1))
    assert match.waiting_for == (0, 1)
    assert match.ask is not None
    assert match.ask.apart  # what one does is no news to the other
    answer(match, AddModel(1, "nautilus_captain"), AddModel(0, "cog_drone"), AddModel(1, "nautilus_sled"))
    assert [len(draft.units) for draft in match.state.drafts] == [1, 2]


@pytest.mark.rule("LRK-ARMY-6")
def test_a_picked_card_may_be_put_back() -> None:
    match = builder()
    answer(match, PickCard(0, "low_i1"))
    assert {type(option) for option in match.options} == {AttachCard, PutBack}
    answer(match, PutBack(0))
    assert points_left(match.state, 0) == 120
    assert PickCard(0, "low_i1") in match.options


# --- the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SETUP-5", "LRK-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_map_keeps_to_the_scheme(seats: int) -> None:
    g = at_map(seats).state
    board = g.board
    corals = g.coral
    for n in range(60):
        if n:
            draw_map(g)
        corals |= g.coral
        counts = [mask.bit_count() for mask in (g.rock, g.coral, g.abyss)]
        assert counts == [7, 7, 6]
        assert not (g.rock | g.abyss) & (board.landing | board.summoning)
        assert g.abyss >> board.number[0, 0] & 1
        assert all(not g.abyss & board.near[tile] for tile in bits(g.abyss))
        assert connected(g, ~(g.rock | g.abyss) & (1 << len(board.hexes)) - 1)
        assert (g.hidden, g.fresh, g.guarded, g.lair) == (g.abyss, g.coral, 0, 0)
        assert not g.rock & (g.coral | g.abyss)
    assert g.creatures == []
    # Coral may lie anywhere but in the middle, on landings too.
    assert corals == board.core & ~(1 << board.number[0, 0])


@pytest.mark.rule("LRK-SETUP-5")
def test_a_map_with_no_place_for_another_abyss_tile_is_begun_anew() -> None:
    """With these dice the first five places leave none that is not beside one of them."""
    g = at_map(4).state
    g.dice = Dice.seeded(17)
    assert not _lay_tiles(g)
    assert g.abyss.bit_count() == 5
    g.dice = Dice.seeded(17)
    draw_map(g)
    assert [mask.bit_count() for mask in (g.rock, g.coral, g.abyss)] == [7, 7, 6]


@pytest.mark.rule("LRK-SETUP-5")
def test_a_wall_of_rock_is_not_connected() -> None:
    g = at_map().state
    board = g.board
    wall = sum(1 << tile for tile, (_, r) in enumerate(board.hexes) if r == 0)
    assert not connected(g, ~wall & (1 << len(board.hexes)) - 1)


@pytest.mark.example("LRK-T46")
@pytest.mark.rule("LRK-SETUP-6", "LRK-RULING-2")
def test_more_than_half_must_want_another_map_and_the_fourth_one_stands() -> None:
    match = at_map()
    before = match.state.rock
    answer(match, VoteMap(0, False), VoteMap(1, True))
    assert match.state.rock == before
    assert match.ask is not None
    assert match.ask.kind == "cap"
    match = at_map()
    for redraws in (1, 2, 3):
        assert match.ask is not None
        assert match.ask.kind == "map"
        answer(match, VoteMap(0, True), VoteMap(1, True))
        assert match.state.redraws == redraws
    assert match.ask is not None
    assert match.ask.kind == "cap"


@pytest.mark.rule("LRK-SETUP-7")
def test_the_seats_follow_the_first_player() -> None:
    firsts = set()
    for seed in range(12):
        order = at_caps(3, seed).state.order
        firsts.add(order[0])
        assert order == [(order[0] + n) % 3 for n in range(3)]
    assert firsts == {0, 1, 2}


@pytest.mark.rule("LRK-SETUP-8")
@pytest.mark.parametrize(("seats", "caps"), [(2, "N S"), (3, "N SE SW"), (4, "N E S W")])
def test_caps_are_taken_in_turn_order_and_the_last_takes_what_is_left(seats: int, caps: str) -> None:
    match = at_caps(seats)
    order = list(match.state.order)
    for seat in order[:-1]:
        assert match.waiting_for == (seat,)
        option = match.options[-1]
        assert isinstance(option, TakeCap)
        answer(match, option)
    assert sorted(str(player.cap) for player in match.state.players) == sorted(caps.split())


@pytest.mark.rule("LRK-SETUP-9", "LRK-RULING-3")
def test_models_are_placed_until_none_fits_and_the_rest_waits() -> None:
    match = at_caps()
    answer(match, TakeCap(match.waiting_for[0], "N"))
    while (
        match.ask is not None and match.ask.kind == "deploy" and match.waiting_for == (match.state.order[0],)
    ):
        assert all(isinstance(option, Deploy) for option in match.options)  # nothing is held back by choice
        answer(match, match.options[0])
    seat = match.state.order[0]
    for uid in match.state.in_reserve(seat):
        cap = match.state.players[seat].cap
        assert cap is not None
        assert not match.state.room(uid) & match.state.board.caps[cap]


@pytest.mark.example("LRK-T34")
@pytest.mark.rule("LRK-SETUP-9", "LRK-REINF-1", "LRK-REINF-2")
def test_one_small_model_of_the_first_cog_list_does_not_fit() -> None:
    match = at_caps(seed=3)
    cog = 0
    for seat in match.state.order[:-1]:
        answer(match, TakeCap(seat, "N" if seat == cog else "S"))
    g = match.state
    number = g.board.number
    while match.ask is not None and match.ask.kind == "deploy":
        if match.waiting_for != (cog,):
            answer(match, match.options[0])
            continue
        hulk = next(uid for uid, m in enumerate(match.state.models) if m.kind == "cog_hulk")
        small = [o for o in match.options if isinstance(o, Deploy) and o.uid != hulk]
        goal = [Deploy(cog, hulk, number[0, -4])] if match.state.models[hulk].tile == RESERVE else []
        goal += [o for o in small if o.tile == number[1, -4]] + [o for o in small if o.tile == number[-1, -3]]
        answer(match, goal[0])
    assert len(match.state.in_reserve(cog)) == 1


@pytest.mark.rule("LRK-SETUP-9")
def test_of_models_that_are_alike_one_is_offered_for_each_tile() -> None:
    match = at_caps(seed=3)
    answer(match, TakeCap(match.waiting_for[0], "N"))
    seat = match.waiting_for[0]
    offered = [(o.uid, o.tile) for o in match.options if isinstance(o, Deploy)]
    kinds = [(m.kind, m.item, m.weapon, m.armour, m.ability) for m in match.state.models if m.owner == seat]
    assert len(offered) == len(set(offered)) == 3 * len(set(kinds))
    assert len(set(kinds)) < len(kinds)


@pytest.mark.rule("LRK-OPT-3")
def test_a_quick_start_asks_for_no_faction_army_or_vote() -> None:
    match = opening(3, quick_start=True)
    assert match.ask is not None
    assert match.ask.kind == "cap"
    factions = [player.faction for player in match.state.players]
    assert len(set(factions)) == 3
    drawn = {tuple(p.faction for p in opening(3, seed, quick_start=True).state.players) for seed in range(6)}
    assert len(drawn) > 1  # by chance
    for seat, faction in enumerate(factions):
        units = match.state.book.armies[f"{faction}_90"].units
        assert [m.kind for m in match.state.models if m.owner == seat] == [unit.model for unit in units]
