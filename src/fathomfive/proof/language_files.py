"""The language files of a game, and the messages that its source names: what can be told without playing.

Fluent passes over an entry it cannot read in silence; here it is found, with its line.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

_BEGINS = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.M)


@dataclass(frozen=True)
class Unreadable:
    """An entry that Fluent cannot read."""

    where: str
    why: str
    id: str = ""
    """What its author meant it to be, as far as one can see."""


@dataclass(frozen=True)
class LanguageFile:
    """One file of a game's folder `text`."""

    name: str
    messages: frozenset[str]
    """The ids of messages, and of attributes as `message.attribute`."""
    unreadable: tuple[Unreadable, ...]

    @property
    def meant(self) -> frozenset[str]:
        """The messages that are there, though some of them cannot be read."""
        return self.messages | {entry.id for entry in self.unreadable}


def language_file(package: str, language: str) -> LanguageFile:
    """What a file holds; nothing at all if there is none."""
    file = files(package) / "text" / f"{language}.ftl"
    name = f"text/{language}.ftl"
    text = file.read_text("utf-8") if file.is_file() else ""
    messages: set[str] = set()
    unreadable = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            messages.add(entry.id.name)
            messages |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
        elif isinstance(entry, Junk):
            unreadable.append(_unreadable(entry, text, name))
    return LanguageFile(name, frozenset(messages), tuple(unreadable))


def _unreadable(entry: Junk, text: str, name: str) -> Unreadable:
    begins = entry.span.start if entry.span else 0
    ends = begins + len((entry.content or "").rstrip())
    note = entry.annotations[0] if entry.annotations else None
    at = min(
        note.span.start if note and note.span else begins, ends
    )  # a missing brace is missed further down
    found = _BEGINS.search(entry.content or "")
    why = str(note.message) if note else "this is no message"
    return Unreadable(f"{name}, line {text.count(chr(10), 0, at) + 1}", why, found[1] if found else "")


def named_in_source(package: str) -> dict[str, str]:
    """The messages that a game's source names word for word, by `g.tell("...")` and `say("...")`, with the
    file and line that does so first. Those that are put together while it plays are not among them."""
    named: dict[str, str] = {}
    for path, file in _sources(files(package), ""):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), path)):
            if isinstance(node, ast.Call) and node.args:
                for message in _messages_of(node):
                    named.setdefault(message, f"{path}, line {node.lineno}")
    return named


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{path}{entry.name}", entry


def _messages_of(node: ast.Call) -> Iterator[str]:
    if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
        yield from (f"log-{word}" for word in _words_in(node.args[0]))
    elif isinstance(node.func, ast.Name) and node.func.id == "say":
        yield from _words_in(node.args[0])


def _words_in(given: ast.expr) -> Iterator[str]:
    """A word, or either of two."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value
    elif isinstance(given, ast.IfExp):
        yield from (*_words_in(given.body), *_words_in(given.orelse))
