"""An author at work: files of a new game are saved, and the open table follows, in real Chromium."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder
from fathomfive.proof.position import keep_position
from tests.browser.person import PHONE, Person
from tests.dev.author import Bench, edit, toy_project
from tests.painting import png
from tests.strangers import new_game
from tests.toys.pearls.game import GAME

SOON = 10.0
"""Seconds from saving to seeing, on a machine that is busy with other tests; docs/dev.md has what it takes."""

Sit = Callable[..., Person]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return new_game(tmp_path, "gold_fever")


@pytest.fixture
def package(folder: Path) -> Path:
    return folder / "src" / "gold_fever"


@pytest.fixture
def sit(client: Path, browser: Browser) -> Iterator[Sit]:
    """Open a game on the workbench."""
    open_ones: list[tuple[Bench, Person]] = []

    def down(*arguments: str, **context: object) -> Person:
        bench = Bench(*arguments)
        wanted = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        page = browser.new_context(**(wanted | context)).new_page()  # type: ignore[arg-type]
        author = Person("Ada", page, bench.house)
        author.expect_lost_line = True  # the old process goes when the new one is there
        open_ones.append((bench, author))
        bench.until("laid anew")
        author.open(bench.url)
        author.at_the_table()
        return author

    yield down
    for bench, author in open_ones:
        author.page.context.close()
        assert bench.end() == 0
        assert not author.complaints


def seen(author: Person, condition: str) -> float:
    """Seconds until this holds in the page."""
    began = time.monotonic()
    author.until(
        f"() => {{ const table = document.querySelector('ff-table'); return table?.scene && {condition}; }}"
    )
    took = time.monotonic() - began
    assert took < SOON
    return took


def dive(author: Person, times: int) -> None:
    for _ in range(times):
        author.answer()
    assert [option["action"]["seat"] for option in author.scene()["options"]] == [0, 0]


LUCKY = ("--seed", "4", "--seats", "2")
"""No eel in the first cards, however many pieces of gold there are."""
DECK = "table.scene.moment.args.cards"
FIRST = "table.scene.options[0].action.do"


def test_the_open_table_follows_every_file(sit: Sit, folder: Path, package: Path) -> None:
    author = sit(str(folder), *LUCKY)
    dive(author, 2)
    before = author.scene()
    here = f"table.scene.seq === {before['seq']} && table.scene.options.length === 2"
    cards = int(before["moment"]["args"]["cards"])

    edit(package / "text" / "en.ftl", "says-dive = Dive\n", "says-dive = Go deeper\n")
    words = seen(author, f"{here} && document.body.innerText.includes('Go deeper')")

    edit(package / "content" / "finds.toml", "clear = 4, murky = 6", "clear = 9, murky = 6")
    number = seen(author, f"{here} && {DECK} === {cards + 5}")

    edit(package / "steps.py", "[Dive(seat), Surface(seat)]", "[Surface(seat), Dive(seat)]")
    rule = seen(author, f"{here} && {FIRST} === 'surface'")
    expect(author.page.locator(".log")).to_contain_text("finds")  # what led here is still told

    edit(package / "art.svg", 'id="gold_fever-diver"', 'id="gold_fever-other"')
    (package / "art").mkdir()
    (package / "art" / "gold_fever-diver.png").write_bytes(png(48, 48))
    drawn = "document.querySelector('#gold_fever-diver image')"
    art = seen(author, f"{here} && {drawn}?.href.baseVal.startsWith('data:image/png')")
    expect(author.page.locator("ff-table use[href='#gold_fever-diver']")).to_have_count(2)
    expect(author.page.locator(".bench")).to_have_count(0)
    print(
        f"\nfrom saving to seeing: words {words:.1f} s, number {number:.1f} s, rule {rule:.1f} s, art {art:.1f} s"
    )


def test_a_mistake_lies_over_the_table_until_it_is_mended(sit: Sit, folder: Path, package: Path) -> None:
    author = sit(str(folder), *LUCKY)
    dive(author, 1)
    seq, bench = author.seq(), author.page.locator(".bench")
    edit(package / "steps.py", "while g.deck:", "while g.deck")
    expect(bench).to_contain_text("SyntaxError: expected ':'")
    expect(bench).to_contain_text(re.compile(r"steps\.py, line \d+"))
    assert author.seq() == seq
    dive(author, 1)  # the table as it was can still be played
    edit(package / "steps.py", "while g.deck", "while g.deck:")
    seen(author, f"!document.querySelector('.bench') && table.scene.seq === {seq + 1}")


def test_an_answer_that_no_longer_fits_is_named(sit: Sit, folder: Path, package: Path) -> None:
    author = sit(str(folder), *LUCKY)
    dive(author, 3)
    seq, bench = author.seq(), author.page.locator(".bench")
    edit(package / "steps.py", "while g.deck:", "while g.deck and len(g.net) < 3:")
    expect(bench).to_contain_text(
        "Answer 3 no longer fits: “Dive”, when asked “Dive once more, or surface?”."
    )
    expect(bench).to_contain_text("Seat 1 gave it, and is not asked there any more.")
    author.at_a_table()
    assert {option["action"]["seat"] for option in author.scene()["options"]} == {1}  # the furthest question
    edit(package / "steps.py", "while g.deck and len(g.net) < 3:", "while g.deck:")
    seen(author, f"!document.querySelector('.bench') && table.scene.seq === {seq}")  # nothing was forgotten


def test_a_rule_that_breaks_while_it_is_played_is_shown(sit: Sit, folder: Path, package: Path) -> None:
    author = sit(str(folder), *LUCKY)
    edit(package / "steps.py", "card = g.deck.draw_to", "card = (g.dck if g.net else g.deck).draw_to")
    seen(author, "document.documentElement.dataset.bench === '2'")
    author.page.locator(".opt[data-option]:enabled").first.click()
    expect(author.page.locator(".bench code")).to_contain_text("g.dck")


def recorded(answers: int) -> Recorder:
    recorder = Recorder.start(replace(GAME, id="reef"), Setup("reef", 2), Dice.seeded("a wreck").key)
    for _ in range(answers):
        recorder.play(recorder.match.options[-1])
    return recorder


@pytest.mark.parametrize("kept", ["journal", "position"])
def test_it_starts_where_a_file_says(sit: Sit, tmp_path: Path, kept: str) -> None:
    package, file, recorder = toy_project(tmp_path), tmp_path / kept, recorded(5)
    at: tuple[str, ...] = ()
    if kept == "journal":
        recorder.journal.write(file)
        at = ("--at", "3")
        recorder = recorded(3)
    else:
        keep_position(recorder.match, file)
    author = sit(str(package.parents[1]), "--from", str(file), *at)
    bank = str(recorder.match.state.bank)
    assert author.scene()["nodes"]["bank"]["value"] == bank
    author.answer()
    after = author.seq()
    edit(package / "text" / "en.ftl", "bank = ", "bank = Our ")
    seen(author, f"table.scene.seq === {after} && document.body.innerText.includes('Our ')")


def test_a_painted_piece_on_a_phone(sit: Sit, folder: Path, package: Path) -> None:
    edit(package / "art.svg", 'id="gold_fever-diver"', 'id="gold_fever-other"')
    (package / "art").mkdir()
    (package / "art" / "gold_fever-diver.png").write_bytes(png(48, 48))
    author = sit(str(folder), *LUCKY, **PHONE)
    pieces = author.page.locator("ff-table use[href='#gold_fever-diver']")
    expect(pieces).to_have_count(2)
    boxes = [piece.bounding_box() for piece in pieces.all()]
    assert all(box is not None and box["width"] > 8 and box["height"] > 8 for box in boxes)
