"""`Shelf`: where a browser keeps what must outlive its page. What is kept, and how it may fail; not how.

In a page it is IndexedDB, whose transactions are the promise behind every "done"; `PaperShelf` keeps it in
this process, for tests and for a page that may keep nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import msgspec


class Leaf(msgspec.Struct, frozen=True, kw_only=True):
    """What one transaction changes of one table.

    `sheet` is the table without its journal. Entries and checkpoints lie beside it, by number and slot.
    """

    table: str
    head: int
    """The last entry after this transaction."""
    guard: int
    """The last entry before it; -1: there is no such table yet."""
    sheet: bytes
    entries: Mapping[int, bytes] = {}
    checkpoints: Mapping[int, bytes] = {}


class Folder(NamedTuple):
    """All that lies on the shelf for one table."""

    sheet: bytes
    entries: dict[int, bytes]
    checkpoints: dict[int, bytes]


class Shelf(Protocol):
    """Every method raises `Rejected` of `tables/ports.py` when certainly nothing was kept: no room left, or
    the browser has taken the storage away."""

    async def put(self, leaves: list[Leaf]) -> bool:
        """Keep all of these in one transaction, if the head of each table on the shelf is its leaf's guard;
        else nothing: somebody else writes here. Returns once it is on the disk; whether it was kept."""

    async def tables(self) -> list[str]: ...

    async def folder(self, table: str) -> Folder | None: ...

    async def remove(self, table: str) -> None: ...

    async def me(self) -> bytes | None:
        """Who plays on this device, as they were put."""

    async def put_me(self, me: bytes | None) -> None: ...


class PaperShelf:
    """Keeps everything in this process."""

    def __init__(self) -> None:
        self._folders: dict[str, tuple[int, Folder]] = {}
        self._me: bytes | None = None

    async def put(self, leaves: list[Leaf]) -> bool:
        if any(self._of(leaf.table)[0] != leaf.guard for leaf in leaves):
            return False
        for leaf in leaves:
            _, folder = self._of(leaf.table)
            entries = folder.entries | dict(leaf.entries)
            checkpoints = folder.checkpoints | dict(leaf.checkpoints)
            self._folders[leaf.table] = leaf.head, Folder(leaf.sheet, entries, checkpoints)
        return True

    def _of(self, table: str) -> tuple[int, Folder]:
        return self._folders.get(table, (-1, Folder(b"", {}, {})))

    async def tables(self) -> list[str]:
        return list(self._folders)

    async def folder(self, table: str) -> Folder | None:
        found = self._folders.get(table)
        return found[1] if found else None

    async def remove(self, table: str) -> None:
        self._folders.pop(table, None)

    async def me(self) -> bytes | None:
        return self._me

    async def put_me(self, me: bytes | None) -> None:
        self._me = me
