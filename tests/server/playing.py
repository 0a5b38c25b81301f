"""Players for the tests: a server in a thread of its own, people with cookies and sockets of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from fathomfive.kernel.dice import Dice
from fathomfive.scene import Patch, Scene, apply
from fathomfive.server.http.app import make_app
from fathomfive.server.journals.migrate import migrate
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.serve import server_for
from fathomfive.server.operate.settings import Settings
from fathomfive.server.thinking.workers import Workers

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds until something that must come has come, on a machine that is busy with other things."""


class SharedWorkers(Workers):
    """One worker process for all servers of a run: to start one takes longer than most tests."""

    async def close(self) -> None:
        """It goes with the run."""


WORKERS = SharedWorkers(1)


class Served:
    """A server on a real port, in a thread with a loop of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node: Node
        self._bound = socket.socket()
        self._bound.bind(("127.0.0.1", 0))
        self.port = self._bound.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread: threading.Thread | None = None
        self._server: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @classmethod
    @contextlib.contextmanager
    def on(cls, *databases: str, **settings: Any) -> Iterator[Served]:
        wanted = {"bot_pause": 0.0, "limits": False, "behind": 0.05} | settings
        for database in databases:
            if database.startswith("postgres"):
                with ThreadPoolExecutor(1) as apart:  # a test may have a loop of its own running here
                    apart.submit(asyncio.run, migrated(database)).result()
        served = cls(Settings(databases=databases, **wanted))
        served.start()
        try:
            yield served
        finally:
            served.close()

    def start(self) -> None:
        self._bound.listen(2048)
        started = threading.Event()

        def run() -> None:
            try:
                serve()
            finally:
                started.set()

        def serve() -> None:
            self.node = Node(self.settings, workers=WORKERS)
            seconds = self.settings.allow.request_seconds
            self._server = server_for(make_app(self.node), "127.0.0.1", 0, seconds)
            self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            config = self._server.config
            config.timeout_keep_alive = int(PATIENCE)  # a busy machine may leave a line idle for long

            async def main() -> None:
                self._loop = asyncio.get_running_loop()
                asyncio.get_running_loop().call_later(0, started.set)
                assert self._server is not None
                await self._server.serve(sockets=[self._bound.dup()])

            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(main())

        self._thread = threading.Thread(target=run, name="server", daemon=True)
        self._thread.start()
        started.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        with httpx.Client(base_url=self.url, timeout=PATIENCE) as client:
            while time.monotonic() < until:
                with contextlib.suppress(httpx.HTTPError):
                    if client.get("/api/ready").status_code == 200:
                        return
                threading.Event().wait(0.05)
        raise RuntimeError("the server did not get ready")

    def stop(self) -> None:
        assert self._server is not None
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def close(self) -> None:
        self.stop()
        self._bound.close()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server, on its own loop."""
        assert self._loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def restart(self) -> None:
        """Stop and start again with the same database: nothing but the database survives."""
        self.stop()
        self.start()


async def migrated(database: str) -> None:
    store = Store.at(database)
    await migrate(store.engine)
    await store.close()


def key() -> str:
    return secrets.token_urlsafe(12)


class Somewhere(Protocol):
    """A server, wherever it runs."""

    url: str


class Company:
    """The people of one test; they all go home at its end."""

    def __init__(self, served: Somewhere) -> None:
        self.served = served
        self.people: list[Person] = []

    async def __aenter__(self) -> Company:
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self.people:
            await person.close()

    async def person(self, name: str) -> Person:
        person = Person(self.served, name)
        self.people.append(person)
        person.guest = (await person.ok("POST", "/api/me", {"name": name}))["guest"]["id"]
        return person

    async def table(
        self, game: str, *names: str, bots: tuple[str, ...] = (), **more: Any
    ) -> tuple[str, list[Person]]:
        """A table that has begun, with these people and then these bots on its seats; the first one hosts."""
        host, *others = people = [await self.person(name) for name in names]
        made = await host.make_table(game, len(names) + len(bots), **more)
        table = made["table"]["id"]
        for seat, person in enumerate(others, start=1):
            await person.follow(made["play"])
            await person.ok("POST", f"/api/tables/{table}/seats/{seat}/sit", {"nonce": f"of {person.name}"})
            await person.ok("POST", f"/api/tables/{table}/seats/{seat}/ready", {"ready": True})
        for seat, bot in enumerate(bots, start=len(names)):
            await host.ok("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})
        await host.ok("POST", f"/api/tables/{table}/start")
        return table, people


class Person:
    """Somebody with a browser: a cookie, and sockets to tables."""

    def __init__(self, served: Somewhere, name: str) -> None:
        self.served = served
        self.name = name
        self.http = httpx.AsyncClient(base_url=served.url, timeout=PATIENCE)
        self.guest = ""
        self.sockets: list[ClientConnection] = []
        self.elsewhere: list[Person] = []

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.ask(method, path, body)
        assert response.status_code < 300, (path, response.status_code, response.text)
        return response.json() if response.content else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        response = await self.ask(method, path, body)
        return response.status_code, response.json()["error"]["reason"]

    async def make_table(self, game: str, seats: int, **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = await self.ok("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return made

    async def follow(self, path: str) -> Any:
        """Open a link: /t/<table>#<token>."""
        table, token = path.removeprefix("/t/").split("#")
        return await self.ok("POST", f"/api/tables/{table}/enter", {"token": token})

    async def live(self, table: str, **hello: Any) -> Live:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.served.url.replace('http', 'ws')}/api/tables/{table}/live"
        opened = await connect(url, additional_headers={"Cookie": cookie}, max_size=None)
        self.sockets.append(opened)
        live = Live(opened, self, table)
        await live.say({"t": "hello", "protocol": 1, **hello})
        return live

    def at(self, served: Somewhere) -> Person:
        """The same person at another node."""
        other = Person(served, self.name)
        other.http.cookies.update(self.http.cookies)
        other.guest, other.sockets = self.guest, self.sockets
        self.elsewhere.append(other)
        return other

    async def close(self) -> None:
        for open_one in self.sockets:
            await open_one.close()
        for person in (self, *self.elsewhere):
            await person.http.aclose()


class Live:
    """An open socket that keeps the scene up to date like a client does."""

    def __init__(self, socket: ClientConnection, person: Person, table: str) -> None:
        self.socket = socket
        self.person = person
        self.table_id = table
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.scene: Scene | None = None
        self.ask: dict[str, Any] | None = None
        self.seq = 0
        self.lines: list[dict[str, Any]] = []
        self.stages: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []

    @property
    def question(self) -> dict[str, Any]:
        """The open question, where there must be one."""
        assert self.ask is not None, "nobody is asked anything"
        return self.ask

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame, taken in."""
        raw = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        match frame["t"]:
            case "hello" | "table":
                self.table = frame["table"]
            case "stage":
                self.stages[frame["stage"]["id"]] = frame["stage"]
            case "moment":
                self._take(frame)
            case _:
                if frame.get("moment"):
                    self._take(frame["moment"])
                self.others.append(frame)
        return frame

    def _take(self, moment: dict[str, Any]) -> None:
        assert not ("scene" in moment and "patch" in moment)
        if "scene" in moment:
            self.scene = msgspec.convert(moment["scene"], Scene)
        if "patch" in moment:
            assert self.scene is not None
            self.scene = apply(self.scene, msgspec.convert(moment["patch"], Patch))
        if self.scene is not None and self.scene.stage:
            assert self.scene.stage in self.stages, "the stage comes before its scene"
        self.seq = moment["seq"]
        self.lines += moment.get("lines", [])
        self.ask = moment.get("ask")

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Listen until a frame of a kind with these fields comes."""
        while True:
            frame = await self.hear()
            if frame["t"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            await self.hear()

    @property
    def options(self) -> list[dict[str, Any]]:
        """The actions on offer."""
        assert self.scene is not None
        return [option.action for option in self.scene.options if option.action is not None]

    async def play(self, action: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Answer the question and wait for the verdict."""
        assert self.ask is not None
        sent = {"t": "play", "ask": self.ask["id"], "action": action, "key": key(), **more}
        await self.say(sent)
        return await self.verdict(sent["key"])

    async def answer(self, action: dict[str, Any]) -> int:
        """Answer, and see what comes of it."""
        verdict = await self.play(action)
        assert verdict["t"] == "done", verdict
        await self.until_seq(verdict["seq"])
        return int(verdict["seq"])

    async def verdict(self, of: str) -> dict[str, Any]:
        while True:
            frame = await self.hear()
            if frame["t"] in ("done", "refused") and frame.get("key") == of:
                return frame

    async def play_on(self, dice: Dice, most: int = 10_000) -> int:
        """Answer at random whenever asked, until the match is over. How many answers were accepted?"""
        played = 0
        while played < most:
            while not (self.scene is not None and (self.ask is None or self.options)):
                await self.hear()
            if self.ask is None:
                return played
            verdict = await self.play(dice.pick(self.options))
            if verdict["t"] == "done":
                played += 1
                await self.until_seq(verdict["seq"])
            elif verdict["reason"] not in ("stale", "refused", "phase"):
                raise AssertionError(verdict)
        return played

    async def close(self) -> None:
        await self.socket.close()
