"""How the colony is laid out and the crew comes to it."""

from typing import Any

import pytest

from fathomfive.games.jupiter.actions import ChooseFirst, ChooseRobot, InstallCore
from fathomfive.games.jupiter.colony import (
    NOWHERE,
    POD,
    SPIRAL,
    TILE_NAMES,
    axial,
    cell_at,
    space_name,
    space_named,
)
from fathomfive.games.jupiter.game import GAME
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, JupiterState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match


def start(seats: int = 2, seed: int = 1, **options: Any) -> Match[JupiterState]:
    return Match.start(GAME, Setup("jupiter", seats, options), Dice.seeded(seed))


@pytest.mark.rule("JUP-SETUP-1", "JUP-SETUP-2", "JUP-SETUP-3")
def test_nineteen_modules_lie_in_the_spiral_and_one_stays_in_the_box() -> None:
    g = start().state
    assert sorted(axial(cell) for cell in g.cells if cell != NOWHERE) == sorted(SPIRAL)
    assert g.cells[g.boxed] == NOWHERE
    assert len(g.colony.tiles) == 19
    assert not g.docked  # the pod is none of the tiles
    turns = {start(seed=seed).state.turned for seed in range(5)}
    assert len(turns) == 5
    assert all(turn < 6 for turned in turns for turn in turned)


@pytest.mark.rule("JUP-SETUP-2")
def test_one_seed_gives_one_game_in_the_order_of_the_draws() -> None:
    dice, tiles = Dice.seeded(7), list(range(20))
    dice.shuffle(tiles)
    turned = [dice.below(6) for _ in range(19)]
    deck = list(start(seed=7).book.deck)
    dice.shuffle(deck)
    g = start(seed=7).state
    assert [g.cells[tile] for tile in tiles[:19]] == [cell_at(q, r) for q, r in SPIRAL]
    assert [g.turned[tile] for tile in tiles[:19]] == turned
    dealt = [card for card in reversed(deck) if card in g.book.abilities]
    assert g.robots[0].hand == dealt[:2]
    assert g.robots[1].hand == dealt[2:4]


@pytest.mark.rule("JUP-SETUP-4")
@pytest.mark.parametrize("seed", range(8))
def test_there_are_42_to_49_colonists(seed: int) -> None:
    g = start(seed=seed).state
    inside = [g.colony.tile_at[cell_at(q, r)] for q, r in SPIRAL[:7]]
    six = sum(TILE_NAMES[tile][1] in "34" for tile in inside)
    assert g.settlers == g.on_modules == 49 - six
    assert 42 <= g.settlers <= 49


@pytest.mark.rule("JUP-SETUP-4")
def test_every_colonist_is_somebody() -> None:
    g = start().state
    faces = [g.faces[space] for space in range(POD) if g.occ[space] == COLONIST]
    assert faces == list(range(g.settlers))


@pytest.mark.rule("JUP-SETUP-9", "JUP-SETUP-11")
def test_nobody_comes_or_goes_before_the_pod_has_docked() -> None:
    g = start().state
    assert not g.docked
    assert g.occ[POD] != OPEN


@pytest.mark.rule("JUP-SETUP-5", "JUP-SETUP-6")
def test_setbacks_that_are_dealt_go_under_the_deck() -> None:
    under = 0
    for seed in range(40):
        g = start(7, seed).state
        assert all(len(robot.hand) + bool(robot.core) == 2 for robot in g.robots)  # twins need no question
        assert not any(card not in g.book.abilities for robot in g.robots for card in robot.hand)
        known = [card for card, mask in zip(g.deck.cards, g.deck.known, strict=True) if mask]
        assert known == g.deck.cards[: len(known)]
        assert not any(card in g.book.abilities for card in known)
        under += len(known)
        assert len(g.deck) == 36 - 14
    assert under > 0


@pytest.mark.rule("JUP-SETUP-6")
def test_hands_lie_open_and_only_the_deck_is_hidden() -> None:
    match = start(3)
    assert list(match.game.zones(match.state)) == ["deck"]
    other = match.sample(None, Dice.seeded("x"))
    assert [robot.hand for robot in other.state.robots] == [robot.hand for robot in match.state.robots]
    assert other.state.deck.cards != match.state.deck.cards


@pytest.mark.rule("JUP-SETUP-7")
def test_robots_go_by_seat_or_are_chosen() -> None:
    assert [robot.id for robot in start(3).state.robots] == ["ball", "fork", "ring"]
    match = start(3, robots="chosen")
    match.play(ChooseRobot(0, "twin"))
    assert ChooseRobot(1, "twin") not in match.options
    assert len(match.options) == 6
    match.play(ChooseRobot(1, "ball"))
    match.play(ChooseRobot(2, "fork"))
    assert [robot.id for robot in match.state.robots] == ["twin", "ball", "fork"]
    assert match.ask is not None
    assert match.ask.kind == "core"


@pytest.mark.rule("JUP-SETUP-8", "JUP-SETUP-9", "JUP-SETUP-10")
def test_everybody_installs_a_core_and_seat_0_says_who_begins() -> None:
    match = start(2)
    first, second = match.state.robots
    assert match.ask is not None
    assert match.ask.seats == 0
    keep, core = first.hand
    match.play(InstallCore(0, core))
    assert (first.core, first.hand) == (core, [keep])
    match.play(match.options[0])
    assert second.core
    assert len(second.hand) == 1
    assert [robot.at for robot in match.state.robots] == [POD, POD]
    assert match.options == [ChooseFirst(0, 0), ChooseFirst(0, 1)]
    match.play(ChooseFirst(0, 1))
    assert match.ask.kind == "dock"
    assert match.ask.seats == 1


@pytest.mark.rule("JUP-RULING-15")
def test_one_voice_speaks_for_the_crew() -> None:
    match = start(4)
    for _ in range(4):
        match.play(match.options[0])
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seats) == ("first", 0)
    match.play(ChooseFirst(0, 2))
    assert (match.ask.kind, match.ask.seats) == ("dock", 2)


@pytest.mark.rule("JUP-RULING-1")
def test_one_to_seven_robots() -> None:
    assert [len(start(seats).state.robots) for seats in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    with pytest.raises(Refused):
        start(8)


@pytest.mark.rule("JUP-SOLO-1")
def test_alone_there_is_no_override() -> None:
    match = start(1)
    g = match.state
    cards = [*g.deck, *g.robots[0].hand]
    assert len(cards) == 34
    assert "override" not in cards


def test_spaces_have_names() -> None:
    assert space_name(space_named("M2A.C")) == "M2A.C"
    assert space_named("pod") == POD
    assert axial(cell_at(-3, 2)) == (-3, 2)
    assert axial(cell_at(2, -3)) == (2, -3)


MIDWAY = {
    "saved": ["M1A.0", "M1A.1"],
    "aboard": ["M1A.2", "M1A.3"],
    "walked": {"M1A.4": "M2A.0", "M1A.5": "M1A.C", "M2A.1": "M2A.2"},
    "creeps": ["M1A.C", "M2A.3", "M3A.0"],
}


def midway(seats: int = 1, **changes: Any) -> tuple[JupiterState, JupiterState]:
    """One table at the beginning and in the middle: M1A among people, M2A on the rim, M3A in the box."""
    for seed in range(10_000):
        before = start(seats, seed).state
        at_home = [before.occ[space_named(name)] == COLONIST for name in ("M1A.0", "M2A.0")]
        if at_home == [True, False] and before.boxed == TILE_NAMES.index("M3A"):
            setup = Setup("jupiter", seats, {}, {"start": {**MIDWAY, **changes}})
            return before, Match.start(GAME, setup, Dice.seeded(seed)).state
    raise AssertionError("no such table")


@pytest.mark.rule("JUP-SETUP-4")
def test_a_match_may_begin_in_the_middle_of_a_rescue() -> None:
    before, g = midway()
    assert (g.saved, len(g.seated), g.lost) == (2, 2, 1)  # the one in the middle of M1A met a creep
    assert g.settlers == before.settlers == g.saved + g.alive + g.lost
    assert g.occ[space_named("M2A.0")] == COLONIST  # walked there
    assert g.occ[space_named("M1A.5")] == COLONIST  # had no room to walk
    assert [space_name(at) for at in range(POD) if g.occ[at] == CREEP] == [
        "M1A.C",
        "M2A.3",
    ]  # none in the box
    assert (g.cells, g.turned, g.deck.cards) == (before.cells, before.turned, before.deck.cards)


def test_nobody_sits_where_the_crew_does() -> None:
    _, g = midway(seats=6)
    assert g.pod_pieces() == 7
    assert g.occ[space_named("M1A.3")] == COLONIST


def test_a_plain_match_begins_at_home() -> None:
    g = start().state
    assert g.book.midway is None
    assert (g.saved, g.seated, g.occ.count(CREEP)) == (0, [], 0)
