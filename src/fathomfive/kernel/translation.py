"""A rulebook in another language: `text/rules.it.toml` beside a game's words, laid over `rules.toml`.

What is not translated stays English, rule by rule; `fathom languages` says what that is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable

import msgspec

from fathomfive.kernel.book import ContentError, TomlTable, decode
from fathomfive.kernel.languages import FALLBACK, shelves, tongues
from fathomfive.kernel.rules import Prose, Rulebook


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in another language."""

    title: Prose
    text: Prose


class _Headings(msgspec.Struct, frozen=True):
    sections: dict[str, Prose] = {}
    examples: dict[str, Prose] = {}


@dataclass(frozen=True)
class Translation:
    """What a language says instead: of each chapter by its English heading, of rules and worked examples by
    their ids."""

    sections: Mapping[str, str] = field(default_factory=dict)
    examples: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, Wording] = field(default_factory=dict)

    def over(self, book: Rulebook) -> Rulebook:
        """The rulebook in this language, as far as it goes."""
        rules = []
        for rule in book:
            said = self.rules.get(rule.id) or Wording(rule.title, rule.text)
            section = self.sections.get(rule.section, rule.section)
            rules.append(msgspec.structs.replace(rule, section=section, title=said.title, text=said.text))
        examples = {name: self.examples.get(name, text) for name, text in book.examples.items()}
        return replace(book, rules=tuple(rules), examples=examples)


def translation(folder: Traversable, language: str) -> Translation:
    """What one language says of the rules, beside a game's words or in a pack: perhaps nothing."""
    sections: dict[str, str] = {}
    examples: dict[str, str] = {}
    rules: dict[str, Wording] = {}
    for file in [shelf / f"rules.{language}.toml" for shelf in shelves(folder)]:
        if file.is_file():
            one = _read(file)
            sections |= one.sections
            examples |= one.examples
            rules |= one.rules
    return Translation(sections, examples, rules)


def rulebook_in(book: Rulebook, folder: Traversable, language: str) -> Rulebook:
    """An English rulebook with this language laid over it, `de` first and `de-AT` over that."""
    for tongue in reversed(tongues(language)):
        if tongue != FALLBACK:
            book = translation(folder, tongue).over(book)
    return book


def _read(file: Traversable) -> Translation:
    name = f"text/{file.name}"
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from None
    headings: TomlTable = {key: table.pop(key) for key in ("sections", "examples") if key in table}
    about = decode(_Headings, headings, name)
    return Translation(about.sections, about.examples, decode(dict[str, Wording], table, name))
