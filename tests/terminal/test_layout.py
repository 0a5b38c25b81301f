"""What fits below the board: never too much, the hand always, and a word where something is missing."""

import pytest

from fathomfive.terminal.layout import Room, around_board
from tests.scene.fixtures import NAMES, load, texts_for

WITH_SCENE = [name for name in NAMES if load(name).stage is not None]


@pytest.mark.parametrize("name", WITH_SCENE)
@pytest.mark.parametrize("room", [0, 1, 4, 12, 200])
@pytest.mark.parametrize("width", [42, 60])
def test_it_keeps_to_its_room(name: str, room: int, width: int) -> None:
    fixture = load(name)
    assert fixture.stage is not None
    assert fixture.scene is not None
    rooms = Room(width, room), Room(40, room // 2)
    for part, lines in zip(
        rooms, around_board(fixture.stage, fixture.scene, texts_for(fixture), *rooms), strict=True
    ):
        assert len(lines) <= part.height
        assert all(line.cell_len <= part.width for line in lines)


def shown(room: int) -> str:
    fixture = load("refuge")
    assert fixture.stage is not None
    assert fixture.scene is not None
    texts = texts_for(fixture)
    below, _ = around_board(fixture.stage, fixture.scene, texts, Room(60, room), Room(40, 0))
    return "\n".join(line.plain for line in below)


def test_the_hand_stays_when_room_is_short() -> None:
    assert "Trench Knife" in shown(5)


def test_short_forms_stand_for_what_is_folded() -> None:
    few, many = shown(5), shown(200)
    assert "Arms in supply 6\n" in few
    assert "Arms in supply  6 of 16" in many
    assert "Tag the Beast" in many
    assert "Tag the Beast" not in few


def test_it_says_where_something_is_missing() -> None:
    assert "[screen-more]" in shown(5)  # the fixtures have no platform texts
    assert "[screen-more]" not in shown(200)


def test_what_finds_no_room_below_the_board_stands_below_the_options() -> None:
    fixture = load("refuge")
    assert fixture.stage is not None
    assert fixture.scene is not None
    below, beside = (
        "\n".join(line.plain for line in lines)
        for lines in around_board(
            fixture.stage, fixture.scene, texts_for(fixture), Room(60, 12), Room(50, 60)
        )
    )
    assert "Tag the Beast" not in below
    assert "Tag the Beast" in beside
    assert "[screen-more]" not in below
