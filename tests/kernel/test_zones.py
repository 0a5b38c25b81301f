"""Zones: who knows which slot, what counts as learning, and what a new deal may and may not move."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.zones import EVERYBODY, NOBODY, Viewer, Zone, may_know, permute, seat_mask

MASKS = st.one_of(st.just(NOBODY), st.just(EVERYBODY), st.integers(1, 15))


# --- masks ---------------------------------------------------------------------------------------------


def test_a_mask_names_its_seats() -> None:
    mask = seat_mask(0, 2)
    assert [seat for seat in range(4) if may_know(mask, seat)] == [0, 2]
    assert not may_know(mask, None)
    assert seat_mask() == NOBODY


@pytest.mark.parametrize("viewer", [0, 3, 40, None])
def test_everybody_is_everybody_and_nobody_is_nobody(viewer: Viewer) -> None:
    assert may_know(EVERYBODY, viewer)
    assert not may_know(NOBODY, viewer)


def test_all_seats_together_are_still_not_those_who_watch() -> None:
    assert not may_know(seat_mask(0, 1, 2, 3), None)


# --- knowing and learning ------------------------------------------------------------------------------


def test_a_drawn_card_is_known_to_whoever_looks_and_that_counts_as_learning() -> None:
    deck, hand = Zone.of("fish", ["ray", "eel"]), Zone("fish")
    assert deck.draw_to(hand, seat_mask(1)) == "eel"
    assert hand.seen_by(1) == ["eel"]
    assert hand.seen_by(0) == hand.seen_by(None) == [None]
    assert (deck.learned, hand.learned) == (0, 1)


def test_whoever_knew_a_card_still_does_after_it_moved() -> None:
    deck, hand = Zone.of("fish", ["ray", "eel"]), Zone("fish")
    deck.show(-1, seat_mask(0))
    deck.draw_to(hand, seat_mask(1))
    assert [hand.seen_by(seat) for seat in (0, 1, 2)] == [["eel"], ["eel"], [None]]


def test_what_all_its_viewers_know_already_is_not_learned_again() -> None:
    hand, row = Zone.of("fish", ["ray", "eel"], seat_mask(0)), Zone("fish")
    hand.move("ray", row, seat_mask(0))
    hand.draw_to(row)
    assert (hand.learned, row.learned) == (0, 0)
    row.show(0, seat_mask(0))
    assert row.learned == 0
    row.show(0, seat_mask(0, 1))
    row.show(0)
    row.show(0)
    assert row.learned == 2


def test_an_open_card_stays_open() -> None:
    row, hand = Zone.of("fish", ["ray"], EVERYBODY), Zone("fish")
    row.draw_to(hand, seat_mask(1))
    assert hand.seen_by(None) == ["ray"]
    assert hand.learned == 0


def test_shuffling_makes_everybody_lose_track_and_teaches_nobody() -> None:
    deck = Zone.of("fish", ["ray", "eel", "crab"], EVERYBODY)
    deck.shuffle(Dice.seeded(1))
    assert deck.seen_by(0) == [None] * 3
    assert Counter(deck) == Counter(["ray", "eel", "crab"])
    assert deck.learned == 0


def test_moving_all_keeps_order_from_the_top_and_what_was_known() -> None:
    row, deck = Zone("fish", ["ray", "eel", "crab"], [NOBODY, EVERYBODY, NOBODY]), Zone("fish")
    row.move_all(deck)
    assert deck.cards == ["crab", "eel", "ray"]
    assert deck.seen_by(None) == [None, "eel", None]
    assert len(row) == 0


def test_the_topmost_of_equal_cards_is_taken() -> None:
    hand = Zone("fish", ["ray", "eel", "ray"], [1, 2, 4])
    assert hand.take("ray") == "ray"
    assert (hand.cards, hand.known) == (["ray", "eel"], [1, 2])
    assert hand.take_slot(0) == "ray"
    assert (hand.cards, hand.known) == (["eel"], [2])


def test_top_and_bottom() -> None:
    deck = Zone.of("fish", ["ray"])
    deck.put("eel", seat_mask(0))
    deck.put_under("crab", EVERYBODY)
    assert deck.cards == ["crab", "ray", "eel"]
    assert deck.seen_by(0) == ["crab", None, "eel"]
    assert deck.pop() == "eel"
    assert deck.known == [EVERYBODY, NOBODY]


@pytest.mark.parametrize(
    "missing", [lambda zone: zone.pop(), lambda zone: zone.take("ray"), lambda zone: zone.show(0)]
)
def test_nothing_comes_out_of_an_empty_zone(missing: object) -> None:
    with pytest.raises((IndexError, ValueError)):
        missing(Zone("fish"))  # type: ignore[operator]


def test_a_zone_is_what_lies_in_it() -> None:
    zone = Zone.of("fish", ["ray", "eel"])
    assert (list(zone), len(zone), "eel" in zone, "crab" in zone) == (["ray", "eel"], 2, True, False)
    assert not Zone("fish")


# --- dealing anew --------------------------------------------------------------------------------------


def zone_strategy(family: str) -> st.SearchStrategy[Zone]:
    slots = st.lists(st.tuples(st.sampled_from(["ray", "eel", "crab", "squid"]), MASKS), max_size=8)
    return slots.map(lambda pairs: Zone(family, [card for card, _ in pairs], [mask for _, mask in pairs]))


TABLES = st.tuples(st.lists(zone_strategy("fish"), max_size=4), st.lists(zone_strategy("gear"), max_size=3))


@given(TABLES, st.sampled_from([0, 1, 2, 3, None]), st.integers(0, 99))
def test_a_new_deal_moves_only_what_the_viewer_cannot_know(
    table: tuple[list[Zone], list[Zone]], viewer: Viewer, seed: int
) -> None:
    fish, gear = table
    before = [zone.seen_by(viewer) for zone in fish + gear]
    masks = [list(zone.known) for zone in fish + gear]
    families = [Counter(card for zone in family for card in zone) for family in table]
    permute([*fish, *gear], lambda mask: not may_know(mask, viewer), Dice.seeded(seed))
    assert [zone.seen_by(viewer) for zone in fish + gear] == before
    assert [zone.known for zone in fish + gear] == masks
    assert [Counter(card for zone in family for card in zone) for family in table] == families


def test_a_new_deal_reaches_every_place_and_crosses_zones_of_one_family() -> None:
    seen = Counter[tuple[str, ...]]()
    for seed in range(300):
        deck, hand = Zone.of("fish", ["ray"]), Zone.of("fish", ["eel", "crab"], seat_mask(1))
        permute([deck, hand], lambda mask: not may_know(mask, 0), Dice.seeded(seed))
        seen[(*deck.cards, *hand.cards)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 25


@given(st.permutations(["ray", "eel", "crab", "squid"]), st.integers(0, 20))
def test_a_new_deal_does_not_depend_on_how_the_cards_really_lay(cards: list[str], seed: int) -> None:
    """Else somebody who knows the dice of a sample could reckon back."""
    deck, sorted_deck = Zone.of("fish", cards), Zone.of("fish", sorted(cards))
    for zone in (deck, sorted_deck):
        permute([zone], lambda mask: True, Dice.seeded(seed))
    assert deck.cards == sorted_deck.cards


@given(zone_strategy("fish"), zone_strategy("fish"), MASKS)
def test_moving_all_is_drawing_one_by_one(zone: Zone, other: Zone, known: int) -> None:
    source, target = (
        msgspec.structs.replace(z, cards=list(z.cards), known=list(z.known)) for z in (zone, other)
    )
    zone.move_all(other, known)
    while source:
        source.draw_to(target, known)
    assert (zone, other) == (source, target)
