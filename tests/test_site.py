"""The documentation site's own parts: generated rules, rule links, and a link check that can fail."""

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from fathomfive.site.pages import addresses
from tests.scripts import ROOT, script

GAMES = ("jupiter", "lurk", "refuge", "sleeping", "tentacula")
MODULES = {"hexes", "look"}
"""Offered as a whole, with pages of their own."""


@pytest.fixture(scope="module")
def site() -> ModuleType:
    return script(".ci/site.py")


@pytest.mark.parametrize("room", ["author", "bots", "envs"])
def test_the_reference_has_every_name_that_a_room_offers(room: str) -> None:
    page = script(".ci/reference.py").pages()[f"reference/{room}.md"]
    offered = import_module(f"fathomfive.{room}").__all__
    missing = [name for name in offered if f"### `{name}`" not in page and name not in MODULES]
    assert missing == []


def test_every_rule_of_every_game_has_its_place(site: ModuleType, tmp_path: Path) -> None:
    site.assemble(tmp_path / "docs")
    for game in GAMES:
        page = (tmp_path / "docs" / "play" / f"{game}-rules.md").read_text()
        for rule in site.rules_of(game):
            assert f"{{ #{rule['id'].lower()} }}" in page
            assert rule["text"] in page or rule["id"] in page


def test_players_are_told_goal_set_up_and_turn_with_rules_that_exist(site: ModuleType) -> None:
    for page in (ROOT / "docs" / "play").glob("*.md"):
        text = page.read_text()
        for heading in ("## Goal", "## Set-up", "## A turn in pictures", "## All rules"):
            assert heading in text, f"{page.name}: {heading}"
        known = {rule["id"] for rule in site.rules_of(page.stem)}
        named = set(site.RULE.findall(text))
        assert named, page.name
        assert named <= known, page.name


def test_a_rule_id_leads_to_its_rule_but_not_in_code(site: ModuleType) -> None:
    homes = {"REF-MOVE-1": "refuge-rules.md"}
    text = "Swim (REF-MOVE-1), not XXX-NONE-1.\n```python\nAT = 1  # REF-MOVE-1\n```\n"
    linked = "Swim ([REF-MOVE-1](refuge-rules.md#ref-move-1)), not XXX-NONE-1.\n"
    assert site.with_rule_links(text, homes) == linked + text.partition("\n")[2]


def test_the_link_check_can_fail(site: ModuleType, tmp_path: Path) -> None:
    here = '<a href="there.html#deep">1</a><a href="https://example.org/">2</a><img src="sea.png">'
    (tmp_path / "index.html").write_text(here)
    (tmp_path / "there.html").write_text('<h2 id="deep">3</h2>')
    (tmp_path / "sea.png").touch()
    assert site.dead_links(tmp_path) == []
    (tmp_path / "sea.png").unlink()
    (tmp_path / "there.html").write_text('<h2 id="shallow">3</h2>')
    said = site.dead_links(tmp_path)
    assert said == [
        "index.html: sea.png leads nowhere",
        "index.html: there.html#deep leads nowhere",
    ]
    (tmp_path / "there.html").unlink()
    assert len(site.dead_links(tmp_path)) == 2


def test_each_games_page_can_be_played_where_a_release_has_the_games(
    site: ModuleType, tmp_path: Path
) -> None:
    """What the pages link to is what `fathom site` writes; without the games no page promises them."""
    site.assemble(tmp_path / "bare")
    site.assemble(tmp_path / "docs", play=True)
    finished = tmp_path / "finished"
    (finished / "play").mkdir(parents=True)
    for game in GAMES:
        assert "Play it now" not in (tmp_path / "bare" / "play" / f"{game}.md").read_text()
        page = (tmp_path / "docs" / "play" / f"{game}.md").read_text()
        (link,) = re.findall(r'<a [^>]*href="([^"]+)">Play it now</a>', page)
        assert link.endswith("/")
        (finished / "play" / f"{game}.html").write_text(site.play_now(game))
    assert len(site.dead_links(finished)) == 2 * len(GAMES)
    for address in addresses(GAMES):
        (finished / site.TABLES / address).mkdir(parents=True, exist_ok=True)
        (finished / site.TABLES / address / "index.html").write_text('<script src="/elsewhere.js"></script>')
    assert site.dead_links(finished) == []


PLACE = re.compile(
    r"`((?:tests|deploy|benchmarks|examples|web|\.ci)/[\w./-]+|[\w-]+\.(?:md|txt))(?: [^`]*)?`"
)


def test_every_file_that_is_named_is_there() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    missing = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in pages
        for name in PLACE.findall(page.read_text())
        if not ((ROOT / name).exists() or (page.parent / name).exists())
    ]
    assert missing == []


def test_the_readme_counts_the_rules_there_are(site: ModuleType) -> None:
    rows = re.findall(
        r"^\| ([A-Z][\w ]+)[^|]*\|[^|]+\|[^|]+\| (\d+) \|", (ROOT / "README.md").read_text(), re.M
    )
    games = {"The Refuge": "refuge", "Tentacula": "tentacula", "Lurk": "lurk"}
    games |= {"Jupiter Deep": "jupiter", "Sleeping Gods": "sleeping"}
    told = {games[title.strip()]: int(count) for title, count in rows}
    assert told == {game: len(site.rules_of(game)) for game in games.values()}
