"""What an operator's command says when a database does not let it in: a sentence, not a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

CLOSED = ("08", "28", "3D", "57P")
"""How PostgreSQL's codes begin for a lost line, a wrong name or password, no such database, and not now."""


@contextmanager
def in_words() -> Iterator[None]:
    try:
        yield
    except (OSError, DBAPIError) as error:
        if not _is_closed(error):
            raise
        reason = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
        raise Refused(say("refused-no-database", reason=reason)) from error


def _is_closed(error: OSError | DBAPIError) -> bool:
    if isinstance(error, DBAPIError):
        return str(getattr(error.orig, "sqlstate", "")).startswith(CLOSED)
    return error.filename is None  # else it is about a file of the operator's own
