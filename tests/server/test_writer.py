"""The writer under every kind of failure, held against a ledger of what clients were told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomfive.server.journals import postgres
from fathomfive.server.journals.migrate import migrate
from fathomfive.server.journals.postgres import PostgresHome
from fathomfive.server.journals.store import Store
from fathomfive.tables.changes import Changes, Enters
from fathomfive.tables.ports import Gone, Home, Measures, Rejected
from fathomfive.tables.records import Line
from fathomfive.tables.writer import Unavailable, Writer
from tests.server.playing import PATIENCE
from tests.server.proxy import Proxy
from tests.server.rows import bare_tables, line

TABLES = [f"a{n}" for n in range(8)]


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks a home without a writer has nobody to ask again for them."""
    monkeypatch.setattr(postgres, "SLOW", PATIENCE)


async def _opened(database: str, *tables: str) -> Store:
    store = Store.at(database)
    await migrate(store.engine)
    await bare_tables(store, *tables)
    return store


async def _journal(store: Store, table: str) -> list[str]:
    """The keys of a table's entries, which must be numbered without a gap up to the head."""
    stored = await store.entries(table, 0, 10**6)
    pulses = await store.pulses([table])
    assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
    assert pulses[table][0] == len(stored)
    return [entry.key for entry in stored]


class Ledger:
    """What clients were told, kept apart from the journal."""

    def __init__(self) -> None:
        self.told_yes: dict[str, list[str]] = {}
        self.told_no: dict[str, set[str]] = {}
        self.unsure: dict[str, set[str]] = {}

    async def append(self, writer: Writer, sent: Line) -> bool | None:
        try:
            went_in = await writer.append(sent)
        except Unavailable:
            self.unsure.setdefault(sent.table, set()).add(sent.key)
            return None
        if went_in:
            self.unsure.get(sent.table, set()).discard(sent.key)
            self.told_yes.setdefault(sent.table, []).append(sent.key)
        else:
            self.told_no.setdefault(sent.table, set()).add(sent.key)
        return went_in

    async def holds(self, store: Store, tables: list[str]) -> None:
        """Every yes is in the journal, once and in order; no no is; nothing else but what was unsure."""
        for table in tables:
            keys = await _journal(store, table)
            assert len(keys) == len(set(keys))
            sure = [key for key in keys if key not in self.unsure.get(table, ())]
            assert sure == self.told_yes.get(table, [])
            assert not self.told_no.get(table, set()) & set(keys)


async def _player(ledger: Ledger, writer: Writer, store: Store, table: str, moves: int) -> None:
    """Somebody who plays on, reads the head again after a no, and sends the same key again when unsure."""
    seq, key = 1, ""
    for move in range(moves):
        key = f"{table}-{move}"
        while True:
            told = await ledger.append(writer, line(table, seq, key))
            if told:
                seq += 1
                break
            seq = (await store.pulses([table]))[table][0] + 1
            found = await store.entry_by_key(table, key)
            if found is not None:  # the unsure one had gone in
                ledger.unsure.get(table, set()).discard(key)
                ledger.told_yes.setdefault(table, []).append(key)
                break


class Batches(Measures):
    def __init__(self, sizes: list[int]) -> None:
        self._sizes = sizes

    def wrote_batch(self, lines: int, seconds: float) -> None:
        self._sizes.append(lines)


async def test_many_tables_share_one_commit(database: str) -> None:
    store = await _opened(database, *TABLES)
    batches: list[int] = []
    writer = Writer(store.home, measures=Batches(batches))
    writer.start()
    ledger = Ledger()
    await asyncio.gather(*(_player(ledger, writer, store, table, 20) for table in TABLES))
    await ledger.holds(store, TABLES)
    assert sum(batches) == 20 * len(TABLES)
    assert max(batches) > 1, "nothing was ever grouped"
    await writer.close()
    await store.close()


async def test_a_conflict_in_the_middle_of_a_batch_stops_only_its_own_table(database: str) -> None:
    store = await _opened(database, *TABLES)
    lines = [line(table, 2 if table == "a3" else 1) for table in TABLES]
    went_in = await store.home.commit(lines)
    assert went_in == set(TABLES) - {"a3"}
    assert await _journal(store, "a3") == []
    assert await _journal(store, "a4") == [lines[4].key]
    await store.close()


@pytest.mark.usefixtures("unhurried")
async def test_of_two_nodes_with_the_same_head_one_wins(database: str) -> None:
    store = await _opened(database, *TABLES)
    first = [line(table, 1, f"first-{table}") for table in TABLES]
    second = [line(table, 1, f"second-{table}") for table in TABLES]
    assert await store.home.commit(first) == set(TABLES)
    assert await store.home.commit(second) == set()
    assert await store.home.written(second) == set()
    assert await store.home.written(first) == set(TABLES)
    await store.close()


@pytest.mark.usefixtures("unhurried")
async def test_what_belongs_to_an_entry_is_written_with_it_or_not_at_all(database: str) -> None:
    store = await _opened(database, "a0", "a1")
    renamed = [line(t, n, also=(Changes({"name": "renamed"}),)) for t, n in (("a0", 1), ("a1", 9))]
    assert await store.home.commit(renamed) == {"a0"}
    rows = [await store.row("a0"), await store.row("a1")]
    assert [row.name for row in rows if row] == ["renamed", ""]
    await store.close()


SPOILED = {
    "refused": Enters(1, "twice", b"", 0),  # the journal has that entry already: the line itself
    "unheard of": Changes({"no_such_column": 1}),
    "no change at all": object(),
}


@pytest.mark.parametrize("also", SPOILED.values(), ids=SPOILED)
async def test_a_line_that_spoils_the_batch_fails_alone(database: str, also: Any) -> None:
    store = await _opened(database, *TABLES)
    writer = Writer(store.home)
    writer.start()
    ledger = Ledger()
    broken = line("a2", 1, also=(also,))
    told = await asyncio.gather(
        ledger.append(writer, broken), *(ledger.append(writer, line(t, 1)) for t in TABLES if t != "a2")
    )
    assert told == [None, *[True] * (len(TABLES) - 1)]
    await ledger.holds(store, TABLES)
    assert await _journal(store, "a2") == [], "nothing of a broken line is kept"
    await writer.close()
    await store.close()


async def test_two_nodes_with_overlapping_batches_do_not_lock_each_other(postgres: str) -> None:
    """Batches come in opposite orders; the statement locks heads by id, so nobody waits in a circle."""
    store = await _opened(postgres, *TABLES)
    homes = [PostgresHome(postgres), PostgresHome(postgres)]
    wins = [0, 0]
    for seq in range(1, 41):
        batch = [line(table, seq) for table in TABLES]
        again = [line(table, seq) for table in reversed(TABLES)]
        one, two = await asyncio.gather(homes[0].commit(batch), homes[1].commit(again))
        assert one | two == set(TABLES)
        assert not one & two
        wins[0] += len(one)
        wins[1] += len(two)
    for table in TABLES:
        assert len(await _journal(store, table)) == 40
    for home in homes:
        await home.close()
    await store.close()


@pytest.mark.parametrize("when", ["cut_requests", "cut_replies"])
async def test_a_lost_line_is_answered_by_the_journal(postgres: str, when: str) -> None:
    """Cut before the commit arrives, or after it ran: either way people hear what the journal says."""
    store = await _opened(postgres, *TABLES)
    async with Proxy(postgres) as proxy:
        home = PostgresHome(proxy.address)
        writer = Writer(home)
        writer.start()
        ledger = Ledger()
        await asyncio.gather(*(ledger.append(writer, line(t, 1)) for t in TABLES))
        for seq in range(2, 8):
            setattr(proxy, when, True)
            told = await asyncio.gather(*(ledger.append(writer, line(t, seq)) for t in TABLES))
            assert told == [True] * len(TABLES)
        assert proxy.cuts >= 6
        await ledger.holds(store, TABLES)
        await writer.close()
        await home.close()
    await store.close()


async def test_lines_cut_at_random_while_people_play(postgres: str) -> None:
    store = await _opened(postgres, *TABLES)
    async with Proxy(postgres) as proxy:
        home = PostgresHome(proxy.address)
        writer = Writer(home)
        writer.start()
        ledger = Ledger()

        async def vandal() -> None:
            for n in range(30):
                await asyncio.sleep(0.03)  # time to connect again now and then
                cut = ("cut_requests", "cut_replies")[n % 2]
                setattr(proxy, cut, True)
                while getattr(proxy, cut) and not done.is_set():
                    await asyncio.sleep(0.001)

        done = asyncio.Event()

        async def players() -> None:
            await asyncio.gather(*(_player(ledger, writer, store, t, 150) for t in TABLES))
            done.set()

        await asyncio.gather(vandal(), players())
        assert proxy.cuts >= 3
        await ledger.holds(store, TABLES)
        assert all(len(ledger.told_yes[table]) == 150 for table in TABLES)
        await writer.close()
        await home.close()
    await store.close()


async def test_a_database_that_stays_away_is_admitted(postgres: str) -> None:
    store = await _opened(postgres, "a0")
    async with Proxy(postgres) as proxy:
        home = PostgresHome(proxy.address)
        writer = Writer(home, patience=0.3)
        writer.start()
        proxy.silent = True
        with pytest.raises(Unavailable):
            await writer.append(line("a0", 1, "again"))
        proxy.silent = False
        async with asyncio.timeout(60):  # as soon as it is back, the same answer goes in
            while True:
                with contextlib.suppress(Unavailable):
                    assert await writer.append(line("a0", 1, "again"))
                    break
        assert await _journal(store, "a0") == ["again"]
        await writer.close()
        await home.close()
    await store.close()


async def test_a_backend_that_is_killed_in_the_middle(postgres: str) -> None:
    store = await _opened(postgres, *TABLES)
    home = PostgresHome(postgres)
    writer = Writer(home)
    writer.start()
    ledger = Ledger()
    killer = await asyncpg.connect(postgres)

    async def kill() -> None:
        for _ in range(5):
            await asyncio.sleep(0.02)
            await killer.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE '%free AS%' AND pid <> pg_backend_pid()"
            )

    await asyncio.gather(kill(), *(_player(ledger, writer, store, t, 40) for t in TABLES))
    await ledger.holds(store, TABLES)
    await killer.close()
    await writer.close()
    await home.close()
    await store.close()


# --- every order of failures, with a home in memory ---------------------------------------------------------


class FlakyHome:
    """A correct home in memory whose answers fail as a script says."""

    def __init__(self, script: list[str]) -> None:
        self.script = script
        self.heads: dict[str, int] = {}
        self.journal: dict[tuple[str, int], str] = {}

    def _next(self) -> str:
        return self.script.pop(0) if self.script else "well"

    async def commit(self, lines: list[Line]) -> set[str]:
        how = self._next()
        await asyncio.sleep(0)
        if how == "rejected":
            raise Rejected
        if how == "lost before":
            raise Gone
        went_in = set()
        for sent in lines:
            if how == "outrun" and sent is lines[0]:  # another node was faster
                seq = self.heads.get(sent.table, 0) + 1
                self.heads[sent.table] = seq
                self.journal[sent.table, seq] = "somebody else's"
            if self.heads.get(sent.table, 0) == sent.seq - 1:
                self.heads[sent.table] = sent.seq
                self.journal[sent.table, sent.seq] = sent.key
                went_in.add(sent.table)
        if how == "lost after":
            raise Gone
        return went_in

    async def written(self, lines: list[Line]) -> set[str]:
        if self._next() in ("lost before", "lost after", "rejected"):
            raise Gone
        return {sent.table for sent in lines if self.journal.get((sent.table, sent.seq)) == sent.key}

    async def close(self) -> None:
        pass


HOW = st.sampled_from(["well", "rejected", "lost before", "lost after", "outrun"])


@given(script=st.lists(HOW, max_size=12), tables=st.integers(1, 4), moves=st.integers(1, 3))
@settings(max_examples=400, deadline=None)
def test_no_order_of_failures_makes_the_writer_lie(script: list[str], tables: int, moves: int) -> None:
    home = FlakyHome(list(script))

    async def run() -> None:
        checked: Home = home
        writer = Writer(checked, patience=0.05)
        writer.start()
        for _ in range(moves):
            sent = [line(f"t{n}", home.heads.get(f"t{n}", 0) + 1) for n in range(tables)]

            async def one(of: Line) -> tuple[Line, bool | None]:
                try:
                    return of, await writer.append(of)
                except Unavailable:
                    return of, None

            for of, told in await asyncio.gather(*(one(each) for each in sent)):
                stands = home.journal.get((of.table, of.seq)) == of.key
                assert told is None or told == stands
                assert sum(key == of.key for key in home.journal.values()) == stands
        await writer.close()

    asyncio.run(run())


class DeafWriter(Writer):
    """Deliberately wrong: takes a lost line for a no."""

    async def _read_back(self, lines: list[Line], deadline: float) -> dict[str, bool]:
        return {sent.table: False for sent in lines}


class HastyWriter(Writer):
    """Deliberately wrong: answers before the commit."""

    async def append(self, line: Line) -> bool:
        self.hand_in(line).add_done_callback(asyncio.Future.exception)
        return True


class UnguardedHome(FlakyHome):
    """Deliberately wrong: no head guard."""

    async def commit(self, lines: list[Line]) -> set[str]:
        for sent in lines:
            self.heads[sent.table] = sent.seq - 1
        return await super().commit(lines)


@pytest.mark.parametrize(
    ("kind", "home"),
    [
        (DeafWriter, FlakyHome(["lost after"])),
        (HastyWriter, FlakyHome([])),
        (Writer, UnguardedHome([])),
    ],
)
def test_the_ledger_catches_wrong_builds(kind: type[Writer], home: FlakyHome) -> None:
    """The same comparison as above finds each fault, so it can fail."""

    async def lies() -> bool:
        writer = kind(home)
        writer.start()
        told = []
        for key in ("first", "second"):
            told.append(await writer.append(line("t", 1, key)))
            while not writer.idle:
                await asyncio.sleep(0)
        await writer.close()
        return told != [home.journal[("t", 1)] == key for key in ("first", "second")]

    assert asyncio.run(lies())


async def test_closing_finishes_the_batch(database: str) -> None:
    store = await _opened(database, *TABLES)
    writer = Writer(store.home)
    writer.start()
    waiting = [asyncio.ensure_future(writer.append(line(table, 1))) for table in TABLES]
    await asyncio.sleep(0)
    await writer.close()
    assert await asyncio.gather(*waiting) == [True] * len(TABLES)
    with pytest.raises(Unavailable):
        await writer.append(line("a0", 2))
    await store.close()
