"""What of a package goes into the archive of its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.site.archives import package_files


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
