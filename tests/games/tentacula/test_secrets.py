"""What nobody knows of the pile: the lower face of its top tile. Two tiles that show the same look the same.

Of the 24 faces eight have a double; these tests take each of them, and compare what is sent, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fathomfive.games.tentacula.actions import ShowFace
from fathomfive.games.tentacula.board import NO_TILE
from fathomfive.games.tentacula.book import load_book
from fathomfive.games.tentacula.game import GAME
from fathomfive.games.tentacula.scene import scene
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.zones import EVERYBODY, NOBODY, Viewer
from fathomfive.scene import Piece, touchables
from fathomfive.scene.observe import dense, observe
from fathomfive.scene.view import show, stage_of
from tests.at_the_table import node, symbols
from tests.games.tentacula.table import Sea, english, sea_at

rule = pytest.mark.rule
PAIRS = [("R04a", "R05b"), ("R03b", "R10a"), ("R06a", "R11b"), ("R09b", "R12a")]
"""Faces that cannot be told apart: turtle, seahorse, jellyfish, crab, each without water."""
UNLIKE = ["R07a", "R08a"]


def other_face(name: str) -> str:
    return f"{name[:-1]}{'a' if name.endswith('b') else 'b'}"


def sent(sea: Sea, viewer: Viewer) -> bytes:
    """Everything a viewer is sent: pictures, words, answers, reasons, numbers, and what it heard so far."""
    scene, stage, g = show(sea.match, viewer), stage_of(sea.match), sea.g
    everything: dict[str, Any] = {"scene": scene, "stage": stage, "told": sea.told}
    everything["known"] = {name: zone.seen_by(viewer) for name, zone in g.zones().items()}
    if viewer is not None:
        everything["options"] = [action for action in sea.match.options if action.seat == viewer]
        everything["numbers"] = {name: dense(row) for name, row in observe(sea.match, viewer).items()}
        everything["why not"] = [
            sea.match.game.why_not(g, viewer, touched)
            for touched in sorted({*touchables(stage, scene), *(f"tile-{tile.id}" for tile in g.book.tiles)})
        ]
    return msgspec.json.encode(everything)


def hands_without(*tiles: str) -> dict[int, str]:
    free = [name for name in ("R01a", "R02a", "R03a") if name[:-1] not in {tile[:-1] for tile in tiles}]
    return {0: free[0], 1: free[1]}


def lying_there(one: str, other: str) -> Sea:
    """`one` on top of the pile, its double somewhere below."""
    return sea_at(hands=hands_without(one, other), pile=(one, *UNLIKE, other_face(other)))


def turning_up(one: str, other: str) -> Sea:
    """At the end of a round, `one` turns up under the tiles that are drawn; the turtle still chooses."""
    return sea_at(round_end=True, last=1, pile=(*UNLIKE, one, other_face(other)))


def test_eight_faces_have_a_double() -> None:
    book = load_book()
    looks = Counter(
        (face.creature, face.gaps, tile.snail) for tile in book.tiles for face in (tile.a, tile.b)
    )
    doubles = [
        f"{tile.id}{side}"
        for tile in book.tiles
        for side, face in (("a", tile.a), ("b", tile.b))
        if looks[face.creature, face.gaps, tile.snail] > 1
    ]
    assert sorted(doubles) == sorted(name for pair in PAIRS for name in pair)


@rule("TEN-INFO-1", "TEN-INFO-2", "TEN-RULING-26")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(("one", "other"), [*PAIRS, *[(b, a) for a, b in PAIRS]])
@pytest.mark.parametrize("table", [lying_there, turning_up])
def test_what_is_sent_does_not_tell_which_of_two_doubles_is_on_top(
    table: Callable[[str, str], Sea], one: str, other: str, viewer: int | None
) -> None:
    assert sent(table(one, other), viewer) == sent(table(other, one), viewer)


@rule("TEN-INFO-1", "TEN-INFO-2")
@pytest.mark.parametrize("face", [f"{tile.id}{side}" for tile in load_book().tiles for side in "ab"])
def test_the_top_tile_is_never_named(face: str) -> None:
    rest = [tile.id for tile in load_book().tiles if tile.id != face[:-1]]
    sea = sea_at(hands={0: f"{rest[0]}a", 1: f"{rest[1]}a"}, pile=(face, f"{rest[2]}a"))
    for viewer in (0, 1, None):
        picture = msgspec.json.encode(show(sea.match, viewer)).decode()
        assert face[:-1] not in picture
        assert f"-{face[:-1].lower()}-" not in picture
    assert set(sea.g.pile.known) == {NOBODY}


@rule("TEN-INFO-2")
@pytest.mark.parametrize(
    ("top", "said"),
    [
        ("R05b", "on top: turtle, no water"),
        ("R03a", "on top: turtle, water at the left and in the middle"),
        ("R01b", "on top: crab, no water, with a snail"),
    ],
)
def test_creature_water_and_snail_of_the_top_are_seen_and_said(top: str, said: str) -> None:
    sea = sea_at(hands={0: "R12a", 1: "R08a"}, pile=(top, "R07a"))
    pile = node(scene(sea.g, None), "pile", Piece)
    assert english(pile.posture) == said
    shown = Counter(symbols(pile.art))
    face = sea.g.book.faces[sea.g.book.face_numbers[top]]
    assert shown["tentacula-reef-gap"] == len(face.gaps)
    assert shown[f"tentacula-badge-{face.creature}"] == 1
    assert shown["tentacula-snail"] == ("snail" in said)


@rule("TEN-INFO-1")
@pytest.mark.parametrize(("one", "other"), [*PAIRS, *[(b, a) for a, b in PAIRS]])
def test_a_sample_deals_the_lower_face_of_the_top_anew(one: str, other: str) -> None:
    """Bots think on samples: they may not know which double it is, and must know the upper face."""
    below = ("R07a", other_face(other), "R08a")
    sea = sea_at(hands=hands_without(one, other), pile=(one, *below), tracked=True)
    tops = Counter(sea.match.sample(0, Dice.seeded(seed)).state.pile.cards[-1] for seed in range(60))
    assert set(tops) == {one, other}
    assert min(tops.values()) >= 18


@rule("TEN-INFO-1", "TEN-INFO-2")
def test_a_sample_keeps_an_upper_face_that_has_no_double() -> None:
    sea = sea_at(hands={0: "R01a", 1: "R02a"}, pile=("R07a", "R08a", "R03a", "R04a"), tracked=True)
    piles = [sea.match.sample(0, Dice.seeded(seed)).state.pile.cards for seed in range(60)]
    assert {pile[-1] for pile in piles} == {"R07a"}
    assert {pile[0] for pile in piles} == {"R03a", "R03b", "R04a", "R04b", "R08a", "R08b"}


@rule("TEN-INFO-1", "TEN-INFO-2")
def test_a_table_of_the_first_version_forgets_the_lower_face_of_the_top() -> None:
    """It was saved when everybody knew the tile itself; it goes on as a table of today."""
    sea = sea_at(hands={0: "R01a", 1: "R02a"}, pile=("R07a", "R08a"), tracked=True)
    old = msgspec.msgpack.decode(sea.match.save())
    snapshot = msgspec.msgpack.decode(old["snapshot"])
    del snapshot["state"]["top"]
    snapshot["state"]["pile"] |= {"known": [NOBODY, EVERYBODY], "learned": 3}
    loaded = Match.load(GAME, msgspec.msgpack.encode({**old, "snapshot": msgspec.msgpack.encode(snapshot)}))
    assert loaded.state == sea.match.state
    assert loaded.snapshot() == sea.match.snapshot()


@rule("TEN-POWER-5", "TEN-INFO-1")
def test_the_turtle_is_shown_both_faces_only_of_the_tile_it_has_drawn() -> None:
    sea = sea_at(round_end=True, last=0, pile=("R04a", "R10a", "R05b"))
    assert sea.asked == "turtle_face"
    assert {action.face for action in sea.match.options if isinstance(action, ShowFace)} == {
        sea.g.book.face_numbers[name] for name in ("R04a", "R04b")
    }


@rule("TEN-INFO-2")
def test_what_has_turned_up_on_the_pile_is_not_taken_back() -> None:
    """The turtle draws and is asked alone: it has seen its tile and the next one of the pile."""
    sea = sea_at(hands={0: "R07a"}, acted=(1,), pile=("R04a", "R10a", "R05b"), tracked=True)
    sea.places("inside")
    assert sea.match.can_take_back(0)
    sea.swims("red", 1)
    assert sea.question == ("turtle_face", (0,))
    assert not sea.match.can_take_back(0)


@rule("TEN-INFO-2")
def test_nothing_of_the_pile_is_seen_before_it_is_shuffled() -> None:
    match = Match.start(GAME, Setup("tentacula", 2), Dice.seeded("stash"))
    assert match.ask is not None
    assert match.ask.kind == "stash"
    assert match.state.top == NO_TILE
