"""Open tables: those that their hosts let everybody on this server find, with whom they are for.

The link by which one comes in is public here, so its token is kept as it is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Row, delete, insert, select

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store


class Listing(NamedTuple):
    table: str
    link: str
    token: str
    level: str
    language: str
    made: int


async def listing(store: Store, table: str) -> Listing | None:
    c = schema.listings
    rows = await store.all(select(c).where(c.c.table_id == table))
    return _read(rows[0]) if rows else None


async def list_table(store: Store, listed: Listing) -> None:
    """From now on others find it; a table stands in the list once."""
    c = schema.listings
    await store.do(
        delete(c).where(c.c.table_id == listed.table),
        insert(c).values(
            table_id=listed.table, link=listed.link, token=listed.token, level=listed.level,
            language=listed.language, made=listed.made,
        ),
    )  # fmt: skip


async def unlist(store: Store, table: str) -> None:
    await store.do(delete(schema.listings).where(schema.listings.c.table_id == table))


async def newest(store: Store, most: int) -> list[Listing]:
    """Tables that are listed and not over, the newest first."""
    listings, tables = schema.listings, schema.tables
    open_ones = (
        select(listings)
        .join(tables, tables.c.id == listings.c.table_id)
        .where(tables.c.phase.in_(["lobby", "playing"]))
    )
    rows = await store.all(open_ones.order_by(listings.c.made.desc()).limit(most))
    return [_read(row) for row in rows]


def _read(row: Row[Any]) -> Listing:
    return Listing(row.table_id, row.link, row.token, row.level, row.language, row.made)
