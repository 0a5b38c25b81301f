"""Matches on disk: opening one that somebody names, and refusing what cannot be opened."""

from __future__ import annotations

from pathlib import Path

from fathomfive.kernel.game import Refused
from fathomfive.kernel.journal import Journal, JournalError
from fathomfive.kernel.text import say


def open_journal(file: Path) -> Journal:
    """The journal in a file, of a game that is installed here, with the key of its dice."""
    if not file.is_file():
        raise Refused(say("refused-no-file", file=str(file)))
    try:
        journal = Journal.read(file)
    except JournalError as error:
        raise Refused(say("refused-journal", file=str(file), reason=str(error))) from error
    if not journal.opening.key:
        raise Refused(say("refused-journal-secret", file=str(file)))
    _ = journal.game  # refused here if it is not installed
    return journal
