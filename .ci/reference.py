"""What can be imported, as pages of the documentation site: names, signatures and docstrings.

Read from the sources by griffe, which imports nothing: the pages are the same whichever extras are installed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from griffe import Alias, Attribute, Class, Function, Module, Object, load

COLUMNS = re.compile(r"(\w+) {2,}(\S.*)")
SOURCES = Path(__file__).parents[1] / "src"
PAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "author": ("for games", ("fathomfive.author",)),
    "bots": ("for bots", ("fathomfive.bots",)),
    "lab": (
        "for the lab",
        ("fathomfive.lab.plan", "fathomfive.lab.playing", "fathomfive.lab.running", "fathomfive.lab.store"),
    ),
    "envs": ("for learners", ("fathomfive.envs",)),
}
"""By file: what it is for, and the modules whose public names stand there."""


def pages() -> dict[str, str]:
    """The text of each page, by the name of its file."""
    house = load("fathomfive", search_paths=[SOURCES], resolve_aliases=True, resolve_external=False)
    found = {}
    for name, (purpose, modules) in PAGES.items():
        lines = [f"# Reference: {purpose}", "", "Written from the sources, name by name.", ""]
        for path in modules:
            module = house[path.removeprefix("fathomfive.")]
            lines += [f"## {path}", "", said(module), ""]
            for thing in public(module):
                lines += told(thing)
        found[f"reference/{name}.md"] = "\n".join(lines)
    return found


def public(inside: Object) -> Iterator[Object]:
    """What others may use of a module or class: what it lists, else what it defines without an underscore."""
    exports = {str(name) for name in inside.exports or ()}
    for name, member in sorted(inside.members.items()):
        wanted = name in exports if exports else not (name.startswith("_") or isinstance(member, Alias))
        if not wanted or isinstance(member, Module):
            continue
        target = member.final_target if isinstance(member, Alias) else member
        if isinstance(target, Class | Function | Attribute):
            yield target


def told(thing: Object) -> list[str]:
    """A name of its own: its signature, what it is, and for a class what can be done with it."""
    lines = [f"### `{thing.name}`", "", *signed(thing), said(thing), ""]
    if isinstance(thing, Class):
        for member in public(thing):
            if isinstance(member, Function | Attribute) and member.docstring:
                lines += [f"#### `{thing.name}.{member.name}`", "", *signed(member), said(member), ""]
    return lines


def signed(thing: Object) -> list[str]:
    match thing:
        case Class():
            bases = ", ".join(str(base) for base in thing.bases)
            lines = [f"class {thing.name}({bases}):" if bases else f"class {thing.name}:", *fields(thing)]
        case Function():
            lines = [f"def {thing.signature()}"]
        case Attribute(annotation=annotation) if annotation is not None:
            lines = [f"{thing.name}: {annotation}"]
        case _:
            return []
    return ["```python", *lines, "```", ""]


def fields(thing: Class) -> Iterator[str]:
    """What is declared in the class; what a method sets is its own affair."""
    for name, member in thing.members.items():
        if not isinstance(member, Attribute) or member.annotation is None or name.startswith("_"):
            continue
        if "class-attribute" in member.labels:
            default = f" = {member.value}" if member.value is not None else ""
            yield f"    {name}: {member.annotation}{default}"


def said(thing: Object) -> str:
    """The docstring. Its columns of names and what they mean become a list."""
    lines: list[str] = []
    listed = False
    for line in (thing.docstring.value if thing.docstring else "").splitlines():
        if entry := COLUMNS.match(line):
            lines += [*([] if listed else [""]), f"- `{entry[1]}`: {entry[2]}"]
            listed = True
        elif listed and line.startswith(" "):
            lines[-1] += f" {line.strip()}"
        else:
            listed = False
            lines.append(line)
    return "\n".join(lines)
