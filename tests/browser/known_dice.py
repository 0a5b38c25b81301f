"""`fathom`, but every table of a set-up has the same dice: what these tests meet here, they meet on every machine.

`DICE` in the environment rolls others: `bash .ci/long wander-1` looks at matches that nobody has seen before. With
`DICE=each` no table has those of another: what is to be many matches shall not be the same one again and again.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from itertools import count
from types import SimpleNamespace

from fathomfive.__main__ import main
from fathomfive.tables import desk, seating
from fathomfive.tables.moves import Draft
from fathomfive.tables.table import Table

DICE = os.environ.get("DICE", "known")
ROLLED = count()


def known_hex(size: int) -> str:
    dice = f"{DICE} {next(ROLLED)}" if DICE == "each" else DICE
    return blake2b(dice.encode(), digest_size=size).hexdigest()


def sit(table: Table, guest: str, seat: int, _: str) -> Draft:
    """Nobody mixes chance of their own into these dice."""
    return by_chance(table, guest, seat, "")


by_chance = seating.sit

if __name__ == "__main__":
    vars(desk)["secrets"] = SimpleNamespace(token_hex=known_hex)
    vars(seating)["sit"] = sit
    main()
