"""Chance: even, repeatable for ever, and bound by a promise that nobody can bend."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel.dice import Dice, commit, kept_promise, mix

# --- the algorithm, frozen -----------------------------------------------------------------------------
# These vectors were drawn once and never change: if one fails, every journal ever written is void.

KEY = "5f" * 32
FIRST_DRAWS = [35668, 35324, 630701, 856781, 17693, 250872, 266928, 412148, 317082, 291602]
SHUFFLED = "dhjlmgciabfek"
SEEDED = "c2f677752b9aa66671cfa8b37d00888a27830fcd5ce6041f550677a90514e20e"
SPLIT = "54b5d54321545f0d85eab7ed2714e1190f23a01a50d05f48b233163e6ccb5e9b"
COMMITTED = "4c946f678f78c1c5fb2875671b992934eca3e95fe441c2984715ea4f833bdee3"
MIXED = "9a7977808421f42adc50442e43f8ad7956efa72ef58f1b51e735eefce4ef85fb"


def test_the_first_draws_never_change() -> None:
    dice = Dice(KEY)
    assert [dice.below(1_000_000) for _ in range(10)] == FIRST_DRAWS
    assert dice.drawn == 10


def test_a_shuffle_never_changes() -> None:
    cards = list("abcdefghijklm")
    Dice(KEY).shuffle(cards)
    assert "".join(cards) == SHUFFLED


def test_seeding_splitting_mixing_and_committing_never_change() -> None:
    assert Dice.seeded("tide").key == SEEDED
    assert Dice.seeded(7) == Dice.seeded("7")
    assert Dice(KEY, 3).split("bot").key == SPLIT
    assert commit("secret", "salt") == COMMITTED
    assert mix("secret", ["one", "", "two"]) == MIXED


def test_draws_are_the_words_of_a_keyed_hash() -> None:
    """Written out once more, so that a stranger may check a match without this code."""
    block = hashlib.blake2b((0).to_bytes(8, "big"), key=KEY.encode(), person=b"fathom-five-dice").digest()
    words = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 64, 8)]
    dice = Dice(KEY)
    assert [dice.below(6) for _ in range(8)] == [word % 6 for word in words]


# --- evenness ------------------------------------------------------------------------------------------


def chi_square(counts: Counter[object], faces: int) -> float:
    expected = counts.total() / faces
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (faces - len(counts)) * expected


def test_every_face_is_equally_likely() -> None:
    dice = Dice.seeded("faces")
    rolls = Counter[object](dice.roll() for _ in range(60_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert chi_square(rolls, 6) < 20.5  # one in a thousand


def test_every_order_is_equally_likely() -> None:
    dice = Dice.seeded("orders")
    orders = Counter[object]()
    for _ in range(24_000):
        cards = list("abcd")
        dice.shuffle(cards)
        orders["".join(cards)] += 1
    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(orders, 24) < 49.7  # one in a thousand


def test_the_ragged_end_of_a_word_is_drawn_again() -> None:
    """Of 2**64 - 1 faces one word has no face; of 2**63 + 1 nearly half have none."""
    dice = Dice.seeded("ragged")
    faces = 2**63 + 1
    drawn = [dice.below(faces) for _ in range(200)]
    assert all(0 <= face < faces for face in drawn)
    assert dice.drawn > 300


@given(st.integers(1, 2**64), st.integers(0, 10_000))
def test_a_draw_lies_below_its_bound_and_counts(sides: int, drawn: int) -> None:
    dice = Dice(KEY, drawn)
    assert 0 <= dice.below(sides) < sides
    assert dice.drawn > drawn


@pytest.mark.parametrize("sides", [0, -1, 2**64 + 1])
def test_dice_without_sides_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        Dice(KEY).below(sides)


@given(st.lists(st.integers()), st.integers(0, 99))
def test_a_shuffle_loses_nothing_and_can_be_repeated(things: list[int], seed: int) -> None:
    once, again = list(things), list(things)
    Dice.seeded(seed).shuffle(once)
    Dice.seeded(seed).shuffle(again)
    assert once == again
    assert sorted(once) == sorted(things)


def test_picking_is_fair_and_needs_something_to_pick_from() -> None:
    dice = Dice.seeded("pick")
    assert {dice.pick("abc") for _ in range(50)} == set("abc")
    with pytest.raises(ValueError, match="sides"):
        dice.pick("")


def test_dice_go_on_where_they_were() -> None:
    whole, parts = Dice(KEY), Dice(KEY)
    drawn = [whole.below(100) for _ in range(40)]
    assert [parts.below(100) for _ in range(13)] == drawn[:13]
    assert [Dice(KEY, 13).below(100)] == drawn[13:14]


def test_splitting_uses_nothing_up_and_depends_on_the_moment() -> None:
    dice = Dice(KEY)
    assert dice.split("a") == dice.split("a")
    assert dice.split("a") != dice.split("b")
    before = dice.split("a")
    dice.roll()
    assert dice.split("a") != before


# --- the promise ---------------------------------------------------------------------------------------


def test_a_kept_promise_is_recognised() -> None:
    assert kept_promise(commit("secret", "salt"), "secret", "salt")
    assert not kept_promise(commit("secret", "salt"), "Secret", "salt")
    assert not kept_promise(commit("secret", "salt"), "secret", "pepper")
    assert not kept_promise("", "secret", "salt")
    assert not kept_promise("ünfug", "secret", "salt")


@given(st.text(), st.text(), st.text(), st.text())
def test_one_commitment_binds_to_one_secret(secret: str, salt: str, other: str, other_salt: str) -> None:
    if (secret, salt) != (other, other_salt):
        assert commit(secret, salt) != commit(other, other_salt)


def test_a_separator_in_the_salt_does_not_open_a_second_secret() -> None:
    assert commit("b:c", "a") != commit("c", "a:b")
    assert commit("lucky", "salt") != commit("saltlucky", "")


def test_every_nonce_in_its_place_makes_the_key() -> None:
    keys = [
        mix("secret", nonces)
        for nonces in ([], [""], ["a"], ["a", ""], ["", "a"], ["a", "b"], ["ab"], ["b", "a"])
    ]
    assert len(set(keys)) == len(keys)
    assert mix("secret", ["a"]) != mix("Secret", ["a"])
    assert mix("secreta", []) != mix("secret", ["a"])
