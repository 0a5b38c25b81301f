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

TrustProxy = Annotated[
    list[str] | None,
    typer.Option(
        envvar="FATHOM_TRUST_PROXY",
        help="The address or network of a web server in front, which says who asks; may be repeated. Usually "
        "127.0.0.1.",
        show_default=False,
    ),
]
CookieSecret = Annotated[
    str,
    typer.Option(
        envvar="FATHOM_COOKIE_SECRET",
        metavar="FILE",
        help="The file with the secret that signs cookies, once `fathom cookie-secret` has taken it out.",
        show_default=False,
    ),
]
Operations = Annotated[
    str,
    typer.Option(
        envvar="FATHOM_OPERATIONS",
        metavar="[ADDRESS:]PORT",
        help="Tell /health, /ready and /metrics at a port of their own, for whoever operates this.",
        show_default=False,
    ),
]
CachedTables = Annotated[
    int, typer.Option(min=10, help="Tables kept in memory; each takes up to 240 KB with its viewers.")
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
