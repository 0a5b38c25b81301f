"""The scene as text: everything has its name in it, it fits the width, and numbers lead where they say."""

import io

import msgspec
import pytest
from rich.console import Console

from fathomfive.kernel.text import Texts, Words
from fathomfive.scene import (
    Card,
    Choice,
    Line,
    Option,
    Piece,
    Portrait,
    Row,
    Scene,
    Seat,
    Stage,
    every,
)
from fathomfive.terminal import sheets
from fathomfive.terminal.ink import hang, plain
from fathomfive.terminal.render import board, legend, numbers_of, page, panels
from fathomfive.terminal.tray import Tray
from tests.scene.fixtures import NAMES, Fixture, load, texts_for

FIXTURES = {name: load(name) for name in NAMES}
SCENES = {name: fixture for name, fixture in FIXTURES.items() if fixture.scene is not None}


def printed(stage: Stage | None, scene: Scene, texts: Texts, width: int = 80) -> str:
    """The table and the question as the line mode prints them into a pipe."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    console.print(sheets.heading(scene, texts))
    if stage is not None:
        console.print(*sheets.table(stage, scene, texts, width, thorough=True), sep="\n")
    else:
        console.print(page(scene, texts, width), panels(scene, texts, width, thorough=True), sep="\n")
    console.print(*sheets.log(list(every(Line, scene)), texts), sep="\n")
    console.print(sheets.prompt(scene, texts))
    for line in sheets.options(Tray.of(scene.options, texts), texts):
        console.print(*hang(line, width), sep="\n")
    return out.getvalue()


def flat(text: str) -> str:
    return " ".join(text.split())


def shown(name: str) -> tuple[Stage | None, Scene, Texts]:
    fixture = SCENES[name]
    assert fixture.scene is not None
    return fixture.stage, fixture.scene, texts_for(fixture)


def names_in(fixture: Fixture) -> list[Words]:
    """What must be readable: pieces, options, cards in sight, people, what happened."""
    assert fixture.scene is not None
    story = any(node.where == "board" for node in fixture.scene.nodes.values() if hasattr(node, "where"))
    named: list[Words] = [option.label for option in fixture.scene.options]
    named += [seat.label for seat in every(Seat, fixture.scene)]
    named += [portrait.label for portrait in every(Portrait, fixture.scene)]
    named += [card.label for node in fixture.scene.nodes.values() for card in every(Card, node)]
    named += [text for line in every(Line, fixture.scene) for text in (line.text, line.rule)]
    named += [choice.text for choice in every(Choice, fixture.scene)]
    return named if story else [*named, *(piece.label for piece in every(Piece, fixture.scene))]


@pytest.mark.parametrize("name", SCENES)
def test_everything_is_named(name: str) -> None:
    stage, scene, texts = shown(name)
    text = flat(printed(stage, scene, texts))
    missing = [words for words in names_in(SCENES[name]) if flat(plain(words, texts)) not in text]
    assert missing == []
    assert texts.missing == []


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_it_fits_and_is_plain(name: str, width: int) -> None:
    text = printed(*shown(name), width)
    assert "\x1b" not in text
    assert "**" not in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width


@pytest.mark.parametrize("name", SCENES)
def test_what_cannot_be_done_says_why(name: str) -> None:
    stage, scene, texts = shown(name)
    text = flat(printed(stage, scene, texts))
    for option in scene.options:
        if option.why_not:
            assert flat(f"{plain(option.label, texts)}: {plain(option.why_not, texts)} {option.rule}") in text


def test_options_are_numbered_from_one_and_found_on_the_board() -> None:
    stage, scene, texts = shown("refuge")
    assert stage is not None
    numbers = numbers_of(scene.options, texts)
    assert sorted(numbers.values()) == list(range(1, 12))
    assert "o10" not in numbers, "what cannot be done has no number"
    lines = board(stage, scene, texts, 78).plain.splitlines()
    row_5, row_4 = lines[6], lines[7]
    assert row_5.split() == ["l", "s", "n(1)", "s!", "n!", "}!", "l"]
    assert row_4.split() == ["s", "@(2)", "Ma", "n!(3)", "s!", "@!", "}"]
    assert "devour line" in lines[8], "the threshold runs below row 4"


def test_what_has_the_same_label_stands_there_with_its_whole_sentence() -> None:
    _, scene, texts = shown("refuge")
    lines = [line.plain.partition(" · ")[0] for line in sheets.options(Tray.of(scene.options, texts), texts)]
    assert lines[:5] == [
        "Swim",
        "  1 Swim up to the Cave",
        "  2 Whirlpool",
        "  3 Swim right to the Cave",
        "  4 Lair",
    ]


def test_hexagons_stand_between_each_other() -> None:
    stage, scene, texts = shown("lurk")
    assert stage is not None
    lines = board(stage, scene, texts, 78).plain.splitlines()
    assert len(lines) == 17
    assert {len(line) - len(line.lstrip()) for line in lines[5::2][:4]} == {0}
    assert {len(line) - len(line.lstrip()) for line in lines[4:13:2]} == {8}
    assert "VaHaDe" in lines[9]


def test_slots_of_pieces_are_places_of_the_board() -> None:
    stage, scene, texts = shown("sleeping_combat")
    assert stage is not None
    title, *cells = board(stage, scene, texts, 78).plain.splitlines()
    assert title.split() == ["Scorpion", "Squid", "Flying", "Eye", "Razor", "Ray"]
    assert [line.split() for line in cells] == [
        ["X", "H", "X", "H", "F", "X", "X"],
        ["X~", "weakened(2)", "madness", "H", ".", "H", "."],
        ["H2(1)", "D1", "D1", "H", "H", "D1", "H"],
    ]


def test_a_map_of_regions_is_a_list() -> None:
    stage, scene, texts = shown("sleeping_atlas")
    assert stage is not None
    lines = board(stage, scene, texts, 78).plain.splitlines()
    assert lines[4].split("  ") == ["", "(5) Region E: Ember Light", "M Manticore"]
    assert len(lines) == 11


def test_on_a_map_of_regions_a_piece_without_letters_goes_by_its_name() -> None:
    stage, scene, texts = shown("sleeping_atlas")
    assert stage is not None
    bare = {
        name: msgspec.structs.replace(node, sprite=None) if isinstance(node, Piece) else node
        for name, node in scene.nodes.items()
    }
    lines = board(stage, msgspec.structs.replace(scene, nodes=bare), texts, 78).plain.splitlines()
    assert lines[4].endswith("  Ma Manticore")


def test_a_story_stands_in_the_place_of_the_board_unless_all_is_asked_for() -> None:
    stage, *_ = shown("sleeping_atlas")
    _, scene, texts = shown("sleeping_story")
    assert stage is not None
    for thorough in (False, True):
        parts = [flat(part.plain) for part in sheets.table(stage, scene, texts, 78, thorough=thorough)]
        assert sum("Mind the third stair." in part for part in parts) == 1
        assert any("Region E" in part for part in parts) is thorough


def test_equal_edges_are_counted_in_the_legend() -> None:
    stage, scene, texts = shown("sleeping_atlas")
    assert stage is not None
    (edge, *_) = stage.edges
    twice = legend(msgspec.structs.replace(stage, edges=(edge, edge)), scene, texts).plain
    assert f"{plain(edge.label, texts)} x2" in flat(twice)


def test_equal_pieces_are_counted_in_the_legend() -> None:
    stage, scene, texts = shown("jupiter")
    assert stage is not None
    text = flat(legend(stage, scene, texts).plain)
    assert "a colonist x24; a colonist, in danger x3" in text
    assert "x a creep x18" in text


def test_panels_alone() -> None:
    _, scene, texts = shown("refuge")
    text = panels(scene, texts, 60, where=("rail",)).plain
    assert text.startswith("Objectives\n  ✓ Clear Water")
    assert "Your hand" not in text
    assert "Since your last turn" not in panels(scene, texts, 60).plain


def test_the_whole_table_gives_every_card_its_words() -> None:
    words = "Move every tentacle of a column."
    chip = Card(id="ability", label="Riptide", note="1 action", text=words)
    row = Row(label="Abilities", look="chips", cards=(chip,))
    scene = msgspec.structs.replace(shown("refuge")[1], nodes={"abilities": row}, order=("abilities",))
    assert words not in panels(scene, Texts("en")).plain
    assert words in panels(scene, Texts("en"), thorough=True).plain


GOAL = """\
How you win together
  Clear the water, tag the beast, board the wreck.
  ✓ Clear Water 6/6
  > Tag the Beast 1/2  Two tags, next to the head
    Board the Wreck 0/1
  Ada 99 (7 models)   Seat 1 100
  Round 5 of 15  10 to go
  You lose if one of these is full or empty
  ! Threat track ●●●○  3 of 4  close
    Arms in supply  7 left"""


def test_a_goal_says_how_one_wins_and_marks_what_is_near_in_words() -> None:
    _, scene, texts = shown("parts")
    alone = msgspec.structs.replace(scene, order=("goal",))
    assert panels(alone, texts, 70).plain == GOAL


def test_a_goal_that_finds_no_room_shrinks_to_its_numbers() -> None:
    _, scene, texts = shown("parts")
    alone = msgspec.structs.replace(scene, order=("goal",))
    assert (
        panels(alone, texts, 90, short=True).plain
        == "Tag the Beast 1/2   Threat track 3/4   Arms in supply 7"
    )


def test_what_is_asked_about_a_goal_shows_the_number_to_type() -> None:
    _, scene, texts = shown("parts")
    asks = [
        Option(id=name, label=name, action={}, touches=(name,), rule="REF-MOVE-1")
        for name in ("step-1", "end-threat")
    ]
    alone = msgspec.structs.replace(scene, order=("goal",), options=tuple(asks))
    text = panels(alone, texts, 70).plain
    assert "Clear Water 6/6 (1)" in text
    assert "Threat track (2)" in text
