"""Somebody else's game, installed beside ours, on the static site: played by clicks, in its words."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PATIENCE
from tests.offline.host import Host, write_beside
from tests.offline.visit import KEPT_HERE, answer, visitor
from tests.strangers import install

EXAMPLE = Path(__file__).parents[2] / "examples" / "lobster_pots"
GAME = "lobster_pots"
IN_ITALIAN = "game-text = Tre calette, una manciata di nasse e un barometro.\n"
BESIDE = "tides.py"
"""What a maker of several games may have: something of their own beside the game's folder."""


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, moved into a package of its maker, with a second language and a word from next door."""
    source = tmp_path_factory.mktemp("stranger") / "pots"
    shutil.copytree(EXAMPLE, source)
    maker = source / "src" / "harbour"
    maker.mkdir()
    shutil.move(source / "src" / "lobster_pots", maker / "lobster_pots")
    (maker / "__init__.py").write_text('"""Games of one maker."""\n\nCOINS = 4\n', "utf-8")
    (maker / BESIDE).write_text('"""Shared by their games."""\n\nfrom harbour import COINS\n', "utf-8")
    game = maker / "lobster_pots"
    (game / "text" / "it.ftl").write_text(IN_ITALIAN, "utf-8")
    for file in game.glob("*.py"):
        file.write_text(
            file.read_text("utf-8").replace("from lobster_pots", "from harbour.lobster_pots"), "utf-8"
        )
    title = game / "game.py"
    said = title.read_text("utf-8")
    assert "POT_COSTS = 4 " in said
    said = said.replace("POT_COSTS = 4 ", "POT_COSTS = COINS ")
    said = said.replace("import Game\n", "import Game\n\nfrom harbour.tides import COINS\n")
    title.write_text(said, "utf-8")
    project = source / "pyproject.toml"
    project.write_text(
        project.read_text("utf-8")
        .replace('"lobster_pots.game:GAME"', '"harbour.lobster_pots.game:GAME"')
        .replace("src/lobster_pots", "src/harbour"),
        "utf-8",
    )
    return install(source, tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def host(client: Path, theirs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    web = tmp_path_factory.mktemp("web")
    write_beside(theirs, web / "site", "/site/")
    host = Host(web)
    yield host
    host.stop()


@pytest.mark.timeout(300)
def test_a_strangers_game_is_played_on_the_site_and_without_a_line(chromium: Browser, host: Host) -> None:
    with visitor(chromium, f"http://localhost:{host.port}/site") as ada:
        ada.open("/")
        cover = ada.page.locator(f'.game[data-game="{GAME}"], [href$="/games/{GAME}"]').first
        expect(cover).to_be_visible(timeout=PATIENCE)
        ada.set_up(GAME, "bot")
        ada.at_a_table()
        answer(ada, 5)
        ada.until(KEPT_HERE, ["/site/", GAME])
        missing = ada.page.evaluate("[...document.querySelector('ff-table').texts.missing]")
        assert missing == []
        before = ada.seq()

        ada.expect_lost_line = True
        ada.page.context.set_offline(True)
        ada.page.reload()
        ada.at_a_table()
        assert ada.seq() >= before
        answer(ada, 5)
        assert ada.seq() > before


@pytest.mark.timeout(300)
def test_it_speaks_the_languages_that_its_maker_gave_it(chromium: Browser, host: Host) -> None:
    with visitor(chromium, f"http://localhost:{host.port}/site", "it") as ada:
        ada.open(f"/games/{GAME}")
        expect(ada.page.get_by_text("una manciata di nasse").first).to_be_visible(timeout=PATIENCE)
