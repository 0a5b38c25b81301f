"""That places and endings can be reached by play; the pilot's own command shows it for all of them."""

import pytest

from tests.games.sleeping.pilot import outcomes, sail_to_ending, sail_to_keyword, sail_to_place


@pytest.mark.parametrize("place", [8, 38, 54])
def test_a_place_is_reached(place: int) -> None:
    assert sail_to_place(place, f"test/{place}") > 0


@pytest.mark.parametrize("ending", [1, 6])
def test_an_ending_is_reached(ending: int) -> None:
    """One of those who bring little, and one that has to be offered."""
    assert sail_to_ending(ending, f"test/{ending}").ending == ending


def test_each_of_the_nine_has_a_thread_with_two_outcomes() -> None:
    assert len(outcomes()) == 9
    assert all(len(flags) == 2 for flags in outcomes().values())


def test_a_thread_is_played_to_its_end() -> None:
    """One of the shortest; `bash .ci/long steer-threads` plays all nine to both outcomes."""
    assert sail_to_keyword("AUDRIE-PILLOW", "test/AUDRIE-PILLOW") > 0
