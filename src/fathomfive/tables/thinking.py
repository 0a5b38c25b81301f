"""Bots at the table: whenever a table waits for a seat that a bot plays, a worker thinks and the bot answers.

A bot is an ordinary seat. Its answer goes the way of everybody's, and is refused if its owner came back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fathomfive.learning.lesson import bot_seed
from fathomfive.tables import jobs
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.ids import new_id
from fathomfive.tables.moves import Draft, play_as_bot, read_action
from fathomfive.tables.ports import Claims, Workers
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end

log = logging.getLogger(__name__)


class Unclaimed:
    """Claims of a process that thinks alone."""

    @asynccontextmanager
    async def on(self, table: str) -> AsyncIterator[bool]:
        yield True


class Thinking:
    def __init__(self, house: House, workers: Workers, claims: Claims) -> None:
        self._house = house
        self._workers = workers
        self._claims = claims
        self._turns = asyncio.Semaphore(house.settings.workers)
        """Bots wait for a free worker here, not in the workers' queue: a person's hint or vote comes next."""
        self._tables: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._open = False
        tell_others = house.changed

        def changed(table: Table) -> None:
            tell_others(table)
            self.consider(table)

        house.changed = changed
        house.bus.bots_asked = self._start

    def open(self) -> None:
        self._open = True
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def close(self) -> None:
        self._open = False
        await end([*self._tables.values(), *([self._sweeper] if self._sweeper else [])])

    def consider(self, table: Table) -> None:
        if table.bots_waiting and table.row.phase == "playing":
            self._start(table.row.id)

    def _start(self, table_id: str) -> None:
        if self._open and table_id not in self._tables:
            self._tables[table_id] = asyncio.create_task(self._play(table_id))

    async def _play(self, table_id: str) -> None:
        """Answer for bots until a person is asked."""
        try:
            async with self._claims.on(table_id) as ours:
                while ours and await self._answer(table_id):
                    pass
        except Refusal as refusal:
            if refusal.reason in ("unavailable", "conflict"):  # the sweep tries again
                log.warning("bot could not answer", extra={"table": table_id})
        except Exception as error:
            log.error("bot failed", extra={"table": table_id, "error": type(error).__name__})
        finally:
            self._tables.pop(table_id, None)

    async def _answer(self, table_id: str) -> bool:
        await asyncio.sleep(self._house.settings.bot_pause)
        async with self._turns:
            async with self._house.at(table_id) as table:
                waiting = table.bots_waiting
                if not waiting or table.match is None or table.row.phase != "playing":
                    return False
                seat, ask = waiting[0], table.ask
                game, bot, save = table.game.id, table.places[seat].played_by_bot, table.match.save()
                seed = new_id() if table.lesson is None else bot_seed(table.match, seat)
            answer = await self._workers.run(jobs.choose, game, save, seat, bot, seed)

        async def decide(table: Table) -> Draft:
            return play_as_bot(table, bot, ask, read_action(table, answer))

        try:
            await self._house.act(table_id, decide)
            self._house.measures.bot_answered()
        except Refusal as refusal:
            if refusal.reason not in ("stale", "forbidden"):  # those: its owner was faster
                raise
        return True

    async def _sweep(self) -> None:
        """Look for tables that have waited for a bot for a while: its worker died, or nobody was asked."""
        seconds = self._house.settings.sweep
        while True:
            for store in self._house.stores:
                try:
                    for table_id in await store.tables_due_bots(now() - int(seconds * 500)):
                        self._start(table_id)
                except Exception as error:
                    log.warning("sweep failed", extra={"error": type(error).__name__})
            await asyncio.sleep(seconds)
