"""Where a page's worker and this package meet: what the worker offers, and the two doors that it opens.

The worker is JavaScript (`web/src/worker`). What it hands over is described here as protocols, so that
nothing of the interpreter need be imported, and tests can stand in for it.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Protocol

from fathomfive.browser.front import Front
from fathomfive.browser.orders import carry_out
from fathomfive.browser.shelf import Folder, Leaf
from fathomfive.browser.workers import Elsewhere
from fathomfive.kernel.game import installed_games
from fathomfive.tables.ports import Died, Rejected


class Theirs(Protocol):
    """A value of the page, not yet Python's."""

    def to_py(self) -> Any: ...


class Worker(Protocol):
    """What the page's worker does for the house. Whatever it waits for ends: it says so in words, and never
    raises, because what would be raised is not Python's."""

    def post(self, text: str) -> None: ...

    def put(self, leaves: list[dict[str, Any]]) -> Awaitable[str]:
        """`kept`, `other` when a head is not its guard, or what went wrong."""

    def tables(self) -> Awaitable[Theirs]: ...

    def folder(self, table: str) -> Awaitable[Theirs | None]: ...

    def remove(self, table: str) -> Awaitable[None]: ...

    def me(self) -> Awaitable[Theirs | None]: ...

    def put_me(self, me: bytes | None) -> Awaitable[str]: ...

    def bring(self, game: str) -> Awaitable[bool]:
        """Lay a game on Python's path; whether it was not there before."""

    def think(self, order: bytes) -> Awaitable[Theirs | None]:
        """Its reply; None when the other worker ended before it had one."""


class DiskShelf:
    """The shelf of a page: IndexedDB, by its worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def put(self, leaves: list[Leaf]) -> bool:
        return _sure(await self._worker.put([_plain(leaf) for leaf in leaves]))

    async def tables(self) -> list[str]:
        return list((await self._worker.tables()).to_py())

    async def folder(self, table: str) -> Folder | None:
        found = await self._worker.folder(table)
        if found is None:
            return None
        sheet, entries, checkpoints = found.to_py()
        return Folder(bytes(sheet), _by_number(entries), _by_number(checkpoints))

    async def remove(self, table: str) -> None:
        await self._worker.remove(table)

    async def me(self) -> bytes | None:
        found = await self._worker.me()
        return bytes(found.to_py()) if found is not None else None

    async def put_me(self, me: bytes | None) -> None:
        _sure(await self._worker.put_me(me))


def _sure(said: str) -> bool:
    if said not in ("kept", "other"):
        raise Rejected(said)
    return said == "kept"


def _plain(leaf: Leaf) -> dict[str, Any]:
    return {
        "table": leaf.table,
        "head": leaf.head,
        "guard": leaf.guard,
        "sheet": leaf.sheet,
        "entries": list(leaf.entries.items()),
        "checkpoints": list(leaf.checkpoints.items()),
    }


def _by_number(pairs: Sequence[tuple[int, Any]]) -> dict[int, bytes]:
    return {int(number): bytes(body) for number, body in pairs}


class Fetched:
    """The library of a page: games are fetched from where the page came from."""

    def __init__(self, worker: Worker, titles: Mapping[str, str]) -> None:
        self._worker = worker
        self.titles = titles

    async def bring(self, game: str) -> None:
        if game in self.titles and await self._worker.bring(game):
            look_again()


def look_again() -> None:
    """Games were laid on the path: what is remembered of those that are there is old."""
    importlib.invalidate_caches()
    installed_games.cache_clear()


async def open_house(worker: Worker, titles: str) -> Front:
    """The door of the first worker: a house, on what the page keeps. `titles`: of all games, as JSON."""

    async def think(order: bytes) -> bytes:
        reply = await worker.think(order)
        if reply is None:
            raise Died("the worker that thinks has ended")
        return bytes(reply.to_py())

    library = Fetched(worker, json.loads(titles))
    front = Front(worker.post, DiskShelf(worker), workers=Elsewhere(think), library=library)
    await front.open()
    return front


def think(order: Theirs) -> bytes:
    """The door of the second worker."""
    look_again()
    return carry_out(bytes(order.to_py()))
