"""The devices of guests, each in its guest's own database. A cookie is good as long as its device is here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import A_DAY, Store


class Device(NamedTuple):
    id: str
    name: str
    made: int
    seen: int


async def add_device(store: Store, guest: str, id: str, name: str, now: int) -> None:
    await store.do(insert(schema.devices).values(guest=guest, id=id, name=name, made=now, seen=now))


async def devices(store: Store, guest: str) -> list[Device]:
    """The latest first."""
    c = schema.devices.c
    wanted = (
        select(c.id, c.name, c.made, c.seen).where(c.guest == guest).order_by(c.seen.desc(), c.made.desc())
    )
    return [Device(row.id, row.name, row.made, row.seen) for row in await store.all(wanted)]


async def drop_device(store: Store, guest: str, id: str) -> bool:
    c = schema.devices.c
    return bool(await store.do(delete(schema.devices).where(c.guest == guest, c.id == id)))


async def known(store: Store, guests: Iterable[str]) -> set[tuple[str, str]]:
    """Guest and device, of all devices that these guests have."""
    c = schema.devices.c
    return {
        (row.guest, row.id) for row in await store.all(select(c.guest, c.id).where(c.guest.in_(list(guests))))
    }


async def greet(store: Store, guest: str, device: str, now: int) -> None:
    """Note that a guest is here, once a day."""
    guests, c = schema.guests.c, schema.devices.c
    await store.do(
        update(schema.guests).where(guests.id == guest, guests.seen < now - A_DAY).values(seen=now),
        update(schema.devices).where(c.guest == guest, c.id == device, c.seen < now - A_DAY).values(seen=now),
    )
