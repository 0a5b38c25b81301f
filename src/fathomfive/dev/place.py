"""Where a game lies: the name it is announced by, and the folder to watch. Nothing of it is imported here,
for it may be broken.
"""

from __future__ import annotations

import importlib
import sys
import tomllib
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

from fathomfive.kernel.game import GROUP, Refused
from fathomfive.kernel.text import say

PROJECT = "pyproject.toml"


class Place(msgspec.Struct, frozen=True):
    name: str
    """By which `find_game` knows it."""
    folder: Path


def find_place(given: str, site: Path) -> Place:
    """The installed game of that name, or the one in that folder, which is announced in `site` if need be."""
    installed = {point.name: point for point in entry_points(group=GROUP)}
    project = Path(given) / PROJECT
    if given in installed:
        point = installed[given]
    elif project.is_file():
        point = _announced(project, site)
    else:
        known = ", ".join(sorted(installed)) or "-"
        raise Refused(say("refused-no-such-place", game=given, known=known))
    return Place(point.name, _folder(point))


def _announced(project: Path, site: Path) -> EntryPoint:
    """What an installer would do with this project for as long as this process and its children live."""
    try:
        points = tomllib.loads(project.read_text("utf-8"))["project"]["entry-points"][GROUP]
        ((name, value),) = points.items()
    except tomllib.TOMLDecodeError as error:
        raise Refused(say("refused-project", file=str(project), reason=str(error))) from error
    except (KeyError, ValueError):
        reason = f'[project.entry-points."{GROUP}"]'
        raise Refused(say("refused-project-game", file=str(project), section=reason)) from None
    info = site / f"{name}-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {value}\n", "utf-8")
    top = value.partition(":")[0].partition(".")[0]
    root = project.parent.resolve()
    sources = root / "src" if (root / "src" / top).exists() else root
    sys.path[:0] = [str(site), str(sources)]
    importlib.invalidate_caches()
    return EntryPoint(name, value, GROUP)


def _folder(point: EntryPoint) -> Path:
    """Of the package that the title page stands in."""
    top, *inner = point.module.split(".")
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        raise Refused(say("refused-no-package", package=top, game=point.name))
    return Path(spec.origin).resolve().parent.joinpath(*inner[:-1])
