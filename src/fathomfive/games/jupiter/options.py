"""What a table of Jupiter Deep can be set up with."""

from __future__ import annotations

from typing import Literal

import msgspec

PresetId = Literal["drill", "cadet", "gentle", "standard", "brittle", "swift", "nightmare", "legend"]
Variant = Literal["robot_vulnerability", "fast_creeps", "ultimate_heroes", "polite_colonists"]


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """The set-up options. Each alternate rule can be added to a preset that does not have it already."""

    preset: PresetId = "standard"
    robots: Literal["by_seat", "chosen"] = "by_seat"
    robot_vulnerability: bool = False
    fast_creeps: bool = False
    ultimate_heroes: bool = False
    polite_colonists: bool = False
    turn_limit: bool = False

    def adds(self, variant: Variant) -> bool:
        return bool(getattr(self, variant))


def cooperative(options: Options) -> bool:
    return True
