"""Real Chromium against a real server on PostgreSQL and Redis.

With `FATHOM_HOUSE=site` against a static site in a subfolder, with a house in the browser; so far as a test is marked
`alone`. `bash .ci/long site-clicks` does that.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from fathomfive.proof.languages.packing import PSEUDO, pseudo, write_pack
from fathomfive.proof.languages.rooms import rooms
from tests import chromium
from tests.browser.house import TOYBOX, House
from tests.browser.person import PATIENCE, Person
from tests.offline.host import Host, write_beside
from tests.server.conftest import OWN_REDIS, a_redis, drop_postgres, new_postgres
from tests.strangers import install

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "fathomfive" / "server" / "static"
NewPerson = Callable[..., Person]
HOUSE = os.environ.get("FATHOM_HOUSE", "house")
"""The fixture where everybody is a guest."""
SPEED = """if (!localStorage['fathom-settings'])
  localStorage['fathom-settings'] = JSON.stringify({speed: 'SPEED'})"""
"""Whoever does not test how the moves of others are told has no time for it."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client; built now if nobody did."""
    if not (STATIC / "index.html").is_file():
        subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"], cwd=ROOT / "web", check=True, capture_output=True
        )
        subprocess.run(["npm", "run", "build"], cwd=ROOT / "web", check=True, capture_output=True)
    return STATIC


class Site(NamedTuple):
    """No server but one for files; each browser is a house of its own."""

    url: str


@pytest.fixture(scope="session")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    web = tmp_path_factory.mktemp("web")
    write_beside(TOYBOX, web / "some" / "where", "/some/where/")
    host = Host(web)
    yield Site(f"http://localhost:{host.port}/some/where")
    host.stop()


@pytest.fixture(scope="package")
def house(client: Path) -> Iterator[House]:
    # In a thread of their own: Playwright's loop is already running in this one.
    with ThreadPoolExecutor(1) as apart:
        name, address = apart.submit(new_postgres).result()
        server = House(address, OWN_REDIS)
        server.migrate()
        server.start()
        yield server
        server.close()
        apart.submit(drop_postgres, name).result()


@pytest.fixture(scope="package")
def abroad(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that also speaks a longer, accented English, come as a wheel."""
    pack = tmp_path_factory.mktemp("pack")
    write_pack(pack, PSEUDO, rooms(), pseudo)
    site = install(pack, tmp_path_factory.mktemp("site"))
    before = os.environ.get("PYTHONPATH", "")
    with ThreadPoolExecutor(1) as apart:
        name, address = apart.submit(new_postgres).result()
        server = House(address, a_redis(OWN_REDIS))
        server.migrate()
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(site), before)))
        try:
            server.start()
        finally:
            os.environ["PYTHONPATH"] = before
        yield server
        server.close()
        apart.submit(drop_postgres, name).result()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield chromium.start(playwright)


@pytest.fixture
def new_person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Somebody with a browser of their own; whatever their page complains about fails the test."""
    url: str = request.getfixturevalue(HOUSE).url
    people: list[Person] = []

    def come(name: str, speed: str = "once", **context: Any) -> Person:
        wanted = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "color_scheme": "dark",
        }
        around = browser.new_context(**(wanted | context))
        around.add_init_script(SPEED.replace("SPEED", speed))
        page = around.new_page()
        page.set_default_timeout(PATIENCE)
        person = Person(name, page, url, touch=context.get("has_touch", False))
        people.append(person)
        return person

    yield come
    complaints = [f"{person.name}: {words}" for person in people for words in person.complaints]
    for person in people:
        person.page.context.close()
    assert not complaints


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    return new_person("Ada").page
