"""`Gallery`: what those are sent who only watch one table. They all see the same, so what is made for one of
them is kept for the others of this moment: the picture, the board it plays on, what the table is like.
"""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

import msgspec

from fathomfive.scene import Scene
from fathomfive.scene.view import stage_of
from fathomfive.tables.protocol import ENCODER, StageOut, TableInfo, TableOut, You
from fathomfive.tables.table import Table
from fathomfive.tables.views import Here, Known, moment_for, table_info

Seen: TypeAlias = tuple[int, int, tuple[int, tuple[str, ...]] | None]
"""What somebody has: the last entry whose lines they were sent, and their picture; or, without one, the last
entry that they had seen before coming in."""

MOST_FRAMES = 16
"""Who comes back may have seen anything. Those who stayed have all seen the same."""
MOST_MOMENTS = 20
"""Moments that are kept for those to whom they are not yet sent."""


class Gallery:
    def __init__(self) -> None:
        self._moment: tuple[Table, int] | None = None
        self._shown: dict[Seen, tuple[bytes, Scene]] = {}
        self._past: deque[tuple[int, dict[Seen, tuple[bytes, Scene]]]] = deque(maxlen=MOST_MOMENTS)
        """The moments before this one, each with its number."""
        self._stages: dict[str, bytes] = {}
        self._info: tuple[Table, int, Here, list[int], TableInfo] | None = None

    def show(self, table: Table, told: int, seen: int, old: Scene | None) -> tuple[list[bytes], Scene]:
        """The frames that lead from what somebody has seen to this moment, one for each moment that was made
        on the way, and the picture they have then."""
        self._turn_to(table)
        frames: list[bytes] = []
        for number, shown in self._past:
            if found := shown.get(_seen(told, seen, old)):
                told, old = number, found[1]
                frames.append(found[0])
        frame, scene = self._now(table, told, seen, old)
        return [*frames, frame], scene

    def _turn_to(self, table: Table) -> None:
        if self._moment is not None and self._moment[0] is table and self._moment[1] == table.head:
            return
        if self._moment is not None and self._moment[0] is table:
            self._past.append((self._moment[1], self._shown))
        else:
            self._past.clear()
        self._moment, self._shown = (table, table.head), {}

    def _now(self, table: Table, told: int, seen: int, old: Scene | None) -> tuple[bytes, Scene]:
        has = _seen(told, seen, old)
        found = self._shown.get(has)
        if found is None:
            found = self._shown[has] = moment_for(table, "", None, told, seen, old)
            if len(self._shown) > MOST_FRAMES:
                del self._shown[next(iter(self._shown))]
        return found

    def stage(self, table: Table, scene: Scene) -> bytes:
        """The board of a scene; one that is never laid differently under the same id."""
        found = self._stages.get(scene.stage)
        if found is None:
            assert table.match is not None
            found = self._stages[scene.stage] = ENCODER.encode(StageOut(stage=stage_of(table.match)))
        return found

    def about(self, table: Table, guest: str, house: Known, here: Here, offers: list[int], now: int) -> bytes:
        """What the table is like. Only who is told differs from one to the next."""
        if (
            self._info is None
            or self._info[0] is not table
            or self._info[1:4] != (table.version, here, offers)
        ):
            self._info = table, table.version, here, offers, table_info(table, "", house, here, now)
        member = table.members.get(guest)
        you = You(guest, member.role if member else "", [], table.row.host == guest)
        return ENCODER.encode(TableOut(table=msgspec.structs.replace(self._info[4], you=you)))


def _seen(told: int, seen: int, old: Scene | None) -> Seen:
    return (told, seen, None) if old is None else (told, 0, (old.seq, old.changed))
