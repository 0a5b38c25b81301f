"""All tables of a device to a file and back: on another device, or after the browser was cleared.

Nothing that lies here is lost by it. A table that is here as far as the file has it, or further, stays; one
that went on in the file goes on here; where the two went different ways, both stay.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Literal, NamedTuple

import msgspec

from fathomfive.browser.archive import MOST_TABLES, Archive, Beside, Said, pack
from fathomfive.browser.journals import Journals
from fathomfive.browser.library import Library
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Arranged, Closed, Open, Seated
from fathomfive.kernel.text import Text, say
from fathomfive.tables import jobs
from fathomfive.tables.changes import Enters, Keeps, LetsIn, Notes, Owns
from fathomfive.tables.clock import now
from fathomfive.tables.entries import read_entry
from fathomfive.tables.hall import Hall
from fathomfive.tables.memory import LETTER, Kept
from fathomfive.tables.past import told_whole
from fathomfive.tables.ports import Died, Rejected
from fathomfive.tables.queue import Priority
from fathomfive.tables.records import ChatLine, Loaded, Row
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Origin, nonces_of, opening_of

What = Literal["new", "on", "same", "ahead", "apart", "refused"]
"""A table of the file: it came, it went on here, it was here, it is further here, it came beside the one that
went another way here, or it was refused."""


class Taken(msgspec.Struct, frozen=True):
    file: str
    """In base64: a call carries text."""
    tables: int
    left: int
    """Tables that have not begun, and those beyond as many as a file takes: they are not in it."""


class Came(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    title: str
    name: str
    what: What
    more: int = 0
    """Entries that one of the two has and the other has not."""
    why: Text | None = None


class Brought(msgspec.Struct, frozen=True):
    tables: list[Came]


# --- out ----------------------------------------------------------------------------------------------------


def take_all(journals: Journals, name: str) -> Taken:
    """The latest first, if there are more than a file takes."""
    begun = [kept for kept in journals.kept if kept.row.begun]
    packed = sorted(begun, key=lambda kept: -kept.row.updated)[:MOST_TABLES]
    guest = journals.guest or ""
    file = pack(name, [(_beside(kept, guest), lines_of(kept)) for kept in packed])
    return Taken(base64.b64encode(file).decode(), len(packed), len(journals.kept) - len(packed))


def _seated(kept: Kept) -> list[Seated]:
    """Who sat where when the match began."""
    seats = msgspec.json.decode(kept.row.setup, type=Setup).seats
    found: dict[int, Seated] = {}
    for stored in kept.after(0, kept.row.begun - 1):
        entry = read_entry(stored.body)
        if isinstance(entry, Seated) and entry.seat < seats:
            found[entry.seat] = entry
    return [found[seat] for seat in sorted(found)]


def _nonces(row: Row, seated: list[Seated]) -> tuple[str, ...]:
    by_seat = {entry.seat: entry.nonce for entry in seated}
    seats = msgspec.json.decode(row.setup, type=Setup).seats
    return nonces_of(row, [by_seat.get(seat, "") for seat in range(seats)])


def lines_of(kept: Kept) -> list[bytes]:
    """The journal of a table, whose game need not be at hand."""
    row = kept.row
    opening = opening_of(row, _nonces(row, _seated(kept)))
    return told_whole(opening, row.begun, kept.after(row.begun, row.head))


def _beside(kept: Kept, guest: str) -> Beside:
    row = kept.row
    return Beside(
        id=row.id,
        game=row.game,
        name=row.name,
        mine=sorted(seat for seat, owner in kept.owners.items() if owner == guest),
        seated=_seated(kept),
        begun=row.begun,
        times=[stored.at for stored in kept.entries],
        undo=row.undo,  # type: ignore[arg-type]  # a row holds no other
        patience=row.patience,
        chat=row.chat,
        pointing=row.pointing,  # type: ignore[arg-type]
        origin=row.origin,
        rematch=row.rematch,
        made=row.made,
        notes=kept.page.text if kept.page is not None else "",
        talk=[Said(line.seat, line.text, line.at) for line in kept.chat.values()],
    )


# --- and back -----------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A table of a file, as far as it can be read without playing it."""

    beside: Beside
    opening: Open
    lines: list[bytes]


class Mover:
    def __init__(self, hall: Hall, journals: Journals, library: Library) -> None:
        self._hall = hall
        self._journals = journals
        self._library = library

    async def bring(self, file: str) -> Brought:
        try:
            archive = Archive(base64.b64decode(file, validate=True))
        except ValueError as error:
            raise Refusal("refused", "refused-archive-foreign") from error
        guest = self._journals.guest or await self._hall.make_guest(archive.listed.name)
        came = [await self._one(beside, lines, guest) for beside, lines in archive.journals()]
        return Brought(came)

    async def _one(self, beside: Beside, lines: list[bytes] | None, guest: str) -> Came:
        title = self._library.titles.get(beside.game, beside.game)

        def say_it(what: What, more: int = 0, why: Text | None = None) -> Came:
            return Came(beside.id, title, beside.name, what, more, why)

        try:
            found = _read(beside, lines)
            here = self._journals.find(beside.id)
            ours = lines_of(here) if here is not None and here.row.begun else []
            shared = min(len(ours), len(found.lines))
            if ours and ours[:shared] == found.lines[:shared]:
                more = len(found.lines) - len(ours)
                if more <= 0:
                    return say_it("same" if not more else "ahead", -more)
                await self._lay(found, beside.id, guest, here)
                return say_it("on", more)
            if here is None:
                await self._lay(found, beside.id, guest, None)
                return say_it("new")
            return await self._beside_ours(found, guest, title)
        except Refusal as refusal:
            return say_it("refused", why=refusal.why)

    async def _beside_ours(self, found: Found, guest: str, title: str) -> Came:
        """Another match under the same name: a table of its own, the same one however often it is brought."""
        name = LETTER + _letters(found.lines)
        if self._journals.find(name) is not None:
            return Came(name, title, found.beside.name, "same")
        await self._lay(found, name, guest, None)
        return Came(name, title, found.beside.name, "apart")

    async def _lay(self, found: Found, table: str, guest: str, here: Kept | None) -> None:
        """Play it again, and only then keep it."""
        beside = found.beside
        await self._library.bring(beside.game)
        lobby = [msgspec.json.encode(entry) for entry in beside.seated]
        lobby += [msgspec.json.encode(Arranged())] * (beside.begun - 1 - len(lobby))
        entries = len(lobby) + len(found.lines)  # the opening has no number, "begin" has
        times = [*beside.times[:entries], *[beside.made] * (entries - len(beside.times))]
        row = _row(found, table, guest, times[-1])
        bare = Loaded(row, {}, {}, {}, None, [])
        try:
            back = await self._hall.desk.thinkers.ask(
                guest, Priority.PERSON, jobs.restored, bare, lobby, found.lines, times
            )
        except Died as error:
            raise Refusal("refused", say("refused-bad-journal", reason=str(error))) from error
        if isinstance(back, str):
            raise Refusal("refused", say("refused-bad-journal", reason=back))
        row.begun, row.head, row.phase = len(lobby) + 1, len(back.bodies), back.phase
        row.outcome, row.rules_hash = back.outcome.decode(), back.rules_hash
        row.waiting, row.bots, row.asked = back.waiting, back.bots, back.asked
        await self._keep(_kept(row, found, guest, back, times), here)

    async def _keep(self, kept: Kept, here: Kept | None) -> None:
        table = kept.row.id
        if here is not None:  # what lies here stays as it was written, and goes on
            kept.entries = [*here.entries, *kept.entries[len(here.entries) :]]
            kept.checkpoints = {**here.checkpoints, **kept.checkpoints}
            kept.chat, kept.page = _both(here.chat, kept.chat), here.page or kept.page
            self._hall.house.forget(table)
        try:
            await self._journals.lay(kept)
        except Rejected as error:
            raise Refusal("unavailable", "refused-archive-room") from error
        self._hall.house.forget(table)


def _both(ours: dict[int, ChatLine], theirs: dict[int, ChatLine]) -> dict[int, ChatLine]:
    """All that was said, once."""
    said = {(line.seat, line.text, line.at): line for line in (*theirs.values(), *ours.values())}
    return dict(enumerate(sorted(said.values(), key=lambda line: line.at)))


def _read(beside: Beside, lines: list[bytes] | None) -> Found:
    if not lines:
        raise Refusal("refused", "refused-archive-journal")
    try:
        opening = msgspec.json.decode(lines[0], type=Open)
        if opening.setup.game != beside.game or opening.setup.seats > 64:
            raise ValueError("another match")
        if beside.origin:
            msgspec.json.decode(beside.origin, type=Origin)
        last = msgspec.json.decode(lines[-1])
        if isinstance(last, dict) and last.get("entry") == "close":
            msgspec.json.decode(lines.pop(), type=Closed)
    except ValueError as error:
        raise Refusal("refused", "refused-archive-journal") from error
    if len(beside.seated) >= beside.begun:
        raise Refusal("refused", "refused-archive-journal")
    return Found(beside, opening, lines)


def _letters(lines: list[bytes]) -> str:
    digest = hashlib.blake2b(b"\n".join(lines), digest_size=8).digest()
    return base64.b32encode(digest).decode().lower()[:12]


def _row(found: Found, table: str, guest: str, updated: int) -> Row:
    beside, opening = found.beside, found.opening
    row = Row(
        id=table,
        game=beside.game,
        name=beside.name,
        host=guest,
        phase="lobby",
        setup=msgspec.json.encode(opening.setup).decode(),
        rules_hash=opening.rules_hash,
        undo=beside.undo,
        patience=beside.patience,
        chat=beside.chat,
        pointing=beside.pointing,
        head=0,
        begun=0,
        waiting=0,
        bots=0,
        asked="",
        since=now(),  # nobody has kept anybody waiting while it was away
        commitment=opening.commitment,
        secret=opening.secret,
        salt=opening.salt,
        opening="",
        outcome="",
        rematch=beside.rematch,
        origin=beside.origin,
        made=beside.made,
        updated=updated,
    )
    if opening_of(row, _nonces(row, beside.seated)) != opening:  # its dice were promised elsewhere
        row.opening = found.lines[0].decode()
    return row


def _kept(row: Row, found: Found, guest: str, back: jobs.Restored, times: list[int]) -> Kept:
    beside, kept = found.beside, Kept(row)
    kept.change(LetsIn(guest, "play", "", row.made))
    for seat in beside.mine:
        if seat < found.opening.setup.seats:
            kept.change(Owns(seat, guest))
    for seq, body in enumerate(back.bodies, start=1):
        kept.change(Enters(seq, f"import-{seq - 1}", body, times[seq - 1]))
    for seq, body in back.forever.items():
        kept.change(Keeps(seq, body, forever=True))
    kept.change(Keeps(row.head, back.head))
    if beside.notes:
        kept.change(Notes(guest, beside.notes, 0, row.made))
    for number, line in enumerate(beside.talk):
        kept.chat[number] = ChatLine(number, guest, line.seat, line.text, line.at)
    return kept
