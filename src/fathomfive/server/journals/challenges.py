"""`SqlBoard`: challenges, who tried them and what came of it, in the first database of a house.

The tables there are called `dares`, `tries` and `results`: `challenges` are what a passkey signs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from fathomfive.kernel.journal import Open
from fathomfive.kernel.text import Text, Words
from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store
from fathomfive.tables.board import MOST_GROUPS, Dare, Group, Mark, Result, Standing, Try
from fathomfive.tables.clock import iso
from fathomfive.tables.judging import Worth

dares, tries, results = schema.dares, schema.tries, schema.results

_BEST = (results.c.first.desc(), results.c.second.desc(), results.c.third.desc())
"""The same order as the index has it."""


COUNTED_FOR = 5.0
"""Seconds: another node's results stand in the heap so much later."""
MOST_HEAPS = 256


class SqlBoard:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._heaps: dict[str, tuple[float, list[Group]]] = {}
        """How results are spread, and until when that is not counted again."""

    async def dare(self, code: str) -> Dare | None:
        rows = await self._store.all(select(dares).where(dares.c.code == code))
        if not rows:
            return None
        row = rows[0]
        return Dare(
            code=row.code,
            opening=msgspec.json.decode(row.opening, type=Open),
            people=msgspec.json.decode(row.people, type=tuple[int, ...]),
            bots=msgspec.json.decode(row.bots, type=dict[int, str]),
            together=row.together,
            by=row.by,
            table=row.table_id or "",
            day=row.day,
            made=row.made,
        )

    async def of_table(self, table: str) -> str | None:
        rows = await self._store.all(select(dares.c.code).where(dares.c.table_id == table))
        return str(rows[0].code) if rows else None

    async def keep(self, dare: Dare) -> None:
        values = {
            "code": dare.code,
            "opening": msgspec.json.encode(dare.opening).decode(),
            "people": msgspec.json.encode(dare.people).decode(),
            "bots": msgspec.json.encode(dare.bots).decode(),
            "together": dare.together,
            "by": dare.by,
            "table_id": dare.table or None,
            "day": dare.day,
            "made": dare.made,
            "touched": dare.made,
            "marks": "",
        }
        await self._store.do(self._store.insert(dares).values(**values).on_conflict_do_nothing())

    async def enter(self, code: str, guests: Collection[str], table: str, at: int) -> list[str]:
        known = {one.guest: one.table for one in await self.tries(code, guests)}
        if before := [guest for guest, other in known.items() if other != table]:
            return before
        new = [guest for guest in guests if guest not in known]
        try:
            if new:
                await self._store.do(
                    insert(tries).values(
                        [{"code": code, "guest": guest, "table_id": table, "at": at} for guest in new]
                    )
                )
        except IntegrityError:  # somebody of them was faster, at another table
            return [one.guest for one in await self.tries(code, guests) if one.table != table]
        return []

    async def tries(self, code: str, guests: Collection[str]) -> list[Try]:
        c = tries.c
        rows = await self._store.all(select(tries).where(c.code == code, c.guest.in_(list(guests))))
        return [Try(row.guest, row.table_id, row.result, _text(row.why)) for row in rows]

    async def settle(self, code: str, table: str, worth: Worth, print: str, at: int, elsewhere: bool) -> None:
        first, second, third = worth.merit
        new = self._store.insert(results).values(
            code=code, table_id=table, won=worth.won, score=worth.score, rounds=worth.rounds,
            moment=msgspec.json.encode(worth.moment).decode(), cause=worth.cause, first=first, second=second,
            third=third, print=print, elsewhere=elsewhere, at=at,
        )  # fmt: skip
        number = select(results.c.id).where(results.c.code == code, results.c.table_id == table)
        await self._store.do(
            new.on_conflict_do_nothing(),
            update(tries)
            .where(tries.c.code == code, tries.c.table_id == table)
            .values(result=number.scalar_subquery()),
            update(dares).where(dares.c.code == code).values(touched=at),
        )
        self._heaps.pop(code, None)

    async def void(self, code: str, table: str, why: Text) -> None:
        c = tries.c
        words = msgspec.json.encode(why).decode()
        await self._store.do(update(tries).where(c.code == code, c.table_id == table).values(why=words))

    async def has_print(self, code: str, print: str) -> bool:
        c = results.c
        return bool(await self._store.all(select(c.id).where(c.code == code, c.print == print).limit(1)))

    # --- how it stands -----------------------------------------------------------------------------------

    async def standing(self, code: str, most: int, numbers: Iterable[int]) -> Standing:
        """A page of the best and a few others with their places. The rest is counted, not fetched."""
        groups, best, others = await asyncio.gather(
            self._groups(code), self._best(code, most), self._among(code, list(numbers))
        )
        shown = {row.id for row in best}
        others = [row for row in others if row.id not in shown]
        people = await self._people([row.id for row in (*best, *others)])
        return Standing(
            sum(group.count for group in groups),
            sum(group.count for group in groups if group.won),
            [_read(row, people, place) for row, place in zip(best, _places(best), strict=True)],
            [_read(row, people, row.place) for row in others],
            groups[:MOST_GROUPS],
        )

    async def _groups(self, code: str) -> list[Group]:
        """How many there are, and how they are spread: all are looked at, for everybody who asks."""
        until, groups = self._heaps.get(code, (0.0, []))
        if until < time.monotonic():
            groups = await self._counted(code)
            self._heaps[code] = time.monotonic() + COUNTED_FOR, groups
            if len(self._heaps) > MOST_HEAPS:
                del self._heaps[next(iter(self._heaps))]
        return groups

    async def _counted(self, code: str) -> list[Group]:
        c = results.c
        figure = func.coalesce(c.score, c.rounds).label("figure")
        wanted = select(c.won, figure, func.count().label("n")).where(c.code == code)
        rows = await self._store.all(
            wanted.group_by(c.won, figure)
        )  # few groups: sorted here, not all rows there
        return sorted(
            (Group(row.won, float(row.figure), row.n) for row in rows), key=lambda one: (one.won, one.figure)
        )

    async def _best(self, code: str, most: int) -> Sequence[Row[Any]]:
        """In the order of the index, from its end."""
        best = select(results).where(results.c.code == code).order_by(*_BEST, results.c.id).limit(most)
        return await self._store.all(best)

    async def _among(self, code: str, numbers: list[int]) -> Sequence[Row[Any]]:
        """Some results with their places: one more than the index has better ones."""
        if not numbers:
            return []
        c, other = results.c, results.alias()
        better = select(func.count()).where(
            other.c.code == code,
            tuple_(other.c.first, other.c.second, other.c.third) > tuple_(c.first, c.second, c.third),
        )
        place = (better.correlate(results).scalar_subquery() + 1).label("place")
        return await self._store.all(select(results, place).where(c.code == code, c.id.in_(numbers)))

    async def _people(self, numbers: list[int]) -> dict[int, list[str]]:
        c = tries.c
        found: dict[int, list[str]] = {}
        for row in await self._store.all(select(c.result, c.guest).where(c.result.in_(numbers))):
            found.setdefault(row.result, []).append(row.guest)
        return found

    # --- marks -------------------------------------------------------------------------------------------

    async def marks(self, code: str) -> list[Mark] | None:
        rows = await self._store.all(select(dares.c.marks).where(dares.c.code == code))
        return msgspec.json.decode(rows[0].marks, type=list[Mark]) if rows and rows[0].marks else None

    async def put_marks(self, code: str, marks: list[Mark]) -> None:
        words = msgspec.json.encode(marks).decode()
        await self._store.do(update(dares).where(dares.c.code == code).values(marks=words))


def _text(words: str) -> Text | None:
    return msgspec.json.decode(words, type=Text) if words else None


def _places(best: Sequence[Row[Any]]) -> list[int]:
    """Of the first rows of all: those that are alike share a place."""
    places: list[int] = []
    for n, row in enumerate(best):
        alike = n > 0 and _merit(row) == _merit(best[n - 1])
        places.append(places[-1] if alike else n + 1)
    return places


def _merit(row: Row[Any]) -> tuple[float, float, float]:
    return row.first, row.second, row.third


def _read(row: Row[Any], people: dict[int, list[str]], place: int) -> Result:
    moment = msgspec.json.decode(row.moment, type=Words)
    worth = Worth(row.won, row.score, row.rounds, moment, row.cause, _merit(row))
    return Result(
        number=row.id,
        table=row.table_id,
        worth=worth,
        guests=tuple(people.get(row.id, ())),
        elsewhere=row.elsewhere,
        at=row.at,
        place=place,
    )


# --- letting go ---------------------------------------------------------------------------------------------


async def erase_old(store: Store, before: int) -> int:
    """Challenges in which nothing has happened since a moment."""
    return await store.do(delete(dares).where(dares.c.touched < before))


async def tried_by(store: Store, guest: str) -> list[dict[str, str]]:
    """What somebody has tried, for them to take along."""
    c = tries.c
    rows = await store.all(select(c.code, c.table_id, c.at).where(c.guest == guest).order_by(c.at))
    return [{"challenge": row.code, "table": row.table_id, "at": iso(row.at)} for row in rows]
