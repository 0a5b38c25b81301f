"""A few symbols of a sheet: with all they are drawn with, and nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fathomfive.kernel.game import installed_games
from fathomfive.scene.excerpt import COVER, cover_of, excerpt
from fathomfive.scene.sheet import sheet_of

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="0">
<defs>
<linearGradient id="sea"/><linearGradient id="sky" xlink:href="#light"/><linearGradient id="light"/>
<clipPath id="arch"><path id="bow"/></clipPath>
</defs>
<symbol id="whale"><path fill="url(#sea)"/></symbol>
<symbol id="gull"><path fill="url('#sky')"/><use href="#wing"/></symbol>
<symbol id="wing"><use href="#gull"/><g style="clip-path:url(#arch)"/></symbol>
</svg>"""


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


@pytest.mark.parametrize(
    ("wanted", "comes"),
    [
        (["whale"], ["sea", "whale"]),
        (["gull"], ["sky", "light", "arch", "bow", "gull", "wing"]),
        (["bow"], ["arch", "bow"]),
        (["whale", "kraken"], ["sea", "whale"]),
    ],
)
def test_what_it_is_drawn_with_comes_along(wanted: list[str], comes: list[str]) -> None:
    cut = excerpt(SHEET, wanted)
    assert ids(cut) == comes
    assert ElementTree.fromstring(cut).get("width") == "0"


def test_a_game_without_a_cover_has_an_empty_one() -> None:
    assert ElementTree.fromstring(excerpt(SHEET, ["kraken"])).findall("*") == []


@pytest.mark.parametrize("name", installed_games())
def test_covers_of_games_refer_to_nothing_they_left_behind(name: str) -> None:
    cut = cover_of(installed_games()[name].package, name)
    wanted = {f"{name}-{one}" for one in COVER} & sheet_of(installed_games()[name].package).symbols
    assert wanted <= set(ids(cut))
    assert set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', cut)) <= {
        pair for one in ids(cut) for pair in ((one, ""), ("", one))
    }
