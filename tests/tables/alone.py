"""A whole hosted match with nothing around the tables: no web, no database, no second process.

Run as a program of its own by `test_alone.py`, so that nothing has been imported before the doors are shut.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
import secrets
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from typing import Any, ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")

OUTSIDE = frozenset(
    {
        *("starlette", "fastapi", "pydantic", "uvicorn", "websockets", "httpx", "itsdangerous", "limits"),
        *("sqlalchemy", "alembic", "asyncpg", "aiosqlite", "redis", "structlog", "prometheus_client"),
        "fluent",
    }
)


class ShutDoor:
    """Finds nothing of what lies outside."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in OUTSIDE:
            raise ImportError(f"{name} lies outside the tables", name=name)
        return None


class Here:
    """A worker that thinks where it is asked."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return job(*args, **kwargs)


class Line:
    """Both ends of a wire; a person reads and answers at this one."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def receive(self) -> str | None:
        from fathomfive.tables.ports import HungUp

        text = await self.said.get()
        if text is None:
            raise HungUp
        return text

    async def send_text(self, text: str) -> None:
        self.heard.put_nowait(text)

    def send_at_once(self, frame: bytes) -> bool:
        return False

    async def close(self, code: int) -> None:
        self.said.put_nowait(None)

    def say(self, **frame: Any) -> None:
        self.said.put_nowait(json.dumps(frame))

    async def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.heard.get(), 60))
        return frame


async def play(line: Line) -> int:
    """Answer at random until the match is over. How many answers were taken?"""
    from fathomfive.kernel.dice import Dice
    from fathomfive.scene import Patch, Scene, apply

    dice, scene, taken, after = Dice.seeded(5), None, 0, 0
    line.say(t="hello", protocol=1)
    while scene is None or scene.outcome is None:
        moment = await line.hear()
        if moment["t"] == "done":
            taken, after = taken + 1, moment["seq"]
        if moment["t"] == "refused":  # the question had been answered; it comes with what there is to see now
            assert moment["reason"] == "stale", moment["reason"]
            moment, after = moment["moment"], 0
        if moment["t"] != "moment":
            continue
        if "scene" in moment:
            scene = msgspec.convert(moment["scene"], Scene)
        if "patch" in moment:
            assert scene is not None
            scene = apply(scene, msgspec.convert(moment["patch"], Patch))
        ask = moment.get("ask")
        if ask and ask["yours"] and moment["seq"] >= after:
            assert scene is not None
            options = [option.action for option in scene.options if option.action is not None]
            line.say(t="play", ask=ask["id"], action=dice.pick(options), key=secrets.token_hex(8))
    return taken


async def host(game: str) -> dict[str, Any]:
    from fathomfive.kernel.game import Setup
    from fathomfive.tables import seating
    from fathomfive.tables.bus import Alone
    from fathomfive.tables.conversation import Conversation
    from fathomfive.tables.hall import Hall
    from fathomfive.tables.memory import Memory
    from fathomfive.tables.ports import Measures
    from fathomfive.tables.queue import MemoryQueue
    from fathomfive.tables.settings import HouseSettings

    settings = HouseSettings(bot_pause=0, limits=False)
    hall = Hall(Memory(), settings, Measures(), Alone(), Here(), MemoryQueue())
    await hall.open_doors(bots=True)
    guest = await hall.make_guest("Ann")
    made, _, _ = await hall.desk.make(Setup(game, 2, {}), guest, {})
    await hall.desk.change(made.id, guest, lambda table: seating.seat_bot(table, guest, 1, "greedy"))
    await hall.desk.change(made.id, guest, lambda table: seating.start(table, guest))
    line = Line()
    held = asyncio.create_task(Conversation(hall, line, guest, made.id, "test").hold())
    taken = await play(line)
    await line.close(1000)
    await held
    table = await hall.desk.look(made.id, guest)
    checked, fault, _, _ = await hall.past.verify(table, guest)
    await hall.send_home()
    await hall.lock_up()
    return {"phase": table.row.phase, "taken": taken, "checked": checked, "fault": fault}


def main(game: str) -> None:
    sys.meta_path.insert(0, ShutDoor())
    import fathomfive.tables

    for module in pkgutil.walk_packages(fathomfive.tables.__path__, "fathomfive.tables."):
        importlib.import_module(module.name)
    found = asyncio.run(host(game))
    loaded = sorted(name for name in sys.modules if name.startswith("fathomfive.games."))
    found["others"] = [name for name in loaded if name.split(".")[2] != game]
    found["outside"] = sorted(OUTSIDE & sys.modules.keys())
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
