"""Patches: what a client makes of one is exactly the scene the server had in mind."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel.text import Text
from fathomfive.scene import (
    Badge,
    Banner,
    Counter,
    Ghost,
    Line,
    Log,
    Node,
    Option,
    Patch,
    Piece,
    Pips,
    Prompt,
    Scene,
    Sprite,
    Theme,
    apply,
    diff,
)

ids = st.sampled_from([f"n{i}" for i in range(8)] + ["12", "a/1"])
words = st.one_of(st.text(max_size=4), st.builds(Text, st.text(max_size=3), st.just({"n": 1})))
marks = st.lists(
    st.one_of(st.builds(Badge, words), st.builds(Pips, st.integers(0, 3), st.integers(3, 5))), max_size=2
)
nodes: st.SearchStrategy[Node] = st.one_of(
    st.builds(
        Piece, words, st.none() | st.builds(Sprite, st.text(max_size=3)), at=ids, marks=marks.map(tuple)
    ),
    st.builds(Ghost, ids, of=ids),
    st.builds(Counter, label=words, value=words),
    st.builds(Log, label=words, lines=st.lists(st.builds(Line, text=words), max_size=2).map(tuple)),
)
options = st.lists(
    st.builds(
        Option,
        id=st.text(max_size=2),
        label=words,
        action=st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    ),
    max_size=3,
).map(tuple)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    held = draw(st.dictionaries(ids, nodes, max_size=8))
    return Scene(
        game="toy",
        viewer=0,
        stage=draw(st.sampled_from(["", "s1", "s2"])),
        seq=draw(st.integers(0, 9)),
        title=draw(words),
        prompt=draw(st.none() | st.builds(Prompt, words)),
        options=draw(options),
        nodes=held,
        order=tuple(draw(st.permutations(list(held)))),
        changed=draw(st.lists(ids, max_size=2).map(tuple)),
        theme=draw(st.none() | st.just(Theme(ground=("#000", "#111"), dock="#222", dock_light="#eee"))),
        outcome=draw(st.none() | st.builds(Banner, result=st.sampled_from(["won", "lost"]), title=words)),
    )


@given(scenes(), scenes())
def test_a_patch_leads_from_one_scene_to_the_other(old: Scene, new: Scene) -> None:
    sent = msgspec.json.encode(diff(old, new))
    assert apply(old, msgspec.json.decode(sent, type=Patch)) == new


@given(scenes())
def test_nothing_is_sent_where_nothing_changed(scene: Scene) -> None:
    assert msgspec.json.encode(diff(scene, scene)) == msgspec.json.encode(
        {"base": scene.seq, "seq": scene.seq}
    )


@given(scenes())
def test_a_scene_survives_the_wire(scene: Scene) -> None:
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def piece_scene(seq: int, *held: str) -> Scene:
    return Scene(
        game="toy", viewer=None, stage="", seq=seq, nodes={name: Piece(name) for name in held}, order=held
    )


def test_order_is_sent_only_when_it_cannot_be_guessed() -> None:
    assert diff(piece_scene(1, "a", "b"), piece_scene(2, "b", "c")).order == ()
    assert diff(piece_scene(1, "a", "b"), piece_scene(2, "c", "a", "b")).order == ("c", "a", "b")


def test_a_patch_for_another_scene_is_refused() -> None:
    patch = diff(piece_scene(1, "a"), piece_scene(2, "b"))
    with pytest.raises(ValueError, match="whole scene"):
        apply(piece_scene(7, "a"), patch)
