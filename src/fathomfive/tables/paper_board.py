"""`PaperBoard`: a board that lasts as long as this process, for a house of one person.

Who has tried what stands in the rows of their tables, from where it is noted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

import msgspec

from fathomfive.kernel.text import Text
from fathomfive.tables.board import MOST_GROUPS, Dare, Group, Mark, Result, Standing, Try
from fathomfive.tables.judging import Worth
from fathomfive.tables.records import Row
from fathomfive.tables.table import Origin


class PaperBoard:
    def __init__(self) -> None:
        self._dares: dict[str, Dare] = {}
        self._tries: dict[tuple[str, str], Try] = {}
        self._results: dict[str, list[Result]] = {}
        self._prints: set[tuple[str, str]] = set()
        self._marks: dict[str, list[Mark]] = {}

    def note(self, rows: Iterable[Row], guest: str) -> None:
        """The counted tries of tables that were kept: their results are judged again when somebody asks."""
        for row in sorted(rows, key=lambda one: one.made):
            origin = msgspec.json.decode(row.origin, type=Origin) if row.origin else Origin("", 0)
            if origin.counted and row.begun:
                self._tries.setdefault((origin.challenge, guest), Try(guest, row.id))

    async def dare(self, code: str) -> Dare | None:
        return self._dares.get(code)

    async def of_table(self, table: str) -> str | None:
        return next((dare.code for dare in self._dares.values() if dare.table == table), None)

    async def keep(self, dare: Dare) -> None:
        self._dares.setdefault(dare.code, dare)

    async def enter(self, code: str, guests: Collection[str], table: str, at: int) -> list[str]:
        before = [one.guest for one in await self.tries(code, guests) if one.table != table]
        if not before:
            for guest in guests:
                self._tries.setdefault((code, guest), Try(guest, table))
        return before

    async def tries(self, code: str, guests: Collection[str]) -> list[Try]:
        return [self._tries[code, guest] for guest in guests if (code, guest) in self._tries]

    async def settle(self, code: str, table: str, worth: Worth, print: str, at: int, elsewhere: bool) -> None:
        results = self._results.setdefault(code, [])
        if any(one.table == table for one in results):
            return
        number = len(results) + 1
        guests = self._change(code, table, result=number)
        results.append(
            Result(number=number, table=table, worth=worth, guests=guests, elsewhere=elsewhere, at=at)
        )
        self._prints.add((code, print))

    async def void(self, code: str, table: str, why: Text) -> None:
        self._change(code, table, why=why)

    def _change(self, code: str, table: str, **what: int | Text) -> tuple[str, ...]:
        """Note something of the tries of a table's people."""
        found = [key for key, one in self._tries.items() if key[0] == code and one.table == table]
        for key in found:
            self._tries[key] = msgspec.structs.replace(self._tries[key], **what)
        return tuple(guest for _, guest in found)

    async def has_print(self, code: str, print: str) -> bool:
        return (code, print) in self._prints

    async def standing(self, code: str, most: int, numbers: Iterable[int]) -> Standing:
        results = self._results.get(code, [])
        ranked = [msgspec.structs.replace(one, place=1 + _better(one, results)) for one in results]
        ranked.sort(key=lambda one: (one.place, one.number))
        wanted = set(numbers)
        groups = Counter((one.worth.won, _figure(one.worth)) for one in results)
        spread = [Group(won, figure, count) for (won, figure), count in sorted(groups.items())]
        others = [one for one in ranked[most:] if one.number in wanted]
        won = sum(one.worth.won for one in results)
        return Standing(len(results), won, ranked[:most], others, spread[:MOST_GROUPS])

    async def marks(self, code: str) -> list[Mark] | None:
        return self._marks.get(code)

    async def put_marks(self, code: str, marks: list[Mark]) -> None:
        self._marks[code] = marks


def _better(one: Result, results: Iterable[Result]) -> int:
    return sum(other.worth.merit > one.worth.merit for other in results)


def _figure(worth: Worth) -> float:
    return worth.score if worth.score is not None else float(worth.rounds)
