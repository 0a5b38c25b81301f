"""What is played in another browser: a guided match to its victory, and two people at one screen."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.led import LIT, SAID, SPEAKS
from tests.browser.person import OPTIONS
from tests.offline.visit import KEPT_HERE
from tests.other_browsers.driving import Browser, press, until

AT_ONCE = "() => { localStorage['fathom-settings'] = JSON.stringify({speed: 'once'}); return true; }"
"""Nobody here has time to be told how the moves of others went."""
COMPLAINTS = """() => { window.complaints ??= (addEventListener('error', (it) => complaints.push(it.message)),
  addEventListener('unhandledrejection', (it) => complaints.push(String(it.reason))), []);
  return complaints; }"""
SEQ = "() => document.querySelector('ff-table')?.scene?.seq ?? 0"
TABLE = "() => Boolean(document.querySelector('ff-table')?.scene)"
CAME = """async ([since, option, confirmed]) => {
  const table = document.querySelector('ff-table');
  const enough = performance.now() + 1000;
  while (true) {
    if (table.scene.seq > since || document.querySelector('.curtain')) return 'played';
    if (table.resting) return '';
    if (table.chosen === option) {
      const ready = document.querySelector(`[data-play="${CSS.escape(option)}"]:enabled`);
      if (!ready || !confirmed) return ready ? 'confirm' : '';
    }
    if (performance.now() > enough) return 'flat';
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""After a press: the option was `played`, wants a word to `confirm` it, or the press fell `flat`."""
RESTED = """() => { const table = document.querySelector('ff-table');
  return Boolean(document.querySelector('.curtain, .ending') || (table?.scene && !table.rests)); }"""
FIRST = """async (wanted) => {
  for (const folded of document.querySelectorAll('[data-more]:not([aria-expanded=true])')) folded.click();
  const table = document.querySelector('ff-table');
  for (const {dataset: {verb}} of document.querySelectorAll('.verb-tile'))
    if (!table.verbs.opened.has(verb)) table.verbs.unfold(verb);
  await table?.updateComplete;
  return [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility())?.dataset.option ?? '';
}"""
SEAT_OF_MINE = """() => { const mine = [...document.querySelectorAll('[role=menuitem]')]
  .find((one) => one.textContent.includes('I play this seat too'));
  mine?.setAttribute('data-mine', ''); return Boolean(mine); }"""
HOT_MOVES = 12
PRESSES = 3
FEW = 5
"""Answers before each reload."""


def one_guided_match(browser: Browser, house: str, game: str) -> str:
    arrive(browser, house, f"/games/{game}/learn")
    answers = follow(browser)
    told_of_the_victory(browser)
    return f"won in {answers} answers"


def left_and_come_back_to(browser: Browser, site: str, game: str, go_dark: Callable[[], None]) -> str:
    """A guided match without a server: its page is loaded anew, and again when nobody is at the other end."""
    arrive(browser, site, f"/games/{game}/learn")
    answers = follow(browser, FEW)
    until(browser, KEPT_HERE, ["/site/", game])
    come_back(browser)
    answers += follow(browser, FEW)
    go_dark()
    come_back(browser)
    answers += follow(browser)
    told_of_the_victory(browser)
    return f"won in {answers} answers, with two reloads, the second without a line"


def come_back(browser: Browser) -> None:
    fine(browser)
    before = browser.run(SEQ)
    browser.reload()
    until(browser, TABLE)
    browser.run(COMPLAINTS)
    assert browser.run(SEQ) >= before, "answers were lost"


def follow(browser: Browser, most: int = 1000) -> int:
    """By the light, until the guide has its last word or so many answers are given; how many were."""
    for given in range(most):
        until(browser, SPEAKS)
        said = browser.run(SAID)
        if said["ended"]:
            return given
        option = until(browser, FIRST, LIT)
        assert option in said["options"], (
            f"{option} is lit at {said['goal']}, and {said['options']} are meant"
        )
        answer(browser, option)
    return most


def told_of_the_victory(browser: Browser) -> None:
    text = browser.run(SAID)["text"]
    assert text["id"] == "tutorial-end", f"the last word is {text}"
    fine(browser)


def hot_seat(browser: Browser, house: str) -> str:
    """Two people at this screen: a curtain falls between them, and each answers a few times."""
    arrive(browser, house, "/games/tentacula")
    press(browser, '[data-seat="1"]')
    until(browser, SEAT_OF_MINE)
    press(browser, "[data-mine]")
    press(browser, "[data-submit]")
    until(browser, TABLE)
    curtains = 0
    for _ in range(HOT_MOVES):
        until(browser, RESTED)
        while browser.run("() => Boolean(document.querySelector('.curtain button'))"):
            press(browser, ".curtain button")
            until(browser, "() => !document.querySelector('.curtain')")
            curtains += 1
        answer(browser, until(browser, FIRST, OPTIONS))
    assert curtains, "no curtain fell between the two"
    fine(browser)
    return f"{HOT_MOVES} answers, {curtains} curtains"


def arrive(browser: Browser, house: str, path: str) -> None:
    browser.open(house)
    browser.run(AT_ONCE)
    browser.open(house + path)
    browser.run(COMPLAINTS)


def answer(browser: Browser, option: str) -> None:
    """Press an option, and once more where it wants a word of confirmation."""
    before = browser.run(SEQ)
    if pressed(browser, f'[data-option="{option}"]:enabled', [before, option, False]) == "confirm":
        pressed(browser, f'[data-play="{option}"]:enabled', [before, option, True])


def pressed(browser: Browser, wanted: str, meant: list[object]) -> str:
    """What came of it. Where a busy browser still moved things under the mouse, people press again, too."""
    for _ in range(PRESSES):
        press(browser, wanted)
        if (came := str(until(browser, CAME, meant))) != "flat":
            return came
    raise AssertionError(f"pressed {PRESSES} times, and nothing came of it: {wanted}")


def fine(browser: Browser) -> None:
    complaints = browser.run(COMPLAINTS)
    assert not complaints, f"the page complains: {complaints}"
