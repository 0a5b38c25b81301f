"""What a hosted table writes into its journal: the kernel's entries, and a few of the lobby.

The lobby's entries lie before `begin` and are no part of an exported journal, which starts there.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fathomfive.kernel.journal import (
    Adopted,
    Arranged,
    Covered,
    Entry,
    Played,
    Proposed,
    Rewound,
    Seated,
    StandingPass,
    Undone,
    Voted,
)
from fathomfive.kernel.play import Action


class Readied(msgspec.Struct, frozen=True, tag_field="entry", tag="ready"):
    seat: int
    ready: bool


class Begun(msgspec.Struct, frozen=True, tag_field="entry", tag="begin"):
    """Everybody is ready: the match is laid out."""


TableEntry: TypeAlias = Entry | Readied | Begun

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(TableEntry)


def read_entry(body: bytes) -> TableEntry:
    entry: TableEntry = _DECODER.decode(body)
    return entry


def raw(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


def claims(entry: TableEntry) -> tuple[str, ...]:
    """What somebody may have asked for when this entry came of it: a retry must ask for the same."""
    match entry:
        case Played():
            return (play_claim(bytes(entry.action)),)
        case Undone():
            return (f"undo:{entry.seat}",)
        case Proposed() if not entry.settings:
            return (f"rewind:{entry.seat}:{entry.to}",)
        case Voted():
            return (f"vote:{entry.seat}:{entry.yes}",)
        case Rewound():  # the last yes, or a proposal nobody else had to agree to
            return (f"vote:{entry.seat}:True", f"rewind:{entry.seat}:{entry.to}")
        case StandingPass():
            return (f"standing:{entry.seat}:{entry.kind}:{entry.stands}",)
        case Seated() | Covered() | Readied():
            return (f"{type(entry).__name__}:{entry.seat}",)
        case Adopted() | Arranged() | Begun():
            return (type(entry).__name__,)
    return ()


def play_claim(action: bytes) -> str:
    return "play:" + action.decode()
