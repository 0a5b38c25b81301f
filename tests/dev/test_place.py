"""Where a game lies: by its name, or in a folder that nobody has installed."""

import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from fathomfive.dev.place import find_place
from fathomfive.kernel.game import GROUP, Refused
from tests.dev.author import toy_project


@pytest.fixture(autouse=True)
def own_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    return folder


def test_an_installed_game_by_its_name(site: Path) -> None:
    (point,) = (
        one for one in entry_points(group=GROUP) if one.name == sorted(entry_points(group=GROUP).names)[0]
    )
    place = find_place(point.name, site)
    assert place.folder.joinpath("rules.toml").is_file()
    assert point.module not in sys.modules or place.folder.name in point.module


def test_a_folder_is_announced_for_as_long_as_it_is_needed(tmp_path: Path, site: Path) -> None:
    package = toy_project(tmp_path)
    place = find_place(str(tmp_path / "reef"), site)
    assert (place.name, place.folder) == ("reef", package)
    assert "reef" in entry_points(group=GROUP).names
    assert "reef" not in sys.modules


@pytest.mark.parametrize(
    ("project", "said"),
    [
        ("[project", "refused-project "),
        ("[project]\nname = 'x'\n", "refused-project-game"),
        (f'[project.entry-points."{GROUP}"]\na = "a:A"\nb = "b:B"\n', "refused-project-game"),
        (f'[project.entry-points."{GROUP}"]\na = "nowhere_to_be_found.game:A"\n', "refused-no-package"),
    ],
)
def test_a_project_without_a_game(tmp_path: Path, site: Path, project: str, said: str) -> None:
    (tmp_path / "pyproject.toml").write_text(project)
    with pytest.raises(Refused, match=said):
        find_place(str(tmp_path), site)


def test_neither(site: Path) -> None:
    with pytest.raises(Refused, match="refused-no-such-place"):
        find_place("atlantis", site)
