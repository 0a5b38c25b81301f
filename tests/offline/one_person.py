"""One person plays at a house in a browser, by nothing but messages: natively and in a page.

    python -m tests.offline.one_person GAME...     what they heard, as a hash for each game

Imports nothing that a page has not, so it is a program of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import sys
from types import SimpleNamespace
from typing import Any

import msgspec

from fathomfive.browser.front import SETTINGS, Front
from fathomfive.browser.shelf import PaperShelf
from fathomfive.kernel.dice import Dice
from fathomfive.scene import Patch, Scene, apply
from fathomfive.tables import desk, thinking

ANSWERS = 10
CHANGES = re.compile(r'\d{4}-\d\d-\d\dT[\d:.]+Z|"key": "\w+"')


class Person:
    def __init__(self) -> None:
        settings = msgspec.structs.replace(SETTINGS, bot_pause=0.0)
        self.front = Front(self._posted, PaperShelf(), settings)
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []
        self.scene: Scene | None = None
        self.ask: dict[str, Any] | None = None
        self._dice = Dice.seeded(1)

    def _posted(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] == "answered":
            self.answers.put_nowait(message)
        elif message["t"] == "said":
            self.frames.put_nowait(json.loads(message["text"]))

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        self.front.hear(json.dumps({"t": "call", "id": 1, "method": method, "path": path, "body": body}))
        answer = await self.answers.get()
        assert answer["status"] < 300, answer
        return json.loads(answer["text"])

    def say(self, **frame: Any) -> None:
        self.front.hear(json.dumps({"t": "say", "wire": 1, "text": json.dumps(frame)}))

    async def hear(self) -> dict[str, Any]:
        frame = await self.frames.get()
        if frame["t"] == "moment":
            self.heard.append(json.dumps(frame, sort_keys=True))
            self._see(frame)
        return frame

    def _see(self, moment: dict[str, Any]) -> None:
        if "scene" in moment:
            self.scene = msgspec.convert(moment["scene"], Scene)
        if "patch" in moment and self.scene is not None:
            self.scene = apply(self.scene, msgspec.convert(moment["patch"], Patch))
        self.ask = moment.get("ask")

    @property
    def is_asked(self) -> bool:
        """Alone, so that nobody is faster on one machine than on another."""
        ask = self.ask
        if ask is None or not ask["yours"] or self.scene is None:
            return False
        return ask["mode"] == "first" or set(ask["waiting"]) <= set(ask["yours"])

    async def play(self, game: str) -> dict[str, Any]:
        await self.front.open()
        guest = (await self.call("POST", "/me", {"name": "Ann"}))["guest"]["id"]
        seats = max((await self.call("GET", f"/games/{game}"))["least"], 2)
        table = (await self.call("POST", "/tables", {"game": game, "seats": seats}))["table"]["id"]
        for seat in range(1, seats):
            await self.call("POST", f"/tables/{table}/seats/{seat}/bot", {"bot": "random"})
        self.front.hear(json.dumps({"t": "open", "wire": 1, "table": table}))
        self.say(t="hello", protocol=1)
        while (await self.hear())["t"] != "hello":
            pass
        await self.call("POST", f"/tables/{table}/start")
        for number in range(ANSWERS):
            await self._answer(f"answer-{number}")
        while not self.is_asked:
            await self.hear()
        assert self.ask is not None
        self.say(t="hint", id=1, seat=self.ask["yours"][0])
        while (await self.hear())["t"] != "hint":  # that it comes; its fractions may differ (see parity.py)
            pass
        await self.front.close()
        told = "\n".join(self.heard).replace(table, "TABLE").replace(guest, "GUEST")
        return {"frames": len(self.heard), "hash": hashlib.sha256(CHANGES.sub("", told).encode()).hexdigest()}

    async def _answer(self, key: str) -> None:
        while not self.is_asked:
            await self.hear()
        assert self.ask is not None
        assert self.scene is not None
        actions = [option.action for option in self.scene.options if option.action is not None]
        self.say(t="play", ask=self.ask["id"], action=self._dice.pick(actions), key=key)
        self.ask = None
        while (frame := await self.hear())["t"] not in ("done", "refused"):
            pass
        assert frame["t"] == "done", frame


async def main(given: list[str]) -> None:
    desk.secrets = SimpleNamespace(token_hex=lambda size: "5a" * size)  # type: ignore[assignment, attr-defined]
    thinking.new_id = lambda: "thought"  # type: ignore[attr-defined]
    print(json.dumps({game: await Person().play(game) for game in given}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
