"""What changes beside the journal when an entry is written or a table is made: plain data.

Each store carries them out in its own way, in the same transaction as the entry or the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec


class Owns(msgspec.Struct, frozen=True):
    """A seat belongs to a guest from now on."""

    seat: int
    guest: str


class Frees(msgspec.Struct, frozen=True):
    """A seat belongs to nobody."""

    seat: int


class LetsIn(msgspec.Struct, frozen=True):
    """A guest may come in. As a player and a watcher: the better word stays."""

    guest: str
    role: str
    link: str
    at: int


class Changes(msgspec.Struct, frozen=True):
    """The table's row has other values in these columns."""

    columns: Mapping[str, Any]


class Keeps(msgspec.Struct, frozen=True):
    """A checkpoint: the current one, and now and then one to look back from."""

    seq: int
    body: bytes
    forever: bool = False
    """Whether replay cannot pass without it."""


class Notes(msgspec.Struct, frozen=True):
    """The pad says this instead of what version `base` said; nothing happens if it is another one by now."""

    guest: str
    text: str
    base: int
    at: int


class Links(msgspec.Struct, frozen=True):
    """A link lets people in; of its token only the hash is kept."""

    id: str
    role: str
    hash: str
    at: int


class Enters(msgspec.Struct, frozen=True):
    """An entry of a journal that came whole from elsewhere."""

    seq: int
    key: str
    body: bytes
    at: int


Change: TypeAlias = Owns | Frees | LetsIn | Changes | Keeps | Notes | Links | Enters
