"""The one loader of books: a game's TOML files, with what a host or the lab would like to be otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from fathomfive.kernel.book import ContentError, TomlTable, decode, has_ids, read_toml

T = TypeVar("T")

FREELY = 100
"""What any number may be overridden with, and how many things any list."""
TIMES = 10
"""Beyond that, so many times what is printed: a deck of millions would be laid before anybody objects."""
MOST_LETTERS = 2000

GUIDE = ("tutorial", "replies", "welcome")
"""Lie beside the content and are none: they can be overridden by nobody."""


class Content:
    """The content folder of a game, overrides laid over it.

    Overrides have the shape of the files, by name: `{"models": {"model": {"cog_drone": {"cost": 9}}}}`.
    One for a file that does not exist is refused at once.
    """

    def __init__(self, package: str, overrides: Mapping[str, Any] | None = None) -> None:
        self.package = package
        self.overrides = overrides or {}
        for name in self.overrides:
            if name not in self.paths:
                raise ContentError(f'there is no content file "{name}"; there are {", ".join(self.paths)}')

    @cached_property
    def paths(self) -> dict[str, str]:
        """Every file by its name; those of an inner folder by `folder/name`, but known by the bare name."""
        root = files(self.package).joinpath("content")
        found: dict[str, str] = {}
        for entry in sorted(root.iterdir(), key=lambda entry: entry.name):
            inner = sorted(item.name for item in entry.iterdir()) if entry.is_dir() else [entry.name]
            for name in inner:
                bare = name.removesuffix(".toml")
                if name.endswith(".toml") and bare not in GUIDE:
                    found[bare] = f"{entry.name}/{bare}" if entry.is_dir() else bare
        return found

    def inside(self, folder: str) -> list[str]:
        """The names of the files in an inner folder, in their order."""
        return [name for name, path in self.paths.items() if path.startswith(f"{folder}/")]

    def table(self, name: str) -> TomlTable:
        """One file as plain tables."""
        source = f"{self.paths.get(name, name)}.toml"
        return merge(
            read_toml(self.package, f"content/{source}"), self.overrides.get(name, {}), f"{name}.toml"
        )

    def read(self, name: str, type: type[T]) -> T:
        """One file as a struct, or `ContentError` with file and entry."""
        return decode(type, self.table(name), f"{self.paths.get(name, name)}.toml")

    def rows(self, name: str, type: type[T], key: str = "") -> tuple[T, ...]:
        """A file that is one list: `rows("divers", Diver)` reads the `[[diver]]` tables of divers.toml.

        `key` is the word in the brackets; else the type's own name in small letters.
        """
        key = key or type.__name__.lower()
        shape: Any = msgspec.defstruct("File", [(key, tuple[type, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]
        found: tuple[T, ...] = getattr(self.read(name, shape), key)
        return found


def merge(table: TomlTable, overrides: Mapping[str, Any], source: str) -> TomlTable:
    """A copy of the table with the overrides laid over it.

    Tables are merged key by key. In a list of tables with ids the override names the entries it changes,
    either as `{"winch": {"copies": 4}}` or as `[{"id": "winch", "copies": 4}]`. Anything else is replaced, by
    something of a size that can be played with.
    """
    merged = dict(table)
    for key, value in overrides.items():
        old = table.get(key)
        if isinstance(old, dict) and isinstance(value, Mapping):
            merged[key] = merge(old, value, f"{source}: {key}")
        elif has_ids(old):
            merged[key] = _merge_entries(old, value, f"{source}: {key}")
        else:
            merged[key] = _of_a_size(value, old, f"{source}: {key}")
    return merged


def _of_a_size(value: Any, printed: Any, where: str) -> Any:
    """The value, if it is not too large to play with."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        most = _most(printed if isinstance(printed, int | float) else 0)
        if not -most <= value <= most:  # not a number is no number either
            raise ContentError(f"{where}: {value} is out of bounds, which are {-most} and {most}")
    elif isinstance(value, str) and len(value) > MOST_LETTERS:
        raise ContentError(f"{where}: {len(value)} letters are too many, there may be {MOST_LETTERS}")
    elif isinstance(value, Mapping | list):
        most = _most(len(printed) if isinstance(printed, Mapping | list) else 0)
        if len(value) > most:
            raise ContentError(f"{where}: {len(value)} entries are too many, there may be {most}")
        before = dict(_entries(printed))
        for name, one in _entries(value):
            _of_a_size(one, before.get(name), f"{where}: {name}")
    return value


def _entries(value: Any) -> Iterable[tuple[Any, Any]]:
    if isinstance(value, Mapping):
        return value.items()
    return enumerate(value, start=1) if isinstance(value, list) else ()


def _most(printed: float) -> float:
    return max(FREELY, TIMES * abs(printed))


def _merge_entries(rows: list[TomlTable], overrides: Any, where: str) -> list[TomlTable]:
    if not isinstance(overrides, Mapping):
        if not has_ids(overrides):
            raise ContentError(f"{where}: an override must name the entries it changes by their id")
        overrides = {row["id"]: row for row in overrides}
    known = [row["id"] for row in rows]
    for name in overrides:
        if name not in known:
            there = ", ".join(map(str, known))
            raise ContentError(
                f'{where} "{name}" does not exist, so it cannot be overridden; there are {there}'
            )
    return [merge(row, overrides.get(row["id"], {}), f'{where} "{row["id"]}"') for row in rows]
