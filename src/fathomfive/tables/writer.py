"""The group-commit writer: while one batch is on its way to the disk, the next one gathers.

It alone decides what people are told about an entry: written, outrun by somebody else's, or not certain.
Nothing is said before the commit, and after a lost line the journal itself is asked.
"""

from __future__ import annotations

import asyncio
import logging
import time

from fathomfive.tables.ports import Gone, Home, Measures, Rejected
from fathomfive.tables.records import Line

log = logging.getLogger(__name__)

MOST_LINES = 512
"""In one batch."""


class Unavailable(Exception):
    """The home did not answer in time. The entry may or may not be there: try again with the same key."""


class Writer:
    """Puts lines into the journal, many tables at once, one line of a table at a time."""

    def __init__(
        self,
        home: Home,
        patience: float = 5.0,
        measures: Measures | None = None,
    ) -> None:
        self._home = home
        self._patience = patience
        self._measures = measures or Measures()
        self._waiting: dict[str, tuple[Line, asyncio.Future[bool]]] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, line: Line) -> bool:
        """True: it is in the journal, on disk. False: another entry has taken its place."""
        return await self.hand_in(line)

    def hand_in(self, line: Line) -> asyncio.Future[bool]:
        """Put a line into the next batch; the future says what became of it."""
        if self._closing or self._task is None:
            raise Unavailable("the writer is closed")
        if line.table in self._waiting:
            raise RuntimeError(f"table {line.table} has an entry on its way already")
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[line.table] = (line, told)
        self._wake.set()
        return told

    @property
    def idle(self) -> bool:
        return not self._waiting

    async def close(self) -> None:
        """Finish what has been handed in, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = sorted(self._waiting.items())[:MOST_LINES]
            for table, _ in batch:
                del self._waiting[table]
            lines = [line for _, (line, _) in batch]
            began = time.perf_counter()
            verdicts = await self._decide(lines)
            self._measures.wrote_batch(len(lines), time.perf_counter() - began)
            for table, (_, told) in batch:
                if told.done():  # its asker was cancelled; the entry stands all the same
                    continue
                if table in verdicts:
                    told.set_result(verdicts[table])
                else:
                    told.set_exception(Unavailable("the journal could not be reached"))

    async def _decide(self, lines: list[Line]) -> dict[str, bool]:
        """What became of each line; those that are missing here are uncertain."""
        deadline = time.monotonic() + self._patience
        try:
            return await self._commit(lines)
        except Gone:
            self._measures.lost_line()
            return await self._read_back(lines, deadline)

    async def _commit(self, lines: list[Line]) -> dict[str, bool]:
        """All at once; if one of them spoils the batch, singly."""
        try:
            went_in = await self._home.commit(lines)
        except Rejected as error:
            if len(lines) == 1:
                about = {"table": lines[0].table, "error": type(error.__cause__).__name__}
                log.error("entry rejected", extra=about)
                self._measures.rejected_entry()
                return {}
            verdicts: dict[str, bool] = {}
            for line in lines:
                verdicts |= await self._commit([line])
            return verdicts
        return {line.table: line.table in went_in for line in lines}

    async def _read_back(self, lines: list[Line], deadline: float) -> dict[str, bool]:
        """After a lost line. The old commit may still be running over there, so what is missing is sent
        again: whichever of the two comes second finds the head moved and does nothing."""
        pause = 0.02
        while True:
            try:
                verdicts = dict.fromkeys(await self._home.written(lines), True)
                missing = [line for line in lines if line.table not in verdicts]
                if missing:
                    verdicts |= await self._commit(missing)
                    outrun = [line for line in missing if verdicts.get(line.table) is False]
                    verdicts |= dict.fromkeys(await self._home.written(outrun), True)
                return verdicts
            except Gone:
                if time.monotonic() > deadline:
                    return {}
                await asyncio.sleep(pause)
                pause = min(2 * pause, 0.5)
