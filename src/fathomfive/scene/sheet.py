"""A game's sheet: all its pictures as one SVG of symbols, whoever asks for them.

They come from `art.svg` and from the PNG files in `art/`: `art/whale.png` is the symbol `whale`, a pixel is
a unit, and its origin is its middle. What cannot be used is left out, so that one smudged picture costs no
table its art; `faults` says in a sentence each what that is.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64encode
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

import msgspec

MOST_BYTES = 1_000_000
MOST_PIXELS = 4096
"""Along each side: what a small file unpacks to must still fit into a phone."""

_NAME = re.compile(r"[a-z0-9_-]+")
_SVG = "{http://www.w3.org/2000/svg}"
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = b"\x00\x00\x00\rIHDR"
_END = b"\x00\x00\x00\x00IEND\xaeB`\x82"


class Sheet(msgspec.Struct, frozen=True):
    svg: str = ""
    """Empty if the game has no pictures."""
    symbols: frozenset[str] = frozenset()
    faults: tuple[str, ...] = ()


class _Unusable(ValueError):
    """A picture that is left out, and why."""


@cache
def sheet_of(package: str) -> Sheet:
    """The pictures of the game in this package; read once, as its rules are."""
    root, faults = files(package), []
    drawn, symbols = "", frozenset[str]()
    try:
        drawn, symbols = _drawn(root / "art.svg")
    except _Unusable as why:
        faults.append(str(why))
    painted: dict[str, str] = {}
    for file in _pngs(root / "art"):
        name = file.name[: -len(".png")]
        try:
            if name in symbols:
                raise _Unusable(f"art.svg has a symbol {name}, too: give one of the two another name")
            painted[name] = _painted(name, file)
        except _Unusable as why:
            faults.append(f"art/{file.name}: {why}")
    return Sheet(_bound(drawn, painted), symbols | painted.keys(), tuple(faults))


def _bound(drawn: str, painted: dict[str, str]) -> str:
    """One SVG of both."""
    if not painted:
        return drawn
    body, end, rest = (drawn or '<svg xmlns="http://www.w3.org/2000/svg"></svg>').rpartition("</svg>")
    return "\n".join([body, *painted.values(), end + rest])


def _drawn(file: Traversable) -> tuple[str, frozenset[str]]:
    """What `art.svg` says, and the symbols in it."""
    if not file.is_file():
        return "", frozenset()
    try:
        text = file.read_text("utf-8")
        root = ElementTree.fromstring(text)
    except (UnicodeDecodeError, ElementTree.ParseError) as error:
        raise _Unusable(f"art.svg cannot be read: {error}") from error
    if root.tag != f"{_SVG}svg" or not text.rstrip().endswith("</svg>"):
        raise _Unusable('art.svg begins with <svg xmlns="http://www.w3.org/2000/svg"> and ends with </svg>')
    return text, frozenset(symbol.get("id", "") for symbol in root.iter(f"{_SVG}symbol")) - {""}


def _pngs(folder: Traversable) -> list[Traversable]:
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.lower().endswith(".png")), key=lambda file: file.name)


def _painted(name: str, file: Traversable) -> str:
    """A PNG as a symbol."""
    if not _NAME.fullmatch(name) or not file.name.endswith(".png"):
        raise _Unusable("a picture has a name of small letters, digits, - and _ that ends with .png")
    content = file.read_bytes()
    if len(content) > MOST_BYTES:
        size, most = len(content) / 1e6, MOST_BYTES // 1_000_000
        raise _Unusable(f"{size:.1f} MB is too large, a picture has {most} MB at most")
    width, height = _size(content)
    packed = b64encode(content).decode()
    return (
        f'<symbol id="{name}" viewBox="{-width / 2:g} {-height / 2:g} {width} {height}">'
        f'<image x="{-width / 2:g}" y="{-height / 2:g}" width="{width}" height="{height}" '
        f'href="data:image/png;base64,{packed}"/></symbol>'
    )


def _size(png: bytes) -> tuple[int, int]:
    """Width and height, if this is a PNG from its first bytes to its last."""
    begins = png.startswith(_SIGNATURE + _HEADER) and zlib.crc32(png[12:29]) == int.from_bytes(png[29:33])
    if not begins or not png.endswith(_END):
        raise _Unusable("this is no whole PNG; save it as one again")
    width, height = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    if not (0 < width <= MOST_PIXELS and 0 < height <= MOST_PIXELS):
        raise _Unusable(f"{width} by {height} pixels are too many, {MOST_PIXELS} a side is the most")
    return width, height
