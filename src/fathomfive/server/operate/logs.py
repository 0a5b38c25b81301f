"""Logs as JSON lines, each with the id of the request or socket it belongs to.

What may be logged is ids, numbers and reasons: never an action, a scene, a name, a token or a key. Tables
log with Python's own `logging`, fields in `extra`; they come out as the same lines, and so does what the
libraries below us have to say. An exception is told by its kind and its places: its message, like the values
in a formatted traceback, may hold somebody's cards.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO, cast

import structlog

log: Any = structlog.get_logger("fathomfive")

OURS = ("fathomfive.tables",)
BELOW = (
    "uvicorn",
    "asyncio",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "alembic",
    "concurrent.futures",
    "opentelemetry",
)
_STAMP = structlog.processors.TimeStamper(fmt="iso", utc=True)


class _StandardError:
    """Whatever it is when something is logged: whoever captures it, as tests do, closes theirs afterwards."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def set_up(level: str = "info") -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            _STAMP,
            _kind_and_places,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _StandardError())),
    )
    handler = logging.StreamHandler(_StandardError())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.contextvars.merge_contextvars,
                structlog.stdlib.add_log_level,
                structlog.stdlib.ExtraAdder(),
                _STAMP,
            ],
            processors=[
                _kind_and_places,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    for name in OURS:
        ours = logging.getLogger(name)
        ours.handlers, ours.propagate = [handler], False
        ours.setLevel(number)
    for name in BELOW:
        below = logging.getLogger(name)
        below.handlers = [_Silenced(handler)]
        below.setLevel(max(number, logging.WARNING))


class _Silenced(logging.Handler):
    """What a library says is told by where it stands in its source: its words may be about anything, such as
    a request's path or a task with all its arguments."""

    def __init__(self, tell: logging.Handler) -> None:
        super().__init__()
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        told = logging.makeLogRecord(record.__dict__)
        if not isinstance(record.msg, OSError):  # an address in use, before anybody is here
            told.msg, told.args = f"{record.name} at {record.filename}:{record.lineno}", None
        told.exc_text = told.stack_info = None
        self._tell.handle(told)


def _kind_and_places(_: Any, __: str, said: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """In place of a formatted traceback."""
    info = said.pop("exc_info", None)
    record = said.get("_record")
    if info is None and record is not None:
        info, record.exc_info, record.exc_text = record.exc_info, None, None
    if info is True:
        info = sys.exc_info()
    error = info if isinstance(info, BaseException) else info[1] if info else None
    if error is not None:
        said.setdefault("error", type(error).__name__)
        said["at"] = places(error)
    return said


def places(error: BaseException) -> list[str]:
    """File and line of the frames a fault went through."""
    found, frame = [], error.__traceback__
    while frame is not None:
        found.append(f"{frame.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{frame.tb_lineno}")
        frame = frame.tb_next
    return found[-8:]
