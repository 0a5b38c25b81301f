"""`Library`: where a house in a browser finds its games. Each is brought when it is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Library(Protocol):
    @property
    def titles(self) -> Mapping[str, str]:
        """What the games are called that can be brought, by id: a list of tables needs no more of them."""

    async def bring(self, game: str) -> None:
        """Have a game at hand. One that nobody knows is left to whoever looks for it, who says so."""


class AllHere:
    """Every game is installed: where the house runs outside a page."""

    titles: Mapping[str, str] = {}

    async def bring(self, game: str) -> None:
        """It is here."""
