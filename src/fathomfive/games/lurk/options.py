"""What a table of Lurk can be set up with."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Three switches, all off by default."""

    lingering_tokens: bool = False  # LRK-OPT-1
    swap_keeps_token: bool = False  # LRK-OPT-2
    quick_start: bool = False  # LRK-OPT-3
