"""What everybody sees: the board in its three phases, gems that keep their identity, and nothing hidden."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from fathomfive.games.tentacula.board import FISH
from fathomfive.games.tentacula.book import load_book
from fathomfive.games.tentacula.game import GAME
from fathomfive.games.tentacula.names import sprite
from fathomfive.games.tentacula.scene import scene
from fathomfive.kernel.text import Text
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Piece, Row, Seats, Tableau
from fathomfive.scene.view import show, stage_of
from fathomfive.terminal import sheets
from fathomfive.terminal.words import texts_of
from tests.at_the_table import node, symbols
from tests.games.tentacula.table import Sea, english, sea_at

ART = files(GAME.package).joinpath("art.svg").read_text("utf-8")
SYMBOLS = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', ART, re.DOTALL))
HANDS = {0: "R12a", 1: "R08a"}
rule = pytest.mark.rule
PHASES: dict[str, dict[str, Any]] = {
    "A": {"fish": (5, 1, 0)},
    "B": {"phase": "B", "fish": (8, 9, 10)},
    "C": {"phase": "C", "fish": (23, 24, 25), "gate": "size_small_first"},
}


def tableau(sea: Sea, viewer: Viewer = 0) -> Tableau:
    return scene(sea.g, viewer)


def text(words: object) -> Text:
    assert isinstance(words, Text)
    return words


def places(sea: Sea) -> dict[str, str]:
    return {name: node.at for name, node in tableau(sea).nodes.items() if isinstance(node, Piece)}


@rule("TEN-SETUP-2", "TEN-FOLD-1", "TEN-FOLD-2")
@pytest.mark.parametrize(("phase", "first", "last"), [("A", 1, 19), ("B", 5, 34), ("C", 20, 34)])
def test_the_stage_shows_what_is_unfolded(phase: str, first: int, last: int) -> None:
    sea = sea_at(**PHASES[phase], hands=HANDS)
    spaces = {space.id for space in stage_of(sea.match).spaces}
    assert {name for name in spaces if re.fullmatch(r"q\d+", name)} == {
        f"q{n}" for n in range(first, last + 1)
    }
    assert {"s1", "s2", "s3"} <= spaces if phase == "A" else "s1" not in spaces
    assert {"f1", "f2", "f3"} <= spaces if phase == "C" else "f1" not in spaces


def test_the_flaps_lie_elsewhere_in_the_next_phase() -> None:
    stages = [stage_of(sea_at(**more, hands=HANDS).match) for more in PHASES.values()]
    assert len({stage.id for stage in stages}) == 3
    boxes = [{name: flap.box for name, flap in stage.flaps.items()} for stage in stages]
    assert boxes[0]["left"] != boxes[1]["left"]
    assert boxes[1]["right"] != boxes[2]["right"]
    for stage in stages:
        for flap in stage.flaps.values():
            assert flap.hinge in (flap.box.x, flap.box.x + flap.box.w)


def test_a_stolen_gem_is_the_one_that_leaves_the_chest() -> None:
    sea = sea_at(fish=(4, 0, 0), hands=HANDS, dice=["blue"])
    before = places(sea)
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 7)
    after = places(sea)
    gems = [name for name in before if name.startswith("gem-")]
    assert len(gems) == 16
    moved = [gem for gem in gems if before[gem].split("/")[0] != after[gem].split("/")[0]]
    assert [(gem, after[gem]) for gem in moved] == [("gem-blue-3", "octopus/1")]
    [stolen] = sea.said("steals")
    assert stolen.motions[0].piece == "gem-blue-3"
    assert stolen.motions[0].how == "splash"


def test_a_saved_gem_lies_in_a_hollow_of_its_colour() -> None:
    sea = sea_at(saved=(1, 0, 1, 0, 0, 0), chest=(3, 4, 2, 2, 2, 1), hands=HANDS)
    assert places(sea)["gem-red-0"] == "stash/1"
    assert places(sea)["gem-green-0"] == "stash/4"  # two rubies and a sapphire come before
    hollows = {
        slot.id: english(text(text(slot.label).args["gem"]))
        for slot in node(tableau(sea), "stash", Piece).slots
    }
    gems = ["a ruby", "a ruby", "a sapphire", "an emerald", "an amethyst"]
    assert hollows == {str(number): gem for number, gem in enumerate(gems, start=1)}


@pytest.mark.parametrize(
    ("more", "facts"),
    [
        ({"fish": (4, 0, 0)}, ["always"]),
        ({"fish": (5, 0, 0)}, ["bare", "theft"]),
        ({"fish": (5, 0, 0), "inside": {1: "R01a"}}, ["outside", "theft"]),
        ({"fish": (5, 0, 0), "outside": {1: "R01a"}}, ["inside", "theft"]),
    ],
)
def test_a_fish_tells_why_it_is_safe_or_not(more: dict[str, Any], facts: list[str]) -> None:
    fish = node(tableau(sea_at(**more, hands=HANDS)), "fish-red", Piece)
    assert [text(fact).id for fact in fish.facts] == [f"fact-fish-{fact}" for fact in facts]


def test_a_terminal_tells_of_everything_and_takes_no_cell_of_a_table_for_a_fact() -> None:
    sea = sea_at(fish=(5, 0, 0), hands=HANDS)
    told = sheets.about(stage_of(sea.match), show(sea.match, 0), texts_of(GAME), GAME.rulebook)
    assert any("Sir Barnaby" in line.plain and "no reef here yet" in line.plain for line in told)


def test_the_octopus_tells_what_he_could_steal() -> None:
    octopus = node(tableau(sea_at(fish=(5, 6, 0), hands=HANDS)), "octopus", Piece)
    assert english(text(octopus.facts[0])) == (
        "2 fish are in open water: at the end of the round he steals a gem for each."
    )


@pytest.mark.parametrize(
    ("more", "look"),
    [
        ({"fish": (4, 0, 0)}, "asleep"),
        ({"fish": (5, 0, 0)}, "right"),
        ({"phase": "B", "fish": (25, 26, 27), "gate": "size_big_first"}, "left"),
    ],
)
def test_the_octopus_looks_at_whoever_is_exposed(more: dict[str, Any], look: str) -> None:
    octopus = node(tableau(sea_at(**more, hands=HANDS)), "octopus", Piece).sprite
    assert octopus is not None
    symbol = octopus.symbol
    assert symbol.endswith(look)
    assert ("window" in symbol) == ("phase" not in more)  # while the left side is closed he peers out


@rule("TEN-INFO-1", "TEN-INFO-2", "TEN-RULING-26")
def test_of_the_pile_only_the_upper_face_of_its_top_is_shown() -> None:
    sea = sea_at(hands=HANDS, pile=("R03a", "R05b", "R07a"))
    assert symbols(node(tableau(sea), "pile", Piece).art) == [
        "tentacula-reef-gap",
        "tentacula-reef-gap",
        "tentacula-reef-any",
        "tentacula-badge-turtle",
    ]
    shown = str(show(sea.match, 0))
    for hidden in ("r03", "r05", "r07", "R03", "R05", "R07"):
        assert hidden not in shown


@rule("TEN-INFO-1")
def test_everybody_sees_the_same() -> None:
    sea = sea_at(hands=HANDS, pile=("R03a", "R05b"))
    scenes = [tableau(sea, viewer).nodes for viewer in (0, 1, None)]
    for nodes in scenes:
        seats = nodes.pop("seats")
        assert isinstance(seats, Seats)
        assert [[card.id for card in seat.holds] for seat in seats.seats] == [["tile-R12"], ["tile-R08"]]
    assert scenes[0] == scenes[1] == scenes[2]


def in_the_box(sea: Sea, viewer: Viewer) -> list[tuple[str, str]]:
    """What lies there, as it is read out: the name, and what is printed on it."""
    box = node(tableau(sea, viewer), "box", Row)
    return [(english(card.label), english(card.text)) for card in box.cards]


@rule("TEN-INFO-3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_both_faces_of_a_tile_in_the_box_are_seen_and_read(viewer: int | None) -> None:
    sea = sea_at(hands=HANDS, pile=("R07a", "R10a"))
    box = node(tableau(sea, viewer), "box", Row)
    assert [card.id for card in box.cards] == [f"tile-{tile}" for tile in sea.box]
    for tile, card in zip(sea.box, box.cards, strict=True):
        assert symbols(card.face) == [
            sprite("tile", tile, "a"),
            sprite("tile", tile, "b"),
        ]
    broken = "One side: turtle, water at the left and in the middle. Other side: seahorse, no water."
    assert ("Broken Staghorn", broken) in in_the_box(sea, viewer)


@rule("TEN-INFO-3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_gates_in_the_box_lie_open_to_everybody(viewer: int | None) -> None:
    """All twelve tiles are still in play: only the gate that the fold has put there is in the box."""
    reef = ["R01a", "R02a", "R03a", "R04a", "R05a", "R06a", "R07a", "R08a", "R09a", "R10a", "R11a", "R12a"]
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=1,
        inside=dict(enumerate(reef[:5], 1)),
        outside=dict(enumerate(reef[5:10], 1)),
        fish=(8, 9, 10),
        pile=reef[10:],
        gate="hat_top_first",
        gates=("size_big_first",),
        dice=["red"] * 3,
    )
    assert (sea.phase, sea.box) == ("B", [])
    assert in_the_box(sea, viewer) == [("Gate of Hats: top hat, sombrero, bowler", "")]
    box = node(tableau(sea, viewer), "box", Row)
    assert english(box.note) == "1 gate"
    [card] = box.cards
    assert symbols(card.face) == ["tentacula-gate-hat-top-first"]


@rule("TEN-INFO-3")
def test_the_box_is_read_out_in_the_terminal() -> None:
    sea = sea_at(phase="C", gate="size_big_first", fish=(23, 24, 25), hands=HANDS)
    sea.g.old_gates += ["hat_bowler_first", "colour_green_first"]
    sheet = sheets.table(stage_of(sea.match), show(sea.match, 0), texts_of(GAME), 78)
    shown = " ".join(" ".join(part.plain for part in sheet).split())
    assert "Gate of Hats: bowler, sombrero, top hat" in shown
    assert "Gate of Colours: green, red, yellow" in shown
    assert "In the box 10 tiles, 2 gates" in shown


@rule("TEN-GATE-3")
def test_the_gate_lights_up_fish_by_fish() -> None:
    sea = sea_at(fish=(8, 5, 6), hands=HANDS)
    postures = [text(node(tableau(sea), f"clue-{n}", Piece).posture).id for n in (1, 2, 3)]
    assert postures == ["clue-through", "clue-next", "clue-waits"]


def test_every_entry_has_its_picture() -> None:
    book = load_book()
    wanted = {sprite("tile", tile.id, side) for tile in book.tiles for side in "ab"}
    wanted |= {sprite("reef", tile.id, side) for tile in book.tiles for side in "ab"}
    wanted |= {sprite("gate", gate) for gate in book.gates} | {
        sprite("stash", stash) for stash in book.stashes
    }
    wanted |= {sprite("level", level) for level in book.levels}
    wanted |= {sprite("gem", gem.id, look) for gem in book.gems for look in ("plain", "ghost")}
    wanted |= {
        sprite("fish", f"{fish}{look}") for fish in FISH for look in ("", "-happy", "-worried", "-back")
    }
    wanted |= {sprite("cover"), sprite("emblem")}
    assert wanted - set(SYMBOLS) == set()


def test_the_drawn_gaps_are_those_of_the_tiles() -> None:
    """Each face is drawn with as many gaps of water as the rules count."""
    for tile in load_book().tiles:
        for side, face in (("a", tile.a), ("b", tile.b)):
            drawn = re.findall(r'href="#tentacula-reef-gap"', SYMBOLS[sprite("reef", tile.id, side)])
            assert len(drawn) == len(face.gaps), (tile.id, side)


def test_the_pictures_refer_to_nothing_that_is_missing() -> None:
    ids = re.findall(r'\bid="([^"]+)"', ART)
    assert len(ids) == len(set(ids))
    assert [name for name in ids if not name.startswith("tentacula-")] == []
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', ART)) - set(ids) == set()
    assert not re.search(r"<(script|style|image|foreignObject)\b", ART)
    assert set(re.findall(r"https?://[^\"]+", ART)) <= {"http://www.w3.org/2000/svg"}
