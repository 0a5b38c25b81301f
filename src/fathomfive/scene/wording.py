"""An option in words by convention: the messages are named after the action's tag.

    says-swim       the whole sentence; the only one that must be there
    label-swim      short, as on a chip; else the sentence
    verb-swim       the group it stands in
    go-swim         on the button that plays it
    follows-swim    what comes of it
    point-swim      what to point at on the board, where a line stands for all of its chips

The action's fields are their arguments, named as people call them (`name_of` in the game's names.py). A click
finds the option on whatever in the scene bears the action's tag or is named by one of its fields.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fathomfive.kernel.play import Action
from fathomfive.kernel.state import State
from fathomfive.kernel.text import FALLBACK, Text
from fathomfive.scene.options import Described

PARTS = {
    "label": "label",
    "group": "verb",
    "says": "says",
    "verb": "go",
    "follows": "follows",
    "point": "point",
}
"""Part of `Described` -> how its message begins."""


def worded(
    g: State, action: Action, tag: str = "", *, given: Mapping[str, Any] = {}, **parts: Any
) -> Described:
    """How an answer reads. `parts` are what differs and what no message can tell, such as what it touches.

    `tag` finds other messages than the action's own; `given` are further arguments for all of them.
    """
    named: dict[str, Any] = {}
    fields = action.__struct_fields__
    for part, message, wanted in _parts(g.game.package, tag or _tag(type(action))):
        if part in parts:
            continue
        for kind in wanted:
            if kind not in named and (kind in given or kind in fields):
                thing = given[kind] if kind in given else getattr(action, kind)
                named[kind] = g.game.name_of(g, kind, thing)
        parts[part] = Text(message, {kind: named[kind] for kind in wanted if kind in named})
    if "label" not in parts:
        parts["label"] = parts.pop("says", None) or Text(f"says-{tag or _tag(type(action))}")
    return Described(**parts)


@cache
def _tag(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def _parts(package: str, tag: str) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """What there are messages for, with the arguments each speaks of."""
    messages = messages_of(package)
    found = [(part, f"{begins}-{tag}") for part, begins in PARTS.items() if f"{begins}-{tag}" in messages]
    return tuple(
        (part, message, tuple(kind for kind in messages[message] if kind != "seat"))
        for part, message in found
    )


def touched(action: Action, there: Collection[str]) -> tuple[str, ...]:
    """What a click may touch to mean this answer, of all ids that are there; the last is where it leads."""
    fields = (getattr(action, field) for field in action.__struct_fields__)
    named = (action.__struct_config__.tag, *fields)
    return tuple(name for name in named if isinstance(name, str) and name in there)


@cache
def messages_of(package: str) -> Mapping[str, tuple[str, ...]]:
    """Every message with the arguments it speaks of: a heading must be the same for all under it."""
    bodies: dict[str, str] = {}
    last = ""
    for line in (files(package) / "text" / f"{FALLBACK}.ftl").read_text("utf-8").splitlines():
        if begins := _BEGINS.match(line):
            last, bodies[begins[1]] = begins[1], begins[2]
        elif last and not line.startswith("#"):
            bodies[last] += f"\n{line}"

    def speaks_of(id: str, above: tuple[str, ...] = ()) -> list[str]:
        inner = [name for name in _REFERENCE.findall(bodies[id]) if name in bodies and name not in above]
        return [
            *_ARGUMENT.findall(bodies[id]),
            *(arg for name in inner for arg in speaks_of(name, (*above, id))),
        ]

    return {name: tuple(dict.fromkeys(speaks_of(name))) for name in bodies}


_BEGINS = re.compile(r"(-?[a-zA-Z][\w-]*) *=(.*)")
_ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*) *[.}(]")
