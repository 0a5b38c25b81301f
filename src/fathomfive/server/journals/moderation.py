"""What keeps people in peace: whom a guest blocks, what is reported, who is banned, what an operator did.

Blocks lie with the guest; everything else in the first database. Every act of an operator is written down in
the same transaction, with who did it and why.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store
from fathomfive.tables.clock import now


class Report(msgspec.Struct, frozen=True, kw_only=True):
    id: int = 0
    at: int
    by: str
    guest: str
    name: str
    table_id: str
    line: int | None = None
    words: str = ""
    """What the line said, as it stood."""
    why: str
    closed: bool = False


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    guest: str
    address: str
    until: int
    why: str


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """Something an operator did."""

    at: int
    who: str
    act: str
    about: str
    why: str


# --- blocks -------------------------------------------------------------------------------------------------


async def block(store: Store, guest: str, other: str) -> None:
    new = store.insert(schema.blocks).values(guest=guest, other=other, at=now())
    await store.do(new.on_conflict_do_nothing())


async def unblock(store: Store, guest: str, other: str) -> None:
    c = schema.blocks.c
    await store.do(delete(schema.blocks).where(c.guest == guest, c.other == other))


async def blocked(store: Store, guest: str) -> set[str]:
    """Whom this guest blocks."""
    c = schema.blocks.c
    return {row.other for row in await store.all(select(c.other).where(c.guest == guest))}


async def blockers(store: Store, other: str) -> set[str]:
    """Who blocks somebody, of the guests of this database."""
    c = schema.blocks.c
    return {row.guest for row in await store.all(select(c.guest).where(c.other == other))}


# --- reports ------------------------------------------------------------------------------------------------


async def report(store: Store, new: Report) -> None:
    values = msgspec.structs.asdict(new)
    del values["id"]
    await store.do(insert(schema.reports).values(**values))


async def reports(store: Store, *, closed: bool = False, by: str = "", most: int = 200) -> list[Report]:
    """The latest first; those that are closed, too, if they are wanted; of one guest, if one is named."""
    c = schema.reports.c
    wanted = select(schema.reports).order_by(c.id.desc()).limit(most)
    if not closed:
        wanted = wanted.where(~c.closed)
    if by:
        wanted = wanted.where(c.by == by)
    return [Report(**row._mapping) for row in await store.all(wanted)]


async def close_report(store: Store, number: int, who: str, why: str) -> bool:
    c = schema.reports.c
    return await _act(
        store,
        update(schema.reports).where(c.id == number, ~c.closed).values(closed=True),
        Act(at=now(), who=who, act="close", about=f"report {number}", why=why),
    )


# --- bans ---------------------------------------------------------------------------------------------------


async def ban(store: Store, guest: str, address: str, until: int, who: str, why: str) -> Ban:
    new = Ban(id=secrets.token_hex(4), guest=guest, address=address, until=until, why=why)
    about = f"ban {new.id}: guest {guest}" if guest else f"ban {new.id}: address {address}"
    await _act(
        store,
        insert(schema.bans).values(**msgspec.structs.asdict(new)),
        Act(at=now(), who=who, act="ban", about=about, why=why),
    )
    return new


async def lift_ban(store: Store, id: str, who: str, why: str) -> bool:
    return await _act(
        store,
        delete(schema.bans).where(schema.bans.c.id == id),
        Act(at=now(), who=who, act="unban", about=f"ban {id}", why=why),
    )


async def bans(store: Store, at: int) -> list[Ban]:
    """Those that are in force."""
    rows = await store.all(select(schema.bans).where(schema.bans.c.until > at).order_by(schema.bans.c.until))
    return [Ban(**row._mapping) for row in rows]


# --- what an operator did -----------------------------------------------------------------------------------


async def note_act(store: Store, act: Act) -> None:
    await store.do(insert(schema.audit).values(**msgspec.structs.asdict(act)))


async def acts(store: Store, most: int = 200) -> list[Act]:
    c = schema.audit.c
    rows = await store.all(select(c.at, c.who, c.act, c.about, c.why).order_by(c.id.desc()).limit(most))
    return [Act(**row._mapping) for row in rows]


async def _act(store: Store, statement: Any, act: Act) -> bool:
    """Do it and write it down, both or neither."""
    async with store.engine.begin() as connection:
        if not (await connection.execute(statement)).rowcount:
            return False
        await connection.execute(insert(schema.audit).values(**msgspec.structs.asdict(act)))
    return True
