"""What the group agrees on before the voyage."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    mode: Literal["normal", "brutal"] = "normal"
    """Brutal: the first defeat ends the campaign (SLG-SETUP-13)."""
    dice: bool = False
    """Fate is a die instead of a card (SLG-DICE-1), for the whole campaign (SLG-RULING-25)."""
    crew: Literal["draft", "deal"] = "draft"
    """Boards are picked in turn or dealt at random (SLG-RULING-22)."""
    open_table: bool = False
    """Players may come and go at the end of every turn (SLG-PLAY-1)."""
    reshare: bool = False
    """Going on with a saved voyage: share the crew out anew (SLG-SAVE-3)."""


def cooperative(options: Options) -> bool:
    return True
