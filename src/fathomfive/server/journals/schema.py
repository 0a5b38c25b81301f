"""What a database holds, for both homes. Times are whole milliseconds since 1970, UTC.

Alembic brings a database to this shape (`migrations/`); a test holds the two against each other.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

_OF_TABLE = "tables.id"


def _table_id() -> Column[str]:
    return Column("table_id", String, ForeignKey(_OF_TABLE, ondelete="CASCADE"), primary_key=True)


house = Table(  # what all nodes share, such as the secret that signs cookies
    "house",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
)

returns = Table(  # return links: to move to another device
    "returns",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("host", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("setup", Text, nullable=False),
    Column("rules_hash", String, nullable=False),
    Column("undo", String, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("chat", Boolean, nullable=False),
    # The head of the journal: the guard that makes every entry follow the one before.
    Column("head", Integer, nullable=False),
    Column("begun", Integer, nullable=False),
    # Whom the table waits for (a mask of seats), for what, since when.
    Column("waiting", Integer, nullable=False),
    Column("bots", Integer, nullable=False),  # those of them a bot plays
    Column("asked", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    # The dice: the promise is public, the rest leaves the server when the match is over.
    Column("commitment", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("salt", String, nullable=False),
    Column("opening", Text, nullable=False),  # of an imported journal, as it came
    Column("outcome", Text, nullable=False),
    Column("rematch", String, nullable=False),
    Column("origin", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_by_phase", "phase"),  # nothing that a move changes: its update stays on the page
)

Index(
    "tables_due_bots",
    tables.c.bots,
    postgresql_where=tables.c.bots != 0,
    sqlite_where=tables.c.bots != 0,
)

seats = Table(  # which guest owns a seat; journals hold seat numbers only
    "seats",
    metadata,
    _table_id(),
    Column("seat", SmallInteger, primary_key=True),
    Column("guest", String, nullable=False),
    Index("seats_by_guest", "guest"),
)

members = Table(  # who was let in, and what they have seen
    "members",
    metadata,
    _table_id(),
    Column("guest", String, primary_key=True),
    Column("role", String, nullable=False),
    Column("link", String, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False),
    Index("members_by_guest", "guest"),
)

removed = Table(  # whom the host has shown out: they stay out, whatever link they have
    "removed",
    metadata,
    _table_id(),
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("removed_by_guest", "guest"),
)

links = Table(
    "links",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey(_OF_TABLE, ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String, nullable=False),
    Column("hash", String, nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

entries = Table(  # the journal
    "entries",
    metadata,
    # No foreign key: checking it would cost every move a look-up that the head guard has already made.
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("key", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

checkpoints = Table(  # slot 0 is the current one, slot n the first after 64 n entries
    "checkpoints",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("slot", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

notes = Table(  # the pad of a table: one text that everybody who sits there writes
    "notes",
    metadata,
    _table_id(),
    Column("version", Integer, nullable=False),
    Column("guest", String, nullable=False),  # who wrote last
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String, ForeignKey(_OF_TABLE, ondelete="CASCADE"), nullable=False, index=True),
    Column("guest", String, nullable=False, index=True),
    Column("seat", SmallInteger, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
