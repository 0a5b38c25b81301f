"""Screens that wait for a table, in the first database: what one shows as a code, and where it was sent.

Of the code only the hash is kept; the invitation it shows lies here for as long as the code would have held.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, select, update

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store
from fathomfive.tables.ids import hashed


class Sent(NamedTuple):
    """Where a screen was sent: empty while it waits."""

    table_id: str
    path: str
    words: str


async def show_code(store: Store, guest: str, code: str, now: int, expires: int, most: int) -> bool:
    """This screen shows this code from now on. False if it is another's, or if too many screens wait."""
    c = schema.screens.c
    await store.do(delete(schema.screens).where((c.guest == guest) | (c.expires <= now)))
    if (await store.all(select(func.count().label("n")).select_from(schema.screens)))[0].n >= most:
        return False
    row = {"hash": hashed(code), "guest": guest, "expires": expires, "table_id": "", "path": "", "words": ""}
    return bool(await store.do(store.insert(schema.screens).values(row).on_conflict_do_nothing()))


async def whose_code(store: Store, code: str, now: int) -> str | None:
    """The guest that the screen with this code is; None if nobody shows it, or somebody was faster."""
    c = schema.screens.c
    waits = select(c.guest).where(c.hash == hashed(code), c.table_id == "", c.expires > now)
    found = await store.all(waits)
    return str(found[0].guest) if found else None


async def send(store: Store, code: str, sent: Sent, now: int) -> bool:
    """Use a code up. Of several who type it at once, one does."""
    c = schema.screens.c
    waits = update(schema.screens).where(c.hash == hashed(code), c.table_id == "", c.expires > now)
    return bool(await store.do(waits.values(**sent._asdict())))


async def where_to(store: Store, guest: str, now: int) -> Sent | None:
    """Where this screen was sent; None if its code has run out."""
    c = schema.screens.c
    found = await store.all(select(c.table_id, c.path, c.words).where(c.guest == guest, c.expires > now))
    return Sent(**found[0]._mapping) if found else None
