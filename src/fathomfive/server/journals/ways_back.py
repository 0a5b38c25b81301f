"""How a guest comes back to themselves: a personal link and passkeys, in the guest's own database; and what a
passkey has to sign, in the first one. Of links and challenges only the hash is kept.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store
from fathomfive.tables.ids import hashed


class Passkey(NamedTuple):
    id: str
    guest: str
    public_key: bytes
    signed: int
    name: str
    made: int
    used: int


# --- the personal link ----------------------------------------------------------------------------------


async def put_link(store: Store, guest: str, token: str, now: int) -> None:
    """The guest's link from now on; the one before leads nowhere any more."""
    new = store.insert(schema.personal_links).values(guest=guest, hash=hashed(token), made=now)
    changed = {"hash": new.excluded.hash, "made": new.excluded.made}
    await store.do(new.on_conflict_do_update(index_elements=["guest"], set_=changed))


async def link_made(store: Store, guest: str) -> int | None:
    """When the guest's link was made, if there is one."""
    c = schema.personal_links.c
    found = await store.all(select(c.made).where(c.guest == guest))
    return int(found[0].made) if found else None


async def drop_link(store: Store, guest: str) -> bool:
    c = schema.personal_links.c
    return bool(await store.do(delete(schema.personal_links).where(c.guest == guest)))


async def whose_link(store: Store, token: str) -> str | None:
    c = schema.personal_links.c
    found = await store.all(select(c.guest).where(c.hash == hashed(token)))
    return str(found[0].guest) if found else None


# --- passkeys -------------------------------------------------------------------------------------------


async def add_passkey(store: Store, passkey: Passkey) -> bool:
    """Whether it is new: an authenticator's name for a key is its own."""
    added = store.insert(schema.passkeys).values(**passkey._asdict())
    return bool(await store.do(added.on_conflict_do_nothing()))


async def passkeys(store: Store, guest: str) -> list[Passkey]:
    """The oldest first."""
    c = schema.passkeys.c
    rows = await store.all(select(schema.passkeys).where(c.guest == guest).order_by(c.made, c.id))
    return [Passkey(**row._mapping) for row in rows]


async def find_passkey(store: Store, id: str) -> Passkey | None:
    rows = await store.all(select(schema.passkeys).where(schema.passkeys.c.id == id))
    return Passkey(**rows[0]._mapping) if rows else None


async def note_use(store: Store, passkey: Passkey, signed: int, now: int) -> bool:
    """Count a use. False if it was used or taken back meanwhile: then this was not the use that counts."""
    c = schema.passkeys.c
    used = update(schema.passkeys).where(c.id == passkey.id, c.signed == passkey.signed)
    return bool(await store.do(used.values(signed=signed, used=now)))


async def drop_passkey(store: Store, guest: str, id: str) -> bool:
    c = schema.passkeys.c
    return bool(await store.do(delete(schema.passkeys).where(c.guest == guest, c.id == id)))


# --- challenges -----------------------------------------------------------------------------------------


async def put_challenge(store: Store, challenge: str, guest: str, expires: int) -> None:
    await store.do(insert(schema.challenges).values(hash=hashed(challenge), guest=guest, expires=expires))


async def take_challenge(store: Store, challenge: str, guest: str, now: int) -> bool:
    """Use a challenge up: whether it was this guest's (or nobody's) and still good."""
    c = schema.challenges.c
    gone = delete(schema.challenges).where(c.hash == hashed(challenge)).returning(c.guest, c.expires)
    async with store.engine.begin() as connection:
        found = (await connection.execute(gone)).first()
    return found is not None and found.guest == guest and found.expires > now
