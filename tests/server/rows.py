"""Bare rows for tests of the store, where no game is played."""

from __future__ import annotations

import secrets

from fathomfive.server.journals.store import Store
from fathomfive.tables.records import Line, Row


def bare_row(table: str) -> Row:
    return Row(
        id=table, game="none", name="", host="h", phase="playing", setup='{"game":"none","seats":2}',
        rules_hash="r", undo="off", patience=0, chat=False, head=0, begun=0, waiting=0, bots=0, asked="",
        since=0, commitment="c", secret="s", salt="t", opening="", outcome="", rematch="", origin="", made=0,
        updated=0,
    )  # fmt: skip


async def bare_tables(store: Store, *names: str) -> None:
    for name in names:
        await store.make_table(bare_row(name))


def line(table: str, seq: int, key: str = "", **more: object) -> Line:
    fields = {
        "table": table, "rules": "r", "seq": seq, "key": key or secrets.token_hex(8),
        "body": b'{"entry":"arrange"}', "at": seq, "phase": "playing", "waiting": 1, "bots": 0, "asked": "x",
        "since": seq,
    }  # fmt: skip
    return Line(**(fields | more))  # type: ignore[arg-type]
