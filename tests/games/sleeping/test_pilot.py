"""That places and endings can be reached by play; the pilot's own command shows it for all of them."""

import pytest

from tests.games.sleeping.pilot import sail_to_ending, sail_to_place


@pytest.mark.parametrize("place", [8, 38, 54])
def test_a_place_is_reached(place: int) -> None:
    assert sail_to_place(place, f"test/{place}") > 0


@pytest.mark.parametrize("ending", [1, 6])
def test_an_ending_is_reached(ending: int) -> None:
    """One of those who bring little, and one that has to be offered."""
    assert sail_to_ending(ending, f"test/{ending}").ending == ending
