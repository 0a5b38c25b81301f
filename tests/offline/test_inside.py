"""The Python that a page's worker meets, with somebody else standing in for the worker."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from fathomfive.browser.inside import DiskShelf, Fetched, Theirs, open_house
from fathomfive.browser.orders import carry_out, read_reply, write_order
from fathomfive.browser.shelf import Leaf, PaperShelf
from fathomfive.browser.workers import SLOW
from fathomfive.tables import jobs
from fathomfive.tables.ports import Died, Rejected


class Value:
    """Something of the page's."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def to_py(self) -> Any:
        return self._value


class StandIn:
    """A worker whose disk is paper, and may be full."""

    def __init__(self) -> None:
        self.paper = PaperShelf()
        self.full = False
        self.posted: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.brought: list[str] = []
        self.orders = 0

    def post(self, text: str) -> None:
        self.posted.put_nowait(json.loads(text))

    async def put(self, leaves: list[dict[str, Any]]) -> str:
        if self.full:
            return "QuotaExceededError"
        pairs = [{**leaf, "entries": dict(leaf["entries"])} for leaf in leaves]
        kept = await self.paper.put(
            [Leaf(**{**leaf, "checkpoints": dict(leaf["checkpoints"])}) for leaf in pairs]
        )
        return "kept" if kept else "other"

    async def tables(self) -> Theirs:
        return Value(await self.paper.tables())

    async def folder(self, table: str) -> Theirs | None:
        found = await self.paper.folder(table)
        if found is None:
            return None
        numbered = [[[number, memoryview(body)] for number, body in some.items()] for some in found[1:]]
        return Value([memoryview(found.sheet), *numbered])

    async def remove(self, table: str) -> None:
        await self.paper.remove(table)

    async def me(self) -> Theirs | None:
        me = await self.paper.me()
        return Value(memoryview(me)) if me is not None else None

    async def put_me(self, me: bytes | None) -> str:
        await self.paper.put_me(me)
        return "kept"

    async def bring(self, game: str) -> bool:
        self.brought.append(game)
        return len(self.brought) == 1

    async def think(self, order: bytes) -> Theirs | None:
        self.orders += 1
        return Value(memoryview(carry_out(order)))


LEAF = Leaf(table="0a", head=1, guard=-1, sheet=b"sheet", entries={1: b"one"}, checkpoints={0: b"kept"})


async def test_what_is_put_on_the_disk_is_found_there() -> None:
    shelf = DiskShelf(StandIn())
    assert await shelf.put([LEAF])
    assert await shelf.tables() == ["0a"]
    assert await shelf.folder("0a") == (b"sheet", {1: b"one"}, {0: b"kept"})
    assert await shelf.folder("0b") is None
    await shelf.put_me(b"ann")
    assert await shelf.me() == b"ann"


async def test_a_head_that_is_not_the_guard_is_no_error_and_a_full_disk_is_one() -> None:
    worker = StandIn()
    shelf = DiskShelf(worker)
    assert await shelf.put([LEAF])
    assert not await shelf.put([LEAF])  # another page was faster
    worker.full = True
    with pytest.raises(Rejected, match="Quota"):
        await shelf.put([LEAF])


async def test_a_game_is_brought_by_the_first_call_that_is_about_it() -> None:
    worker = StandIn()
    front = await open_house(worker, json.dumps({"tentacula": "Tentacula", "lurk": "Lurk"}))
    front.hear(json.dumps({"t": "call", "id": 1, "method": "GET", "path": "/games/tentacula"}))
    assert (await worker.posted.get())["status"] == 200
    assert worker.brought == ["tentacula"]
    front.hear(json.dumps({"t": "call", "id": 2, "method": "GET", "path": "/games/chess"}))
    assert (await worker.posted.get())["status"] == 404
    assert worker.brought == ["tentacula"]  # nobody can bring that
    await front.close()


async def test_what_nobody_knows_is_not_brought() -> None:
    worker = StandIn()
    await Fetched(worker, {"lurk": "Lurk"}).bring("chess")
    assert worker.brought == []


def test_every_slow_job_travels_by_its_annotations() -> None:
    for job in SLOW:
        broken = carry_out(write_order(job, ()))  # no arguments: it is told, not raised
        with pytest.raises(Died):
            read_reply(job, broken)
    reply = carry_out(write_order(jobs.verify, ([b"no journal"],)))
    assert read_reply(jobs.verify, reply).fault


def test_only_jobs_travel() -> None:
    with pytest.raises(AssertionError):
        write_order(print, ("anything",))
