"""`House`: all tables of one node. Opens them, lets people act on them, keeps them written.

Every change of every table goes through `act`: under the table's lock, decided on what is remembered, put
into the journal by the writer, and only then told to anybody. Other nodes write the same journals, so what
is remembered may be old: the guard at the head keeps an old decision out, and nobody is refused anything
before the journal was looked at.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from fathomfive.kernel.game import Game, Refused, find_game, installed_games
from fathomfive.tables.books import at_hand
from fathomfive.tables.bus import Bus
from fathomfive.tables.changes import Changes, Keeps
from fathomfive.tables.clock import now
from fathomfive.tables.entries import claims, read_entry
from fathomfive.tables.ids import new_id
from fathomfive.tables.moves import Draft
from fathomfive.tables.ports import Measures, Stores
from fathomfive.tables.records import EVERY, Line, News, Stored
from fathomfive.tables.refusal import Refusal, not_found
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.spans import span
from fathomfive.tables.table import Table, rules_hash
from fathomfive.tables.tasks import end
from fathomfive.tables.writer import Unavailable, Writer

log = logging.getLogger(__name__)

OFTEN = 16
"""Entries after which a table's current checkpoint is written anew."""
MOST_TRIES = 6
NEVER = 2**31 - 1
"""An entry no table gets to."""

Decide = Callable[[Table], Awaitable[Draft]]
"""Looks at the table under its lock and refuses, or changes the match and says which entry that is."""


class House:
    def __init__(self, stores: Stores, settings: HouseSettings, measures: Measures, bus: Bus) -> None:
        self.stores = stores
        self.settings = settings
        self.measures = measures
        self.bus = bus
        self._writers = {
            letter: Writer(store.home, settings.patience, measures) for letter, store in stores.items()
        }
        self.changed: Callable[[Table], None] = lambda table: None
        """Called after every change, outside the journal's way; the rooms listen here."""
        self.wrote: Callable[[Table], None] = lambda table: None
        """Called after every entry that was written here; whoever calls people who are away listens here."""
        self.leaving: Callable[[Table], None] = lambda table: None
        """Called before a match goes on: whoever looks on must have the picture of what stands now."""
        self.foresee: Callable[[Table], None] = lambda table: None
        """Called while an entry is on its way, when there is time: what will there be to see?"""
        self.dropped: Callable[[str], None] = lambda table: None
        """Called when a table's memory was thrown away in the middle of a change."""
        self.gone: Callable[[str], None] = lambda table: None
        """Called when a table was deleted."""
        self.met: Callable[[Table], None] = lambda table: None
        """Called when others let somebody in or out."""
        self.names: dict[str, str] = {}
        """What the people of the tables in memory are called."""
        self._doing: set[asyncio.Future[int]] = set()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._behind: set[str] = set()
        self._keeper: asyncio.Task[None] | None = None

    @property
    def games(self) -> Mapping[str, Game[Any]]:
        named = self.settings.games
        return installed_games() if named is None else {name: find_game(name) for name in named}

    def start_writing(self) -> None:
        for writer in self._writers.values():
            writer.start()

    async def stop_writing(self) -> None:
        for writer in self._writers.values():
            await writer.close()

    def writer_of(self, table_id: str) -> Writer:
        return self._writers.get(table_id[:1]) or next(iter(self._writers.values()))

    async def open(self) -> None:
        self.start_writing()
        self._keeper = asyncio.create_task(self._write_behind(), name="checkpoints")

    async def close(self) -> None:
        """Finish the batch, write what is behind, and go."""
        if self._keeper is not None:
            await end([self._keeper])
        await self.stop_writing()
        self._behind.update(name for name, table in self._tables.items() if table.head > table.kept)
        with contextlib.suppress(Exception):  # spares the next start some replay; the journal has everything
            await self._keep_some()

    # --- opening tables --------------------------------------------------------------------------------

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table at its head, alone with it."""
        async with self._lock(table_id):
            yield await self._at_head(table_id)

    async def _at_head(self, table_id: str) -> Table:
        """What is remembered, if every change is heard of here; else what the journal says now."""
        table = self._tables.get(table_id)
        if table is None or self.bus.keeps(table_id):
            return await self._opened(table_id)
        return await self._caught_up(table)

    async def _as_written(self, table_id: str) -> Table:
        """What the journal says now, whatever is remembered."""
        table = self._tables.get(table_id)
        return await (self._opened(table_id) if table is None else self._caught_up(table))

    async def catch_up(self, table_id: str, *, people: bool) -> None:
        """Read what others have written, for those who look on here; who was let in, too, if that changed."""
        async with self._lock(table_id):
            table = self._tables.get(table_id)
            if table is None:
                self.dropped(table_id)
            elif people:
                await self._caught_up(table)
            else:
                store = self.stores.of(table_id)
                await self._follow(table, await store.entries(table_id, table.head, NEVER))

    async def _caught_up(self, table: Table) -> Table:
        """The table with all that was written elsewhere, people included."""
        table_id = table.row.id
        try:
            news = await self.stores.of(table_id).news(table_id, table.head)
            if news is not None:
                await self._meet(table, news)
        except Exception as error:
            raise _unreadable(table_id, error) from error
        if news is None:
            self.forget(table_id)
            self.gone(table_id)
            raise not_found()
        return await self._follow(table, news.entries)

    async def _follow(self, table: Table, entries: list[Stored]) -> Table:
        """The same table after these entries; or read anew, where they cannot be carried out."""
        if not entries:
            return table
        if table.can_follow(entries):
            try:
                for stored in entries:
                    self.leaving(table)
                    table.follow(stored)
                    self.changed(table)
            except BaseException:  # half of it is worth nothing
                self.forget(table.row.id)
                raise
        else:
            self.forget(table.row.id)
            table = await self._opened(table.row.id)
            self.changed(table)
        return table

    async def _meet(self, table: Table, news: News) -> None:
        """Who was let in and shown out elsewhere, what they are called, where they went for a rematch."""
        names = await self.stores.names(news.members)
        called = {guest: self.names.get(guest) for guest in names}
        if (table.members, table.row.rematch, called) != (news.members, news.rematch, names):
            self.names.update(names)
            table.members, table.row.rematch = news.members, news.rematch
            self.met(table)

    async def _learn_names(self, known: Mapping[str, str], guests: Iterable[str]) -> None:
        """Guests of another shard have their names there."""
        self.names.update(known)
        strangers = [guest for guest in guests if guest not in self.names]
        if strangers:
            self.names.update(await self.stores.names(strangers))

    def cached(self, table_id: str) -> Table | None:
        """The table if it is here and nobody is changing it right now."""
        table = self._tables.get(table_id)
        return table if table is not None and not table.in_flight else None

    @property
    def rules_in_play(self) -> set[str]:
        """The rules hashes of the tables in memory."""
        return {table.row.rules_hash for table in self._tables.values() if table.row.phase == "playing"}

    @property
    def in_memory(self) -> Collection[str]:
        return self._tables.keys()

    async def _opened(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            self.measures.opened_table(remembered=True)
            return table
        self.measures.opened_table(remembered=False)
        try:
            loaded = await self.stores.of(table_id).load(table_id)
        except Exception as error:
            raise _unreadable(table_id, error) from error
        if loaded is None:
            raise not_found()
        try:
            game = find_game(loaded.row.game)
        except Refused as refused:
            raise Refusal("frozen", "refused-frozen") from refused
        row = loaded.row
        await at_hand(game, row.setup)
        if row.phase != "lobby" and rules_hash(game, row.setup) != row.rules_hash:
            row.phase = "frozen"  # in memory only: the row stays as its own release left it
            return Table(game, row, loaded.owners, loaded.members)
        table = Table.folded(game, loaded)
        await self._learn_names(loaded.names, {*loaded.owners.values(), *loaded.members})
        self._tables[table_id] = table
        while len(self._tables) > self.settings.cached_tables:
            self._tables.popitem(last=False)
        self.measures.remembers(len(self._tables))
        return table

    def forget(self, table_id: str) -> None:
        """Throw a table's memory away; the journal has it."""
        self._tables.pop(table_id, None)

    def _drop(self, table_id: str) -> None:
        self.forget(table_id)
        self.dropped(table_id)

    # --- acting ------------------------------------------------------------------------------------------

    async def act(
        self,
        table_id: str,
        decide: Decide,
        key: str = "",
        claim: str = "",
        allowed: Callable[[Table], None] = lambda table: None,
    ) -> int:
        """Let a decision become a journal entry; returns its number.

        A key that was used before returns the first result, to those whom `allowed` does not refuse.
        Cancelling the caller does not cancel this.
        """
        doing = asyncio.ensure_future(self._act(table_id, decide, key or new_id(), claim, allowed))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    async def _act(
        self, table_id: str, decide: Decide, key: str, claim: str, allowed: Callable[[Table], None]
    ) -> int:
        certain = False
        """Whether the journal was looked at: nobody is refused by an old memory."""
        for _ in range(MOST_TRIES):
            async with self._lock(table_id):
                table = await (self._as_written(table_id) if certain else self._opened(table_id))
                stuck = table.stuck
                try:
                    allowed(table)
                    if key in table.keys:
                        return _first_result(table.keys[key], claim)
                    self.leaving(table)
                    draft = await decide(table)
                except Refusal as refusal:
                    if table.stuck != stuck:  # whoever looks on is offered the way back
                        self.met(table)
                    if not certain and not self.bus.alone:
                        certain = True
                        continue
                    if before := await self._long_ago(table, key, claim, allowed):
                        return _first_result(before, claim)
                    self.measures.refused(refusal.reason)
                    raise
                except BaseException:
                    self.forget(table_id)
                    raise
                if await self.write(table, draft, key):
                    self._publish(table)
                    return table.head
                self.measures.outrun()
        raise Refusal("conflict", "refused-conflict")

    async def _long_ago(
        self, table: Table, key: str, claim: str, allowed: Callable[[Table], None]
    ) -> tuple[int, tuple[str, ...]] | None:
        """A refused request may be the late retry of one that was carried out."""
        if not claim:
            return None
        allowed(table)
        try:
            stored = await self.stores.of(table.row.id).entry_by_key(table.row.id, key)
        except Exception as error:
            raise _unreadable(table.row.id, error) from error
        return (stored.seq, claims(read_entry(stored.body))) if stored else None

    async def write(self, table: Table, draft: Draft, key: str = "") -> bool:
        """Put the draft into the journal. Unless that succeeds, this table's memory is worth nothing."""
        table_id, at, key = table.row.id, now(), key or new_id()
        asked_before, rules = table.ask, table.row.rules_hash
        table.in_flight = True
        try:
            for name, value in draft.columns.items():
                setattr(table.row, name, value)
            table.settle(draft.entry, table.head + 1, at, key)
            if table.ask != asked_before:
                table.row.since = at
            writer = self.writer_of(table_id)
            verdict = writer.hand_in(self._line(table, draft, key, at, rules))
            await asyncio.sleep(0)  # the batch goes out first
            if writer.idle:
                self.foresee(table)
            with span("commit", table=table_id, entry=table.head):
                written = await verdict
        except Unavailable as error:
            self._drop(table_id)
            self.measures.refused("unavailable")
            raise Refusal("unavailable", "refused-unavailable") from error
        except BaseException:
            self._drop(table_id)
            raise
        if not written:
            self._drop(table_id)
            return False
        table.in_flight = False
        self.measures.wrote_entry()
        return True

    def _line(self, table: Table, draft: Draft, key: str, at: int, rules: str) -> Line:
        row, also, columns = table.row, list(draft.also), dict(draft.columns)
        if table.outcome is not None and not row.outcome:
            columns["outcome"] = row.outcome = msgspec.json.encode(table.outcome).decode()
        if columns:
            also.append(Changes(columns))
        if draft.keep:
            also.append(Keeps(row.head, table.keep(), forever=draft.keep == "forever"))
            table.kept = row.head
        return Line(
            table=row.id,
            rules=rules,
            seq=row.head,
            key=key,
            body=msgspec.json.encode(draft.entry),
            at=at,
            phase=row.phase,
            waiting=_mask(table.waiting),
            bots=0 if table.first_word else _mask(table.bots_waiting),
            asked=table.asked,
            since=row.since,
            also=tuple(also),
        )

    def _publish(self, table: Table) -> None:
        if table.head - table.kept >= OFTEN or table.head // EVERY != table.kept // EVERY:
            self._behind.add(table.row.id)
        self.bus.tell(table.row.id, "entry", table.head)
        self.changed(table)
        self.wrote(table)

    async def delete(self, table_id: str, allowed: Callable[[Table], None]) -> None:
        async with self.at(table_id) as table:
            allowed(table)
            await self.stores.of(table_id).delete_table(table_id)
            self.forget(table_id)
        self.bus.tell(table_id, "gone")
        self.gone(table_id)

    # --- checkpoints ---------------------------------------------------------------------------------------

    async def _write_behind(self) -> None:
        while True:
            await asyncio.sleep(self.settings.behind)
            try:
                await self._keep_some()
            except Exception as error:  # the journal has everything; try again later
                log.warning("checkpoints not written", extra={"error": type(error).__name__})

    async def _keep_some(self) -> None:
        """Write the checkpoints that are due, a few tables at a time."""
        due, self._behind = self._behind, set()
        for store, tables in self.stores.apart(due):
            for start in range(0, len(tables), 32):
                if checkpoints := self._checkpoints(tables[start : start + 32]):
                    await store.keep(checkpoints)

    def _checkpoints(self, tables: Iterable[str]) -> list[tuple[str, int, bytes]]:
        checkpoints = []
        for table_id in tables:
            table = self.cached(table_id)
            if table is not None:
                checkpoints.append((table_id, table.head, table.keep()))
                table.kept = table.head
            elif table_id in self._tables:
                self._behind.add(table_id)
        return checkpoints


def _unreadable(table_id: str, error: Exception) -> Refusal:
    log.warning("table not readable", extra={"table": table_id, "error": type(error).__name__})
    return Refusal("unavailable", "refused-unavailable")


def _mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _first_result(before: tuple[int, tuple[str, ...]], claim: str) -> int:
    seq, made = before
    if claim not in made:
        raise Refusal("key", "refused-key-used")
    return seq
