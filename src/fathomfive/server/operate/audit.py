"""Does every table hold what it claims? Each journal is played again and must lead to its checkpoint."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from fathomfive.kernel.game import installed_games
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.check_running import replay_fault
from fathomfive.tables.records import Row
from fathomfive.tables.table import read_checkpoint, rules_hash

State = Literal["sound", "damaged", "of other rules"]


class Finding(msgspec.Struct, frozen=True):
    """What was found at one table that has begun."""

    table: str
    game: str
    state: State
    why: str = ""


async def audit(store: Store) -> AsyncIterator[Finding]:
    """Look at every table of one shard that has begun, over or not."""
    after = ""
    while rows := await store.tables(["playing", "over"], after):
        for row in rows:
            yield await _look_at(store, row)
        after = rows[-1].id


async def _look_at(store: Store, row: Row) -> Finding:
    game = installed_games().get(row.game)
    if game is None or not _same_rules(row):
        return Finding(row.id, row.game, "of other rules")  # only the release that played it could replay it
    loaded = await store.load(row.id)
    if loaded is None or loaded.kept is None:
        return Finding(row.id, row.game, "damaged", "its checkpoint is missing")
    try:
        fault = await replay_fault(store, game, loaded, read_checkpoint(loaded.kept), row.rules_hash)
    except msgspec.DecodeError as error:
        fault = f"unreadable: {error}"
    return Finding(row.id, row.game, "damaged" if fault else "sound", fault)


def _same_rules(row: Row) -> bool:
    try:
        return rules_hash(installed_games()[row.game], row.setup) == row.rules_hash
    except ValueError:  # a set-up that is no longer possible
        return False
