"""Keys of the house, in its first database: made and taken back by the operator, taken by guests from a link.

Of a key only the hash is kept. Whoever took one may open tables as long as it is there.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store
from fathomfive.tables.ids import hashed, new_id


class HouseKey(NamedTuple):
    id: str
    name: str
    made: int
    holders: int


async def make_key(store: Store, name: str, now: int) -> tuple[str, str]:
    """Its id, and the token that nobody will see again."""
    key, token = secrets.token_hex(4), new_id()
    await store.do(insert(schema.keys).values(id=key, name=name, hash=hashed(token), made=now))
    return key, token


async def all_keys(store: Store) -> list[HouseKey]:
    keys, holders = schema.keys.c, schema.keyholders.c
    taken = select(func.count()).where(holders.key_id == keys.id).scalar_subquery()
    rows = await store.all(select(keys.id, keys.name, keys.made, taken.label("holders")).order_by(keys.made))
    return [HouseKey(row.id, row.name, row.made, row.holders) for row in rows]


async def revoke_key(store: Store, id: str) -> bool:
    """Take a key back from everybody who has it."""
    return bool(await store.do(delete(schema.keys).where(schema.keys.c.id == id)))


async def take_key(store: Store, token: str, guest: str, now: int) -> bool:
    """Whether there is such a key; then the guest has it."""
    c = schema.keys.c
    found = await store.all(select(c.id).where(c.hash == hashed(token)))
    if not found:
        return False
    taken = store.insert(schema.keyholders).values(key_id=found[0].id, guest=guest, at=now)
    await store.do(taken.on_conflict_do_nothing())
    return True


async def has_key(store: Store, guest: str) -> bool:
    c = schema.keyholders.c
    return bool(await store.all(select(c.key_id).where(c.guest == guest).limit(1)))
