"""What a table of The Refuge can be set up with, and what does not go together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from fathomfive.author import Text, say
from fathomfive.games.refuge.board import Mode
from fathomfive.games.refuge.book import Book
from fathomfive.games.refuge.game import GAME

NAMED = ("objective_1", "objective_2", "objective_3")  # count only where the objectives are chosen
COOPERATIVE = ("difficulty", "objectives", *NAMED)  # a race has neither depth nor objectives (REF-COMP-1)


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """The set-up options.

    Difficulty and objectives are those of the cooperative dive. `preset` follows the difficulty: the three
    starters on a first dive, else random ones; `chosen` takes those that are named, and the starter of each
    level where none is. What stands as it comes asks for nothing (REF-RULING-41): forms send it, and tables
    of older releases have it in their journals.
    """

    mode: Mode = "coop"
    difficulty: Literal["first_dive", "standard", "abyss"] = "first_dive"  # REF-RULING-40
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

    def changed(self, names: Iterable[str]) -> list[str]:
        """Which of these options somebody has set to something else than how they come."""
        usual = Options()
        return [name for name in names if getattr(self, name) != getattr(usual, name)]

    @property
    def idle(self) -> list[str]:
        """The options somebody has set though nothing would come of it (REF-RULING-41)."""
        if self.mode == "competitive":
            return self.changed(COOPERATIVE)
        return [] if self.objectives == "chosen" else self.changed(NAMED)


def cooperative(options: Options) -> bool:
    return options.mode == "coop"


def fits(options: Options, seats: int) -> Text | None:
    """Which choice does nothing, why so many do not fit this kind of dive, or why that seat cannot begin.

    Idle choices come first: no number of seats would help.
    """
    if options.idle:
        return refuse_idle(options, options.idle[0])
    book: Book = GAME.book_for(Options(), {})  # the same whatever the options
    least, most = (book.competitive if options.mode == "competitive" else book.coop).players
    if not least <= seats <= most:  # REF-SETUP-15
        return say("refused-players", mode=say(f"mode-{options.mode}"), least=least, most=most)
    if options.first_seat is not None and options.first_seat >= seats:
        return say("refused-first", seat=options.first_seat + 1, seats=seats)
    return None


def refuse_idle(options: Options, option: str) -> Text:
    """A choice that would be passed over in silence is refused instead (REF-RULING-41)."""
    return say(
        f"refused-idle-{options.mode}",
        option=say(f"option-{option}"),
        choice=say(f"option-{option}-{getattr(options, option)}"),
        usual=say(f"option-{option}-{getattr(Options(), option)}"),
    )
