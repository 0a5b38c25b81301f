"""`fathom dev` as a process: who may open it, and that no mistake of an author ends it. What one sees is in
tests/browser/test_dev.py.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route
from typer.testing import CliRunner

from fathomfive.cli import app as fathom
from fathomfive.server.http.app import make_app
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from tests.dev.author import Bench, edit, toy_project


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return toy_project(tmp_path_factory.mktemp("author"))


@pytest.fixture(scope="module")
def bench(package: Path) -> Iterator[Bench]:
    bench = Bench(str(package.parents[1]), "--seed", "1")
    bench.until("laid anew")
    yield bench
    assert bench.end() == 0


def news(bench: Bench, author: httpx.Client) -> str:
    """The first thing the page is told."""
    with author.stream("GET", f"{bench.house}/dev/news") as stream:
        return next(line for line in stream.iter_lines() if line.startswith("data: "))


@contextmanager
def signed_in(bench: Bench) -> Iterator[httpx.Client]:
    with httpx.Client() as author:
        assert author.get(bench.url).status_code == HTTPStatus.SEE_OTHER
        yield author


def test_only_who_has_the_address_is_the_author(bench: Bench) -> None:
    with signed_in(bench) as author, httpx.Client() as stranger:
        table = author.get(bench.url).headers["location"].removeprefix("/t/")
        assert len(author.get(f"{bench.house}/api/tables/{table}").json()["you"]["seats"]) == 2
        assert '"mistakes":[]' in news(bench, author)
        assert stranger.get(f"{bench.house}/dev/open/guess").status_code == HTTPStatus.NOT_FOUND
        assert stranger.get(f"{bench.house}/dev/news").status_code == HTTPStatus.NOT_FOUND
        stranger.post(f"{bench.house}/api/me", json={"name": "Eve"})
        assert stranger.get(f"{bench.house}/dev/news").status_code == HTTPStatus.NOT_FOUND
        assert stranger.get(f"{bench.house}/api/tables/{table}").status_code == HTTPStatus.NOT_FOUND


def test_a_foreign_host_or_site_is_refused(bench: Bench) -> None:
    with signed_in(bench) as author:
        rebound = author.get(bench.url, headers={"host": "evil.example"})
        assert rebound.status_code == HTTPStatus.BAD_REQUEST
        away = author.post(
            f"{bench.house}/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"}
        )
        assert away.status_code == HTTPStatus.FORBIDDEN


def test_it_listens_to_this_machine_alone(bench: Bench) -> None:
    assert bench.house.startswith("http://127.0.0.1:")


def test_only_the_game_itself_is_there(bench: Bench) -> None:
    assert [game["id"] for game in httpx.get(f"{bench.house}/api/games").json()["games"]] == ["reef"]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("game.py", "LAMP = 1 ", "LAMP = = 1 ", ": SyntaxError"),
        ("game.py", "LAMP = 1 ", "raise SystemExit\nLAMP = 1 ", ": SystemExit"),
        ("game.py", "LAMP = 1 ", "import os; os._exit(3)\nLAMP = 1 ", "the game ended its process"),
        ("content/sea.toml", "bank = ", "bank == ", "content/sea.toml, line "),
    ],
)
def test_no_mistake_ends_it(bench: Bench, package: Path, file: str, old: str, new: str, said: str) -> None:
    edit(package / file, old, new)
    bench.until(said)
    with signed_in(bench) as author:
        assert '"mistakes":[{' in news(bench, author)
    assert bench.lives
    edit(package / file, new, old)
    bench.until("laid anew")
    with signed_in(bench) as author:
        assert '"mistakes":[]' in news(bench, author)


def test_a_game_that_is_broken_from_the_start_opens_with_its_mistake(tmp_path: Path) -> None:
    package = toy_project(tmp_path)
    edit(package / "game.py", "LAMP = 1 ", "LAMP = = 1 ")
    bench = Bench(str(package.parents[1]))
    bench.until("SyntaxError")
    with httpx.Client() as author:
        page = author.get(bench.url)
        assert (page.status_code, "/dev/bench.js" in page.text) == (HTTPStatus.OK, True)
        assert "SyntaxError" in news(bench, author)
        edit(package / "game.py", "LAMP = = 1 ", "LAMP = 1 ")
        bench.until("laid anew")
        assert author.get(bench.url).status_code == HTTPStatus.SEE_OTHER
    assert bench.end() == 0


async def test_nothing_of_it_is_in_a_house_of_others(tmp_path: Path) -> None:
    node = Node(Settings(databases=(f"sqlite:///{tmp_path}/tables.db",)))
    app: Any = make_app(node).app
    paths = [route.path for route in app.routes if isinstance(route, Route)]
    assert paths
    assert not [path for path in paths if path.startswith("/dev")]
    await node.shards.close()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["atlantis"], "no game “atlantis”"),
        (["atlantis", "--from", "nothing.fathom"], "no file nothing.fathom"),
    ],
)
def test_what_is_not_there_is_refused(arguments: list[str], said: str) -> None:
    told = CliRunner().invoke(fathom, ["dev", *arguments])
    assert told.exit_code == 2
    assert said in told.stderr
