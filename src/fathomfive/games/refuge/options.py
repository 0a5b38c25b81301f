"""What a table of The Refuge can be set up with."""

from __future__ import annotations

from typing import Literal

import msgspec

from fathomfive.games.refuge.board import Mode


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """The set-up options.

    Difficulty and objectives are those of the cooperative dive. `preset` follows the difficulty: the three
    starters on a first dive, else random ones; `chosen` takes the three that are named.
    """

    mode: Mode = "coop"
    difficulty: Literal["first_dive", "standard", "abyss"] = "first_dive"
    divers: Literal["draft", "random"] = "draft"
    first: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"] = "random"
    objectives: Literal["preset", "starters", "random", "chosen"] = "preset"
    objective_1: Literal["obj1_clear_water", "obj1_soundings", "obj1_hidden_cache"] = "obj1_clear_water"
    objective_2: Literal["obj2_tag_the_beast", "obj2_both_flanks", "obj2_empty_reach"] = "obj2_tag_the_beast"
    objective_3: Literal["obj3_board_the_wreck", "obj3_raise_the_cargo", "obj3_scuttling_charges"] = (
        "obj3_board_the_wreck"
    )

    @property
    def first_seat(self) -> int | None:
        """The seat the host picked to begin, counted from 0; None if it is drawn (REF-RULING-21)."""
        return None if self.first == "random" else int(self.first.removeprefix("seat_")) - 1
