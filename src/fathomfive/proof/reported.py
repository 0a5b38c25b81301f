"""A failing test from what a player said is wrong: the journal up to that moment, and the player's sentence.

Everything that comes from outside is written as a Python literal: a sentence may hold quotes, and is no code.
"""

from __future__ import annotations

from collections.abc import Sequence

_PAGE = '''\
# ruff: noqa: E501
"""Report {number} of somebody at a table of {game}, release {release}: the table stands where they saw it."""

from typing import Any
{imports}
from fathomfive.kernel.journal import Journal
from fathomfive.proof.position import Position

WORDS = {words}
JOURNAL = (
{journal})


def is_right(table: Position[Any]) -> bool:
    """Whether the table is now as the rules want it. What should be so is written here."""
    return False


{mark}def test_report_{number}() -> None:
    journal = Journal.parse(line.encode() for line in JOURNAL)
    assert is_right(Position(journal.match_at())), WORDS
'''


def as_test(
    number: int, game: str, release: str, rule: str, words: str, lines: Sequence[bytes], at: int
) -> str:
    """A file for pytest that fails with the sentence until `is_right` says what is right, and it is."""
    upto = lines[: 1 + at]
    return _PAGE.format(
        number=number,
        game=game,
        release=release,
        imports="\nimport pytest\n" if rule else "",
        words=repr(words),
        journal="".join(f"    {line.decode()!r},\n" for line in upto),
        mark=f"@pytest.mark.rule({rule!r})\n" if rule else "",
    )
