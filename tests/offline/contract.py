"""What one person says to a house and hears from it, in every game alike: for two houses to be compared.

Dice and bots are the same for both, so that everything but ids, times and the order of what happens at once
must be the same.
"""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from typing import Any, Protocol

import msgspec
import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.tables.moments import Reviewed
from fathomfive.tables.protocol import Line
from tests.server.playing import Live, key

ANSWERS = 20
A_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")


class Visitor(Protocol):
    """Somebody with a house to talk to: over HTTP and sockets, or by messages."""

    guest: str

    async def ok(self, method: str, path: str, body: Any = None) -> Any: ...

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]: ...

    async def live(self, table: str, **hello: Any) -> Live: ...


def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same dice, every bot the same thoughts."""
    fixed = SimpleNamespace(token_hex=lambda size: "5a" * size)
    monkeypatch.setattr("fathomfive.tables.desk.secrets", fixed)
    monkeypatch.setattr("fathomfive.tables.thinking.new_id", lambda: "thought")


class Sitting:
    """One person at one table with bots, and all that was said to them."""

    def __init__(self, visitor: Visitor, game: str, bot: str, seed: int = 1) -> None:
        self.visitor = visitor
        self.game = game
        self.bot = bot
        self.table = ""
        self.heard: dict[str, Any] = {}
        self._dice = Dice.seeded(seed)

    def note(self, what: str, said: Any) -> None:
        """Without ids and times, which differ from house to house."""
        text = json.dumps(said).replace(self.table, "TABLE").replace(self.visitor.guest, "GUEST")
        assert what not in self.heard
        self.heard[what] = json.loads(A_TIME.sub("TIME", text))

    async def ask(self, method: str, path: str, body: Any = None) -> None:
        said = await self.visitor.ok(method, f"/api{path.replace('TABLE', self.table)}", body)
        self.note(f"{method} {path}", said)

    async def say_no(self, method: str, path: str, body: Any = None) -> None:
        no = await self.visitor.refused(method, f"/api{path.replace('TABLE', self.table)}", body)
        self.note(f"{method} {path} {json.dumps(body)}", no)

    async def all_of_it(self) -> dict[str, Any]:
        live = await self.sit_down()
        for number in range(ANSWERS):
            if not await self.is_asked(live):
                break
            await self.answer(live, number)
        await self.ask_around(live)
        await self.look_back(live)
        return self.heard

    # --- one after the other -----------------------------------------------------------------------------

    async def sit_down(self) -> Live:
        least = (await self.visitor.ok("GET", f"/api/games/{self.game}"))["least"]
        seats = max(least, 2)
        made = await self.visitor.ok("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.table = made["table"]["id"]
        self.note("made", made["table"])
        await self.ask("GET", f"/games/{self.game}")
        await self.ask("GET", f"/games/{self.game}/rules?language=it")
        await self.ask("PATCH", "/tables/TABLE", {"name": " The reef ", "chat": True})
        await self.say_no("POST", "/tables/TABLE/start")
        for seat in range(1, seats):
            await self.ask("POST", f"/tables/TABLE/seats/{seat}/bot", {"bot": self.bot})
        live = await self.visitor.live(self.table)
        self.note("hello", await live.until("hello"))
        await self.ask("POST", "/tables/TABLE/start")
        return live

    async def is_asked(self, live: Live) -> bool:
        """Wait until nobody but this person is to answer, or the match is over."""
        while True:
            scene, ask = live.scene, live.ask
            if scene is not None and scene.outcome is not None:
                return False
            if ask is not None and ask["yours"] and live.options:
                alone = ask["mode"] == "first" or set(ask["waiting"]) <= set(ask["yours"])
                if alone:
                    return True
            await live.hear()

    async def answer(self, live: Live, number: int) -> None:
        assert live.scene is not None
        self.note(f"question {number}", live.ask)
        self.note(f"options {number}", live.options)
        await live.answer(self._dice.pick(live.options))
        if number % 5 == 4 and await self.is_asked(live) and live.question["undo"]:
            await self.undo(live, number)

    async def undo(self, live: Live, number: int) -> None:
        seat, of = live.question["undo"][0], key()
        await live.say({"t": "undo", "seat": seat, "ask": live.question["id"], "key": of})
        done = await live.verdict(of)
        assert done["t"] == "done", done
        await live.until_seq(done["seq"])
        self.note(f"undone {number}", {**done, "key": ""})

    async def ask_around(self, live: Live) -> None:
        """What is not an answer: hints, whys, talk, the pad, and what is refused."""
        if await self.is_asked(live):
            await live.say({"t": "hint", "id": 5, "seat": live.question["yours"][0]})
            self.note("hint", await live.until("hint"))
            await live.say({"t": "play", "ask": 0, "action": live.options[0], "key": key()})
            refused = await live.until("refused")
            self.note("stale", {**refused, "key": ""})
            await live.say({"t": "why", "id": 6, "rule": live.question["rule"], "language": "it"})
            self.note("why", await live.until("why"))
        await live.say({"t": "why_not", "id": 7, "touched": "nothing"})
        self.note("why not", await live.until("why_not"))
        await live.say({"t": "chat", "text": "Deep."})
        line = (await live.until("chat"))["line"]
        self.note("chat", {**line, "id": 0})  # lines are counted by the house
        await live.say({"t": "gibberish"})
        self.note("gibberish", await live.until("refused"))
        said = await self.visitor.ok("GET", f"/api/tables/{self.table}/chat")
        self.note("talk", [{**one, "id": 0} for one in said["lines"]])
        await self.ask("PUT", "/tables/TABLE/notes", {"text": " mind the kelp ", "base": 0})
        await self.say_no("PUT", "/tables/TABLE/notes", {"text": "late", "base": 7})
        await self.say_no("POST", "/tables", {"game": self.game})
        await self.say_no("POST", "/tables", {"game": "no such game", "seats": 2})
        await self.say_no("POST", "/tables/TABLE/seats/0/ready", {"ready": True, "more": 1})
        await self.say_no("GET", "/tables/TABLE/moments/99999")
        await self.say_no("GET", "/tables/TABLE/log?since=-1")
        await self.say_no("GET", "/tables/abc")
        await self.say_no("GET", "/no/such/path")
        await self.say_no("POST", "/tables/TABLE/verify")
        await self.say_no("GET", "/tables/TABLE/journal")

    async def look_back(self, live: Live) -> None:
        """The same match once more: every line that was told, and moments of it."""
        self.note("stages", live.stages)
        self.note("lines", live.lines)
        told = await self.visitor.ok("GET", f"/api/tables/{self.table}/log?since=0&seat=0")
        # As structs: what comes from another process spells out some fields that hold their default.
        self.note("log", [repr(line) for line in msgspec.convert(told["lines"], list[Line])])
        head = told["head"]
        for seq in (head // 3, head // 2, head):
            await self.ask("GET", f"/tables/TABLE/moments/{seq}?seat=0")
        await self.ask("GET", "/tables/TABLE/moment?seat=0")
        await self.ask("GET", "/tables/TABLE/dice")
        await self.ask("GET", "/tables/TABLE")
        await self.ask("GET", "/tables")


class OneScreen(Sitting):
    """The same person in every seat: nobody else is asked whether they may go back, or on another way."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game, bot="")

    async def there_and_back(self) -> dict[str, Any]:
        live = await self.sit_down()
        for number in range(8):
            assert await self.is_asked(live)
            await self.answer(live, number)
        assert await self.is_asked(live)
        before = live.question["id"]
        seat, of = live.question["yours"][0], key()
        await live.say({"t": "rewind", "seat": seat, "to": before // 2, "ask": before, "key": of})
        done = await live.verdict(of)
        assert done["t"] == "done", done
        await live.until_seq(done["seq"])
        assert await self.is_asked(live)
        self.note("back", [done["seq"], live.question, live.options])
        fork = (await self.visitor.ok("POST", f"/api/tables/{self.table}/fork", {"seq": before // 2}))[
            "table"
        ]
        self.note("fork", {**fork, "id": ""})
        return self.heard

    async def to_the_end(self) -> dict[str, Any]:
        live = await self.sit_down()
        await self.say_no("GET", "/tables/TABLE/review?seat=0")
        await live.play_on(self._dice)
        assert live.scene is not None
        self.note("outcome", msgspec.to_builtins(live.scene.outcome))
        await self.ask("POST", "/tables/TABLE/verify")
        await self.ask("GET", "/tables/TABLE/review?seat=0")
        for seq in self.heard["GET /tables/TABLE/review?seat=0"]["moments"][:2]:
            looked = await self.visitor.ok("GET", f"/api/tables/{self.table}/review/{seq}?seat=0")
            self.note(f"review {seq}", repr(msgspec.convert(looked, Reviewed)))  # as the log above
            await self.ask("GET", f"/tables/TABLE/moments/{seq}?seat=1")
        return self.heard

    async def sit_down(self) -> Live:
        least = (await self.visitor.ok("GET", f"/api/games/{self.game}"))["least"]
        seats = max(least, 2)
        made = await self.visitor.ok("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.table = made["table"]["id"]
        for seat in range(1, seats):
            await self.ask("POST", f"/tables/TABLE/seats/{seat}/sit", {})
        live = await self.visitor.live(self.table)
        await self.ask("POST", "/tables/TABLE/start")
        return live
