"""What a table of Lurk can be set up with."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """The switches of LRK-OPT-1 to LRK-OPT-3, all off by default."""

    lingering_tokens: bool = False
    swap_keeps_token: bool = False
    quick_start: bool = False
