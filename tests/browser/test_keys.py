"""By keyboard alone on every page: each stop is seen and leads on, Escape closes what was opened and gives focus back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person

PAGES = {
    "/": ".game",
    "/tables": ".state",
    "/host": "pre",
    "/games/refuge/rules": "details",
    "/games/refuge": "[data-submit]",
    "/games/lurk": "[data-submit]",
    "/games/sleeping": "[data-submit]",
}
"""Where the keyboard goes, and what is there once the page has come."""
COMPANY = {"refuge": (), "tentacula": ("me",), "lurk": ("me",), "jupiter": (), "sleeping": ()}
"""Who sits with Ada, so that nothing changes while she walks."""
MOST = 150
"""More stops than any page has: whoever takes more steps goes in circles."""
CONTROLS = """() => {
  const roving = '[tabindex="-1"], .face';
  return [...document.querySelectorAll('button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.matches(roving) && !one.closest('[inert]'))
    .map((one) => SAID(one));
}"""
STOP = """async () => {
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);  // what it previews has found its place
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const box = at.getBoundingClientRect();
  const drawn = (one) => { const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5 && !outlineColor.endsWith(' 0)'); };
  const around = [at, at.parentElement, at.parentElement?.parentElement].filter(Boolean);
  const ring = around.some((one) => drawn(one) && one.getBoundingClientRect().width > 8)
    || Boolean(at.closest('svg')?.querySelector('.focus, a:focus-visible .reach'));
  const [top, ...below] = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const under = top?.closest('.board-svg') && below.includes(at);  // a ship on its harbour: both have a ring
  const seen = Boolean(top) && (at.contains(top) || top.contains(at) || Boolean(under || top.closest('label')?.contains(at)));
  return {name: SAID(at), ring, seen, first: at.__walked ? true : ((at.__walked = true), false)};
}"""
SAID = """((one) => { one.__n ??= (window.__n = (window.__n ?? 0) + 1);
  return `${one.__n} ${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${(one.ariaLabel || one.textContent || one.name || '').trim().slice(0, 40)}`; })"""
FOCUS = "document.activeElement.matches(%r)"


def walk(page: Page) -> None:
    """Tab from the top until it comes round: every control is a stop, and one knows at each where one is."""
    wanted = set(page.evaluate(CONTROLS.replace("SAID", SAID)))
    page.evaluate(
        "document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')"
    )
    reached, dim, hidden = [], [], []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP.replace("SAID", SAID))
        if stop is None or stop["first"]:
            break
        reached.append(stop["name"])
        if not stop["ring"]:
            dim.append(stop["name"])
        if not stop["seen"]:
            hidden.append(stop["name"])
    else:
        raise AssertionError(f"still not round: {reached[-4:]}")
    number = {name.split()[0] for name in reached}  # words may change while one looks at them
    assert dim == [], "stops that do not show it"
    assert hidden == [], "stops that lie under something or off the screen"
    assert [name for name in wanted if name.split()[0] not in number] == [], "never reached"


@pytest.mark.alone
@pytest.mark.parametrize("path", PAGES)
def test_a_page(new_person: NewPerson, path: str) -> None:
    ada = new_person("Ada")
    ada.open(path)
    expect(ada.page.locator(PAGES[path]).first).to_be_visible()
    walk(ada.page)


def test_the_lobby(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge", "friend")
    ada.invitation()
    walk(ada.page)


@pytest.mark.alone
@pytest.mark.parametrize("game", COMPANY)
def test_a_table(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    ada.play_ahead(5)
    ada.wait_for_turn()
    ada.page.evaluate("document.querySelector('ff-table-page').sitting.toasts.drop('refused')")
    walk(ada.page)
    sheets_open_and_close(ada)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(ada.page.locator(".table-root.phone")).to_be_visible()
    walk(ada.page)


@pytest.mark.alone
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640)])
def test_a_card_of_a_hand_that_peeks_is_seen_whole(new_person: NewPerson, size: tuple[int, int]) -> None:
    """However little room the question leaves."""
    ada = new_person("Ada", **(PHONE | {"viewport": {"width": size[0], "height": size[1]}}))
    ada.set_up("jupiter")
    ada.at_a_table()
    ada.page.evaluate(
        """() => { const scarce = new CSSStyleSheet();
          scarce.replaceSync('.sheet > .tray { min-height: 40vh; }');
          document.adoptedStyleSheets.push(scarce); }"""
    )
    card = ada.page.locator(".peek .card").first
    for _ in range(MOST):
        ada.page.keyboard.press("Tab")
        if card.evaluate("card => card === document.activeElement"):
            break
    assert ada.page.evaluate(STOP.replace("SAID", SAID))["seen"]


def sheets_open_and_close(ada: Person) -> None:
    page, keys = ada.page, ada.page.keyboard
    drawer = page.locator(".drawer")
    for command in ("rules", "talk", "menu"):
        page.locator(f'[data-do="{command}"]').first.focus()
        keys.press("Enter")
        expect(drawer).to_be_visible()
        page.wait_for_function("() => document.activeElement.closest('.drawer')")
        keys.press("Escape")
        expect(drawer).to_have_count(0)
        assert page.evaluate(FOCUS % f'[data-do="{command}"]')
    # whatever vanished from under the keyboard: Tab stays in the sheet
    keys.press("Enter")
    expect(drawer).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('.drawer')")
    page.evaluate("document.activeElement.blur()")
    keys.press("Tab")
    assert page.evaluate(FOCUS % ".drawer *")
    keys.press("Escape")
    # keys for it, and what was chosen stays chosen
    page.evaluate("document.activeElement.blur()")
    keys.press("1")
    chosen = page.evaluate("document.querySelector('ff-table').chosen")
    for key in ("?", "l"):
        keys.press(key)
        expect(drawer).to_be_visible()
        keys.press("Escape")
        expect(drawer).to_have_count(0)
    assert page.evaluate("document.querySelector('ff-table').chosen") == chosen
    keys.press("Escape")


@pytest.mark.alone
def test_set_up_by_arrows(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    page, keys = ada.page, ada.page.keyboard
    ada.set_up("refuge", submit=False)
    checked = page.locator("[role=radio][aria-checked=true]").first
    checked.focus()
    before = checked.inner_text()
    keys.press("ArrowRight")  # from the last one to the first
    assert page.evaluate(FOCUS % "[role=radio][aria-checked=true]")
    assert page.evaluate("document.activeElement.innerText") != before
    seat = page.locator('[data-seat="1"]')
    menu = page.locator(".popover.menu")
    seat.focus()
    keys.press("Enter")
    keys.press("End")
    assert page.evaluate(FOCUS % ".popover.menu [role=menuitem]:last-child")
    keys.press("ArrowDown")
    assert page.evaluate(FOCUS % ".popover.menu [role=menuitem]:first-child")
    keys.press("Tab")
    expect(menu).to_have_count(0)
    seat.focus()
    keys.press("Enter")
    expect(menu).to_be_visible()
    keys.press("Escape")
    expect(menu).to_have_count(0)
    assert page.evaluate(FOCUS % '[data-seat="1"]')


SEVERAL = """() => { const table = document.querySelector('ff-table');
  return table.targets().find((id) => table.options.on(id).length > 1); }"""


@pytest.mark.alone
def test_menus_and_cards_on_the_table(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    page, keys = ada.page, ada.page.keyboard
    ada.set_up("lurk", "me")
    ada.at_a_table()
    ada.play_ahead(60, until=SEVERAL)
    place = page.evaluate(SEVERAL)
    page.locator(f'.face[data-id="{place}"]').first.focus()
    keys.press("Enter")
    menu = page.locator(".popover.menu")
    expect(menu.locator("button").first).to_be_focused()
    keys.press("ArrowDown")
    expect(menu.locator("button").nth(1)).to_be_focused()
    keys.press("Escape")
    expect(menu).to_have_count(0)
    assert page.evaluate("id => document.activeElement.dataset.id === id", place)

    ada.set_up("refuge")
    ada.at_a_table()
    page.locator("a.skip").focus()
    keys.press("Enter")
    assert page.evaluate(FOCUS % "#prompt")
    assert page.url.endswith(page.url.split("#")[0])
    ada.play_ahead(40, until="() => document.querySelector('div.card[tabindex]')")
    card = page.locator("div.card[tabindex]").first
    card.focus()
    keys.press("Enter")
    expect(page.locator(".popover.read")).to_be_visible()
    keys.press("Escape")
    expect(page.locator(".popover.read")).to_have_count(0)
    expect(card).to_be_focused()


@pytest.mark.alone
def test_the_end_and_looking_back(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    page, keys = ada.page, ada.page.keyboard
    ada.set_up("pearls", "bot")
    ada.at_a_table()
    ada.play_ahead(200, until="() => document.querySelector('ff-table').scene.outcome")
    banner, ending = page.locator(".banner"), page.locator(".ending")
    expect(banner).to_be_visible()
    keys.press("Shift")
    expect(banner).to_have_count(0)
    expect(ending).to_be_visible()
    page.locator("[data-review]").focus()
    keys.press("Enter")
    point = page.locator(".review .curve a").first
    expect(point).to_be_visible()
    point.focus()
    keys.press("Enter")  # to the moment
    scrubber = page.locator(".replay input[type=range]")
    expect(scrubber).to_be_focused()
    before = scrubber.input_value()
    keys.press("ArrowRight")
    expect(scrubber).not_to_have_value(before)
    walk(page)
    keys.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    expect(ending).to_be_visible()
    page.reload()
    expect(ending).to_be_visible()  # it stays, and the banner does not come again
    expect(banner).to_have_count(0)


@pytest.mark.alone
def test_nothing_behind_the_curtain_is_reached(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    page, keys = ada.page, ada.page.keyboard
    ada.set_up("tentacula", "me")
    ada.at_a_table()
    curtain = page.locator(".curtain button")
    for _ in range(12):
        ada.wait_for_turn(".curtain")
        if curtain.count():
            break
        ada.choose(0)
    expect(curtain).to_be_focused()
    chosen = page.evaluate("document.querySelector('ff-table').chosen")
    for key in ("Tab", "2", "Tab", "ArrowDown"):
        keys.press(key)
        assert page.evaluate("!document.activeElement.closest('ff-table')"), key
    assert page.evaluate("document.querySelector('ff-table').chosen") == chosen
