"""The moves of others are told one after the other, and what stands when that is over is what is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person

pytestmark = pytest.mark.alone
MOVING: dict[str, Any] = {"speed": "plain", "reduced_motion": "no-preference"}
BOARD = """() => {
  const table = document.querySelector('ff-table');
  const at = (piece) => getComputedStyle(piece).transform;
  // attributes are in the order in which they came, and an empty style is none
  const drawn = (one) => [one.tagName, ...[...one.attributes].map(({name, value}) => `${name}=${value}`)
    .filter((said) => said !== 'style=').sort(), one.children.length ? '' : one.textContent.trim()].join(' ');
  const strays = ['.told', '.told-new', '.told-over', '.telling', '.revealed', '[data-told]'];
  return JSON.stringify({
    seq: table.scene.seq,
    pieces: [...table.querySelectorAll('[data-piece]')].map((one) => [one.dataset.piece, at(one),
      ...[...one.querySelectorAll('*')].map(drawn)]).sort(),
    dock: [...table.querySelectorAll('.dock .prompt h2, .dock .opt, .dock .card')].map((one) => one.textContent.trim()),
    rail: table.querySelector('.rail')?.textContent.replace(/\\s+/g, ' '),
    log: [...table.querySelectorAll('.log li')].map((one) => one.textContent.trim().replace(/\\s+/g, ' ')),
    strays: strays.filter((one) => table.querySelector(one)),
  });
}"""
"""What is drawn, as far as it may not depend on how one came there."""
FRAMES = """() => {
  window.frames_told = []; let last = performance.now();
  const frame = (now) => {
    if (document.querySelector('.telling')) window.frames_told.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
TELLING = "document.querySelector('ff-table').show.telling"
ADAS_TURN = """() => !document.querySelector('ff-table').resting
  && document.querySelector('ff-table-page').sitting.store.ask?.yours.length"""
TRAVELLING = """document.getAnimations()
  .filter(({playState, effect}) => playState === 'running' && effect.target?.closest('.piece'))
  .flatMap(({effect}) => effect.getKeyframes())
  .filter((frame) => ['transform', 'translate', 'offsetPath'].some((name) => name in frame))
  .map((frame) => JSON.stringify(frame))"""
"""Pieces that are on their way just now; to fade in or out is no travel."""
LINES_IN_SHEET = """() => {
  const room = document.querySelector('.sheet .log').getBoundingClientRect();
  return [...document.querySelectorAll('.sheet .log li')].map((line) => {
    const {left, top, right, bottom} = line.getBoundingClientRect();
    return {words: line.innerText.trim(), seen: left < room.right && bottom > room.top,
      whole: left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1};
  });
}"""
"""The lines above the newest one of a phone on its side: which of them are seen, and which whole."""


def begun(new_person: NewPerson, *bots: str, **form: Any) -> Person:
    ada = new_person("Ada", **(MOVING | form))
    ada.set_up("refuge", *(bots or ("bot", "bot")))
    ada.at_the_table()
    return ada


def until_told(ada: Person, condition: str = "true") -> None:
    """Answer what is asked until the others move, and this holds while it is told."""
    for _ in range(60):
        what = ada.until(
            f"""() => {{
              const table = document.querySelector('ff-table');
              if ({TELLING} && ({condition})) return 'told';
              if (table.scene.outcome) return 'over';
              const asked = document.querySelector('ff-table-page').sitting.store.ask?.yours.length;
              return asked && !table.resting && table.scene.options?.length ? 'asked' : '';
            }}"""
        )
        if what == "told":
            return
        assert what == "asked", "the match was over before that was told"
        before = ada.seq()
        ada.page.evaluate(
            """() => {
              const table = document.querySelector('ff-table');
              const option = table.scene.options.find((one) => one.action);
              table.dispatchEvent(new CustomEvent('table-play', {detail: {option}, bubbles: true}));
            }"""
        )
        ada.until(
            """before => {
              const {resting, scene} = document.querySelector('ff-table');
              return resting || scene.seq > before;
            }""",
            before,
        )
    raise AssertionError("it was never told")


def test_a_caption_says_who_and_what_and_the_log_goes_with_it(new_person: NewPerson) -> None:
    ada = begun(new_person)
    until_told(ada, f"typeof {TELLING}.beat.main.seat === 'number' && document.querySelector('.lit-line')")
    ada.page.keyboard.press("p")
    actor = ada.page.locator(".telling .actor b")
    expect(actor).to_have_text(ada.page.evaluate(f"`Bot ${{{TELLING}.beat.main.seat + 1}}`"))
    caption = ada.page.locator(".telling h2")
    expect(caption).to_contain_text(ada.page.evaluate(f"{TELLING}.words.split('**')[1]"))
    told = ada.page.evaluate(f"{TELLING}.words").replace("**", "")
    expect(ada.page.locator(".lines .lit-line span").first).to_have_text(told)
    assert ada.page.locator(".announcer p").all_inner_texts().count(told) <= 1 + told.count("again")
    assert not ada.page.locator(".dock .opt[data-option]").count()
    ada.page.keyboard.press("p")


def test_whoever_is_asked_reads_it_at_once_and_answers_when_it_is_over(new_person: NewPerson) -> None:
    """Prompt and Skip within a second, options when the show ends or is skipped, which is within six seconds."""
    ada = begun(new_person)
    ada.page.evaluate(
        """() => {
          const {store} = document.querySelector('ff-table-page').sitting;
          window.asked = [];
          store.watch(() => {
            const yours = store.ask?.yours.length && store.now.scene.prompt?.yours;
            const last = window.asked.at(-1);
            if (yours && last?.seq !== store.now.scene.seq)
              window.asked.push({seq: store.now.scene.seq, at: performance.now()});
          });
          const look = () => {
            const last = window.asked.at(-1);
            if (last && !last.read && document.querySelector('.asked p')?.textContent.trim()
                && document.querySelector('.skip-show')) last.read = performance.now() - last.at;
            if (last && !last.open && !document.querySelector('ff-table').resting
                && document.querySelector('ff-table').scene.seq === last.seq) last.open = performance.now() - last.at;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    until_told(ada, "document.querySelector('.asked')")
    assert not ada.page.locator(".opt[data-option], .board-svg .face[role=button]").count()
    ada.until("() => window.asked.at(-1).open")
    times = ada.page.evaluate("window.asked.filter((one) => one.read)")
    print("read and open after, in ms:", [(round(one["read"]), round(one["open"])) for one in times])
    assert all(one["read"] < 1000 for one in times)
    assert all(one["open"] <= 6000 for one in times)

    until_told(ada, "document.querySelector('.asked')")
    ada.page.locator(".skip-show").click()
    expect(ada.page.locator(".telling")).to_have_count(0)
    expect(ada.options().first).to_be_enabled()


@pytest.mark.parametrize("still", [False, True])
def test_the_last_picture_is_the_true_one(new_person: NewPerson, still: bool) -> None:
    """After ten moves of bots the page looks as one that has just been opened."""
    ada = begun(new_person, speed="double", reduced_motion="reduce" if still else "no-preference")
    told = "window.told = new Set([...(window.told ?? []), document.querySelector('ff-table').scene.seq])"
    for _ in range(200):
        until_told(ada, f"({told}).size")
        if ada.page.evaluate("window.told.size") >= 10:
            break
        ada.until(f"() => !{TELLING} || !window.told.has(document.querySelector('ff-table').scene.seq)")
    ada.until(ADAS_TURN)  # while a bot thinks, nothing rests for long
    ada.page.wait_for_timeout(900)
    ada.page.mouse.move(5, 5)
    before = ada.page.evaluate(BOARD)
    ada.page.reload()
    ada.at_the_table()
    ada.until(ADAS_TURN)
    ada.page.wait_for_timeout(900)
    assert ada.page.evaluate(BOARD) == before


def test_without_motion_start_and_end_are_seen_together(new_person: NewPerson) -> None:
    ada = begun(new_person, reduced_motion="reduce")
    until_told(ada, "document.querySelector('.told .way')")
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".told .gone").first).to_be_visible()
    assert ada.page.evaluate(TRAVELLING) == []


def test_a_card_at_the_centre_with_what_comes_of_it(new_person: NewPerson) -> None:
    ada = begun(new_person)
    until_told(ada, "document.querySelector('.revealed') && document.querySelector('.readings .on')")
    ada.page.keyboard.press("p")
    number = ada.page.locator(".readings .on .spot").inner_text()
    assert number in ada.page.locator(".revealed .spots .spot").all_inner_texts()
    card, dock = ada.page.locator(".revealed").bounding_box(), ada.page.locator(".dock").bounding_box()
    assert card
    assert dock
    assert card["x"] + card["width"] <= dock["x"]
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".revealed")).to_have_count(0)


def test_the_last_round_again(new_person: NewPerson) -> None:
    ada = begun(new_person)
    until_told(ada, f"{TELLING}.beat.main.seat === 1")
    ada.until(
        "() => document.querySelector('[data-do=again]') && !document.querySelector('ff-table').resting"
    )
    seq = ada.seq()
    ada.page.keyboard.press("r")
    expect(ada.page.locator(".telling .actor em")).to_be_visible()
    assert ada.seq() < seq
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".telling")).to_have_count(0)
    ada.until("seq => document.querySelector('ff-table').scene.seq >= seq", seq)


def test_a_card_on_its_way_folds_nothing_away(new_person: NewPerson) -> None:
    """It takes room beside the board that it will not need once it lies there."""
    ada = new_person("Ada")
    ada.set_up("refuge")
    ada.at_a_table()
    last = ".rail [data-panel=kraken_drawn]"
    ada.play_ahead(40, until=f"() => document.querySelector('{last}')")
    expect(ada.page.locator(last)).to_be_visible()
    ada.page.evaluate(
        """async (last) => {
          const [table, panel] = [document.querySelector('ff-table'), document.querySelector(last)];
          panel.animate([{transform: 'translateY(900px)'}, {transform: 'none'}], 1000);
          table.fitting.soon({scene: false, guide: false, chosen: false});
          await new Promise((done) => setTimeout(done, 1400));
        }""",
        last,
    )
    expect(ada.page.locator(last)).to_be_visible()


def test_on_a_phone_the_show_leaves_the_board_in_sight(new_person: NewPerson) -> None:
    ada = begun(new_person, **PHONE)
    until_told(ada, "document.querySelector('.told .way')")
    ada.page.evaluate("document.querySelector('ff-table').show.pause()")
    board = ada.page.locator("main.board").bounding_box()
    assert board
    assert board["height"] > 844 * 0.45
    in_reach = """(button) => { const at = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)); }"""
    hurry = ada.page.get_by_role("button", name="hold to hurry")
    assert hurry.evaluate("button => button.getBoundingClientRect().height") >= 44
    assert hurry.evaluate(in_reach)
    ada.page.evaluate(
        """() => { const wordy = new CSSStyleSheet();
          wordy.replaceSync('.sheet .telling h2 { min-height: 45vh; }');
          document.adoptedStyleSheets.push(wordy); }"""
    )
    assert hurry.evaluate(in_reach)


def test_on_its_side_a_phone_gives_the_board_its_height_and_the_camera_goes_along(
    new_person: NewPerson,
) -> None:
    ada = begun(new_person, **(PHONE | {"viewport": {"width": 844, "height": 390}}))
    for _ in range(3):
        until_told(ada, "document.querySelector('.told .mark .place')")
        ada.page.evaluate("document.querySelector('ff-table').show.pause()")
        board = ada.page.locator("main.board").bounding_box()
        assert board
        assert board["height"] >= 385
        lit = ada.page.locator(".told .mark .place").last.bounding_box()
        assert lit
        slack = 4  # the outline of the lowest row is a line wider than the row
        assert lit["x"] >= board["x"] - slack
        assert lit["y"] >= board["y"] - slack
        assert lit["x"] + lit["width"] <= board["x"] + board["width"] + slack
        assert lit["y"] + lit["height"] <= board["y"] + board["height"] + slack
        assert lit["width"] >= 20
        ada.page.evaluate("document.querySelector('ff-table').show.goOn()")
        ada.until(f"() => !{TELLING} || !document.querySelector('.told .mark .place')")
    answered = (
        "() => document.querySelector('ff-table').scene.prompt?.yours && !document.querySelector('.telling')"
    )
    ada.until(answered)
    expect(ada.page.locator(".inset .seen")).to_be_visible()


def test_on_its_side_a_phone_has_the_newest_line_in_sight_and_the_log_one_press_away(
    new_person: NewPerson,
) -> None:
    ada = begun(new_person, **(PHONE | {"viewport": {"width": 844, "height": 390}}))
    foot = ada.page.locator(".last-line")
    above = 0
    for _ in range(8):  # a long caption leaves no room above the newest line; the next one does
        until_told(ada, "document.querySelector('ff-table').log.lines.length > 6")
        ada.page.evaluate("document.querySelector('ff-table').show.pause()")
        lines = ada.page.evaluate(
            "document.querySelector('ff-table').log.lines.map(({text}) => text.replaceAll('**', ''))"
        )
        expect(foot).to_be_in_viewport(ratio=1)
        expect(foot).to_contain_text(lines[-2])  # the newest one is the caption

        # above it the lines before, each of them whole; those without room are out of sight altogether
        seen = [one for one in ada.page.evaluate(LINES_IN_SHEET) if one["seen"]]
        assert all(one["whole"] for one in seen)
        assert [one["words"] for one in seen] == lines[-3 : -3 - len(seen) : -1]
        above = max(above, len(seen))
        if above:
            break
        ada.page.evaluate("document.querySelector('ff-table').show.goOn()")
        ada.until(f"() => !{TELLING}")
    assert above

    foot.click()
    expect(ada.page.locator("#drawer-title")).to_have_text("What happened")
    # a move of many lines is higher than a phone on its side: its last line is what must be in sight
    expect(ada.page.locator(".history li").last.locator("p").last).to_be_in_viewport(ratio=1)


def test_frames_while_it_is_told(new_person: NewPerson) -> None:
    ada = begun(new_person)
    ada.page.evaluate(FRAMES)
    for _ in range(3):
        until_told(ada)
        ada.until(f"() => !{TELLING}")
    times = sorted(ada.page.evaluate("window.frames_told"))
    assert len(times) > 60
    p95 = times[int(len(times) * 0.95)]
    print(f"{len(times)} frames, p50 {times[len(times) // 2]:.1f} ms, p95 {p95:.1f} ms")
    # p95 is to be under 34 ms where nothing else runs; beside other work only the middle one says something
    assert times[len(times) // 2] < 34
