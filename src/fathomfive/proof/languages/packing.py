"""A pack is written: to begin a language with English sentences, or as a language that nobody speaks.

The pseudo-language is English with accents, two letters for each vowel, and the last letter again. It shows
that a language needs no code, which words are fixed in code (they have no accents), and where a longer word
has no room.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from fathomfive.kernel.languages import FALLBACK, GROUP, named
from fathomfive.kernel.rules import Rulebook
from fathomfive.proof.languages.rooms import Room

Change: TypeAlias = Callable[[str], str]
PSEUDO = "qps"
"""Of the codes that ISO 639 leaves for private use."""

_ACCENTED = str.maketrans("cdgklnrstwyzCDGKLNRSTWYZ", "çďğķļñřšţŵýžÇĎĞĶĻÑŘŠŢŴÝŽ")
_VOWELS = {
    plain: f"{accented}{plain.lower()}" for plain, accented in zip("aeiouAEIOU", "äéîöüÄÉÎÖÜ", strict=True)
}
_WORD = re.compile(r"[A-Za-z]{2,}")

_PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "fathom-five-{language}"
version = "0.1.0"
description = "Fathom Five in another language."
dependencies = ["fathom-five"]

[project.entry-points."{group}"]
{language} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""


def pseudo(words: str) -> str:
    """The same, longer by about two fifths and accented; numbers, codes of places and marks stay."""
    return _WORD.sub(lambda word: "".join(_letter(letter) for letter in word[0] + word[0][-1].lower()), words)


def _letter(letter: str) -> str:
    return _VOWELS.get(letter) or letter.translate(_ACCENTED)


def write_pack(folder: Path, language: str, rooms: Iterable[Room], change: Change = str) -> Path:
    """A package that can be installed, with a folder for each room; every sentence is there, changed so."""
    package = folder / f"fathom_{language.lower().replace('-', '_')}"
    package.mkdir(parents=True, exist_ok=True)
    project = _PROJECT.format(language=language.lower(), group=GROUP, package=package.name)
    _write(folder / "pyproject.toml", project)
    _write(package / "__init__.py", f'"""Fathom Five in the language {language}."""\n')
    for room in rooms:
        shelf = package / room.name
        shelf.mkdir(exist_ok=True)
        _write(shelf / f"{language}.ftl", changed("\n".join(room.sources(FALLBACK)), change))
        if room.printed:
            _write(shelf / f"names.{language}.ftl", _names(room.printed, change))
        if room.rulebook is not None:
            _write(shelf / f"rules.{language}.toml", _rules(room.rulebook, change))
    return package


def changed(source: str, change: Change) -> str:
    """A file of messages with every sentence changed; what is put into it, and the choices, stay."""

    class Sentences(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's word
            node.value = change(node.value)

    tree = FluentParser().parse(source)
    Sentences().visit(tree)
    return FluentSerializer().serialize(tree)


def _names(printed: Iterable[str], change: Change) -> str:
    """In the order of the content. A brace would open something, and a line must not begin with a mark."""
    lines = {message: _literal(change(words)) for words in printed if (message := named(words))}
    return "".join(f"{message} = {words}\n" for message, words in lines.items())


def _literal(words: str) -> str:
    plain = re.sub(r"([{}])", r'{"\1"}', " ".join(words.split()))
    return f'{{"{plain[0]}"}}{plain[1:]}' if plain[0] in "[.*" else plain


def _rules(book: Rulebook, change: Change) -> str:
    tables: dict[str, Mapping[str, str]] = {
        "sections": {section: change(section) for section in book.sections},
        "examples": {name: change(text) for name, text in book.examples.items()},
    }
    tables |= {rule.id: {"title": change(rule.title), "text": change(rule.text)} for rule in book}
    blocks = []
    for name, table in tables.items():
        if table:
            rows = "\n".join(f"{_key(key)} = {_quoted(words)}" for key, words in table.items())
            blocks.append(f"[{name}]\n{rows}\n")
    return "\n".join(blocks)


def _key(name: str) -> str:
    """Ids stand bare, headings in quotes."""
    return name if re.fullmatch(r"[a-z]+|[A-Z0-9-]+", name) else _quoted(name)


def _quoted(words: str) -> str:
    """As JSON writes it, which is how TOML does."""
    return msgspec.json.encode(words).decode()


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
