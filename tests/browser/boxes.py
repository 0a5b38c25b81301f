"""What lies where on a screen, measured: what is off it, covered, cut in two, and how much of it the board has."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PHONES = [(390, 844), (360, 640), (844, 390)]
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

  // what one answers with is in sight before anything is scrolled: only words and lists may be longer than their room
  const sheet = table.querySelector('.phone > .sheet');
  const [ceiling, floor] = sheet ? [sheet.getBoundingClientRect().top, sheet.getBoundingClientRect().bottom] : [];
  for (const one of sheet?.querySelectorAll('#prompt, .tray, .buttons > *, .confirm:not(.idle, .away) .btn, .handle') ?? []) {
    const {top, bottom} = one.getBoundingClientRect();
    if (seen(one) && (top < ceiling - 1 || Math.min(bottom, top + 40) > Math.min(floor, high) + 1))
      wrong.push(`below the fold: ${name(one)}`);
  }

  // nothing lies over a button that can be pressed, once a list is scrolled to it; cards that peek are pulled up first
  for (const one of table.querySelectorAll('button:enabled')) {
    if (!seen(one) || one.closest('.lens-fleeting, .peek:not(.pulled)')) continue;
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

  // no word in two pieces, of those that one can read; where lines end by an ellipsis, the last word may
  const hidden = (one, box) => {
    for (let up = one; up && up !== table; up = up.parentElement)
      if (/hidden|clip/.test(getComputedStyle(up).overflowY) && box.bottom > up.getBoundingClientRect().bottom + 1) return true;
    return false;
  };
  const ellipsis = (one) => {
    for (let up = one; up && up !== table; up = up.parentElement)
      if (getComputedStyle(up).webkitLineClamp !== 'none') return true;
    return false;
  };
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
      const overlap = 0.3 * Math.min(...boxes.map((box) => box.height)); // of lines that stand close
      if (!boxes.some((box) => box.top > first - overlap)) continue;
      const past = boxes.filter((box) => hidden(node.parentElement, box)).length;
      if (past < boxes.length && !(past && ellipsis(node.parentElement))) wrong.push(`broken: ${word}`);
    }
  }
  return wrong;
}"""
OVER_THE_BOARD = """() => {
  const well = document.querySelector('ff-table .board-well'), wrong = [];
  if (!well) return wrong;
  const room = well.getBoundingClientRect();
  for (const one of well.querySelectorAll('.face[role=button]')) {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const on = x > room.left && x < room.right && y > room.top && y < room.bottom && document.elementFromPoint(x, y);
    if (on && !on.closest('.board-well')) wrong.push(`a place is covered: ${on.outerHTML.slice(0, 60)}`);
  }
  if (well.querySelector(':scope > .fit') && getComputedStyle(well).overflowClipMargin !== '0px')
    wrong.push('the board spills over its edge');
  return wrong;
}"""
"""What lies over a place of the board that can be answered; and a board, closer than it fits, behind the words beside it."""
BOARD = """() => {
  const board = document.querySelector('ff-table main.board');
  const open = board?.querySelector('.board-svg') && !board.matches('.reading, .paneled');
  if (!open) return 1;  // a page of the story, or a panel somebody opened, lies there instead
  const well = board.querySelector('.board-well').getBoundingClientRect();
  const [left, top] = [Math.max(well.left, 0), Math.max(well.top, 0)];
  const [wide, high] = [Math.min(well.right, innerWidth) - left, Math.min(well.bottom, innerHeight) - top];
  const spots = 30;
  let seen = 0;
  for (let across = 0.5; across < spots; across++) for (let down = 0.5; down < spots; down++) {
    const on = document.elementFromPoint(left + across / spots * wide, top + down / spots * high);
    if (on?.closest('.board-well') && !on.closest('button')) seen++;
  }
  return seen / spots ** 2 * wide * high / (innerWidth * innerHeight);
}"""
"""The share of the screen on which nothing but the board is met: its room, and of that what nothing covers, by a net of 900 spots.

Scar: a net over the whole screen was a fortieth of its height off where the board ends.
"""
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let n = 0; n < 4; n++) await frame();
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  const most = new Promise((done) => setTimeout(done, 800));
  await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), most]);
  for (let n = 0; n < 2; n++) await frame();
}"""
"""Until what slides has slid."""


def measured(page: Page, width: int, height: int) -> tuple[float, list[str]]:
    """The board's share of a screen of this size, and what is wrong there."""
    page.set_viewport_size({"width": width, "height": height})
    return as_it_lies(page)


def as_it_lies(page: Page) -> tuple[float, list[str]]:
    """The same of a screen that is not turned first, which takes longer than all the rest."""
    page.evaluate(SETTLED)
    page.mouse.move(5, 5)
    found: Any = page.evaluate(WRONG)
    return float(page.evaluate(BOARD)), list(found)
