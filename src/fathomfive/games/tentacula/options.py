"""What a table of Tentacula can be set up with."""

import msgspec

from fathomfive.games.tentacula.book import LevelId
from fathomfive.games.tentacula.state import WhoGoes


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """`who_goes`: whoever speaks up first takes the next turn, or anybody names who does: for one screen that
    is passed around, and for simulations (TEN-RULING-23)."""

    level: LevelId = "first_voyage"
    who_goes: WhoGoes = "volunteer"


def cooperative(options: Options) -> bool:
    return True
