"""Calls as the databases have them. How and where somebody is called lies in the guest's own database; that
they are to be called to a table, or have been, lies beside that table. A call that is done stays: it is how
nobody is called twice for one turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Update, delete, func, insert, select, tuple_, update

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store


class Manner(NamedTuple):
    """How somebody wants to be called."""

    guest: str
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"
    away_until: int = 0
    language: str = "en"


class Channel(NamedTuple):
    """One way to call somebody."""

    id: str
    guest: str
    kind: str
    address: str
    secret: str
    device: str
    front: str
    confirmed: bool
    made: int


class Call(NamedTuple):
    table_id: str
    guest: str
    channel: str
    asked: str
    at: int
    due: int
    tries: int = 0
    done: bool = False


class Awaited(NamedTuple):
    """What must still be so for a call to be made."""

    table_id: str
    guest: str
    game: str
    name: str


# --- how and where, in the guest's own database ---------------------------------------------------------


async def manners(store: Store, guests: Iterable[str]) -> dict[str, Manner]:
    wanted = select(schema.manners).where(schema.manners.c.guest.in_(list(guests)))
    return {row.guest: Manner(**row._mapping) for row in await store.all(wanted)}


async def put_manner(store: Store, manner: Manner) -> None:
    new = store.insert(schema.manners).values(**manner._asdict())
    changed = {name: new.excluded[name] for name in Manner._fields if name != "guest"}
    await store.do(new.on_conflict_do_update(index_elements=["guest"], set_=changed))


async def channels(store: Store, guests: Iterable[str]) -> list[Channel]:
    c = schema.channels.c
    wanted = select(schema.channels).where(c.guest.in_(list(guests))).order_by(c.made, c.id)
    return [Channel(**row._mapping) for row in await store.all(wanted)]


async def add_channel(store: Store, channel: Channel) -> None:
    """Another way; a browser that subscribes anew, or a mailbox that is named again, has it once."""
    c = schema.channels.c
    before = delete(schema.channels).where(
        c.guest == channel.guest, c.kind == channel.kind, c.address == channel.address
    )
    await store.do(before, insert(schema.channels).values(**channel._asdict()))


async def drop_channel(store: Store, guest: str, id: str) -> bool:
    c = schema.channels.c
    return bool(await store.do(delete(schema.channels).where(c.guest == guest, c.id == id)))


async def confirm_channel(store: Store, hash: str) -> bool:
    """A mailbox has answered: once, for what is hashed is forgotten by it."""
    c = schema.channels.c
    mine = update(schema.channels).where(c.kind == "mail", c.secret == hash, ~c.confirmed)
    return bool(await store.do(mine.values(confirmed=True, secret="")))


# --- whom to call, beside the table ---------------------------------------------------------------------


async def called(store: Store, table: str) -> dict[str, int]:
    """Who has been called to a table, or is about to be, and since when."""
    c = schema.calls.c
    rows = await store.all(select(c.guest, c.at).where(c.table_id == table))
    return {row.guest: row.at for row in rows}


async def put_calls(store: Store, table: str, over: Iterable[str], calls: Sequence[Call]) -> None:
    """Whose turn is over can be called again; these are to be called, by whom else it was not noted yet."""
    c = schema.calls.c
    statements: list[Any] = []
    if gone := list(over):
        statements.append(delete(schema.calls).where(c.table_id == table, c.guest.in_(gone)))
    if calls:
        new = store.insert(schema.calls).values([call._asdict() for call in calls])
        statements.append(new.on_conflict_do_nothing())
    if statements:
        await store.do(*statements)


async def callable_after(store: Store, guest: str, most: int) -> dict[str, int]:
    """The next people of this database, by id, who can be called, and since when."""
    c = schema.channels.c
    wanted = select(c.guest, func.min(c.made).label("since")).where(c.guest > guest, c.confirmed)
    rows = await store.all(wanted.group_by(c.guest).order_by(c.guest).limit(most))
    return {row.guest: int(row.since) for row in rows}


async def forgotten(store: Store, guests: Mapping[str, int], before: int, most: int) -> list[str]:
    """Tables that have waited for one of these people since before a moment, but not before they could be
    called, and have not called them. By their seats: no index may hold what a move changes."""
    tables, seats, c = schema.tables.c, schema.seats.c, schema.calls.c
    for_this = (c.table_id == seats.table_id) & (c.guest == seats.guest) & (c.at >= tables.since)
    rows = await store.all(
        select(tables.id, tables.since, tables.waiting, tables.bots, seats.seat, seats.guest)
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.guest.in_(list(guests)), tables.phase == "playing", tables.since <= before)
        .where(tables.waiting != tables.bots, ~select(c.guest).where(for_this).exists())
        .order_by(tables.since)
        .limit(most)
    )
    late = [row for row in rows if row.since >= guests[row.guest]]
    return list({row.id: None for row in late if (row.waiting & ~row.bots) >> row.seat & 1})


async def take_due(store: Store, now: int, lease: int, most: int) -> list[Call]:
    """Calls whose time has come, for whoever takes them to make: until the lease is over nobody else does."""
    calls, c = schema.calls, schema.calls.c
    key = (c.table_id, c.guest, c.channel)
    due = select(*key).where(~c.done, c.due <= now).order_by(c.due).limit(most)
    mine = update(calls).where(tuple_(*key).in_(due.with_for_update(skip_locked=True)))
    taken = mine.values(due=now + lease, tries=c.tries + 1).returning(calls)
    async with store.engine.begin() as connection:
        return [Call(**row._mapping) for row in await connection.execute(taken)]


async def next_due(store: Store) -> int | None:
    c = schema.calls.c
    rows = await store.all(select(c.due).where(~c.done).order_by(c.due).limit(1))
    return int(rows[0].due) if rows else None


async def still_awaited(store: Store, calls: Iterable[Call]) -> dict[tuple[str, str], Awaited]:
    """Those of these guests whom their table still waits for, with what it is called."""
    tables, seats = schema.tables.c, schema.seats.c
    ids = list({call.table_id for call in calls})
    rows = await store.all(
        select(tables.id, tables.game, tables.name, tables.waiting, tables.bots, seats.seat, seats.guest)
        .join(schema.seats, seats.table_id == tables.id)
        .where(tables.id.in_(ids), tables.phase == "playing")
    )
    return {
        (row.id, row.guest): Awaited(row.id, row.guest, row.game, row.name)
        for row in rows
        if (row.waiting & ~row.bots) >> row.seat & 1
    }


async def put_off(store: Store, call: Call, due: int) -> None:
    """Not now, and that was no try."""
    await store.do(_one(call).values(due=due, tries=call.tries - 1))


async def try_again(store: Store, call: Call, due: int) -> None:
    await store.do(_one(call).values(due=due))


async def settle(store: Store, calls: Iterable[Call]) -> None:
    """These calls were made, or are given up."""
    c = schema.calls.c
    keys = [(call.table_id, call.guest, call.channel) for call in calls]
    if keys:
        done = update(schema.calls).where(tuple_(c.table_id, c.guest, c.channel).in_(keys))
        await store.do(done.values(done=True))


async def forget_calls(store: Store, calls: Iterable[Call]) -> None:
    """Nobody waits for these guests any more: the next turn is another one."""
    c = schema.calls.c
    keys = [(call.table_id, call.guest, call.channel) for call in calls]
    if keys:
        await store.do(delete(schema.calls).where(tuple_(c.table_id, c.guest, c.channel).in_(keys)))


def _one(call: Call) -> Update:
    c = schema.calls.c
    return update(schema.calls).where(
        c.table_id == call.table_id, c.guest == call.guest, c.channel == call.channel
    )
