"""`Caller`: calls people to tables that wait for them. One call a turn, and none to whoever looks.

Whom to call is found out beside it (`noting.py`). What is due is taken from the queue a few at a time, by
whichever node comes first, and sent by a process of its own. Whoever dies on the way leaves a lease that runs
out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from fathomfive.kernel.game import find_game
from fathomfive.server.calling.deliver import Outcome, Sender, deliver
from fathomfive.server.calling.letters import Letter
from fathomfive.server.calling.noting import Noting
from fathomfive.server.calling.quiet import not_before
from fathomfive.server.calling.stopping import Stopping
from fathomfive.server.calling.ways import Ways
from fathomfive.server.calling.words import Asked, Spoken
from fathomfive.server.journals import calls
from fathomfive.server.journals.calls import Awaited, Call, Channel, Manner
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import MAYBE_GONE, Store
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.settings import Settings
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.ports import Allowance, Died, Overran, Workers
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.tasks import end

A_LOOK = 0.25
"""Seconds between two looks into a queue that had something."""
IDLE = 2.0
"""Seconds between two looks into a queue that had nothing: other nodes put calls there, too."""
AT_ONCE = 24
"""Letters that are on their way together."""
LEASE = 60_000
"""Milliseconds for them; then somebody else may try."""
LOOK_AGAIN = 15_000
"""Milliseconds until somebody who looks, and does not answer, is asked after again."""
WAITS = (30_000, 120_000, 600_000, 3_600_000, 4 * 3_600_000)
"""Milliseconds between one try and the next; after the last one it is given up."""


class Eyes(Protocol):
    async def is_looking(self, table: str, guest: str) -> bool: ...


class Caller:
    def __init__(
        self,
        house: House,
        shards: Shards,
        settings: Settings,
        eyes: Eyes,
        workers: Workers,
        allowance: Callable[[], Allowance],
    ) -> None:
        self._house = house
        self._shards = shards
        self._settings = settings
        self._eyes = eyes
        self._workers = workers
        self._allowance = allowance
        self._ways = Ways(shards)
        self.noting = Noting(house, shards, self._ways, settings.call_after)
        self._task: asyncio.Task[None] | None = None
        self.sender = Sender(vapid="00")
        self.stopping = Stopping("")

    async def open(self) -> None:
        first = self._shards.first
        self.sender = Sender(
            vapid=await first.shared_secret("vapid"),
            contact=f"mailto:{self._settings.mail_from}"
            if self._settings.mail_from
            else "mailto:nobody@localhost",
            mail=self._settings.mail,
            mail_from=self._settings.mail_from,
            may_call=self._settings.may_call,
        )
        self.stopping = Stopping(await first.shared_secret("calls"))
        self.noting.open(sweeps=self._settings.people)
        if self._settings.people:  # a command for a moment makes no calls
            self._task = asyncio.create_task(self._call(), name="calls")

    async def close(self) -> None:
        await self.noting.close()
        await end([self._task] if self._task is not None else [])

    # --- calling ---------------------------------------------------------------------------------------

    async def _call(self) -> None:
        while True:
            busy = False
            for store in self._shards.up().values():
                try:
                    busy |= await self._call_some(store)
                except (*MAYBE_GONE, Died, Overran) as error:  # leases run out, and it is tried again
                    log.warning("calls not made", error=type(error).__name__)
            await asyncio.sleep(A_LOOK if busy or self.noting.busy else IDLE)

    async def _call_some(self, store: Store) -> bool:
        """Make the calls that are due in one database, some at a time. Whether there were any."""
        taken = await calls.take_due(store, now(), LEASE, AT_ONCE)
        if not taken:
            return False
        there = await calls.still_awaited(store, taken)
        await calls.forget_calls(store, [one for one in taken if (one.table_id, one.guest) not in there])
        wanted = [one for one in taken if (one.table_id, one.guest) in there]
        guests = {one.guest for one in wanted}
        ways = {way.id: way for way in await self._ways.of(guests)}
        manners = await self._ways.manners(guests)
        ready: list[tuple[Call, Letter]] = []
        for one in wanted:
            way, manner = ways.get(one.channel), manners.get(one.guest) or Manner(one.guest)
            if way is None:  # ended meanwhile
                await calls.settle(store, [one])
            elif due := await self._not_yet(one, manner):
                await calls.put_off(store, one, due)
            else:
                ready.append((one, self._letter(one, way, manner, there[one.table_id, one.guest])))
        outcomes = await self.send([letter for _, letter in ready])
        await self._settle(store, [one for one, _ in ready], outcomes)
        return True

    async def _not_yet(self, call: Call, manner: Manner) -> int:
        """When to ask again, if now is not the time; 0 if it is."""
        moment = now()
        due = not_before(manner, moment)
        if due > moment:
            return due
        try:
            if await self._eyes.is_looking(call.table_id, call.guest):
                return moment + LOOK_AGAIN
            await self._allowance().spend("calls", call.guest, f"calls:{call.guest}:{call.channel}")
        except Refusal:
            return moment + WAITS[1]
        except Exception:  # nobody knows who looks: rather later than to somebody who does
            return moment + LOOK_AGAIN
        return 0

    def _letter(self, call: Call, way: Channel, manner: Manner, about: Awaited) -> Letter:
        game = find_game(about.game)
        asked = msgspec.json.decode(call.asked, type=Asked)
        spoken = Spoken(manner.language, game)
        question = asked.own if way.kind in ("push", "mail") else asked.public
        title, text = spoken.turn(about.name, question, self._house.names.get(call.guest, ""))
        token = self.stopping.token(way.guest, way.id)
        return Letter(
            kind=way.kind,  # type: ignore[arg-type]  # as the database has it
            address=way.address,
            keys=way.secret,
            title=title,
            text=text,
            link=f"{way.front}/t/{call.table_id}",
            stop=f"{way.front}/stop#{token}",
            one_click=f"{way.front}/api/calls/stop/{token}",
            open=spoken("call-open"),
            end=spoken("call-end"),
            game=about.game,
            table=call.table_id,
            name=about.name or game.title,
            asked=text,
            at=now(),
        )

    async def send(self, letters: Sequence[Letter]) -> list[Outcome]:
        return await self._workers.run(deliver, letters, self.sender) if letters else []

    async def _settle(self, store: Store, made: Sequence[Call], outcomes: Sequence[Outcome]) -> None:
        done = []
        for call, outcome in zip(made, outcomes, strict=True):
            self._house.measures.called(outcome)
            if outcome == "again" and call.tries <= len(WAITS):
                await calls.try_again(store, call, now() + WAITS[call.tries - 1])
                continue
            done.append(call)
            if outcome == "gone":
                await calls.drop_channel(self._shards.of_guest(call.guest), call.guest, call.channel)
            if outcome != "sent":
                log.warning("call given up", outcome=outcome, tries=call.tries)
        await calls.settle(store, done)
