"""A few symbols of a game's sheet with all that they are drawn with: what a page needs that shows no table.

The start page shows the covers of all games, and would fetch the art of all of them for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from fathomfive.scene.sheet import sheet_of

COVER = ("cover", "emblem", "thumb")
"""What stands for a game in a list: its symbols are called `GAME-cover` and so on."""

_SVG = "http://www.w3.org/2000/svg"
_REFERENCE = re.compile(r"url\([\"']?#([^)\"']+)|^#(.+)")

ElementTree.register_namespace("", _SVG)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")


@cache
def cover_of(package: str, game: str) -> str:
    """The pictures of a game in lists, as a sheet of their own; empty if it has no art at all."""
    whole = sheet_of(package).svg
    return excerpt(whole, [f"{game}-{name}" for name in COVER]) if whole else ""


def excerpt(svg: str, symbols: Iterable[str]) -> str:
    """A sheet of these symbols and of whatever they refer to, in the order in which it was drawn."""
    whole = ElementTree.fromstring(svg)
    drawn = [one for child in whole for one in (child if child.tag == f"{{{_SVG}}}defs" else [child])]
    home = {part.get("id", ""): n for n, one in enumerate(drawn) for part in one.iter()}
    wanted = [home[symbol] for symbol in symbols if symbol in home]
    taken = {n for n, one in enumerate(drawn) if one.tag == f"{{{_SVG}}}style"}
    while wanted:
        if (n := wanted.pop()) not in taken:
            taken.add(n)
            wanted += [home[name] for name in _references(drawn[n]) if name in home]
    cut = Element(f"{{{_SVG}}}svg", whole.attrib)
    cut.extend(drawn[n] for n in sorted(taken))
    return ElementTree.tostring(cut, encoding="unicode")


def _references(drawn: Element) -> Iterator[str]:
    for part in drawn.iter():
        for value in part.attrib.values():
            for inside, whole in _REFERENCE.findall(value):
                yield inside or whole
