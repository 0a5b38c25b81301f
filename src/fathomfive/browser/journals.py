"""`Journals`: the store of a house in a browser. Reads from memory, and writes to the shelf first.

Every change is tried out on a copy, kept on the shelf in one transaction, and only then remembered: nobody is
told of anything that the next page would not find. One page is the house; should another write all the same,
the guard of the shelf refuses, and the table is read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from typing import TypeVar

import msgspec

from fathomfive.browser.shelf import Folder, Leaf, Shelf
from fathomfive.tables.changes import Change, Links
from fathomfive.tables.memory import Kept, Memory
from fathomfive.tables.ports import Rejected
from fathomfive.tables.records import ChatLine, Line, Member, Page, Row, Stored

T = TypeVar("T")

MOST_TRIES = 3


class Sheet(msgspec.Struct, array_like=True):
    """A table without its journal."""

    row: Row
    owners: dict[int, str]
    members: dict[str, Member]
    barred: dict[str, int]
    links: dict[str, Links]
    chat: dict[int, ChatLine]
    page: Page | None


_ENCODE = msgspec.msgpack.Encoder().encode
_SHEET = msgspec.msgpack.Decoder(Sheet)
_ENTRY = msgspec.msgpack.Decoder(Stored)
_CHECKPOINT = msgspec.msgpack.Decoder(tuple[int, bytes])
_NAMES = msgspec.msgpack.Decoder(dict[str, str])


class Journals(Memory):
    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Read everything that lies on the shelf."""
        for table in await self._shelf.tables():
            await self._read(table)
        lines = [number for kept in self._tables.values() for number in kept.chat]
        self._chat_ids = count(1 + max(lines, default=0))
        me = await self._shelf.me()
        self._names = _NAMES.decode(me) if me is not None else {}

    @property
    def guest(self) -> str | None:
        """Whoever plays on this device."""
        return next(iter(self._names), None)

    @property
    def rows(self) -> list[Row]:
        return [kept.row for kept in self._tables.values()]

    @property
    def kept(self) -> list[Kept]:
        """Everything, to be read only."""
        return list(self._tables.values())

    def find(self, table: str) -> Kept | None:
        return self._tables.get(table)

    def game_of(self, table: str) -> str | None:
        kept = self._tables.get(table)
        return kept.row.game if kept is not None else None

    async def _read(self, table: str) -> None:
        folder = await self._shelf.folder(table)
        if folder is None:
            self._tables.pop(table, None)
        else:
            self._tables[table] = _kept(folder)

    async def _write(self, tables: Iterable[str], do: Callable[[Memory], Awaitable[T]]) -> T:
        """Do something to a copy of these tables, keep what it changed, and remember it then."""
        named = list(tables)
        async with self._writing:
            for _ in range(MOST_TRIES):
                trial = self._copied(named)
                answer = await do(trial)
                after = trial._tables
                leaves = [
                    leaf for name in after if (leaf := _leaf(name, self._tables.get(name), after[name]))
                ]
                if not leaves or await self._shelf.put(leaves):
                    self._tables.update(after)
                    return answer
                for name in named:
                    await self._read(name)
        raise Rejected("another page writes these tables")

    def _copied(self, tables: Iterable[str]) -> Memory:
        trial = Memory()
        trial._tables = {name: self._tables[name].copy() for name in tables if name in self._tables}
        trial._names, trial._chat_ids = dict(self._names), self._chat_ids
        return trial

    # --- the journal's home ------------------------------------------------------------------------------

    async def commit(self, lines: list[Line]) -> set[str]:
        return await self._write([line.table for line in lines], lambda trial: trial.commit(lines))

    # --- tables ------------------------------------------------------------------------------------------

    async def make_table(self, row: Row, *also: Change) -> None:
        await self._write([row.id], lambda trial: trial.make_table(row, *also))

    async def lay(self, whole: Kept) -> None:
        """A table that came whole from elsewhere. One that lies here under its name must be its beginning."""

        async def do(trial: Memory) -> None:
            before = trial._tables.get(whole.row.id)
            if before is not None and before.entries != whole.entries[: len(before.entries)]:
                raise Rejected("it went on here meanwhile")
            talk = [msgspec.structs.replace(line, id=next(trial._chat_ids)) for line in whole.chat.values()]
            whole.chat = {line.id: line for line in talk}
            trial._tables[whole.row.id] = whole

        await self._write([whole.row.id], do)

    async def delete_table(self, table: str) -> None:
        async with self._writing:
            await self._shelf.remove(table)
            await super().delete_table(table)

    async def keep(self, checkpoints: Iterable[tuple[str, int, bytes]]) -> None:
        some = list(checkpoints)
        await self._write({table for table, _, _ in some}, lambda trial: trial.keep(some))

    async def claim_rematch(self, table: str, rematch: str) -> str:
        return await self._write([table], lambda trial: trial.claim_rematch(table, rematch))

    # --- people ------------------------------------------------------------------------------------------

    async def make_guest(self, guest: str, name: str, now: int) -> None:
        await self._call({**self._names, guest: name})

    async def name_guest(self, guest: str, name: str) -> bool:
        if guest not in self._names:
            return False
        await self._call({**self._names, guest: name})
        return True

    async def forget_guest(self, guest: str) -> None:
        await self._write(list(self._tables), lambda trial: trial.forget_guest(guest))
        await self._call({other: name for other, name in self._names.items() if other != guest})

    async def _call(self, names: dict[str, str]) -> None:
        await self._shelf.put_me(_ENCODE(names) if names else None)
        self._names = names

    async def let_in(self, table: str, guest: str, role: str, link: str, now: int) -> None:
        await self._write([table], lambda trial: trial.let_in(table, guest, role, link, now))

    async def show_out(self, table: str, guest: str) -> None:
        await self._write([table], lambda trial: trial.show_out(table, guest))

    async def bar(self, table: str, guest: str, now: int) -> None:
        await self._write([table], lambda trial: trial.bar(table, guest, now))

    async def unbar(self, table: str, guest: str) -> bool:
        return await self._write([table], lambda trial: trial.unbar(table, guest))

    async def note_seen(self, table: str, guest: str, seen: int, now: int) -> None:
        await self._write([table], lambda trial: trial.note_seen(table, guest, seen, now))

    async def mute(self, table: str, guest: str, muted: bool) -> None:
        await self._write([table], lambda trial: trial.mute(table, guest, muted))

    async def make_link(self, id: str, table: str, role: str, hash: str, now: int) -> None:
        await self._write([table], lambda trial: trial.make_link(id, table, role, hash, now))

    async def revoke_link(self, table: str, id: str) -> list[str] | None:
        return await self._write([table], lambda trial: trial.revoke_link(table, id))

    # --- talk and the pad --------------------------------------------------------------------------------

    async def say(self, table: str, guest: str, seat: int | None, words: str, now: int) -> int | None:
        return await self._write([table], lambda trial: trial.say(table, guest, seat, words, now))

    async def unsay(self, table: str, id: int, guest: str | None) -> bool:
        return await self._write([table], lambda trial: trial.unsay(table, id, guest))

    async def write_notes(self, table: str, guest: str, words: str, base: int, now: int) -> bool | None:
        return await self._write([table], lambda trial: trial.write_notes(table, guest, words, base, now))


# --- to the shelf and back ------------------------------------------------------------------------------


def _sheet(kept: Kept) -> bytes:
    return _ENCODE(Sheet(kept.row, kept.owners, kept.members, kept.barred, kept.links, kept.chat, kept.page))


def _leaf(table: str, before: Kept | None, after: Kept) -> Leaf | None:
    """What a table has now that it had not before; None if that is nothing."""
    sheet, known = _sheet(after), before or Kept(after.row)
    entries = {stored.seq: _ENCODE(stored) for stored in after.entries[len(known.entries) :]}
    checkpoints = {
        slot: _ENCODE(one) for slot, one in after.checkpoints.items() if known.checkpoints.get(slot) != one
    }
    if before is not None and not entries and not checkpoints and sheet == _sheet(before):
        return None
    return Leaf(
        table=table,
        head=after.row.head,
        guard=-1 if before is None else before.row.head,
        sheet=sheet,
        entries=entries,
        checkpoints=checkpoints,
    )


def _kept(folder: Folder) -> Kept:
    sheet = _SHEET.decode(folder.sheet)
    kept = Kept(sheet.row)
    kept.entries = [_ENTRY.decode(body) for _, body in sorted(folder.entries.items())]
    kept.checkpoints = {slot: _CHECKPOINT.decode(body) for slot, body in folder.checkpoints.items()}
    kept.owners, kept.members, kept.barred = sheet.owners, sheet.members, sheet.barred
    kept.links, kept.chat, kept.page = sheet.links, sheet.chat, sheet.page
    return kept
