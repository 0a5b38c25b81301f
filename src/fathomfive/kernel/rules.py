"""The rule texts of a game: what every "why?" opens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from itertools import groupby
from typing import Annotated

import msgspec

from fathomfive.kernel.book import ContentError, TomlTable, decode, read_toml

Prose = Annotated[str, msgspec.Meta(min_length=1)]


class UnknownRule(KeyError):
    """A rule id that the rulebook does not have: a fault of the game that named it."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError itself would put the sentence in quotes


class Rule(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Z]+(-[A-Z0-9]+)+[a-z]?$")]
    section: Prose
    title: Prose
    text: Prose
    ruling: bool = False
    authored: bool = False
    """Ours: no line of the printed rulebook says it."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: Annotated[tuple[Rule, ...], msgspec.Meta(min_length=1)]
    structural: dict[str, Prose] = {}
    examples: dict[str, Prose] = {}
    about: dict[str, str] = {}


@dataclass(frozen=True)
class Rulebook:
    """Every rule and ruling of one game, in the order of the rulebook."""

    rules: tuple[Rule, ...]
    structural: Mapping[str, str] = field(default_factory=dict)
    """Rules that no single place in the code carries, each with what carries it instead."""
    examples: Mapping[str, str] = field(default_factory=dict)
    """The worked examples that tests play through, by their id: what each shows."""
    about: Mapping[str, str] = field(default_factory=dict)
    """Which rule says what a thing on the table is, by its name or the name of its kind."""

    @classmethod
    def load(cls, package: str) -> Rulebook:
        """The rulebook of the game in this package."""
        return cls.read(read_toml(package, "rules.toml"))

    @classmethod
    def read(cls, table: TomlTable) -> Rulebook:
        """The rulebook that a decoded `rules.toml` holds."""
        file = decode(_File, table, "rules.toml")
        book = cls(file.rule, file.structural, file.examples, file.about)
        last: dict[str, str] = {}
        for section, rules in groupby(book, key=lambda rule: rule.section):
            ids = [rule.id for rule in rules]
            if section in last:
                why = f'the section "{section}" has ended before, with {last[section]}'
                raise ContentError(f'rules.toml: rule "{ids[0]}": {why}; move the rule there')
            last[section] = ids[-1]
        for rule_id in book.structural:
            if rule_id not in book:
                raise ContentError(f'rules.toml: structural "{rule_id}": there is no such rule')
        for name, rule_id in book.about.items():
            if rule_id not in book:
                raise ContentError(f'rules.toml: about "{name}": there is no rule "{rule_id}"')
        return book

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._by_id[rule_id]
        except KeyError:
            near = get_close_matches(rule_id, self._by_id)
            advice = f"; did you mean {' or '.join(near)}?" if near else ""
            raise UnknownRule(f"no rule {rule_id} in this rulebook{advice}") from None

    @cached_property
    def sections(self) -> Mapping[str, tuple[Rule, ...]]:
        """The chapters of the rulebook, in its order."""
        return {
            section: tuple(rules) for section, rules in groupby(self.rules, key=lambda rule: rule.section)
        }

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}
