"""The journal's home in PostgreSQL: one statement for the waiting entries of all tables."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
from sqlalchemy.dialects.postgresql import asyncpg as asyncpg_dialect
from sqlalchemy.dialects.postgresql import insert

from fathomfive.server.journals.statements import in_words
from fathomfive.tables.ports import Gone, Rejected
from fathomfive.tables.records import Line

SLOW = 2.0
"""Seconds after which a silent database counts as gone. What was on its way is asked for and sent again over
a new line, so impatience costs nothing."""

# Heads are locked in the order of their ids, so that two nodes with overlapping batches cannot wait for each
# other; those that are not just before their entry are left out, and their entries with them.
COMMIT = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::bigint[],
                         $6::text[], $7::int[], $8::int[], $9::text[], $10::bigint[], $11::text[])
        AS g(table_id, seq, key, body, at, phase, waiting, bots, asked, since, rules)
), free AS (
    SELECT t.id FROM tables t JOIN given g ON g.table_id = t.id
    WHERE t.head = g.seq - 1 AND t.rules_hash = g.rules
    ORDER BY t.id FOR UPDATE OF t
), moved AS (
    UPDATE tables t
    SET head = g.seq, phase = g.phase, waiting = g.waiting, bots = g.bots, asked = g.asked,
        since = g.since, updated = g.at
    FROM given g JOIN free f ON f.id = g.table_id
    WHERE t.id = g.table_id AND t.head = g.seq - 1 AND t.rules_hash = g.rules
    RETURNING t.id
)
INSERT INTO entries (table_id, seq, key, body, at)
SELECT g.table_id, g.seq, g.key, g.body, g.at FROM given g JOIN moved m ON m.id = g.table_id
RETURNING table_id
"""

WRITTEN = """
SELECT e.table_id FROM entries e
JOIN unnest($1::text[], $2::int[], $3::text[]) AS g(table_id, seq, key)
ON e.table_id = g.table_id AND e.seq = g.seq AND e.key = g.key
"""

_DIALECT = asyncpg_dialect.dialect()  # type: ignore[no-untyped-call]
_LOST = (OSError, asyncio.TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError)
_SHUT = (
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby: the same line will never write, a new one may
)


class PostgresHome:
    """One connection of its own; opened when needed, dropped at the first doubt."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: asyncpg.Connection[Any] | None = None

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, timeout=SLOW)
        return self._connection

    async def commit(self, lines: list[Line]) -> set[str]:
        columns = (
            [line.table for line in lines],
            [line.seq for line in lines],
            [line.key for line in lines],
            [line.body for line in lines],
            [line.at for line in lines],
            [line.phase for line in lines],
            [line.waiting for line in lines],
            [line.bots for line in lines],
            [line.asked for line in lines],
            [line.since for line in lines],
            [line.rules for line in lines],
        )
        beside = {line.table: in_words(line, insert, _DIALECT) for line in lines if line.also}
        try:
            connection = await self._connected()
            if not beside:
                return {row[0] for row in await connection.fetch(COMMIT, *columns, timeout=SLOW)}
            async with connection.transaction():
                went_in = {row[0] for row in await connection.fetch(COMMIT, *columns, timeout=SLOW)}
                for table, wanted in beside.items():
                    for text, arguments in wanted if table in went_in else ():
                        await connection.execute(text, *arguments, timeout=SLOW)
            return went_in
        except (*_LOST, *_SHUT) as error:
            self._drop()
            raise Gone(str(error)) from error
        except asyncpg.PostgresError as error:
            raise Rejected(str(error)) from error
        except Exception as error:  # whatever else a driver does: it is not a yes
            self._drop()
            raise Gone(str(error)) from error

    async def written(self, lines: list[Line]) -> set[str]:
        try:
            connection = await self._connected()
            rows = await connection.fetch(
                WRITTEN,
                [line.table for line in lines],
                [line.seq for line in lines],
                [line.key for line in lines],
                timeout=SLOW,
            )
        except Exception as error:
            self._drop()
            raise Gone(str(error)) from error
        return {row[0] for row in rows}

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()
        self._connection = None
