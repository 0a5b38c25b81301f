"""The database apart from the hot path: everything that is read, and what is written now and then.

SQLAlchemy Core, the same statements for both homes. Entries are written by `writer.py` alone.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from asyncpg import PostgresError
from sqlalchemy import BigInteger, ClauseElement, cast, delete, event, func, insert, select, text, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as SqlTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fathomfive.server.journals import schema
from fathomfive.server.journals.postgres import PostgresHome
from fathomfive.server.journals.sqlite import PRAGMAS, SqliteHome, SqliteLock
from fathomfive.server.journals.statements import statements
from fathomfive.tables.changes import Change, Changes, Keeps, LetsIn, Links, Notes
from fathomfive.tables.records import ChatLine, Due, Loaded, Member, Mine, News, Page, Row, Stored

PATIENCE = 5.0
"""Seconds to wait for a connection before somebody is told that the database is gone."""

A_DAY = 24 * 3600 * 1000

READ_ONLY = "25006"
"""What PostgreSQL calls a write where only reading is allowed."""
MAYBE_GONE = (OSError, TimeoutError, DBAPIError, SqlTimeoutError, PostgresError)
"""How a database that is gone shows itself: through SQLAlchemy, its pool, and asyncpg while it connects."""


class Store:
    def __init__(
        self, engine: AsyncEngine, home: PostgresHome | SqliteHome, lock: SqliteLock | None = None
    ) -> None:
        self.engine = engine
        autocommit = {"isolation_level": "AUTOCOMMIT"} if engine.dialect.name == "postgresql" else {}
        self._reading = engine.execution_options(**autocommit)
        """The same lines for single statements: nobody begins and ends a transaction to look something up."""
        self.home = home
        self.insert = pg_insert if engine.dialect.name == "postgresql" else sqlite_insert
        self._lock = lock

    @classmethod
    def at(cls, address: str, *, alone: bool = True) -> Store:
        """`postgresql://user@host/name`, or `sqlite:///path/to/file`.

        `alone`: hold the file's lock; only those who merely look may go without.
        """
        if address.startswith(("postgresql://", "postgres://")):
            url = "postgresql+asyncpg://" + address.split("://", 1)[1]
            engine = create_async_engine(
                url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                pool_timeout=PATIENCE,
                connect_args={"timeout": PATIENCE, "command_timeout": 2 * PATIENCE},
            )
            event.listen(engine.sync_engine, "handle_error", _hang_up_on_a_standby)
            return cls(engine, PostgresHome(address))
        if not address.startswith("sqlite:///"):
            raise ValueError(f"a database address starts with postgresql:// or sqlite:///, not {address!r}")
        path = Path(address.removeprefix("sqlite:///"))
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = SqliteLock(path) if alone else None
        if alone:  # it holds dice and cookies; SQLite gives its -wal and -shm the same mode
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            path.chmod(0o600)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return cls(engine, SqliteHome(path), lock)

    @property
    def is_file(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    async def close(self) -> None:
        await self.home.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def answers(self, within: float) -> bool:
        """Whether it can be read and written within so many seconds: a standby can not."""
        try:
            async with asyncio.timeout(within):
                return await self._writes()
        except Exception:  # gone, in whatever way
            return False

    async def _writes(self) -> bool:
        async with self.engine.connect() as connection:
            if self.is_file:
                await connection.execute(text("SELECT 1"))
            elif (await connection.execute(text("SHOW transaction_read_only"))).scalar() == "on":
                await connection.invalidate()  # by the time of the next look this line may lead elsewhere
                return False
        return True

    def _statements(self, table: str, change: Change) -> list[ClauseElement]:
        return statements(table, change, self.insert)

    async def _one(self, statement: Any) -> SqlRow[Any] | None:
        async with self._reading.connect() as connection:
            return (await connection.execute(statement)).first()

    async def all(self, statement: Any) -> Sequence[SqlRow[Any]]:
        async with self._reading.connect() as connection:
            return (await connection.execute(statement)).all()

    async def do(self, *statements: Any) -> int:
        """Run statements in one transaction; how many rows the last one touched."""
        async with self.engine.begin() as connection:
            for statement in statements:
                touched = (await connection.execute(statement)).rowcount
        return int(touched)

    # --- what all nodes share --------------------------------------------------------------------------

    async def shared_secret(self, name: str) -> str:
        """A random value made once per database."""
        fresh = self.insert(schema.house).values(name=name, value=secrets.token_hex(32))
        await self.do(fresh.on_conflict_do_nothing())
        found = await self._one(select(schema.house.c.value).where(schema.house.c.name == name))
        assert found is not None
        return str(found[0])

    # --- tables and journals ----------------------------------------------------------------------------

    async def make_table(self, row: Row, *also: Change) -> None:
        made = insert(schema.tables).values(**msgspec.structs.asdict(row))
        await self.do(made, *(s for change in also for s in self._statements(row.id, change)))

    async def load(self, table: str) -> Loaded | None:
        """One consistent look at a table: row, owners, checkpoint and the entries after it."""
        async with self.engine.connect() as connection:
            if self.engine.dialect.name == "postgresql":
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            row = await self._row(connection, table)
            if row is None:
                return None
            c = schema.checkpoints.c
            kept = (
                await connection.execute(select(c.seq, c.body).where(c.table_id == table, c.slot == 0))
            ).first()
            after = await self._entries(connection, table, kept.seq if kept else 0, row.head)
            owners = await self._owners(connection, table)
            members = await self._members(connection, table)
            names = await self._names(connection, {*owners.values(), *members})
            return Loaded(row, owners, members, names, kept.body if kept else None, after)

    async def news(self, table: str, after: int) -> News | None:
        """What happened since an entry; None if the table is gone."""
        async with self.engine.connect() as connection:
            row = await self._row(connection, table)
            if row is None:
                return None
            entries = await self._entries(connection, table, after, row.head)
            return News(entries, await self._members(connection, table), row.rematch)

    async def row(self, table: str) -> Row | None:
        async with self.engine.connect() as connection:
            return await self._row(connection, table)

    async def _row(self, connection: AsyncConnection, table: str) -> Row | None:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
        return Row(**found._mapping) if found else None

    async def _owners(self, connection: AsyncConnection, table: str) -> dict[int, str]:
        c = schema.seats.c
        rows = await connection.execute(select(c.seat, c.guest).where(c.table_id == table))
        return {row.seat: row.guest for row in rows}

    async def _entries(self, connection: AsyncConnection, table: str, after: int, upto: int) -> list[Stored]:
        c = schema.entries.c
        rows = await connection.execute(
            select(c.seq, c.key, c.body, c.at)
            .where(c.table_id == table, c.seq > after, c.seq <= upto)
            .order_by(c.seq)
        )
        return [Stored(row.seq, row.key, row.body, row.at) for row in rows]

    async def entries(self, table: str, after: int, upto: int) -> list[Stored]:
        async with self._reading.connect() as connection:
            return await self._entries(connection, table, after, upto)

    async def entry_by_key(self, table: str, key: str) -> Stored | None:
        """For late retries only: it walks the table's own entries, which spares every move an index."""
        c = schema.entries.c
        found = await self._one(
            select(c.seq, c.key, c.body, c.at).where(c.table_id == table, c.key == key).limit(1)
        )
        return Stored(found.seq, found.key, found.body, found.at) if found else None

    async def pulses(self, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The head of each table and how many were let in: does anything have to be read again?"""
        c, members = schema.tables.c, schema.members.c
        let_in = select(func.count()).where(members.table_id == c.id).scalar_subquery()
        rows = await self.all(select(c.id, c.head, let_in.label("people")).where(c.id.in_(list(tables))))
        return {row.id: (row.head, row.people) for row in rows}

    async def checkpoint_before(self, table: str, seq: int) -> tuple[int, bytes] | None:
        c = schema.checkpoints.c
        found = await self._one(
            select(c.seq, c.body).where(c.table_id == table, c.seq <= seq).order_by(c.seq.desc()).limit(1)
        )
        return (found.seq, found.body) if found else None

    async def keep(self, checkpoints: Iterable[tuple[str, int, bytes]]) -> None:
        """Write checkpoints behind the moves."""
        await self.do(
            *(s for table, seq, body in checkpoints for s in self._statements(table, Keeps(seq, body)))
        )

    async def mine(self, guest: str, most: int = 200) -> list[Mine]:
        """A guest's tables, the latest first."""
        members, tables, seats = schema.members, schema.tables, schema.seats
        rows = await self.all(
            select(tables, *(c.label(f"m_{c.name}") for c in members.c))
            .join(tables, tables.c.id == members.c.table_id)
            .where(members.c.guest == guest)
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        found = [Row(**{name: row._mapping[name] for name in Row.__struct_fields__}) for row in rows]
        owners: dict[str, dict[int, str]] = {row.id: {} for row in found}
        for seat in await self.all(select(seats).where(seats.c.table_id.in_(list(owners)))):
            owners[seat.table_id][seat.seat] = seat.guest
        return [
            Mine(row, _member({n: sql._mapping[f"m_{n}"] for n in Member.__struct_fields__}), owners[row.id])
            for row, sql in zip(found, rows, strict=True)
        ]

    async def hosted(self, guest: str) -> dict[str, int]:
        """How many tables a guest hosts, by their phase; every host is a member, and those have an index."""
        tables, members = schema.tables.c, schema.members.c
        rows = await self.all(
            select(tables.phase, func.count().label("n"))
            .join(schema.members, tables.id == members.table_id)
            .where(members.guest == guest, tables.host == guest)
            .group_by(tables.phase)
        )
        return {row.phase: row.n for row in rows}

    async def tables(self, phases: Iterable[str], after: str = "", most: int = 500) -> list[Row]:
        """For the operator: all tables in some phases, by id."""
        c = schema.tables.c
        rows = await self.all(
            select(schema.tables).where(c.phase.in_(list(phases)), c.id > after).order_by(c.id).limit(most)
        )
        return [Row(**row._mapping) for row in rows]

    async def tables_due_bots(self, after: str, most: int) -> list[Due]:
        """Tables that wait for a bot, in the order of their ids, from the one after `after` on."""
        c = schema.tables.c
        waiting = select(c.id, c.host, c.head, c.rules_hash).where(c.bots != 0, c.id > after)
        rows = await self.all(waiting.order_by(c.id).limit(most))
        return [Due(row.id, row.host, row.head, row.rules_hash) for row in rows]

    async def tables_overdue(self, after: str, moment: int, most: int) -> list[tuple[str, int]]:
        """Matches that have waited for a person longer than they are patient, with their head; by id, too."""
        c = schema.tables.c
        late = c.since < moment - cast(c.patience, BigInteger) * 1000
        asks = select(c.id, c.head).where(c.phase == "playing", c.waiting != c.bots, c.patience > 0, late)
        rows = await self.all(asks.where(c.id > after).order_by(c.id).limit(most))
        return [(row.id, row.head) for row in rows]

    async def kept_forever(self, table: str, after: int, upto: int) -> dict[int, bytes]:
        """The checkpoints that replay cannot pass without."""
        c = schema.checkpoints.c
        rows = await self.all(
            select(c.seq, c.body).where(c.table_id == table, c.slot < 0, c.seq > after, c.seq <= upto)
        )
        return {row.seq: row.body for row in rows}

    async def change(self, table: str, **columns: Any) -> None:
        await self.do(*self._statements(table, Changes(columns)))

    async def delete_table(self, table: str) -> None:
        entries, checkpoints, tables = schema.entries, schema.checkpoints, schema.tables
        await self.do(
            delete(tables).where(tables.c.id == table),
            delete(entries).where(entries.c.table_id == table),
            delete(checkpoints).where(checkpoints.c.table_id == table),
        )

    async def claim_rematch(self, table: str, rematch: str) -> str:
        """Note the rematch of a table, once; returns the one that counts."""
        c = schema.tables.c
        await self.do(update(schema.tables).where(c.id == table, c.rematch == "").values(rematch=rematch))
        found = await self._one(select(c.rematch).where(c.id == table))
        return str(found[0]) if found else ""

    # --- guests ------------------------------------------------------------------------------------------

    async def make_guest(self, guest: str, name: str, now: int) -> None:
        await self.do(insert(schema.guests).values(id=guest, name=name, made=now, seen=now))

    async def name_guest(self, guest: str, name: str) -> bool:
        c = schema.guests.c
        return bool(await self.do(update(schema.guests).where(c.id == guest).values(name=name)))

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        async with self.engine.connect() as connection:
            return await self._names(connection, guests)

    async def _names(self, connection: AsyncConnection, guests: Iterable[str]) -> dict[str, str]:
        c = schema.guests.c
        rows = await connection.execute(select(c.id, c.name).where(c.id.in_(list(set(guests)))))
        return {row.id: row.name for row in rows}

    async def forget_guest(self, guest: str) -> None:
        guests, members, chat, seats, tables, notes, removed = (
            schema.guests, schema.members, schema.chat, schema.seats, schema.tables, schema.notes,
            schema.removed,
        )  # fmt: skip
        theirs = select(members.c.table_id).where(members.c.guest == guest)
        keyholders, blocks, reports, faults = schema.keyholders, schema.blocks, schema.reports, schema.faults
        dares, tries, results = schema.dares, schema.tries, schema.results
        others = tries.alias()
        alone = ~select(others).where(others.c.result == results.c.id, others.c.guest != guest).exists()
        tried = select(tries.c.result).where(tries.c.guest == guest, tries.c.result.is_not(None))
        await self.do(
            delete(results).where(results.c.id.in_(tried), alone),
            delete(tries).where(tries.c.guest == guest),
            update(dares).where(dares.c.by == guest).values(by=""),
            delete(keyholders).where(keyholders.c.guest == guest),
            delete(blocks).where((blocks.c.guest == guest) | (blocks.c.other == guest)),
            delete(reports).where(reports.c.by == guest),
            update(reports).where(reports.c.guest == guest).values(guest="", name=""),
            delete(faults).where(faults.c.by == guest),
            delete(schema.bans).where(schema.bans.c.guest == guest),
            delete(schema.calls).where(schema.calls.c.guest == guest),
            update(tables).where(tables.c.id.in_(theirs), tables.c.host == guest).values(host=""),
            delete(seats).where(seats.c.guest == guest),
            delete(chat).where(chat.c.guest == guest),
            update(notes).where(notes.c.guest == guest).values(guest=""),
            delete(members).where(members.c.guest == guest),
            delete(removed).where(removed.c.guest == guest),
            delete(guests).where(guests.c.id == guest),
        )

    async def put_return(self, hash: str, guest: str, expires: int) -> None:
        await self.do(insert(schema.returns).values(hash=hash, guest=guest, expires=expires))

    async def take_return(self, hash: str, now: int) -> str | None:
        """Use a return link up; whose was it?"""
        c = schema.returns.c
        async with self.engine.begin() as connection:
            gone = delete(schema.returns).where(c.hash == hash).returning(c.guest, c.expires)
            found = (await connection.execute(gone)).first()
        return found.guest if found and found.expires > now else None

    # --- who was let in ------------------------------------------------------------------------------------

    async def _members(self, connection: AsyncConnection, table: str) -> dict[str, Member]:
        rows = await connection.execute(select(schema.members).where(schema.members.c.table_id == table))
        return {row.guest: _member(row._mapping) for row in rows}

    async def let_in(self, table: str, guest: str, role: str, link: str, now: int) -> None:
        await self.do(*self._statements(table, LetsIn(guest, role, link, now)))

    async def show_out(self, table: str, guest: str) -> None:
        c = schema.members.c
        await self.do(delete(schema.members).where(c.table_id == table, c.guest == guest))

    async def bar(self, table: str, guest: str, now: int) -> None:
        out = self.insert(schema.removed).values(table_id=table, guest=guest, at=now)
        await self.do(out.on_conflict_do_nothing())

    async def unbar(self, table: str, guest: str) -> bool:
        c = schema.removed.c
        return bool(await self.do(delete(schema.removed).where(c.table_id == table, c.guest == guest)))

    async def barred(self, table: str) -> list[str]:
        c = schema.removed.c
        return [row.guest for row in await self.all(select(c.guest).where(c.table_id == table))]

    async def note_seen(self, table: str, guest: str, seen: int, now: int) -> None:
        c = schema.members.c
        await self.do(
            update(schema.members).where(c.table_id == table, c.guest == guest).values(seen=seen, seen_at=now)
        )

    async def mute(self, table: str, guest: str, muted: bool) -> None:
        c = schema.members.c
        await self.do(update(schema.members).where(c.table_id == table, c.guest == guest).values(muted=muted))

    async def make_link(self, id: str, table: str, role: str, hash: str, now: int) -> None:
        await self.do(*self._statements(table, Links(id, role, hash, now)))

    async def links(self, table: str) -> list[tuple[str, str, int]]:
        c = schema.links.c
        rows = await self.all(select(c.id, c.role, c.made).where(c.table_id == table).order_by(c.made))
        return [(row.id, row.role, row.made) for row in rows]

    async def find_words(self, hash: str) -> str | None:
        """The table that has this nickname."""
        c = schema.links.c
        found = await self._one(select(c.table_id).where(c.hash == hash, c.role == "words"))
        return found.table_id if found else None

    async def find_link(self, table: str, hash: str) -> tuple[str, str] | None:
        c = schema.links.c
        found = await self._one(select(c.id, c.role).where(c.table_id == table, c.hash == hash))
        return (found.id, found.role) if found else None

    async def revoke_link(self, table: str, id: str) -> list[str] | None:
        """Take a link back; the guests who came by it and hold no seat lose their way in."""
        links, members, seats = schema.links.c, schema.members.c, schema.seats.c
        seated = select(seats.guest).where(seats.table_id == table)
        async with self.engine.begin() as connection:
            gone = delete(schema.links).where(links.table_id == table, links.id == id)
            if not (await connection.execute(gone)).rowcount:
                return None
            out = (
                delete(schema.members)
                .where(members.table_id == table, members.link == id, members.guest.not_in(seated))
                .returning(members.guest)
            )
            return [row.guest for row in await connection.execute(out)]

    # --- chat -------------------------------------------------------------------------------------------

    async def say(self, table: str, guest: str, seat: int | None, words: str, now: int) -> int | None:
        said = insert(schema.chat).values(table_id=table, guest=guest, seat=seat, text=words, at=now)
        try:
            async with self.engine.begin() as connection:
                result = await connection.execute(said.returning(schema.chat.c.id))
                return int(result.scalar_one())
        except IntegrityError:  # the table was deleted meanwhile
            return None

    async def chat(self, table: str, most: int = 200) -> list[ChatLine]:
        c = schema.chat.c
        rows = await self.all(
            select(c.id, c.guest, c.seat, c.text, c.at)
            .where(c.table_id == table)
            .order_by(c.id.desc())
            .limit(most)
        )
        return [ChatLine(row.id, row.guest, row.seat, row.text, row.at) for row in reversed(rows)]

    async def chat_line(self, table: str, id: int) -> ChatLine | None:
        c = schema.chat.c
        wanted = select(c.id, c.guest, c.seat, c.text, c.at).where(c.table_id == table, c.id == id)
        row = await self._one(wanted)
        return ChatLine(row.id, row.guest, row.seat, row.text, row.at) if row else None

    async def unsay(self, table: str, id: int, guest: str | None) -> bool:
        """Remove a line; of one guest only, or of anybody."""
        c = schema.chat.c
        gone = delete(schema.chat).where(c.table_id == table, c.id == id)
        return bool(await self.do(gone if guest is None else gone.where(c.guest == guest)))

    # --- the pad ------------------------------------------------------------------------------------------

    async def notes(self, table: str) -> Page | None:
        c = schema.notes.c
        row = await self._one(select(c.version, c.guest, c.text, c.at).where(c.table_id == table))
        return Page(row.version, row.guest, row.text, row.at) if row else None

    async def write_notes(self, table: str, guest: str, words: str, base: int, now: int) -> bool | None:
        """Whether it was written; None if the table was deleted meanwhile."""
        try:
            return bool(await self.do(*self._statements(table, Notes(guest, words, base, now))))
        except IntegrityError:
            return None

    async def count(self) -> dict[str, int]:
        c = schema.tables.c
        rows = await self.all(select(c.phase, func.count().label("n")).group_by(c.phase))
        return {row.phase: row.n for row in rows}


def _member(row: Any) -> Member:
    return Member(*(row[name] for name in Member.__struct_fields__))


def _hang_up_on_a_standby(context: ExceptionContext) -> None:
    """What may not be written here may be written elsewhere: every open line is one to the wrong server."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
