"""The board a challenge hangs on: what is kept of it, of those who tried, and of what came of it.

`Board` is what lies outside; a server has it in its first database, a house in a page on paper.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple, Protocol

import msgspec

from fathomfive.kernel.journal import Open
from fathomfive.kernel.text import Text
from fathomfive.tables.judging import Worth

MOST_GROUPS = 80
"""Different figures that the picture of all results shows."""


class Dare(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge: how the match begins, dice and all, and who sits where."""

    code: str
    opening: Open
    people: tuple[int, ...]
    """The seats that people play, or whoever tries it alone."""
    bots: dict[int, str]
    together: bool
    """Whether all at the table win or lose together: then a group may try it."""
    by: str = ""
    """The guest who made it; nobody for a day's dive."""
    table: str = ""
    """The match it was made of."""
    day: str = ""
    made: int = 0


class Try(msgspec.Struct, frozen=True):
    """Somebody's one counted try."""

    guest: str
    table: str
    result: int | None = None
    why: Text | None = None
    """Why it does not count, where it does not."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    table: str
    worth: Worth
    guests: tuple[str, ...]
    elsewhere: bool = False
    """Whether it came as a journal, and not from a table of this house."""
    at: int = 0
    place: int = 0
    """Among all; results that are alike share one."""


class Mark(msgspec.Struct, frozen=True):
    """What a bot made of the same dice."""

    bot: str
    worth: Worth


class Group(msgspec.Struct, frozen=True):
    """So many results are alike in this."""

    won: bool
    figure: float
    count: int


class Standing(NamedTuple):
    """How a challenge stands."""

    total: int
    won: int
    best: list[Result]
    others: list[Result]
    """Those that were asked for by number."""
    spread: list[Group]
    """By points where there are any, else by rounds."""


class Board(Protocol):
    async def dare(self, code: str) -> Dare | None: ...

    async def of_table(self, table: str) -> str | None:
        """The code of the challenge that was made of a match."""

    async def keep(self, dare: Dare) -> None:
        """Unless there is one of that code, or of that match."""

    async def enter(self, code: str, guests: Collection[str], table: str, at: int) -> list[str]:
        """These people try it at this table. Returns who has at another: then nobody does."""

    async def tries(self, code: str, guests: Collection[str]) -> list[Try]: ...

    async def settle(self, code: str, table: str, worth: Worth, print: str, at: int, elsewhere: bool) -> None:
        """The result of a table's people; once."""

    async def void(self, code: str, table: str, why: Text) -> None:
        """The try of a table's people does not count."""

    async def has_print(self, code: str, print: str) -> bool: ...

    async def standing(self, code: str, most: int, numbers: Iterable[int]) -> Standing: ...

    async def marks(self, code: str) -> list[Mark] | None:
        """None until bots have tried it."""

    async def put_marks(self, code: str, marks: list[Mark]) -> None: ...
