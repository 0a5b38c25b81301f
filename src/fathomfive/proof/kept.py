"""Positions on disk: a table that a test has laid out, in a small file that `fathom dev` opens.

A file holds one line of JSON: the game, its schema, the set-up and the saved match. Unlike a journal it
needs no way to get there, and unlike one it cannot be played from the beginning.
"""

from __future__ import annotations

import msgspec

from fathomfive.kernel.game import Setup


class KeptPosition(msgspec.Struct, frozen=True, tag_field="entry", tag="position"):
    game: str
    schema: int
    setup: Setup
    save: bytes


def read_position(raw: bytes) -> KeptPosition | None:
    """The position in a file, or None if it holds something else."""
    try:
        return msgspec.json.decode(raw, type=KeptPosition)
    except msgspec.DecodeError:
        return None
