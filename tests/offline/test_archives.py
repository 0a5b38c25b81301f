"""What of a package goes into the archive of its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.kernel.book import TomlTable, read_toml
from fathomfive.kernel.game import find_game, installed_games
from fathomfive.site.archives import as_json, package_files


def laid(folder: Path, *names: str) -> None:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("", "utf-8")


@pytest.mark.parametrize(
    ("package", "there", "wanted"),
    [
        ("lonely_pots", {"game.py", "__init__.py"}, {"lonely_pots/game.py", "lonely_pots/__init__.py"}),
        (
            "quay.pots",
            {"game.py", "__init__.py", "../__init__.py", "../tides.py", "../winds/wind.py"},
            {
                *("quay/pots/game.py", "quay/pots/__init__.py", "quay/__init__.py", "quay/tides.py"),
                "quay/winds/wind.py",
            },
        ),
        (
            "shore.pots",
            {"game.py", "__init__.py", "../other/__init__.py"},
            {"shore/pots/game.py", "shore/pots/__init__.py"},
        ),
        (
            "bay.quay.nets",
            {"game.py", "__init__.py", "../__init__.py", "../../__init__.py", "../../far.py"},
            {"bay/quay/nets/game.py", "bay/quay/nets/__init__.py", "bay/quay/__init__.py", "bay/__init__.py"},
        ),
    ],
    ids=["alone", "beside others of its maker", "in a folder of many makers", "deep"],
)
def test_a_strangers_game_comes_with_what_lies_beside_it(
    package: str, there: set[str], wanted: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid(tmp_path / package.replace(".", "/"), "game.py")
    laid(tmp_path / package.replace(".", "/"), *there)
    monkeypatch.syspath_prepend(tmp_path)
    assert {name for name, _ in package_files(package)} == wanted


def test_a_game_of_ours_comes_alone() -> None:
    names = [name for name, _ in package_files("fathomfive.games.tentacula")]
    assert "fathomfive/games/tentacula/game.py" in names
    assert all(name.startswith("fathomfive/games/tentacula/") for name in names)


@pytest.mark.parametrize("game", installed_games())
def test_content_is_packed_as_the_same_tables(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = find_game(game).package
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / f"packed_{game}").mkdir()
    content = 0
    for name, data in package_files(package):
        inside = name.removeprefix(f"{package.replace('.', '/')}/")
        if not inside.endswith(".toml"):
            continue
        (tmp_path / f"packed_{game}" / "one.toml").write_bytes(data)
        assert said(read_toml(f"packed_{game}", "one.toml")) == said(read_toml(package, inside)), name
        assert data.startswith(b"{") == inside.startswith("content/"), name
        content += inside.startswith("content/")
    assert content


def said(tables: TomlTable) -> str:
    """With every type: a whole number is no fraction."""
    return repr(tables)


def test_what_json_cannot_say_stays_toml() -> None:
    assert as_json(b"launched = 2026-11-19") == b"launched = 2026-11-19"
    assert as_json(b"depth = = 3") == b"depth = = 3"
    assert as_json(b"depth = 3.0") == b'{"depth":3.0}'
