"""Batches: some matches of a plan that are played one after the other in one place, and what comes of them.

A task gets more matches than it will play and plays as many as fit its time; the rest goes back on the pile.
So nobody has to know beforehand how long a match takes, and no task is too short to be worth sending.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import Rows, play_number

TASK_SECONDS = 0.25
"""How long a task plays: long against the millisecond that sending it costs, short enough to share evenly."""


class Batch(msgspec.Struct):
    """Numbers of matches to play, and how many workers were lost over it."""

    numbers: list[int]
    lost: int = 0


class Played(msgspec.Struct):
    """What a task brings back: rows, and the matches it had no time for."""

    rows: Rows
    left: list[int]

    def __reduce__(self) -> tuple[Callable[[bytes], Played], tuple[bytes]]:
        """It travels as one string: pickling row by row takes eight times as long."""
        return _unpacked, (msgspec.msgpack.encode(self),)


def _unpacked(raw: bytes) -> Played:
    return msgspec.msgpack.decode(raw, type=Played)


def play_batch(plan: Plan, numbers: list[int], seconds: float) -> Played:
    """Play matches until the time is up, at least one. Runs in this process or in any other."""
    rows, began = Rows(), time.perf_counter()
    for place, number in enumerate(numbers):
        if place and time.perf_counter() - began >= seconds:
            return Played(rows, numbers[place:])
        rows.add(play_number(plan, number))
    return Played(rows, [])
