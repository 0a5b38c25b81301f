"""Where a rule stands in a game's code and content, read as text.

Not here: its tests, which `coverage` reads from their marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

ID = re.compile(r"(?<![\w-])[A-Z]+(?:-[A-Z0-9]+)+[a-z]?(?![\w]|-[A-Z0-9])")
RANGE = re.compile(r"[A-Z]+(?:-[A-Z0-9]+)+ ?(?:to|\.\.|…|–|,|/|and) ?-\d+")
"""REF-HEAD-4 to -6, or REF-HEAD-4, -5: people understand it, a search does not."""


class Place(msgspec.Struct, frozen=True, order=True):
    """A line that names a rule."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def places(package: Path, base: Path) -> dict[str, list[Place]]:
    """Every id that stands in the code or content of the game in `package`, with files named from `base`."""
    found: dict[str, list[Place]] = {}
    for path, number, line in _lines(package):
        for rule in dict.fromkeys(ID.findall(line)):
            found.setdefault(rule, []).append(Place(path.relative_to(base).as_posix(), number))
    return found


def ranges(package: Path, base: Path) -> list[str]:
    """Places that name rules by a range, which a search for one of them misses."""
    return [
        f"{path.relative_to(base).as_posix()}:{number}: {found[0]}"
        for path, number, line in _lines(package)
        for found in RANGE.finditer(line)
    ]


def nowhere(rules: Iterable[str], structural: Iterable[str], found: dict[str, list[Place]]) -> list[str]:
    """The rules that stand neither in the code nor in the list of structural ones."""
    carried = {*structural, *found}
    return [rule for rule in rules if rule not in carried]


def _lines(package: Path) -> Iterator[tuple[Path, int, str]]:
    """Every line of code and content; what carries a rule comes before what only speaks of it."""
    paths = [*package.rglob("*.py"), *(package / "content").rglob("*.toml")]
    for path in sorted(paths, key=lambda path: (_speaks(path.relative_to(package)), path)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield path, number, line


def _speaks(path: Path) -> bool:
    return bool({"describe", "scene", "tells", "words", "tutorial"} & {*path.parts, path.stem})
