"""Faults: what people say is wrong with a game or a picture, with what they saw when they said so.

They lie in the first database of a house. What people report of each other is in `moderation.py`.
"""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import delete, insert, select

from fathomfive.scene import Scene, Stage
from fathomfive.server.journals import schema
from fathomfive.server.journals.expiry import Untouched
from fathomfive.server.journals.store import Store

MOST_WORDS = 300
"""Letters: a sentence."""
MOST_PICTURE = 256 * 1024
"""Bytes, compressed. Of a larger picture nothing is kept: the journal has the moment."""


class Picture(msgspec.Struct, frozen=True):
    """What one viewer saw: everything that may leave the house while the match runs."""

    stage: Stage
    scene: Scene


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    id: int = 0
    at: int
    by: str
    table_id: str
    seat: int | None
    """Through whose eyes they looked; None for somebody who watched."""
    seq: int
    """The entry of the table after which it was so."""
    game: str
    rule: str
    release: str
    language: str
    words: str
    picture: bytes = b""

    def seen(self) -> Picture | None:
        """None where there was nothing to draw, or too much to keep."""
        return _PICTURE.decode(zlib.decompress(self.picture)) if self.picture else None


_PICTURE = msgspec.json.Decoder(Picture)


def packed(scene: bytes, stage: bytes) -> bytes:
    """A picture to keep, from its two encoded parts; empty if it is too large."""
    whole = zlib.compress(b'{"stage":' + stage + b',"scene":' + scene + b"}")
    return whole if len(whole) <= MOST_PICTURE else b""


async def keep_fault(store: Store, new: Fault) -> None:
    values = msgspec.structs.asdict(new)
    del values["id"]
    await store.do(insert(schema.faults).values(**values))


async def faults(store: Store, *, by: str = "", most: int = 200) -> list[Fault]:
    """The latest first, without their pictures; of one guest, if one is named."""
    c = schema.faults.c
    wanted = select(*(column for column in c if column.name != "picture")).order_by(c.id.desc()).limit(most)
    if by:
        wanted = wanted.where(c.by == by)
    return [Fault(**row._mapping) for row in await store.all(wanted)]


async def one_fault(store: Store, number: int) -> Fault | None:
    rows = await store.all(select(schema.faults).where(schema.faults.c.id == number))
    return Fault(**rows[0]._mapping) if rows else None


async def old_faults(store: Store, before: int) -> list[Untouched]:
    """Those that were told before a moment."""
    c = schema.faults.c
    rows = await store.all(select(c.id, c.at).where(c.at < before).order_by(c.id))
    return [Untouched(str(row.id), "fault", row.at) for row in rows]


async def erase_fault(store: Store, number: int) -> bool:
    return bool(await store.do(delete(schema.faults).where(schema.faults.c.id == number)))
