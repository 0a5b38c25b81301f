"""Measures the client in Chromium against a running server: from message to paint, and 300 pieces in motion.

    python web/scripts/measure.py URL [GAME]

A change counts as painted when the frame that holds it has left the page's main thread. Frames of the crowd
are those that Chromium's compositor has drawn: pieces move there, and a page that counted frames itself would
hold them up. Chromium draws without a graphics card here, so both are figures of the processor.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import sys
from itertools import pairwise

from playwright.sync_api import Browser, Page, sync_playwright

WATCH = """() => {
  const heard = [];
  window.__heard = heard;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        if (!event.data.startsWith('{"t":"moment"')) return;
        const at = performance.now();
        const table = document.querySelector('ff-table');
        if (!table) return;
        const seen = new MutationObserver(() => {
          seen.disconnect();
          const painted = new MessageChannel();
          painted.port1.onmessage = () => heard.push(performance.now() - at);
          requestAnimationFrame(() => painted.port2.postMessage(0));
        });
        seen.observe(table, {subtree: true, childList: true, attributes: true, characterData: true});
      });
    }
  };
}"""

CROWD = """async (count) => {
  const table = document.querySelector('ff-table');
  const {scene, stage} = table;
  const [, piece] = Object.entries(scene.nodes).find(([, node]) => node.type === 'piece' && node.owner === 0);
  const spaces = stage.spaces.map((space) => space.id);
  const crowd = (shift) => Object.fromEntries(Array.from({length: count}, (_, n) => [`crowd-${n}`, {...piece, at: spaces[(n * 7 + shift) % spaces.length], marks: []}]));
  const scene_of = (shift) => ({...scene, options: [], nodes: crowd(shift), order: Object.keys(crowd(shift))});
  await table.advance(scene_of(0), stage, []);
  await new Promise((done) => setTimeout(done, 800));
  const motions = Array.from({length: count}, (_, n) => ({piece: `crowd-${n}`, to: spaces[(n * 7 + 31) % spaces.length], via: [spaces[(n * 7 + 11) % spaces.length], spaces[(n * 7 + 23) % spaces.length]]}));
  performance.mark('crowd-goes');
  await table.advance(scene_of(31), stage, [{text: '', rule: '', motions}]);
  performance.mark('crowd-stands');
}"""  # noqa: E501


def begin(page: Page, url: str, game: str) -> None:
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{url}/games/{game}")
    page.wait_for_selector("[data-submit]")
    page.click("[data-submit]")
    page.wait_for_selector("ff-table .board-svg")


def crowd(browser: Browser, page: Page) -> list[float]:
    """Milliseconds between the frames drawn while 300 pieces move."""
    browser.start_tracing(page=page, categories=["viz", "blink.user_timing"])
    page.evaluate(CROWD, 300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    goes, stands = (
        next(one["ts"] for one in events if one["name"] == mark) for mark in ("crowd-goes", "crowd-stands")
    )
    drawn = sorted(
        one["ts"]
        for one in events
        if one["name"] == "Display::DrawAndSwap" and one["ph"] in "XB" and goes <= one["ts"] <= stands
    )
    return [(after - before) / 1000 for before, after in pairwise([goes, *drawn])]


def main(url: str, game: str) -> None:
    options = ".opt[data-option]:enabled, .buttons [data-option]:enabled"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        begin(page, url, game)
        for _ in range(12):
            page.locator(options).first.wait_for(timeout=60_000)
            page.locator(options).first.click()
            page.wait_for_timeout(500)
        waits = page.evaluate("window.__heard")
        print(
            f"message to painted change, {len(waits)} moves: median {statistics.median(waits):.1f} ms, "
            f"worst {max(waits):.1f} ms (a frame is 16.7 ms)"
        )
        steps = crowd(browser, page)
        print(
            f"300 pieces moving for {sum(steps) / 1000:.2f} s: {len(steps) / sum(steps) * 1000:.1f} "
            f"frames a second, median {statistics.median(steps):.1f} ms, worst {max(steps):.1f} ms"
        )
        busy = os.getloadavg()[0]
        print(f"the machine: {os.cpu_count()} cores, {busy:.1f} processes wanted one in the last minute")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "refuge")
