"""Tables that nobody would choose: what the fuzzer does to hands and decks."""

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest

from fathomfive.kernel.book import ContentError, read_toml
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.proof.unusual import unusual
from tests.toys.pearls.game import GAME as PEARLS

DECKS = [
    ("jupiter", "cards", "card", "copies"),
    ("refuge", "salvage", "card", "copies"),
    ("lurk", "item_deck", "card", "copies"),
]
HANDS = [
    ("jupiter", "scenarios", {"numbers": {"cards_dealt": 6, "hand_limit": 12}}),
    ("refuge", "setup", {"competitive": {"start_hand": 6, "hand_limit": 18}}),
    ("sleeping", "ship", {"setup": {"hand_limit": 9}}),
]


def unusual_setup(game: str, seed: int) -> Setup:
    title = find_game(game)
    return unusual(title, Setup(game, title.seats[-1]), Dice.seeded(seed))


@pytest.mark.parametrize(("game", "file", "rows", "field"), DECKS)
def test_a_stacked_deck_has_as_many_cards_as_ever_but_many_of_few_kinds(
    game: str, file: str, rows: str, field: str
) -> None:
    printed = {
        row["id"]: row[field] for row in read_toml(find_game(game).package, f"content/{file}.toml")[rows]
    }
    decks = [unusual_setup(game, seed).overrides.get(file, {}).get(rows) for seed in range(8)]
    stacked = [{card: row[field] for card, row in deck.items()} for deck in decks if deck]
    assert stacked  # on some tables
    assert None in decks  # and on others the deck is the printed one
    for deck in stacked:
        assert list(deck) == list(printed)
        assert sum(deck.values()) == sum(printed.values())
        assert min(deck.values()) == 1
    assert any(max(deck.values()) > max(printed.values()) for deck in stacked)
    assert len({tuple(deck.values()) for deck in stacked}) == len(stacked)


@pytest.mark.parametrize(("game", "file", "fuller"), HANDS)
def test_hands_are_fuller(game: str, file: str, fuller: dict[str, Any]) -> None:
    assert unusual_setup(game, 0).overrides[file] == fuller


def test_what_the_game_refuses_is_left_out() -> None:
    title = find_game("jupiter")

    def book(overrides: Mapping[str, Any], options: Any) -> Any:
        if "cards" in overrides:
            raise ContentError("cards.toml: the deck is the printed one")
        return title.book(overrides, options)

    strict = dataclasses.replace(title, book=book, _books={})
    for seed in range(4):
        assert list(unusual(strict, Setup("jupiter", 2), Dice.seeded(seed)).overrides) == ["scenarios"]


def test_a_game_without_decks_and_hands_stays_as_it_is() -> None:
    setup = Setup("pearls", 2)
    assert unusual(PEARLS, setup, Dice.seeded(1)) == setup
