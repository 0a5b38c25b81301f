"""The mockups, typed: every reference leads somewhere, every sentence exists, nothing is lost on the wire."""

import json
from typing import get_args

import msgspec
import pytest

from fathomfive.kernel.text import Text
from fathomfive.scene import (
    Aim,
    Form,
    Ghost,
    Node,
    Option,
    Piece,
    Scene,
    Space,
    Sprite,
    Stage,
    every,
    faults,
    json_schema,
)
from tests.scene.fixtures import NAMES, Fixture, load, texts_for

FIXTURES = {name: load(name) for name in NAMES}
each = pytest.mark.parametrize("fixture", FIXTURES.values(), ids=FIXTURES.keys())


@each
def test_every_reference_leads_somewhere(fixture: Fixture) -> None:
    if fixture.scene is None:
        assert fixture.form is not None
        return
    assert faults(fixture.stage, fixture.scene) == []
    if fixture.chosen:
        assert fixture.chosen in {option.id for option in fixture.scene.options}


@each
def test_every_sentence_exists(fixture: Fixture) -> None:
    texts = texts_for(fixture)
    said = [texts(text) for text in every(Text, fixture)]
    assert said
    assert texts.missing == []


@each
def test_it_survives_the_wire(fixture: Fixture) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fixture), type=Fixture) == fixture


@each
def test_what_can_be_touched_has_a_name(fixture: Fixture) -> None:
    texts = texts_for(fixture)
    things: list[Space | Piece | Option] = [
        *every(Space, fixture),
        *every(Piece, fixture),
        *every(Option, fixture),
    ]
    for thing in things:
        assert texts(thing.label), thing


@each
def test_colour_never_stands_alone(fixture: Fixture) -> None:
    for owner in fixture.scene.owners if fixture.scene else ():
        assert owner.mark.letter or owner.mark.shape, owner
    for sprite in every(Sprite, fixture):
        assert sprite.symbol or sprite.letter or sprite.shape, sprite


def test_a_stage_is_known_by_its_content() -> None:
    ids = {fixture.stage.id for fixture in FIXTURES.values() if fixture.stage}
    stages = {msgspec.json.encode(fixture.stage) for fixture in FIXTURES.values() if fixture.stage}
    assert len(ids) == len(stages)
    assert all(ids)


def test_every_node_occurs_somewhere() -> None:
    shown: set[type] = {type(node) for f in FIXTURES.values() if f.scene for node in f.scene.nodes.values()}
    shown |= {type(part) for f in FIXTURES.values() for o in every(Option, f) for part in o.shows}
    assert set(get_args(Node)) - shown == set()


def test_no_node_names_a_game() -> None:
    games = ("refuge", "tentacula", "lurk", "jupiter", "sleeping")
    vocabulary = json.dumps(json_schema()).lower()
    assert [game for game in games if game in vocabulary] == []


def test_a_missing_reference_is_found() -> None:
    """The checks above can fail."""
    refuge = FIXTURES["refuge"]
    assert refuge.scene is not None
    moved = msgspec.structs.replace(
        refuge.scene,
        nodes={**refuge.scene.nodes, "mags": Piece("Mags", at="nowhere"), "aim": Aim("mags", "nobody")},
        order=(*refuge.scene.order, "aim"),
        options=(
            Option(id="a", label="a", action={}, touches=("nothing",), shows=(Ghost("gone"), "lost")),
            Option(id="a", label="b", why_not="because"),
            Option(id="c", label="c"),
        ),
        changed=("ghost",),
    )
    assert faults(refuge.stage, moved) == [
        "mags: no space 'nowhere' to stand at",
        "aim: there is no 'nobody'",
        "option a: touches 'nothing', which is not there",
        "option a: shows 'gone', which is not there",
        "option a: shows 'lost', which is not there",
        "option a: is faint and names no rule",
        "option c: has no action and no reason why not",
        "two options share an id",
        "changed: there is no 'ghost'",
    ]


def test_all_three_roots_are_used() -> None:
    assert {type(part) for f in FIXTURES.values() for part in (f.stage, f.scene, f.form) if part} == {
        Stage,
        Scene,
        Form,
    }
