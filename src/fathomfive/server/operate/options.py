"""What the operator's commands share: where the databases are, and the server's own modules, loaded late."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

Database = Annotated[
    list[str] | None,
    typer.Option(
        envvar="FATHOM_DATABASE",
        help="postgresql://... or sqlite:///file; without it a file in your home. Several are shards: always "
        "all of them, in the same order.",
        show_default=False,
    ),
]


def databases_of(given: list[str] | None) -> tuple[str, ...]:
    """Those that were named, or where a home host keeps its tables."""
    if given:
        return tuple(given)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return (f"sqlite:///{data}/fathom-five/tables.db",)


def the_hosting() -> Any:
    try:
        from fathomfive.server.operate import hosting
    except ImportError as error:
        raise Refused(say("refused-no-server", missing=error.name or str(error))) from error
    module: ModuleType = hosting
    return module
