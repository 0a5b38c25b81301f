"""Where the words of a language lie: beside what they speak for, and in packs that others bring.

A pack is a package with a folder for each room that it translates, called like the room's own package:
`refuge` for a game, `kernel`, `fathomfive`, `server`, `web` and `lab` for the house. It announces itself in
the entry-point group `fathomfive.languages`. What a pack says wins over what lies beside the room.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath

GROUP = "fathomfive.languages"
FALLBACK = "en"

_FILE = re.compile(r"([a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})?)\.ftl")


@cache
def packs() -> tuple[Traversable, ...]:
    """The packs that are installed, in the order of their names."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return tuple(files(point.load()) for point in points)


def in_packs(room: str) -> Iterator[Traversable]:
    """The folders that packs have for a room."""
    yield from (folder for pack in packs() if (folder := pack / room).is_dir())


def shelves(folder: Traversable) -> tuple[Traversable, ...]:
    """A room's own folder of words, then those that packs have for it."""
    return (folder, *in_packs(PurePath(str(folder)).parent.name))


def tongues(language: str, fallback: str = FALLBACK) -> list[str]:
    """Where a sentence is looked for: `de-AT`, then `de`, then English."""
    return [tongue for tongue in dict.fromkeys((language, language.partition("-")[0], fallback)) if tongue]


def languages_of(folder: Traversable) -> list[str]:
    """The languages in which a room speaks, by itself or by a pack; English, which stands behind the others,
    comes first."""
    names = [file.name for shelf in shelves(folder) if shelf.is_dir() for file in shelf.iterdir()]
    found = {match[1] for name in names if (match := _FILE.fullmatch(name))}
    return sorted(found, key=lambda language: (language != FALLBACK, language))


def word_files(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The files of messages in which a room speaks a language, the later ones before the earlier; what is
    printed in its content has a file of its own, because English needs none."""
    for shelf in shelves(folder):
        for name in (f"{language}.ftl", f"names.{language}.ftl"):
            if (file := shelf / name).is_file():
                yield file


# --- what is printed in the content ------------------------------------------------------------------

_LONGEST = 60
_BETWEEN = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=8192)
def named(words: str) -> str:
    """The message that says in another language what the content has in English: "Storm Cape" is said by
    `named-storm-cape`. A long text goes by its beginning and a number. Empty where there is no word in it.

    The client reckons the same (`web/src/text.ts`).
    """
    plain = _BETWEEN.sub("-", words.lower()).strip("-")
    if not plain or plain.isdigit():
        return ""
    if len(plain) <= _LONGEST:
        return f"named-{plain}"
    number = 0
    for letter in plain:
        number = (number * 31 + ord(letter)) % 2**32
    return f"named-{plain[:_LONGEST].strip('-')}-{number:08x}"
