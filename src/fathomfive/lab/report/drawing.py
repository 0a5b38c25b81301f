"""The browser code that draws the charts, put together once for each release of the library it comes from."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

import vl_convert

_EMBED = "globalThis.vegaEmbed = vegaEmbed;"


@cache
def chart_code() -> str:
    """A megabyte of JavaScript. To put it together takes two seconds, so it is kept in the user's cache."""
    kept = _cache() / f"charts-{version('vl-convert-python')}.js"
    with suppress(OSError, UnicodeDecodeError):
        return kept.read_text("utf-8")
    code = vl_convert.javascript_bundle(_EMBED)
    with suppress(OSError):  # a cache that cannot be written costs two seconds and nothing else
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(code, "utf-8")
        part.replace(kept)
    return code


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fathom-five"
