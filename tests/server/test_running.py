"""An upgrade with running tables: a rule changes, a state field changes, `check-running` tells the truth."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Start, installed_games
from fathomfive.kernel.journal import Journal
from fathomfive.kernel.play import Step
from fathomfive.kernel.text import say
from fathomfive.scene import Counter
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.check_running import Verdict, adopt, check_running
from fathomfive.server.operate.hosting import judge_running
from fathomfive.tables.jobs import log_lines
from fathomfive.tables.protocol import Line
from tests.server.playing import Company, Live, Served
from tests.toys.pearls import game as pearls
from tests.toys.pearls.game import GAME, Sea, begin


def kinder_rise(g: Sea, seats: list[int], rise: Callable[[Sea, list[int]], None]) -> None:
    """A changed rule: everybody who comes up gets a pearl from the bank besides."""
    for seat in seats:
        g.hoards[seat], g.bank = g.hoards[seat] + 1, g.bank - 1
    rise(g, seats)


class TidalSea(Sea, kw_only=True):
    """A field more, which old tables can do without."""

    tide: int = 0


class FoggySea(Sea, kw_only=True):
    """A field more, which old tables do not have."""

    fog: int


def begin_with_tide(start: Start) -> tuple[TidalSea, list[Step]]:
    sea, steps = begin(start)
    return msgspec.convert(msgspec.to_builtins(sea), TidalSea), steps


KINDER = dataclasses.replace(GAME, version=2, _books={})
TIDAL = dataclasses.replace(GAME, version=2, state=TidalSea, begin=begin_with_tide, _books={})
FOGGY = dataclasses.replace(GAME, version=2, schema=2, state=FoggySea, _books={})


@contextmanager
def release(game: Game[Any] | None) -> Iterator[None]:
    """As if a release with this game were installed; None: without the game."""
    games: dict[str, Game[Any]] = installed_games()  # type: ignore[assignment]  # the cached registry itself
    before, rise = games["pearls"], pearls.rise
    if game is None:
        del games["pearls"]
    else:
        games["pearls"] = game
    if game is KINDER:
        pearls.rise = lambda g, seats: kinder_rise(g, seats, rise)
    try:
        yield
    finally:
        games["pearls"], pearls.rise = before, rise


async def _play_until(lives: list[Live], wanted: Any) -> None:
    """Everybody stays or rises together, dive after dive, until the table is as wanted."""
    dice = Dice.seeded(3)
    for _ in range(60):
        head = (await lives[0].person.ok("GET", f"/api/tables/{lives[0].table_id}"))["head"]
        for live in lives:
            await live.until_seq(head)
        if wanted(lives[0]):
            return
        asked = next(live for live in lives if live.ask and live.ask["yours"])
        await asked.answer(dice.pick(asked.options))
    raise AssertionError("the match never got there")


def _hoards(live: Live) -> int:
    assert live.scene is not None
    hoards = [node for name, node in live.scene.nodes.items() if name.startswith("hoard-")]
    return sum(int(str(node.value)) for node in hoards if isinstance(node, Counter))


async def _three_tables(served: Served) -> dict[str, str]:
    """One that has just begun, one after a dive that paid, one in the middle of answers in private."""
    tables = {}
    async with Company(served) as company:
        tables["fresh"], _ = await company.table("pearls", "Ann", "Bob")
        for name in ("paid", "in the middle"):
            table, people = await company.table("pearls", "Cay", "Dee")
            lives = [await person.live(table) for person in people]
            await _play_until(lives, lambda live: _hoards(live) > 0)
            if name == "in the middle":
                await _play_until(
                    lives,
                    lambda live: live.ask is not None and len(live.ask["waiting"]) < len(live.ask["seats"]),
                )
            tables[name] = table
    return tables


async def _verdicts(store: Store) -> dict[str, Verdict]:
    return {verdict.table: verdict async for verdict in check_running(store)}


async def test_an_upgrade_with_running_tables(database: str) -> None:
    served_once = await asyncio.to_thread(_serve_and_leave, database)
    fates: dict[str, dict[str, str]] = {}
    store = Store.at(database)
    for kind, game in {"same": GAME, "kinder": KINDER, "tidal": TIDAL, "foggy": FOGGY, "gone": None}.items():
        with release(game):
            judged = await _verdicts(store)
            fates[kind] = {name: judged[table].fate for name, table in served_once.items()}
    await store.close()
    assert set(fates["same"].values()) == {"goes on"}
    assert set(fates["tidal"].values()) == {"goes on"}, "a field with a default changes nothing"
    assert set(fates["foggy"].values()) == {"frozen"}, "a field nobody can fill in"
    assert set(fates["gone"].values()) == {"frozen"}
    assert fates["kinder"] == {"fresh": "goes on", "paid": "adopted", "in the middle": "adopted"}
    with release(KINDER):
        await asyncio.to_thread(_take_over, database, served_once)


def _serve_and_leave(database: str) -> dict[str, str]:
    with Served.on(database) as served:
        return asyncio.run(_three_tables(served))


def _take_over(database: str, tables: dict[str, str]) -> None:
    """Before: frozen for a node of the new release. After: all of them are played to their end."""
    with Served.on(database) as served:
        for name, fate in (("fresh", "frozen"), ("paid", "frozen")):
            assert asyncio.run(_phase(served, tables[name])) == fate
    verdicts, taken = judge_running((database,), "", carry_out=True)
    assert taken == 3
    assert sum(verdict.asked_again for verdict in verdicts) >= 1, "answers of an adopted step are asked again"
    assert {verdict.fate for verdict in judge_running((database,), "", carry_out=False)[0]} == {"goes on"}
    with Served.on(database) as served:
        for table in tables.values():
            assert asyncio.run(_phase(served, table)) == "playing"
            asyncio.run(_play_out(served, table))


async def _phase(served: Served, table: str) -> str:
    async def look() -> str:
        async with served.node.house.at(table) as found:
            return found.row.phase

    return await served.run(look())


async def _play_out(served: Served, table: str) -> None:
    """Play to the end from inside the server, then check the journal."""
    from fathomfive.tables.moves import Draft, play

    async def run() -> list[bytes]:
        house, dice = served.node.house, Dice.seeded(1)
        while True:
            async with house.at(table) as found:
                match = found.match
                assert match is not None
                if match.over:
                    return await served.node.past.journal(found)
                seat = match.waiting_for[0]
                action, ask, owner = dice.pick(match.ask.options_of(seat)), found.ask, found.owners[seat]  # type: ignore[union-attr]

            async def decide(at: Any, action: Any = action, ask: int = ask, owner: str = owner) -> Draft:
                return play(at, owner, ask, action)

            await house.act(table, decide)

    journal = Journal.parse(await served.run(run()))
    assert journal.verify(installed_games()["pearls"]).over


async def test_adopting_twice_changes_nothing(database: str) -> None:
    tables = await asyncio.to_thread(_serve_and_leave, database)
    with release(KINDER):
        store = Store.at(database)
        verdicts = list((await _verdicts(store)).values())
        assert await adopt(Shards([store]), verdicts) == len(tables)
        heads = await store.pulses(tables.values())
        assert await adopt(Shards([store]), verdicts) == 0
        assert await store.pulses(tables.values()) == heads
        await store.close()


async def test_lines_told_before_an_adoption_survive_it(database: str) -> None:
    """The new release may not be able to play what the old one played: it need not, to say what happened."""
    table = (await asyncio.to_thread(_serve_and_leave, database))["paid"]
    store = Store.at(database)
    before = await _told(store, table)
    assert sum(len(line.tells) for line in before) > 3
    with release(KINDER):
        await adopt(Shards([store]), [verdict async for verdict in check_running(store)])
        after = await _told(store, table, unplayable=True)
    await store.close()
    assert msgspec.json.encode(after[: len(before)]) == msgspec.json.encode(before)
    assert [line.notice for line in after[len(before) :]] == [say("notice-adopted")]


async def _told(store: Store, table: str, *, unplayable: bool = False) -> list[Line]:
    """The log as somebody who watches reads it; with entries that nobody could carry out, if so wished."""
    loaded = await store.load(table)
    assert loaded is not None
    start, head = loaded.row.begun, loaded.row.head
    found = await store.checkpoint_before(table, start)
    forever = await store.kept_forever(table, 0, head)
    entries = await store.entries(table, found[0] if found else 0, head)
    if unplayable:
        junk = b'{"entry": "play", "action": {"do": "nothing-we-know", "seat": 0}}'
        entries = [one._replace(body=junk) if b'"play"' in one.body else one for one in entries]
    row = msgspec.structs.replace(loaded.row, head=found[0] if found else 0)
    began = loaded._replace(row=row, kept=found[1] if found else None, after=entries)
    return log_lines(began, forever, None, start)
