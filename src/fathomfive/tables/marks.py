"""Bots as marks: what each level makes of a challenge, once, after everybody who waits for an answer."""

from __future__ import annotations

import asyncio
import logging

from fathomfive.bots.levels import LEVELS
from fathomfive.tables import judging
from fathomfive.tables.board import Board, Dare, Mark
from fathomfive.tables.judging import Worth
from fathomfive.tables.queue import Priority
from fathomfive.tables.tasks import end
from fathomfive.tables.thinkers import Thinkers

log = logging.getLogger(__name__)

A_LEG = 4.0
"""Seconds that bots think at a time, for a mark."""
MOST_LEGS = 12
MARKERS = "marks of challenges"
"""In whose name they do: all marks together have one guest's share of the workers."""


class Markers:
    def __init__(self, thinkers: Thinkers, board: Board) -> None:
        self.wanted = True
        """Whether bots try challenges at all here."""
        self._thinkers = thinkers
        self._board = board
        self._marking: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        await end(list(self._marking.values()))

    def thinks_about(self, code: str) -> bool:
        return code in self._marking

    def begin(self, dare: Dare) -> None:
        if self.wanted and dare.code not in self._marking:
            task = asyncio.create_task(self._mark_all(dare), name=f"marks of {dare.code}")
            self._marking[dare.code] = task
            task.add_done_callback(lambda _: self._marking.pop(dare.code, None))

    async def _mark_all(self, dare: Dare) -> None:
        try:
            marks = [Mark(bot, worth) for bot in LEVELS if (worth := await self._worth_to(dare, bot))]
            await self._board.put_marks(dare.code, marks)
        except Exception as error:  # the next look at the page begins again
            log.warning("no marks", extra={"code": dare.code, "error": type(error).__name__})

    async def _worth_to(self, dare: Dare, bot: str) -> Worth | None:
        """What a bot of this level makes of it; None if it takes too long."""
        seats = [dare.bots.get(seat, bot) for seat in range(dare.opening.setup.seats)]
        leg = judging.Leg(b"")
        for number in range(MOST_LEGS):
            seed = f"{dare.code}/{bot}/{number}"
            leg = await self._thinkers.ask(
                MARKERS,
                Priority.REVIEW,
                judging.swim_on,
                dare.opening,
                leg.save,
                seats,
                dare.people,
                seed,
                A_LEG,
            )
            if leg.worth is not None:
                return leg.worth
        return None
