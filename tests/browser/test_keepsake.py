"""Keepsakes in real Chromium, without a network: every game's board is drawn, stepped through and printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from fathomfive.keepsake.evening import Evening
from fathomfive.keepsake.making import MOST_BYTES, keepsake
from fathomfive.tables.moments import Reviewed
from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.keepsake.evenings import RECORDED, campaign, promised, recorded

PHONE = {"width": 390, "height": 844}
DRAWN = """() => [...document.querySelectorAll('.frame')].filter((frame) =>
  !frame.querySelector('.board-svg .level > *, .board-svg .faces > *, svg.picture')).length"""


@pytest.fixture
def alone(browser: Browser, client: Path) -> Iterator[Page]:
    """A page whose network is gone; whatever it asks for or complains of fails the test."""
    around = browser.new_context(viewport={"width": 1280, "height": 800}, offline=True)
    page, wrong = around.new_page(), list[str]()
    page.on("console", lambda said: wrong.append(said.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def asks(request: Request) -> None:
        if not request.url.startswith(("data:", "file:")) or request.resource_type != "document":
            wrong.append(f"asked for {request.url[:80]}")

    page.on("request", asks)
    yield page
    around.close()
    assert wrong == []


def _open(page: Page, folder: Path, content: bytes) -> None:
    assert len(content) < MOST_BYTES
    file = folder / "match.html"
    file.write_bytes(content)
    page.goto(file.as_uri())
    expect(page.locator("html[data-ready]")).to_be_attached()


@pytest.mark.parametrize("game", RECORDED)
def test_every_game_opens_without_a_network_and_prints(game: str, alone: Page, tmp_path: Path) -> None:
    points = [Reviewed(1, 0.2, 0.2, 0), Reviewed(4, 0.7, 0.2, 0), Reviewed(9, 0.3, 0.2, 0)]
    _open(alone, tmp_path, keepsake([recorded(game, points=points)], None, "en"))
    assert alone.evaluate(DRAWN) == 0, "every frame has a board or a picture"
    assert alone.locator("figure.whole").count() == 2
    caption, board = alone.locator(".below"), alone.locator("[data-board]")
    last, drawn = caption.inner_text(), board.inner_html()
    alone.locator("[data-step='-1']").click()
    expect(caption).not_to_have_text(last)
    assert board.inner_html() != drawn
    assert len(alone.pdf(format="A4")) > 50_000
    alone.set_viewport_size(PHONE)  # type: ignore[arg-type]  # what Playwright takes
    assert alone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_axe_finds_nothing(alone: Page, tmp_path: Path) -> None:
    """In the words: boards and plates are the client's own, and looked at there."""
    _open(alone, tmp_path, keepsake([recorded("sleeping")], 0, "it"))
    alone.evaluate("document.querySelectorAll('.frame, .plate').forEach((one) => one.replaceChildren())")
    assert violations(alone) == []


@pytest.mark.parametrize("tampered", [False, True])
def test_the_promise_is_worked_out_again(tampered: bool, alone: Page, tmp_path: Path) -> None:
    journal = promised()
    content = keepsake([Evening(list(journal.lines()))], None, "en")
    if tampered:
        content = content.replace(journal.opening.secret.encode(), b"5ec2e8")
    _open(alone, tmp_path, content)
    verdicts = alone.locator(".verdict")
    expect(verdicts).to_have_count(2)
    for verdict in verdicts.all():
        expect(verdict).to_contain_text("it does not match" if tampered else "it holds")


def test_a_campaign_is_a_book_of_three_evenings(alone: Page, tmp_path: Path) -> None:
    evenings = [Evening(list(journal.lines())) for journal in campaign(3)]
    _open(alone, tmp_path, keepsake(evenings, 0, "en"))
    assert alone.locator(".book .page").count() > 5
    assert alone.locator(".plate svg use").count() > 0
    assert alone.locator("[data-board] .board-svg").count() == 3
    assert alone.evaluate(DRAWN) == 0


def test_a_match_is_kept_from_its_end(new_person: NewPerson, alone: Page, tmp_path: Path) -> None:
    """The button of the last picture: the server writes the file, and the person has it."""
    ada = new_person("Ada")
    asking = ada.page.request
    assert asking.post(f"{ada.url}/api/me", data={"name": "Ada"}).ok
    told = b"\n".join(promised().lines()).decode()
    made = asking.post(f"{ada.url}/api/journals", data=told, headers={"content-type": "text/plain"})
    assert made.status == 201, made.text()
    ada.open(f"/t/{made.json()['table']['id']}")
    button = ada.page.locator("[data-keepsake]")
    with ada.page.expect_download() as kept:
        button.click()
    expect(button).to_have_text("Kept, in your downloads")
    _open(alone, tmp_path, Path(kept.value.path()).read_bytes())
    expect(alone.locator("h1")).to_be_visible()
    assert alone.evaluate(DRAWN) == 0
