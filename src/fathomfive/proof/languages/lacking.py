"""What a language lacks, has too much of, or says of things that nobody gives it: told by its files alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fathomfive.kernel.languages import FALLBACK, named
from fathomfive.proof.languages.rooms import Room

Fault = Literal["missing", "superfluous", "variables", "unreadable"]
MESSAGES, RULES, NAMES = "messages", "rules", "names"


class Gap(msgspec.Struct, frozen=True):
    """One thing that is wrong with a language."""

    room: str
    part: str
    """Messages, rules or names."""
    fault: Fault
    what: str
    """The message, rule, section or example."""
    more: str = ""
    """What the English says, or the variables that are wrong."""


class Count(msgspec.Struct, frozen=True):
    """How much of one part of a room is there."""

    room: str
    part: str
    there: int
    of: int


class Report(msgspec.Struct, frozen=True):
    language: str
    counts: list[Count]
    gaps: list[Gap]


class Sentence(msgspec.Struct, frozen=True):
    """A message, or an attribute of one as `message.attribute`."""

    says: str
    variables: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's word
        self.names.add(node.id.name)


def sentences(source: str) -> tuple[dict[str, Sentence], list[str]]:
    """What a file of messages says, and what in it cannot be read."""
    found: dict[str, Sentence] = {}
    unreadable = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            unreadable.append((entry.content or "").strip().partition("\n")[0])
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for name, pattern in parts:
            if pattern is not None:
                seen = _Variables()
                seen.visit(pattern)
                span = pattern.span
                says = source[span.start : span.end] if span else ""
                found[name] = Sentence(" ".join(says.split()), frozenset(seen.names))
    return found, unreadable


def report(language: str, rooms: Iterable[Room]) -> Report:
    """Everything that can be said about one language."""
    counts: list[Count] = []
    gaps: list[Gap] = []
    for room in rooms:
        for part, look in ((MESSAGES, _messages), (RULES, _rules), (NAMES, _names)):
            wanted, found = look(room, language)
            missing = sum(gap.fault == "missing" for gap in found)
            if wanted:
                counts.append(Count(room.name, part, wanted - missing, wanted))
            gaps += found
    return Report(language, counts, gaps)


def _messages(room: Room, language: str) -> tuple[int, list[Gap]]:
    english, _ = sentences("\n".join(room.sources(FALLBACK)))
    own, unreadable = sentences("\n".join(room.sources(language)))
    gaps = [Gap(room.name, MESSAGES, "unreadable", line) for line in unreadable]
    for name, sentence in english.items():
        if name not in own:
            gaps.append(Gap(room.name, MESSAGES, "missing", name, sentence.says))
        elif wrong := sorted(_ungiven(own[name].variables, sentence.variables)):
            gaps.append(Gap(room.name, MESSAGES, "variables", name, ", ".join(f"${one}" for one in wrong)))
    gaps += [Gap(room.name, MESSAGES, "superfluous", name) for name in own if _nobody_says(name, english)]
    return len(english), gaps


def _ungiven(own: frozenset[str], given: frozenset[str]) -> Iterator[str]:
    """Variables that nobody gives. With `$model` come its forms, such as `$model-gender`."""
    return (name for name in own if name not in given and name.rpartition("-")[0] not in given)


def _nobody_says(name: str, english: dict[str, Sentence]) -> bool:
    """Attributes that only this language has are its grammar, and names are counted by themselves."""
    message, _, attribute = name.partition(".")
    known = message in english or any(other.startswith(f"{message}.") for other in english)
    return not name.startswith("named-") and not (known if attribute else name in english)


def _rules(room: Room, language: str) -> tuple[int, list[Gap]]:
    book, own = room.rulebook, room.rules_in(language)
    if book is None:
        return 0, []
    wanted = {rule.id: rule.title for rule in book}
    heads = {section: section for section in book.sections}
    gaps = []
    for english, has in ((heads, own.sections), (wanted, own.rules), (dict(book.examples), own.examples)):
        lacks = [Gap(room.name, RULES, "missing", name, english[name]) for name in english if name not in has]
        gaps += lacks
        gaps += [Gap(room.name, RULES, "superfluous", name) for name in has if name not in english]
    return len(wanted) + len(heads) + len(book.examples), gaps


def _names(room: Room, language: str) -> tuple[int, list[Gap]]:
    wanted = {message: words for words in room.printed if (message := named(words))}
    own, _ = sentences("\n".join(room.sources(language)))
    has = {name for name in own if name.startswith("named-") and "." not in name}
    gaps = [Gap(room.name, NAMES, "missing", name, wanted[name]) for name in wanted if name not in has]
    gaps += [Gap(room.name, NAMES, "superfluous", name) for name in sorted(has - set(wanted))]
    return len(wanted), gaps
