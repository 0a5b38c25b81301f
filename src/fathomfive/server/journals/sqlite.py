"""The journal's home in SQLite: one file, one writer, every commit on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy.dialects.sqlite import aiosqlite as sqlite_dialect
from sqlalchemy.dialects.sqlite import insert

from fathomfive.server.journals.statements import Spoken, in_words
from fathomfive.tables.ports import Gone, Rejected
from fathomfive.tables.records import Line

MOVE_HEAD = """
UPDATE tables SET head = ?, phase = ?, waiting = ?, bots = ?, asked = ?, since = ?, updated = ?
WHERE id = ? AND head = ? AND rules_hash = ?
"""
INSERT = "INSERT INTO entries (table_id, seq, key, body, at) VALUES (?, ?, ?, ?, ?)"
WRITTEN = "SELECT 1 FROM entries WHERE table_id = ? AND seq = ? AND key = ?"

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)

_DIALECT = sqlite_dialect.dialect()
T = TypeVar("T")


class AlreadyHosted(RuntimeError):
    """Another process holds this database file."""


class SqliteLock:
    """One process per file: two would each believe their caches."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise AlreadyHosted(f"{path} is already hosted by another process; stop it first") from error

    def release(self) -> None:
        os.close(self._file)


class SqliteHome:
    """A connection in a thread of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._connection.execute(pragma)
        return self._connection

    async def commit(self, lines: list[Line]) -> set[str]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, lines)

    async def written(self, lines: list[Line]) -> set[str]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, lines)

    def _commit(self, lines: list[Line]) -> set[str]:
        beside = {line.table: in_words(line, insert, _DIALECT) for line in lines}
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise Rejected(str(error)) from error
        try:
            went_in = {line.table for line in lines if _keep(connection, line, beside[line.table])}
        except sqlite3.Error as error:
            connection.rollback()
            raise Rejected(str(error)) from error
        try:
            connection.commit()
        except sqlite3.Error as error:  # a full or failing disk: look again before anybody is told
            connection.rollback()
            raise Gone(str(error)) from error
        return went_in

    def _written(self, lines: list[Line]) -> set[str]:
        try:
            connection = self._connected()
            return {
                line.table
                for line in lines
                if connection.execute(WRITTEN, (line.table, line.seq, line.key)).fetchone()
            }
        except sqlite3.Error as error:
            raise Gone(str(error)) from error

    async def close(self) -> None:
        def shut() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, shut)
        self._thread.shutdown()


def _keep(connection: sqlite3.Connection, line: Line, beside: list[Spoken]) -> bool:
    state = (line.seq, line.phase, line.waiting, line.bots, line.asked, line.since, line.at)
    if not connection.execute(MOVE_HEAD, (*state, line.table, line.seq - 1, line.rules)).rowcount:
        return False
    connection.execute(INSERT, (line.table, line.seq, line.key, line.body, line.at))
    for text, arguments in beside:
        connection.execute(text, arguments)
    return True
