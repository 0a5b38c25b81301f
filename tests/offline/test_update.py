"""A new release of a static site: offered, never forced on a running table whose rules it would change."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PATIENCE, Person
from tests.offline.host import Host, write_beside
from tests.offline.visit import KEPT_HERE, answer, visitor
from tests.strangers import install

EXAMPLE = Path(__file__).parents[2] / "examples" / "lobster_pots"
GAME = "lobster_pots"
LOOK = "navigator.serviceWorker.ready.then((here) => here.update()).then(() => 1)"
BAR = ".fresh[data-stops='{stops}']"


class Space:
    """A web space into which one release after the other is laid."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.releases: dict[str, Path] = {}
        (folder / "web").mkdir()
        self.host = Host(folder / "web")
        self.url = f"http://localhost:{self.host.port}/site"

    def prepare(self, name: str, file: str = "", old: str = "", new: str = "") -> None:
        """A release with the example, in which one word of one file stands otherwise."""
        source = self.folder / f"source-{name}"
        shutil.copytree(EXAMPLE, source)
        if file:
            changed = source / "src" / "lobster_pots" / file
            said = changed.read_text("utf-8")
            assert old in said
            changed.write_text(said.replace(old, new, 1), "utf-8")
        self.releases[name] = self.folder / name
        write_beside(install(source, self.folder / f"installed-{name}"), self.releases[name], "/site/")

    def deploy(self, name: str) -> None:
        """As a host does it: of the release before nothing is left."""
        shutil.rmtree(self.folder / "web" / "site", ignore_errors=True)
        shutil.copytree(self.releases[name], self.folder / "web" / "site")


@pytest.fixture(scope="module")
def space(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    space = Space(tmp_path_factory.mktemp("space"))
    space.prepare("first")
    space.prepare("other rules", "content/catches.toml", "copies = 16", "copies = 15")
    space.prepare("other words", "text/en.ftl", "Three coves", "Three quiet coves")
    yield space
    space.host.stop()


def sits_at_a_table(ada: Person) -> str:
    """Until all of it lies in this browser; the table's address."""
    ada.set_up(GAME, "bot")
    ada.at_a_table()
    answer(ada, 2)
    ada.until(KEPT_HERE, ["/site/", GAME])
    return ada.page.url


def comes_back(ada: Person, url: str) -> None:
    """All tabs are closed; later one is opened again."""
    around = ada.page.context
    ada.page.close()
    ada.page = around.new_page()
    ada.page.set_default_timeout(PATIENCE)
    ada.open(url)


def plays_on(ada: Person, since: int) -> None:
    ada.at_a_table()
    assert ada.seq() >= since
    answer(ada, 1)


@pytest.mark.timeout(300)
def test_a_table_whose_rules_would_change_goes_on_until_its_player_says_so(
    chromium: Browser, space: Space
) -> None:
    space.deploy("first")
    with visitor(chromium, space.url) as ada:
        table = sits_at_a_table(ada)
        before = ada.seq()
        space.deploy("other rules")
        ada.page.evaluate(LOOK)
        bar = BAR.format(stops=1)
        expect(ada.page.locator(bar)).to_contain_text("Lobster Pots by other rules", timeout=PATIENCE)
        ada.page.locator(f"{bar} [data-fresh=later]").click()
        plays_on(ada, before)
        ada.page.reload()
        plays_on(ada, before)
        comes_back(ada, table)
        plays_on(ada, before)

        expect(ada.page.locator(bar)).to_be_visible(timeout=PATIENCE)
        ada.page.locator(f"{bar} [data-fresh=load]").click()
        expect(ada.page.get_by_text("begun under other rules").first).to_be_visible(timeout=PATIENCE)
        assert ada.page.locator(".fresh").count() == 0
        ada.set_up(GAME, "bot")
        ada.at_a_table()
        answer(ada, 1)


@pytest.mark.timeout(300)
def test_a_release_by_the_same_rules_is_one_click_and_comes_by_itself_when_nobody_is_there(
    chromium: Browser, space: Space
) -> None:
    space.deploy("first")
    url = space.url
    with visitor(chromium, url) as ada, visitor(chromium, url) as ben:
        tables = {one: sits_at_a_table(one) for one in (ada, ben)}
        since = {one: one.seq() for one in tables}
        space.deploy("other words")
        for one in tables:
            one.page.evaluate(LOOK)
            expect(one.page.locator(BAR.format(stops=0))).to_be_visible(timeout=PATIENCE)
        ada.page.locator("[data-fresh=load]").click()
        expect(ada.page.locator(".fresh")).to_have_count(0)
        comes_back(ben, tables[ben])
        for one in tables:
            plays_on(one, since[one])
            assert one.page.locator(".fresh").count() == 0
            one.open(f"/games/{GAME}")
            expect(one.page.get_by_text("Three quiet coves").first).to_be_visible(timeout=PATIENCE)
