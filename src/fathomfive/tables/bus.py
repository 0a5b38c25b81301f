"""What nodes tell each other: that something of a table changed, never what. Whoever has viewers there reads
it from the journal; only where somebody points is told, because it is kept nowhere. Nothing waits for the bus
and nothing depends on it but speed: without it nodes ask for the heads of their tables once a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, Protocol, TypeAlias

import msgspec

What: TypeAlias = Literal["entry", "people", "chat", "unchat", "notes", "here", "point", "back", "gone"]


class Note(msgspec.Struct, array_like=True, frozen=True):
    """`what` happened to a table; `number` is the entry, the line of the chat, or the seat that does it."""

    table: str
    what: What
    number: int = 0
    node: str = ""
    places: tuple[str, ...] = ()
    """Where a seat points, or the question and the choice it backs: everybody sees these."""


class Bus(Protocol):
    """Between the nodes of a house. `Alone` is the one for a single process."""

    @property
    def alone(self) -> bool:
        """Whether nobody else writes the journals of this house."""

    @property
    def up(self) -> bool:
        """Whether others are heard."""

    heard: Callable[[Note], None]
    """Called with every note of another node about a table that is watched."""
    standing: Callable[[str], None]
    """Called when a table is watched from now on: what was told before must be read."""

    def keeps(self, table: str) -> bool:
        """Whether every change of this table is heard of here."""

    def watch(self, table: str) -> None: ...

    def unwatch(self, table: str) -> None: ...

    def tell(self, table: str, what: What, number: int = 0, places: tuple[str, ...] = ()) -> None: ...

    async def serve_rules(self, hashes: Iterable[str]) -> None:
        """Let others know which rules are played here."""

    async def rules_served(self, rules: str) -> bool:
        """Whether some node plays by these rules."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One process has the house for itself: what it remembers is so."""

    alone = True
    up = True

    def __init__(self) -> None:
        self.heard: Callable[[Note], None] = lambda note: None
        self.standing: Callable[[str], None] = lambda table: None

    def keeps(self, table: str) -> bool:
        return True

    def watch(self, table: str) -> None: ...

    def unwatch(self, table: str) -> None: ...

    def tell(self, table: str, what: What, number: int = 0, places: tuple[str, ...] = ()) -> None: ...

    async def serve_rules(self, hashes: Iterable[str]) -> None: ...

    async def rules_served(self, rules: str) -> bool:
        return False

    async def open(self) -> None: ...

    async def close(self) -> None: ...
