"""A store in memory and one in a database: asked the same, they answer the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fathomfive.server.journals.migrate import migrate
from fathomfive.server.journals.store import Store as Database
from fathomfive.tables.changes import Changes, Frees, Keeps, LetsIn, Links, Notes, Owns
from fathomfive.tables.memory import Memory
from fathomfive.tables.records import EVERY
from tests.server.rows import bare_row, line


async def told(store: Any) -> list[Any]:
    """What a store says to everything a house asks of it."""
    heard: list[Any] = []
    for guest in ("ann", "ben", "cat"):
        await store.make_guest(guest, guest.title(), 1)
    heard.append([await store.name_guest("ann", "Anna"), await store.name_guest("nobody", "N")])
    people = LetsIn("ann", "play", "", 5), LetsIn("ben", "watch", "w", 5)
    await store.make_table(
        bare_row("t"), *people, Links("w", "watch", "hash", 5), Notes("ann", "hello", 0, 5)
    )
    await store.make_table(bare_row("u"), LetsIn("ann", "play", "", 5))

    # Lines go in at the head, by its rules, with all that comes along.
    heard.append(await store.home.commit([line("t", 1, "k1", also=(Owns(0, "ann"), Owns(1, "ben")), bots=2)]))
    heard.append(
        await store.home.commit([line("t", 1, "late"), line("u", 2, "early"), line("none", 1, "gone")])
    )
    heard.append(await store.home.commit([line("u", 1, "other rules", rules="other")]))
    changed = Changes({"name": "renamed", "rules_hash": "r2"})
    heard.append(await store.home.commit([line("t", 2, "k2", also=(Frees(1), changed, Keeps(2, b"two")))]))
    heard.append(await store.home.commit([line("t", 3, "k3", rules="r2", also=(Keeps(3, b"three", True),))]))
    heard.append(await store.home.written([line("t", 3, "k3"), line("u", 1, "k3")]))
    await store.keep([("t", 1, b"old"), ("t", EVERY + 1, b"far"), ("t", EVERY + 2, b"further")])
    for seq in (1, 3, EVERY + 1, 10 * EVERY):
        heard.append(await store.checkpoint_before("t", seq))
    heard += [await store.kept_forever("t", 0, 99), await store.kept_forever("t", 3, 99)]
    heard += [
        await store.load("t"),
        await store.load("none"),
        await store.news("t", 1),
        await store.news("none", 0),
    ]
    heard += [
        await store.entries("t", 1, 2),
        await store.entry_by_key("t", "k2"),
        await store.entry_by_key("t", "k9"),
    ]
    heard += [await store.tables_due_bots("", 9), await store.tables_due_bots("t", 9)]

    # People, links, talk, the pad.
    await store.let_in("t", "ben", "play", "p", 6)
    await store.let_in("t", "cat", "watch", "w", 6)
    await store.let_in("t", "ann", "watch", "w", 6)
    await store.make_link("p", "t", "play", "hash2", 6)
    await store.note_seen("t", "ben", 3, 7)
    await store.mute("t", "cat", True)
    heard += [
        (await store.load("t")).members,
        await store.find_link("t", "hash2"),
        await store.find_link("u", "hash"),
    ]
    heard += [
        await store.revoke_link("t", "w"),
        await store.revoke_link("t", "w"),
        await store.revoke_link("t", "p"),
    ]
    said = [await store.say("t", "ann", 0, "one", 8), await store.say("t", "ben", None, "two", 9)]
    heard += [said, await store.chat("t"), await store.chat_line("t", 2), await store.chat_line("u", 2)]
    heard += [
        await store.unsay("t", 1, "ben"),
        await store.unsay("t", 1, "ann"),
        await store.unsay("t", 2, None),
    ]
    heard.append(await store.say("none", "ann", 0, "lost", 8))
    heard += [await store.write_notes("t", "ben", "more", base, 9) for base in (0, 1, 1)]
    heard += [await store.notes("t"), await store.notes("u"), await store.write_notes("none", "a", "", 0, 9)]

    # Endings.
    heard += [await store.claim_rematch("t", "u"), await store.claim_rematch("t", "v")]
    heard += [await store.mine("ann"), await store.names(["ann", "ben", "nobody"])]
    await store.show_out("u", "ann")
    await store.forget_guest("ann")
    heard += [
        await store.load("t"),
        await store.load("u"),
        await store.mine("ann"),
        await store.names(["ann"]),
    ]
    await store.delete_table("t")
    heard += [await store.load("t"), await store.entries("t", 0, 9)]
    return heard


async def test_memory_answers_like_a_database(tmp_path: Path) -> None:
    database = Database.at(f"sqlite:///{tmp_path}/house.db")
    await migrate(database.engine)
    try:
        for here, there in zip(await told(Memory()), await told(database), strict=True):
            assert here == there
    finally:
        await database.close()
