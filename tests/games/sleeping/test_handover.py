"""Running campaigns and a new edition of the book: what a mended sentence and what a new rule do to them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.games.sleeping.book import Book, load_book
from fathomfive.games.sleeping.entries import Paragraph
from fathomfive.games.sleeping.game import GAME
from fathomfive.kernel.book import content_hash, prose_of
from fathomfive.kernel.journal import Journal
from fathomfive.server.operate.hosting import judge_running
from tests.games.sleeping.house import MOMENTS, play_until
from tests.server.playing import Served

HANDED = Path(__file__).parent / "handed"
RELEASES = sorted(file.name.removesuffix(".db.gz") for file in HANDED.glob("*.db.gz"))
"""Releases that left a house behind, each with a campaign at sea, one ashore and one at the stair."""


# --- a sentence is no rule -------------------------------------------------------------------------------


def changed(page: Paragraph) -> Book:
    book = load_book()
    return msgspec.structs.replace(book, story=book.story | {page.id: page})


def test_a_sentence_may_be_mended_without_another_rules_hash() -> None:
    book = load_book()
    page = book.story["2"]
    choice = page.choice[0]
    better = msgspec.structs.replace(choice, text=choice.text + " Twice.")
    for other in (
        msgspec.structs.replace(page, text="The keeper looks at your boots."),
        msgspec.structs.replace(page, title="The Keeper"),
        msgspec.structs.replace(page, choice=(better, *page.choice[1:])),
    ):
        assert other != page
        assert GAME.rules_hash(changed(other)) == GAME.rules_hash(book)


def test_a_number_or_a_way_is_a_rule() -> None:
    book = load_book()
    page = next(p for p in book.story.values() if p.choice and p.choice[0].challenge is not None)
    first = page.choice[0]
    assert first.challenge is not None
    harder = msgspec.structs.replace(first.challenge, n=first.challenge.n + 1)
    others = [
        msgspec.structs.replace(
            page, choice=(msgspec.structs.replace(first, challenge=harder), *page.choice[1:])
        ),
        msgspec.structs.replace(page, choice=page.choice[1:]),
        msgspec.structs.replace(page, town="Somewhere"),
    ]
    hashes = {GAME.rules_hash(changed(other)) for other in (page, *others)}
    assert len(hashes) == 4


def test_every_sentence_of_the_book_is_marked_as_one() -> None:
    """With all prose gone nothing is left that reads like a sentence, and the hash is the same."""
    book = load_book()
    marked = set(prose_of(book))
    left = [
        words for words in strings(msgspec.to_builtins(book)) if words not in marked and words.count(" ") > 3
    ]
    rows = {row for page in book.atlas.map for row in page.grid}
    assert [words for words in left if words not in rows] == []
    assert len(marked) > 2000
    assert content_hash(book) == content_hash(load_book())


def strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from strings(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from strings(value)


# --- campaigns of releases before this one ---------------------------------------------------------------


@pytest.mark.parametrize("release", RELEASES)
def test_campaigns_of_an_older_release_are_handed_over_and_played_to_their_end(
    release: str, tmp_path: Path
) -> None:
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((HANDED / f"{release}.db.gz").read_bytes()))
    database = f"sqlite:///{file}"
    with Served.on(database):  # a living room's file is brought up to date by itself
        pass
    verdicts, taken = judge_running((database,), "", carry_out=True)
    assert len(verdicts) == len(MOMENTS)
    assert {verdict.fate for verdict in verdicts} <= {"adopted", "goes on"}, verdicts
    assert taken in (0, len(MOMENTS))
    assert {verdict.fate for verdict in judge_running((database,), "", carry_out=False)[0]} == {"goes on"}
    with Served.on(database) as served:
        for number, verdict in enumerate(verdicts):
            asyncio.run(_to_the_end(served, verdict.table, f"on {number}"))


async def _to_the_end(served: Served, table: str, seed: str) -> None:
    await play_until(served, table, lambda match: False, seed)

    async def journal() -> list[bytes]:
        async with served.node.house.at(table) as found:
            assert found.match is not None
            assert found.match.over
            assert found.match.state.ending
            return await served.node.past.journal(found)

    assert Journal.parse(await served.run(journal())).verify(GAME).over
