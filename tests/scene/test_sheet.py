"""A game's sheet: symbols of art.svg and PNG files of art/ in one SVG, and what cannot be one of them."""

from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fathomfive.scene.sheet import MOST_BYTES, MOST_PIXELS, Sheet, sheet_of
from tests.painting import png

DRAWN = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="reef"><path d="M0 0"/></symbol></svg>\n'
SVG = {"": "http://www.w3.org/2000/svg"}
Package = Callable[[dict[str, bytes]], Sheet]


@pytest.fixture
def of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """The sheet of a package with these files."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def read(files: dict[str, bytes]) -> Sheet:
        package = tmp_path / tmp_path.name.replace("-", "_")
        for name, content in {"__init__.py": b"", **files}.items():
            file = package / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        return sheet_of(package.name)

    return read


def test_a_png_is_a_symbol_like_every_other(of: Package) -> None:
    whale = png(30, 20)
    sheet = of({"art.svg": DRAWN.encode(), "art/blue-whale.png": whale})
    assert sheet.symbols == {"reef", "blue-whale"}
    assert sheet.faults == ()
    reef, painted = ElementTree.fromstring(sheet.svg).findall("symbol", SVG)
    assert (reef.get("id"), painted.get("id")) == ("reef", "blue-whale")
    assert painted.get("viewBox") == "-15 -10 30 20"
    (image,) = painted.findall("image", SVG)
    kind, _, content = (image.get("href") or "").partition(",")
    assert (kind, b64decode(content)) == ("data:image/png;base64", whale)


def test_pngs_need_no_art_svg(of: Package) -> None:
    sheet = of({"art/whale.png": png(3, 3)})
    assert sheet.symbols == {"whale"}
    assert [found.get("id") for found in ElementTree.fromstring(sheet.svg)] == ["whale"]


def test_art_svg_alone_stays_as_it_is(of: Package) -> None:
    assert of({"art.svg": DRAWN.encode()}).svg == DRAWN


def test_a_game_may_have_no_pictures(of: Package) -> None:
    assert of({"art/notes.txt": b"whales to come"}) == Sheet()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("reef.png", png(2, 2), "art.svg has a symbol reef, too"),
        ("Whale.png", png(2, 2), "small letters"),
        ("whale.PNG", png(2, 2), "small letters"),
        ('"><script>.png', png(2, 2), "small letters"),
        ("whale.png", b"GIF89a", "no whole PNG"),
        ("whale.png", png(2, 2)[:-1], "no whole PNG"),
        ("whale.png", png(2, 2).replace(b"\0\0\0\2", b"\0\0\0\3", 1), "no whole PNG"),
        ("whale.png", png(MOST_PIXELS + 1, 1), "4097 by 1 pixels are too many"),
        ("whale.png", png(2, 2) + bytes(MOST_BYTES), "1.0 MB is too large, a picture has 1 MB at most"),
    ],
)
def test_what_cannot_be_used_is_left_out_and_said(of: Package, name: str, content: bytes, said: str) -> None:
    sheet = of({"art.svg": DRAWN.encode(), f"art/{name}": content})
    assert sheet.svg == DRAWN
    assert sheet.symbols == {"reef"}
    (fault,) = sheet.faults
    assert fault.startswith(f"art/{name}: ")
    assert said in fault


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (DRAWN.replace("</symbol>", "").encode(), "art.svg cannot be read: mismatched tag: line 1"),
        (b"<svg><symbol/></svg>", "xmlns"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "ends with </svg>"),
        (b"\xff\xfe", "art.svg cannot be read"),
    ],
)
def test_a_torn_art_svg_costs_only_its_own_pictures(of: Package, drawn: bytes, said: str) -> None:
    sheet = of({"art.svg": drawn, "art/whale.png": png(3, 3)})
    assert sheet.symbols == {"whale"}
    assert said in sheet.faults[0]
