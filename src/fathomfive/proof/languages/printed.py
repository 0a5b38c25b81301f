"""What is printed in a game's content, for which each language has its own words."""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.kernel.book import Prose


def printed_in(book: object) -> list[str]:
    """What a language has its own words for: the prose of a book without its stories, each once."""
    found: dict[str, None] = {}
    _gather(book, found)
    return list(found)


def _gather(thing: Any, found: dict[str, None]) -> None:
    if isinstance(thing, msgspec.Struct):
        for field in msgspec.structs.fields(type(thing)):
            part = getattr(thing, field.name)
            if field.type == Prose:
                found.update({part: None} if part else {})
            elif not isinstance(part, str):
                _gather(part, found)
    elif isinstance(thing, dict):
        for value in thing.values():
            _gather(value, found)
    elif isinstance(thing, list | tuple):
        for row in thing:
            _gather(row, found)
