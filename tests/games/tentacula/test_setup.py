"""Before the first turn: stash, chips, pile, gate and everybody's first tile."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomfive.games.tentacula.actions import ChooseChip, ChooseStash, ShowFace
from fathomfive.games.tentacula.board import CREATURES, NO_TILE
from fathomfive.games.tentacula.book import StashId
from fathomfive.games.tentacula.game import GAME
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.zones import NOBODY
from tests.at_the_table import offered, question

rule = pytest.mark.rule


def started(seats: int = 2, level: str = "first_voyage", seed: int | str = 0) -> Match[TentaculaState]:
    """A match before anything is chosen."""
    return Match.start(GAME, Setup("tentacula", seats, {"level": level}), Dice.seeded(seed))


def dealt(
    *chips: str, level: str = "first_voyage", seed: int | str = 0, stash: StashId = "sunken_bell"
) -> Match[TentaculaState]:
    """A match after the deal; a turtle takes the first face it is offered."""
    match = started(len(chips), level, seed)
    match.play(ChooseStash(0, stash))
    for seat, chip in enumerate(chips):
        action = ChooseChip(seat, CREATURES.index(chip))
        if action in match.options:
            match.play(action)
    while question(match).kind == "turtle_face":
        match.play(match.options[0])
    return match


@rule("TEN-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_sit_down_and_play_together(seats: int) -> None:
    match = dealt(*CREATURES[:seats])
    assert len(match.state.hands) == len(match.state.chips) == seats
    assert match.cooperative


@rule("TEN-SETUP-13")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(Refused):
        started(seats)


@rule("TEN-SETUP-1", "TEN-SETUP-2", "TEN-SETUP-4")
def test_the_table_before_anything_is_chosen() -> None:
    g = started().state
    assert g.fish == [0, 0, 0]
    assert g.phase == 0
    assert (g.chest, g.cave, g.stash) == ([4, 4, 3, 2, 2, 1], [0] * 6, [0] * 6)


@rule("TEN-SETUP-3", "TEN-RULING-24")
def test_the_host_picks_one_of_six_stashes() -> None:
    match = started(3)
    assert (question(match).kind, question(match).asked, len(match.options)) == ("stash", (0,), 6)
    match.play(ChooseStash(0, "amber_amphora"))
    assert match.state.need == [3, 0, 1, 1, 0, 0]


@rule("TEN-SETUP-5", "TEN-RULING-24")
def test_chips_are_picked_in_seat_order_and_only_once() -> None:
    match = started(4)
    match.play(ChooseStash(0, "sunken_bell"))
    left = []
    for seat, chip in enumerate((3, 1, 0)):
        assert question(match).asked == (seat,)
        left.append(len(match.options))
        match.play(ChooseChip(seat, chip))
    assert left == [4, 3, 2]
    assert match.state.chips == [3, 1, 0, 2]  # the last chip is taken without asking
    with pytest.raises(Refused):
        match.play(ChooseChip(0, 3))


@rule("TEN-SETUP-6", "TEN-INFO-1")
def test_one_gate_lies_open_and_five_are_hidden() -> None:
    g = dealt("seahorse", "crab").state
    assert g.gate in g.book.gates
    assert len(g.gates) == 5
    assert set(g.gates.known) == {NOBODY}
    assert sorted([g.gate, *g.gates]) == sorted(g.book.gates)
    assert tuple(g.queue) == g.book.orders[g.gate]


@rule("TEN-SETUP-9")
def test_pile_order_and_faces_are_left_to_chance() -> None:
    tops, faces = Counter[str](), Counter[str]()
    for seed in range(60):
        g = dealt("seahorse", "crab", seed=seed).state
        tops[g.pile.cards[-1][:-1]] += 1
        faces.update(card[-1] for card in g.pile)
    assert len(tops) == 12
    assert 0.4 < faces["a"] / faces.total() < 0.6


@rule("TEN-SETUP-10", "TEN-RULING-27", "TEN-SETUP-11", "TEN-SETUP-12", "TEN-DRAW-2")
def test_tiles_come_off_the_pile_in_order_and_turned_over() -> None:
    dice = Dice.seeded("order")
    match = dealt("seahorse", "crab", "jellyfish", seed="order")
    g = match.state
    tiles = [tile.id for tile in g.book.tiles]
    dice.shuffle(tiles)  # the top is the last one
    tiles.reverse()
    faces = ["ab"[dice.below(2)] for _ in tiles]  # from the top down
    gates = list(g.book.gates)
    dice.shuffle(gates)
    other = {"a": "b", "b": "a"}
    received = [g.inside[1], g.outside[1], *g.hands]
    assert [g.book.face_names[face] for face in received] == [
        f"{tile}{other[face]}" for tile, face in zip(tiles[:5], faces[:5], strict=True)
    ]
    assert g.pile.cards[::-1] == [f"{tile}{face}" for tile, face in zip(tiles[5:], faces[5:], strict=True)]
    assert g.gate == gates[-1]
    assert g.front == [2, 2]


@rule("TEN-SETUP-12", "TEN-LEVEL-4")
def test_for_pros_both_snails_stay_out_and_nothing_is_drawn_for_it() -> None:
    dice = Dice.seeded("pros")
    g = dealt("seahorse", "crab", level="pros", seed="pros").state
    tiles = [tile.id for tile in g.book.tiles if not tile.snail]
    dice.shuffle(tiles)  # the first draw of all
    assert [card[:-1] for card in g.pile] == tiles[:-4]
    assert [g.book.face_names[face][:-1] for face in g.box] == ["R01", "R02"]


@rule("TEN-SETUP-12", "TEN-RULING-25", "TEN-SETUP-8")
def test_at_level_three_one_of_the_snails_is_drawn_first() -> None:
    out = Counter(
        g.book.face_names[g.box[0]][:-1]
        for seed in range(40)
        if (g := dealt("seahorse", "crab", level="big_challenge", seed=seed).state)
    )
    assert set(out) == {"R01", "R02"}
    assert min(out.values()) >= 10
    dice = Dice.seeded("first draw")
    snails = ["R01", "R02"]
    dice.shuffle(snails)
    g = dealt("seahorse", "crab", level="big_challenge", seed="first draw").state
    assert [g.book.face_names[face][:-1] for face in g.box] == snails[:1]


@rule("TEN-SETUP-11", "TEN-POWER-5")
def test_the_turtle_chooses_its_first_tile_too() -> None:
    match = started(2)
    match.play(ChooseStash(0, "sunken_bell"))
    match.play(ChooseChip(0, 0))
    match.play(ChooseChip(1, 1))
    assert (question(match).kind, question(match).asked) == ("turtle_face", (0,))
    face = offered(match, ShowFace)[0].face
    match.play(match.options[0])
    assert match.state.hands[0] == face
    assert NO_TILE not in match.state.hands


@rule("TEN-RULING-3", "TEN-RULING-4")
def test_there_is_one_pool_of_six_shells() -> None:
    match = dealt("seahorse", "crab")
    assert (match.state.shells, match.state.book.most_shells) == (2, 6)


@rule("TEN-INFO-2", "TEN-RULING-26", "TEN-INFO-1")
def test_of_the_pile_only_what_the_top_tile_shows_is_seen() -> None:
    g = dealt("seahorse", "crab").state
    assert set(g.pile.known) == {NOBODY}
    shown, top = g.book.faces[g.top], g.book.faces[g.book.face_numbers[g.pile.cards[-1]]]
    assert shown == top


def test_after_a_rewind_the_faces_of_hidden_tiles_are_new() -> None:
    """Who has seen a tile turn up and goes back by agreement must not know its face."""
    match = dealt("turtle", "crab")
    book, top = match.state.book, match.state.top
    again = [match.rewound(match.step_start, Dice.seeded(seed).key).state.pile for seed in range(30)]
    faces: dict[str, set[str]] = {}
    for pile in again:
        *below, above = pile.cards
        assert book.alike[book.face_numbers[above]] == top
        for tile in below:
            faces.setdefault(tile[:-1], set()).add(tile[-1])
    assert faces
    assert all(shown == {"a", "b"} for shown in faces.values())
