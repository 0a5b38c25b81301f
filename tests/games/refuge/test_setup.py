"""Setting up a dive: decks, the wandering head, the draft, Start, objectives, and the order of chance."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from fathomfive.games.refuge.actions import PlaceDiver
from fathomfive.games.refuge.board import cell_id
from fathomfive.games.refuge.entries import CardId, DiverId, HeadMove, KrakenId, ObjectiveId
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.state import RefugeState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Texts
from fathomfive.scene.set_up import option_fields
from tests.at_the_table import offered
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule

KRAKEN_CARDS = [f"k{number:02}" for number in range(1, 11)]
DEVOUR_CARDS = ["k09", "k10"]
ENGLISH = Texts("en", files(GAME.package) / "text")


def set_up(players: int = 2, seed: int = 1, **options: str) -> Match[RefugeState]:
    """A table at the first question."""
    return Match.start(GAME, Setup("refuge", players, options), Dice.seeded(seed))


def setup_cards(seed: int) -> tuple[RefugeState, list[KrakenId]]:
    """A table and the Kraken cards that were turned up to make it."""
    told: list[Tell] = []
    match = Match.start(GAME, Setup("refuge", 2), Dice.seeded(seed), sink=told.append)
    shown = [tell.args["card"] for tell in told if tell.text == "log-kraken_card"]
    return match.state, [KrakenId(card.id.removeprefix("kraken-")) for card in shown]


def ready(match: Match[RefugeState]) -> Dive:
    """Draft and place by the first option, up to the first turn."""
    while match.state.turn == 0:
        match.play(match.options[0])
    return Dive(match, [])


# --- how many ----------------------------------------------------------------------------------------


@rule("REF-SETUP-15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_dive_together(players: int) -> None:
    assert len(ready(set_up(players)).g.divers) == players


@rule("REF-SETUP-15")
@pytest.mark.parametrize(("players", "mode"), [(5, "coop"), (6, "coop"), (1, "competitive")])
def test_more_than_four_do_not_fit_and_nobody_races_alone(players: int, mode: str) -> None:
    fitting = {
        "coop": "The Cooperative dive is for 1 to 4",
        "competitive": "The Competitive dive is for 2 to 6",
    }
    assert refusal(players, mode=mode).startswith(f"{fitting[mode]} Divers (REF-SETUP-15).")


# --- board and decks ---------------------------------------------------------------------------------


@rule("REF-SETUP-1")
def test_a_cooperative_dive_lies_on_the_cooperative_side() -> None:
    board = set_up().state.board
    assert [board.space[cell] for cell in board.in_row[4]] == [
        *("spawn", "whirlpool", "spawn", "cave", "spawn", "whirlpool", "spawn")
    ]
    assert [cell_id(cell) for cell in board.devour_row] == [f"c{column}r4" for column in range(1, 8)]


@rule("REF-SETUP-2")
def test_the_salvage_deck_has_56_cards_and_no_grabber() -> None:
    g = set_up().state
    assert len(g.salvage_deck) == 56
    assert "grabber" not in g.salvage_deck
    assert sorted(g.kraken_deck) == KRAKEN_CARDS


@rule("REF-SETUP-2")
@pytest.mark.parametrize("deck", ["salvage_deck", "kraken_deck"])
def test_both_decks_are_shuffled_and_face_down(deck: str) -> None:
    orders = {tuple(getattr(set_up(seed=seed).state, deck)) for seed in range(5)}
    assert len(orders) == 5
    assert getattr(set_up().state, deck).seen_by(0) == [None] * len(orders.pop())


# --- the head wanders --------------------------------------------------------------------------------


@rule("REF-SETUP-3")
def test_the_head_begins_in_the_middle() -> None:
    still = {"setup": {"coop": {"setup_kraken_draws": 0}}}
    match = Match.start(GAME, Setup("refuge", 2, {}, still), Dice.seeded(1))
    assert cell_id(match.state.head) == "c3r8"


@rule("REF-SETUP-4")
@pytest.mark.parametrize("seed", range(12))
def test_two_kraken_cards_move_the_head_and_all_ten_are_shuffled(seed: int) -> None:
    g, shown = setup_cards(seed)
    column = 3
    for card in shown:
        top = g.book.kraken[card].top
        if isinstance(top, HeadMove):
            way = {"left": -1, "right": 1}[top.direction]
            column = min(max(column + way * top.steps, 1), 5)
    assert len(shown) == 2
    assert cell_id(g.head) == f"c{column}r8"
    assert sorted(g.kraken_deck) == KRAKEN_CARDS
    assert len(g.kraken_drawn) == 0


@rule("REF-SETUP-4")
def test_the_setup_cards_are_lost_among_the_others() -> None:
    tops = [(g.kraken_deck.cards[-2:], shown) for g, shown in map(setup_cards, range(6))]
    assert all(sorted(top) != sorted(shown) for top, shown in tops)


@rule("REF-SETUP-4", "REF-RULING-31")
def test_a_devour_symbol_does_nothing_during_setup() -> None:
    tables = [setup_cards(seed) for seed in range(200)]
    devoured = [g for g, shown in tables if sorted(shown) == DEVOUR_CARDS]
    assert devoured
    assert {cell_id(g.head) for g in devoured} == {"c3r8"}


@rule("REF-SETUP-4", "REF-CARD-1")
def test_no_kraken_card_lies_open_when_the_dive_begins() -> None:
    g = set_up().state
    assert (list(g.kraken_drawn), g.last_card) == ([], None)


@rule("REF-SETUP-4")
def test_the_board_is_empty_while_the_head_wanders() -> None:
    g = set_up(players=3).state
    assert g.standing_tentacles() == []
    assert g.divers == []


# --- the draft ---------------------------------------------------------------------------------------


@rule("REF-SETUP-5")
def test_divers_are_chosen_in_the_order_of_the_seats_and_never_twice() -> None:
    match = set_up(players=3)
    asked, offered = [], []
    while match.ask is not None and match.ask.kind == "choose_diver":
        asked.append(match.ask.seats)
        offered.append(len(match.options))
        match.play(match.options[-1])
    assert asked == [0, 1, 2]
    assert offered == [6, 5, 4]
    assert [diver.id for diver in match.state.divers] == ["vega", "katerina", "mags"]


@rule("REF-SETUP-5")
def test_divers_may_be_dealt_at_random_and_nobody_is_asked() -> None:
    crews = set()
    for seed in range(6):
        match = set_up(players=3, seed=seed, divers="random")
        assert match.ask is not None
        assert match.ask.kind == "place_start"
        crew = tuple(diver.id for diver in match.state.divers)
        assert len(set(crew)) == 3
        crews.add(crew)
    assert len(crews) == 6


@rule("REF-SETUP-5")
def test_every_ability_lies_face_up_and_no_camera_is_placed() -> None:
    dive = ready(set_up())
    assert [diver.used for diver in dive.g.divers] == [[], []]
    assert dive.cameras == []
    assert [dive.g.book.divers[DiverId(name)].cameras for name in ("sophie", "mags")] == [3, 0]


@rule("REF-SETUP-5")
def test_divers_nobody_chose_leave_the_game() -> None:
    dive = ready(set_up())
    assert [diver.id for diver in dive.g.divers] == ["michael", "satoshi"]


# --- who goes first ----------------------------------------------------------------------------------


@rule("REF-SETUP-6", "REF-RULING-21")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = set()
    for seed in range(12):
        dive = ready(set_up(players=3, seed=seed))
        firsts.add(dive.g.active)
        assert dive.g.active == dive.g.first
        dive.kraken_card()
        assert dive.g.active == (dive.g.first + 1) % 3
    assert firsts == {0, 1, 2}


@rule("REF-RULING-21")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_pick_the_first_player(seat: int) -> None:
    for seed in range(3):
        assert ready(set_up(players=3, seed=seed, first=f"seat_{seat + 1}")).g.active == seat


@rule("REF-RULING-21")
def test_a_seat_nobody_sits_on_cannot_begin() -> None:
    with pytest.raises(Refused) as refusal:
        set_up(players=2, first="seat_3")
    assert refusal.value.why.id == "refused-first"


@rule("REF-SETUP-7")
def test_divers_are_placed_in_order_of_play_on_free_start_spaces() -> None:
    for seed in range(4):
        match = set_up(players=3, seed=seed)
        for _ in range(3):
            match.play(match.options[0])
        first = match.state.first
        order, cells = [], []
        while match.ask is not None and match.ask.kind == "place_start":
            order.append(match.ask.seats)
            cells.append([cell_id(option.cell) for option in offered(match, PlaceDiver)])
            match.play(match.options[1])
        assert order == [first, (first + 1) % 3, (first + 2) % 3]
        assert cells[0] == [f"c{column}r0" for column in range(1, 8)]
        assert cells[1] == [name for name in cells[0] if name != "c2r0"]
        assert cells[2] == [name for name in cells[1] if name != "c3r0"]
        assert all(diver.standing for diver in match.state.divers)


# --- tentacles and Threat ----------------------------------------------------------------------------


@rule("REF-RULING-33", "REF-END-3")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_four_on_the_threat_track_are_a_defeat_whatever_the_number(players: int) -> None:
    dive = refuge_at(players=players, threat=2, supply=5, tentacles=["c3r1"], head=3)
    dive.kraken_card(bottom=("down", "left", "left"))
    assert (dive.threat, dive.lost) == (3, False)
    dive = refuge_at(players=players, threat=3, supply=5, tentacles=["c3r1"], head=3)
    dive.kraken_card(bottom=("down", "left", "left"))
    assert (dive.threat, dive.lost) == (4, True)


# --- objectives --------------------------------------------------------------------------------------


@rule("REF-SETUP-11")
def test_one_objective_of_each_level_is_drawn() -> None:
    drawn = set()
    for seed in range(30):
        g = ready(set_up(seed=seed, difficulty="standard")).g
        assert [g.book.objectives[card].level for card in g.objectives] == [1, 2, 3]
        drawn.update(g.objectives)
    assert len(drawn) == 9


@rule("REF-SETUP-11")
def test_a_first_dive_uses_the_blue_objectives() -> None:
    for seed in range(5):
        g = ready(set_up(seed=seed, difficulty="first_dive")).g
        assert g.objectives == ["obj1_clear_water", "obj2_tag_the_beast", "obj3_board_the_wreck"]


@rule("REF-SETUP-11")
def test_whoever_chooses_objectives_gets_those_named_and_the_blue_ones_for_the_rest() -> None:
    g = ready(set_up(difficulty="abyss", objectives="chosen", objective_2="obj2_empty_reach")).g
    assert g.objectives == ["obj1_clear_water", "obj2_empty_reach", "obj3_board_the_wreck"]


@rule("REF-SETUP-12")
def test_the_first_objective_becomes_current_with_its_markers() -> None:
    dive = ready(set_up(objectives="chosen", objective_1="obj1_soundings"))
    assert dive.current == "obj1_soundings"
    assert dive.markers == ["c1r3", "c4r4", "c7r3"]


@rule("REF-RULING-36")
def test_later_objectives_bring_their_markers_when_they_become_current() -> None:
    dive = ready(set_up(objectives="chosen", objective_3="obj3_scuttling_charges"))
    assert dive.markers == []
    dive = refuge_at(objective="obj2_empty_reach", tentacles=["c1r6"])
    dive.g.objectives[2] = ObjectiveId("obj3_scuttling_charges")
    assert dive.markers == []
    dive.kraken_card()
    assert dive.markers == ["c2r11", "c6r11"]


# --- choices that would do nothing -------------------------------------------------------------------

NAMED = [
    {"objective_1": "obj1_hidden_cache"},
    {"objective_2": "obj2_both_flanks"},
    {"objective_3": "obj3_scuttling_charges", "objectives": "starters"},
    {"objective_1": "obj1_soundings", "objectives": "random"},
    {"objective_3": "obj3_raise_the_cargo", "difficulty": "standard"},
]
NOT_IN_A_RACE = [
    {"difficulty": "standard"},
    {"difficulty": "abyss"},
    {"objectives": "starters"},
    {"objectives": "random"},
    {"objectives": "chosen"},
    {"objective_2": "obj2_empty_reach"},
]


def refusal(players: int = 2, **options: Any) -> str:
    """Why nobody can dive like this, as a player reads it."""
    with pytest.raises(Refused) as refused:
        set_up(players, **options)
    return ENGLISH(refused.value.why)


@rule("REF-RULING-41", "REF-SETUP-11")
@pytest.mark.parametrize("options", NAMED)
def test_to_name_an_objective_the_objectives_must_be_chosen(options: dict[str, Any]) -> None:
    words = refusal(**options)
    assert "would not be used" in words
    assert "(REF-SETUP-11)" in words
    assert "set to “Named below, the others blue”" in words
    ready(set_up(**{**options, "objectives": "chosen"}))


@rule("REF-RULING-41", "REF-COMP-1", "REF-COMP-17")
@pytest.mark.parametrize("options", NOT_IN_A_RACE)
def test_depth_and_objectives_are_refused_in_a_race(options: dict[str, Any]) -> None:
    words = refusal(mode="competitive", **options)
    assert "would change nothing" in words
    assert "(REF-COMP-1)" in words
    assert "play the Cooperative dive" in words


@rule("REF-RULING-41")
def test_a_refusal_names_the_choice_and_the_way_out() -> None:
    assert refusal(mode="competitive", difficulty="abyss").startswith(
        "“How deep: Abyss” would change nothing"
    )
    assert "Leave it at “First dive”" in refusal(mode="competitive", difficulty="abyss")
    assert refusal(objective_1="obj1_soundings").startswith("“Objective I: Soundings” would not be used")
    assert refusal(objective_1="obj1_soundings").endswith("or leave “Objective I” at “Clear Water”.")


@rule("REF-RULING-41")
def test_an_idle_choice_is_refused_for_itself_however_many_dive() -> None:
    assert refusal(players=1, mode="competitive", difficulty="abyss").startswith("“How deep: Abyss”")


@rule("REF-RULING-41", "REF-RULING-21")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_what_is_left_alone_and_what_both_dives_know_is_never_refused(mode: str) -> None:
    ready(set_up(mode=mode))
    ready(set_up(mode=mode, divers="random", first="seat_2"))


@rule("REF-RULING-41")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_a_form_that_sends_what_it_came_with_asks_for_nothing(mode: str) -> None:
    """Tables made in the browser have all of this in their journals, and go on with it."""
    usual = {field.name: field.default for field in option_fields(GAME)}
    ready(set_up(**{**usual, "mode": mode}))


@rule("REF-SETUP-13")
def test_nobody_starts_with_salvage() -> None:
    dive = ready(set_up(players=4))
    assert [len(diver.hand) for diver in dive.g.divers] == [0, 0, 0, 0]


# --- chance ------------------------------------------------------------------------------------------


def first_shuffles(dice: Dice, g: RefugeState, players: int) -> tuple[list[CardId], list[KrakenId], int]:
    """Both decks and the first player, rolled by hand in the order of the rule."""
    salvage = list(g.book.salvage_decks[g.mode])
    dice.shuffle(salvage)
    kraken = list(g.book.kraken_decks["kraken"].cards)
    dice.shuffle(kraken)
    drawn = [kraken.pop(), kraken.pop()]
    kraken += reversed(drawn)
    dice.shuffle(kraken)
    return salvage, kraken, dice.below(players)


@rule("REF-SETUP-14")
@pytest.mark.parametrize("seed", range(3))
def test_chance_speaks_in_a_fixed_order(seed: int) -> None:
    g = ready(set_up(players=4, seed=seed, difficulty="standard")).g
    dice = Dice.seeded(seed)
    salvage, kraken, first = first_shuffles(dice, g, 4)
    objectives = [dice.pick(level) for level in g.book.objectives_of_level.values()]
    assert (g.salvage_deck.cards, g.kraken_deck.cards, g.first) == (salvage, kraken, first)
    assert g.objectives == objectives
    assert g.dice == dice


@rule("REF-SETUP-14")
def test_blue_objectives_need_no_draw() -> None:
    g = ready(set_up(players=4, seed=5)).g
    dice = Dice.seeded(5)
    first_shuffles(dice, g, 4)
    assert g.dice == dice


@rule("REF-SETUP-14")
def test_chance_in_a_competitive_dive_deals_the_pods_last() -> None:
    g = ready(set_up(players=2, seed=3, mode="competitive")).g
    dice = Dice.seeded(3)
    salvage, _, first = first_shuffles(dice, g, 2)
    pods = list(g.book.pod_objectives)
    dice.shuffle(pods)
    columns = list(range(7))
    dice.shuffle(columns)
    assert (g.first, g.pods.cards) == (first, pods)
    assert [slot for slot, card in enumerate(g.pods.seen_by(None)) if card] == sorted(columns[:3])
    assert g.salvage_deck.cards == salvage[:-4]
    assert g.dice == dice
