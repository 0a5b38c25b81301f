"""Reading a scene critically: everything of one kind in it, and references that lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from fathomfive.scene.options import Option
from fathomfive.scene.panels import (
    Decks,
    Goal,
    Hand,
    Mat,
    Objectives,
    Portraits,
    Row,
    Seats,
    Story,
    Table,
    Track,
    Versus,
)
from fathomfive.scene.pieces import Aim, Area, Ghost, Piece, Trail
from fathomfive.scene.scene import Scene
from fathomfive.scene.stage import Edge, Link, Space, Stage
from fathomfive.scene.tableau import Tableau

T = TypeVar("T")


def every(kind: type[T], whole: Any) -> Iterator[T]:
    """All values of a type anywhere inside: `every(Sprite, scene)`, `every(Text, stage)`."""
    if isinstance(whole, kind):
        yield whole
    if isinstance(whole, msgspec.Struct):
        for name in whole.__struct_fields__:
            yield from every(kind, getattr(whole, name))
    elif isinstance(whole, dict):
        for value in whole.values():
            yield from every(kind, value)
    elif isinstance(whole, (tuple, list)):
        for value in whole:
            yield from every(kind, value)


def slots_of(stage: Stage | None, piece: Piece) -> tuple[Space, ...]:
    """The spaces on a piece: its own, and those of its mould."""
    mould = stage.moulds.get(piece.mould) if stage else None
    return piece.slots + (mould.slots if mould else ())


def places(stage: Stage | None, scene: Scene | Tableau) -> set[str]:
    """Ids a piece can stand at: spaces of the board, slots of pieces, spaces of mats."""
    found = {space.id for space in stage.spaces} if stage else set()
    for name, node in scene.nodes.items():
        if isinstance(node, Piece):
            found.update(f"{name}/{slot.id}" for slot in slots_of(stage, node))
        if isinstance(node, Mat):
            found.update(space.id for space in node.spaces)
    return found


def touchables(stage: Stage | None, scene: Scene | Tableau) -> set[str]:
    """Ids an option can touch: places, exits, nodes, and whatever has an id inside a panel."""
    found = places(stage, scene) | set(scene.nodes)
    if stage:
        found.update(way.id for way in stage.exits)
    for node in scene.nodes.values():
        found.update(_inside(node))
    return found


def faults(stage: Stage | None, scene: Scene) -> list[str]:
    """What is wrong with a scene, in words; empty if every reference leads somewhere."""
    wrong: list[str] = []
    where, what = places(stage, scene), touchables(stage, scene)
    if scene.stage != (stage.id if stage else ""):
        wrong.append(f"the scene plays on stage {scene.stage!r}, not on this one")
    if sorted(scene.order) != sorted(scene.nodes):
        wrong.append("order and nodes name different ids")
    for name, node in scene.nodes.items():
        wrong += [f"{name}: there is no {lost!r}" for lost in _points_at(node) if lost not in what]
        if isinstance(node, Piece):
            wrong += _piece_faults(name, node, stage, where)
    for kind, mould in (stage.moulds if stage else {}).items():
        known = {slot.id for slot in mould.slots}
        wrong += [
            f"mould {kind}: no slot {end!r}" for link in mould.links for end in link.ends if end not in known
        ]
    for option in scene.options:
        wrong += _option_faults(option, what)
    if len({option.id for option in scene.options}) != len(scene.options):
        wrong.append("two options share an id")
    wrong += [f"changed: there is no {name!r}" for name in scene.changed if name not in what]
    return wrong


def _piece_faults(name: str, piece: Piece, stage: Stage | None, where: set[str]) -> Iterator[str]:
    if piece.at and piece.at not in where:
        yield f"{name}: no space {piece.at!r} to stand at"
    for space in piece.covers:
        if space not in where:
            yield f"{name}: no space {space!r} to cover"
    if piece.mould and (stage is None or piece.mould not in stage.moulds):
        yield f"{name}: the stage has no mould {piece.mould!r}"


def _option_faults(option: Option, what: set[str]) -> Iterator[str]:
    name = f"option {option.id}"
    for touched in option.touches:
        if touched not in what:
            yield f"{name}: touches {touched!r}, which is not there"
    for shown in option.shows:
        for lit in (shown,) if isinstance(shown, str) else _points_at(shown):
            if lit not in what:
                yield f"{name}: shows {lit!r}, which is not there"
    if option.why_not and option.action is not None:
        yield f"{name}: is faint and yet has an action"
    if option.why_not and not option.rule:
        yield f"{name}: is faint and names no rule"
    if not option.why_not and option.action is None:
        yield f"{name}: has no action and no reason why not"


def _points_at(node: Any) -> Iterator[str]:
    """Ids another node must have for this one to make sense."""
    match node:
        case Area(spaces=spaces):
            yield from spaces
        case Trail(through=through):
            yield from through
        case Aim(origin=origin, target=target):
            yield from (origin, target)
        case Ghost(at=at, of=of):
            yield at
            if of:
                yield of
        case Link(ends=ends):
            yield from ends
        case Edge(between=between):
            yield from between


def _inside(node: Any) -> Iterator[str]:
    """Ids of things a panel shows."""
    match node:
        case Hand(cards=cards) | Row(cards=cards):
            yield from (card.id for card in cards)
        case Decks(decks=decks):
            yield from (deck.id for deck in decks)
        case Seats(seats=seats):
            for seat in seats:
                if seat.id:
                    yield seat.id
                yield from (card.id for card in seat.holds)
        case Portraits(portraits=portraits):
            yield from (portrait.id for portrait in portraits)
        case Story(choices=choices):
            yield from (choice.id for choice in choices)
        case Track(places=along):
            yield from (place.id for place in along if place.id)
        case Objectives(objectives=objectives):
            yield from (objective.id for objective in objectives if objective.id)
        case Goal(steps=steps, ends=ends):
            yield from (step.id for step in steps if step.id)
            yield from (end.id for end in ends if end.id)
        case Table(facts=facts):
            yield from (fact.id for fact in facts if fact.id)
        case Versus(left=left, right=right):
            yield from (side.id for side in (left, right) if side.id)
