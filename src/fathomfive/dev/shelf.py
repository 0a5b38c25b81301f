"""The table in its database: the answers of the process before are read from its file, and the table is
written anew into a copy, so that guest, cookie and address stay what they were.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec

from fathomfive.dev.again import Reached
from fathomfive.dev.errand import Errand, Session, Standing, database
from fathomfive.dev.start import Item, Start, items_of
from fathomfive.kernel.journal import FORMAT, Open, Seated
from fathomfive.server.journals.migrate import migrate
from fathomfive.server.journals.shards import opened
from fathomfive.tables.changes import Change, Enters, LetsIn, Owns
from fathomfive.tables.clock import now
from fathomfive.tables.entries import Begun, read_entry
from fathomfive.tables.house import NEVER
from fathomfive.tables.records import Row

NOBODY = ""
"""An author has no name at the table: seats are told apart by their numbers."""


async def answers_before(session: Session, before: Standing) -> tuple[Item, ...]:
    """All answers of the table that another process serves or served.

    What did not fit there is tried again, unless the author has gone another way since.
    """
    async with opened([f"sqlite:///{database(session, before.number)}"], alone=False) as shards:
        entries = await shards.first.entries(session.table, 0, NEVER)
    items = items_of(read_entry(stored.body) for stored in entries)
    return items + before.rest if len(entries) == before.head else items


async def lay_table(errand: Errand, start: Start, reached: Reached) -> int:
    """Write the table; returns how many entries its journal has."""
    session, match = errand.session, reached.match
    seats = range(start.setup.seats)
    entries = [*(Seated(seat, "person") for seat in seats), *reached.entries]
    rules, at = match.game.rules_hash(match.book), now()
    row = Row(
        id=session.table,
        game=match.game.id,
        name="",
        host=session.author,
        phase="over" if match.over else "playing",
        setup=msgspec.json.encode(start.setup).decode(),
        rules_hash=rules,
        undo="horizon",  # a rewind deals anew, and could not be played again
        patience=120,
        chat=False,
        head=len(entries),
        begun=entries.index(Begun()) + 1,
        waiting=0,
        bots=0,
        asked="",
        since=at,
        commitment="",
        secret="",
        salt="",
        opening=msgspec.json.encode(Open(FORMAT, start.setup, rules, start.key)).decode(),
        outcome=msgspec.json.encode(match.outcome).decode() if match.over else "",
        rematch="",
        origin="",
        made=at,
        updated=at,
    )
    changes: list[Change] = [LetsIn(session.author, "play", "", at)]
    changes += [Owns(seat, session.author) for seat in seats]
    changes += [
        Enters(seq, f"again-{seq}", msgspec.json.encode(entry), at) for seq, entry in enumerate(entries, 1)
    ]
    async with opened([f"sqlite:///{errand.file}"]) as shards:
        await shards.first.delete_table(session.table)
        await shards.first.make_table(row, *changes)
        await shards.first.note_seen(session.table, session.author, 0, at)  # nothing was missed
    return len(entries)


async def open_shelf(errand: Errand) -> None:
    """The database of this process: as the one before left it, or new."""
    session = errand.session
    if errand.before is not None:
        before = database(session, errand.before.number)
        with closing(sqlite3.connect(before)) as old, closing(sqlite3.connect(errand.file)) as new:
            old.backup(new)
        return
    async with opened([f"sqlite:///{errand.file}"]) as shards:
        await migrate(shards.first.engine)
        await shards.first.make_guest(session.author, NOBODY, now())
