"""What the static site costs, measured in Chromium from local files: bytes, first picture,
answers, frames, memory.

python -m tests.offline.budgets [GAME]     the client is built before; on a machine that is quiet
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from fathomfive.site.writing import write_site
from tests.browser.conftest import SPEED
from tests.browser.person import Person
from tests.chromium import start
from tests.offline.host import Host
from tests.offline.visit import with_sailors
from tests.offline.wasm import KEPT, WEB

ANSWERS = 40
REST = 75
"""Seconds until the worker that thinks has gone, and the browser has thrown away what it had drawn before."""
TIMED = """(() => {
  window.moves = [];
  const sent = new Map(), post = Worker.prototype.postMessage;
  const inner = (data) => JSON.parse(JSON.parse(data).text ?? '{}');
  const frame = (data, tag) => typeof data === 'string' && data.includes(tag) && inner(data);
  const heard = ({data}) => {
    const {t, key} = frame(data, 'done') || {};
    if (t === 'done' && sent.has(key)) window.moves.push(performance.now() - sent.get(key));
  };
  Worker.prototype.postMessage = function (said, ...rest) {
    if (!this.timed) this.addEventListener('message', heard);
    this.timed = true;
    const {t, key} = frame(said, 'play') || {};
    if (t === 'play') sent.set(key, performance.now());
    return post.call(this, said, ...rest);
  };
})()"""
"""How long each answer took from the page to its confirmation."""
FRAMES = """(() => {
  window.frames_while_thinking = [];
  const thinks = () => {
    const {ask} = document.querySelector('ff-table-page')?.sitting?.store ?? {};
    return Boolean(ask && !ask.yours.length);
  };
  let [last, thought] = [0, false];
  const frame = (now) => {
    const thinking = thinks();
    if (last && thought && thinking && !document.hidden) window.frames_while_thinking.push(now - last);
    [last, thought] = [now, thinking];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""
"""How long each picture of the table stood while only a bot was asked, from its question to its answer."""
BROTLI = """const {brotliCompressSync} = require('zlib'), {readFileSync} = require('fs');
const packed = JSON.parse(process.argv[1]).map((file) => brotliCompressSync(readFileSync(file)).length);
console.log(packed.reduce((sum, one) => sum + one, 0));"""


def measured(game: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        web = Path(folder)
        write_site(web / "site", "/site/", WEB / "node_modules" / "pyodide", KEPT)
        host = Host(web)
        try:
            return _visit(game, web, host)
        finally:
            host.stop()


def _visit(game: str, web: Path, host: Host) -> dict[str, float]:
    with sync_playwright() as playwright:
        browser = start(playwright)
        around = browser.new_context(reduced_motion="reduce")
        around.add_init_script(SPEED.replace("SPEED", "once") + "\n;" + TIMED + "\n;" + FRAMES)
        page = around.new_page()
        fetched: set[str] = set()
        around.on("request", lambda request: fetched.add(request.url))
        ada = Person("Ada", page, f"http://localhost:{host.port}/site")
        with_sailors(ada, game)  # who think
        began = time.monotonic()
        page.locator("[data-submit]").click()
        ada.at_a_table()
        cold, first = time.monotonic() - began, set(fetched)
        for _ in range(ANSWERS):
            _answer(ada)
        moves = sorted(page.evaluate("window.moves"))
        frames = sorted(page.evaluate("window.frames_while_thinking"))
        began = time.monotonic()
        page.reload()
        ada.at_a_table()
        warm = time.monotonic() - began
        _answer(ada)
        memory = _memory()
        time.sleep(REST)
        rested = _memory()
        browser.close()
    bare = (url.partition("?")[0] for url in first)
    files = {web / url.split("/", 3)[3] for url in bare if url.count("/") > 3}
    return {
        "first visit, MB with brotli": round(_packed([file for file in files if file.is_file()]) / 1e6, 2),
        "first picture after the click, s": round(cold, 2),
        "table again after a reload, s": round(warm, 2),
        "an answer confirmed, ms (median)": round(moves[len(moves) // 2], 1),
        "an answer confirmed, ms (95 of 100)": round(moves[int(len(moves) * 0.95) - 1], 1),
        "frames while a bot thought": len(frames),
        "the worst of them, ms": round(frames[-1], 1) if frames else 0.0,
        "the 99th of 100 of them, ms": round(frames[int(len(frames) * 0.99) - 1], 1) if frames else 0.0,
        "the page's process while it plays, MB (PSS)": memory,
        "a minute later, when nobody thinks any more": rested,
    }


def _answer(ada: Person) -> None:
    """A match that is over begins anew, with the same bots."""
    ada.wait_for_turn()
    if ada.over:
        ada.page.get_by_role("button", name="Again", exact=True).click()
        expect(ada.page.locator(".ending")).to_have_count(0)
    ada.answer()


def _packed(files: list[Path]) -> int:
    names = json.dumps([str(file) for file in files])
    done = subprocess.run(["node", "-e", BROTLI, names], capture_output=True, text=True, check=True)
    return int(done.stdout)


def _memory() -> float:
    """Of the largest process of ours that draws a page; other browsers may be open on this machine."""
    found = [0]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes() and _is_ours(int(process.name)):
                lines = (process / "smaps_rollup").read_text().splitlines()
                found += [int(line.split()[1]) for line in lines if line.startswith("Pss:")]
        except OSError:
            continue  # it has gone
    return round(max(found) / 1024)


def _is_ours(process: int) -> bool:
    while process > 1 and process != os.getpid():
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return process == os.getpid()


if __name__ == "__main__":
    for what, figure in measured(sys.argv[1] if len(sys.argv) > 1 else "tentacula").items():
        print(f"{what}: {figure}")
