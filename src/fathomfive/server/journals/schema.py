"""What a database holds, for both homes. Times are whole milliseconds since 1970, UTC.

Alembic brings a database to this shape (`migrations/`); a test holds the two against each other.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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


def _numbered() -> Column[int]:
    number = BigInteger().with_variant(Integer, "sqlite")
    return Column("id", number, primary_key=True, autoincrement=True)


house = Table(  # what all nodes share, such as the secret that signs cookies
    "house",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

keys = Table(  # of the house, in its first database: whoever has one may open tables
    "keys",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),  # for the operator: whom it was made for
    Column("hash", String, nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

keyholders = Table(
    "keyholders",
    metadata,
    Column("key_id", String, ForeignKey("keys.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("keyholders_by_guest", "guest"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # to the day
)

devices = Table(  # each browser of a guest has a cookie of its own, as long as its row is here
    "devices",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
)

returns = Table(  # return links: to move to another device
    "returns",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

personal_links = Table(  # one for each guest who wants it, good until it is taken back or made anew
    "personal_links",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

passkeys = Table(  # of a guest: what their devices prove themselves with; only the public half is here
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("signed", BigInteger, nullable=False),  # how often, as the authenticator says
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

manners = Table(  # how a guest wants to be called; who has no row has no wishes
    "manners",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("quiet_from", Integer, nullable=False),  # minutes after midnight; the same as quiet_to: never
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String, nullable=False),
    Column("away_until", BigInteger, nullable=False),
    Column("language", String, nullable=False),
)

channels = (
    Table(  # where a guest is called: a browser's push service, a mailbox, an address that takes messages
        "channels",
        metadata,
        Column("id", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("kind", String, nullable=False),
        Column("address", Text, nullable=False),
        Column(
            "secret", Text, nullable=False
        ),  # of a browser its keys; of a mailbox the hash of what confirms it
        Column("device", String, nullable=False),
        Column("front", String, nullable=False),  # where this guest reached the house: links begin with it
        Column("confirmed", Boolean, nullable=False),
        Column("made", BigInteger, nullable=False),
    )
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
    Column("pointing", String, nullable=False, server_default="usual"),  # or on, or off
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

listings = Table(  # open tables: the token of their link is public
    "listings",
    metadata,
    _table_id(),
    Column("link", String, nullable=False),
    Column("token", String, nullable=False),
    Column("level", String, nullable=False),
    Column("language", String, nullable=False),
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
    _numbered(),
    Column("table_id", String, ForeignKey(_OF_TABLE, ondelete="CASCADE"), nullable=False, index=True),
    Column("guest", String, nullable=False, index=True),
    Column("seat", SmallInteger, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

calls = Table(  # who has been, or is to be, called to a table: a row for each way to call them
    "calls",
    metadata,
    _table_id(),
    Column("guest", String, primary_key=True),
    Column("channel", String, primary_key=True),
    Column("asked", Text, nullable=False),  # in words of the game, for the guest and for everybody
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("calls_by_guest", "guest"),
)

Index("calls_due", calls.c.due, postgresql_where=~calls.c.done, sqlite_where=~calls.c.done)

blocks = Table(  # whom a guest does not want to hear; in that guest's own database
    "blocks",
    metadata,
    Column("guest", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_other", "other"),
)

# What follows lies in the first database of a house.

challenges = Table(  # what somebody must sign with a passkey: once, and soon
    "challenges",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", String, nullable=False),  # who adds a passkey; nobody's when somebody comes back
    Column("expires", BigInteger, nullable=False),
)

screens = Table(  # a screen that shows a code, until somebody types it at their table
    "screens",
    metadata,
    Column("hash", String, primary_key=True),  # of the code
    Column("guest", String, nullable=False, unique=True),  # whom the browser of the screen is known as
    Column("expires", BigInteger, nullable=False),
    Column("table_id", String, nullable=False),  # empty until then; what follows lies here as shortly
    Column("path", String, nullable=False),  # by which others come in and play
    Column("words", String, nullable=False),
)

dares = Table(  # what people call challenges: a match to do better than, or the dive of a day
    "dares",
    metadata,
    Column("code", String, primary_key=True),
    Column("opening", Text, nullable=False),  # of the journal of every try, dice and all
    Column("people", String, nullable=False),
    Column("bots", Text, nullable=False),
    Column("together", Boolean, nullable=False),
    Column("by", String, nullable=False, index=True),
    Column("table_id", String, nullable=True, unique=True),  # the match it was made of; it may be gone
    Column("day", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("marks", Text, nullable=False),  # what bots made of it; empty until they tried
)


def _of_dare(*, primary: bool = False) -> Column[str]:
    key = ForeignKey("dares.code", ondelete="CASCADE")
    return Column("code", String, key, primary_key=primary, nullable=False)


results = Table(  # read off a journal that was played again
    "results",
    metadata,
    _numbered(),
    _of_dare(),
    Column("table_id", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Float, nullable=True),
    Column("rounds", Integer, nullable=False),
    Column("moment", Text, nullable=False),
    Column("cause", String, nullable=False),
    # What its place goes by, the higher the better.
    Column("first", Float, nullable=False),
    Column("second", Float, nullable=False),
    Column("third", Float, nullable=False),
    Column("print", String, nullable=False),  # of its answers: nobody brings another's journal
    Column("elsewhere", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("results_by_table", "code", "table_id", unique=True),
    Index("results_by_print", "code", "print"),
)

Index("results_by_place", results.c.code, results.c.first, results.c.second, results.c.third)

tries = Table(  # the one counted try of each guest; a group has one result
    "tries",
    metadata,
    _of_dare(primary=True),
    Column("guest", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("result", BigInteger, nullable=True, index=True),
    Column("why", Text, nullable=False, server_default=""),  # it does not count
    Column("at", BigInteger, nullable=False),
    Index("tries_by_guest", "guest"),
    Index("tries_by_table", "code", "table_id"),
)

reports = Table(  # what people told the operator of each other; the words stay when their line is removed
    "reports",
    metadata,
    _numbered(),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("line", BigInteger, nullable=True),
    Column("words", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
)

faults = Table(  # what people say is wrong with a game or a picture: never about people
    "faults",
    metadata,
    _numbered(),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("seat", SmallInteger, nullable=True),  # through whose eyes they looked
    Column("seq", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("rule", String, nullable=False),
    Column("release", String, nullable=False),
    Column("language", String, nullable=False),
    Column("words", Text, nullable=False),
    Column("picture", LargeBinary, nullable=False),  # stage and scene, compressed
    Index("faults_by_guest", "by"),
)

bans = Table(
    "bans",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("address", String, nullable=False),  # or a network
    Column("until", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)

audit = Table(  # what operators did; nothing here is ever changed
    "audit",
    metadata,
    _numbered(),
    Column("at", BigInteger, nullable=False),
    Column("who", String, nullable=False),
    Column("act", String, nullable=False),
    Column("about", String, nullable=False),
    Column("why", Text, nullable=False),
)
