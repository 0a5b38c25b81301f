"""What a keepsake is made of: the matches of one or several evenings, and what no journal knows of them."""

from __future__ import annotations

import msgspec

from fathomfive.tables.moments import Reviewed


class Evening(msgspec.Struct):
    """One match: its journal, and what stands in no journal."""

    lines: list[bytes]
    """The journal with its secrets, as `Past.journal` gives it."""
    names: dict[int, str] = {}
    """Who sat where; a seat without a name is called by its number."""
    bots: dict[int, str] = {}
    """Which bot sat where from the beginning."""
    points: list[Reviewed] = []
    """What bots said to some of its moments, numbered by the entries of the journal; none if nobody asked."""
    seat: int = 0
    """For whom they said it."""
    when: str = ""
    """The day it ended, as `2026-11-18`; a journal alone does not know."""
