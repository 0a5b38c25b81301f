"""What a table on the workbench starts from, and the answers that were given since.

A start is a set-up and the key of its dice, or the start of a step where a journal or a position begins.
Answers are kept one by one, those that followed by themselves included: under other rules they may no longer
do so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from fathomfive.kernel.game import Game, Refused, Setup
from fathomfive.kernel.journal import (
    Adopted,
    Covered,
    Journal,
    JournalError,
    Played,
    Rewound,
    StandingPass,
    Undone,
)
from fathomfive.kernel.match import Match, Save
from fathomfive.kernel.text import say
from fathomfive.proof.kept import read_position
from fathomfive.tables.entries import TableEntry


class Answer(msgspec.Struct, frozen=True):
    action: bytes
    auto: bool = False
    """Whether it was the only one, and given by the kernel."""


Item: TypeAlias = Answer | StandingPass | Covered
"""Whatever is done again on a table that is laid anew."""


class Start(msgspec.Struct, frozen=True):
    setup: Setup
    key: str
    step: bytes = b""
    """The snapshot a step began from; empty: the table is laid out from the set-up."""


class Way(msgspec.Struct, frozen=True):
    start: Start
    items: tuple[Item, ...] = ()


def items_of(entries: Iterable[TableEntry], before: Sequence[Item] = ()) -> tuple[Item, ...]:
    """The answers that stand after these entries; one that was taken back is forgotten."""
    items = list(before)
    for entry in entries:
        match entry:
            case Played():
                items.append(Answer(bytes(entry.action)))
                items += [Answer(bytes(raw), auto=True) for raw in entry.auto]
            case StandingPass() | Covered():
                items.append(entry)
            case Undone():
                last = max(n for n, item in enumerate(items) if isinstance(item, Answer) and not item.auto)
                items = items[:last] + [item for item in items[last:] if not isinstance(item, Answer)]
    return tuple(items)


def way_in(file: Path, at: int | None, game: Game[Any]) -> Way:
    """What a journal (after entry `at`, or at its end) or a position leads to."""
    raw = file.read_bytes()
    position = read_position(raw)
    if position is not None:
        _must_be_of(game, position.game, file)
        return _saved(position.save)
    try:
        journal = Journal.parse(raw.splitlines(), str(file))
        _must_be_of(game, journal.opening.setup.game, file)
        return _recorded(journal, len(journal.entries) if at is None else at, game, file)
    except JournalError as error:
        raise Refused(say("refused-journal", file=str(file), reason=str(error))) from error


def _must_be_of(game: Game[Any], found: str, file: Path) -> None:
    if found != game.id:
        raise Refused(say("refused-journal-game", file=str(file), found=found, game=game.title))


def _recorded(journal: Journal, at: int, game: Game[Any], file: Path) -> Way:
    if not journal.opening.key:
        raise Refused(say("refused-journal-secret", file=str(file)))
    if not 0 <= at <= len(journal.entries):
        raise JournalError(f"there is no entry {at}; the journal has {len(journal.entries)}")
    entries = journal.entries[:at]
    leaps = [n for n, entry in enumerate(entries, start=1) if isinstance(entry, Adopted | Rewound)]
    if leaps:  # what lies before cannot be played again answer by answer
        way = _saved(journal.match_at(leaps[-1], game).save())
        return Way(way.start, items_of(entries[leaps[-1] :], way.items))
    return Way(Start(journal.opening.setup, journal.opening.key), items_of(entries))


def _saved(raw: bytes) -> Way:
    save = msgspec.msgpack.decode(raw, type=Save)
    items = [Answer(msgspec.json.encode(action), auto) for action, auto in save.given]
    return Way(Start(save.setup, "", save.snapshot), tuple(items))


def given_to(match: Match[Any]) -> list[Any]:
    """The answers that a match has had since its trail begins."""
    save = msgspec.msgpack.decode(match.save(), type=Save)
    return [match.game.read_action(msgspec.json.encode(action)) for action, _ in save.given]
