"""The store of a house in a browser: like any other, and nothing counts that the shelf does not hold."""

from __future__ import annotations

import pytest

from fathomfive.browser.journals import Journals
from fathomfive.browser.shelf import Leaf, PaperShelf
from fathomfive.tables.memory import Memory
from fathomfive.tables.ports import Rejected
from tests.server.rows import bare_row, line
from tests.server.test_alike import told


async def opened(shelf: PaperShelf) -> Journals:
    journals = Journals(shelf)
    await journals.open()
    return journals


async def test_it_answers_like_a_store_in_memory() -> None:
    assert await told(await opened(PaperShelf())) == await told(Memory())


async def test_the_next_page_finds_everything() -> None:
    shelf = PaperShelf()
    before = await opened(shelf)
    await told(before)
    after = await opened(shelf)
    for table in ("t", "u"):
        assert await after.load(table) == await before.load(table)
        assert await after.entries(table, 0, 99) == await before.entries(table, 0, 99)
        assert await after.checkpoint_before(table, 999) == await before.checkpoint_before(table, 999)
        assert await after.chat(table) == await before.chat(table)
        assert await after.notes(table) == await before.notes(table)
        assert await after.links(table) == await before.links(table)
    assert await after.say("t", "ann", 0, "again", 9) == await before.say("t", "ann", 0, "again", 9)


class FullShelf(PaperShelf):
    full = False

    async def put(self, leaves: list[Leaf]) -> bool:
        if self.full:
            raise Rejected("no room")
        return await super().put(leaves)


async def test_what_the_shelf_refuses_never_was() -> None:
    shelf = FullShelf()
    journals = await opened(shelf)
    await journals.make_table(bare_row("t"))
    assert await journals.commit([line("t", 1, "k1")]) == {"t"}
    shelf.full = True
    with pytest.raises(Rejected):
        await journals.commit([line("t", 2, "k2")])
    assert [stored.key for stored in await journals.entries("t", 0, 9)] == ["k1"]
    shelf.full = False
    assert await journals.commit([line("t", 2, "again")]) == {"t"}


async def test_a_second_page_cannot_write_over_the_first() -> None:
    """Both stand at the same head; who comes later is refused, and then knows better."""
    shelf = PaperShelf()
    first = await opened(shelf)
    await first.make_table(bare_row("t"))
    second = await opened(shelf)
    assert await first.commit([line("t", 1, "mine")]) == {"t"}
    assert await second.commit([line("t", 1, "yours")]) == set()
    assert [stored.key for stored in await second.entries("t", 0, 9)] == ["mine"]
    assert await second.commit([line("t", 2, "yours")]) == {"t"}


async def test_of_several_lines_those_that_fit_are_kept() -> None:
    shelf = PaperShelf()
    first = await opened(shelf)
    await first.make_table(bare_row("t"))
    await first.make_table(bare_row("u"))
    second = await opened(shelf)
    assert await first.commit([line("t", 1, "mine")]) == {"t"}
    assert await second.commit([line("t", 1, "late"), line("u", 1, "in time")]) == {"u"}


async def test_a_deleted_table_is_gone_from_the_shelf() -> None:
    shelf = PaperShelf()
    journals = await opened(shelf)
    await journals.make_table(bare_row("t"))
    await journals.delete_table("t")
    assert await (await opened(shelf)).load("t") is None
