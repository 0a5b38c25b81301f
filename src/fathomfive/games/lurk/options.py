"""What a table of Lurk can be set up with."""

from __future__ import annotations

from typing import Literal

import msgspec

RoundLimit = Literal["fifteen", "twenty", "none"]
LAST_ROUNDS: dict[RoundLimit, int] = {"fifteen": 15, "twenty": 20, "none": 0}


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Three switches, all off by default, and how long a battle may last."""

    lingering_tokens: bool = False  # LRK-OPT-1
    swap_keeps_token: bool = False  # LRK-OPT-2
    quick_start: bool = False  # LRK-OPT-3
    round_limit: RoundLimit = "fifteen"  # LRK-RULING-28

    @property
    def last_round(self) -> int:
        """0: there is none."""
        return LAST_ROUNDS[self.round_limit]
