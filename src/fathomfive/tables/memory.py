"""`Memory`: a store that keeps everything in this process and nothing after it.

It is the only store of its house, so it stands for all of them, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count, islice

import msgspec

from fathomfive.tables.changes import (
    Change,
    Changes,
    Enters,
    Frees,
    Keeps,
    LetsIn,
    Links,
    Notes,
    Owns,
)
from fathomfive.tables.ids import new_id, table_id
from fathomfive.tables.records import (
    EVERY,
    ChatLine,
    Due,
    Line,
    Loaded,
    Member,
    Mine,
    News,
    Page,
    Row,
    Stored,
)

LETTER = "0"
"""Of its tables' ids; no shard of a server has it."""


class Kept:
    """All there is of one table."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.entries: list[Stored] = []
        self.checkpoints: dict[int, tuple[int, bytes]] = {}
        """Slot 0 is the current one, slot n the first after `EVERY` n entries, those below are for good."""
        self.owners: dict[int, str] = {}
        self.members: dict[str, Member] = {}
        self.barred: dict[str, int] = {}
        self.links: dict[str, Links] = {}
        self.chat: dict[int, ChatLine] = {}
        self.page: Page | None = None

    def copy(self) -> Kept:
        """The same by itself: whatever is changed there stays as it is here."""
        other = Kept(msgspec.structs.replace(self.row))
        other.entries, other.checkpoints = list(self.entries), dict(self.checkpoints)
        other.owners, other.members, other.barred = dict(self.owners), dict(self.members), dict(self.barred)
        other.links, other.chat, other.page = dict(self.links), dict(self.chat), self.page
        return other

    def change(self, change: Change) -> None:
        match change:
            case Owns(seat, guest):
                self.owners[seat] = guest
            case Frees(seat):
                self.owners.pop(seat, None)
            case LetsIn():
                self._let_in(change)
            case Changes(columns):
                self.row = msgspec.structs.replace(self.row, **columns)
            case Keeps():
                self._keep(change)
            case Notes():
                self.note(change)
            case Links():
                self.links[change.id] = change
            case Enters(seq, key, body, at):
                self.entries.append(Stored(seq, key, body, at))

    def _let_in(self, new: LetsIn) -> None:
        old = self.members.get(new.guest)
        if old is None:
            self.members[new.guest] = Member(new.guest, new.role, new.link, 0, new.at, False)
        elif old.role != "play" and new.role != "watch":
            self.members[new.guest] = msgspec.structs.replace(old, role=new.role, link=new.link)

    def _keep(self, keeps: Keeps) -> None:
        new = (keeps.seq, keeps.body)
        if 0 not in self.checkpoints or self.checkpoints[0][0] < keeps.seq:
            self.checkpoints[0] = new
        self.checkpoints.setdefault(-keeps.seq if keeps.forever else keeps.seq // EVERY, new)

    def note(self, notes: Notes) -> bool:
        if self.page is not None and self.page.version != notes.base:
            return False
        self.page = Page(notes.base + 1, notes.guest, notes.text, notes.at)
        return True

    def after(self, after: int, upto: int) -> list[Stored]:
        return [stored for stored in self.entries if after < stored.seq <= upto]


class Memory:
    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self._names: dict[str, str] = {}
        self._chat_ids = count(1)

    @property
    def home(self) -> Memory:
        return self

    # --- the journal's home ------------------------------------------------------------------------------

    async def commit(self, lines: list[Line]) -> set[str]:
        return {line.table for line in lines if self._commit(line)}

    def _commit(self, line: Line) -> bool:
        kept = self._tables.get(line.table)
        if kept is None or (kept.row.head, kept.row.rules_hash) != (line.seq - 1, line.rules):
            return False
        row = kept.row
        row.head, row.phase, row.updated = line.seq, line.phase, line.at
        row.waiting, row.bots, row.asked, row.since = line.waiting, line.bots, line.asked, line.since
        for change in (Enters(line.seq, line.key, line.body, line.at), *line.also):
            kept.change(change)
        return True

    async def written(self, lines: list[Line]) -> set[str]:
        found = set()
        for line in lines:
            stored = await self.entry_by_key(line.table, line.key)
            if stored is not None and stored.seq == line.seq:
                found.add(line.table)
        return found

    # --- all stores of its house -------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Memory]:
        yield self

    def items(self) -> Iterable[tuple[str, Memory]]:
        return [(LETTER, self)]

    def of(self, table: str) -> Memory:
        return self

    def of_guest(self, guest: str) -> Memory:
        return self

    def new_table(self) -> str:
        return table_id(LETTER)

    def new_guest(self) -> str:
        return new_id()

    def apart(self, tables: Iterable[str]) -> Iterable[tuple[Memory, list[str]]]:
        return [(self, list(tables))]

    async def mine(self, guest: str, most: int = 200) -> list[Mine]:
        found = [
            Mine(msgspec.structs.replace(kept.row), kept.members[guest], dict(kept.owners))
            for kept in self._tables.values()
            if guest in kept.members
        ]
        return sorted(found, key=lambda one: -one.row.updated)[:most]

    async def hosted(self, guest: str) -> dict[str, int]:
        return Counter(kept.row.phase for kept in self._tables.values() if kept.row.host == guest)

    async def has_key(self, guest: str) -> bool:
        return False  # nobody gives out any

    async def blocked(self, guest: str) -> set[str]:
        return set()  # nobody comes here whom one does not know

    async def blockers(self, guest: str) -> set[str]:
        return set()

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        return {guest: self._names[guest] for guest in guests if guest in self._names}

    async def forget_guest(self, guest: str) -> None:
        self._names.pop(guest, None)
        for kept in self._tables.values():
            if guest in kept.members and kept.row.host == guest:
                kept.row.host = ""
            kept.owners = {seat: owner for seat, owner in kept.owners.items() if owner != guest}
            kept.chat = {n: line for n, line in kept.chat.items() if line.guest != guest}
            if kept.page is not None and kept.page.guest == guest:
                kept.page = msgspec.structs.replace(kept.page, guest="")
            kept.members.pop(guest, None)
            kept.barred.pop(guest, None)

    # --- tables and journals -----------------------------------------------------------------------------

    async def make_table(self, row: Row, *also: Change) -> None:
        kept = self._tables[row.id] = Kept(msgspec.structs.replace(row))
        for change in also:
            kept.change(change)

    async def load(self, table: str) -> Loaded | None:
        kept = self._tables.get(table)
        if kept is None:
            return None
        seq, body = kept.checkpoints.get(0, (0, None))
        names = await self.names({*kept.owners.values(), *kept.members})
        after = kept.after(seq, kept.row.head)
        row = msgspec.structs.replace(kept.row)
        return Loaded(row, dict(kept.owners), dict(kept.members), names, body, after)

    async def news(self, table: str, after: int) -> News | None:
        kept = self._tables.get(table)
        if kept is None:
            return None
        return News(kept.after(after, kept.row.head), dict(kept.members), kept.row.rematch)

    async def entries(self, table: str, after: int, upto: int) -> list[Stored]:
        kept = self._tables.get(table)
        return kept.after(after, upto) if kept else []

    async def entry_by_key(self, table: str, key: str) -> Stored | None:
        kept = self._tables.get(table)
        return next((stored for stored in kept.entries if stored.key == key), None) if kept else None

    async def checkpoint_before(self, table: str, seq: int) -> tuple[int, bytes] | None:
        kept = self._tables.get(table)
        before = [one for one in kept.checkpoints.values() if one[0] <= seq] if kept else []
        return max(before, default=None)

    async def keep(self, checkpoints: Iterable[tuple[str, int, bytes]]) -> None:
        for table, seq, body in checkpoints:
            if table in self._tables:
                self._tables[table].change(Keeps(seq, body))

    async def kept_forever(self, table: str, after: int, upto: int) -> dict[int, bytes]:
        kept = self._tables.get(table)
        found = kept.checkpoints.items() if kept else ()
        return {seq: body for slot, (seq, body) in found if slot < 0 and after < seq <= upto}

    async def tables_due_bots(self, after: str, most: int) -> list[Due]:
        rows = (kept.row for name, kept in sorted(self._tables.items()) if kept.row.bots and name > after)
        return [Due(row.id, row.host, row.head, row.rules_hash) for row in islice(rows, most)]

    async def tables_overdue(self, after: str, moment: int, most: int) -> list[tuple[str, int]]:
        rows = (kept.row for name, kept in sorted(self._tables.items()) if name > after)
        late = (
            row
            for row in rows
            if row.phase == "playing" and row.waiting != row.bots and row.patience > 0
            if row.since < moment - row.patience * 1000
        )
        return [(row.id, row.head) for row in islice(late, most)]

    async def delete_table(self, table: str) -> None:
        self._tables.pop(table, None)

    async def claim_rematch(self, table: str, rematch: str) -> str:
        kept = self._tables.get(table)
        if kept is None:
            return ""
        kept.row.rematch = kept.row.rematch or rematch
        return kept.row.rematch

    # --- guests ------------------------------------------------------------------------------------------

    async def make_guest(self, guest: str, name: str, now: int) -> None:
        self._names[guest] = name

    async def name_guest(self, guest: str, name: str) -> bool:
        if guest not in self._names:
            return False
        self._names[guest] = name
        return True

    # --- who was let in ----------------------------------------------------------------------------------

    async def let_in(self, table: str, guest: str, role: str, link: str, now: int) -> None:
        self._tables[table].change(LetsIn(guest, role, link, now))

    async def show_out(self, table: str, guest: str) -> None:
        self._tables[table].members.pop(guest, None)

    async def bar(self, table: str, guest: str, now: int) -> None:
        self._tables[table].barred[guest] = now

    async def unbar(self, table: str, guest: str) -> bool:
        kept = self._tables.get(table)
        return kept is not None and kept.barred.pop(guest, None) is not None

    async def barred(self, table: str) -> list[str]:
        kept = self._tables.get(table)
        return list(kept.barred) if kept else []

    async def note_seen(self, table: str, guest: str, seen: int, now: int) -> None:
        self._change_member(table, guest, seen=seen, seen_at=now)

    async def mute(self, table: str, guest: str, muted: bool) -> None:
        self._change_member(table, guest, muted=muted)

    def _change_member(self, table: str, guest: str, **changed: int | bool) -> None:
        kept = self._tables.get(table)
        if kept is not None and guest in kept.members:
            kept.members[guest] = msgspec.structs.replace(kept.members[guest], **changed)

    async def make_link(self, id: str, table: str, role: str, hash: str, now: int) -> None:
        self._tables[table].change(Links(id, role, hash, now))

    async def links(self, table: str) -> list[tuple[str, str, int]]:
        kept = self._tables.get(table)
        return [(link.id, link.role, link.at) for link in kept.links.values()] if kept else []

    async def find_words(self, hash: str) -> str | None:
        tables = self._tables.items()
        return next(
            (name for name, kept in tables for link in kept.links.values() if link.hash == hash), None
        )

    async def find_link(self, table: str, hash: str) -> tuple[str, str] | None:
        kept = self._tables.get(table)
        links = kept.links.values() if kept else ()
        return next(((link.id, link.role) for link in links if link.hash == hash), None)

    async def revoke_link(self, table: str, id: str) -> list[str] | None:
        kept = self._tables.get(table)
        if kept is None or kept.links.pop(id, None) is None:
            return None
        seated = set(kept.owners.values())
        out = [guest for guest, member in kept.members.items() if member.link == id and guest not in seated]
        for guest in out:
            del kept.members[guest]
        return out

    # --- talk and the pad --------------------------------------------------------------------------------

    async def say(self, table: str, guest: str, seat: int | None, words: str, now: int) -> int | None:
        kept = self._tables.get(table)
        if kept is None:
            return None
        number = next(self._chat_ids)
        kept.chat[number] = ChatLine(number, guest, seat, words, now)
        return number

    async def chat(self, table: str) -> list[ChatLine]:
        kept = self._tables.get(table)
        return list(kept.chat.values())[-200:] if kept else []

    async def chat_line(self, table: str, id: int) -> ChatLine | None:
        kept = self._tables.get(table)
        return kept.chat.get(id) if kept else None

    async def unsay(self, table: str, id: int, guest: str | None) -> bool:
        line = await self.chat_line(table, id)
        if line is None or guest not in (None, line.guest):
            return False
        del self._tables[table].chat[id]
        return True

    async def notes(self, table: str) -> Page | None:
        kept = self._tables.get(table)
        return kept.page if kept else None

    async def write_notes(self, table: str, guest: str, words: str, base: int, now: int) -> bool | None:
        kept = self._tables.get(table)
        return kept.note(Notes(guest, words, base, now)) if kept else None
