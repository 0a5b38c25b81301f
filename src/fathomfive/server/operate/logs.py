"""Logs as JSON lines, each with the id of the request or socket it belongs to.

What may be logged is ids, numbers and reasons: never an action, a scene, a name, a token or a key. Tables
log with Python's own `logging`, fields in `extra`; they come out as the same lines.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO, cast

import structlog

log: Any = structlog.get_logger("fathomfive")

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
            structlog.processors.format_exc_info,
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
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    tables = logging.getLogger("fathomfive.tables")
    tables.handlers, tables.propagate = [handler], False
    tables.setLevel(number)
