"""`Scene`: everything one viewer may see, and `Patch`: what changed since the last one.

Nodes are flat by id, so a patch names only what is new, different or gone.
"""

from __future__ import annotations

from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Sprite
from fathomfive.scene.forms import Form
from fathomfive.scene.openable import Sheet
from fathomfive.scene.options import Option, Prompt
from fathomfive.scene.panels import (
    Answer,
    Caption,
    Counter,
    Decks,
    Equation,
    Goal,
    Hand,
    Histogram,
    Log,
    Mat,
    Meter,
    Notice,
    Objectives,
    Odds,
    Phases,
    Portraits,
    Row,
    Seats,
    Story,
    Table,
    Track,
    Versus,
)
from fathomfive.scene.pieces import Aim, Area, Ghost, Piece, Threshold, Trail
from fathomfive.scene.stage import Edge, Link, Stage

SCENE_VERSION = 1
"""Raised when a client of the old vocabulary could no longer draw a scene."""

Node = (
    Piece | Link | Edge  # on the board
    | Area | Threshold | Trail | Aim | Ghost  # overlays
    | Hand | Row | Decks | Caption | Seats | Portraits | Track | Counter | Meter | Objectives | Goal  # panels
    | Phases | Table | Odds | Histogram | Equation | Versus | Mat | Story | Log | Notice | Sheet
)  # fmt: skip


class Theme(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The few colours that make a table this game's table; everything else is the house's."""

    ground: tuple[str, str]
    """Board background, from top to bottom; dark in both themes."""
    dock: str
    dock_light: str
    text_2: str = ""
    text_3: str = ""
    """Softer text on this ground in the dark theme, where the house's own does not read well."""
    colours: dict[str, str] = {}
    """Names a game uses in `tint`: brass, coral, rim."""


class Owner(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How everything of one seat is marked: colour, shape and letters together."""

    seat: int
    label: Words
    tint: str
    mark: Sprite
    """Has a `letter` or `shape`, so that colour never stands alone."""


class Tab(Struct, frozen=True, omit_defaults=True):
    """On a phone: one of several main panels. The board belongs to the first tab."""

    id: str
    label: Words
    sprite: Sprite | None = None


class Banner(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How it ended, for this viewer."""

    result: Literal["won", "lost", "drawn", "over"]
    """`over`: for those who only watched."""
    title: Words
    text: Words = ""
    """The cause."""
    rule: str = ""
    sprite: Sprite | None = None
    scores: tuple[tuple[int, float], ...] = ()
    """Seat and score, best first, where there are scores."""
    sheet: str = ""
    """The id of the `Sheet` that says what it came to, row by row. Where a page of a story lies open at the
    end, that is read first, alone: no banner, no points."""
    answers: tuple[Answer, ...] = ()


class Scene(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One picture for every eye: a browser draws it, a terminal prints it, a screen reader speaks it."""

    game: str
    viewer: int | None
    """A seat, or nobody's."""
    stage: str
    """Id of the `Stage` it plays on; empty if there is none."""
    seq: int
    title: Words = ""
    moment: Words = ""
    """Where in the match this is: "turn 14"."""
    prompt: Prompt | None = None
    options: tuple[Option, ...] = ()
    nodes: dict[str, Node] = {}
    order: tuple[str, ...] = ()
    """All ids of `nodes`: later pieces lie on earlier ones, panels stand in this order in their place."""
    changed: tuple[str, ...] = ()
    """Ids that are not as they were when the viewer last answered."""
    owners: tuple[Owner, ...] = ()
    tabs: tuple[Tab, ...] = ()
    theme: Theme | None = None
    outcome: Banner | None = None


class Patch(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """From the scene `base` to the scene `seq`.

    Nodes in `drop` go; those in `put` come or change, a new one at the end of the order in which `put`
    names them. `order` is there only if that does not already give the right order. A field of `sets`
    replaces the scene's field of that name; `null` there means there is none any more.
    """

    base: int
    seq: int
    put: dict[str, Node] = {}
    drop: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    sets: Sets | UnsetType = UNSET


class Sets(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The fields of a scene other than its nodes, where they changed."""

    stage: str | UnsetType = UNSET
    title: Words | UnsetType = UNSET
    moment: Words | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    options: tuple[Option, ...] | UnsetType = UNSET
    changed: tuple[str, ...] | UnsetType = UNSET
    owners: tuple[Owner, ...] | UnsetType = UNSET
    tabs: tuple[Tab, ...] | UnsetType = UNSET
    theme: Theme | UnsetType | None = UNSET
    outcome: Banner | UnsetType | None = UNSET


_beside_nodes = attrgetter(*Sets.__struct_fields__)


def diff(old: Scene, new: Scene) -> Patch:
    """What a client that has `old` must be sent to see `new`. Both belong to the same table and viewer."""
    before, after = old.nodes, new.nodes
    other = list(compress(after, map(is_not, map(before.get, after), after.values())))  # few: parts are kept
    fresh = [name for name in other if name not in before]
    if len(other) > 1 and tuple(after) != new.order:
        other.sort(key=new.order.index)
    gone = len(before) + len(fresh) > len(after)
    drop = tuple(name for name in old.order if name not in after) if gone else ()
    put = {name: after[name] for name in other if before.get(name) != after[name]}
    sets = {
        name: now
        for name, was, now in zip(Sets.__struct_fields__, _beside_nodes(old), _beside_nodes(new), strict=True)
        if now is not was and now != was
    }
    return Patch(
        base=old.seq,
        seq=new.seq,
        put=put,
        drop=drop,
        order=() if _order_after(old, put, drop) == new.order else new.order,
        sets=Sets(**sets) if sets else UNSET,
    )


def apply(scene: Scene, patch: Patch) -> Scene:
    """The scene after the patch. A patch for another base is refused: ask for the whole scene."""
    if scene.seq != patch.base:
        raise ValueError(
            f"patch goes from scene {patch.base}, this is scene {scene.seq}: fetch the whole scene"
        )
    kept = {name: node for name, node in scene.nodes.items() if name not in patch.drop}
    sets = {} if patch.sets is UNSET else _fields(patch.sets)
    return msgspec.structs.replace(
        scene,
        seq=patch.seq,
        nodes={**kept, **patch.put},
        order=patch.order or _order_after(scene, patch.put, patch.drop),
        **sets,
    )


def _order_after(scene: Scene, put: dict[str, Node], drop: tuple[str, ...]) -> tuple[str, ...]:
    stay = [name for name in scene.order if name not in drop] if drop else scene.order
    return (*stay, *(name for name in put if name not in scene.nodes))


def _fields(sets: Sets) -> dict[str, Any]:
    return {name: value for name in sets.__struct_fields__ if (value := getattr(sets, name)) is not UNSET}


def json_schema() -> dict[str, Any]:
    """JSON Schema of the whole vocabulary, from which the client's types are generated."""
    references, components = msgspec.json.schema_components([Stage, Scene, Patch, Form])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scene vocabulary",
        "version": SCENE_VERSION,
        "oneOf": list(references),
        "$defs": components,
    }
