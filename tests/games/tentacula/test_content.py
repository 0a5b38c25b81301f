"""The content as the rules count it, and what is refused."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from fathomfive.games.tentacula.board import CREATURES
from fathomfive.games.tentacula.book import load_book
from fathomfive.kernel.book import ContentError

BOOK = load_book()


def test_squares_of_the_route() -> None:
    creatures = Counter(square.creature for square in BOOK.board.square)
    assert creatures == {"turtle": 9, "seahorse": 9, "jellyfish": 8, "crab": 8}
    route = [square.creature for square in BOOK.board.square]
    assert all(len(set(three)) == 3 for three in zip(route, route[1:], route[2:], strict=False))


def test_every_pair_of_creatures_is_on_two_tiles() -> None:
    pairs = Counter(frozenset((tile.a.creature, tile.b.creature)) for tile in BOOK.tiles)
    assert pairs == {frozenset(pair): 2 for pair in combinations(CREATURES, 2)}


def test_every_creature_has_three_solid_faces_two_with_one_gap_and_one_with_two() -> None:
    for creature in CREATURES:
        gaps = Counter(len(face.gaps) for face in BOOK.faces if face.creature == creature)
        assert gaps == {0: 3, 1: 2, 2: 1}
    assert Counter(slot for face in BOOK.faces for slot in face.gaps) == {1: 5, 2: 6, 3: 5}


def test_snail_tiles_never_leak_and_hold_one_face_of_each_creature() -> None:
    snails = [tile for tile in BOOK.tiles if tile.snail]
    faces = [face for tile in snails for face in (tile.a, tile.b)]
    assert [tile.id for tile in snails] == ["R01", "R02"]
    assert {face.creature for face in faces} == set(CREATURES)
    assert not any(face.gaps for face in faces)


def test_gates_are_the_six_orders() -> None:
    assert len({gate.order for gate in BOOK.gates.values()}) == 6
    for gate in BOOK.gates.values():
        by_clue = {clue: fish.id for fish in BOOK.fish for clue in (fish.id, fish.hat, fish.size)}
        assert tuple(by_clue[clue] for clue in gate.clue) == gate.order


def test_each_face_turned_over_is_the_other_face_of_its_tile() -> None:
    for number, name in enumerate(BOOK.face_names):
        assert BOOK.face_names[number ^ 1][:-1] == name[:-1]
        assert BOOK.face_names[number ^ 1] != name


def test_an_override_changes_the_tables() -> None:
    book = load_book({"reef_tiles": {"tile": {"R03": {"a": {"gaps": [3]}}}}})
    face = book.face_numbers["R03a"]
    assert (book.tables.covers[0][face], book.tables.covers[1][face]) == (0b011, 0b110)
    assert BOOK.tables.covers[0][face] == 0b100


@pytest.mark.parametrize(
    ("overrides", "words"),
    [
        ({"tiles": {}}, 'no content file "tiles"'),
        ({"gems": {"gem": {"red": {"count": 5}}}}, "17 gems, but there must be 16"),
        ({"gems": {"stash": {"kelp_basket": {"needs": {"white": 2}}}}}, "5 hollows"),
        ({"gems": {"stash": {"moonlit_hollow": {"needs": {"white": 2, "blue": 1}}}}}, "only 1 white"),
        ({"board": {"segment": [{"id": 1, "squares": [6, 7, 8]}]}}, "square 6 does not belong here"),
        ({"reef_tiles": {"tile": {"R03": {"a": {"gaps": [4]}}}}}, "R03"),
    ],
)
def test_content_that_cannot_be_used(overrides: dict[str, Any], words: str) -> None:
    with pytest.raises(ContentError, match=words):
        load_book(overrides)
