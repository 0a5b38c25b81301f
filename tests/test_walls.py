"""Who may import whom, where chance comes from, and what no committed file may mention.

Each wall is held twice: over the whole tree, and by small sources that must be caught.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.walls import (
    ARROWS,
    chance_faults,
    circles,
    named_games,
    outside_faults,
    page_faults,
    set_iterations,
    text_faults,
    wall_faults,
)

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
GAMES = frozenset({"refuge", "tentacula", "lurk", "jupiter", "sleeping"})


KERNEL_LINES = 2_575
"""What a person reads in an hour. Raising it is a decision, not an accident."""


def module_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def over_the_tree(check: Callable[[str, str], list[str]], under: str = "") -> list[str]:
    files = sorted((SRC / "fathomfive" / under).rglob("*.py"))
    assert files, f"no sources under {under or 'src'}: this test would prove nothing"
    return [fault for path in files for fault in check(path.read_text(encoding="utf-8"), module_of(path))]


# --- over the tree ------------------------------------------------------------------------------------------


def test_arrows_point_down() -> None:
    packages = {module_of(path) for path in SRC.rglob("__init__.py")}
    assert over_the_tree(lambda source, module: wall_faults(source, module, module in packages)) == []


def test_tables_need_nothing_of_a_server() -> None:
    assert over_the_tree(outside_faults, under="tables") == []


def test_a_house_in_a_browser_needs_nothing_of_a_server() -> None:
    assert over_the_tree(outside_faults, under="browser") == []
    assert over_the_tree(page_faults, under="browser") == []


def test_nothing_imports_in_a_circle() -> None:
    sources = {module_of(path): path.read_text(encoding="utf-8") for path in SRC.rglob("*.py")}
    packages = frozenset(module_of(path) for path in SRC.rglob("__init__.py"))
    assert circles(sources, packages) == []


def test_the_kernel_is_read_in_an_hour() -> None:
    files = sorted((SRC / "fathomfive" / "kernel").rglob("*.py"))
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) > 10
    assert lines <= KERNEL_LINES


def test_no_room_but_games_names_a_game() -> None:
    assert over_the_tree(lambda source, module: named_games(source, module, GAMES)) == []


def test_chance_comes_from_the_dice() -> None:
    assert over_the_tree(chance_faults) == []


def test_no_rule_depends_on_the_order_of_a_set() -> None:
    assert over_the_tree(set_iterations, under="games") == []


def test_every_game_folder_is_on_the_list() -> None:
    folders = {path.parent.name for path in SRC.glob("fathomfive/games/*/game.py")}
    assert folders <= GAMES


def test_committed_files_stand_on_their_own() -> None:
    listing = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")[
        :-1
    ]
    assert "pyproject.toml" in names
    faults: list[str] = []
    for name in names:
        try:
            faults += text_faults((ROOT / name).read_text(encoding="utf-8"), name)
        except (
            UnicodeDecodeError,
            FileNotFoundError,
        ):  # a picture or a sound; a file deleted but not yet committed
            continue
    assert faults == []


# --- each wall can fail -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fathomfive.kernel.match", "import fathomfive.games.refuge.state"),
        ("fathomfive.kernel.match", "from fathomfive.bots import search"),
        ("fathomfive.kernel.match", "from fathomfive import bots"),
        ("fathomfive.kernel.match", "from ..server import app"),
        ("fathomfive.kernel.match", "def late():\n    from fathomfive.cli import app"),
        ("fathomfive.games.refuge.steps", "from fathomfive.games.lurk import state"),
        ("fathomfive.games.refuge.steps", "from ..lurk.state import Model"),
        ("fathomfive.games.refuge.steps", "from ... import bots"),
        ("fathomfive.games.refuge.steps", "from fathomfive.bots import greedy"),
        ("fathomfive.games.refuge.steps", "from fathomfive.kernel.play import Ask"),
        ("fathomfive.author", "from fathomfive.bots import greedy"),
        ("fathomfive.bots.search", "from fathomfive.server import app"),
        ("fathomfive.server.app", "from fathomfive.terminal import screen"),
        ("fathomfive.terminal.screen", "from fathomfive.server import app"),
        ("fathomfive.tables.house", "from fathomfive.server.journals.store import Store"),
        ("fathomfive.tables.house", "from fathomfive.kit import hexes"),
        ("fathomfive.browser.front", "from fathomfive.server.http.edge import reply"),
        ("fathomfive.server.http.app", "from fathomfive.browser.front import Front"),
        ("fathomfive.tables.house", "from fathomfive.browser.shelf import Shelf"),
        ("fathomfive.bots.search", "from fathomfive.tables.table import Table"),
        ("fathomfive.lab.report", "import fathomfive.envs"),
        ("fathomfive.cli", "from fathomfive.games import refuge"),
        ("fathomfive", "from fathomfive.kernel import Game"),
        ("fathomfive.attic.chest", "import fathomfive.kernel"),
    ],
)
def test_a_broken_arrow_is_found(module: str, source: str) -> None:
    assert wall_faults(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fathomfive.kernel.match", "from .dice import Dice\nimport msgspec"),
        ("fathomfive.games.refuge.steps", "from fathomfive.author import Ask\nfrom .state import Diver"),
        ("fathomfive.games.refuge.steps.combat", "from ..state import Diver\nfrom ....author import Ask"),
        ("fathomfive.bots.search", "from fathomfive.kernel.match import Match"),
        ("fathomfive.server.app", "from fathomfive.bots import search\nfrom fathomfive.kernel import Match"),
        ("fathomfive.cli", "from fathomfive.server.app import app\nfrom fathomfive.terminal import screen"),
    ],
)
def test_an_arrow_that_points_down_is_free(module: str, source: str) -> None:
    assert wall_faults(source, module) == []


@pytest.mark.parametrize(
    "source",
    [
        "from starlette.websockets import WebSocket",
        "import fastapi",
        "from sqlalchemy import ClauseElement",
        "import asyncpg",
        "from redis.asyncio import Redis",
        "import structlog",
        "from prometheus_client import Counter",
        "if TYPE_CHECKING:\n    from sqlalchemy import ClauseElement",
        "def late():\n    import structlog",
    ],
)
def test_a_package_of_the_server_is_found_in_tables(source: str) -> None:
    assert outside_faults(source, "fathomfive.tables.house")
    assert outside_faults(source, "fathomfive.server.http.app") == []


@pytest.mark.parametrize(
    "source",
    [
        "import threading",
        "from concurrent.futures import ThreadPoolExecutor",
        "def late():\n    import socket",
        "import asyncio\nasync def f():\n    await asyncio.to_thread(print)",
    ],
)
def test_what_a_page_lacks_is_found(source: str) -> None:
    assert page_faults(source, "fathomfive.browser.front")
    assert page_faults(source, "fathomfive.server.http.app") == []


def test_tables_may_use_python_and_msgspec() -> None:
    free = "import asyncio\nimport msgspec\nfrom fathomfive.kernel.match import Match\nfrom . import moves"
    assert outside_faults(free, "fathomfive.tables.house") == []


@pytest.mark.parametrize(
    "sources",
    [
        {"a.x": "import a.y", "a.y": "import a.x"},
        {"a.x": "from a import y", "a.y": "from a.x import thing"},
        {"a.x": "from .y import thing", "a.y": "from . import z", "a.z": "if True:\n    import a.x"},
        {"a.x": "class X:\n    from a.y import thing", "a.y": "import a.x"},
    ],
)
def test_a_circle_is_found(sources: dict[str, str]) -> None:
    bystander = {"b.x": "import a.x"}
    assert circles(sources | bystander) == [frozenset(sources)]


def test_a_package_may_close_a_circle() -> None:
    assert circles({"a": "from .x import thing", "a.x": "import a"}, frozenset({"a"}))


@pytest.mark.parametrize(
    "late", ["def late():\n    import a.x", "if TYPE_CHECKING:\n    import a.x", "import a.z", "import b.x"]
)
def test_what_is_imported_later_or_for_types_makes_no_circle(late: str) -> None:
    assert circles({"a.x": "import a.y", "a.y": late, "a.z": ""}) == []


def test_relative_imports_of_a_package_start_at_the_package() -> None:
    assert wall_faults("from ..lurk import state", "fathomfive.games.refuge", is_package=True)
    assert wall_faults("from .state import Diver", "fathomfive.games.refuge", is_package=True) == []


def test_no_arrow_leads_back_up() -> None:
    def below(room: str) -> frozenset[str]:
        return ARROWS[room].union(*(below(next_room) for next_room in ARROWS[room]))

    assert [room for room in ARROWS if room in below(room)] == []


@pytest.mark.parametrize("source", ["find_game('lurk')", "import_module('fathomfive.games.refuge.game')"])
def test_a_game_named_outside_games_is_found(source: str) -> None:
    assert named_games(source, "fathomfive.cli", GAMES)
    assert named_games(source, "fathomfive.games.refuge.game", GAMES) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import choice",
        "from time import monotonic",
        "import datetime as dt",
        "import secrets",
        "from uuid import uuid4",
        "import os\nkey = os.urandom(8)",
        "from os import urandom",
        "from numpy.random import default_rng",
    ],
)
def test_chance_beside_the_dice_is_found_in_a_game(source: str) -> None:
    assert chance_faults(source, "fathomfive.games.refuge.steps")


def test_the_kernel_may_not_use_random_but_may_read_a_clock() -> None:
    assert chance_faults("import random", "fathomfive.kernel.match")
    assert chance_faults("import time", "fathomfive.kernel.match") == []
    assert chance_faults("import random", "fathomfive.bots.random") == []
    assert (
        chance_faults("from fathomfive.kernel import Dice\nimport os.path", "fathomfive.games.refuge.steps")
        == []
    )


@pytest.mark.parametrize(
    "source",
    [
        "for arm in {1, 2}: pass",
        "for arm in set(arms): pass",
        "for arm in frozenset(arms) - spent: pass",
        "for arm in arms.keys() & spent: pass",
        "for arm in near.union(far): pass",
        "async def f():\n    async for arm in {1, 2}: pass",
        "order = [arm for arm in {1, 2}]",
        "order = {arm: 1 for arm in set(arms)}",
        "order = list({arm for arm in arms})",
        "order = [*set(arms)]",
        "first = next(iter(set(arms)))",
        "order = sorted((arm for arm in set(arms)), key=reach)",
        "free = set(arms)\nfor arm in free: pass",
        "def f(free: frozenset[str]):\n    return [arm for arm in free]",
        "def f():\n    free: set[str] = g()\n    yield from free",
    ],
)
def test_iteration_over_a_set_is_found(source: str) -> None:
    assert set_iterations(source, "fathomfive.games.refuge.steps")


@pytest.mark.parametrize(
    "source",
    [
        "for arm in sorted({1, 2}): pass",
        "for arm in arms: pass",
        "hit = any(arm.near for arm in set(arms))",
        "order = sorted(arm.id for arm in set(arms))",
        "far = {arm for arm in set(arms)}",
        "hit = arm in {1, 2}",
        "left = total - used\nfor arm in left: pass",
        "def f():\n    free = set(arms)\ndef g(free):\n    return list(free)",
    ],
)
def test_sets_without_an_order_are_free(source: str) -> None:
    assert set_iterations(source, "fathomfive.games.refuge.steps") == []


@pytest.mark.parametrize(
    "pieces",
    [
        ("https://py", "pi.org/simple/msgspec"),
        ("https://files.python", "hosted.org/packages"),
        ("--index", "-url"),
        ('"resol', 'ved": "https://example.org/lit.tgz"'),
        ("registry", "=https://example.org"),
        ("open('/wo", "rk/main/x')"),
        ("see /ro", "ot/.cache"),
        ("content from sha", "red/rules"),
    ],
)
def test_text_that_belongs_to_one_machine_is_found(pieces: tuple[str, str]) -> None:
    assert text_faults("".join(pieces), "README.md")


def test_ordinary_text_is_free() -> None:
    ordinary = "https://pypi.org/project/fathom-five\nsrc/root/x ../work/x\na shared table"
    assert text_faults(ordinary, "README.md") == []
