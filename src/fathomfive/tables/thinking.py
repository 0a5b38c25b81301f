"""Bots at the table: whenever a table waits for a seat that a bot plays, a worker thinks and the bot answers.

A bot is an ordinary seat. Its answer goes the way of everybody's, and is refused if its owner came back.
That a table waits is told to the queue; whoever has a free worker takes it from there. The journal's head has
the last word, so thinking twice is harmless, and a sweep finds the tables that nobody was told of.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from fathomfive.learning.lesson import bot_seed
from fathomfive.tables import jobs
from fathomfive.tables.house import House
from fathomfive.tables.ids import new_id
from fathomfive.tables.moves import Draft, play_as_bot, read_action
from fathomfive.tables.pace import Pace
from fathomfive.tables.ports import Store
from fathomfive.tables.queue import Full, Job, Priority
from fathomfive.tables.records import Due
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.spans import carried, is_followed, resumed, span
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end
from fathomfive.tables.thinkers import Thinkers

log = logging.getLogger(__name__)

AHEAD = 3
"""Entries by which bots may be ahead of what the slowest person who looks on has seen."""
MOST_WAIT = 10.0
"""Seconds they wait for that person."""
WAY = "way:"
"""How the way of a click is laid down for whoever takes the job."""
A_PAGE = 200
MOST_PAGES = 10
"""In one look of the sweep; the next one goes on from there."""


class Thinking:
    def __init__(self, house: House, rooms: Rooms, pace: Pace, thinkers: Thinkers) -> None:
        self._house = house
        self._rooms = rooms
        self._pace = pace
        self._thinkers = thinkers
        self._soon: dict[str, tuple[int, asyncio.Task[None]]] = {}
        """Tables that will ask for a bot after the pause, and their head by now."""
        self._looks: dict[str, Look] = {}
        self._not_ours: set[str] = set()
        """Rules hashes this release does not play."""
        self._look_again = asyncio.Event()
        self._sweeper: asyncio.Task[None] | None = None
        self._open = False
        tell_others = house.changed

        def changed(table: Table) -> None:
            tell_others(table)
            self.consider(table)

        house.changed = changed
        rooms.thinned = self.consider
        thinkers.answer_as_bot = self._answer
        thinkers.queue.lost = self._look_again.set

    async def open(self, *, bots: bool) -> None:
        """Ask for bots from now on; `bots`: and play them here."""
        self._open = True
        await self._thinkers.open(tuple(Priority) if bots else (Priority.PERSON, Priority.REVIEW))
        if bots:
            self._sweeper = asyncio.create_task(self._sweep_always(), name="sweep")

    async def close(self) -> None:
        self._open = False
        sweeper = [self._sweeper] if self._sweeper is not None else []
        await end([*(task for _, task in self._soon.values()), *sweeper])
        await self._thinkers.close()

    # --- asking for a bot --------------------------------------------------------------------------------

    def consider(self, table: Table) -> None:
        """Ask for a bot, if this table waits for one, once people could follow. What people are asked as well
        is theirs to answer first."""
        if not self._open or not table.bots_waiting or table.row.phase != "playing":
            return
        if table.first_word and (table.is_patient or self._pace.awaits(table, table.first_word)):
            return
        name = table.row.id
        if name in self._soon:  # the pause goes on: nobody keeps a bot from answering by changing their mind
            self._soon[name] = table.head, self._soon[name][1]
        else:
            self._soon[name] = table.head, asyncio.create_task(self._ask_soon(name, table.row.host))

    async def _ask_soon(self, table: str, host: str) -> None:
        try:
            theirs = await self._are_others_to_ask(table)
            if not theirs:
                await self._let_people_see(table)
        finally:
            head, _ = self._soon.pop(table)
        if not theirs:
            await self._ask(table, host, head)

    async def _are_others_to_ask(self, table: str) -> bool:
        """Where people look on, there it is known how far they have seen."""
        if self._house.bus.alone or self._rooms.is_looked_at(table):
            return False
        return await self._rooms.elsewhere(table)

    async def _let_people_see(self, name: str) -> None:
        """Bots are a few entries ahead of the slowest screen and no more. Who does not say what it has shown
        is given a pause."""
        table = self._house.cached(name)
        if table is not None and table.left_to_people is not None:
            return  # they wait for it with the page in hand
        if table is None or not await self._pace.seen(table, table.head + 1 - AHEAD, MOST_WAIT):
            await asyncio.sleep(self._house.settings.bot_pause)

    async def _ask(self, table: str, host: str, head: int) -> None:
        """The host's share pays for the bots of a table."""
        looked_at = self._rooms.is_looked_at(table)
        priority = Priority.WATCHED if looked_at else Priority.ELSEWHERE
        remembered = self._house.cached(table)
        alone = ":alone" if remembered is not None and remembered.first_word else ""
        try:
            job = f"{table}:{head}{alone}"
            if way := carried():
                await self._thinkers.queue.lay_down(WAY + job, way)
            await self._thinkers.queue.push(Job(job, host, priority))
        except Full:  # the sweep asks again
            log.info("no more bots are taken in", extra={"table": table})

    # --- answering ---------------------------------------------------------------------------------------

    async def _answer(self, job: str) -> None:
        """Let a bot answer, as a part of what made it its turn."""
        way = await self._thinkers.queue.pick_up(WAY + job) if is_followed() else b""
        with resumed("bot answers", way, table=job.partition(":")[0]):
            await self._answer_for(job)

    async def _answer_for(self, job: str) -> None:
        """Unless the table has moved on; for people who were not awaited, if it says so."""
        table_id, head, *alone = job.split(":")
        try:
            async with self._house.at(table_id) as table:
                if table.row.phase == "frozen":
                    self._not_ours.add(table.row.rules_hash)
                waiting = table.bots_waiting
                if (
                    table.head != int(head)
                    or not waiting
                    or (table.first_word and not alone)
                    or table.match is None
                    or table.row.phase != "playing"
                ):
                    return
                reply = table.lesson.reply(table.match, waiting) if table.lesson is not None else None
                scripted = reply or table.left_to_people
                seat, ask = (waiting[0] if scripted is None else scripted.seat), table.ask
                game, bot, save = table.game.id, table.places[seat].played_by_bot, table.match.save()
                seed = new_id() if table.lesson is None else bot_seed(table.match, seat)
                # A tutorial's bots answer alike whenever it stands alike: they plan nothing ahead.
                plan = f"{table_id}:{table.rewinds}:{seat}:{bot}" if table.lesson is None else ""
            queue = self._thinkers.queue
            rest = await queue.pick_up(plan) if plan else b""
            if scripted is not None:
                chosen = jobs.Chosen(msgspec.json.encode(scripted))
            else:
                with span("worker thinks", game=game, bot=bot):
                    chosen = await self._thinkers.workers.run(jobs.choose, game, save, seat, bot, seed, rest)
            if plan and chosen.rest:
                await queue.lay_down(plan, chosen.rest)

            async def decide(table: Table) -> Draft:
                return play_as_bot(table, bot, ask, read_action(table, chosen.answer))

            await self._house.act(table_id, decide)
            self._house.measures.bot_answered(hurried=chosen.hurried)
        except Refusal as refusal:
            if refusal.reason in ("unavailable", "conflict"):  # the sweep tries again
                log.warning("bot could not answer", extra={"table": table_id})
            # Otherwise its owner was faster, or the table is gone.

    # --- the sweep ---------------------------------------------------------------------------------------

    async def _sweep_always(self) -> None:
        """Look for tables whose bot nobody thinks for: whoever should have asked has died, or was not heard.

        A table counts when two looks find it at the same head. No clock is compared, least of all with that
        of another machine.
        """
        while True:
            for letter, store in self._house.stores.items():
                try:
                    await self._sweep(letter, store)
                except Exception as error:
                    log.warning("sweep failed", extra={"error": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._house.settings.sweep / 2):
                    await self._look_again.wait()
            self._look_again.clear()

    async def _sweep(self, shard: str, store: Store) -> None:
        """One look at the tables of a shard in the order of their ids, so that each has its turn."""
        look = self._looks.setdefault(shard, Look())
        for _ in range(MOST_PAGES):
            page = await store.tables_due_bots(look.after, A_PAGE)
            for due in page:
                if look.found(due) and due.rules_hash not in self._not_ours:
                    await self._ask(due.table, due.host, due.head)
            if len(page) < A_PAGE:
                look.turn_over()
                return
            look.after = page[-1].table
            await asyncio.sleep(0)


class Look:
    """How far the sweep has come with one shard, and what it saw the last time round."""

    def __init__(self) -> None:
        self.after = ""
        self._before: dict[str, int] = {}
        self._now: dict[str, int] = {}

    def found(self, due: Due) -> bool:
        """Note a table; whether it has not moved since the last time."""
        self._now[due.table] = due.head
        return self._before.get(due.table) == due.head

    def turn_over(self) -> None:
        """From the first table again."""
        self.after, self._before, self._now = "", self._now, {}
