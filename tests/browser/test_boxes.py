"""What a question needs is on the screen: measured, in every game and on every size of screen."""

import pytest

from tests.browser.conftest import NewPerson

COMPANY = {"refuge": (), "tentacula": ("me",), "lurk": ("me",), "jupiter": (), "sleeping": ()}
SCREENS = [(1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390)]

WRONG = """() => {
  const table = document.querySelector('ff-table'), wrong = [];
  const [wide, high] = [innerWidth, innerHeight];
  const name = (one) => (one.getAttribute('aria-label') || one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50);
  const scrolls = (one) => {
    const {overflowY, overflowX} = getComputedStyle(one);
    return /auto|scroll/.test(overflowY + overflowX);
  };
  const seen = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const scroller = (one) => {
    for (let up = one.parentElement; up && up !== table; up = up.parentElement) if (scrolls(up)) return up;
  };

  // the question, and every button that is not one of a list that scrolls
  for (const one of table.querySelectorAll('#prompt, button')) {
    if (!seen(one) || scroller(one)) continue;
    const {left, top, right, bottom} = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1)
      wrong.push(`off the screen: ${name(one)}`);
  }

  // nothing lies over a button that can be pressed, once a list is scrolled to it
  for (const one of table.querySelectorAll('button:enabled')) {
    if (!seen(one) || one.closest('.lens-fleeting')) continue;
    const list = scroller(one);
    const [down, along] = [list?.scrollTop, list?.scrollLeft];
    if (list) one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const {left, top, right, bottom, width} = one.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (width && on && !one.contains(on) && !on.contains(one))
      wrong.push(`covered: ${name(one)} by ${on.outerHTML.slice(0, 60)}`);
    if (list) list.scrollTo({top: down, left: along, behavior: 'instant'});
  }

  // one scrollbar at most, besides a book's own
  const long = [...table.querySelectorAll('*')].filter((one) => seen(one) && !one.closest('.book') &&
    /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2 &&
    getComputedStyle(one).scrollbarWidth !== 'none');
  if (long.length > 1) wrong.push(`scrollbars: ${long.map((one) => one.className).join(', ')}`);
  if (document.documentElement.scrollHeight > high + 1) wrong.push('the page itself scrolls');

  // no word in two pieces
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!seen(node.parentElement) || node.parentElement.closest('svg')) continue;
    for (const {0: word, index} of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter((box) => box.width);
      const first = Math.min(...boxes.map((box) => box.bottom)); // an initial reaches over several lines
      if (boxes.some((box) => box.top > first - 1)) wrong.push(`broken: ${word}`);
    }
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", COMPANY)
def test_nothing_that_a_question_needs_is_off_covered_or_broken(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    wrong = {}
    for moves in (0, 3, 9):
        ada.play_ahead(moves)
        for close in ada.page.locator(".toast button[aria-label]").all():
            close.click()
        for width, height in SCREENS:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_timeout(500)  # until what slides has slid
            ada.page.mouse.move(5, 5)
            if found := ada.page.evaluate(WRONG):
                wrong[moves, width, height] = found
    assert wrong == {}
