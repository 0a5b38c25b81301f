"""Kills the static site's page, worker or browser while somebody plays: nothing confirmed is lost or doubled.

    python -m tests.offline.kills [KILLS] [GAME]     the client is built before

Whoever plays does it through the client's own table in the page, around one screen. What they sent and what
was confirmed is told to the web space as it happens, so that it is known outside when the page is gone. After
each kill the journal on the disk is read, and what had no answer is sent again with its key, as the client
does it when a line breaks. Half of the kills come right after an answer was sent, the others at any moment.
"""

from __future__ import annotations

import base64
import contextlib
import functools
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from fathomfive.site.writing import write_site
from fathomfive.tables.records import Stored
from tests.browser.conftest import SPEED
from tests.browser.person import Person
from tests.chromium import ARGUMENTS
from tests.offline.wasm import KEPT, WEB

KINDS = ("page", "worker", "renderer", "renderer", "renderer", "browser")
SPAN = 1.5
"""Seconds of play in which a kill comes at any moment."""
LISTENS = """(() => {
  const post = Worker.prototype.postMessage;
  const how = {method: 'POST', keepalive: true};
  const note = (what) => fetch('/noted', {...how, body: JSON.stringify(what)}).catch(() => 0);
  const inner = (data) => typeof data === 'string' && JSON.parse(JSON.parse(data).text ?? '{}');
  const heard = ({data}) => {
    const frame = inner(data) || {};
    if (frame.key && (frame.t === 'done' || frame.t === 'refused')) note(frame);
  };
  Worker.prototype.postMessage = function (said, ...rest) {
    if (!this.heard) this.addEventListener('message', heard);
    this.heard = window.house = this;
    const answer = post.call(this, said, ...rest);
    const frame = inner(said) || {};
    if (frame.t === 'play') note(frame);
    return answer;
  };
})()"""
PLAYS = """() => void (async () => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  for (;; await rest(5)) {
    document.querySelector('.curtain button')?.click();
    const [page, table] = [document.querySelector('ff-table-page'), document.querySelector('ff-table')];
    if (!table?.scene || table.scene.outcome || table.resting || page.sitting.live.unanswered) continue;
    const options = (table.scene.options ?? []).filter((one) => one.action && one.action.do !== 'concede');
    if (!page.sitting.store.ask?.yours.length || !options.length) continue;
    const [before, option] = [table.scene.seq, options[Math.floor(Math.random() * options.length)]];
    table.dispatchEvent(new CustomEvent('table-play', {detail: {option}, bubbles: true}));
    for (let n = 0; n < 200 && table.scene.seq === before && !document.querySelector('.curtain'); n++)
      await rest(5);
  }
})()"""
"""Random answers, one after the other, until this page is gone."""
ENTRIES = """(table) => new Promise((done, fail) => {
  const asked = indexedDB.open('fathom-five /site/');
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const all = asked.result.transaction('entries').objectStore('entries').getAll(range);
    const plain = (body) => btoa(Array.from(body, (one) => String.fromCharCode(one)).join(''));
    all.onsuccess = () => { asked.result.close(); done(all.result.map(plain)); };
  };
})"""
AGAIN = "(frame) => document.querySelector('ff-table-page').sitting.live.send(frame)"


class Notes:
    """What the page said before it was gone."""

    def __init__(self) -> None:
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}
        self.refused: set[str] = set()
        self.changed = threading.Condition()

    def note(self, frame: dict[str, Any]) -> None:
        with self.changed:
            if frame["t"] == "play":
                self.sent[frame["key"]] = frame
            elif frame["t"] == "done":
                self.done[frame["key"]] = frame["seq"]
            else:
                self.refused.add(frame["key"])
            self.changed.notify_all()

    def forget(self) -> None:
        """Another table."""
        for known in (self.sent, self.done, self.refused):
            known.clear()

    @property
    def unanswered(self) -> list[str]:
        return [key for key in self.sent if key not in self.done and key not in self.refused]

    def until_sent(self, more: int, patience: float) -> None:
        with self.changed:
            wanted = len(self.sent) + more
            self.changed.wait_for(lambda: len(self.sent) >= wanted, patience)

    def until_answered(self, key: str) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: key in self.done or key in self.refused, 60), "no answer"


@contextlib.contextmanager
def web_space(folder: Path, notes: Notes) -> Iterator[int]:
    class Space(SimpleHTTPRequestHandler):
        def do_POST(self) -> None:
            notes.note(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Space, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()


class Seat:
    """Somebody at a browser that keeps its things on the disk."""

    def __init__(self, playwright: Playwright, profile: Path, url: str) -> None:
        self._playwright, self._profile, self._url = playwright, profile, url
        self.context = self._opened()
        self.page = self.context.new_page()

    def _opened(self) -> BrowserContext:
        command = shutil.which("chromium")
        assert command
        context = self._playwright.chromium.launch_persistent_context(
            self._profile, executable_path=command, args=ARGUMENTS, reduced_motion="reduce"
        )
        context.add_init_script(SPEED.replace("SPEED", "once") + "\n;" + LISTENS)
        return context

    def opens(self, path: str) -> Person:
        """In a page of its own; whatever became of the one before."""
        before = self.page
        try:
            self.page = self.context.new_page()
            before.close()
        except Error:  # there is no browser any more
            with contextlib.suppress(Error):
                self.context.close()
            self.context = self._opened()
            self.page = self.context.new_page()
        person = Person("Ada", self.page, self._url)
        person.open(path)
        return person

    def processes(self, of: str) -> list[int]:
        """Those that draw pages, or the browser itself: ours, by its profile."""
        lines = {one: _command(one) for one in _running()}
        (browser, *_) = [
            one for one, said in lines.items() if str(self._profile) in said and "--type=" not in said
        ]
        if of == "browser":
            return [browser]
        drawing = [one for one, said in lines.items() if "--type=renderer" in said]
        return [one for one in drawing if browser in _above(one)]


def _running() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def _above(process: int) -> list[int]:
    found = []
    with contextlib.suppress(OSError):
        while process > 1:
            process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
            found.append(process)
    return found


def kill(seat: Seat, page: Page, kind: str, notes: Notes, chance: random.Random) -> None:
    """At a moment of chance."""
    doomed = seat.processes(kind) if kind in ("renderer", "browser") else []
    page.evaluate(PLAYS)
    if chance.random() < 0.5:
        notes.until_sent(chance.randint(1, 6), 8)
        time.sleep(chance.choice((0, 0, 0.001, 0.003, 0.006, 0.01, 0.02)))
    else:
        time.sleep(chance.random() * SPAN)
    if kind == "page":
        page.close()
    elif kind == "worker":
        page.evaluate("window.house.terminate()")
    for process in doomed:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def journal(page: Page, table: str) -> list[Stored]:
    return [
        msgspec.msgpack.decode(base64.b64decode(body), type=Stored) for body in page.evaluate(ENTRIES, table)
    ]


def check(entries: list[Stored], notes: Notes) -> set[str]:
    """Every confirmed answer stands where it was said to stand, and none twice; the keys that are there."""
    numbers = [entry.seq for entry in entries]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), f"a gap in the journal: {numbers}"
    found = Counter(key for entry in entries for key in notes.sent if entry.key.endswith(key))
    assert all(times == 1 for times in found.values()), f"doubled: {found.most_common(3)}"
    places = {key: entry.seq for entry in entries for key in notes.sent if entry.key.endswith(key)}
    lost = {key: seq for key, seq in notes.done.items() if places.get(key) != seq}
    assert not lost, f"confirmed, but not in the journal: {lost}"
    return set(found)


def played(kills: int, game: str, seed: str) -> Counter[str]:
    """How often what was killed, and what was under way then."""
    chance, told, notes = random.Random(seed), Counter[str](), Notes()
    with contextlib.ExitStack() as stack:
        web, profile = (Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2))
        write_site(web / "site", "/site/", WEB / "node_modules" / "pyodide", KEPT)
        for thinker in (web / "site" / "assets").glob("thinker-*.js"):
            thinker.write_text(
                ""
            )  # nobody thinks around one screen: two seconds of processor time for each kill
        print("the site is written", flush=True)
        port = stack.enter_context(web_space(web, notes))
        seat = Seat(stack.enter_context(sync_playwright()), profile, f"http://localhost:{port}/site")
        path = ""
        for number in range(kills):
            if not path:
                person = seat.opens(f"/games/{game}")
                person.sit_down("me")
                person.at_a_table()
                path = person.page.url.partition("/site")[2]
                notes.forget()
            kind = chance.choice(KINDS)
            kill(seat, seat.page, kind, notes, chance)
            time.sleep(0.2)  # what the page said last may still be on its way
            waiting = notes.unanswered
            person = seat.opens(path)
            person.at_a_table()
            table = path.rpartition("/")[2]
            there = check(journal(person.page, table), notes)
            told[kind] += 1
            told["answers without a confirmation"] += len(waiting)
            for key in waiting:
                told["of these kept"] += key in there
                person.page.evaluate(AGAIN, notes.sent[key])
                notes.until_answered(key)
                assert key not in there or key in notes.done, "kept, but not known by its key"
            check(journal(person.page, table), notes)
            told["confirmed answers checked"] += len(notes.done)
            if person.over or person.page.evaluate(
                "Boolean(document.querySelector('ff-table').scene.outcome)"
            ):
                path = ""
            if number % 10 == 9:
                print(f"{number + 1} kills: {dict(told)}", flush=True)
        seat.context.close()
    return told


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    began = time.monotonic()
    what = played(count, sys.argv[2] if len(sys.argv) > 2 else "tentacula", str(time.time()))
    print(f"{count} kills in {time.monotonic() - began:.0f} s, nothing lost, nothing doubled: {dict(what)}")
