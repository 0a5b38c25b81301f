"""Everything a house has about one guest, for that guest to take along."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import select

from fathomfive.server.journals import calls, moderation, schema
from fathomfive.server.journals.challenges import tried_by
from fathomfive.server.journals.devices import devices
from fathomfive.server.journals.faults import Fault, faults
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.server.journals.ways_back import link_made, passkeys
from fathomfive.tables.clock import iso


class MyData(msgspec.Struct):
    """What was played is in the tables' journals, which everybody who sat there can download."""

    guest: dict[str, str]
    devices: list[dict[str, str]]
    ways_back: list[dict[str, str]]
    """The personal link, of which only a hash is kept, and passkeys."""
    calls: list[dict[str, str]]
    """How and where this guest is called."""
    tables: list[dict[str, Any]]
    talk: list[dict[str, str]]
    notes: list[dict[str, str]]
    """Pads that this guest wrote on last."""
    blocked: list[str]
    reports: list[dict[str, str]]
    """That this guest made of others."""
    faults: list[dict[str, Any]]
    """What this guest said is wrong; what they saw then is in the table's journal."""
    challenges: list[dict[str, str]]
    """What this guest has tried for a result."""
    keys: list[str]
    """Of the house, by the name they were made for."""


async def everything_about(shards: Shards, guest: str) -> MyData:
    home, c = shards.of_guest(guest), schema.guests.c
    (me,) = await home.all(select(c.name, c.made, c.seen).where(c.id == guest))
    talk, notes = [], []
    for store in shards:
        talk += await _talk(store, guest)
        notes += await _notes(store, guest)
    keys, holders = schema.keys.c, schema.keyholders.c
    held = select(keys.name).join(schema.keyholders, holders.key_id == keys.id).where(holders.guest == guest)
    mine, blocked, told, wrong, taken = await asyncio.gather(
        shards.mine(guest, most=10_000),
        shards.blocked(guest),
        moderation.reports(shards.first, closed=True, by=guest, most=10_000),
        faults(shards.first, by=guest, most=10_000),
        shards.first.all(held),
    )
    return MyData(
        guest={"id": guest, "name": me.name, "made": iso(me.made), "seen": iso(me.seen)},
        devices=[
            {"name": one.name, "made": iso(one.made), "seen": iso(one.seen)}
            for one in await devices(home, guest)
        ],
        ways_back=await _ways_back(home, guest),
        calls=[*await _manner(home, guest), *await _channels(home, guest)],
        tables=[
            {
                "id": one.row.id,
                "game": one.row.game,
                "name": one.row.name,
                "phase": one.row.phase,
                "role": one.member.role,
                "host": one.row.host == guest,
                "seats": [seat for seat, owner in sorted(one.owners.items()) if owner == guest],
                "looked": iso(one.member.seen_at),
            }
            for one in mine
        ],
        talk=talk,
        notes=notes,
        blocked=sorted(blocked),
        reports=[
            {"at": iso(one.at), "table": one.table_id, "about": one.guest, "words": one.words, "why": one.why}
            for one in told
        ],
        faults=[_fault(one) for one in wrong],
        challenges=await tried_by(shards.first, guest),
        keys=[row.name for row in taken],
    )


async def _ways_back(home: Store, guest: str) -> list[dict[str, str]]:
    made = await link_made(home, guest)
    link = [] if made is None else [{"kind": "link", "made": iso(made)}]
    keys = await passkeys(home, guest)
    return [
        *link,
        *({"kind": "passkey", "name": k.name, "made": iso(k.made), "used": iso(k.used)} for k in keys),
    ]


async def _manner(home: Store, guest: str) -> list[dict[str, str]]:
    manner = (await calls.manners(home, [guest])).get(guest)
    return [] if manner is None else [{name: str(value) for name, value in manner._asdict().items()}]


async def _channels(home: Store, guest: str) -> list[dict[str, str]]:
    return [
        {"kind": one.kind, "address": one.address, "made": iso(one.made)}
        for one in await calls.channels(home, [guest])
    ]


def _fault(one: Fault) -> dict[str, Any]:
    return {
        "at": iso(one.at),
        "table": one.table_id,
        "seat": one.seat,
        "entry": one.seq,
        "rule": one.rule,
        "language": one.language,
        "words": one.words,
    }


async def _talk(store: Store, guest: str) -> list[dict[str, str]]:
    c = schema.chat.c
    rows = await store.all(select(c.table_id, c.text, c.at).where(c.guest == guest).order_by(c.id))
    return [{"table": row.table_id, "text": row.text, "at": iso(row.at)} for row in rows]


async def _notes(store: Store, guest: str) -> list[dict[str, str]]:
    c = schema.notes.c
    rows = await store.all(select(c.table_id, c.text, c.at).where(c.guest == guest))
    return [{"table": row.table_id, "text": row.text, "at": iso(row.at)} for row in rows]
