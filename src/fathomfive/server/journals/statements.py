"""What changes beside the journal (`tables/changes.py`) as statements of SQLAlchemy, and those for a driver
that is used without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from sqlalchemy import ClauseElement, delete, insert, update
from sqlalchemy.sql.compiler import SQLCompiler

from fathomfive.server.journals import schema
from fathomfive.tables.changes import (
    Change,
    Changes,
    Enters,
    Frees,
    Keeps,
    LetsIn,
    Links,
    Notes,
    Owns,
)
from fathomfive.tables.ports import Rejected
from fathomfive.tables.records import EVERY, Line

Insert: TypeAlias = Callable[[Any], Any]
"""A database's own `insert`, which knows what to do about rows that are there already."""

Spoken: TypeAlias = tuple[str, list[Any]]
"""Text and arguments."""


def statements(table: str, change: Change, own_insert: Insert) -> list[ClauseElement]:
    match change:
        case Owns(seat, guest):
            return [_owning(table, seat, guest, own_insert)]
        case Frees(seat):
            c = schema.seats.c
            return [delete(schema.seats).where(c.table_id == table, c.seat == seat)]
        case LetsIn():
            return [_letting_in(table, change, own_insert)]
        case Changes(columns):
            return [update(schema.tables).where(schema.tables.c.id == table).values(**columns)]
        case Keeps():
            return _keeping(table, change, own_insert)
        case Notes():
            return [_noting(table, change, own_insert)]
        case Links(id, role, hash, at):
            return [insert(schema.links).values(id=id, table_id=table, role=role, hash=hash, made=at)]
        case Enters(seq, key, body, at):
            return [insert(schema.entries).values(table_id=table, seq=seq, key=key, body=body, at=at)]


def _owning(table: str, seat: int, guest: str, own_insert: Insert) -> ClauseElement:
    new = own_insert(schema.seats).values(table_id=table, seat=seat, guest=guest)
    owned: ClauseElement = new.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"guest": new.excluded.guest}
    )
    return owned


def _letting_in(table: str, let_in: LetsIn, own_insert: Insert) -> ClauseElement:
    new = own_insert(schema.members).values(
        table_id=table,
        guest=let_in.guest,
        role=let_in.role,
        link=let_in.link,
        seen=0,
        seen_at=let_in.at,
        muted=False,
    )
    kept: ClauseElement = new.on_conflict_do_update(
        index_elements=["table_id", "guest"],
        set_={"role": new.excluded.role, "link": new.excluded.link},
        where=(schema.members.c.role != "play") & (new.excluded.role != "watch"),
    )
    return kept


def _keeping(table: str, keeps: Keeps, own_insert: Insert) -> list[ClauseElement]:
    seq, body = keeps.seq, keeps.body
    current = own_insert(schema.checkpoints).values(table_id=table, slot=0, seq=seq, body=body)
    wanted: list[ClauseElement] = [
        current.on_conflict_do_update(
            index_elements=["table_id", "slot"],
            set_={"seq": current.excluded.seq, "body": current.excluded.body},
            where=schema.checkpoints.c.seq < current.excluded.seq,
        )
    ]
    slot = -seq if keeps.forever else seq // EVERY
    if slot:
        older = own_insert(schema.checkpoints).values(table_id=table, slot=slot, seq=seq, body=body)
        wanted.append(older.on_conflict_do_nothing())
    return wanted


def _noting(table: str, notes: Notes, own_insert: Insert) -> ClauseElement:
    new = own_insert(schema.notes).values(
        table_id=table, version=notes.base + 1, guest=notes.guest, text=notes.text, at=notes.at
    )
    written: ClauseElement = new.on_conflict_do_update(
        index_elements=["table_id"],
        set_={name: new.excluded[name] for name in ("version", "guest", "text", "at")},
        where=schema.notes.c.version == notes.base,
    )
    return written


def in_words(line: Line, own_insert: Insert, dialect: Any) -> list[Spoken]:
    """What changes beside a line, for a driver. Called before anything is sent: what cannot be said in SQL
    spoils its own line and leaves no transaction open."""
    try:
        wanted = [one for change in line.also for one in statements(line.table, change, own_insert)]
        return [_compiled(statement, dialect) for statement in wanted]
    except Exception as error:
        raise Rejected(str(error)) from error


def _compiled(statement: ClauseElement, dialect: Any) -> Spoken:
    """A statement as text and arguments for a driver."""
    ready = cast(SQLCompiler, statement.compile(dialect=dialect))
    return str(ready), [ready.params[name] for name in ready.positiontup or ()]
