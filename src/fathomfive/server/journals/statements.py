"""A statement of SQLAlchemy for a driver that is used without it."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler


def compiled(statement: ClauseElement, dialect: Any) -> tuple[str, list[Any]]:
    """A statement as text and arguments for a driver."""
    ready = cast(SQLCompiler, statement.compile(dialect=dialect))
    return str(ready), [ready.params[name] for name in ready.positiontup or ()]
