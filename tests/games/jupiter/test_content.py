"""Tiles, cards and presets: what the box holds, and what is refused."""

from collections import Counter
from typing import Any

import pytest

from fathomfive.games.jupiter.book import Book, load_book
from fathomfive.games.jupiter.colony import POD, TILE_NAMES, drawn, space_name
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.options import Options
from fathomfive.kernel.book import ContentError

COMBOS = [
    ("boost", "boost"), ("bullhorn", "follower"), ("grenadier", "heat_seeker"), ("grenadier", "juggernaut"),
    ("grenadier", "sniper"), ("heat_seeker", "heat_seeker"), ("juggernaut", "rocket_boots"),
    ("juggernaut", "teleport"), ("pilot", "pilot"), ("rocket_boots", "swap"), ("swap", "teleport"),
    ("teleport", "teleport"),
]  # fmt: skip


def book(overrides: dict[str, Any] | None = None, **options: Any) -> Book:
    return load_book(overrides, Options(**options))


@pytest.mark.rule("JUP-RULING-2", "JUP-RULING-3", "JUP-ACT-7")
def test_four_modules_of_each_number_and_132_spaces() -> None:
    assert Counter(module.number for module in book().modules) == dict.fromkeys(range(1, 6), 4)
    links, numbers, spaces = drawn(book().plan)
    assert sum(len(domes) for domes in spaces[:-1]) == 132
    for tile, number in enumerate(numbers):
        middle = tile * SLOTS + 6
        assert (middle in spaces[tile]) is (number not in (3, 4))
        if number in (3, 4):  # nobody gets onto a plant or a dish
            assert not links[middle]
            assert not any(middle in ways for ways in links)
    assert all(a in links[b] for a in range(POD) for b in links[a])


@pytest.mark.rule("JUP-RULING-36")
def test_the_deck() -> None:
    copies = Counter(book().deck)
    assert sum(copies.values()) == 36
    assert len(book().abilities) == 16
    assert all(copies[card] == 2 for card in book().abilities)
    assert (copies["surge"], copies["power_grab"], copies["signal_to_noise"]) == (2, 1, 1)


def test_every_pair_of_the_rulebook_stands_on_both_cards() -> None:
    cards = book().cards
    pairs = sorted({tuple(sorted((card.id, other))) for card in cards.values() for other in card.combos})
    assert pairs == COMBOS
    assert all(card.id in cards[other].combos for card in cards.values() for other in card.combos)


@pytest.mark.rule("JUP-END-6", "JUP-UH-1")
def test_presets_say_how_many_are_needed() -> None:
    presets = ("drill", "cadet", "gentle", "standard", "legend")
    assert [book(preset=preset).target for preset in presets] == [14, 21, 28, 28, 0]
    assert book(preset="gentle").polite
    assert not book(preset="cadet").polite
    assert not book(preset="standard").polite
    nightmare = book(preset="nightmare")
    assert nightmare.brittle
    assert nightmare.fast
    assert book(ultimate_heroes=True).target == 0
    assert book(preset="drill", fast_creeps=True).fast


@pytest.mark.parametrize(
    ("overrides", "complaint"),
    [
        ({"tiles": {"tile": {"M1A": {"bridges": "C0 C0x"}}}}, 'tile "M1A": "C0x" is no bridge'),
        ({"tiles": {"tile": {"M1A": {"bridges": "C0 C1"}}}}, "do not reach all"),
        ({"tiles": {"tile": {"M3A": {"bridges": "C0 01 12 23 34 45"}}}}, "is no bridge"),
        ({"tiles": {"tile": {"M1A": {"number": 2}}}}, "its name says 1"),
        ({"start": {"creeps": ["M3A.C"]}}, '"M3A.C" is no dome'),
        ({"start": {"walked": {"M1A.0": "the pod"}}}, '"the pod" is no dome'),
        ({"cards": {"card": {"boost": {"combos": ["nothing"]}}}}, "which is no card"),
        ({"cards": {"solo_removed": ["nothing"]}}, "which is no card"),
        ({"cards": {"card": {"boost": {"core": ""}}}}, "an ability says"),
        ({"monsters": {}}, "no content file"),
    ],
)
def test_wrong_content_is_refused_with_its_place(overrides: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        book(overrides)


@pytest.mark.rule("JUP-RULING-4")
def test_clamps_join_whatever_is_turned() -> None:
    from fathomfive.games.jupiter.colony import NOWHERE, STEPS, cell_at, lay

    for turn in range(6):
        cells = [NOWHERE] * 20
        cells[0], cells[4] = cell_at(0, 0), cell_at(1, 0)
        colony = lay(book().plan, tuple(cells), bytes([turn, *[0] * 3, 2, *[0] * 15]), NOWHERE)
        east, west = colony.facing(0, 0), colony.facing(4, 3)
        assert west in colony.links[east]
        assert east in colony.links[west]
        assert len(colony.rims[0]) == len(STEPS) - 1
        assert space_name(east) == f"{TILE_NAMES[0]}.{-turn % 6}"
