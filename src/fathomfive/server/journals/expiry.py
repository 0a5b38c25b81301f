"""What nobody has touched for long, found and erased a slice at a time.

A table is touched by an entry of its journal and by somebody who comes or goes; a guest by being here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import delete, func, select

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store

SLICE = 500
"""Rows that one statement looks at."""


class Untouched(NamedTuple):
    """A table, a guest or a fault, and since when nobody has touched it."""

    id: str
    kind: str
    """The phase of a table; `guest` for a guest, `fault` for what somebody said is wrong."""
    since: int


async def untouched_tables(store: Store, before: Mapping[str, int]) -> AsyncIterator[Untouched]:
    """Tables that were last touched before the moment of their phase."""
    c, after = schema.tables.c, ""
    while True:
        wanted = select(c.id, c.phase, c.updated).where(c.id > after).order_by(c.id).limit(SLICE)
        rows = await store.all(wanted)
        old = {row.id: row for row in rows if row.updated < before.get(row.phase, 0)}
        looked = await _last_looks(store, old)
        for row in old.values():
            since = max(row.updated, looked.get(row.id, 0))
            if since < before[row.phase]:
                yield Untouched(row.id, row.phase, since)
        if len(rows) < SLICE:
            return
        after = rows[-1].id


async def _last_looks(store: Store, tables: Iterable[str]) -> dict[str, int]:
    c = schema.members.c
    looks = select(c.table_id, func.max(c.seen_at).label("at")).where(c.table_id.in_(list(tables)))
    return {row.table_id: row.at for row in await store.all(looks.group_by(c.table_id))}


async def erase_table(store: Store, table: Untouched, before: int) -> bool:
    """Erase a table, unless somebody has touched it meanwhile."""
    tables, members = schema.tables.c, schema.members.c
    looked_at = select(members.guest).where(members.table_id == table.id, members.seen_at >= before).exists()
    gone = delete(schema.tables).where(
        tables.id == table.id, tables.phase == table.kind, tables.updated < before, ~looked_at
    )
    async with store.engine.begin() as connection:
        if not (await connection.execute(gone)).rowcount:
            return False
        for beside in (schema.entries, schema.checkpoints):  # no foreign key leads from these to their table
            await connection.execute(delete(beside).where(beside.c.table_id == table.id))
    return True


async def absent_guests(store: Store, before: int) -> AsyncIterator[list[Untouched]]:
    """Guests of one database who were last here before a moment, slice by slice."""
    c, after = schema.guests.c, ""
    while True:
        wanted = select(c.id, c.seen).where(c.id > after).order_by(c.id).limit(SLICE)
        rows = await store.all(wanted)
        yield [Untouched(row.id, "guest", row.seen) for row in rows if row.seen < before]
        if len(rows) < SLICE:
            return
        after = rows[-1].id


async def guests_with_tables(store: Store, guests: Iterable[str]) -> set[str]:
    """Those of them who were let in at a table of this database."""
    c = schema.members.c
    return {row.guest for row in await store.all(select(c.guest).where(c.guest.in_(list(guests))).distinct())}


async def erase_guest(store: Store, guest: str, before: int) -> bool:
    """Erase a guest's name in their own database, unless they have been here meanwhile."""
    c = schema.guests.c
    return bool(await store.do(delete(schema.guests).where(c.id == guest, c.seen < before)))


async def erase_used_up(store: Store, now: int) -> None:
    """Erase return links that lead nowhere any more, challenges that nobody met, codes of screens, and bans
    that are over: they name addresses."""
    await store.do(
        delete(schema.challenges).where(schema.challenges.c.expires < now),
        delete(schema.screens).where(schema.screens.c.expires < now),
        delete(schema.bans).where(schema.bans.c.until < now),
        delete(schema.returns).where(schema.returns.c.expires < now),
    )
