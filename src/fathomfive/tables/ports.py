"""What lies outside a house of tables, as the house sees it. A server and a browser each bring their own.

The bus has a file of its own, `bus.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, ParamSpec, Protocol, TypeAlias, TypeVar

from fathomfive.tables.changes import Change
from fathomfive.tables.records import ChatLine, Due, Line, Loaded, Mine, News, Page, Row, Stored

P = ParamSpec("P")
T = TypeVar("T")


# --- where tables are kept ------------------------------------------------------------------------------


class Rejected(Exception):
    """The home refused the statement and nothing of it was kept."""


class Gone(Exception):
    """The line to the home was lost: nobody knows whether it was kept."""


class Home(Protocol):
    """Where lines are kept."""

    async def commit(self, lines: list[Line]) -> set[str]:
        """Keep, in one transaction, every line whose table has its rules and a head just before it; which
        tables went in?

        Raises `Rejected` when certainly nothing was kept, `Gone` when nobody knows.
        """

    async def written(self, lines: list[Line]) -> set[str]:
        """The tables whose line is in the journal, key for key."""


class Store(Protocol):
    """Everything else of the tables in one place: what is read, and what is written now and then."""

    @property
    def home(self) -> Home: ...

    # Tables and journals.

    async def make_table(self, row: Row, *also: Change) -> None: ...

    async def load(self, table: str) -> Loaded | None:
        """One consistent look at a table: row, owners, checkpoint and the entries after it."""

    async def news(self, table: str, after: int) -> News | None:
        """What happened since an entry; None if the table is gone."""

    async def entries(self, table: str, after: int, upto: int) -> list[Stored]: ...

    async def entry_by_key(self, table: str, key: str) -> Stored | None: ...

    async def checkpoint_before(self, table: str, seq: int) -> tuple[int, bytes] | None: ...

    async def keep(self, checkpoints: Iterable[tuple[str, int, bytes]]) -> None:
        """Write checkpoints behind the moves."""

    async def kept_forever(self, table: str, after: int, upto: int) -> dict[int, bytes]:
        """The checkpoints that replay cannot pass without."""

    async def tables_due_bots(self, after: str, most: int) -> list[Due]:
        """Tables that wait for a bot, in the order of their ids, from the one after `after` on."""

    async def tables_overdue(self, after: str, moment: int, most: int) -> list[tuple[str, int]]:
        """Matches that have waited for a person longer than they are patient, with their head; by id, too."""

    async def delete_table(self, table: str) -> None: ...

    async def claim_rematch(self, table: str, rematch: str) -> str:
        """Note the rematch of a table, once; returns the one that counts."""

    # Guests.

    async def make_guest(self, guest: str, name: str, now: int) -> None: ...

    async def name_guest(self, guest: str, name: str) -> bool: ...

    # Who was let in.

    async def let_in(self, table: str, guest: str, role: str, link: str, now: int) -> None: ...

    async def show_out(self, table: str, guest: str) -> None: ...

    async def bar(self, table: str, guest: str, now: int) -> None:
        """This guest stays out, whatever link they have."""

    async def unbar(self, table: str, guest: str) -> bool: ...

    async def barred(self, table: str) -> list[str]: ...

    async def note_seen(self, table: str, guest: str, seen: int, now: int) -> None: ...

    async def mute(self, table: str, guest: str, muted: bool) -> None: ...

    async def make_link(self, id: str, table: str, role: str, hash: str, now: int) -> None: ...

    async def links(self, table: str) -> list[tuple[str, str, int]]:
        """Id, role and when each was made; the oldest first."""

    async def find_words(self, hash: str) -> str | None:
        """The table that has this nickname."""

    async def find_link(self, table: str, hash: str) -> tuple[str, str] | None:
        """Id and role."""

    async def revoke_link(self, table: str, id: str) -> list[str] | None:
        """Take a link back; the guests who came by it and hold no seat lose their way in."""

    # Talk and the pad.

    async def say(self, table: str, guest: str, seat: int | None, words: str, now: int) -> int | None:
        """The number of the line; None if the table was deleted meanwhile."""

    async def chat(self, table: str) -> list[ChatLine]: ...

    async def chat_line(self, table: str, id: int) -> ChatLine | None: ...

    async def unsay(self, table: str, id: int, guest: str | None) -> bool:
        """Remove a line; of one guest only, or of anybody."""

    async def notes(self, table: str) -> Page | None: ...

    async def write_notes(self, table: str, guest: str, words: str, base: int, now: int) -> bool | None:
        """Whether it was written; None if the table was deleted meanwhile."""


class Stores(Protocol):
    """All stores of a house. An id leads to the store where its table or guest is kept."""

    def __iter__(self) -> Iterator[Store]: ...

    def items(self) -> Iterable[tuple[str, Store]]:
        """By the first letter of the tables' ids."""

    def of(self, table: str) -> Store: ...

    def of_guest(self, guest: str) -> Store: ...

    def new_table(self) -> str: ...

    def new_guest(self) -> str: ...

    def apart(self, tables: Iterable[str]) -> Iterable[tuple[Store, list[str]]]:
        """Tables by the store they lie in."""

    async def mine(self, guest: str, most: int = 200) -> list[Mine]:
        """A guest's tables, the latest first."""

    async def hosted(self, guest: str) -> dict[str, int]:
        """How many tables a guest hosts, by their phase."""

    async def has_key(self, guest: str) -> bool:
        """Whether a guest has a key of the house, with which one may open tables."""

    async def blocked(self, guest: str) -> set[str]:
        """Whom a guest does not want to hear, nor have at new tables."""

    async def blockers(self, guest: str) -> set[str]:
        """Who does not want to hear a guest."""

    async def names(self, guests: Iterable[str]) -> dict[str, str]: ...

    async def forget_guest(self, guest: str) -> None: ...


# --- who thinks -----------------------------------------------------------------------------------------


class Overran(Exception):
    """A job was stopped: it took more time or memory than a job may."""

    def __init__(self, what: Literal["time", "memory"]) -> None:
        self.what = what
        super().__init__(what)


class Died(Exception):
    """A worker ended in the middle of a job, for no fault that is known of the job."""


class Workers(Protocol):
    """Where jobs run that take longer than a moment. Raises `Overran` and `Died`, and what the job raises."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


# --- who asks for too much ------------------------------------------------------------------------------

Asked: TypeAlias = Literal[
    "requests", "made", "imports", "guides", "hints", "chat", "watchers_chat", "points", "faults",
    "words", "calls", "tries",
]  # fmt: skip


class Allowance(Protocol):
    """How much of something one guest and one address may ask for."""

    async def spend(self, what: Asked, guest: str, address: str) -> None:
        """Raises a `Refusal` that says what to do, if there is nothing left of it."""


class Generous:
    """For a house of friends."""

    async def spend(self, what: Asked, guest: str, address: str) -> None: ...


# --- who looks on ---------------------------------------------------------------------------------------


class HungUp(Exception):
    """The other side has closed the wire."""


class Wire(Protocol):
    """One open line to somebody's screen."""

    async def receive(self) -> str | None:
        """The next frame; None if it was no text. Raises `HungUp` when there will be none."""

    async def send_text(self, text: str) -> None: ...

    def send_at_once(self, frame: bytes) -> bool:
        """Send a frame of text if the line is free for it now; whether it was."""

    async def close(self, code: int) -> None: ...


# --- what is counted ------------------------------------------------------------------------------------


class Measures:
    """Told how the house is doing. This one counts nothing, for a house that nobody watches."""

    def wrote_entry(self) -> None: ...

    def wrote_batch(self, lines: int, seconds: float) -> None: ...

    def refused(self, reason: str) -> None: ...

    def lost_line(self) -> None:
        """A batch was on its way when the line to its home broke; the journal is asked what became of it."""

    def rejected_entry(self) -> None:
        """A home refused to take an entry that no other outran: a full disk, a fault of ours."""

    def outrun(self) -> None:
        """An entry found its place taken by another node's."""

    def opened_table(self, *, remembered: bool) -> None: ...

    def remembers(self, tables: int) -> None: ...

    def opened_socket(self) -> None: ...

    def closed_socket(self) -> None: ...

    def drew(self, seconds: float) -> None: ...

    def bot_answered(self, *, hurried: bool) -> None:
        """`hurried`: the clock ended its thought."""

    def called(self, outcome: str) -> None:
        """Somebody was called to a table, or could not be."""
