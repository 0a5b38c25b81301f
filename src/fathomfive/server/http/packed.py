"""Files that are the same for everybody: known by their hash, and packed once for all who ask.

Only these are packed. An answer with what one person may know beside what another may write would tell by
its packed length what repeats in it, even through TLS (BREACH); and packing each anew would keep the loop
from its work. A file is packed in a thread, once, however many ask for it at the same time.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from threading import Lock

from starlette.responses import Response

PACKS = ("text/", "image/svg+xml", "application/json", "application/manifest+json")
"""What is made of words; pictures, sounds and fonts are packed already."""
LEAST = 1000
"""Below this a packed file takes as many packets as a plain one."""
KEPT = 256
"""Files of a house with many games and languages; one packed file has some ten thousand bytes."""

_kept: dict[str, bytes] = {}
_one_at_a_time = Lock()


async def public_file(
    headers: Mapping[str, str], content: bytes, media_type: str, cache: str = "no-cache"
) -> Response:
    """A file to whoever sent these headers: not at all if they have it, packed if they can read that."""
    mark = hashlib.blake2b(content, digest_size=12).hexdigest()
    packs = len(content) >= LEAST and media_type.startswith(PACKS)
    packed = packs and _reads_gzip(headers.get("accept-encoding", ""))
    out = {"ETag": f'"{mark}-gzip"' if packed else f'"{mark}"', "Cache-Control": cache}
    if packs:
        out["Vary"] = "Accept-Encoding"
    if mark in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=out)
    if packed:
        out["Content-Encoding"] = "gzip"
        kept = _kept.get(mark)
        content = await asyncio.to_thread(_pack, mark, content) if kept is None else kept
    return Response(content, media_type=media_type, headers=out)


def _pack(mark: str, content: bytes) -> bytes:
    with _one_at_a_time:
        if mark not in _kept:
            if len(_kept) >= KEPT:
                del _kept[next(iter(_kept))]
            _kept[mark] = gzip.compress(content, 9, mtime=0)
        return _kept[mark]


def _reads_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
