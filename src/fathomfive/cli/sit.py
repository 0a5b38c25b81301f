"""`fathom sit`: a program of anybody's at a table of some house, by the link that people are invited with.

To the house it is a guest like any other. To the program it is lines of JSON: a question in, an answer out
(docs/envs.md). What is said on the wire is in docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import shlex
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from fathomfive.cli.output import speak
from fathomfive.kernel.game import Refused, installed_games
from fathomfive.kernel.text import Text, Texts, say
from fathomfive.scene import Option
from fathomfive.terminal.ink import plain
from fathomfive.terminal.words import texts_of

if TYPE_CHECKING:
    import aiohttp

LINK = re.compile(r"(?P<house>https?://[^/#]+)/t/(?P<table>[0-9a-z]+)#(?P<token>p\.[\w.-]+)")
TRIES = 3
"""How often a program may answer a question with nonsense."""
LONGEST = 1 << 24
"""Bytes of a line of the program, and of a frame of the house."""

Link = Annotated[
    str, typer.Argument(metavar="TABLE-LINK", help="The invitation to play, as the host copied it.")
]
Program = Annotated[
    str, typer.Option("--command", metavar="PROGRAM", help="What to start; it reads and writes lines.")
]
Name = Annotated[str, typer.Option("--name", metavar="NAME", help="What the program is called at the table.")]
Pace = Annotated[
    float, typer.Option("--pace", metavar="S", min=0.2, help="Seconds between two answers, at least.")
]
Patience = Annotated[float, typer.Option("--patience", metavar="S", min=1, help="How long it may think.")]


def sit(
    link: Link, command: Program, name: Name = "Program", pace: Pace = 0.5, patience: Patience = 60
) -> None:
    """Let a program play at a hosted table: it takes a free seat and answers by lines of JSON.

    For every question it reads one line ({"t": "ask", "options": [{"n": 1, "says": "...", "action": {...}}],
    ...}) and writes one ({"n": 1}). Tell the people at the table that you bring a program.
    """
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Refused(say("refused-sit-link", link=link))
    try:
        import aiohttp
    except ImportError as error:
        raise Refused(say("refused-no-sit", missing=error.name or str(error))) from error
    visit = Visit(found["house"], found["table"], found["token"], name, pace, patience)
    try:
        asyncio.run(visit.play(shlex.split(command)))
    except (TimeoutError, aiohttp.ClientConnectionError) as error:
        raise Refused(say("refused-sit-unreachable", house=found["house"], why=str(error))) from error


class Visit:
    """One program at one table, from the door to the end of the match."""

    def __init__(self, house: str, table: str, token: str, name: str, pace: float, patience: float) -> None:
        self.house, self.table, self.token, self.name = house, f"/api/tables/{table}", token, name
        self.pace, self.patience = pace, patience
        self.answers = 0
        self._last = 0.0
        self._asked: Any = None
        self._texts: Texts = texts_of()

    async def play(self, command: Sequence[str]) -> None:
        import aiohttp

        jar = aiohttp.CookieJar(unsafe=True)  # a house at home is often a bare number
        async with aiohttp.ClientSession(self.house, cookie_jar=jar) as http:
            seat, game, phase = await self._take_a_seat(http)
            title = installed_games().get(game)
            self._texts = texts_of(title)
            program = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST
            )
            try:
                shown = title.title if title else game
                speak(say("sit-seated", seat=seat + 1, game=shown, name=self.name, command=command[0]))
                if phase == "lobby":
                    speak(say("sit-waiting"))
                await self._tell(program, {"t": "hello", "protocol": 1, "game": game, "seat": seat})
                async with http.ws_connect(f"{self.table}/live", max_msg_size=LONGEST, heartbeat=20) as live:
                    await live.send_json({"t": "hello", "protocol": 1, "seat": seat})
                    await self._listen(live, program, seat)
            finally:
                await _end(program)

    async def _take_a_seat(self, http: aiohttp.ClientSession) -> tuple[int, str, str]:
        await self._post(http, "/api/me", {"name": self.name})
        table = await self._post(http, f"{self.table}/enter", {"token": self.token})
        free = [seat["seat"] for seat in table["seats"] if seat["by"] == "free"]
        if not free:
            raise Refused(say("refused-sit-full"))
        table = await self._post(http, f"{self.table}/seats/{free[0]}/sit", {"nonce": secrets.token_hex(8)})
        if table["phase"] == "lobby":
            await self._post(http, f"{self.table}/seats/{free[0]}/ready", {"ready": True})
        return free[0], table["game"], table["phase"]

    async def _post(self, http: aiohttp.ClientSession, path: str, body: Any) -> Any:
        async with http.post(path, json=body) as answer:
            said = await answer.json()
            if answer.status >= 400:
                why = msgspec.convert(said["error"]["why"], Text | str)
                raise Refused(say("refused-sit-house", why=self._texts(why)))
            return said

    # --- at the table --------------------------------------------------------------------------------

    async def _listen(self, live: Any, program: Any, seat: int) -> None:
        scene: Any = None
        async for message in live:
            frame = msgspec.json.decode(message.data)
            if frame["t"] == "refused":
                self._asked = None
                frame = {"t": "moment", **(frame.get("moment") or {})}
                if "ask" not in frame:
                    await live.send_json({"t": "again"})
                    continue
            if frame["t"] == "table" and frame["table"]["phase"] == "over":
                await self._tell(program, {"t": "end", "outcome": frame["table"].get("outcome")})
                speak(say("sit-over", answers=self.answers))
                return
            if frame["t"] != "moment":
                continue
            scene = frame.get("scene")
            ask = frame.get("ask")
            if ask is None or seat not in ask["yours"] or ask["id"] == self._asked:
                continue
            if scene is None:  # a whole one, so that no patch has to be applied
                await live.send_json({"t": "again"})
                continue
            self._asked = ask["id"]
            action = await self._ask(program, ask, scene)
            key = secrets.token_urlsafe(16)
            await live.send_json({"t": "play", "ask": ask["id"], "action": action, "key": key})
            self.answers += 1
        speak(say("sit-gone", code=str(live.close_code), answers=self.answers))

    async def _ask(self, program: Any, ask: Any, scene: Any) -> Any:
        """The program's answer: one of the actions that the scene offers."""
        options = [msgspec.convert(one, Option) for one in scene["options"] if one.get("action") is not None]
        offered = [
            {"n": number, "says": self._said(option), "action": option.action}
            for number, option in enumerate(options, 1)
        ]
        prompt = msgspec.convert(scene["prompt"]["text"], Text | str)
        line = {
            "t": "ask",
            "kind": ask["kind"],
            "rule": ask["rule"],
            "says": plain(prompt, self._texts),
            "options": offered,
            "scene": scene,
        }
        await self._tell(program, line)
        said = ""
        for _ in range(TRIES):
            said = await self._hear(program)
            number = _number_in(said)
            if number is not None and 1 <= number <= len(options):
                await self._keep_pace()
                return options[number - 1].action
            why = f'write a line like {{"n": 1}}, with a number from 1 to {len(options)}'
            await self._tell(program, {"t": "refused", "why": why})
        raise Refused(say("refused-sit-nonsense", tries=TRIES, line=said[:80]))

    def _said(self, option: Option) -> str:
        return option.sentence(lambda words: plain(words, self._texts))

    async def _keep_pace(self) -> None:
        """People must be able to follow, and a house answers whoever hurries with "too many"."""
        await asyncio.sleep(max(0.0, self._last + self.pace - time.monotonic()))
        self._last = time.monotonic()

    # --- the program ---------------------------------------------------------------------------------

    async def _tell(self, program: Any, line: Any) -> None:
        try:
            program.stdin.write(msgspec.json.encode(line) + b"\n")
            await program.stdin.drain()
        except (BrokenPipeError, ConnectionResetError):
            raise Refused(say("refused-sit-ended", code=await program.wait())) from None

    async def _hear(self, program: Any) -> str:
        try:
            line: bytes = await asyncio.wait_for(program.stdout.readline(), self.patience)
        except TimeoutError:
            raise Refused(say("refused-sit-silent", seconds=f"{self.patience:g}")) from None
        if not line:
            raise Refused(say("refused-sit-ended", code=await program.wait()))
        return line.decode(errors="replace").strip()


def _number_in(said: str) -> int | None:
    try:
        number = msgspec.json.decode(said.encode())["n"]
    except (msgspec.DecodeError, KeyError, TypeError):
        return None
    return number if isinstance(number, int) else None


async def _end(program: Any) -> None:
    """Its end of the line is closed; whoever does not take the hint is ended."""
    program.stdin.close()
    try:
        await asyncio.wait_for(program.wait(), 2)
    except TimeoutError:
        program.kill()
        await program.wait()
