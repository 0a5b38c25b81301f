"""Somebody at a browser, as the tests see them: what they do, what they are shown."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Response, expect
from playwright.sync_api import TimeoutError as Late

OPTIONS = ", ".join(f"{place}[data-option]:enabled" for place in (".opt", ".buttons ", ".pinned ", ".foot "))
FOLDED = ".verb-tile:enabled"
"""What has many options behind it, and shows them when it is pressed."""
PATIENCE = 90_000
"""Milliseconds until something that must come has come, on a machine that is busy with other things."""
PRESSING = 20_000
"""Milliseconds until an option that was there can be pressed, or is not there any more."""
STANDING = """() => {
  const [page, table] = [document.querySelector('ff-table-page'), document.querySelector('ff-table')];
  if (!table) return document.body.innerText.slice(0, 400);
  const {live, store: {line, ask, awaited, drawing, next}} = page.sitting;
  const {resting, chosen, hovered, scene} = table;
  return JSON.stringify({line, awaited, drawing, curtain: next, unanswered: live.unanswered, ask: ask?.id, yours: ask?.yours,
    resting, chosen, hovered, seq: scene?.seq, kind: scene?.prompt?.kind, options: scene?.options?.map((one) => one.id)});
}"""
LISTEN = """() => {
  window.tapped = false;
  addEventListener('click', () => setTimeout(() => window.tapped = true), {capture: true, once: true});
}"""
"""A finger's click comes a little after the finger has left: Chromium first makes sure that it was no gesture."""
AHEAD = """async ([seed, moves]) => {
  const enough = UNTIL;
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const make = async (moves) => {
    for (let made = 0; made < moves && !enough();) {
      document.querySelector('.curtain button')?.click();
      const table = document.querySelector('ff-table');
      if (table.scene.outcome) return;
      const asked = document.querySelector('ff-table-page').sitting.store.ask?.yours.length;
      const options = (table.scene.options ?? []).filter((one) => one.action && one.action.do !== 'concede');
      if (asked && options.length && !table.resting) {
        const option = options[Math.floor(chance() * options.length)];
        const before = table.scene.seq;
        table.dispatchEvent(new CustomEvent('table-play', {detail: {option}, bubbles: true}));
        made++;
        for (let n = 0; n < 3000 && table.scene.seq === before && !document.querySelector('.curtain'); n++) await rest(20);
      }
      await rest(20);
    }
  };
  // Nobody looks: what is not seen need be neither laid out nor painted, which is half of the work.
  document.body.style.contentVisibility = 'hidden';
  await make(moves).finally(() => document.body.style.contentVisibility = '');
}"""
"""Random answers from inside the page: where a test needs a moment in mid-match, not the clicks to it."""
TO_THE_END = """(seed) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const {sitting: {answers, live, pictures, store}} = document.querySelector('ff-table-page');
  pictures.show = async (moment, scene, stage) => {
    store.sees(moment, {scene, stage});
    store.unveil();
  };
  // A house answers forty frames a second and refuses the rest.
  const play = async () => {
    for (; !store.now.scene.outcome; await rest(40)) {
      const options = (store.now.scene.options ?? []).filter((one) => one.action && one.action.do !== 'concede');
      if (!store.ask?.yours.length || store.resting || !options.length) continue;
      answers.play({detail: {option: options[Math.floor(chance() * options.length)]}});
    }
  };
  window.played = play().then(() => {
    delete pictures.show;
    pictures.drawNow();
    return true;
  });
}"""
"""A whole match at random, of which only the end is drawn; two pages may do so beside each other."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LINE_IS_DOWN = ("WebSocket", "ERR_CONNECTION", "Failed to load resource")


class Person:
    def __init__(self, name: str, page: Page, url: str, touch: bool = False) -> None:
        self.name, self.page, self.url = name, page, url
        self.complaints: list[str] = []
        """Errors of the page. While a test takes the server away, lost connections are no fault."""
        self.expect_lost_line = False
        self.touch = touch
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        lost = self.expect_lost_line and any(word in message.text for word in LINE_IS_DOWN)
        if message.type == "error" and not lost and "status of 4" not in message.text:
            self.complaints.append(message.text)

    def _answered(self, response: Response) -> None:
        if response.status >= 500 and not self.expect_lost_line:
            self.complaints.append(f"{response.status} {response.url}")

    # --- getting to a table

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.url + path)

    def set_up(self, game: str, *others: str, submit: bool = True) -> None:
        """On the set-up page of a game: see `sit_down`."""
        self.open(f"/games/{game}")
        self.sit_down(*others, submit=submit)

    def sit_down(self, *others: str, submit: bool = True) -> None:
        """On the set-up page: take the first seat, and give the others to a `friend`, `bot`, `sailor` or `me`."""
        expect(self.page.locator("[data-submit]")).to_be_visible(timeout=PATIENCE)
        self.page.locator("input[name=name]").fill(self.name)
        words = {
            "friend": "Invite a friend",
            "me": "I play this seat too",
            "bot": "A bot, random",
            "sailor": "A bot, sailor",
        }
        for seat, who in enumerate(others, 1):
            plate = self.page.locator(f'[data-seat="{seat}"]')
            plate.click()
            self.page.get_by_role("menuitem", name=words[who]).click()
        if submit:
            self.page.locator("[data-submit]").click()

    def invitation(self) -> str:
        """The link that the lobby shows in the sheet that opens by itself; then the sheet is closed."""
        address = self.page.locator("ff-invite [data-link=play]")
        expect(address).to_have_value(re.compile(r"/t/\w+#p\."), timeout=PATIENCE)
        link = address.input_value()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("ff-invite")).to_have_count(0)
        return link

    def come_in(self, link: str) -> None:
        """By the link, with a name, onto the first free seat."""
        self.open(link)
        self.page.locator("input[name=name]").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.locator(".s.me")).to_be_visible()
        expect(self.page.get_by_role("button", name="Not ready yet")).to_be_visible()  # so the host may begin

    # --- at the table

    @property
    def board(self) -> Locator:
        return self.page.locator("ff-table .board-svg")

    def at_the_table(self) -> None:
        expect(self.board).to_be_visible(timeout=PATIENCE)

    def at_a_table(self) -> None:
        """Whatever lies open there: the board, or a page that is read first."""
        self.until("() => Boolean(document.querySelector('ff-table')?.scene)")

    def options(self) -> Locator:
        return self.page.locator(OPTIONS)

    @property
    def asked(self) -> bool:
        return self.options().count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def scene(self) -> dict[str, Any]:
        """What this page was sent to draw."""
        scene: dict[str, Any] = self.page.evaluate("document.querySelector('ff-table').scene")
        return scene

    def seq(self) -> int:
        return int(self.page.evaluate("document.querySelector('ff-table')?.scene?.seq ?? 0"))

    def until(self, condition: str, arg: object = None) -> str:
        """Wait for a condition in the page, and say what it gave; in vain, say how the table stands."""
        try:
            return str(self.page.wait_for_function(condition, arg=arg, timeout=PATIENCE).json_value())
        except Late as late:
            raise AssertionError(f"{self.name} waited in vain: {self.page.evaluate(STANDING)}") from late

    def wait_for_news(self, since: int) -> None:
        """Until the picture is a later one."""
        self.until("since => (document.querySelector('ff-table')?.scene?.seq ?? 0) > since", since)

    def wait_for_turn(self, *besides: str) -> None:
        """Until there is something to answer, the match is over, or one of these is on the page."""
        wanted = ", ".join([OPTIONS, FOLDED, ".ending", *besides])
        self.until("waited => Boolean(document.querySelector(waited))", wanted)

    def play_ahead(self, moves: int, until: str = "() => false", seed: int = 7) -> None:
        """At random, until so many moves were made or this holds in the page."""
        self.page.evaluate(AHEAD.replace("UNTIL", until), [seed, moves])
        self.draw_the_curtain()
        self.awake()

    def begin_to_play(self, seed: int) -> None:
        """At random, to the end of the match; see `played_out`."""
        self.page.evaluate(TO_THE_END, seed)

    def played_out(self) -> None:
        """Until the match that was begun with `begin_to_play` is over, and its end is drawn."""
        self.until("() => window.played")
        expect(self.page.locator(".ending")).to_be_visible()

    def draw_the_curtain(self) -> None:
        """Where one screen serves several: say that the right one sits there."""
        while (curtain := self.page.locator(".curtain button")).count():
            curtain.click()
            expect(curtain).to_have_count(0)

    def offered(self) -> list[str]:
        """The ids of the options that can be taken now, in the order they are shown; long lists are opened."""
        ids: list[str] = self.page.evaluate(
            """async wanted => {
              for (const folded of document.querySelectorAll('[data-more]:not([aria-expanded=true])')) folded.click();
              const table = document.querySelector('ff-table');
              for (const {dataset: {verb}} of document.querySelectorAll('.verb-tile'))
                if (!table.verbs.opened.has(verb)) table.verbs.unfold(verb);
              await table?.updateComplete;
              return [...document.querySelectorAll(wanted)].map((one) => one.dataset.option);
            }""",
            OPTIONS,
        )
        return ids

    def choose(self, number: int) -> bool:
        """Play one of the options, with the confirmation if it wants one.

        False if the table moved on first: somebody else was faster, and there is another question now.
        """
        before = self.seq()
        offered = self.offered()
        if number >= len(offered):
            return False
        option = offered[number]
        try:
            self._press(f'[data-option="{option}"]:enabled')
            if self._what_came(before, option) == "confirm":
                self._press(f'[data-play="{option}"]:enabled')
        except Error:
            if self.seq() == before:
                raise
            return False
        return self.settled(before)

    def answer(self, number: int = 0) -> None:
        """Wait to be asked, then play one of the options for certain."""
        while True:
            self.wait_for_turn()
            if self.choose(number):
                return
            assert not self.over, "there was nothing left to answer"

    def play_to_the_end(self, most: int = 400) -> None:
        """Answer whenever there is something to answer; somebody else may be faster, and end it."""
        for _ in range(most):
            self.wait_for_turn()
            if self.over:
                return
            self.choose(0)
        raise AssertionError(f"still not over after {most} answers")

    def _press(self, wanted: str) -> None:
        found = self.page.locator(wanted).first
        if self.touch:
            self.page.evaluate(LISTEN)
            found.tap(timeout=PRESSING, no_wait_after=True)
            self.page.wait_for_function("() => window.tapped", timeout=PRESSING)
        else:
            self.page.mouse.move(1, 1)  # who does not move between two clicks meant only the first
            found.click(timeout=PRESSING, no_wait_after=True)

    def _what_came(self, since: int, option: str) -> str:
        """After a press: the answer is on its way (`sent`), wants a word more (`confirm`), or fell flat."""
        return self.until(
            """([since, option]) => {
              const table = document.querySelector('ff-table');
              if (table.resting || table.scene.seq > since || document.querySelector('.curtain')) return 'sent';
              if (table.chosen !== option) return 'flat';
              return document.querySelector(`[data-play="${CSS.escape(option)}"]:enabled`) && 'confirm';
            }""",
            [since, option],
        )

    def settled(self, since: int) -> bool:
        """Once nothing is under way any more: is the picture a later one?"""
        self.until(
            """() => {
              const table = document.querySelector('ff-table');
              return !table.resting || Boolean(document.querySelector('.curtain'));
            }"""
        )
        return self.seq() > since

    def awake(self) -> None:
        """Until the table has rested after its last question, so that a press means something."""
        self.until(
            "() => { const table = document.querySelector('ff-table'); return table?.scene && !table.rests; }"
        )
