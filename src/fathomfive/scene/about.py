"""What can be asked about: everything on the table that has a name, and the rule that says what it is.

None of this travels with a scene. `[about]` in a game's `rules.toml` says once which rule speaks of what, and
whoever draws the scene finds a thing there by its names, as `rule_about` does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from fathomfive.kernel.text import Text, Words
from fathomfive.scene.art import Sprite
from fathomfive.scene.openable import Sheet
from fathomfive.scene.panels import Brief, Log, Notice
from fathomfive.scene.pieces import Piece
from fathomfive.scene.reading import slots_of
from fathomfive.scene.scene import Scene
from fathomfive.scene.stage import Stage

OF_THE_HOUSE = (Log, Notice, Sheet)
"""Panels that are no part of any game, or that explain themselves: its rules do not speak of them."""

SAYS_NO_MORE = (Text, Sprite, Brief)
"""Parts that are words or pictures of the thing they belong to."""


class Thing(NamedTuple):
    """Something with a name, and what it lies in or on."""

    id: str
    """Empty where only its host can be pointed at."""
    label: Words
    shown: Struct
    host: Thing | None = None

    @property
    def names(self) -> Iterator[str]:
        """What `[about]` may call it: the message it is called by, the kind of a space, its id."""
        if isinstance(self.label, Text):
            yield self.label.id
        yield getattr(self.shown, "kind", "")
        yield self.id


def things(stage: Stage | None, scene: Scene) -> Iterator[Thing]:
    """Everything that is drawn and has a name, each after what it lies in or on."""
    for part in (*stage.spaces, *stage.exits, *stage.edges) if stage else ():
        yield from _named(part, getattr(part, "id", ""))
    for name, node in scene.nodes.items():
        if isinstance(node, OF_THE_HOUSE):
            continue
        yield from _named(node, name)
        if isinstance(node, Piece):
            host = Thing(name, node.label, node)
            for slot in slots_of(stage, node):
                yield from _named(slot, f"{name}/{slot.id}", host)


def rule_about(thing: Thing, about: Mapping[str, str]) -> str:
    """The rule that says what this is: its own, that of a name of it, or that of what it lies on."""
    if rule := getattr(thing.shown, "rule", ""):
        return str(rule)
    for name in thing.names:
        for shorter in _ever_shorter(name):
            if shorter in about:
                return about[shorter]
    return rule_about(thing.host, about) if thing.host else ""


def _ever_shorter(name: str) -> Iterator[str]:
    """`gem-red-2`, `gem-red`, `gem`: a name without its last parts is the name of its kind."""
    while name:
        yield name
        name = _LAST_PART.sub("", name) if _LAST_PART.search(name) else ""


_LAST_PART = re.compile(r"[-:/.,]+[^-:/.,]*$")


def _named(part: Any, id: str, host: Thing | None = None) -> Iterator[Thing]:
    if label := getattr(part, "label", ""):
        host = Thing(id, label, part, host)
        yield host
    for field in part.__struct_fields__:
        if field == "slots":
            continue  # those of a mould belong to them, too: see `things`
        value = getattr(part, field)
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Struct) and not isinstance(inner, SAYS_NO_MORE):
                yield from _named(inner, getattr(inner, "id", ""), host)
