"""`RedisBus`: what nodes tell each other, over Redis."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from fathomfive.server.operate.logs import log
from fathomfive.tables.bus import Note, What
from fathomfive.tables.ids import new_id
from fathomfive.tables.tasks import end

MOST_WAITING = 10_000
"""Notes not yet sent; the oldest are dropped, others find out by themselves."""
A_BEAT = 1.0
"""Seconds between two signs of life."""
SILENCE = 3.0
"""Seconds without one after which the line counts as lost."""
SLOW = 2.0
SERVED = 15
"""Seconds for which a node's word that it plays by some rules is good."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Note)


class RedisBus:
    """A channel for each table that somebody looks at."""

    alone = False

    def __init__(self, redis: Redis, prefix: str) -> None:
        self.node = new_id()
        self.up = False
        self.heard: Callable[[Note], None] = lambda note: None
        self.standing: Callable[[str], None] = lambda table: None
        self._redis = redis
        self._prefix = prefix
        self._wanted: set[str] = set()
        self._standing: set[str] = set()
        self._line: PubSub | None = None
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._doing: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen_always(), name="bus listens"),
            asyncio.create_task(self._speak_always(), name="bus speaks"),
        ]

    async def close(self) -> None:
        await end([*self._tasks, *self._doing])
        with contextlib.suppress(Exception):
            async with asyncio.timeout(SLOW):
                await self._redis.aclose()

    # --- what is heard -----------------------------------------------------------------------------------

    def keeps(self, table: str) -> bool:
        return self.up and table in self._standing

    def watch(self, table: str) -> None:
        self._wanted.add(table)
        if self._line is not None:
            self._do(self._line.subscribe(self._channel(table)))

    def unwatch(self, table: str) -> None:
        self._wanted.discard(table)
        self._standing.discard(table)
        if self._line is not None:
            self._do(self._line.unsubscribe(self._channel(table)))

    def _channel(self, table: str) -> str:
        return f"{self._prefix}:table:{table}"

    def _do(self, work: Any) -> None:
        task = asyncio.ensure_future(self._quietly(work))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _quietly(self, work: Any) -> None:
        with contextlib.suppress(Exception):  # the listener notices a lost line and asks for all of it again
            async with asyncio.timeout(SLOW):
                await work

    async def _listen_always(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                if self.up:
                    log.warning("bus lost", error=type(error).__name__)
            finally:
                self.up = False
                self._line = None
                self._standing.clear()
            await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        async with self._redis.pubsub() as line:
            # The house's own channel keeps the line open where no table is watched.
            channels = [f"{self._prefix}:house", *map(self._channel, self._wanted)]
            async with asyncio.timeout(SILENCE):
                await line.subscribe(*channels)
            self._line = line
            for late in self._wanted.difference(channel.rpartition(":")[2] for channel in channels):
                self._do(line.subscribe(self._channel(late)))
            loop = asyncio.get_running_loop()
            heard_at = pinged_at = loop.time()
            while True:
                message = await line.get_message(timeout=A_BEAT)
                moment = loop.time()
                if message is not None:
                    heard_at = moment
                    self._take(message)
                elif moment - heard_at > SILENCE:
                    raise TimeoutError("no sign of life")
                if moment - pinged_at > A_BEAT:
                    pinged_at = moment
                    await line.ping()

    def _take(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode() if isinstance(message.get("channel"), bytes) else ""
        match message["type"]:
            case "subscribe" if channel == f"{self._prefix}:house":
                self.up = True
            case "subscribe":
                table = channel.rpartition(":")[2]
                if table in self._wanted:
                    self._standing.add(table)
                    self.standing(table)
            case "message":
                try:
                    note = _DECODER.decode(message["data"])
                except msgspec.DecodeError:  # of a newer release: what it changes is read in the next round
                    return
                if note.node != self.node:
                    self.heard(note)

    @property
    def unsaid(self) -> deque[tuple[str, bytes]]:
        """What was not yet sent."""
        return self._waiting

    # --- what is said ------------------------------------------------------------------------------------

    def tell(self, table: str, what: What, number: int = 0, places: tuple[str, ...] = ()) -> None:
        self._say(self._channel(table), _ENCODER.encode(Note(table, what, number, self.node, places)))

    def _say(self, channel: str, words: bytes) -> None:
        self._waiting.append((channel, words))
        self._wake.set()

    async def _speak_always(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            some = [self._waiting.popleft() for _ in range(min(512, len(self._waiting)))]
            if self._waiting:
                self._wake.set()
            try:
                async with asyncio.timeout(SLOW), self._redis.pipeline(transaction=False) as pipeline:
                    for channel, words in some:
                        pipeline.publish(channel, words)
                    await pipeline.execute()
            except Exception as error:  # others poll; a note is not worth waiting for
                log.warning("bus is deaf", error=type(error).__name__, lost=len(some))
                await asyncio.sleep(0.2)

    # --- who plays by which rules --------------------------------------------------------------------------

    async def serve_rules(self, hashes: Iterable[str]) -> None:
        async with asyncio.timeout(SLOW), self._redis.pipeline(transaction=False) as pipeline:
            for rules in hashes:
                pipeline.set(f"{self._prefix}:rules:{rules}", "1", ex=SERVED)
            await pipeline.execute()

    async def rules_served(self, rules: str) -> bool:
        try:
            async with asyncio.timeout(SLOW):
                return bool(await self._redis.exists(f"{self._prefix}:rules:{rules}"))
        except Exception:
            return False
