"""When rules change: which running tables go on, which are adopted at the start of a step, which stay.

Run by the new release against the database of the old one, before it takes over.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Literal

import msgspec

from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.journal import Adopted, Journal
from fathomfive.kernel.match import Match, RuleBroke, Save
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.tables.bus import Alone, Bus
from fathomfive.tables.house import House
from fathomfive.tables.moves import Draft
from fathomfive.tables.past import whole_journal
from fathomfive.tables.ports import Measures
from fathomfive.tables.records import Loaded, Row
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.table import Kept, Table, read_checkpoint, rules_hash

Fate = Literal["goes on", "adopted", "frozen"]


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of one table under this release."""

    table: str
    game: str
    fate: Fate
    why: str
    save: bytes = b""
    """Of an adopted table: the match it goes on from."""
    asked_again: int = 0
    """Of an adopted table: how many answers have to be given again."""


async def check_running(store: Store) -> AsyncIterator[Verdict]:
    """Judge every table in play of one shard."""
    after = ""
    while rows := await store.tables(["playing"], after):
        for row in rows:
            yield await judge(store, row)
        after = rows[-1].id


async def judge(store: Store, row: Row) -> Verdict:
    game = installed_games().get(row.game)
    if game is None:
        return Verdict(row.id, row.game, "frozen", "this game is not installed")
    try:
        now = rules_hash(game, row.setup)
    except ValueError as error:
        return Verdict(row.id, row.game, "frozen", f"its set-up is no longer possible: {error}")
    if now == row.rules_hash:
        return Verdict(row.id, row.game, "goes on", "the same rules")
    loaded = await store.load(row.id)
    if loaded is None or loaded.kept is None:
        return Verdict(row.id, row.game, "frozen", "there is no checkpoint to judge by")
    return await _judge_changed(store, game, loaded, now)


async def _judge_changed(store: Store, game: Game[Any], loaded: Loaded, now: str) -> Verdict:
    row, kept = loaded.row, read_checkpoint(loaded.kept or b"")
    fault = await replay_fault(store, game, loaded, kept, now)
    if not fault:
        return Verdict(row.id, row.game, "goes on", "every answer is still legal and leads to the same table")
    save = msgspec.msgpack.decode(kept.save, type=Save)
    try:
        match = Match.resumed(game, save.setup, save.snapshot)
    except (ValueError, RuleBroke) as error:  # another schema, or rules that cannot go on from there
        return Verdict(row.id, row.game, "frozen", str(error))
    given = sum(not answer[1] for answer in save.given) + row.head - kept.seq
    return Verdict(row.id, row.game, "adopted", fault, match.save(), given)


async def replay_fault(store: Store, game: Game[Any], loaded: Loaded, kept: Kept, now: str) -> str:
    """Why the journal does not lead to the same table under the present rules; empty if it does."""
    table = Table(game, loaded.row, loaded.owners, loaded.members)
    table.places = kept.places
    lines = await whole_journal(store, table, loaded.row.head)
    if len(lines) != 1 + loaded.row.head - loaded.row.begun:
        return "entries are missing from its journal"
    journal = Journal.parse(lines)
    journal.opening = msgspec.structs.replace(journal.opening, rules_hash=now)
    journal.entries = [
        msgspec.structs.replace(entry, rules_hash=now) if isinstance(entry, Adopted) else entry
        for entry in journal.entries
    ]
    try:
        replayed = journal.verify(game)
        stood = Match.load(game, kept.save)
        upto = kept.seq - loaded.row.begun
        then = replayed if upto == len(journal.entries) else journal.match_at(upto, game)
    except (ValueError, RuleBroke) as error:
        return str(error)
    if then.snapshot() != stood.snapshot():
        return "the same answers lead to another table"
    return ""


async def adopt(shards: Shards, verdicts: list[Verdict], bus: Bus | None = None) -> int:
    """Carry the verdicts out: tables that go on get the present hash, adopted ones an entry of their own.

    From then on nodes of the old release can write nothing there and send its people away.
    """
    house = House(shards, HouseSettings(), Measures(), bus or Alone())
    house.start_writing()
    done = 0
    for verdict in verdicts:
        game = installed_games().get(verdict.game)
        store = shards.of(verdict.table)
        row = await store.row(verdict.table)
        if game is None or row is None or verdict.fate == "frozen":
            continue
        now = rules_hash(game, row.setup)
        if now == row.rules_hash:
            continue
        if verdict.fate == "goes on":
            await store.change(row.id, rules_hash=now)
        else:
            await _adopt(house, game, verdict, now)
        house.bus.tell(row.id, "entry")
        done += 1
    await house.stop_writing()
    return done


async def _adopt(house: House, game: Game[Any], verdict: Verdict, now: str) -> None:
    loaded = await house.stores.of(verdict.table).load(verdict.table)
    assert loaded is not None
    table = Table(game, loaded.row, loaded.owners, loaded.members)
    table.stand_aside(read_checkpoint(loaded.kept or b""), loaded.row.head)
    table.adopt(verdict.save)
    entry = Adopted(verdict.save, now)
    await house.write(table, Draft(entry, columns={"rules_hash": now}, keep="forever"))
